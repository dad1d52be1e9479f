"""What a terminal says of a story: the log, the open question, its answers, and the screen of somebody who types."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from io import StringIO
from typing import Any

from rich.console import Console

from boothill.bots import make_bot
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.kernel.match import Match
from boothill.terminal.company import Company
from boothill.terminal.screen import Terminal
from boothill.terminal.session import Left, Session
from support.story import Story
from support.tales import TEXTS, words_for


def told_of(story: Story, viewer: str = "E") -> list[str]:
    """What the viewer is told of a story, line by line."""
    assert story.match is not None
    narrator = Narrator(words_for(story, viewer), story.t.character)
    return [line.text for line in narrator.lines(story.match.events)]


def words_now(story: Story, viewer: str) -> Words:
    """The words of a viewer who has been told everything so far."""
    assert story.match is not None
    words = words_for(story, viewer)
    Narrator(words, story.t.character).lines(story.match.events)
    return words


def asked_in(story: Story) -> str:
    """The open question as it is put to the asked player."""
    return words_now(story, story.t.names[story.decision.seat]).question(story.decision)


def waited_for(story: Story, viewer: str) -> str:
    """The open question as another player sees it."""
    return words_now(story, viewer).waiting(story.decision)


def offered_in(story: Story) -> list[str]:
    """The answers to the open question."""
    words = words_now(story, story.t.names[story.decision.seat])
    return [words.option(story.decision, option) for option in story.decision.options]


def reason_in(story: Story, seat: str, card: str) -> str:
    """Why a card cannot be played; of "spend knife" why one in play cannot be used."""
    reason = story.why_not(seat, card)
    assert reason is not None
    return words_for(story, seat).reason(reason)


def script(*lines: str) -> Callable[[str], str]:
    """Somebody who types these lines, then nothing more."""
    left = list(lines)

    def answer(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def shown(story: Story, *typed: str, bots: str = "random", height: int | None = None) -> list[str]:
    """What A is shown, question by question, when these lines are typed and nothing more."""
    assert story.match is not None
    return screens(story.match, typed, bots=bots, width=100, height=height)


def screens(
    match: Match[Any], typed: Iterable[str], *, width: int, bots: str = "random", height: int | None = None
) -> list[str]:
    """What the first seat of a match of either game is shown, question by question, if it types these lines."""
    out = StringIO()
    answer = script(*typed)

    def read(prompt: str) -> str:
        print(prompt, file=out)
        return answer(prompt)

    seats = range(len(match.state.names))
    company = Company(0, [bots for _ in seats])
    small: dict[str, Any] = {"force_terminal": True, "height": height, "color_system": None} if height else {}
    terminal = Terminal(Console(file=out, width=width, highlight=False, **small), TEXTS, read)
    with suppress(Left):
        Session(terminal, match, company, [make_bot(bots, seat, match.game.id) for seat in seats]).run()
    return out.getvalue().split("Your choice")
