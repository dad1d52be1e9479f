"""Whole games over WebSockets: people, bots and a spectator at one table, who all see the same game."""

import asyncio
import hashlib
import json
from random import Random

import pytest

from boothill.kernel.record import replay
from boothill.server.room.game import RECENT_EVENTS
from boothill.server.wire import wire_of
from support.clients import any_option, run
from support.games import ALL_SETS
from support.parties import Party, known, numbers

GAMES = {
    "base, 3": {"players": 3},
    "base, 5": {"players": 5},
    "base, 8": {"players": 8},
    "starter game": {"players": 5, "starter": True},
    "dodge_city": {"players": 5, "sets": ["base", "dodge_city"]},
    "promos": {"players": 5, "sets": ["base", "dodge_city", "promos"]},
    "high_noon": {"players": 3, "sets": ["base", "high_noon"]},
    "fistful": {"players": 5, "sets": ["base", "fistful"]},
    "gold_rush": {"players": 5, "sets": ["base", "gold_rush"]},
    "shadows": {"players": 5, "sets": ["base", "gold_rush"], "shadow": True},
    "everything": {"players": 8, "sets": list(ALL_SETS), "shadow": True},
    "everything, 3": {"players": 3, "sets": list(ALL_SETS)},
    "dice, 3": {"players": 3, "game": "dice"},
    "dice, 5": {"players": 5, "game": "dice"},
    "dice, 8": {"players": 8, "game": "dice"},
}
LOOKS = 0.04
"""At how many of the questions everybody looks at the table anew."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_the_same_for_everybody_at_every_moment(hasty, name):
    settings = GAMES[name]
    people = max(2, settings["players"] // 2)

    async def story():
        luck = Random(name)
        party = await Party.play(hasty, people, spectators=1, **settings)
        promised = {client.game["commitment"] for client in party.everybody}
        choose = any_option(luck)
        replay_path = f"/api/tables/{party.table}/games/1/replay"
        if not party.over:  # which it may be if bots have put all people out before they were asked anything
            status, problem = await asyncio.to_thread(hasty.request, replay_path)
            assert (status, problem["code"]) == (409, "not_now")
            assert problem["message"].endswith(".")
        looks = 0
        while not party.over:
            if looks == 0 or luck.random() < LOOKS:
                await check_that_all_see_what_a_newcomer_sees(party)
                looks += 1
            await party.play_on(choose, most=1)
        await check_that_all_see_what_a_newcomer_sees(party)
        check_events(party)
        await party.drain()
        for client in party.everybody:
            assert client.table["status"] == "over"
            assert client.result == party.everybody[0].result
        result = party.everybody[0].result
        await party.close()
        check_deal(result, promised)
        check_record(await asyncio.to_thread(hasty.get, result["replay"]), result, settings)

    run(story())


async def check_that_all_see_what_a_newcomer_sees(party):
    """What each keeps by merging changes is what the server shows whoever comes in now, at the same seat."""
    for client in party.everybody:
        newcomer = await party.look(client.seat if client.seat >= 0 else None)
        assert known(newcomer) == known(client)
        recent = sorted(client.events.items())[-RECENT_EVENTS:]
        assert sorted(newcomer.events.items()) == recent


def check_events(party):
    """All have heard each event once, in order, and of each the spectator's part, with nothing in it told otherwise."""
    spectator = party.spectators[0].events
    for client in party.everybody:
        heard = [message for message in client.messages if message["type"] in ("snapshot", "update")]
        told = [number for message in heard for number in numbers(message.get("events", ()))]
        assert told == list(range(1, len(spectator) + 1))
        for number, event in client.events.items():
            public = {field: value for field, value in spectator[number].items() if field != "say"}  # some learn more
            assert {field: event.get(field) for field in public} == public


def check_deal(result, promised):
    """What was promised when the game began is the SHA-256 of the salt and the options, written by hand."""
    told = json.dumps(result["options"], sort_keys=True, separators=(",", ":"))
    assert promised == {hashlib.sha256((result["salt"] + told).encode()).hexdigest()} == {result["commitment"]}
    assert result["options"]["seed"] == result["seed"]


def check_record(record, result, settings):
    """The record plays again to the same end, from the deal that was promised."""
    match = replay(record, wire_of(settings.get("game", "bang")).game)
    assert match.over
    assert list(match.state.winners) == result["winners"] != []
    assert record["options"] == result["options"]
    assert record["deal"] == {"salt": result["salt"], "commitment": result["commitment"]}
    assert len(record["answers"]) == match.answered
