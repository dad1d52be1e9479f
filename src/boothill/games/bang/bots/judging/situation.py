"""What the scores of one decision share, and guesses about what others can do against one's plans."""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr

from boothill.family.roles import SHERIFF
from boothill.games.bang.bots.judging.hand import Hand, cards_kept, shots_in_hand, wears_down
from boothill.games.bang.bots.judging.traits import WEAPON, bang_share, missed_share, traits
from boothill.games.bang.bots.judging.weights import DEFAULT, Weights
from boothill.games.bang.bots.scoring.purse import EMPTY
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.roles import acting_sheriff
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import FROM_HAND, HEARTS, Card
from boothill.kernel.decision import Seat

NO_HEART = 0.75
"""How likely a draw! shows no Heart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess:
    """What a seat makes of cards it cannot see. All that is guessed about hands goes through one of these."""

    __slots__ = ()

    def hit_chance(self, view: View, target: Seat, needs: int) -> float:
        """How likely a shot that takes so many Missed! hits somebody."""
        return hit_chance(view, target, needs)

    def no_bang_chance(self, view: View, target: Seat, number: float = 1.0) -> float:
        """How likely somebody cannot give up so many BANG! cards."""
        return no_bang_chance(view, target, number)


GUESS = Guess()
"""By the number of cards alone."""


class HeldGuess(Guess):
    """Knows that some cards are held longer than others, so that hands are no mere draws from the pile."""

    __slots__ = ("_bang", "_missed")

    def __init__(self, missed: float, bang: float) -> None:
        self._missed = missed
        self._bang = bang

    def hit_chance(self, view: View, target: Seat, needs: int) -> float:
        """The same with so many times as many Missed! in hands as in the pile."""
        return hit_chance(view, target, needs, self._missed)

    def no_bang_chance(self, view: View, target: Seat, number: float = 1.0) -> float:
        """The same with so many times as many BANG! cards."""
        return no_bang_chance(view, target, number, self._bang)


class Mind(Protocol):
    """What a bot brings to every question. All of it may depend on its seed and the view alone."""

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat."""
        ...

    def weights(self, view: View) -> Weights:
        """Its judgement, in the role it has in this view."""
        ...

    def guess(self, view: View) -> Guess:
        """What it makes of hidden hands."""
        ...


class Situation:
    """The view, how much each seat is to be harmed, how that is judged, and what follows from it all."""

    __slots__ = ("_hand", "enmity", "fleeting", "guess", "kinds", "me", "purse", "spare", "view", "weights")

    def __init__(self, view: View, enmity: list[float], weights: Weights = DEFAULT, guess: Guess = GUESS) -> None:
        self.view = view
        self.enmity = enmity
        self.weights = weights
        self.guess = guess
        self.me = view.seat
        self.kinds = traits(view.rules)
        self.fleeting = view.seat == view.ghost or view.seat == view.shadow
        """Back for this turn only: there is nothing to lose, and no card to keep."""
        self.spare = len(view.hand) > cards_kept(view) or (bool(view.standing) and wears_down(view))
        """Some card has to go at the end of the turn anyway, or it is no time for keeping cards."""
        self.purse = EMPTY
        """The nuggets, valued, once somebody has looked at what they buy."""
        self._hand: Hand | None = None

    @property
    def hand(self) -> Hand:
        """The hand, valued; made only when it is asked for."""
        if self._hand is None:
            self._hand = Hand(self.view, self.weights)
        return self._hand

    def dares(self, target: Seat) -> bool:
        """The Sheriff does not shoot down whom they do not know: a dead Deputy costs them everything."""
        view = self.view
        return view.life[target] > 1 or view.role[self.me] != SHERIFF or self.enmity[target] >= self.weights.unsure

    def zeal(self, target: Seat) -> float:
        """Extra zeal to finish somebody, and weakness in general; for those who are dangerous, if that matters."""
        life, weights = self.view.life[target], self.weights
        zeal = weights.zeal_last if life <= 1 else weights.zeal_two if life == 2 else 0.0
        return zeal + self._stirred(target) if weights.stirs else zeal

    def _stirred(self, target: Seat) -> float:
        """The zeal that is due to more than life left."""
        view, weights, me = self.view, self.weights, self.me
        life, reach = view.life[target], view.profile[target].range
        zeal = weights.zeal_wound * (1.0 - life / max(1, view.max_life[target]))
        zeal += weights.zeal_rich * view.hand_sizes[target]
        if weights.zeal_volley and 1 < life <= self.shots_left():
            zeal += weights.zeal_volley
        if weights.zeal_near and view.distance(target, me) <= reach:
            zeal += weights.zeal_near
        if weights.zeal_guard and SHERIFF in view.role:
            sheriff = view.role.index(SHERIFF)
            if sheriff not in (me, target) and sheriff in view.seats and view.distance(target, sheriff) <= reach:
                zeal += weights.zeal_guard
        if weights.zeal_soon:
            zeal += weights.zeal_soon * self.nearness(target)
        return zeal

    def shots_left(self) -> int:
        """How many BANG! cards of the hand may still be played this turn."""
        view = self.view
        return min(shots_in_hand(view), view.profile[self.me].bang_limit - view.bangs)

    def nearness(self, target: Seat) -> float:
        """1 for whoever is next to play after the seat, falling to 0 for the last one before it."""
        view = self.view
        order = view.seats
        step = -1 if view.common.reversed else 1
        number = len(order)
        if target not in order or self.me not in order or number < 3:
            return 1.0
        gap = (order.index(target) - order.index(self.me)) * step % number
        return 1.0 - (gap - 1) / (number - 2)

    def harm(self, target: Seat, chance: float) -> float:
        """What a shot that hits with this chance is worth, as cards are; what it costs the target to dodge, too."""
        weights = self.weights
        return self.enmity[target] * (
            weights.harm_flat + chance * (weights.harm_hit + weights.harm_zeal * self.zeal(target))
        )

    def relief(self, seat: Seat, points: int) -> float:
        """What so many life points would be worth to a seat, as cards are; those that are lost cost something."""
        view = self.view
        life = view.life[seat]
        gained = min(points, view.max_life[seat] - life)
        if gained <= 0 or not lasts(view, seat):
            return 0.0
        weights = self.weights
        each = weights.relief_last if life <= 1 else weights.relief_two if life == 2 else weights.relief_more
        return gained * each - weights.relief_lost * (points - gained)


