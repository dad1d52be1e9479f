"""Setup and roles."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.distance import distance
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from boothill.kernel.reasons import WhyNot
from support.extras import set_folder
from support.story import Story

PLAYERS = (4, 5, 6, 7)
SEEDS = range(25)


@pytest.fixture
def own_set(tmp_path):
    """The path of a folder with a set of two cards and one character."""
    return set_folder(tmp_path)


def tables(players, **options):
    for seed in SEEDS:
        yield new_table(TableOptions(players, seed=seed, **options))


@pytest.mark.rule("BASE-SET-1")
@pytest.mark.parametrize(
    ("players", "counts"), [(4, (1, 0, 2, 1)), (5, (1, 1, 2, 1)), (6, (1, 1, 3, 1)), (7, (1, 2, 3, 1))]
)
def test_roles_by_number_of_players(players, counts):
    for t in tables(players):
        assert tuple(t.role.count(role) for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE)) == counts


@pytest.mark.rule("BASE-SET-2")
def test_seven_players_use_three_outlaws():
    for t in tables(7):
        assert t.role.count(OUTLAW) == 3


@pytest.mark.rule("BASE-SET-3")
def test_roles_are_dealt_at_random():
    dealt = {t.role for t in tables(5)}
    assert len(dealt) > 10
    assert {role.index(SHERIFF) for role in dealt} == {0, 1, 2, 3, 4}


@pytest.mark.rule("BASE-SET-3")
def test_only_the_sheriff_shows_his_role():
    for t in tables(6):
        for seat in range(6):
            seen = View(t, seat).role
            assert {other for other in range(6) if seen[other] != HIDDEN} == {seat, t.role.index(SHERIFF)}
            assert seen[seat] == t.role[seat]


@pytest.mark.rule("BASE-SET-3")
def test_each_player_is_told_his_own_role_alone():
    match = new_match(TableOptions(6, seed=4))
    told = [event for event in match.events if event[0] == "seated"]
    assert sorted(audience for _, _, audience, _ in told) == [(seat,) for seat in range(6)]
    assert all(secret == (match.state.role[seat],) for _, (seat, *_), _, secret in told)


@pytest.mark.rule("BASE-SET-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_one_random_character_and_each_exists_once(players):
    dealt = set()
    for t in tables(players):
        assert len(set(t.character)) == players
        assert View(t, 0).character == tuple(t.character)
        dealt.update(t.character)
    assert len(dealt) == 16


@pytest.mark.rule("BASE-SET-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_a_second_character_that_nobody_sees(players):
    for t in tables(players):
        assert len({*t.character, *t.second}) == 2 * players
        for seat in range(players):
            shown = {player["character"] for player in View(t, seat).dump()["players"]}
            assert shown == {t.rules.characters[own].id for own in t.character}


@pytest.mark.rule("BASE-SET-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_life_is_the_bullets_and_one_more_for_the_sheriff(players):
    for t in tables(players):
        for seat in range(players):
            bullets = t.rules.characters[t.character[seat]].life
            assert t.life[seat] == t.max_life[seat] == bullets + (t.role[seat] == SHERIFF)


@pytest.mark.rule("BASE-SET-6")
def test_max_life_stays_when_life_is_lost():
    story = Story(B="el_gringo").hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.t.max_life[1]) == (2, 3)


@pytest.mark.rule("BASE-SET-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_hand_is_the_starting_life(players):
    for t in tables(players):
        assert [len(hand) for hand in t.hand] == t.life


@pytest.mark.rule("BASE-SET-7")
def test_a_sheriff_with_four_bullets_starts_with_five_cards():
    options = TableOptions(4, characters=("willy_the_kid", "el_gringo", None, None), sheriff=0)
    t = new_table(options)
    assert (len(t.hand[0]), len(t.hand[1])) == (5, 3)


@pytest.mark.rule("BASE-SET-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_remaining_cards_form_the_draw_pile_and_the_discard_pile_is_empty(players):
    for t in tables(players):
        assert len(t.deck) == 80 - sum(t.life)
        assert t.discard == []
        assert t.play == [[]] * players
        assert sorted([*t.deck, *(card for hand in t.hand for card in hand)]) == list(range(80))


@pytest.mark.rule("BASE-SET-8")
def test_unused_characters_are_out_of_the_game():
    t = new_table(TableOptions(4, seed=3))
    assert len(t.character) + len(t.second) == 8
    assert len(t.rules.characters) == 16


@pytest.mark.rule("BASE-SET-9")
@pytest.mark.parametrize("sheriff", range(5))
def test_the_sheriff_takes_the_first_turn_and_play_goes_clockwise(sheriff):
    match = new_match(TableOptions(5, seed=2, sheriff=sheriff))
    active = []
    while len(active) < 6:
        if match.decision.main:
            active.append(match.state.active)
        match.push(len(match.decision.options) - 1)
    assert active == [(sheriff + step) % 5 for step in range(6)]


@pytest.mark.rule("BASE-SET-10")
def test_another_set_adds_its_cards_and_characters_only_when_switched_on(own_set):
    alone, together = TableOptions(5).rules, TableOptions(5, sets=("base", own_set)).rules
    assert (len(alone.cards), len(alone.characters)) == (80, 16)
    assert (len(together.cards), len(together.characters)) == (82, 17)
    assert "nobody" in together.character_index
    assert "nobody" not in alone.character_index
    t = new_table(TableOptions(5, sets=(own_set, "base")))
    assert len(t.deck) == 82 - sum(t.life)


@pytest.mark.rule("BASE-SET-11")
@pytest.mark.parametrize("players", range(1, 11))
def test_how_many_may_play_does_not_depend_on_the_other_sets_switched_on(players, own_set):
    def may_play(*sets):
        try:
            return len(TableOptions(players, sets=sets).names)
        except OptionsError:
            return 0

    assert may_play("base") == may_play("base", own_set)
    assert may_play("base") == players or players not in PLAYERS


@pytest.mark.rule("BASE-SET-12")
def test_without_a_card_everybody_has_a_colt_with_range_1():
    story = Story(6).hand("A", "bang").turn("A")
    assert [story.offers("bang", on=seat) for seat in "BCDEF"] == [True, False, False, False, True]


@pytest.mark.rule("BASE-SET-12")
def test_the_colt_cannot_be_taken_and_is_there_again_when_the_weapon_is_gone():
    story = Story(6).hand("A", "bang", "cat_balou").in_play("A", "winchester").turn("A")
    story.plays("cat_balou", on="A", taking="winchester")
    assert story.front_of("A") == []
    assert story.offers("bang", on="B")
    assert not story.offers("bang", on="C")
    bare = Story(6).hand("A", "cat_balou").turn("A")
    assert bare.why_not("A", "cat_balou") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("BASE-SET-1", "BASE-SET-4")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 2}, "2 players cannot play; this game takes "),
        ({"players": 9}, "9 players cannot play; this game takes "),
        ({"players": 0}, "0 players cannot play; this game takes "),
        ({"players": list("ABCDEFGHI")}, "9 players cannot play; this game takes "),
        ({"players": ["Ann", "Ben", "Cid", "Ann"]}, "two players are called 'Ann'; give every player another name"),
        ({"players": ["Ann", "Ben", "Cid", " "]}, "a player has no name; give every player one"),
        ({"sets": ["base", "wild_east"]}, "unknown set 'wild_east'; known sets are base"),
        ({"sets": ["base", "./nowhere"]}, "the folder 'nowhere' is no set of cards; it needs an __init__.py"),
        ({"sets": ["base", "base"]}, "the set 'base' is named twice; name it once"),
        ({"sets": []}, "every table needs the set 'base'; add it to the sets"),
        (
            {"characters": ["john_doe", None, None, None]},
            "unknown character 'john_doe'; the chosen sets have bart_cassidy, ",
        ),
        (
            {"characters": ["sid_ketchum", "sid_ketchum", None, None]},
            "the character 'sid_ketchum' is given to two seats; every character exists once",
        ),
        ({"characters": [None] * 3}, "3 characters for 4 players; give one entry per seat"),
        ({"starter": True, "sets": ["base", "gold_rush"]}, "the starter game is the base game alone; "),
        ({"seed": "seven"}, "the table option 'seed' cannot be 'seven'; give a whole number, or its digits as a text"),
        ({"seed": 1.5}, "the table option 'seed' cannot be 1.5; give a whole number, or its digits as a text"),
        ({"sheriff": 4}, "seat 4 cannot be Sheriff; the seats are 0 to 3"),
        ({"colour": "red"}, "unknown table option 'colour'; known are characters, events, players, "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, dict) else "",
)
def test_a_bad_table_is_refused_in_one_clear_sentence(options, message):
    with pytest.raises(OptionsError) as refused:
        BANG.new({"players": 4, **options})
    said = str(refused.value)
    assert said.startswith(message)
    assert "\n" not in said
    assert not said.endswith(".")


@pytest.mark.rule("BASE-SET-9", "BASE-DIST-1")
def test_seats_are_clockwise_in_the_order_of_the_names():
    t = new_table(TableOptions(("Ann", "Ben", "Cid", "Dot", "Eve")))
    t.abilities = [()] * 5
    t.refresh()
    assert t.names == ("Ann", "Ben", "Cid", "Dot", "Eve")
    assert t.clockwise(3) == [3, 4, 0, 1, 2]
    assert [distance(t, 0, seat) for seat in (1, 2, 3, 4)] == [1, 2, 2, 1]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": None}, "'players' cannot be None; give a number, or a list of names"),
        ({"players": 5, "sets": 5}, "'sets' cannot be 5; give a list of names"),
        ({"players": 5, "sets": "base"}, "'sets' cannot be 'base'; give a list of names"),
        ({"players": 5, "sheriff": "x"}, "'sheriff' cannot be 'x'; give the number of a seat, or null"),
        ({"players": 5, "starter": "no"}, "'starter' cannot be 'no'; give true or false"),
        ({"players": 4, "characters": [["a"], None, None, None]}, "'characters' cannot be"),
        ({"player": 5}, "unknown table option 'player'; known are"),
    ],
)
def test_options_of_the_wrong_make_are_refused_in_one_sentence(options, said):
    with pytest.raises(OptionsError, match=said):
        TableOptions.load(options)
