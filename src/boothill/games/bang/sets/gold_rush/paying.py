"""Cards for nuggets."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import NO_CARD, USE
from boothill.kernel.decision import NOBODY, Option, Seat

TIMES = 2


def offer_cards(t: Table, me: Seat, action: Action, options: list[Option]) -> None:
    """GR-PAN-1, GR-RADDIE-1: twice per turn, a nugget for a card; each that grants it counts for itself."""
    if t.turn_marks.get(action.id, 0) < TIMES:
        options.append((USE, NO_CARD, action.index, NOBODY, -1))


def buy_a_card(t: Table, me: Seat, choice: Option) -> None:
    """GR-PAN-1, GR-RADDIE-1: the nugget is paid, draw a card."""
    action = t.rules.actions[choice[2]].id
    t.turn_marks[action] = t.turn_marks.get(action, 0) + 1
    draw(t, me, 1)
