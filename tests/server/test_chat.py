"""What people at a table can do beside playing: chat, signs, more time, hurrying bots, watching everything once out."""

import asyncio
from random import Random

import pytest

from support.clients import Client, any_option, run
from support.parties import Party, known, put_out, refused
from support.serving import serving


async def heard(client, kind):
    """All messages of a kind that somebody has heard by now."""
    await client.drain()
    return [message for message in client.messages if message["type"] == kind]


async def lines(client):
    """All lines of chat that somebody has heard by now, by whom and what."""
    return [(message["line"]["name"], message["line"]["text"]) for message in await heard(client, "chat")]


# ---- chat and signs


def test_everybody_hears_what_is_said_and_newcomers_are_shown_it(hasty):
    async def story():
        party = await Party.gather(hasty, 2, spectators=1, players=4)
        ann, bob, spectator = party.clients[0], party.clients[1], party.spectators[0]
        await ann.send({"type": "chat", "text": "  Howdy\u202e,\n\tpartners \u0007 "})
        await ann.drain()
        await spectator.send({"type": "chat", "text": "Good luck!"})
        await spectator.drain()
        for client in party.everybody:
            assert await lines(client) == [("Ann", "Howdy, partners"), ("", "Good luck!")]
        newcomer = await party.look(1)
        said = newcomer.messages[0]["chat"]
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [
            (0, "Ann", "Howdy, partners"),
            (-1, "", "Good luck!"),
        ]
        await ann.send({"type": "emote", "emote": "tip_hat"})
        await ann.drain()
        for client in party.everybody:
            (sign,) = await heard(client, "emote")
            assert (sign["seat"], sign["emote"]) == (0, "tip_hat")
        assert (await refused(spectator, {"type": "emote", "emote": "hello"}))["code"] == "spectator"
        assert "tip_hat" in (await refused(bob, {"type": "emote", "emote": "dance"}))["message"]
        for empty in ("", "   ", "\u200b\u200b"):
            await refused(bob, {"type": "chat", "text": empty})
        await refused(bob, {"type": "chat", "text": "x" * 801})
        await bob.send({"type": "chat", "text": "x" * 800})
        assert (await lines(ann))[-1] == ("Bob", "x" * 200)

    run(story())


def test_the_host_mutes_somebody(hasty):
    async def story():
        party = await Party.gather(hasty, 2, players=4)
        ann, bob = party.clients[0], party.clients[1]
        await ann.send({"type": "mute", "seat": 1})
        await party.all_hear(lambda client: client.table["seats"][1]["muted"])
        for message in ({"type": "chat", "text": "Hey!"}, {"type": "emote", "emote": "angry"}):
            assert (await refused(bob, message))["code"] == "muted"
        assert await lines(ann) == []
        assert (await refused(ann, {"type": "mute", "seat": 3}))["code"] == "no_person"
        await ann.send({"type": "mute", "seat": 1, "muted": False})
        await party.all_hear(lambda client: not client.table["seats"][1]["muted"])
        await bob.send({"type": "chat", "text": "Thanks."})
        await bob.drain()
        assert await lines(ann) == [("Bob", "Thanks.")]
        # Being muted does not stop anybody from playing.
        await ann.send({"type": "mute", "seat": 1})
        await party.start()
        await party.play_on(any_option(Random(1)), until=lambda: party.asked is bob, most=100)
        await party.play_on(any_option(Random(1)), most=1)
        assert not [refusal for refusal in bob.refusals if refusal.get("to", "") == "answer"]

    run(story())


@pytest.mark.parametrize(
    ("settings", "talks"),
    [({}, True), ({"public": True}, False), ({"public": True, "chat": True}, True), ({"chat": False}, False)],
)
def test_there_is_chat_where_the_table_has_one_and_at_public_tables_only_if_it_is_wanted(hasty, settings, talks):
    async def story():
        party = await Party.gather(hasty, 2, players=4, **settings)
        ann, bob = party.clients[0], party.clients[1]
        if talks:
            await ann.send({"type": "chat", "text": "Howdy"})
            await ann.drain()
        else:
            assert (await refused(ann, {"type": "chat", "text": "Howdy"}))["code"] == "no_chat"
        assert await lines(bob) == ([("Ann", "Howdy")] if talks else [])
        await ann.send({"type": "emote", "emote": "hello"})
        await ann.drain()
        assert len(await heard(bob, "emote")) == 1

    run(story())


def test_a_table_without_spectators_shows_itself_to_nobody_else(hasty):
    async def story():
        party = await Party.gather(hasty, 1, players=4, spectators=0)
        assert (await party.look()).closing is None
        await party.host.send({"type": "configure", "settings": {"players": 4, "spectators": False}})
        await party.host.drain()
        assert (await party.look()).closing["code"] == "no_spectators"
        assert (await party.look(0)).closing is None

    run(story())


# ---- time


