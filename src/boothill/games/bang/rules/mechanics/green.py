"""Green cards: laid down in one turn, used in a later one. DC-GREEN-1 to -6.

The table's `fresh` are those laid down this turn. Which of the cards in play may be used, and which answer a shot, is
folded into the profile everybody starts from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boothill.games.bang.rules.cards.kinds import Kind, Play
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.targets import aim
from boothill.games.bang.rules.cards.warnings import about_card
from boothill.games.bang.rules.declared import entry, reason
from boothill.games.bang.rules.harm.dying import carry_out_card
from boothill.games.bang.rules.mechanics.mechanic import Mechanic, Verb
from boothill.games.bang.rules.piles import mind_empty_hands, put_on_discard, take_out_of_play
from boothill.games.bang.rules.remembering import remember
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import GREEN, SPEND, Card
from boothill.games.bang.rules.turn.phase_2 import NOTHING_TO_USE, ONLY_IN_RESPONSE
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset
    from boothill.games.bang.rules.table.view import View

SPENT: Final = entry("spent", "who card kind target? pick?")

JUST_LAID = WhyNot(reason("just_laid"), "DC-GREEN-2")


def spend(t: Table, me: Seat, choice: Option) -> Rule[None]:
    """DC-GREEN-3: discard a card from play and carry out what it shows. It is no card played (DC-GREEN-5, -6)."""
    _, card, kind_id, target, pick = choice
    kind = t.rules.kinds[kind_id]
    take_out_of_play(t, me, card)
    t.emit(SPENT, me, card, kind_id, target, pick)
    put_on_discard(t, card)
    remember(t, me, choice)
    assert kind.effect is not None
    yield from carry_out_card(t, Play(me, card, kind, target, pick), kind.effect)
    if t.hand_watchers:
        yield from mind_empty_hands(t)


class GreenCards(Mechanic):
    """In force as soon as one of the chosen sets has a green card."""

    verbs = (Verb(SPEND, spend, about_card),)

    def in_force(self, rules: Ruleset) -> bool:
        """Whether there are any."""
        return any(kind.colour == GREEN for kind in rules.kinds)

    def fold(self, rules: Ruleset, profile: Profile) -> None:
        """DC-GREEN-3: which may be used in phase 2, and which against a shot."""
        green = [kind for kind in rules.kinds if kind.colour == GREEN]
        profile.usable = frozenset([kind.index for kind in green if kind.effect is not None])
        profile.missed_in_play = frozenset([kind.index for kind in green if kind.missed])

    def laid(self, t: Table, seat: Seat, card: Card, kind: Kind) -> None:
        """DC-GREEN-2."""
        if kind.colour == GREEN:
            t.fresh.append(card)

    def speaks_for(self, t: Table, seat: Seat, card: Card, kind: Kind) -> bool:
        """Green cards in front of the player."""
        return kind.colour == GREEN and card in t.play[seat]

    def why_not(self, t: Table, seat: Seat, card: Card, kind: Kind) -> WhyNot | None:
        """Why the active player cannot use it in phase 2; None if they can."""
        if kind.missed:
            return ONLY_IN_RESPONSE
        if card in t.fresh:
            return JUST_LAID
        if kind.index not in t.profile[seat].usable:  # no card in play has an effect now
            return NOTHING_TO_USE
        options: list[Option] = []
        aim(t, seat, SPEND, card, kind, kind.used_at, options)
        if options:
            return None
        assert kind.used_at is not None
        return kind.used_at.nobody(t, seat, kind)

    def show(self, t: Table, view: View) -> None:
        """One that has left play since is nobody's business: it may be in a hand by now."""
        if t.fresh:
            view.fresh = tuple([card for card in t.fresh if any(card in cards for cards in t.play)])
