"""What a terminal says of the dice game: the log, a place at a story's table, and the screen of somebody who types."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from boothill.games.dice.rules.characters import CHARACTER_INDEX
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.telling.narrator import DiceNarrator
from boothill.games.dice.telling.words import DiceWords
from boothill.games.dice.terminal.face import DiceTableFace
from boothill.kernel.decision import Seat
from boothill.kernel.journal import Event
from boothill.kernel.match import Match
from boothill.terminal.screen import Terminal
from support.dice_story import DiceStory
from support.tales import TEXTS
from support.telling import screens


def desk_at(match: Match[DiceTable], viewer: Seat = 0) -> DiceTableFace:
    """A place at a table at which a missing or faulty text is an error."""
    return DiceTableFace(Terminal(Console(file=StringIO(), highlight=False), TEXTS), match, viewer)


def desk_of(story: DiceStory, viewer: str = "A") -> DiceTableFace:
    """The same at the table of a story."""
    assert story.match is not None
    return desk_at(story.match, story.seat(viewer))


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    """The lines of something drawn on a terminal of this width."""
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def told(event: Event, names: tuple[str, ...], characters: tuple[str, ...], viewer: Seat) -> str:
    """What a viewer is told of an event."""
    words = DiceWords(names, viewer, TEXTS)
    line = DiceNarrator(words, [CHARACTER_INDEX[character] for character in characters]).line(event)
    assert line is not None
    return line.text


def shown(story: DiceStory, *typed: str, height: int | None = None) -> list[str]:
    """What A is shown, question by question, when these lines are typed and nothing more. Further rolls are by lot."""
    assert story.match is not None
    return screens(story.match.clone(record=True), typed, width=80, height=height)
