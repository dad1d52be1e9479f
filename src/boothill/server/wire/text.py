"""What others wrote, fit to be told again."""

from __future__ import annotations

MOST = 60


def printable(text: str, most: int = MOST) -> str:
    """A text for a sentence: not long, and nothing in it that cannot be seen."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return plain if len(plain) <= most else f"{plain[: most - 3]}..."


def sentence(text: str) -> str:
    """The text of an error as people read it: beginning and ending like a sentence."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"
