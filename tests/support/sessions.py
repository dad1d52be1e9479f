"""`boothill play` and `boothill replay`, used by a test."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from boothill import __version__
from boothill.cli.commands import play
from boothill.cli.commands import replay as replaying
from boothill.games.dice.rules.terms import DICE
from boothill.kernel.match import Match
from boothill.kernel.record import save
from boothill.kernel.rng import below
from boothill.telling import Texts

STRICT = Texts(strict=True)


def by_lot(seed: int = 5, stop: int | None = None, when_out: str = "1", first: int = 0) -> Callable[[str], str]:
    """Answers every question of the game by lot and keeps the record; may stop after so many.

    `first` is how many questions were answered before the game was taken up again.
    """
    asked = first

    def read(prompt: str) -> str:
        nonlocal asked
        found = re.search(r"1-(\d+)", prompt)
        count = int(found[1]) if found is not None else 0
        if not prompt.startswith("Your choice"):
            return "2" if count == 2 else when_out
        if asked == stop:
            raise EOFError
        asked += 1
        if count:
            return f"{below(count, seed, 'pick', asked) + 1}!"
        assert "dice to throw again, or stop" in prompt
        chosen = below(2**DICE, seed, "keep", asked)
        kept = [str(die + 1) for die in range(DICE) if chosen >> die & 1]  # any may be, also locked ones
        return f"keep {' '.join(kept)}" if kept else "roll all"

    return read


def played(read: Callable[[str], str], *arguments: str, monkeypatch: pytest.MonkeyPatch | None = None) -> str:
    """What the command shows; with `monkeypatch` a missing or faulty text is an error."""
    if monkeypatch is not None:
        monkeypatch.setattr(play, "texts_of", lambda args: STRICT)
    parser = ArgumentParser()
    play.add_parser(parser.add_subparsers())
    out = StringIO()
    console = Console(file=out, width=80, highlight=False)
    assert play.run(parser.parse_args(["play", *arguments]), read=read, console=console) == 0
    return out.getvalue()


def stepped_through(match: Match[Any], viewer: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What `boothill replay --step` shows of a whole game, step by step; a missing or faulty text is an error."""
    monkeypatch.setattr(replaying, "texts_of", lambda args: STRICT)
    Path("game.json").write_text(json.dumps(save(match, __version__)), encoding="utf-8")
    parser = ArgumentParser()
    replaying.add_parser(parser.add_subparsers())
    out = StringIO()
    console = Console(file=out, width=80, highlight=False)
    args = parser.parse_args(["replay", "game.json", "--step", "--seat", viewer])
    assert replaying.run(args, read=lambda prompt: "", console=console) == 0
    return out.getvalue()
