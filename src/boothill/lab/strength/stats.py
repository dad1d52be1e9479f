"""Intervals: how far a measured rate or difference can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """A measured value and the bounds of its interval."""

    value: float
    low: float
    high: float


def wilson(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The Wilson score interval of a rate. Without trials anything is possible."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no rate; give a number from 0 to {trials}")
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    rate = successes / trials
    middle = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def t_quantile(probability: float, degrees: int) -> float:
    """The quantile of Student's t distribution, by Hill's expansion; good to 0.01 from 3 degrees of freedom on."""
    z = NormalDist().inv_cdf(probability)
    z3, z5, z7 = z**3, z**5, z**7
    n = float(degrees)
    return (
        z
        + (z3 + z) / (4 * n)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * n**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n**3)
    )


def clustered(scores: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The t interval of the mean of one score per cluster.

    Games with the same seed are no independent trials: each seed gives one score, the mean over its games.
    """
    n = len(scores)
    if n < 2:
        raise ValueError(f"{n} cluster gives no interval; play at least 2 seeds")
    mean = sum(scores) / n
    variance = sum([(score - mean) ** 2 for score in scores]) / (n - 1)
    half = t_quantile(0.5 + confidence / 2, n - 1) * sqrt(variance / n)
    return Interval(mean, mean - half, mean + half)


def clustered_ratio(parts: Sequence[float], wholes: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The t interval of the sum of the parts over the sum of the wholes, one of each per cluster.

    For means over numbers that differ from cluster to cluster: the linearised ratio estimator. Every cluster counts,
    also one whose whole is 0. The wholes must not add up to 0.
    """
    return Sums.of(parts, wholes).ratio(confidence)


def clustered_rate(
    wins: Sequence[float], trials: Sequence[float] | None = None, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of a rate of wins, one number of wins and of trials per cluster; one trial each if none are given.

    Clusters without trials count nothing. See `Sums.rate`.
    """
    tried = [1.0] * len(wins) if trials is None else trials
    counted = [(won, of) for won, of in zip(wins, tried, strict=True) if of]
    return Sums.of([won for won, _ in counted], [of for _, of in counted]).rate(confidence)


class Sums(NamedTuple):
    """All that the interval of a ratio takes of its clusters. Sums of parts add up to the sums of the whole."""

    clusters: int = 0
    part: float = 0
    whole: float = 0
    squared_part: float = 0
    product: float = 0
    squared_whole: float = 0

    @classmethod
    def of(cls, parts: Sequence[float], wholes: Sequence[float]) -> Sums:
        """The sums of these clusters."""
        return cls(
            len(parts),
            sum(parts),
            sum(wholes),
            sum([part * part for part in parts]),
            sum([part * whole for part, whole in zip(parts, wholes, strict=True)]),
            sum([whole * whole for whole in wholes]),
        )

    def plus(self, other: Sums) -> Sums:
        """The sums of both."""
        return Sums(
            self.clusters + other.clusters,
            self.part + other.part,
            self.whole + other.whole,
            self.squared_part + other.squared_part,
            self.product + other.product,
            self.squared_whole + other.squared_whole,
        )

    def ratio(self, confidence: float = CONFIDENCE) -> Interval:
        """The t interval of the parts over the wholes."""
        n = self.clusters
        if n < 2:
            raise ValueError(f"{n} cluster gives no interval; play at least 2 seeds")
        value = self.part / self.whole
        squares = self.squared_part - 2 * value * self.product + value * value * self.squared_whole
        half = t_quantile(0.5 + confidence / 2, n - 1) * sqrt(max(0.0, squares) * n / (n - 1)) / abs(self.whole)
        return Interval(value, value - half, value + half)

    def rate(self, confidence: float = CONFIDENCE) -> Interval:
        """The same of a rate, wins over trials, within 0 to 1.

        If no trial was won, or all were, clusters do not differ; then it is the Wilson interval of as many trials as
        there are clusters. Of fewer than two clusters anything is possible.
        """
        if self.clusters < 2 or not self.whole:
            return Interval(self.part / self.whole if self.whole else 0.0, 0.0, 1.0)
        if self.part in (0, self.whole):
            return wilson(self.clusters if self.part else 0, self.clusters, confidence)
        found = self.ratio(confidence)
        return Interval(found.value, max(0.0, found.low), min(1.0, found.high))
