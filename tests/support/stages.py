"""A table with people, bots and a spectator who stay, and a way to see whether anything about it has changed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from support.clients import Client, Message, any_option, play_on, seats
from support.nonsense import Place
from support.serving import PATIENCE, Serving

SPECTATOR = -1
WORDS_OF_OURS = (
    "Traceback",
    "NoneType",
    "msgspec",
    "object at 0x",
    "Exception",
    "Error",
    "<class",
    "boothill.",
    " dict",
    "'dict",
)
"""What no sentence for people contains."""
LONGEST_SENTENCE = 300


class Stage:
    """One table. The connections of `people` and `spectator` are open from beginning to end."""

    def __init__(self, server: Serving, table: str, tokens: list[str], luck: Random) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.people: list[Client] = []
        self.luck = luck
        self.timed = False
        """Whether questions have a deadline (far away)."""

    @classmethod
    async def open(cls, server: Serving, people: int, status: str, luck: Random, **settings: Any) -> Stage:
        """A table with so many people, at which a game waits, is played or is over."""
        settings.setdefault("timers", {"turn": None, "choice": None, "reaction": None})
        table, tokens = await seats(server, people, **settings)
        stage = cls(server, table, tokens, luck)
        stage.timed = settings["timers"]["turn"] is not None
        stage.people = [await Client.join(server, table, token) for token in tokens]
        stage.people.append(await Client.join(server, table))
        if status != "waiting":
            await stage.start()
        if status == "over":
            await play_on(stage.people, any_option(luck))
            await stage.drain()
        return stage

    async def start(self) -> None:
        """Have a game begun, and wait until a person is asked."""
        await self._host().send({"type": "start"})
        for client in self.people:
            await client.until(lambda message: message["type"] == "snapshot" and "result" not in message)
        await self._until_asked()

    async def drain(self) -> None:
        """Let everybody hear what there is to be heard."""
        for client in self.people:
            await client.drain()

    async def close(self) -> None:
        """Everybody goes."""
        for client in self.people:
            await client.close()

    def _host(self) -> Client:
        return self.people[self.people[SPECTATOR].table["host"]]

    async def play_one(self) -> None:
        """Let whoever is asked answer, and everybody hear it; after the last answer of a game the next one begins."""
        asked = next(client for client in self.people if client.is_asked)
        assert asked.asked is not None
        before = asked.asked["question"]
        await asked.answer(any_option(self.luck)(asked))
        for client in self.people:
            await client.until(lambda message: message["type"] == "update")
        await self._until_asked()
        spectator = self.people[SPECTATOR]
        if spectator.result is not None:
            await self.start()
        else:
            assert spectator.asked is not None
            assert spectator.asked["question"] > before

    async def _until_asked(self) -> None:
        """Hear what the bots do, until a person is asked or the game is over."""
        spectator = self.people[SPECTATOR]
        while spectator.result is None and (spectator.asked is None or spectator.asked["seat"] >= len(self.tokens)):
            await spectator.receive()
        await self.drain()

    def places(self) -> list[Place]:
        """What everybody knows of his place; the spectator is the last."""
        asked = next((client for client in self.people if client.is_asked), None)
        options = len(asked.choices["options"]) if asked is not None and asked.choices is not None else 0
        found = []
        for client in self.people:
            info, question = client.table, client.asked or {"question": 0, "seat": -1}
            settings = info["settings"]
            chat = settings["chat"]
            found.append(
                Place(
                    seat=client.seat,
                    host=client.you["host"],
                    status=info["status"],
                    seats=tuple(seat["kind"] for seat in info["seats"]),
                    talks=chat if chat is not None else not settings["public"],
                    game=info["game"],
                    question=question["question"],
                    asked=question["seat"],
                    options=options,
                    timed=self.timed,
                    out=client.you["may_watch_everything"],
                    watchers=tuple(watcher["id"] for watcher in info["watchers"]),
                )
            )
        return found

    async def come_back(self, seat: int) -> None:
        """Somebody has lost his connection: wait until the others see it, and let him come again."""
        spectator = self.people[SPECTATOR]
        await spectator.until(lambda message: message["type"] == "table" and not _connected(message, seat))
        self.people[seat] = await Client.join(self.server, self.table, self.tokens[seat])
        await spectator.until(lambda message: message["type"] == "table" and _connected(message, seat))

    async def standing(self) -> list[Message]:
        """What a newcomer on each seat, and a spectator, is told, without what may change by itself."""
        before = await self._connections()
        fresh = await asyncio.gather(*(Client.join(self.server, self.table, token) for token in [*self.tokens, None]))
        await asyncio.gather(*(client.close() for client in fresh))
        async with asyncio.timeout(PATIENCE):
            while await self._connections() > before:  # until nobody is left: the others are told once a second only
                await asyncio.sleep(0.005)
        return [lasting(client.messages[0]) for client in fresh]

    async def _connections(self) -> float:
        """How many connections to tables the server has."""
        lines = (await asyncio.to_thread(self.server.get, "/metrics")).splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith("boothill_connections{"))


def _connected(message: Message, seat: int) -> bool:
    connected: bool = message["table"]["seats"][seat]["connected"]
    return connected


def lasting(snapshot: Message) -> Message:
    """A snapshot without chat, clock and spectators, and without the number one has among them."""
    kept = {key: value for key, value in snapshot.items() if key != "chat"}
    kept["table"] = {key: value for key, value in snapshot["table"].items() if key not in ("spectators", "watchers")}
    kept["you"] = {key: value for key, value in snapshot["you"].items() if key != "watcher"}
    if snapshot.get("asked") is not None:
        kept["asked"] = {key: value for key, value in snapshot["asked"].items() if key != "left"}
    return kept


def check_sentence(problem: Message) -> None:
    """A code for programs and one sentence for people, that says nothing of what the server is made of."""
    code, sentence = problem["code"], problem["message"]
    assert code.replace("_", "").isalpha(), problem
    assert code == code.lower(), problem
    assert 0 < len(sentence) <= LONGEST_SENTENCE, problem
    assert sentence.endswith("."), problem
    assert sentence[0] == sentence[0].upper(), problem
    assert sentence.isprintable(), problem
    assert not any(word in sentence for word in WORDS_OF_OURS), problem


def check_log(server: Serving) -> None:
    """The server runs, and nothing has gone wrong there."""
    assert server.running, "the server is gone"
    log = server.log.read_text(encoding="utf-8")
    for word in ("table failed", "Traceback", '"level":"error"', '"level":"critical"', '"exception"'):
        assert word not in log, log[max(0, log.index(word) - 500) :][:3000]
