"""Plain data: copies that share nothing, and fingerprints."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.plain import fingerprint, fits, loaded, own
from support.games import law

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)


def containers(value):
    """All lists and dicts in the data."""
    if isinstance(value, list | dict):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from containers(item)


@law(100)
@given(PLAIN)
def test_a_copy_is_equal_and_shares_nothing(data):
    copy = own(data)
    assert copy == data
    assert {id(part) for part in containers(copy)}.isdisjoint(id(part) for part in containers(data))


def test_a_change_of_the_copy_does_not_reach_the_original():
    data = {"hands": [[1, 2], [3]], "names": {"a": ["x"]}}
    copy = own(data)
    copy["hands"][0].append(9)
    copy["names"]["a"].clear()
    assert data == {"hands": [[1, 2], [3]], "names": {"a": ["x"]}}


@law(100)
@given(st.dictionaries(st.text(max_size=3), PLAIN, max_size=4))
def test_a_fingerprint_survives_json_and_another_order(data):
    shuffled = dict(reversed(list(data.items())))
    assert fingerprint(data) == fingerprint(shuffled) == fingerprint(json.loads(json.dumps(data)))


@pytest.mark.parametrize("other", [{}, {"a": 2}, {"a": "1"}, {"b": 1}, {"a": 1, "b": None}, {"a": [1]}])
def test_other_data_has_another_fingerprint(other):
    assert fingerprint(other) != fingerprint({"a": 1})


def test_the_fingerprint_is_the_one_records_were_made_with():
    assert fingerprint({"a": [1, 2], "b": None}) == "3f3dc77c5c8f314a594b4bff"


@pytest.mark.parametrize(
    ("value", "like"),
    [
        (7, 0),
        (True, False),
        ("a", ""),
        ([1, 2], [0]),
        ([], [0]),
        ([[1, 2], []], [[0]]),
        ({"a": 1}, {"": 0}),
        ({}, {"": [0]}),
        ({"a": [1], "b": []}, {"": [0]}),
    ],
)
def test_data_of_the_same_make_as_the_example_fit(value, like):
    assert fits(value, like)


@pytest.mark.parametrize(
    ("value", "like"),
    [
        (True, 0),
        (1, False),
        (1.0, 0),
        (None, 0),
        ("1", 0),
        (3, [0]),
        ({}, [0]),
        ((1, 2), [0]),
        ([1, "2"], [0]),
        ([True, 2], [0]),
        ([1, None], [0]),
        ([[1], 2], [0]),
        ([1, 2], [[0]]),
        ([[1, True]], [[0]]),
        ([], {"": 0}),
        ({"a": None}, {"": 0}),
        ({"a": [1]}, {"": 0}),
        ({"a": 1}, {"": [0]}),
    ],
)
def test_anything_else_does_not_fit(value, like):
    assert not fits(value, like)


def test_a_field_is_loaded_as_a_copy_and_stays_fresh_where_it_is_missing():
    data = {"life": [4, 3], "other": 1}
    life = loaded(data, "life", [0], [0, 0])
    data["life"][0] = 9
    assert (life, loaded(data, "later", 0, 5)) == ([4, 3], 5)


@pytest.mark.parametrize(("value", "count"), [(["4", 3], 2), ([4], 2), (4, None)])
def test_data_of_another_make_or_number_is_refused_by_name(value, count):
    with pytest.raises(ValueError, match=rf"^'life' cannot be {re.escape(repr(value))}$"):
        loaded({"life": value}, "life", [0], [0, 0], count)
