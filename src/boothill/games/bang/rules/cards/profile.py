"""Profiles: the hooks of all sources a seat has, folded into one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boothill.games.bang.rules.cards.folded import FOLDS, ORDERED, FoldedHooks
from boothill.games.bang.rules.cards.hooks import ADDED, GATHERED, HIGHEST, LATEST, Hooks
from boothill.games.bang.rules.terms import KindId

CARDS_OFF: tuple[KindId, ...] = (-1,)
"""Instead of kinds in play, for a profile: whatever lies there has no effect."""

WATCHES_HAND: Final = 1
WATCHES_PLAYS: Final = 2
IDLES: Final = 4
STOPS_CARDS: Final = 8
"""Flags of `Profile.watch`: minds an empty hand, minds cards being played, may act between two effects, has cards of
others without effect in its turn."""


class Profile(FoldedHooks):
    """All hooks of one seat, folded. Derived, shared between copies and games, and changed by nobody; what `more` and
    `less` lead to is found out in time.
    """

    __slots__ = ("less", "more")

    def __init__(self, sources: Iterable[Hooks], like: Profile | None = None) -> None:
        super().__init__(like)
        self.more: dict[KindId, Profile] | None = None
        """What it becomes with one more card of a kind in front of the seat, once that has been asked."""
        self.less: dict[KindId, Profile] | None = None
        """The same with one less."""
        if like is None:
            self._fold(sources)
            self._settle()

    def with_sources(self, further: Iterable[Hooks]) -> Profile:
        """The profile that has these sources besides, as the last ones."""
        new = Profile((), like=self)
        if new._fold(further):
            new.put_in_order()
        if len(new.actions) > len(self.actions):
            new._sort_actions()
        new._watch()
        return new

    def _settle(self) -> None:
        """Once everything is folded: bring into order what has one."""
        self.put_in_order()
        self._sort_actions()
        self._watch()

    def _sort_actions(self) -> None:
        self.offers = {}
        for action in self.actions:
            for occasion in action.occasions:
                self.offers[occasion] = (*self.offers.get(occasion, ()), action)

    def _watch(self) -> None:
        self.watch = (
            (WATCHES_HAND if self.hand_empty else 0)
            | (WATCHES_PLAYS if self.card_played else 0)
            | (IDLES if "between" in self.offers else 0)
            | (STOPS_CARDS if self.others_cards_off else 0)
        )

    def _fold(self, sources: Iterable[Hooks]) -> bool:
        """Take in these sources; whether any of it has an order."""
        ordered = False
        for hooks in sources:
            for name, value in hooks.items():
                attribute, how = FOLDS[name]
                if how == GATHERED:
                    setattr(self, attribute, (*getattr(self, attribute), value))
                    ordered = ordered or name in ORDERED
                elif how == ADDED:
                    setattr(self, attribute, getattr(self, attribute) + value)
                elif how == HIGHEST:
                    known = getattr(self, attribute)
                    if value > known:
                        setattr(self, attribute, type(known)(value))  # a switch may come as a number
                elif how == LATEST:
                    setattr(self, attribute, value)
        return ordered
