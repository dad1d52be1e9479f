"""Eliminated players who come back, and ghosts and shadows, who leave again."""

from __future__ import annotations

from boothill.games.bang.rules.harm.dying import eliminate, lay_down_everything, mind_the_last_two
from boothill.games.bang.rules.harm.identity import forget_copied
from boothill.games.bang.rules.piles import mind_empty_hands
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.state import Table, changed
from boothill.games.bang.rules.terms import DEPUTY, HIDDEN, NOBODY, OUTLAW, RENEGADE, SHERIFF, Seat
from boothill.kernel.decision import Rule


def come_back(t: Table, seat: Seat, life: int, cause: int) -> None:
    """S2: an eliminated player is in the game again with so much life. `cause` is the kind of card that brings him."""
    _take_seat(t, seat, life)
    t.sides = changed(t.sides, seat, HIDDEN)  # FF-DEAD-5: if he was a shadow, he is none any more
    t.emit("came_back", seat, life, cause)


def come_back_as_ghost(t: Table, seat: Seat, cause: int) -> None:
    """HN-GHOST-1, -2: back for this turn only, without life, and nothing can eliminate him before it ends."""
    t.ghost = seat
    _take_seat(t, seat, 0)
    t.emit("came_back", seat, 0, cause)
    if t.options["shadow"]:  # HN-GHOST-11, SH-12: it is one of his turns all the same
        take_side(t, seat)


def come_back_as_shadow(t: Table, seat: Seat) -> Rule[None]:
    """SH-3, -12: back for this turn only, without life, with everything else a living player has."""
    t.shadow = seat
    _take_seat(t, seat, 0)
    t.emit("shadow_came", seat)
    take_side(t, seat)
    if t.hand_watchers:  # as with BASE-SUZY-4
        yield from mind_empty_hands(t)


def _take_seat(t: Table, seat: Seat, life: int) -> None:
    t.eliminated.remove(seat)
    t.seats = tuple(sorted((*t.seats, seat)))
    t.life[seat] = life
    forget_copied(t, seat)
    t.refresh()


def take_side(t: Table, seat: Seat) -> None:
    """SH-12, -14: an eliminated Renegade serves the side that has more roles lying open, the Outlaws if they are even.

    The Sheriff counts, and all who are eliminated but him; another Renegade for the side he serves.
    """
    if t.role[seat] != RENEGADE:
        return
    open_roles = [SHERIFF, *(side_of(t, other) for other in t.eliminated if other != seat)]
    law = sum(role in (SHERIFF, DEPUTY) for role in open_roles)
    side = DEPUTY if law > open_roles.count(OUTLAW) else OUTLAW
    t.sides = changed(t.sides, seat, side)
    t.emit("took_side", seat, side)


def ghost_fades(t: Table) -> None:
    """HN-GHOST-4: whatever life a ghost has regained is gone before phase 3. That is no loss of life."""
    if t.life[t.ghost]:
        t.life[t.ghost] = 0
        t.emit("faded", t.ghost)


def ghost_leaves(t: Table) -> Rule[None]:
    """S11, HN-GHOST-4, -5, -9: he is eliminated again, by nobody, with everything that follows."""
    ghost, t.ghost = t.ghost, NOBODY
    t.life[ghost] = 0
    yield from eliminate(t, ghost, NOBODY)


def shadow_leaves(t: Table) -> None:
    """S11, SH-5, -6: he lays down all he has but his nuggets. That is no elimination, but victory is checked again."""
    shadow, t.shadow = t.shadow, NOBODY
    t.eliminated.append(shadow)
    t.seats = tuple(seat for seat in t.seats if seat != shadow)
    t.deaths = True
    t.refresh()
    t.emit("shadow_left", shadow)
    lay_down_everything(t, shadow)
    mind_the_last_two(t)
