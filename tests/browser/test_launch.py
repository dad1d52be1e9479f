"""Finding a browser and ending it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from support.browser import launch


def test_a_browser_that_is_named_and_not_there_is_refused(monkeypatch):
    monkeypatch.setenv(launch.VARIABLE, "/no/such/browser")
    with pytest.raises(launch.Missing, match="make browser"):
        launch.find_browser()


def test_a_browser_that_is_named_is_used(monkeypatch, tmp_path):
    mine = tmp_path / "mine"
    mine.write_text("#!/bin/sh\n", encoding="utf-8")
    mine.chmod(0o755)
    monkeypatch.setenv(launch.VARIABLE, str(mine))
    assert launch.find_browser() == mine


def test_without_the_client_the_remedy_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(launch, "CLIENT", tmp_path)
    with pytest.raises(launch.Missing, match="make client"), launch.browsing(tmp_path):
        pass


def commands(folder):
    """The processes that have to do with a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str(folder).encode() in (process / "cmdline").read_bytes():
                found.append(process.name)
        except OSError:  # it has ended meanwhile
            continue
    return found


@pytest.fixture
def short_path():
    """A folder with a short name: a browser's socket lies in it, and the name of that may not be long."""
    with tempfile.TemporaryDirectory(prefix="bh-") as folder:
        yield Path(folder)


def test_nothing_is_left_of_a_browser(short_path, browser):
    """Not of this one, which is run in a process of its own: one process can drive one browser only."""
    script = (
        "import sys; from pathlib import Path; from support.browser.launch import browsing\n"
        "with browsing(Path(sys.argv[1])) as browser: browser.new_page().goto('about:blank'); print('ran')"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(short_path)],
        capture_output=True,
        text=True,
        cwd=Path(launch.__file__).parents[2],
        env={**os.environ, "TMPDIR": str(short_path)},
        check=False,
    )
    assert "ran" in ran.stdout, ran.stderr
    assert commands(short_path) == []
    assert [one.name for one in short_path.iterdir() if "playwright" in one.name] == []
