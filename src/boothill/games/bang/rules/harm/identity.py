"""Characters that change: abilities copied and forgotten, and second characters."""

from __future__ import annotations

from typing import Final

from boothill.family.roles import SHERIFF
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.mechanics.back import is_back
from boothill.games.bang.rules.piles import mind_empty_hands
from boothill.games.bang.rules.table.state import Table, changed
from boothill.games.bang.rules.terms import SEEN_BY_ALL, SEEN_BY_OWNER
from boothill.kernel.decision import Rule, Seat

FORGOT: Final = entry("forgot", "who")
LOOKED_AT_SECOND: Final = entry("looked_at_second", "who | character", through="event")
NEW_IDENTITY: Final = entry("new_identity", "who character life max_life", through="event")


def max_life_of(t: Table, seat: Seat) -> int:
    """BASE-SET-6: the bullets of their character, and one more for the Sheriff."""
    return t.rules.characters[t.character[seat]].life + (1 if t.role[seat] == SHERIFF else 0)


def have_abilities(t: Table, seat: Seat, abilities: tuple[int, ...]) -> Rule[None]:
    """A seat has the abilities of these characters from now on; one that looks at an empty hand acts at once."""
    t.abilities[seat] = abilities
    t.refresh_seat(seat)
    yield from mind_empty_hands(t)  # BASE-SUZY-4


def forget_copied(t: Table, seat: Seat) -> None:
    """A seat has only the ability of its own character from now on. The caller refreshes the table."""
    if len(t.abilities[seat]) > 1:
        t.abilities[seat] = (t.character[seat],)
        t.emit(FORGOT, seat)


def look_at_second(t: Table, seat: Seat) -> None:
    """The owner learns what their second character is (BASE-SET-5)."""
    if t.second_known[seat] < SEEN_BY_OWNER:
        t.second_known = changed(t.second_known, seat, SEEN_BY_OWNER)
    t.emit(LOOKED_AT_SECOND, seat, to=(seat,), secret=(t.second[seat],))


def swap_characters(t: Table, seat: Seat, life: int) -> Rule[None]:
    """The second character takes the place of the first, which everybody has seen, with so much life."""
    t.character[seat], t.second[seat] = t.second[seat], t.character[seat]
    t.second_known = changed(t.second_known, seat, SEEN_BY_ALL)
    t.abilities[seat] = (t.character[seat],)
    t.max_life[seat] = max_life_of(t, seat)
    t.life[seat] = 0 if is_back(t, seat) else min(life, t.max_life[seat])  # HN-IDENT-6
    t.refresh_seat(seat)
    t.emit(NEW_IDENTITY, seat, t.character[seat], t.life[seat], t.max_life[seat])
    yield from mind_empty_hands(t)  # BASE-SUZY-4
