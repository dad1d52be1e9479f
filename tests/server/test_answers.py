"""Answers: one counts for each question, and whatever else comes is refused with a sentence and changes nothing."""

import asyncio
from random import Random

import pytest

from support.clients import Client, any_option, run
from support.parties import Party, known
from support.serving import serving

HOLD = 0.02
"""Seconds for which answers to hidden questions are held back: long enough that a second one comes in between."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Whoever is gone is stood in for at once."""
    with serving(tmp_path_factory.mktemp("server"), absence=0, hold_min=HOLD, hold_max=HOLD) as found:
        yield found


def answer_to(client, option, **fields):
    """An answer to the question that is open for this client, or to something a little different."""
    right = {"type": "answer", "game": client.game["number"], "question": client.asked["question"], "option": option}
    return {**right, **fields}


def check_refusal(refusal, code, to="answer"):
    """It has this code, a sentence, and says which question is open."""
    assert refusal["code"] == code, refusal
    assert refusal.get("to", "") == to
    assert refusal["message"].endswith(".")
    assert not refusal["message"][0].islower()
    if code in ("stale", "not_yours", "no_such_option"):
        assert refusal.get("question") is not None
    return refusal


# ---- races


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_of_two_answers_from_two_devices_exactly_one_counts(server, game):
    async def story():
        luck = Random(game)
        party = await Party.gather(server, 3, players=3, game=game)
        others = {seat: await Client.join(server, party.table, token) for seat, token in party.tokens.items()}
        party.spectators += others.values()  # they listen, too
        await party.start()
        counted, sentences = [], set()
        for _ in range(40):
            if party.over:
                break
            devices = [party.asked, others[party.asked.seat]]
            luck.shuffle(devices)
            number, most = party.asked.asked["question"], len(party.asked.choices["options"])
            options = luck.sample(range(most), 2) if most > 1 else [0, 0]
            for device in devices:
                device.refusals.clear()
            party.answered = number
            await asyncio.gather(*(device.answer(option) for device, option in zip(devices, options, strict=True)))
            await party.settle()
            for device in devices:
                await device.drain()
            assert party.over or party.asked.asked["question"] == number + 1
            refused = [device for device in devices if device.refusals]
            assert len(refused) == 1
            assert len(refused[0].refusals) == 1
            refusal = refused[0].refusals[0]
            if party.over and refusal["code"] == "no_game":  # the one that counted was the last of the game
                assert refusal.get("question") is None
            else:
                check_refusal(refusal, "stale")
                assert refusal.get("question") in (number, number + 1)
            sentences.add(refusal["message"].replace(str(number), "N").replace(str(number + 1), "N+1"))
            counted.append(options[1 - devices.index(refused[0])])
        assert len(counted) >= 10
        for client in party.everybody:
            assert known(client) == known(await party.look(client.seat))
        await party.play_on(any_option(luck))
        record = await asyncio.to_thread(server.get, party.everybody[0].result["replay"])
        assert [index for index, _ in record["answers"]][: len(counted)] == counted
        if game == "bang":  # answers that are held back, and those that are told at once
            assert "Question N is answered already; wait for what comes of it." in sentences

    run(story())


def test_an_answer_after_a_bot_has_stood_in_for_the_absent_is_stale(server):
    async def story():
        party = await Party.play(server, 3, players=3)
        for _ in range(5):
            gone = party.asked
            late = answer_to(gone, 0)
            await party.go(gone.seat)
            await party.settle()  # the others are asked now: a bot has answered all they were asked
            if party.over:
                break
            await party.come_in(gone.seat)
            client = party.clients[gone.seat]
            before = await party.standing()
            await client.send(late)
            await client.drain()
            refusal = check_refusal(client.refusals[-1], "stale")
            assert refusal.get("question") == party.asked.asked["question"] > late["question"]
            assert await party.standing() == before
            await party.settle()
            await party.play_on(any_option(Random(1)), most=3)
            if party.over:
                break

    run(story())


def test_an_answer_that_was_sent_before_the_connection_was_lost_counts(server):
    async def story():
        luck = Random(8)
        party = await Party.play(server, 3, players=3)
        sent = {}
        for _ in range(6):
            if party.over:
                break
            gone, seat = party.asked, party.asked.seat
            option = luck.randrange(len(gone.choices["options"]))
            party.answered = gone.asked["question"]
            sent[party.answered] = option
            await gone.answer(option)
            await party.go(seat)
            await party.come_in(seat)
            await party.settle()
        await party.play_on(any_option(luck))
        record = await asyncio.to_thread(server.get, party.everybody[0].result["replay"])
        assert {number: record["answers"][number - 1][0] for number in sent} == sent

    run(story())


