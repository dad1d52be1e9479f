"""What the numbers of questions, reasons and events are: a layout is the names of its fields, with blanks between.

Sets declare the fields of their own questions, events and reasons with the same names (`Box.questions`, `Box.log`,
`Box.reasons`). A field under any other name is a number.
"""

from __future__ import annotations

from boothill.games.bang.rules import game  # noqa: F401  # with it everything of the core is declared
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box
from boothill.games.bang.rules.declared import LISTS as SORTS_OF_LISTS
from boothill.games.bang.rules.declared import SORTS, everything_declared
from boothill.kernel.declared import Declared, Layout

SEATS = frozenset({"who", "target", "by", "victim", "seat"})
"""A player, NOBODY if there is none."""
KINDS = frozenset({"kind", "cause", "occasion"})
"""A kind of card, ABILITY for what a character does of itself. So is a `source`: what brought an event about."""
NAMES = frozenset({"card", "mark", "character", "action", "suit", "call"})
"""What has a name. `mark` is a card aimed at, `call` a suit or colour. So have `role`, `next`, the card that comes
next, and `pick`, a card that is picked, or FROM_HAND.
"""
LISTS = frozenset({"cards", "hidden", "winners"})
"""All further numbers: cards, cards that are not shown to all, players."""
FLAGS = frozenset({"extra", "from_play", "from_hand", "right"})
"""In the events below 1 for yes, 0 for no."""


def _all() -> Declared:
    sets = Declared(SORTS, SORTS_OF_LISTS)
    for set_id in BUILT_IN:
        sets.add(find_box(set_id).all_declared())
    return everything_declared(sets)


def _said(public: Layout, secret: Layout) -> str:
    return f"{public.text} | {secret.text}" if secret.fields else public.text


_DECLARED = _all()
FIELDS: dict[str, str] = {name: _said(entry.public, entry.secret) for name, entry in _DECLARED.entries.items()}
"""What the numbers of each event are: the public ones, then those only its audience learns. A `source` (ABILITY, or a
kind of card) is that of the first seat.
"""
SUBJECTS: dict[str, str] = {kind: layout.text for kind, layout in _DECLARED.questions.items()}
"""Every kind of question, and what the numbers in its subject are."""
REASONS: dict[str, str] = {code: layout.text for code, layout in _DECLARED.reasons.items() if layout.fields}
"""What the parameters of a reason are."""
