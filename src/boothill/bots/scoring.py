"""Phase 2: how urgent everything is that may be done."""

from __future__ import annotations

from boothill.bang.terms import BUY, PLAY, REMOVE, SHOP, SPEND, USE, Option
from boothill.bang.view import View
from boothill.bots.abilities import score_ability
from boothill.bots.outlook import Outlook
from boothill.bots.phase_2 import score_play, score_use
from boothill.bots.purchases import look_into_shop, score_purchase, score_removal


def score_plays(view: View, options: list[Option], enmity: list[float]) -> list[float]:
    """A score per option; the highest is to be played first, nothing at or below 0 at all.

    What brings cards comes first, then healing, equipment, taking, sweeping, shooting, and what is left.
    """
    outlook = Outlook(view, enmity)
    if SHOP in view.piles:
        look_into_shop(outlook, options)
    scores: list[float] = []
    for option in options:
        verb = option[0]
        if verb == PLAY:
            scores.append(score_play(outlook, option))
        elif verb == SPEND:
            scores.append(score_use(outlook, option))
        elif verb == USE:
            scores.append(score_ability(outlook, option, options))
        elif verb == BUY:
            scores.append(score_purchase(outlook, option))
        elif verb == REMOVE:
            scores.append(score_removal(outlook, option))
        else:
            scores.append(0.0)
    return scores
