"""Films: a finished game as each viewer saw it when it was played, and not a word more."""

import asyncio
import gzip
import json
from random import Random

import pytest

from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.record import replay
from boothill.server.live import filming
from boothill.server.live.film import make_film
from boothill.server.room import commitment
from boothill.server.room.game import LiveGame
from boothill.server.store.rows import PERSON, AnswerRow, CheckpointRow
from boothill.server.web.replays import Films
from boothill.server.wire import wire_of
from boothill.server.wire.protocol import encode
from boothill.server.wire.settings import Settings
from boothill.titles import game_of
from support.clients import Client, any_option, play_on, run, seats
from support.games import ALL_SETS
from support.heard import merged
from support.stored import a_table, with_store

TABLES = [
    Settings(players=4),
    Settings(players=3, sets=list(ALL_SETS)),
    Settings(players=6, sets=list(ALL_SETS), shadow=True),
    Settings(game="dice", players=5),
]
KEY = "0123456789abcdef01234567"


class Lived:
    """A game played with random answers, and what everybody was shown while it was."""

    def __init__(self, settings, seed=5):
        names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"][: settings.players]
        wire = wire_of(settings.game)
        options = wire.options(settings, names, seed)
        play = self.play = LiveGame.deal(wire, "table", 1, options, "salt", 1.0, [True] * len(names))
        self.viewers = [*range(len(names)), SPECTATOR, EVERYTHING]
        self.views = {viewer: [play.view(viewer)] for viewer in self.viewers}
        self.events = {viewer: [play.missed_by(viewer, 1, 0)] for viewer in self.viewers}
        self.asked, self.answers, self.checkpoints = [], [], []
        luck = Random(seed)
        while (decision := play.decision) is not None:
            index = luck.randrange(len(decision.options))
            self.asked.append((decision.seat, decision.kind, index, play.choices()))
            play.told()
            for row in play.answer(decision.number, index, PERSON, 2.0):
                if isinstance(row, AnswerRow):
                    self.answers.append(row)
                elif isinstance(row, CheckpointRow):
                    self.checkpoints.append(row)
            for viewer, news in zip(self.viewers, play.news(self.viewers), strict=True):
                self.events[viewer].append(news)
            play.changes(self.viewers)
            for viewer in self.viewers:
                self.views[viewer].append(play.view(viewer))

    def film(self, viewer):
        latest = self.checkpoints[-1] if self.checkpoints else None
        return json.loads(encode(make_film(KEY, self.play.row, self.answers, latest, viewer)))


@pytest.fixture(scope="module", params=TABLES, ids=lambda settings: f"{settings.game}, {settings.players}")
def lived(request):
    return Lived(request.param)


def test_a_film_shows_each_viewer_what_he_saw_then_and_nothing_else(lived):
    for viewer in lived.viewers:
        film = lived.film(viewer)
        assert film["viewer"] == viewer
        assert len(film["steps"]) == len(lived.answers)
        view = film["view"]
        assert view == json.loads(encode(lived.views[viewer][0]))
        assert film["events"] == json.loads(encode(lived.events[viewer][0]))
        for at, step in enumerate(film["steps"], 1):
            assert step["events"] == json.loads(encode(lived.events[viewer][at]))
            view = merged(view, step["changes"])
            assert view == json.loads(encode(lived.views[viewer][at]))


def test_answers_are_shown_to_whoever_gave_them(lived):
    for viewer in lived.viewers:
        for at, (step, (seat, kind, index, choices)) in enumerate(
            zip(lived.film(viewer)["steps"], lived.asked, strict=True), 1
        ):
            assert (step["asked"]["question"], step["asked"]["seat"], step["asked"]["kind"]) == (at, seat, kind)
            if viewer in (EVERYTHING, seat):
                assert step["option"] == index
                assert step["choices"] == json.loads(encode(choices))
            else:
                assert not {"option", "choices"} & set(step)


def test_a_film_says_what_it_is_of(lived):
    film, row = lived.film(SPECTATOR), lived.play.row
    assert (film["key"], film["game"], film["number"]) == (KEY, row.game, 1)
    assert film["names"] == row.options["players"]
    assert film["roles"] == row.roles
    assert film["winners"] == row.winners == film["steps"][-1]["changes"]["winners"]
    assert film["sets"] == row.options.get("sets", [])
    assert (film["started"], film["ended"]) == (1.0, 2.0)
    assert row.salt not in json.dumps(film)


# ---- over the wire


