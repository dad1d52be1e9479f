"""The host and the seats: filling, kicking, replacing, passing on, leaving, coming in while others play."""

import asyncio
from random import Random

import pytest

from boothill.server.room.seats import BOT_NAMES
from support.clients import Client, any_option, run
from support.parties import Party, put_out, refused


def seats(client):
    """Who sits at the table, as a client knows it."""
    return client.table["seats"]


def kinds(client):
    """What sits on each seat."""
    return [seat["kind"] for seat in seats(client)]


async def told(party, wanted):
    """Everybody hears that the table is as wanted."""
    await party.all_hear(lambda client: wanted(client.table))


async def everything(party):
    """All that can be known about a table."""
    return [(await party.look()).table["seats"], (await party.look()).table["host"], await party.standing()]


# ---- what only the host may do


def host_commands(seat):
    return [
        {"type": "fill", "bot": "greenhorn"},
        {"type": "fill", "bot": "greenhorn", "seat": 3},
        {"type": "start"},
        {"type": "kick", "seat": seat},
        {"type": "replace", "seat": seat, "bot": "greenhorn"},
        {"type": "pass_host", "seat": seat},
        {"type": "mute", "seat": seat},
        {"type": "configure", "settings": {"players": 6}},
    ]


def test_what_the_host_may_do_is_refused_to_all_others(hasty):
    async def story():
        party = await Party.gather(hasty, 3, spectators=1, players=4)
        for _ in ("before the game", "in the game"):
            before = await everything(party)
            for client in (party.clients[1], party.spectators[0]):
                for command in host_commands(0) + host_commands(2):
                    refusal = await refused(client, command)
                    assert (refusal["code"], refusal.get("to", "")) == ("not_host", command["type"])
                    assert "Ann" in refusal["message"]
            assert await everything(party) == before
            if party.clients[0].table["status"] == "waiting":
                await party.start()

    run(story())


def test_seats_that_are_not_there_are_refused(hasty):
    async def story():
        party = await Party.gather(hasty, 2, players=4)
        before = await everything(party)
        for command in host_commands(4):
            if "seat" in command:
                command["seat"] = 4
                assert (await refused(party.host, command))["code"] == "no_such_seat"
                command["seat"] = 8
                assert (await refused(party.host, command))["code"] == "malformed"
        assert await everything(party) == before

    run(story())


def test_the_host_fills_seats_with_bots_of_a_chosen_strength(hasty):
    async def story():
        party = await Party.gather(hasty, 2, spectators=1, players=5)
        host = party.host
        await host.send({"type": "fill", "bot": "random", "seat": 3})
        await told(party, lambda table: table["seats"][3]["bot"] == "random")
        assert kinds(party.clients[1]) == ["person", "person", "empty", "bot", "empty"]
        assert seats(host)[3]["name"] in BOT_NAMES
        assert (await refused(host, {"type": "fill", "bot": "random", "seat": 1}))["code"] == "taken"
        assert (await refused(host, {"type": "fill", "bot": "random", "seat": 3}))["code"] == "taken"
        assert "greenhorn" in (await refused(host, {"type": "fill", "bot": "nobody"}))["message"]
        await host.send({"type": "fill", "bot": "greenhorn"})
        await told(party, lambda table: table["seats"][4]["bot"] == "greenhorn")
        assert [seat["bot"] for seat in seats(host)] == ["", "", "greenhorn", "random", "greenhorn"]
        names = [seat["name"] for seat in seats(host)]
        assert len(set(names)) == 5
        await host.send({"type": "replace", "bot": "random", "seat": 2})
        await told(party, lambda table: table["seats"][2]["bot"] == "random")
        assert [seat["name"] for seat in seats(host)] == names
        await party.start()
        assert [player["name"] for player in host.view["players"]] == names

    run(story())


def test_a_game_begins_with_bots_on_all_empty_seats(hasty):
    async def story():
        party = await Party.gather(hasty, 2, players=5, bot="random")
        await party.start()
        await party.drain()
        assert [seat["bot"] for seat in seats(party.clients[1])] == ["", "", "random", "random", "random"]
        assert party.host.table["status"] == "playing"
        assert (await refused(party.host, {"type": "start"}))["code"] == "not_now"

    run(story())


