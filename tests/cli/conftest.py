"""What all tests of the commands have in common."""

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Files go to a folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "kept"))
    return tmp_path
