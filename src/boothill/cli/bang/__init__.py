"""The terminal client of the card game."""
