"""What all tests of the commands have in common."""

from support.elsewhere import elsewhere

__all__ = ["elsewhere"]
