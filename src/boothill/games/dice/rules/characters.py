"""The sixteen characters: one declaration each. What a declaration does not say is as for everybody.

Faces, limits and the moments in which an ability works are data: the rules ask the declaration, never the name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from boothill.games.dice.rules.terms import BULLSEYE, EXPLOSION, GATLING_FIRE, GATLING_LIMIT, INDIANS, ONE, REROLLS, TWO

REACH: Final[dict[int, tuple[int, ...]]] = {ONE: (1,), TWO: (2,)}
"""DICE-SHOT-2, -3: how many places away a bull's-eye hits."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character (DICE-SETUP-4): his life points and what is special about him.

    An ability works in moments of its own: none of them needs the name of the character.
    """

    id: str
    name: str
    life: int
    rerolls: int = REROLLS
    """How often he may throw dice again."""
    locks_dynamite: bool = True
    """Whether dynamite in front of him stays where it is while fewer than three lie there."""
    reach: dict[int, tuple[int, ...]] = field(default_factory=lambda: REACH)
    """How many places away each bull's-eye hits."""
    gatlings_needed: int = GATLING_LIMIT
    most_lost: dict[int, int] = field(default_factory=dict)
    """The most life points each cause can cost him, where there is a limit."""
    arrows_for_hits: bool = False
    """He may take arrows instead of points lost to a bull's-eye or a Gatling."""
    returns_arrows: tuple[int, ...] = ()
    """Causes for which he may return an arrow for each point lost."""
    strikes_back: bool = False
    """Who hurts him with bull's-eyes or a Gatling takes an arrow."""
    beer_when_weak: int = 1
    """What each of his own beers gives himself if he is weak before the first of them."""
    gives_life: bool = False
    """Before he rolls he gives a life point to somebody."""
    doubles_shots: bool = False
    """He may spend a beer to double a bull's-eye, once per turn."""
    removes_arrows: bool = False
    """For each of his gatlings he may send an arrow back to the pile."""
    peaceful_gain: int = 0
    """Life points he gains at the end of his turn if his final dice show no bull's-eye."""
    gain_per_death: int = 0
    """Life points he gains for each player eliminated while he lives on."""


WEAK: Final = 4
"""DICE-CHAR-JESSE-1: the most life points with which a player counts as weak."""

CHARACTERS: Final = (
    Character("bart_cassidy", "Bart Cassidy", 8, arrows_for_hits=True),
    Character("black_jack", "Black Jack", 8, locks_dynamite=False),
    Character("calamity_janet", "Calamity Janet", 8, reach={ONE: (1, 2), TWO: (1, 2)}),
    Character("el_gringo", "El Gringo", 7, strikes_back=True),
    Character("jesse_jones", "Jesse Jones", 9, beer_when_weak=2),
    Character("jourdonnais", "Jourdonnais", 7, most_lost={INDIANS: 1}),
    Character("kit_carlson", "Kit Carlson", 7, removes_arrows=True),
    Character("lucky_duke", "Lucky Duke", 8, rerolls=3),
    Character("paul_regret", "Paul Regret", 9, most_lost={GATLING_FIRE: 0}),
    Character("pedro_ramirez", "Pedro Ramirez", 8, returns_arrows=(BULLSEYE, GATLING_FIRE, EXPLOSION)),
    Character("rose_doolan", "Rose Doolan", 9, reach={ONE: (1, 2), TWO: (2, 3)}),
    Character("sid_ketchum", "Sid Ketchum", 8, gives_life=True),
    Character("slab_the_killer", "Slab the Killer", 8, doubles_shots=True),
    Character("suzy_lafayette", "Suzy Lafayette", 8, peaceful_gain=2),
    Character("vulture_sam", "Vulture Sam", 9, gain_per_death=2),
    Character("willy_the_kid", "Willy the Kid", 8, gatlings_needed=2),
)
"""DICE-COMP-5: each exists once."""

CHARACTER_INDEX: Final = {character.id: index for index, character in enumerate(CHARACTERS)}
