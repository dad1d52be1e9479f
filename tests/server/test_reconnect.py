"""Coming back: after a lost connection, on another device, after everybody was gone, after the server was stopped."""

import asyncio
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from support.clients import Client, any_option, run
from support.parties import NAMES, Party, known, numbers
from support.serving import Serving

ANYBODY = ()
"""The question may come up whatever characters there are."""

COURSES = [
    (
        {"players": 5},
        {
            **dict.fromkeys(("play", "bang", "dodge", "rescue", "surplus", "store"), ANYBODY),
            "first_draw": ("jesse_jones", "pedro_ramirez"),
            "look": ("kit_carlson",),
            "flip": ("lucky_duke",),
            "cost": ("sid_ketchum",),
            "between": ("sid_ketchum",),
            "last_will": ("pedro_ramirez",),
        },
    ),
    (
        {"players": 5, "sets": ["base", "dodge_city"]},
        {"second_card": ANYBODY, "strip": ANYBODY, "copy": ("vera_custer",), "draw_or_take": ("pat_brennan",)},
    ),
    ({"players": 4, "sets": ["base", "promos"]}, {"gift": ("claus_the_saint",)}),
    (
        {"players": 4, "sets": ["base", "high_noon"]},
        dict.fromkeys(("name_suit", "identity", "lose_blue"), ANYBODY),
    ),
    (
        {"players": 4, "sets": ["base", "fistful"]},
        dict.fromkeys(("roulette", "give_life", "exchange", "call_colour", "save_card", "drink_or_draw"), ANYBODY),
    ),
    (
        {"players": 4, "sets": ["base", "gold_rush"]},
        {"drop_one": ("dutch_will",), "find": ("josh_mccloud",)},
    ),
]
"""Tables of the card game, the kinds of question that are looked for there, and the characters they need."""
DICE_COURSE = (
    {"players": 5, "game": "dice"},
    {
        **dict.fromkeys(("reroll", "shoot", "heal"), ANYBODY),
        "gift": ("sid_ketchum",),
        "arrows_instead": ("bart_cassidy",),
        "return_arrows": ("pedro_ramirez",),
        "remove_arrow": ("kit_carlson",),
    },
)
GAMES = [COURSES, [DICE_COURSE]]
LEAST = [24, len(DICE_COURSE[1])]
"""Kinds of question that have to come up in each game. The server deals as it likes, so that a rare one may not."""
MOST_TABLES = 60
"""That are opened for one course before what is missing is given up."""
MOST_ANSWERS = 1_000
"""That are given in one course before what is missing is given up."""
FOR_EVER = 3600
"""Seconds of absence after which nobody would sit in for anybody."""


class Stop:
    """A table that stands at a question: who is asked there, and what everybody knew when they went."""

    def __init__(self, party, kind):
        self.party = party
        self.kind = kind
        self.seat = party.asked.seat
        self.known = {seat: known(client) for seat, client in party.clients.items()}
        self.events = {seat: dict(client.events) for seat, client in party.clients.items()}
        self.you = {seat: client.you for seat, client in party.clients.items()}

    def check(self, client, seen):
        """Whoever has come back having seen so many events finds the question, and exactly what they have missed."""
        seat = client.seat
        assert known(client) == self.known[seat], self.kind
        assert client.you == self.you[seat]
        missed = {number: event for number, event in self.events[seat].items() if number > seen}
        assert client.events == missed, self.kind


async def stops_of(server, course):
    """Play at tables like this until each of these kinds has come up, and see what happens to whom it is put; the
    tables where the kinds came up first, which everybody has left.
    """
    settings, kinds = course
    luck = Random(str(settings))
    missing, checks, given = dict(kinds), [], 0
    async with asyncio.TaskGroup() as beside:  # who comes and goes is told once a second, so this is mostly waiting
        for _ in range(MOST_TABLES):
            if not missing or given >= MOST_ANSWERS:
                break
            party = await deal(server, settings, missing)
            if party is None:
                continue
            given += await party.play_on(bold(luck), until=lambda party=party: party.asked.asked["kind"] in missing)
            if not party.over and (kind := party.asked.asked["kind"]) in missing:
                del missing[kind]
                checks.append(beside.create_task(check_coming_back(party, kind, luck)))
            else:
                await party.close()
    return [check.result() for check in checks]


