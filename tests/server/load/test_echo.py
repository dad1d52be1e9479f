"""The bare echo: as many messages as it should, as long as they should be, and one asked at a time."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import uvicorn
from websockets.asyncio.client import connect

from boothill.server.load import hearing
from boothill.server.load.orders import Begin
from boothill.server.load.plan import Plan
from boothill.server.load.playing import Process
from boothill.server.web.echo import Sizes, make_app
from boothill.server.web.running import address_of, uvicorn_config

ANSWER = '{"type":"answer","game":1,"question":1,"option":0}'
ROUNDS = 40


@pytest.mark.parametrize(("people", "messages"), [(1, 1.0), (3, 3.0), (5, 5.2), (2, 7.5)])
def test_the_echo_sends_what_a_game_would(people, messages):
    asked, heard = asyncio.run(play(Sizes(people=people, bytes_in=50, bytes_out=300, messages_out=messages)))
    assert asked == [number % people for number in range(ROUNDS + 1)]
    assert {len(text) for text in heard} == {300}
    assert len(heard) - people == pytest.approx(ROUNDS * messages, abs=1)  # those that set it going apart


def test_bot_people_fill_their_answers_up_to_the_length_of_a_game():
    sizes = Sizes(people=2, bytes_in=90, bytes_out=300, messages_out=2.0)

    async def run():
        async with serving(sizes) as url:
            process = Process(Begin(Plan(tables=3, players=3, people=2), url, 0, 3, sizes))
            await process.open(3)
            process.measure()
            process.crowd.play()
            async with asyncio.timeout(30):
                while process.crowd.counts.answers < 50:
                    await asyncio.sleep(0.01)
            return process.stop()

    counted = asyncio.run(run())
    assert counted.counts.bytes_in == 90 * counted.counts.messages_in > 0
    assert counted.counts.bytes_out == 300 * counted.counts.messages_out > 0
    assert (counted.still, counted.faults) == (0, {})


@asynccontextmanager
async def serving(sizes):
    """An echo in this process; where it is."""
    server = uvicorn.Server(uvicorn_config(make_app(sizes), "127.0.0.1", 0, max_message_bytes=16_384, drain_seconds=1))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield address_of(server)
    finally:
        server.should_exit = True
        await running


async def play(sizes):
    """Who was asked, in order, and all that was heard."""
    asked, heard = [], []
    over = asyncio.Event()

    async def listen(number, socket):
        async for text in socket:
            heard.append(text)
            if hearing.decode(text).choices is not None:
                asked.append(number)
                if len(asked) > ROUNDS:
                    over.set()
                else:
                    await socket.send(ANSWER)

    async with serving(sizes) as url, AsyncExitStack() as stack:
        place = url.replace("http", "ws") + "/echo/1"
        sockets = [await stack.enter_async_context(connect(place, compression=None)) for _ in range(sizes.people)]
        for socket in sockets:
            await socket.send('{"type":"hello"}')
        listening = [asyncio.create_task(listen(*one)) for one in enumerate(sockets)]
        await asyncio.wait_for(over.wait(), 30)
        for socket in sockets:  # what is under way gets here: pongs do not overtake
            await (await socket.ping())
            await socket.close()
        await asyncio.gather(*listening)
    return asked, heard
