"""What every table of the family is: players with roles and life in a circle, turns, and an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF, of_three, winner_of_three, winners
from boothill.family.stored import StoredSeating
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.rng import shuffled


class GameOver(Exception):
    """Raised where the game is decided and caught where it is run, nowhere else."""


class SeatedTable(StoredSeating):
    """The part of a game's state that is the same in every game. Its fields, to which a game adds its own, are declared
    in `family.fields`.
    """

    __slots__ = ()

    def emit(self, name: str, *public: int, to: tuple[Seat, ...] = (), secret: tuple[int, ...] = ()) -> None:
        """Write down an event: what all learn, and what only the seats in `to` learn on top."""
        if self.journal is not None:
            self.journal.events.append((name, public, to, secret))

    def clockwise(self, start: Seat) -> list[Seat]:
        """The players in the game, clockwise, from `start` on (which need not be in the game itself)."""
        seats = self.seats
        for at, seat in enumerate(seats):
            if seat >= start:
                return [*seats[at:], *seats[:at]]
        return list(seats)

    def shuffle(self, purpose: str, items: Sequence[int]) -> list[int]:
        """The items as chance orders them, before the game begins."""
        order = shuffled(items, self.seed, purpose)
        return list(self.journal.result(purpose, 0, tuple(order), items)) if self.journal is not None else order

    def decided(self, goals: Sequence[int]) -> tuple[Seat, ...] | None:
        """The winners if the game is decided now, None if it goes on. `goals` is the role each seat plays for."""
        if of_three(self):
            return winner_of_three(
                self.role, self.seats, [(victim, self.killed_by[victim]) for victim in self.eliminated]
            )
        return winners(goals, self.seats)

    def deal_roles(self, sheriff: Seat | None) -> None:
        """BASE-SET-3, DICE-SETUP-3; with a fixed Sheriff the other roles are dealt among the rest (BASE-SERIES-4)."""
        roles = list(ROLES_BY_PLAYERS[len(self.names)])
        if sheriff is None:
            self.role = tuple(self.shuffle("roles", roles))
            return
        others = self.shuffle("roles", roles[1:])
        self.role = (*others[:sheriff], SHERIFF, *others[sheriff:])


class InTurn(Protocol):
    """Whoever knows whose turn it is: a table, or a view of it."""

    @property
    def turn(self) -> int:
        """The number of the turn."""
        ...

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won."""
        ...


def moment_text(t: InTurn, phase: str) -> str:
    """'turn 3: seat 1 in phase 2', for whoever looks at a game at a prompt."""
    if t.winners:
        return f"over after turn {t.turn}, won by {' and '.join(f'seat {seat}' for seat in t.winners)}"
    return f"turn {t.turn}: seat {t.active} in {phase}" if t.turn else "before the first turn"


def viewer_text(seat: Seat) -> str:
    """'seat 2', 'a spectator', 'everything'."""
    return {SPECTATOR: "a spectator", EVERYTHING: "everything"}.get(seat, f"seat {seat}")
