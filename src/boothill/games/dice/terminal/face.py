"""The dice game at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from boothill import __version__
from boothill.family.roles import HIDDEN
from boothill.games.dice.rules.declared import DECLARED
from boothill.games.dice.rules.game import DICE, new_match
from boothill.games.dice.rules.rolling import PLACES, locked, reroll_option
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import ALL_DICE, BULLS_EYES, NO_FACE, PASS, STOP
from boothill.games.dice.rules.terms import DICE as NUMBER_OF_DICE
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import warnings
from boothill.games.dice.telling.narrator import DiceNarrator
from boothill.games.dice.telling.words import DiceWords
from boothill.games.dice.terminal import dice as faces
from boothill.games.dice.terminal import drawing
from boothill.games.dice.terminal.choices import choices
from boothill.kernel.decision import Decision, IllegalAnswer, Option, Seat
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.facts import Fact
from boothill.terminal.company import Company
from boothill.terminal.face import GameFace, TableFace
from boothill.terminal.log import Teller
from boothill.terminal.lookup import show_fact
from boothill.terminal.roles import RolesFace
from boothill.terminal.screen import Terminal, excerpt


class DiceTableFace(RolesFace):
    """A table of the dice game as one viewer sees it."""

    milestones = DECLARED.milestones
    help_message = "dice-help"
    match: Match[DiceTable]
    words: DiceWords

    def __init__(self, terminal: Terminal, match: Match[DiceTable], viewer: Seat) -> None:
        super().__init__(terminal, match, viewer)
        self.commands = {
            **dict.fromkeys(("roll", "r"), self._roll),
            **dict.fromkeys(("keep", "k"), self._keep),
            **dict.fromkeys(("stop", "s", "end", "pass"), self._stop),
        }

    def voices(self) -> tuple[DiceWords, Teller]:
        """The words of the dice game, and who tells the log in them."""
        words = DiceWords(self.match.state.names, self.viewer, self.terminal.texts)
        return words, DiceNarrator(words, self.match.state.character)

    @property
    def view(self) -> DiceView:
        """What the viewer sees."""
        return DiceView(self.match.state, self.viewer)

    # The table.

    def screen(self, roomy: bool = True) -> RenderableType:
        """Players, arrows and roles."""
        return drawing.screen(self.view, self.words, roomy)

    def about_you(self) -> Text:
        """The viewer's role and character."""
        return drawing.about_you(self.view, self.words)

    def legend(self) -> list[str]:
        """What the marks on the table mean."""
        return drawing.legend(self.view, self.words)

    def below(self) -> RenderableType | None:
        """The dice of the active player."""
        return self._dice(self.match.decision) if NO_FACE not in self.match.state.dice else None

    def _dice(self, decision: Decision | None, roomy: bool = True) -> Text:
        return faces.draw(self.words, self.match.state.dice, self._notes(decision), roomy)

    def _notes(self, decision: Decision | None) -> list[str]:
        """What is to be said of each die: locked, new or kept while they are thrown; then what is asked about, and what
        is used up.
        """
        view, say = self.view, self.words.texts.say
        notes = ["used" if view.spent >> die & 1 else "" for die in range(NUMBER_OF_DICE)]
        if decision is not None and decision.kind == "reroll":
            thrown = self._last_thrown()
            if 0 < thrown < ALL_DICE:
                notes = ["new" if thrown >> die & 1 else "kept" for die in range(NUMBER_OF_DICE)]
            for die in PLACES[locked(view)]:
                notes[die] = "locked"
        elif decision is not None and decision.kind in ("shoot", "heal"):
            notes[decision.subject[0]] = "now"
        return [say(f"dice-die-{note}") if note else "" for note in notes]

    def _last_thrown(self) -> int:
        """The dice of the last roll as a mask; none if a game taken up from its checkpoint does not tell of it."""
        return next((public[2] for name, public, _, _ in reversed(self.match.events) if name == "rolled"), 0)

    # Questions.

    def prompt(self, decision: Decision) -> str:
        """Dice to throw again are asked for by their own numbers."""
        return self.words.texts.say("dice-prompt-reroll") if decision.kind == "reroll" else super().prompt(decision)

    def typed(self, decision: Decision, line: str) -> int | None:
        """At the dice `24` means `roll 2 4`: nothing else there has numbers."""
        if decision.kind != "reroll":
            return super().typed(decision, line)
        if line and _digits(line).isdecimal():
            return self._roll(decision, line)
        self.terminal.say("dice-bad-input" if line else "dice-no-input", input=excerpt(line))
        return None

    def at_hand(self, decision: Decision, roomy: bool) -> RenderableType | None:
        """The viewer's dice, if it is their turn and they have thrown them."""
        state = self.match.state
        return self._dice(decision, roomy) if self.viewer == state.active and NO_FACE not in state.dice else None

    def choices(self, decision: Decision, doubtful: Sequence[bool], roomy: bool) -> RenderableType:
        """The numbered answers, or how to name dice to throw again."""
        return choices(self.view, decision, self.words, doubtful)

    def warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each answer."""
        return warnings(self.view, decision)

    def target(self, option: Option) -> Seat:
        """At whom a shot, a beer or an arrow goes."""
        return option[2]

    def answer(self, decision: Decision, option: Option) -> str:
        """An answer that was given."""
        return self.words.option(decision, option)

    def _roll(self, decision: Decision, rest: str) -> int | None:
        """`roll 2 4` throws these dice again, `roll` all that are not locked."""
        named = self._named(decision, "roll", rest)
        return None if named is None else self._throw(decision, named)

    def _keep(self, decision: Decision, rest: str) -> int | None:
        """`keep 1 3` throws all others again that are not locked; if there are none, or no dice are named, that is
        stopping.
        """
        if decision.kind == "reroll" and not rest.removesuffix("!"):
            return len(decision.options)
        named = self._named(decision, "keep", rest)
        if named is None:
            return None
        if not set(named) <= set(range(NUMBER_OF_DICE)):
            return self._throw(decision, named)  # which says that there is no such die
        thrown = [die for die in self._loose() if die not in named]
        return self._throw(decision, thrown) if thrown else len(decision.options)

    def _stop(self, decision: Decision, rest: str) -> int | None:
        """Take the option that ends it, which is always the last one."""
        if decision.options[-1][0] in (STOP, PASS):
            return len(decision.options)
        self.terminal.say("bad-end", count=len(decision.options))
        return None

    def _loose(self) -> list[int]:
        """The dice that may be thrown again."""
        return list(PLACES[ALL_DICE & ~locked(self.view)])

    def _named(self, decision: Decision, command: str, rest: str) -> list[int] | None:
        """The dice that were typed, counted from 0; all that are not locked for "all", None if it has been refused.

        Every digit is a die: there are fewer than ten.
        """
        if decision.kind != "reroll":
            self.terminal.say("dice-no-reroll", count=len(decision.options))
            return None
        digits = _digits(rest.removesuffix("!"))
        if digits.casefold() in ("", "all"):
            return self._loose()
        if not digits.isdecimal():
            self.terminal.say("dice-bad-dice", input=excerpt(rest), command=command)
            return None
        dice = [int(digit) - 1 for digit in digits]
        twice = [die for die in range(NUMBER_OF_DICE) if dice.count(die) > 1]
        if twice and set(dice) <= set(range(NUMBER_OF_DICE)):
            self.terminal.say("dice-twice", die=twice[0] + 1)
            return None
        return dice

    def _throw(self, decision: Decision, dice: Sequence[int]) -> int | None:
        """The number of the option that throws these dice again; a refusal is said."""
        try:
            return decision.options.index(reroll_option(self.view, dice)) + 1
        except IllegalAnswer as error:
            reason = str(error)
            self.terminal.say("dice-refused", reason=f"{reason[:1].upper()}{reason[1:]}")
            return None

    # Looking things up.

    def explain(self, decision: Decision) -> None:
        """What the faces on the table do, whom the bull's-eyes hit, which dice are locked, and what the character whose
        dice they are can do.
        """
        view, words = self.view, self.words
        shown = sorted({face for face in view.dice if face != NO_FACE})
        if not shown:
            self.terminal.say("dice-explain-none")
        for face in shown:
            show_fact(self.terminal, words.faces[face])
            if face in BULLS_EYES:
                targets = words.listed([view.names[seat] for seat in view.targets(view.active, face)], "list-or")
                values = words.seat_values("who", view.active)
                self.terminal.say("dice-explain-targets", face=words.face(face), targets=targets, **values)
        stuck = locked(view) if shown else 0
        if stuck:
            self.terminal.say("dice-explain-locked", **words.expand("dice", "dice", PLACES[stuck], {}, False))
        show_fact(self.terminal, words.characters[view.character[view.active]])

    def who(self) -> None:
        """Who sits at the table, with the characters' abilities."""
        view, words = self.view, self.words
        for seat, character in enumerate(view.character):
            fact = words.characters[character]
            role = f", {words.role(view.role[seat])}" if view.role[seat] != HIDDEN else ""
            show_fact(self.terminal, Fact(f"{view.names[seat]}{role}, {fact.name}", fact.text))


def _digits(typed: str) -> str:
    """What was typed without commas and blanks."""
    return "".join(typed.replace(",", " ").split())


class DiceFace(GameFace):
    """Sets up tables of the dice game."""

    game = DICE
    first_help = "dice-welcome-help"

    def options(self, args: argparse.Namespace, names: tuple[str, ...], seed: int) -> DiceOptions:
        """The options of the first table."""
        return DiceOptions(names, seed=seed)

    def following(self, table: TableFace, company: Company) -> DiceOptions:
        """DICE-SETUP-4: the players stay where they are; roles and characters are dealt anew."""
        state = table.match.state
        return DiceOptions(state.names, seed=state.seed + 1)

    def new_match(self, options: DiceOptions) -> Match[DiceTable]:
        """A fresh game."""
        return new_match(options)

    def welcome(self, texts: Texts, options: DiceOptions) -> str:
        """Players and seed."""
        return texts.say("dice-welcome", version=__version__, count=len(options.names), seed=str(options.seed))

    def table(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> DiceTableFace:
        """A table as one viewer sees it."""
        return DiceTableFace(terminal, match, viewer)


FACE = DiceFace()
