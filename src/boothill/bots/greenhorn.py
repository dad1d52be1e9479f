"""The rule-of-thumb bot: knows its role, remembers who did what to whom, and does the obvious thing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boothill.bang.terms import (
    DISCARD,
    DRAW_FROM,
    FLIP,
    HEARTS,
    KEEP,
    PASS,
    RESPOND,
    SPADES,
    TAKE,
    USE,
    Option,
)
from boothill.bang.view import View
from boothill.bang.warnings import warning
from boothill.bots.feelings import FRIEND, feelings
from boothill.bots.hand import Hand
from boothill.bots.memory import Memory
from boothill.bots.phase_2 import score_plays
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key

SEATS = 8


class Greenhorn:
    """Rules of thumb. What it answers depends on its seed, the view and the question alone."""

    name = "greenhorn"
    looks = True

    def __init__(self, seed: int) -> None:
        roll = Random(stream_key(seed, "greenhorn", 0)).random
        # A faint liking or dislike per seat settles what would be a tie; without it low seats were always shot first.
        self._whims = [0.01 * roll() for _ in range(SEATS)]
        self._memory = Memory()

    def choose(self, view: View, decision: Decision) -> int:
        """The best option by rule of thumb, whatever the question; questions it does not know get a general answer."""
        return _ANSWERS.get(decision.kind, _general)(self, view, decision)

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat."""
        self._memory.look(view)
        found = feelings(view, self._memory)
        whims = self._whims
        for seat in view.seats:
            found[seat] += whims[seat % SEATS]
        return found


def _best(scores: list[float]) -> int:
    return scores.index(max(scores))


def _play(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Phase 2: the most urgent play that is worth it and that nothing is to be said against; otherwise end."""
    options = decision.options
    if len(options) == 1:
        return 0
    scores = score_plays(view, options, bot.enmity(view))
    while True:
        best = _best(scores)
        if scores[best] <= 0.0:
            return len(options) - 1  # ending the turn is always last
        if warning(view, decision, options[best]) is None:
            return best
        scores[best] = -1.0


def _dodge(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Flips first, since they cost nothing; then the Missed! least worth keeping, if there are enough of them."""
    options = decision.options
    hand = Hand(view)
    needs = decision.subject[2]
    actions = view.rules.actions
    answers = 0
    best, price = len(options) - 1, 100.0
    for at, option in enumerate(options):
        verb = option[0]
        if verb == FLIP:
            return at
        if verb == RESPOND:
            cost = hand.keep(option[1])
        elif verb == USE and actions[option[2]].missed:
            cost = 4.0
        else:
            continue
        answers += 1
        if cost < price:
            best, price = at, cost
    return best if answers >= needs else len(options) - 1


def _give_up_bang(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Give up the BANG! least worth keeping, unless the hit would then threaten a friend more than it does oneself."""
    options = decision.options
    by, cause = decision.subject[0], decision.subject[1]
    if cause >= 0 and view.rules.kinds[cause].target is not None and by in view.seats:  # a duel: the other is next
        if bot.enmity(view)[by] < FRIEND and (view.life[view.seat] > 1 or view.life[by] <= 1):
            return len(options) - 1
    hand = Hand(view)
    costs = [hand.keep(option[1]) if option[0] == RESPOND else 100.0 for option in options]
    cheapest = min(costs)
    return costs.index(cheapest) if cheapest < 100.0 else len(options) - 1


def _rescue(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Live on by the cards that help, then by abilities; give up only when all of them together do not suffice."""
    options = decision.options
    cards = sum([option[0] == RESPOND for option in options])
    able = any(option[0] == USE for option in options)
    if view.life[view.seat] + cards + (len(view.hand) - cards) // 2 * able < 1:
        return len(options) - 1
    # Two cards of no use are cheaper than one that saves a life; they come first if there are any.
    hand = Hand(view)
    spare = able and sum(sorted([hand.keep(card) for card in view.hand])[:2]) < 5.0
    for verb in (USE, RESPOND, USE) if spare else (RESPOND, USE):
        for at, option in enumerate(options):
            if option[0] == verb:
                return at
    return len(options) - 1


def _surplus(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Discard what is least worth keeping; what heals for cards that must go anyway is used first."""
    options = decision.options
    heals = [at for at, option in enumerate(options) if option[0] == USE and _heals(view, option)]
    hand = Hand(view)
    if heals:
        costs = sorted([hand.keep(card) for card in view.hand])
        if decision.subject[0] >= 2 or costs[1] < 4.5:
            return heals[0]
    return _cheapest(hand, options)


def _heals(view: View, option: Option) -> bool:
    """An ability that may be used when dying gives life."""
    return "rescue" in view.rules.actions[option[2]].occasions


def _cheapest(hand: Hand, options: list[Option]) -> int:
    return _best([-hand.keep(option[1]) if option[0] in (DISCARD, TAKE) else -100.0 for option in options])


def _cost(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Pay with the card least worth keeping."""
    return _cheapest(Hand(view), decision.options)


def _take(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Take the card that helps most; an unknown one counts as an average card."""
    hand = Hand(view)
    return _best([hand.want(option[1]) if option[1] >= 0 else 4.5 for option in decision.options])


def _flip(bot: Greenhorn, view: View, decision: Decision) -> int:
    """A Heart helps whenever a flip can help; low Spades are what a fuse waits for."""
    suits, ranks = view.rules.suit_of, view.rules.rank_of
    if view.house.all_suits >= 0:
        return 0
    return _best(
        [
            2.0 if suits[card] == HEARTS else 0.0 if suits[card] == SPADES and ranks[card] <= 9 else 1.0
            for _, card, _, _, _ in decision.options
        ]
    )


def _first_draw(bot: Greenhorn, view: View, decision: Decision) -> int:
    """From an enemy's hand rather than from the pile; from the discard pile if what lies there is good."""
    enmity = bot.enmity(view)
    hand = Hand(view)
    scores = []
    for option in decision.options:
        if option[0] != DRAW_FROM:
            scores.append(4.5)
        elif option[1] >= 0:
            scores.append(hand.want(option[1]))
        else:
            scores.append(4.4 + enmity[option[3]])
    return _best(scores)


def _pass(bot: Greenhorn, view: View, decision: Decision) -> int:
    """Let it be."""
    for at, option in enumerate(decision.options):
        if option[0] == PASS:
            return at
    return 0


def _general(bot: Greenhorn, view: View, decision: Decision) -> int:
    """For questions of sets it does not know: accept offers, take good cards, give bad ones, harm no friend."""
    enmity = bot.enmity(view)
    hand = Hand(view)
    scores = []
    for option in decision.options:
        verb, card, _, seat, _ = option
        score = 0.0
        if verb == KEEP:
            score = 1.0
        elif verb == TAKE:
            score = 1.0 + (hand.want(card) if card >= 0 else 4.5)
        elif verb in (DISCARD, RESPOND):
            score = 10.0 - hand.keep(card) if card >= 0 else 1.0
        elif verb == PASS:
            score = 0.5
        if seat >= 0 and seat != view.seat and seat < len(enmity):
            score += enmity[seat]
        if warning(view, decision, option) is not None:
            score -= 20.0
        scores.append(score)
    return _best(scores)


_ANSWERS: dict[str, Callable[[Greenhorn, View, Decision], int]] = {
    "play": _play,
    "dodge": _dodge,
    "bang": _give_up_bang,
    "rescue": _rescue,
    "surplus": _surplus,
    "cost": _cost,
    "store": _take,
    "look": _take,
    "estate": _take,
    "flip": _flip,
    "first_draw": _first_draw,
    "between": _pass,
    "last_will": _pass,
}
