"""What the catalogue, the facts and the probabilities say of the dice game agrees with each other."""

import re
from pathlib import Path

import pytest

from boothill.rulebook import catalogue, cited_by, facts

ROOT = Path(__file__).parents[2]
BOX = facts("dice")
RULES = {entry.id: entry for entry in catalogue() if entry.id.startswith("DICE-")}
SCENARIOS = {entry.id: entry for entry in catalogue() if entry.id.startswith("DS-")}
CHARACTERS = {character["id"]: character for character in BOX["character"]}


def rules_of(scenario):
    """The ids behind "Rules" in the first line of a scenario: "DICE-DYN-1, -7" are two."""
    listed = re.search(r"Rules ([A-Z0-9, -]+)\.$", scenario.text.splitlines()[0])
    group = ""
    for found in listed[1].split(", "):
        group = found.rpartition("-")[0] or group
        yield f"{group}-{found.rpartition('-')[2]}"


@pytest.fixture(scope="module")
def cited():
    """The tests of the dice game by the ids they cite."""
    return cited_by(ROOT / "tests" / "scenarios" / "dice").tests


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_lists_its_rules_and_one_test_cites_them_all_with_it(scenario, cited):
    rules = set(rules_of(scenario))
    assert rules
    assert rules <= RULES.keys()
    assert [test for test in cited.get(scenario.id, []) if all(test in cited[rule] for rule in rules)]


def test_there_are_sixteen_characters_with_the_life_of_the_catalogue():
    assert len(CHARACTERS) == 16 == BOX["set"]["characters"]
    headings = {f"{character['name']} ({character['life']})": character["rules"] for character in CHARACTERS.values()}
    sections = {entry.section: entry.group for entry in RULES.values() if entry.part == "dice-characters"}
    assert headings == sections


def test_characters_are_told_in_the_order_of_their_names():
    assert list(CHARACTERS) == sorted(CHARACTERS)
    sections = dict.fromkeys(entry.section for entry in RULES.values() if entry.part == "dice-characters")
    assert list(sections) == [f"{character['name']} ({character['life']})" for character in CHARACTERS.values()]


def test_the_roles_of_each_number_of_players():
    rows = re.findall(
        r"^\|(?: (\d) \|)(?: (\d) \|)(?: (\d) \|)(?: (\d) \|)(?: (\d) \|)$", RULES["DICE-SETUP-2"].text, re.M
    )
    table = {players: [int(number) for number in numbers] for players, *numbers in rows}
    assert table == BOX["roles_by_players"]
    assert all(sum(numbers) == int(players) for players, numbers in table.items())


def test_there_are_role_cards_and_bullets_for_everybody():
    cards = {role["id"]: role["cards"] for role in BOX["role"]}
    assert cards == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
    assert sum(cards.values()) == BOX["set"]["role_cards"] == BOX["set"]["players_max"]
    points = BOX["set"]["bullets_value_1"] + 3 * BOX["set"]["bullets_value_3"]
    most = sorted(character["life"] for character in CHARACTERS.values())[-8:]
    assert points == sum(most) + BOX["set"]["sheriff_extra_life"]


def test_each_of_three_players_hunts_another():
    hunted = BOX["three_players"]["target"]
    assert set(hunted) == set(hunted.values()) == {"deputy", "outlaw", "renegade"}
    assert all(hunter != prey for hunter, prey in hunted.items())


def test_the_faces_stand_in_the_order_of_resolution():
    assert [face["id"] for face in BOX["face"]] == ["arrow", "dynamite", "one", "two", "beer", "gatling"]
    assert [face["order"] for face in BOX["face"]] == [1, 2, 3, 3, 4, 5]
    assert [face["id"] for face in BOX["face"] if face["locked"]] == ["dynamite"]


def test_everything_has_its_name_in_three_languages():
    named = [item for kind in ("role", "face", "term", "character") for item in BOX[kind]]
    assert all(item["name"] and item["name_hu"] and item["name_de"] for item in [BOX["set"], *named])
    assert all(item["effect"].endswith(".") for item in named if "effect" in item)


def test_the_script_of_the_probabilities_finds_its_own_figures():
    text = (ROOT / "docs" / "rules" / "dice-probabilities.md").read_text(encoding="utf-8")
    _, script, _ = text.split("```")
    assert script.count("assert ") == 9
    exec(script.removeprefix("python\n"), {})
