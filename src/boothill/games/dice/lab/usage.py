"""What many dice games made use of: characters, their abilities, questions, and what happened, as the log tells it.

An ability acts when something happens that would not have happened to anybody else. The log shows that for every
character, and none has to be known by name: what is unusual is their doing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from boothill.family.roles import ROLES
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import REACH
from boothill.games.dice.rules.resolving import places_apart
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import (
    BY_LOSS,
    CAUSES,
    CLOSE,
    DYNAMITE,
    GATLING_LIMIT,
    INSTEAD,
    ONE,
    REROLLS,
    STRUCK_BACK,
)
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import Event
from boothill.kernel.match import Match
from boothill.lab.run.counts import Counts

QUESTIONS = ("gift", "reroll", "shoot", "arrows_instead", "return_arrows", "heal", "remove_arrow")
"""All kinds of questions, in the order of a turn."""
HAPPENINGS = {"indians": "Indian attacks", "exploded": "explosions", "fired": "Gatlings fired"}
"""Events that are counted, and what they are called."""


class CharacterUse(NamedTuple):
    """How often a character was used."""

    id: str
    games: int
    turns: int
    acts: int
    """How often the ability made a difference."""


class RoleUse(NamedTuple):
    """How the seats of one role fared."""

    id: str
    seats: int
    wins: int


@dataclass
class DiceUsage(Counts):
    """Counts by the ids of characters, by kinds of questions, causes and roles. Plain data, so that it travels."""

    games: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    """By kind; only those with a choice are asked."""
    happened: Counter[str] = field(default_factory=Counter)
    """By the names of events, those of `HAPPENINGS`."""
    eliminated: Counter[str] = field(default_factory=Counter)
    """By cause."""
    seats: Counter[str] = field(default_factory=Counter)
    """By role."""
    wins: Counter[str] = field(default_factory=Counter)
    """By role."""

    def count_question(self, decision: Decision) -> None:
        """A question is asked."""
        self.questions[decision.kind] += 1

    def count_game(self, match: Match[DiceTable]) -> None:
        """A recorded game is over, or has gone as far as it went."""
        t = match.state
        for seat, role in enumerate(t.role):
            self.games[t.who(seat).id] += 1
            self.seats[ROLES[role]] += 1
            self.wins[ROLES[role]] += seat in t.winners
        for name, public, _, _ in match.events:
            if name == "turn":
                self.turns[t.who(public[0]).id] += 1
            elif name == "eliminated":
                self.eliminated[CAUSES[public[3]]] += 1
            elif name in HAPPENINGS:
                self.happened[name] += 1
        for seat in acts(t, match.events):
            self.acts[t.who(seat).id] += 1

    def characters(self) -> list[CharacterUse]:
        """All of them, used or not."""
        return [CharacterUse(one.id, self.games[one.id], self.turns[one.id], self.acts[one.id]) for one in CHARACTERS]

    def roles(self) -> list[RoleUse]:
        """All of them."""
        return [RoleUse(role, self.seats[role], self.wins[role]) for role in ROLES]


def acts(t: DiceTable, events: list[Event]) -> Iterator[Seat]:
    """Whose ability made a difference, each time it did, as the log of a whole game tells it."""
    living = list(range(len(t.names)))
    dice: tuple[int, ...] = ()
    for name, public, _, _ in events:
        match name, public:
            case "turn", _:
                dice = ()
            case "eliminated", (seat, *_):
                living.remove(seat)
            case "rolled", (seat, number, thrown, *faces):
                unlocked = any(face == DYNAMITE and thrown >> die & 1 for die, face in enumerate(dice))
                if unlocked or number > REROLLS + 1:
                    yield seat
                dice = tuple(faces)
            case "aimed", (seat, at, _, face, points):
                usual = REACH[ONE if len(living) <= CLOSE else face]
                if points > 1 or places_apart(living, seat, at) not in usual:
                    yield seat
            case "fired", (seat, gatlings) if gatlings < GATLING_LIMIT:
                yield seat
            case "healed", (_, seat, gained) if gained > 1:
                yield seat
            case "gave_life", (seat, _, gained) if gained:
                yield seat
            case "took_arrows", (_, _, _, why) if why == STRUCK_BACK:
                yield from [seat for seat in range(len(t.names)) if t.who(seat).strikes_back]
            case ("took_arrows" | "returned_arrows", (seat, _, _, why)) if why in (INSTEAD, BY_LOSS):
                yield seat
            case "removed_arrow" | "spared" | "gained_life", (seat, *_):
                yield seat
