"""Russian Roulette: round and round from the Sheriff on, until somebody has no Missed! effect left or wants none."""

import pytest

from support.tales import losses, tale


def roulette(players=5, **characters):
    """The Sheriff will turn up Russian Roulette in his next turn."""
    return tale(players, **characters).next_events("russian_roulette")


def kind(story):
    """The event's kind, as questions and the log name it."""
    return story.t.rules.kind_index["russian_roulette"]


def refuse(story, seats):
    """All but the last named use a Missed!, the last one refuses."""
    for seat in seats[:-1]:
        story.asks(seat, "roulette").answers("missed")
    return story.asks(seats[-1], "roulette").answers("pass")


# ---- Round and round -----------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-74")
@pytest.mark.rule("FF-ROULETTE-1", "FF-ROULETTE-2", "FF-ROULETTE-3", "BASE-BARREL-2")
def test_the_first_who_uses_no_missed_effect_loses_two_and_it_is_over():
    story = roulette(C="elena_fuente").hand("A", "missed").in_play("B", "barrel").hand("C", "beer")
    story.hand("D", "missed", "bang").hand("E", "missed").deck("9H", "2C", "3C").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("flip")
    story.asks("C", "roulette").answers("beer").asks("D", "roulette").answers("pass")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "ABCDE"] == [5, 4, 3, 2, 4]
    assert losses(story) == [(3, 2, 2, -1, kind(story))]
    assert (story.hand_of("C"), story.front_of("B")) == ([], ["barrel"])
    assert (story.hand_of("D"), story.hand_of("E")) == (["missed", "bang"], ["missed"])
    assert story.events("reward") == []


@pytest.mark.rule("FF-ROULETTE-1")
def test_it_goes_round_more_than_once():
    story = roulette().out("B", "D").hand("A", "missed", "missed").hand("C", "missed", "missed").hand("E", "missed")
    story.starts_turn("A")
    refuse(story, "ACEACE")
    assert [story.life(seat) for seat in "ACE"] == [5, 4, 2]
    assert story.hand_of("C") == []


@pytest.mark.rule("FF-ROULETTE-1")
def test_the_sheriff_is_the_first_and_may_be_the_last():
    story = roulette().hand("B", "missed").starts_turn("A")
    refuse(story, "A")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "ABCDE"] == [3, 4, 4, 4, 4]


@pytest.mark.rule("FF-ROULETTE-1", "DC-3P-8")
def test_of_three_players_it_begins_with_the_deputy_and_is_over_after_one_loss():
    story = roulette(3).hand("A", "missed").starts_turn("A")
    refuse(story, "AB")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "ABC"] == [4, 2, 4]


@pytest.mark.rule("FF-ROULETTE-1", "EV-9")
def test_it_happens_once_when_it_is_revealed_and_the_round_goes_on_without_it():
    story = roulette().hand("A", "missed").starts_turn("A")
    refuse(story, "AB").ends_turn()
    assert story.at_rest("B")
    story.ends_turn()
    assert story.at_rest("C")
    assert len(losses(story)) == 1


@pytest.mark.rule("EV-9", "FF-ROULETTE-1")
def test_after_it_the_sheriffs_turn_goes_on_with_its_other_steps():
    story = roulette().in_play("A", "dynamite").hand("A", "missed").deck("KD", "2C", "3C").starts_turn("A")
    refuse(story, "AB")
    assert story.at_rest("A")
    assert (story.front_of("A"), story.front_of("B")) == ([], ["dynamite"])
    assert story.values_of("A") == ["2C", "3C"]
    names = [name for name, _, _, _ in story.match.events]
    assert names == ["turn", "revealed", "used_missed", "lost_life", "flipped", "passed_on", "drew"]


