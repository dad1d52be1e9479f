"""Whatever is said to a server that it cannot follow is refused with one sentence, and changes nothing.

BOOTHILL_MESSAGES says how many messages are sent to tables; the other tests send a share of that besides.
"""

import asyncio
import http.client
import json
import os
from collections import Counter
from contextlib import suppress
from math import ceil
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boothill.server.wire.protocol import MOST_MESSAGE
from support import nonsense
from support.babble import KINDS, batches, doors, requests
from support.clients import Client, ConnectionClosed, any_option, play_on, seats
from support.games import ALL_SETS, law
from support.heard import PROTOCOL
from support.nonsense import MALFORMED, SILENT
from support.postgres import postgres_server, postgres_url
from support.serving import PATIENCE, serving
from support.stages import Stage, check_log, check_sentence

__all__ = ["postgres_server", "postgres_url"]

MESSAGES = int(os.environ.get("BOOTHILL_MESSAGES", "10000"))
BATCH = 50
FAR = {"turn": 3600, "choice": 3600, "reaction": 3600}

NEAREST_TO_CHEATING = ("not_yours", "no_such_option")
LEAST_OF_THOSE = 2 / 15
"""Their share of all messages, each: 20,000 of 150,000."""

HANDSHAKE_MESSAGES = MESSAGES // 20
REQUESTS = MESSAGES // 10

BAD_FRAME, CUT, NOT_UTF8, POLICY, TOO_BIG, TRY_AGAIN = 1002, 1006, 1007, 1008, 1009, 1013
"""With which codes connections are closed. One that is still sending when the server has heard enough is cut."""