def test_more_time_is_given_three_times_a_question_and_only_to_whom_it_is_put(hasty):
    async def story():
        timers = {"turn": 1000, "choice": 1000, "reaction": 1000}
        party = await Party.play(hasty, 2, spectators=1, players=3, timers=timers)
        asked = party.asked
        other = party.clients[1 - asked.seat]
        message = {"type": "more_time", "game": 1, "question": asked.asked["question"]}
        before = known(asked)
        assert (await refused(other, message))["code"] == "not_yours"
        assert (await refused(party.spectators[0], message))["code"] == "spectator"
        assert (await refused(asked, {**message, "question": message["question"] + 1}))["code"] == "stale"
        assert not await heard(asked, "asked")
        for time in (1, 2, 3):
            await asked.send(message)
            await asked.drain()
            for client in party.everybody:
                assert len(await heard(client, "asked")) == time
            assert asked.asked["left"] <= asked.asked["total"] == 1000
        assert (await refused(asked, message))["code"] == "no_more_time"
        assert known(asked) == before
        # The next question has its own.
        await party.play_on(any_option(Random(1)), most=1)
        if not party.over:
            asked = party.asked
            await asked.send({**message, "question": asked.asked["question"]})
            await asked.drain()
            assert not [refusal for refusal in asked.refusals if refusal.get("question") == asked.asked["question"]]

    run(story())


def test_where_there_is_no_clock_there_is_no_more_time(hasty):
    async def story():
        timers = {"turn": None, "choice": None, "reaction": None}
        party = await Party.play(hasty, 2, players=3, timers=timers)
        asked = party.asked
        assert not {"left", "total"} & asked.asked.keys()
        message = {"type": "more_time", "game": 1, "question": asked.asked["question"]}
        assert (await refused(asked, message))["code"] == "no_more_time"

    run(story())


def test_bots_hurry_once_all_people_who_are_there_want_it(patient):
    """Here bots think for a minute: what happens happens because nobody wants to wait for them."""

    async def story():
        party = await Party.gather(patient, 2, spectators=1, players=8, game="dice")
        ann, bob = party.clients[0], party.clients[1]
        await party.host.send({"type": "start"})
        await party.all_hear(lambda client: client.game is not None)
        while ann.asked["seat"] < 2:  # until a bot is asked
            asked = party.clients[ann.asked["seat"]]
            party.answered = ann.asked["question"]
            await asked.answer(0)
            await party.all_hear(lambda client: client.asked["question"] > party.answered)
        number = ann.asked["question"]
        await ann.send({"type": "hurry", "on": True})
        await ann.drain()
        assert (await refused(party.spectators[0], {"type": "hurry", "on": True}))["code"] == "spectator"
        await party.drain()
        assert {client.asked["question"] for client in party.everybody} == {number}
        await bob.send({"type": "hurry", "on": True})
        await party.settle()
        assert party.over or party.asked.asked["question"] > number

    run(story())


# ---- watching everything


async def eliminated(server, **settings):
    """A game in which a person is out, has nothing left to say, and the game goes on: the party, and that person."""
    luck = Random(1)
    while True:
        party = await Party.play(server, 4, spectators=1, **settings)

        def out(party=party):
            gone = party.spectators[0].view["eliminated"]
            return [seat for seat in gone if seat in party.clients and party.asked.seat not in gone]

        await party.play_on(any_option(luck), until=out)
        if not party.over:
            await party.drain()
            return party, party.clients[out()[0]]
        await party.close()


@pytest.mark.parametrize("settings", [{"players": 5}, {"players": 5, "game": "dice"}], ids=["bang", "dice"])
def test_whoever_is_out_may_watch_everything_and_is_not_heard_by_the_living_any_more(hasty, settings):
    async def story():
        party, ghost = await eliminated(hasty, **settings)
        spectator = party.spectators[0]
        living = party.asked
        assert ghost.you["may_watch_everything"]
        assert not living.you["may_watch_everything"]
        watch = {"type": "watch", "what": "everything"}
        for client in (living, spectator):
            before = known(client)
            assert (await refused(client, watch))["code"] == "not_out"
            assert known(client) == before
        # Until they look they are heard.
        await ghost.send({"type": "chat", "text": "Shot!"})
        await ghost.drain()
        assert len(await lines(living)) == 1
        await ghost.send(watch)
        await party.hear(ghost, lambda client: client.you["watching"] == "everything")
        players = ghost.view["players"]
        assert all(player["role"] for player in players)
        if "hand" in players[0]:
            assert all(len(player["hand"]) == player["hand_size"] for player in players)
        assert not all(player["role"] for player in spectator.view["players"])
        for message in ({"type": "chat", "text": "Dan is the Outlaw."}, {"type": "emote", "emote": "laugh"}):
            await ghost.send(message)
            await ghost.drain()
        assert (await lines(ghost))[-1][1] == "Dan is the Outlaw."
        assert (await heard(ghost, "chat"))[-1]["line"]["aside"]
        assert (await heard(ghost, "emote"))[-1]["aside"]
        for client in (living, spectator):
            assert len(await lines(client)) == 1
            assert not await heard(client, "emote")
        assert len((await party.look(living.seat)).messages[0]["chat"]) == 1
        assert len((await party.look()).messages[0]["chat"]) == 1
        # They hear the living, see the game go on, and cannot go back.
        await living.send({"type": "chat", "text": "Quiet here."})
        await living.drain()
        assert (await lines(ghost))[-1][1] == "Quiet here."
        assert (await refused(ghost, {"type": "watch", "what": "public"}))["code"] == "not_now"
        await party.play_on(any_option(Random(2)), most=10)
        if not party.over:
            window = await party.look(ghost.seat)
            assert window.you["watching"] == "everything"
            assert window.view == ghost.view
        await party.play_on(any_option(Random(2)))
        await party.drain()
        again = await party.look(ghost.seat)
        assert again.you["watching"] == "seat"

    run(story())


