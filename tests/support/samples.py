"""Whether two samples of times can come from one distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

ALPHA = 0.001
"""A test that finds a difference where there is none does so once in so many times."""


class Comparison(NamedTuple):
    """The two-sample test of Kolmogorov and Smirnov: the greatest distance of the two empirical distributions, and how
    likely so great a one is if both samples come from one distribution.
    """

    counts: tuple[int, int]
    distance: float
    p: float

    @property
    def differ(self) -> bool:
        """Whether they come from different distributions, for all we can tell."""
        return self.p < ALPHA


def compare(one: Sequence[float], other: Sequence[float]) -> Comparison:
    """Compare two samples. The p-value is the asymptotic one with Stephens' correction, good from 20 values on."""
    a, b = sorted(one), sorted(other)
    at_a = at_b = 0
    distance = 0.0
    while at_a < len(a) and at_b < len(b):
        value = min(a[at_a], b[at_b])
        while at_a < len(a) and a[at_a] == value:
            at_a += 1
        while at_b < len(b) and b[at_b] == value:
            at_b += 1
        distance = max(distance, abs(at_a / len(a) - at_b / len(b)))
    size = sqrt(len(a) * len(b) / (len(a) + len(b)))
    return Comparison((len(a), len(b)), distance, _tail((size + 0.12 + 0.11 / size) * distance))


def _tail(value: float) -> float:
    """The probability that the Kolmogorov distribution exceeds the value."""
    if value < 0.3:
        return 1.0
    terms = [(1.0 if k % 2 else -1.0) * exp(-2 * k * k * value * value) for k in range(1, 101)]
    return min(1.0, max(0.0, 2 * sum(terms)))
