"""What there is to play with, as clients are told it."""

import json

import msgspec
import pytest

from boothill import __version__
from boothill.bots import levels_of
from boothill.games.bang.rules.cards.loading import BUILT_IN, known_sets
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import DECLARED
from boothill.rulebook import boxes, catalogue, facts
from boothill.server.web.catalogue import name_languages
from boothill.server.web.schema import schema
from boothill.server.wire import protocol
from boothill.server.wire.settings import Settings
from boothill.telling import language_names, languages

KNOWN = ", ".join(languages())
SORTS = ("cards", "reprints", "events", "equipment", "characters", "roles", "shadow_roles", "faces")


def got(client, path, **params):
    response = client.get(path, params=params)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/json"
    return response.json()


def test_the_catalogue_says_all_a_client_needs_to_open_a_table(client):
    found = got(client, "/api/catalogue")
    assert (found["version"], found["protocol"]) == (__version__, protocol.PROTOCOL)
    games = {game["id"]: game for game in found["games"]}
    assert set(games) == {"bang", "dice"}
    assert games["bang"]["boxes"] == known_sets()
    assert games["dice"]["boxes"] == ["dice"]
    for name, game in games.items():
        assert game["bots"] == list(levels_of(name)) == ["easy", "normal", "hard"]
        assert (game["fewest"], game["most"]) == (3, 8)
        settings = msgspec.convert(game["settings"], Settings)
        assert settings == Settings(game=name)
        assert game["settings"]["timers"]["turn"] == 90.0
    assert {"play", "dodge", "store", "last_will"} <= set(games["bang"]["questions"])
    assert set(games["dice"]["questions"]) == {*DECLARED.questions}
    assert found["language_names"] == language_names()
    assert [language_names()[code] for code in ("de", "en", "hu", "it")] == ["Deutsch", "English", "Magyar", "Italiano"]
    assert [box["id"] for box in found["boxes"]] == list(boxes())
    assert found["emotes"] == list(protocol.EMOTES)
    assert found["languages"] == languages()
    assert found["name_languages"] == languages()


def test_the_limits_are_those_of_the_server(serve):
    with serve(max_message_bytes=2048, message_rate=3, message_burst=9) as client:
        assert got(client, "/api/catalogue")["limits"] == {
            "name": 20,
            "text": 200,
            "message_bytes": 2048,
            "messages_per_second": 3.0,
            "messages_at_once": 9,
        }
    with serve(max_message_bytes=4096) as client:
        assert got(client, "/api/catalogue")["limits"]["message_bytes"] == 4096


def test_boxes_have_names_in_several_languages(client):
    boxes = {box["id"]: box for box in got(client, "/api/catalogue", lang="hu")["boxes"]}
    assert boxes["dice"]["name"] == "BANG! Kockajáték"
    assert boxes["dice"]["names"]["en"] == "BANG! The Dice Game"
    assert boxes["base"]["game"] == "bang"
    assert boxes["base"]["contents"] == {"cards": 22, "characters": 16, "roles": 4}


@pytest.mark.parametrize("language", ["de", "en", "hu", "it"])
@pytest.mark.parametrize("box", boxes())
def test_a_box_is_told_with_everything_in_it(client, box, language):
    found = got(client, f"/api/catalogue/{box}", lang=language)
    known = facts(box)
    assert (found["id"], found["language"]) == (box, language)
    for sort, fact_sort in zip(
        SORTS, ("card", "reprint", "event", "equipment", "character", "role", "shadow_role", "face"), strict=True
    ):
        things = {thing["id"]: thing for thing in found.get(sort, [])}
        assert list(things) == [fact["id"] for fact in known.get(fact_sort, [])]
        for fact in known.get(fact_sort, []):
            thing = things[fact["id"]]
            if sort != "reprints":
                assert thing["name"] == fact.get(f"name_{language}", fact["name"])
                assert thing["effect"] == fact.get(f"effect_{language}", fact["effect"])
            for key in ("colour", "copies", "price", "life", "range", "symbols", "count"):
                if fact.get(key):
                    assert thing[key] == fact[key]


