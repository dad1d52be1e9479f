"""The box of the promo characters, into which the other module of this folder puts its declarations."""

from boothill.games.bang.rules.cards.declare import Box

box = Box("promos", "Promo characters")