def test_against_the_clock_the_bot_that_sits_in_wins_and_the_person_takes_over_again(server):
    """The only wait in these tests: no table has a shorter clock."""

    async def story():
        luck = Random(3)
        party = await Party.play(server, 3, players=3, timers={"turn": 5, "choice": None, "reaction": None})
        await party.play_on(any_option(luck), until=lambda: party.asked.asked["kind"] == "play")
        slow = party.asked
        late = answer_to(slow, 0)
        assert 0 < slow.asked["left"] <= slow.asked["total"] == 5
        assert not slow.you["stood_in"]
        # They do nothing: when their time is over a bot answers, and whatever else they are asked.
        del party.clients[slow.seat]
        await party.settle()
        await party.hear(slow, lambda client: client.asked["question"] == party.asked.asked["question"])
        assert slow.you["stood_in"]
        before = known(slow)
        await slow.send(late)
        await slow.drain()
        check_refusal(slow.refusals[-1], "stale")
        assert known(slow) == before
        assert slow.you["stood_in"]
        # They take over: now they are waited for again.
        await slow.send({"type": "back"})
        await party.hear(slow, lambda client: not client.you["stood_in"])
        party.clients[slow.seat] = slow
        await party.play_on(any_option(luck), until=lambda: party.asked is slow)
        if not party.over:
            await slow.drain()
            assert slow.is_asked
            await party.answer(0)
        assert len(slow.refusals) == 1

    run(story())


# ---- what is refused


def wrong_answers(party):
    """Who says what, and why it is refused."""
    asked, other = party.asked, next(client for client in party.clients.values() if client is not party.asked)
    number, most = asked.asked["question"], len(asked.choices["options"])
    last = 2**53 - 1
    return [
        *((asked, {"question": wrong}, "stale") for wrong in (0, number - 1, number + 1, last)),
        *((asked, {"game": wrong}, "stale") for wrong in (0, 2, last)),
        *((asked, {"option": wrong}, "no_such_option") for wrong in (most, most + 1, last)),
        *((asked, {"option": wrong}, "malformed") for wrong in (-1, last + 1, 0.5, "0", None, [0], True)),
        *((asked, {"question": wrong}, "malformed") for wrong in (-1, "1", None)),
        (asked, {"seat": asked.seat}, "malformed"),
        (other, {}, "not_yours"),
        (other, {"option": last}, "not_yours"),
        (other, {"question": number - 1}, "stale"),
        (party.spectators[0], {}, "spectator"),
        (asked, {"type": "more_time", "question": number + 1}, "stale"),
        (other, {"type": "more_time"}, "not_yours"),
        (party.spectators[0], {"type": "more_time"}, "spectator"),
    ]


@pytest.mark.parametrize(
    "settings",
    [{"players": 4}, {"players": 4, "sets": ["base", "fistful", "gold_rush"]}, {"players": 4, "game": "dice"}],
    ids=["base", "sets", "dice"],
)
def test_wrong_answers_are_refused_and_change_nothing(server, settings):
    async def story():
        luck = Random(str(settings))
        party = await Party.play(server, 3, spectators=1, **settings)
        for answers in (0, 3, 9):
            await party.play_on(any_option(luck), most=answers)
            if party.over:
                break
            before = await party.standing()
            for client, fields, code in wrong_answers(party):
                message = answer_to(party.asked, **{"option": 0, **fields})
                if message["type"] == "more_time":
                    del message["option"]
                heard = len(client.refusals)
                await client.send(message)
                await client.drain()
                (refusal,) = client.refusals[heard:]
                to = "" if code == "malformed" else message["type"]
                check_refusal(refusal, code, to)
                assert code in ("malformed", "spectator") or refusal.get("question") == party.asked.asked["question"]
            await party.drain()
            assert await party.standing() == before
            for client in party.everybody:
                seat = None if client.seat < 0 else client.seat
                assert known(client) == known(await party.look(seat))

    run(story())


def test_nothing_can_be_answered_before_and_after_a_game(server):
    async def story():
        party = await Party.gather(server, 2, spectators=1, players=3, game="dice")
        message = {"type": "answer", "game": 1, "question": 1, "option": 0}

        async def check_refused(client, code, game):
            before = await party.standing()
            await client.send({**message, "game": game})
            await client.drain()
            check_refusal(client.refusals[-1], code)
            assert await party.standing() == before

        await check_refused(party.clients[0], "no_game", 0)
        await check_refused(party.clients[0], "no_game", 1)
        await check_refused(party.spectators[0], "spectator", 0)
        await party.start()
        await party.play_on(any_option(Random(9)))
        await check_refused(party.clients[1], "no_game", 1)
        await check_refused(party.clients[1], "no_game", 2)

    run(story())
