"""What the table remembers: who did what to whom in front of everybody, and what else he could have done."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.games.bang.rules.cards.kinds import Kind, Target
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import GREEN, NO_CARD, NOBODY, OUT, SPARED, SPEND, Card, Deed, KindId, Option, Seat


def remember(t: Table, me: Seat, choice: Option) -> None:
    """A card played, used or bought: at somebody else, or hostile to everybody."""
    verb, card, kind_id, target, pick = choice
    kind = t.rules.kinds[kind_id]
    if target < 0:
        if kind.hostile and (kind.colour != GREEN or verb == SPEND):
            note(t, me, kind_id, target, pick)
    elif target != me:
        aimed = kind.used_at if verb == SPEND else kind.target
        note(t, me, kind_id, target, pick, None if aimed is None else _reached(t, me, card, kind, aimed))


def _reached(t: Table, me: Seat, card: Card, kind: Kind, aimed: Target) -> list[Seat]:
    """Whom the card could have been aimed at: where a card is picked, those who have one."""
    seats, picks = aimed.seats(t, me, kind), aimed.picks
    return [seat for seat in seats if seat != me and (picks is None or picks(t, me, card, kind, seat))]


def note(t: Table, me: Seat, kind: KindId, at: Seat, pick: Card, reach: Sequence[Seat] | None = None) -> None:
    """Remember a deed. `pick` is the card chosen there, or what stands for one; `reach` is everybody if not given."""
    mask = 0
    for seat in t.seats if reach is None else reach:
        mask |= 1 << seat
    picked = t.rules.kind_of[pick] if pick >= 0 else pick
    life = tuple(t.life)
    if t.eliminated:
        life = tuple([OUT if seat in t.eliminated else points for seat, points in enumerate(life)])
    t.deeds.append(Deed(me, kind, at, picked, mask & ~(1 << me), life, len(t.hand[me]), t.turn))


def remember_no_shot(t: Table, me: Seat, dropped: Card) -> None:
    """A turn is over: everybody saw that the player did not shoot although somebody was in range.

    `dropped` is a BANG! that he discarded at its end, NO_CARD if there was none. Whoever was back for the turn only has
    shown his role before.
    """
    if not t.bangs and not t.profile[me].bangs_off and me not in (t.ghost, t.shadow):
        reach = in_range(t, me)
        if reach:
            note(t, me, SPARED, NOBODY, dropped, reach)


def remember_no_answer(t: Table, seat: Seat, kind: KindId) -> None:
    """Somebody did not answer what he was asked for, NO_MISSED or NO_BANG: he has probably nothing to answer with."""
    note(t, seat, kind, NOBODY, NO_CARD, ())
