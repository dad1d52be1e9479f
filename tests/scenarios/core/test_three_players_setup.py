"""Three players: the deal, open roles, and what has no place at such a table."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.roles import acting_sheriff
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from support.story import Story

SEEDS = range(25)
SETS = [("base",), ("base", "dodge_city"), ("base", "promos"), ("base", "dodge_city", "promos")]
SPECTATOR = -1


def table(**more):
    """A is the Deputy, B the Outlaw, C the Renegade."""
    return Story(3, **more)


def deputy_won(**more):
    """A finished game: Deputy A has shot Renegade C."""
    story = table(**more).hand("A", "bang").with_life(C=1).turn("A").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.winners == "A"
    return story


# ---- Setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SET-1", "DC-3P-1", "BASE-SET-11")
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_deputy_outlaw_and_renegade_are_dealt_at_random_and_face_up(sets):
    seen = set()
    for seed in SEEDS:
        t = new_table(TableOptions(3, sets=sets, seed=seed))
        assert sorted(t.role) == [DEPUTY, OUTLAW, RENEGADE]
        for viewer in (0, 1, 2, SPECTATOR):
            assert View(t, viewer).role == t.role
        seen.add(t.role)
    assert len(seen) == 6


@pytest.mark.rule("DC-3P-1", "BASE-SET-6", "BASE-SET-7")
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_nobody_has_an_extra_life_point_or_card(sets):
    for seed in SEEDS:
        t = new_table(TableOptions(3, sets=sets, seed=seed))
        assert t.life == t.max_life == [t.rules.characters[character].life for character in t.character]
        assert [len(hand) for hand in t.hand] == t.life
        assert len(t.deck) == len(t.rules.cards) - sum(t.life)


@pytest.mark.rule("BASE-SET-9", "DC-3P-1")
@pytest.mark.parametrize("seed", range(6))
def test_the_deputy_begins_and_play_goes_clockwise(seed):
    match = new_match(TableOptions(3, seed=seed))
    deputy = match.state.role.index(DEPUTY)
    active = []
    while len(active) < 4:
        if match.decision.main:
            active.append(match.state.active)
        match.push(len(match.decision.options) - 1)
    assert active == [(deputy + step) % 3 for step in range(4)]


@pytest.mark.rule("BASE-SET-11")
@pytest.mark.parametrize("starter", [False, True])
def test_three_may_play_without_dodge_city(starter):
    t = new_table(TableOptions(3, starter=starter))
    assert len(t.rules.cards) == (67 if starter else 80)


@pytest.mark.rule("DC-3P-1", "GEN-6")
def test_hands_stay_hidden_though_roles_are_open():
    story = table().hand("B", "bang", "beer").turn("A")
    for seat in ("A", "C"):
        assert story.view(seat).hand == ()
        assert story.view(seat).hand_sizes == (0, 2, 0)
    spectator = View(story.t, SPECTATOR)
    assert (spectator.role, spectator.hand, spectator.hands) == ((DEPUTY, OUTLAW, RENEGADE), (), ())
    assert [player["role"] for player in spectator.dump()["players"]] == ["deputy", "outlaw", "renegade"]


@pytest.mark.rule("DC-3P-1")
def test_no_other_world_of_a_viewer_has_other_roles():
    t = new_table(TableOptions(3, seed=5))
    for seed in range(10):
        world = t.copy()
        redeal(world, 1, seed)
        assert world.role == t.role


@pytest.mark.rule("DC-3P-1")
@pytest.mark.parametrize("seat", range(3))
def test_nobody_can_be_named_sheriff(seat):
    with pytest.raises(OptionsError, match="3 players have no Sheriff among them; name none"):
        TableOptions(3, sheriff=seat)


# ---- Event decks, shadows, series ----------------------------------------------------------------------------------


@pytest.mark.rule("DC-3P-8")
@pytest.mark.parametrize("roles", ["deputy outlaw renegade", "outlaw deputy renegade", "outlaw renegade deputy"])
def test_the_deputy_acts_as_the_sheriff_and_after_him_the_next_player_clockwise(roles):
    deputy = roles.split().index("deputy")
    story = table(roles=roles).turn("A")
    assert acting_sheriff(story.t) == deputy
    story = table(roles=roles).out("ABC"[deputy])
    assert acting_sheriff(story.t) == (deputy + 1) % 3


@pytest.mark.rule("DC-3P-8")
def test_the_deputy_goes_on_acting_as_the_sheriff_when_another_dies():
    for seat in "BC":
        assert acting_sheriff(table().out(seat).t) == 0


@pytest.mark.rule("DC-3P-9")
def test_there_is_no_shadow_variant_of_three():
    with pytest.raises(OptionsError, match="3 players have no Sheriff, and without one there are no shadows"):
        TableOptions.load({"players": 3, "shadow": True})
    assert TableOptions.load({"players": 3, "shadow": False}).shadow is False
    assert TableOptions.load({"players": 4, "shadow": True}).shadow is True


@pytest.mark.rule("DC-3P-1", "BASE-SERIES-4")
def test_there_is_no_badge_to_pass_on():
    story = deputy_won()
    with pytest.raises(OptionsError, match="at a table of three nobody is Sheriff and no badge passes on"):
        next_game(story.t, seed=4, badge=True)


@pytest.mark.rule("BASE-SERIES-1", "BASE-SERIES-5")
def test_the_two_who_live_may_keep_their_characters():
    story = deputy_won(A="willy_the_kid", B="sid_ketchum", C="rose_doolan")
    assert survivors(story.t) == (0, 1)
    options = next_game(story.t, seed=4, keep=(0, 1))
    assert options.characters == ("willy_the_kid", "sid_ketchum", None)
    assert options.sheriff is None
    t = new_table(options)
    assert SHERIFF not in t.role
    assert View(t, SPECTATOR).role == t.role
    with pytest.raises(OptionsError, match="C was eliminated"):
        next_game(story.t, seed=4, keep=(2,))
