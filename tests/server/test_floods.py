"""Floods against a real server with the limits that servers have: who floods is stopped, and nobody else notices.

People play at a few tables from another process meanwhile, and write down how long they wait. In `make test` a flood
lasts a moment, and what is asserted is what happens to whoever floods. `make soak` sets BOOTHILL_FLOOD_SECONDS and
holds the waits to their marks as well: attacker and people share what the server leaves of the machine, so it has to be
alone.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from support.clients import Client, ConnectionClosed, any_option, play_on, run, seats
from support.serving import PATIENCE, Serving, serving
from support.under_attack import Attack, Course, attacked, run_course

SECONDS = float(os.environ.get("BOOTHILL_FLOOD_SECONDS", "0"))
"""How long each flood lasts in the soak; 0 for a moment, and no marks."""
WORST = 0.100
TIMES = 10
"""Marks: the longest wait in seconds, and against the longest without a flood."""
MORE_MIB = 80
FAST = 2_000_000
"""Bytes a second of floods of frames: four times what once kept others waiting for seconds on a slower machine."""

PAGES = [
    *("/", "/about", "/robots.txt", "/api/words/en", "/api/symbols", "/api/catalogue", "/api/catalogue/base"),
    *("/api/rules", "/api/rules/BASE-BEER", "/api/rules/BASE-BEEER-9", "/api/schema", "/api/tables", "/api/games"),
    *("/api/art", "/api/front"),
]


def course(server: Serving, name: str, kind: str, **wanted) -> Course:
    """Flood it, print what it did to the people, and hold it to what has to be."""
    told = run_course(server, kind, SECONDS or 1.5, **wanted)
    print(told.line(name))
    assert told.meanwhile, "nobody was answered"
    assert told.mib[1] - told.mib[0] < MORE_MIB, told.mib
    assert server.running
    if SECONDS:
        before, meanwhile = told.worst
        assert meanwhile <= WORST, told.line(name)
        assert meanwhile <= TIMES * before, told.line(name)
    return told


# ---- frames (finding 5)


@pytest.mark.parametrize("kind", ["pings", "unread", "fragments", "tiny"])
def test_who_floods_a_socket_with_frames_is_cut_off(tmp_path, kind):
    with attacked(tmp_path) as server:
        table = server.open_table(players=4)["table"]["id"]
        seen = course(server, kind, kind, table=table, bytes=FAST).seen
        assert seen["cut"] >= 1
        assert server.get("/healthz") == {"status": "ok"}
        assert 'boothill_refusals_total{code="flood"}' in server.get("/metrics")


def test_a_message_of_full_length_and_pings_of_a_client_pass(tmp_path):
    async def story(server):
        table, tokens = await asyncio.to_thread(lambda: asyncio.run(seats(server, 1, players=4)))
        client = await Client.join(server, table, tokens[0])
        for _ in range(3):
            await client.send(" " * 16_000 + '{"type":"ping","n":1}')
            await client.until(lambda message: message["type"] == "pong")
        for _ in range(30):
            await asyncio.wait_for(await client.socket.ping(), PATIENCE)
        for _ in range(40):
            await client.send({"type": "ping", "n": 2})
        await client.drain()
        assert client.refusals == []

    with attacked(tmp_path) as server:
        run(story(server))


def test_a_message_in_pieces_passes_and_one_in_too_many_does_not(tmp_path):
    async def story(server):
        table, tokens = await asyncio.to_thread(lambda: asyncio.run(seats(server, 1, players=4)))
        client = await Client.join(server, table, tokens[0])
        await client.socket.send(["{", '"type":', '"ping"', ',"n":', "7}"])
        assert (await client.until(lambda message: message["type"] == "pong"))["n"] == 7
        with suppress(ConnectionClosed):
            await client.socket.send(["x"] * 100)
        with pytest.raises(ConnectionClosed):
            await client.until(lambda _: False)

    with attacked(tmp_path) as server:
        run(story(server))


def test_whoever_is_cut_off_has_left_the_table(tmp_path):
    async def story(server):
        table, tokens = await asyncio.to_thread(lambda: asyncio.run(seats(server, 2, players=4)))
        ann, bob = [await Client.join(server, table, token) for token in tokens]
        await ann.until(lambda _: ann.table["seats"][1]["connected"])
        with suppress(ConnectionClosed):
            for _ in range(1000):
                await bob.socket.ping()
        with pytest.raises(ConnectionClosed):
            await bob.until(lambda _: False)
        while ann.table["seats"][1]["connected"]:
            await ann.receive()

    with attacked(tmp_path) as server:
        run(story(server))


# ---- connections and requests that come to nothing (finding 6)


def answer_to(server: Serving, said: bytes) -> bytes:
    """What the server says to this, until it closes the connection or nothing has come for long."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE / 2) as link:
        link.sendall(said)
        heard = b""
        while b"\r\n\r\n" not in heard and (more := link.recv(1 << 16)):
            heard += more
        return heard


