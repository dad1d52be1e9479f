"""Choosing by score."""

from __future__ import annotations


def best(scores: list[float]) -> int:
    """The index of the highest score, the first of several."""
    return scores.index(max(scores))
