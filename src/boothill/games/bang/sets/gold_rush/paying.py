"""Cards for nuggets."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import KIND, use
from boothill.kernel.decision import Option, Seat

TIMES = 2


def offer_cards(t: Table, me: Seat, action: Action, options: list[Option]) -> None:
    """GR-PAN-1, GR-RADDIE-1: twice per turn, a nugget for a card; each that grants it counts for itself."""
    if t.turn_marks.get(action.id, 0) < TIMES:
        options.append(use(action))


def buy_a_card(t: Table, me: Seat, choice: Option) -> None:
    """GR-PAN-1, GR-RADDIE-1: the nugget is paid, draw a card."""
    action = t.rules.actions[choice[KIND]].id
    t.turn_marks[action] = t.turn_marks.get(action, 0) + 1
    draw(t, me, 1)
