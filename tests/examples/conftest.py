"""What tests of the examples share: the ways in which a game from outside is found."""

import shutil
from pathlib import Path

import pytest

from boothill import titles
from boothill.titles import TITLES
from support.installed import install

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch):
    """What one test has loaded of a game, no other finds loaded."""
    monkeypatch.setattr(titles, "_LOADED", {})


@pytest.fixture
def titled(monkeypatch):
    """Stones as it is found by a line in the list of titles."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setitem(TITLES, "stones", "stones")


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Stones as a package of its own, which offers itself; the folder it is installed in."""
    shutil.copytree(EXAMPLES / "stones", tmp_path / "stones", ignore=shutil.ignore_patterns("__pycache__"))
    install(tmp_path, monkeypatch, "stones", {"boothill.games": {"stones": "stones"}})
    return tmp_path
