"""A person's WebSocket: what comes in is checked and handed to the keeper of the table, what goes out is queued."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State

from boothill.kernel.errors import UserError
from boothill.server.live.keeper import Keeper
from boothill.server.live.tables import Tables
from boothill.server.ops.guards import Guards, address_of, same_origin
from boothill.server.ops.metrics import Metrics
from boothill.server.room.member import Member, Refusal
from boothill.server.web.outgoing import POLICY, TRY_AGAIN, Outgoing
from boothill.server.web.wording import MISREADING, what_is_wrong
from boothill.server.wire.protocol import PROTOCOL, ClientMessage, Closing, Hello, Refused, Said, decode_client, encode
from boothill.server.wire.text import sentence

log = structlog.get_logger(__name__)

HELLO_SECONDS = 10.0
"""How long a connection may take to say who it is."""
RETRY = 2.0
"""Seconds after which a client that could not come in may try again."""
LAST_SECONDS = 2.0
"""How long a client that is to go may take to hear why."""
MOST_IGNORED = 100
"""Messages of a connection that is too fast which are ignored before it is closed."""

Socket = WebSocket[Any, Any, State]


class Gone(Exception):
    """The client has gone."""


@websocket("/api/tables/{table:str}/play")
async def play(socket: Socket) -> None:
    """Play at a table, or look on."""
    state = socket.app.state
    table: str = socket.path_params["table"]
    guards: Guards = state.guards
    address = address_of(socket.scope, state.config.trust_proxy)
    origin = socket.headers.get("origin")
    await socket.accept()
    outgoing = Outgoing()
    writer = asyncio.create_task(outgoing.carry(socket))
    if not same_origin(origin, socket.headers.get("host", ""), state.config.origins):
        _refuse(outgoing, "origin", "this page belongs to another site; open the table on its own", None)
        await _finish(writer)
        return
    try:
        guards.may_come(address, time.monotonic())
        guards.connections.enter(address)
    except Refusal as error:
        _refuse(outgoing, error.code, str(error), 30.0)
        await _finish(writer)
        return
    try:
        await _converse(socket, table, outgoing, writer, guards, address)
    finally:
        guards.connections.leave(address)
        writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writer


async def _converse(
    socket: Socket, table: str, outgoing: Outgoing, writer: asyncio.Task[None], guards: Guards, address: str
) -> None:
    tables: Tables = socket.app.state.tables
    metrics: Metrics = socket.app.state.metrics
    member = Member(outgoing.send, outgoing.close, address=address)
    try:
        hello = await asyncio.wait_for(_hello(socket), HELLO_SECONDS)
        keeper = await tables.join(table, member, hello)
    except Gone:
        return
    except TimeoutError:
        _refuse(outgoing, "no_hello", "you have not said hello; send it first, within ten seconds", None)
        await _finish(writer)
        return
    except UserError as error:
        code = error.code if isinstance(error, Refusal) else "trouble"
        _refuse(outgoing, code, str(error), RETRY if code in ("closing", "trouble") else None)
        await _finish(writer)
        return
    except Exception:
        metrics.errors.inc()
        log.exception("joining failed")
        _refuse(outgoing, "trouble", "something went wrong here, and it is not your fault; try again", RETRY)
        await _finish(writer)
        return
    connections = metrics.people if member.seat >= 0 else metrics.spectators
    connections.inc()
    bucket = guards.bucket(time.monotonic())

    def may_say(now: float) -> bool:
        return guards.may_say(bucket, address, now)

    reader = asyncio.create_task(_read(socket, keeper, member, outgoing, may_say, metrics))
    ended = asyncio.create_task(outgoing.ended.wait())
    try:
        await asyncio.wait((reader, writer, ended), return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            await asyncio.wait((reader, writer), timeout=LAST_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended.cancel()
        keeper.part(member)
        connections.dec()
        reader.cancel()
        with suppress(asyncio.CancelledError, Gone):
            await reader


async def _read(
    socket: Socket,
    keeper: Keeper,
    member: Member,
    outgoing: Outgoing,
    may_say: Callable[[float], bool],
    metrics: Metrics,
) -> None:
    """Hand over what the client says until it goes."""
    ignored = 0
    while True:
        text = await _receive(socket)
        received = time.monotonic()
        metrics.messages.inc()
        if not may_say(received):
            metrics.refused("too_fast")
            ignored += 1
            if ignored == 1:
                outgoing.send(encode(Refused(code="too_fast", message="You are too fast; slow down and say it again.")))
            elif ignored > MOST_IGNORED:
                _refuse(outgoing, "too_fast", "you do not slow down; come again in a minute", 60.0)
                return
            continue
        ignored = 0
        try:
            message = decode_client(text)
        except MISREADING as error:
            metrics.refused("malformed")
            outgoing.send(encode(Refused(code="malformed", message=what_is_wrong(error, ClientMessage))))
            continue
        keeper.post(member, message, received)
        if keeper.ended:
            return


async def _hello(socket: Socket) -> Hello:
    """The first message. Raises Refusal if it is anything but a hello."""
    try:
        message: Said = decode_client(await _receive(socket))
    except MISREADING as error:
        raise Refusal("malformed", what_is_wrong(error, ClientMessage)) from None
    if not isinstance(message, Hello):
        raise Refusal("no_hello", "you have not said hello; send it before anything else")
    if message.protocol != PROTOCOL:
        # The pages of the first version have a sentence for this code: that they are to be loaded again.
        raise Refusal("malformed", "this page is of another version than the server; load it again")
    return message


async def _receive(socket: Socket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] != "websocket.receive":
        raise Gone
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _refuse(outgoing: Outgoing, code: str, message: str, retry: float | None) -> None:
    outgoing.send(encode(Closing(code=code, message=sentence(message), retry=retry)))
    outgoing.close(POLICY if retry is None else TRY_AGAIN)


async def _finish(writer: asyncio.Task[None]) -> None:
    await asyncio.wait((writer,), timeout=LAST_SECONDS)