UPGRADE = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize(
    ("line", "more", "status"),
    [
        ("POST /api/tables/aaaaaaaaaaaa/play", "Content-Length: 0\r\n", b"405"),
        ("POST /api/tables/aaaaaaaaaaaa/play", "", b"405"),
        ("POST /api/nothing", "Content-Length: 2\r\n\r\n{}", b"404"),
        ("GET /api/tables/aaaaaaaaaaaa/play", "Content-Length: 2\r\n\r\n{}", b"405"),
        ("GET /api/tables/aaaaaaaaaaaa/play", "".join(f"X-{n}: 1\r\n" for n in range(200)), b"400"),
    ],
    ids=["nothing", "no length", "body", "get with body", "many headers"],
)
def test_what_cannot_become_a_socket_is_answered(hasty, line, more, status):
    said = f"{line} HTTP/1.1\r\n{UPGRADE}{KEY}{more}"
    heard = answer_to(hasty, (said if "\r\n\r\n" in said else f"{said}\r\n").encode())
    assert heard.split()[1] == status, heard


def test_a_thousand_half_requests_lock_nobody_out(tmp_path):
    with attacked(tmp_path, files=1024) as server:
        table = server.open_table(players=4)["table"]["id"]

        async def newcomer():
            client = await Client.join(server, table)
            assert client.closing is None

        attack = Attack("half", server)
        try:
            deadline = time.monotonic() + (SECONDS or 6.0)
            came = 0
            while time.monotonic() < deadline:
                assert server.request("/api/tables")[0] == 200
                run(newcomer())
                came += 1
            seen = attack.stop()
        finally:
            attack.kill()
        print(f"half: {came} newcomers came in meanwhile, {seen}")
        assert seen["begun"] > 500
        assert seen["cut"] > 0


def test_people_at_tables_do_not_notice_half_requests(tmp_path):
    with attacked(tmp_path) as server:
        assert course(server, "half", "half").seen["cut"] > 0


def test_who_sends_a_request_in_crumbs_is_cut_off(tmp_path):
    with attacked(tmp_path) as server:
        seen = course(server, "chunks", "chunks", source="127.0.0.2").seen
        assert seen["cut"] >= 1
        assert 'boothill_refusals_total{code="flood"}' in server.get("/metrics")


def test_many_headers_from_one_address_keep_nobody_else_waiting(tmp_path):
    with attacked(tmp_path) as server:
        course(server, "heads", "heads", source="127.0.0.2")


def test_where_files_are_few_the_longest_waiting_goes_first(tmp_path):
    with attacked(tmp_path, files=256, max_tcp_per_address=1_000_000) as server:
        attack = Attack("half", server)
        try:
            for _ in range(20):
                assert server.request("/api/tables")[0] == 200
                time.sleep(0.05)
            assert attack.stop()["cut"] > 0
        finally:
            attack.kill()
        log = server.log.read_text(encoding="utf-8")
        assert "5000 connections to tables need 5620 open files, and 256 are allowed" in log
        assert "ulimit -Hn" in log


def test_a_request_has_to_come_soon(tmp_path):
    with serving(tmp_path, head_seconds=1, body_seconds=2) as server:
        place = urlsplit(server.url)
        beginnings = [
            b"",
            b"GET / HT",
            b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",  # a second one on the same connection
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{",
        ]
        links = [socket.create_connection((place.hostname, place.port), timeout=PATIENCE / 2) for _ in beginnings]
        for link, said in zip(links, beginnings, strict=True):
            link.sendall(said)
        for link in links:
            with link:
                try:
                    while link.recv(1 << 16):
                        pass
                except ConnectionResetError:
                    pass
        assert server.request("/api/tables", {"name": "Ann"})[0] == 201
        assert "unexpected" not in server.log.read_text(encoding="utf-8")


def test_a_slow_request_that_keeps_its_time_is_answered(tmp_path):
    with serving(tmp_path, head_seconds=5, body_seconds=5) as server:
        place = urlsplit(server.url)
        body = b'{"name":"Ann"}'
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        with socket.create_connection((place.hostname, place.port), timeout=PATIENCE / 2) as link:
            for piece in (head[:20], head[20:], body[:5], body[5:]):
                link.sendall(piece)
                time.sleep(0.7)
            assert link.recv(12) == b"HTTP/1.1 201"


def test_a_connection_is_used_again_and_ends_when_nobody_asks(tmp_path):
    with serving(tmp_path, head_seconds=1) as server:
        place = urlsplit(server.url)
        link = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE / 2)
        for pause in (0.0, 2.0):  # longer than a head may take: nothing of it has come
            time.sleep(pause)
            link.request("GET", "/robots.txt")
            answer = link.getresponse()
            assert answer.status == 200
            answer.read()
            assert link.sock is not None
        assert link.sock.recv(1) == b""
        link.close()


