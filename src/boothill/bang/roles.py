"""Who plays which role: how many of each, what three players are after, and who begins."""

from __future__ import annotations

from boothill.bang.state import Table
from boothill.bang.terms import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Seat

ROLES_BY_PLAYERS = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    5: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE),
    6: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    7: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    8: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE),
}
"""BASE-SET-1, -2, -11."""

GOALS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""DC-3P-2: at a table of three, whom each role has to kill."""


def of_three(t: Table) -> bool:
    """Whether the game is played by the rules for three players (DC-3P)."""
    return len(t.names) == 3


def first_player(t: Table) -> Seat:
    """BASE-SET-9: the Sheriff takes the first turn; of three players the Deputy does."""
    return t.role.index(DEPUTY if of_three(t) else SHERIFF)


def acting_sheriff(t: Table) -> Seat:
    """Who does what event decks ask of the Sheriff.

    DC-3P-8: of three players the Deputy, and once he is out the next player clockwise from his seat.
    """
    return t.clockwise(first_player(t))[0] if of_three(t) else t.role.index(SHERIFF)
