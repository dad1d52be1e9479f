"""One game, played to its end by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boothill.family.roles import ROLES
from boothill.kernel.decision import Seat
from boothill.lab.run.setting import Setting
from boothill.playing import CAP, play_out, seat_bots


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