def test_connections_of_one_address_are_limited_to_those_that_ask_for_something(tmp_path):
    with serving(tmp_path, max_tcp_per_address=20) as server:
        place = urlsplit(server.url)
        links = [socket.create_connection((place.hostname, place.port), timeout=PATIENCE / 2) for _ in range(30)]
        ended = 0
        for link in links[:10]:
            try:
                ended += link.recv(1) == b""
            except ConnectionResetError:
                ended += 1
        assert ended == 10, "the first to come had waited longest"
        links[-1].sendall(b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert links[-1].recv(12) == b"HTTP/1.1 200"
        for link in links:
            link.close()


# ---- dear answers (finding 7)


def films_of(server: Serving, games: int) -> list[str]:
    """Games played to their ends: the paths of all their films."""

    async def story():
        for number in range(games):
            table, tokens = await seats(server, 2, players=4, bot="normal", pace=0)
            people = [await Client.join(server, table, token) for token in tokens]
            await people[0].send({"type": "fill", "bot": "normal"})
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda message: message["type"] == "snapshot" and "game" in message)
            await play_on(people, any_option(Random(number)))
            yield people[0].result["film"]

    async def whole():
        return [key async for key in story()]

    return [f"/api/replays/{key}?as={who}" for key in run(whole()) for who in ("everything", "public", 0, 1, 2, 3)]


def test_films_are_made_elsewhere_and_not_too_many(tmp_path):
    with attacked(tmp_path, least_think=0, message_rate=1000, byte_rate=1e6) as server:
        paths = films_of(server, 3)
        seen = course(server, "films", "requests", paths=paths, rate=60).seen
        assert seen["status 200"] >= 1
        assert seen["status 429"] >= 1
        assert set(seen) <= {"status 200", "status 429", "status 503"}


def maker_of_films(server: Serving) -> int:
    """The process that makes films, by what the server logs of it."""
    log = server.log.read_text(encoding="utf-8")
    line = next(line for line in log.splitlines() if "films are made by" in line)
    return int(line.rpartition('"process":')[2].strip(" }\n").split(",")[0])


def gone(pid: int) -> bool:
    for _ in range(200):
        if not Path(f"/proc/{pid}").exists() or " Z " in Path(f"/proc/{pid}/stat").read_text(encoding="ascii"):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_process_is_left_when_the_server_ends(tmp_path, end):
    with serving(tmp_path) as server:
        path = films_of(server, 1)[0]
        assert server.request(path)[0] == 200
        maker = maker_of_films(server)
        assert Path(f"/proc/{maker}").exists()
        getattr(server, end)()
        assert gone(maker)


def test_a_film_is_made_again_by_another_process_if_the_first_has_died(tmp_path):
    with serving(tmp_path) as server:
        first, second, *_ = films_of(server, 1)
        assert server.request(first)[0] == 200
        os.kill(maker_of_films(server), 9)
        statuses = [server.request(second)[0] for _ in range(2)]
        assert statuses[-1] == 200


def test_who_has_a_film_is_told_so_before_it_is_made(tmp_path):
    server = Serving(tmp_path)
    server.start()
    try:
        path = films_of(server, 1)[0]
        place = urlsplit(server.url)
        link = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE)
        link.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = link.getresponse()
        tag = answer.headers["etag"]
        assert tag.endswith('-gzip"')
        assert answer.headers["content-encoding"] == "gzip"
        answer.read()
        link.close()
        server.stop()
        server.log.unlink()
        server.start()
        assert server.request(path, headers={"If-None-Match": tag})[0] == 304
        assert "films are made by" not in server.log.read_text(encoding="utf-8")
        other = path.replace("everything", "public")
        assert server.request(other, headers={"If-None-Match": tag})[0] == 200
        nothing = f"/api/replays/{'0' * 24}"
        assert server.request(nothing, headers={"If-None-Match": "*"})[0] == 404
    finally:
        server.kill()


