"""What the viewers of a game have been shown, and what has changed for each of them since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boothill.kernel.decision import Seat
from boothill.kernel.journal import SPECTATOR
from boothill.kernel.match import Match
from boothill.server.wire.base import Wire
from boothill.server.wire.views import Changes, Own, View

NOTHING = Own({}, {})


class Sights:
    """Shows a game. What everybody sees is made and compared once for all; for each viewer only what is their own."""

    def __init__(self, wire: Wire, match: Match[Any]) -> None:
        self._wire = wire
        self._match = match
        self._public: View | None = None
        """What everybody sees, as it was shown last."""
        self._own: dict[Seat, Own] = {}
        """What each viewer has been shown besides."""

    @property
    def viewers(self) -> set[Seat]:
        """Those who have been shown a view."""
        return set(self._own)

    def view(self, viewer: Seat) -> View:
        """The whole view of a viewer now; changes are told from it on. Nothing may have happened since `changes`."""
        shown = self._wire.shown(self._match)
        if self._public is None:
            self._public = self._wire.public(shown)
        own = self._own[viewer] = self._own_of(viewer, shown)
        return whole(self._public, viewer, own)

    def changes(self, viewers: Sequence[Seat]) -> list[Changes]:
        """What has changed for each viewer since it was shown last; everything for whoever was shown nothing. Those for
        whom nothing of their own has changed are told the very same.
        """
        if not viewers:
            self._public = None
            self._own.clear()
            return []
        wire, before = self._wire, self._public
        shown = wire.shown(self._match)
        self._public = public = wire.public(shown)
        common = wire.patch.between(before, public) if before is not None else None
        found = []
        for viewer in viewers:
            old, new = self._own.get(viewer), self._own_of(viewer, shown)
            self._own[viewer] = new
            if common is None or old is None:
                found.append(wire.patch.whole(whole(public, viewer, new)))
            else:
                found.append(common if old == new else wire.patch.with_own(common, old, new))
        return found

    def forget(self, viewer: Seat) -> None:
        """Nobody looks at the game like this any more."""
        self._own.pop(viewer, None)

    def _own_of(self, viewer: Seat, shown: Any) -> Own:
        return NOTHING if viewer == SPECTATOR else self._wire.own(self._match, viewer, shown)


def whole(public: View, viewer: Seat, own: Own) -> View:
    """A view with what is the viewer's own."""
    players = [
        replace(player, **own.players[seat]) if seat in own.players else player
        for seat, player in enumerate(public.players)
    ]
    return replace(public, seat=viewer, players=players, **own.fields)
