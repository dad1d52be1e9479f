"""`boothill replay`: step through a record, from a seat or seeing everything."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from boothill.cli.arguments import known_sets
from boothill.cli.commands import COMMANDS
from boothill.cli.language import add_language, texts_of
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR, Event, seen_by
from boothill.kernel.match import Match
from boothill.kernel.record import BadRecord, replay
from boothill.server.room.commitment import commit
from boothill.terminal.company import Company
from boothill.terminal.faces import at_the_terminal, face_of
from boothill.terminal.files import read_record, reading
from boothill.terminal.log import Line
from boothill.terminal.screen import Terminal, excerpt, whole_number
from boothill.titles import numbers_of_players

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

EXAMPLES = """\
examples:
  boothill replay game.json                  step through it
  boothill replay game.json --seat Bo        see only what Bo saw
  boothill replay game.json --from 40        begin at answer 40
  boothill replay game.json --all            print the whole log
  boothill replay game.json --json           the same as JSON, for programs
  boothill replay game.json --sets base,../my_cards
                                             its set lies in another folder now
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `replay`; the parsed arguments carry `run` as their `run`."""
    games = at_the_terminal()
    numbers = [number for game in games for number in numbers_of_players(game)]
    parser = subparsers.add_parser(
        "replay",
        help=COMMANDS["replay"],
        description="Step through a recorded game: Enter next, b back, a number jumps to that\n"
        "answer, q quits. The record itself says which game it is, by how many it was\n"
        f"played and with which sets of cards: {min(numbers)} to {max(numbers)} players;\n"
        f"{', '.join(known_sets(games))}, or others.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    parser.add_argument(
        "--seat",
        metavar="NAME|all",
        help="whose view: a player's, or all of them (all once the game is over, before that the person who played)",
    )
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="begin after answer N")
    parser.add_argument(
        "--sets",
        metavar="SET[,SET]",
        help="where to find the sets of cards it was played with, if a folder lies elsewhere now (as the record says)",
    )
    add_language(parser)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="step by step, also when input is no terminal")
    how.add_argument("--all", action="store_true", help="print the whole log at once")
    how.add_argument("--json", action="store_true", help="print every answer with its events as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, read: Callable[[str], str] = input, console: Console | None = None) -> int:
    """Carry out the command and return its exit code. Raises UserError with one sentence for a bad record."""
    data = read_record(args.file)
    with reading(args.file):
        if args.sets is not None:
            face_of(data).name_sets(data, args.sets.split(","))
        film = Film(data)
        check_deal(data)
    viewer = find_viewer(args.seat, film)
    if not 0 <= args.start <= film.total:
        raise UserError(f"the record has no answer {args.start}; begin with 0 to {film.total}")
    terminal = Terminal(console or Console(highlight=False), texts_of(args), read)
    if "deal" in data and not args.json:
        terminal.say("replay-deal", commitment=data["deal"]["commitment"])
    projector = Projector(terminal, film, viewer)
    if args.json:
        print(json.dumps(projector.dump(args.start), ensure_ascii=False, indent=1))
    elif args.step or (sys.stdin.isatty() and not args.all):
        projector.step_through(args.start)
    else:
        projector.print_all(args.start)
    return 0


def check_deal(data: dict[str, Any]) -> None:
    """Refuse a record whose game was not dealt as the server had committed itself to; others hold no such promise."""
    if "deal" in data and commit(data["deal"]["salt"], data["options"]) != data["deal"]["commitment"]:
        raise BadRecord("the game was not dealt from what the server had committed itself to; do not trust it")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of the record."""

    decision: Decision
    option: Option
    token: str
    first_event: int


