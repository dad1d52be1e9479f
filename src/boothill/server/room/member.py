"""Those who are connected to a table, as its room knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.server.room.seats import NOBODY


class Refusal(UserError):
    """A message that is not followed. The code is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Member:
    """One connection to a table: a person with a seat, or a spectator."""

    __slots__ = ("address", "close", "everything", "name", "seat", "send", "since_game", "watcher")

    def __init__(
        self, send: Callable[[bytes], None], close: Callable[[], None], seat: int = NOBODY, address: str = ""
    ) -> None:
        self.send = send
        """Takes a message for this connection; never waits. Only the keeper of the table calls it."""
        self.close = close
        """Ends the connection when everything is sent; may be called twice."""
        self.seat = seat
        """NOBODY for a spectator."""
        self.everything = False
        """Whether they are out of the game and have chosen to see everything."""
        self.address = address
        """Where they come from, in whatever form; nobody at the table is told."""
        self.watcher = NOBODY
        """A spectator's number at this table."""
        self.name = ""
        """What a spectator is called, if they have said so."""
        self.since_game = 0
        """The game during which a spectator came; 0 if none was being played."""

    @property
    def viewer(self) -> int:
        """As whom they see the game."""
        if self.everything:
            return EVERYTHING
        return self.seat if self.seat >= 0 else SPECTATOR

    @property
    def watching(self) -> Literal["seat", "public", "everything"]:
        """The same, in words."""
        if self.everything:
            return "everything"
        return "seat" if self.seat >= 0 else "public"
