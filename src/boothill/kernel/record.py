"""Saving, loading and replaying matches as JSON.

A record holds the engine version, the rules' id, the options with the seed, every answer as index and stable text,
what chance revealed, and the latest checkpoint. Two ways lead back to the game: replaying the answers from the
start, which checks itself at every step, and resuming from the checkpoint, which works across engine versions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from boothill.kernel.errors import UserError
from boothill.kernel.game import Game, S
from boothill.kernel.journal import Chance, Journal, ReplayMismatch
from boothill.kernel.match import Match

FORMAT = "boothill-record/1"


class BadRecord(UserError):
    """A file that is no record, or one of another game or rules; the message says which."""


def save(match: Match[S], engine: str) -> dict[str, Any]:
    """The whole match as JSON data, from where recording began."""
    game, state = match.game, match.state
    first = match.answered - len(match.answers)
    if match.journal is None or match.checkpoint is None:
        raise UserError("only a recorded match can be saved; switch recording on")
    before = first + match.checkpoint_answers
    resting = match.decision is None or match.decision.main
    return {
        "format": FORMAT,
        "engine": engine,
        "game": game.id,
        "rules": game.rules_id(state),
        "options": game.options(state),
        "origin": None if match.origin is None else game.dump(match.origin),
        "first": first,
        "answers": [[index, game.token(state, option)] for index, option in match.answers],
        "chance": [[purpose, number, list(values)] for purpose, number, values in match.chance],
        "over": match.over,
        "checkpoint": {
            "answers": match.answered if resting else before,
            "state": game.dump(state if resting else match.checkpoint),
        },
        "digest": match.digest(),
    }


def check_format(data: Any, game: Game[S]) -> dict[str, Any]:
    """The record itself if it is one of this game; a clear error otherwise."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"this is no Boothill record (format '{FORMAT}' expected)")
    missing = [
        key for key in ("engine", "game", "rules", "options", "answers", "chance", "checkpoint") if key not in data
    ]
    if missing:
        raise BadRecord(f"the record has no '{missing[0]}'; it is damaged, use another copy")
    if data["game"] != game.id:
        raise BadRecord(f"this is a record of the game '{data['game']}', not of '{game.id}'")
    if not _well_formed(data):
        raise BadRecord("the record is damaged, use another copy")
    return data


def _well_formed(data: dict[str, Any]) -> bool:
    """Whether all parts of a record are of their types; what a state holds is the game's business."""
    checkpoint = data["checkpoint"]
    return (
        isinstance(data["options"], dict)
        and isinstance(data["answers"], list)
        and all(_is_row(row, int, str) for row in data["answers"])
        and isinstance(data["chance"], list)
        and all(_is_row(row, str, int, list) for row in data["chance"])
        and isinstance(checkpoint, dict)
        and isinstance(checkpoint.get("answers"), int)
        and isinstance(checkpoint.get("state"), dict)
        and isinstance(data.get("first", 0), int)
        and isinstance(data.get("origin"), dict | None)
    )


def _is_row(row: Any, *types: type) -> bool:
    return isinstance(row, list) and len(row) == len(types) and all(map(isinstance, row, types))


@contextmanager
def _loading() -> Iterator[None]:
    """Turn what damaged options or a damaged state break into one sentence."""
    try:
        yield
    except ReplayMismatch:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(
            f"the record cannot be loaded ({error}); it is damaged, or what it was made with is not here"
        ) from error


def load_chance(data: dict[str, Any]) -> list[Chance]:
    """The chance results of a record."""
    return [(purpose, number, tuple(values)) for purpose, number, values in data["chance"]]


def replay(
    data: dict[str, Any],
    game: Game[S],
    *,
    upto: int | None = None,
    watch: Callable[[Match[S]], None] | None = None,
) -> Match[S]:
    """Play a record again from where it begins, up to a number of answers; `watch` sees the match at every question.

    Raises ReplayMismatch where the record does not follow from itself: another option stands at the recorded place,
    chance is asked for something else, or all answers lead elsewhere than the record says.
    """
    data = check_format(data, game)
    journal = Journal(load_chance(data))
    origin = data.get("origin")
    with _loading():
        if origin is None:
            state = game.new(data["options"], journal)
        else:
            state = game.load(origin)
            state.journal = journal
    if game.rules_id(state) != data["rules"]:
        raise ReplayMismatch(
            f"the record was made with the rules '{data['rules']}', here they are '{game.rules_id(state)}'; "
            "resume it from its checkpoint instead"
        )
    match = Match(game, state, answered=data.get("first", 0))
    if origin is not None:
        match.origin = match.checkpoint
    for at, (index, token) in enumerate(data["answers"][:upto]):
        if watch is not None:
            watch(match)
        decision = match.decision
        if decision is None:
            raise ReplayMismatch(f"the record goes on after the game is over, at answer {at + 1}")
        found = game.token(state, decision.options[index]) if 0 <= index < len(decision.options) else "no such option"
        if found != token:
            raise ReplayMismatch(f"answer {at + 1} of the record is '{token}', here option {index} is '{found}'")
        match.push(index)
    if watch is not None:
        watch(match)
    if upto is None and data.get("digest") not in (None, match.digest()):
        raise ReplayMismatch("the replay does not end where the record says; what chance gave has been changed")
    if match.journal is not None:
        match.journal.script = None  # from here on the game goes on by itself
    return match


def resume(data: dict[str, Any], game: Game[S], engine: str) -> tuple[Match[S], str]:
    """Take up a saved match where it stopped. Returns the match and a message, empty if nothing is to be said.

    The same engine and rules replay everything, so that the match can be saved again whole. Otherwise the match goes on
    from its last checkpoint, as far as the answers since can be replayed.
    """
    data = check_format(data, game)
    if data["engine"] == engine:
        try:
            return replay(data, game), ""
        except ReplayMismatch as error:
            reason = str(error)
    else:
        reason = f"saved by version {data['engine']}, this is version {engine}"
    at = data["checkpoint"]["answers"]
    with _loading():
        match = Match(game, game.load(data["checkpoint"]["state"]), answered=at)
    since = data["answers"][at - data.get("first", 0) :]
    if game.rules_id(match.state) != data["rules"]:
        raise BadRecord(
            f"the game was saved with the rules '{data['rules']}', here they are '{game.rules_id(match.state)}'; "
            "install the sets it was played with"
        )
    replayed = 0
    with _loading():
        for index, token in since:
            decision = match.decision
            if decision is None or not 0 <= index < len(decision.options):
                break
            if game.token(match.state, decision.options[index]) != token:
                break
            match.push(index)
            replayed += 1
    lost = len(since) - replayed
    tail = f"; {lost} answers after it are lost" if lost else ""
    return match, f"The game goes on from its last checkpoint, answer {at}{tail} ({reason})."
