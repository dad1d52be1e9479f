"""A real server process on loopback, for as long as a test needs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HASTE = {"think_min": 0, "think_max": 0, "least_think": 0, "hold_min": 0, "hold_max": 0}
"""Nobody takes time: what is tested is what happens, not when."""
ROOMY = {
    "message_rate": 10_000,
    "message_burst": 100_000,
    "byte_rate": 1_000_000_000,
    "byte_burst": 1_000_000_000,
    "address_rate": 100_000,
    "address_burst": 1_000_000,
    "arrival_rate": 100_000,
    "arrival_burst": 1_000_000,
    "request_rate": 1_000_000,
    "request_burst": 10_000_000,
    "film_rate": 100_000,
    "film_burst": 100_000,
}
"""Nobody is too fast."""
OPEN_HANDED = {"create_rate": 100_000, "create_burst": 100_000, "max_tables_per_address": 1_000_000}
PATIENCE = 60.0


class Serving:
    """A server process: where it is, and what it has written."""

    def __init__(
        self,
        folder: Path,
        db: str | None = None,
        prefix: Sequence[str] = (),
        files: int | None = None,
        **config: Any,
    ) -> None:
        """`prefix` is what the command has to begin with, for a server that runs in surroundings of its own; it may
        open so many `files`.
        """
        self.folder = folder
        self.prefix = [*(["sh", "-c", f'ulimit -n {files} && exec "$0" "$@"'] if files else []), *prefix]
        self.db = db or str(folder / "boothill.db")
        self.config = {**HASTE, **ROOMY, **OPEN_HANDED, **config}
        self.url = ""
        self.log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it listens."""
        flags = [_flag(name, value) for name, value in self.config.items()]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BOOTHILL_")}
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*self.prefix, sys.executable, "-m", "boothill", "serve", "--port=0", f"--db={self.db}", *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
                cwd=self.folder,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            self.kill()
            raise AssertionError(f"the server did not start: {line!r}\n{self.log.read_text(encoding='utf-8')}")
        self.url = line.split()[-1].rstrip("/")

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(how)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError("the server did not stop") from None
        finally:
            if process.stdout is not None:
                process.stdout.close()
        return code

    # ---- HTTP

    def request(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """GET, or POST if there is a body: the status, and the answer's JSON (or its text)."""
        data = None if body is None else json.dumps(body).encode()
        wanted = urllib.request.Request(self.url + path, data, {"content-type": "application/json", **(headers or {})})
        try:
            with urllib.request.urlopen(wanted, timeout=PATIENCE) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error)

    def get(self, path: str) -> Any:
        """What is there; it must be."""
        status, answer = self.request(path)
        assert status == 200, (status, answer)
        return answer

    def post(self, path: str, body: Any) -> Any:
        """What comes of a request that must be followed."""
        status, answer = self.request(path, body)
        assert status == 201, (status, answer)
        return answer

    def open_table(self, name: str = "Ann", *, start: bool = False, **settings: Any) -> dict[str, Any]:
        """A new table: {table, seat, token}."""
        told: dict[str, Any] = self.post("/api/tables", {"name": name, "settings": settings, "start": start})
        return told

    def take_seat(self, table: str, name: str) -> dict[str, Any]:
        """A seat at a table: {table, seat, token}."""
        told: dict[str, Any] = self.post(f"/api/tables/{table}/seats", {"name": name})
        return told


def _flag(name: str, value: Any) -> str:
    flag = f"--{name.replace('_', '-')}"
    return flag if value is True else f"{flag}={value}"


def _read(answer: Any) -> Any:
    text = answer.read().decode()
    try:
        return json.loads(text)
    except ValueError:
        return text


@contextmanager
def serving(folder: Path, **config: Any) -> Iterator[Serving]:
    """A server that is gone afterwards."""
    server = Serving(folder, **config)
    server.start()
    try:
        yield server
    finally:
        server.kill()