async def deal(server, settings, missing):
    """A table with a person at each seat, if one of the kinds may come up there."""
    first = await asyncio.to_thread(lambda: server.open_table(NAMES[0], start=True, **settings))
    party = Party(server, first["table"]["id"], {first["seat"]: first["token"]})
    there = {player["character"] for player in (await party.look()).view["players"]}
    if not any(not needed or there.intersection(needed) for needed in missing.values()):
        return None
    for seat in range(1, settings["players"]):
        await party.seat(NAMES[seat], seat)
    await party.come_in()
    await party.settle()
    for client in party.everybody:
        await client.drain()  # whose clock it is, once the last has come in
    return party


def bold(luck):
    """A chooser that takes any option, but those that nobody has to choose rather than others."""
    anything = any_option(luck)

    def choose(client):
        options = client.choices["options"]
        able = [index for index, option in enumerate(options) if option["verb"] in ("use", "play")]
        return luck.choice(able) if able and luck.random() < 0.6 else anything(client)

    return choose


async def check_coming_back(party, kind, luck):
    """Who is asked looks from another device, loses all connections, and comes back to the same question.

    After that everybody leaves the table.
    """
    stop = Stop(party, kind)
    seat, others = stop.seat, [client for seat, client in party.clients.items() if seat != stop.seat]
    assert stop.known[seat]["choices"]["options"]
    assert all(client.choices is None for client in others)
    last = max(stop.events[seat], default=0)
    stop.check(await party.look(seat, game=1, seen=last), last)
    await party.go(seat)
    for client in others:
        assert known(client) == stop.known[client.seat]
    seen = luck.randint(max(1, last - 10), last)
    client = await Client.join(party.server, party.table, party.tokens[seat], game=1, seen=seen)
    party.clients[seat] = client
    stop.check(client, seen)
    for client in others:
        await party.hear(client, lambda client: client.table["seats"][seat]["connected"])
        assert known(client) == stop.known[client.seat]
    await party.close()
    return stop


async def check_after_restart(server, stops, luck):
    """The server has been stopped and started: everybody finds what they left, and the game goes on from there."""
    for stop in stops:
        party = stop.party
        for seat in party.tokens:
            last = max(stop.events[seat])
            seen = luck.randint(max(1, last - 10), last)
            client = party.clients[seat] = await Client.join(server, party.table, party.tokens[seat], game=1, seen=seen)
            stop.check(client, seen)
        before = party.asked.asked["question"]
        await party.answer(0)
        assert party.over or party.asked.asked["question"] > before
        await party.close()


def test_coming_back_in_the_middle_of_each_kind_of_question(tmp_path):
    server = Serving(tmp_path, absence=FOR_EVER)
    server.start()

    async def gather():
        found = []
        for courses in GAMES:
            stops = await asyncio.gather(*(stops_of(server, course) for course in courses))
            found.append([stop for of_course in stops for stop in of_course])
        return found

    try:
        found = run(gather())
        for courses, stops, least in zip(GAMES, found, LEAST, strict=True):
            missing = {kind for _, kinds in courses for kind in kinds} - {stop.kind for stop in stops}
            print(f"{len(stops)} kinds of question; not met: {', '.join(sorted(missing)) or 'none'}")
            assert len(stops) >= least, sorted(missing)
        assert server.stop() == 0
        server.start()
        run(check_after_restart(server, [stop for stops in found for stop in stops], Random(1)))
    finally:
        server.kill()


# ---- losing a connection while others play on


def test_whoever_was_away_is_told_exactly_what_he_missed(hasty):
    async def story(server):
        luck = Random(3)
        party = await Party.play(server, 3, players=5)
        away = next(seat for seat in party.clients if seat != party.asked.seat)
        gone = party.clients[away]
        await party.go(away)
        seen = max(gone.events)
        await party.play_on(any_option(luck), most=25)
        others = party.everybody[0].events
        assert len(others) > seen + 10
        client = await party.look(away, game=1, seen=seen)
        assert numbers(client.messages[0]["events"]) == list(range(seen + 1, len(others) + 1))
        for number, event in client.events.items():
            assert event["event"] == others[number]["event"]
        # What they have seen of another game, or what nobody can have seen, tells nothing: they hear the last few.
        for game, wrong in ((0, seen), (2, seen), (1, len(others) + 1)):
            client = await party.look(away, game=game, seen=wrong)
            assert numbers(client.events.values()) == list(range(max(0, len(others) - 60) + 1, len(others) + 1))
        await party.close()

    run(story(hasty))