# ---- kicking


def test_the_host_kicks_somebody_before_the_game(hasty):
    async def story():
        party = await Party.gather(hasty, 3, spectators=1, players=4)
        kicked = party.clients.pop(1)
        await party.host.send({"type": "kick", "seat": 1})
        closing = await put_out(kicked)
        assert (closing["code"], closing["retry"]) == ("kicked", None)
        await told(party, lambda table: table["seats"][1]["kind"] == "empty")
        assert (await party.look(1)).closing["code"] == "bad_token"
        assert (await refused(party.host, {"type": "kick", "seat": 1}))["code"] == "empty"
        assert (await refused(party.host, {"type": "kick", "seat": 0}))["code"] == "not_yourself"
        # A bot can be sent away, too, and somebody else takes the seat.
        await party.host.send({"type": "fill", "bot": "random", "seat": 1})
        await party.host.send({"type": "kick", "seat": 1})
        await told(party, lambda table: table["seats"][1]["kind"] == "bot")
        await told(party, lambda table: table["seats"][1]["kind"] == "empty")
        assert await party.seat("Bob") == 1
        await party.come_in(1)
        assert kinds(party.clients[1]) == ["person", "person", "person", "empty"]

    run(story())


@pytest.mark.parametrize("way", ["kicked", "voted out"])
def test_in_a_game_a_bot_takes_the_seat_of_whoever_is_put_out(hasty, way):
    """By the host if they are gone, by vote even if they are there."""

    async def story():
        luck = Random(2)
        party = await Party.play(hasty, 3, spectators=1, players=4)
        await party.play_on(any_option(luck), most=5)
        seat = party.asked.seat or 1  # if it can be: whoever is asked right now
        kick = {"type": "kick", "seat": seat}
        assert (await refused(party.host, kick))["code"] == "present"
        name = seats(party.host)[seat]["name"]
        if way == "kicked":
            await party.go(seat)
            await party.host.send(kick)
        else:
            voted_out = party.clients.pop(seat)
            for client in party.clients.values():
                await client.send({"type": "vote", "seat": seat})
            assert (await put_out(voted_out))["code"] == "kicked"
        await told(party, lambda table: table["seats"][seat]["bot"] == "normal")
        assert seats(party.host)[seat]["name"] == name
        assert seat not in party.host.table["free"]
        assert (await party.look(seat)).closing["code"] == "bad_token"
        assert (await refused(party.host, kick))["code"] == "not_now"
        notices = (await party.look()).messages[0]["notices"]
        assert [(one["what"], one["seat"], one["name"]) for one in notices] == [
            ("put_out" if way == "kicked" else "voted_out", seat, name)
        ]
        path = f"/api/tables/{party.table}/seats"
        status, problem = await asyncio.to_thread(hasty.request, path, {"name": "Eve", "seat": seat})
        assert (status, problem["code"]) == (409, "seat")
        await party.settle()
        await party.play_on(any_option(luck))
        assert party.over

    run(story())


def test_somebody_who_has_just_gone_is_not_put_out(patient):
    async def story():
        party = await Party.gather(patient, 3, players=4)
        await party.host.send({"type": "start"})
        await party.all_hear(lambda client: client.game is not None)
        await party.go(1)
        refusal = await refused(party.host, {"type": "kick", "seat": 1})
        assert refusal["code"] == "not_gone"
        assert "seconds" in refusal["message"]

    run(story())


# ---- replacing


