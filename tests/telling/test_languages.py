"""Every language is whole: it has each message of English, says it with the same values, and tells each effect."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.telling.narrator import DiceNarrator
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.rulebook import boxes, facts
from boothill.telling import Texts, browser_source, languages
from boothill.telling.translation import text_files
from support.games import ALL_SETS

LANGUAGES = ("de", "hu", "it")
"""Besides English."""
SORTS = ("card", "event", "equipment", "character", "role", "shadow_role", "face")
CLIENT = Path(__file__).parents[2] / "client" / "src"


class Variables(Visitor):
    """What a message is given, and what it refers to."""

    def __init__(self):
        self.found = set()
        self.terms = set()

    def visit_VariableReference(self, node):  # noqa: N802  # named by the library
        self.found.add(node.id.name)

    def visit_TermReference(self, node):  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node):  # noqa: N802
        self.terms.add(node.id.name)


def entries(language):
    for path, file in text_files(language).items():
        if path.endswith(".ftl"):
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
                yield path, entry


@cache
def messages(language):
    """The messages and terms of a language by id, with the file each stands in."""
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            assert name not in found, f"{name} stands twice in {language}"
            found[name] = (file, entry)
    return found


def variables(entry):
    visitor = Variables()
    visitor.visit(entry)
    return visitor


def test_there_are_four_finished_languages():
    """Others may be under way: what they lack is said in English."""
    assert {"en", *LANGUAGES} <= set(languages())


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_file_can_be_read(language):
    junk = [(file, entry.content[:80]) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_in_the_same_files(language):
    ours = {name: file for name, (file, _) in messages(language).items() if not name.startswith("-")}
    english = {name: file for name, (file, _) in messages("en").items() if not name.startswith("-")}
    assert sorted(set(english) - set(ours)) == [], "missing"
    assert sorted(set(ours) - set(english)) == [], "unknown"
    assert {name: file for name, file in ours.items() if english[name] != file} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_the_english_one_is_given(language):
    """A message that asks for more fails where it is told."""
    english = messages("en")
    found = {
        name: extra
        for name, (_, entry) in messages(language).items()
        if name in english and (extra := variables(entry).found - variables(english[name][1]).found)
    }
    assert found == {}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_a_message_refers_to_is_there(language):
    known = set(messages(language)) | set(messages("en"))
    for name, (_, entry) in messages(language).items():
        assert variables(entry).terms <= known, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", boxes())
def test_every_effect_is_told_in_every_language(box, language):
    known = facts(box)
    missing = [
        f"{sort} {fact['id']}"
        for sort in SORTS
        for fact in known.get(sort, ())
        if fact.get("effect") and not fact.get(f"effect_{language}", "").strip()
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_effect_is_told_of_what_is_not_there(language):
    told = {
        (box, sort, id)
        for box, folder in boxes().items()
        for sort, texts in folder.words[language].items()
        for id, words in texts.items()
        if sort != "set" and "effect" in words
    }
    assert told - {
        (box, sort, fact["id"]) for box in boxes() for sort in SORTS for fact in facts(box).get(sort, ())
    } == (set())


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_browser_gets_every_message_but_those_of_the_terminal(language):
    told = {
        entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        for entry in FluentParser(with_spans=False).parse(browser_source(language)).body
    }
    english = {name for name, (file, _) in messages("en").items() if not file.endswith("/screen.ftl")}
    assert english <= told
    assert {name for name, (file, _) in messages("en").items() if file.endswith("/screen.ftl")} & told == set()


def test_the_browser_says_all_that_is_written_for_it():
    """By its id, or by one that is put together from a beginning and what is chosen."""
    sources = "\n".join(file.read_text("utf-8") for ending in ("ts", "svelte") for file in CLIENT.rglob(f"*.{ending}"))
    named = set(re.findall(r"[`\"']([a-z][\w-]*)[`\"']", sources))
    begun = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", sources)))
    ours = {name for name, (file, _) in messages("en").items() if "/browser/" in file}
    assert sorted(name for name in ours - named if not name.startswith(begun)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language):
    """Strict texts raise for anything that is missing."""
    texts = Texts(language, strict=True)
    roll = Random(3)
    match = new_match(TableOptions(5, seed=3, sets=ALL_SETS))
    state = match.state
    words = {viewer: Words(state.rules, state.names, viewer, texts) for viewer in [*range(5), SPECTATOR, EVERYTHING]}
    while (decision := match.decision) is not None:
        asked = words[decision.seat]
        asked.learn_table(View(state, decision.seat))
        for option in decision.options:
            plain(asked.option(decision, option))
        plain(asked.question(decision), words[SPECTATOR].waiting(decision))
        match.push(roll.randrange(len(decision.options)))
    for speech in words.values():
        plain(*(line.text for line in Narrator(speech, state.character).lines(match.events)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_dice_games_can_be_told(language):
    texts = Texts(language, strict=True)
    roll = Random(3)
    match = new_dice_match(DiceOptions(5, seed=3))
    state = match.state
    words = {viewer: DiceWords(state.names, viewer, texts) for viewer in [*range(5), SPECTATOR, EVERYTHING]}
    while (decision := match.decision) is not None:
        asked = words[decision.seat]
        for option in decision.options:
            plain(asked.option(decision, option))
        plain(asked.question(decision), words[SPECTATOR].waiting(decision))
        match.push(roll.randrange(len(decision.options)))
    for speech in words.values():
        plain(*(line.text for line in DiceNarrator(speech, state.character).lines(match.events)))


def plain(*told):
    for text in told:
        assert text == text.strip() != ""
        assert not set(text) & set("{}$"), text
