"""Decisions, options and answers: the only way rules and players talk to each other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from boothill.kernel.errors import UserError

Seat = int
Option = tuple[int, ...]
"""One complete legal answer. The game fixes the layout; the kernel only compares and stores it."""

NOBODY: Final[Seat] = -1

T = TypeVar("T")


@mypyc_attr(acyclic=True, free_list_len=1)  # compiled: every question makes one, and nothing in it leads back to it
class Decision:
    """A question put to one seat, with every legal answer to it.

    `hidden` marks a question whose options depend on what the table cannot see: it is put to the player even when
    only one option is left, so that nobody learns from a missing question what a player does not have.
    `main` marks the resting points of the game, where the state alone says how to go on.
    """

    __slots__ = ("hidden", "kind", "main", "number", "options", "seat", "subject")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: list[Option],
        subject: tuple[int, ...] = (),
        hidden: bool = False,
        main: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.subject = subject
        self.hidden = hidden
        self.main = main
        self.number = 0

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat}, {self.kind} {self.subject}, {len(self.options)} options>"


Rule = Generator[Decision, Option, T]
"""A rule that may ask: it yields decisions, receives the chosen option, and returns its result."""


class AnswerError(UserError):
    """An answer that was refused. Nothing has changed."""


class StaleAnswer(AnswerError):
    """The answer names another question than the one that is open."""


class IllegalAnswer(AnswerError):
    """The answer is not among the options of the open question."""
