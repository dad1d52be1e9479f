"""The box of the base game, into which the other modules of this folder put their declarations."""

from boothill.games.bang.rules.cards.declare import Box

box = Box("base", "BANG!")