def test_pages_and_words_have_a_limit(tmp_path):
    with attacked(tmp_path) as server:
        seen = course(server, "pages", "requests", paths=PAGES, rate=3000, connections=32).seen
        assert "cut" not in seen


@pytest.mark.parametrize("path", ["/", "/robots.txt", "/api/words/en", "/api/rules", "/api/tables"])
def test_nothing_is_to_be_had_without_limit(tmp_path, path):
    with serving(tmp_path, request_rate=0.01, request_burst=4) as server:
        statuses = [server.request(path)[0] for _ in range(5)]
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert server.request("/healthz")[0] == 200


def test_a_school_behind_one_address_opens_the_page_at_once(tmp_path):
    """Thirty people, each with six connections and thirty requests: what a browser asks for on a first visit."""
    statuses: list[int] = []

    def pupil(place):
        def some():
            link = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE)
            for path in ("/", "/about", "/robots.txt", "/api/symbols", "/api/tables"):
                link.request("GET", path, headers={"Accept-Encoding": "gzip"})
                answer = link.getresponse()
                answer.read()
                statuses.append(answer.status)
            link.close()

        return [threading.Thread(target=some) for _ in range(6)]

    with attacked(tmp_path) as server:
        server.request("/api/symbols")
        threads = [thread for _ in range(30) for thread in pupil(urlsplit(server.url))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert statuses == [200] * 900
        table = server.open_table(players=4)["table"]["id"]

        async def come():
            clients = [await Client.join(server, table) for _ in range(30)]
            assert all(client.closing is None for client in clients)

        run(come())


def test_only_so_many_people_look_on_at_one_table(tmp_path):
    async def story(server):
        told = await asyncio.to_thread(lambda: server.open_table(players=4))
        table = told["table"]["id"]

        async def look_on(place, token=None):
            return await Client.join(server, table, token, additional_headers={"X-Forwarded-For": place})

        for place in ("192.0.2.1", "192.0.2.2"):  # nobody alone fills the house
            for _ in range(50):
                assert (await look_on(place)).closing is None
            assert (await look_on(place)).closing["code"] == "too_many_spectators"
        assert (await look_on("192.0.2.3")).closing["code"] == "too_many_spectators"
        assert (await look_on("192.0.2.3", told["token"])).seat == 0

    with attacked(tmp_path, trust_proxy=True) as server:
        run(story(server))


def test_onlookers_who_come_and_go_disturb_nobody(tmp_path):
    with attacked(tmp_path) as server:
        table = server.open_table(players=4)["table"]["id"]
        course(server, "onlookers", "onlookers", table=table)


def test_tables_of_bots_that_do_not_think_take_their_time(tmp_path):
    with attacked(tmp_path) as server:
        told = course(server, "dice", "dice", tables=4)
        assert told.seen["tables"] == 4
        seconds = 1 + (SECONDS or 1.5)
        assert told.seen["update"] < 4 * 45 * seconds, "a bot answers, and the player at once: twice twenty a second"


# ---- one address is not one person (finding 8)


def test_too_many_questions_to_the_lobby_stop_nobody_at_a_table(tmp_path):
    async def story(server):
        table, tokens = await asyncio.to_thread(lambda: asyncio.run(seats(server, 1, players=4)))
        client = await Client.join(server, table, tokens[0])
        attack = Attack("requests", server, paths=["/api/tables"], rate=3000, connections=240)
        try:
            for _ in range(40):
                await client.drain()
                await asyncio.sleep(0.1)
            seen = await asyncio.to_thread(attack.stop)
        finally:
            attack.kill()
        assert seen["status 429"] > 0, "the lobby itself refuses"
        assert client.refusals == []

    with attacked(tmp_path, request_burst=400) as server:
        run(story(server))


def test_too_much_said_at_tables_does_not_close_the_lobby(tmp_path):
    async def story(server):
        table, tokens = await asyncio.to_thread(lambda: asyncio.run(seats(server, 1, players=4)))
        clients = [await Client.join(server, table, tokens[0])] + [await Client.join(server, table) for _ in range(11)]
        for client in clients:
            for _ in range(55):
                await client.send({"type": "ping", "n": 1})
        for client in clients:
            await client.until(lambda message: message["type"] in ("pong", "refused"))
        return [server.request("/api/tables")[0] for _ in range(5)]

    with attacked(tmp_path) as server:
        assert run(story(server)) == [200] * 5
