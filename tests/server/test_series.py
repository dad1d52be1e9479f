"""From game to game at one table: ready, rematch, series, seats, other settings."""

import asyncio
from random import Random

import pytest

from boothill.server.room.seats import BOT_NAMES
from support.clients import any_option, run
from support.parties import Party, put_out, refused

QUICK = {"game": "dice", "players": 3}
"""The game that is over soonest."""


async def finish(party, luck=None):
    """Play the game to its end; everybody knows what the table is like then."""
    await party.play_on(any_option(luck or Random(1)))
    await party.drain()
    assert party.host.table["status"] == "over"


def names(client):
    return [seat["name"] for seat in client.table["seats"]]


def wins(client):
    return [seat["wins"] for seat in client.table["seats"]]


# ---- ready


def test_the_first_game_begins_when_all_seats_are_taken_and_all_people_are_ready(hasty):
    async def story():
        party = await Party.gather(hasty, 2, spectators=1, **QUICK)
        for seat in (0, 1):
            await party.clients[seat].send({"type": "ready"})
        await party.all_hear(lambda client: client.table["seats"][1]["ready"])
        await party.drain()
        assert party.host.game is None  # a seat is empty
        await party.seat("Cat", 2)
        await party.all_hear(lambda client: client.table["seats"][2]["kind"] == "person")
        await party.come_in(2)
        await party.clients[0].send({"type": "ready", "ready": False})
        await party.all_hear(lambda client: not client.table["seats"][0]["ready"])
        await party.clients[2].send({"type": "ready"})
        await party.all_hear(lambda client: client.table["seats"][2]["ready"])
        assert [seat["ready"] for seat in party.host.table["seats"]] == [False, True, True]
        assert party.host.game is None
        assert (await refused(party.spectators[0], {"type": "ready"}))["code"] == "spectator"
        await party.clients[0].send({"type": "ready"})
        await party.begun(1)
        assert (await refused(party.clients[1], {"type": "ready"}))["code"] == "not_now"

    run(story())


def test_nobody_is_left_behind_when_the_first_game_begins(hasty):
    """Before the first game somebody who is not there is waited for."""

    async def story():
        party = await Party.gather(hasty, 3, **QUICK)
        await party.go(2)
        for seat in (0, 1):
            await party.clients[seat].send({"type": "ready"})
        await party.drain()
        assert party.host.game is None
        await party.come_in(2)
        await party.clients[2].send({"type": "ready"})
        await party.begun(1)

    run(story())


def test_whoever_goes_is_not_ready_any_more(hasty):
    async def story():
        party = await Party.gather(hasty, 2, **QUICK)
        await party.clients[1].send({"type": "ready"})
        await party.all_hear(lambda client: client.table["seats"][1]["ready"])
        await party.go(1)
        assert not party.host.table["seats"][1]["ready"]

    run(story())


# ---- rematch


def test_a_rematch_keeps_the_seats_and_bots_play_for_those_who_are_gone(hasty):
    async def story():
        luck = Random(2)
        party = await Party.play(hasty, 3, spectators=1, game="dice", players=5)
        await finish(party, luck)
        before = names(party.host)
        first = party.host.result
        await party.go(2)
        for seat in (0, 1):
            await party.clients[seat].send({"type": "ready"})
        await party.begun(2)
        await party.drain()
        table = party.host.table
        assert names(party.host) == before
        assert (table["seats"][2]["kind"], table["seats"][2]["bot"]) == ("bot", "normal")
        assert party.host.game["commitment"] != first["commitment"]
        assert (await party.look()).view["players"][2]["name"] == "Cat"
        # The seat is still hers.
        await party.come_in(2)
        assert party.clients[2].seat == 2
        await party.all_hear(lambda client: client.table["seats"][2]["kind"] == "person")
        await party.settle()
        await finish(party, luck)
        games = (await asyncio.to_thread(hasty.get, f"/api/tables/{party.table}/games"))["games"]
        assert sorted(game["number"] for game in games) == [1, 2]
        for number in (1, 2):
            path = f"/api/tables/{party.table}/games/{number}/replay"
            assert (await asyncio.to_thread(hasty.get, path))["over"]
        assert (await asyncio.to_thread(hasty.request, f"/api/tables/{party.table}/games/3/replay"))[0] == 404

    run(story())


@pytest.mark.parametrize("how", ["leaves", "is kicked"])
def test_nobody_waits_for_somebody_who_is_gone_for_good(hasty, how):
    """After a game all but one are ready; when that one has no seat any more the next game begins."""

    async def story():
        party = await Party.play(hasty, 3, **QUICK)
        await finish(party)
        for seat in (0, 1):
            await party.clients[seat].send({"type": "ready"})
            await party.all_hear(lambda client, seat=seat: client.table["seats"][seat]["ready"])
        gone = party.clients.pop(2)
        if how == "leaves":
            await gone.send({"type": "leave"})
        else:
            await party.host.send({"type": "kick", "seat": 2})
        await put_out(gone)
        await party.begun(2)
        await party.drain()
        assert names(party.host)[2] in BOT_NAMES

    run(story())


