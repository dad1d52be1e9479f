"""All programmes of the soak. A new kind of game gets an entry in its game's own list."""

from __future__ import annotations

from boothill.lab import soak_cards, soak_dice
from boothill.lab.soak import Programme

PROGRAMMES: dict[str, Programme] = {
    programme.name: programme for programme in (*soak_cards.PROGRAMMES, *soak_dice.PROGRAMMES)
}
"""By name, in the order in which they are played."""
