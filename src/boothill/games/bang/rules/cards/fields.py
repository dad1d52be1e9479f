"""What a profile has besides the hooks, declared (see `kernel.fields`). A profile and its copies share all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.games.bang.rules.terms import KindId
from boothill.kernel.fields import derived

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Action


class ProfileFields:
    """What is worked out once the hooks are folded."""

    # Filled in by the Ruleset, which knows the kinds.
    stand_ins: dict[KindId, tuple[KindId, ...]] = derived({})
    """As what the kinds of hand cards may be played besides."""
    bang_kinds: dict[KindId, KindId] = derived({})
    """The kinds of hand cards that answer where a BANG! card is asked for, each with the kind it then counts as."""
    missed_kinds: dict[KindId, KindId] = derived({})
    """The same for Missed! effects from the hand."""
    usable: frozenset[KindId] = derived(frozenset())
    """The kinds of cards that, lying in front of the seat, it may use in phase 2, discarding them (DC-GREEN-3)."""
    missed_in_play: frozenset[KindId] = derived(frozenset())
    """The kinds of cards that, lying in front of the seat, may be used against a shot."""
    sources: tuple[tuple[int, ...], ...] = derived()
    """What the profile was folded from."""

    # Filled in by the profile itself.
    offers: dict[str, tuple[Action, ...]] = derived({})
    """The actions, by occasion."""
    watch: int = derived(0)
    """What the table keeps lists of, as flags: if this changes, Table.refresh must look at every seat."""
