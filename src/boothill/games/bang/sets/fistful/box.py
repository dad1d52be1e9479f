"""The box of A Fistful of Cards, into which the other modules of this folder put their declarations."""

from boothill.games.bang.rules.cards.declare import Box

box = Box("fistful", "A Fistful of Cards")
