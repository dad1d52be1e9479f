"""The backups of docs/hosting.md are taken while a server plays, and games restored from them go on where they were."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

from support.clients import Client, any_option, play_on, run
from support.postgres import postgres_server, postgres_url, tell_postgres
from support.serving import serving

__all__ = ["postgres_server", "postgres_url"]

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
CALM = {"absence": 3600}
"""Who is gone while servers change is not stood in for."""


def commands(word):
    """The one block of the page with this word in it."""
    (block,) = (text for text in BLOCKS if word in text)
    return block


def follow(block, **places):
    """Do what the page says, with other places than it names."""
    for old, new in places.items():
        name = {"data": "/var/lib/boothill", "backups": "/var/backups", "python": "python3"}[old]
        assert name in block
        block = block.replace(name, str(new))
    subprocess.run(["sh", "-e", "-c", block], check=True, timeout=60)


async def begin(server):
    """A game under way, with people in two of its seats: its table, and their tokens."""
    first = server.open_table("Ann", players=4, bot="greenhorn")
    table = first["table"]["id"]
    tokens = [first["token"], server.take_seat(table, "Bob")["token"]]
    people = [await Client.join(server, table, token) for token in tokens]
    await people[0].send({"type": "start"})
    for person in people:
        await person.until(lambda message: message["type"] == "snapshot")
    await play_on(people, any_option(Random(3)), most=12)
    return table, tokens


def standing(person):
    """What is asked, and of whom; what is seen; how much has happened. Not how much time is left: it begins anew."""
    return {**person.asked, "left": None}, person.view, max(person.events)


async def come_back(server, table, tokens):
    return [await Client.join(server, table, token) for token in tokens]


async def settled(server):
    """A game that stands where a person is asked, so that nothing happens until they answer: its table, their tokens,
    the people, and where it stands. One that is over too soon begins anew.
    """
    while True:
        table, tokens = await begin(server)
        people = await come_back(server, table, tokens)
        seats = [person.seat for person in people]
        while people[0].result is None and (people[0].asked is None or people[0].asked["seat"] not in seats):
            await people[0].receive()
        if people[0].result is None:
            people = await come_back(server, table, tokens)
            return table, tokens, people, [standing(person) for person in people]


def goes_on(server, table, tokens, stood):
    """The game stands where it stood, and is played to its end."""

    async def story():
        people = await come_back(server, table, tokens)
        assert [standing(person) for person in people] == stood
        await play_on(people, any_option(Random(5)))
        return people[0].result

    assert run(story())["winners"]


def test_a_copy_that_was_taken_while_people_played_is_restored(tmp_path):
    data, backups = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    backups.mkdir()
    with serving(data, **CALM) as server:

        async def story():
            table, tokens, people, stood = await settled(server)
            follow(commands("python3 -c"), data=data, backups=backups, python=sys.executable)
            await play_on(people, any_option(Random(4)), most=8)
            return table, tokens, stood, max(max(person.events) for person in people)

        table, tokens, stood, later = run(story())
        assert later > stood[0][-1], "the server went on"
        server.kill()
        assert (data / "boothill.db-wal").exists(), "which would be taken for part of what is restored"
        follow(commands("mv "), data=data, backups=backups)
        server.start()
        goes_on(server, table, tokens, stood)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with serving(elsewhere, db=str(backups / "boothill.db"), **CALM) as server:
        goes_on(server, table, tokens, stood)


def test_a_dump_of_postgresql_is_restored(tmp_path, postgres_server, postgres_url):
    dump, _createdb, restore = commands("pg_dump").strip().splitlines()
    assert _createdb.startswith("createdb ")
    again = f"{postgres_url.partition('?')[0].rpartition('/')[2]}_again"
    restored = postgres_url.replace(again.removesuffix("_again"), again)
    tell_postgres(postgres_url, f"CREATE DATABASE {again}")

    def with_places(line, url):
        named = re.search(r"--dbname=(\S+)", line)[1]
        assert re.fullmatch(r"postgresql://boothill@localhost/\w+", named)
        line = line.replace(named, f"'{url}'").replace("/var/backups", str(tmp_path))
        program, rest = line.split(maxsplit=1)
        # The programs of the machine may be older than the server of the tests.
        subprocess.run(["sh", "-c", f"{postgres_server.bin_path / program} {rest}"], check=True, timeout=60)

    try:
        with serving(tmp_path, db=postgres_url, **CALM) as server:

            async def story():
                table, tokens, people, stood = await settled(server)
                with_places(dump, postgres_url)
                await play_on(people, any_option(Random(4)), most=8)
                return table, tokens, stood

            table, tokens, stood = run(story())
            with_places(restore, restored)
        with serving(tmp_path, db=restored, **CALM) as server:
            goes_on(server, table, tokens, stood)
    finally:
        tell_postgres(postgres_url, f"DROP DATABASE {again} WITH (FORCE)")
