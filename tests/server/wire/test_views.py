"""Views as clients get them: what the viewer's own view says, and nothing else."""

import json
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.family.roles import ROLES
from boothill.games.bang.rules.distance import base_distance, distance, in_range
from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.resolving import places_apart, targets
from boothill.games.dice.rules.rolling import PLACES, locked
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import ONE, ROLLING, TWO
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.server.wire import wire_of
from boothill.server.wire.sights import Sights
from support.games import ALL_SETS, both_games, decisions, each_game, law, luck, new_match
from support.tales import rush
from support.wires import plain, view_of
from support.worlds import two_worlds, viewers

ADDED = {"distances", "ways", "in_range", "prices", "targets", "locked", "living"}
"""What a client must not compute, and no view of the engine says."""


@both_games
@law(12)
@given(st.data(), luck())
def test_everybody_gets_his_own_view_without_the_memory(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    everybody = (*viewers(options), EVERYTHING)
    fields = {}

    def look():
        for viewer in everybody:
            said = view_of(match, viewer)
            assert msgspec.to_builtins(msgspec.convert(said, wire_of(match.game.id).types.view)) == said
            own = match.view(viewer).dump()
            del own["deeds"]
            if match.game.id == "dice":
                own["spent"] = [die for die in range(5) if own["spent"] >> die & 1]
            bare = {field: value for field, value in said.items() if field not in ADDED}
            bare["players"] = [
                {field: value for field, value in player.items() if field != "weapon"} for player in said["players"]
            ]
            assert bare == own
            names = list(said), [list(player) for player in said["players"]]
            assert fields.setdefault(viewer, names) == names, "the fields of a viewer's view change"

    for decision in decisions(match, seed):
        if decision.number % 3 == 1:
            look()
    look()


@both_games
@law(12)
@given(st.data(), luck(), luck())
def test_a_view_does_not_depend_on_what_is_hidden(some, data, seed, deal):
    options = data.draw(some)
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 7 == 1:
            for viewer in viewers(options):
                here, there = two_worlds(match, viewer, deal)
                assert view_of(here, viewer) == view_of(there, viewer)


@law(8)
@given(st.sampled_from([5, 7, 8]), st.sampled_from([("base",), ALL_SETS]), luck())
def test_distances_and_range_are_those_of_the_rules(players, sets, seed):
    match = new_match(TableOptions(players, sets=sets, seed=seed))
    for _ in decisions(match, seed):
        t = match.state
        for me in range(players):
            said = view_of(match, me)
            if me not in t.seats:
                assert (said["distances"], said["in_range"]) == ([None] * players, [])
                continue
            others = [seat for seat in t.seats if seat != me]
            assert {seat: far for seat, far in enumerate(said["distances"]) if far is not None} == {
                seat: distance(t, me, seat) for seat in others
            }
            assert said["in_range"] == sorted(in_range(t, me))
        assert ADDED & set(view_of(match, SPECTATOR)) == {"living"}


@law(12)
@given(st.sampled_from([3, 5, 8]), st.sampled_from([("base",), ALL_SETS]), luck())
def test_ways_say_what_distances_are_made_of(players, sets, seed):
    match = new_match(TableOptions(players, sets=sets, seed=seed))
    rules = match.state.rules
    for _ in decisions(match, seed):
        t = match.state
        for me in range(players):
            said = view_of(match, me)
            for seat, (way, far) in enumerate(zip(said["ways"], said["distances"], strict=True)):
                if far is None:
                    assert way is None
                    continue
                parts = way["parts"]
                assert max(1, way["steps"] + sum(part["by"] for part in parts)) == far
                assert way["steps"] == (1 if "fixed" in way else base_distance(t, me, seat))
                assert way.get("fixed", "ambush") == "ambush"
                for part in parts:
                    owner = part["seat"]
                    assert owner in (me, seat)
                    if "kind" in part:
                        index = rules.kind_index[part["kind"]]
                        assert any(rules.kind_of[card] == index for card in t.play[owner])
                        assert rules.kinds[index].hooks["sees_at" if owner == me else "seen_at"] == part["by"]
                    else:
                        assert rules.character_index[part["character"]] in t.abilities[owner]


def test_a_way_names_cards_characters_and_the_event():
    match = new_card_match(TableOptions(5, sets=("base", "fistful")))
    t = match.state
    rules = t.rules
    t.character[1] = rules.character_index["paul_regret"]
    t.abilities = [(character,) for character in t.character]
    t.play[0].append(rules.card_index["scope/AS"])
    t.play[1].append(rules.card_index["mustang/8H"])
    t.refresh()
    assert view_of(match, 0)["ways"][1] == {
        "steps": 1,
        "parts": [
            {"by": -1, "kind": "scope", "seat": 0},
            {"by": 1, "character": "paul_regret", "seat": 1},
            {"by": 1, "kind": "mustang", "seat": 1},
        ],
    }
    t.standing = (rules.kind_index["ambush"],)
    t.refresh()
    assert view_of(match, 0)["ways"][3]["steps"] == 1
    assert view_of(match, 0)["ways"][3]["fixed"] == "ambush"
    assert "ways" not in view_of(match, SPECTATOR)


@both_games
@law(12)
@given(st.data(), luck())
def test_the_living_are_counted_from_what_everybody_knows(some, data, seed):
    match = new_match(data.draw(some))
    t = match.state
    for _ in decisions(match, seed):
        out = set(t.eliminated)
        count = Counter(ROLES[role] for seat, role in enumerate(t.role) if seat not in out)
        assert view_of(match, SPECTATOR)["living"] == count


def test_a_player_has_the_weapon_before_him():
    match = new_card_match(TableOptions(4))
    t = match.state
    t.play[2] += [t.rules.card_index["barrel/QS"], t.rules.card_index["winchester/8S"]]
    t.refresh()
    assert [player["weapon"] for player in view_of(match, 0)["players"]] == [None, None, "winchester", None]


@law(8)
@given(st.integers(3, 8), luck())
def test_the_dice_game_says_who_can_be_hit_and_which_dice_lie_fast(players, seed):
    match = new_match(DiceOptions(players, seed=seed))
    for _ in decisions(match, seed):
        t = match.state
        for me in range(players):
            said = view_of(match, me)
            living = me in t.seats
            assert said["targets"] == {
                "one": list(targets(t, me, ONE)) if living else [],
                "two": list(targets(t, me, TWO)) if living else [],
            }
            assert said["distances"] == [
                places_apart(t.seats, me, seat) if living and seat != me and seat in t.seats else None
                for seat in range(players)
            ]
        said = view_of(match, SPECTATOR)
        assert said["locked"] == (PLACES[locked(t)] if t.phase == ROLLING else [])
        assert {*said} & ADDED == {"locked", "living"}


def test_the_shop_says_what_each_card_costs_the_viewer():
    story = rush(A="pretty_luzena").ability("B", "pretty_luzena").shop("boots", "shot", "rhum").nuggets(A=3, B=3)
    story.turn("A")
    full = [story.t.rules.price_of[card] for card in story.t.piles["shop"]]
    assert [story.t.profile[seat].discount for seat in range(3)] == [1, 1, 0]
    assert view_of(story.match, 0)["prices"] == [price - 1 for price in full]
    assert view_of(story.match, 1)["prices"] == full, "it is not their turn"
    assert view_of(story.match, 2)["prices"] == full
    assert "prices" not in view_of(story.match, SPECTATOR)


@both_games
@law(10)
@given(st.data(), luck())
def test_no_number_stands_where_a_name_is_due(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 5 == 1:
            for viewer in (SPECTATOR, decision.seat, EVERYTHING):
                said = view_of(match, viewer)
                marks = said.pop("marks", {}) if viewer == SPECTATOR else {}
                for player in said["players"]:
                    for field in ("name", "character"):
                        assert isinstance(player[field], str)
                    for field in ("role", "side", "second"):
                        assert player.get(field) is None or isinstance(player[field], str)
                    for field in ("abilities", "in_play", "hand"):
                        assert all(isinstance(one, str) for one in player.get(field) or ())
                for field in ("hand", "shown", "seen", "fresh", "standing"):
                    assert all(isinstance(one, str) for one in said.get(field, ()))
                assert all(isinstance(card, str) for pile in said.get("piles", {}).values() for card in pile)
                assert isinstance(marks.get("must_play", ""), str)
                assert isinstance(marks.get("suit", ""), str)


@pytest.mark.parametrize("seed", range(3))
def test_a_spectators_view_is_small(seed):
    for options in (TableOptions(5, seed=seed), DiceOptions(5, seed=seed)):
        match = new_match(options)
        for _ in decisions(match, seed):
            assert len(msgspec.json.encode(view_of(match, SPECTATOR))) < 2000


@each_game
def test_the_seed_is_in_no_view(options):
    secret = 987654321
    match = new_match(type(options)(5, seed=secret))
    for viewer in (*viewers(options), EVERYTHING):
        assert str(secret) not in json.dumps(view_of(match, viewer))


def test_what_is_shared_is_not_written_to_for_a_viewer():
    for match in (new_card_match(TableOptions(5, seed=2)), new_dice_match(DiceOptions(5, seed=2))):
        sights = Sights(wire_of(match.game.id), match)
        public, *own = [plain(sights.view(viewer)) for viewer in (SPECTATOR, *range(5))]
        assert public == view_of(match, SPECTATOR)
        known = [[player["role"] is not None for player in said["players"]] for said in own]
        sheriff = [player["role"] == "sheriff" for player in public["players"]]
        assert sum(sheriff) == 1
        assert known == [[seat == me or sheriff[seat] for seat in range(5)] for me in range(5)]
        assert isinstance(match.state, Table) == any(said.get("hand") for said in own)
