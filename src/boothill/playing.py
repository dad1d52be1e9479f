"""The loop that plays a game: questions go to the players of their seats until there are no more.

Simulations, the soak, the benchmark, tests of judgement and the terminal all play by it. Only the server does not:
there people answer by messages, clocks run out and tables sleep, so it takes one answer at a time as it comes.
It stands apart from the bots, which must not know the match they play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boothill.bots.bot import UNSEEN, Bot
from boothill.bots.registry import make_bot
from boothill.kernel.decision import Decision
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key
from boothill.titles import USUAL

CAP = 20_000
"""Decisions after which a game counts as unfinished. Card games of random bots take about 160, dice games 70."""


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
    decision = match.decision
    while decision is not None and match.answered < cap:
        if observer is not None and observer.before(match, decision):
            break
        if len(decision.options) == 1 and not ask_all:
            index = 0
        else:
            choices += 1
            seat = decision.seat
            player = players[seat]
            index = player.choose(match.view(seat) if player.looks else UNSEEN, decision)
        if observer is not None:
            observer.step(match, decision, index)
        match.push(index)
        decision = match.decision
    if observer is not None:
        observer.after(match)
    return choices


def seat_bots(names: Sequence[str], seed: int, game: str = USUAL) -> list[Bot]:
    """A bot for each seat, with luck of its own that depends on the seed and the seat alone."""
    return [make_bot(name, stream_key(seed, "bot", seat), game) for seat, name in enumerate(names)]
