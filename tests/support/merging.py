"""Keeping up with a view, as clients do."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def merged(view: Message, changes: Message) -> Message:
    """The view after these changes: of `players` the changed fields by seat, everything else field by field. Neither is
    changed itself.
    """
    players = changes.get("players", {})
    changed = [{**player, **players.get(str(seat), {})} for seat, player in enumerate(view["players"])]
    return {**view, **changes, "players": changed}
