"""Showing that nobody tampered with the deal: what a game is dealt from is committed to before, and opened after it.

The options with the seed decide the whole deal. Everybody is told the SHA-256 of a random salt and those options when
the game begins, and salt and options when it is over: whoever kept the first can check the second.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

SEEDS = 2**128
"""So many that nobody finds the one of a game by trying which of them deals what they have seen."""
FILM_KEY = 24
"""So many hex digits of a commitment name the film of a game: nobody finds one by trying."""


def film_key(committed: str) -> str:
    """The key of the film of a game with this commitment."""
    return committed[:FILM_KEY]


def fresh() -> tuple[int, str]:
    """A seed and a salt that nobody can foresee."""
    return secrets.randbelow(SEEDS), secrets.token_hex(16)


def commit(salt: str, options: dict[str, Any]) -> str:
    """What is published when a game begins: SHA-256 of the salt and the options as compact JSON with sorted keys."""
    told = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(f"{salt}{told}".encode("ascii")).hexdigest()