# ---- What counts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ROULETTE-2", "FF-ROULETTE-1")
@pytest.mark.parametrize("card", ["missed", "dodge"])
def test_brown_cards_with_the_symbol_count(card):
    story = roulette().hand("B", card).hand("A", "missed").deck("2C", "3C", "4C").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers(card).asks("C", "roulette")
    assert story.values_of("B") == (["2C"] if card == "dodge" else [])  # BASE-SHOT-7
    assert story.decision.subject == (-1, kind(story), 1, 2)


@pytest.mark.rule("FF-ROULETTE-2", "BASE-SHOT-7")
@pytest.mark.parametrize("card", ["bible", "iron_plate", "sombrero", "ten_gallon_hat"])
def test_green_cards_in_play_count_the_sheriffs_own_too(card):
    story = roulette().in_play("A", card).deck("2C").starts_turn("A")
    story.asks("A", "roulette").answers(card).asks("B", "roulette")
    assert (story.front_of("A"), story.discards()) == ([], [card])
    assert story.values_of("A") == (["2C"] if card == "bible" else [])


@pytest.mark.rule("FF-ROULETTE-2", "DC-GREEN-1")
def test_a_green_card_in_hand_and_anything_else_does_not_count():
    story = roulette().hand("A", "sombrero", "bang", "beer", "barrel", "knife").in_play("A", "canteen").starts_turn("A")
    story.asks("A", "roulette")
    assert [story.offers(card) for card in ("sombrero", "bang", "beer", "barrel", "knife", "canteen")] == [False] * 6
    assert not story.offers("flip")
    assert story.offers("pass")


@pytest.mark.rule("FF-ROULETTE-2")
def test_who_has_nothing_is_asked_all_the_same():
    story = roulette().starts_turn("A").asks("A", "roulette")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.life("A") == 3


@pytest.mark.rule("FF-ROULETTE-2", "BASE-JOURD-1", "BASE-SHOT-4")
def test_barrel_and_jourdonnais_flip_once_each_and_a_missed_may_follow():
    story = roulette(A="jourdonnais").in_play("A", "barrel").hand("A", "missed").deck("2C", "3D").starts_turn("A")
    story.asks("A", "roulette").answers("flip").answers("flip")
    assert not story.offers("flip")
    story.answers("missed").asks("B", "roulette")
    assert story.discard_values()[:2] == ["2C", "3D"]


@pytest.mark.rule("FF-ROULETTE-2", "BASE-BARREL-1")
def test_the_barrel_may_be_tried_again_the_next_time_round():
    story = roulette().out("B", "C", "D").in_play("A", "barrel").hand("E", "missed").deck("9H", "2S").starts_turn("A")
    story.asks("A", "roulette").answers("flip").asks("E", "roulette").answers("missed")
    story.asks("A", "roulette").answers("flip").answers("pass")
    assert (story.life("A"), story.front_of("A")) == (3, ["barrel"])


@pytest.mark.rule("FF-ROULETTE-2", "BASE-LUCKY-1")
def test_lucky_duke_picks_the_better_of_two_flips():
    story = roulette(A="lucky_duke").in_play("A", "barrel").deck("2C", "9H", "3C").starts_turn("A")
    story.asks("A", "roulette").answers("flip").asks("A", "flip").answers("9H").asks("B", "roulette")
    assert story.discard_values() == ["2C", "9H"]


@pytest.mark.rule("FF-ROULETTE-2", "BASE-JANET-1", "BASE-JANET-3")
def test_janets_bang_counts_and_her_missed_as_well():
    story = roulette(B="calamity_janet").out("C", "D", "E").hand("A", "missed", "missed")
    story.hand("B", "bang", "missed", "gatling").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette")
    assert not story.offers("gatling")
    story.answers("bang").asks("A", "roulette").answers("missed").asks("B", "roulette").answers("missed")
    story.asks("A", "roulette")
    assert story.hand_of("B") == ["gatling"]


