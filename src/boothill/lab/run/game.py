"""One game, played to its end by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boothill.bots import UNSEEN, Bot, make_bot
from boothill.family.roles import ROLES
from boothill.kernel.decision import Seat
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key
from boothill.lab.run.setting import Setting

CAP = 20_000
"""Decisions after which a game counts as unfinished. Card games of random bots take about 160, dice games 70."""


class Outcome(NamedTuple):
    """How a game went. Holds only plain data, so that it travels between processes."""

    winners: tuple[Seat, ...]
    roles: tuple[str, ...]
    """Per seat."""
    sides: tuple[str, ...]
    """Per seat the role whose goal it had in the end; its own, unless it is a Renegade who had to take a side."""
    characters: tuple[str, ...]
    """Per seat."""
    decisions: int
    """All questions answered."""
    choices: int
    """Those of them with at least two options, which a bot answered."""
    turns: int
    counts: dict[str, int]
    """What else is counted in this game."""
    capped: bool
    """Stopped before its end: nobody has won."""


def play_out(match: Match[Any], bots: Sequence[Bot], cap: int = CAP) -> int:
    """Let the bots play the match to its end, or until it has had `cap` decisions; how many choices they had.

    A decision with a single option is answered without asking the bot.
    """
    choices = 0
    decision = match.decision
    while decision is not None and match.answered < cap:
        options = decision.options
        if len(options) == 1:
            match.push(0)
        else:
            choices += 1
            seat = decision.seat
            bot = bots[seat]
            match.push(bot.choose(match.view(seat) if bot.looks else UNSEEN, decision))
        decision = match.decision
    return choices


def seat_bots(names: Sequence[str], seed: int, game: str = "bang") -> list[Bot]:
    """A bot for each seat, with luck of its own that depends on the seed and the seat alone."""
    return [make_bot(name, stream_key(seed, "bot", seat), game) for seat, name in enumerate(names)]


def play_game(setting: Setting, names: Sequence[str], seed: int, cap: int = CAP) -> Outcome:
    """A whole game of these bots, one per seat, without recording."""
    match = setting.match(len(names), seed)
    choices = play_out(match, seat_bots(names, seed, setting.game.id), cap)
    t = match.state
    return Outcome(
        winners=t.winners,
        roles=tuple([ROLES[role] for role in t.role]),
        sides=setting.sides(t),
        characters=setting.characters(t),
        decisions=match.answered,
        choices=choices,
        turns=t.turn,
        counts=setting.counts(t),
        capped=not match.over,
    )
