"""Bot people at real tables."""

import asyncio

from boothill.server.load.orders import Begin, Counts
from boothill.server.load.plan import Plan
from boothill.server.load.playing import Process
from support.serving import PATIENCE, serving

PLAN = Plan(tables=2, players=3, game="dice")


def test_bot_people_play_one_game_after_the_other_and_only_what_is_measured_is_counted(tmp_path):
    async def run(url):
        process = Process(Begin(PLAN, url, 0, 2))
        crowd = process.crowd
        await process.open(1)
        await process.open(1)
        await asyncio.sleep(0.3)
        before = crowd.counts.answers
        crowd.play()
        async with asyncio.timeout(PATIENCE):
            while crowd.counts.games < 5:  # of two tables: one of them has played three
                await asyncio.sleep(0.05)
        played, times = crowd.counts.answers, len(crowd.latencies)
        process.measure()
        at_once = process.stop()
        return before, played, times, crowd.faults, at_once

    with serving(tmp_path) as server:
        before, played, times, faults, at_once = asyncio.run(run(server.url))
    assert before == 0  # nobody answers before they are told to
    assert played == times > 0
    assert faults == {}
    assert at_once.counts == Counts()
    assert (at_once.latencies, at_once.still) == ([], 2)


def test_people_who_think_answer_later(tmp_path):
    """No time is asserted: those who think for an hour just have not answered yet."""

    async def run(url):
        process = Process(Begin(Plan(tables=1, players=3, pace=3600), url, 0, 1))
        await process.open(1)
        process.crowd.play()
        await asyncio.sleep(0.3)
        return process.stop().counts.answers

    with serving(tmp_path) as server:
        assert asyncio.run(run(server.url)) == 0


def test_a_connection_that_is_lost_is_a_fault(tmp_path):
    async def run(server):
        process = Process(Begin(PLAN, server.url, 0, 1))
        await process.open(1)
        await asyncio.to_thread(server.kill)
        async with asyncio.timeout(PATIENCE):
            while process.crowd.faults["lost"] < 3:
                await asyncio.sleep(0.05)
        return process.stop()

    with serving(tmp_path) as server:
        counted = asyncio.run(run(server))
    assert counted.faults == {"lost": 3}
    assert counted.told[0].startswith("lost: the ")
