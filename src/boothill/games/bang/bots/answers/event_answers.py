"""Answers to what events ask: another character, a suit or a colour, cards and life to give up."""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.bang.bots.answers.answer_cost import answer_cost
from boothill.games.bang.bots.judging.hand import Hand
from boothill.games.bang.bots.judging.situation import Mind, loss, situation_of
from boothill.games.bang.bots.judging.traits import DRAW_PILE, UNKNOWN_CARD, ability_worth, traits
from boothill.games.bang.bots.judging.urgency import NOT_WORTH_IT
from boothill.games.bang.bots.scoring.hand_uses import hand_uses
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import CALL, DIAMONDS, DISCARD, FLIP, HEARTS, KEEP, PASS, RED, RESPOND, TAKE, USE
from boothill.kernel.decision import Decision

LIFE_AFTER = 2
"""HN-IDENT-2: with a new character everybody has so much life."""
LIFE_WORTH = (0.0, 4.0, 12.0, 18.0, 23.0, 27.0)
"""What so much life is worth, as abilities are; more of it is not worth more."""
MAX_LIFE_WORTH = 1.5
"""The same for each point life can be healed up to."""
TO_SPARE = 3
"""Whoever gives a life point away needs so many."""
GOOD = 6.9
"""A card worth less is exchanged for an unknown one, which may be of more use at once."""


def new_character(view: View, decision: Decision, mind: Mind) -> int:
    """Take the second character if it is better with two life points than the first one with what it has."""
    me = view.seat
    characters = view.rules.characters
    old, new = characters[view.character[me]], characters[view.second[me]]
    max_life = view.max_life[me] + new.life - old.life
    gain = _life_worth(min(LIFE_AFTER, max_life)) - _life_worth(view.life[me])
    gain += MAX_LIFE_WORTH * (max_life - view.max_life[me])
    gain += ability_worth(new.hooks) - ability_worth(old.hooks)
    wanted = KEEP if gain > 0.5 else PASS
    return [option[0] for option in decision.options].index(wanted)


def _life_worth(life: int) -> float:
    return LIFE_WORTH[max(0, min(life, len(LIFE_WORTH) - 1))]


def named_suit(view: View, decision: Decision, mind: Mind) -> int:
    """The suit of the cards that would do most this turn."""
    situation = situation_of(mind, view)
    suits = [[card for card in view.hand if view.suit(card) == option[4]] for option in decision.options]
    return best([sum(hand_uses(situation, cards).values(), 0.0) for cards in suits])


def blue_lost(view: View, decision: Decision, mind: Mind) -> int:
    """What harms its owner goes first, then what they would miss least."""
    situation = situation_of(mind, view)
    return best([-loss(situation, view.seat, option[1]) for option in decision.options])


def life_given(view: View, decision: Decision, mind: Mind) -> int:
    """A life point for a sure friend, the dearest first, by somebody who still has no fewer, and to spare."""
    enmity = mind.enmity(view)
    me = view.seat
    ally = view.role[me] in (DEPUTY, OUTLAW)  # the Sheriff's own life is the dearest, and a Renegade has no friends
    scores = []
    for verb, _, _, seat, _ in decision.options:
        if verb != TAKE:
            scores.append(0.0)
        elif ally and enmity[seat] < mind.weights(view).friend and view.life[me] >= max(TO_SPARE, view.life[seat] + 2):
            scores.append(-enmity[seat])
        else:
            scores.append(NOT_WORTH_IT)
    return best(scores)


def drink_or_draw(view: View, decision: Decision, mind: Mind) -> int:
    """Life for the weak and for whoever could not keep the cards; cards for the others."""
    situation = situation_of(mind, view)
    profile = view.profile[view.seat]
    cards = 2.0 * UNKNOWN_CARD + 0.5 + (2.0 if profile.phase_1 is not None or profile.phase_1_counts else 0.0)
    drink = situation.relief(view.seat, 1) + max(0, 2 + situation.hand.surplus)
    return best([drink if option[0] == KEEP else cards for option in decision.options])


def called_colour(view: View, decision: Decision, mind: Mind) -> int:
    """The colour of most of the cards not seen; again and again, since a wrong call costs no more than stopping."""
    seen = {*view.hand, *view.limbo, view.discard_top}
    for cards in view.play:
        seen.update(cards)
    unseen = [view.suit(card) for card in view.rules.piles[DRAW_PILE] if card not in seen]
    red = sum([suit in (HEARTS, DIAMONDS) for suit in unseen])
    likely_red = 2 * red >= len(unseen)
    return best([float((o[4] == RED) == likely_red) if o[0] == CALL else NOT_WORTH_IT for o in decision.options])


def exchanged(view: View, decision: Decision, mind: Mind) -> int:
    """Whatever is not among the best cards there are, for something unknown: played or not, it can be had again."""
    hand = Hand(view, mind.weights(view))
    return best([GOOD - hand.keep(option[1]) if option[0] == DISCARD else 0.0 for option in decision.options])


def card_saved(view: View, decision: Decision, mind: Mind) -> int:
    """A card in front of oneself is aimed at: flips cost nothing, a Missed! is for what is worth more.

    A menace may go. The card aimed at is lost either way if it is used itself, but may bring something.
    """
    aimed_at = decision.subject[3]
    trait = traits(view.rules)[view.rules.kind_of[aimed_at]]
    options = decision.options
    if trait.menace:
        return [option[0] for option in options].index(PASS)
    hand = Hand(view, mind.weights(view))
    scores = []
    for verb, card, kind, _, _ in options:
        if verb == FLIP:
            scores.append(100.0)
        elif verb == RESPOND and card == aimed_at:
            scores.append(50.0 if trait.bonus else NOT_WORTH_IT)
        elif verb == RESPOND:
            scores.append(trait.worth - answer_cost(view, hand, card))
        elif verb == USE and view.rules.actions[kind].missed:
            scores.append(trait.worth - UNKNOWN_CARD)
        else:
            scores.append(0.0 if verb == PASS else NOT_WORTH_IT)
    return best(scores)
