"""The steps of a turn: what happens at one, and what others may do between two effects."""

from __future__ import annotations

from typing import Final

from boothill.games.bang.rules.cards.hooks import Moment
from boothill.games.bang.rules.declared import question
from boothill.games.bang.rules.harm.dying import offer_actions, settle_answers, to_the_end, use_action
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import PASS, PASSING, VERB
from boothill.games.bang.rules.victory import check_victory
from boothill.kernel.decision import Decision, Option, Rule, Seat

BETWEEN: Final = question("between")


def moments(t: Table, me: Seat, acts: tuple[Moment, ...]) -> Rule[None]:
    """Carry out what happens at a step of the turn, each to the end, with the check for victory after it."""
    inside = me in t.seats
    for act in acts:
        yield from act(t, me) or ()
        if t.spent:
            yield from settle_answers(t)
        t.holding.clear()
        check_victory(t)
        if inside and me not in t.seats:
            return


def others(t: Table) -> tuple[Seat, ...]:
    """Those who may act of their own accord and are out of turn; the active player has decisions of their own."""
    if t.active not in t.idlers:
        return t.idlers
    return tuple([seat for seat in t.idlers if seat != t.active])


def between_effects(t: Table, idle: tuple[Seat, ...]) -> Rule[None]:
    """Players who may act at any time do so between two effects, clockwise from the active player (BASE-SID-1)."""
    if len(idle) > 1:
        idle = tuple([seat for seat in t.clockwise(t.active) if seat in idle])
    for seat in idle:
        while True:
            options: list[Option] = []
            offer_actions(t, seat, "between", options)
            if not options:
                break
            options.append(PASSING)
            choice = yield Decision(seat, BETWEEN, options)
            if choice[VERB] == PASS:
                break
            yield from to_the_end(t, use_action(t, seat, choice))
