"""The vocabulary of the dice game, and what it declares: log entries, questions and reasons, beside the rules."""

from __future__ import annotations

from typing import Final

from boothill.kernel.declared import Declared

SORTS: Final = {
    # A player, NOBODY if there is none.
    **dict.fromkeys(("who", "at", "by", "seat"), "seat"),
    "die": "die",
    "dice": "dice",
    "face": "face",
    "cause": "cause",
    "why": "why",
    "role": "role",
    "character": "character",
    # All further numbers.
    "faces": "faces",
    "winners": "seats",
}
LISTS: Final = ("faces", "seats")

DECLARED: Final = Declared(SORTS, LISTS)
entry = DECLARED.entry
question = DECLARED.question
reason = DECLARED.reason