def test_some_cards_as_they_are_told(client):
    base = got(client, "/api/catalogue/base", lang="de")
    carbine = next(card for card in base["cards"] if card["id"] == "rev_carabine")
    assert "4" in carbine.pop("effect")
    assert carbine == {
        "id": "rev_carabine",
        "name": "Karabiner",
        "colour": "blue",
        "copies": ["AC"],
        "rules": "BASE-WEAPON",
        "count": 1,
        "weapon": True,
        "range": 4,
    }
    dodge = got(client, "/api/catalogue/dodge_city")
    barrel = next(card for card in dodge["reprints"] if card["id"] == "barrel")
    assert (barrel["name"], barrel["copies"], barrel["count"], barrel["colour"]) == ("Barrel", ["AC"], 1, "blue")


def test_every_card_that_is_dealt_is_in_the_catalogue(client):
    boxes = [got(client, f"/api/catalogue/{box}") for box in BUILT_IN]
    told = {thing["id"] for box in boxes for sort in ("cards", "events", "equipment") for thing in box.get(sort, [])}
    rules = ruleset(BUILT_IN)
    dealt = {name.partition("/")[0] for name in rules.card_names}
    assert dealt <= told
    characters = {thing["id"] for box in boxes for thing in box.get("characters", [])}
    assert {character.id for character in rules.characters} <= characters
    dice = got(client, "/api/catalogue/dice")
    assert {character.id for character in CHARACTERS} == {thing["id"] for thing in dice["characters"]}


def test_rules_have_an_index(client):
    lines = got(client, "/api/rules")["rules"]
    assert [line["id"] for line in lines] == [entry.id for entry in catalogue()]
    beer = next(line for line in lines if line["id"] == "BASE-BEER-1")
    assert beer["part"] == "base"
    assert beer["boxes"] == ["base"]
    assert beer["section"]
    assert set(beer) == {"id", "part", "section", "tags", "boxes"}


def test_a_rule_or_a_group_can_be_read(client):
    entries = [entry for entry in catalogue() if entry.group == "BASE-BEER"]
    assert len(entries) > 1
    group = got(client, "/api/rules/base-beer")
    assert group["id"] == "BASE-BEER"
    assert [(rule["id"], rule["text"]) for rule in group["rules"]] == [(entry.id, entry.text) for entry in entries]
    (rule,) = got(client, f"/api/rules/{entries[1].id}")["rules"]
    assert (rule["id"], rule["text"]) == (entries[1].id, entries[1].text)


def test_every_rule_can_be_read(client):
    for entry in catalogue():
        (rule,) = got(client, f"/api/rules/{entry.id}")["rules"]
        assert rule["text"] == entry.text


def test_the_schema_is_that_of_the_protocol(client):
    assert got(client, "/api/schema") == json.loads(json.dumps(schema()))


@pytest.mark.parametrize(
    ("path", "status", "code", "told"),
    [
        ("/api/catalogue/wild", 404, "no_such_box", f"There is no box 'wild'; there are {', '.join(boxes())}."),
        ("/api/catalogue/..%2Fdice", 404, None, ""),
        ("/api/catalogue?lang=xx", 400, "no_such_language", f"There are no names in 'xx'; there are {KNOWN}."),
        ("/api/catalogue/base?lang=EN", 400, "no_such_language", f"there are {KNOWN}."),
        ("/api/rules/BASE-BEAR-1", 404, "no_such_rule", "There is no rule 'BASE-BEAR-1'; the nearest are BASE-BEER"),
        ("/api/rules/%E2%82%AC", 404, "no_such_rule", "GET /api/rules lists them all."),
        ("/api/rules/" + "x" * 300, 404, "no_such_rule", "There is no rule 'xxx"),
    ],
)
def test_what_is_not_there_is_refused_with_what_there_is(client, path, status, code, told):
    response = client.get(path)
    assert response.status_code == status
    found = response.json()
    if code:
        assert found["code"] == code
    assert told in found["message"]
    assert len(found["message"]) < 300


@pytest.mark.parametrize(
    "path", ["/api/catalogue", "/api/catalogue/dice?lang=hu", "/api/rules", "/api/rules/BASE-BEER", "/api/schema"]
)
def test_clients_may_keep_it_and_ask_whether_it_holds(client, path):
    first = client.get(path)
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "public, max-age=300"
    for known in (tag, f'"other", W/{tag}', "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get(path, headers={"if-none-match": '"other"'}).content == first.content


def test_different_answers_have_different_tags(client):
    paths = [f"/api/catalogue/base?lang={language}" for language in name_languages()]
    tags = [client.get(path).headers["etag"] for path in [*paths, "/api/rules", "/api/catalogue"]]
    assert len(set(tags)) == len(tags)
