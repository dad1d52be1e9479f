"""People who play at several tables while the server is killed under them, and remember everything they were told.

What they were told before is compared with what they are told afterwards, and with what is found in the database while
no server runs (`ledgers`): nothing of it may be gone or changed.
"""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

from boothill.kernel.record import replay
from boothill.titles import game_of
from support.clients import Client, ConnectionClosed, Message, seats
from support.ledgers import Ledger, Told
from support.serving import Serving
from support.stages import lasting

NO_TIMERS = {"turn": None, "choice": None, "reaction": None}
Standing = tuple[int, int]
"""How far a table is: the number of the game, and of the open question, which is past all others when it is over."""
OVER = 1_000_000
NOT_BEGUN: Standing = (0, 0)


class Person:
    """Somebody with a seat, or a spectator: their memory outlives their connections."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table = table
        self.token = token
        self.client: Client | None = None
        self.seat = -1
        self.events: dict[tuple[int, int], Message] = {}
        """Every event they were ever told, by game and number."""
        self.sent: dict[Standing, int] = {}
        """The options they chose, by game and question, told or not."""
        self.last: Message = {}
        """What they were told last, as a snapshot would say it."""

    @property
    def at(self) -> Standing:
        """How far the table was when they last heard of it."""
        if not self.last or self.last["game"] is None:
            return NOT_BEGUN
        asked = self.last["asked"]
        return self.last["game"]["number"], OVER if asked is None else asked["question"]

    async def come(self, server: Serving, luck: Random) -> None:
        """Come in, with or without saying what they have seen; nothing they remember may be otherwise now."""
        game, heard = self.at[0], self._heard()
        seen = luck.choice([0, min(1, heard), heard])
        before, at = self.last, self.at
        self.client = await Client.join(server, self.table.id, self.token, game=game, seen=seen)
        snapshot = self.client.messages[0]
        assert snapshot["type"] == "snapshot", f"the token of seat {self.seat} is not known any more: {snapshot}"
        assert self.seat in (-1, snapshot["you"]["seat"])
        self.seat = snapshot["you"]["seat"]
        self._remember()
        self.sent.pop(self.at, None)  # if it was on its way to this question, it has not arrived
        assert self.at >= at, f"the table was at {at}, and is at {self.at}"
        if self.at[0] == game and game > 0:
            numbers = [event["n"] for event in snapshot.get("events", ())]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else seen == heard
            assert (numbers[-1] if numbers else seen) >= heard, (
                f"{heard} events were told, and {numbers[-1:]} are there"
            )
            assert self.last["game"] == before["game"]
        if self.at == at and game > 0:
            for part in ("view", "asked", "choices", "result"):
                assert self.last[part] == before[part], f"{part} is not what it was"

    def _heard(self) -> int:
        """The last event of the game they were in that they have heard."""
        return max((number for game, number in self.events if game == self.at[0]), default=0)

    async def play(self, luck: Random, news: asyncio.Queue[None], *, rematch: bool) -> None:
        """Answer whatever they are asked, until the connection ends, or without a rematch the game does."""
        client = self.client
        assert client is not None
        while True:
            if client.is_asked:
                assert client.choices is not None
                option = luck.randrange(len(client.choices["options"]))
                self.sent[self.at] = option
                with suppress(ConnectionClosed):
                    await client.answer(option)
            elif client.result is not None and not rematch:
                return
            elif (client.game is None or client.result is not None) and client.you["host"] and not self.table.starting:
                self.table.starting = True
                with suppress(ConnectionClosed):
                    await client.send({"type": "start"})
            try:
                message = await client.receive()
            except ConnectionClosed:
                return
            self._remember()
            if message["type"] == "snapshot":
                self.table.starting = False
            if message["type"] in ("update", "snapshot"):
                news.put_nowait(None)
            assert message["type"] not in ("closing", "refused"), message

    def _remember(self) -> None:
        """Take over what the client knows; what is told twice has to be the same."""
        client = self.client
        assert client is not None
        parts = ("table", "you", "game", "view", "asked", "choices", "result")
        snapshot = {"chat": [], **{part: getattr(client, part) for part in parts}}
        if client.messages[-1]["type"] in ("snapshot", "update"):
            self.last = lasting(snapshot)
        for event in client.messages[-1].get("events", ()):
            key = (self.at[0], event["n"])
            assert self.events.setdefault(key, event) == event, f"event {key} was told otherwise before"
        if client.result is not None:
            kept = self.table.results.setdefault(self.at[0], client.result)
            assert kept == client.result


class Table:
    """A table and its people; the spectator is the last of them."""

    def __init__(self, table: str, tokens: Iterable[str], game: str) -> None:
        self.id = table
        self.game = game
        self.people = [Person(self, token) for token in [*tokens, None]]
        self.starting = False
        self.settled: dict[Standing, int] = {}
        """Answers that are known to have been taken, by game and question."""
        self.results: dict[int, Message] = {}
        """By the number of the game."""

    @classmethod
    async def open(cls, server: Serving, people: int, **settings: Any) -> Table:
        """A new table with so many people."""
        table, tokens = await seats(server, people, timers=NO_TIMERS, **settings)
        return cls(table, tokens, settings.get("game", "bang"))

    async def start(self, server: Serving, luck: Random) -> None:
        """Everybody comes, and the first game begins."""
        for person in self.people:
            await person.come(server, luck)
        host = self.people[0].client
        assert host is not None
        self.starting = True
        await host.send({"type": "start"})

    async def come_again(self, server: Serving, luck: Random) -> bool:
        """Everybody comes again after the server was killed; whether an answer was there that nobody had been told.

        The table stands where the one who was told most was told, unless somebody had moved it: by an answer or the
        start of a game that was on its way, or because a bot was asked.
        """
        told = max(person.at for person in self.people)
        knowing = next(person for person in self.people if person.at == told)
        sender = self._sender(told, knowing)
        bots = knowing.last["asked"] is not None and sender is None if told != NOT_BEGUN else False
        on_its_way = sender is not None and told in sender.sent
        may_move = bots or on_its_way or (self.starting and (told == NOT_BEGUN or told[1] == OVER))
        order = luck.sample(self.people, len(self.people))
        await order[0].come(server, luck)
        found = order[0].at
        assert found >= told, f"somebody was told of {told}, and the table is at {found}"
        assert may_move or found == told, f"nobody moved the table from {told}, but it is at {found}"
        if on_its_way and found > told and sender is not None:
            self.settled[told] = sender.sent[told]
        for person in order[1:]:
            await person.come(server, luck)
        self.starting = False
        return found > told and not bots

    def _sender(self, at: Standing, knowing: Person) -> Person | None:
        """The person who is asked, if it is one."""
        asked = knowing.last["asked"] if knowing.last else None
        return next((person for person in self.people if asked is not None and person.seat == asked["seat"]), None)

    def settle(self) -> None:
        """Note which answers the people know to have been taken: they were told of a later question."""
        told = max(person.at for person in self.people)
        for person in self.people:
            for at, option in person.sent.items():
                if at < told:
                    assert self.settled.setdefault(at, option) == option, at

    def told(self) -> Told:
        """What the people know of the table together."""
        game, question = max(person.at for person in self.people)
        winners = {number: result["winners"] for number, result in self.results.items()}
        return Told(game, question, self.settled, winners)

    def check_records(self, server: Serving) -> int:
        """Each finished game has a record that replays, with every answer that was taken; how many answers."""
        checked = 0
        for number, result in self.results.items():
            record = server.get(result["replay"])
            match = replay(record, game_of(self.game))
            assert match.over
            assert list(match.state.winners) == result["winners"]
            heard = [at for person in self.people for game, at in person.events if game == number]
            assert max(heard) == len(match.events)
            for (game, question), option in self.settled.items():
                if game == number:
                    assert record["answers"][question - 1][0] == option, (game, question)
                    checked += 1
        return checked


class Newcomers:
    """People who keep opening tables and taking seats; what they were told they have, they have."""

    def __init__(self) -> None:
        self.seated: list[tuple[str, Message]] = []
        """The names, and what they were told."""

    def go_on(self, server: Serving, luck: Random, most: int) -> None:
        """Until there are so many more, or the server is gone."""
        table = ""
        for _ in range(most):
            name = f"N{len(self.seated)}"
            try:
                if not table or luck.random() < 0.3:
                    told = server.open_table(name, players=8, start=luck.random() < 0.3)
                    table = told["table"]["id"] if told["table"]["status"] == "waiting" else table
                else:
                    told = server.take_seat(table, name)
                    table = table if told["seat"] < 7 else ""
            except (OSError, http.client.HTTPException):
                return
            self.seated.append((name, told))

    async def check(self, server: Serving) -> None:
        """Every seat is there, and its token is good for it."""
        for name, told in self.seated:
            table, seat = told["table"]["id"], told["seat"]
            info = await asyncio.to_thread(server.get, f"/api/tables/{table}")
            assert (info["seats"][seat]["name"], info["seats"][seat]["kind"]) == (name, "person")
            client = await Client.join(server, table, told["token"])
            assert client.you["seat"] == seat
            assert (client.game is not None) == (told["table"]["status"] == "playing")
            await client.close()


class Town:
    """Several tables on one server, which is killed again and again."""

    def __init__(self, server: Serving, seed: int) -> None:
        self.server = server
        self.luck = Random(seed)
        self.moments = Random(seed)
        """On its own: what else is drawn depends on who comes first."""
        self.tables: list[Table] = []
        self.newcomers = Newcomers()
        self.ledger = Ledger(server.db)
        self.kills = 0
        self.updates = 0
        self.seated = 0
        """Seats that were given out until the server was killed, and were still there afterwards."""
        self.unheard = 0
        """Answers that were kept though nobody had been told of them."""

    async def live(self, kills: int) -> None:
        """Play, with so many kills in between, and then every game to its end."""
        for table in self.tables:
            await table.start(self.server, self.luck)
        for number in range(kills):
            await self._play_until_killed(number)
            self.look_into_the_database()
            self.server.start()
            await self.newcomers.check(self.server)
            self.seated += len(self.newcomers.seated)
            for table in self.luck.sample(self.tables, len(self.tables)):
                self.unheard += await table.come_again(self.server, self.luck)
        news: asyncio.Queue[None] = asyncio.Queue()
        await asyncio.gather(*(person.play(self.luck, news, rematch=False) for person in self._people()))
        for table in self.tables:
            table.settle()
            for person in table.people:
                assert person.client is not None
                await person.client.close()

    def look_into_the_database(self) -> None:
        """While no server runs: it is whole, and holds what people were told."""
        assert not self.server.running
        self.ledger.check({table.id: table.told() for table in self.tables})

    def _people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]

    async def _play_until_killed(self, number: int) -> None:
        """Everybody plays; after some updates or some time the server is killed, and all hear what was on its way."""
        news: asyncio.Queue[None] = asyncio.Queue()
        self.newcomers = Newcomers()
        await asyncio.to_thread(self.newcomers.go_on, self.server, Random(number), 1)  # one at least is there in time
        coming = asyncio.create_task(asyncio.to_thread(self.newcomers.go_on, self.server, Random(number), 30))
        playing = [asyncio.create_task(person.play(self.luck, news, rematch=True)) for person in self._people()]
        moment = asyncio.create_task(self._moment(number, news))
        await asyncio.wait([moment, *playing], return_when=asyncio.FIRST_COMPLETED)
        assert moment.done() or any(task.exception() for task in playing if task.done())
        moment.cancel()
        self.server.kill()
        self.kills += 1
        await asyncio.gather(coming, *playing)
        self.updates += sum(len(person.client.messages) for person in self._people() if person.client is not None)
        for table in self.tables:
            table.settle()

    async def _moment(self, number: int, news: asyncio.Queue[None]) -> None:
        """Some updates, or some time: it is to be any moment, also one at which nobody hears anything."""
        if number % 2 == 0:
            await asyncio.sleep(self.moments.uniform(0.01, 1.0))
            return
        for _ in range(self.moments.randrange(1, 2000)):
            await news.get()
