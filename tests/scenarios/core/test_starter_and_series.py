"""The starter game, and series of games."""

from collections import Counter

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from support.extras import come_back, set_folder
from support.story import Story


@pytest.mark.rule("BASE-START-1")
def test_the_starter_game_leaves_out_thirteen_cards_of_six_names():
    full, starter = TableOptions(4).rules, TableOptions(4, starter=True).rules
    left_out = sorted(set(full.card_names) - set(starter.card_names))
    assert (len(full.cards), len(starter.cards), len(left_out)) == (80, 67, 13)
    names = [name.split("/")[0] for name in left_out]
    assert {name: names.count(name) for name in names} == {
        "dynamite": 1,
        "duel": 3,
        "general_store": 2,
        "indians": 2,
        "jail": 3,
        "volcanic": 2,
    }


@pytest.mark.rule("BASE-START-1")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_starter_game_is_dealt_from_67_cards(players):
    for seed in range(10):
        t = new_table(TableOptions(players, starter=True, seed=seed))
        assert len(t.deck) + sum(t.life) == 67


@pytest.mark.rule("BASE-START-2")
def test_the_starter_game_is_the_base_game_alone(tmp_path):
    with pytest.raises(OptionsError, match="the starter game is the base game alone; leave the other sets out"):
        TableOptions(4, sets=("base", set_folder(tmp_path)), starter=True)
    assert TableOptions(4, sets=("base",), starter=True).starter


@pytest.mark.rule("BASE-START-2", "SH-1")
def test_the_starter_game_has_no_shadows():
    with pytest.raises(OptionsError, match="the starter game has no variants; leave the shadows out or play without"):
        TableOptions(4, starter=True, shadow=True)
    assert not TableOptions(4, starter=True, shadow=False).shadow


def outlaws_won(**options):
    """A finished game: Outlaw C shot the Sheriff A; Deputy B had been eliminated before."""
    story = Story(5, A="lucky_duke", B="rose_doolan", C="willy_the_kid", D="sid_ketchum", **options)
    story.hand("C", "bang", "beer").in_play("C", "schofield").out("B").with_life(A=1, C=2).turn("C")
    story.plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert story.over
    return story


@pytest.mark.rule("BASE-SERIES-1")
def test_a_survivor_may_keep_his_character():
    story = outlaws_won()
    assert survivors(story.t) == (2, 3, 4)
    options = next_game(story.t, seed=9, keep=(2,))
    assert options.characters == (None, None, "willy_the_kid", None, None)
    t = new_table(options)
    assert t.rules.characters[t.character[2]].id == "willy_the_kid"


@pytest.mark.rule("BASE-SERIES-1")
def test_whoever_keeps_nothing_takes_a_random_character():
    story = outlaws_won()
    dealt = {new_table(next_game(story.t, seed=seed, keep=(2,))).character[3] for seed in range(40)}
    assert len(dealt) > 8


@pytest.mark.rule("BASE-SERIES-1")
def test_an_eliminated_player_cannot_keep_his_character():
    story = outlaws_won()
    with pytest.raises(OptionsError, match="A was eliminated and takes a new character; only survivors may keep"):
        next_game(story.t, seed=9, keep=(2, 0))


@pytest.mark.rule("BASE-SERIES-1")
@pytest.mark.parametrize("seat", [5, -1, "A"])
def test_only_a_seat_of_the_table_can_keep_a_character(seat):
    with pytest.raises(OptionsError, match=f"seat {seat!r} cannot keep a character; the seats are 0 to 4"):
        next_game(outlaws_won().t, seed=9, keep=(seat,))


@pytest.mark.rule("BASE-SERIES-1")
def test_the_next_game_comes_after_the_end_of_this_one():
    story = Story(5).turn("A")
    with pytest.raises(OptionsError, match="the game is not over; finish it before the next game"):
        next_game(story.t, seed=9)


@pytest.mark.rule("BASE-SERIES-2")
def test_nothing_but_the_character_carries_over():
    story = outlaws_won()
    t = new_table(next_game(story.t, seed=9, keep=(2, 3, 4)))
    bullets = [t.rules.characters[character].life for character in t.character]
    assert t.life == t.max_life == [points + (t.role[seat] == SHERIFF) for seat, points in enumerate(bullets)]
    assert [len(hand) for hand in t.hand] == t.life
    assert t.play == [[]] * 5
    assert (t.discard, t.eliminated, t.deeds, t.winners, t.turn) == ([], [], [], (), 0)
    assert t.seats == (0, 1, 2, 3, 4)


