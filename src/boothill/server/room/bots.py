"""The bots of a table: what they choose, for themselves or for people whose time is up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import structlog

from boothill.bots import bots_of
from boothill.kernel.decision import Seat
from boothill.server.room.game import LiveGame
from boothill.server.room.pace import Clock

log = structlog.get_logger(__name__)


class Bots:
    """Has bots choose, and says how long they took."""

    def __init__(self, clock: Clock, chance: Random, took: Callable[[float], None] | None) -> None:
        self._clock = clock
        self._chance = chance
        self._took = took

    def choice(self, live: LiveGame, seat: Seat, bot: str) -> int:
        """The index of the option that a bot chooses in a seat."""
        began = self._clock.now()
        try:
            index = live.bot_choice(seat, bot, self._chance)
        except Exception:
            # A table must not hang because a bot is at its wits' end; the simplest bot needs no wits.
            log.exception("bot failed", bot=bot, game=live.row.game)
            index = live.bot_choice(seat, bots_of(live.row.game)[0], self._chance)
        if self._took is not None:
            self._took(self._clock.now() - began)
        return index
