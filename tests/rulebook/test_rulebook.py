"""The catalogue is read whole, the facts fit the boxes, and citations are found wherever a test puts them."""

import argparse
import json
from pathlib import Path

import pytest

from boothill.cli.commands import rules
from boothill.games.bang.rules.cards.loading import BUILT_IN as SETS
from boothill.rulebook import boxes, catalogue, cited_by, coverage_table, facts, is_due, sets_of
from boothill.rulebook.entries import parse


def entry(entry_id):
    return next(entry for entry in catalogue() if entry.id == entry_id)


class TestCatalogue:
    def test_holds_every_rule_and_scenario(self):
        scenarios = [entry.id for entry in catalogue() if entry.is_scenario]
        assert scenarios == [f"IM-{n:02}" for n in range(1, 81)] + [f"DS-{n:02}" for n in range(1, 41)]
        rules = [entry.id for entry in catalogue() if not entry.is_scenario]
        assert len([rule for rule in rules if not rule.startswith("DICE-")]) == 426
        assert len([rule for rule in rules if rule.startswith("DICE-")]) == 153

    def test_keeps_the_order_of_the_parts(self):
        parts = list(dict.fromkeys(entry.part for entry in catalogue()))
        assert parts == [
            "principles",
            "core",
            "base",
            "dodge-city",
            "promos",
            "events",
            "gold-rush",
            "shadow",
            "scenarios",
            "dice",
            "dice-characters",
            "dice-decisions",
            "dice-scenarios",
        ]

    def test_reads_two_rules_on_one_line(self):
        assert entry("BASE-MUSTANG-1").text == "+1 to the distance others see to you. [book]"
        assert entry("BASE-SCOPE-1").text == "-1 to the distance you see to others. [book]"

    def test_gives_a_rule_its_table_and_its_list(self):
        assert "| 7 | 1 | 2 | 3 | 1 |" in entry("BASE-SET-1").text
        assert "6. Penalty" in entry("BASE-ELIM-1").text
        assert "7. Volley and Gatling" in entry("DICE-HIT-2").text
        assert "|" not in entry("GR-EQ-6").text  # the next table stands below a heading of its own

    def test_names_section_and_sources(self):
        assert entry("BASE-BEER-3").section == "12.1 Brown cards"
        assert entry("BASE-BEER-3").group == "BASE-BEER"
        assert entry("IM-06").section == "Shots"
        assert entry("DICE-CHAR-BART-3").section == "Bart Cassidy (8)"
        assert entry("BASE-SID-1").tags == ("book", "faq")
        assert entry("BASE-DECK-2").tags == ("house",)  # the book is only mentioned there
        assert entry("DC-APACHE-1").tags == ("book", "faq")  # "the Duel card" is no source

    def test_every_rule_names_a_source(self):
        assert [entry.id for entry in catalogue() if not entry.tags and not entry.is_scenario] == []

    def test_a_paragraph_ends_an_entry(self):
        first, second = parse("## 7. Heading\n- **X-1** one\n  more\n\nAside.\n\n- **X-2** two\n", part="p")
        assert (first.text, first.section) == ("one\n  more", "7. Heading")
        assert second.text == "two"


