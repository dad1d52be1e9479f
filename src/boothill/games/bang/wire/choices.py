"""What the asked player of the card game may answer, with what speaks against it, and why not for the rest."""

from __future__ import annotations

from typing import Any

from boothill.games.bang.rules.cards.kinds import SHOT
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.distance import reach_with
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BLACK, BUY, END, GREEN, PLAY, SHOP, SPEND, USE
from boothill.games.bang.rules.turn.phase_2 import reasons, why_not_end
from boothill.games.bang.telling.references import CardOption
from boothill.games.bang.telling.telling import CardTelling
from boothill.games.bang.wire.views import price_of
from boothill.kernel.decision import Decision, Option
from boothill.kernel.match import Match
from boothill.telling import told
from boothill.telling.told import Choices, Reason


def choices(match: Match[Any], telling: CardTelling, view: View) -> Choices:
    """The options with what speaks against them; in phase 2 also why cards cannot be used."""
    decision, t = match.decision, match.state
    assert decision is not None
    telling.look(view)
    asked = telling.question(decision)
    options: list[told.Option] = [_option(t, view, telling, decision, option) for option in decision.options]
    for said, caution in zip(options, warnings(view, decision), strict=True):
        if caution is not None:
            said.warning = telling.reason(caution)
    why_not = _why_not(t, view, telling, decision) if decision.main else {}
    return Choices(say=asked.say, more=asked.more, options=options, why_not=why_not)


def _option(t: Table, view: View, telling: CardTelling, decision: Decision, option: Option) -> CardOption:
    verb, card, kind, seat, _ = option
    said = telling.option(decision, option)
    if verb == BUY and decision.main:  # otherwise it has been paid for
        said.price = price_of(view, view.seat, card)
    elif verb == PLAY and view.rules.kinds[kind].weapon:
        said.reaches = reach_with(t, view.seat, kind)
    if seat >= 0 and kind >= 0:
        needs = _needs(view, verb, kind)
        if needs:
            said.needs = needs
    return said


def _needs(view: View, verb: int, kind: int) -> int:
    """How many Missed! effects stop what is done: 0 if it is no shot."""
    if verb == USE:
        action = view.rules.actions[kind]
        return action.needs if action.use == SHOT else 0
    if verb not in (PLAY, SPEND, BUY):
        return 0
    used = view.rules.kinds[kind]
    if used.bang_card:  # equipment that does what a BANG! does is none (BASE-SHOT-2)
        return view.profile[view.seat].bang_needs if verb == PLAY else 1
    return int(used.use == SHOT)


def _why_not(t: Table, view: View, telling: CardTelling, decision: Decision) -> dict[str, Reason]:
    """Why not, for what the player has and no option uses: hand cards, green cards in play, equipment; and the end."""
    me, rules = view.seat, view.rules
    cards = [*view.hand, *view.piles.get(SHOP, ())]
    for seat in view.seats:
        colour = GREEN if seat == me else BLACK
        cards += [card for card in view.play[seat] if rules.kinds[rules.kind_of[card]].colour == colour]
    used = {option[1] for option in decision.options}
    why_not = reasons(t, me, [card for card in cards if card not in used])
    found = {rules.card_names[card]: telling.reason(reason) for card, reason in why_not.items()}
    if decision.options[-1][0] != END:
        reason = why_not_end(t, me, list(decision.options))
        if reason is not None:
            found["end"] = telling.reason(reason)
    return found