def test_only_the_absent_are_replaced_and_they_can_have_their_seats_back(hasty):
    async def story():
        luck = Random(3)
        party = await Party.gather(hasty, 2, spectators=1, players=4)
        replace = {"type": "replace", "seat": 1, "bot": "random"}
        before = await everything(party)
        assert (await refused(party.host, replace))["code"] == "present"
        assert "no bot" in (await refused(party.host, {**replace, "bot": "nobody"}))["message"]
        assert await everything(party) == before
        gone = party.clients[1]
        await party.go(1)
        await party.host.send(replace)
        await told(party, lambda table: table["seats"][1]["bot"] == "random")
        await party.start()
        assert seats(party.host)[1]["name"] == "Bob"
        assert (await refused(party.host, replace))["code"] == "not_now"
        # Nobody else can have the seat: somebody is to return to it.
        path = f"/api/tables/{party.table}/seats"
        status, problem = await asyncio.to_thread(hasty.request, path, {"name": "Eve", "seat": 1})
        assert (status, problem["code"]) == (409, "seat")
        await party.settle()
        await party.play_on(any_option(luck), most=3)
        await party.come_in(1)
        back = party.clients[1]
        assert (back.seat, seats(back)[1]["kind"], seats(back)[1]["connected"]) == (1, "person", True)
        assert back.view["players"][1]["role"] is not None
        assert gone.game is None
        await told(party, lambda table: table["seats"][1]["kind"] == "person")
        await party.settle()
        assert party.over or party.asked.seat in (0, 1)
        await party.play_on(any_option(luck))

    run(story())


def test_an_empty_seat_is_filled_not_replaced(hasty):
    async def story():
        party = await Party.gather(hasty, 1, players=4)
        assert (await refused(party.host, {"type": "replace", "seat": 2, "bot": "random"}))["code"] == "empty"

    run(story())


# ---- who is host


def test_the_host_passes_on_hosting_to_a_person(hasty):
    async def story():
        party = await Party.gather(hasty, 3, players=4)
        old = party.host
        await old.send({"type": "fill", "bot": "random"})
        assert (await refused(old, {"type": "pass_host", "seat": 3}))["code"] == "no_person"
        await old.send({"type": "pass_host", "seat": 2})
        await party.all_hear(lambda client: client.table["host"] == 2)
        await party.drain()
        assert [party.clients[seat].you["host"] for seat in range(3)] == [False, False, True]
        assert (await refused(old, {"type": "start"}))["code"] == "not_host"
        await party.start()
        assert party.host is party.clients[2]

    run(story())


def test_somebody_else_is_host_when_the_host_stays_away(hasty):
    async def story():
        party = await Party.play(hasty, 3, players=4)
        await party.go(0)
        await party.all_hear(lambda client: client.table["host"] == 1)
        await party.hear(party.clients[1], lambda client: client.you["host"])
        await party.come_in(0)
        assert party.clients[0].table["host"] == 1
        assert not party.clients[0].you["host"]

    run(story())


def test_the_host_stays_host_for_as_long_as_absence_is_excused(patient):
    async def story():
        party = await Party.gather(patient, 2, players=3)
        await party.go(0)
        for _ in range(3):
            await party.clients[1].drain()
        assert party.clients[1].table["host"] == 0

    run(story())


def test_whoever_comes_back_to_a_table_without_a_host_is_host(hasty):
    """The host replaces somebody who is gone, and then leaves too: the bots are alone until that person returns."""

    async def story():
        party = await Party.gather(hasty, 2, spectators=1, players=3)
        await party.go(1)
        host = party.clients.pop(0)
        await host.send({"type": "replace", "seat": 1, "bot": "random"})
        await host.send({"type": "start"})
        await host.send({"type": "leave"})
        await put_out(host)
        await party.come_in(1)
        await party.clients[1].drain()
        assert party.clients[1].table["host"] == 1
        assert party.clients[1].you["host"]

    run(story())


# ---- leaving


def test_whoever_leaves_before_the_game_frees_the_seat(hasty):
    async def story():
        party = await Party.gather(hasty, 3, spectators=1, players=4)
        leaving = party.clients.pop(0)
        window = await Client.join(hasty, party.table, party.tokens[0])
        await leaving.send({"type": "leave"})
        for client in (leaving, window):
            closing = await put_out(client)
            assert (closing["code"], closing["retry"]) == ("left", None)
        await told(party, lambda table: table["seats"][0]["kind"] == "empty")
        assert party.clients[1].table["host"] == 1
        await party.hear(party.clients[1], lambda client: client.you["host"])
        assert (await party.look(0)).closing["code"] == "bad_token"
        spectator = party.spectators.pop()
        await spectator.send({"type": "leave"})
        assert (await put_out(spectator))["code"] == "left"
        await told(party, lambda table: table["spectators"] == 0)

    run(story())