def played(server, **settings):
    """A game of two people to its end: what its result was, and the people."""

    async def story():
        table, tokens = await seats(server, 2, **settings)
        people = [await Client.join(server, table, token) for token in tokens]
        await people[0].send({"type": "start"})
        for person in people:
            await person.until(lambda message: message["type"] == "snapshot" and "game" in message)
        key = people[0].game["commitment"][:24]
        early = await asyncio.to_thread(server.request, f"/api/replays/{key}")
        await play_on(people, any_option(Random(2)))
        return key, early, people

    return run(story())


def test_a_game_can_be_watched_once_it_is_over(hasty):
    key, (status, problem), people = played(hasty, players=4)
    if status != 200:  # bots alone may have ended it at once
        assert (status, problem["code"]) == (409, "not_now")
    table, result = people[0].table["id"], people[0].result
    assert result["film"] == key == result["commitment"][:24]
    assert hasty.get(f"/api/tables/{table}/games")["games"][0]["film"] == key
    for person in people:
        film = hasty.get(f"/api/replays/{key}?as={person.seat}")
        view = film["view"]
        for step in film["steps"]:
            view = merged(view, step["changes"])
        assert view == person.view
    everything = hasty.get(f"/api/replays/{key}")
    assert everything == hasty.get(f"/api/replays/{key}?as=everything")
    assert everything["viewer"] == EVERYTHING
    assert hasty.get(f"/api/replays/{key}?as=public")["viewer"] == SPECTATOR
    record = hasty.get(f"/api/replays/{key}/record")
    assert record == hasty.get(result["replay"])
    assert replay(record, game_of("bang")).over
    for wrong in ("4", "-1", "all", "", "1.5", "٣"):
        status, problem = hasty.request(f"/api/replays/{key}?as={'%D9%A3' if wrong == '٣' else wrong}")
        assert (status, problem["code"]) == (400, "malformed"), wrong
        assert problem["message"] == "'as' has to be everything, public, or a seat from 0 to 3."


@pytest.mark.parametrize("key", ["f" * 24, "f" * 23, "f" * 64, "F" * 24, "g" * 24, "..", "%2e%2e", "f" * 23 + "%25"])
@pytest.mark.parametrize("rest", ["", "/record"])
def test_an_unknown_key_is_refused(hasty, key, rest):
    status, problem = hasty.request(f"/api/replays/{key}{rest}")
    assert (status, problem["code"]) in [(404, "no_such_game"), (404, "not_found")]


# ---- keeping


def stored(url, use, **options):
    lived = Lived(TABLES[0])
    row = lived.play.row
    row.commitment = commitment.commit("salt", row.options)
    key = commitment.film_key(row.commitment)

    async def go(store):
        await store.write(a_table(), row, *lived.answers, *lived.checkpoints)
        films = Films(store, **options)
        try:
            return await use(films, store, key)
        finally:
            await films.close()

    return with_store(url, go)


def test_films_are_made_once_and_kept_as_long_as_there_is_room(tmp_path):
    async def use(films, store, key):
        one, again = await films.film(key, "public"), await films.film(key, "public")
        assert one is again
        assert gzip.decompress(one.packed) == one.body
        other = await films.film(key, "0")
        assert other is not one
        assert await films.film(key, "0") is other, "the last one is kept, however large"
        assert await films.film(key, "public") is not one, "there was no room for two"

    stored(str(tmp_path / "films.db"), use, most_bytes=1)


def test_films_asked_for_at_once_are_made_once(tmp_path):
    async def use(films, store, key):
        found = await asyncio.gather(*(films.film(key, "2") for _ in range(5)))
        assert all(one is found[0] for one in found)

    stored(str(tmp_path / "films.db"), use)


def test_a_game_of_other_rules_cannot_be_watched_but_had(tmp_path):
    async def use(films, store, key):
        row = await films.game(key)
        row.rules = "base@other"
        await store.write(row)
        with pytest.raises(Exception, match="rules that this server no longer has") as refusal:
            await films.film(key, "public")
        assert refusal.value.code == "other_rules"
        assert (await films.record(key))["rules"] == "base@other"

    stored(str(tmp_path / "films.db"), use)


def test_a_film_that_cannot_be_made_is_no_end_of_making_films(monkeypatch):
    """What went wrong goes to the log of the server."""

    def broken(*_order):
        raise KeyError("spring")

    monkeypatch.setattr(filming, "make_film", broken)
    made = filming.made(filming.Order("key", None, [], None, 0))
    assert (made.body, made.refused) == (b"", "")
    assert "KeyError: 'spring'" in made.failed
