"""Chances to win the dice game, measured.

Taken from 4 850 games of greenhorns at tables of four to eight and 900 of three, at the start of every second turn: a
logistic regression of who won in the end on how many of each role were in the game and on everybody's life points by
role, with the arrows in front of them and whose turn it was held fixed (ridge 1 for the numbers of roles, 0.2 for the
rest; positions of one game count a sixth each, since they share their end). The unit is the logit.
"""

from __future__ import annotations

_MOST = 16
"""More life points than anybody can have."""


def _lives(weak: float, middling: float, strong: float) -> list[float]:
    """What life points are worth from none on: the first two together, the next three together, four more together."""
    return [
        weak * min(life, 2) / 2 + middling * min(max(life - 2, 0), 3) / 3 + strong * max(life - 5, 0) / 4
        for life in range(_MOST)
    ]


NUMBERS = [
    [[0.0, -1.26, -1.04], [-0.99, -1.36, -0.61], [-1.96, -1.4, -0.42], [-2.06, -1.99, -0.63]],
    [[0.0, -0.55, -0.37], [-0.28, -0.9, -0.71], [-1.37, -0.89, -0.32], [-1.96, -0.91, -0.26]],
    [[0.0, -0.73, -0.37], [-0.1, -0.71, -0.77], [-0.72, -0.83, -0.47], [-1.58, -0.91, -0.42]],
]
"""How the law's chance begins: NUMBERS[Deputies][Outlaws][Renegades] in the game."""
LIFE = [_lives(0.78, 1.39, 0.95), _lives(0.21, 0.72, 0.86), _lives(-0.4, -0.56, -0.61), _lives(-0.17, -0.45, -0.39)]
"""What life points of the Sheriff, a Deputy, an Outlaw, a Renegade mean for the law's chance."""

START_OF_THREE = -1.13
OF_THREE = [_lives(0.09, 2.65, 1.46), _lives(-0.46, -1.77, -1.42), _lives(-0.47, 0.42, -0.17)]
"""Of three: what one's own life points mean, those of the one to hunt, those of the one who hunts (DICE-THREE-2)."""
DUEL = [_lives(1.33, 1.76, 1.49), _lives(-1.41, -1.72, -1.49)]
"""The last two of three: what one's own life points mean, and those of the other."""