def many(examples):
    """Settings for so many examples, each of many messages, against one server."""
    return settings(law(examples), suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
        check_log(found)


@pytest.fixture
def runner():
    with asyncio.Runner() as found:
        yield found


async def hear_out(client):
    """Hear everything until the connection is closed."""
    with suppress(ConnectionClosed):
        while True:
            await client.receive()


async def say_all(stage, batch):
    """Say a batch, and check that each message is refused by itself; by code, how often."""
    clients = stage.people
    heard = [len(client.messages) for client in clients]
    for said in batch:
        await clients[said.place].send(said.text)
    await stage.drain()
    for number, client in enumerate(clients):
        answers = client.messages[heard[number] :]
        assert {answer["type"] for answer in answers} <= {"refused", "pong", "table"}
        refusals = [answer for answer in answers if answer["type"] == "refused"]
        mine = [said for said in batch if said.place == number and said.code != SILENT]
        # What cannot be read is refused at once, the rest by the table, in order.
        codes = [answer["code"] for answer in refusals]
        assert [code for code in codes if code != MALFORMED] == [said.code for said in mine if said.code != MALFORMED]
        assert codes.count(MALFORMED) == sum(said.code == MALFORMED for said in mine)
        for answer in refusals:
            check_sentence(answer)
            if answer["code"] != MALFORMED:
                assert answer.get("to", "") in nonsense.FIELDS
            assert ("question" in answer) == (answer["code"] in ("stale", "not_yours", "no_such_option"))


def test_nothing_that_is_refused_changes_anything(server, runner):
    """Tables in every state; everybody at them talks nonsense, and in between the games go on."""
    luck = Random(7)
    sent, codes, statuses = Counter(), Counter(), Counter()

    async def set_up():
        return [
            await Stage.open(server, 3, "playing", luck, sets=[*ALL_SETS]),
            await Stage.open(server, 3, "playing", luck, game="dice", players=6, timers=FAR),
            await Stage.open(server, 2, "waiting", luck, players=4),
            await Stage.open(server, 2, "over", luck, game="dice", players=4, public=True),
        ]

    stages = runner.run(set_up())
    at_first = [runner.run(stage.standing()) for stage in stages]

    @many(ceil(MESSAGES / BATCH))
    @given(st.data(), st.integers(0, 7))
    def attack(data, number):
        stage = stages[number % (4 if number < 4 else 2)]  # mostly where a game is being played
        places = stage.places()
        batch = data.draw(batches(places, BATCH))

        async def one():
            before = await stage.standing()
            await say_all(stage, batch)
            assert await stage.standing() == before
            if places[0].playing:
                await stage.play_one()

        runner.run(one())
        sent.update(said.kind for said in batch)
        codes.update(said.code for said in batch)
        statuses[places[0].status] += 1
        assert server.running

    attack()
    assert sent.total() >= MESSAGES
    assert set(sent) == KINDS
    assert min(sent.values()) >= MESSAGES // 100
    assert all(codes[code] >= sent.total() * LEAST_OF_THOSE for code in NEAREST_TO_CHEATING), codes
    assert set(statuses) == {"waiting", "playing", "over"}
    for number, stage in enumerate(stages):
        if number >= 2:  # nobody has played on here
            assert runner.run(stage.standing()) == at_first[number]
        runner.run(stage.close())
    check_log(server)
    print(f"{sent.total()} messages: {dict(sent.most_common())}; refused as {dict(codes.most_common())}")


# ---- at the door

HELLO = f'{{"type":"hello","protocol":{PROTOCOL}}}'


async def knock(server, table, text):
    """Say something first on a new connection; what one is told, and the code the connection is closed with."""
    client = Client(await connect(f"ws{server.url.removeprefix('http')}/api/tables/{table}/play", compression=None))
    await client.send(text)
    await hear_out(client)
    return client.messages, client.socket.close_code


@pytest.mark.parametrize("version", ["", ',"protocol":1', ',"protocol":3'])
def test_a_page_of_another_version_is_told_once_to_load_again(server, runner, version):
    """One of the first version says no version, and has a sentence of its own for this code."""
    stage = runner.run(Stage.open(server, 2, "waiting", Random(3)))
    messages, closed = runner.run(knock(server, stage.table, f'{{"type":"hello"{version}}}'))
    told = {"type": "closing", "code": "malformed", "retry": None}
    assert messages == [{**told, "message": "This page is of another version than the server; load it again."}]
    assert closed == POLICY
    runner.run(stage.close())


def test_nobody_is_let_in_who_does_not_say_hello(server, runner):
    stage = runner.run(Stage.open(server, 2, "playing", Random(3)))
    before = runner.run(stage.standing())
    sent = Counter()

    async def knock_all(batch):
        return await asyncio.gather(*(knock(server, stage.table, text) for text, _ in batch))

    @many(ceil(HANDSHAKE_MESSAGES / BATCH))
    @given(st.data())
    def at_the_door(data):
        batch = data.draw(doors(BATCH))
        for (messages, closed), (_, code) in zip(runner.run(knock_all(batch)), batch, strict=True):
            assert [(message["type"], message["code"]) for message in messages] == [("closing", code)]
            assert messages[0]["retry"] is None
            check_sentence(messages[0])
            assert closed == POLICY
            sent[code] += 1

    at_the_door()
    assert sent.total() >= HANDSHAKE_MESSAGES
    assert set(sent) == {MALFORMED, "no_hello", "bad_token"}
    assert runner.run(stage.standing()) == before
    runner.run(stage.play_one())
    runner.run(stage.close())


def test_there_is_no_getting_into_a_table_that_is_not_there(server, runner):
    for table in ("nowhere", "x" * 3000, "%00", "%ff", "..", "'--"):
        messages, closed = runner.run(knock(server, table, HELLO))
        assert [message["code"] for message in messages] == ["no_such_table"]
        check_sentence(messages[0])
        assert closed == POLICY
    for table in ("a/b", "?", "a%2fb"):
        with pytest.raises(InvalidStatus, match="HTTP 403"):
            runner.run(knock(server, table, HELLO))


# ---- what ends a connection

PADDED = '{"type":"ping","n":7}'


def whole(text):
    """A message as it is usually sent."""
    return lambda client: client.send(text)


def in_pieces(text):
    """A message in many frames."""
    return lambda client: client.socket.send([text[at : at + 1000] for at in range(0, len(text), 1000)])


def raw(data):
    """Bytes past everything that makes frames of them."""

    async def send(client):
        client.socket.transport.write(data)

    return send


ENDINGS = {
    "too long by one byte": (whole(PADDED.ljust(MOST_MESSAGE + 1)), {TOO_BIG}),
    "far too long": (whole("x" * 1_000_000), {TOO_BIG, CUT}),
    "too many bytes": (whole(b"\x00" * (MOST_MESSAGE + 1)), {TOO_BIG}),
    "too long in letters of two bytes": (whole("ä" * (MOST_MESSAGE // 2 + 1)), {TOO_BIG}),
    "too long in pieces": (in_pieces(PADDED.ljust(MOST_MESSAGE + 1)), {TOO_BIG}),
    "a frame that is not masked": (raw(b"\x81\x02hi"), {BAD_FRAME}),
    "a frame of no known kind": (raw(b"\x83\x80\x00\x00\x00\x00"), {BAD_FRAME}),
    "reserved bits": (raw(b"\xf1\x80\x00\x00\x00\x00"), {BAD_FRAME}),
    "the rest of nothing": (raw(b"\x80\x80\x00\x00\x00\x00"), {BAD_FRAME}),
    "a ping in pieces": (raw(b"\x09\x80\x00\x00\x00\x00"), {BAD_FRAME}),
    "a frame of 2^63 bytes": (raw(b"\x81\xff\x7f" + b"\xff" * 7 + b"\x00" * 4), {TOO_BIG, BAD_FRAME}),
    "another protocol": (raw(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"), {BAD_FRAME}),
}


def test_what_ends_a_connection_harms_nobody_else(server, runner):
    """Whoever sends it is cut off with the code for it, the others are not, and the person comes back to their seat."""

    async def go():
        stage = await Stage.open(server, 3, "playing", Random(4), sets=[*ALL_SETS])
        for number, (name, (send, codes)) in enumerate(ENDINGS.items()):
            before = await stage.standing()
            seat = number % 3
            client = stage.people[seat]
            await client.drain()
            with suppress(ConnectionClosed):
                await send(client)
            await hear_out(client)
            assert client.socket.close_code in codes, name
            assert client.closing is None
            await stage.come_back(seat)
            assert await stage.standing() == before, name
            await stage.play_one()
        await stage.close()

    runner.run(go())
    check_log(server)


def test_a_text_that_is_not_utf_8_ends_the_connection_and_is_no_error_of_ours(tmp_path, runner):
    """Anybody could fill the log with it."""

    async def go(server):
        stage = await Stage.open(server, 1, "playing", Random(4))
        before = await stage.standing()
        for data in (b'{"type":"chat","text":"\xff"}', "ä".encode()[:1]):
            await stage.people[0].socket.send(data, text=True)
            await hear_out(stage.people[0])
            assert stage.people[0].socket.close_code == NOT_UTF8
            await stage.come_back(0)
            assert await stage.standing() == before
        await stage.close()

    with serving(tmp_path) as server:
        runner.run(go(server))
        check_log(server)


def test_a_message_may_be_as_long_as_it_may(server, runner):
    async def go():
        stage = await Stage.open(server, 1, "waiting", Random(5))
        client = stage.people[0]
        for text in (PADDED.ljust(MOST_MESSAGE), PADDED.ljust(MOST_MESSAGE).encode()):
            await client.send(text)
            await client.until(lambda message: message == {"type": "pong", "n": 7})
        await client.send("x" * MOST_MESSAGE)
        assert (await client.until(lambda message: message["type"] == "refused"))["code"] == MALFORMED
        await client.drain()
        await stage.close()

    runner.run(go())


def test_somebody_who_vanishes_in_the_middle_of_a_message_has_said_nothing(server, runner):
    async def go():
        stage = await Stage.open(server, 2, "playing", Random(6))
        before = await stage.standing()
        asked = next(client for client in stage.people if client.is_asked)
        seat = asked.seat
        asked.socket.transport.write(b'\x81\xfe\x01\x00\x00\x00\x00\x00{"type":"answer","game":1,')
        asked.socket.transport.abort()
        await stage.come_back(seat)
        assert await stage.standing() == before
        await stage.play_one()
        await stage.close()

    runner.run(go())


# ---- floods

USUAL = {"message_rate": 20, "message_burst": 60, "address_rate": 100, "address_burst": 400}
FLOOD = ['{"type":"chat","text":"yippee"}', '{"type":"emote","emote":"laugh"}', '{"type":"ping"}', "x", "{}"]


def test_a_flood_is_stopped_and_the_others_play_on(tmp_path, runner):
    """People of different addresses, at the usual rates: whoever floods is told once and put out, or cut off."""

    async def go(server):
        table, tokens = await seats(server, 3, game="dice", players=5)
        people = [
            await Client.join(server, table, token, additional_headers={"X-Forwarded-For": f"192.0.2.{seat + 1}"})
            for seat, token in enumerate(tokens)
        ]
        await people[0].send({"type": "start"})
        for client in people:
            await client.until(lambda message: message["type"] == "snapshot")
        flooder = await Client.join(server, table, additional_headers={"X-Forwarded-For": "192.0.2.66"})
        sent = 0
        given = 0
        try:
            while True:
                for text in FLOOD * 4:
                    await flooder.send(text)
                    sent += 1
                assert sent < 100_000, "nobody stops the flood"
                if given < 30:
                    given += await play_on(people, any_option(Random(sent)), 1)
        except ConnectionClosed:
            pass
        await hear_out(flooder)
        assert flooder.socket.close_code in (TRY_AGAIN, CUT)
        if flooder.socket.close_code == TRY_AGAIN:  # otherwise more came at once than is read from anybody
            assert flooder.closing["code"] == "too_fast"
            assert flooder.closing["retry"] is not None
            check_sentence(flooder.closing)
            told = [refusal for refusal in flooder.refusals if refusal["code"] == "too_fast"]
            assert 1 <= len(told) <= len(flooder.refusals)
        for refusal in flooder.refusals:
            check_sentence(refusal)
        assert len(flooder.messages) < sent
        for client in people:
            await client.drain()
            assert not client.refusals
        await play_on(people, any_option(Random(1)), 10)
        for client in people:
            assert client.closing is None
            await client.close()
        return sent

    with serving(tmp_path, trust_proxy=True, **USUAL) as server:
        assert runner.run(go(server)) > USUAL["message_burst"] + 100
        check_log(server)


def test_a_flood_of_requests_is_refused_and_others_are_served(tmp_path):
    body = {"name": "Ann", "settings": {}}
    with serving(tmp_path, trust_proxy=True, create_rate=30, create_burst=20) as server:
        answers = [server.request("/api/tables", body, {"X-Forwarded-For": "192.0.2.1"}) for _ in range(60)]
        statuses = [status for status, _ in answers]
        assert set(statuses) == {201, 429}
        assert statuses[:20] == [201] * 20
        for status, problem in answers:
            if status == 429:
                assert problem["code"] == "too_fast"
                check_sentence(problem)
        assert server.request("/api/tables", body, {"X-Forwarded-For": "192.0.2.2"})[0] == 201
        assert server.request("/api/tables", ["nonsense"], {"X-Forwarded-For": "192.0.2.1"})[0] in (400, 429)
        check_log(server)


# ---- requests


def test_bad_requests_are_refused_with_a_problem(server, runner, request):
    stage = runner.run(Stage.open(server, 3, "playing", Random(8), public=True))

    def standing():
        """With how the lobby tells of the table; people may still be on their way from others."""
        lines = [line for line in server.get("/api/tables")["tables"] if line["id"] == stage.table]
        return runner.run(stage.standing()), lines, server.get("/api/games")

    before = standing()
    line = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=PATIENCE)
    request.addfinalizer(line.close)
    statuses, sent = Counter(), Counter()

    @many(ceil(REQUESTS / BATCH))
    @given(st.data())
    def ask(data):
        for asked in data.draw(requests(stage.table, BATCH)):
            line.request(asked.method, asked.path, asked.body, {"content-type": "application/json"})
            answer = line.getresponse()
            text = answer.read()
            assert answer.status in asked.statuses, (asked, answer.status, text)
            statuses[answer.status] += 1
            sent[asked.method] += 1
            if answer.status == 200:
                continue
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            problem = json.loads(text)
            assert set(problem) == {"code", "message"}
            check_sentence(problem)

    ask()
    assert sent.total() >= REQUESTS
    assert {*statuses} - {200} == {400, 404, 405, 409, 413}
    assert statuses[200] < REQUESTS // 10
    assert standing() == before
    runner.run(stage.play_one())
    runner.run(stage.close())
    check_log(server)
    print(f"{sent.total()} requests: {dict(sent)}; {dict(statuses)}")


def test_a_table_that_cannot_be_is_not_there_on_postgresql_either(tmp_path, runner, postgres_url):
    with serving(tmp_path, db=postgres_url) as server:
        for path, body in (("", None), ("/games", None), ("/games/1/replay", None), ("/seats", {"name": "Zoe"})):
            status, problem = server.request(f"/api/tables/a%00b{path}", body)
            assert (status, problem["code"]) == (404, "no_such_table")
            check_sentence(problem)
        messages, closed = runner.run(knock(server, "a%00b", HELLO))
        assert [message["code"] for message in messages] == ["no_such_table"]
        assert closed == POLICY
        check_log(server)


# ---- what is cleaned


@many(20)
@given(st.text(min_size=1, max_size=60), st.text(min_size=1, max_size=100))
def test_names_and_lines_come_out_clean_or_not_at_all(server, line, name):
    """Whatever is typed: on one line, nothing that cannot be seen, not too long."""

    async def go():
        status, told = await asyncio.to_thread(server.request, "/api/tables", {"name": name, "settings": {}})
        if status == 400:
            check_sentence(told)
            return
        assert status == 201
        shown = told["table"]["seats"][0]["name"]
        assert 1 <= len(shown) <= 20
        assert shown.isprintable()
        client = await Client.join(server, told["table"]["id"], told["token"])
        await client.send({"type": "chat", "text": line})
        answer = await client.until(lambda message: message["type"] in ("chat", "refused"))
        if answer["type"] == "chat":
            assert 1 <= len(answer["line"]["text"]) <= 200
            assert answer["line"]["text"].isprintable()
            assert answer["line"]["name"] == shown
        else:
            check_sentence(answer)
        await client.close()

    asyncio.run(go())
