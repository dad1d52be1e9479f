"""The card game: rules in rule-book words, on the kernel. `game.Bang` is what a match is made of."""
