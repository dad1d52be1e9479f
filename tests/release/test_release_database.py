"""A database written by a server of release 0.1.0 opens with today's, and its games go on."""

import gzip
import json
import time
from pathlib import Path
from random import Random

import pytest

from boothill.kernel.record import replay
from boothill.titles import game_of
from support.clients import Client, any_option, play_on, run
from support.serving import serving
from support.stored import tell

HERE = Path(__file__).parent / "database"
TOLD = json.loads((HERE / "told.json").read_text(encoding="utf-8"))
FINISHED = ("finished", "finished_dice")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Today's server on a copy of the database, in which everything has happened just now: old tables are closed."""
    folder = tmp_path_factory.mktemp("release")
    file = folder / "boothill.db"
    file.write_bytes(gzip.decompress((HERE / "boothill.db.gz").read_bytes()))
    tell(str(file), f"UPDATE tables SET updated = {time.time()}")
    with serving(folder, absence=3600) as server:
        yield server


def test_a_table_that_waited_still_waits_and_can_be_played_at(server):
    told = TOLD["waiting"]
    assert server.get(f"/api/tables/{told['table']}")["status"] == "waiting"

    async def story():
        client = await Client.join(server, told["table"], told["tokens"][0])
        assert client.seat == 0
        await client.send({"type": "start"})
        await client.until(lambda message: message["type"] == "snapshot")
        await play_on([client], any_option(Random(1)))
        assert client.result["winners"]

    run(story())


@pytest.mark.parametrize("name", ["cards", "dice"])
def test_a_game_that_was_under_way_stands_at_its_question_and_is_played_to_its_end(server, name):
    told = TOLD[name]

    async def story():
        people = [await Client.join(server, told["table"], token) for token in told["tokens"]]
        for person in people:
            asked = person.asked
            assert (asked["question"], asked["seat"], asked["kind"]) == (told["question"], told["seat"], told["kind"])
            assert max(person.events) == told["events"]
            assert person.is_asked == (person.seat == told["seat"])
        await play_on(people, any_option(Random(2)))
        return people[0].result

    result = run(story())
    assert result["winners"]
    record = server.get(result["replay"])
    match = replay(record, game_of(record["game"]))
    assert list(match.state.winners) == result["winners"]
    assert match.answered > told["question"]


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_listed_and_can_be_checked(server, name):
    told = TOLD[name]
    (game,) = server.get(f"/api/tables/{told['table']}/games")["games"]
    assert {key: game[key] for key in ("film", "winners", "roles", "answers")} == {
        key: told[key] for key in ("film", "winners", "roles", "answers")
    }
    record = server.get(f"/api/replays/{told['film']}/record")
    assert list(replay(record, game_of(record["game"])).state.winners) == told["winners"]


@pytest.mark.parametrize("viewer", ["everything", "public", "0"])
@pytest.mark.parametrize("name", FINISHED)
def test_the_film_of_a_finished_game_plays(server, name, viewer):
    told = TOLD[name]
    film = server.get(f"/api/replays/{told['film']}?as={viewer}")
    assert len(film["steps"]) == told["answers"]


def test_those_who_played_a_finished_game_come_back_to_its_result(server):
    told = TOLD["finished"]

    async def story():
        client = await Client.join(server, told["table"], told["tokens"][1])
        assert client.seat == 1
        return client.result

    result = run(story())
    assert (result["winners"], result["film"]) == (told["winners"], told["film"])
