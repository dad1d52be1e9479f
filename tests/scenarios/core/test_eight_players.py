"""Eight players: two Renegades who are nobody's friends, each other's least of all."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.roles import acting_sheriff
from boothill.games.bang.rules.table.series import next_game
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from support.story import Story

SEEDS = range(25)
SETS = [("base",), ("base", "dodge_city"), ("base", "promos"), ("base", "dodge_city", "promos")]


def table(**more):
    """A is the Sheriff, B and C are Deputies, D, E and F Outlaws, G and H Renegades."""
    return Story(8, **more)


def dies(story, seat, question="dodge"):
    """The seat is hit, and nothing saves it."""
    return story.asks(seat, question).answers("pass").asks(seat, "rescue").answers("pass")


def duel(killer, victim, out):
    """One kills another in a Duel; these were out before."""
    story = table().out(*out).hand(killer, "duel").with_life(**{victim: 1}).turn(killer).plays("duel", on=victim)
    return dies(story, victim, "bang")


# ---- Setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SET-1", "BASE-SET-11")
@pytest.mark.parametrize("sets", SETS, ids="+".join)
def test_a_sheriff_two_deputies_three_outlaws_and_two_renegades(sets):
    for seed in SEEDS:
        t = new_table(TableOptions(8, sets=sets, seed=seed))
        assert [t.role.count(role) for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE)] == [1, 2, 3, 2]
        assert [len(hand) for hand in t.hand] == t.life == t.max_life
        assert len(t.deck) == len(t.rules.cards) - sum(t.life)
        assert len({*t.character, *t.second}) == 16


@pytest.mark.rule("BASE-SET-11", "BASE-SET-4", "BASE-SET-5")
def test_the_base_game_alone_has_just_enough_characters_for_eight():
    t = new_table(TableOptions(8, seed=3))
    assert sorted([*t.character, *t.second]) == list(range(16))


@pytest.mark.rule("BASE-SET-11", "BASE-START-1")
def test_eight_may_play_the_starter_game():
    t = new_table(TableOptions(8, starter=True))
    assert len(t.deck) + sum(t.life) == 67


@pytest.mark.rule("BASE-SET-3")
def test_nobody_but_the_sheriff_shows_his_role_and_the_renegades_do_not_know_each_other():
    t = new_table(TableOptions(8, seed=7))
    for seat in range(8):
        known = {other for other, role in enumerate(View(t, seat).role) if role != HIDDEN}
        assert known == {seat, t.role.index(SHERIFF)}
    assert {role for role in View(t, -1).role if role != HIDDEN} == {SHERIFF}


@pytest.mark.rule("BASE-SET-9")
@pytest.mark.parametrize("sheriff", [0, 3, 7])
def test_the_sheriff_begins_and_play_goes_clockwise(sheriff):
    match = new_match(TableOptions(8, seed=2, sheriff=sheriff))
    active = []
    while len(active) < 9:
        if match.decision.main:
            active.append(match.state.active)
        match.push(len(match.decision.options) - 1)
    assert active == [(sheriff + step) % 8 for step in range(9)]


@pytest.mark.rule("BASE-SERIES-4")
def test_the_badge_passes_on_among_eight():
    story = duel("D", "A", "")
    assert next_game(story.t, seed=2, badge=True).sheriff == 1


def test_the_sheriff_himself_does_what_event_decks_ask_of_him():
    assert acting_sheriff(table(roles="outlaw deputy deputy outlaw sheriff outlaw renegade renegade").t) == 4


# ---- Around the table ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-1")
def test_the_farthest_of_eight_sits_four_steps_away():
    story = table().hand("A", "bang").in_play("A", "remington").turn("A")
    assert [story.view("A").distance(0, seat) for seat in range(1, 8)] == [1, 2, 3, 4, 3, 2, 1]
    assert [story.offers("bang", on=seat) for seat in "BCDEFGH"] == [True, True, True, False, True, True, True]


@pytest.mark.rule("BASE-STORE-1")
def test_general_store_shows_eight_cards():
    cards = [f"{rank}C" for rank in range(2, 10)]
    story = table().hand("C", "general_store").deck(*cards).turn("C").plays("general_store")
    for seat, card in zip("CDEFGHA", cards, strict=False):
        story.asks(seat, "store").answers(card)
    assert [story.values_of(seat) for seat in "CDEFGHAB"] == [[card] for card in cards]


@pytest.mark.rule("BASE-MULTI-1")
def test_gatling_goes_round_all_seven_others():
    story = table().hand("F", "gatling").turn("F").plays("gatling")
    for seat in "GHABCDE":
        story.asks(seat, "dodge").answers("pass")
    assert [story.life(seat) for seat in "ABCDEFGH"] == [4, 3, 3, 3, 3, 4, 3, 3]


@pytest.mark.rule("BASE-ELIM-6", "DC-8P-1")
@pytest.mark.parametrize(("killer", "victim"), [("A", "G"), ("G", "H"), ("D", "H")])
def test_no_reward_for_a_renegade_not_even_for_the_other_one(killer, victim):
    story = duel(killer, victim, "")
    assert story.events("reward") == []
    assert story.hand_of(killer) == []
    assert story.at_rest(killer)


@pytest.mark.rule("DC-8P-1")
def test_one_renegade_is_not_warned_against_shooting_the_other():
    story = table().hand("G", "duel").out("F").turn("G")
    assert story.warns("duel", on="H") == ""


# ---- Winning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-8P-1", "DC-8P-4", "BASE-WIN-2")
@pytest.mark.parametrize(("killer", "other"), [("G", "H"), ("H", "G")])
def test_a_renegade_who_is_the_single_survivor_wins_alone(killer, other):
    assert duel(killer, "A", ["B", "C", "D", "E", "F", other]).winners == killer


@pytest.mark.rule("DC-8P-2", "DC-8P-1")
@pytest.mark.parametrize("killer", ["G", "H"])
def test_the_outlaws_win_dead_as_they_are_when_the_sheriff_falls_and_both_renegades_live(killer):
    assert duel(killer, "A", "BCDEF").winners == "DEF"


@pytest.mark.rule("DC-8P-2")
def test_the_outlaws_win_when_the_sheriff_falls_and_the_others_live():
    assert duel("E", "A", "F").winners == "DEF"


@pytest.mark.rule("DC-8P-3", "BASE-WIN-3")
@pytest.mark.parametrize("first", ["G", "H"])
def test_the_law_needs_both_renegades_dead(first):
    last = "H" if first == "G" else "G"
    story = table().out("D", "E", "F").hand("A", "duel", "duel").with_life(G=1, H=1).turn("A").plays("duel", on=first)
    dies(story, first, "bang")
    assert story.at_rest("A")
    assert dies(story.plays("duel", on=last), last, "bang").winners == "ABC"


@pytest.mark.rule("DC-8P-3")
@pytest.mark.parametrize("outlaw", "DEF")
def test_the_law_needs_all_three_outlaws_dead(outlaw):
    others = "DEF".replace(outlaw, "")
    story = table().out(*others, "G").hand("B", "duel", "duel").with_life(H=1).with_life(**{outlaw: 1}).turn("B")
    dies(story.plays("duel", on="H"), "H", "bang")
    assert story.at_rest("B")
    assert dies(story.plays("duel", on=outlaw), outlaw, "bang").winners == "ABC"


@pytest.mark.rule("DC-8P-3", "BASE-WIN-4")
def test_with_all_outlaws_dead_and_both_renegades_alive_the_game_goes_on():
    story = duel("A", "F", "DE")
    assert story.at_rest("A")
    assert story.winners == ""


@pytest.mark.rule("DC-8P-1", "BASE-MULTI-3")
def test_a_renegade_whose_gatling_kills_sheriff_and_other_renegade_wins_alone():
    story = table().out("B", "C", "D", "E", "F").hand("G", "gatling").with_life(A=1, H=1).turn("G").plays("gatling")
    dies(story, "H")
    assert not story.over
    assert dies(story, "A").winners == "G"


@pytest.mark.rule("DC-8P-1", "DC-8P-2", "BASE-MULTI-3")
def test_a_renegade_whose_gatling_leaves_the_other_one_alive_gives_the_outlaws_the_game():
    story = table().out("B", "C", "D", "E", "F").hand("G", "gatling").with_life(A=1).turn("G").plays("gatling")
    story.asks("H", "dodge").answers("pass")
    assert dies(story, "A").winners == "DEF"


@pytest.mark.rule("DC-8P-3", "BASE-MULTI-3")
def test_a_deputys_gatling_may_kill_both_renegades_at_once():
    story = table().out("C", "D", "E", "F").hand("B", "gatling").with_life(G=1, H=1).turn("B").plays("gatling")
    dies(dies(story, "G"), "H").asks("A", "dodge").answers("pass")
    assert story.winners == "ABC"


@pytest.mark.rule("DC-8P-4", "DC-8P-1")
def test_two_renegades_alone_with_the_sheriff_fight_it_out():
    story = table().out("B", "C", "D", "E", "F").hand("G", "duel", "duel").with_life(A=1, H=1).turn("G")
    dies(story.plays("duel", on="H"), "H", "bang")
    assert story.at_rest("G")
    assert dies(story.plays("duel", on="A"), "A", "bang").winners == "G"


@pytest.mark.rule("BASE-ELIM-1")
def test_the_sheriff_pays_for_either_deputy():
    for deputy in "BC":
        story = table().hand("A", "duel", "beer").in_play("A", "barrel").with_life(**{deputy: 1}).turn("A")
        dies(story.plays("duel", on=deputy), deputy, "bang")
        assert (story.hand_of("A"), story.front_of("A")) == ([], [])
