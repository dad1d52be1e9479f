"""Which code played: results of other rules or other bots are not to be mixed with ours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import boothill

PLACES = ("kernel", "family", "bots", "games/*/rules", "games/*/sets", "games/*/bots", "playing.py", "titles.py")
"""Rules and bots with their data, such as weights: all that a game depends on."""
LEFT_OUT = {"__pycache__", "texts", "symbols.toml", "art.toml", "portraits.toml"}
"""No game goes another way because of its words or its looks."""
COMPILED = {".so", ".pyd"}
"""Nor because its source has been compiled."""


@lru_cache(maxsize=8)
def code_digest(folders: tuple[str, ...] = ()) -> str:
    """12 hex digits that change with any file of the rules or the bots, or of further files and folders of others."""
    root = Path(boothill.__file__).parent
    return digest_of([*[place for places in PLACES for place in sorted(root.glob(places))], *map(Path, folders)])


def digest_of(folders: Iterable[Path]) -> str:
    """12 hex digits of the names and contents of all files in these folders; one of them may be a file itself."""
    total = sha256()
    for folder in folders:
        root = folder.parent if folder.is_file() else folder
        for file in [folder] if folder.is_file() else sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in COMPILED and not LEFT_OUT & set(file.parts):
                total.update(f"{file.relative_to(root).as_posix()}\n".encode())
                total.update(sha256(file.read_bytes()).digest())
    return total.hexdigest()[:12]
