import pytest

from boothill.lab.stats import clustered, t_quantile, wilson


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
