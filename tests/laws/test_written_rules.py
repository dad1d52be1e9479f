"""How rules and sets are written: what they say is declared, and no card minds what its verbs mind for it."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "boothill" / "games"
RULES = sorted([*GAMES.glob("*/rules/**/*.py"), *GAMES.glob("*/sets/**/*.py")])
SAYING = {"emit": 0, "Decision": 1, "WhyNot": 0, "Caution": 0}
"""What says something that is declared, and which of its arguments that is."""
DECLARING = {"entry", "question", "reason"}


def parsed(files: list[Path]) -> Iterator[tuple[str, ast.Module]]:
    for file in files:
        yield file.relative_to(GAMES).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def name_of(call: ast.Call) -> str:
    """What is called, without what it belongs to."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def literals(module: ast.Module) -> list[str]:
    """Where something is said under a literal text, wherever in the argument the text stands."""
    found = []
    for call in ast.walk(module):
        if not isinstance(call, ast.Call) or name_of(call) not in SAYING:
            continue
        at = SAYING[name_of(call)]
        said = call.args[at : at + 1] + [word.value for word in call.keywords if word.arg in ("name", "kind", "code")]
        for part in said:
            if isinstance(part, ast.Call) and name_of(part) in DECLARING:
                continue
            texts = [node for node in ast.walk(part) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
            found += [f"{text.lineno}: {name_of(call)}({text.value!r})" for text in texts]
    return found


def test_whatever_is_said_is_declared():
    assert [f"{name}:{place}" for name, module in parsed(RULES) for place in literals(module)] == []


@pytest.mark.parametrize(
    "said",
    [
        "t.emit('drew', 1)",
        "t.emit('drew' if t else OTHER, 1)",
        "Decision(seat, 'dodge', options)",
        "Decision(seat, kind='dodge', options=options)",
        "WhyNot('too_far', 'GEN-1')",
        "Caution(f'{x}y', 'GEN-1')",
    ],
)
def test_a_literal_is_found(said):
    (place,) = literals(ast.parse(said))
    assert place.startswith("1: ")


@pytest.mark.parametrize("said", ["t.emit(DREW, 1)", "Decision(seat, DODGE, o)", "WhyNot(reason('far'), 'GEN-1')"])
def test_what_is_declared_passes(said):
    assert literals(ast.parse(said)) == []


MINDED = {"hand_watchers", "play_watchers", "holding", "spent", "settle_answers", "mind_empty_hands", "ends_effect"}
"""What abilities of others look at. The verbs that take cards away, and the carrying out of cards, mind it."""


def mentioned(module: ast.Module) -> set[str]:
    """Every name and attribute, also as the name of an argument."""
    found: set[str] = set()
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.keyword(arg=str(name)):
                found.add(name)
    return found


def test_no_card_minds_what_its_verbs_mind():
    sets = [file for file in RULES if file.match("bang/sets/*/*.py")]
    assert len(sets) > 20
    assert {name: found for name, module in parsed(sets) if (found := mentioned(module) & MINDED)} == {}


@pytest.mark.parametrize(
    "written", ["if t.hand_watchers: pass", "lose_life(t, 1, ends_effect=True)", "from x import settle_answers"]
)
def test_what_a_card_minds_itself_is_found(written):
    assert mentioned(ast.parse(written)) & MINDED


def moved_by_hand(module: ast.Module) -> list[int]:
    """The lines that change a list of cards in play, which the verbs of `piles` are for."""
    found = []
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(attr=how, value=ast.Subscript(value=ast.Attribute(attr="play")))):
                found += [node.lineno] if how in ("append", "clear", "extend", "insert", "pop", "remove") else []
            case ast.Subscript(value=ast.Attribute(attr="play"), ctx=ast.Store() | ast.Del()):
                found.append(node.lineno)
    return found


def test_no_card_moves_cards_in_play_by_hand():
    sets = [file for file in RULES if file.match("bang/sets/*/*.py")]
    assert len(sets) > 20
    assert {name: lines for name, module in parsed(sets) if (lines := moved_by_hand(module))} == {}


@pytest.mark.parametrize("written", ["t.play[me].remove(card)", "t.play[a + 1].append(card)", "t.play[me] = []"])
def test_a_card_that_is_moved_by_hand_is_found(written):
    assert moved_by_hand(ast.parse(written)) == [1]


def test_whoever_looks_at_cards_in_play_moves_none():
    assert moved_by_hand(ast.parse("t.play[me].index(card), t.hand[me].remove(card), len(t.play[me])")) == []


def test_nothing_is_declared_that_nobody_says():
    for game in GAMES.iterdir():
        files = [file for file in RULES if file.is_relative_to(game)]
        declared, used = [], Counter()
        for name, module in parsed(files):
            for node in ast.walk(module):
                match node:
                    case (
                        ast.Assign(targets=[ast.Name(id=constant)], value=ast.Call() as call)
                        | ast.AnnAssign(target=ast.Name(id=constant), value=ast.Call() as call)
                    ):
                        declared += [(name, constant)] if name_of(call) in DECLARING else []
                    case ast.Name(id=constant, ctx=ast.Load()):
                        used[constant] += 1
        assert [(name, constant) for name, constant in declared if not used[constant]] == []
        assert len(declared) > 20 or not files
