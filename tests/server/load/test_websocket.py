"""The client's end of a WebSocket, with a real other end."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import serve

from boothill.server.load.websocket import WebSocket, WebSocketError

SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]


class Ear(WebSocket):
    """Remembers."""

    def __init__(self, host, path):
        super().__init__(host, path)
        self.messages = asyncio.Queue()
        self.reasons = []
        self.over = asyncio.Event()

    def heard(self, payload):
        self.messages.put_nowait(payload)

    def lost(self, why):
        self.reasons.append(why)
        self.over.set()


@asynccontextmanager
async def connected(handler, **options):
    async with serve(handler, "127.0.0.1", 0, compression=None, max_size=None, **options) as server:
        port = server.sockets[0].getsockname()[1]
        _, ear = await asyncio.get_running_loop().create_connection(
            lambda: Ear(f"127.0.0.1:{port}", "/x"), "127.0.0.1", port
        )
        try:
            await asyncio.wait_for(ear.opened, 10)
            yield ear
        finally:
            ear.end()


async def parrot(socket):
    async for message in socket:
        await socket.send(message)


def test_messages_of_all_sizes_go_both_ways_in_order():
    async def run():
        async with connected(parrot) as ear:
            for size in SIZES:
                ear.say(b"x" * size)
            return [len(await asyncio.wait_for(ear.messages.get(), 10)) for _ in SIZES]

    assert asyncio.run(run()) == SIZES


def test_messages_that_come_in_pieces_or_together_are_the_same():
    """Whatever the network makes of it."""

    async def run(step):
        ear = Ear("h", "/")
        ear.opened.set_result(None)
        data = b"\x81\x03abc" + b"\x81\x00" + b"\x81\x7e\x00\xc8" + b"y" * 200 + b"\x81\x02de"
        for at in range(0, len(data), step):
            ear.data_received(data[at : at + step])
        return [ear.messages.get_nowait() for _ in range(ear.messages.qsize())]

    for step in (1, 2, 3, 7, 1000):
        assert asyncio.run(run(step)) == [b"abc", b"", b"y" * 200, b"de"], step


def test_pings_are_answered():
    answered = []

    async def pinging(socket):
        waiting = await socket.ping()
        await asyncio.wait_for(waiting, 10)
        answered.append(True)
        await socket.send("done")
        await socket.wait_closed()

    async def run():
        async with connected(pinging, ping_interval=None) as ear:
            assert await asyncio.wait_for(ear.messages.get(), 10) == b"done"

    asyncio.run(run())
    assert answered == [True]


def test_a_server_that_closes_is_a_loss_and_hanging_up_oneself_is_none():
    async def closing(socket):
        if await socket.recv() == "close":
            await socket.close(1008)
        await socket.wait_closed()

    async def run(said):
        async with connected(closing) as ear:
            ear.say(said)
            if said == b"close":
                await asyncio.wait_for(ear.over.wait(), 10)
        return ear.reasons

    assert asyncio.run(run(b"close")) == ["the server closed the connection with code 1008"]
    assert asyncio.run(run(b"stay")) == []


def test_a_server_sees_a_farewell():
    codes = []

    async def listening(socket):
        await socket.wait_closed()
        codes.append(socket.close_code)

    async def run():
        async with connected(listening):
            pass

    asyncio.run(run())
    assert codes == [1000]


def test_what_opens_no_websocket_is_said():
    def refuse(connection, request):
        return connection.respond(404, "nothing here\n")

    async def run():
        async with connected(parrot, process_request=refuse):
            raise AssertionError("it was opened")

    with pytest.raises(WebSocketError, match=r"the server opened no WebSocket: HTTP/1\.1 404"):
        asyncio.run(run())


@pytest.mark.parametrize(
    "answer", [b"nonsense\r\n\r\n", b"HTTP/1.1 101 Yes\r\nSec-WebSocket-Accept: x\r\n\r\n", b"x" * 20_000, b""]
)
def test_something_else_that_answers_is_refused(answer):
    async def other(_reader, writer):
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def run():
        async with await asyncio.start_server(other, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            _, ear = await asyncio.get_running_loop().create_connection(lambda: Ear("h", "/"), "127.0.0.1", port)
            await asyncio.wait_for(ear.opened, 10)

    with pytest.raises(WebSocketError):
        asyncio.run(run())
