"""Choosing among cards, players and abilities: what to take, from whom, and what to give to whom."""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.games.bang.bots.judging.hand import Hand, bangs_in_hand
from boothill.games.bang.bots.judging.situation import Mind, loss, situation_of
from boothill.games.bang.bots.judging.traits import UNKNOWN_CARD, ability_worth, traits
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import DIAMONDS, DRAW_FROM, HEARTS, SPADES
from boothill.kernel.decision import Decision, Seat

IMPATIENCE = 0.05
"""How much better unknown cards get with every turn: two who take the same card from each other would never end."""


def taken(view: View, decision: Decision, mind: Mind) -> int:
    """Take the card that helps most; an unknown one counts as an average card."""
    hand = Hand(view, mind.weights(view))
    return best([hand.want(option[1]) if option[1] >= 0 else UNKNOWN_CARD for option in decision.options])


def flipped(view: View, decision: Decision, mind: Mind) -> int:
    """A Heart helps whenever a flip can help, a Diamond sometimes; low Spades are what a fuse waits for."""
    suit, ranks = view.suit, view.rules.rank_of
    scores = []
    for _, card, _, _, _ in decision.options:
        if suit(card) == SPADES and ranks[card] <= 9:
            scores.append(0.0)
        else:
            scores.append({HEARTS: 2.0, DIAMONDS: 1.5}.get(suit(card), 1.0))
    return best(scores)


def first_drawn(view: View, decision: Decision, mind: Mind) -> int:
    """From an enemy's hand rather than from the pile; from the discard pile if what lies there is good."""
    enmity = mind.enmity(view)
    hand = Hand(view, mind.weights(view))
    scores = []
    for option in decision.options:
        if option[0] != DRAW_FROM:
            scores.append(UNKNOWN_CARD)
        elif option[1] >= 0:
            scores.append(hand.want(option[1]))
        else:
            scores.append(UNKNOWN_CARD - 0.1 + enmity[option[3]])
    return best(scores)


def drawn_or_taken(view: View, decision: Decision, mind: Mind) -> int:
    """Cards from the pile, or one that lies in front of somebody, if it is good and its owner no friend."""
    situation = situation_of(mind, view)
    scores = []
    for verb, card, _, seat, _ in decision.options:
        if verb != DRAW_FROM:
            scores.append(UNKNOWN_CARD * decision.subject[0] + IMPATIENCE * view.turn)
        else:
            scores.append(
                situation.hand.want(card)
                + situation.weights.spite * situation.enmity[seat] * loss(situation, seat, card)
            )
    return best(scores)


def stripped(view: View, decision: Decision, mind: Mind) -> int:
    """The best card of an enemy, the least of a friend; a menace is taken from friends and left to enemies."""
    situation = situation_of(mind, view)
    return best([situation.enmity[seat] * loss(situation, seat, pick) for _, _, _, seat, pick in decision.options])


def given(view: View, decision: Decision, mind: Mind) -> int:
    """The worst card for an enemy; for a friend the best of what will not be kept anyway."""
    receiver: Seat = decision.subject[0]
    options = decision.options
    hand = Hand(view, mind.weights(view))
    wanted = [hand.want(option[1]) for option in options]
    if mind.enmity(view)[receiver] >= 0.0:
        kinds, kind_of = traits(view.rules), view.rules.kind_of
        return best([-kinds[kind_of[option[1]]].worth - 0.1 * wanted[at] for at, option in enumerate(options)])
    me = view.seats.index(view.seat)
    others = (*view.seats[me + 1 :], *view.seats[:me])
    kept = len(options) - (len(others) - others.index(receiver))
    return sorted(range(len(options)), key=lambda at: -wanted[at])[kept]


def copied(view: View, decision: Decision, mind: Mind) -> int:
    """The best ability there is, by and large; shots without limit for whoever has the BANG!s."""
    scores = []
    for option in decision.options:
        hooks = view.rules.characters[view.character[option[3]]].hooks
        score = ability_worth(hooks)
        if hooks.get("bang_limit", 1) > 1 and bangs_in_hand(view) >= 3:
            score += 3.0
        scores.append(score)
    return best(scores)
