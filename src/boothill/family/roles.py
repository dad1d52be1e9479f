"""The roles the games are played with: how many of each, what they are after, who begins, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from boothill.kernel.decision import Seat
from boothill.kernel.rng import shuffled

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
HIDDEN: Final = -1
RoleId = int
"""A role: index into `ROLES`; HIDDEN where nothing is known of it, or there is none."""
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

ROLES_BY_PLAYERS = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    5: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE),
    6: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    7: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    8: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE),
}
"""BASE-SET-1, -2, -11; DICE-SETUP-1, -2."""
FEWEST: Final = min(ROLES_BY_PLAYERS)
MOST: Final = max(ROLES_BY_PLAYERS)

GOALS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""DC-3P-2, DICE-THREE-2: at a table of three, whom each role has to kill."""


def living_roles(players: int, out: Iterable[int]) -> list[int]:
    """How many of each role are still in the game: public, because the roles of those who are `out` are shown."""
    counts = [0] * len(ROLES)
    for role in ROLES_BY_PLAYERS[players]:
        counts[role] += 1
    for role in out:
        counts[role] -= 1
    return counts


class Seating(Protocol):
    """Whoever knows who sits at the table and is in the game: a table, or a view of it."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, dead or alive."""
        ...

    @property
    def role(self) -> tuple[int, ...]:
        """The role of each seat, as far as it is known."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in the game, clockwise."""
        ...


def of_three(t: Seating) -> bool:
    """Whether the game is played by the rules for three players (DC-3P, DICE-THREE-1)."""
    return len(t.names) == 3


def first_player(t: Seating) -> Seat:
    """BASE-SET-9, DICE-SETUP-7: the Sheriff takes the first turn; of three players the Deputy does."""
    return t.role.index(DEPUTY if of_three(t) else SHERIFF)


def roles_face_up(t: Seating) -> list[Seat]:
    """Whose roles are dealt face up: the Sheriff's (BASE-SET-3, DICE-SETUP-3); of three all (DC-3P-1, DICE-THREE-1)."""
    return list(t.seats) if of_three(t) else [t.role.index(SHERIFF)]


def roles_known_to(t: Seating, seat: Seat, face_up: Sequence[Seat]) -> tuple[int, ...]:
    """The roles as a seat knows them: its own and those that lie face up, HIDDEN for the others."""
    return tuple([role if owner == seat or owner in face_up else HIDDEN for owner, role in enumerate(t.role)])


def redealt(t: Seating, seat: Seat, face_up: Sequence[Seat], seed: int) -> tuple[int, ...]:
    """The roles with those that a seat does not know dealt anew among their owners."""
    roles = list(t.role)
    unknown = [other for other in range(len(roles)) if other != seat and other not in face_up]
    for other, role in zip(unknown, shuffled([roles[o] for o in unknown], seed, "redeal roles"), strict=True):
        roles[other] = role
    return tuple(roles)


def winners(goals: Sequence[int], living: Sequence[Seat]) -> tuple[Seat, ...] | None:
    """Who has won with a Sheriff at the table, None if the game goes on. `goals` is the role each seat plays for.

    The Sheriff's death is looked at first (BASE-WIN-5, DICE-WIN-4). A side wins with its dead (DICE-WIN-5); of two
    Renegades each plays alone (DC-8P-1 to -4, DICE-WIN-6).
    """
    present = {goals[seat] for seat in living}
    if SHERIFF not in present:  # BASE-WIN-2, DICE-WIN-2
        if len(living) == 1 and RENEGADE in present:
            return tuple(living)
        return seats_with(goals, OUTLAW)
    if OUTLAW not in present and RENEGADE not in present:  # BASE-WIN-3, DICE-WIN-3, -8
        return seats_with(goals, SHERIFF, DEPUTY)
    return None  # BASE-WIN-4, DICE-WIN-7 among others


def winner_of_three(
    roles: Sequence[int], living: Sequence[Seat], kills: Iterable[tuple[Seat, Seat]]
) -> tuple[Seat, ...] | None:
    """Who has won at a table of three; `kills` are (victim, whoever eliminated them, below 0 if nobody did).

    DC-3P-2, DICE-THREE-4, -7: whoever killed the one they were after. DC-3P-3, -7, DICE-THREE-5, -6: otherwise the last
    one alive. DICE-THREE-8: if nobody is left, the Outlaw.
    """
    for victim, killer in kills:
        if killer >= 0 and GOALS[roles[killer]] == roles[victim]:
            return (killer,)
    if not living:
        return seats_with(roles, OUTLAW)
    return tuple(living) if len(living) == 1 else None


def seats_with(goals: Sequence[int], *roles: int) -> tuple[Seat, ...]:
    """All seats that play for one of these roles, dead or alive."""
    return tuple([seat for seat, goal in enumerate(goals) if goal in roles])
