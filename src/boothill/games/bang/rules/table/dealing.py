"""Dealing: roles, characters, piles and first hands."""

from __future__ import annotations

from typing import Final

from boothill.family.roles import first_player, roles_face_up
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.harm.identity import max_life_of
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.decision import Seat

SEATED: Final = entry("seated", "who character life | role", announces=True)
ROLE_SHOWN: Final = entry("role_shown", "who role")


def deal(t: Table, sheriff: Seat | None, characters: tuple[str | None, ...]) -> None:
    """Deal everything at a table where nothing has been dealt; `sheriff` and `characters` are those that are fixed."""
    rules = t.rules
    t.deal_roles(sheriff)
    t.face_up = roles_face_up(t)
    _deal_characters(t, characters)
    for seat in t.seats:
        t.max_life[seat] = t.life[seat] = max_life_of(t, seat)
    t.refresh()
    t.deck = t.shuffle("deck", rules.piles[""])
    for pile, cards in rules.piles.items():
        if pile and pile not in rules.mechanics.own_piles:
            t.piles[pile] = t.shuffle(f"pile {pile}", cards)
    for set_up in rules.mechanics.set_up:
        set_up(t)
    for prepare in t.common.at_setup:
        prepare(t)
    for seat in t.clockwise(first_player(t)):
        t.emit(SEATED, seat, t.character[seat], t.max_life[seat], to=(seat,), secret=(t.role[seat],))
        draw(t, seat, t.life[seat])  # BASE-SET-7
    for seat in t.face_up:
        t.emit(ROLE_SHOWN, seat, t.role[seat])


def _deal_characters(t: Table, fixed: tuple[str | None, ...]) -> None:
    """BASE-SET-4, -5: one character face up, a second one face down; kept ones leave the pool first (BASE-SERIES-3)."""
    index = t.rules.character_index
    kept = [index[name] for name in fixed if name is not None]
    pool = t.shuffle("characters", [c.index for c in t.rules.characters if c.index not in kept])
    t.character = [index[name] if name is not None else pool.pop() for name in fixed]
    t.second = [pool.pop() for _ in fixed]
    t.abilities = [(character,) for character in t.character]
