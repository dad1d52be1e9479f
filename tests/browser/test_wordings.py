"""The browser says in the same words as the terminal what happens, what is asked and what can be answered."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boothill.games.bang.rules.layouts import FIELDS, SUBJECTS
from boothill.games.dice.rules import layouts as dice_fields
from boothill.telling import FALLBACK, languages
from support.wordings import write

CLIENT = Path(__file__).parents[2] / "client"
VITEST = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
VIEWERS = 3
TESTS = 4
"""For each viewer of each game."""


def node():
    """The one of the environment; the machine's own may be too old."""
    return str(Path(sys.executable).with_name("node"))


@pytest.mark.parametrize("language", languages())
def test_the_browser_says_what_the_terminal_says(tmp_path, language):
    counts = write(tmp_path, language)
    assert counts["lines"] > 3000
    assert counts["options"] > 2000
    if language == FALLBACK:
        check_that_everything_came(counts)
    report = tmp_path / "report.json"
    done = subprocess.run(
        [
            *(node(), VITEST, "run", "tests/telling/conformance.test.ts"),
            *("--reporter=default", "--reporter=json", f"--outputFile.json={report}"),
        ],
        cwd=CLIENT,
        env={**os.environ, "BOOTHILL_WORDINGS": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-8000:]
    told = json.loads(report.read_text("utf-8"))
    assert told["numPassedTests"] == len(list(tmp_path.glob("game-*.json"))) * VIEWERS * TESTS


def check_that_everything_came(counts):
    """In games that were really played, so that the wire has it as it is there: nearly everything there is."""
    events = {f"event {name}" for name in (*FIELDS, *dice_fields.FIELDS)}
    questions = {f"question {kind}" for kind in (*SUBJECTS, *dice_fields.SUBJECTS)}
    for wanted in (events, questions):
        assert len(wanted - counts.keys()) <= len(wanted) // 20, sorted(wanted - counts.keys())
