"""What any turn-based game with hidden information needs. Knows no card.

A game's rules are generators that stop at decisions (`decision`); a `Match` drives them, records what happened
(`journal`), and can be cloned, saved, loaded and replayed (`match`, `record`). Chance comes from numbered streams
(`rng`).
"""
