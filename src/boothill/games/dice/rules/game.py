"""The dice game as a game the kernel can run."""

from __future__ import annotations

from typing import Any

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.problems import BETWEEN_TURNS, problems
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import BEFORE_TURN, DEEDS, SHERIFF_EXTRA, VERBS, Deed
from boothill.games.dice.rules.turn import run
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import NOBODY, Option, Rule, Seat
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.plain import fingerprint, own

MOST_LIFE = max(who.life for who in CHARACTERS) + SHERIFF_EXTRA
RULES_ID = f"dice {fingerprint({who.id: who.life for who in CHARACTERS})[:8]}"
"""Names the characters. Other rules for them show when a record is replayed."""


class DiceGame:
    """The dice game behind the kernel's Game protocol."""

    id = "dice"

    def new(self, options: dict[str, Any], journal: Journal | None = None) -> DiceTable:
        """A table dealt from JSON options."""
        return new_table(DiceOptions.load(options), journal)

    def options(self, state: DiceTable) -> dict[str, Any]:
        """The options the table was made from."""
        return dict(own(state.options))

    def run(self, state: DiceTable) -> Rule[None]:
        """The rules from the table's resting point on."""
        return run(state)

    def view(self, state: DiceTable, seat: Seat) -> DiceView:
        """What a seat may see."""
        return DiceView(state, seat)

    def rules_id(self, state: DiceTable) -> str:
        """A fingerprint of the characters."""
        return RULES_ID

    def token(self, state: DiceTable, option: Option) -> str:
        """'reroll dice 1 3', 'shoot dice 2 at 0 for 1'."""
        verb, dice, seat, number = option
        words = [VERBS[verb]]
        if dice >= 0:
            words += ["dice", *[str(die + 1) for die in PLACES[dice]]]
        if seat >= 0:
            words.append(f"at {seat}")
        if number >= 0:
            words.append(f"for {number}")
        return " ".join(words)

    def dump(self, state: DiceTable) -> dict[str, Any]:
        """The table as JSON data."""
        return state.dump() | _dumped_deeds(state)

    def load(self, data: dict[str, Any]) -> DiceTable:
        """The table `dump` wrote. Raises ValueError, or what plain data can break, for anything else."""
        options = DiceOptions.load(data["options"])
        t = DiceTable(options.dump(), options.names)
        t.load(data)
        t.deeds = [(by, what, at, mask) for by, what, at, mask in data["deeds"]]
        wrong = problems(t) - (BETWEEN_TURNS if t.phase == BEFORE_TURN else set())
        if max(t.max_life) > MOST_LIFE:
            wrong.add("more life than anybody can have")
        if not all(_is_deed(t, deed) for deed in t.deeds):
            wrong.add("a deed that nobody can have done")
        if wrong:
            raise ValueError(", ".join(sorted(wrong)))
        return t

    def digest(self, state: DiceTable) -> str:
        """A fingerprint of everything in the table."""
        return fingerprint(state.for_digest() | _dumped_deeds(state))


def _dumped_deeds(t: DiceTable) -> dict[str, Any]:
    return {"deeds": [list(deed) for deed in t.deeds]}


def _is_deed(t: DiceTable, deed: Deed) -> bool:
    by, what, at, mask = deed
    seats = range(len(t.names))
    return by in seats and what in range(len(DEEDS)) and NOBODY <= at < len(seats) and mask in range(1 << len(seats))


GAME = DICE = DiceGame()


def new_match(options: DiceOptions, *, record: bool = True) -> Match[DiceTable]:
    """A fresh match at its first decision."""
    return Match(DICE, new_table(options, Journal() if record else None), record=record)
