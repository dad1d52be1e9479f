"""What a client is told to talk about the games in one language."""

from types import SimpleNamespace

import pytest
from fluent.runtime import FluentBundle, FluentResource
from structlog.testing import capture_logs

from boothill.games.bang import words as card_words
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.rulebook import catalogue, facts
from boothill.server.web import words
from boothill.server.web.catalogue import game_words
from boothill.telling import browser_source
from support.games import ALL_SETS


def got(client, language):
    response = client.get(f"/api/words/{language}")
    assert response.status_code == 200, response.text
    return response.json()


@pytest.fixture(scope="module")
def english():
    return SimpleNamespace(**words.words_of("en", game_words()))


@pytest.mark.parametrize("language", ["de", "en", "hu", "it"])
def test_every_card_character_and_face_is_told(client, language):
    found = got(client, language)
    rules = ruleset(ALL_SETS)
    assert found["language"] == language
    assert list(found["kinds"]) == [kind.id for kind in rules.kinds]
    assert list(found["characters"]) == [person.id for person in rules.characters]
    assert list(found["dice_characters"]) == [person.id for person in CHARACTERS]
    assert set(found["actions"]) == {action.id for action in rules.actions}
    assert set(found["roles"]) == set(found["dice_roles"]) == {"sheriff", "deputy", "outlaw", "renegade"}
    assert set(found["shadow_roles"]) == {"shadow_deputy", "shadow_outlaw", "shadow_renegade"}
    assert list(found["boxes"]) == [*BUILT_IN, "dice"]
    assert found["boxes"]["dice"]["game"] == "dice"
    for sort in ("kinds", "characters", "dice_characters", "roles", "dice_roles", "shadow_roles", "faces"):
        for thing in found[sort].values():
            assert thing["name"]
            assert thing["text"]
            assert not any(value in (False, "", [], {}) for value in thing.values()), "left out if it does not apply"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(found["messages"]))
    assert bundle.has_message("event-lost_life")
    assert bundle.has_message("dice-event-rolled")


def test_names_are_those_of_the_language(client):
    kinds = {language: got(client, language)["kinds"]["dynamite"]["name"] for language in ("de", "en", "hu")}
    assert kinds == {"de": "Dynamit", "en": "Dynamite", "hu": "Dinamit"}
    assert got(client, "hu")["boxes"]["dice"]["name"] == "BANG! Kockajáték"


