"""What a process costs, as the kernel counts it. Where there is no /proc, nothing is known."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

_PROC = Path("/proc")


class Usage(Struct, frozen=True):
    """Of a process, up to some moment."""

    processor: float
    """Seconds of processor time of all its threads."""
    threads: dict[int, float]
    """The same, of each."""

    def since(self, before: Usage) -> tuple[float, float]:
        """Seconds of all threads since then, and of the busiest one."""
        busiest = max((spent - before.threads.get(thread, 0.0) for thread, spent in self.threads.items()), default=0.0)
        return self.processor - before.processor, busiest


def usage(pid: int) -> Usage | None:
    """What a process has used so far; None if that is not to be known."""
    try:
        threads = {int(one.name): _spent(one / "stat") for one in (_PROC / str(pid) / "task").iterdir()}
        return Usage(_spent(_PROC / str(pid) / "stat"), threads)
    except OSError:
        return None


def memory(pid: int) -> int | None:
    """Bytes of a process in memory; None if that is not to be known."""
    try:
        pages = int((_PROC / str(pid) / "statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def _spent(stat: Path) -> float:
    # The name of the process comes second, in brackets, and may hold blanks and brackets itself.
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
