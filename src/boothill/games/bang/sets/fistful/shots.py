"""The events of A Fistful of Cards in which shots are fired."""

from __future__ import annotations

from itertools import cycle

from boothill.games.bang.rules.cards.kinds import Action, Play
from boothill.games.bang.rules.cards.warnings import GIVES_UP_LIFE
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.harm.combat import DODGED, Shot, bang_cards, dodge, immune, shoot
from boothill.games.bang.rules.harm.dying import discard_of_choice, empty_hand_waits, lose_life
from boothill.games.bang.rules.piles import discard_from_hand, make_discard, takeable
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import AT, CARD, FLIP, KIND, NUGGETS, PICK, RESPOND, VERB, use
from boothill.games.bang.sets.fistful.box import box
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

AIMED_AT_CARD = box.entry("aimed_at_card", "who target card source")
SAVE_CARD = box.question("save_card", "by cause needs mark cards")


def offer_ricochet(t: Table, me: Seat, action: Action, options: list[Option]) -> None:
    """FF-RICO-1, -3: each BANG! card of the hand at each blue or green card in front of the others."""
    bangs = bang_cards(t, me)
    if bangs:
        marks = [(seat, mark) for seat in t.clockwise(me) if seat != me for mark in takeable(t, seat)]
        options += [use(action, card, seat, mark) for card in bangs for seat, mark in marks]


def ricochet(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """FF-RICO-1, -2: the card aimed at is discarded unless its owner uses one Missed! effect."""
    card, owner, mark, event = choice[CARD], choice[AT], choice[PICK], t.standing[0]
    discard_from_hand(t, me, card)
    t.emit(AIMED_AT_CARD, me, owner, mark, event)
    empty_hand_waits(t, me)  # as with a card played
    if immune(t, owner, (card,), me, event):  # DC-APACHE-5
        return
    if (yield from dodge(t, Shot(owner, me, (card,), event, question=SAVE_CARD, stake=(mark,)))):
        t.emit(DODGED, owner, me, event)
    elif mark in t.play[owner]:
        yield from make_discard(t, me, owner, mark, event)


box.defence(SAVE_CARD)
box.event(
    "ricochet",
    "Ricochet",
    rule="FF-RICO-1",
    actions=(Action("ricochet", occasions="play", offer=offer_ricochet, effect=ricochet, hostile=True, price=1),),
)


SNIPER_NEEDS = 2
"""FF-SNIPER-2: the Missed! effects that cancel the shot."""


def offer_sniper(t: Table, me: Seat, action: Action, options: list[Option]) -> None:
    """FF-SNIPER-1: with two BANG! cards in hand, at anybody within weapon range."""
    if len(bang_cards(t, me)) > 1:
        options += [use(action, at=seat) for seat in in_range(t, me)]


def snipe(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """FF-SNIPER-1, -2: two BANG! cards make one shot that only two Missed! effects cancel."""
    cards = yield from discard_of_choice(t, me, 2, choice[KIND], bang_cards(t, me))
    empty_hand_waits(t, me)  # as with a card played
    yield from shoot(t, choice[AT], me, cards, t.standing[0], needs=SNIPER_NEEDS)


box.event(
    "sniper",
    "Sniper",
    rule="FF-SNIPER-1",
    actions=(
        Action(
            "sniper",
            occasions="play",
            offer=offer_sniper,
            effect=snipe,
            hostile=True,
            price=2,
            use="shot",
            needs=SNIPER_NEEDS,
        ),
    ),
)


ROULETTE_COSTS = 2
"""FF-ROULETTE-1: the life points that whoever has no answer loses."""
ROULETTE = box.question("roulette", "by? cause needs number cards")


def round_and_round(t: Table, event: Play) -> Rule[None]:
    """FF-ROULETTE-1 to -3: each uses a Missed! effect; the first who does not loses two life points."""
    kind = event.kind.index
    for seat in cycle(t.clockwise(event.by)):
        shot = Shot(seat, NOBODY, (), kind, question=ROULETTE, stake=(ROULETTE_COSTS,))
        if not (yield from dodge(t, shot)):
            yield from lose_life(t, seat, ROULETTE_COSTS, cause=kind)
            return


def about_refusing(view: View, decision: Decision) -> WhyNot | None:
    """FF-ROULETTE-1 to -3: refusing is allowed, but whoever has an answer should know when nothing would save them."""
    me, profile = view.seat, view.profile[view.seat]
    if not any(option[VERB] in (RESPOND, FLIP) for option in decision.options):
        return None
    points = 0
    for action in profile.offers.get("rescue", ()):
        if not action.price_nuggets:  # who knows what it takes
            return None
        points += action.heals * (view.tokens[NUGGETS][me] // action.price_nuggets)
    for card in view.hand:
        kind = view.rules.kinds[view.rules.kind_of[card]]
        if kind.rescue is not None and kind.rescue(view, me, card, kind) is None:
            points += kind.heals + profile.beer_gives - 1
    if view.life[me] - ROULETTE_COSTS + points < 1:
        return WhyNot(GIVES_UP_LIFE, "FF-ROULETTE-1")
    return None


box.defence(ROULETTE, refusing=about_refusing)
box.event("russian_roulette", "Russian Roulette", rule="FF-ROULETTE-1", revealed=round_and_round)


VOLLEY = box.entry("volley", "who number source")


def a_shot_for_each_card(t: Table, me: Seat) -> Rule[None]:
    """FF-FIST-1 to -3: as many shots as they have cards now, one by one, without suit or author."""
    number = len(t.hand[me])
    if number:
        t.emit(VOLLEY, me, number, t.standing[0])
    for _ in range(number):
        if me in t.seats:
            yield from shoot(t, me, NOBODY, (), t.standing[0])


box.event("a_fistful_of_cards", "A Fistful of Cards", rule="FF-FIST-1", final=True, start_of_turn=a_shot_for_each_card)
