"""Distance and range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol

from boothill.family.roles import MOST
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.profile import CARDS_OFF, Profile
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import KindId
from boothill.kernel.decision import Seat

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset


class Circle(Protocol):
    """Whoever knows who sits in the game and what each has: a table, or a view of it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in the game, clockwise."""
        ...

    @property
    def profile(self) -> Sequence[Profile]:
        """The folded hooks of each seat."""
        ...

    @property
    def common(self) -> Profile:
        """The hooks that hold for everybody."""
        ...


def base_distance(t: Circle, one: Seat, other: Seat) -> int:
    """BASE-DIST-1: the smaller number of seat steps, counting only players in the game."""
    if t.common.base_distance:
        return t.common.base_distance
    seats = t.seats
    steps = abs(seats.index(one) - seats.index(other))
    return min(steps, len(seats) - steps)


def distance(t: Circle, viewer: Seat, other: Seat) -> int:
    """BASE-DIST-2, -3, -4: as seen by the viewer; all modifiers first, then the minimum of 1."""
    seen = base_distance(t, viewer, other) + t.profile[viewer].sees_at + t.profile[other].seen_at
    return seen if seen > 1 else 1


_STEPS: Final = [
    [[min((at - mine) % around, (mine - at) % around) for at in range(around)] for mine in range(around)]
    for around in range(MOST + 1)
]
"""BASE-DIST-1: in a circle of so many, seen from each place, how far away every place is; 0 for its own."""


def seats_within(t: Table, viewer: Seat, reach: int) -> tuple[Seat, ...]:
    """The other players in the game that the viewer sees at this distance or nearer; reach is at least 1."""
    seats = t.seats
    profile = t.profile
    fixed = t.common.base_distance
    spare = reach - profile[viewer].sees_at
    steps = _STEPS[len(seats)][seats.index(viewer)]
    found: list[Seat] = []
    for at, seat in enumerate(seats):
        # The minimum of 1 never decides here: whoever is nearer than 1 is within every reach.
        if seat != viewer and (fixed or steps[at]) + profile[seat].seen_at <= spare:
            found.append(seat)
    return tuple(found)


def in_range(t: Table, viewer: Seat) -> tuple[Seat, ...]:
    """BASE-DIST-5: the players the viewer's weapon reaches."""
    found = t.reach[viewer]
    if found is None:
        found = t.reach[viewer] = seats_within(t, viewer, t.profile[viewer].range)
    return found


def at_distance_1(t: Table, viewer: Seat) -> tuple[Seat, ...]:
    """The players the viewer sees at distance 1."""
    found = t.near[viewer]
    if found is None:
        found = t.near[viewer] = seats_within(t, viewer, 1)
    return found


class Modifier(NamedTuple):
    """Something that makes a distance greater or smaller: a kind of card, a character's ability, or neither if it is a
    set itself that does.
    """

    by: int
    kind: KindId = -1
    character: int = -1


def modifiers(rules: Ruleset, profile: Profile, hook: Literal["sees_at", "seen_at"]) -> list[Modifier]:
    """What the `sees_at` or `seen_at` of a seat's profile is the sum of."""
    abilities, kinds, standing = profile.sources
    found = [Modifier(_number(hooks, hook)) for hooks in rules.hooks]
    found += [Modifier(_number(rules.kinds[kind].hooks, hook), kind=kind) for kind in standing]
    found += [Modifier(_number(rules.characters[who].hooks, hook), character=who) for who in abilities]
    if kinds != CARDS_OFF:
        found += [Modifier(_number(rules.kinds[kind].hooks, hook), kind=kind) for kind in kinds]
    return [modifier for modifier in found if modifier.by]


def _number(hooks: Hooks, hook: Literal["sees_at", "seen_at"]) -> int:
    return hooks.get(hook, 0)


def profile_with(rules: Ruleset, profile: Profile, weapon: KindId) -> Profile:
    """What a seat's profile will be once it has laid down this weapon in place of the one it has (BASE-LIM-5)."""
    abilities, kinds, standing = profile.sources
    if kinds != CARDS_OFF:
        kept = [kind for kind in kinds if not rules.kinds[kind].weapon]
        kinds = tuple(sorted([*kept, weapon] if rules.hooked[weapon] else kept))
    return rules.profile(abilities, kinds, standing)


def reach_with(t: Table, me: Seat, weapon: KindId) -> list[Seat]:
    """The players in range once the seat has laid down this weapon in place of the one it has (BASE-LIM-5)."""
    profile = profile_with(t.rules, t.profile[me], weapon)
    spare = profile.range - profile.sees_at
    # The minimum of 1 never decides here, as in `seats_within`.
    return [seat for seat in t.seats if seat != me and base_distance(t, me, seat) + t.profile[seat].seen_at <= spare]
