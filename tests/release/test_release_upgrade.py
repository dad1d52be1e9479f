"""Forty games that a server of release 0.1.0 was stopped or killed in go on with today's, each at its very question.

The people of then come back with their tokens. What they were told last, in the protocol of then, is compared with what
they are told now: of all that was told, only the name of one field of an option has changed.
"""

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from boothill.kernel.record import replay
from boothill.titles import game_of
from support.clients import Client, any_option, play_on, run
from support.serving import HASTE, Serving
from support.stages import check_log
from support.stored import tell

HERE = Path(__file__).parent / "upgrade"
TOLD = json.loads(gzip.decompress((HERE / "told.json.gz").read_bytes()))
ENDS = ("stopped", "killed")
SLOW = {"think_min": 60, "think_max": 60, "hold_min": 60, "hold_max": 60, "absence": 3600}
"""Nothing happens by itself while people look around. No bot is asked at a table where bots do not think."""
RENAMED = {"seat": "target"}
"""Fields of an option that had another name: whom it is aimed at."""
TOLD_ANEW = ("say", "more")
"""What the words of today have to know besides."""
WARNED_ANEW = ("last_arrows", "last_dynamite")
"""What 0.1.0 did not warn of."""


class Upgraded:
    """Today's server on a copy of a database of 0.1.0, in which everything has happened just now."""

    def __init__(self, folder: Path, name: str) -> None:
        self.tables = TOLD[name]
        self.server = Serving(folder, **SLOW)
        for part in ("", "-wal"):
            kept = HERE / f"{name}.db{part}.gz"
            if kept.exists():
                Path(f"{self.server.db}{part}").write_bytes(gzip.decompress(kept.read_bytes()))
        with self.open():  # the first to open it, with whatever a server that was killed had not put in order
            pass
        self.before = self.answers()
        self.seated = self.seats()
        tell(self.server.db, f"UPDATE tables SET updated = {time.time()}")  # old tables are closed

    @contextmanager
    def open(self, **config: float) -> Iterator[Serving]:
        """The server, which stops in good order if nothing has gone wrong."""
        self.server.config |= config
        self.server.start()
        try:
            yield self.server
            check_log(self.server)
            assert self.server.stop() == 0
        finally:
            self.server.kill()

    def answers(self) -> dict[str, list[tuple]]:
        """The answers that are stored of the game each table is at."""
        with closing(sqlite3.connect(self.server.db)) as database:
            return {
                told["table"]: database.execute(
                    "SELECT number, option, token, chance, given_by, given_at FROM answers"
                    " WHERE table_id = ? AND game = ? ORDER BY number",
                    (told["table"], told["game"]),
                ).fetchall()
                for told in self.tables
            }

    def seats(self) -> list[tuple]:
        """How every table stands and who sits at it, as far as 0.1.0 knew."""
        with closing(sqlite3.connect(self.server.db)) as database:
            found = database.execute("SELECT id, status, host, game_number, series_game, seats FROM tables ORDER BY id")
            known = ("name", "bot", "token_hash", "muted", "wins", "since_game", "saw_game")
            return [(*row, [[seat.get(name) for name in known] for seat in json.loads(seats)]) for *row, seats in found]


@pytest.fixture(params=ENDS)
def upgraded(request, tmp_path):
    return Upgraded(tmp_path, request.param)


