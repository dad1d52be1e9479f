"""BANG! The Dice Game: rules, bots, and the dice game\'s part in everything else."""
