"""What the table remembers: who did what to whom in front of everybody, and what else they could have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boothill.games.bang.rules.cards.kinds import Action, Kind, Target
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    AT,
    FROM_HAND,
    GREEN,
    NO_CARD,
    OMISSIONS,
    OUT,
    PICK,
    SPARED,
    SPEND,
    UNLIMITED,
    Card,
    Deed,
    KindId,
)
from boothill.kernel.decision import NOBODY, Option, Seat
from boothill.kernel.plain import fits


def remember(t: Table, me: Seat, choice: Option) -> None:
    """A card played, used or bought: at somebody else, or hostile to everybody."""
    if not t.minded:
        return
    verb, card, kind_id, target, pick = choice
    kind = t.rules.kinds[kind_id]
    if target < 0:
        if kind.hostile and (kind.colour != GREEN or verb == SPEND):
            note(t, me, kind_id, target, pick)
    elif target != me:
        aimed = kind.used_at if verb == SPEND else kind.target
        note(t, me, kind_id, target, pick, None if aimed is None else _reached(t, me, card, kind, aimed))


def _reached(t: Table, me: Seat, card: Card, kind: Kind, aimed: Target) -> tuple[Seat, ...]:
    """Whom the card could have been aimed at: where a card is picked, those who have one."""
    seats, picks = aimed.seats(t, me, kind), aimed.picks
    if picks is None:
        return tuple(seats)
    return tuple([seat for seat in seats if seat != me and picks(t, me, card, kind, seat)])


def remember_ability(t: Table, me: Seat, action: Action, choice: Option) -> None:
    """A hostile ability used at somebody else, before it is carried out."""
    if not t.minded:
        return
    offers: list[Option] = []
    action.offer(t, me, action, offers)
    reach = [offer[AT] for offer in offers if offer[AT] >= 0]
    note(t, me, -1, choice[AT], choice[PICK], reach, action=action.index)


def remember_no_shot(t: Table, me: Seat, dropped: Card) -> None:
    """A turn is over: everybody saw that the player did not shoot although somebody was in range.

    `dropped` is a BANG! that they discarded at its end, NO_CARD if there was none. Whoever was back for the turn only
    has shown their role before.
    """
    if t.minded and not t.bangs and not t.profile[me].bangs_off and me not in (t.ghost, t.shadow):
        reach = in_range(t, me)
        if reach:
            note(t, me, -1, NOBODY, dropped, reach, omission=SPARED)


def remember_no_answer(t: Table, seat: Seat, omission: int) -> None:
    """Somebody did not answer what they were asked for, NO_MISSED or NO_BANG: they have probably nothing to answer
    with.
    """
    note(t, seat, -1, NOBODY, NO_CARD, (), omission=omission)


def note(
    t: Table,
    me: Seat,
    kind: KindId,
    at: Seat,
    pick: Card,
    reach: Sequence[Seat] | None = None,
    action: int = -1,
    omission: int = 0,
) -> None:
    """Note a deed. `pick` is the card chosen there, or what stands for one; `reach` is everybody if not given.

    Nearly every card played is one: what follows from it is worked out when somebody asks (`Table.deeds`).
    """
    if t.minded:
        seats = t.seats
        cards, among = len(t.hand[me]), seats if reach is None else reach
        t.noted.append((me, kind, at, pick, among, tuple(t.life), seats, cards, t.turn, action, omission))


# ---- deeds as plain data -----------------------------------------------------------------------------------------


def dump_deed(deed: Deed) -> list[Any]:
    """A deed as plain data."""
    return [*dump_act(deed), deed.reach, list(deed.life), deed.cards, deed.turn]


def dump_act(deed: Deed) -> list[int]:
    """Who did what to whom: as much as data had before they said what else could have been done.

    What was done is one number: the kind of a card, `~index` of an ability, or an omission.
    """
    what = deed.omission or (~deed.action if deed.action >= 0 else deed.kind)
    return [deed.by, what, deed.at, deed.picked]


def load_deed(data: list[Any]) -> Deed:
    """A deed that `dump_deed` or `dump_act` wrote. Raises ValueError for data that are none."""
    if not fits(data[:5] + data[6:], [0]) or not fits(data[5:6], [[0]]):
        raise ValueError("a deed that nobody can have done")
    by, what, at, picked = data[:4]
    reach, life, cards, turn = data[4:] if len(data) > 4 else (0, (), 0, 0)
    kind = action = -1
    omission = 0
    if what <= SPARED:
        omission = what
    elif what < 0:
        action = ~what
    else:
        kind = what
    return Deed(by, kind, at, picked, reach, tuple(life), cards, turn, action, omission)


def is_deed(t: Table, deed: Deed) -> bool:
    """Whether somebody at this table can have done this."""
    n = len(t.names)
    seats = range(n)
    if deed.by not in seats or not NOBODY <= deed.at < n or deed.cards < 0 or deed.turn < 0:
        return False
    if deed.omission:
        known = deed.omission in OMISSIONS and deed.at == NOBODY
    else:
        known = deed.action < len(t.rules.actions) and deed.kind < len(t.rules.kinds)
    fits = len(deed.life) in (0, n) and all(OUT <= points <= UNLIMITED for points in deed.life)
    return known and fits and FROM_HAND <= deed.picked < len(t.rules.kinds) and 0 <= deed.reach < 1 << n
