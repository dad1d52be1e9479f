"""At the doors of a real server: slow readers, what goes wrong on coming in, who comes too often, other sites."""

import asyncio
import json
import socket
import sqlite3
import urllib.request
from contextlib import suppress

from support.clients import Client, run
from support.heard import PROTOCOL
from support.serving import Serving, serving

SITE = "https://play.example.org"


class Deaf:
    """A client that never reads what it is told."""

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
        self.say({"type": "hello", "protocol": PROTOCOL, "token": token})

    def say(self, message, times=1):
        """Say something, perhaps several times."""
        said = json.dumps(message).encode()
        self.socket.sendall((bytes([0x81, 0x80 | len(said)]) + bytes(4) + said) * times)  # masked with zeros


def test_a_client_that_does_not_read_is_gone_and_the_others_play_on(tmp_path):
    async def story(server):
        ann = await asyncio.to_thread(lambda: server.open_table("Ann", players=8))
        table = ann["table"]["id"]
        bob = await asyncio.to_thread(server.take_seat, table, "Bob")
        client = await Client.join(server, table, ann["token"])
        deaf = await asyncio.to_thread(Deaf, server, table, bob["token"])
        await client.until(lambda _: client.table["seats"][1]["connected"])
        with suppress(OSError):  # it is cut off
            for _ in range(400):
                await asyncio.to_thread(deaf.say, {"type": "start"}, 200)  # which is refused, in a sentence
                await client.drain()
        while client.table["seats"][1]["connected"]:
            await client.receive()
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


def named(server, host, path="/api/tables", *lines):
    """What a browser gets that asks the server under this name: the status, and the rest."""
    address = server.url.removeprefix("http://").split(":")
    with socket.create_connection((address[0], int(address[1])), timeout=60) as connection:
        asked = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *lines, "", ""]
        if lines:
            asked.remove("Connection: close")
        connection.sendall("\r\n".join(asked).encode())
        connection.settimeout(60)
        said = b""
        while chunk := connection.recv(65_536):
            said += chunk
            if lines and b"\r\n\r\n" in said:
                break
    return int(said.split()[1]), said.decode()


UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)


def test_a_page_that_has_its_own_name_point_here_learns_nothing(tmp_path):
    with serving(tmp_path) as server:
        table = server.open_table(public=True)["table"]["id"]
        port = server.url.rpartition(":")[2]
        status, said = named(server, f"evil.example:{port}")
        assert status == 421
        assert "This server does not go by the name evil.example; its operator can name it with --hosts." in said
        play = f"/api/tables/{table}/play"
        origin = f"Origin: http://evil.example:{port}"
        assert named(server, f"evil.example:{port}", play, origin, *UPGRADE)[0] == 421
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", "192.0.2.1"):
            assert named(server, host)[0] == 200
        assert named(server, f"localhost:{port}", play, f"Origin: http://localhost:{port}", *UPGRADE)[0] == 101
        log = server.log.read_text(encoding="utf-8")
        assert '"event":"asked under another name"' in log
        assert table not in log


def test_names_of_its_own_are_given_to_a_server(tmp_path):
    with serving(tmp_path, hosts="play.example.org", trust_proxy=True) as server:
        assert named(server, "play.example.org")[0] == 200
        assert named(server, "evil.example")[0] == 421
        assert "every name is taken for this server" not in server.log.read_text(encoding="utf-8")


def test_a_server_behind_a_proxy_that_does_not_know_its_name_says_so(tmp_path):
    with serving(tmp_path, trust_proxy=True) as server:
        assert named(server, "play.example.org")[0] == 200
        (line,) = [
            line for line in server.log.read_text(encoding="utf-8").splitlines() if "every name is taken" in line
        ]
        assert "--hosts" in json.loads(line)["hint"]


def test_a_proxy_that_is_not_trusted_is_told_of_once(tmp_path):
    with serving(tmp_path) as server:
        for _ in range(3):
            server.request("/api/tables", None, {"X-Forwarded-For": "192.0.2.1"})
        log = server.log.read_text(encoding="utf-8")
        assert log.count("requests come through a proxy that is not trusted") == 1
        assert "--trust-proxy" in log


def test_strangers_do_not_fill_the_log(tmp_path):
    """Thousands of requests that are none, of names that are not ours, and of sockets that are none."""
    with serving(tmp_path) as server:
        address = server.url.removeprefix("http://").split(":")
        asked = [
            b"\x16\x03\x01\x00 nonsense\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        ]
        asked += [b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n"]
        for number in range(3_000):
            with socket.create_connection((address[0], int(address[1])), timeout=60) as connection:
                connection.sendall(asked[number % len(asked)])
                connection.recv(65_536)
        assert server.get("/healthz") == {"status": "ok"}
        log = server.log.read_text(encoding="utf-8")
        assert "Invalid HTTP request received." in log
        assert len(log.splitlines()) < 500
        assert len(log) < 100_000
