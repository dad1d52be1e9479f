"""Answers to what the game asks besides phase 2: shots, dying, cards to give up; what to take is in `choices`."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.choosing import best
from boothill.games.bang.bots.answers.answer_cost import answer_cost
from boothill.games.bang.bots.answers.choices import (
    copied,
    drawn_or_taken,
    first_drawn,
    flipped,
    given,
    stripped,
    taken,
)
from boothill.games.bang.bots.answers.event_answers import (
    blue_lost,
    called_colour,
    card_saved,
    drink_or_draw,
    exchanged,
    life_given,
    named_suit,
    new_character,
)
from boothill.games.bang.bots.judging.hand import Hand
from boothill.games.bang.bots.judging.situation import Mind, lasts
from boothill.games.bang.bots.judging.traits import UNKNOWN_CARD
from boothill.games.bang.bots.scoring.purchases import found
from boothill.games.bang.rules.cards.warnings import life_in_reach, warning
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import DISCARD, FLIP, KEEP, PASS, RESPOND, TAKE, USE
from boothill.kernel.decision import Decision, Option

Answer = Callable[[View, Decision, Mind], int]
"""The index of an option."""


def dodge(view: View, decision: Decision, mind: Mind) -> int:
    """Flips first, since they cost nothing; then the Missed! least worth keeping, if there are enough of them."""
    options = decision.options
    hand = Hand(view, mind.weights(view))
    needs = decision.subject[2]
    actions = view.rules.actions
    answers = 0
    best_at, price = len(options) - 1, 100.0
    for at, option in enumerate(options):
        verb = option[0]
        if verb == FLIP:
            return at
        if verb == RESPOND:
            cost = answer_cost(view, hand, option[1])
        elif verb == USE and actions[option[2]].missed:
            cost = 4.0
        else:
            continue
        answers += 1
        if cost < price:
            best_at, price = at, cost
    return best_at if answers >= needs else len(options) - 1


def give_up_bang(view: View, decision: Decision, mind: Mind) -> int:
    """Give up the BANG! least worth keeping, unless the hit would then threaten a friend more than it does oneself."""
    options = decision.options
    by, cause = decision.subject[0], decision.subject[1]
    if cause >= 0 and view.rules.kinds[cause].target is not None and by in view.seats:  # a duel: the other is next
        if mind.enmity(view)[by] < mind.weights(view).friend and (view.life[view.seat] > 1 or view.life[by] <= 1):
            return len(options) - 1
    hand = Hand(view, mind.weights(view))
    costs = [hand.keep(option[1]) if option[0] == RESPOND else 100.0 for option in options]
    cheapest = min(costs)
    return costs.index(cheapest) if cheapest < 100.0 else len(options) - 1


def rescue(view: View, decision: Decision, mind: Mind) -> int:
    """Live on by the cards that help, then by abilities; give up only when all of them together do not suffice."""
    options = decision.options
    able = [at for at, option in enumerate(options) if option[0] == USE]
    reach = life_in_reach(view, decision)
    if any(view.rules.actions[options[at][2]].heals == 0 for at in able):
        reach += 1 + len(view.hand) // 2  # nothing says what it gives, but it would not be offered for nothing
    if view.life[view.seat] + reach < 1:
        return len(options) - 1
    # A few cards of no use are cheaper than one that saves a life; they come first if there are any.
    hand = Hand(view, mind.weights(view))
    costs = sorted([hand.keep(card) for card in view.hand])
    if able:
        action = view.rules.actions[options[able[0]][2]]
        if not action.price_nuggets and sum(costs[: action.price], 0.0) < 5.0:  # nobody can take nuggets away
            return able[0]
    cards = [at for at, option in enumerate(options) if option[0] == RESPOND]
    return (cards + able)[0]


def surplus(view: View, decision: Decision, mind: Mind) -> int:
    """Discard what is least worth keeping; what heals for cards that must go anyway is used first."""
    options = decision.options
    hand = Hand(view, mind.weights(view))
    for at, option in enumerate(options):
        if option[0] == USE:
            action = view.rules.actions[option[2]]
            if action.heals and hand.price(action.price) < 5.0 and lasts(view, view.seat):
                return at
    if view.common.surplus_on_deck:  # of what has to go the worst last: it will be the first that somebody draws
        costs = [hand.keep(option[1]) if option[0] == DISCARD else 100.0 for option in options]
        return costs.index(sorted(costs)[decision.subject[0] - 1])
    return _cheapest(hand, options)


def _cheapest(hand: Hand, options: list[Option]) -> int:
    return best([-hand.keep(option[1]) if option[0] in (DISCARD, TAKE) else -100.0 for option in options])


def cost(view: View, decision: Decision, mind: Mind) -> int:
    """Pay with the card least worth keeping."""
    return _cheapest(Hand(view, mind.weights(view)), decision.options)


def let_be(view: View, decision: Decision, mind: Mind) -> int:
    """Let it be."""
    for at, option in enumerate(decision.options):
        if option[0] == PASS:
            return at
    return 0


def general(view: View, decision: Decision, mind: Mind) -> int:
    """For questions of sets it does not know: accept offers, take good cards, give bad ones, harm no friend."""
    enmity = mind.enmity(view)
    hand = Hand(view, mind.weights(view))
    scores = []
    for option in decision.options:
        verb, card, _, seat, _ = option
        score = 0.0
        if verb == KEEP:
            score = 1.0
        elif verb == TAKE:
            score = 1.0 + (hand.want(card) if card >= 0 else UNKNOWN_CARD)
        elif verb in (DISCARD, RESPOND):
            score = 10.0 - hand.keep(card) if card >= 0 else 1.0
        elif verb == PASS:
            score = 0.5
        if seat >= 0 and seat != view.seat and seat < len(enmity):
            score += enmity[seat]
        if warning(view, decision, option) is not None:
            score -= 20.0
        scores.append(score)
    return best(scores)


ANSWERS: dict[str, Answer] = {
    "dodge": dodge,
    "bang": give_up_bang,
    "rescue": rescue,
    "surplus": surplus,
    "cost": cost,
    "second_card": cost,
    "store": taken,
    "look": taken,
    "estate": taken,
    "flip": flipped,
    "first_draw": first_drawn,
    "draw_or_take": drawn_or_taken,
    "strip": stripped,
    "gift": given,
    "copy": copied,
    "between": let_be,
    "last_will": let_be,
    "identity": new_character,
    "name_suit": named_suit,
    "lose_blue": blue_lost,
    "give_life": life_given,
    "drink_or_draw": drink_or_draw,
    "call_colour": called_colour,
    "exchange": exchanged,
    "roulette": dodge,
    "save_card": card_saved,
    "drop_one": cost,
    "find": found,
}