@pytest.mark.rule("FF-ROULETTE-2", "DC-ELENA-1")
@pytest.mark.parametrize("card", ["jail", "bang", "sombrero", "indians", "dodge"])
def test_any_hand_card_of_elena_counts(card):
    story = roulette(A="elena_fuente").hand("A", card).deck("2C").starts_turn("A")
    story.asks("A", "roulette").answers(card).asks("B", "roulette")
    assert story.discards() == [card]
    assert story.values_of("A") == (["2C"] if card == "dodge" else [])


@pytest.mark.rule("EV-9", "DC-BELLE-4", "FF-ROULETTE-2")
def test_belle_star_as_sheriff_does_not_switch_off_the_others_cards_yet():
    story = roulette(A="belle_star").hand("A", "missed").in_play("B", "barrel").in_play("C", "sombrero").deck("9H")
    story.starts_turn("A").asks("A", "roulette").answers("missed").asks("B", "roulette").answers("flip")
    story.asks("C", "roulette").answers("sombrero").asks("D", "roulette")


@pytest.mark.rule("FF-ROULETTE-1", "DC-APACHE-4", "EV-8")
def test_apache_kid_is_asked_and_hit_like_anybody():
    story = roulette(B="apache_kid").hand("A", "missed").starts_turn("A")
    refuse(story, "AB")
    assert story.life("B") == 1


@pytest.mark.rule("FF-ROULETTE-1", "BASE-SLAB-2")
def test_one_missed_effect_is_enough_although_slab_reveals_it():
    story = roulette(A="slab_the_killer").hand("A", "missed").hand("B", "missed").starts_turn("A")
    refuse(story, "ABC")
    assert (story.life("B"), story.life("C")) == (4, 2)


# ---- Two life points together --------------------------------------------------------------------------------------


@pytest.mark.rule("FF-ROULETTE-3", "BASE-DIE-2")
def test_both_points_are_lost_before_one_rescue():
    story = roulette().hand("A", "missed").hand("B", "beer", "beer").with_life(B=2).starts_turn("A")
    refuse(story, "AB").asks("B", "rescue")
    assert story.decision.subject == (-1, 0)
    story.answers("beer")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (1, ["beer"])
    assert losses(story) == [(1, 2, 0, -1, kind(story))]


@pytest.mark.rule("FF-ROULETTE-3", "BASE-DIE-1", "BASE-DIE-3")
@pytest.mark.parametrize("beers", [1, 2])
def test_with_one_life_point_it_takes_two_beers(beers):
    story = roulette().hand("A", "missed").hand("B", *["beer"] * beers).with_life(B=1).starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("beer").asks("B", "rescue")
    if beers == 2:
        story.answers("beer")
        assert story.life("B") == 1
    else:
        story.answers("pass")
        assert story.is_out("B")
    assert story.at_rest("A")


@pytest.mark.rule("FF-ROULETTE-3", "EV-8", "BASE-BART-1")
def test_bart_draws_two_when_it_is_over():
    story = roulette(B="bart_cassidy").hand("A", "missed").deck("2C", "3C", "4C", "5C").starts_turn("A")
    refuse(story, "AB")
    assert (story.values_of("B"), story.values_of("A")) == (["2C", "3C"], ["4C", "5C"])
    assert losses(story) == [(1, 2, 2, -1, kind(story))]


@pytest.mark.rule("FF-ROULETTE-3", "BASE-DIE-7", "BASE-BART-1")
def test_what_bart_draws_comes_after_the_rescue():
    story = roulette(B="bart_cassidy").hand("A", "missed").with_life(B=2).deck("beer/6H", "beer/7H").starts_turn("A")
    refuse(story, "AB").asks("B", "rescue")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.is_out("B")
    story = roulette(B="bart_cassidy").hand("A", "missed").hand("B", "beer/8H").with_life(B=2).deck("2C", "3C", "4C")
    story.starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.values_of("B")) == (1, ["2C", "3C"])


@pytest.mark.rule("EV-8", "BASE-DIE-10", "BASE-GRINGO-2")
def test_el_gringo_takes_nothing():
    story = roulette(C="el_gringo").hand("A", "missed", "bang").hand("B", "missed", "bang").starts_turn("A")
    refuse(story, "ABC")
    assert (story.life("C"), story.hand_of("C")) == (1, [])
    assert story.events("took_from_hand") == []


