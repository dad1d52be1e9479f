"""The box of the promo characters, into which the other module of this folder puts its declarations."""

from boothill.bang.declare import Box

box = Box("promos", "Promo characters")
