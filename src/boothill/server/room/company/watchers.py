"""Those who look on: what they are called, and whom the host has muted or put out.

Muting and putting out hold for the address, so that coming again does not help, and as long as the table is in memory.
"""

from __future__ import annotations

from collections.abc import Iterable

from boothill.server.room.member import Member
from boothill.server.room.names import BannedWords, TextRefused, clean_name, distinct
from boothill.server.wire.tables import WatcherInfo

MOST_SHOWN = 50
"""Spectators that are told of by name."""


class Watchers:
    """The spectators of a table, beside their connections."""

    def __init__(self, words: BannedWords | None) -> None:
        self._words = words
        self._count = 0
        self._muted: set[str] = set()
        self._out: set[str] = set()

    def enter(self, member: Member, wanted: str | None, taken: Iterable[str], game: int) -> None:
        """Give a spectator who comes in a number, and the name they want if it can be used; `game` is being played, or
        is 0.
        """
        self._count += 1
        member.watcher = self._count
        member.since_game = game
        try:
            member.name = distinct(clean_name(wanted, self._words), taken) if wanted is not None else ""
        except TextRefused:
            member.name = ""

    def mute(self, address: str, muted: bool) -> None:
        """Silence those who come from there, or let them talk again."""
        if address:
            (self._muted.add if muted else self._muted.discard)(address)

    def is_muted(self, address: str) -> bool:
        """Whether the host has silenced those who come from there."""
        return address in self._muted

    def shut_out(self, member: Member) -> None:
        """Let nobody from where they come look on here again."""
        self._out.add(member.address)

    def is_shut_out(self, member: Member) -> bool:
        """Whether they may not look on."""
        return member.address in self._out

    def shown(self, spectators: Iterable[Member], game: int) -> list[WatcherInfo]:
        """Those who came first, as everybody is told of them while this game is played, or none (0).

        Spectators are silent in a game, since they may know more than they see here: nor do the names speak of those
        who have come during it.
        """
        return [
            WatcherInfo(
                id=member.watcher,
                name="" if game and member.since_game == game else member.name,
                muted=self.is_muted(member.address),
            )
            for member in sorted(spectators, key=lambda one: one.watcher)[:MOST_SHOWN]
        ]