def situation_of(mind: Mind, view: View) -> Situation:
    """The situation as a bot judges it."""
    return Situation(view, mind.enmity(view), mind.weights(view), mind.guess(view))


def hit_chance(view: View, target: Seat, needs: int, held: float = 1.0) -> float:
    """A guess how likely a shot hits somebody, from what lies in front of them and how many cards they hold.

    `held` tells how many times as many Missed! are in hands as in the pile.
    """
    profile = view.profile[target]
    if profile.missed_in_play:
        needs -= sure_answers(view, target)
        if needs <= 0:
            return 0.0
    no_missed = max(0.0, 1.0 - held * missed_share(view.rules, profile))
    chance: float = no_missed ** view.hand_sizes[target]
    if profile.barrels:
        chance *= no_heart(view.common.all_suits) ** profile.barrels
    if needs > 1:
        chance = 1.0 - (1.0 - chance) ** 2
    return chance


def no_heart(all_suits: int) -> float:
    """How likely a draw! shows no Heart, while all cards have this suit (-1: their own)."""
    return NO_HEART if all_suits < 0 else 0.0 if all_suits == HEARTS else 1.0


def lasts(view: View, seat: Seat) -> bool:
    """Whether life the seat can regain is of any use: a shadow can regain none (SH-4), and a ghost loses it again,
    unless there is something to pay with it.
    """
    if seat == view.shadow:
        return False
    return seat != view.ghost or any(action.price_life for action in view.profile[seat].actions)


def event_at_turn_of(view: View, seat: Seat) -> Hooks:
    """The hooks of the event that will be in force when the next turn of another seat begins (EV-3, -5).

    It is the next one if whoever reveals events has their turn before, or is that seat.
    """
    rules = view.rules
    kind = view.standing[0] if view.standing else -1
    if view.next_event >= 0:
        around = len(view.role)
        step = -1 if view.common.reversed else 1
        waits = [(other - view.active) * step % around or around for other in (acting_sheriff(view), seat)]
        if waits[0] <= waits[1]:
            kind = rules.kind_of[view.next_event]
    return rules.kinds[kind].hooks if kind >= 0 else {}


def no_bang_chance(view: View, target: Seat, number: float = 1.0, held: float = 1.0) -> float:
    """A guess how likely somebody cannot give up so many BANG! cards, with so many times as many in hands."""
    without = max(0.0, 1.0 - held * bang_share(view.rules, view.profile[target]))
    chance: float = without ** (view.hand_sizes[target] / number)
    return chance


def sure_answers(view: View, target: Seat) -> int:
    """How many cards lie in front of somebody that stop a shot."""
    kind_of, answers = view.rules.kind_of, view.profile[target].missed_in_play
    return sum([kind_of[card] in answers for card in view.play[target]])


def loss(situation: Situation, target: Seat, pick: int) -> float:
    """What somebody loses with a card in front of them, or with one of their hand. A menace is no loss at all."""
    view, weights = situation.view, situation.weights
    if pick == FROM_HAND:
        lost = weights.strip_hand_last if view.life[target] <= 1 else weights.strip_hand
        return lost + weights.strip_hand_only if view.hand_sizes[target] == 1 else lost
    trait = situation.kinds[view.rules.kind_of[pick]]
    if trait.menace:
        return -weights.menace
    if trait.sort == WEAPON:
        lost = trait.worth + weights.strip_weapon
        return lost + weights.strip_reach if weights.strip_reach and _only_by(situation, target, pick) else lost
    return trait.worth + weights.strip_guard if weights.strip_guard and trait.guards else trait.worth


def _only_by(situation: Situation, target: Seat, weapon: Card) -> bool:
    """Whether somebody reaches the seat with this weapon, but not without it."""
    view = situation.view
    distance = view.distance(target, situation.me) if target != situation.me else 0
    return 1 < distance <= situation.kinds[view.rules.kind_of[weapon]].range
