"""Positions with the cards and characters of Dodge City and the promos: judged by what declarations say of them."""

import pytest

from games.bang.bots.positions import answer, chances, deeds
from support.games import ALL_SETS
from support.story import NAMES, Story

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.


def story(players=5, **rest):
    return Story(players, sets=ALL_SETS, **rest)


# ---- green cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["knife", "pony_express", "canteen", "iron_plate", "howitzer", "can_can"])
def test_a_green_card_is_laid_down(card):
    assert answer(story().hand("B", card).turn("B")).startswith(f"play {card}")


def test_a_green_shot_goes_the_way_of_every_shot():
    outlaw = story(roles="sheriff outlaw deputy outlaw renegade").in_play("B", "knife").turn("B")
    assert answer(outlaw) == "spend knife/8H as knife at 0"
    deputy = deeds(story().in_play("B", "knife"), "C bang A").turn("B")
    assert deputy.offers("spend knife", on="A")
    assert answer(deputy) == "spend knife/8H as knife at 2"


@pytest.mark.parametrize("zone", ["hand", "in_play"])
def test_of_two_enemies_the_one_who_cannot_dodge_is_shot(zone):
    told = story().in_play("B", "iron_plate")
    told = told.hand("A", "bang/2C") if zone == "hand" else told.in_play("A", "knife")
    assert answer(deeds(told, "B bang A", "E bang A").turn("A")).endswith("at 4")


def test_a_green_shot_at_everybody_is_kept_while_it_may_kill_the_sheriff():
    deputy = story().in_play("B", "howitzer").with_life(A=1, C=1, D=1).turn("B")
    assert answer(deputy) == "end"
    outlaw = story(roles="sheriff outlaw deputy outlaw renegade").in_play("B", "howitzer").with_life(A=1).turn("B")
    assert answer(outlaw).startswith("spend howitzer")


def test_cards_are_drawn_from_play_before_anything_else():
    outlaw = story(roles="sheriff outlaw deputy outlaw renegade").in_play("B", "knife", "pony_express")
    assert answer(outlaw.hand("B", "bang", "barrel").turn("B")).startswith("spend pony_express")


def test_the_canteen_is_used_when_wounded_and_before_a_beer():
    assert answer(story().in_play("A", "canteen").turn("A")) == "end"
    wounded = story().in_play("A", "canteen").hand("A", "beer").with_life(A=4).turn("A")
    assert answer(wounded).startswith("spend canteen")


def test_a_green_card_rids_its_owner_of_jail_and_takes_from_enemies_only():
    jailed = story().in_play("B", "jail", "can_can").in_play("C", "barrel").turn("B")
    assert answer(jailed).startswith("spend can_can/JC as can_can at 1 picking jail")
    deputy = story().in_play("B", "conestoga").in_play("A", "barrel").out("C", "D", "E").turn("B")
    assert answer(deputy) == "end"


def test_a_friend_is_rid_of_what_threatens_him():
    deputy = deeds(story().in_play("B", "can_can").in_play("A", "dynamite").in_play("C", "barrel"), "C bang A")
    assert answer(deputy.turn("B")).startswith("spend can_can/JC as can_can at 0 picking dynamite")


def test_a_second_green_card_of_a_name_is_the_first_to_go():
    full = story().in_play("A", "iron_plate/AD").hand("A", "iron_plate/QS", "missed", "bang", "panic").with_life(A=3)
    assert answer(full.turn("A").ends_turn()).startswith("discard iron_plate")


def test_what_a_missed_does_not_stop_is_not_sent_at_a_friend_who_has_nothing_else():
    """DC-ELENA-1: whatever the Sheriff holds stops a Gatling, but not Indians!."""
    for card, played in (("gatling", True), ("indians", False)):
        told = story(A="elena_fuente").out("D", "E").hand("A", "beer").hand("B", card)
        assert answer(told.turn("B")).startswith(f"play {card}") == played


# ---- answers ---------------------------------------------------------------------------------------------------


def shot_at_b(told, *hand, in_play=()):
    """Somebody shoots at B, who has these cards and is asked for their answer."""
    return told.hand("A", "bang").hand("B", *hand).in_play("B", *in_play).turn("A").plays("bang", on="B")


def test_a_flip_comes_before_the_plate():
    assert answer(shot_at_b(story(), in_play=("iron_plate", "barrel"))) == "flip"


