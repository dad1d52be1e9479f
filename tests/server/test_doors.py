"""At the doors of a real server: slow readers, what goes wrong on coming in, who comes too often, other sites."""

import asyncio
import json
import socket
import sqlite3
import urllib.request

from support.clients import Client, run
from support.heard import PROTOCOL
from support.serving import Serving, serving

SITE = "https://play.example.org"


class Deaf:
    """A client that says hello and never reads."""

    def __init__(self, server, table, token):
        host, port = server.url.removeprefix("http://").split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect((host, int(port)))
        self.socket.sendall(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert self.socket.recv(12) == b"HTTP/1.1 101"
        hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}).encode()
        self.socket.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)  # masked with zeros


def test_a_client_that_does_not_read_is_gone_and_the_others_play_on(tmp_path):
    async def story(server):
        ann = await asyncio.to_thread(lambda: server.open_table("Ann", players=8))
        table = ann["table"]["id"]
        bob = await asyncio.to_thread(server.take_seat, table, "Bob")
        client = await Client.join(server, table, ann["token"])
        deaf = await asyncio.to_thread(Deaf, server, table, bob["token"])
        await client.until(lambda _: client.table["seats"][1]["connected"])
        said = 0
        while client.table["seats"][1]["connected"]:  # each of these tells everybody what the table is like
            assert said < 40_000
            for _ in range(200):
                said += 1
                await client.send({"type": "ready", "ready": bool(said % 2)})
            await client.drain()
        deaf.socket.close()
        await client.drain()
        assert client.refusals == []

    with serving(tmp_path) as server:
        run(story(server))


def test_what_goes_wrong_on_coming_in_is_told_logged_and_counted(tmp_path):
    server = Serving(tmp_path)
    server.start()
    try:
        told = server.open_table(start=True)
        assert server.stop() == 0
        with sqlite3.connect(server.db) as connection:
            connection.execute("UPDATE matches SET chance = 'nonsense'")
        connection.close()
        server.start()

        async def come():
            client = await Client.join(server, told["table"]["id"], told["token"])
            assert client.closing["code"] == "trouble"
            assert client.closing["retry"] > 0

        run(come())
        assert "joining failed" in server.log.read_text(encoding="utf-8")
        assert "boothill_errors_total 1.0" in server.get("/metrics")
    finally:
        server.kill()


def test_an_address_that_comes_and_asks_too_often_is_told_to_slow_down(tmp_path):
    async def knock(server, table):
        client = await Client.join(server, table)
        return client.closing and (client.closing["code"], client.closing["retry"])

    with serving(tmp_path, request_rate=0.001, request_burst=10, arrival_rate=0.001, arrival_burst=2) as server:
        table = server.open_table()["table"]["id"]
        assert [server.request("/api/tables")[0] for _ in range(4)] == [200] * 4
        status, problem = server.request(f"/api/tables/{table}")
        assert (status, problem["code"]) == (429, "too_fast")
        assert run(knock(server, table)) is None, "coming to a table is another thing than asking the lobby"
        assert run(knock(server, table)) is None
        assert run(knock(server, table)) == ("too_fast", 30.0)
        assert server.request("/healthz")[0] == 200


def test_a_site_that_is_named_may_use_the_lobby_and_no_other(tmp_path):
    with serving(tmp_path, origins=SITE) as server:
        asked = urllib.request.Request(f"{server.url}/api/tables", method="OPTIONS", headers={"Origin": SITE})
        with urllib.request.urlopen(asked) as answer:
            assert answer.headers["access-control-allow-origin"] == SITE
            assert answer.headers["access-control-allow-headers"] == "content-type"
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        body = {"name": "Ann"}
        assert server.request("/api/tables", body, {"Origin": SITE})[0] == 201
        assert server.request("/api/tables", body, {"Origin": "https://evil.example"})[0] == 403
        with urllib.request.urlopen(f"{server.url}/api/tables") as answer:
            assert answer.headers["access-control-allow-origin"] is None
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
