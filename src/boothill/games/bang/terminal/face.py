"""The card game at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from boothill import __version__
from boothill.family.roles import HIDDEN, ROLES_BY_PLAYERS, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.declared import everything_declared
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import AT, END, PASS
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal import drawing
from boothill.games.bang.terminal.choices import choices
from boothill.games.bang.terminal.guide import Guide
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.journal import EVERYTHING
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.terminal.company import Company
from boothill.terminal.face import GameFace, TableFace
from boothill.terminal.log import Teller
from boothill.terminal.roles import RolesFace
from boothill.terminal.screen import Terminal


class CardTableFace(RolesFace):
    """A table of the card game as one viewer sees it."""

    help_message = "help"
    match: Match[Table]
    words: Words

    def __init__(self, terminal: Terminal, match: Match[Table], viewer: Seat) -> None:
        super().__init__(terminal, match, viewer)
        self.milestones = everything_declared(match.state.rules.declared).milestones
        self.words.learn_table(self.view)  # a game taken up from its checkpoint does not tell of copied ones
        self.commands = {"end": self._end, "pass": self._end, "event": self._event, "shop": self._shop}

    def voices(self) -> tuple[Words, Teller]:
        """The words of these cards, and who tells the log in them."""
        state = self.match.state
        words = Words(state.rules, state.names, self.viewer, self.terminal.texts)
        return words, Narrator(words, state.character)

    @property
    def view(self) -> View:
        """What the viewer sees."""
        return View(self.match.state, self.viewer)

    @property
    def guide(self) -> Guide:
        """Whoever answers the viewer's questions."""
        return Guide(self.terminal, self.words, self.match)

    def see(self, match: Match[Any]) -> None:
        """Look at another moment of the game from now on."""
        super().see(match)
        self.milestones = everything_declared(match.state.rules.declared).milestones
        self.words.learn_table(self.view)

    # The table.

    @property
    def in_game(self) -> bool:
        """Whether the viewer plays on, and not as a shadow."""
        return super().in_game and self.viewer != self.match.state.shadow

    @property
    def dead_return(self) -> bool:
        """Whether those who are out come back as shadows."""
        return self.match.state.shadows

    def screen(self, roomy: bool = True) -> RenderableType:
        """Players, cards in play, events, shop and piles."""
        return drawing.screen(self.view, self.words, roomy)

    def about_you(self) -> Text:
        """The viewer's role and character."""
        return drawing.about_you(self.view, self.words)

    def legend(self) -> list[str]:
        """What the marks on the table mean."""
        return drawing.legend(self.view, self.words)

    def below(self) -> RenderableType | None:
        """The hands the viewer sees."""
        if self.viewer == EVERYTHING:
            return drawing.hands(self.view, self.words)
        return drawing.hand_line(self.view, self.words) if self.viewer >= 0 else None

    @property
    def result(self) -> str:
        """SH-15: the side that a Renegade has had to serve."""
        served = self.view.sides[self.viewer]
        return "" if served == HIDDEN else self.words.texts.say("end-side", side=self.words.side(served).name)

    # Questions.

    def at_hand(self, decision: Decision, roomy: bool) -> RenderableType | None:
        """The viewer's hand; in phase 2 it stands among the choices."""
        return drawing.hand_line(self.view, self.words) if decision.kind != "play" else None

    def choices(self, decision: Decision, doubtful: Sequence[bool], roomy: bool) -> RenderableType:
        """The numbered answers, by card and ability."""
        self.words.telling.look(self.view)
        return choices(self.view, decision, self.words, doubtful, roomy)

    def warnings(self, decision: Decision) -> Sequence[WhyNot | None]:
        """What speaks against each answer."""
        return warnings(self.view, decision)

    def target(self, option: Option) -> Seat:
        """At whom a card or an ability is aimed."""
        return option[AT]

    def answer(self, decision: Decision, option: Option) -> str:
        """An answer with the card it is about."""
        text = self.words.option(decision, option)
        if option[1] < 0:
            return text
        card = self.words.short(option[1])
        return text if card in text else f"{card}: {text}"

    def _end(self, decision: Decision, rest: str) -> int | None:
        endings = [at for at, option in enumerate(decision.options, 1) if option[0] in (END, PASS)]
        reason = self.guide.why_not_end(decision)
        if endings:
            return endings[0]
        if reason is not None:
            self.terminal.say("end-reason", reason=self.words.reason(reason))
        else:
            self.terminal.say("bad-end", count=len(decision.options))
        return None

    # Looking things up.

    def explain(self, decision: Decision) -> None:
        """Why cards cannot be used now."""
        self.guide.reasons(decision)

    def who(self) -> None:
        """Who sits at the table, with the characters' abilities."""
        self.guide.who()

    def _event(self, decision: Decision, rest: str) -> None:
        self.inform(rest) if rest else self.guide.event()

    def _shop(self, decision: Decision, rest: str) -> None:
        self.inform(rest) if rest else self.guide.shop()


class CardFace(GameFace):
    """Sets up tables of the card game."""

    game = BANG
    first_help = "welcome-help"

    def options(self, args: argparse.Namespace, names: tuple[str, ...], seed: int) -> TableOptions:
        """The options of the first table."""
        sets = tuple(args.sets.split(",")) if args.sets is not None else ("base",)
        return TableOptions(names, sets=sets, starter=args.starter, seed=seed, events=args.events, shadow=args.shadow)

    def passes_badge(self, args: argparse.Namespace) -> bool:
        """Whether that was asked for. Raises OptionsError where nobody is Sheriff."""
        if args.badge and SHERIFF not in ROLES_BY_PLAYERS[args.players]:
            raise OptionsError(
                f"among {args.players} players nobody is Sheriff and no badge passes on; leave --badge out, or add "
                "players"
            )
        return bool(args.badge)

    def following(self, table: TableFace, company: Company) -> TableOptions:
        """BASE-SERIES-1: of the survivors bots keep their characters, and the person is asked."""
        assert isinstance(table, CardTableFace)
        state, person = table.match.state, company.seat
        keep = [seat for seat in survivors(state) if seat != person or _keeps_character(table, seat)]
        return next_game(state, seed=state.seed + 1, keep=keep, badge=company.badge)

    def new_match(self, options: TableOptions) -> Match[Table]:
        """A fresh game."""
        return new_match(options)

    def welcome(self, texts: Texts, options: TableOptions) -> str:
        """Players, sets and variants."""
        return texts.say(
            "welcome",
            version=__version__,
            count=len(options.names),
            sets=", ".join(options.sets),
            starter="yes" if options.starter else "no",
            shadow="yes" if options.shadow else "no",
            seed=str(options.seed),
        )

    def table(self, terminal: Terminal, match: Match[Any], viewer: Seat) -> CardTableFace:
        """A table as one viewer sees it."""
        return CardTableFace(terminal, match, viewer)

    def name_sets(self, data: dict[str, Any], sets: list[str]) -> None:
        """Let a record name its sets like this. Raises OptionsError if these are other cards than its own."""
        for options in [data.get("options"), (data.get("origin") or {}).get("options")]:
            if isinstance(options, dict):
                options["sets"] = sets
        found = TableOptions.load(data["options"]).rules.id
        if found != data["rules"]:
            raise OptionsError(
                f"the record was made with the rules '{data['rules']}', those named are '{found}'; name its own"
            )


def _keeps_character(table: CardTableFace, seat: Seat) -> bool:
    character = table.words.character(table.match.state.character[seat])
    return table.terminal.agrees(table.terminal.texts.say("end-keep-character", character=character))


FACE = CardFace()
