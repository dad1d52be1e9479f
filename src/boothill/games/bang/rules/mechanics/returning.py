"""Eliminated players who come back, for good or as ghosts and shadows, who leave again when their turn ends.

The table's `ghost` and `shadow` are who is back for this turn only, `shadows` says whether the Shadow variant still
brings players back (SH-10), and `sides` whose goal an eliminated Renegade has taken over. HN-GHOST, SH, FF-DEAD.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.family.setup_checks import Field, OptionsError
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.harm.dying import eliminate, lay_down_everything
from boothill.games.bang.rules.harm.identity import forget_copied
from boothill.games.bang.rules.mechanics.mechanic import Mechanic
from boothill.games.bang.rules.piles import mind_empty_hands
from boothill.games.bang.rules.roles import only_sheriff_and_renegade, side_of
from boothill.games.bang.rules.table.state import Table, changed
from boothill.games.bang.rules.victory import check_victory
from boothill.kernel.decision import NOBODY, Rule, Seat

if TYPE_CHECKING:
    from boothill.games.bang.rules.table.setup import TableOptions

CAME_BACK: Final = entry("came_back", "who life source", tone="good", milestone=True)
FADED: Final = entry("faded", "who", through="event")
SHADOW_CAME: Final = entry("shadow_came", "who", tone="good")
SHADOW_LEFT: Final = entry("shadow_left", "who")
SHADOWS_GONE: Final = entry("shadows_gone", tone="turn", milestone=True)
TOOK_SIDE: Final = entry("took_side", "who role", tone="event")

SHADOW_OPTION = Field("true or false", lambda value: isinstance(value, bool))
"""The table option that plays the Shadow variant (SH-1)."""


def come_back(t: Table, seat: Seat, life: int, cause: int) -> None:
    """S2: an eliminated player is in the game again with so much life. `cause` is the kind of card that brings them."""
    _take_seat(t, seat, life)
    t.sides = changed(t.sides, seat, HIDDEN)  # FF-DEAD-5: a shadow is none any more
    t.emit(CAME_BACK, seat, life, cause)


def come_back_as_ghost(t: Table, seat: Seat, cause: int) -> Rule[None]:
    """HN-GHOST-1, -2: back for this turn only, without life, and nothing can eliminate them before it ends."""
    t.ghost = seat
    _take_seat(t, seat, 0)
    t.emit(CAME_BACK, seat, 0, cause)
    if t.options["shadow"]:  # HN-GHOST-11, SH-12: it is one of their turns all the same
        take_side(t, seat)
    yield from mind_empty_hands(t)  # as with BASE-SUZY-4


def come_back_as_shadow(t: Table, seat: Seat) -> Rule[None]:
    """SH-3, -12: back for this turn only, without life, with everything else a living player has."""
    t.shadow = seat
    _take_seat(t, seat, 0)
    t.emit(SHADOW_CAME, seat)
    take_side(t, seat)
    yield from mind_empty_hands(t)  # as with BASE-SUZY-4


def _take_seat(t: Table, seat: Seat, life: int) -> None:
    t.eliminated.remove(seat)
    t.seats = tuple(sorted((*t.seats, seat)))
    t.life[seat] = life
    forget_copied(t, seat)
    t.refresh_seat(seat)


def take_side(t: Table, seat: Seat) -> None:
    """SH-12, -14: an eliminated Renegade serves the side that has more roles lying open, the Outlaws if they are even.

    The Sheriff counts, and all others who are eliminated; another Renegade for the side they serve.
    """
    if t.role[seat] != RENEGADE:
        return
    open_roles = [SHERIFF, *(side_of(t, other) for other in t.eliminated if other != seat)]
    law = sum(role in (SHERIFF, DEPUTY) for role in open_roles)
    side = DEPUTY if law > open_roles.count(OUTLAW) else OUTLAW
    t.sides = changed(t.sides, seat, side)
    t.emit(TOOK_SIDE, seat, side)


def ghost_fades(t: Table) -> None:
    """HN-GHOST-4: whatever life a ghost has regained is gone before phase 3. That is no loss of life."""
    if t.life[t.ghost]:
        t.life[t.ghost] = 0
        t.emit(FADED, t.ghost)


def ghost_leaves(t: Table) -> Rule[None]:
    """S11, HN-GHOST-4, -5, -9: they are eliminated again, by nobody, with everything that follows."""
    ghost, t.ghost = t.ghost, NOBODY
    t.life[ghost] = 0
    yield from eliminate(t, ghost, NOBODY)


def shadow_leaves(t: Table) -> None:
    """S11, SH-5, -6: they lay down all they have but nuggets. That is no elimination, but victory is checked again."""
    shadow, t.shadow = t.shadow, NOBODY
    t.eliminated.append(shadow)
    t.seats = tuple(seat for seat in t.seats if seat != shadow)
    t.deaths = True
    t.refresh_seat(shadow)
    t.emit(SHADOW_LEFT, shadow)
    lay_down_everything(t, shadow)
    mind_the_last_two(t)


def mind_the_last_two(t: Table) -> None:
    """SH-10, -11: as soon as only the Sheriff and a Renegade are left, nobody returns as a shadow any more.

    Whoever is back for this turn only keeps the other two from being alone, and is not alive.
    """
    if t.shadows and t.ghost < 0 and t.shadow < 0 and only_sheriff_and_renegade(t):
        t.shadows = False
        t.emit(SHADOWS_GONE)


def leave(t: Table) -> Rule[None]:
    """The ghost or shadow leaves, and the check for victory is repeated (BASE-WIN-6)."""
    if t.ghost >= 0:
        yield from ghost_leaves(t)
    else:
        shadow_leaves(t)
    check_victory(t)


class Returning(Mechanic):
    """Ghosts and shadows. Always in force: any event may bring a ghost, and shadows are a table option."""

    def check(self, options: TableOptions) -> None:
        """SH-1: not without a Sheriff (DC-3P-9), nor in the starter game (BASE-START-2)."""
        count = len(options.names)
        if options.shadow and SHERIFF not in ROLES_BY_PLAYERS[count]:
            raise OptionsError(f"{count} players have no Sheriff, and without one there are no shadows; leave them out")
        if options.shadow and options.starter:
            raise OptionsError("the starter game has no variants; leave the shadows out or play without it")

    def brings_back(self, t: Table, seat: Seat) -> bool:
        """SH-3, -19; SH-10: unless shadows return no longer."""
        return t.shadows

    def come_back(self, t: Table, seat: Seat) -> Rule[None] | None:
        """SH-3: every eliminated player has a turn."""
        return come_back_as_shadow(t, seat) if t.shadows else None

    def fades(self, t: Table, me: Seat) -> None:
        """HN-GHOST-4."""
        if me == t.ghost:
            ghost_fades(t)

    def misses_end(self, t: Table, me: Seat) -> bool:
        """HN-GHOST-9: no end-of-turn effects and no extra turn for a ghost."""
        return me == t.ghost

    def leaves(self, t: Table) -> Rule[None] | None:
        """S11, and the check for victory is repeated (BASE-WIN-6)."""
        return leave(t)

    def circle_shrinks(self, t: Table) -> None:
        """SH-10, -11."""
        mind_the_last_two(t)

    def problems(self, t: Table, found: set[str]) -> None:
        """Nobody is back but in their own turn."""
        if t.ghost not in (NOBODY, t.active) or (t.ghost >= 0 and t.ghost not in t.seats):
            found.add("a ghost out of his turn")
        if t.shadow not in (NOBODY, t.active) or (t.shadow >= 0 and t.shadow not in t.seats):
            found.add("a shadow out of his turn")
        if t.shadow >= 0 and t.life[t.shadow]:
            found.add("a shadow with life")
        if any(side != HIDDEN and t.role[seat] != RENEGADE for seat, side in enumerate(t.sides)):
            found.add("a side with a role of his own")
