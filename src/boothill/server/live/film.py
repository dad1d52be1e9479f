"""Finished games as films: what one viewer saw, step by step, as a client shows it without asking anything more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING
from boothill.kernel.match import Match
from boothill.kernel.record import replay
from boothill.server.store.records import record_of
from boothill.server.store.rows import AnswerRow, CheckpointRow, MatchRow
from boothill.server.wire import wire_of
from boothill.server.wire.sights import Sights
from boothill.server.wire.views import Changes, View
from boothill.telling.telling import Telling
from boothill.telling.told import Asked, Choices, Event


class FilmStep(Struct, omit_defaults=True):
    """An answer: the question, what it led to, and what that changed in the view."""

    asked: Asked
    events: list[Event]
    changes: Changes
    """To be merged into the view, as in updates."""
    option: int | None = None
    """The index of the answer; only where the viewer was asked or sees everything, and so are the choices."""
    choices: Choices | None = None


class Film(Struct):
    """GET /api/replays/KEY: a finished game as one viewer saw it."""

    key: str
    game: str
    number: int
    sets: list[str]
    names: list[str]
    people: list[bool]
    """Which seats people had when it began."""
    winners: list[int]
    roles: list[str]
    started: float
    ended: float
    viewer: int
    """A seat, -1 for what everybody saw, -2 for everything."""
    view: View
    """Before the first answer."""
    events: list[Event]
    """Up to the first question."""
    steps: list[FilmStep]


def make_film(
    key: str, row: MatchRow, answers: Sequence[AnswerRow], checkpoint: CheckpointRow | None, viewer: Seat
) -> Film:
    """Play a finished game again for a viewer: a seat, SPECTATOR or EVERYTHING.

    Raises UserError if it does not follow from what is stored, as after a change of the rules.
    """
    assert row.ended is not None
    wire = wire_of(row.game)
    steps: list[FilmStep] = []
    beginning: tuple[View, list[Event]] | None = None
    sights: Sights | None = None
    telling: Telling | None = None
    told = 0

    def look(match: Match[Any]) -> None:
        nonlocal beginning, sights, telling, told
        telling = telling or wire.telling(match)
        events = [
            telling.event(number, event).seen_by(viewer) for number, event in enumerate(match.events[told:], told + 1)
        ]
        told = len(match.events)
        if sights is None:
            sights = Sights(wire, match)
            beginning = sights.view(viewer), events
        else:
            steps[-1].events, steps[-1].changes = events, sights.changes((viewer,))[0]
        decision = match.decision
        if decision is not None:
            step = FilmStep(telling.asked(decision), [], wire.patch.changes())
            if viewer in (EVERYTHING, decision.seat):
                step.option = answers[match.answered].index
                step.choices = wire.choices(match, telling, match.view(decision.seat))
            steps.append(step)

    replay(record_of(row, answers, checkpoint), wire.game, watch=look)
    assert beginning is not None
    return Film(
        key=key,
        game=row.game,
        number=row.number,
        sets=row.options.get("sets", []),
        names=row.options["players"],
        people=row.people,
        winners=row.winners or [],
        roles=row.roles or [],
        started=row.started,
        ended=row.ended,
        viewer=viewer,
        view=beginning[0],
        events=beginning[1],
        steps=steps,
    )
