"""From view to view by what has changed."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.journal import EVERYTHING
from boothill.server.wire import changes, wire_of
from boothill.server.wire.patch import merged
from support.games import both_games, decisions, law, luck, new_match
from support.worlds import viewers

OLD = {"turn": 3, "hand": ["bang/AS"], "players": [{"life": 4, "role": None}, {"life": 3, "role": "outlaw"}]}


@both_games
@law(15)
@given(st.data(), luck())
def test_changes_lead_from_one_view_to_the_next(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    wire = wire_of(match.game.id)
    everybody = (*viewers(options), EVERYTHING)
    kept = {}

    def look():
        for viewer, new in zip(everybody, wire.views(match, everybody), strict=True):
            if viewer in kept:
                old, text = kept[viewer]
                sent = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
                assert merged(msgspec.json.decode(text), sent) == new
                assert msgspec.json.encode(old) == text, "the old view was written to"
            kept[viewer] = new, msgspec.json.encode(new)

    for decision in decisions(match, seed):
        if decision.number % 2:
            look()
    look()


def test_only_what_differs_is_sent():
    new = {"turn": 4, "hand": ["bang/AS"], "players": [{"life": 4, "role": None}, {"life": 2, "role": "outlaw"}]}
    assert changes(OLD, new) == {"turn": 4, "players": {"1": {"life": 2}}}
    assert changes(OLD, {**OLD, "players": [dict(player) for player in OLD["players"]]}) == {}
    assert changes(OLD, OLD) == {}


def test_nothing_may_become_something():
    new = {**OLD, "hand": [], "players": [{"life": 4, "role": "sheriff"}, {"life": 3, "role": None}]}
    assert changes(OLD, new) == {"hand": [], "players": {"0": {"role": "sheriff"}, "1": {"role": None}}}
    assert merged(OLD, changes(OLD, new)) == new


def test_what_was_not_there_comes_whole():
    assert changes({}, OLD) == OLD
    assert merged({}, OLD) == OLD
    more = {**OLD, "players": [*OLD["players"], {"life": 1, "role": None}]}
    assert changes(OLD, more) == {"players": more["players"]}
    assert merged(OLD, changes(OLD, more)) == more


def test_merging_changes_neither():
    old, found = {**OLD}, {"turn": 4, "players": {"1": {"life": 2}}}
    new = merged(old, found)
    assert new["players"][1] == {"life": 2, "role": "outlaw"}
    assert old == OLD
    assert OLD["players"][1]["life"] == 3
    assert found == {"turn": 4, "players": {"1": {"life": 2}}}
