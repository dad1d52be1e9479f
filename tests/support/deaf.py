"""A way to PostgreSQL on which answers get lost: what was asked for is done, and nobody hears of it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit

NAME = ".s.PGSQL.5432"
"""What PostgreSQL calls its socket."""


class Way:
    """Passes everything on, both ways, until it is told not to."""

    def __init__(self, folder: Path, url: str) -> None:
        (target,) = parse_qs(urlsplit(url).query)["host"]
        self.url = f"{url.partition('?')[0]}?host={folder}"
        """The database by this way."""
        self.lose_commits = False
        """Whether connections over which a commit goes are deaf from then on."""
        self.lost = Event()
        """Set when a commit has been passed on whose answer is lost."""
        self._target = str(Path(target) / NAME)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / NAME))
        self._listener.listen()
        self._open: list[socket.socket] = [self._listener]
        Thread(target=self._take, daemon=True).start()

    def close(self) -> None:
        """End it, and everything that goes over it."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                self._open += [client, server]
                deaf = Event()
                Thread(target=self._ask, args=(client, server, deaf), daemon=True).start()
                Thread(target=self._answer, args=(server, client, deaf), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, deaf: Event) -> None:
        with suppress(OSError):
            while data := client.recv(65_536):
                if self.lose_commits and b"COMMIT" in data:
                    deaf.set()
                    self.lost.set()
                server.sendall(data)
        with suppress(OSError):
            server.shutdown(socket.SHUT_WR)

    def _answer(self, server: socket.socket, client: socket.socket, deaf: Event) -> None:
        with suppress(OSError):
            while data := server.recv(65_536):
                if not deaf.is_set():
                    client.sendall(data)
        if not deaf.is_set():
            with suppress(OSError):
                client.shutdown(socket.SHUT_WR)


@contextmanager
def way_to(url: str) -> Iterator[Way]:
    """A way to this database, which is closed afterwards."""
    with TemporaryDirectory(prefix="boothill-") as folder:
        way = Way(Path(folder), url)
        try:
            yield way
        finally:
            way.close()
