"""A process that makes films, so that nobody at a table waits for one.

`Studio` starts it when the first film is wanted, hands it one order after the other, and ends it with the server. It
ends by itself when the server is gone, however that happened: its standard input is then at its end.

`main` is that process: an order on standard input is answered on standard output, each as its length in four bytes and
so many bytes. Nobody else writes to either.
"""

from __future__ import annotations

import asyncio
import gzip
import pickle
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

import structlog
from msgspec import Struct

from boothill.kernel.errors import UserError
from boothill.server.live.film import make_film
from boothill.server.store.rows import AnswerRow, CheckpointRow, MatchRow
from boothill.server.wire.protocol import encode

MOST_WAITING = 8
"""Orders that may wait; more are refused."""
SECONDS = 60.0
"""How long one film may take."""
_LENGTH = 4
# The server comes first, also while this is read. As a module, not as __main__: what is pickled has to be found by the
# other side. What a set of somebody's own prints is no film.
_PROGRAM = """
import os, sys
if hasattr(os, "nice"):
    os.nice(10)
films, sys.stdout = sys.stdout.buffer, sys.stderr
from boothill.server.live import filming
filming.main(sys.stdin.buffer, films)
"""

log = structlog.get_logger(__name__)


class Busy(Exception):
    """There are too many orders."""


class Order(Struct):
    """A film that is wanted."""

    key: str
    row: MatchRow
    answers: list[AnswerRow]
    checkpoint: CheckpointRow | None
    viewer: int


class Made(Struct):
    """The film as JSON, and the same with gzip; or why it cannot be made."""

    body: bytes = b""
    packed: bytes = b""
    refused: str = ""
    failed: str = ""
    """What went wrong, for the log."""


class Studio:
    """The process, from outside. One order is worked on at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def make(self, order: Order) -> Made:
        """Have a film made. Raises Busy, or OSError or TimeoutError if the process fails."""
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                return await self._make(order)
        finally:
            self._waiting -= 1

    async def _make(self, order: Order) -> Made:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS):
                said = pickle.dumps(order)
                process.stdin.write(len(said).to_bytes(_LENGTH, "big") + said)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
                film: Made = pickle.loads(await process.stdout.readexactly(size))
                return film
        except asyncio.IncompleteReadError:
            await self.close()
            raise OSError("the process that makes films has ended") from None
        except BaseException:  # half an order or half a film is on its way: nothing after it could be understood
            await self.close()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                _PROGRAM,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # what is typed at the terminal is for the server, which ends this one
            )
            log.info("films are made by", process=process.pid)
        return process

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


# ---- the process itself


def made(order: Order) -> Made:
    """Make a film."""
    try:
        film = make_film(order.key, order.row, order.answers, order.checkpoint, order.viewer)
    except UserError as error:
        return Made(refused=str(error))
    except Exception:  # a bug of ours: for the log of the server, and no reason to end
        return Made(failed=traceback.format_exc())
    body = encode(film)
    return Made(body, gzip.compress(body, 9, mtime=0))


def main(orders: BinaryIO, films: BinaryIO) -> None:
    """Make films until there are no more orders, or nobody takes them."""
    with suppress(BrokenPipeError, KeyboardInterrupt):
        while len(head := orders.read(_LENGTH)) == _LENGTH:
            said = pickle.dumps(made(pickle.loads(orders.read(int.from_bytes(head, "big")))))
            films.write(len(said).to_bytes(_LENGTH, "big") + said)
            films.flush()
