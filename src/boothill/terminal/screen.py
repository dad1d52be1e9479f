"""Where the terminal writes and reads."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from boothill.telling import Texts

MOST_DIGITS = 9
"""How long a typed number may be: no number of ours is longer, and Python refuses to read thousands of digits."""

MOST_QUOTED = 40


def whole_number(typed: str) -> int | None:
    """The whole number that was typed; None if it is none, or has too many digits to be meant."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None


def excerpt(typed: str) -> str:
    """What was typed, for a message about it: no more than can be taken in (and Fluent takes 1000 characters)."""
    return typed if len(typed) <= MOST_QUOTED else f"{typed[: MOST_QUOTED - 3]}..."


class Terminal:
    """Where the client writes and reads. Raises EOFError when there is no more input."""

    def __init__(self, console: Console, texts: Texts, read: Callable[[str], str] = input, pace: float = 0.0) -> None:
        self.console = console
        self.texts = texts
        self.pace = pace if console.is_terminal else 0.0
        self._read = read

    def show(self, what: Any, style: str = "") -> None:
        """Print something of ours: a text as it stands, without markup."""
        self.console.print(Text(what, style=style) if isinstance(what, str) else what)

    def say(self, message: str, style: str = "", /, **values: str | int) -> None:
        """Print a message."""
        self.show(self.texts.say(message, **values), style)

    def say_file(self, message: str, file: Path) -> None:
        """Print a message with a file in it, on one line: a command broken in two could not be copied."""
        self.console.print(Text(self.texts.say(message, file=str(file))), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line of input, without blanks around it."""
        line = self._read(f"{prompt} ").strip()
        if not self.console.is_terminal:
            self.show("")  # nobody's Enter has ended the line of the prompt
        return line

    def menu(self, question: str, answers: Sequence[str]) -> int:
        """The index of the chosen answer: by number, or by its first letters."""
        self.show(question, "bold")
        self.show("   ".join(f"[{at}] {answer}" for at, answer in enumerate(answers, 1)))
        while True:
            line = self.ask(self.texts.say("prompt-menu", count=len(answers)))
            wanted = line.rstrip("!").casefold()
            number = whole_number(wanted)
            if number is not None:
                if 1 <= number <= len(answers):
                    return number - 1
                self.say("bad-number", number=wanted, count=len(answers))
                continue
            fitting = [at for at, answer in enumerate(answers) if wanted and answer.casefold().startswith(wanted)]
            if len(fitting) == 1:
                return fitting[0]
            if wanted in ("help", "?"):
                self.say("menu-help", count=len(answers))
                continue
            self.say("bad-input" if line else "no-input", input=excerpt(line), count=len(answers))

    def agrees(self, question: str) -> bool:
        """Whether the person says yes."""
        return self.menu(question, [self.texts.say("yes"), self.texts.say("no")]) == 0

    def pause(self, waiting: str) -> None:
        """Let the person follow what the others do."""
        if self.pace > 0:
            with self.console.status(Text(waiting), spinner="simpleDots"):
                time.sleep(self.pace)