def test_what_lies_open_is_used_before_the_hand():
    assert answer(shot_at_b(story(), "missed", in_play=("iron_plate",))).startswith("respond iron_plate")


def test_what_brings_a_card_is_used_first():
    assert answer(shot_at_b(story(), "dodge", "missed")).startswith("respond dodge")
    assert answer(shot_at_b(story(), in_play=("sombrero", "bible"))).startswith("respond bible")


def test_whoever_draws_for_answers_from_the_hand_gives_them():
    assert answer(shot_at_b(story(B="molly_stark"), "missed", in_play=("iron_plate",))).startswith("respond missed")


def test_whoever_dodges_with_anything_gives_the_worst():
    assert answer(shot_at_b(story(B="elena_fuente"), "beer", "dynamite", "missed")).startswith("respond dynamite")


def test_a_bible_in_the_hand_brings_no_card():
    assert answer(shot_at_b(story(B="elena_fuente"), "bible", "panic")).startswith("respond panic")


def test_one_plate_is_not_wasted_where_two_are_needed():
    slab = story(A="slab_the_killer")
    assert answer(shot_at_b(slab, in_play=("iron_plate",))) == "pass"
    slab = story(A="slab_the_killer")
    assert answer(shot_at_b(slab, "missed", in_play=("iron_plate",))).startswith("respond")


def test_one_beer_is_enough_for_whom_it_gives_two_points():
    """DC-JOE-1: at 2 life, Dynamite leaves -1, and one Beer brings back 2."""
    for character, expected in (("tequila_joe", "respond beer"), ("plain", "pass")):
        told = story(C=character).in_play("C", "dynamite/2H").hand("C", "beer").with_life(C=2).deck("6S")
        assert answer(told.starts_turn("C").asks("C", "rescue")).startswith(expected)


# ---- cards that cost another -----------------------------------------------------------------------------------


def test_a_shot_that_costs_a_card_is_fired_with_a_useless_one_only():
    for second, expected in (("dynamite", "play springfield/KS as springfield at 2"), ("beer", "end")):
        told = deeds(story().hand("A", "springfield", second), "C bang A").turn("A")
        assert answer(told) == expected


def test_cards_that_have_to_go_anyway_cost_nothing():
    for life, expected in ((4, "end"), (2, "play springfield/KS as springfield at 2")):
        told = story().hand("A", "springfield", "beer", "beer", "missed").hand("C", *["missed"] * 4)
        told.t.max_life[0] = life
        told = deeds(told, "C bang A").with_life(A=life).turn("A")
        assert answer(told) == expected


def test_the_cost_is_paid_with_the_card_least_worth_keeping():
    told = story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "springfield", "beer", "dynamite", "missed")
    assert answer(told.turn("B").plays("springfield", on="A")).split()[1] == "dynamite/2H"


def test_whisky_is_drunk_when_it_is_needed():
    for second, life, drunk in (
        ("dynamite", 5, False),
        ("dynamite", 4, True),
        ("missed", 4, False),
        ("missed", 3, True),
    ):
        told = story().hand("A", "whisky", second).with_life(A=life).turn("A")
        assert answer(told) == ("play whisky/QH as whisky" if drunk else "end"), (second, life)


def test_tequila_is_for_oneself_or_a_friend_in_need():
    for wounded, expected in (({"B": 2}, "at 1"), ({"A": 1}, "at 0"), ({"A": 4, "B": 1}, "at 1"), ({"C": 1}, "end")):
        told = deeds(story().hand("B", "tequila", "dynamite"), "C bang A").with_life(**wounded).turn("B")
        assert answer(told).endswith(expected)


def test_an_outlaw_pours_no_tequila_for_the_sheriff():
    told = story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "tequila", "dynamite").with_life(A=1)
    assert answer(told.turn("B")) == "end"


def test_rag_time_takes_from_an_enemy_at_any_distance_and_from_no_friend():
    told = deeds(story(7).hand("A", "rag_time", "dynamite").in_play("B", "barrel").in_play("E", "mustang"), "E bang A")
    assert answer(told.turn("A")) == "play rag_time/9H as rag_time at 4 picking mustang/8H"
    told = story().hand("B", "rag_time", "dynamite").in_play("A", "barrel").out("C", "D", "E").turn("B")
    assert answer(told) == "end"


