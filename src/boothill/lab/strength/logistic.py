"""A logistic model with cluster-robust errors, in plain Python: for some dozens of coefficients.

The chance of a trial is 1 / (1 + exp(-x)), where x is the sum of the coefficients of its labels: every trial has a few
labels, such as its bot and its role, and each label stands for a coefficient. Trials of one cluster may depend on each
other in any way: the covariance is the sandwich H^-1 B H^-1, with H the information and B the sum over the clusters of
the outer products of their scores, times G / (G - 1) for G clusters.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from math import exp, log1p, sqrt
from typing import NamedTuple

from boothill.lab.strength.stats import CONFIDENCE, Interval, t_quantile

PULL = 0.01
"""How strongly each coefficient is drawn to 0, as by a normal prior of variance 100: one whose trials were all won or
all lost stays finite, and no other feels it."""
STEPS = 100
EXACT = 1e-10

Label = Hashable
Vector = list[float]
Matrix = list[Vector]


class Trial(NamedTuple):
    """A win or a loss."""

    labels: tuple[Label, ...]
    """Those that are no label of the model, such as the one the others are measured from, count nothing."""
    won: bool
    cluster: int


class Fit(NamedTuple):
    """Coefficients and their covariance, in the order of the labels."""

    labels: tuple[Label, ...]
    values: Vector
    covariance: Matrix
    clusters: int

    def contrast(self, weights: dict[Label, float], confidence: float = CONFIDENCE) -> Interval:
        """A weighted sum of coefficients; labels of weight 0, and those that are none of the model, may be left out."""
        weight = [weights.get(label, 0.0) for label in self.labels]
        value = sum([w * v for w, v in zip(weight, self.values, strict=True)])
        variance = sum([w * c for w, c in zip(weight, product(self.covariance, weight), strict=True)])
        half = t_quantile(0.5 + confidence / 2, self.clusters - 1) * sqrt(max(0.0, variance))
        return Interval(value, value - half, value + half)


def fit(trials: Sequence[Trial], labels: Sequence[Label]) -> Fit:
    """The most likely coefficients of the labels, by Newton's method. Needs at least 2 clusters."""
    place = {label: at for at, label in enumerate(labels)}
    rows = [tuple([place[label] for label in trial.labels if label in place]) for trial in trials]
    tried = Counter(rows)  # few different rows: each is reckoned once
    won = Counter([row for row, trial in zip(rows, trials, strict=True) if trial.won])
    values = [0.0] * len(labels)
    likelihood = _likelihood(values, tried, won)
    for _ in range(STEPS):
        slope, information = _derivatives(values, tried, won)
        step = solve(information, slope)
        if max(map(abs, step)) < EXACT:
            break
        while True:
            further = [value + change for value, change in zip(values, step, strict=True)]
            reached = _likelihood(further, tried, won)
            if reached >= likelihood or max(map(abs, step)) < EXACT:
                break
            step = [change / 2 for change in step]
        values, likelihood = further, reached
    _, information = _derivatives(values, tried, won)
    chances = {row: _chance(values, row) for row in tried}
    scores: defaultdict[int, Vector] = defaultdict(lambda: [0.0] * len(labels))
    for row, trial in zip(rows, trials, strict=True):
        score, off = scores[trial.cluster], trial.won - chances[row]
        for at in row:
            score[at] += off
    clusters = len(scores)
    # H^-1 B H^-1 is the sum of the outer products of the scores multiplied by H^-1.
    size = range(len(labels))
    inverse = [solve(information, [float(at == other) for other in size]) for at in size]
    shifts = [product(inverse, score) for score in scores.values()]
    scale = clusters / (clusters - 1)
    covariance = [[scale * sum([shift[a] * shift[b] for shift in shifts]) for b in size] for a in size]
    return Fit(tuple(labels), values, covariance, clusters)


def _chance(values: Vector, row: tuple[int, ...]) -> float:
    return 1 / (1 + exp(-sum([values[at] for at in row])))


def _likelihood(values: Vector, tried: Counter[tuple[int, ...]], won: Counter[tuple[int, ...]]) -> float:
    """The logarithm, with the pull to 0."""
    total = -PULL / 2 * sum([value * value for value in values])
    for row, count in tried.items():
        x = sum([values[at] for at in row])
        total += won[row] * x - count * (max(x, 0.0) + log1p(exp(-abs(x))))
    return total


def _derivatives(
    values: Vector, tried: Counter[tuple[int, ...]], won: Counter[tuple[int, ...]]
) -> tuple[Vector, Matrix]:
    """The gradient of the likelihood, and the information: its second derivative with the sign turned."""
    size = len(values)
    slope = [-PULL * value for value in values]
    information = [[PULL if a == b else 0.0 for b in range(size)] for a in range(size)]
    for row, count in tried.items():
        chance = _chance(values, row)
        weight = count * chance * (1 - chance)
        for a in row:
            slope[a] += won[row] - count * chance
            for b in row:
                information[a][b] += weight
    return slope, information


def product(matrix: Matrix, vector: Vector) -> Vector:
    """A matrix times a vector."""
    return [sum([a * b for a, b in zip(line, vector, strict=True)]) for line in matrix]


def solve(matrix: Matrix, vector: Vector) -> Vector:
    """The solution of matrix * solution = vector, by elimination with pivots. The matrix must not be singular."""
    size = len(vector)
    lines = [[*line, right] for line, right in zip(matrix, vector, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(lines[line][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        for below in range(at + 1, size):
            factor = lines[below][at] / lines[at][at]
            if factor:
                lines[below] = [a - factor * b for a, b in zip(lines[below], lines[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum([lines[at][other] * solution[other] for other in range(at + 1, size)])
        solution[at] = (lines[at][size] - known) / lines[at][at]
    return solution
