"""Chance from numbered streams."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.rng import below, several_below, shuffle_key, shuffled, stream_key
from support.games import law


@law(100)
@given(st.lists(st.integers()), st.integers(), st.text(max_size=8), st.integers(0, 1000))
def test_shuffling_keeps_every_item(items, seed, purpose, number):
    before = items[:]
    assert Counter(shuffled(items, seed, purpose, number)) == Counter(items)
    assert items == before


@law(100)
@given(st.integers(1, 200), st.integers(), st.text(max_size=8), st.integers(0, 1000))
def test_a_number_below_a_limit(limit, seed, purpose, number):
    assert 0 <= below(limit, seed, purpose, number) < limit


def test_the_same_stream_gives_the_same_result():
    assert shuffled(range(80), 7, "deck") == shuffled(range(80), 7, "deck", 0)
    assert below(80, 7, "pick", 3) == below(80, 7, "pick", 3)


@pytest.mark.parametrize("other", [(8, "deck", 0), (7, "roles", 0), (7, "deck", 1), (-7, "deck", 0)])
def test_another_stream_gives_another_result(other):
    assert shuffled(range(80), *other) != shuffled(range(80), 7, "deck", 0)
    assert stream_key(*other) != stream_key(7, "deck", 0)


def test_streams_do_not_run_into_each_other():
    """'1/x' number 2 of seed 1 is not stream 'x' of another seed."""
    keys = {stream_key(seed, purpose, number) for seed in (1, 11, 111) for purpose in ("a", "1") for number in (1, 11)}
    assert len(keys) == 12


def test_every_order_is_equally_likely():
    """6,000 shuffles of three items: each of the six orders 1,000 times, give or take four standard deviations."""
    orders = Counter(tuple(shuffled((1, 2, 3), seed, "deck")) for seed in range(6000))
    assert set(orders) == set(permutations((1, 2, 3)))
    assert all(abs(seen - 1000) < 4 * (6000 * 1 / 6 * 5 / 6) ** 0.5 for seen in orders.values())


def test_every_place_of_a_deck_is_equally_likely():
    """Where the first card of 80 ends up, over 8,000 seeds: 100 times each place."""
    places = Counter(shuffled(range(80), seed, "deck").index(0) for seed in range(8000))
    assert len(places) == 80
    assert all(abs(seen - 100) < 45 for seen in places.values())


def test_every_number_is_equally_likely():
    seen = Counter(below(7, 1, "pick", number) for number in range(7000))
    assert sorted(seen) == list(range(7))
    assert all(abs(times - 1000) < 120 for times in seen.values())


@law(100)
@given(st.integers(1, 9), st.integers(0, 8), st.integers(), st.text(max_size=8), st.integers(0, 1000))
def test_several_numbers_below_a_limit(limit, count, seed, purpose, number):
    found = several_below(limit, count, seed, purpose, number)
    assert len(found) == count
    assert all(0 <= value < limit for value in found)
    assert several_below(limit, count + 1, seed, purpose, number)[:count] == found, "asking for more changes nothing"
    assert found[:1] == ((below(limit, seed, purpose, number),) if count else ())


def test_several_numbers_are_independent_of_each_other_and_of_the_next_stream():
    """Pairs of places, and one place in successive streams: 36 pairs, each 1,000 times, give or take 4.5 deviations."""
    rolls = [several_below(6, 5, 1, "roll", number) for number in range(36_001)]
    for one in range(5):
        for other in range(one):
            check_pairs(Counter((roll[one], roll[other]) for roll in rolls[1:]))
        check_pairs(Counter((a[one], b[one]) for a, b in pairwise(rolls)))


def check_pairs(seen):
    assert len(seen) == 36
    assert all(abs(times - 1000) < 140 for times in seen.values())


def test_the_generator_is_the_one_records_were_made_with():
    """Pinned: a change here makes every seed mean another game."""
    assert stream_key(0, "deck", 0) == 12672208404933438849
    assert shuffled(range(10), 0, "deck") == [1, 8, 6, 5, 3, 9, 0, 7, 2, 4]
    assert shuffled(range(10), 2**64 - 1, "reshuffle", 3) == [2, 0, 7, 1, 6, 4, 9, 5, 3, 8]
    assert shuffled(range(10), 2**64, "reshuffle", 3) == [8, 0, 6, 3, 5, 7, 2, 1, 4, 9]
    assert shuffled(range(10), 2**127 + 1, "deck") == [9, 2, 1, 8, 3, 6, 0, 5, 7, 4]
    assert [below(10, 0, "pick", number) for number in range(10)] == [8, 2, 1, 9, 5, 0, 6, 3, 1, 3]
    assert several_below(6, 5, 0, "roll", 0) == (2, 0, 2, 0, 4)
    assert several_below(6, 5, 2**70, "roll", 41) == (5, 3, 4, 1, 1)


def order_of(key, count):
    """The items as a generator with this key orders them."""
    order, roll = list(range(count)), Random(key).random
    for i in range(count - 1, 0, -1):
        j = int(roll() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order


@law(100)
@given(st.integers(2**64, 2**128), st.text(max_size=8), st.integers(0, 1000))
def test_a_shuffle_from_a_large_seed_does_not_follow_from_64_bits(seed, purpose, number):
    """Whoever has seen half of a deck must not find the rest by trying all keys there are."""
    order = shuffled(range(80), seed, purpose, number)
    assert order != order_of(stream_key(seed, purpose, number), 80)
    assert order != shuffled(range(80), seed ^ 1, purpose, number)


@law(100)
@given(st.integers(-(2**64) + 1, 2**64 - 1), st.text(max_size=8), st.integers(0, 1000))
def test_a_shuffle_from_a_small_seed_is_what_it_has_always_been(seed, purpose, number):
    assert shuffled(range(80), seed, purpose, number) == order_of(stream_key(seed, purpose, number), 80)


def test_the_keys_of_shuffles_from_large_seeds_use_all_their_bits():
    keys = [shuffle_key(2**127 + number, "deck", 0) for number in range(200)]
    assert all(0 <= key < 2**128 for key in keys)
    assert all(0 < sum(key >> bit & 1 for key in keys) < 200 for bit in range(128))
