"""A place of its own for what a test at the terminal writes."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files go to a folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "kept"))
    return tmp_path
