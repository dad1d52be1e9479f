"""The page for story writers lists every question and every verb there is, and its example is true."""

import re
from pathlib import Path

from boothill.games.bang.rules.terms import VERBS
from boothill.games.bang.telling.references import told_types
from boothill.games.dice.telling.references import TOLD
from support.story import Story

PAGE = (Path(__file__).parents[2] / "docs" / "stories.md").read_text(encoding="utf-8")


def listed(heading):
    """The first column of the table below a heading."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"(?m)^\| `(\w+)` \|", section)


def test_every_question_and_every_verb_is_listed_once():
    assert sorted(listed("The card game: what may be asked")) == sorted(told_types().asked)
    assert listed("The card game: what may be answered") == list(VERBS)
    assert sorted(listed("The dice game: what may be asked")) == sorted(TOLD.asked)


def test_the_example_is_told_to_its_end():
    source = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    told = {"Story": Story, "pytest": __import__("pytest")}
    exec(source, told)  # our own page
    told["test_two_missed_stop_slab"]()