# ---- Molly, Suzy, Sid ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EV-9", "DC-MOLLY-1", "DC-MOLLY-2")
def test_molly_draws_when_it_is_over_a_card_for_each_of_hers():
    story = roulette(B="molly_stark").out("C", "D").hand("A", "missed", "missed").hand("B", "missed", "missed")
    story.hand("E", "missed").deck("2C", "3C", "4C", "5C").starts_turn("A")
    for seat in "ABEAB":
        story.asks(seat, "roulette").answers("missed")
    story.asks("E", "roulette")
    assert story.hand_of("B") == []
    story.answers("pass")
    assert (story.values_of("B"), story.values_of("A")) == (["2C", "3C"], ["4C", "5C"])


@pytest.mark.rule("EV-9", "DC-MOLLY-3")
def test_molly_as_sheriff_is_the_active_player_and_draws_nothing():
    story = roulette(A="molly_stark").hand("A", "missed").deck("2C", "3C", "4C").starts_turn("A")
    refuse(story, "AB")
    assert story.values_of("A") == ["2C", "3C"]


@pytest.mark.rule("DC-MOLLY-3", "FF-ROULETTE-2")
def test_molly_draws_nothing_for_a_green_card_in_play_or_a_flip():
    story = (
        roulette(B="molly_stark").in_play("B", "sombrero", "barrel").out("C", "D", "E").hand("A", "missed", "missed")
    )
    story.deck("9H", "2C", "3C").starts_turn("A").asks("A", "roulette").answers("missed")
    story.asks("B", "roulette").answers("flip").asks("A", "roulette").answers("missed")
    story.asks("B", "roulette").answers("sombrero").asks("A", "roulette").answers("pass")
    assert (story.hand_of("B"), story.values_of("A")) == ([], ["2C", "3C"])


@pytest.mark.rule("DC-MOLLY-2", "DC-MOLLY-4", "FF-ROULETTE-3")
@pytest.mark.parametrize("life", [2, 4])
def test_molly_who_loses_in_the_end_draws_for_what_she_used_if_she_lives(life):
    story = roulette(B="molly_stark").out("C", "D").hand("A", "missed", "missed").hand("B", "missed").with_life(B=life)
    story.hand("E", "missed").deck("2C", "3C", "4C").starts_turn("A")
    refuse(story, "ABEAB")
    if life == 2:
        story.asks("B", "rescue").answers("pass")
    assert story.is_out("B") == (life == 2)
    assert story.values_of("B") == ([] if life == 2 else ["2C"])
    assert story.values_of("A") == (["2C", "3C"] if life == 2 else ["3C", "4C"])


@pytest.mark.rule("DC-MOLLY-4", "FF-ROULETTE-3")
def test_the_beer_that_saves_molly_gives_its_card_afterwards():
    story = roulette(B="molly_stark").hand("A", "missed").hand("B", "beer").with_life(B=2).deck("2C", "3C", "4C")
    story.starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.values_of("B"), story.values_of("A")) == (1, ["2C"], ["3C", "4C"])


@pytest.mark.rule("BASE-SUZY-1", "FF-ROULETTE-1")
def test_suzy_draws_at_once_and_may_use_the_card_the_next_time_round():
    story = roulette(B="suzy_lafayette").out("C", "D", "E").hand("A", "missed", "missed").hand("B", "missed/2S")
    story.deck("missed/3S", "2C", "3C", "4C").starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("missed")
    assert story.values_of("B") == ["3S"]
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("3S").asks("A", "roulette")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SUZY-4", "FF-ROULETTE-3")
def test_suzy_draws_only_after_her_rescue():
    story = roulette(B="suzy_lafayette").hand("A", "missed").hand("B", "beer").with_life(B=1).deck("beer/6H", "2C")
    story.starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("beer").asks("B", "rescue")
    assert (story.life("B"), story.hand_of("B")) == (0, [])
    story = roulette(B="suzy_lafayette").hand("A", "missed").hand("B", "beer").with_life(B=2).deck("2C")
    story.starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("beer")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("BASE-SID-1", "FF-ROULETTE-2")
