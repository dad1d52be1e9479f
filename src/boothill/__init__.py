"""Boothill, a digital table for the BANG! card game and BANG! The Dice Game.

    import boothill

    match = boothill.new_game("bang", players=5, seed=7)   # the same seed deals the same game
    match.decision                                         # the open question; None when the game is over
    match.choices                                          # its options as texts
    match.view(match.decision.seat)                        # what that seat may see
    match.answer(1, 0)                                     # answer question 1 with its first option
    boothill.play(match, ["marshal", "greenhorn"])         # bots play it to its end; the names of the winners

`boothill.library` says what each name is good for. They are loaded when they are first used.
"""

from typing import TYPE_CHECKING

from boothill import builds

__version__ = "0.1.0"

builds.choose()

if TYPE_CHECKING:
    from boothill.library import (
        EVERYTHING,
        SPECTATOR,
        Bot,
        Decision,
        Match,
        UserError,
        bots_of,
        known_games,
        make_bot,
        new_game,
        play,
        playout,
        replay,
        resume,
        save,
        winners,
    )

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "Bot",
    "Decision",
    "Match",
    "UserError",
    "__version__",
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

if not TYPE_CHECKING:  # the type checker knows the names, and refuses others

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'boothill' has no attribute '{name}'")
        from importlib import import_module

        found = globals()[name] = getattr(import_module("boothill.library"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
