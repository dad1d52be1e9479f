"""From one view of a client to its next: only what differs goes over the wire."""

from __future__ import annotations

from typing import Any

from boothill.server.wire.protocol import Json

PLAYERS = "players"
_MISSING = object()


def changes(old: Json, new: Json) -> Json:
    """What has to be merged into `old` to get `new`: the fields that differ, whole; of `players` the fields of each
    seat, by its number as a text.

    Nothing is ever taken away: `new` has all fields that `old` has, and so do its players.
    """
    return changes_beside(old, new, {}, {}, {})


def changes_beside(old: Json, new: Json, old_public: Json, public: Json, common: Json) -> Json:
    """The same, given what `changes` says of the view everybody has: where both views share their parts with that one,
    its changes are theirs, and nothing is compared again.
    """
    found: Json = {}
    for field, value in new.items():
        before = old.get(field, _MISSING)
        if value is public.get(field, _MISSING) and before is old_public.get(field, _MISSING):
            if field in common:
                found[field] = common[field]
        elif field == PLAYERS and before is not _MISSING and len(before) == len(value):
            players = _players(before, value, old_public.get(field), public.get(field), common.get(field, {}))
            if players:
                found[field] = players
        elif before is not value and before != value:
            found[field] = value
    return found


def _players(old: list[Json], new: list[Json], old_public: Any, public: Any, common: Json) -> Json:
    found: Json = {}
    for seat, (before, after) in enumerate(zip(old, new, strict=True)):
        if public is not None and old_public is not None and after is public[seat] and before is old_public[seat]:
            if str(seat) in common:
                found[str(seat)] = common[str(seat)]
        elif before is not after and before != after:
            found[str(seat)] = {field: value for field, value in after.items() if before.get(field, _MISSING) != value}
    return found


def merged(old: Json, found: Json) -> Json:
    """The view after these changes. Neither is changed itself."""
    new = {**old, **found}
    players = found.get(PLAYERS)
    if isinstance(players, dict):
        new[PLAYERS] = [{**player, **players.get(str(seat), {})} for seat, player in enumerate(old[PLAYERS])]
    return new
