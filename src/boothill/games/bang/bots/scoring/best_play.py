"""The best of everything that may be done in phase 2, or ending it."""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.games.bang.bots.judging.situation import Situation
from boothill.games.bang.bots.judging.urgency import NOT_WORTH_IT
from boothill.games.bang.bots.scoring.abilities import score_ability
from boothill.games.bang.bots.scoring.must_play import least_harm
from boothill.games.bang.bots.scoring.phase_2 import finishes, score_play, score_use
from boothill.games.bang.bots.scoring.purchases import look_into_shop, score_purchase, score_removal
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.terms import BUY, END, PLAY, REMOVE, SHOP, SPEND, USE
from boothill.kernel.decision import Decision, Option


def best_play(situation: Situation, decision: Decision) -> int:
    """Phase 2: the most urgent play that is worth it and that nothing is to be said against; otherwise end.

    If the turn cannot be ended yet, the play that does the least harm.
    """
    options = decision.options
    scores = score_plays(situation, options)
    while True:
        choice = best(scores)
        if scores[choice] <= 0.0:
            if options[-1][0] != END:
                return least_harm(situation, decision)
            return len(options) - 1  # ending the turn is always last
        if _sound(situation, decision, options[choice]):
            return choice
        scores[choice] = NOT_WORTH_IT


def _sound(situation: Situation, decision: Decision, option: Option) -> bool:
    """Whether nothing is to be said against it; a worse weapon is right if it brings somebody down at once."""
    caution = warning(situation.view, decision, option)
    if caution is None:
        return True
    return caution.code == "worse_weapon" and situation.weights.weapon_kill > 0.0 and finishes(situation, option[2])


def score_plays(situation: Situation, options: list[Option]) -> list[float]:
    """A score per option; the highest is to be played first, nothing at or below 0 at all.

    What brings cards comes first, then healing, equipment, taking, sweeping, shooting, and what is left.
    """
    if SHOP in situation.view.piles:
        look_into_shop(situation, options)
    scores: list[float] = []
    for option in options:
        verb = option[0]
        if verb == PLAY:
            scores.append(score_play(situation, option))
        elif verb == SPEND:
            scores.append(score_use(situation, option))
        elif verb == USE:
            scores.append(score_ability(situation, option, options))
        elif verb == BUY:
            scores.append(score_purchase(situation, option))
        elif verb == REMOVE:
            scores.append(score_removal(situation, option))
        else:
            scores.append(0.0)
    return scores
