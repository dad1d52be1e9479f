"""Records of games, as the kernel takes them up again, from what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.kernel.journal import Journal
from boothill.kernel.plain import Json
from boothill.kernel.record import FORMAT, BadRecord, load_chance
from boothill.server.store.rows import AnswerRow, CheckpointRow, MatchRow
from boothill.titles import game_of


def record_of(match: MatchRow, answers: Sequence[AnswerRow], checkpoint: CheckpointRow | None) -> Json:
    """The record of a game from its rows, for `kernel.record.resume` and `replay`.

    `answers` are all of the game, in order. Without a checkpoint it is dealt again from its options: before the first
    turn every game rests. Raises BadRecord if answers are missing, and UserError if it cannot be dealt again here.
    """
    if [row.number for row in answers] != list(range(1, len(answers) + 1)):
        raise BadRecord("answers of the game are missing; it is damaged, use another copy of the database")
    if checkpoint is not None and checkpoint.answers > len(answers):
        raise BadRecord("the game has fewer answers than its checkpoint; use another copy of the database")
    record = {
        "format": FORMAT,
        "engine": match.engine,
        "game": match.game,
        "rules": match.rules,
        "options": match.options,
        "origin": None,
        "first": 0,
        "answers": [[row.index, row.token] for row in answers],
        "chance": [*match.chance, *[result for row in answers for result in row.chance]],
        "over": match.ended is not None,
        "digest": match.digest or None,
    }
    if checkpoint is not None:
        record["checkpoint"] = {"answers": checkpoint.answers, "state": checkpoint.state}
    else:
        record["checkpoint"] = {"answers": 0, "state": _dealt(record)}
    return record


def deal_record(match: MatchRow, answers: Sequence[AnswerRow], checkpoint: CheckpointRow | None) -> Json:
    """The record of a finished game with what was committed to, for whoever wants to check the deal."""
    deal = {"salt": match.salt, "commitment": match.commitment}
    return {**record_of(match, answers, checkpoint), "deal": deal}


def _dealt(record: Json) -> Json:
    """The state before the first turn, dealt as the record says."""
    game = game_of(record["game"])
    return game.dump(game.new(record["options"], Journal(load_chance(record))))
