"""A shadow's turn: he is eliminated as usual, and comes back for his turns without life."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from support.story import Story
from support.tales import dies, goes, losses, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""


def names(story, *kinds):
    """What was told of these kinds, in order."""
    return [told[0] for told in story.match.events if told[0] in kinds]


@pytest.mark.scenario("IM-80")
@pytest.mark.rule("SH-2", "SH-3", "SH-4", "SH-5", "SH-6", "SH-7", "SH-8")
def test_a_shadow_deputy_buys_a_horseshoe_shoots_and_keeps_his_nuggets():
    story = rush(shadow=True, roles="sheriff outlaw deputy outlaw renegade", E="vulture_sam")
    story.shop("horseshoe", "shot", "bottle").hand("B", "bang").hand("C", "beer").in_play("C", "barrel")
    story.with_life(C=1).nuggets(C=3).deck("4C", "5C", "mustang", "bang").turn("B")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert (story.purse("B"), story.purse("C")) == (1, 3)
    assert story.hand_of("E") == ["barrel", "beer"]
    assert story.ends_turn().at_rest("C")
    assert (story.life("C"), story.values_of("C")) == (0, ["4C", "5C"])
    assert (story.view("A").distance(1, 2), story.view("A").distance(1, 3)) == (1, 2)
    story.buys("horseshoe")
    assert story.purse("C") == 1
    story.plays("4C", on="D").asks("D", "dodge").answers("pass")
    assert (story.life("D"), story.purse("C")) == (3, 2)
    before = len(story.t.discard)
    story.ends_turn()
    assert story.at_rest("D")
    assert story.is_out("C")
    assert (story.hand_of("C"), story.front_of("C"), story.purse("C")) == ([], [], 2)
    assert story.discard_values()[before:] == ["5C"]
    assert story.used_equipment() == ["horseshoe"]
    assert story.hand_of("E") == ["barrel", "beer"]
    assert story.view("A").distance(1, 3) == 1


# ---- The elimination before ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-2", "BASE-ELIM-1", "BASE-ELIM-5")
@BOTH
def test_who_becomes_a_shadow_is_eliminated_by_the_normal_rules(table):
    story = table(shadow=True).hand("B", "bang").hand("C", "4C", "5C").in_play("C", "barrel").with_life(C=1)
    story.deck("7C", "8C", "9C").turn("B").plays("bang", on="C").asks("C", "dodge").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.view("E").role[2] == OUTLAW
    assert story.discards()[1:] == ["barrel", "bang", "bang"]
    assert story.values_of("B") == ["7C", "8C", "9C"]
    assert story.t.eliminated == [2]
    assert story.t.shadow == -1


@pytest.mark.rule("SH-2", "BASE-ELIM-1", "BASE-ELIM-3")
def test_a_sheriff_who_makes_a_shadow_of_his_deputy_is_punished():
    story = rush(shadow=True).hand("A", "bang", "4C").in_play("A", "barrel", "boots").with_life(B=1)
    story.nuggets(A=2, B=4).turn("A")
    dies(story.plays("bang", on="B"), "B")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert (story.purse("A"), story.purse("B")) == (3, 4)


@pytest.mark.rule("SH-2", "BASE-ELIM-1", "GR-EQ-3", "GR-WANTED-1")
def test_equipment_goes_and_a_bounty_is_paid_while_his_nuggets_stay():
    story = rush(shadow=True).hand("B", "bang").in_play("C", "wanted", "boots").with_life(C=1).nuggets(C=2).turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert story.used_equipment() == ["wanted", "boots"]
    assert (len(story.hand_of("B")), story.purse("B"), story.purse("C")) == (5, 2, 2)


@pytest.mark.rule("SH-2", "SH-6", "BASE-SAM-1", "DC-GREG-1", "DC-HERB-1")
def test_at_the_real_elimination_vulture_sam_greg_digger_and_herb_hunter_get_their_due():
    story = tale(6, shadow=True, A="vulture_sam", D="greg_digger", E="herb_hunter").hand("B", "bang")
    story.hand("C", "beer").with_life(C=1, D=1).deck("2C", "3C", "4C", "5C", "6C").turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert (story.hand_of("A"), story.life("D"), story.values_of("E")) == (["beer"], 3, ["5C", "6C"])


@pytest.mark.rule("SH-2", "SH-3", "BASE-TURN-1")
@BOTH
def test_who_dies_right_before_his_turn_has_it_as_a_shadow(table):
    story = table(shadow=True).hand("B", "bang").with_life(C=1).turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert story.ends_turn().at_rest("C")
    assert story.t.shadow == 2


@pytest.mark.rule("SH-2", "SH-3", "BASE-TURN-4")
@BOTH
def test_who_dies_in_his_own_turn_returns_a_round_later(table):
    story = table(shadow=True).in_play("C", "dynamite").with_life(C=3).deck("8S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    for seat in "DEAB":
        assert story.at_rest(seat)
        assert story.is_out("C")
        story.ends_turn()
    assert story.at_rest("C")
    assert story.t.shadow == 2


@pytest.mark.rule("SH-2", "SH-3", "BASE-DIE-1")
def test_life_below_zero_is_forgotten():
    story = tale(shadow=True).in_play("D", "dynamite").with_life(D=1).deck("8S").starts_turn("D")
    story.asks("D", "rescue").answers("pass")
    assert story.life("D") == -2
    for _ in "EABC":
        story.ends_turn()
    assert (story.at_rest("D"), story.life("D")) == (True, 0)


# ---- Coming back ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-3", "BASE-P1-1")
@BOTH
def test_a_shadow_is_back_without_life_and_draws_two(table):
    story = table(shadow=True).out("C").deck("4C", "5C", "6C").starts_turn("C")
    assert story.at_rest("C")
    assert (story.life("C"), story.values_of("C")) == (0, ["4C", "5C"])
    assert names(story, "turn", "shadow_came", "drew") == ["turn", "shadow_came", "drew"]
    assert story.events("shadow_came")[0][1] == (2,)
    assert not story.events("came_back")


@pytest.mark.rule("SH-3", "BASE-TURN-1", "HN-GOLD-1")
def test_shadows_come_up_in_the_order_of_the_seats_whichever_way_it_goes():
    story = tale(6, shadow=True).out("E", "B", "C").starts_turn("A")
    seen = ""
    for _ in range(12):
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks("ABCDEF"[story.decision.seat], "surplus").answers("discard")
        seen += "ABCDEF"[story.decision.seat]
    assert seen == "BCDEFABCDEFA"
    story = tale(6, shadow=True).event("gold_rush_event").out("E", "B", "C").starts_turn("A")
    story.ends_turn()
    assert story.at_rest("F")
    assert story.ends_turn().at_rest("E")
    assert story.t.shadow == 4


@pytest.mark.rule("SH-3", "BASE-LIM-1")
@BOTH
def test_a_shadow_plays_as_usual_within_the_usual_limits(table):
    story = table(shadow=True).out("C").deck("bang", "stagecoach", "bang", "schofield").starts_turn("C")
    story.plays("stagecoach").plays("bang", on="D").asks("D", "dodge").answers("pass")
    assert story.life("D") == 3
    assert story.why_not("C", "bang").code == "bang_limit"
    story.plays("schofield")
    assert story.front_of("C") == ["schofield"]
    goes(story, "C", 1)


@pytest.mark.rule("SH-3")
def test_his_ability_is_on():
    story = tale(shadow=True, C="willy_the_kid").out("C").deck("2C", "3C").starts_turn("C")
    for card, life in (("2C", 3), ("3C", 2)):
        story.plays(card, on="D").asks("D", "dodge").answers("pass")
        assert story.life("D") == life


@pytest.mark.rule("SH-3", "DC-GREEN-2")
def test_a_green_card_he_lays_down_is_gone_before_he_could_use_it():
    story = tale(shadow=True).out("C").deck("canteen", "2C").starts_turn("C").plays("canteen")
    assert not story.offers("spend canteen")
    goes(story, "C", 1)
    assert story.discards()[-1] == "canteen"


# ---- Neither losing nor regaining life -------------------------------------------------------------------------------


@pytest.mark.rule("SH-4", "BASE-DUEL-4")
@BOTH
def test_a_shadow_who_loses_his_duel_loses_nothing(table):
    story = table(shadow=True, C="bart_cassidy").out("C").hand("D", "bang").deck("duel", "2S").starts_turn("C")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert story.at_rest("C")
    assert (story.life("C"), story.hand_of("C"), losses(story)) == (0, ["missed"], [])
    assert [told[1][0] for told in story.events("unhurt")] == [2]


@pytest.mark.rule("SH-4", "BASE-BEER-1")
@BOTH
def test_beer_does_a_shadow_no_good(table):
    story = table(shadow=True).out("C").deck("beer", "2S").starts_turn("C").plays("beer")
    assert story.life("C") == 0
    assert not story.events("regained_life")
    assert [told[1] for told in story.events("unhealed")] == [(2, -1)]
    assert story.discards() == ["beer"]


@pytest.mark.rule("SH-4", "BASE-SALOON-1")
def test_a_shadows_saloon_heals_everybody_else():
    story = tale(shadow=True).out("C", "E").with_life(A=2, B=1, D=3).deck("saloon", "2S").starts_turn("C")
    story.plays("saloon")
    assert [story.life(seat) for seat in "ABCDE"] == [3, 2, 0, 4, 0]
    assert [told[1][0] for told in story.events("unhealed")] == [2]


@pytest.mark.rule("SH-4", "DC-HEAL-1")
def test_whisky_and_tequila_heal_no_shadow():
    story = tale(shadow=True).out("C").deck("whisky", "wells_fargo", "tequila", "2S", "3S").starts_turn("C")
    story.plays("wells_fargo").plays("whisky").asks("C", "second_card").answers("2S").plays("tequila", on="C")
    assert story.life("C") == 0
    assert len(story.events("unhealed")) == 2


@pytest.mark.rule("SH-4", "DC-JOE-1")
def test_not_even_tequila_joe_regains_anything_as_a_shadow():
    story = tale(shadow=True, C="tequila_joe").out("C").deck("beer", "2S").starts_turn("C").plays("beer")
    assert (story.life("C"), story.t.max_life[2]) == (0, 4)


@pytest.mark.rule("SH-4", "SH-3")
def test_a_shadow_may_heal_others():
    story = tale(shadow=True).out("C").with_life(D=1).deck("tequila", "2S").starts_turn("C").plays("tequila", on="D")
    assert story.life("D") == 2


@pytest.mark.rule("GEN-10", "SH-4")
@pytest.mark.parametrize("card", ["beer", "whisky"])
def test_a_shadow_is_warned_that_he_would_drink_in_vain(card):
    story = tale(shadow=True).out("C").deck(card, "2S").starts_turn("C")
    assert story.warns(card)


@pytest.mark.rule("GEN-10", "SH-4")
def test_a_shadow_is_warned_of_a_tequila_for_himself_only():
    story = tale(shadow=True).out("C").with_life(D=1).deck("tequila", "2S").starts_turn("C")
    assert story.warns("tequila", on="C")
    assert not story.warns("tequila", on="D")


@pytest.mark.rule("GEN-10", "SH-4")
@pytest.mark.parametrize(("life", "code"), [(4, "all_healthy"), (3, "")])
def test_a_shadows_saloon_is_wasted_if_all_the_others_are_healthy(life, code):
    story = tale(shadow=True).out("C").with_life(D=life).deck("saloon", "2S").starts_turn("C")
    assert story.warns("saloon") == code


@pytest.mark.rule("GEN-10", "SH-4", "GR-BUY-6")
@pytest.mark.parametrize(("bought", "on"), [("shot", "C"), ("rhum", ""), ("bottle as beer", "")])
def test_a_shadow_is_warned_that_no_equipment_heals_him(bought, on):
    story = rush(shadow=True).out("C").shop("shot", "rhum", "bottle").nuggets(C=3).starts_turn("C")
    assert story.warns(f"buy {bought}", on=on)


# ---- In the game in his turn, out of it otherwise --------------------------------------------------------------------


@pytest.mark.rule("SH-8", "BASE-DIST-8", "BASE-DIST-1")
@BOTH
@pytest.mark.parametrize("players", [5, 8])
def test_a_shadow_has_a_seat_in_his_own_turn_only(table, players):
    story = table(players, shadow=True).out("C").starts_turn("B")
    assert story.view("A").distance(1, 3) == 1
    assert not story.offers("bang", on="C")
    story.ends_turn()
    assert (story.view("A").distance(1, 3), story.view("A").distance(1, 2)) == (2, 1)
    goes(story, "C", 2)
    assert story.view("A").distance(1, 3) == 1


@pytest.mark.rule("SH-8")
@BOTH
def test_nobody_can_aim_at_a_shadow_out_of_his_turn(table):
    story = table(shadow=True).out("C").hand("B", "bang", "duel", "panic", "jail", "cat_balou", "tequila", "gatling")
    story.hand("D", "beer").turn("B")
    assert not any(option[3] == 2 for option in story.decision.options)
    story.plays("gatling").asks("D", "dodge").answers("pass").asks("E", "dodge").answers("pass")
    story.asks("A", "dodge").answers("pass")
    assert story.at_rest("B")
    assert story.life("C") == 0


@pytest.mark.rule("SH-8", "BASE-STORE-1", "BASE-MULTI-1")
@BOTH
def test_general_store_skips_shadows_but_not_the_one_whose_turn_it_is(table):
    story = table(shadow=True).out("C", "D").hand("B", "general_store").deck("2C", "3C", "4C").turn("B")
    story.plays("general_store")
    assert len(story.t.limbo) == 3
    for seat in "BEA"[:2]:
        story.asks(seat, "store").answers("take")
    story = table(shadow=True).out("C", "D").deck("general_store", "5C", "2C", "3C", "4C", "6C").starts_turn("C")
    story.plays("general_store")
    assert len(story.t.limbo) == 4
    for seat in "CEA":
        story.asks(seat, "store").answers("take")
    assert story.at_rest("C")
    assert [len(story.hand_of(seat)) for seat in "ABCDE"] == [1, 1, 2, 0, 1]


@pytest.mark.rule("SH-8", "BASE-DYN-3")
@BOTH
def test_dynamite_passes_over_shadows(table):
    story = table(shadow=True).out("C", "D").in_play("B", "dynamite").deck("3C").starts_turn("B")
    assert story.front_of("E") == ["dynamite"]


@pytest.mark.rule("SH-8", "SH-5", "BASE-DYN-1")
@BOTH
def test_a_shadows_own_dynamite_goes_with_him(table):
    story = table(shadow=True).out("C").deck("dynamite", "2S").starts_turn("C").plays("dynamite")
    assert story.front_of("C") == ["dynamite"]
    goes(story, "C", 1)
    assert story.discards()[-1] == "dynamite"
    for _ in "DEAB":
        story.ends_turn()
    assert story.at_rest("C")
    assert not story.events("flipped")


@pytest.mark.rule("SH-8", "SH-3", "BASE-JAIL-1")
@BOTH
def test_a_jail_a_shadow_puts_on_somebody_stays_there(table):
    story = table(shadow=True).out("C").deck("jail", "2S", "3C").starts_turn("C")
    assert story.offers("jail", on="C")  # of all things
    assert not story.offers("jail", on="A")
    story.plays("jail", on="D")
    goes(story, "C", 1)
    assert story.events("stays_in_jail")
    assert story.at_rest("E")


@pytest.mark.rule("SH-5", "SH-8", "BASE-JAIL-1")
def test_a_jail_he_puts_on_himself_goes_with_him():
    story = tale(shadow=True).out("C").deck("jail", "2S").starts_turn("C").plays("jail", on="C")
    goes(story, "C", 1)
    for _ in "DEAB":
        story.ends_turn()
    assert story.at_rest("C")


@pytest.mark.rule("SH-8")
@pytest.mark.parametrize("character", ["jourdonnais", "paul_regret", "greg_digger", "sid_ketchum", "belle_star"])
def test_he_has_no_ability_out_of_his_turn(character):
    story = tale(shadow=True, C=character).out("C").hand("B", "bang").turn("B")
    assert story.t.profile[2] is story.t.common
    story.ends_turn()
    assert story.at_rest("C")
    assert story.t.profile[2] is not story.t.common
    goes(story, "C", 2)
    assert story.t.profile[2] is story.t.common


# ---- Killing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-17", "BASE-ELIM-5", "GR-NUG-1", "GR-WANTED-1")
def test_a_shadow_who_kills_gets_rewards_and_nuggets():
    story = rush(shadow=True).out("B").in_play("C", "wanted").with_life(C=1).deck("bang", "2S").starts_turn("B")
    dies(story.plays("bang", on="C"), "C")
    assert (len(story.hand_of("B")), story.purse("B")) == (6, 2)
    assert story.t.killed_by[2] == 1
    assert [told[1] for told in story.events("reward")] == [(1, 3, 2)]


@pytest.mark.rule("SH-17", "SH-7", "GR-NUG-1")
def test_a_shadows_gatling_earns_a_nugget_for_each_wound():
    story = rush(shadow=True).out("B").deck("gatling", "2S").starts_turn("B").plays("gatling")
    for seat in "CDEA":
        story.asks(seat, "dodge").answers("pass")
    assert story.purse("B") == 4


@pytest.mark.rule("SH-17", "BASE-ELIM-6")
@BOTH
def test_no_reward_for_the_deputy_a_shadow_kills_and_no_penalty_for_the_shadow(table):
    story = table(shadow=True).out("C").with_life(B=1).in_play("A", "barrel").deck("bang", "mustang").starts_turn("C")
    story.plays("mustang")
    dies(story.plays("bang", on="B"), "B")
    assert (story.hand_of("C"), story.front_of("C"), story.front_of("A")) == ([], ["mustang"], ["barrel"])
    assert story.events("eliminated")[0][1] == (1, DEPUTY, 2)
    assert not story.events("penalty")


@pytest.mark.rule("SH-17", "SH-4", "GR-NUG-2")
def test_the_sheriff_beats_a_shadow_deputy_in_a_duel_without_penalty_or_nugget():
    story = rush(shadow=True).out("B").hand("A", "bang", "beer").deck("duel", "2S").starts_turn("B")
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert (story.hand_of("A"), story.purse("A"), story.at_rest("B")) == (["beer"], 0, True)
    assert not story.events("penalty")


@pytest.mark.rule("SH-4", "SH-17")
def test_the_sheriff_is_rewarded_for_no_shadow_outlaw():
    story = rush(shadow=True).out("C").hand("A", "bang").deck("duel", "2S").starts_turn("C")
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert (story.hand_of("A"), story.purse("A")) == ([], 0)
    assert not story.events("reward")
    assert not story.events("eliminated")


@pytest.mark.rule("SH-2", "SH-3", "BASE-ELIM-8")
def test_a_shadow_may_make_a_shadow_of_the_next_player():
    story = Story(5, shadow=True).out("C").with_life(D=1).deck("bang", "2S", "3S", "4S", "5S").starts_turn("C")
    dies(story.plays("bang", on="D"), "D")
    goes(story, "C", 4)
    assert story.at_rest("D")
    assert (story.t.shadow, story.t.eliminated) == (3, [2])
