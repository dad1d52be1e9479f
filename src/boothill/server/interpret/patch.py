"""From one view of a client to its next: only what differs goes over the wire."""

from __future__ import annotations

from boothill.server.protocol import Json

PLAYERS = "players"
_MISSING = object()


def changes(old: Json, new: Json) -> Json:
    """What has to be merged into `old` to get `new`: the fields that differ, whole; of `players` the fields of each
    seat, by its number as a text.

    Nothing is ever taken away: `new` has all fields that `old` has, and so do its players.
    """
    found: Json = {}
    for field, value in new.items():
        before = old.get(field, _MISSING)
        if before is not value and before != value:
            found[field] = value
    if PLAYERS in found and PLAYERS in old and len(old[PLAYERS]) == len(new[PLAYERS]):
        found[PLAYERS] = {
            str(seat): {field: value for field, value in after.items() if before.get(field, _MISSING) != value}
            for seat, (before, after) in enumerate(zip(old[PLAYERS], new[PLAYERS], strict=True))
            if before is not after and before != after
        }
    return found


def merged(old: Json, found: Json) -> Json:
    """The view after these changes. Neither is changed itself."""
    new = {**old, **found}
    players = found.get(PLAYERS)
    if isinstance(players, dict):
        new[PLAYERS] = [{**player, **players.get(str(seat), {})} for seat, player in enumerate(old[PLAYERS])]
    return new
