"""What the terminal asks of a game: its face, which sets tables up, and the face of one table, as one viewer sees it.

Playing, saving, leaving, series and replays are the same for every game and know nothing but these two. Both say
something sensible of any game, so that a new one is played at the terminal as soon as it has rules:

    class NimFace(GameFace):
        game = NIM

    FACE = NimFace()
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from boothill import __version__
from boothill.bots import bots_of, levels_of
from boothill.kernel.decision import NOBODY, Decision, Option, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.game import Game
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.speech import Speech
from boothill.terminal.company import Company
from boothill.terminal.drawing import LONG_LIST, numbered
from boothill.terminal.log import Teller
from boothill.terminal.lookup import look_up
from boothill.terminal.plain import PlainTeller, PlainWords
from boothill.terminal.screen import Terminal, excerpt, whole_number
from boothill.titles import called, numbers_of_players

Command = Callable[[Decision, str], int | None]
"""What a word typed at a question does, given the rest of the line: the number of the option it stands for, counted
from 1, or None if it has said all there is to say.
"""


class TableFace:
    """One table of a game as one viewer sees it: what is shown, told and explained of it.

    Of the state it asks for `names` and, at the end, `winners`; a game with more to show has a face of its own kind.
    """

    quiet: frozenset[str] = frozenset()
    """Events a player at the table need not be told of: the next turn, or the welcome, says it."""
    milestones: frozenset[str] = frozenset()
    """Events that even those are told of who only want to know how the game ends."""
    help_message = "plain-help"
    """What may be typed at a question."""
    words: Speech
    narrator: Teller
    commands: Mapping[str, Command] = {}
    """What may be typed in this game besides what may be typed in every one."""

    def __init__(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> None:
        self.terminal = terminal
        self.match = match
        self.viewer = viewer
        self.words, self.narrator = self.voices()

    def voices(self) -> tuple[Speech, Teller]:
        """The words of this table for its viewer, and who tells what happens in them."""
        words = PlainWords(self.match.state.names, self.viewer, self.terminal.texts)
        return words, PlainTeller(words)

    @property
    def view(self) -> Any:
        """What the viewer sees."""
        return self.match.view(self.viewer)

    def see(self, match: Match[Any]) -> None:
        """Look at another moment of the game from now on."""
        self.match = match

    # The table.

    @property
    def in_game(self) -> bool:
        """Whether the viewer plays on, and not just for this turn."""
        return not self.out

    @property
    def out(self) -> bool:
        """Whether the viewer has been in the game and is no more."""
        return False

    @property
    def dead_return(self) -> bool:
        """Whether those who are out come back for turns of their own."""
        return False

    @property
    def own_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return False

    def opening(self) -> None:
        """Say what is to be known before the first turn, besides what the events tell."""

    def screen(self, roomy: bool = True) -> RenderableType:
        """The table without what the viewer alone has; less of it where there is little room."""
        return Text(str(self.view))

    def about_you(self) -> Text:
        """The viewer's role with its goal, and their character with its ability; nothing if there is nothing to say."""
        return Text()

    def legend(self) -> list[str]:
        """What the marks on the table mean."""
        return []

    def below(self) -> RenderableType | None:
        """What those who look on see below the table, if anything."""
        return None

    @property
    def result(self) -> str:
        """What is said to the viewer at the end before they learn whether they have won; often nothing."""
        return ""

    # Questions.

    def prompt(self, decision: Decision) -> str:
        """What stands before the place where the answer is typed."""
        return self.terminal.texts.say("prompt", count=len(decision.options))

    def typed(self, decision: Decision, line: str) -> int | None:
        """The number of the option, counted from 1, that a line stands for which is no command, without its "!"; None
        if it stands for none, which has then been said.
        """
        number, count = whole_number(line), len(decision.options)
        if number is None:
            fitting = self._naming(decision, line)
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                self._say_which(decision, line, fitting)
                return None
            self.terminal.say("bad-input" if line else "no-input", input=excerpt(line), count=count)
        elif 1 <= number <= count:
            return number
        else:
            self.terminal.say("bad-number", number=line, count=count)
        return None

    def _naming(self, decision: Decision, line: str) -> list[int]:
        """The numbers of the answers that name a player whose name begins like this; other words of the line narrow
        them down by how they are told: "bo", "panic bo".
        """
        words = line.casefold().split()
        found = []
        for at, option in enumerate(decision.options, 1):
            seat = self.target(option)
            if seat < 0 or not words:
                continue
            name = self.match.state.names[seat].casefold()
            rest = [word for word in words if not name.startswith(word)]
            told = self.answer(decision, option).casefold().split()
            if len(rest) < len(words) and all(any(part.startswith(word) for part in told) for word in rest):
                found.append(at)
        return found

    def _say_which(self, decision: Decision, line: str, numbers: Sequence[int]) -> None:
        """That a name stands for several answers, and for which."""
        answers = [f"[{at}] {self.answer(decision, decision.options[at - 1])}" for at in numbers]
        self.terminal.say("several", name=excerpt(line), names=self.words.listed(answers))

    def target(self, option: Option) -> Seat:
        """Whom an answer names, NOBODY if it names nobody."""
        return NOBODY

    def at_hand(self, decision: Decision, roomy: bool) -> RenderableType | None:
        """What the asked viewer has before them and needs for the answer, if the choices do not show it."""
        return None

    def choices(self, decision: Decision, doubtful: Sequence[bool], roomy: bool) -> RenderableType:
        """The answers as they are typed; those that are `doubtful` are marked."""
        answers = enumerate(zip(decision.options, doubtful, strict=True), 1)
        return listed([numbered(at, self.answer(decision, option), doubt) for at, (option, doubt) in answers])

    def warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each answer."""
        return [None for _ in decision.options]

    def answer(self, decision: Decision, option: Option) -> str:
        """An answer that was given, where nothing beside it says what it is about."""
        return self.match.game.token(self.match.state, option)

    # Looking things up.

    def explain(self, decision: Decision) -> None:
        """Say why what is not among the answers cannot be done now."""
        self.terminal.show(self.words.question(decision))

    def inform(self, asked: str) -> None:
        """Say what something of this name is, or ask for a name."""
        look_up(self.terminal, self.words, asked)

    def who(self) -> None:
        """Say who sits at the table, with what the characters can do."""
        self.terminal.show(self.words.listed(self.match.state.names))


def listed(labels: Sequence[Text]) -> RenderableType:
    """Answers one below the other, or in columns if they are many."""
    return Group(*labels) if len(labels) <= LONG_LIST else Columns(labels, padding=(0, 3))


class Seats(NamedTuple):
    """What a table of a game without options is made from."""

    names: tuple[str, ...]
    seed: int


class GameFace:
    """Sets up tables of one game.

    By itself it makes a match from the JSON options `players` (the names) and `seed`, by the game's own `new`.
    """

    game: Game[Any]
    first_help = ""
    """What a person is told before the first question."""

    @property
    def usual_players(self) -> int:
        """How many play if nobody says how many: five, or as near to that as can be."""
        return min(numbers_of_players(self.game.id), key=lambda number: abs(number - 5))

    @property
    def usual_bot(self) -> str:
        """Who plays against a person who names nobody: the middle one of the levels, or of the bots."""
        names = levels_of(self.game.id) or bots_of(self.game.id)
        return names[len(names) // 2]

    def options(self, args: argparse.Namespace, names: tuple[str, ...], seed: int) -> Any:
        """What the first table is made from, with at least `names` and `seed`. Raises UserError for bad arguments."""
        return Seats(names, seed)

    def passes_badge(self, args: argparse.Namespace) -> bool:
        """Whether a badge passes on in a series. Raises UserError if it cannot."""
        return False

    def following(self, table: TableFace, company: Company) -> Any:
        """What the next table of a series is made from, after the game at this one."""
        state = table.match.state
        return Seats(state.names, state.seed + 1)

    def new_match(self, options: Any) -> Match[Any]:
        """A fresh game."""
        told = {"players": list(options.names), "seed": options.seed}
        return Match(self.game, self.game.new(told, Journal()))

    def welcome(self, texts: Texts, options: Any) -> str:
        """What is going to be played, in one line."""
        values = {"version": __version__, "game": called(self.game.id), "seed": str(options.seed)}
        return texts.say("plain-welcome", count=len(options.names), **values)

    def table(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> TableFace:
        """A table as one viewer sees it."""
        return TableFace(terminal, match, viewer)

    def name_sets(self, data: dict[str, Any], sets: list[str]) -> None:
        """Let a record name its sets like this. Raises UserError if these are not its own."""
        raise UserError(f"{called(self.game.id)} is played without sets; leave --sets out")
