"""Whom each role chooses in the dice game, measured.

From 2 250 games of greenhorns at tables of four to eight, recorded with all roles: for each kind of deed and each role
the likings that make the choices seen most likely, if somebody is chosen with a chance in proportion to the liking for
them among all who could have been chosen (the Bradley-Terry model, fitted by repeating: new liking = times chosen / sum
over all choices of 1 / sum of likings there, until nothing moves). The same thing done again at once was left out. The
scale of each row is free; no liking is below 0.002. `ERROR` and `REPEAT` are those of a few tried that gave the least
logarithmic loss on games that were not used for the likings.
"""

from __future__ import annotations

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE

SELF, AT_SHERIFF, UNREAD, AT_DEPUTY, AT_OUTLAW, AT_RENEGADE = range(6)
"""What somebody is to whoever chooses. The unread have not chosen anybody yet: nobody can know them."""
READ = {DEPUTY: AT_DEPUTY, OUTLAW: AT_OUTLAW, RENEGADE: AT_RENEGADE}
"""By role, of those who have shown something of themselves."""

Likings = tuple[float, float, float, float, float, float]
"""How readily one of those is chosen, next to each other."""
Habits = dict[int, Likings]
"""By the role of whoever chooses."""

ERROR = 0.08
"""The chance that a choice says nothing, whoever makes it."""
REPEAT = 0.4
"""How much, as a power, the same thing done again at once says, next to the first time."""

AIMS: Habits = {
    DEPUTY: (1.0, 0.004, 1.0, 0.206, 3.148, 0.528),
    OUTLAW: (1.0, 154.43, 1.0, 13.328, 0.149, 7.907),
    RENEGADE: (1.0, 0.008, 1.0, 0.892, 1.48, 0.751),
}
"""Bull's-eyes; nobody aims at themselves."""
HELPS: Habits = {
    DEPUTY: (1.0, 1.353, 0.002, 0.041, 0.002, 0.01),
    OUTLAW: (1.0, 0.002, 0.086, 0.004, 0.286, 0.006),
    RENEGADE: (1.0, 0.23, 0.002, 0.002, 0.002, 0.002),
}
"""Beers and gifts."""
SPARES: Habits = {
    DEPUTY: (1.0, 0.506, 0.052, 0.135, 0.021, 0.031),
    OUTLAW: (1.0, 0.014, 0.173, 0.029, 0.682, 0.026),
    RENEGADE: (1.0, 0.48, 0.038, 0.021, 0.013, 0.043),
}
"""Arrows sent back."""
