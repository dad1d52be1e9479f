"""Plain data: copies that share nothing, and fingerprints."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.plain import fingerprint, fits, load_fields, own
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


@pytest.mark.parametrize("value", [[1, 2], [0, 0]])
def test_as_many_numbers_as_a_fresh_table_has_fit(value):
    assert fits(value, [7, 8])


@pytest.mark.parametrize("value", [None, 3, {}, (1, 2), [1], [1, 2, 3], [1, "2"], [True, 2], [1, None], [[1], 2]])
def test_anything_else_does_not_fit(value):
    assert not fits(value, [7, 8])


def test_what_a_fresh_table_has_none_of_may_be_any_numbers():
    assert fits([1, [2]], [])
    assert fits({"piles": [1, 2], "marks": 3}, {})
    assert not fits([1, "x"], [])
    assert not fits([[True]], [])
    assert not fits({"marks": None}, {})
    assert fits([[1, 2], []], [[], []])
    assert not fits([[1, 2], 3], [[], []])
    assert not fits({}, [])


class Fresh:
    """A state as it is made."""

    def __init__(self):
        self.life = [0, 0]
        self.later = 5


def test_fields_are_loaded_as_copies_and_what_is_missing_stays_fresh():
    data = {"life": [4, 3], "other": 1}
    state = Fresh()
    load_fields(state, ["life", "later"], data)
    data["life"][0] = 9
    assert (state.life, state.later) == ([4, 3], 5)


def test_data_of_another_make_is_refused_by_name():
    with pytest.raises(ValueError, match=r"^'life' cannot be \[4\]$"):
        load_fields(Fresh(), ["life"], {"life": [4]})
