"""What the terminal client asks of a game: a dealer who sets its tables up, and a desk from which one table is seen.

Playing, saving, leaving, series and replays are the same for every game and know nothing but these two.
"""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.game import Game
from boothill.kernel.journal import Event
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.kernel.record import BadRecord
from boothill.telling import Texts
from boothill.telling.speech import Speech
from boothill.terminal.lookup import look_up
from boothill.terminal.screen import Terminal, excerpt, whole_number

Command = Callable[[Decision, str], int | None]
"""What a word typed at a question does, given the rest of the line: the number of the option it stands for, counted
from 1, or None if it has said all there is to say.
"""


def given(args: argparse.Namespace, names: Iterable[str]) -> list[str]:
    """Those of the arguments that were given on the command line, whose defaults are None or False."""
    return [name for name in names if getattr(args, name) is not None and getattr(args, name) is not False]


@dataclass(slots=True)
class Company:
    """Who plays, beyond what the record of a game holds; kept beside it in a save file."""

    seat: Seat
    """The person's seat, -1 if only bots play."""
    bots: list[str]
    """The bot of each seat (the person's is not used)."""
    games: int = 1
    game: int = 1
    badge: bool = False
    wins: list[int] = field(default_factory=list)
    """Games won by each seat in the series so far."""

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def load(cls, data: Any, seats: int) -> Company:
        """From JSON data, for a table of that many seats. Raises BadRecord for anything that `dump` does not give."""
        if not (isinstance(data, dict) and set(data) == set(cls.__slots__) and cls(**data)._fits(seats)):
            raise BadRecord("what it says about the players does not fit its table; use another copy")
        return cls(**data)

    def _fits(self, seats: int) -> bool:
        """Whether everything is of its type, as a file may not have it, and fits the table."""
        return (
            all(type(number) is int for number in (self.seat, self.games, self.game))
            and type(self.badge) is bool
            and isinstance(self.bots, list)
            and all(isinstance(name, str) for name in self.bots)
            and isinstance(self.wins, list)
            and all(type(won) is int for won in self.wins)
            and -1 <= self.seat < seats
            and seats == len(self.bots) == len(self.wins)
            and 1 <= self.game <= self.games
            and (SHERIFF in ROLES_BY_PLAYERS[seats] or not self.badge)
        )


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. The words say everything; the style only helps the eye."""

    event: str
    text: str
    style: str = ""


class Teller(Protocol):
    """Whoever turns events into lines, in order."""

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing new."""
        ...

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        ...


class Desk(ABC):
    """One table of a game as one viewer sees it: what is shown, told and explained of it."""

    quiet: frozenset[str] = frozenset({"turn_over", "role_shown"})
    """Events a player at the table need not be told of: the next turn, or the welcome, says it."""
    milestones: frozenset[str] = frozenset({"eliminated", "game_over"})
    """Events that even those are told of who only want to know how the game ends."""
    help_message = "help"
    """What may be typed at a question."""
    words: Speech
    narrator: Teller
    commands: Mapping[str, Command]
    """What may be typed in this game besides what may be typed in every one."""

    def __init__(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> None:
        self.terminal = terminal
        self.match = match
        self.viewer = viewer

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
        return self.viewer in self.match.state.seats

    @property
    def dead_return(self) -> bool:
        """Whether those who are out come back for turns of their own."""
        return False

    @abstractmethod
    def screen(self, roomy: bool = True) -> RenderableType:
        """The table without what the viewer alone has; less of it where there is little room."""

    @abstractmethod
    def about_you(self) -> Text:
        """The viewer's role with its goal, and his character with its ability."""

    @abstractmethod
    def legend(self) -> list[str]:
        """What the marks on the table mean."""

    @abstractmethod
    def below(self) -> RenderableType | None:
        """What those who look on see below the table, if anything."""

    @property
    def result(self) -> str:
        """What is said to the viewer at the end of the game before he learns whether he has won; often nothing."""
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
            self.terminal.say("bad-input" if line else "no-input", input=excerpt(line), count=count)
        elif 1 <= number <= count:
            return number
        else:
            self.terminal.say("bad-number", number=line, count=count)
        return None

    @abstractmethod
    def at_hand(self, decision: Decision, roomy: bool) -> RenderableType | None:
        """What the asked viewer has before him and needs for his answer, if the choices do not show it."""

    @abstractmethod
    def choices(self, decision: Decision, doubtful: Sequence[bool], roomy: bool) -> RenderableType:
        """The answers as they are typed; those that are `doubtful` are marked."""

    @abstractmethod
    def warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each answer."""

    @abstractmethod
    def answer(self, decision: Decision, option: Option) -> str:
        """An answer that was given, where nothing beside it says what it is about."""

    # Looking things up.

    @abstractmethod
    def explain(self, decision: Decision) -> None:
        """Say why what is not among the answers cannot be done now."""

    def inform(self, asked: str) -> None:
        """Say what something of this name is, or ask for a name."""
        look_up(self.terminal, self.words, asked)

    @abstractmethod
    def who(self) -> None:
        """Say who sits at the table, with what the characters can do."""


class Dealer(ABC):
    """Sets up tables of one game."""

    game: Game[Any]
    first_help = "welcome-help"
    """What a person is told before the first question."""

    @abstractmethod
    def options(self, args: argparse.Namespace, names: tuple[str, ...], seed: int) -> Any:
        """What the first table is made from, with at least `names` and `seed`. Raises UserError for bad arguments."""

    @abstractmethod
    def following(self, desk: Desk, company: Company) -> Any:
        """What the next table of a series is made from, after the game at this desk."""

    @abstractmethod
    def new_match(self, options: Any) -> Match[Any]:
        """A fresh game."""

    @abstractmethod
    def welcome(self, texts: Texts, options: Any) -> str:
        """What is going to be played, in one line."""

    @abstractmethod
    def desk(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> Desk:
        """A place from which a viewer sees a table."""

    @abstractmethod
    def name_sets(self, data: dict[str, Any], sets: list[str]) -> None:
        """Let a record name its sets like this. Raises OptionsError if these are not its own."""