def test_rag_time_rids_its_player_of_dynamite():
    told = story().in_play("A", "dynamite").hand("A", "rag_time", "missed").turn("A")
    assert answer(told).endswith("at 0 picking dynamite/2H")


def test_a_brawl_is_started_among_enemies_and_not_among_friends():
    told = story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "brawl", "dynamite").in_play("A", "barrel")
    assert answer(told.turn("B")) == "play brawl/JS as brawl"
    told = story().hand("B", "brawl", "dynamite").in_play("A", "barrel").out("D").turn("B")
    assert answer(told) == "end"


def test_a_brawl_may_rid_a_friend_of_dynamite():
    told = story().hand("B", "brawl", "missed").in_play("A", "dynamite").turn("B")
    assert answer(told) == "play brawl/JS as brawl"


def test_in_a_brawl_an_enemy_loses_his_best_and_a_friend_his_jail():
    told = story().hand("A", "brawl", "dynamite").in_play("B", "jail", "barrel").in_play("C", "jail", "barrel")
    told = deeds(told, "C bang A", "C bang A", "B bang C", "B bang C").out("D", "E").turn("A").plays("brawl")
    assert answer(told.asks("A", "strip")).startswith("take jail")
    assert answer(told.answers("take", on="B", taking="jail").asks("A", "strip")).startswith("take barrel")


# ---- characters ------------------------------------------------------------------------------------------------


def test_a_card_of_no_use_is_played_as_another_and_a_good_one_is_not():
    assert answer(story(A="uncle_will").hand("A", "dynamite").turn("A")) == "play dynamite/2H as general_store"
    assert answer(story(A="uncle_will").hand("A", "beer").turn("A")) == "end"


def test_of_several_cards_the_least_is_played_as_another():
    told = story(A="uncle_will").hand("A", "missed", "missed", "dynamite").with_life(A=2).turn("A")
    assert told.offers("missed as general_store")
    assert answer(told) == "play dynamite/2H as general_store"


def test_a_good_card_that_has_to_go_anyway_is_played_as_another():
    told = story(A="uncle_will").hand("A", "missed", "missed", "missed").with_life(A=2).turn("A")
    assert answer(told).endswith("as general_store")


def test_the_least_of_the_cards_that_may_be_traded_goes_first():
    told = story(A="jose_delgado").in_play("A", "winchester").hand("A", "mustang", "schofield", "beer").turn("A")
    assert told.offers("use mustang")
    assert answer(told) == "use schofield/JC as jose_delgado"


def test_life_is_paid_for_cards_only_by_the_healthy():
    for life, hand, expected in ((5, (), "use as chuck_wengam"), (3, (), "end"), (5, ("missed",) * 6, "end")):
        told = story(A="chuck_wengam").hand("A", *hand).with_life(A=life).turn("A")
        assert told.offers("chuck_wengam")
        assert answer(told) == expected


def test_life_that_a_beer_brings_back_is_paid_for_cards():
    for card, expected in (("beer", "use as chuck_wengam"), ("missed", "end")):
        told = story(B="vera_custer").ability("B", "chuck_wengam").hand("B", card).turn("B")
        assert answer(told) == expected


def test_two_cards_of_no_use_are_given_for_life_and_good_ones_are_not():
    for hand, expected in ((("dynamite/2H", "dynamite/10C"), "use as sid_ketchum"), (("missed", "missed"), "end")):
        assert answer(story(A="sid_ketchum").hand("A", *hand).with_life(A=4).turn("A")) == expected


def test_two_cards_make_a_shot_if_they_are_worth_little():
    for hand, expected in ((("dynamite/2H", "dynamite/10C"), "use as doc_holyday at 2"), (("beer", "missed"), "end")):
        told = deeds(story(A="doc_holyday").in_play("A", "winchester").hand("A", *hand), "C bang A").turn("A")
        assert answer(told) == expected


def test_the_sheriff_shoots_down_no_stranger_with_two_useless_cards():
    told = story(7, A="doc_holyday").hand("A", "dynamite/2H", "dynamite/10C").with_life(B=1, G=1).turn("A")
    assert told.offers("doc_holyday", on="B")
    assert answer(told) == "end"


