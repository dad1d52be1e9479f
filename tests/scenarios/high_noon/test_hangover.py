"""Hangover: characters have no abilities."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale


def sober(players=5, **characters):
    """A table with these characters while Hangover is in force."""
    return tale(players, **characters).event("hangover")


def forbidden(story):
    """Hangover as the reason why not."""
    return WhyNot("event_forbids", "HN-HANG-1", story.t.standing[0])


def shot(story, at="B"):
    """A plays a BANG!."""
    return story.hand("A", "bang").turn("A").plays("bang", on=at).asks(at, "dodge")


# ---- Life, and what is no ability ----------------------------------------------------------------------------------


@pytest.mark.rule("HN-HANG-1", "BASE-SET-6")
def test_life_and_max_life_stay_the_sheriffs_extra_point_included():
    story = tale(A="paul_regret", B="el_gringo", C="bart_cassidy").next_events("hangover").with_life(A=2, B=2)
    story.hand("A", "whisky", "bang", "saloon").starts_turn("A")
    assert story.t.life == [2, 2, 4, 4, 4]
    assert story.t.max_life == [4, 3, 4, 4, 4]
    story.plays("whisky").asks("A", "second_card").answers("bang").plays("saloon")
    assert story.t.life == [4, 3, 4, 4, 4]


@pytest.mark.rule("HN-HANG-1")
def test_cards_in_play_go_on_working():
    story = sober(B="jourdonnais").in_play("B", "barrel", "mustang").in_play("A", "scope", "volcanic")
    story.hand("A", "bang").deck("2C")
    shot(story).answers("flip").asks("B", "dodge")
    assert not story.offers("flip")  # the card's flip, not his own
    story.answers("pass").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("HN-HANG-1")
def test_no_card_laid_down_or_lost_brings_an_ability_back():
    story = sober(A="willy_the_kid", B="paul_regret").in_play("B", "barrel").hand("A", "bang", "scope", "cat_balou")
    shot(story).answers("pass").plays("scope").plays("cat_balou", on="B", taking="barrel")
    assert not story.offers("bang", on="C")
    assert story.view("C").distance(2, 1) == 1


@pytest.mark.rule("HN-HANG-1", "EV-3")
def test_abilities_are_off_from_the_moment_it_is_revealed():
    story = tale(A="pixie_pete").next_events("hangover").starts_turn("A")
    assert len(story.hand_of("A")) == 2


@pytest.mark.rule("HN-HANG-1", "EV-10")
@pytest.mark.parametrize(("character", "cards"), [("pixie_pete", 3), ("black_jack", 3), ("bill_noface", 4)])
def test_abilities_are_back_from_the_moment_the_next_event_is_revealed(character, cards):
    story = sober(A=character).next_events("shootout").with_life(A=2).deck("2H", "3H", "4H", "5H").starts_turn("A")
    assert len(story.hand_of("A")) == cards


# ---- Wounds and eliminations ---------------------------------------------------------------------------------------


@pytest.mark.rule("HN-HANG-1", "BASE-BART-1", "BASE-GRINGO-1")
@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo"])
def test_wounds_bring_nothing(character):
    story = shot(sober(B=character).hand("A", "beer")).answers("pass")
    assert story.hand_of("B") == []
    assert story.hand_of("A") == ["beer"]


@pytest.mark.rule("HN-HANG-2", "BASE-SAM-1", "DC-GREG-1", "DC-HERB-1")
def test_vulture_sam_greg_digger_and_herb_hunter_get_nothing():
    story = sober(C="vulture_sam", D="greg_digger", E="herb_hunter").with_life(B=1, D=1).in_play("B", "barrel")
    story.hand("B", "saloon").hand("E", "missed")
    shot(story).answers("pass").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.hand_of("C") == []
    assert story.life("D") == 1
    assert story.hand_of("E") == ["missed"]
    assert {"barrel", "saloon"} <= set(story.discards())


@pytest.mark.rule("HN-HANG-1", "BASE-ELIM-1", "BASE-PEDRO-1")
def test_the_order_of_an_estate_does_not_matter_while_pedro_ramirez_draws_like_anybody():
    story = sober(D="pedro_ramirez").with_life(C=1).in_play("A", "scope").in_play("C", "barrel").hand("C", "saloon")
    shot(story, at="C").answers("pass").asks("C", "rescue").answers("pass")
    assert story.at_rest("A")
    assert story.discards() == ["bang", "barrel", "saloon"]


@pytest.mark.rule("HN-HANG-2", "BASE-SID-1")
def test_sid_ketchum_cannot_rescue_himself():
    story = sober(B="sid_ketchum").with_life(B=1).hand("B", "saloon", "stagecoach")
    shot(story)
    assert not story.offers("use")
    story.answers("pass").asks("B", "rescue")
    assert not story.offers("use")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("HN-HANG-1", "BASE-SID-1")
def test_sid_ketchum_does_nothing_between_effects_nor_in_his_turn():
    story = sober(B="sid_ketchum").with_life(B=1).hand("B", "saloon", "stagecoach").turn("A").ends_turn()
    assert story.at_rest("B")
    assert not story.offers("use")
    story.ends_turn().asks("B", "surplus")
    assert not story.offers("use")


@pytest.mark.rule("HN-HANG-1", "EV-10", "BASE-SID-1")
def test_sid_ketchum_may_act_as_soon_as_it_has_ended():
    story = sober(C="sid_ketchum").next_events("the_reverend").hand("C", "bang", "beer").with_life(C=1)
    story.starts_turn("A").asks("C", "between").answers("use").asks("C", "cost").answers("beer")
    assert story.life("C") == 2


# ---- Shots ---------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-50")
@pytest.mark.rule("HN-HANG-1", "BASE-JOURD-1")
def test_jourdonnais_without_a_barrel_cannot_flip():
    story = shot(sober(B="jourdonnais"))
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("HN-HANG-1", "BASE-SLAB-1")
def test_one_missed_stops_slab_the_killer():
    story = shot(sober(A="slab_the_killer").hand("B", "missed")).answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("HN-HANG-1", "BASE-JANET-1", "DC-ELENA-1")
@pytest.mark.parametrize(("character", "card"), [("calamity_janet", "bang"), ("elena_fuente", "beer")])
def test_no_other_card_is_a_missed(character, card):
    story = shot(sober(B=character).hand("B", card, "missed"))
    assert not story.offers(card)
    assert story.offers("missed")
    story.answers("pass")


@pytest.mark.rule("HN-HANG-1", "BASE-JANET-1")
def test_calamity_janets_missed_is_no_bang_and_it_is_said_why():
    story = sober(A="calamity_janet").ability("B", "calamity_janet").hand("A", "missed", "indians").hand("B", "missed")
    story.turn("A")
    assert not story.offers("missed as bang", on="B")
    assert story.why_not("A", "missed") == forbidden(story)
    story.plays("indians").asks("B", "bang")
    assert not story.offers("missed")


@pytest.mark.rule("HN-HANG-2", "BASE-WILLY-1", "BASE-LIM-3")
def test_willy_has_the_normal_limit_and_a_volcanic_still_works():
    story = sober(A="willy_the_kid").hand("A", "bang", "volcanic")
    shot(story).answers("pass")
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == forbidden(story)
    assert story.plays("volcanic").offers("bang", on="B")


@pytest.mark.rule("HN-HANG-1", "BASE-PAUL-1", "BASE-ROSE-1")
def test_paul_regret_is_near_and_rose_doolan_sees_no_farther():
    story = sober(A="rose_doolan", B="paul_regret").hand("A", "bang").turn("A")
    assert story.offers("bang", on="B")
    assert not story.offers("bang", on="C")
    assert (story.view("A").distance(0, 1), story.view("A").distance(0, 2)) == (1, 2)


@pytest.mark.rule("HN-HANG-1", "DC-APACHE-1")
def test_diamonds_hit_apache_kid():
    story = (
        sober(B="apache_kid").hand("A", "bang/5D").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    )
    assert story.life("B") == 2


@pytest.mark.rule("HN-HANG-1", "DC-BELLE-1")
def test_barrels_work_in_belle_stars_turn():
    story = shot(sober(A="belle_star").in_play("B", "barrel", "sombrero"))
    assert story.offers("flip")
    assert story.offers("sombrero")
    story.answers("pass")


@pytest.mark.rule("HN-HANG-1", "DC-MOLLY-1")
def test_molly_stark_draws_nothing_for_her_answers():
    story = shot(sober(B="molly_stark").hand("B", "missed")).answers("missed")
    assert story.hand_of("B") == []


# ---- Draw! and phase 1 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-HANG-1", "BASE-LUCKY-1")
def test_lucky_duke_flips_one_card():
    story = sober(B="lucky_duke").in_play("B", "jail").deck("2C", "3H").starts_turn("B")
    assert story.events("flipped")[0][1][2:] == (story.t.discard[0],)
    assert story.at_rest("C")


@pytest.mark.rule("HN-HANG-1", "BASE-P1-1")
@pytest.mark.parametrize(
    "character",
    [
        "bill_noface",
        "black_jack",
        "claus_the_saint",
        "jesse_jones",
        "kit_carlson",
        "pat_brennan",
        "pedro_ramirez",
        "pixie_pete",
        "vera_custer",
    ],
)
def test_everybody_draws_two_cards_and_is_asked_nothing(character):
    story = sober(B=character).with_life(B=1).hand("A", "beer").in_play("A", "barrel").discard("gatling")
    story.deck("2H", "3H", "4H").starts_turn("B")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2H", "3H"]
    assert story.events("showed") == []


# ---- Phase 2 and 3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-HANG-1")
@pytest.mark.parametrize("character", ["chuck_wengam", "doc_holyday", "jose_delgado", "sid_ketchum"])
def test_nobody_has_an_ability_to_use(character):
    story = sober(A=character).hand("A", "barrel", "missed").with_life(A=2).turn("A")
    assert not story.offers("use")
    assert not any(story.offers(f"use {card}") for card in ("barrel", "missed"))
    assert not any(story.offers("use", on=seat) for seat in "BCDE")


@pytest.mark.rule("HN-HANG-1", "PROMO-WILL-1")
def test_uncle_will_has_only_real_general_stores():
    story = sober(A="uncle_will").hand("A", "missed", "general_store").turn("A")
    assert not story.offers("missed as general_store")
    assert story.offers("general_store")
    assert story.why_not("A", "missed") == forbidden(story)


@pytest.mark.rule("HN-HANG-1", "PROMO-KISCH-1")
def test_johnny_kisch_leaves_namesakes_in_play():
    story = sober(A="johnny_kisch").hand("A", "barrel").in_play("B", "barrel").turn("A").plays("barrel")
    assert story.front_of("A") == story.front_of("B") == ["barrel"]


@pytest.mark.rule("HN-HANG-1", "DC-JOE-1")
def test_tequila_joes_beer_gives_one_point():
    story = sober(A="tequila_joe").hand("A", "beer").with_life(A=2).turn("A").plays("beer")
    assert story.life("A") == 3


@pytest.mark.scenario("IM-50")
@pytest.mark.rule("HN-HANG-2", "BASE-TURN-6")
def test_the_hand_limit_of_sean_mallory_is_his_life():
    story = sober(B="sean_mallory").with_life(B=2).hand("B", *["missed"] * 6).turn("B").ends_turn()
    for _ in range(4):
        story.asks("B", "surplus").answers("missed")
    assert len(story.hand_of("B")) == 2
    assert story.at_rest("C")


# ---- Suzy Lafayette ------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-50")
@pytest.mark.rule("HN-HANG-1", "BASE-SUZY-4", "EV-10")
def test_suzy_draws_nothing_meanwhile_and_a_card_as_soon_as_the_next_event_is_revealed():
    story = sober(D="suzy_lafayette").next_events("thirst").hand("E", "bang").hand("D", "missed").deck("2C", "3C")
    story.turn("E").plays("bang", on="D").asks("D", "dodge").answers("missed")
    assert story.hand_of("D") == []
    story.ends_turn()
    assert story.at_rest("A")
    assert story.values_of("D") == ["2C"]
    assert story.values_of("A") == ["3C"]


@pytest.mark.rule("BASE-SUZY-4", "EV-10")
def test_suzy_as_the_sheriff_draws_before_her_phase_1():
    story = sober(A="suzy_lafayette").next_events("shootout").in_play("A", "dynamite").deck("2C", "KH", "3C", "4C")
    story.starts_turn("A")
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("BASE-SUZY-4", "EV-10")
def test_suzy_with_a_card_draws_nothing_when_it_ends():
    story = sober(C="suzy_lafayette").next_events("shootout").hand("C", "beer").deck("2C", "3C").starts_turn("A")
    assert story.hand_of("C") == ["beer"]


@pytest.mark.rule("HN-HANG-1", "BASE-SUZY-4")
def test_suzy_draws_nothing_when_it_begins():
    story = tale(C="suzy_lafayette").next_events("hangover").starts_turn("A")
    assert story.hand_of("C") == []


# ---- Vera Custer ---------------------------------------------------------------------------------------------------


def vera(seat="B"):
    """Vera has copied Paul Regret in an earlier turn."""
    return tale(**{seat: "vera_custer", "D": "paul_regret"}).ability(seat, "vera_custer", "paul_regret")


@pytest.mark.rule("HN-HANG-3", "DC-VERA-1")
def test_vera_custer_cannot_choose_and_has_no_ability_until_her_first_turn_after_it():
    story = vera().next_events("hangover", "shootout").starts_turn("A")
    assert [told[1][0] for told in story.events("forgot")] == [1]
    assert story.view("A").abilities[1] == (story.t.character[1],)
    assert story.view("A").distance(0, 1) == 1
    for seat in "ABCDE":  # in her own turn she is not asked
        assert story.at_rest(seat)
        story.ends_turn()
    assert story.at_rest("A")
    assert story.view("A").distance(0, 1) == 1  # what she once copied is not back
    assert story.view("C").distance(2, 3) == 2  # while Paul Regret's own ability is
    story.ends_turn().asks("B", "copy").answers("take", on="D")
    assert story.view("A").distance(0, 1) == 2


@pytest.mark.rule("HN-HANG-3")
def test_vera_custer_as_the_sheriff_chooses_in_the_turn_that_ends_it():
    story = vera("A").next_events("hangover", "shootout").starts_turn("A")
    for seat in "ABCDE":
        assert story.at_rest(seat)
        story.ends_turn()
    story.asks("A", "copy").answers("take", on="D")
    assert story.view("B").distance(1, 0) == 2


@pytest.mark.rule("HN-HANG-3")
def test_vera_custer_who_has_copied_nobody_has_nothing_to_forget():
    story = tale(B="vera_custer", C="bart_cassidy").next_events("hangover").starts_turn("A")
    assert story.events("forgot") == []


@pytest.mark.rule("HN-HANG-3", "DC-VERA-1")
@pytest.mark.parametrize("name", ["shootout", "curse"])
def test_other_events_let_vera_custer_keep_what_she_copied(name):
    story = vera().next_events(name).starts_turn("A")
    assert story.events("forgot") == []
    assert story.view("A").distance(0, 1) == 2
