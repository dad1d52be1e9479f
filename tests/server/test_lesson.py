"""The game for beginners: the same deal for everybody, and bots that play alike."""

from boothill.bots import make_bot
from boothill.games.bang import lesson
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.server.wire import wire_of
from support.clients import Client, run

HAND = ["bang/QH", "beer/9H", "cat_balou/KH", "barrel/QS", "missed/3S", "winchester/8S", "scope/AS"]


def opened(server, name="Ann"):
    return server.post("/api/tables", {"name": name, "lesson": True})


def test_the_table_is_private_and_nobody_is_hurried(hasty):
    seated = opened(hasty)
    table = seated["table"]
    settings = table["settings"]
    assert (seated["seat"], table["status"], table["game"]) == (0, "playing", 1)
    assert (settings["game"], settings["players"], settings["sets"]) == ("bang", 4, ["base"])
    assert settings["timers"] == {"turn": None, "choice": None, "reaction": None, "kinds": {}}
    assert not settings["public"]
    assert not settings["spectators"]
    assert not settings["late"]
    assert [place["kind"] for place in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["id"] not in [line["id"] for line in hasty.get("/api/tables")["tables"]]


def test_other_settings_do_not_matter(hasty):
    seated = hasty.post("/api/tables", {"name": "Ann", "settings": {"players": 7, "public": True}, "lesson": True})
    assert seated["table"]["settings"]["players"] == 4
    assert not seated["table"]["settings"]["public"]


async def lesson_of(server, name):
    seated = opened(server, name)
    return await Client.join(server, seated["table"]["id"], seated["token"])


async def play(client, wanted):
    """Answer as a beginner would be told to, until the game is back at them in their second turn."""
    questions = []
    while client.view["turn"] < 5:
        if not client.is_asked:
            await client.receive()
            continue
        kind, options = client.asked["kind"], client.choices["options"]
        choose = wanted.get(kind, lambda options: 0)
        if kind == "play":
            choose = wanted["play"].pop(0) if wanted["play"] else lambda options: len(options) - 1
        at = choose(options)
        questions.append((kind, options[at]["verb"], options[at].get("card", "")))
        await client.answer(at)
        await client.receive()
    return questions


def option(**fields):
    return lambda options: next(
        at for at, said in enumerate(options) if all(said.get(name) == value for name, value in fields.items())
    )


def story(server, name):
    async def told():
        client = await lesson_of(server, name)
        assert (client.asked["seat"], client.asked["kind"]) == (0, "play")
        assert "left" not in client.asked
        view = client.view
        assert view["hand"] == HAND
        assert [player["character"] for player in view["players"]] == [
            "bart_cassidy",
            "paul_regret",
            "lucky_duke",
            "suzy_lafayette",
        ]
        assert (view["players"][0]["role"], view["players"][0]["life"]) == ("sheriff", 5)
        assert view["distances"] == [None, 2, 2, 1]
        assert view["ways"][1] == {"steps": 1, "parts": [{"by": 1, "character": "paul_regret", "seat": 1}]}
        assert view["in_range"] == [3]
        winchester = next(said for said in client.choices["options"] if said.get("kind") == "winchester")
        assert winchester["reaches"] == [1, 2, 3]
        assert client.choices["why_not"]["missed/3S"]["code"] == "only_in_response"
        turn = [option(kind="barrel"), option(kind="winchester"), option(kind="bang", target=1)]
        questions = await play(client, {"play": turn})
        return questions, [client.events[number] for number in sorted(client.events)], client.game["commitment"]

    return run(told())


def test_the_first_round_teaches_what_it_should(hasty):
    questions, events, promised = story(hasty, "Ann")
    assert questions[:5] == [  # the first shot at the beginner comes in the very next turn
        ("play", "play", "barrel/QS"),
        ("play", "play", "winchester/8S"),
        ("play", "play", "bang/QH"),
        ("play", "end", ""),
        ("dodge", "flip", ""),
    ]
    told = [event["event"] for event in events]
    assert "flipped" in told, "the Barrel makes a draw!"
    assert ("dodge", "respond", "missed/3S") in questions, "somebody shoots at the beginner, who can answer"
    again, same, other = story(hasty, "Zoë")
    assert (again, same) == (questions, events), "whoever plays alike sees the same game"
    assert other != promised, "what is promised gives the deal away to nobody who has seen it"


def test_a_beginner_who_plays_naturally_comes_to_the_end():
    match = new_match(TableOptions(("You", "B", "C", "D"), seed=lesson.SEED))
    options = match.game.options(match.state)
    bots = [make_bot("greenhorn", lesson.bot_seed(options, seat)) for seat in range(4)]
    while (decision := match.decision) is not None:
        match.push(bots[decision.seat].choose(match.view(decision.seat), decision))
    assert match.state.turn <= 16, "about four rounds"
    assert 0 in match.state.winners
    told = [event[0] for event in match.events]
    assert {"flipped", "dodged", "eliminated", "reward", "used_missed"} <= set(told)


def test_only_the_lesson_has_its_seed():
    wire = wire_of("bang")
    names = ["You", "B", "C", "D"]
    dealt = wire.options(lesson.SETTINGS, names, lesson.SEED)
    assert [lesson.bot_seed(dealt, seat) for seat in range(4)] == [0, 1, 2, 3]
    assert lesson.bot_seed({**dealt, "seed": 1}, 0) is None
    assert lesson.bot_seed({**dealt, "sets": ["base", "dodge_city"]}, 0) is None
