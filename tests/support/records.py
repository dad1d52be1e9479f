"""Records of matches of either game, whole and damaged, for the tests of saving and loading."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boothill.games.bang.rules.game import BANG
from boothill.games.dice.rules.game import DICE
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.kernel.record import save
from support.games import Options, decisions, new_match, problems

ENGINE = "1.0"
"""The version that saves and loads."""
KEPT = Path(__file__).parents[1] / "laws" / "records"
"""Records as earlier versions wrote them: those of the card game, and in a folder of their own those with dice."""


def through_json(match: Match[Any], engine: str = ENGINE) -> dict[str, Any]:
    """The record of the match as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(save(match, engine)))
    return data


def load(file: Path) -> dict[str, Any]:
    """A record from its file."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def game_of(data: dict[str, Any]) -> Game[Any]:
    """The game a record is of."""
    games: dict[str, Game[Any]] = {"bang": BANG, "dice": DICE}
    return games[data["game"]]


def played(options: Options, answers: int = 60, seed: int = 4) -> Match[Any]:
    """A recorded match after a number of random answers, or at its end."""
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number > answers:
            break
    return match


def between_main_decisions(options: Options) -> Match[Any]:
    """A match with a question open that is no resting point, some answers after its checkpoint."""
    match = new_match(options)
    for decision in decisions(match, 4):
        since = match.answered - match.checkpoint_answers
        if match.answered > 40 and not decision.main and since >= 3:
            return match
    raise AssertionError("no such question in this game")


def damaged(match: Match[Any], path: list[Any], value: Any, engine: str = ENGINE) -> dict[str, Any]:
    """The record of the match with this value at this place."""
    data: dict[str, Any] = through_json(match, engine)
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return data


def goes_on_soundly(match: Match[Any]) -> None:
    """The match is played to its end without a problem."""
    for _ in decisions(match, 9):
        assert problems(match.state) == set()
    assert match.over
    assert match.state.winners
