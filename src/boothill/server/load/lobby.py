"""Opening tables and taking seats, over HTTP."""

from __future__ import annotations

import asyncio
import http.client
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from boothill.server.load.plan import LoadError
from boothill.server.wire.protocol import NewTable, Problem, Seated, TakeSeat
from boothill.server.wire.settings import Settings

AT_ONCE = 8
"""Tables that are opened at the same time: enough for the store to write several at once."""
PATIENCE = 60.0
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal")


class Lobby:
    """The lobby of a server."""

    def __init__(self, url: str) -> None:
        self._parts = urlsplit(url)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="lobby")
        self._mine = threading.local()
        self._connections: list[http.client.HTTPConnection] = []

    async def open_table(self, settings: Settings, people: int) -> tuple[str, list[str]]:
        """A new table with so many people: its id, and the tokens of their seats, the host's first."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._open_table, settings, people)

    def close(self) -> None:
        """Nobody else is seated."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for connection in self._connections:
            connection.close()

    def _open_table(self, settings: Settings, people: int) -> tuple[str, list[str]]:
        seated = [self._post("/api/tables", NewTable(name=NAMES[0], settings=settings))]
        table = seated[0].table.id
        for name in NAMES[1:people]:
            seated.append(self._post(f"/api/tables/{table}/seats", TakeSeat(name=name)))
        return table, [one.token for one in seated]

    def _post(self, path: str, body: NewTable | TakeSeat) -> Seated:
        data = msgspec.json.encode(body)
        try:
            try:
                answer, text = self._ask(path, data)
            except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
                # The server may hang up on a connection that was idle just as we use it.
                self._connection().close()
                answer, text = self._ask(path, data)
        except (OSError, http.client.HTTPException) as error:
            raise LoadError(f"the server at {self._parts.netloc} does not answer: {error}") from None
        try:
            if answer.status == 201:
                return msgspec.json.decode(text, type=Seated)
            told = msgspec.json.decode(text, type=Problem).message
        except msgspec.MsgspecError:
            told = f"it answers {answer.status} {answer.reason} and nothing that a Boothill server would say"
        raise LoadError(f"the server does not open a table: {told}")

    def _ask(self, path: str, data: bytes) -> tuple[http.client.HTTPResponse, bytes]:
        connection = self._connection()
        connection.request("POST", self._parts.path.rstrip("/") + path, data, {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer, answer.read()

    def _connection(self) -> http.client.HTTPConnection:
        """Each thread has its own."""
        found: http.client.HTTPConnection | None = getattr(self._mine, "connection", None)
        if found is None:
            kind = http.client.HTTPSConnection if self._parts.scheme == "https" else http.client.HTTPConnection
            found = self._mine.connection = kind(self._parts.hostname or "", self._parts.port, timeout=PATIENCE)
            self._connections.append(found)
        return found
