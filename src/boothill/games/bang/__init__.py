"""The card game: rules in rule-book words, sets of cards, bots, and the card game\'s part in everything else."""
