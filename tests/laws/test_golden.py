"""Whole seeded games are played as they are written down in tests/golden."""

import re

import pytest

from support.dice_events import PUBLIC
from support.golden import FOLDER, GAMES, transcript

HOW = "if the change is meant, run `python -m support.golden --write` in tests and look at the diff"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written_down(name):
    now = transcript(GAMES[name]).splitlines()
    before = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, old) in enumerate(zip(now, before, strict=False), start=1):
        assert line == old, f"{name}.txt, line {number}; {HOW}"
    assert len(now) == len(before), HOW


def test_there_is_no_transcript_without_a_game():
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.txt" for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_transcript_is_of_a_size_to_be_read(name):
    assert (FOLDER / f"{name}.txt").stat().st_size < 250_000


def test_the_dice_transcripts_show_every_question_and_every_event():
    told = "\n".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES if name.startswith("dice"))
    assert set(re.findall(r"^  (\w+): ", told, re.MULTILINE)) == set(PUBLIC)
    asked = {"arrows_instead", "gift", "heal", "remove_arrow", "reroll", "return_arrows", "shoot"}
    assert set(re.findall(r"^\d+\. [A-H], (\w+)", told, re.MULTILINE)) == asked