def within(old, new):
    """Whether all that was told is still told; more may be."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(within(value, new.get(name)) for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(within, old, new))
    return old == new


def renamed(option):
    """An option as 0.1.0 told it, in the words of today."""
    return {RENAMED.get(name, name): value for name, value in option.items() if name != "warning"}


def plain(option):
    """An option as it is told today, without what words need."""
    return {name: value for name, value in option.items() if name not in ("warning", *TOLD_ANEW)}


def check_person(told, person, client):
    """Somebody finds the table exactly as they left it."""
    then, now = told["asked"], client.asked
    assert (now["question"], now["seat"], now["kind"]) == (then["question"], then["seat"], then["kind"])
    assert within(then["about"], now.get("about", {}))
    assert now["question"] == told["stored"] + 1
    assert client.game["number"] == told["game"]
    assert client.seat == person["seat"]
    assert client.you["watching"] == person["you"]["watching"]
    assert max(client.events) == person["events"]
    assert within(person["view"], client.view)
    assert client.result is None
    assert client.is_asked == (person["choices"] is not None) == (client.seat == then["seat"])
    if person["choices"] is not None:
        options, today = person["choices"]["options"], client.choices["options"]
        assert list(map(renamed, options)) == list(map(plain, today))
        for before, after in zip(options, today, strict=True):
            code = after.get("warning", {}).get("code")
            assert before.get("warning", {}).get("code") == (None if code in WARNED_ANEW else code)
        why_not = client.choices.get("why_not", {})
        assert {card: reason["code"] for card, reason in person["choices"]["why_not"].items()} == {
            card: reason["code"] for card, reason in why_not.items()
        }


def test_every_table_stands_at_the_same_question_with_the_same_answers_on_offer(upgraded):
    """Also where an answer was held back when the server ended: 0.1.0 lost it, and it is asked for again."""

    async def story(server):
        for told in upgraded.tables:
            clients = []
            for person in told["people"]:
                if person["here"]:
                    client = await Client.join(server, told["table"], person["token"])
                    clients.append(client)
                    check_person(told, person, client)
            for client in clients:  # while nobody is there, the table sleeps
                await client.close()

    with upgraded.open() as server:
        run(story(server))
    assert "from a checkpoint" not in server.log.read_text(encoding="utf-8")
    assert upgraded.answers() == upgraded.before
    assert upgraded.seats() == upgraded.seated


def test_every_game_is_played_to_its_end(upgraded):
    """By everybody, also by those for whom a bot sat in, and every answer of then is in its record."""

    async def story(server):
        for number, told in enumerate(upgraded.tables):
            people = [await Client.join(server, told["table"], one["token"]) for one in told["people"]]
            await play_on(people, any_option(Random(number)))
            check_record(server, told, people[0].result)
            for client in people:
                await client.close()

    def check_record(server, told, result):
        record = server.get(result["replay"])
        match = replay(record, game_of(record["game"]))
        assert match.over
        assert list(match.state.winners) == result["winners"]
        assert len(record["answers"]) > told["stored"]
        kept = [[option, token] for _, option, token, *_ in upgraded.before[told["table"]]]
        assert record["answers"][: told["stored"]] == kept

    with upgraded.open(**HASTE) as server:
        run(story(server))


def test_the_sample_has_what_it_is_kept_for():
    tables = [told for name in ENDS for told in TOLD[name]]
    assert len(tables) == 40
    cards = [told["settings"] for told in tables if "game" not in told["settings"]]
    assert len({tuple(settings["sets"]) for settings in cards if "sets" in settings}) == 32
    assert {settings["players"] for settings in cards} == set(range(3, 9))
    assert {told["settings"]["players"] for told in tables if "game" in told["settings"]} == set(range(3, 9))
    for name in ("starter", "shadow", "badge"):
        assert any(settings.get(name) for settings in cards)
    here = [person for told in tables for person in told["people"] if person["here"]]
    assert {len(told["people"]) for told in tables} == {1, 2, 3}
    assert len({told["asked"]["kind"] for told in tables}) >= 10
    assert {bool(told["checkpoints"]) for told in tables} == {True, False}
    for name in ENDS:
        held = [told for told in TOLD[name] if told["held"] is not None]
        assert len(held) >= 2
        assert any(told["stand_ins"] for told in TOLD[name])
        assert any(not any(person.get("choices") for person in told["people"]) for told in TOLD[name])  # a bot is asked
    assert any(told["replaced"] for told in tables)
    assert any(not person["view"]["players"][person["seat"]]["in_game"] for person in here)
    assert any(person["you"]["watching"] == "everything" for person in here)
