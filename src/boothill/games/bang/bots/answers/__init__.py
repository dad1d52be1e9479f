"""Answers to what the game asks besides phase 2."""
