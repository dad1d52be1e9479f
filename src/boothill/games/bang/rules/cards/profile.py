"""Profiles: the hooks of all sources a seat has, folded into one."""

from __future__ import annotations

from collections.abc import Iterable

from boothill.games.bang.rules.cards.folded import FOLDS, ORDERED, FoldedHooks
from boothill.games.bang.rules.cards.hooks import ADDED, GATHERED, HIGHEST, LATEST, Hooks
from boothill.games.bang.rules.terms import KindId

CARDS_OFF: tuple[KindId, ...] = (-1,)
"""Instead of kinds in play, for a profile: whatever lies there has no effect."""


class Profile(FoldedHooks):
    """All hooks of one seat, folded. Immutable, derived, and shared between copies and games."""

    __slots__ = ()

    def __init__(self, sources: Iterable[Hooks]) -> None:
        super().__init__()
        for hooks in sources:
            self._fold(hooks)
        self._settle()

    def with_source(self, hooks: Hooks) -> Profile:
        """The profile that has this source besides, as the last one."""
        new = self.copy()
        if hooks:
            new._fold(hooks)
            if not _SETTLED.isdisjoint(hooks):
                new._settle()
        return new

    def _settle(self) -> None:
        """Once everything is folded: bring into order what has one."""
        self.put_in_order()
        self.offers = {}
        for action in self.actions:
            for occasion in action.occasions:
                self.offers[occasion] = (*self.offers.get(occasion, ()), action)
        self.watch = bool(self.hand_empty), bool(self.card_played), "between" in self.offers, self.others_cards_off

    def _fold(self, hooks: Hooks) -> None:
        for name, value in hooks.items():
            attribute, how = FOLDS[name]
            if how == ADDED:
                setattr(self, attribute, getattr(self, attribute) + value)
            elif how == HIGHEST:
                setattr(self, attribute, max(getattr(self, attribute), value))
            elif how == LATEST:
                setattr(self, attribute, value)
            elif how == GATHERED:
                setattr(self, attribute, (*getattr(self, attribute), value))


_SETTLED = ORDERED | {"actions", "hand_empty", "card_played", "others_cards_off"}
"""Hooks after which a profile must be settled."""
