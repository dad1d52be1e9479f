"""Sets of cards that do not come with Boothill: in a folder of the player's own, or offered by an installed package."""

import textwrap

import pytest

from boothill.bang.game import BANG, new_match
from boothill.bang.loading import known_sets
from boothill.bang.problems import problems
from boothill.bang.series import next_game
from boothill.bang.setup import OptionsError, TableOptions
from boothill.kernel.record import resume, save
from support.games import decisions

GHOST_TOWN = """
    from boothill.bang.declare import Box, Play
    from boothill.bang.piles import draw
    from boothill.bang.state import Table

    box = Box("ghost_town", "Ghost Town")


    @box.brown("whiskey", "Whiskey", copies="2H 3H 4H 5H 6H 7H 8H 9H")
    def whiskey(t: Table, play: Play) -> None:
        draw(t, play.by, 1)


    def haunt(t: Table, ghost: int, points: int, by: int) -> None:
        t.marks["haunted"] = t.marks.get("haunted", 0) + points


    box.character("pale_rider", "Pale Rider", 3, life_lost=haunt)
"""
NOTHING_ELSE = """
    from boothill.bang.declare import Box

    box = Box("{name}", "A set")
"""


@pytest.fixture
def write_set(tmp_path):
    """Write a set into a folder of its own and return the folder's path."""

    def write(source, name="ghost_town", **further):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        for file, text in {"__init__": source, **further}.items():
            (folder / f"{file}.py").write_text(textwrap.dedent(text), encoding="utf-8")
        return str(folder)

    return write


def clear_sentence(text):
    """The options are refused with one clear sentence."""
    return pytest.raises(OptionsError, match=f"^[^\n]*{text}[^\n]*$")


# ---- a folder --------------------------------------------------------------------------------------------------


def test_a_set_in_a_folder_is_played(write_set):
    sets = ("base", write_set(GHOST_TOWN))
    whiskeys = haunted = 0
    for seed in range(20):
        characters = ("pale_rider", *(None,) * (3 + seed % 4))
        match = new_match(TableOptions(4 + seed % 4, sets=sets, seed=seed, characters=characters))
        rules = match.state.rules
        assert (len(rules.cards), len(rules.characters), rules.sets) == (88, 17, ("base", "ghost_town"))
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
        played = [rules.kinds[event[1][2]].id for event in match.events if event[0] == "played"]
        whiskeys += played.count("whiskey")
        haunted += match.state.marks.get("haunted", 0)
    assert whiskeys > 20
    assert haunted > 20


def test_a_game_with_a_set_in_a_folder_is_saved_and_replayed(write_set):
    match = new_match(TableOptions(4, sets=("base", write_set(GHOST_TOWN)), seed=5))
    for decision in decisions(match, 5):
        if decision.number == 50:
            break
    for engine in ("1", "2"):
        back, _ = resume(save(match, "1"), BANG, engine)
        assert back.digest() == match.digest()


def test_a_series_goes_on_with_the_same_sets(write_set):
    options = TableOptions(4, sets=("base", write_set(GHOST_TOWN)), seed=5)
    match = new_match(options)
    for _ in decisions(match, 5):
        pass
    after = next_game(match.state, seed=6)
    assert after.sets == options.sets
    assert after.rules is options.rules


def test_a_set_may_have_several_modules(write_set):
    folder = write_set("from . import cards\nfrom .cards import box\n", cards=GHOST_TOWN)
    assert "whiskey" in TableOptions(4, sets=("base", folder)).rules.kind_index


def test_two_folders_of_the_same_name_are_two_sets(write_set):
    start = "from .cards import box\n"
    one = write_set(start, name="mine/extra", cards=NOTHING_ELSE.format(name="mine"))
    other = write_set(start, name="yours/extra", cards=NOTHING_ELSE.format(name="yours"))
    assert TableOptions(4, sets=("base", one, other)).rules.sets == ("base", "mine", "yours")


def test_a_reprint_adds_copies(write_set):
    folder = write_set(NOTHING_ELSE.format(name="more_beer") + '    box.more("beer", "2D 3D")\n')
    rules = TableOptions(4, sets=("base", folder)).rules
    beers = [card for card in rules.cards if rules.kind_of[card] == rules.kind_index["beer"]]
    assert [rules.value_text(card) for card in beers[-2:]] == ["2D", "3D"]
    assert [rules.set_of[card] for card in beers[-2:]] == ["more_beer"] * 2


