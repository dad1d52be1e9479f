"""The logistic model: against figures reckoned by hand, and against chances that are known."""

from math import exp, log, sqrt
from random import Random

import pytest

from boothill.lab.strength.logistic import Trial, fit, solve
from boothill.lab.strength.stats import clustered_rate, clustered_ratio, t_quantile


def test_equations_are_solved():
    assert solve([[0.0, 2.0, 1.0], [1.0, -1.0, 0.0], [3.0, 0.0, -1.0]], [7.0, -1.0, 0.0]) == pytest.approx([1, 2, 3])


def test_one_coefficient_by_hand():
    # 3 clusters of 4 trials, 6 of 12 won: log-odds 0, information 12 / 4 = 3; scores of the clusters 2, -1, -1.
    wins = [4, 1, 1]
    trials = [Trial(("all",), number < won, cluster) for cluster, won in enumerate(wins) for number in range(4)]
    found = fit(trials, ["all"])
    assert found.values == pytest.approx([0.0], abs=1e-9)
    assert found.covariance[0] == pytest.approx([6 / 9 * 3 / 2], rel=0.01)
    half = t_quantile(0.975, 2) * sqrt(found.covariance[0][0])
    assert found.contrast({"all": 2.0}) == pytest.approx((0.0, -2 * half, 2 * half))


def test_two_groups_have_their_own_odds():
    trials = [Trial(("role", bot), number < won, number) for bot, won in (("a", 20), ("b", 32)) for number in range(40)]
    found = fit(trials, ["role", "b"])
    assert found.values == pytest.approx([0.0, log(32 / 8)], abs=0.005)


def test_what_always_wins_stays_finite():
    trials = [Trial(("a",), True, number) for number in range(30)] + [Trial(("b",), False, 1)]
    found = fit(trials, ["a", "b"])
    assert 3 < found.values[0] < 10
    assert -10 < found.values[1] < -1


def test_intervals_hold_the_truth_though_trials_of_a_cluster_share_their_luck():
    """Each cluster has luck of its own, shared by its 8 trials: errors that ignored it would be far too small."""
    luck = Random(5)
    rounds, held = 60, 0
    for _ in range(rounds):
        trials = []
        for cluster in range(60):
            # The same bot in all seats of a cluster: its luck is the bot's.
            bot, shared = ("strong", 1.0) if cluster % 2 else ("weak", 0.0), luck.gauss(0, 1)
            trials += [
                Trial(("table", bot[0]), luck.random() < 1 / (1 + exp(-bot[1] - shared)), cluster) for _ in range(8)
            ]
        interval = fit(trials, ["table", "strong"]).contrast({"strong": 1.0})
        # Luck of deviation 1 draws odds towards 0: 1 / sqrt(1 + 0.346).
        held += interval.low < 0.86 < interval.high
    assert held >= 0.85 * rounds


def test_a_rate_of_unequal_clusters():
    # 3 of 6; residuals 1, -0.5, -0.5: sqrt(1.5 * 1.5) / 6 = 0.25.
    half = t_quantile(0.975, 2) * 0.25
    assert clustered_ratio([2, 1, 0], [2, 3, 1]) == pytest.approx((0.5, 0.5 - half, 0.5 + half))
    assert clustered_rate([2, 1, 0, 0], [2, 3, 1, 0]) == pytest.approx((0.5, 0.0, 1.0)), "rates stay in 0 to 1"
    with pytest.raises(ValueError, match="at least 2"):
        clustered_ratio([1], [2])
