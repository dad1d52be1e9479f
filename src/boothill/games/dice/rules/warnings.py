"""Warnings on options that waste something or hurt their own player. They forbid nothing: clients ask, bots avoid."""

from __future__ import annotations

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, of_three
from boothill.games.dice.rules.declared import reason
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.terms import (
    ALL_DICE,
    DYNAMITE,
    DYNAMITE_LIMIT,
    GIVE,
    HEAL,
    INDIANS,
    PASS,
    REROLL,
    RETURN_ARROWS,
    SHOOT,
    TAKE_ARROWS,
)
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.reasons import WhyNot

Caution = WhyNot
"""(code, rule id, parameters)."""

HEALTHY = reason("healthy", "seat")
GIVES_UP_LIFE = reason("gives_up_life")
KEEPS_ARROWS = reason("keeps_arrows")
OWN_SHERIFF = reason("own_sheriff")
OUTLAWS_WIN = reason("outlaws_win")
OVERKILL = reason("overkill", "seat")
LAST_DYNAMITE = reason("last_dynamite")
LAST_ARROWS = reason("last_arrows", "pile")

FEW_ARROWS = 2
"""So many arrows in the pile may well be taken with one throw; more seldom are."""


def warnings(view: DiceView, decision: Decision) -> list[Caution | None]:
    """For each option of the decision a warning, or None. `view` must be that of the asked seat.

    Nothing is said against an only option: there would be nothing to think over.
    """
    if len(decision.options) == 1:
        return [None]
    return [warning(view, decision, option) for option in decision.options]


def warning(view: DiceView, decision: Decision, option: Option) -> Caution | None:
    """The most serious thing to be said against one option."""
    verb, _, seat, number = option
    me = view.seat
    if verb == REROLL:
        return _about_throw(view, option[1])
    if verb == SHOOT:
        return _about_shot(view, decision, seat, number)
    if verb in (HEAL, GIVE) and view.life[seat] == view.max_life[seat]:
        return Caution(HEALTHY, "DICE-BEER-3" if verb == HEAL else "DICE-CHAR-SID-2", seat)
    if verb == TAKE_ARROWS:
        most = decision.options[-1][3]
        if view.aimed[me] - number >= view.life[me] > view.aimed[me] - most:
            return Caution(GIVES_UP_LIFE, "DICE-CHAR-BART-1")
    if verb == RETURN_ARROWS and number < decision.options[-1][3]:
        return Caution(KEEPS_ARROWS, "DICE-CHAR-PEDRO-1")
    if verb == PASS and view.arrows[me]:
        return Caution(KEEPS_ARROWS, "DICE-CHAR-KIT-1")
    return None


def _about_throw(view: DiceView, dice: int) -> Caution | None:
    """Throwing on when it may cost the last life point: a third dynamite, or Indians that come for the last arrows."""
    me = view.seat
    kept = [view.dice[die] for die in PLACES[ALL_DICE & ~dice]]
    if view.life[me] == 1 and kept.count(DYNAMITE) == DYNAMITE_LIMIT - 1:
        return Caution(LAST_DYNAMITE, "DICE-DYN-4")
    if view.pile <= min(FEW_ARROWS, dice.bit_count()):
        lost = view.arrows[me] + view.pile
        if min(lost, view.who(me).most_lost.get(INDIANS, lost)) >= view.life[me]:
            return Caution(LAST_ARROWS, "DICE-ARROW-3", view.pile)
    return None


def _about_shot(view: DiceView, decision: Decision, seat: Seat, points: int) -> Caution | None:
    me = view.seat
    if view.role[seat] == SHERIFF:
        if view.role[me] == DEPUTY:
            return Caution(OWN_SHERIFF, "DICE-WIN-3")
        falls = view.aimed[seat] + points >= view.life[seat]
        if view.role[me] == RENEGADE and falls and not _all_fall(view, seat):
            return Caution(OUTLAWS_WIN, "DICE-WIN-2")
    if view.aimed[seat] >= view.life[seat] and any(_still_stands(view, other[2]) for other in decision.options):
        return Caution(OVERKILL, "DICE-SHOT-7", seat)
    return None


def _still_stands(view: DiceView, seat: Seat) -> bool:
    """Whether a shot at this seat would hurt somebody who is not known to be on the viewer's side."""
    friends = {SHERIFF: (DEPUTY,), DEPUTY: (SHERIFF, DEPUTY), OUTLAW: (OUTLAW,)}.get(view.role[view.seat], ())
    return view.aimed[seat] < view.life[seat] and (of_three(view) or view.role[seat] not in friends)


def _all_fall(view: DiceView, sheriff: Seat) -> bool:
    """Whether all others but the viewer and the Sheriff are about to fall with them, or gone."""
    others = [seat for seat in view.seats if seat not in (view.seat, sheriff)]
    return all(view.aimed[seat] >= view.life[seat] for seat in others)
