"""The outermost layer: headers, pages of others, the line in the log."""

import asyncio

import pytest
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from structlog.testing import capture_logs

from boothill.server.ops.config import Config
from boothill.server.web.headers import guarded

PATHS = ["/", "/about", "/api/catalogue", "/api/nothing", "/healthz", "/metrics", "/robots.txt", "/boom"]


@get("/boom", sync_to_thread=False)
def boom() -> None:
    raise RuntimeError


@post("/api/do", status_code=200, sync_to_thread=False)
def do() -> str:
    return "done"


@get("/api/tables/{table:str}", sync_to_thread=False)
def table(request: Request) -> str:
    return request.path_params["table"]


@get("/api/kept", sync_to_thread=False)
def kept() -> Response[str]:
    return Response("x", headers={"Cache-Control": "max-age=5"})


@websocket("/socket")
async def socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(serve, path):
    with serve(boom) as client, capture_logs():
        headers = client.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert {"script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "microphone=()" in headers["permissions-policy"]
    for name in ("content-security-policy", "cache-control"):
        assert len(headers.get_list(name)) <= 1


def test_what_the_api_answers_is_not_kept_unless_it_says_so(serve):
    with serve(kept, do, boom) as client, capture_logs():
        assert client.get("/api/nothing").headers["cache-control"] == "no-store"
        assert client.post("/api/do").headers["cache-control"] == "no-store"
        assert client.get("/healthz").headers["cache-control"] == "no-store"
        assert client.get("/api/kept").headers["cache-control"] == "max-age=5"
        assert client.get("/api/catalogue").headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),
        ("http://boothill.test", 200),
        ("https://boothill.test", 200),
        ("https://friend.example", 200),
        ("https://evil.example", 403),
        ("null", 403),
    ],
)
def test_pages_of_others_change_nothing(serve, origin, status):
    with serve(do, origins=("https://friend.example",)) as client:
        headers = {"origin": origin} if origin else {}
        response = client.post("/api/do", headers=headers)
        assert response.status_code == status
        if status == 403:
            assert response.json()["code"] == "foreign_origin"
            assert response.headers["x-content-type-options"] == "nosniff"
        assert client.get("/api/catalogue", headers=headers).status_code == 200


@pytest.mark.parametrize("path", PATHS)
def test_whoever_calls_the_server_by_the_name_of_another_site_is_sent_away(serve, path):
    """A page can have its own name point to this machine, and then read what it is answered."""
    with serve(boom, do) as client, capture_logs():
        response = client.get(path, headers={"host": "evil.example"})
        assert response.status_code == 421
        assert response.json() == {
            "code": "other_host",
            "message": "This server does not go by the name evil.example; its operator can name it with --hosts.",
        }
        assert response.headers["x-content-type-options"] == "nosniff"
        assert client.post("/api/do", headers={"host": "evil.example"}).status_code == 421
        same = {"host": "evil.example", "origin": "http://evil.example"}
        assert client.post("/api/do", headers=same).status_code == 421
        long = client.get(path, headers={"host": "x" * 3000 + ".example"})
        assert (long.status_code, len(long.content) < 300) == (421, True)
        assert client.get("/healthz", headers={"host": "127.0.0.1:8000"}).status_code == 200


def test_sockets_of_other_names_are_not_opened(serve):
    with serve(socket) as client, capture_logs():
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/socket", headers={"host": "evil.example"}):
            pass
        with client.websocket_connect("/socket", headers={"host": "localhost"}) as opened:
            assert opened.receive_text() == "hello"


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded"])
def test_a_proxy_that_is_not_trusted_is_told_of_once(serve, name):
    with serve() as client, capture_logs() as logged:
        client.get("/healthz")
        assert logged == []
        for _ in range(3):
            client.get("/healthz", headers={name: "192.0.2.1"})
    (line,) = logged
    assert (line["event"], line["log_level"]) == ("requests come through a proxy that is not trusted", "warning")
    assert "--trust-proxy" in line["hint"]
    with serve(trust_proxy=True) as client, capture_logs() as logged:
        client.get("/healthz", headers={name: "192.0.2.1"})
    assert logged == []


def test_head_is_get_without_a_body(client):
    head, full = client.head("/api/catalogue"), client.get("/api/catalogue")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == full.headers["etag"]
    assert head.headers["content-length"] == full.headers["content-length"]
    assert client.head("/nothing").status_code == 404


def test_head_sends_no_body_whatever_the_server_below_does():
    sent = []

    async def app(scope, receive, send):
        assert scope["method"] == "GET"
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"text"})

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "HEAD", "path": "/", "headers": []}
    asyncio.run(guarded(app, Config(db="x"))(scope, None, send))
    assert [message.get("body") for message in sent] == [None, b""]
    assert scope["method"] == "HEAD"


def test_sockets_go_through(serve):
    with serve(socket) as client, client.websocket_connect("/socket") as opened:
        assert opened.receive_text() == "hello"


def test_requests_are_logged_by_their_route_when_debugging(serve):
    with serve(table, log_level="debug") as client, capture_logs() as logged:
        client.get("/api/tables/abcdef23456?x=hushhush")
        client.get("/t/abcdef23456")
        client.head("/api/rules/BASE-BEER")
    found = [(line["event"], line["method"], line["route"], line["status"]) for line in logged]
    assert found == [
        ("request", "GET", "/api/tables/{table}", 200),
        ("request", "GET", "", 404),
        ("request", "HEAD", "/api/rules/{rule}", 200),
    ]
    assert "abcdef" not in str(logged)
    assert "hushhush" not in str(logged)
    assert all(line["log_level"] == "debug" and line["ms"] >= 0 for line in logged)


def test_requests_are_not_logged_otherwise(serve):
    with serve() as client, capture_logs() as logged:
        client.get("/api/rules")
    assert logged == []


def test_what_is_no_request_is_handed_on_untouched():
    seen = []

    async def app(scope, receive, send):
        seen.append((scope, receive, send))

    call = ({"type": "lifespan"}, object(), object())
    asyncio.run(guarded(app, Config(db="x"))(*call))
    assert seen == [call]
