"""Paying for requests: who waits, who is refused, and in what order requests come in."""

import asyncio

from boothill.server.net import charging
from boothill.server.net.charging import Turns, cost_of, may
from boothill.server.ops.guards import Limiter


def test_who_asks_for_a_little_too_much_waits_and_for_much_too_much_is_refused(monkeypatch):
    monkeypatch.setattr(charging, "PATIENCE", 0.2)

    async def story():
        limiter = Limiter(rate=20, burst=2)
        return await asyncio.gather(*(may(limiter, "a", 1.0) for _ in range(20))), await may(limiter, "b", 1.0)

    found, other = asyncio.run(story())
    assert found[:5] == [True] * 5
    assert found[-1] is False
    assert other is True


def test_dear_questions_cost_more():
    assert cost_of("/assets/index.js") < cost_of("/api/tables") < cost_of("/api/replays/0123")


def test_turns_come_in_order_and_leave_time_for_others():
    async def story():
        turns, order, rounds = Turns(), [], 0

        async def one(number):
            await turns.take("192.0.2.1")
            order.append(number)

        async def others():
            nonlocal rounds
            while len(order) < 20:
                rounds += 1
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(one(number)) for number in range(20)]
        tasks[7].cancel()  # before it could come: it has to be skipped
        tasks.append(asyncio.create_task(one(20)))
        await asyncio.gather(*tasks, others(), return_exceptions=True)
        return order, rounds

    order, rounds = asyncio.run(story())
    assert order == [number for number in range(21) if number != 7]
    assert rounds > 20


def test_each_address_has_its_turn():
    """A crowd from one does not keep somebody from another waiting."""

    async def story():
        turns, order = Turns(), []

        async def one(address, number):
            await turns.take(address)
            order.append((address, number))

        crowd = [asyncio.create_task(one("192.0.2.1", number)) for number in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(one("192.0.2.2", 0), one("192.0.2.2", 1), *crowd)
        return order

    order = asyncio.run(story())
    assert [number for address, number in order if address == "192.0.2.1"] == list(range(30))
    assert order.index(("192.0.2.2", 0)) <= 3
    assert order.index(("192.0.2.2", 1)) <= 5


def test_a_body_is_read_whole_before_anybody_looks_at_it():
    async def story(*parts):
        left = iter(parts)

        async def receive():
            return next(left)

        whole = await charging._whole(receive, 10)
        return None if whole is None else [await whole() for _ in range(2)]

    half = {"type": "http.request", "body": b"{", "more_body": True}
    rest = {"type": "http.request", "body": b"}", "more_body": False}
    end = {"type": "http.disconnect"}
    assert asyncio.run(story(half, rest)) == [half, rest]
    assert asyncio.run(story(half, end)) is None
    long = {"type": "http.request", "body": b"x" * 11, "more_body": True}
    assert asyncio.run(story(long, end)) == [long, end]
