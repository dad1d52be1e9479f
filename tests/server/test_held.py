"""An answer about hidden cards that is held back when the server stops: it has been given, and is not asked again."""

import asyncio
from random import Random

import pytest

from support.clients import Client, any_option, run
from support.parties import Party, put_out
from support.serving import Serving

FOR_LONG = {"hold_min": 60, "hold_max": 60}


async def asked_for_a_missed(server):
    """A party, and who of it has to say whether they have a Missed!."""
    while True:
        party = await Party.play(server, 4, players=4)
        await party.play_on(any_option(Random(1)), until=lambda party=party: party.asked.asked["kind"] == "dodge")
        if not party.over:
            return party, party.asked.seat
        await party.close()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_an_answer_that_is_held_back_outlasts_a_server_that_stops_and_not_one_that_is_killed(tmp_path, how):
    server = Serving(tmp_path, absence=3600)

    async def story():
        party, seat = await asked_for_a_missed(server)
        await asyncio.to_thread(server.stop)
        server.config |= FOR_LONG
        await asyncio.to_thread(server.start)
        await party.close()
        await party.come_in()
        person = party.clients[seat]
        number = person.asked["question"]
        other = next(client for client in party.clients.values() if client is not person)
        await person.answer(0)
        await party.drain()
        assert other.asked["question"] == number, "nobody has heard of it"
        if how == "stop":
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for client in party.everybody:
                assert (await put_out(client))["code"] == "restart"
            assert await stopping == 0
        else:
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        again = await Client.join(server, party.table, party.tokens[seat])
        if how == "kill":
            assert (again.asked["question"], again.is_asked) == (number, True)
        else:
            assert again.result is not None or again.asked["question"] > number
        return party.table, number

    server.start()
    try:
        run(story())
    finally:
        server.kill()
