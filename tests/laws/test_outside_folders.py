"""What lies in the folder of somebody's own set counts like what lies in ours: facts, words, pictures, rules."""

import textwrap
from pathlib import Path

import pytest

from boothill.family.sets import own_sets
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.telling.words import Words
from boothill.games.bang.words import CardWords, boxes_here
from boothill.kernel.errors import UserError
from boothill.rulebook import catalogue, facts, known_boxes, sets_of
from boothill.server.web import catalogue as web
from boothill.server.web.words import Engraving, art_of, symbols_of, words_of
from boothill.telling import Texts

MOONSHINE = """
    from boothill.games.bang.making import Box, Play, Table, draw

    box = Box("still", "The Still")


    @box.brown("moonshine", "Moonshine", copies="2H", text="Draw a card.")
    def moonshine(t: Table, play: Play) -> None:
        draw(t, play.by, 1)


    box.character("distiller", "The Distiller", 4, text="Waits.")
"""
FILES = {
    "facts.toml": """
        [set]
        id = "still"
        prefixes = ["STILL"]

        [[card]]
        id = "moonshine"
        colour = "brown"
        copies = ["2H"]
        rules = "STILL-MOON"

        [[character]]
        id = "distiller"
        life = 4
        """,
    "texts/en.toml": """
        [set]
        name = "The Still"

        [card.moonshine]
        name = "Moonshine"
        effect = "Draw 1 card."

        [character.distiller]
        name = "The Distiller"
        effect = "Waits for better days."
        """,
    "texts/de.toml": """
        [set]
        name = "Die Brennerei"

        [card.moonshine]
        name = "Schwarzgebrannter"
        effect = "Zieh 1 Karte."
        """,
    "texts/en.ftl": "event-still = Drip.\n",
    "texts/de.ftl": "event-still = Tropf.\n",
    "symbols.toml": 'moonshine = "M4 4h40v40h-40z"\nbang = "M0 0h1v1h-1z"\n',
    "art.toml": '[moonshine]\nart = "k M4 4h40v40h-40z"\n[bang]\nart = "k M0 0h1v1h-1z"\n',
    "portraits.toml": '[distiller]\nhat = "bowler"\n',
    "rules.md": "# The Still\n\n**STILL-MOON-1** Draw a card. [house]\n\n**BASE-BEER-99** Not theirs to say. [house]\n",
}


def fill(folder):
    for path, text in FILES.items():
        file = Path(folder) / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(textwrap.dedent(text), encoding="utf-8")


