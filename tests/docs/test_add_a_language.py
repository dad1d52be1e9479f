"""The translator's guide lists every file, and a fifth language can be walked with it to start page and first turn."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import boothill
from boothill.telling import languages
from boothill.telling.translation import CODE, text_files

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-language.md"
PACKAGE = Path(boothill.__file__).parent
LISTED = re.findall(r"(?m)^\| `([^`]+)` \|", GUIDE.read_text(encoding="utf-8"))


def test_the_guide_lists_every_file_of_a_language():
    assert sorted(LISTED) == sorted(path.replace(CODE, "fr") for path in text_files("en"))


def test_every_text_in_the_tree_belongs_to_a_language_and_is_read():
    """A file in a place where nobody looks for it would never be said."""
    read = {str(file) for language in languages() for file in text_files(language).values()}
    found = {str(file) for file in PACKAGE.rglob("*.ftl")}
    found |= {str(file) for file in PACKAGE.rglob("*.toml") if file.parent.name == "texts"}
    assert found - read == set()


@pytest.fixture
def copy(tmp_path):
    """The package in a folder of its own, its source alone, and a way to run programs with it."""
    package = tmp_path / "boothill"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so", "*.pyd"))

    def run(*arguments, code=0):
        done = subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == code, done.stderr
        return done.stdout

    return package, run


TOLD = """
import json
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.telling.words import Words
from boothill.server.web.catalogue import game_words
from boothill.server.web.words import words_of
from boothill.telling import Texts, language_names
match = new_match(TableOptions(4, seed=1))
words = Words(match.state.rules, match.state.names, match.decision.seat, Texts("eo"))
told = words_of("eo", game_words())
print(json.dumps({
    "names": language_names(),
    "question": words.question(match.decision),
    "ends": words.option(match.decision, match.decision.options[-1]),
    "beer": told["kinds"]["beer"].name,
    "messages": told["messages"],
}))
"""


def test_a_fifth_language_is_walked_to_the_start_page_and_the_first_turn(copy):
    package, run = copy
    (package / "telling/languages/eo/browser").mkdir(parents=True)
    (package / "games/bang/texts/eo").mkdir()
    for path, text in {
        "telling/languages/eo/language.toml": 'name = "Esperanto"\n',
        "telling/languages/eo/browser/start.ftl": "start-title = Saluton\n",
        "games/bang/texts/eo/questions.ftl": "ask-play = Via vico.\n",
        "games/bang/sets/base/texts/eo.toml": '[card.beer]\nname = "Biero"\n',
    }.items():
        (package / path).write_text(text, encoding="utf-8")
    told = json.loads(run("-c", TOLD))
    assert told["names"]["eo"] == "Esperanto"
    assert (told["question"], told["beer"]) == ("Via vico.", "Biero")
    assert told["ends"] == "end your turn", "in English, for it is not there yet"
    assert "start-title=Saluton" in told["messages"]
    assert told["messages"].count("start-title=") == 1
    lacking = {lack["path"]: lack for lack in json.loads(run("-m", "boothill", "lang", "eo", "--json", code=1))}
    assert lacking["games/bang/texts/eo/events.ftl"]["is_missing"]
    assert "wait-play" in lacking["games/bang/texts/eo/questions.ftl"]["missing"]
    assert "card.beer.effect" in lacking["games/bang/sets/base/texts/eo.toml"]["missing"]
    assert "card.bang.name" in lacking["games/bang/sets/base/texts/eo.toml"]["names"]


def test_a_language_is_started_with_the_english_files(copy):
    package, run = copy
    (package / "telling/languages/eo").mkdir()
    mine = package / "telling/languages/eo/terms.ftl"
    mine.write_text("role-unknown = kiu\nrole-known = tiu\n", encoding="utf-8")
    written = json.loads(run("-m", "boothill", "lang", "eo", "--start", "--json"))["written"]
    assert sorted([*written, "telling/languages/eo/terms.ftl"]) == sorted(path.replace("/fr", "/eo") for path in LISTED)
    assert mine.read_text(encoding="utf-8").startswith("role-unknown = kiu")
    assert (package / "telling/languages/eo/language.toml").read_text(encoding="utf-8") == 'name = "eo"\n'
    lacking = {lack["path"]: lack for lack in json.loads(run("-m", "boothill", "lang", "eo", "--json", code=1))}
    terms = lacking["telling/languages/eo/terms.ftl"]
    assert (terms["unknown"], "list-and" in terms["missing"]) == (["role-known"], True)
    assert "ask-play" in lacking["games/bang/texts/eo/questions.ftl"]["english"]
    assert not any(lack["is_missing"] for lack in lacking.values())


def test_a_message_that_cannot_be_told_is_named(copy):
    package, run = copy
    (package / "telling/languages/eo").mkdir()
    (package / "telling/languages/eo/language.toml").write_text('name = "Esperanto"\n', encoding="utf-8")
    (package / "games/bang/texts/eo").mkdir()
    faulty = "ask-play = { Via vico.\nwait-play = { $kiu } ludas.\nwait-look = { $who } elektas.\n"
    (package / "games/bang/texts/eo/questions.ftl").write_text(faulty, encoding="utf-8")
    lacking = {lack["path"]: lack for lack in json.loads(run("-m", "boothill", "lang", "eo", "--json", code=1))}
    assert lacking["games/bang/texts/eo/questions.ftl"]["broken"] == ["ask-play", "wait-play"]
    assert "cannot be told: ask-play, wait-play" in run("-m", "boothill", "lang", "eo", code=1)
