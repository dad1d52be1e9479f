"""One game at the terminal: bots play, the person is asked, the log is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from sys import maxsize
from typing import Any

from boothill import __version__
from boothill.bots import Bot
from boothill.kernel.decision import Decision
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.kernel.record import replay, save
from boothill.playing import Observer, play_out
from boothill.terminal.company import Company
from boothill.terminal.faces import face
from boothill.terminal.files import fresh_name, kept_games, write_record
from boothill.terminal.log import Line
from boothill.terminal.screen import Terminal, excerpt, whole_number

LOG_LINES = 20
RECALLED_LINES = 8
"""How much of the log is told again when a game is taken up."""
ROOMY = 32
"""How many lines a terminal needs to show everything at every question: role and ability in full, what marks mean."""


class Left(Exception):
    """The person has left the table."""


class Person:
    """The person at the terminal, asked as the bots are."""

    name = "person"
    looks = False

    def __init__(self, asked: Callable[[Decision], int]) -> None:
        self._asked = asked

    def choose(self, view: object, decision: Decision) -> int:
        """What they type; the screen shows what they see."""
        return self._asked(decision)


class Session(Observer):
    """One game. `run` returns when it is over and raises Left when the person leaves it."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match[Any],
        company: Company,
        bots: Sequence[Bot],
        loaded: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.company = company
        self.bots = bots
        self.me = company.seat
        self.face = face(match.game.id).table(terminal, match, self.me)
        state = match.state
        self.log: list[Line] = []
        self._told = 0
        self._hurries = False
        """Whether the person, being out, wants to be told of milestones only, and of turns of their own as a shadow."""
        self._own_turn = self.face.own_turn
        """Whether what is being told belongs to the person's own turn."""
        self._knows_to_be_out = False
        """Whether the person has chosen what to do about being out; if the game is taken up again they choose anew."""
        self._new_turn = False
        """Whether a turn has begun that a looker-on has not seen the table of."""
        self._files: set[Path] = set()
        """Files this session has written: they may be overwritten without asking."""
        self._keeps = self.me >= 0
        self._resumed = loaded is not None
        folder = kept_games()
        if loaded is not None and loaded.resolve().parent == folder.resolve():
            self._kept = loaded
        else:
            self._kept = fresh_name(f"game-{state.seed}", folder)
        self._last_asked = ("", -1, 0)
        """Kind and number of the question the person was asked last, and how many events had been told by then."""

    def run(self) -> None:
        """Play to the end."""
        if self._resumed:
            self._recall()
        else:
            self.tell_setup()
        if self.me >= 0 and not self._roomy:
            self._introduce()
        try:
            # Everybody is asked everything: what a bot remembers, and its luck, depends on what it was asked.
            play_out(self.match, self._players, maxsize, self, ask_all=True)
        except (EOFError, KeyboardInterrupt):
            self.leave()
        self.forget()

    @property
    def _players(self) -> list[Bot]:
        return [Person(self._ask) if seat == self.me else bot for seat, bot in enumerate(self.bots)]

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """Tell what led to the question, and let the person follow what the others do."""
        if self.face.in_game:  # perhaps once more
            self._knows_to_be_out = self._hurries = False
        told = self.tell()
        if decision.seat != self.me:
            if self.face.out and not self._knows_to_be_out:
                self._out()
            if told or decision.main:
                self.terminal.pause(self.face.words.waiting(decision))
        return False

    def after(self, match: Match[Any]) -> None:
        """Tell how it ended."""
        self.tell()

    # The log.

    def tell_setup(self) -> None:
        """Who sits at the table, and who begins."""
        events = self.match.events
        first_turn = next((at for at, event in enumerate(events) if event[0] == "turn"), len(events))
        self._tell(first_turn)
        self.face.opening()

    def tell(self) -> bool:
        """Tell what happened since the last time. Returns whether there was anything.

        Whoever looks on sees the table once in every turn, after all that led to it has been told. The last one is
        shown by whoever ends the game.
        """
        told = self._tell(len(self.match.events))
        if self.me < 0 and self._new_turn and not self.match.over:
            self._new_turn = False
            self.terminal.show(self.face.screen(self._roomy))
            below = self.face.below()
            if below is not None:
                self.terminal.show(below)
            if self._roomy:
                self.terminal.show("")
        return told

    def _tell(self, upto: int) -> bool:
        events = self.match.events[self._told : upto]
        self._told = upto
        told = False
        for event in events:
            if event[0] == "turn":
                self._own_turn = event[1][0] == self.me
            line = self.face.narrator.line(event)
            if line is None or line.event in self.face.quiet:
                continue
            self.log.append(line)
            if self._hurries and not self._own_turn and line.event not in self.face.milestones:
                continue
            told = True
            if line.event == "turn":
                self.terminal.show("")
                self._new_turn = True
            self.terminal.show(line.text, line.style)
        return told

    def _recall(self) -> None:
        lines = self.face.narrator.lines(self.match.events)
        self._told = len(self.match.events)
        self.log = [line for line in lines if line.event not in self.face.quiet]
        self._show_log(RECALLED_LINES)

    def _show_log(self, number: int) -> None:
        for line in self.log[-number:]:
            self.terminal.show(line.text, line.style)

    def _out(self) -> None:
        """The person is eliminated: watch on, see the end, or leave."""
        self._knows_to_be_out = True
        say = self.terminal.texts.say
        returns = self.face.dead_return
        quickly = say("out-quick" if returns else "out-finish")
        menu = say("out-shadow-menu" if returns else "out-menu")
        choice = self.terminal.menu(menu, [say("out-watch"), quickly, say("out-quit")])
        if choice == 1:
            self._hurries = True
        elif choice == 2:
            self.leave()

    # Asking the person.

    def _ask(self, decision: Decision) -> int:
        """The index of the option the person answers with."""
        self.keep()
        kind, last, told = self._last_asked
        self._last_asked = (decision.kind, decision.number, self._told)
        # The next card of several, or a question about the answer just given, needs no new table.
        follows = last == decision.number - 1 and (kind == decision.kind or told == self._told)
        self._show_question(decision, with_table=decision.main or not follows)
        while True:
            index = self._obey(decision, self.terminal.ask(self.face.prompt(decision)))
            if index is not None:
                return index

    def _obey(self, decision: Decision, line: str) -> int | None:
        """Do what the person has typed: a question, a command, or an answer, whose index is given back. With "!" they
        are sure of an answer.
        """
        if line.startswith("?"):
            asked = line[1:].strip()
            self.face.inform(asked) if asked else self.face.explain(decision)
            return None
        word, _, rest = line.partition(" ")
        command, rest = word.casefold().removesuffix("!"), rest.strip()
        if command in COMMANDS:
            COMMANDS[command](self, decision, rest)
            return None
        if command in self.face.commands:
            chosen = self.face.commands[command](decision, rest)
        else:
            chosen = self.face.typed(decision, line.removesuffix("!").rstrip())
        sure = word.endswith("!") or line.endswith("!")
        return chosen - 1 if chosen is not None and self._is_sure(decision, chosen - 1, sure) else None

    def _show_question(self, decision: Decision, with_table: bool = True) -> None:
        """The table, what the person has before them, the question and its answers."""
        face, show = self.face, self.terminal.show
        show("")
        if with_table:
            show(face.screen(self._roomy))
            if self._roomy and (about := face.about_you()):
                show(about)
        at_hand = face.at_hand(decision, self._roomy)
        if at_hand is not None:
            show(at_hand)
        if self._roomy:
            show("")
        show(face.words.question(decision), "bold")
        doubtful = [bool(warning) for warning in self._warnings(decision)]
        show(face.choices(decision, doubtful, self._roomy))

    @property
    def _roomy(self) -> bool:
        """Whether there is room for more than what the person must know to answer."""
        return not self.terminal.console.is_terminal or self.terminal.console.height >= ROOMY

    def _introduce(self) -> None:
        """Say once what a terminal that is not roomy has no room for at every question."""
        self.terminal.show("")
        if about := self.face.about_you():
            self.terminal.show(about)
        self._show_marks("dim")

    def _show_marks(self, style: str = "") -> None:
        if marks := self.face.legend():
            self.terminal.say("help-marks", style, marks=self.face.words.listed(marks))

    def _warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each option. Against the only one nothing does, whatever the game says."""
        return self.face.warnings(decision) if len(decision.options) > 1 else [None]

    def _is_sure(self, decision: Decision, index: int, sure: bool) -> bool:
        """Whether this answer is to be given: unless the person, told what speaks against it, has second thoughts."""
        warning = self._warnings(decision)[index]
        if warning is None or sure:
            return True
        if self.terminal.agrees(self.terminal.texts.say("sure", reason=self.face.words.reason(warning))):
            return True
        self.terminal.say("sure-kept")
        return False

    def _info(self, decision: Decision, rest: str) -> None:
        self.face.inform(rest)

    def _who(self, decision: Decision, rest: str) -> None:
        self.face.who()

    def _table(self, decision: Decision, rest: str) -> None:
        self._show_question(decision)

    def _log(self, decision: Decision, rest: str) -> None:
        number = whole_number(rest) if rest else LOG_LINES
        if number:
            self._show_log(number)
        else:
            self.terminal.say("bad-log", input=excerpt(rest))

    def _help(self, decision: Decision, rest: str) -> None:
        self.terminal.say(self.face.help_message)
        self._show_marks()

    # Saving and leaving.

    def record(self) -> dict[str, Any]:
        """The match as it is kept on disk: its record, and who plays."""
        return {**save(self.match, __version__), "play": self.company.dump()}

    def keep(self) -> None:
        """Keep the game for the case that it is left; says once why that cannot be done."""
        if self._keeps:
            try:
                write_record(self._kept, self.record())
            except (OSError, ValueError) as error:
                self.terminal.say("no-save", reason=str(error))
                self._keeps = False

    def forget(self) -> None:
        """Keep the game no longer: it is over, or saved elsewhere."""
        if self._keeps:
            self._kept.unlink(missing_ok=True)

    def leave(self) -> None:
        """Leave the table, with the game kept as far as it is whole."""
        self.terminal.show("")
        if self.me < 0:
            self.terminal.say("left-watching")
            raise Left
        with suppress(ValueError):
            # An interrupt in the middle of a rule leaves a match that does not follow from its own record. What was
            # kept at the last question is then the better copy.
            data = self.record()
            if replay(data, self.match.game).digest() == data["digest"]:
                self.keep()
        if self._keeps:
            self.terminal.say_file("left-saved", self._kept)
        raise Left

    def save_as(self, name: str, message: str = "saved") -> bool:
        """Save to a file, a new one in the current folder if none is named. Returns whether that was done."""
        state = self.match.state
        path = Path(name).expanduser() if name else fresh_name(f"boothill-{state.seed}")
        if path.exists() and path.resolve() not in self._files:
            if not self.terminal.agrees(self.terminal.texts.say("overwrite", file=str(path))):
                return False
        try:
            write_record(path, self.record())
        except (OSError, ValueError) as error:
            self.terminal.say("no-save", reason=str(error))
            return False
        self._files.add(path.resolve())
        self.terminal.say_file(message, path)
        return True

    def _save(self, decision: Decision, rest: str) -> None:
        self.save_as(rest)

    def _quit(self, decision: Decision, rest: str) -> None:
        say = self.terminal.texts.say
        choice = self.terminal.menu(say("quit-menu"), [say("quit-save"), say("quit-leave"), say("quit-stay")])
        if choice == 0 and not rest and self._keeps:
            self.leave()  # kept where --load without a file finds it
        if choice == 2 or (choice == 0 and not self.save_as(rest)):
            return
        if choice == 0 or not self._resumed:
            self.forget()
        raise Left


COMMANDS: dict[str, Callable[[Session, Decision, str], None]] = {
    "info": Session._info,
    "who": Session._who,
    "table": Session._table,
    "log": Session._log,
    "help": Session._help,
    "save": Session._save,
    "quit": Session._quit,
}
"""What the person may type in every game besides a number."""
