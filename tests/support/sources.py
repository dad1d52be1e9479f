"""What the source says: which names the engines use, and which messages there are for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from boothill.telling.texts import BROWSER
from boothill.telling.translation import text_files
from boothill.titles import TITLES

SOURCE = Path(__file__).parents[2] / "src" / "boothill"


def literals(package: str) -> set[str]:
    """Every text written out in a package."""
    return {node.value for node in _nodes(package) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def spoken() -> set[str]:
    """Every text written out where the games are put into words at the terminal."""
    parts = (
        "cli",
        "terminal",
        "telling",
        *(f"games/{game}/{part}" for game in TITLES for part in ("telling", "terminal")),
    )
    return {text for part in parts for text in literals(part)}


def messages(language: str) -> list[str]:
    """The ids of all messages of a language, as they stand in its files."""
    return [
        found
        for path, file in text_files(language).items()
        if path.endswith(".ftl") and f"/{BROWSER}/" not in path
        for found in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8"))
    ]


def _nodes(package: str) -> Iterator[ast.AST]:
    for file in sorted((SOURCE / package).rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))