def test_a_fourth_window_closes_the_first(hasty):
    async def story(server):
        party = await Party.play(server, 2, players=3)
        windows = [await Client.join(server, party.table, party.tokens[0]) for _ in range(3)]
        first = party.clients[0]
        with suppress(ConnectionClosed):
            await first.send({"type": "ping"})
        with pytest.raises(ConnectionClosed):
            await first.until(lambda message: message["type"] == "pong")
        assert first.closing["code"] == "elsewhere"
        assert first.closing["retry"] is None
        await first.close()
        party.clients[0] = windows[0]
        await party.play_on(any_option(Random(2)), most=10)
        for window in windows[1:]:
            await party.hear(window, lambda window: known(window) == known(party.clients[0]))
            await window.close()
        await party.close()

    run(story(hasty))


# ---- when everybody is gone


def test_a_table_everybody_has_left_sleeps_until_somebody_comes_back(hasty):
    """What does not happen at once on a hasty server does not happen."""

    async def story(server):
        party = await Party.play(server, 2, spectators=1, players=5)
        spectator = party.spectators[0]
        await party.play_on(any_option(Random(4)), most=5)
        asked, left = party.asked.seat, known(spectator)
        await party.go(1 - asked)
        await party.go(asked)
        for _ in range(3):
            await spectator.drain()
        assert known(spectator) == left
        status, table = await asyncio.to_thread(server.request, f"/api/tables/{party.table}")
        assert (status, table["status"]) == (200, "playing")
        # One comes back: the bots play on, and one of them for the other person, who is still gone.
        await party.come_in(1)
        await party.settle()
        await party.play_on(any_option(Random(5)))
        assert {event["n"] for event in spectator.events.values()} == set(range(1, len(spectator.events) + 1))
        assert spectator.result == party.clients[1].result
        await party.close()

    run(story(hasty))


def test_bots_do_not_begin_before_anybody_is_there(hasty):
    async def story(server):
        while True:
            first = await asyncio.to_thread(lambda: server.open_table(start=True, players=5))
            party = Party(server, first["table"]["id"], {0: first["token"]})
            spectator = await Client.join(server, party.table)
            party.spectators.append(spectator)
            if spectator.asked["seat"] != 0:
                break
            await party.close()
        for _ in range(3):
            await spectator.drain()
        assert spectator.asked["question"] == 1
        await party.come_in()
        await party.settle()
        assert spectator.asked["question"] > 1
        await party.close()

    run(story(hasty))


# ---- when the server stops


async def under_way(server, luck, people, **settings):
    """A party in the middle of its game; one that was over too soon begins anew."""
    while True:
        party = await Party.play(server, people, **settings)
        await party.play_on(any_option(luck), most=15)
        if not party.over:
            return party
        await party.close()


def test_a_server_that_stops_tells_everybody_and_goes_on_at_the_same_question(tmp_path):
    async def story(server):
        luck = Random(6)
        playing = await under_way(server, luck, 3, spectators=1, players=5)
        throwing = await under_way(server, luck, 2, spectators=1, players=4, game="dice")
        waiting = await Party.gather(server, 2, players=4)
        left = [await party.standing() for party in (playing, throwing, waiting)]
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for party in (playing, throwing, waiting):
            for client in party.everybody:
                with pytest.raises(ConnectionClosed):
                    await client.until(lambda message: False)
                assert client.messages[-1] == client.closing
                assert client.closing["code"] == "restart"
                assert client.closing["message"].endswith(".")
                assert client.closing["retry"] > 0
        assert await stopping == 0
        await asyncio.to_thread(server.start)
        for party, before in zip((playing, throwing, waiting), left, strict=True):
            assert await party.standing() == before
            await party.close()
            await party.come_in()
        for party in (playing, throwing):
            await party.settle()
            await party.play_on(any_option(luck), most=20)
        await waiting.start()
        for party in (playing, throwing, waiting):
            await party.close()

    server = Serving(tmp_path)
    server.start()
    try:
        run(story(server))
    finally:
        server.kill()