def test_whoever_leaves_in_a_game_is_played_for_by_a_bot(hasty):
    async def story():
        luck = Random(4)
        party = await Party.play(hasty, 3, players=4, bot="random")
        await party.play_on(any_option(luck), most=4)
        seat = party.asked.seat
        leaving = party.clients.pop(seat)
        await leaving.send({"type": "leave"})
        assert (await put_out(leaving))["code"] == "left"
        await told(party, lambda table: table["seats"][seat]["bot"] == "random")
        await party.drain()
        assert seats(party.host)[seat]["name"] == seats(leaving)[seat]["name"]
        await party.settle()
        await party.play_on(any_option(luck))
        # After the game the bot is there under a name of its own, once there is another one.
        assert (await party.look(seat)).closing["code"] == "bad_token"
        await party.drain()
        await party.start()
        await party.drain()
        assert seats(party.host)[seat]["name"] in BOT_NAMES

    run(story())


def test_whoever_leaves_after_a_game_frees_the_seat(hasty):
    async def story():
        party = await Party.play(hasty, 2, players=3, game="dice")
        await party.play_on(any_option(Random(5)))
        leaving = party.clients.pop(1)
        await leaving.send({"type": "leave"})
        assert (await put_out(leaving))["code"] == "left"
        await told(party, lambda table: table["seats"][1]["kind"] == "empty")
        assert await party.seat("Eve") == 1
        await party.come_in(1)
        assert party.clients[1].result is not None

    run(story())


def test_the_last_person_who_leaves_closes_the_table(hasty):
    async def story():
        for begun in (False, True):
            party = await Party.gather(hasty, 2, spectators=1, players=4)
            if begun:
                await party.start()
            for seat in (0, 1):
                leaving = party.clients.pop(seat)
                await leaving.send({"type": "leave"})
                assert (await put_out(leaving))["code"] == "left"
            assert (await put_out(party.spectators.pop()))["code"] == "closed"
            for path, body in (("", None), ("/seats", {"name": "Eve"})):
                status, problem = await asyncio.to_thread(hasty.request, f"/api/tables/{party.table}{path}", body)
                assert (status, problem.get("code")) == (404, "no_such_table"), path
            assert (await party.look()).closing["code"] == "no_such_table"

    run(story())


def test_a_table_is_not_closed_while_somebody_can_return(hasty):
    async def story():
        party = await Party.play(hasty, 2, players=3)
        await party.go(1)
        leaving = party.clients.pop(0)
        await leaving.send({"type": "leave"})
        await put_out(leaving)
        await party.come_in(1)
        await party.settle()
        assert party.clients[1].you["host"]
        await party.play_on(any_option(Random(6)))
        assert party.over

    run(story())


# ---- coming in while others play


def test_somebody_takes_the_seat_of_a_bot_in_a_running_game(hasty):
    async def story():
        luck = Random(7)
        party = await Party.play(hasty, 1, spectators=1, players=4)
        await party.play_on(any_option(luck), most=4)
        assert await party.seat("Eve", 2) == 2
        await told(party, lambda table: table["seats"][2]["name"] == "Eve")
        await party.come_in(2)
        eve = party.clients[2]
        assert eve.view["seat"] == 2
        assert eve.view["players"][2]["role"] is not None
        assert len(eve.view["hand"]) == eve.view["players"][2]["hand_size"]
        await party.settle()
        await party.play_on(any_option(luck), until=lambda: party.asked is eve)
        await party.play_on(any_option(luck))
        names = [seat["name"] for seat in seats(eve)]
        for name in ("Fay", "Gil"):
            await party.seat(name)
        status, problem = await asyncio.to_thread(hasty.request, f"/api/tables/{party.table}/seats", {"name": "Hal"})
        assert (status, problem["code"]) == (409, "seat")
        assert names[0] == "Ann"

    run(story())


def test_names_are_told_apart(hasty):
    async def story():
        party = await Party.gather(hasty, 1, players=4)
        for name in ("ann", "Ann", "ANN"):
            await party.seat(name)
        await told(party, lambda table: all(seat["name"] for seat in table["seats"]))
        names = [seat["name"].casefold() for seat in seats(party.host)]
        assert len(set(names)) == 4

    run(story())
