"""The few names that `import boothill` gives: games made, looked at, answered, played by bots, saved and taken up.

Everything here is a short way to what the packages below do; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boothill import __version__
from boothill.bots import Bot, bots_of, make_bot
from boothill.kernel import record
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR, Journal
from boothill.kernel.match import Match
from boothill.kernel.record import BadRecord
from boothill.kernel.rng import stream_key
from boothill.playing import play_out, playout
from boothill.titles import USUAL, game_of, titles

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Bot",
    "Decision",
    "Match",
    "UserError",
    "bots_of",
    "known_games",
    "make_bot",
    "new_game",
    "play",
    "playout",
    "replay",
    "resume",
    "save",
    "winners",
]


def known_games() -> list[str]:
    """The ids of the games there are: ours, then those that installed packages offer."""
    return list(titles())


def new_game(game: str = USUAL, *, record: bool = True, **options: Any) -> Match[Any]:
    """A fresh match at its first question: `new_game("bang", players=5, sets=["base", "dodge_city"], seed=7)`.

    The options are those of the game's tables; the same options, `seed` among them, deal the same game. A match that
    is not recorded is faster, but has no events and cannot be saved. Raises UserError for an unknown game or option.
    """
    rules = game_of(game)
    return Match(rules, rules.new(options, Journal() if record else None), record=record)


def play(match: Match[Any], bots: Sequence[Bot | str]) -> tuple[str, ...]:
    """Let bots play a match to its end, and return the names of the winners.

    A bot is one that was made, which sits in one place only, or the name of one, whose luck then follows from the
    options of the match and the seat. Fewer bots than seats are named round the table: two names play every other seat.
    Raises UserError for an unknown bot, or one that fails.
    """
    if not bots:
        raise UserError("nobody plays; name at least one bot")
    state = match.state
    seed = int(match.game.options(state).get("seed", 0))
    seated = [bots[seat % len(bots)] for seat in range(len(state.names))]
    made = [bot for bot in seated if not isinstance(bot, str)]
    if len({id(bot) for bot in made}) < len(made):
        raise UserError("a bot plays one seat of one game; make one for each seat, or give its name")
    play_out(
        match,
        [
            make_bot(bot, stream_key(seed, "bot", seat), match.game.id) if isinstance(bot, str) else bot
            for seat, bot in enumerate(seated)
        ],
    )
    return winners(match)


def winners(match: Match[Any]) -> tuple[str, ...]:
    """The names of those who have won; of nobody as long as the game goes on."""
    state = match.state
    return tuple([state.names[seat] for seat in state.winners])


def save(match: Match[Any]) -> dict[str, Any]:
    """A recorded match as JSON data: everything it takes to replay it, and to go on with it."""
    return record.save(match, __version__)


def resume(data: Mapping[str, Any]) -> Match[Any]:
    """The match of a record where it stopped. Raises BadRecord if that cannot be had from it."""
    return record.resume(dict(data), _game_of(data), __version__)[0]


def replay(data: Mapping[str, Any], upto: int | None = None) -> Match[Any]:
    """The match of a record, played again from its beginning, up to a number of answers; each step is checked.

    Raises BadRecord for what is no record, and ReplayMismatch for one that does not follow from itself.
    """
    return record.replay(dict(data), _game_of(data), upto=upto)


def _game_of(data: Mapping[str, Any]) -> Any:
    game = data.get("game")
    if game not in known_games():  # which may be anything
        raise BadRecord(f"this is no record of a game that is known here; there are {', '.join(known_games())}")
    return game_of(str(game))
