"""The first game of somebody who has never played: always dealt alike, against bots that always play alike.

The person is the Sheriff, Bart Cassidy, and begins. They hold what the lesson speaks of: BANG!, Missed! and Beer, a
Barrel, a Winchester and a Scope. Their neighbour Paul Regret is too far away for the Colt and shoots at them in the
next turn, which Missed! and the draw! for the Barrel answer. Played naturally, the game is over after about four
rounds.
"""

from __future__ import annotations

from boothill.kernel.decision import Seat
from boothill.kernel.plain import Json
from boothill.server.wire.base import Lesson
from boothill.server.wire.settings import Settings, Timers

SEED = 74632
"""Deals that game. A game of another table that happens to have it is the same game, and no harm is done."""
SETTINGS = Settings(
    players=4,
    sets=["base"],
    spectators=False,
    late=False,
    chat=False,
    timers=Timers(turn=None, choice=None, reaction=None),
    bot="greenhorn",
)
LESSON = Lesson(SETTINGS, SEED)


def bot_seed(options: Json, seat: Seat) -> int | None:
    """What the bot in a seat makes its own chance from, in a game dealt from these options; None if it is no lesson."""
    is_lesson = options["seed"] == SEED and options.get("sets") == ["base"] and len(options["players"]) == 4
    return seat if is_lesson else None
