"""Profiles: the hooks of all sources a seat has, folded into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from boothill.games.bang.rules.cards.hooks import GREATEST, LAST, SUM, Hooks, Moment, Suited
from boothill.games.bang.rules.terms import Card, KindId
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Action, Kind
    from boothill.games.bang.rules.table.state import Table

CARDS_OFF: tuple[KindId, ...] = (-1,)
"""Instead of kinds in play, for a profile: whatever lies there has no effect."""


class Profile:
    """All hooks of one seat, folded. Immutable, derived, and shared between copies and games."""

    __slots__ = (
        "abilities_off",
        "actions",
        "after_phase_1",
        "all_suits",
        "answered_out_of_turn",
        "at_setup",
        "bang_kinds",
        "bang_limit",
        "bang_needs",
        "bangs_off",
        "barrels",
        "base_distance",
        "beer_gives",
        "before_phase_3",
        "before_turn",
        "card_played",
        "cards_off",
        "choose_ability",
        "coming_back",
        "discount",
        "draws_discards",
        "extra_flips",
        "hand_empty",
        "hand_limit",
        "immune",
        "inherits",
        "instead_of_phase_1",
        "life_lost",
        "life_lost_at_once",
        "may_end",
        "may_play",
        "missed_in_play",
        "missed_kinds",
        "offers",
        "others_cards_off",
        "phase_1",
        "phase_1_counts",
        "phase_1_from_discards",
        "range",
        "reshuffled",
        "returns",
        "reversed",
        "reward",
        "second_drawn",
        "seen_at",
        "sees_at",
        "somebody_out",
        "sources",
        "stand_ins",
        "start_of_turn",
        "surplus_on_deck",
        "turn_checks",
        "turn_end",
        "turn_over",
        "turn_skipped",
        "usable",
        "watch",
    )

    def __init__(self, sources: Iterable[Hooks]) -> None:
        self.seen_at = 0
        self.sees_at = 0
        self.range = 1  # BASE-SET-12: the Colt .45
        self.bang_limit = 1  # BASE-LIM-1
        self.bang_needs = 1  # BASE-SHOT-2
        self.discount = 0
        self.extra_flips = 0
        self.barrels = 0
        self.beer_gives = 1  # BASE-BEER-1
        self.hand_limit = 0
        self.draws_discards = False
        self.inherits = False
        self.bangs_off = False
        self.phase_1_from_discards = False
        self.surplus_on_deck = False
        self.cards_off = False
        self.others_cards_off = False
        self.abilities_off = False
        self.all_suits = -1
        self.reversed = False
        self.base_distance = 0
        # Filled in by the Ruleset, which knows the kinds.
        self.stand_ins: dict[int, tuple[int, ...]] = {}
        self.bang_kinds: dict[int, int] = {}
        """The kinds of hand cards that answer where a BANG! card is asked for, each with the kind it then counts as."""
        self.missed_kinds: dict[int, int] = {}
        """The same for Missed! effects from the hand."""
        self.usable: frozenset[int] = frozenset()
        """The kinds of cards that, lying in front of the seat, it may use in phase 2, discarding them (DC-GREEN-3)."""
        self.missed_in_play: frozenset[int] = frozenset()
        """The kinds of cards that, lying in front of the seat, may be used against a shot."""
        self.may_play: tuple[Callable[[Table, Seat, Card, Kind, str], WhyNot | None], ...] = ()
        self.immune: tuple[Callable[[Suited, Seat, tuple[Card, ...], Seat], bool], ...] = ()
        self.phase_1_counts: tuple[tuple[int, Callable[[Table, Seat, int], int]], ...] = ()
        self.may_end: tuple[Callable[[Table, Seat, list[Option]], WhyNot | None], ...] = ()
        self.instead_of_phase_1: tuple[Callable[[Table, Seat], Rule[bool]], ...] = ()
        self.returns: tuple[Callable[[Table, Seat], bool], ...] = ()
        self.reshuffled: tuple[Callable[[Table], None], ...] = ()
        self.turn_over: tuple[Callable[[Table, Seat], None], ...] = ()
        self.at_setup: tuple[Callable[[Table], None], ...] = ()
        self.before_turn: tuple[Moment, ...] = ()
        self.coming_back: tuple[Moment, ...] = ()
        self.start_of_turn: tuple[Moment, ...] = ()
        self.turn_checks: tuple[tuple[int, Moment], ...] = ()
        self.turn_skipped: tuple[Moment, ...] = ()
        self.choose_ability: tuple[Moment, ...] = ()
        self.phase_1: Moment | None = None
        self.second_drawn: tuple[Callable[[Table, Seat, Card], None], ...] = ()
        self.after_phase_1: tuple[Moment, ...] = ()
        self.before_phase_3: tuple[Moment, ...] = ()
        self.turn_end: tuple[Moment, ...] = ()
        self.card_played: tuple[Moment, ...] = ()
        self.answered_out_of_turn: tuple[Moment, ...] = ()
        self.life_lost_at_once: tuple[Moment, ...] = ()
        self.life_lost: tuple[Moment, ...] = ()
        self.hand_empty: tuple[Moment, ...] = ()
        self.reward: tuple[Moment, ...] = ()
        self.somebody_out: tuple[Moment, ...] = ()
        self.actions: tuple[Action, ...] = ()
        self.offers: dict[str, tuple[Action, ...]] = {}
        """The actions, by occasion."""
        self.sources: tuple[tuple[int, ...], ...] = ()
        """What the profile was folded from, filled in by the Ruleset."""
        self.watch = (False, False, False, False)
        """What the table keeps lists of: if this changes, Table.refresh must look at every seat."""
        for hooks in sources:
            self._fold(hooks)
        self._settle()

    def with_source(self, hooks: Hooks) -> Profile:
        """The profile that has this source besides, as the last one."""
        new = self._copy()
        if hooks:
            new._fold(hooks)
            if not _SETTLED.isdisjoint(hooks):
                new._settle()
        return new

    def _copy(self) -> Profile:
        """The same again. Written out, because many thousands of profiles are made by adding one card to another."""
        new: Profile = Profile.__new__(Profile)
        new.abilities_off = self.abilities_off
        new.actions = self.actions
        new.after_phase_1 = self.after_phase_1
        new.all_suits = self.all_suits
        new.answered_out_of_turn = self.answered_out_of_turn
        new.at_setup = self.at_setup
        new.bang_kinds = self.bang_kinds
        new.bang_limit = self.bang_limit
        new.bang_needs = self.bang_needs
        new.bangs_off = self.bangs_off
        new.barrels = self.barrels
        new.base_distance = self.base_distance
        new.beer_gives = self.beer_gives
        new.before_phase_3 = self.before_phase_3
        new.before_turn = self.before_turn
        new.card_played = self.card_played
        new.cards_off = self.cards_off
        new.choose_ability = self.choose_ability
        new.coming_back = self.coming_back
        new.discount = self.discount
        new.draws_discards = self.draws_discards
        new.extra_flips = self.extra_flips
        new.hand_empty = self.hand_empty
        new.hand_limit = self.hand_limit
        new.immune = self.immune
        new.inherits = self.inherits
        new.instead_of_phase_1 = self.instead_of_phase_1
        new.life_lost = self.life_lost
        new.life_lost_at_once = self.life_lost_at_once
        new.may_end = self.may_end
        new.may_play = self.may_play
        new.missed_in_play = self.missed_in_play
        new.missed_kinds = self.missed_kinds
        new.offers = self.offers
        new.others_cards_off = self.others_cards_off
        new.phase_1 = self.phase_1
        new.phase_1_counts = self.phase_1_counts
        new.phase_1_from_discards = self.phase_1_from_discards
        new.range = self.range
        new.reshuffled = self.reshuffled
        new.returns = self.returns
        new.reversed = self.reversed
        new.reward = self.reward
        new.second_drawn = self.second_drawn
        new.seen_at = self.seen_at
        new.sees_at = self.sees_at
        new.somebody_out = self.somebody_out
        new.sources = self.sources
        new.stand_ins = self.stand_ins
        new.start_of_turn = self.start_of_turn
        new.surplus_on_deck = self.surplus_on_deck
        new.turn_checks = self.turn_checks
        new.turn_end = self.turn_end
        new.turn_over = self.turn_over
        new.turn_skipped = self.turn_skipped
        new.usable = self.usable
        new.watch = self.watch
        return new

    def _settle(self) -> None:
        """Once everything is folded: bring into order what has one."""
        if len(self.turn_checks) > 1:
            self.turn_checks = tuple(sorted(self.turn_checks, key=lambda check: check[0]))
        if len(self.phase_1_counts) > 1:
            self.phase_1_counts = tuple(sorted(self.phase_1_counts, key=lambda count: count[0]))
        self.offers = {}
        for action in self.actions:
            for occasion in action.occasions:
                self.offers[occasion] = (*self.offers.get(occasion, ()), action)
        self.watch = self._watched()

    def _watched(self) -> tuple[bool, bool, bool, bool]:
        return bool(self.hand_empty), bool(self.card_played), "between" in self.offers, self.others_cards_off

    def _fold(self, hooks: Hooks) -> None:
        for name, value in hooks.items():
            if name in SUM:
                setattr(self, name, getattr(self, name) + value)
            elif name in GREATEST:
                setattr(self, name, max(getattr(self, name), value))
            elif name in LAST:
                setattr(self, name, value)
            elif name == "turn_check":
                self.turn_checks += (hooks["turn_check"],)
            elif name == "phase_1_count":
                self.phase_1_counts += (hooks["phase_1_count"],)
            elif name == "actions":
                self.actions += hooks["actions"]
            elif name != "stands_for":
                setattr(self, name, (*getattr(self, name), value))


_SETTLED = frozenset({"turn_check", "phase_1_count", "actions", "hand_empty", "card_played", "others_cards_off"})
"""Hooks after which a profile must be settled."""
