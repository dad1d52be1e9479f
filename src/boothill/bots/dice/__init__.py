"""The bots that play the dice game."""
