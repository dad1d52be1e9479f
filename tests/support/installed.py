"""Packages as if they were installed: what Boothill finds of other people's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, points: Mapping[str, Mapping[str, str]]) -> None:
    """Let a folder count as installed under this name, with entry points by group and name."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line for group, offers in points.items() for line in (f"[{group}]", *[f"{k} = {v}" for k, v in offers.items()])
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