class Film:
    """A record played once, and again up to any answer on demand."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data
        self.face = face_of(data)
        self.answers: list[Answer] = []
        self._asked: list[Decision] = []
        match = replay(data, self.face.game, watch=self._watch)
        self.over = match.over
        self.names = match.state.names
        self.person = Company.load(data["play"], len(self.names)).seat if "play" in data else SPECTATOR
        """The seat of the person who played, if the record tells."""
        self.events = match.events
        self._ends = [*match.marks, len(match.events)]
        for decision, (_, option), mark in zip(self._asked, match.answers, match.marks, strict=False):
            self.answers.append(Answer(decision, option, match.game.token(match.state, option), mark))

    def _watch(self, match: Match[Any]) -> None:
        if match.decision is not None:
            self._asked.append(match.decision)

    @property
    def total(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    def events_of(self, step: int) -> list[Event]:
        """What step `step` brought: the consequences of that answer; step 0 is the deal."""
        first = 0 if step == 0 else self._ends[step - 1]
        return self.events[first : self._ends[step]]

    def at(self, step: int) -> Match[Any]:
        """The match after that many answers."""
        return replay(self._data, self.face.game, upto=step)


def find_viewer(asked: str | None, film: Film) -> Seat:
    """The seat to look from. Raises UserError if nobody goes by that name."""
    if asked is None:
        return EVERYTHING if film.over else film.person
    if asked.casefold() == "all":
        return EVERYTHING
    for seat, name in enumerate(film.names):
        if name.casefold() == asked.casefold():
            return seat
    raise UserError(f"nobody called '{asked}' plays in this record; there are {', '.join(film.names)}, or all")


class Projector:
    """Shows a film to one viewer."""

    def __init__(self, terminal: Terminal, film: Film, viewer: Seat) -> None:
        self.terminal = terminal
        self.film = film
        self.viewer = viewer
        self.table = film.face.table(terminal, film.at(0), viewer)
        self._lines: list[list[Line]] = []
        self._answers: list[dict[str, str | int]] = []
        # The log tells what brought things about, so it is told once, from the beginning.
        for step in range(film.total + 1):
            self._answers.append(self._answer_values(step) if step else {})
            self._lines.append(self.table.narrator.lines(film.events_of(step)))

    def sees_answer(self, step: int) -> bool:
        """Whether the viewer sees the question and the answer themselves, besides what they led to."""
        return self.viewer in (EVERYTHING, self.film.answers[step - 1].decision.seat)

    def print_all(self, start: int = 0) -> None:
        """The whole log from a step on."""
        for step in range(start, self.film.total + 1):
            self._show_lines(self._lines[step])
        self.terminal.say("replay-end" if self.film.over else "replay-open", "dim")

    def step_through(self, start: int) -> None:
        """Show a step, ask what next, until the viewer has seen enough."""
        step, total = start, self.film.total
        self.show(step)
        while True:
            try:
                line = self.terminal.ask(self.terminal.texts.say("replay-prompt")).casefold()
            except (EOFError, KeyboardInterrupt):
                self.terminal.show("")
                return
            if line == "q":
                return
            if line == "":
                if step == total:
                    return
                step += 1
            elif line == "b":
                if step == 0:
                    self.terminal.say("replay-first")
                    continue
                step -= 1
            elif (wanted := whole_number(line)) is not None and wanted <= total:
                step = wanted
            else:
                self.terminal.say("replay-bad", input=excerpt(line), total=total)
                continue
            self.show(step)

    def show(self, step: int) -> None:
        """One step: the answer, what it led to, and the table after it."""
        say = self.terminal.say
        self.terminal.show("")
        say("replay-step", "bold", at=step, total=self.film.total)
        if step > 0 and self.sees_answer(step):
            say("replay-answer", "dim", **self._answers[step])
        self._show_lines(self._lines[step])
        match = self.film.at(step)
        self.table.see(match)
        self.terminal.show(self.table.screen())
        below = self.table.below()
        if below is not None:
            self.terminal.show(below)
        if match.decision is not None:
            self.terminal.show(self._open_question(match.decision), "dim")
        if step == self.film.total:
            say("replay-end" if self.film.over else "replay-open", "dim")

    def _open_question(self, decision: Decision) -> str:
        """What the game waits for: the question itself if it is put to the viewer."""
        words = self.table.words
        if decision.seat != self.viewer:
            return words.waiting(decision)
        return words.texts.say("replay-asked", question=words.question(decision))

    def _answer_values(self, step: int) -> dict[str, str | int]:
        """Question and answer, in words that know the table as it was then."""
        answer = self.film.answers[step - 1]
        return {
            **self.table.words.seat_values("who", answer.decision.seat),
            "question": answer.decision.kind.replace("_", " "),
            "answer": self.table.answer(answer.decision, answer.option),
        }

    def _show_lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.terminal.show(line.text, line.style)

    def dump(self, start: int = 0) -> dict[str, Any]:
        """Every step as JSON data: as much of each answer and event as the viewer sees."""
        film = self.film
        return {
            "players": list(film.names),
            "viewer": "all" if self.viewer == EVERYTHING else None if self.viewer < 0 else film.names[self.viewer],
            "over": film.over,
            "steps": [self._dump_step(step) for step in range(start, film.total + 1)],
        }

    def _dump_step(self, step: int) -> dict[str, Any]:
        asked: dict[str, Any] = {}
        if step > 0:
            answer = self.film.answers[step - 1]
            asked = {"seat": answer.decision.seat, "question": answer.decision.kind}
            if self.sees_answer(step):
                asked["answer"] = answer.token
        events = [seen_by(event, self.viewer) for event in self.film.events_of(step)]
        return {
            "step": step,
            **asked,
            "events": [[name, list(public), list(secret)] for name, public, secret in events],
            "log": [line.text for line in self._lines[step]],
        }
