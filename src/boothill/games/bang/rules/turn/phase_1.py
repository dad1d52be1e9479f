"""Phase 1: how many cards, from where, and how they are taken. BASE-P1-1 to -5.

Whatever changes phase 1 takes its cards through the functions here, so that an event can change where they come from
and knows which was the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.games.bang.rules import piles
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.piles import DREW, look_at_top, put_on_discard, return_to_top
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import Card
from boothill.kernel.decision import Rule, Seat

DRAWS_NUMBER: Final = entry("draws_number", "who number source")
DREW_DISCARDS: Final = entry("drew_discards", "who cards", through="event")
UNCOVERED: Final = entry("uncovered", "who cards", through="event")


def phase_1(t: Table, me: Seat) -> Rule[None]:
    """S7: draw. BASE-P1-1, -2, -3."""
    profile = t.profile[me]
    for instead in profile.instead_of_phase_1:  # BASE-P1-4
        if (yield from instead(t, me)):
            return
    number = number_of_cards(t, me)
    if profile.phase_1 is None:
        draw(t, me, number)
        return
    yield from profile.phase_1(t, me, number) or ()


def number_of_cards(t: Table, me: Seat) -> int:
    """BASE-P1-2: how many cards, built up step by step; the table is told if the event in force has a hand in it."""
    event = t.rules.kinds[t.standing[0]].hooks.get("phase_1_count") if t.standing else None
    number, changed = 2, False
    for step in t.profile[me].phase_1_counts:
        before, number = number, step[1](t, me, number)
        changed |= step == event and number != before
    if changed:
        t.emit(DRAWS_NUMBER, me, number, t.standing[0])
    return number


def draw(t: Table, me: Seat, number: int, source: int = -1) -> list[Card]:
    """Draw cards of phase 1, returned in their order; `source` as in `piles.draw`.

    BASE-P1-5: they may have to come off the discard pile as far as it goes, seen by everybody.
    """
    if t.common.phase_1_from_discards:
        drawn = _off_the_discards(t, number)
        if drawn:
            t.hand[me] += drawn
            t.emit(DREW_DISCARDS, me, *drawn)
        drawn += piles.draw(t, me, number - len(drawn), source)
    else:
        drawn = piles.draw(t, me, number, source)
    if t.profile[me].second_drawn:
        note_drawn(t, me, drawn)
    return drawn


def _off_the_discards(t: Table, number: int) -> list[Card]:
    return [t.discard.pop() for _ in range(min(number, len(t.discard)))]


def look(t: Table, me: Seat, number: int, source: int = -1) -> list[Card]:
    """Look at the cards that would be drawn, returned with the topmost first.

    What lay on the discard pile is in limbo now, the rest set aside for this seat: `keep` and `put_back` them.
    """
    if t.common.phase_1_from_discards:
        t.limbo += _off_the_discards(t, number)
        if t.limbo:
            t.emit(UNCOVERED, me, *t.limbo)
    if len(t.limbo) < number:
        look_at_top(t, me, number - len(t.limbo), source)
    return t.limbo + t.aside


def hand_over(t: Table, seat: Seat, card: Card) -> None:
    """One of the cards looked at goes to a hand. The caller says so."""
    (t.limbo if card in t.limbo else t.aside).remove(card)
    t.hand[seat].append(card)


def keep(t: Table, me: Seat, cards: Sequence[Card], pile: Sequence[Card], source: int = -1) -> None:
    """Take these of the cards looked at, which lay in the pile in that order; `source` as in `piles.draw`."""
    shown = [card for card in cards if card in t.limbo]
    unseen = [card for card in cards if card not in t.limbo]
    for card in cards:
        hand_over(t, me, card)
    if shown:
        t.emit(DREW_DISCARDS, me, *shown)
    if unseen or not shown:
        t.emit(DREW, me, len(unseen), source, to=(me,), secret=tuple(unseen))
    note_drawn(t, me, [card for card in pile if card in cards])


def put_back(t: Table) -> None:
    """The rest of the cards looked at goes back where it came from, in the order it lay (BASE-DECK-6)."""
    return_to_top(t)
    while t.limbo:
        put_on_discard(t, t.limbo.pop())


def note_drawn(t: Table, me: Seat, cards: Sequence[Card]) -> None:
    """Note that these are the next cards of phase 1, if the second one matters to anybody."""
    acts = t.profile[me].second_drawn
    if not acts:
        return
    before = t.turn_marks.get("drawn", 0)
    t.turn_marks["drawn"] = before + len(cards)
    if before < 2 <= before + len(cards):
        for act in acts:
            act(t, me, cards[1 - before])
