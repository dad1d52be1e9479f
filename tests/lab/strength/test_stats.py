import pytest

from boothill.lab.strength.stats import Sums, clustered, clustered_rate, clustered_ratio, t_quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: the score interval without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes, trials, low, high):
    interval = wilson(successes, trials)
    assert interval.value == successes / trials
    assert interval.low == pytest.approx(low, abs=0.00006)
    assert interval.high == pytest.approx(high, abs=0.00006)


def test_wilson_is_symmetric():
    one, other = wilson(3, 40), wilson(37, 40)
    assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low))


def test_without_trials_anything_is_possible():
    assert wilson(0, 0)[1:] == (0.0, 1.0)


def test_more_successes_than_trials_are_refused():
    with pytest.raises(ValueError, match="5 of 4 is no rate"):
        wilson(5, 4)


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (1000, 1.962)]
)
def test_t_quantiles_match_the_tables(degrees, quantile):
    assert t_quantile(0.975, degrees) == pytest.approx(quantile, abs=0.01)


def test_a_clustered_interval_by_hand():
    # Mean 3, standard deviation sqrt(2.5), 5 clusters, t(4) = 2.776: 3 +- 1.963.
    interval = clustered([1.0, 2.0, 3.0, 4.0, 5.0])
    assert interval.value == 3.0
    assert (interval.low, interval.high) == pytest.approx((1.037, 4.963), abs=0.01)


def test_one_cluster_gives_no_interval():
    with pytest.raises(ValueError, match="at least 2"):
        clustered([1.0])


def test_one_trial_per_cluster_is_the_mean_of_the_scores():
    scores = [0.0, 1.0, 0.5, 0.5, 1.0, 0.0, 0.5, 0.5]
    assert clustered_rate(scores) == pytest.approx(clustered(scores))
    assert clustered_ratio([4 * score for score in scores], [4] * 8) == pytest.approx(clustered(scores))


@pytest.mark.parametrize("trials", [1, 3])
def test_a_rate_of_nothing_or_all_is_not_certain(trials):
    assert clustered_rate([0] * 20, [trials] * 20) == wilson(0, 20), "as many trials as clusters"
    assert clustered_rate([trials] * 20, [trials] * 20) == wilson(20, 20)


def test_of_fewer_than_two_clusters_anything_is_possible():
    assert clustered_rate([1], [4]) == (0.25, 0.0, 1.0)
    assert clustered_rate([0, 0], [0, 0]) == (0.0, 0.0, 1.0)


def test_a_cluster_counts_in_a_ratio_even_if_its_whole_is_nothing():
    assert clustered_ratio([1, 2, -3], [2, 4, 0]).value == 0.0


def test_sums_add_up():
    parts, wholes = [1, 0, 2, 1], [2, 1, 2, 3]
    both = Sums.of(parts[:1], wholes[:1]).plus(Sums.of(parts[1:], wholes[1:]))
    assert both == Sums.of(parts, wholes)
    assert both.rate() == clustered_rate(parts, wholes)
