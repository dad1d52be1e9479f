"""A real file system that is very small, for as long as a test needs it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOLD = 'mount -t tmpfs -o "size=$1" tmpfs "$2" && echo mounted && exec cat'


class SmallDisk:
    """A file system in memory, mounted where only processes that are started with `prefix` see it.

    The mount belongs to a process that waits, and is gone when that is: nothing of it can be left behind.
    """

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self.folder = folder
        enter = ["nsenter", f"--target={process.pid}", "--mount"]
        self.prefix = enter if os.geteuid() == 0 else [*enter, "--user", "--preserve-credentials"]
        """What a command has to begin with to see it."""
        self._seen = Path(f"/proc/{process.pid}/root{folder}")

    @property
    def free(self) -> int:
        """How many bytes there is room for."""
        found = os.statvfs(self._seen)
        return found.f_bavail * found.f_frsize

    def size_of(self, name: str) -> int:
        """How long a file is, 0 if it is not there."""
        path = self._seen / name
        return path.stat().st_size if path.exists() else 0

    def fill(self, leave: int = 0) -> None:
        """Fill it up but for so many bytes, as somebody else's files would."""
        with (self._seen / "ballast").open("ab") as file:
            file.write(bytes(max(0, self.free - leave)))

    def relieve(self) -> None:
        """Take away what it was filled with."""
        (self._seen / "ballast").unlink()


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[SmallDisk]:
    """A disk of this size at a folder that is made for it. Needs Linux, and root or namespaces for everybody."""
    folder.mkdir()
    alone = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    with subprocess.Popen(
        [*alone, "sh", "-c", HOLD, "hold", size, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "mounted\n", "a small disk could not be mounted; run the tests as root"
        yield SmallDisk(folder, process)
