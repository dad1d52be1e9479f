"""The Shadow variant as an option of the table."""

import json

import pytest

from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.series import next_game
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from support.games import ALL_SETS
from support.story import Story
from support.tales import dies, goes, rush, tale

SETS = [("base",), ("base", "gold_rush"), ALL_SETS]


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_four_to_eight_may_play_with_shadows_with_or_without_gold_rush(players, sets):
    options = TableOptions(players, sets=sets, shadow=True)
    assert options.dump()["shadow"] is True
    t = new_table(options)
    assert (t.shadows, t.shadow, t.sides) == (True, -1, (-1,) * players)


@pytest.mark.rule("SH-1")
def test_without_the_option_there_are_no_shadows():
    assert TableOptions(5, sets=ALL_SETS).dump()["shadow"] is False
    assert not new_table(TableOptions(5, sets=ALL_SETS)).shadows


@pytest.mark.rule("SH-1", "BASE-TURN-1", "GR-NUG-4")
@pytest.mark.parametrize("shadow", [False, True])
def test_only_with_the_option_the_dead_have_turns_and_keep_their_nuggets(shadow):
    story = rush(shadow=shadow).hand("B", "bang").with_life(C=1).nuggets(C=3).turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert story.purse("C") == (3 if shadow else 0)
    assert len(story.events("lost_nuggets")) == (0 if shadow else 1)
    assert story.ends_turn().at_rest("C" if shadow else "D")


@pytest.mark.rule("SH-1", "SH-3", "SH-5", "BASE-TURN-1")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_a_shadow_has_a_turn_in_every_round_at_every_table(players, sets):
    story = Story(players, sets=sets, shadow=True).out("C").starts_turn("B")
    for _ in range(2):
        assert story.ends_turn().at_rest("C")
        assert (story.t.shadow, story.life("C"), len(story.hand_of("C"))) == (2, 0, 2)
        goes(story, "C", 2)
        assert (story.t.shadow, story.hand_of("C")) == (-1, [])
        for seat in range(3, players):
            assert story.at_rest("ABCDEFGH"[seat])
            story.ends_turn()
        assert story.at_rest("A")
        assert story.ends_turn().at_rest("B")


@pytest.mark.rule("SH-1", "DC-3P-9")
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_three_have_no_sheriff_and_so_no_shadows(sets):
    with pytest.raises(OptionsError, match="3 players have no Sheriff, and without one there are no shadows"):
        TableOptions(3, sets=sets, shadow=True)


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("value", [1, "yes", None])
def test_the_option_is_true_or_false(value):
    with pytest.raises(OptionsError, match=r"the table option 'shadow' cannot be .*; give true or false"):
        TableOptions.load({"players": 5, "shadow": value})


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("shadow", [False, True])
def test_the_option_goes_through_a_file_and_may_be_missing_there(shadow):
    data = json.loads(json.dumps(TableOptions(5, sets=ALL_SETS, shadow=shadow).dump()))
    assert TableOptions.load(data).shadow is shadow
    assert BANG.new(data).shadows is shadow
    del data["shadow"]
    assert TableOptions.load(data).shadow is False


@pytest.mark.rule("SH-1")
def test_a_game_with_shadows_is_dealt_like_one_without():
    with_them, without = (new_match(TableOptions(6, seed=7, shadow=shadow)).state for shadow in (True, False))
    assert (with_them.role, with_them.character, with_them.hand) == (without.role, without.character, without.hand)


@pytest.mark.rule("SH-1", "BASE-SERIES-6")
@pytest.mark.parametrize("shadow", [False, True])
def test_the_next_game_of_a_series_is_played_with_shadows_again(shadow):
    story = tale(4, shadow=shadow).hand("B", "bang").with_life(A=1).turn("B")
    dies(story.plays("bang", on="A"), "A")
    options = next_game(story.t, seed=3)
    assert options.shadow is shadow
    assert new_table(options).shadows is shadow
