"""One game at the terminal: bots play, the person is asked, the log is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boothill import __version__
from boothill.bang.game import BANG
from boothill.bang.roles import first_player, of_three
from boothill.bang.state import Table
from boothill.bang.terms import END, PASS
from boothill.bang.view import View
from boothill.bang.warnings import Caution, warnings
from boothill.bots import UNSEEN, Bot
from boothill.cli import table
from boothill.cli.choices import choices
from boothill.cli.files import fresh_name, kept_games, write_record
from boothill.cli.guide import Guide
from boothill.cli.narrator import Line, Narrator
from boothill.cli.terminal import Terminal
from boothill.cli.words import Words
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.match import Match
from boothill.kernel.record import replay, save

__all__ = ["COMMANDS", "Company", "Left", "Session", "Terminal"]

LOG_LINES = 20
RECALLED_LINES = 8
"""How much of the log is told again when a game is taken up."""
ROOMY = 32
"""How many lines a terminal needs to show everything at every question: role and ability in full, what marks mean."""
QUIET = frozenset({"turn_over", "role_shown"})
"""Events a player at the table need not be told of: the next turn, or the welcome, says it."""
MILESTONES = frozenset({"eliminated", "exploded", "came_back", "shadows_gone", "game_over"})


class Left(Exception):
    """The person has left the table."""


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


class Session:
    """One game. `run` returns when it is over and raises Left when the person leaves it."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match[Table],
        company: Company,
        bots: Sequence[Bot],
        loaded: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.company = company
        self.bots = bots
        self.me = company.seat
        state = match.state
        self.words = Words(state.rules, state.names, self.me, terminal.texts)
        self.guide = Guide(terminal, self.words, match)
        self.narrator = Narrator(self.words, state.character)
        self.words.learn_table(self.view)  # a game taken up from its checkpoint does not tell of copied ones
        self.log: list[Line] = []
        self._told = 0
        self._hurries = False
        """Whether the person, being out, wants to be told of milestones only, and of turns of his own as a shadow."""
        self._own_turn = state.active == self.me
        """Whether what is being told belongs to the person's own turn."""
        self._knows_to_be_out = self.me in state.eliminated
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

    @property
    def view(self) -> View:
        """What the person sees."""
        return View(self.match.state, self.me)

    def run(self) -> None:
        """Play to the end."""
        if self._resumed:
            self._recall()
        else:
            self.tell_setup()
        if self.me >= 0 and not self._roomy:
            self._introduce()
        try:
            while (decision := self.match.decision) is not None:
                if self.me in self.match.state.seats and self.me != self.match.state.shadow:  # perhaps once more
                    self._knows_to_be_out = self._hurries = False
                told = self.tell()
                if self.me in self.match.state.eliminated and decision.seat != self.me and not self._knows_to_be_out:
                    self._out()
                if decision.seat == self.me:
                    self._ask(decision)
                    continue
                if told or decision.main:
                    self.terminal.pause(self.words.waiting(decision))
                self._ask_bot(decision)
            self.tell()
        except (EOFError, KeyboardInterrupt):
            self.leave()
        self.forget()

    def _ask_bot(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        view = View(self.match.state, decision.seat) if bot.looks else UNSEEN
        self.match.push(bot.choose(view, decision))

    # The log.

    def tell_setup(self) -> None:
        """Who sits at the table, and who begins."""
        events = self.match.events
        first_turn = next((at for at, event in enumerate(events) if event[0] == "turn"), len(events))
        self._tell(first_turn)
        state, words = self.match.state, self.words
        if of_three(state):
            roles = words.listed(
                words.texts.say("role-of", role=words.role(role), **words.seat_values("who", seat))
                for seat, role in enumerate(state.role)
            )
            self.terminal.say("welcome-three", roles=roles)
        first = first_player(state)
        self.terminal.say("welcome-first", role=words.role(state.role[first]), **words.seat_values("who", first))

    def tell(self) -> bool:
        """Tell what happened since the last time. Returns whether there was anything."""
        return self._tell(len(self.match.events))

    def _tell(self, upto: int) -> bool:
        events = self.match.events[self._told : upto]
        self._told = upto
        told = False
        for event in events:
            if event[0] == "turn":
                self._own_turn = event[1][0] == self.me
            line = self.narrator.line(event)
            if line is None or line.event in QUIET:
                continue
            self.log.append(line)
            if self._hurries and not self._own_turn and line.event not in MILESTONES:
                continue
            told = True
            if line.event == "turn":
                self.terminal.show("")
                if self.me < 0:
                    self.terminal.show(table.screen(self.view, self.words))
            self.terminal.show(line.text, line.style)
        return told

    def _recall(self) -> None:
        lines = self.narrator.lines(self.match.events)
        self._told = len(self.match.events)
        self.log = [line for line in lines if line.event not in QUIET]
        self._show_log(RECALLED_LINES)

    def _show_log(self, number: int) -> None:
        for line in self.log[-number:]:
            self.terminal.show(line.text, line.style)

    def _out(self) -> None:
        """The person is eliminated: watch on, see the end, or leave."""
        self._knows_to_be_out = True
        say = self.terminal.texts.say
        returns = self.match.state.shadows
        quickly = say("out-quick" if returns else "out-finish")
        menu = say("out-shadow-menu" if returns else "out-menu")
        choice = self.terminal.menu(menu, [say("out-watch"), quickly, say("out-quit")])
        if choice == 1:
            self._hurries = True
        elif choice == 2:
            self.leave()

    # Asking the person.

    def _ask(self, decision: Decision) -> None:
        self.keep()
        kind, last, told = self._last_asked
        self._last_asked = (decision.kind, decision.number, self._told)
        # The next card of several, or a question about the answer just given, needs no new table.
        follows = last == decision.number - 1 and (kind == decision.kind or told == self._told)
        self._show_question(decision, with_table=decision.main or not follows)
        count = len(decision.options)
        while self.match.decision is decision:
            line = self.terminal.ask(self.terminal.texts.say("prompt", count=count))
            command, _, rest = line.partition(" ")
            rest = rest.strip()
            number = line.removesuffix("!")
            if number.isdecimal():
                self._choose(decision, int(number), sure=line != number)
            elif command.startswith("?"):
                asked = line[1:].strip()
                self.guide.inform(asked) if asked else self.guide.reasons(decision)
            elif command.casefold() in COMMANDS:
                COMMANDS[command.casefold()](self, decision, rest)
            else:
                self.terminal.say("bad-input" if line else "no-input", input=line, count=count)

    def _show_question(self, decision: Decision, with_table: bool = True) -> None:
        """The table, the person's hand, the question and its answers."""
        view, show = self.view, self.terminal.show
        show("")
        if with_table:
            self._show_table(view)
        if decision.kind != "play":
            show(table.hand_line(view, self.words))
        if self._roomy:
            show("")
        show(self.words.question(decision), "bold")
        doubtful = [bool(warning) for warning in self._warnings(decision)]
        show(choices(view, decision, self.words, doubtful, self._roomy))

    def _show_table(self, view: View) -> None:
        show = self.terminal.show
        show(table.screen(view, self.words, self._roomy))
        if self._roomy:
            show(table.about_you(view, self.words))

    @property
    def _roomy(self) -> bool:
        """Whether there is room for more than what the person must know to answer."""
        return not self.terminal.console.is_terminal or self.terminal.console.height >= ROOMY

    def _introduce(self) -> None:
        """Say once what a terminal that is not roomy has no room for at every question."""
        view, words = self.view, self.words
        self.terminal.show("")
        self.terminal.show(table.about_you(view, words))
        self.terminal.say("help-marks", "dim", marks=words.listed(table.legend(view, words)))

    def _warnings(self, decision: Decision) -> Sequence[Caution | None]:
        """What speaks against each option. Against the only one nothing does."""
        return warnings(self.view, decision) if len(decision.options) > 1 else [None]

    def _choose(self, decision: Decision, number: int, sure: bool = False) -> None:
        if not 1 <= number <= len(decision.options):
            self.terminal.say("bad-number", number=number, count=len(decision.options))
            return
        warning = self._warnings(decision)[number - 1]
        if warning is not None and not sure:
            if not self.terminal.agrees(self.terminal.texts.say("sure", reason=self.words.reason(warning))):
                self.terminal.say("sure-kept")
                return
        self.match.answer(decision.number, number - 1)

    def _end(self, decision: Decision, rest: str) -> None:
        endings = [at for at, option in enumerate(decision.options, 1) if option[0] in (END, PASS)]
        reason = self.guide.why_not_end(decision)
        if endings:
            self._choose(decision, endings[0])
        elif reason is not None:
            self.terminal.say("end-reason", reason=self.words.reason(reason))
        else:
            self.terminal.say("bad-end", count=len(decision.options))

    def _info(self, decision: Decision, rest: str) -> None:
        if rest:
            self.guide.inform(rest)
        else:
            self.terminal.say("name-one")

    def _event(self, decision: Decision, rest: str) -> None:
        self.guide.inform(rest) if rest else self.guide.event()

    def _shop(self, decision: Decision, rest: str) -> None:
        self.guide.inform(rest) if rest else self.guide.shop()

    def _who(self, decision: Decision, rest: str) -> None:
        self.guide.who()

    def _table(self, decision: Decision, rest: str) -> None:
        self._show_question(decision)

    def _log(self, decision: Decision, rest: str) -> None:
        if rest and not rest.isdecimal():
            self.terminal.say("bad-log", input=rest)
        else:
            self._show_log(int(rest) if rest else LOG_LINES)

    def _help(self, decision: Decision, rest: str) -> None:
        self.terminal.say("help")
        self.terminal.say("help-marks", marks=self.words.listed(table.legend(self.view, self.words)))

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
            if replay(data, BANG).digest() == data["digest"]:
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
    "end": Session._end,
    "pass": Session._end,
    "info": Session._info,
    "event": Session._event,
    "shop": Session._shop,
    "who": Session._who,
    "table": Session._table,
    "log": Session._log,
    "help": Session._help,
    "save": Session._save,
    "quit": Session._quit,
}
"""What the person may type besides a number."""
