"""The vocabulary of the card game, and what its core declares: log entries, questions and reasons.

They stand beside the rules that use them; sets declare their own in their boxes (`Box.entry`, `Box.question`,
`Box.reason`) with the same names for fields.
"""

from __future__ import annotations

from typing import Final

from boothill.kernel.declared import Declared

SORTS: Final = {
    # A player, NOBODY if there is none.
    **dict.fromkeys(("who", "target", "by", "victim", "seat"), "seat"),
    # A kind of card, ABILITY for what a character does of itself.
    **dict.fromkeys(("kind", "cause", "occasion"), "kind"),
    # What brought an event about, of its first seat: a kind of card, or ABILITY.
    "source": "source",
    # A card; `mark` is one aimed at, `next` the one that comes next.
    **dict.fromkeys(("card", "mark", "next"), "card"),
    # A card that is picked, or FROM_HAND.
    "pick": "pick",
    "character": "character",
    "action": "action",
    "role": "role",
    # A suit; `call` may be a colour as well.
    **dict.fromkeys(("suit", "call"), "suit"),
    # All further numbers: cards, cards that are not shown to all, players.
    **dict.fromkeys(("cards", "hidden"), "cards"),
    "winners": "seats",
}
"""What the names of fields stand for; any other name is a number."""
LISTS: Final = ("cards", "seats")
"""The sorts that take all further numbers."""

DECLARED: Final = Declared(SORTS, LISTS)
entry = DECLARED.entry
question = DECLARED.question
reason = DECLARED.reason


def everything_declared(sets: Declared) -> Declared:
    """What the core declares, and these sets; no set can change what the core says."""
    found = Declared(SORTS, LISTS)
    found.add(sets)
    found.add(DECLARED)
    return found