def test_sids_two_cards_give_him_life_but_no_missed_effect():
    story = roulette(A="sid_ketchum").hand("A", "bang", "beer", "jail").with_life(A=4).starts_turn("A")
    story.asks("A", "roulette").answers("use").asks("A", "cost").answers("bang").answers("jail").asks("A", "roulette")
    assert story.life("A") == 5
    story.answers("pass")
    assert story.life("A") == 3


@pytest.mark.rule("BASE-SID-1", "BASE-DIE-2", "FF-ROULETTE-3")
def test_sid_may_rescue_himself():
    story = roulette(B="sid_ketchum").hand("A", "missed").hand("B", "bang", "jail").with_life(B=2).starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("use").asks("B", "cost").answers("bang")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (1, [])


# ---- Deaths --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIE-10", "BASE-ELIM-4", "FF-ROULETTE-3", "EV-8")
def test_nobody_is_rewarded_or_punished_for_a_death():
    story = roulette(E="herb_hunter").with_life(B=1).hand("A", "missed", "beer").in_play("A", "barrel").starts_turn("A")
    refuse(story, "AB").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert [public for _, public, _, _ in story.events("eliminated")] == [(1, 1, -1)]
    assert (story.hand_of("A")[0], story.front_of("A")) == ("beer", ["barrel"])
    assert len(story.hand_of("A")) == 3
    assert len(story.hand_of("E")) == 2
    assert story.events("penalty") == []


@pytest.mark.rule("BASE-DIE-10", "BASE-ELIM-4", "FF-ROULETTE-3")
def test_no_reward_for_an_outlaw():
    story = roulette().with_life(C=2).hand("A", "missed").hand("B", "missed").starts_turn("A")
    refuse(story, "ABC").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.events("reward") == []
    assert len(story.hand_of("A")) == 2  # those of phase 1
    assert story.at_rest("A")


@pytest.mark.rule("FF-ROULETTE-3", "BASE-WIN-2")
def test_the_sheriffs_death_ends_the_game():
    story = roulette().with_life(A=2).starts_turn("A")
    refuse(story, "A").asks("A", "rescue").answers("pass")
    assert story.over
    assert story.winners == "CD"


@pytest.mark.rule("FF-ROULETTE-3", "BASE-WIN-3")
def test_the_death_of_the_last_of_the_others_ends_the_game():
    story = roulette().out("C", "D").with_life(E=2).hand("A", "missed").hand("B", "missed").starts_turn("A")
    refuse(story, "ABE").asks("E", "rescue").answers("pass")
    assert story.over
    assert story.winners == "AB"


@pytest.mark.rule("BASE-TURN-4", "DC-3P-3", "DC-3P-8")
def test_of_three_players_the_dead_deputys_turn_ends_and_the_next_one_reveals():
    story = tale(3).next_events("russian_roulette", "ambush").with_life(A=2).deck("2C", "3C").starts_turn("A")
    refuse(story, "A").asks("A", "rescue").answers("pass")
    assert story.is_out("A")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C"]
    assert [public[0] for _, public, _, _ in story.events("revealed")] == [0, 1]


@pytest.mark.rule("BASE-SID-1", "BASE-TURN-4")
def test_after_the_deputys_death_sid_is_asked_once_before_the_next_turn():
    story = tale(3, C="sid_ketchum").next_events("russian_roulette").with_life(A=2, C=2).hand("C", "bang", "jail")
    story.starts_turn("A")
    refuse(story, "A").asks("A", "rescue").answers("pass").asks("C", "between").answers("pass").asks("C", "between")
    assert [public[0] for _, public, _, _ in story.events("turn")] == [0, 1]  # already after phase 1 of B
