"""Rows as a table gives them out, and whole games stored answer by answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import create_engine, text

from boothill.kernel.match import Match
from boothill.server.store.database import database_url
from boothill.server.store.rows import PERSON, AnswerRow, CheckpointRow, MatchRow, SeatRow, TableRow, Write
from boothill.server.store.store import Store
from boothill.server.wire.settings import Settings

ENGINE = "1.0"
"""The version that stores."""
T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run it in an event loop of its own; what hangs fails, in the end."""
    return asyncio.run(asyncio.wait_for(coroutine, 60))


def with_store(url: str, use: Callable[[Store], Awaitable[T]], **options: Any) -> T:
    """Open the store, use it in an event loop, close it."""

    async def go() -> T:
        store = Store.open(url, **options)
        try:
            return await use(store)
        finally:
            await store.close()

    return run(go())


def tell(url: str, statement: str) -> None:
    """Change the database past the store."""
    engine = create_engine(database_url(url))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def a_table(name: str = "table", **changes: Any) -> TableRow:
    """A table with a person, a bot and an empty seat."""
    seats = [SeatRow("Zoë 🤠", token_hash="ab" * 32, wins=2), SeatRow("Sam", bot="greenhorn", muted=True), SeatRow()]
    settings = changes.pop("settings", Settings(players=3, sets=["base", "dodge_city"]))
    return TableRow(name, **{"created": 1.5, "updated": 2.25, **changes}, settings=settings, seats=seats)


def a_match(table: str = "table", number: int = 1, **changes: Any) -> MatchRow:
    """A game of that table that has just begun."""
    options = {"players": ["Zoë 🤠", "Sam", "Ann"], "sets": ["base"], "seed": 2**63 + 1}
    row = {
        "game": "bang",
        "engine": ENGINE,
        "rules": "base 1234",
        "options": options,
        "salt": "salt",
        "commitment": "c0ffee",
        "started": 3.125,
        "chance": [["roles", 0, [2, 0, 1]]],
        "people": [True, False, True],
    }
    return MatchRow(table=table, number=number, **{**row, **changes})


def over(match: MatchRow, ended: float = 9.75) -> MatchRow:
    """The same game, once it is over."""
    match.ended = ended
    match.winners = [0, 2]
    match.roles = ["sheriff", "outlaw", "deputy"]
    match.characters = ["willy_the_kid", "jourdonnais", "rose_doolan"]
    match.digest = "0123"
    return match


def an_answer(number: int = 1, table: str = "table", game: int = 1, **changes: Any) -> AnswerRow:
    """An answer of that game."""
    row = {"index": 3, "token": "play bang/AS as bang at 2", "chance": [], "by": PERSON, "at": 1e9 + number / 7}
    return AnswerRow(table=table, game=game, number=number, **{**row, **changes})


class Recorder:
    """Gives out the rows of a match as it is played, in the way a table of the server does."""

    def __init__(self, match: Match[Any], table: str = "table", *, checkpoints: bool = True) -> None:
        self.match = match
        self.table = table
        self.checkpoints = checkpoints
        self.told = len(match.chance)
        game = match.game
        self.row = MatchRow(
            table=table,
            number=1,
            game=game.id,
            engine=ENGINE,
            rules=game.rules_id(match.state),
            options=game.options(match.state),
            salt="salt",
            commitment="c0ffee",
            started=1.0,
            chance=[[purpose, number, list(values)] for purpose, number, values in match.chance],
        )

    def answered(self) -> list[Write]:
        """What to store after the answer that has just been given."""
        match, game = self.match, self.match.game
        index, option = match.answers[-1]
        chance = [[purpose, number, list(values)] for purpose, number, values in match.chance[self.told :]]
        self.told = len(match.chance)
        token = game.token(match.state, option)
        rows: list[Write] = [AnswerRow(self.table, 1, match.answered, index, token, chance, PERSON, 1.0)]
        if self.checkpoints and match.decision is not None and match.decision.main:
            rows.append(CheckpointRow(self.table, 1, match.answered, game.dump(match.state)))
        if match.over:
            self.row.ended = 2.0
            self.row.winners = list(match.state.winners)
            self.row.digest = match.digest()
            rows.append(self.row)
        return rows
