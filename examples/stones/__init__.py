"""Stones: a whole game that is no part of Boothill, on Boothill's kernel. docs/add-a-game.md tells its story.

A heap of stones lies on the table. In turn everybody takes one, two or three; whoever takes the last one wins. Each
player has been dealt a charm, a number from one to three that nobody else sees: once in the game, after taking just as
many stones, they may put one back.
"""

CALLED = "Stones"
PLAYERS = range(2, 9)
