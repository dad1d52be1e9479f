"""What the scores of one decision share, and guesses about what others can do against one's plans."""

from __future__ import annotations

from boothill.bang.hooks import Hooks
from boothill.bang.roles import acting_sheriff
from boothill.bang.terms import FROM_HAND, HEARTS, SHERIFF, Seat
from boothill.bang.view import View
from boothill.bots.hand import Hand, cards_kept, wears_down
from boothill.bots.purse import EMPTY
from boothill.bots.traits import WEAPON, bang_share, missed_share, traits

ENEMY = 0.2
"""From here on somebody is worth a card."""
UNSURE = 0.45
"""From here on the Sheriff dares to kill."""
NO_HEART = 0.75
"""How likely a draw! shows no Heart."""


class Outlook:
    """The view, how much each seat is to be harmed, and what follows from the two."""

    __slots__ = ("_hand", "enmity", "fleeting", "kinds", "me", "purse", "spare", "view")

    def __init__(self, view: View, enmity: list[float]) -> None:
        self.view = view
        self.enmity = enmity
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
            self._hand = Hand(self.view)
        return self._hand

    def dares(self, target: Seat) -> bool:
        """The Sheriff does not shoot down whom he does not know: a dead Deputy costs him everything."""
        view = self.view
        return view.life[target] > 1 or view.role[self.me] != SHERIFF or self.enmity[target] >= UNSURE

    def zeal(self, target: Seat) -> float:
        """Extra zeal to finish somebody, and weakness in general."""
        life = self.view.life[target]
        return 0.6 if life <= 1 else 0.2 if life == 2 else 0.0

    def harm(self, target: Seat, chance: float) -> float:
        """What a shot that hits with this chance is worth, as cards are; what it costs the target to dodge, too."""
        return self.enmity[target] * (2.0 + chance * (5.0 + 6.0 * self.zeal(target)))

    def relief(self, seat: Seat, points: int) -> float:
        """What so many life points would be worth to a seat, as cards are; those that are lost cost something."""
        view = self.view
        life = view.life[seat]
        gained = min(points, view.max_life[seat] - life)
        if gained <= 0 or not lasts(view, seat):
            return 0.0
        return gained * (11.0 if life <= 1 else 9.0 if life == 2 else 7.0) - 3.0 * (points - gained)


def hit_chance(view: View, target: Seat, needs: int) -> float:
    """A guess how likely a shot hits somebody, from what lies in front of him and how many cards he holds."""
    profile = view.profile[target]
    if profile.missed_in_play:
        needs -= sure_answers(view, target)
        if needs <= 0:
            return 0.0
    no_missed = 1.0 - missed_share(view.rules, profile)
    chance: float = no_missed ** view.hand_sizes[target]
    if profile.barrels:
        chance *= no_heart(view.house.all_suits) ** profile.barrels
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

    It is the next one if whoever reveals events has his turn before, or is that seat.
    """
    rules = view.rules
    kind = view.standing[0] if view.standing else -1
    if view.next_event >= 0:
        around = len(view.role)
        step = -1 if view.house.reversed else 1
        waits = [(other - view.active) * step % around or around for other in (acting_sheriff(view), seat)]
        if waits[0] <= waits[1]:
            kind = rules.kind_of[view.next_event]
    return rules.kinds[kind].hooks if kind >= 0 else {}


def no_bang_chance(view: View, target: Seat, number: float = 1.0) -> float:
    """A guess how likely somebody cannot give up so many BANG! cards."""
    chance: float = (1.0 - bang_share(view.rules, view.profile[target])) ** (view.hand_sizes[target] / number)
    return chance


def sure_answers(view: View, target: Seat) -> int:
    """How many cards lie in front of somebody that stop a shot."""
    kind_of, answers = view.rules.kind_of, view.profile[target].missed_in_play
    return sum([kind_of[card] in answers for card in view.play[target]])


def loss(outlook: Outlook, target: Seat, pick: int) -> float:
    """What somebody loses with a card in front of him, or with one of his hand. A menace is no loss at all."""
    view = outlook.view
    if pick == FROM_HAND:
        return 7.0 if view.life[target] <= 1 else 5.0
    trait = outlook.kinds[view.rules.kind_of[pick]]
    if trait.menace:
        return -8.0
    return trait.worth - (1.0 if trait.sort == WEAPON else 0.0)