def test_whoever_has_seen_everything_is_not_heard_by_the_living_after_coming_back_either(hasty):
    async def story():
        party, ghost = await eliminated(hasty, players=5)
        seat = ghost.seat
        await ghost.send({"type": "watch", "what": "everything"})
        await party.hear(ghost, lambda client: client.you["watching"] == "everything")
        await party.go(seat)
        await party.come_in(seat)
        ghost = party.clients[seat]
        living = party.asked
        await ghost.send({"type": "chat", "text": "Dan is the Outlaw."})
        await ghost.drain()
        assert await lines(living) == []

    run(story())


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 5, "shadow": True},
        {"players": 5, "sets": ["base", "high_noon"]},
        {"players": 5, "sets": ["base", "fistful"]},
    ],
    ids=["shadows", "ghost town", "dead man"],
)
def test_nobody_watches_everything_who_may_come_back(hasty, settings):
    """An event that brings players back may still come, as long as it has not been seen."""

    async def story():
        while True:
            party, ghost = await eliminated(hasty, **settings)
            if "ghost_town" not in str(ghost.events) and "dead_man" not in str(ghost.events):
                break
            await party.close()
        assert not ghost.you["may_watch_everything"]
        before = known(ghost)
        assert (await refused(ghost, {"type": "watch", "what": "everything"}))["code"] == "not_out"
        assert known(ghost) == before

    run(story())


def test_a_second_window_of_whoever_watches_everything_does_so_too(hasty):
    async def story():
        party, ghost = await eliminated(hasty, players=5)
        window = await Client.join(hasty, party.table, party.tokens[ghost.seat])
        assert window.you["watching"] == "seat"
        await window.send({"type": "watch", "what": "everything"})
        for client in (ghost, window):
            await party.hear(client, lambda client: client.you["watching"] == "everything")
        assert ghost.view == window.view

    run(story())


def test_a_game_can_be_watched_from_the_lobby_without_learning_anything_hidden(hasty):
    """What everybody may know of a table is the same before and after somebody looks at everything, but that nobody can
    sit down any more.
    """

    async def story():
        party, ghost = await eliminated(hasty, players=5)
        before = await asyncio.to_thread(hasty.get, f"/api/tables/{party.table}")
        before["free"] = []
        spectator = known(party.spectators[0])
        await ghost.send({"type": "watch", "what": "everything"})
        await ghost.drain()
        assert await asyncio.to_thread(hasty.get, f"/api/tables/{party.table}") == before
        assert known(await party.look()) == spectator

    run(story())


# ---- spectators


def test_spectators_have_names_and_the_host_silences_them_and_puts_them_out(tmp_path):
    """Everybody here has one address: what is done to spectators is not done to players."""

    async def story(server):
        party = await Party.gather(server, 2, players=4)
        ann, bob = party.clients[0], party.clients[1]
        zoe = await Client.join(server, party.table, name="Zoe")
        await party.hear(ann, lambda client: [one["name"] for one in client.table["watchers"]] == ["Zoe"])
        number = zoe.you["watcher"]
        await ann.send({"type": "mute", "spectator": number})
        await party.hear(zoe, lambda client: client.table["watchers"][0]["muted"])
        assert (await refused(zoe, {"type": "chat", "text": "Hey!"}))["code"] == "muted"
        await ann.send({"type": "mute", "spectator": number, "muted": False})
        await party.hear(zoe, lambda client: not client.table["watchers"][0]["muted"])
        await zoe.send({"type": "chat", "text": "Hey!"})
        await zoe.drain()
        assert await lines(bob) == [("Zoe", "Hey!")]
        await ann.send({"type": "kick", "spectator": number})
        assert (await put_out(zoe))["code"] == "kicked"
        closing = (await party.look()).closing
        assert (closing["code"], closing["retry"]) == ("kicked", None)
        assert (await party.look(1)).closing is None
        await party.seat("Zoe")

    with serving(tmp_path) as server:
        run(story(server))


def test_coming_again_does_not_let_anybody_say_more(hasty):
    async def story():
        party = await Party.gather(hasty, 2, players=4)
        ann, bob = party.clients[0], party.clients[1]
        for _ in range(4):
            for _ in range(6):
                await ann.send({"type": "chat", "text": "Howdy"})
            await ann.drain()
            await ann.close()
            ann = await Client.join(hasty, party.table, party.tokens[0])
        assert len(await lines(bob)) < 12

    run(story())
