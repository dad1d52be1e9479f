"""What the numbers of questions, reasons and events are: a layout is the names of its fields, with blanks between."""

from __future__ import annotations

from boothill.games.dice.rules import game, warnings  # noqa: F401  # with them everything is declared
from boothill.games.dice.rules.declared import DECLARED
from boothill.kernel.declared import Layout

SEATS = frozenset({"who", "at", "by", "seat"})
"""A player, NOBODY if there is none."""


def _said(public: Layout, secret: Layout) -> str:
    return f"{public.text} | {secret.text}" if secret.fields else public.text


FIELDS: dict[str, str] = {name: _said(entry.public, entry.secret) for name, entry in DECLARED.entries.items()}
"""What the numbers of each event are: the public ones, then those only its audience learns. `faces` and `winners` are
all further numbers.
"""
SUBJECTS: dict[str, str] = {kind: layout.text for kind, layout in DECLARED.questions.items()}
"""Every kind of question, and what the numbers in its subject are."""
REASONS: dict[str, str] = {code: layout.text for code, layout in DECLARED.reasons.items() if layout.fields}
"""What the parameters of a reason are."""
