"""From view to view by what has changed."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.wire import WIRE
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.server.wire import wire_of
from boothill.server.wire.sights import Sights
from boothill.server.wire.views import Own
from support.games import both_games, decisions, law, luck, new_match
from support.heard import merged
from support.wires import plain, view_of
from support.worlds import viewers


@both_games
@law(15)
@given(st.data(), luck())
def test_changes_lead_from_one_view_to_the_next(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    everybody = (*viewers(options), EVERYTHING)
    sights = Sights(wire_of(match.game.id), match)
    kept = {viewer: plain(sights.view(viewer)) for viewer in everybody}

    def look():
        for viewer, changed in zip(everybody, sights.changes(everybody), strict=True):
            kept[viewer] = merged(kept[viewer], plain(changed))
            assert kept[viewer] == view_of(match, viewer)

    for decision in decisions(match, seed):
        if decision.number % 2:
            look()
    look()


@both_games
@law(8)
@given(st.data(), luck())
def test_viewers_come_and_go(some, data, seed):
    """Whoever comes is shown everything, and from then on what changes; whoever goes is forgotten."""
    options = data.draw(some)
    match = new_match(options)
    everybody = (*viewers(options), EVERYTHING)
    sights = Sights(wire_of(match.game.id), match)
    kept = {}
    for decision in decisions(match, seed):
        there = list(kept)
        for viewer, changed in zip(there, sights.changes(there), strict=True):
            kept[viewer] = merged(kept[viewer], plain(changed))
        viewer = everybody[decision.number % len(everybody)]
        if viewer in kept and decision.number % 3:
            sights.forget(viewer)
            del kept[viewer]
        else:
            kept[viewer] = plain(sights.view(viewer))
        assert sights.viewers == set(kept)
        assert {viewer: view_of(match, viewer) for viewer in kept} == kept


def table():
    match = new_card_match(TableOptions(4, seed=3))
    sights = Sights(WIRE, match)
    for viewer in (SPECTATOR, *range(4)):
        sights.view(viewer)
    return match.state, sights


def test_only_what_differs_is_told():
    t, sights = table()
    assert [plain(one) for one in sights.changes((SPECTATOR, 0))] == [{}, {}]
    t.life[2] -= 1
    t.turn = 9
    assert [plain(one) for one in sights.changes((SPECTATOR, 0))] == [
        {"turn": 9, "players": {"2": {"life": t.life[2]}}}
    ] * 2


def test_those_for_whom_nothing_special_has_changed_are_told_the_very_same():
    t, sights = table()
    card = t.hand[1].pop()
    t.discard.append(card)
    changed = sights.changes((SPECTATOR, *range(4)))
    assert all(one is changed[0] for at, one in enumerate(changed) if at != 2)
    own = plain(changed[2])
    assert own.pop("hand") == [t.rules.card_names[card] for card in t.hand[1]]
    assert own == plain(changed[0])


def test_what_is_a_viewers_own_may_become_nothing():
    t, sights = table()
    t.aside, t.looker = [t.deck.pop()], 1
    assert plain(sights.changes((0, 1))[1])["seen"] == [t.rules.card_names[t.aside[0]]]
    t.deck.append(t.aside.pop())
    assert plain(sights.changes((0, 1))[1])["seen"] == []


def test_whoever_was_shown_nothing_is_told_everything():
    t, sights = table()
    sights.forget(2)
    t.turn = 5
    changed = plain(sights.changes((1, 2))[1])
    assert {*changed} == {*view_of(sights._match, 2)}
    assert merged({"players": [{} for _ in t.names]}, changed) == view_of(sights._match, 2)


def test_a_table_that_nobody_looks_at_is_not_shown():
    t, sights = table()
    assert sights.changes(()) == []
    assert sights.viewers == set()
    t.turn = 7
    assert plain(sights.view(0))["turn"] == 7


def test_what_everybody_is_told_is_not_written_to_for_one_viewer():
    common = WIRE.patch.changes(turn=4, players={"1": WIRE.patch.player(life=2)})
    before = msgspec.json.encode(common)
    own = WIRE.patch.with_own(common, Own({"hand": ["a"]}, {}), Own({"hand": []}, {1: {"role": "outlaw"}}))
    assert plain(own) == {"turn": 4, "hand": [], "players": {"1": {"life": 2, "role": "outlaw"}}}
    assert msgspec.json.encode(common) == before
