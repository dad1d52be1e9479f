"""The dice game in words."""
