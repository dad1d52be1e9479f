"""A server, people who play at it, and somebody who floods it: how long the people wait before and meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from boothill.server.ops.config import default_of
from boothill.server.wire.protocol import PROTOCOL
from support.serving import OPEN_HANDED, PATIENCE, ROOMY, Serving, serving

HERE = Path(__file__).parent
TABLES = 3
SETTLE = 1.0
"""Seconds after the beginning of a phase in which nothing counts: processes start."""

Waits = list[float]


class Attack:
    """One attacker. `seen` is what it has met with, once it is over."""

    def __init__(self, kind: str, server: Serving, **wanted: Any) -> None:
        self.seen: dict[str, int] = {}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "floods.py"), kind, server.url, json.dumps({"protocol": PROTOCOL, **wanted})],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def stop(self) -> dict[str, int]:
        """Tell it to stop; what it has met with."""
        said, _ = self._process.communicate(timeout=PATIENCE)
        self.seen = json.loads(said)
        return self.seen

    def kill(self) -> None:
        """Have it gone."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


class Bystanders:
    """The people who play."""

    def __init__(self, server: Serving, tables: int = TABLES) -> None:
        path = os.pathsep.join([str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.bystanders", server.url, str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "playing\n"
        self.lost = 0
        self._waits: list[tuple[float, float]] = []

    def stop(self) -> None:
        """Let them go; their waits are known then."""
        said, _ = self._process.communicate(timeout=PATIENCE)
        told = json.loads(said)
        self._waits, self.lost = told["waits"], told["lost"]

    def kill(self) -> None:
        """Have them gone."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()

    def between(self, begin: float, end: float) -> Waits:
        """The waits that began or ended in this time, sorted."""
        return sorted(wait for since, wait in self._waits if since < end and since + wait > begin)


@contextmanager
def attacked(folder: Path, **config: Any) -> Iterator[Serving]:
    """A server with the limits that servers have, but for the tables one may open."""
    usual = {name: default_of(name) for name in (*ROOMY, "least_think")}
    with serving(folder, **{**usual, **OPEN_HANDED, **config}) as server:
        yield server


def memory(pid: int) -> float:
    """MiB of a process."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no such process")


def processor(pid: int) -> float:
    """Seconds a process has worked."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Course:
    """What a flood did to the bystanders."""

    def __init__(self, before: Waits, meanwhile: Waits, seen: dict[str, int], mib: tuple[float, float], share: float):
        self.before, self.meanwhile, self.seen, self.mib, self.share = before, meanwhile, seen, mib, share

    @property
    def worst(self) -> tuple[float, float]:
        """The longest wait before and meanwhile."""
        return max(self.before, default=0.0), max(self.meanwhile, default=float("inf"))

    def line(self, name: str) -> str:
        """All of it, to be read."""
        shown = " | ".join(_figures(waits) for waits in (self.before, self.meanwhile))
        return f"{name:10} {shown} | {self.share:4.0%} | {self.mib[0]:3.0f} to {self.mib[1]:3.0f} MiB | {self.seen}"


def _figures(waits: Waits) -> str:
    if not waits:
        return "nobody was answered"
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    middle = waits[len(waits) // 2]
    return f"{len(waits):5} waits {middle * 1000:6.1f} {p99 * 1000:6.1f} {waits[-1] * 1000:7.1f} ms"


def run_course(server: Serving, kind: str, seconds: float, **wanted: Any) -> Course:
    """Let people play in peace for so long, and then as long under a flood."""
    people = Bystanders(server)
    attack = None
    try:
        time.sleep(SETTLE)
        quiet = time.time()
        time.sleep(seconds)
        begin, least, worked = time.time(), memory(server.pid), processor(server.pid)
        attack = Attack(kind, server, **wanted)
        most = least
        while (left := begin + SETTLE + seconds - time.time()) > 0:
            time.sleep(min(0.2, left))
            most = max(most, memory(server.pid))
        end = time.time()
        share = (processor(server.pid) - worked) / (end - begin)
        seen = attack.stop()
        people.stop()
    finally:
        people.kill()
        if attack is not None:
            attack.kill()
    assert people.lost == 0, "people at other tables have lost their connections"
    return Course(people.between(quiet, begin), people.between(begin, end), seen, (least, most), share)