# ---- an installed package --------------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Ghost Town as an installed package offers it; the name is this test's own, for modules stay loaded."""
    name = f"ghosts_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(textwrap.dedent(GHOST_TOWN), encoding="utf-8")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        f"[boothill.sets]\n{name} = {name}:box\n{name}_module = {name}\n{name}_none = {name}:haunt\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    return name


@pytest.mark.parametrize("ending", ["", "_module"])
def test_an_installed_set_is_played_by_its_name(installed, ending):
    name = installed + ending
    assert name in known_sets()
    match = new_match(TableOptions(4, sets=("base", name), seed=2))
    assert "whiskey" in match.state.rules.kind_index
    for _ in decisions(match, 2):
        assert problems(match.state) == set()
    assert match.over


def test_an_installed_set_without_a_box(installed):
    with clear_sentence(f"the set '{installed}_none' does not define `box`"):
        TableOptions(4, sets=("base", f"{installed}_none"))


def test_an_unknown_set_is_refused_with_the_known_ones(installed):
    with clear_sentence(f"unknown set 'ghosts'; known sets are base, {installed}"):
        TableOptions(4, sets=("base", "ghosts"))


# ---- what can be wrong -----------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there(tmp_path):
    with clear_sentence("is no set of cards; it needs an __init__.py that defines `box`"):
        TableOptions(4, sets=("base", str(tmp_path / "nowhere")))


def test_a_folder_without_init(tmp_path):
    (tmp_path / "cards.py").write_text("box = None\n", encoding="utf-8")
    with clear_sentence("is no set of cards; it needs an __init__.py that defines `box`"):
        TableOptions(4, sets=("base", str(tmp_path)))


@pytest.mark.parametrize("source", ["", "box = 3\n", "Box = None\n"])
def test_a_folder_without_a_box(write_set, source):
    with clear_sentence("does not define `box`"):
        TableOptions(4, sets=("base", write_set(source)))


def test_a_card_declared_twice(write_set):
    twice = NOTHING_ELSE.format(name="twice") + '    box.blue("fence", "Fence", copies="2C")\n' * 2
    with clear_sentence("the set 'twice' declares the card 'fence' twice; give one of them another id"):
        TableOptions(4, sets=("base", write_set(twice)))


def test_a_card_another_set_has(write_set):
    beer = NOTHING_ELSE.format(name="brewery") + '    box.blue("beer", "Beer", copies="2C")\n'
    with clear_sentence("two of the chosen sets declare a card 'beer'; leave one of the sets out"):
        TableOptions(4, sets=("base", write_set(beer)))


def test_a_character_declared_twice(write_set):
    twice = NOTHING_ELSE.format(name="twice") + '    box.character("doc", "Doc", 4)\n' * 2
    with clear_sentence("the set 'twice' declares the character 'doc' twice; give one of them another id"):
        TableOptions(4, sets=("base", write_set(twice)))


def test_a_character_another_set_has(write_set):
    sid = NOTHING_ELSE.format(name="cousins") + '    box.character("sid_ketchum", "Sid", 4)\n'
    with clear_sentence("two of the chosen sets declare a character 'sid_ketchum'; leave one of the sets out"):
        TableOptions(4, sets=("base", write_set(sid)))


def test_a_reprint_of_an_unknown_card(write_set):
    reprint = NOTHING_ELSE.format(name="again") + '    box.more("whiskey", "2C")\n'
    with clear_sentence("the set 'again' reprints 'whiskey', which no chosen set declares; add that set"):
        TableOptions(4, sets=("base", write_set(reprint)))


def test_a_card_value_that_does_not_exist(write_set):
    wrong = NOTHING_ELSE.format(name="wrong") + '    box.blue("fence", "Fence", copies="1X")\n'
    with clear_sentence("'1X' is no card value; write rank and suit"):
        TableOptions(4, sets=("base", write_set(wrong)))


def test_the_starter_game_takes_no_further_set(write_set):
    with clear_sentence("the starter game is the base game alone"):
        TableOptions(4, sets=("base", write_set(GHOST_TOWN)), starter=True)
