"""One game at the terminal: bots play, the person is asked, the log is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from boothill import __version__
from boothill.bots import UNSEEN, Bot
from boothill.family.roles import first_player, of_three
from boothill.kernel.decision import Decision
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.kernel.record import replay, save
from boothill.terminal.face import Company, Line
from boothill.terminal.faces import dealer
from boothill.terminal.files import fresh_name, kept_games, write_record
from boothill.terminal.screen import Terminal, excerpt, whole_number

__all__ = ["COMMANDS", "Company", "Left", "Session", "Terminal"]

LOG_LINES = 20
RECALLED_LINES = 8
"""How much of the log is told again when a game is taken up."""
ROOMY = 32
"""How many lines a terminal needs to show everything at every question: role and ability in full, what marks mean."""


class Left(Exception):
    """The person has left the table."""


class Session:
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
        self.desk = dealer(match.game.id).desk(terminal, match, self.me)
        state = match.state
        self.log: list[Line] = []
        self._told = 0
        self._hurries = False
        """Whether the person, being out, wants to be told of milestones only, and of turns of his own as a shadow."""
        self._own_turn = state.active == self.me
        """Whether what is being told belongs to the person's own turn."""
        self._knows_to_be_out = False
        """Whether the person has chosen what to do about being out; if the game is taken up again he chooses anew."""
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
            while (decision := self.match.decision) is not None:
                if self.desk.in_game:  # perhaps once more
                    self._knows_to_be_out = self._hurries = False
                told = self.tell()
                if self.me in self.match.state.eliminated and decision.seat != self.me and not self._knows_to_be_out:
                    self._out()
                if decision.seat == self.me:
                    self._ask(decision)
                    continue
                if told or decision.main:
                    self.terminal.pause(self.desk.words.waiting(decision))
                self._ask_bot(decision)
            self.tell()
        except (EOFError, KeyboardInterrupt):
            self.leave()
        self.forget()

    def _ask_bot(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        view = self.match.view(decision.seat) if bot.looks else UNSEEN
        self.match.push(bot.choose(view, decision))

    # The log.

    def tell_setup(self) -> None:
        """Who sits at the table, and who begins."""
        events = self.match.events
        first_turn = next((at for at, event in enumerate(events) if event[0] == "turn"), len(events))
        self._tell(first_turn)
        state, words = self.match.state, self.desk.words
        if of_three(state):
            roles = words.listed(
                words.texts.say("role-of", role=words.role(role), **words.seat_values("who", seat))
                for seat, role in enumerate(state.role)
            )
            self.terminal.say("welcome-three", roles=roles)
        first = first_player(state)
        self.terminal.say("welcome-first", role=words.role(state.role[first]), **words.seat_values("who", first))

    def tell(self) -> bool:
        """Tell what happened since the last time. Returns whether there was anything.

        Whoever looks on sees the table once in every turn, after all that led to it has been told. The last one is
        shown by whoever ends the game.
        """
        told = self._tell(len(self.match.events))
        if self.me < 0 and self._new_turn and not self.match.over:
            self._new_turn = False
            self.terminal.show(self.desk.screen(self._roomy))
            below = self.desk.below()
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
            line = self.desk.narrator.line(event)
            if line is None or line.event in self.desk.quiet:
                continue
            self.log.append(line)
            if self._hurries and not self._own_turn and line.event not in self.desk.milestones:
                continue
            told = True
            if line.event == "turn":
                self.terminal.show("")
                self._new_turn = True
            self.terminal.show(line.text, line.style)
        return told

    def _recall(self) -> None:
        lines = self.desk.narrator.lines(self.match.events)
        self._told = len(self.match.events)
        self.log = [line for line in lines if line.event not in self.desk.quiet]
        self._show_log(RECALLED_LINES)

    def _show_log(self, number: int) -> None:
        for line in self.log[-number:]:
            self.terminal.show(line.text, line.style)

    def _out(self) -> None:
        """The person is eliminated: watch on, see the end, or leave."""
        self._knows_to_be_out = True
        say = self.terminal.texts.say
        returns = self.desk.dead_return
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
        while self.match.decision is decision:
            self._obey(decision, self.terminal.ask(self.desk.prompt(decision)))

    def _obey(self, decision: Decision, line: str) -> None:
        """Do what the person has typed: a question, a command, or an answer. With "!" he is sure of an answer."""
        if line.startswith("?"):
            asked = line[1:].strip()
            self.desk.inform(asked) if asked else self.desk.explain(decision)
            return
        word, _, rest = line.partition(" ")
        command, rest = word.casefold().removesuffix("!"), rest.strip()
        if command in COMMANDS:
            COMMANDS[command](self, decision, rest)
            return
        if command in self.desk.commands:
            chosen = self.desk.commands[command](decision, rest)
        else:
            chosen = self.desk.typed(decision, line.removesuffix("!").rstrip())
        if chosen is not None:
            self._choose(decision, chosen, sure=word.endswith("!") or line.endswith("!"))

    def _show_question(self, decision: Decision, with_table: bool = True) -> None:
        """The table, what the person has before him, the question and its answers."""
        desk, show = self.desk, self.terminal.show
        show("")
        if with_table:
            show(desk.screen(self._roomy))
            if self._roomy:
                show(desk.about_you())
        at_hand = desk.at_hand(decision, self._roomy)
        if at_hand is not None:
            show(at_hand)
        if self._roomy:
            show("")
        show(desk.words.question(decision), "bold")
        doubtful = [bool(warning) for warning in self._warnings(decision)]
        show(desk.choices(decision, doubtful, self._roomy))

    @property
    def _roomy(self) -> bool:
        """Whether there is room for more than what the person must know to answer."""
        return not self.terminal.console.is_terminal or self.terminal.console.height >= ROOMY

    def _introduce(self) -> None:
        """Say once what a terminal that is not roomy has no room for at every question."""
        self.terminal.show("")
        self.terminal.show(self.desk.about_you())
        self._show_marks("dim")

    def _show_marks(self, style: str = "") -> None:
        self.terminal.say("help-marks", style, marks=self.desk.words.listed(self.desk.legend()))

    def _warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each option. Against the only one nothing does."""
        return self.desk.warnings(decision) if len(decision.options) > 1 else [None]

    def _choose(self, decision: Decision, number: int, sure: bool) -> None:
        """Give the answer of this number, counted from 1, unless the person has second thoughts."""
        warning = self._warnings(decision)[number - 1]
        if warning is not None and not sure:
            if not self.terminal.agrees(self.terminal.texts.say("sure", reason=self.desk.words.reason(warning))):
                self.terminal.say("sure-kept")
                return
        self.match.answer(decision.number, number - 1)

    def _info(self, decision: Decision, rest: str) -> None:
        self.desk.inform(rest)

    def _who(self, decision: Decision, rest: str) -> None:
        self.desk.who()

    def _table(self, decision: Decision, rest: str) -> None:
        self._show_question(decision)

    def _log(self, decision: Decision, rest: str) -> None:
        number = whole_number(rest) if rest else LOG_LINES
        if number:
            self._show_log(number)
        else:
            self.terminal.say("bad-log", input=excerpt(rest))

    def _help(self, decision: Decision, rest: str) -> None:
        self.terminal.say(self.desk.help_message)
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
