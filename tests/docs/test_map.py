"""The map is true: every file, folder, command and word of code that it names exists."""

import re
from pathlib import Path

import pytest

from boothill.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "boothill"
MAP = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
TASKS = [
    "a card",
    "an event card",
    "a log line",
    "a question, a reason",
    "what a line has to know besides",
    "a message of the protocol, a field of one",
    "a character",
    "a bot",
    "a language",
    "an expansion with a new mechanic",
    "a field of a table",
    "a hook",
    "a question to mechanics",
    "a third game",
    "the look",
    "a picture of a card",
    "a sound",
    "the place of something on the table",
    "what is shown as pending",
    "how something flies",
    "the rules on two pages",
    "a lesson of the first game",
    "a setting of the server",
    "a dependency",
    "a page of the client",
]


def paths():
    """Everything between backquotes that looks like a path, with its placeholders as patterns."""
    named = re.findall(r"`([\w<>./*-]*/[\w<>./*-]*|\w+\.py)`", MAP)
    return sorted({name for name in named if not name.startswith(("./", "/"))})


@pytest.mark.parametrize("path", paths())
def test_every_path_exists(path):
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    assert any(found for root in (SOURCE, ROOT) for found in root.glob(pattern))


@pytest.mark.parametrize("line", [line for line in MAP.splitlines() if re.match(r"  (\w+/|titles)", line)])
def test_every_package_of_the_picture_exists(line):
    first = re.findall(r"^  ([\w./]+)", line)[0]
    assert (SOURCE / first).exists() or (ROOT / first).exists()


def test_every_package_is_in_the_picture():
    picture = MAP.partition("```")[2].partition("```")[0]
    there = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert {name for name in there if f"{name}/" not in picture} == set()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([\w./-]+)\)", MAP))))
def test_every_link_leads_somewhere(target):
    assert (ROOT / "docs" / target).is_file()


def test_every_command_exists():
    named = set(re.findall(r"`boothill (\w+)", MAP))
    assert {"lab", "rules", "lang"} <= named
    assert named <= set(COMMANDS)
    targets = set(re.findall(r"`make (\w+)", MAP))
    assert {target for target in targets if not re.search(rf"(?m)^{target}:", (ROOT / "Makefile").read_text())} == set()


def test_every_task_is_answered():
    section = MAP.partition("## What do I touch")[2].partition("\n## ")[0]
    assert re.findall(r"(?m)^\| ([^|`]+?) \|", section)[1:] == TASKS


def test_sections_that_are_pointed_at_exist():
    for page, heading in re.findall(r'\[[\w-]+\.md\]\(([\w-]+\.md)\), "([^"]+)"', MAP):
        assert re.search(rf"(?m)^##+ .*{re.escape(heading)}", (ROOT / "docs" / page).read_text(encoding="utf-8"))


def test_no_word_has_two_entries():
    words = re.findall(r"(?m)^\| ([^|]+) \|", MAP.partition("## Glossary")[2])[1:]
    assert len(words) > 35
    assert len(words) == len(set(words))
