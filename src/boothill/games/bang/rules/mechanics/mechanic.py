"""What a mechanic is to the core: everything the core asks of one, and the mechanics of a table folded by question.

A mechanic is a part of the game that only some sets or variants bring along: a deck of events, a shop, cards that wait
in front of their player. The core asks the questions below at the right moments, of those
mechanics alone that are in force and have something to say; which they are is settled when rules are compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from boothill.games.bang.rules.mechanics.asked import AskedMechanics
from boothill.games.bang.rules.terms import Card
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.kinds import Kind
    from boothill.games.bang.rules.cards.profile import Profile
    from boothill.games.bang.rules.cards.ruleset import Ruleset
    from boothill.games.bang.rules.table.setup import TableOptions
    from boothill.games.bang.rules.table.state import Table
    from boothill.games.bang.rules.table.view import View

Carry = Callable[["Table", Seat, Option], "Rule[None] | None"]
"""Carries out an option of phase 2. A generator if it asks, a plain function otherwise."""
Advice = Callable[["View", Option], WhyNot | None]
"""Something to be said against an option, judged by the view of the player who has it, or None."""


class Verb(NamedTuple):
    """Something a player may do in phase 2: options with this verb."""

    verb: int
    carry_out: Carry
    advice: Advice
    """What is to be said against an option."""


APART: Final = ("in_force", "check", "speaks_for", "why_not")
"""The questions that `Mechanics` puts in its own way; all others are simply put to every mechanic in force."""


class Blame:
    """Something that holds for everybody: named as the reason for what could be done without it."""

    __slots__ = ("reason", "without")

    def __init__(self, reason: WhyNot, without: Table) -> None:
        self.reason = reason
        """Its first parameter names what it is; a reason that names the same already is not replaced."""
        self.without = without
        """The table as it would be without it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanic:
    """The questions. A mechanic answers those that concern it and leaves out the others. A question more is a method
    here, `make generated`, and the one rule that asks it.

    What a mechanic remembers belongs into the table's piles, marks, tokens and counters: those are seen, copied, saved
    and dealt anew without further ado. What players do of their own accord is an `Action` among a set's hooks, which
    terminal, clients and bots know; verbs of its own only a mechanic of the core has.
    """

    open_piles: ClassVar[Sequence[str]] = ()
    """Those of its piles whose cards everybody sees."""
    own_piles: ClassVar[Sequence[str]] = ()
    """Piles that it lays out and deals anew itself; all others are shuffled as a whole."""
    verbs: ClassVar[Sequence[Verb]] = ()
    """Of the core: the verbs of phase 2 that are its own."""

    # Before the game.

    def in_force(self, rules: Ruleset) -> bool:
        """Whether games with these rules have it at all."""
        return True

    def fold(self, rules: Ruleset, profile: Profile) -> None:
        """Enter into the profile from which all others are made what holds for everybody."""

    def check(self, options: TableOptions) -> None:
        """Raise OptionsError for table options it cannot be played with."""

    def set_up(self, t: Table) -> None:
        """Lay out what it needs, when all piles are shuffled and no hand is dealt yet."""

    # The turn.

    def turn_begins(self, t: Table) -> None:
        """A turn begins: forget what belonged to the last one."""

    def opens_turn(self, t: Table, me: Seat) -> Rule[bool] | None:
        """S1. A rule returns whether the turn goes on; None if there is nothing to do."""

    def brings_back(self, t: Table, seat: Seat) -> bool:
        """Whether this eliminated player comes back for a turn that is theirs by the circle, or an extra turn."""
        return False

    def come_back(self, t: Table, seat: Seat) -> Rule[None] | None:
        """S2: the turn of an eliminated player, whom nothing else has brought back."""

    # Asked only where the active player is back for this turn alone (`back.is_back`).

    def fades(self, t: Table, me: Seat) -> None:
        """S10, before everything else."""

    def misses_end(self, t: Table, me: Seat) -> bool:
        """S11: whether nothing happens at the end of this player's turn."""
        return False

    def leaves(self, t: Table) -> Rule[None] | None:
        """After S11, and after a turn that broke off."""

    # Phase 2, and answers.

    def offer(self, t: Table, me: Seat, options: list[Option]) -> None:
        """Append what else the active player may do, after all abilities."""

    def speaks_for(self, t: Table, seat: Seat, card: Card, kind: Kind) -> bool:
        """Whether it is this mechanic that knows why the active player cannot use this card now."""
        return False

    def why_not(self, t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
        """Why not, for a card it speaks for; None if it can be used."""
        return None

    def blames(self, t: Table) -> Blame | None:
        """What holds for everybody and may be why something cannot be done in phase 2; None if there is nothing."""
        return None

    # What happens.

    def laid(self, t: Table, seat: Seat, card: Card, kind: Kind) -> None:
        """A card from a hand is being laid in front of a seat."""

    def wounded(self, t: Table, victim: Seat, points: int, by: Seat) -> None:
        """Somebody makes a player lose life points (BASE-DIE-8), before a rescue."""

    def circle_shrinks(self, t: Table) -> None:
        """Somebody has left the circle of players."""

    def estate_left(self, t: Table, victim: Seat) -> None:
        """An eliminated player has lost all cards (BASE-ELIM-1)."""

    def put_away(self, t: Table, seat: Seat) -> None:
        """A seat lays down everything: cards that do not belong to the draw pile go where they belong."""

    # Looking at the table.

    def show(self, t: Table, view: View) -> None:
        """Fill in its part of a view."""

    def redeal(self, t: Table, seed: int) -> None:
        """Deal anew what nobody knows of its own piles."""

    def problems(self, t: Table, found: set[str]) -> None:
        """Add flags of what is wrong with the table."""

    def resting_problems(self, t: Table, found: set[str]) -> None:
        """The same, of what must hold besides at a main decision or when the game is over."""


class Mechanics(AskedMechanics):
    """The mechanics of a ruleset, by question: those in force that have something to say, in their order."""

    # Asked all the time: with slots Python finds them quickly, however many questions there are.
    __slots__ = ("check", "open_piles", "own_piles", "speaking", "verbs")

    def __init__(self, rules: Ruleset, mechanics: Sequence[Mechanic]) -> None:
        found = [mechanic for mechanic in mechanics if mechanic.in_force(rules)]
        super().__init__(found, _says)
        self.open_piles = frozenset(pile for mechanic in mechanics for pile in mechanic.open_piles)
        self.own_piles = frozenset(pile for mechanic in mechanics for pile in mechanic.own_piles)
        self.verbs = {verb.verb: verb for mechanic in found for verb in mechanic.verbs}
        self.check = tuple([m.check for m in mechanics if _says(m, "check")])
        self.speaking = tuple([m for m in found if _says(m, "speaks_for")])


def _says(mechanic: Mechanic, question: str) -> bool:
    """Whether the mechanic has an answer of its own."""
    return getattr(type(mechanic), question) is not getattr(Mechanic, question)
