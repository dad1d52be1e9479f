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

    For rates whose number of trials differs from seed to seed: the linearised ratio estimator. Rates stay in 0 to 1;
    without trials anything is possible.
    """
    n, total = len(parts), sum(wholes)
    if n < 2:
        raise ValueError(f"{n} cluster gives no interval; play at least 2 seeds")
    if total == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = sum(parts) / total
    squares = sum([(part - rate * whole) ** 2 for part, whole in zip(parts, wholes, strict=True)])
    half = t_quantile(0.5 + confidence / 2, n - 1) * sqrt(squares * n / (n - 1)) / total
    return Interval(rate, max(0.0, rate - half), min(1.0, rate + half))
