"""The samples of docs/hosting hold what they promise: tried with real proxies, by `make proxies`.

It is no part of `make test`, which asks for nothing but Python: there tests/docs/test_hosting.py reads the samples.
"""

import asyncio
import json
import socket
import ssl
import time
from contextlib import ExitStack, contextmanager
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from support.clients import Client, any_option, play_on, run
from support.proxies.running import NAME, Proxy
from support.serving import PATIENCE, serving

SLOW = 60
"""Seconds in which what has a limit of ten must be over, on a machine that does other things, too."""


@contextmanager
def proxied(program, folder, **config):
    with serving(folder, trust_proxy=True, **config) as server:
        proxy = Proxy(program, folder, server)
        with proxy.running():
            yield proxy


@pytest.fixture(params=["nginx", "caddy"])
def program(request):
    return request.param


@pytest.fixture(scope="module")
def proxies(tmp_path_factory):
    """Each with a server of its own."""
    with ExitStack() as stack:
        yield {
            program: stack.enter_context(
                proxied(program, tmp_path_factory.mktemp(program), max_connections_per_address=1000)
            )
            for program in ("nginx", "caddy")
        }


@pytest.fixture
def proxy(proxies, program):
    return proxies[program]


def opened(proxy, **more):
    """The answer to somebody who wants a table."""
    body = json.dumps({"name": "Ann", "settings": {"bot": "greenhorn"}, "start": True})
    return proxy.request("/api/tables", body, {"content-type": "application/json", **more.pop("headers", {})}, **more)


def test_the_page_comes_through_with_all_its_headers(proxy):
    status, headers, body = proxy.request("/")
    assert (status, b'<div id="app"' in body) == (200, True)
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert proxy.request("/healthz")[0] == 200


def test_whoever_comes_without_tls_is_sent_to_it(proxy):
    with socket.create_connection(("127.0.0.1", proxy.plain_port), PATIENCE) as plain:
        plain.sendall(f"GET /table/x HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
        told = plain.makefile("rb").read().decode()
    assert told.split()[1] in ("301", "308")
    assert f"https://{NAME}" in told


def test_other_names_get_no_answer(proxy):
    with pytest.raises(ssl.SSLError):
        proxy.socket("other.example.org")


def test_a_game_is_played_through_it(proxy):
    status, _, body = opened(proxy, headers={"origin": proxy.url})
    assert status == 201
    told = json.loads(body)

    async def story():
        client = await Client.join(proxy, told["table"]["id"], told["token"], **proxy.way())
        await play_on([client], any_option(Random(1)))
        return client.result

    assert run(story())["winners"]


def test_pages_of_others_are_refused(proxy):
    assert opened(proxy, headers={"origin": "https://evil.example"})[0] == 403
    told = json.loads(opened(proxy)[2])

    async def story():
        way = proxy.way(origin="https://evil.example")
        return (await Client.join(proxy, told["table"]["id"], **way)).closing

    assert run(story())["code"] == "origin"


def test_a_connection_on_which_nothing_is_said_for_longer_than_requests_may_take_stays(proxy):
    table = proxy.server.open_table()

    async def story():
        client = await Client.join(proxy, table["table"]["id"], table["token"], **proxy.way())
        await asyncio.sleep(35)
        await client.send({"type": "chat", "text": "still here"})
        await client.until(lambda message: message["type"] == "chat")

    run(story())


def test_figures_stay_inside(proxy):
    assert proxy.request("/metrics")[0] == 404
    assert proxy.server.request("/metrics")[0] == 200


def test_an_address_that_a_client_makes_up_does_not_count(program, tmp_path):
    with proxied(program, tmp_path, create_burst=3, create_rate=0.001) as proxy:
        made_up = [
            {"x-forwarded-for": f"203.0.113.{number}", "forwarded": f"for=203.0.113.{number}"} for number in range(5)
        ]
        assert [opened(proxy, headers=headers)[0] for headers in made_up] == [201, 201, 201, 429, 429]
        assert opened(proxy, address="127.0.0.2")[0] == 201, "somebody else's address is another one"


def test_a_body_that_is_too_large_is_refused(proxy):
    exactly = " " * 16_384
    assert proxy.request("/api/tables", exactly)[0] == 400, "Boothill reads it"
    connection = proxy.connection()
    connection.request("POST", "/api/tables", " " * 20_000)
    # Caddy asks Boothill while it still reads: which of the two refuses first is luck, and its 2.6 says 502.
    assert connection.getresponse().status in ((413, 502) if proxy.program == "caddy" else (413,))
    connection.close()


@pytest.mark.parametrize(
    "half",
    ["GET / HTTP/1.1\r\nHost: x\r\n", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"],
    ids=["head", "body"],
)
def test_half_requests_do_not_stay(proxy, half):
    with proxy.socket() as connection:
        connection.settimeout(SLOW)
        connection.sendall(half.replace("Host: x", f"Host: {NAME}").encode())
        started = time.monotonic()
        while connection.recv(4096):
            pass
    assert 5 < time.monotonic() - started < SLOW / 2, "it ended because of its slowness, and before the usual minute"


def test_more_requests_than_a_page_needs_are_refused(proxies):
    proxy = proxies["nginx"]
    statuses = []
    connection = proxy.connection("127.0.0.3")
    for _ in range(1500):
        connection.request("GET", "/icon.svg")
        answer = connection.getresponse()
        answer.read()
        statuses.append(answer.status)
        if statuses[-1] == 429:
            break
    connection.close()
    assert statuses[-1] == 429
    assert len(statuses) > 400
    assert set(statuses[:-1]) == {200}
    assert proxy.request("/icon.svg", address="127.0.0.4")[0] == 200, "others are not held up"


def test_more_connections_than_a_school_needs_are_refused(proxies):
    proxy = proxies["nginx"]
    table = proxy.server.open_table(spectators=True)["table"]["id"]
    url = f"wss://{NAME}:{proxy.port}/api/tables/{table}/play"

    async def story():
        way = proxy.way(local_addr=("127.0.0.5", 0))
        async with asyncio.timeout(PATIENCE):
            here = [await connect(url, **way) for _ in range(250)]
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, **way)
            here.append(await connect(url, **proxy.way(local_addr=("127.0.0.6", 0))))
        for one in here:
            one.transport.abort()
        return refused.value.response.status_code

    assert run(story()) == 429


def test_behind_a_proxy_without_such_limits_those_of_the_server_hold(tmp_path):
    with proxied("caddy", tmp_path, max_connections_per_address=5) as proxy:
        table = proxy.server.open_table()["table"]["id"]

        async def story():
            clients = [await Client.join(proxy, table, **proxy.way()) for _ in range(6)]
            other = await Client.join(proxy, table, **proxy.way(local_addr=("127.0.0.2", 0)))
            return [client.closing and client.closing["code"] for client in [*clients, other]]

        assert run(story()) == [None] * 5 + ["too_many_connections", None]


def test_while_the_server_is_down_the_proxy_says_so_and_goes_on_afterwards(program, tmp_path):
    with proxied(program, tmp_path, port=0) as proxy:
        port = proxy.server.url.rpartition(":")[2]
        assert proxy.server.stop() == 0
        assert proxy.request("/")[0] == 502
        proxy.server.config["port"] = port
        proxy.server.start()
        assert proxy.request("/")[0] == 200
