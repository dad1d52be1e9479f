"""A bot of the card game that is no part of Boothill: it shoots at whoever is in its way.

    boothill lab focal examples/hothead.py greenhorn      how much stronger or weaker than the greenhorn
    boothill play --bots examples/hothead.py              play against it

A bot is made from a seed and asked with `choose(view, decision)`: `view` is what its seat may see, `decision` the
question with every legal answer, of which it gives the index. docs/add-a-bot.md tells more.
"""

from boothill.family.roles import DEPUTY, OUTLAW, SHERIFF
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.terms import DISCARD, END, PASS, RESPOND


class Hothead:
    """Gives each answer a score and takes the best. It has no luck of its own, and forgets everything."""

    name = "hothead"
    looks = True  # it wants to be shown the view

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        """The index of the answer with the highest score."""
        doubts = warnings(view, decision)  # what speaks against each answer: a Beer that heals nobody, for one
        scores = [
            -9 if doubt else self.score(view, option) for option, doubt in zip(decision.options, doubts, strict=True)
        ]
        return scores.index(max(scores))

    def score(self, view, option):
        """How much it likes an answer."""
        verb, card, _, seat, _ = option  # verb, card, kind, seat, pick; -1 where it does not apply
        if verb in (END, PASS):
            return 0
        if verb == RESPOND:  # a card that saves a life point
            return 3
        worth = view.rules.kinds[view.rules.kind_of[card]].worth / 10 if card >= 0 else 0  # 0 to 1
        if verb == DISCARD:  # the least useful card goes
            return 1 - worth
        if seat in (-1, view.seat):  # for itself: what it equips with, and what needs no target
            return 1 + worth
        return 2 + worth if self.in_the_way(view, seat) else -1

    def in_the_way(self, view, seat):
        """Outlaws are after the law; everybody else after those who are not the Sheriff, until nobody else is left."""
        if view.role[view.seat] == OUTLAW:
            return view.role[seat] in (SHERIFF, DEPUTY)
        return view.role[seat] != SHERIFF or len(view.seats) == 2


bot = Hothead
