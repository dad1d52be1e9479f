"""The engine, the bots and the lab know no card, character, event or equipment: their sets alone say what they do."""

import ast
import re
from pathlib import Path

import pytest

import boothill
from boothill.games.bang.rules.cards.loading import BUILT_IN as SETS
from boothill.rulebook import facts

SOURCE = Path(boothill.__file__).parent
FILES = sorted(
    file
    for package in ("kernel", "family", "games/bang/rules", "games/bang/bots", "games/bang/lab", "bots", "lab")
    for file in (SOURCE / package).rglob("*.py")
)
ORDINARY = {"dodge", "new_identity", "shot", "wanted"}
"""Words that mean something else as well: a target dodges a shot, and the question of it is called so; whoever swaps
his character has a new identity, whatever made him, and the log says so; a shot is what every BANG! card makes; what
is wanted is what an option must look like, or a hand lacks."""
PARTS = ("card", "character", "event", "equipment")
EXPANSIONS = ("dodge_city", "promos", "high_noon", "fistful", "gold_rush")
SET_ID = re.compile(rf'"(?:{"|".join(SETS)})"')
"""A set may be named where sets are listed, and one of them is called like a card of its own."""
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")


DICE_FILES = sorted(file for file in (SOURCE / "games" / "dice").rglob("*.py") if file.name != "characters.py")
"""What the dice game is made of, apart from the declarations of its characters."""


def names_of(*set_ids):
    """The ids and names of everything that came with these sets; reprints came with another."""
    boxes = [facts(set_id) for set_id in set_ids]
    items = [item for box in boxes for part in PARTS for item in box.get(part, [])]
    return {name.lower().replace(" ", "_") for item in items for name in (item["id"], item["name"])} - ORDINARY


def named_in(source, names):
    """Which of the names stand in the source, in whatever spelling; the ids of rules and of whole sets apart."""
    text = re.sub(r"[\s_-]+", "_", SET_ID.sub("", RULE_ID.sub("", source))).lower()
    return {name for name in names if re.search(rf"(?<![a-z0-9]){re.escape(name)}(?![a-z0-9])", text)}


def looked_up(source):
    """The places where a kind, a character or an action is found by a fixed id."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Subscript(value=ast.Attribute(attr="kind_index" | "character_index"), slice=ast.Constant()):
                found.append(node.lineno)
            case ast.Call(func=ast.Attribute(attr="get", value=ast.Attribute(attr="kind_index" | "character_index"))):
                found.append(node.lineno)
            case ast.Compare(left=ast.Attribute(attr="id"), comparators=[ast.Constant() | ast.Tuple() | ast.Set()]):
                found.append(node.lineno)
            case ast.Compare(left=ast.Constant(), comparators=[ast.Attribute(attr="id")]):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_nothing_outside_the_sets_knows_what_they_bring(file):
    source = file.read_text(encoding="utf-8")
    assert named_in(source, names_of(*EXPANSIONS)) == set()
    assert looked_up(source) == []


@pytest.mark.parametrize("file", DICE_FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_nothing_of_the_dice_game_knows_a_character(file):
    source = file.read_text(encoding="utf-8")
    assert named_in(source, names_of("dice")) == set()
    assert looked_up(source) == []


def test_the_names_of_the_dice_game_are_those_of_its_characters():
    assert len(names_of("dice")) == 16
    assert {"el_gringo", "slab_the_killer", "jourdonnais"} <= names_of("dice")
    assert {"turn.py", "wounds.py", "position.py", "soak.py", "narrator.py"} <= {file.name for file in DICE_FILES}


def test_the_names_are_those_of_the_boxes():
    names = names_of(*EXPANSIONS)
    assert {"howitzer", "rag_time", "vera_custer", "josé_delgado", "claus_the_saint"} <= names
    assert {"sermon", "the_sermon", "gold_rush", "gold_rush_event", "high_noon", "a_fistful_of_cards"} <= names
    assert {"lucky_charm", "union_pacific", "gold_rush_equipment", "josh_mccloud", "pretty_luzena"} <= names
    assert names.isdisjoint({"bang", "barrel", "missed", "dodge", "shot", "wanted"})
    assert len(names_of("high_noon", "fistful")) == 30 + 2 - 1  # two have another id than their name, one is ordinary
    assert len(names_of("gold_rush")) == 15 + 8 + 1 - 2  # one has another id than its name, two are ordinary


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if kind == "rag_time":', {"rag_time"}),
        ("# a Rag Time takes a card", {"rag_time"}),
        ("def rag_time_takes(t): ...", {"rag_time"}),
        ("t.turn_marks['uncle-will'] = 1", {"uncle_will"}),
        ("# DC-BRAWL-1: one after another", set()),
        ("a brawler in the canteens", set()),
        ('if event == "high-noon":', {"high_noon"}),
        ("High Noon strikes", {"high_noon"}),
        ('SETS = ("base", "high_noon")', set()),
        ("a Lucky Charm pays", {"lucky_charm"}),
    ],
)
def test_the_search_sees_every_spelling(source, found):
    assert named_in(source, {"rag_time", "uncle_will", "brawl", "canteen", "high_noon", "lucky_charm"}) == found


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('t.rules.kind_index["dodge"]', [1]),
        ('rules.character_index["x"]', [1]),
        ('t.rules.kind_index.get("dodge")', [1]),
        ('kind.id == "dodge"', [1]),
        ('kind.id != "dodge"', [1]),
        ('kind.id in ("dodge", "bible")', [1]),
        ('"dodge" == kind.id', [1]),
        ("kind.id in self.kind_index", []),
        ("self.kind_index[kind.id]", []),
        ("rules.kind_index[word]", []),
    ],
)
def test_a_look_up_by_a_fixed_id_is_found(source, lines):
    assert looked_up(source) == lines