def test_an_answer_to_the_last_game_is_stale_in_the_next(hasty):
    async def story():
        party = await Party.play(hasty, 2, **QUICK)
        await finish(party)
        await party.start()
        asked = party.asked
        message = {"type": "answer", "game": 1, "question": asked.asked["question"], "option": 0}
        assert (await refused(asked, message))["code"] == "stale"
        assert asked.is_asked

    run(story())


# ---- series


@pytest.mark.rule("BASE-SERIES-1", "BASE-SERIES-4", "BASE-SERIES-6")
def test_a_series_counts_wins_passes_the_badge_and_lets_survivors_keep_their_characters(hasty):
    async def story():
        luck = Random(3)
        party = await Party.play(hasty, 2, players=4, games=3, badge=True, bot="random")
        won, last, kept = [0] * 4, -1, {}
        for number in (1, 2, 3):
            view = party.host.view
            sheriff = [player["role"] for player in view["players"]].index("sheriff")
            if number > 1:
                assert sheriff == (last + 1) % 4
                for seat, character in kept.items():
                    assert view["players"][seat]["character"] == character
            seated = names(party.host)
            await finish(party, luck)
            for seat in party.host.result["winners"]:
                won[seat] += 1
            assert wins(party.host) == won
            last = sheriff
            kept = {}
            if number < 3:
                for seat, client in party.clients.items():
                    player = client.view["players"][seat]
                    if player["in_game"]:
                        kept[seat] = player["character"]
                    await client.send({"type": "ready", "keep": True})
                await party.begun(number + 1)
                await party.drain()
                assert names(party.host) == seated
        # The series is over; the next game is the first of another one.
        await party.start()
        await party.drain()
        assert wins(party.host) == [0] * 4

    run(story())


@pytest.mark.rule("BASE-SERIES-1")
def test_the_eliminated_cannot_keep_their_characters(hasty):
    """Who is out takes a new character. That it may be the same by chance is why this looks at what was dealt from."""

    async def story():
        luck = Random(4)
        party = await Party.play(hasty, 4, players=4, games=9)
        for number in range(2, 5):
            await finish(party, luck)
            out = [seat for seat, client in party.clients.items() if not client.view["players"][seat]["in_game"]]
            for client in party.clients.values():
                await client.send({"type": "ready", "keep": True})
            await party.begun(number)
            await finish(party, luck)
            kept = party.host.result["options"]["characters"]
            assert [seat for seat in range(4) if kept[seat] is None] == out
            await party.start()
            if out:
                return
        raise AssertionError("nobody was eliminated in three games")

    run(story())


def test_without_asking_nobody_keeps_a_character(hasty):
    async def story():
        party = await Party.play(hasty, 2, players=4, games=2)
        await finish(party)
        await party.start()
        await finish(party)
        assert party.host.result["options"].get("characters") in (None, [None] * 4)

    run(story())


def test_people_change_seats_between_series_only(hasty):
    async def story():
        party = await Party.play(hasty, 2, spectators=1, seating="rotate", games=2, **QUICK)
        await finish(party)
        before = names(party.host)
        await party.start()
        await finish(party)
        assert names(party.host) == before
        tokens = dict(party.tokens)
        ann, bob = party.clients[0], party.clients[1]
        host = party.host
        party.clients = {1: ann, 2: bob}
        party.tokens = {1: tokens[0], 2: tokens[1]}
        await host.send({"type": "start"})
        await party.begun(3)
        await party.drain()
        assert names(host) == before[-1:] + before[:-1]
        assert (ann.seat, bob.seat) == (1, 2)
        assert host.you["host"]
        assert host.table["host"] == 1
        assert ann.view["seat"] == 1
        assert ann.view["players"][1]["name"] == "Ann"
        assert (await party.look(2)).seat == 2
        await finish(party)

    run(story())


def test_seats_are_shuffled_between_series(hasty):
    async def story():
        party = await Party.play(hasty, 1, seating="shuffle", game="dice", players=8)
        ann = party.host
        orders = {tuple(names(ann))}
        for _ in range(2):
            await finish(party)
            token = party.tokens.popitem()[1]
            number = ann.table["game"] + 1
            await ann.send({"type": "start"})
            await party.hear(ann, lambda client, number=number: client.game["number"] == number)
            party.clients, party.tokens = {ann.seat: ann}, {ann.seat: token}
            await party.begun(number)
            await ann.drain()
            assert ann.you["host"]
            assert ann.table["host"] == ann.seat
            assert names(ann)[ann.seat] == "Ann" == ann.view["players"][ann.seat]["name"]
            assert (await party.look(ann.seat)).seat == ann.seat
            orders.add(tuple(names(ann)))
        assert len(orders) > 1  # all alike once in 1.6 thousand million times
        assert len({frozenset(order) for order in orders}) == 1

    run(story())


