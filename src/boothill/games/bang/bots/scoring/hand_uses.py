"""What hand cards could do this turn, judged before phase 2 lists the ways to play them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boothill.family.roles import SHERIFF
from boothill.games.bang.bots.judging.situation import Situation
from boothill.games.bang.bots.judging.traits import (
    ATTACK,
    CHALLENGE,
    DRINK,
    EQUIPMENT,
    HINDRANCE,
    SHOT,
    STRIP,
    TREAT,
    WEAPON,
    Trait,
)
from boothill.games.bang.bots.scoring.phase_2 import score_play
from boothill.games.bang.rules.terms import FROM_HAND, NO_CARD, PLAY, Card, KindId
from boothill.kernel.decision import NOBODY, Option


def hand_uses(situation: Situation, cards: Iterable[Card]) -> dict[Card, float]:
    """What each of these hand cards would be worth played this turn, 0 for those that would stay in the hand.

    Of the BANG! cards among them only as many count as may be played.
    """
    view = situation.view
    kinds, kind_of, profile = view.rules.kinds, view.rules.kind_of, view.profile[situation.me]
    shots = 0 if profile.bangs_off else profile.bang_limit - view.bangs
    found: dict[Card, float] = {}
    for card in cards:
        own = kind_of[card]
        uses = ((own,) if kinds[own].playable else ()) + profile.stand_ins.get(own, ())
        if shots <= 0:
            uses = tuple([kind for kind in uses if not kinds[kind].bang_card])
        worths = [_worth(situation, card, kind) for kind in uses]
        found[card] = max(worths, default=0.0)
        if found[card] > 0.0 and kinds[uses[worths.index(found[card])]].bang_card:
            shots -= 1
    return found


def _worth(situation: Situation, card: Card, kind: KindId) -> float:
    """What the card would do, played as one of this kind at the best target there is; 0 if nothing would come of it."""
    view = situation.view
    trait = situation.kinds[kind]
    if (trait.green or trait.sort in (EQUIPMENT, WEAPON)) and view.kind_in_play(situation.me, kind):
        return 0.0
    ways = _ways(situation, card, kind, trait)
    if max([score_play(situation, way) for way in ways], default=0.0) <= 0.0:
        return 0.0
    if trait.sort == DRINK and trait.at_once:
        return situation.relief(situation.me, trait.heals)
    return trait.worth


def _ways(situation: Situation, card: Card, kind: KindId, trait: Trait) -> Iterator[Option]:
    """How the card might be played, as far as can be told by looking: who is near enough for all but shots is open."""
    view, me, sort = situation.view, situation.me, trait.sort
    if trait.green or sort not in (SHOT, CHALLENGE, ATTACK, STRIP, HINDRANCE, TREAT):
        yield PLAY, card, kind, NOBODY, NO_CARD
        return
    reach = view.profile[me].range if trait.bang_card else 1
    for seat in view.seats:
        if seat == me and sort != TREAT:
            continue
        if sort == STRIP:
            picks = (*view.play[seat], FROM_HAND) if view.hand_sizes[seat] else view.play[seat]
            for pick in picks:
                yield PLAY, card, kind, seat, pick
        elif not (sort == SHOT and not trait.cost and view.distance(me, seat) > reach) and not (
            sort == HINDRANCE and (view.role[seat] == SHERIFF or view.kind_in_play(seat, kind))
        ):
            yield PLAY, card, kind, seat, NO_CARD