def test_traits_are_those_of_the_declarations(english):
    kinds, rules = english.kinds, ruleset(ALL_SETS)
    for kind in rules.kinds:
        told = kinds[kind.id]
        assert told.weapon is kind.weapon
        assert told.bang is kind.bang_card
        assert told.price == kind.price
        assert told.actions == [action.id for action in kind.hooks.get("actions", ())]
        cards = [card for card in rules.cards if rules.kind_of[card] == kind.index]
        values = [rules.value_text(card) for card in cards if rules.value_text(card)]
        assert values == told.copies + [value for box in told.reprints.values() for value in box]
        assert len(cards) == len(values) or len(cards) == max(told.count, 1)
    assert (kinds["winchester"].range, kinds["volcanic"].range, kinds["mustang"].range) == (5, 1, 0)
    assert kinds["blessing"].brief == "every card is Hearts"
    assert {kind for kind, told in kinds.items() if told.turn_check} >= {"dynamite", "jail"}
    assert (kinds["missed"].missed, kinds["dodge"].missed, kinds["bible"].missed) == (True, True, False)
    assert (kinds["punch"].shoots, kinds["beer"].heals, kinds["duel"].shoots) == (True, True, False)
    assert (kinds["boots"].removal, kinds["shot"].removal, kinds["bottle"].modes[0]) == (4, 0, "panic")
    assert english.goals == {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def test_everything_names_rules_that_are_there(english):
    groups = {entry.group for entry in catalogue()}
    for sort in ("kinds", "characters", "dice_characters", "roles", "dice_roles", "shadow_roles", "faces"):
        for id, thing in getattr(english, sort).items():
            assert thing.rules in groups, (sort, id)
    assert english.kinds["bang"].rules == "BASE-BANG"
    assert facts("base")["card"][0]["rules"] == "BASE-BANG"


def own_box():
    box = Box("own", "My own cards")
    box.texts = {"en": "ask-own=Own?\nask-play = Not ours", "de": "ask-own = Eigene?"}
    box.blue(
        "lucky_hat",
        "Lucky Hat",
        copies="2S 3S",
        text="It is lucky.",
        actions=(
            Action("tip_hat", occasions="play", offer=lambda *_: None, effect=lambda *_: None, text="tip your hat"),
        ),
    )
    box.character("hatter", "The Hatter", 3, text="Likes hats.")
    return box


def test_sets_of_somebodys_own_bring_their_words():
    games = game_words() | {"bang": card_words.CardWords([*card_words.boxes_here(), own_box()])}
    told = SimpleNamespace(**words.words_of("de", games))
    assert told.boxes["own"] == words.BoxWords("My own cards", "bang")
    hat = told.kinds["lucky_hat"]
    assert (hat.name, hat.text, hat.box, hat.copies) == ("Lucky Hat", "It is lucky.", "own", ["2S", "3S"])
    assert told.characters["hatter"].text == "Likes hats."
    assert told.actions["tip_hat"].text == "tip your hat"
    assert told.actions["sid_ketchum"].text == ""
    assert "ask-own=Eigene?" in told.messages
    assert "ask-own=Own?" not in told.messages
    assert "ask-own=Own?" in words.words_of("en", games)["messages"]
    assert "Not ours" not in words.words_of("en", games)["messages"]


def test_a_set_that_cannot_be_loaded_takes_no_words_away(monkeypatch):
    def find(set_id):
        if set_id == "broken":
            raise RuntimeError("somebody else's bug")
        return find_box(set_id)

    find_box = card_words.find_box
    monkeypatch.setattr(card_words, "known_sets", lambda: [*BUILT_IN, "broken"])
    monkeypatch.setattr(card_words, "find_box", find)
    with capture_logs() as logged:
        assert [box.id for box in card_words.boxes_here()] == list(BUILT_IN)
    assert [(line["event"], line["set"]) for line in logged] == [("a set cannot be loaded", "broken")]


def test_messages_are_in_one_language_and_in_english_what_it_lacks(monkeypatch, tmp_path):
    for language, texts in {
        "en": {"a": "# about it\none = One\ntwo = Two\n    and more\n-term = Term\n", "screen": "three = Three\n"},
        "xx": {"a": "two = Zwei\n", "screen": "three = Drei\n"},
    }.items():
        (tmp_path / language / "browser").mkdir(parents=True)
        for name, text in texts.items():
            (tmp_path / language / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "browser" / "start.ftl").write_text(
        "start-go =\n    { $n ->\n        [one] Go\n       *[other] Gos\n    }\n"
    )
    monkeypatch.setattr("boothill.telling.texts._LANGUAGES", tmp_path)
    monkeypatch.setattr("boothill.telling.texts.game_texts", dict)
    monkeypatch.setattr("boothill.telling.texts.own_messages", tuple)
    assert browser_source("xx") == ("two=Zwei\none=One\n-term=Term\nstart-go=\n {$n ->\n[one]Go\n*[other]Gos\n}\n")


def test_an_unknown_language_is_refused(client):
    response = client.get("/api/words/xx")
    assert (response.status_code, response.json()["code"]) == (400, "no_such_language")
    assert "de, en, hu, it" in response.json()["message"]


def test_words_are_kept_and_packed(client):
    response = client.get("/api/words/en", headers={"accept-encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "public, max-age=300"
    assert client.get("/api/words/en", headers={"if-none-match": response.headers["etag"]}).status_code == 304


def test_how_everything_looks_is_told_once_for_all_languages(client):
    response = client.get("/api/symbols")
    assert response.status_code == 200
    assert response.headers["cache-control"] == "public, max-age=300"
    found = response.json()
    assert set(found) == {"symbols", "portraits"}
    assert set(got(client, "en")["kinds"]) | set(got(client, "en")["faces"]) == set(found["symbols"])
    assert set(got(client, "en")["characters"]) == set(found["portraits"])
    assert all("M" in parts for parts in found["symbols"].values())
    assert found["portraits"]["lucky_duke"]["marks"] == ["monocle"]
    assert client.get("/api/symbols", headers={"if-none-match": response.headers["etag"]}).status_code == 304


def test_pictures_are_told_apart_from_everything_else_packed_and_kept(client):
    response = client.get("/api/art", headers={"accept-encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "public, max-age=300"
    pictures = response.json()["art"]
    assert set(got(client, "en")["kinds"]) <= set(pictures)
    assert all(set(picture) == {"art", "tint", "second"} for picture in pictures.values())
    assert client.get("/api/art", headers={"if-none-match": response.headers["etag"]}).status_code == 304


def test_the_start_page_is_told_only_what_it_shows(client):
    response = client.get("/api/front")
    found, kinds = response.json(), got(client, "en")["kinds"]
    art = client.get("/api/art").json()["art"]
    assert found["art"] == {kind: art[kind] for kind in found["art"]}
    for sort in words.FRONT:
        assert next(kind for kind in kinds if kinds[kind].get(sort)) in found["art"], sort
    assert len(found["art"]) == len(words.FRONT)
    assert found["portraits"].items() <= client.get("/api/symbols").json()["portraits"].items()
    assert client.get("/api/front", headers={"if-none-match": response.headers["etag"]}).status_code == 304