@pytest.fixture
def folder(write_set):
    folder = write_set(MOONSHINE, name="still")
    fill(folder)
    return folder


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The same set as an installed package offers it; what is kept of the catalogue is forgotten before and after."""
    name = f"still_{tmp_path.name}"
    package = tmp_path / "site" / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(textwrap.dedent(MOONSHINE), encoding="utf-8")
    fill(package)
    info = tmp_path / "site" / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[boothill.sets]\n{name} = {name}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "site")
    kept = (catalogue, web.name_languages)
    for function in kept:
        function.cache_clear()
    yield name
    monkeypatch.undo()
    for function in kept:
        function.cache_clear()


def test_names_and_effects_in_every_language_are_told_at_the_table(folder):
    state = new_match(TableOptions(4, sets=("base", folder), seed=1)).state
    told = {}
    for language in ("en", "de", "it"):
        words = Words(state.rules, state.names, 0, Texts(language, strict=True))
        (card,) = [words.kind_facts[state.rules.kind_index["moonshine"]]]
        person = words.character_facts[state.rules.character_index["distiller"]]
        told[language] = (card.name, card.text, person.text, words.texts.say("event-still"))
    assert told == {
        "en": ("Moonshine", "Draw 1 card.", "Waits for better days.", "Drip."),
        "de": ("Schwarzgebrannter", "Zieh 1 Karte.", "Waits for better days.", "Tropf."),
        "it": ("Moonshine", "Draw 1 card.", "Waits for better days.", "Drip."),
    }


def test_words_need_no_facts_and_what_they_leave_out_the_declaration_says(folder):
    (Path(folder) / "facts.toml").unlink()
    (Path(folder) / "texts" / "en.toml").unlink()
    state = new_match(TableOptions(4, sets=("base", folder), seed=1)).state
    words = Words(state.rules, state.names, 0, Texts("de"))
    card, person = words.kind_facts[state.rules.kind_index["moonshine"]], words.character_facts[-1]
    assert (card.name, card.text) == ("Schwarzgebrannter", "Zieh 1 Karte.")
    assert (person.name, person.text) == ("The Distiller", "Waits.")


def test_nobody_renames_our_cards(folder):
    with (Path(folder) / "facts.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[card]]\nid = "beer"\nname = "Water"\n')
    state = new_match(TableOptions(4, sets=("base", folder), seed=1)).state
    words = Words(state.rules, state.names, 0, Texts())
    assert words.kind(state.rules.kind_index["beer"]) == "Beer"


def test_an_installed_set_is_in_catalogue_words_and_rules(installed):
    games = web.game_words() | {"bang": CardWords(boxes_here())}
    told = words_of("de", games)
    assert told["boxes"]["still"].name == "Die Brennerei"
    assert (told["kinds"]["moonshine"].name, told["kinds"]["moonshine"].text) == ("Schwarzgebrannter", "Zieh 1 Karte.")
    assert told["kinds"]["moonshine"].rules == "STILL-MOON"
    assert "event-still=Tropf." in told["messages"]
    assert "still" in known_boxes()
    assert facts("still")["card"][0]["name_de"] == "Schwarzgebrannter"
    assert [entry.id for entry in catalogue() if entry.part == "still"] == ["STILL-MOON-1"]
    assert sets_of("STILL-MOON-1") == ("still",)
    assert "BASE-BEER-99" not in {entry.id for entry in catalogue()}


def test_an_installed_set_is_shown_as_a_box(installed, monkeypatch):
    games = web.game_words() | {"bang": CardWords(boxes_here())}
    monkeypatch.setattr(web, "game_words", lambda: games)
    assert list(web.boxes_here()) == [*BUILT_IN, "still", "dice"]
    contents = web.contents_of.__wrapped__("still", "de").body.decode()
    assert '"name":"Die Brennerei"' in contents
    assert '"name":"Schwarzgebrannter","effect":"Zieh 1 Karte."' in contents


def test_pictures_come_with_the_set_and_replace_none_of_ours(installed):
    looks = symbols_of([CardWords(boxes_here())])
    assert looks.symbols["moonshine"] == "M4 4h40v40h-40z"
    assert looks.symbols["bang"] == own_sets("boothill.games.bang")["base"].symbols["bang"]
    assert looks.portraits["distiller"] == {"hat": "bowler"}
    art = art_of([CardWords(boxes_here())]).art
    assert art["moonshine"] == Engraving("k M4 4h40v40h-40z", "rust", "gold")
    assert art["bang"].art == own_sets("boothill.games.bang")["base"].art["bang"]["art"]


def test_a_file_that_cannot_be_read_is_named(folder):
    (Path(folder) / "texts" / "de.toml").write_text("[card.moonshine\n", encoding="utf-8")
    box = find_box(folder)
    with pytest.raises(UserError, match=r"the file '.*de.toml' of a set cannot be read: "):
        box.folder.read_all()


def test_our_sets_are_those_whose_folders_are_there_in_the_order_they_say():
    assert BUILT_IN == ("base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush")
    orders = [folder.about["order"] for folder in own_sets("boothill.games.bang").values()]
    assert orders == sorted(set(orders))
    assert list(own_sets("boothill.games.dice")) == ["dice"]
    assert own_sets("boothill.kernel") == {}, "a game needs no sets"


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_our_sets_contain_can_all_be_drawn(game):
    """Symbols and portraits may be those of the other game, where the ids are the same."""
    looks = symbols_of(list(web.game_words().values()))
    for folder in own_sets(f"boothill.games.{game}").values():
        for sort in ("card", "event", "equipment", "face"):
            assert {fact["id"] for fact in folder.facts.get(sort, ())} <= set(looks.symbols)
        assert {fact["id"] for fact in folder.facts.get("character", ())} <= set(looks.portraits)


def test_the_rules_of_an_installed_set_are_read_without_running_it(installed, tmp_path):
    (tmp_path / "site" / installed / "__init__.py").write_text("raise RuntimeError('run')\n", encoding="utf-8")
    assert "STILL-MOON-1" in {entry.id for entry in catalogue()}
    assert "still" in known_boxes()
