"""What all tests of the dice game at the terminal have in common."""

from support.elsewhere import elsewhere

__all__ = ["elsewhere"]
