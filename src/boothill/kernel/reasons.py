"""Reasons, as data: why something cannot be done, or what speaks against it."""

from __future__ import annotations


class WhyNot(tuple[str, str, tuple[int, ...]]):
    """Why something cannot be done, or had better not be: (reason code, the game's name of the rule, parameters)."""

    __slots__ = ()

    def __new__(cls, code: str, rule: str, *params: int) -> WhyNot:
        return super().__new__(cls, (code, rule, params))

    @property
    def code(self) -> str:
        """The reason, as the key of its text."""
        return self[0]

    @property
    def rule(self) -> str:
        """The rule that says so, by the name it goes by in the game."""
        return self[1]

    @property
    def params(self) -> tuple[int, ...]:
        """Numbers the text needs; which ones is fixed by the code."""
        return self[2]
