"""What others can do against one's plans, judged from the cards that nobody has shown and from what they did not do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boothill.games.bang.bots.judging.situation import Guess, no_heart, sure_answers
from boothill.games.bang.bots.judging.traits import DRAW_PILE
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import NO_BANG, NO_MISSED, KindId
from boothill.kernel.decision import Seat

DRAWN = 2
"""Cards somebody gets at the start of a turn, by and large."""


class UnseenCards(Guess):
    """Guesses of somebody who counts cards.

    Whatever lies open is in nobody's hand; who let a shot hit them had no Missed! then, and only cards they got since
    can be one.
    """

    __slots__ = ("_hidden", "_poor", "_seen", "_view")

    def __init__(self, view: View) -> None:
        self._view: View | None = view
        """What is still to be looked at: many decisions need no guess, so that it waits for the first one."""
        self._seen: list[KindId] = []
        """The kind of each card that lies open to the seat, of those that hands are drawn from."""
        self._hidden = 1
        """How many others there are, one at least."""
        self._poor: dict[tuple[Seat, int], tuple[int, int]] = {}
        """What `_poor` found."""

    def hit_chance(self, view: View, target: Seat, needs: int) -> float:
        """How likely a shot that takes so many Missed! hits somebody."""
        profile = view.profile[target]
        if profile.missed_in_play:
            needs -= sure_answers(view, target)
            if needs <= 0:
                return 0.0
        share = self._share(view.rules, profile.missed_kinds)
        unknown = self._unknown(view, target, NO_MISSED)
        no_missed, no_luck = (1.0 - share) ** unknown, no_heart(view.common.all_suits)
        barrels = profile.barrels
        chance: float = no_missed * no_luck**barrels
        if needs > 1:  # a single one does not save them, be it a card or a flip
            if unknown:
                chance += unknown * share * (1.0 - share) ** (unknown - 1) * no_luck**barrels
            if barrels:
                chance += no_missed * barrels * (1.0 - no_luck) * no_luck ** (barrels - 1)
        return chance

    def no_bang_chance(self, view: View, target: Seat, number: float = 1.0) -> float:
        """How likely somebody cannot give up so many BANG! cards."""
        share = self._share(view.rules, view.profile[target].bang_kinds)
        chance: float = (1.0 - share) ** (self._unknown(view, target, NO_BANG) / number)
        return chance

    def _share(self, rules: Ruleset, kinds: Iterable[KindId]) -> float:
        """How likely a hidden card is of one of these kinds."""
        self._look()
        copies, seen = _copies(rules), self._seen
        left = sum([copies.get(kind, 0) - seen.count(kind) for kind in kinds])
        return max(0.0, min(0.95, left / self._hidden))

    def _look(self) -> None:
        """Count the cards, unless that was done."""
        view = self._view
        if view is not None:
            self._view = None
            self._seen = _seen(view)
            self._hidden = max(1, len(view.rules.piles[DRAW_PILE]) - len(self._seen))
            self._poor = _poor(view)

    def _unknown(self, view: View, target: Seat, missing: int) -> int:
        """How many of somebody's cards may still be what they did not have the other day."""
        self._look()
        held = view.hand_sizes[target]
        then, turns = self._poor.get((target, missing), (0, 0))
        if not then:
            return held
        old = min(then, held)
        if turns:
            old = max(0, min(old, held - DRAWN * turns))
        return held - old


def _seen(view: View) -> list[KindId]:
    kind_of, drawn = view.rules.kind_of, _copies(view.rules)
    open_cards = [*view.hand, *view.limbo, *view.aside]
    for lying in view.play:
        open_cards += lying
    if view.discard_top >= 0:
        open_cards.append(view.discard_top)
    kinds = [kind_of[card] for card in open_cards]
    return [kind for kind in kinds if kind in drawn]


def _poor(view: View) -> dict[tuple[Seat, int], tuple[int, int]]:
    """For who did not answer lately, and what they lacked (NO_MISSED, NO_BANG): how many cards they had then, and how
    many turns they have had since, one at most.

    Whatever happened more than a round ago tells nothing any more.
    """
    found: dict[tuple[Seat, int], tuple[int, int]] = {}
    order = view.seats
    if view.active not in order:
        return found
    active, around = order.index(view.active), len(order)
    step = -1 if view.common.reversed else 1
    for deed in reversed(view.deeds):
        passed = view.turn - deed.turn
        if passed > around:
            break
        missing = deed.omission
        if missing in (NO_MISSED, NO_BANG) and deed.by in order and (deed.by, missing) not in found:
            ago = (active - order.index(deed.by)) * step % around
            found[deed.by, missing] = (deed.cards, int(ago < passed))
    return found


@lru_cache(maxsize=64)
def _copies(rules: Ruleset) -> dict[KindId, int]:
    """How many cards of each kind are in the draw pile at the beginning."""
    found: dict[KindId, int] = {}
    for card in rules.piles[DRAW_PILE]:
        kind = rules.kind_of[card]
        found[kind] = found.get(kind, 0) + 1
    return found