@pytest.mark.rule("BASE-SERIES-3")
def test_kept_characters_leave_the_pool_before_the_others_are_dealt():
    story = outlaws_won()
    kept = [story.t.character[seat] for seat in (2, 3, 4)]
    for seed in range(40):
        t = new_table(next_game(story.t, seed=seed, keep=(2, 3, 4)))
        assert t.character[2:] == kept
        assert len({*t.character, *t.second}) == 10


@pytest.mark.rule("BASE-SERIES-3")
def test_what_survivors_keep_does_not_depend_on_the_new_roles():
    story = outlaws_won()
    some, none = next_game(story.t, seed=4, keep=(2, 4)), next_game(story.t, seed=4)
    assert new_table(some).role == new_table(none).role


@pytest.mark.rule("BASE-SERIES-4")
def test_with_the_badge_rule_the_next_player_clockwise_is_sheriff():
    story = outlaws_won()
    fourth = Counter()
    for seed in range(40):
        t = new_table(next_game(story.t, seed=seed, badge=True))
        assert t.role.index(SHERIFF) == 1
        fourth[t.role[3]] += 1
    assert set(fourth) == {DEPUTY, OUTLAW, RENEGADE}


@pytest.mark.rule("BASE-SERIES-4")
def test_the_badge_passes_from_the_last_seat_to_the_first():
    story = Story(4, roles="outlaw outlaw renegade sheriff").hand("A", "bang").with_life(D=1).turn("A")
    story.plays("bang", on="D").asks("D", "dodge").answers("pass").asks("D", "rescue").answers("pass")
    assert next_game(story.t, seed=1, badge=True).sheriff == 0


@pytest.mark.rule("BASE-SERIES-4")
def test_without_the_badge_rule_all_roles_are_random():
    story = outlaws_won()
    sheriffs = {new_table(next_game(story.t, seed=seed)).role.index(SHERIFF) for seed in range(40)}
    assert sheriffs == {0, 1, 2, 3, 4}


@pytest.mark.rule("BASE-SERIES-5")
def test_alive_is_who_came_back_for_good_but_not_who_is_there_for_a_turn_only():
    t = outlaws_won().t
    come_back(t, 1, life=2)
    assert survivors(t) == (1, 2, 3, 4)
    t.ghost = 1
    assert survivors(t) == (2, 3, 4)
    with pytest.raises(OptionsError, match="B was eliminated and takes a new character"):
        next_game(t, seed=9, keep=(1,))


@pytest.mark.rule("BASE-SERIES-5", "SH-9")
def test_a_shadow_in_whose_turn_the_game_ends_is_not_alive():
    story = Story(5, shadow=True, B="rose_doolan").out("B").with_life(A=1).deck("duel", "missed").starts_turn("B")
    story.plays("duel", on="A").asks("A", "bang").answers("pass").asks("A", "rescue").answers("pass")
    assert story.over
    assert not story.is_out("B")
    assert survivors(story.t) == (2, 3, 4)
    with pytest.raises(OptionsError, match="B was eliminated and takes a new character"):
        next_game(story.t, seed=9, keep=(1,))


@pytest.mark.rule("BASE-SERIES-6")
def test_seats_names_and_sets_stay_the_same():
    story = outlaws_won()
    options = next_game(story.t, seed=9)
    assert options.names == ("A", "B", "C", "D", "E")
    assert (options.sets, options.starter) == (("base",), False)
    assert next_game(outlaws_won(starter=True).t, seed=9).starter


@pytest.mark.rule("BASE-SERIES-6", "BASE-SERIES-2", "SH-1")
@pytest.mark.parametrize("shadow", [False, True])
def test_a_series_goes_on_with_or_without_shadows(shadow):
    options = next_game(outlaws_won(shadow=shadow).t, seed=9)
    assert options.shadow is shadow
    t = new_table(options)
    assert (t.shadows, t.shadow, t.sides) == (shadow, -1, (-1,) * 5)


@pytest.mark.rule("BASE-SERIES-6")
def test_a_series_goes_on_with_the_players_own_set(tmp_path):
    folder = set_folder(tmp_path)
    options = next_game(outlaws_won(sets=("base", folder)).t, seed=9)
    assert options.sets == ("base", folder)
    assert len(options.rules.cards) == 82
