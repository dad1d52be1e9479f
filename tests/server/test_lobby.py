"""The lobby over HTTP: opening, finding and joining tables, finished games, limits, and what operators see."""

import asyncio
import http.client
import json
import sqlite3
from contextlib import closing
from random import Random

import pytest

from boothill.kernel.record import replay
from boothill.server.wire import wire_of
from support.clients import Client, any_option, run, seats
from support.parties import Party, put_out, refused
from support.serving import serving

FRIEND = "https://friends.example"
QUICK = {"game": "dice", "players": 3}
NOWHERE = "/api/tables/23456789abcd"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """It logs everything, and lets the pages of a friend in."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, absence=0, log_level="debug", origins=FRIEND) as found:
        yield found


def ask(server, method, path, body=None, **headers):
    """Any request: the status, the headers in small letters, and the body."""
    host = server.url.removeprefix("http://")
    with closing(http.client.HTTPConnection(host, timeout=60)) as connection:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()


def check_problem(answer, status, code):
    """A refusal with this status and code, and one sentence."""
    found, problem = answer
    assert (found, problem["code"]) == (status, code), answer
    assert set(problem) == {"code", "message"}
    assert problem["message"].endswith(".")
    assert not problem["message"][0].islower()
    assert len(problem["message"]) <= 300
    return problem["message"]


# ---- tables


def test_public_tables_are_listed_and_private_ones_are_not(server):
    async def story():
        public = await Party.gather(server, 1, public=True, players=4, sets=["base", "dodge_city"])
        private = await Party.gather(server, 1, players=4)
        await public.seat("Cat")
        running = await Party.play(server, 1, public=True, **QUICK)
        listed = (await asyncio.to_thread(server.get, "/api/tables"))["tables"]
        lines = {line["id"]: line for line in listed}
        assert private.table not in lines
        line = lines[public.table]
        assert line | {"created": 0} == {
            "id": public.table,
            "game": "bang",
            "sets": ["base", "dodge_city"],
            "players": 4,
            "taken": 2,
            "there": 1,
            "free": 2,
            "status": "waiting",
            "host": "Ann",
            "created": 0,
        }
        line = lines[running.table]
        assert (line["game"], line["sets"], line["status"], line["taken"], line["free"]) == (
            "dice",
            [],
            "playing",
            1,
            0,
        )
        order = [line["status"] for line in listed]
        assert order == sorted(order, key=lambda status: status != "waiting")

    run(story())


def test_empty_tables_do_not_hide_those_where_somebody_is(server):
    async def story():
        party = await Party.gather(server, 1, public=True, players=4)
        for _ in range(100):
            await asyncio.to_thread(lambda: server.open_table("Eve", public=True))
        lines = (await asyncio.to_thread(server.get, "/api/tables"))["tables"]
        assert [line["id"] for line in lines if line["host"] == "Eve"] == []
        assert party.table in [line["id"] for line in lines]

    run(story())


def test_one_address_opens_only_so_many_tables_until_one_is_closed(tmp_path):
    async def story(server):
        party = await Party.gather(server, 1, players=3)
        await asyncio.to_thread(server.open_table)
        refused_here = await asyncio.to_thread(server.request, "/api/tables", {"name": "Eve"})
        assert "your address" in check_problem(refused_here, 503, "too_many_tables").lower()
        elsewhere = {"X-Forwarded-For": "192.0.2.2"}
        assert (await asyncio.to_thread(server.request, "/api/tables", {"name": "Eve"}, elsewhere))[0] == 201
        await party.host.send({"type": "leave"})
        await put_out(party.clients.pop(0))
        assert (await asyncio.to_thread(server.request, "/api/tables", {"name": "Eve"}))[0] == 201

    with serving(tmp_path, max_tables_per_address=2, trust_proxy=True) as server:
        run(story(server))


def test_the_list_says_how_many_people_are_there(server):
    async def there(table):
        lines = (await asyncio.to_thread(server.get, "/api/tables"))["tables"]
        return next(line["there"] for line in lines if line["id"] == table)

    async def story():
        party = await Party.gather(server, 2, spectators=1, public=True, players=4)
        assert await there(party.table) == 2
        await party.go(1)
        assert await there(party.table) == 1

    run(story())


def test_a_table_is_looked_at_by_its_link(server):
    opened = server.open_table("Ann", players=4, games=3)
    path = f"/api/tables/{opened['table']['id']}"
    table = server.get(path)
    assert table == opened["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty", "empty", "empty"]
    assert (table["status"], table["host"], table["game"]) == ("waiting", 0, 0)
    assert opened["token"] not in json.dumps(table)
    check_problem(server.request(NOWHERE), 404, "no_such_table")
    for path in ("/seats", "/reports"):
        body = {"name": "Eve"} if path == "/seats" else {"text": "?"}
        check_problem(server.request(NOWHERE + path, body), 404, "no_such_table")
    for path in ("/games", "/games/1/replay"):
        check_problem(server.request(NOWHERE + path), 404, "no_such_table")


def test_seats_are_taken_once(server):
    table = server.open_table("Ann", **QUICK)["table"]["id"]
    path = f"/api/tables/{table}/seats"
    taken = server.post(path, {"name": "Bob", "seat": 2})
    assert taken["seat"] == 2
    assert "Bob" in check_problem(server.request(path, {"name": "Eve", "seat": 2}), 409, "seat")
    assert "0 to 2" in check_problem(server.request(path, {"name": "Eve", "seat": 3}), 409, "seat")
    assert server.post(path, {"name": "Eve"})["seat"] == 1
    check_problem(server.request(path, {"name": "Fay"}), 409, "seat")
    assert len({taken["token"], server.open_table()["token"]}) == 2


def test_everybody_who_wants_the_same_seat_at_once_gets_a_clear_answer(server):
    async def story():
        table = server.open_table("Ann", players=5)["table"]["id"]
        path, names = f"/api/tables/{table}/seats", [f"P{number}" for number in range(12)]
        answers = await asyncio.gather(
            *(asyncio.to_thread(server.request, path, {"name": name, "seat": 1}) for name in names[:6]),
            *(asyncio.to_thread(server.request, path, {"name": name}) for name in names[6:]),
        )
        seated = [answer["seat"] for status, answer in answers if status == 201]
        assert sorted(seated) == [1, 2, 3, 4]
        for answer in answers:
            if answer[0] != 201:
                check_problem(answer, 409, "seat")

    run(story())


BAD_TABLES = [
    ({}, "name"),
    ([], "object"),
    ("Ann", "object"),
    (None, "object"),
    ({"name": ""}, "name"),
    ({"name": 7}, "name"),
    ({"name": "\u200b"}, "name"),
    ({"name": "Ann", "seat": 1}, "seat"),
    ({"name": "Ann", "start": "yes"}, "start"),
    ({"name": "Ann", "settings": {"players": 2}}, "players"),
    ({"name": "Ann", "settings": {"players": 9}}, "players"),
    ({"name": "Ann", "settings": {"players": "5"}}, "players"),
    ({"name": "Ann", "settings": {"game": "poker"}}, "dice"),
    ({"name": "Ann", "settings": {"sets": ["base", "atlantis"]}}, "atlantis"),
    ({"name": "Ann", "settings": {"sets": ["dodge_city"]}}, "base"),
    ({"name": "Ann", "settings": {"game": "dice", "starter": True}}, "starter"),
    ({"name": "Ann", "settings": {"players": 3, "badge": True}}, "badge"),
    ({"name": "Ann", "settings": {"bot": "wizard"}}, "wizard"),
    ({"name": "Ann", "settings": {"timers": {"turn": 4}}}, "turn"),
    ({"name": "Ann", "settings": {"timers": {"turns": 40}}}, "turns"),
    ({"name": "Ann", "settings": {"pace": -1}}, "pace"),
    ({"name": "Ann", "settings": {"seed": 1}}, "seed"),
    ({"name": "Ann", "settings": {"characters": ["kit_carlson"]}}, "characters"),
]


@pytest.mark.parametrize(("body", "hint"), BAD_TABLES, ids=[json.dumps(body) for body, _ in BAD_TABLES])
def test_a_body_that_makes_no_table_gets_one_sentence(server, body, hint):
    status, headers, text = ask(server, "POST", "/api/tables", json.dumps(body), content_type="application/json")
    assert headers["content-type"].startswith("application/json")
    problem = json.loads(text)
    assert hint in check_problem((status, problem), 400, problem["code"])


def test_bodies_that_are_no_json_or_too_large_and_addresses_that_are_none(server):
    for body in (b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"[" * 10_000, b'{"name": NaN}'):
        status, _, text = ask(server, "POST", "/api/tables", body, content_type="application/json")
        check_problem((status, json.loads(text)), 400, "malformed")
    status, _, text = ask(server, "POST", "/api/tables", json.dumps({"name": "x" * 20_000}))
    check_problem((status, json.loads(text)), 413, "too_large")
    for method, path, wanted, code in (
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/tables/x/games/one/replay", 400, "malformed"),
        ("DELETE", "/api/tables", 405, "wrong_method"),
        ("PUT", "/healthz", 405, "wrong_method"),
    ):
        status, _, text = ask(server, method, path)
        check_problem((status, json.loads(text)), wanted, code)


# ---- games and reports


def test_finished_games_are_listed_and_their_records_can_be_had(server):
    async def story():
        ends = {}
        for public in (True, False):
            party = await Party.play(server, 2, public=public, **QUICK)
            path = f"/api/tables/{party.table}/games"
            assert await asyncio.to_thread(server.get, path) == {"games": []}
            assert (await asyncio.to_thread(server.request, f"{path}/1/replay"))[0] == 409
            await party.play_on(any_option(Random(public)))
            (line,) = (await asyncio.to_thread(server.get, path))["games"]
            assert (line["number"], line["game"], line["players"][:2]) == (1, "dice", ["Ann", "Bob"])
            assert line["winners"] == party.host.result["winners"]
            assert line["roles"] == [player["role"] for player in party.host.view["players"]]
            record = await asyncio.to_thread(server.get, f"{path}/1/replay")
            assert line["answers"] == len(record["answers"])
            assert replay(record, wire_of("dice").game).over
            status, headers, _ = await asyncio.to_thread(ask, server, "GET", f"{path}/1/replay")
            assert (status, headers["content-disposition"]) == (200, 'attachment; filename="boothill-1.json"')
            ends[public] = party.table, line["ended"]
        listed = {line["table"] for line in server.get("/api/games?limit=200")["games"]}
        assert ends[True][0] in listed
        assert ends[False][0] not in listed
        before = {line["table"] for line in server.get(f"/api/games?before={ends[True][1]}")["games"]}
        assert ends[True][0] not in before

    run(story())


def test_a_table_that_is_made_private_takes_its_id_out_of_the_list_of_games(server):
    async def story():
        party = await Party.play(server, 2, public=True, **QUICK)
        await party.play_on(any_option(Random(1)))
        film = party.host.result["film"]

        async def told():
            return json.dumps(await asyncio.to_thread(server.get, "/api/games?limit=200"))

        assert party.table in await told()
        settings = {**party.host.table["settings"], "public": False}
        await party.host.send({"type": "configure", "settings": settings})
        await party.all_hear(lambda client: not client.table["settings"]["public"])
        assert party.table not in await told()
        shown = json.dumps(await asyncio.to_thread(server.get, f"/api/replays/{film}"))
        assert party.table not in shown, "whoever has the key of the film still sees it, and no more than that"

    run(story())


def test_the_list_of_games_has_limits(server):
    for query in ("limit=0", "limit=201", "limit=many", "before=yesterday"):
        status, problem = server.request(f"/api/games?{query}")
        check_problem((status, problem), 400, problem["code"])


def test_reports_are_kept_with_their_place_in_the_game(server):
    async def story():
        party = await Party.play(server, 2, players=4)
        await party.play_on(any_option(Random(1)), most=3)
        path = f"/api/tables/{party.table}/reports"
        first = server.post(path, {"text": "Is that\u0000 right?\nReally?", "token": party.tokens[1]})["report"]
        second = server.post(path, {"text": "I was only looking."})["report"]
        assert second > first > 0
        with closing(sqlite3.connect(server.db)) as db:
            query = "select game, question, seat, text from reports where table_id = ? order by id"
            rows = db.execute(query, (party.table,)).fetchall()
        number = party.asked.asked["question"]
        assert rows == [(1, number, 1, "Is that  right?\nReally?"), (1, number, -1, "I was only looking.")]
        for body in ({}, {"text": ""}, {"text": "x" * 2001}, {"text": "x", "token": "short"}):
            check_problem(server.request(path, body), 400, "malformed")

    run(story())


# ---- what there is


def test_the_catalogue_the_rules_and_the_messages_can_be_read(server):
    catalogue = server.get("/api/catalogue")
    assert catalogue["protocol"] == 2
    assert {game["id"] for game in catalogue["games"]} == {"bang", "dice"}
    boxes = {box["id"] for box in catalogue["boxes"]}
    assert boxes >= {"base", "dodge_city", "high_noon", "fistful", "gold_rush", "dice"}
    for box in boxes:
        assert server.get(f"/api/catalogue/{box}")["id"] == box
    check_problem(server.request("/api/catalogue/atlantis"), 404, "no_such_box")
    assert len(server.get("/api/rules")["rules"]) > 300
    assert "BASE-SERIES-1" in json.dumps(server.get("/api/rules/BASE-SERIES-1"))
    check_problem(server.request("/api/rules/NOTHING-1"), 404, "no_such_rule")
    assert {"client", "server", "lobby", "$defs"} <= set(server.get("/api/schema"))


def test_a_healthy_server_says_so(server):
    assert server.get("/healthz") == {"status": "ok"}


# ---- other sites


def test_every_answer_has_the_security_headers(server):
    table = f"/api/tables/{server.open_table()['table']['id']}"
    answers = [
        *(ask(server, "GET", path) for path in ("/", "/about", "/healthz", "/metrics", "/robots.txt", "/nothing")),
        *(ask(server, "GET", path) for path in ("/api/tables", table, f"{table}/games/1/replay", "/api/catalogue")),
        ask(server, "POST", "/api/tables", '{"name": "Ann"}'),
        ask(server, "POST", "/api/tables", "{"),
        ask(server, "POST", f"{table}/seats", '{"name": "Eve", "seat": 0}'),
        ask(server, "DELETE", table),
        ask(server, "POST", "/api/tables", '{"name": "Ann"}', origin="https://evil.example"),
    ]
    assert {status for status, _, _ in answers} == {200, 201, 400, 403, 404, 405, 409}
    for status, headers, body in answers:
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none';"), status
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
        assert not any(name.startswith("access-control") for name in headers)
        if "token" in body:
            assert headers["cache-control"] == "no-store"


def test_pages_of_other_sites_can_neither_open_tables_nor_sockets(server):
    own = server.url
    for origin, wanted in (("https://evil.example", 403), ("null", 403), (own, 201), (FRIEND, 201)):
        status, _, text = ask(server, "POST", "/api/tables", '{"name": "Ann"}', origin=origin)
        assert status == wanted, origin
        if wanted == 403:
            check_problem((status, json.loads(text)), 403, "foreign_origin")

    async def story():
        table = server.open_table("Ann")["table"]["id"]
        for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
            client = await Client.join(server, table, origin=origin)
            told = await put_out(client)
            assert (told["code"], told["retry"]) == ("origin", None)
            assert client.socket.close_code == 1008
            assert [message["type"] for message in client.messages] == ["closing"]
        for origin in (own, FRIEND, None):
            client = await Client.join(server, table, origin=origin)
            assert client.closing is None

    run(story())


def test_a_socket_to_no_table_or_with_no_seat_is_told_why(server):
    async def story():
        opened = server.open_table("Ann")
        table, token = opened["table"]["id"], opened["token"]
        other = server.open_table("Bob")["token"]
        for place, key, code in (
            ("23456789abcd", token, "no_such_table"),
            (table, other, "bad_token"),
            (table, token[:-1] + ("A" if token[-1] != "A" else "B"), "bad_token"),
            (table, "short", "malformed"),
        ):
            told = await put_out(await Client.join(server, place, key))
            assert (told["code"], told["retry"]) == (code, None)
            assert token not in told["message"]

    run(story())


# ---- limits


def test_limits_are_refused_clearly_and_hurt_nobody_else(tmp_path):
    limits = {"max_tables": 3, "create_rate": 0.01, "create_burst": 8}
    connections = {"max_connections": 5, "max_connections_per_address": 3}

    async def story(server):
        tables = [server.open_table(f"P{number}", players=4) for number in range(3)]
        message = check_problem(server.request("/api/tables", {"name": "Eve"}), 503, "too_many_tables")
        assert "3 tables" in message
        assert len(server.get(f"/api/tables/{tables[0]['table']['id']}")["seats"]) == 4
        # Four of eight are used, by one address; refused ones count as well.
        table, token = tables[0]["table"]["id"], tables[0]["token"]
        for name in ("Ann", "Bob", "Cat"):
            server.take_seat(table, name)
        server.request(f"/api/tables/{table}/seats", {"name": "Dan"})
        status, headers, text = ask(server, "POST", f"/api/tables/{table}/seats", '{"name": "Eve"}')
        check_problem((status, json.loads(text)), 429, "too_fast")
        assert int(headers["retry-after"]) > 0
        # Connections: of one address, and in all.
        people = [await Client.join(server, table, token) for _ in range(3)]
        told = await put_out(await Client.join(server, table))
        assert told["code"] == "too_many_connections"
        assert told["retry"] > 0
        others = [await Client.join(server, table, local_addr=("127.0.0.2", 0)) for _ in range(2)]
        for address in ("127.0.0.2", "127.0.0.3", "127.0.0.1"):
            told = await put_out(await Client.join(server, table, local_addr=(address, 0)))
            assert told["code"] == "server_full"
            assert told["retry"] > 0
        for client in (*people, *others):
            await client.drain()
            assert client.closing is None
        # Whoever goes makes room, as soon as the server has noticed.
        await others[0].close()
        for _ in range(100):
            client = await Client.join(server, table, local_addr=("127.0.0.3", 0))
            if client.closing is None:
                break
        assert client.closing is None

    with serving(tmp_path, **limits, **connections) as server:
        run(story(server))


def test_a_closed_table_makes_room_for_another(tmp_path):
    async def story(server):
        party = await Party.gather(server, 1, players=3)
        assert server.request("/api/tables", {"name": "Eve"})[0] == 503
        await party.host.send({"type": "leave"})
        await put_out(party.clients.pop(0))
        assert server.request("/api/tables", {"name": "Eve"})[0] == 201

    with serving(tmp_path, max_tables=1) as server:
        run(story(server))


# ---- operating


def figures(server):
    lines = server.get("/metrics").splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_the_log_holds_no_secret_of_a_whole_game(server):
    """This server logs everything it can."""

    async def story():
        party = await Party.play(server, 2, spectators=1, players=4)
        await refused(party.asked, {"type": "answer", "game": 1, "question": 10_000, "option": 0})
        await refused(party.asked, {"type": "nonsense", "token": party.tokens[0]})
        await put_out(await Client.join(server, "23456789abcd", party.tokens[0]))
        await party.play_on(any_option(Random(2)))
        await party.host.send({"type": "chat", "text": "Yeehaw"})
        await party.drain()
        result = party.host.result
        await asyncio.to_thread(server.get, result["replay"])
        await asyncio.to_thread(server.get, f"/api/tables/{party.table}")
        server.post(f"/api/tables/{party.table}/reports", {"text": "Yeehaw", "token": party.tokens[0]})
        return [*party.tokens.values(), party.table, result["salt"], str(result["seed"]), "23456789abcd"]

    secrets = run(story())
    log = server.log.read_text(encoding="utf-8")
    assert '"status":201' in log  # it does log everything
    for secret in (*secrets, "Yeehaw", '"Ann"'):
        assert secret not in log
    assert all(json.loads(line)["event"] for line in log.splitlines())
    assert "Traceback" not in log


def test_the_figures_tell_what_happened(tmp_path):
    async def story(server):
        party = await Party.play(server, 2, spectators=1, players=4, public=True)
        waiting = await Party.gather(server, 1, players=4)
        await refused(party.asked, {"type": "answer", "game": 1, "question": 10_000, "option": 0})
        await refused(party.asked, {"type": "nonsense"})
        server.request(NOWHERE)
        found = figures(server)
        assert found['boothill_connections{kind="person"}'] == 3
        assert found['boothill_connections{kind="spectator"}'] == 1
        given = await party.play_on(any_option(Random(1)))
        await waiting.close()
        return given, figures(server)

    with serving(tmp_path) as server:
        given, found = run(story(server))
        # Tables are counted now and then, and when a server starts.
        server.stop()
        server.start()
        later = figures(server)
    assert found['boothill_answers_total{by="person"}'] == given
    assert found['boothill_answers_total{by="bot"}'] > 0
    assert found['boothill_games_finished_total{game="bang"}'] == 1
    assert found["boothill_messages_total"] >= given + 2
    assert found["boothill_errors_total"] == 0
    assert found["boothill_answer_seconds_count"] > 0
    assert found["boothill_commit_seconds_count"] > 0
    assert found["boothill_bot_seconds_count"] > 0
    for code in ("stale", "malformed", "no_such_table"):
        assert found.get(f'boothill_refusals_total{{code="{code}"}}') == 1, code
    assert found["boothill_tables_in_memory"] == 2
    assert later['boothill_tables{status="waiting"}'] == 1
    assert later['boothill_tables{status="over"}'] == 1
    assert later["boothill_tables_in_memory"] == 0


def test_who_is_put_out_at_a_public_table_takes_no_seat_there_again_and_others_do(tmp_path):
    """Each is counted under the address the proxy says, for the seat and for the connection."""

    async def story(server):
        far, near = ({"x-forwarded-for": address} for address in ("192.0.2.1", "192.0.2.2"))
        table, (token,) = await seats(server, 1, public=True)
        host = await Client.join(server, table, token)
        path = f"/api/tables/{table}/seats"
        _, told = await asyncio.to_thread(server.request, path, {"name": "Eve"}, far)
        eve = await Client.join(server, table, told["token"], additional_headers=far)
        await host.send({"type": "kick", "seat": eve.seat})
        await eve.until(lambda message: message["type"] == "closing")
        status, problem = await asyncio.to_thread(server.request, path, {"name": "Eva"}, far)
        assert (status, problem["code"]) == (409, "seat")
        assert "find another one" in problem["message"]
        status, _ = await asyncio.to_thread(server.request, path, {"name": "Dan"}, near)
        assert status == 201

    with serving(tmp_path, trust_proxy=True) as server:
        run(story(server))
