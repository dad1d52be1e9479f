"""The loop that plays a game: questions go to the players of their seats until there are no more.

Simulations, the soak, the benchmark, tests of judgement and the terminal all play by it. Only the server does not:
there people answer by messages, clocks run out and tables sleep, so it takes one answer at a time as it comes.
It stands apart from the bots, which must not know the match they play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from boothill.bots.bot import UNSEEN, Bot
from boothill.bots.registry import make_bot
from boothill.kernel.decision import NOBODY, Decision, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key
from boothill.titles import USUAL, UnknownGame, part_of

CAP = 20_000
"""Decisions after which a game counts as unfinished. Card games of random bots take about 160, dice games 70."""
PLAYOUTS = "playouts"
"""The part of a game that prepares them, and has their player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Whoever looks on while a game is played. Only what they care about needs to be written."""

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """A question is open and nobody has answered it; True ends the playing here."""
        return False

    def step(self, match: Match[Any], decision: Decision, index: int) -> None:
        """The question is about to be answered with this option."""

    def after(self, match: Match[Any]) -> None:
        """Nothing more is played: the game is over, has had all its decisions, or was ended by `before`."""


def play_out(
    match: Match[Any],
    players: Sequence[Bot],
    cap: int = CAP,
    observer: Observer | None = None,
    *,
    ask_all: bool = False,
) -> int:
    """Let the players play the match to its end, or until it has had `cap` decisions; how many choices they had.

    A question with a single option is answered without asking anybody, unless they are to be asked all of them.
    """
    choices = 0
    looks = [player.looks for player in players]
    choose = [player.choose for player in players]
    unseen = UNSEEN
    decision = match.decision
    while decision is not None and match.answered < cap:
        if observer is not None and observer.before(match, decision):
            break
        if len(decision.options) == 1 and not ask_all:
            index = 0
        else:
            choices += 1
            seat = decision.seat
            index = choose[seat](match.view(seat) if looks[seat] else unseen, decision)
        if observer is not None:
            observer.step(match, decision, index)
        match.push(index)
        decision = match.decision
    if observer is not None:
        observer.after(match)
    return choices


def playout(match: Match[Any], seed: int, seat: Seat = NOBODY, cap: int = CAP) -> Match[Any]:
    """How the game may end from here: a clone of the match, played to its end, or until it has had `cap` decisions.

    With a seat, whose question must be open, what that seat cannot see is dealt anew before; without one everything
    hidden stays as it truly is, and so does the luck of the game. All is played by the game's own light player for
    playouts (its part `playouts`), and nothing of it is remembered for players who look; the same seed gives the same
    end. Raises UserError if another seat is asked, the match cannot be cloned here, or the game has no such player.
    """
    game = match.game.id
    if seat != NOBODY and (match.decision is None or match.decision.seat != seat):
        asked = "the game is over" if match.decision is None else f"seat {match.decision.seat} is asked"
        raise UserError(f"nothing can be dealt anew for seat {seat}, for {asked}; name the seat whose question is open")
    try:
        playouts = part_of(game, PLAYOUTS)
    except UnknownGame as error:
        raise UserError(f"the game '{game}' has no player for playouts; give it a part '{PLAYOUTS}'") from error
    twin = match.clone()
    choose: Callable[[Decision], int] = playouts.prepare(twin.state, seat, seed).choose
    decision = twin.decision
    while decision is not None and twin.answered < cap:
        twin.push(choose(decision) if len(decision.options) > 1 else 0)
        decision = twin.decision
    return twin


def seat_bots(names: Sequence[str], seed: int, game: str = USUAL) -> list[Bot]:
    """A bot for each seat, with luck of its own that depends on the seed and the seat alone."""
    return [make_bot(name, stream_key(seed, "bot", seat), game) for seat, name in enumerate(names)]