class TestSets:
    @pytest.mark.parametrize(
        ("entry_id", "sets"),
        [
            ("GEN-1", ("base",)),
            ("BASE-SET-1", ("base",)),
            ("DC-3P-1", ("dodge_city",)),
            ("PROMO-WILL-1", ("promos",)),
            ("EV-1", ("high_noon", "fistful")),
            ("GR-NUG-1", ("gold_rush",)),
            ("SH-1", ("gold_rush",)),
            ("IM-06", ("base",)),
            ("IM-23", ("base", "dodge_city", "gold_rush")),
            ("DICE-CHAR-BART-1", ("dice",)),
            ("DS-01", ("dice",)),
        ],
    )
    def test_of_a_rule_and_of_a_scenario(self, entry_id, sets):
        assert sets_of(entry_id) == sets

    def test_of_an_unknown_kind(self):
        with pytest.raises(ValueError, match="no box has rules named like XX-1"):
            sets_of("XX-1")

    def test_every_entry_belongs_to_a_known_box(self):
        assert {name for entry in catalogue() for name in sets_of(entry.id)} == set(boxes())

    def test_a_shared_rule_is_due_with_the_first_of_its_sets(self):
        assert is_due("EV-1", ["base", "fistful"])

    def test_a_scenario_is_due_when_nothing_is_missing(self):
        assert not is_due("IM-23", ["base", "dodge_city"])
        assert is_due("IM-23", ["base", "dodge_city", "gold_rush"])

    def test_the_shadow_variant_is_due_with_gold_rush_whose_rules_it_comes_with(self):
        shadow = [entry.id for entry in catalogue() if entry.part == "shadow"]
        assert (shadow[0], shadow[-1], len(shadow)) == ("SH-1", "SH-19", 19)
        assert all(is_due(entry_id, ["base", "gold_rush"]) for entry_id in (*shadow, "IM-78", "IM-80"))
        assert not any(is_due(entry_id, [name for name in SETS if name != "gold_rush"]) for entry_id in shadow)

    def test_the_dice_game_is_due_alone(self):
        due = [entry for entry in catalogue() if is_due(entry.id, ["dice"])]
        assert len(due) == 153 + 40
        assert {entry.part for entry in due} == {"dice", "dice-characters", "dice-decisions", "dice-scenarios"}
        assert not any(is_due(entry.id, SETS) for entry in due)

    def test_with_all_boxes_the_whole_catalogue_is_due(self):
        assert all(is_due(entry.id, boxes()) for entry in catalogue())

    def test_the_build_requires_a_test_for_every_rule_of_every_box(self):
        makefile = (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")
        assert "rules --coverage --enforce all\n" in makefile

    def test_scenarios_of_the_base_game(self):
        due = [int(entry.id[3:]) for entry in catalogue() if entry.is_scenario and is_due(entry.id, ["base"])]
        assert due == [*range(1, 8), 9, 13, *range(15, 22), 25, 27, 28, 33, 34, 35]

    def test_scenarios_of_dodge_city_and_the_promos(self):
        finished = ["base", "dodge_city", "promos"]
        due = [int(entry.id[3:]) for entry in catalogue() if entry.is_scenario and is_due(entry.id, finished)]
        assert due == [*range(1, 10), *range(11, 22), 24, 25, *range(27, 41), 42, 43]

    def test_scenarios_of_the_event_decks(self):
        finished = ["base", "dodge_city", "promos", "high_noon", "fistful"]
        due = [int(entry.id[3:]) for entry in catalogue() if entry.is_scenario and is_due(entry.id, finished)]
        without = {10, 22, 23, 26, 53, 68, 71, 75, 78, 79, 80}  # these need the Gold Rush set as well
        assert due == [number for number in range(1, 81) if number not in without]


class TestFacts:
    @pytest.mark.parametrize(
        ("set_id", "cards", "characters"), [("base", 80, 16), ("dodge_city", 40, 15), ("promos", 0, 3)]
    )
    def test_cards_and_characters(self, set_id, cards, characters):
        box = facts(set_id)
        listed = box.get("card", []) + box.get("reprint", [])
        assert sum(len(card["copies"]) for card in listed) == cards
        assert len(box["character"]) == characters == box["set"]["characters"]

    @pytest.mark.parametrize("set_id", ["high_noon", "fistful"])
    def test_events(self, set_id):
        box = facts(set_id)
        events = box["event"]
        assert len(events) == 15 == box["set"]["events"]
        assert sum(event["final"] for event in events) == 1
        assert len({event["name"] for event in events}) == 15
        assert {event["set"] for event in events} == {set_id}
        assert all(event["name_hu"] and event["name_it"] and event["effect"] for event in events)

    def test_equipment(self):
        assert sum(card["count"] for card in facts("gold_rush")["equipment"]) == 24

    def test_ids_are_unique_among_sets_that_are_played_together(self):
        kinds = ("role", "card", "character", "event", "equipment")
        ids = [item["id"] for set_id in SETS for kind in kinds for item in facts(set_id).get(kind, [])]
        assert len(ids) == len(set(ids))

    def test_of_an_unknown_box(self):
        with pytest.raises(ValueError, match="there is no box 'armed_and_dangerous', only base, "):
            facts("armed_and_dangerous")


@pytest.fixture
def tests_folder(tmp_path):
    """A function that writes a file of tests and returns their folder."""

    def write(source: str) -> Path:
        folder = tmp_path / "tests" / "bang"
        folder.mkdir(parents=True)
        (folder / "test_sample.py").write_text(source)
        return tmp_path / "tests"

    return write


class TestCitations:
    def test_are_found_on_functions_classes_modules_and_cases(self, tests_folder):
        folder = tests_folder("""
import pytest
from pytest import mark

CASES = [pytest.param(1, marks=[pytest.mark.slow, pytest.mark.rule("GEN-4")]), 2]

@pytest.mark.rule("GEN-1", "GEN-2")
@pytest.mark.scenario("IM-01")
def test_function(): ...

@mark.rule("GEN-3")
class TestClass:
    pytestmark = [pytest.mark.rule("GEN-6")]
    def test_method(self): ...

@pytest.mark.parametrize("x", CASES)
def test_named_cases(x): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("GEN-5"))])
async def test_cases(x): ...

@pytest.mark.rule("GEN-7")
def helper(): ...

pytestmark = pytest.mark.rule("GEN-8")
""")
        citations = cited_by(folder)
        file = "tests/bang/test_sample.py"
        assert citations.problems == []
        assert citations.tests == {
            "GEN-1": [f"{file}::test_function"],
            "GEN-2": [f"{file}::test_function"],
            "IM-01": [f"{file}::test_function"],
            "GEN-3": [f"{file}::TestClass::test_method"],
            "GEN-6": [f"{file}::TestClass::test_method"],
            "GEN-4": [f"{file}::test_named_cases"],
            "GEN-5": [f"{file}::test_cases"],
            "GEN-8": [
                f"{file}::test_function",
                f"{file}::TestClass::test_method",
                f"{file}::test_named_cases",
                f"{file}::test_cases",
            ],
        }

    def test_of_a_test_set_aside_do_not_count(self, tests_folder):
        folder = tests_folder("""
import pytest

@pytest.mark.skip
@pytest.mark.rule("GEN-1")
def test_skipped(): ...

@pytest.mark.xfail(reason="not yet")
@pytest.mark.rule("GEN-2")
def test_failing(): ...

@pytest.mark.skipif(False, reason="only elsewhere")
@pytest.mark.rule("GEN-3")
def test_running(): ...
""")
        assert list(cited_by(folder).tests) == ["GEN-3"]

    def test_that_cannot_stand_are_problems(self, tests_folder):
        folder = tests_folder("""
import pytest

@pytest.mark.rule("BASE-SET-99", "IM-01", OTHER)
def test_wrong(): ...
""")
        citations = cited_by(folder)
        test = "tests/bang/test_sample.py::test_wrong"
        assert citations.tests == {}
        assert citations.problems == [
            f"{test} cites the rule BASE-SET-99, which the catalogue lacks",
            f"{test} cites the rule IM-01, which the catalogue lacks",
            f"{test} cites a rule by something else than a literal id",
        ]

    def test_fill_the_table_section_by_section(self, tests_folder):
        folder = tests_folder("""
import pytest

@pytest.mark.rule("BASE-START-2")
def test_starter_game(): ...
""")
        row = next(row for row in coverage_table(catalogue(), cited_by(folder)) if "Starter" in row.section)
        assert (row.part, row.total, row.covered, row.missing) == ("core", 2, 1, ("BASE-START-1",))


@pytest.fixture
def command(capsys):
    """A function that runs `boothill rules` and returns exit code, output and errors."""
    parser = argparse.ArgumentParser()
    rules.add_parser(parser.add_subparsers())

    def run(*arguments: str) -> tuple[int, str, str]:
        args = parser.parse_args(["rules", *arguments])
        return args.run(args), *capsys.readouterr()

    return run


class TestCommand:
    def test_prints_a_rule(self, command):
        code, output, _ = command("base-beer-3")
        assert code == 0
        assert output.startswith("BASE-BEER-3  base, 12.1 Brown cards\n  A jailed player")
        assert "[faq: Q14]" in output

    def test_prints_a_group(self, command):
        _, output, _ = command("BASE-BEER", "--json")
        assert [rule["id"] for rule in json.loads(output)] == [f"BASE-BEER-{number}" for number in range(1, 6)]

    def test_prints_a_group_of_the_dice_game(self, command):
        _, output, _ = command("dice-shot", "--json")
        assert [rule["id"] for rule in json.loads(output)] == [f"DICE-SHOT-{number}" for number in range(1, 11)]

    def test_searches_a_part(self, command):
        _, output, _ = command("--part", "shadow", "--search", "vulture", "--json")
        assert [rule["id"] for rule in json.loads(output)] == ["SH-2", "SH-6"]

    def test_says_when_nothing_fits(self, command):
        assert command("--search", "spaceship") == (0, "No rule fits.\n", "")

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["BASE-BEAR-3"], "there is no rule BASE-BEAR-3; the nearest are BASE-BEER-3, "),
            (["--part", "duel"], "there is no part 'duel'; the parts are principles, core, "),
            (["--enforce", "duel"], "there is no box 'duel'; the boxes are base, "),
            (["--enforce", "base", "--part", "core"], "--enforce looks at whole boxes"),
            (["--coverage", "--tests", "nowhere"], "there is no folder of tests at nowhere; name one with"),
        ],
    )
    def test_refuses_what_it_cannot_follow_in_one_line(self, command, arguments, message):
        code, output, errors = command(*arguments)
        assert (code, output) == (2, "")
        assert errors.startswith(f"boothill rules: {message}")
        assert errors.count("\n") == 1

    def test_enforcing_fails_while_a_rule_is_uncovered(self, command, tests_folder):
        folder = str(tests_folder("import pytest\n@pytest.mark.rule('GEN-1')\ndef test_one(): ..."))
        code, output, _ = command("--coverage", "--enforce", "base", "--tests", folder)
        assert code == 1
        assert "GEN-2, -3" in output
        assert "1 of 206 rules and scenarios are cited by a test." in output
        assert "DC-" not in output
        assert command("--coverage", "--tests", folder)[0] == 0

    def test_enforcing_passes_when_everything_due_is_cited(self, command, tests_folder):
        due = [entry for entry in catalogue() if is_due(entry.id, ["promos"])]
        ids = ", ".join(repr(entry.id) for entry in due)
        folder = str(tests_folder(f"import pytest\n@pytest.mark.rule({ids})\ndef test_all(): ..."))
        code, output, _ = command("--enforce", "promos", "--tests", folder, "--json")
        assert code == 0
        assert json.loads(output)["covered"] == len(due) == 9

    def test_a_citation_of_an_unknown_rule_always_fails(self, command, tests_folder):
        folder = str(tests_folder("import pytest\n@pytest.mark.rule('GEN-99')\ndef test_one(): ..."))
        code, output, _ = command("--coverage", "--tests", folder)
        assert code == 1
        assert "test_one cites the rule GEN-99, which the catalogue lacks." in output
