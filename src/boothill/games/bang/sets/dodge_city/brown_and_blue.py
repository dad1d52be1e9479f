"""The brown and blue cards of Dodge City."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Play
from boothill.games.bang.rules.cards.targets import another_at_distance_1, any_other, anybody, card_from_anybody
from boothill.games.bang.rules.cards.warnings import about_healing
from boothill.games.bang.rules.harm.combat import each_other_player, shoot_target, take_a_card, target_is_immune
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.piles import draw, make_discard, takeable
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import AT, FROM_HAND, PICK, take
from boothill.games.bang.sets.dodge_city.box import box
from boothill.kernel.decision import Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

box.blue("binocular", "Binocular", copies="10D", sees_at=-1, worth=6)  # BASE-DIST-2, -7
box.blue("hideout", "Hideout", copies="KD", seen_at=1, worth=8)  # BASE-DIST-2, -7


@box.brown("punch", "Punch", copies="10S", target=another_at_distance_1, hostile=True, use="shot", worth=5)
def punch(t: Table, play: Play) -> Rule[bool]:
    """A shot at distance 1. DC-MISS-1: every Missed! effect answers it."""
    return shoot_target(t, play)


def draw_a_card(t: Table, seat: Seat) -> None:
    """BASE-SHOT-7: a card as soon as the other has been used."""
    draw(t, seat, 1)


@box.brown("dodge", "Dodge", copies="7D KH", playable=False, missed=True, on_missed=draw_a_card, worth=7)
def dodge(t: Table, play: Play) -> None:
    """A Missed! effect, then a card; only ever used in answer to a shot (BASE-LIM-7), see combat.dodge."""


@box.brown("springfield", "Springfield", copies="KS", target=any_other, cost=1, hostile=True, use="shot", worth=5)
def springfield(t: Table, play: Play) -> Rule[bool]:
    """A shot at any player, at any distance; needs one Missed! effect whoever plays it (BASE-SLAB-2)."""
    return shoot_target(t, play)


STRIP = box.question("strip", "seat kind")


@box.brown("brawl", "Brawl", copies="JS", cost=1, hostile=True, use="strip_all", worth=5)
def brawl(t: Table, play: Play) -> Rule[None]:
    """DC-BRAWL-1, BASE-MULTI-1: everybody else discards a card; for each the user names hand or card in turn."""
    return each_other_player(t, play, strip)


def strip(t: Table, play: Play) -> Rule[None]:
    """DC-BRAWL-1: one of them discards what the user names, if there is anything."""
    seat = play.target
    options = [take(card, seat, card) for card in takeable(t, seat)]
    if t.hand[seat]:
        options.append(take(at=seat, pick=FROM_HAND))
    if options and not target_is_immune(t, play):
        choice = yield Decision(play.by, STRIP, options, (seat, play.kind.index))
        yield from make_discard(t, play.by, seat, choice[PICK])


@box.brown("rag_time", "Rag Time", copies="9H", target=card_from_anybody, cost=1, hostile=True, worth=6)
def rag_time(t: Table, play: Play) -> Rule[None]:
    """Take a card from any player, at any distance."""
    return take_a_card(t, play)


def target_is_healthy(view: View, option: Option) -> WhyNot | None:
    """GEN-10: it may be played without effect, but the player should know."""
    return about_healing(view, option[AT])


def user_is_healthy(view: View, option: Option) -> WhyNot | None:
    """GEN-10: the same where it is the player who is healed."""
    return about_healing(view, view.seat)


@box.brown("tequila", "Tequila", copies="9C", target=anybody, cost=1, warn=target_is_healthy, heals=1, worth=5)
def tequila(t: Table, play: Play) -> None:
    """Any one player regains 1. DC-HEAL-1: it is no Beer."""
    if play.target == play.by or not target_is_immune(t, play):
        regain_life(t, play.target, 1)


@box.brown("whisky", "Whisky", copies="QH", cost=1, warn=user_is_healthy, heals=2, worth=6)
def whisky(t: Table, play: Play) -> None:
    """The user regains 2. DC-HEAL-1: it is no Beer."""
    regain_life(t, play.by, 2)
