"""The texts: every name the engine uses has one, none is left over, and each can be told to every viewer."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boothill.bang.declare import Box
from boothill.bang.game import new_match
from boothill.bang.hooks import WhyNot
from boothill.bang.loading import find_box
from boothill.bang.playing import why_not
from boothill.bang.ruleset import Ruleset, ruleset
from boothill.bang.setup import TableOptions
from boothill.bang.terms import PHASES, ROLES, SUITS, VERBS
from boothill.bang.view import View
from boothill.bang.warnings import warnings
from boothill.cli.narrator import FIELDS, Narrator
from boothill.cli.session import COMMANDS
from boothill.cli.words import Words
from boothill.kernel.decision import Decision
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.lang import TextError, Texts, languages, texts

SOURCE = Path(__file__).parents[2] / "src" / "boothill"
CATALOGUES = Path(texts.__file__).parent
TEXTS = Texts()


def calls(package: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a package with the last part of the called name."""
    for file in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                    yield name, node


def strings(node: ast.expr) -> list[str]:
    """The texts an expression may be: one, or either branch of a choice."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return strings(one) + strings(other)
    raise AssertionError(f"line {node.lineno}: write the name out, so that its text can be looked for")


EVENTS = {text for name, call in calls("bang") if name == "emit" for text in strings(call.args[0])}
REASONS = {text for name, call in calls("bang") if name in ("WhyNot", "Warning") for text in strings(call.args[0])}
QUESTIONS = {text for name, call in calls("bang") if name == "Decision" for text in strings(call.args[1])}
ACTIONS = {action.id for action in ruleset(("base",)).actions}
NEEDED = {
    *(f"event-{name}" for name in EVENTS),
    *(f"reason-{code}" for code in REASONS),
    *(f"{form}-{kind}" for form in ("ask", "wait") for kind in QUESTIONS),
    *(f"option-{verb}" for verb in VERBS),
    *(f"action-{action}" for action in ACTIONS),
    *(f"phase-{phase.replace(' ', '_')}" for phase in PHASES),
    *(f"suit-{suit}" for suit in SUITS),
    *(f"rank-{rank}" for rank in "JQKA"),
}


def messages(language: str) -> list[str]:
    """The ids of all messages of a language, as they stand in its files."""
    files = sorted((CATALOGUES / language).glob("*.ftl"))
    return [found for file in files for found in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8"))]


def test_the_scan_finds_what_the_engine_says():
    assert {"lost_life", "escaped", "stays_in_jail", "game_over"} <= EVENTS
    assert {"out_of_range", "own_side", "full_life"} <= REASONS
    assert {"play", "dodge", "last_will"} <= QUESTIONS


def test_every_name_of_the_engine_has_a_message():
    assert sorted(NEEDED - set(messages("en"))) == []


def test_no_message_is_unused():
    literal = {
        node.value
        for file in (SOURCE / "cli").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for_special_questions = {f"option-{verb}-{kind}" for verb in VERBS for kind in QUESTIONS}
    for_outside_sets = {f"{form}-other" for form in ("ask", "wait")}
    used = NEEDED | literal | for_special_questions | for_outside_sets
    assert sorted(set(messages("en")) - used) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language):
    ids = messages(language)
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("language", languages())
def test_a_language_says_nothing_that_english_does_not(language):
    assert set(messages(language)) <= set(messages("en"))


def test_every_event_says_what_its_numbers_are():
    assert set(FIELDS) == EVENTS


def test_every_command_is_in_the_help():
    help_text = TEXTS.say("help")
    assert [command for command in COMMANDS if command != "help" and command not in help_text] == []


def test_an_unknown_language_is_refused():
    with pytest.raises(TextError, match="no texts in the language 'xx'; there are en"):
        Texts("xx")


def test_a_message_without_its_values_is_an_error():
    with pytest.raises(TextError, match="event-turn"):
        TEXTS.say("event-turn", who="Bo")
    with pytest.raises(TextError, match="no message 'nonsense'"):
        TEXTS.say("nonsense")


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_whole_games_can_be_told_to_every_viewer(players):
    """Missing values raise, so rendering everything is the test; leftovers of Fluent would show as braces."""
    for seed in range(2):
        roll = Random(seed)
        match = new_match(TableOptions(players, seed=seed))
        state = match.state
        viewers = [*range(players), SPECTATOR, EVERYTHING]
        words = {viewer: Words(state.rules, state.names, viewer, TEXTS) for viewer in viewers}
        while (decision := match.decision) is not None:
            asked = words[decision.seat]
            told = [asked.question(decision), *(asked.option(decision, option) for option in decision.options)]
            told += [words[viewer].waiting(decision) for viewer in viewers]
            told += [asked.reason(found) for found in warnings(View(state, decision.seat), decision) if found]
            reasons = [why_not(state, decision.seat, card) for card in state.hand[decision.seat]]
            told += [asked.reason(found) for found in reasons if found]
            assert_plain(told)
            match.push(int(roll.random() * len(decision.options)))
        for viewer in viewers:
            assert_plain(line.text for line in Narrator(words[viewer], state.character).lines(match.events))


def assert_plain(told):
    for text in told:
        assert text
        assert text == text.strip()
        assert not set(text) & set("{}$")
        assert "  " not in text, text


def words_for(viewer):
    rules = ruleset(("base",))
    return Words(rules, ("Ann", "Bo", "Kit", "Lou"), viewer, TEXTS)


def line(viewer, name, *public, to=(), secret=()):
    words = words_for(viewer)
    told = Narrator(words, [words.rules.character_index["paul_regret"]] * 4).line((name, public, to, secret))
    assert told is not None
    return told.text


def card(name):
    return ruleset(("base",)).card_index[name]


def kind(name):
    return ruleset(("base",)).kind_index[name]


def test_a_shot_is_told_to_the_one_shot_at_and_to_others():
    shot = ("played", 1, card("bang/9D"), kind("bang"), 0, -1)
    assert line(0, *shot) == "Bo shoots you with BANG! (9 of Diamonds)."
    assert line(1, *shot) == "You shoot Ann with BANG! (9 of Diamonds)."
    assert line(2, *shot) == "Bo shoots Ann with BANG! (9 of Diamonds)."


def test_a_card_used_as_another_says_so():
    shot = ("played", 1, card("missed/2S"), kind("bang"), 0, -1)
    assert line(0, *shot) == "Bo shoots you with Missed! (2 of Spades) as BANG!."


def test_lost_life_names_its_cause():
    assert line(0, "lost_life", 0, 1, 3, 1, kind("bang")) == "You lose 1 life (3 left): BANG! by Bo"
    assert line(1, "lost_life", 0, 1, 3, 1, kind("bang")) == "Ann loses 1 life (3 left): your BANG!"
    assert line(2, "lost_life", 0, 3, 1, -1, kind("dynamite")) == "Ann loses 3 life (1 left): Dynamite"


def test_a_draw_check_says_what_counts():
    assert line(2, "flipped", 0, kind("jail"), card("beer/6H")) == (
        "Ann makes a draw! for Jail (Hearts go free): Beer (6 of Hearts)."
    )
    assert "(2 to 9 of Spades explodes): Missed! (2 of Spades)." in line(
        0, "flipped", 0, kind("dynamite"), card("missed/2S")
    )


def test_explosion_reward_and_elimination():
    assert line(0, "exploded", 2, card("dynamite/2H")) == "Dynamite explodes in front of Kit!"
    assert line(1, "reward", 0, 3) == "Reward: Ann draws 3 cards for eliminating an Outlaw."
    assert line(1, "eliminated", 2, ROLES.index("outlaw"), 0) == "Kit is eliminated by Ann. Kit's role was Outlaw."
    assert line(2, "eliminated", 2, ROLES.index("outlaw"), -1) == "You are eliminated. Your role was Outlaw."


@pytest.mark.rule("GEN-6")
def test_drawn_cards_are_told_to_their_owner_alone():
    drew = {"to": (0,), "secret": (card("beer/6H"), card("bang/9D"))}
    owner, other = line(0, "drew", 0, 2, **drew), line(1, "drew", 0, 2, **drew)
    assert "You draw Beer (6 of Hearts) and BANG! (9 of Diamonds)." in owner
    assert "Ann draws 2 cards." in other
    assert "Beer" not in other


@pytest.mark.rule("GEN-6")
def test_a_card_taken_from_a_hand_is_told_to_both_and_to_nobody_else():
    took = {"to": (0, 1), "secret": (card("beer/6H"),)}
    told = [line(viewer, "took_from_hand", 0, 1, **took) for viewer in range(3)]
    assert "You take Beer (6 of Hearts) from Bo's hand." in told[0]
    assert "Ann takes Beer (6 of Hearts) from your hand." in told[1]
    assert "Ann takes a card from Bo's hand." in told[2]


@pytest.mark.parametrize(
    ("before", "by_ability"),
    [
        (("turn", (0, 3, 0)), False),
        (("played", (0, card("stagecoach/9S"), kind("stagecoach"), -1, -1)), False),
        (("played", (0, card("barrel/QS"), kind("barrel"), -1, -1)), True),
        (("lost_life", (0, 1, 3, 1, kind("bang"))), True),
        (("forced_discard", (1, 0, card("beer/6H"), 1)), True),
    ],
)
def test_cards_drawn_by_an_ability_name_the_character(before, by_ability):
    words = words_for(2)
    suzy = words.rules.character_index["suzy_lafayette"]
    narrator = Narrator(words, [suzy] * 4)
    narrator.line((*before, (), ()))
    told = narrator.line(("drew", (0, 1), (0,), (card("beer/7H"),)))
    assert told.text == ("Suzy Lafayette: Ann draws 1 card." if by_ability else "Ann draws 1 card.")


def test_names_are_found_in_part_and_with_small_mistakes():
    words = words_for(0)
    assert [fact.name for fact in words.find("cat balou")] == ["Cat Balou"]
    assert [fact.name for fact in words.find("slab")] == ["Slab the Killer"]
    assert [fact.name for fact in words.find("dinamite")] == ["Dynamite"]
    assert words.find("rolling pin") == []


def test_what_outside_sets_add_is_told_in_their_own_words():
    home = Box("home", "At home")
    home.blue("pie", "Apple Pie", copies="2H", text="Smells good.")
    home.character("granny", "Granny", 4, text="Never misses.")
    rules = Ruleset((find_box("base"), home))
    words = Words(rules, ("Ann", "Bo", "Kit", "Lou"), 0, TEXTS)
    assert words.card(rules.card_index["pie/2H"]) == "Apple Pie (2 of Hearts)"
    assert [fact.text for fact in words.find("granny")] == ["Never misses."]
    assert Narrator(words, [0] * 4).line(("pie_thrown", (1, 2), (), ())).text == "pie thrown (1, 2)"
    assert words.question(Decision(0, "pie_taste", [])) == "Choose (pie taste)."
    assert words.waiting(Decision(1, "pie_taste", [])) == "Bo is choosing ..."
    assert words.reason(WhyNot("too_hot", "HOME-1")) == "not possible now (too hot) [HOME-1]"