def test_nobody_shoots_a_friend_with_two_useless_cards():
    told = story(B="doc_holyday").hand("B", "dynamite/2H", "dynamite/10C").out("C", "D", "E").turn("B")
    assert told.offers("doc_holyday", on="A")
    assert answer(told) == "end"


def test_a_good_card_in_front_of_an_enemy_is_taken_instead_of_drawing():
    told = deeds(story(A="pat_brennan").in_play("C", "barrel").in_play("B", "mustang"), "C bang A", "B bang C")
    assert answer(told.starts_turn("A").asks("A", "draw_or_take")) == "draw_from barrel/QS at 2"


@pytest.mark.parametrize(("seat", "card"), [("B", "barrel"), ("A", "barrel"), ("C", "jail")])
def test_cards_are_drawn_if_only_friends_or_the_useless_can_be_taken(seat, card):
    told = deeds(story(A="pat_brennan").in_play(seat, card), "C bang A", "C bang A", "B bang C", "B bang C")
    assert answer(told.starts_turn("A").asks("A", "draw_or_take")) == "draw"


def test_nobody_takes_cards_to_and_fro_for_ever():
    told = deeds(story(A="pat_brennan").in_play("C", "barrel"), "C bang A")
    told.t.turn = 400
    assert answer(told.starts_turn("A").asks("A", "draw_or_take")) == "draw"


@pytest.mark.parametrize(("shots", "gift"), [(("B bang A", "C bang B"), "jail"), (("C bang A", "B bang C"), "missed")])
def test_an_enemy_is_given_the_worst_and_a_friend_the_best_that_is_not_kept(shots, gift):
    told = story(A="claus_the_saint").out("D", "E").with_life(A=1).deck("jail", "beer", "missed", "wells_fargo")
    assert answer(deeds(told, *shots * 2).starts_turn("A").asks("A", "gift")).startswith(f"take {gift}")


def test_the_better_ability_is_copied():
    for others, expected in ((("bart_cassidy", "sean_mallory"), "at 1"), (("lucky_duke", "pixie_pete"), "at 2")):
        told = Story(3, sets=ALL_SETS, A="vera_custer", **dict(zip("BC", others, strict=True)))
        assert answer(told.starts_turn("A").asks("A", "copy")) == f"take {expected}"


def test_shots_without_limit_are_copied_by_whoever_has_them():
    for hand, expected in (((), "take at 2"), (("bang",) * 3, "take at 1")):
        told = Story(3, sets=ALL_SETS, A="vera_custer", B="willy_the_kid", C="pixie_pete").hand("A", *hand)
        assert answer(told.starts_turn("A").asks("A", "copy")) == expected


def test_no_card_is_played_at_somebody_to_whom_it_does_nothing():
    """DC-APACHE-1, -3: nothing forbids it, and it would be wasted."""
    for card, expected in (("bang/2D", "at 4"), ("bang/2C", "at 1")):
        told = story(A="plain", B="apache_kid", roles="sheriff outlaw deputy outlaw renegade").hand("A", card)
        told = deeds(told, "B bang A", "B bang A", "E bang A").turn("A")
        assert told.offers(card, on="B")
        assert answer(told).endswith(expected)


def test_a_friend_to_whom_a_card_does_nothing_does_not_stand_in_its_way():
    """DC-APACHE-1: all Indians! of the base game are Diamonds."""
    for sheriff, expected in (("apache_kid", "play indians/KD as indians"), ("plain", "end")):
        told = story(A=sheriff).hand("B", "indians/KD").with_life(A=1, C=1, D=1)
        assert answer(deeds(told, "C bang A", "D bang A").turn("B")) == expected


# ---- what it remembers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["C bang A", "C knife A", "C doc_holyday A"])
def test_whatever_is_done_to_the_sheriff_tells_on_who_did_it(deed):
    told = deeds(story(7), deed)
    suspect, other = chances(told, "A")[2], chances(told, "A")[3]
    assert suspect[1] > 0.75 > other[1]


def test_whoever_heals_the_sheriff_looks_like_the_law():
    told = deeds(story(7), "C tequila A")
    assert chances(told, "A")[2][0] > chances(told, "A")[3][0]


def test_laying_down_and_healing_oneself_tell_nothing():
    told = deeds(story(7), "C tequila C")
    assert chances(told, "A")[2] == pytest.approx(chances(story(7), "A")[NAMES.index("C")])