# ---- other settings


def test_the_host_changes_the_table_between_games(hasty):
    async def story():
        party = await Party.gather(hasty, 2, spectators=1, players=4)
        host = party.host
        configure = {"type": "configure", "settings": {"players": 6, "sets": ["base", "dodge_city"]}}
        await host.send(configure)
        await party.all_hear(lambda client: len(client.table["seats"]) == 6)
        assert names(host)[:2] == ["Ann", "Bob"]
        await host.send({"type": "configure", "settings": {"players": 3, "game": "dice", "bot": "random"}})
        await party.all_hear(lambda client: len(client.table["seats"]) == 3)
        await party.start()
        assert (await refused(host, configure))["code"] == "not_now"
        assert set(host.view) >= {"dice", "pile"}
        await finish(party)
        await host.send({"type": "configure", "settings": {"players": 4, "game": "bang"}})
        await party.all_hear(lambda client: len(client.table["seats"]) == 4)
        await party.start()
        assert len(host.view["players"]) == 4
        assert "hand" in host.view
        assert (await asyncio.to_thread(hasty.get, f"/api/tables/{party.table}"))["settings"]["players"] == 4

    run(story())


def test_settings_that_make_no_table_are_refused(hasty):
    async def story():
        party = await Party.gather(hasty, 4, players=5)
        path = f"/api/tables/{party.table}"
        before = await asyncio.to_thread(hasty.get, path)
        for settings, hint in (
            ({"players": 3}, "people"),
            ({"players": 9}, "players"),
            ({"players": 4, "sets": ["base", "nothing"]}, "set"),
            ({"players": 4, "sets": ["dodge_city"]}, "base"),
            ({"players": 4, "game": "dice", "shadow": True}, "shadow"),
            ({"players": 4, "bot": "nobody"}, "bot"),
            ({"players": 4, "game": "dice", "badge": True}, "badge"),
            ({"players": 4, "timers": {"turn": 1}}, "turn"),
            ({"players": 4, "colour": "red"}, "colour"),
        ):
            refusal = await refused(party.host, {"type": "configure", "settings": settings})
            assert hint in refusal["message"], refusal
        assert await asyncio.to_thread(hasty.get, path) == before
        await party.host.send({"type": "configure", "settings": {"players": 4}})
        await party.all_hear(lambda client: len(client.table["seats"]) == 4)
        assert names(party.host) == ["Ann", "Bob", "Cat", "Dan"]

    run(story())


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_somebody_comes_to_a_table_that_has_grown_after_its_game(hasty, game):
    """The game that is over had fewer seats than the table has now."""

    async def story():
        party = await Party.play(hasty, 2, spectators=1, players=3, game=game)
        await finish(party)
        await party.host.send({"type": "configure", "settings": {"players": 5, "game": game}})
        await party.all_hear(lambda client: len(client.table["seats"]) == 5)
        assert await party.seat("Eve", 4) == 4
        await party.come_in(4)
        assert party.clients[4].seat == 4
        await party.start()
        assert len(party.clients[4].view["players"]) == 5
        await finish(party)

    run(story())


def test_people_still_see_their_own_game_after_a_table_has_shrunk(hasty):
    """They move up when a bot's seat is taken away; of the game that is over they see what they saw, or nothing."""

    async def story():
        party = await Party.gather(hasty, 1, players=5)
        await party.host.send({"type": "fill", "bot": "random"})
        await party.all_hear(lambda client: all(seat["name"] for seat in client.table["seats"]))
        await party.seat("Bob", 4)
        await party.come_in(4)
        await party.start()
        await finish(party)
        bob = party.clients[4]
        await party.host.send({"type": "configure", "settings": {"players": 4}})
        await party.all_hear(lambda client: len(client.table["seats"]) == 4)
        await bob.drain()
        assert bob.seat == 3
        party.tokens = {0: party.tokens[0], 3: party.tokens[4]}
        party.clients = {0: party.clients[0], 3: bob}
        view = (await party.look(3)).view
        assert not view or view["players"][view["seat"]]["name"] == "Bob"
        await party.start()
        assert bob.view["seat"] == 3

    run(story())


def test_a_bot_that_played_for_somebody_who_left_gets_a_name_of_its_own(hasty):
    async def story():
        party = await Party.play(hasty, 2, **QUICK)
        leaving = party.clients.pop(1)
        await leaving.send({"type": "leave"})
        await put_out(leaving)
        await party.settle()
        await finish(party)
        assert names(party.host)[1] == "Bob"
        await party.start()
        await party.drain()
        assert names(party.host)[1] in BOT_NAMES
        assert party.host.view["players"][1]["name"] == names(party.host)[1]

    run(story())
