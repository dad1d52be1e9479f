"""The dice game at the terminal."""
