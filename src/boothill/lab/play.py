"""One game, played to its end by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boothill.bang.game import new_match
from boothill.bang.roles import side_of
from boothill.bang.setup import TableOptions
from boothill.bang.state import Table
from boothill.bang.terms import ROLES, Seat
from boothill.bots import UNSEEN, Bot, make_bot
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key

CAP = 20_000
"""Decisions after which a game counts as unfinished. Games of random bots take about 160."""


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
    reshuffles: int
    capped: bool
    """Stopped before its end: nobody has won."""


def play_out(match: Match[Table], bots: Sequence[Bot], cap: int = CAP) -> Outcome:
    """Let the bots play the match to its end, or until it has had `cap` decisions.

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
    return outcome(match, choices)


def outcome(match: Match[Table], choices: int) -> Outcome:
    """How the match went, as far as it went."""
    t = match.state
    return Outcome(
        winners=t.winners,
        roles=tuple([ROLES[role] for role in t.role]),
        sides=tuple([ROLES[side_of(t, seat)] for seat in range(len(t.role))]),
        characters=tuple([t.rules.characters[character].id for character in t.character]),
        decisions=match.answered,
        choices=choices,
        turns=t.turn,
        reshuffles=t.counters.get("reshuffle", 0),
        capped=not match.over,
    )


def seat_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, with luck of its own that depends on the seed and the seat alone."""
    return [make_bot(name, stream_key(seed, "bot", seat)) for seat, name in enumerate(names)]


def play_game(options: TableOptions, names: Sequence[str], cap: int = CAP) -> Outcome:
    """A whole game of these bots, one per seat, without recording."""
    return play_out(new_match(options, record=False), seat_bots(names, options.seed), cap)
