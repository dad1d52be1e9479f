"""All programmes of the soak. A new kind of table gets an entry in its game's own list."""

from __future__ import annotations

from boothill.lab.soak.soak import Programme
from boothill.titles import games_with, part_of

PART = "lab.soak"

PROGRAMMES: dict[str, Programme] = {
    programme.name: programme for game in games_with(PART) for programme in part_of(game, PART).PROGRAMMES
}
"""By name, in the order in which they are played."""
