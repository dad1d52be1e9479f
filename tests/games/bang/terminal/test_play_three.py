"""A table of three at the terminal: open roles, other goals, no Sheriff."""

import json
from argparse import ArgumentParser
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boothill.cli.commands import play
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal import drawing as table
from boothill.kernel.record import BadRecord, replay
from boothill.telling import Texts
from support.story import Story

TEXTS = Texts(strict=True)


def shown(*arguments, typed=()):
    """What `boothill play` shows when these lines are typed and nothing more."""
    parser = ArgumentParser()
    play.add_parser(parser.add_subparsers())
    left, out = list(typed), StringIO()

    def read(prompt):
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=out, width=200, highlight=False)
    assert play.run(parser.parse_args(["play", *arguments]), read=read, console=console) == 0
    return out.getvalue()


@pytest.mark.rule("DC-3P-1")
def test_the_welcome_tells_all_roles_and_who_begins():
    text = shown("--players", "3", "--seed", "2")
    roles = replay(json.loads(Path("kept/game-2.json").read_text()), BANG).state.role
    names = ("you are", "Ann is", "Bo is")
    words = Words(Story(3).t.rules, ("A", "B", "C"), 0, TEXTS)
    said = ", ".join(f"{name} {words.role(role)}" for name, role in zip(names, roles, strict=True))
    assert f"The roles lie open: {said}." in text
    deputy = [words.role(role) for role in roles].index("Deputy")
    begins = (
        "You are the Deputy and begin." if deputy == 0 else f"{('', 'Ann', 'Bo')[deputy]} is the Deputy and begins."
    )
    assert begins in text
    assert "Sheriff" not in text


def test_the_welcome_of_other_tables_tells_no_roles():
    text = shown("--players", "4", "--seed", "2")
    assert "roles lie open" not in text
    assert "is the Sheriff and begins." in text or "You are the Sheriff and begin." in text


@pytest.mark.rule("DC-3P-2")
@pytest.mark.parametrize(
    ("seat", "role", "prey"), [("A", "Deputy", "Renegade"), ("B", "Outlaw", "Deputy"), ("C", "Renegade", "Outlaw")]
)
def test_everybody_is_told_whom_he_is_after(seat, role, prey):
    story = Story(3).turn("A")
    words = Words(story.t.rules, story.t.names, story.seat(seat), TEXTS)
    view = story.view(seat)
    told = table.about_you(view, words).plain
    assert told.startswith(f"You: {role}. Win at once by eliminating the {prey} personally.")
    assert "the last one alive wins" in told  # DC-3P-3
    assert f"{role} after the {prey}" in table.about_you_briefly(view, words).plain


def test_the_goals_of_other_tables_stay_as_they_are():
    story = Story(4).turn("A")
    words = Words(story.t.rules, story.t.names, 3, TEXTS)
    assert "Sheriff must fall last" in table.about_you(story.view("D"), words).plain
    assert "after the" not in table.about_you_briefly(story.view("D"), words).plain


def test_roles_can_be_looked_up():
    text = shown("--players", "3", "--seed", "2", typed=["info outlaw", "info sheriff", "who"])
    assert "Outlaw: Wins at once by eliminating the Deputy personally." in text
    assert "Sheriff: At a table of three nobody is Sheriff" in text
    who = text.rpartition("nobody is Sheriff")[2]
    assert [role in who for role in ("Deputy, ", "Outlaw, ", "Renegade, ")] == [True] * 3


@pytest.mark.rule("DC-3P-4")
def test_the_reward_names_the_victim_whatever_its_role():
    story = Story(3).with_life(C=1).hand("B", "bang").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    words = Words(story.t.rules, story.t.names, 0, TEXTS)
    lines = [line.text for line in Narrator(words, story.t.character).lines(story.match.events)]
    assert "Reward: B draws 3 cards for eliminating C." in lines
    assert "Outlaw" not in " ".join(lines)


def test_a_record_that_passes_a_badge_among_three_is_refused():
    shown("--players", "3", "--seed", "2", typed=["save mine.json"])
    record = json.loads(Path("mine.json").read_text())
    record["play"]["badge"] = True
    Path("mine.json").write_text(json.dumps(record))
    with pytest.raises(BadRecord, match="does not fit its table"):
        shown("--load", "mine.json")
