"""The brown cards of the base game."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.cards.targets import another_in_range, any_other, card_at_distance_1, card_of_anybody
from boothill.games.bang.rules.cards.warnings import about_healing
from boothill.games.bang.rules.distance import Circle
from boothill.games.bang.rules.harm.combat import (
    discard_a_card,
    each_other_player,
    give_up_bang,
    shoot_everybody,
    shoot_target,
    take_a_card,
    target_is_immune,
    wound_target,
)
from boothill.games.bang.rules.harm.dying import lose_life, regain_life
from boothill.games.bang.rules.mechanics.back import can_regain
from boothill.games.bang.rules.piles import draw, draw_one
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import CARD, Card, take
from boothill.games.bang.sets.base.box import box
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

BANG_LIMIT = box.reason("bang_limit", "limit")


LIMIT_REACHED: Final[dict[int, WhyNot]] = {}
"""The reason for each limit, made once: it is looked up for every BANG! card left in every hand."""


def bang_limit(t: Table, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """BASE-LIM-1, BASE-LIM-3: looked at when a BANG! card is about to be played."""
    limit = t.profile[me].bang_limit
    if t.bangs < limit:
        return None
    reached = LIMIT_REACHED.get(limit)
    if reached is None:
        reached = LIMIT_REACHED[limit] = WhyNot(BANG_LIMIT, "BASE-LIM-1", limit)
    return reached


@box.brown(
    "bang",
    "BANG!",
    copies="AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    target=another_in_range,
    limits=(bang_limit,),
    bang_card=True,
    hostile=True,
    worth=5,
)
def bang(t: Table, play: Play) -> Rule[bool]:
    """BASE-BANG-1: a shot at one other player within weapon range."""
    return shoot_target(t, play, needs=t.profile[play.by].bang_needs)  # BASE-SHOT-2


@box.brown("missed", "Missed!", copies="10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S", playable=False, missed=True, worth=6)
def missed(t: Table, play: Play) -> None:
    """BASE-MISSED-1: only ever used in answer to a shot (BASE-LIM-7), see combat.dodge."""


TWO_LEFT = WhyNot(box.reason("two_left"), "BASE-BEER-4")


def beer_has_no_effect(t: Circle, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    """BASE-BEER-4, BASE-DIE-6: with two players in the game Beer rescues nobody."""
    return TWO_LEFT if len(t.seats) == 2 else None


def beer_is_wasted(view: View, option: Option) -> WhyNot | None:
    """GEN-10: it may be played without effect, but the player should know."""
    if len(view.seats) == 2:
        return TWO_LEFT
    return about_healing(view, view.seat)


@box.brown(
    "beer", "Beer", copies="6H 7H 8H 9H 10H JH", rescue=beer_has_no_effect, warn=beer_is_wasted, heals=1, worth=7
)
def beer(t: Table, play: Play) -> None:
    """BASE-BEER-1: regain 1 life point; BASE-BEER-4: nothing with two players in the game."""
    if len(t.seats) > 2:
        regain_life(t, play.by, t.profile[play.by].beer_gives)


@box.brown("panic", "Panic!", copies="JH QH AH 8D", target=card_at_distance_1, hostile=True, worth=6)
def panic(t: Table, play: Play) -> Rule[None]:
    """BASE-PANIC-1 to -3: take a card from a player at distance 1."""
    return take_a_card(t, play)


@box.brown("cat_balou", "Cat Balou", copies="KH 9D 10D JD", target=card_of_anybody, hostile=True, worth=6)
def cat_balou(t: Table, play: Play) -> Rule[None]:
    """BASE-CAT-1: any player discards a card."""
    return discard_a_card(t, play)


@box.brown(
    "duel",
    "Duel",
    copies="QD JS 8C",
    target=any_other,
    both_wait=True,
    hostile=True,
    books=True,
    use="challenge",
    worth=5,
)
def duel(t: Table, play: Play) -> Rule[None]:
    """BASE-DUEL-1 to -5: turn about, each gives up a BANG! card; the first who does not loses a life point."""
    if target_is_immune(t, play):
        return
    loser, winner = play.target, play.by
    while (yield from give_up_bang(t, loser, winner, play.kind.index)):
        loser, winner = winner, loser
    # BASE-DUEL-4: towards the one who played the Duel nobody is responsible.
    yield from lose_life(t, loser, 1, play.by if loser == play.target else NOBODY, play.kind.index)


@box.brown("stagecoach", "Stagecoach", copies="9S 9S", worth=7)
def stagecoach(t: Table, play: Play) -> None:
    """BASE-STAGE-1: draw 2."""
    draw(t, play.by, 2)


STORE_OPENED = box.entry("store_opened", "who cards")
STORE_TAKEN = box.entry("store_taken", "who card")
STORE = box.question("store", "by")


@box.brown("general_store", "General Store", copies="9C QS", books=True, worth=5)
def general_store(t: Table, play: Play) -> Rule[None]:
    """BASE-STORE-1, -2, BASE-MULTI-1: one card per player is shown; from the user on clockwise each takes one."""
    for _ in t.seats:
        card = draw_one(t)
        if card >= 0:  # BASE-DECK-5: reveal what there is
            t.limbo.append(card)
    t.emit(STORE_OPENED, play.by, *t.limbo)
    for seat in t.clockwise(play.by):
        if not t.limbo:
            break
        choice = yield Decision(seat, STORE, [take(card) for card in t.limbo], (play.by,))
        card = choice[CARD]
        t.limbo.remove(card)
        t.hand[seat].append(card)
        t.emit(STORE_TAKEN, seat, card)


@box.brown("indians", "Indians!", copies="KD AD", hostile=True, books=True, worth=5)
def indians(t: Table, play: Play) -> Rule[None]:
    """BASE-INDIANS-1: everybody else gives up a BANG! card or loses a life point, one after another (BASE-MULTI-1)."""
    return each_other_player(t, play, bang_or_life)


def bang_or_life(t: Table, play: Play) -> Rule[None]:
    """BASE-INDIANS-1: what each of them has to do."""
    if target_is_immune(t, play):
        return
    if not (yield from give_up_bang(t, play.target, play.by, play.kind.index)):
        yield from wound_target(t, play)


@box.brown("gatling", "Gatling", copies="10H", hostile=True, use="shot", worth=7)
def gatling(t: Table, play: Play) -> Rule[None]:
    """BASE-GATLING-1: a shot at every other player, one after another (BASE-MULTI-1, -2)."""
    return shoot_everybody(t, play)


ALL_HEALTHY = WhyNot(box.reason("all_healthy"), "GEN-10")


def saloon_is_wasted(view: View, option: Option) -> WhyNot | None:
    """GEN-10: playable even if everybody is healthy."""
    return None if any(can_regain(view, seat) for seat in view.seats) else ALL_HEALTHY


@box.brown("saloon", "Saloon", copies="5H", warn=saloon_is_wasted, use="heal_all", worth=4)
def saloon(t: Table, play: Play) -> None:
    """BASE-SALOON-1, BASE-MULTI-4: everybody in the game regains 1, at the same moment."""
    for seat in t.clockwise(play.by):
        regain_life(t, seat, 1)


@box.brown("wells_fargo", "Wells Fargo", copies="3H", worth=9)
def wells_fargo(t: Table, play: Play) -> None:
    """BASE-STAGE-1: draw 3."""
    draw(t, play.by, 3)
