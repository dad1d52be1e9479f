"""Tables of the dice game as stories tell them, and luck as they script it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from boothill.family.roles import ROLES, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.dice.rules import terms
from boothill.games.dice.rules.characters import CHARACTER_INDEX, CHARACTERS
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.state import DiceTable
from boothill.kernel.decision import Seat
from boothill.kernel.journal import Journal
from support.story import NAMES, StoryError

WORDS: Final = ("arrow", "dynamite", "1", "2", "beer", "gatling")
"""The faces as stories tell them."""
QUIET: Final = (terms.BEER,) * terms.DICE
"""A first roll that changes nothing until something is said about it."""

PLAIN_LIFE: Final = 8
STAND_INS: Final = (
    "lucky_duke",
    "black_jack",
    "calamity_janet",
    "slab_the_killer",
    "willy_the_kid",
    "rose_doolan",
    "suzy_lafayette",
    "jesse_jones",
    "kit_carlson",
    "sid_ketchum",
)
"""For plain seats out of turn: abilities that work in a turn of one's own."""
STAND_INS_IN_TURN: Final = ("paul_regret", "vulture_sam", "jourdonnais", "bart_cassidy")
"""For a plain seat in its turn: abilities of which the story hears if they work."""


def laid_table(seats: dict[str, str]) -> tuple[DiceTable, list[Seat]]:
    """The table a story tells, seat by seat, and which seats are plain."""
    names = tuple(NAMES[: len(seats)])
    if set(names) != set(seats):
        raise StoryError(f"{len(names)} players are called {', '.join(names)}")
    options = DiceOptions(names, seed=1)
    t = DiceTable(options.dump(), options.names)
    t.seed = options.seed
    told = [SeatWords(seats[name]) for name in names]
    t.role = _roles(told)
    chosen = [words.character for words in told]
    spare = iter([name for name in STAND_INS if name not in chosen])
    t.character = tuple([CHARACTER_INDEX[name or next(spare)] for name in chosen])
    for seat, words in enumerate(told):
        full = CHARACTERS[t.character[seat]].life if words.character else PLAIN_LIFE
        if t.role[seat] == SHERIFF:
            full += terms.SHERIFF_EXTRA
        if words.character and words.full not in (full, 0):
            raise StoryError(f"{NAMES[seat]} has {full} life points at most, not {words.full}")
        t.max_life[seat] = words.full or full
        t.life[seat] = 0 if words.out else words.life or t.max_life[seat]
        t.arrows[seat] = words.arrows
    t.eliminated = [seat for seat, words in enumerate(told) if words.out]
    t.seats = tuple([seat for seat, words in enumerate(told) if not words.out])
    t.pile = terms.ARROWS - sum(t.arrows)
    return t, [seat for seat, words in enumerate(told) if not words.character]


def _roles(told: list[SeatWords]) -> tuple[int, ...]:
    named = [words.role for words in told]
    if not any(named):
        return ROLES_BY_PLAYERS[len(told)]
    if not all(named):
        raise StoryError("either every seat has a role or none has")
    return tuple(ROLES.index(role) for role in named)


def stand_in_turn(t: DiceTable, seat: Seat) -> None:
    """Give a plain seat, which is about to take its turn, a character that does not matter in it."""
    spare = [CHARACTER_INDEX[name] for name in STAND_INS_IN_TURN if CHARACTER_INDEX[name] not in t.character]
    if not spare:
        raise StoryError(f"nobody is left to stand in for {NAMES[seat]}; name a character for him")
    t.character = tuple([spare[0] if other == seat else who for other, who in enumerate(t.character)])


def parsed(faces: str) -> tuple[int, ...]:
    """The faces a story tells: "1 beer" are two."""
    for word in faces.split():
        if word not in WORDS:
            raise StoryError(f"no die shows '{word}'; the faces are {', '.join(WORDS)}")
    return tuple(WORDS.index(word) for word in faces.split())


def told_faces(faces: Sequence[int]) -> str:
    """The faces as a story tells them."""
    return " ".join(WORDS[face] for face in faces)


class SeatWords:
    """What a story says of a seat."""

    def __init__(self, text: str) -> None:
        self.role = self.character = ""
        self.life = self.full = self.arrows = 0
        self.out = False
        words = iter(text.split())
        for word in words:
            if word in ROLES:
                self.role = word
            elif word in CHARACTER_INDEX:
                self.character = word
            elif word == "arrows":
                self.arrows = int(next(words))
            elif word == "out":
                self.out = True
            elif re.fullmatch(r"\d+(/\d+)?", word):
                life, _, full = word.partition("/")
                self.life, self.full = int(life), int(full or 0)
            elif word != "plain":
                raise StoryError(f"stories of the dice game know no '{word}'")


class Luck(Journal):
    """A journal that takes the rolls from the story. A first roll that has not been told yet is a quiet one."""

    __slots__ = ("quiet", "rolls", "used")

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        super().__init__()
        self.rolls = rolls
        self.used = 0
        self.quiet = False

    def result(self, purpose: str, number: int, drawn: tuple[int, ...], among: Sequence[int]) -> tuple[int, ...]:
        """What the story says of this roll; recorded like any other luck."""
        if self.used < len(self.rolls):
            told = self.rolls[self.used]
            self.used += 1
        elif number % terms.MOST_ROLLS == 0 and not self.quiet:
            told = QUIET
            self.quiet = True
        else:
            raise StoryError(f"the game throws {len(drawn)} dice, and the story tells no roll")
        if (purpose, len(told)) != ("roll", len(drawn)):
            raise StoryError(f"the game wants {len(drawn)} of '{purpose}', the story tells {len(told)} dice")
        self.chance.append((purpose, number, told))
        return told
