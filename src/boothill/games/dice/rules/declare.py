"""Declaring characters: one declaration each, collected in the box of its set; what it leaves out is as for everybody.

Faces, limits and the moments in which an ability works are data: the rules ask the declaration, never the name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from boothill.games.dice.rules.terms import GATLING_LIMIT, ONE, REROLLS, TWO

REACH: Final[dict[int, tuple[int, ...]]] = {ONE: (1,), TWO: (2,)}
"""DICE-SHOT-2, -3: how many places away a bull's-eye hits."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character (DICE-SETUP-4): life points and what is special.

    An ability works in moments of its own: none of them needs the name of the character.
    """

    id: str
    name: str
    life: int
    rerolls: int = REROLLS
    """How often they may throw dice again."""
    locks_dynamite: bool = True
    """Whether dynamite in front of them stays where it is while fewer than three lie there."""
    reach: dict[int, tuple[int, ...]] = field(default_factory=lambda: REACH)
    """How many places away each bull's-eye hits."""
    gatlings_needed: int = GATLING_LIMIT
    most_lost: dict[int, int] = field(default_factory=dict)
    """The most life points each cause can cost them, where there is a limit."""
    arrows_for_hits: bool = False
    """They may take arrows instead of points lost to a bull's-eye or a Gatling."""
    returns_arrows: tuple[int, ...] = ()
    """Causes for which they may return an arrow for each point lost."""
    strikes_back: bool = False
    """Who hurts them with bull's-eyes or a Gatling takes an arrow."""
    beer_when_weak: int = 1
    """What each of their own beers gives themselves if they are weak before the first of them."""
    gives_life: bool = False
    """Before they roll they give a life point to somebody."""
    doubles_shots: bool = False
    """They may spend a beer to double a bull's-eye, once per turn."""
    removes_arrows: bool = False
    """For each of their gatlings they may send an arrow back to the pile."""
    peaceful_gain: int = 0
    """Life points they gain at the end of their turn if their final dice show no bull's-eye."""
    gain_per_death: int = 0
    """Life points they gain for each player eliminated while they live on."""


WEAK: Final = 4
"""DICE-CHAR-JESSE-1: the most life points with which a player counts as weak."""


class Box:
    """One set of the dice game, as it comes out of its box."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.characters: dict[str, Character] = {}

    def add(self, character: Character) -> None:
        """Declare a character."""
        self.characters[character.id] = character
