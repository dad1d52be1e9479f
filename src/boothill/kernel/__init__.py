"""What a turn-based game with hidden information and chance can be run on. Knows no game: no card, no role, no rule id.

A game (`game`) is rules on a state. The rules are generators that stop at decisions (`decision`); a `Match` drives them
(`match`), writes down what happened (`journal`), and can be cloned, saved, loaded and replayed (`record`). Chance comes
from numbered streams (`rng`); reasons and refusals are data (`reasons`, `errors`); states are written down as `plain`
data. Who sits where, what they see and who wins is the game's own business.
"""
