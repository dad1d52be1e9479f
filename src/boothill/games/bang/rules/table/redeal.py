"""Dealing anew what a seat cannot see: the other worlds its view allows."""

from __future__ import annotations

from boothill.family.roles import redealt
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import MUST_PLAY, NO_CARD, SEEN_BY_OWNER
from boothill.kernel.decision import Seat
from boothill.kernel.rng import shuffled


def redeal(t: Table, seat: Seat, seed: int) -> None:
    """Deal all cards, roles and second characters hidden from the seat anew, in place, and give the table a new seed.

    The seat's view stays what it was; everything it does not show may change. Do this to a clone, never to a live game,
    and only while the open question is the seat's own: its options name only cards it sees. Once the game is over there
    is nothing hidden left to deal.
    """
    if t.journal is not None:
        raise ValueError("a recorded match keeps the true deal in its checkpoint; re-deal a clone without recording")
    hidden: list[list[int]] = [t.deck]
    hidden += [t.hand[other] for other in range(len(t.names)) if other != seat]
    if t.looker != seat:
        hidden.append(t.aside)
    shown = t.turn_marks.get(MUST_PLAY, NO_CARD)  # everybody has seen it in this hand, and nobody else's
    open_hand = t.hand[t.active] if t.active >= 0 else []
    places = [(zone, at) for zone in hidden for at, card in enumerate(zone) if card != shown or zone is not open_hand]
    cards = shuffled([zone[at] for zone, at in places], seed, "redeal")
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card

    mechanics = t.rules.mechanics
    for deal_anew in mechanics.redeal:
        deal_anew(t, seed)
    for name, pile in t.piles.items():
        if name not in t.rules.open_piles and name not in mechanics.own_piles:
            pile[:] = shuffled(pile, seed, f"redeal {name}")

    t.role = redealt(t, seat, t.face_up, seed)

    known = {other for other, seen in enumerate(t.second_known) if seen + (other == seat) > SEEN_BY_OWNER}
    taken = {*t.character, *(t.second[other] for other in known)}
    unseen = shuffled([c.index for c in t.rules.characters if c.index not in taken], seed, "redeal characters")
    t.second = [second if other in known else unseen.pop() for other, second in enumerate(t.second)]
    t.seed = seed
