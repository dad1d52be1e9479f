"""Stones at the terminal."""
