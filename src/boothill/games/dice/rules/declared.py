"""The vocabulary of the dice game, and what it declares: log entries, questions and reasons, beside its rules."""

from __future__ import annotations

from typing import Final

from boothill.kernel.declared import Declared

SORTS: Final = {
    # A player, NOBODY if there is none.
    **dict.fromkeys(("who", "at", "by", "seat"), "seat"),
    "character": "character",
    "role": "role",
    # A die by its place from the left, several as a bit mask, and what dice show.
    "die": "die",
    "dice": "dice",
    "face": "face",
    # What costs life points, and why arrows change hands.
    "cause": "cause",
    "why": "why",
    # All further numbers: what all dice show, players.
    "faces": "faces",
    "winners": "seats",
}
"""What the names of fields stand for; any other name is a number."""
LISTS: Final = ("faces", "seats")
"""The sorts that take all further numbers."""

DECLARED: Final = Declared(SORTS, LISTS)
entry = DECLARED.entry
question = DECLARED.question
reason = DECLARED.reason
