"""What a viewer sees of the card game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.distance import base_distance, distance, modifiers
from boothill.games.bang.rules.mechanics.shop import price_for
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View, private_part
from boothill.games.bang.rules.terms import NUGGETS, SHOP, Card, KindId
from boothill.games.bang.shown import ShownPlayer, ShownView
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING
from boothill.server.wire.views import Own, living


class CardPlayer(ShownPlayer, kw_only=True):
    """A player of the card game."""

    in_game: bool
    role: str | None
    """Nothing if the viewer does not know it."""
    second: str | None
    """The second character, if the viewer has seen it."""
    hand_size: int
    hand: list[str] | None
    """For whoever sees everything."""
    range: int
    """How far their weapon reaches."""
    tokens: dict[str, int]
    weapon: str | None
    """The kind of the weapon before them."""


class WayPart(Struct, frozen=True, omit_defaults=True):
    """Something that makes a distance greater or smaller, by so much."""

    by: int
    seat: int
    """Whose it is."""
    kind: str | UnsetType = UNSET
    character: str | UnsetType = UNSET


class Way(Struct, frozen=True, omit_defaults=True):
    """What a distance is made of: steps around the table and what changes them; of the sum at least 1 counts."""

    steps: int
    parts: list[WayPart]
    fixed: str | UnsetType = UNSET
    """The event that makes the steps between all seats the same."""


class CardView(ShownView, kw_only=True):
    """What a viewer sees of the card game."""

    players: list[CardPlayer]
    hand: list[str]
    seen: list[str]
    """Cards that only the viewer looks at."""
    fresh: list[str]
    """Green cards laid down this turn."""
    deck_size: int
    discard_size: int
    discard_top: str | None
    piles: dict[str, list[str]]
    """Those of the sets' own piles that lie open."""
    pile_sizes: dict[str, int]
    shadow_variant: bool
    """Whether the Shadow variant is played."""
    next_event: str | None
    """The event that comes next."""
    marks: dict[str, int | str]
    """What sets remember in public."""
    living: dict[str, int]
    """How many of each role are still in the game."""
    distances: list[int | None] | UnsetType = UNSET
    """How far away the viewer's seat sees each other one; this and what follows only players have."""
    ways: list[Way | None] | UnsetType = UNSET
    """What each distance is made of."""
    in_range: list[int] | UnsetType = UNSET
    prices: list[int] | UnsetType = UNSET
    """What the equipment in the shop costs the viewer."""


def public(view: View) -> CardView:
    """What everybody sees, without the deeds, for which clients have the events, and with what they would
    have to work out.
    """
    said = view.dump(deeds=False)
    weapons = _weapons(view.rules)
    said["players"] = [
        CardPlayer(**player, weapon=next((weapons[card] for card in cards if card in weapons), None))
        for player, cards in zip(said["players"], view.play, strict=True)
    ]
    return CardView(**said, living=living(len(view.names), (view.role[seat] for seat in view.eliminated)))


@lru_cache(maxsize=64)
def _weapons(rules: Ruleset) -> dict[Card, str]:
    """The kind of each card that is a weapon."""
    return {card: rules.kinds[kind].id for card, kind in enumerate(rules.kind_of) if rules.kinds[kind].weapon}


def own(t: Table, me: Seat, shown: View) -> Own:
    """What a viewer sees otherwise than everybody, who sees what is `shown`."""
    rules = shown.rules
    names, people = rules.card_names, rules.characters
    roles, hand, aside, second = private_part(t, me)
    fields: dict[str, Any] = {"seen": [names[card] for card in aside]}
    players: dict[Seat, dict[str, Any]] = {}
    if me >= 0:
        fields["hand"] = [names[card] for card in hand]
        circle = Seated(rules, len(shown.names), shown.seats, shown.profile, shown.common, shown.standing)
        fields["distances"], fields["ways"], fields["in_range"] = _distances(circle, me)
        if SHOP in shown.piles:
            fields["prices"] = [price_of(shown, me, card) for card in shown.piles[SHOP]]
    if roles != shown.role:
        for seat, role in enumerate(roles):
            if role != shown.role[seat]:
                players[seat] = {"role": ROLES[role]}
    if second != shown.second:
        for seat, character in enumerate(second):
            if character != shown.second[seat]:
                players.setdefault(seat, {})["second"] = people[character].id
    if me == EVERYTHING:
        for seat, cards in enumerate(t.hand):
            players.setdefault(seat, {})["hand"] = [names[card] for card in cards]
    return Own(fields, players)


class Seated(NamedTuple):
    """All that distances hang on; a `Circle`. It changes seldom, and its profiles never."""

    rules: Ruleset
    players: int
    seats: tuple[Seat, ...]
    profile: tuple[Profile, ...]
    common: Profile
    standing: tuple[KindId, ...]


@lru_cache(maxsize=4096)
def _distances(circle: Seated, me: Seat) -> tuple[list[int | None], list[Way | None], list[Seat]]:
    """How far away a seat sees each other one, what that is made of, and whom its weapon reaches."""
    others = [seat for seat in circle.seats if seat != me] if me in circle.seats else []
    distances: list[int | None] = [None] * circle.players
    ways: list[Way | None] = [None] * circle.players
    for seat in others:
        distances[seat] = distance(circle, me, seat)
        ways[seat] = _way(circle, me, seat)
    reach = circle.profile[me].range
    return distances, ways, [seat for seat, far in enumerate(distances) if far is not None and far <= reach]


def _way(circle: Seated, me: Seat, other: Seat) -> Way:
    """What the distance from one seat to another is made of, with the event that has all seats at one distance."""
    rules, profile = circle.rules, circle.profile
    parts = [*_parts(rules, profile[me], me, "sees_at"), *_parts(rules, profile[other], other, "seen_at")]
    steps = base_distance(circle, me, other)
    if circle.common.base_distance:
        for kind in circle.standing:
            if "base_distance" in rules.kinds[kind].hooks:
                return Way(steps, parts, rules.kinds[kind].id)
    return Way(steps, parts)


def _parts(rules: Ruleset, profile: Profile, seat: Seat, hook: Literal["sees_at", "seen_at"]) -> list[WayPart]:
    """What a seat itself changes about distances."""
    return [
        WayPart(
            by,
            seat,
            kind=rules.kinds[kind].id if kind >= 0 else UNSET,
            character=rules.characters[character].id if kind < 0 <= character else UNSET,
        )
        for by, kind, character in modifiers(rules, profile, hook)
    ]


def price_of(shown: View, me: Seat, card: Card) -> int:
    """What equipment in the shop costs a player: less than others if it is their turn and they have a discount."""
    kind = shown.rules.kinds[shown.rules.kind_of[card]]
    if me != shown.active:
        return kind.price
    return price_for(kind, shown.tokens[NUGGETS][me], shown.profile[me], shown.marks)
