"""The green cards of Dodge City. What they do happens when they are used (DC-GREEN-1 to -6)."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Play
from boothill.games.bang.rules.cards.targets import (
    another_at_distance_1,
    another_in_range,
    any_other,
    card_from_anybody,
    card_of_anybody,
)
from boothill.games.bang.rules.harm.combat import discard_a_card, shoot_everybody, shoot_target, take_a_card
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.sets.dodge_city.box import box
from boothill.games.bang.sets.dodge_city.brown_and_blue import draw_a_card, user_is_healthy
from boothill.kernel.decision import Rule

# DC-MISS-1: each answers every shot, at any time from the turn after it was laid down (DC-GREEN-2, -3).
box.green_missed("bible", "Bible", copies="10H", on_missed=draw_a_card, worth=7)  # BASE-SHOT-7
box.green_missed("iron_plate", "Iron Plate", copies="AD QS", worth=6)
box.green_missed("sombrero", "Sombrero", copies="7C", worth=6)
box.green_missed("ten_gallon_hat", "Ten Gallon Hat", copies="JD", worth=6)


@box.green("canteen", "Canteen", copies="7H", warn=user_is_healthy, heals=1, worth=6)
def canteen(t: Table, play: Play) -> None:
    """The user regains 1. DC-HEAL-1: it is no Beer."""
    regain_life(t, play.by, 1)


@box.green("can_can", "Can Can", copies="JC", target=card_of_anybody, hostile=True, worth=6)
def can_can(t: Table, play: Play) -> Rule[None]:
    """Any player discards a card."""
    return discard_a_card(t, play)


@box.green("conestoga", "Conestoga", copies="9D", target=card_from_anybody, hostile=True, worth=6)
def conestoga(t: Table, play: Play) -> Rule[None]:
    """Take a card from any player, at any distance."""
    return take_a_card(t, play)


@box.green("derringer", "Derringer", copies="7S", target=another_at_distance_1, hostile=True, use="shot", worth=6)
def derringer(t: Table, play: Play) -> Rule[None]:
    """A shot at distance 1; DC-DERR-1: then a card, hit or not."""
    yield from shoot_target(t, play)
    draw(t, play.by, 1)


@box.green("knife", "Knife", copies="8H", target=another_at_distance_1, hostile=True, use="shot", worth=5)
def knife(t: Table, play: Play) -> Rule[bool]:
    """A shot at distance 1."""
    return shoot_target(t, play)


@box.green("pepperbox", "Pepperbox", copies="AH", target=another_in_range, hostile=True, use="shot", worth=5)
def pepperbox(t: Table, play: Play) -> Rule[bool]:
    """A shot within weapon range."""
    return shoot_target(t, play)


@box.green("buffalo_rifle", "Buffalo Rifle", copies="QC", target=any_other, hostile=True, use="shot", worth=6)
def buffalo_rifle(t: Table, play: Play) -> Rule[bool]:
    """A shot at any player, at any distance."""
    return shoot_target(t, play)


@box.green("howitzer", "Howitzer", copies="9S", hostile=True, use="shot", worth=6)
def howitzer(t: Table, play: Play) -> Rule[None]:
    """A shot at every other player, one after another (BASE-MULTI-1, -2)."""
    return shoot_everybody(t, play)


@box.green("pony_express", "Pony Express", copies="QD", worth=8)
def pony_express(t: Table, play: Play) -> None:
    """Draw 3."""
    draw(t, play.by, 3)
