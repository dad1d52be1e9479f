"""The box of High Noon, into which the other module of this folder puts its declarations."""

from boothill.games.bang.rules.cards.declare import Box

box = Box("high_noon", "High Noon")
