"""What can go wrong between the server and its database."""

from __future__ import annotations

from boothill.kernel.errors import UserError


class DatabaseRefused(UserError):
    """The database cannot be opened; the message is one sentence for whoever starts the server."""


class StoreError(RuntimeError):
    """Something could not be stored or read. Nothing of a refused write is stored; the store itself goes on working.

    The message is one sentence for logs, without anything that was to be stored.
    """


class AnswerTaken(StoreError):
    """The question has been answered already: somebody else has played on, or an earlier try did get through.

    Either way, what is stored counts: load the game again.
    """


def first_line(error: BaseException) -> str:
    """What a database complains about, without the lines in which it quotes values."""
    original = getattr(error, "orig", None) or error
    lines = str(original).strip().splitlines()
    return lines[0] if lines else type(original).__name__
