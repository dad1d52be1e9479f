"""Sean Mallory, Tequila Joe and Vera Custer: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.story import NAMES, Story
from support.tales import event, tale


def copying(story, seat, character):
    """The seat is Vera, who copied this character in her last turn."""
    return story.ability(seat, "vera_custer", character)


def abilities(story, seat, seen_by="A"):
    """Whose abilities a seat has, as another seat sees it."""
    rules = story.t.rules
    return [rules.characters[c].id for c in story.view(seen_by).abilities[story.seat(seat)]]


def may_be_copied(story):
    """The seats the open question offers."""
    return "".join(sorted(NAMES[option[3]] for option in story.decision.options))


# ---- Sean Mallory --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-SEAN-1")
@pytest.mark.parametrize("life", [1, 3])
def test_sean_keeps_ten_cards_however_little_life_he_has(life):
    story = tale(B="sean_mallory").hand("B", *["bang"] * 10).with_life(B=life).turn("B").ends_turn()
    assert story.at_rest("C")
    assert len(story.hand_of("B")) == 10


@pytest.mark.rule("DC-SEAN-1", "BASE-TURN-6")
def test_sean_discards_the_eleventh_and_twelfth_card_and_no_other():
    story = tale(B="sean_mallory").hand("B", *["bang"] * 10, "beer", "panic").turn("B").ends_turn()
    story.asks("B", "surplus")
    assert story.decision.subject == (2,)
    story.answers("panic").answers("beer")
    assert story.at_rest("C")
    assert story.hand_of("B") == ["bang"] * 10
    assert story.discards() == ["panic", "beer"]


@pytest.mark.rule("DC-SEAN-1", "BASE-TURN-6")
def test_seans_cards_in_play_do_not_count_and_others_keep_their_own_limit():
    story = tale(A="sean_mallory").hand("A", *["bang"] * 10).in_play("A", "barrel", "scope").with_life(B=1)
    story.hand("B", "beer").deck("2S", "3S").turn("A").ends_turn()
    assert story.at_rest("B")
    story.ends_turn().asks("B", "surplus")
    assert story.decision.subject == (2,)


@pytest.mark.rule("DC-SEAN-1", "DC-VERA-1")
def test_vera_keeps_ten_cards_at_the_end_of_the_turn_in_which_she_copies_sean():
    story = tale(A="sean_mallory", C="paul_regret", B="vera_custer").hand("B", *["bang"] * 8).starts_turn("B")
    story.asks("B", "copy").answers("take", on="A").ends_turn()
    assert story.at_rest("C")
    assert len(story.hand_of("B")) == 10
    story = copying(tale(A="sean_mallory", C="paul_regret", B="vera_custer"), "B", "sean_mallory")
    story.hand("B", *["bang"] * 8).starts_turn("B").asks("B", "copy").answers("take", on="C").ends_turn()
    story.asks("B", "surplus")
    assert story.decision.subject == (7,)


# ---- Tequila Joe ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-JOE-1", "GEN-9")
@pytest.mark.parametrize(("life", "then"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_a_beer_gives_tequila_joe_two_life_points_but_none_above_his_limit(life, then):
    story = tale(B="tequila_joe").hand("B", "beer").with_life(B=life).turn("B").plays("beer")
    assert story.life("B") == then
    assert story.events("regained_life")[-1][1] == (1, then - life, then, -1)


@pytest.mark.rule("DC-JOE-1")
def test_others_get_one_life_point_out_of_a_beer_as_ever():
    story = tale(A="tequila_joe").hand("B", "beer").with_life(B=1).turn("B").plays("beer")
    assert story.life("B") == 2


@pytest.mark.scenario("IM-14")
@pytest.mark.rule("DC-JOE-1", "BASE-DIE-2", "BASE-DYN-1")
def test_two_beers_bring_tequila_joe_from_the_dynamite_to_two():
    story = tale(C="tequila_joe").in_play("C", "dynamite").hand("C", "6H", "7H").with_life(C=1)
    story.deck("5S", "2C", "3C").starts_turn("C").asks("C", "rescue")
    assert story.life("C") == -2
    story.answers("6H").asks("C", "rescue")
    assert story.life("C") == 0
    story.answers("7H")
    assert story.life("C") == 2
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("DC-JOE-1", "BASE-DIE-3")
def test_one_beer_leaves_tequila_joe_at_zero_and_out():
    story = tale(C="tequila_joe").in_play("C", "dynamite").hand("C", "6H").with_life(C=1).deck("5S")
    story.starts_turn("C").asks("C", "rescue").answers("6H").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.at_rest("D")


@pytest.mark.rule("DC-JOE-1")
def test_a_beer_against_his_last_shot_leaves_tequila_joe_with_two():
    story = tale(B="tequila_joe").hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert story.life("B") == 2


@pytest.mark.rule("DC-JOE-1", "DC-HEAL-1")
@pytest.mark.parametrize(("card", "points"), [("saloon", 1), ("tequila", 1), ("whisky", 2), ("canteen", 1)])
def test_tequila_joe_gets_nothing_more_out_of_other_drinks(card, points):
    story = tale(B="tequila_joe").with_life(B=1)
    if card == "canteen":
        story.in_play("B", card).turn("B").spends(card)
    else:
        story.hand("B", card, "bang").turn("B").plays(card, on="B" if card == "tequila" else "")
    assert story.life("B") == 1 + points


@pytest.mark.rule("DC-JOE-1", "DC-HEAL-1")
def test_nothing_but_beer_saves_tequila_joe():
    story = tale(B="tequila_joe").hand("A", "bang").hand("B", "tequila", "whisky", "saloon", "bang")
    story.in_play("B", "canteen").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("DC-JOE-1", "BASE-BEER-4", "BASE-DIE-6")
def test_with_two_players_left_a_beer_is_nothing_to_tequila_joe_either():
    story = tale(4, roles="sheriff outlaw outlaw renegade", A="tequila_joe").out("C", "D").with_life(A=1)
    story.hand("A", "6H", "7H").hand("B", "bang").turn("A").plays("6H")
    assert story.life("A") == 1
    story.ends_turn().plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "BC"


@pytest.mark.rule("DC-JOE-1", "DC-VERA-1", "GEN-9")
def test_vera_drinks_like_tequila_joe_up_to_a_limit_of_her_own():
    story = copying(tale(A="tequila_joe", B="vera_custer"), "B", "tequila_joe").hand("A", "bang")
    story.hand("B", "beer", "6H").with_life(B=1).turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("beer")
    assert story.life("B") == 2
    story.ends_turn().asks("B", "copy").answers("take", on="A").plays("beer")
    assert story.life("B") == 3


# ---- Vera Custer: choosing -----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-1")
def test_vera_must_choose_somebody_else_before_she_draws():
    story = tale(A="jourdonnais", C="vera_custer").starts_turn("C").asks("C", "copy")
    assert may_be_copied(story) == "ABDE"
    assert not story.offers("pass")
    assert story.hand_of("C") == []
    story.answers("take", on="A")
    assert len(story.hand_of("C")) == 2


@pytest.mark.rule("DC-VERA-1")
def test_vera_has_the_ability_after_her_turn_too():
    story = tale(A="jourdonnais", C="vera_custer").hand("D", "bang").deck("2C", "3C", "4C", "5C", "9H")
    story.starts_turn("C").asks("C", "copy").answers("take", on="A").ends_turn()
    story.plays("bang", on="C").asks("C", "dodge").answers("flip")
    assert story.at_rest("D")
    assert story.life("C") == 3


@pytest.mark.rule("DC-VERA-1")
def test_vera_keeps_her_own_life_and_limit_whomever_she_copies():
    story = tale(A="sid_ketchum", C="vera_custer").starts_turn("C").asks("C", "copy").answers("take", on="A")
    assert (story.t.life[2], story.t.max_life[2]) == (3, 3)
    story = tale(B="paul_regret", A="vera_custer").starts_turn("A").asks("A", "copy").answers("take", on="B")
    assert (story.t.life[0], story.t.max_life[0]) == (4, 4)


@pytest.mark.rule("DC-VERA-1")
def test_everybody_sees_whose_ability_vera_has():
    story = tale(A="jourdonnais", C="vera_custer", D="slab_the_killer").starts_turn("C")
    assert abilities(story, "C") == ["vera_custer"]
    story.asks("C", "copy").answers("take", on="D")
    index = story.t.rules.character_index["slab_the_killer"]
    assert story.events("copied") == [("copied", (2, 3, index), (), ())]
    assert all(abilities(story, "C", viewer) == ["vera_custer", "slab_the_killer"] for viewer in "ABCDE")
    assert abilities(story, "D") == ["slab_the_killer"]


@pytest.mark.rule("DC-VERA-1")
def test_vera_chooses_anew_every_turn_and_forgets_the_ability_before():
    story = tale(3, A="jourdonnais", B="vera_custer", C="paul_regret").starts_turn("B")
    story.asks("B", "copy").answers("take", on="A").ends_turn()
    assert abilities(story, "B") == ["vera_custer", "jourdonnais"]
    assert story.view("C").distance(2, 1) == 1
    story.ends_turn().ends_turn().asks("B", "copy")
    assert may_be_copied(story) == "AC"
    story.answers("take", on="C")
    assert abilities(story, "B") == ["vera_custer", "paul_regret"]
    assert story.view("C").distance(2, 1) == 2
    assert story.view("C").profile[1].barrels == 0


@pytest.mark.rule("DC-VERA-1")
def test_vera_cannot_copy_eliminated_players():
    story = tale(A="jourdonnais", C="vera_custer").out("B", "D").starts_turn("C").asks("C", "copy")
    assert may_be_copied(story) == "AE"
    story.answers("take", on="A")


@pytest.mark.rule("DC-VERA-1", "GEN-4")
def test_vera_is_not_asked_if_only_one_other_player_is_left():
    story = tale(4, A="jourdonnais", C="vera_custer").out("B", "D").starts_turn("C")
    assert story.at_rest("C")
    assert abilities(story, "C") == ["vera_custer", "jourdonnais"]


@pytest.mark.rule("DC-VERA-4")
def test_vera_has_no_ability_before_her_first_turn():
    story = tale(A="slab_the_killer", B="jourdonnais", C="vera_custer").hand("D", "bang").turn("D")
    assert abilities(story, "C") == ["vera_custer"]
    story.plays("bang", on="C").asks("C", "dodge")
    assert len(story.decision.options) == 1
    story.answers("pass")


@pytest.mark.rule("DC-VERA-4")
def test_vera_keeps_the_ability_of_a_player_who_is_eliminated():
    story = tale(C="vera_custer", E="jourdonnais").in_play("C", "schofield").hand("C", "2D").hand("D", "3D")
    story.with_life(E=1).deck("2C", "3C", "4C", "5C", "9H").starts_turn("C").asks("C", "copy").answers("take", on="E")
    story.plays("2D", on="E").asks("E", "dodge").answers("pass").asks("E", "rescue").answers("pass").ends_turn()
    assert story.is_out("E")
    assert abilities(story, "C") == ["vera_custer", "jourdonnais"]
    story.plays("3D", on="C").asks("C", "dodge").answers("flip")
    assert story.life("C") == 3


@pytest.mark.rule("DC-VERA-5", "BASE-TURN-8")
def test_vera_chooses_again_in_an_extra_turn():
    story = tale(A="pixie_pete", C="vera_custer", D="sean_mallory").deck("2C", "3C", "4C", "5C", "6C")
    story.starts_turn("C").asks("C", "copy").answers("take", on="A")
    assert story.values_of("C") == ["2C", "3C", "4C"]
    story.t.extra_turns.append(story.seat("C"))
    story.ends_turn().asks("C", "copy").answers("take", on="D")
    assert story.t.extra_turn
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"]
    assert abilities(story, "C") == ["vera_custer", "sean_mallory"]
    story.ends_turn()
    assert story.at_rest("D")


# ---- Vera Custer: Dynamite, Jail, and then the choice --------------------------------------------------------------


@pytest.mark.scenario("IM-29")
@pytest.mark.rule("DC-VERA-2", "BASE-TURN-2")
def test_vera_leaves_jail_with_the_luck_she_copied_and_then_chooses():
    story = copying(tale(A="lucky_duke", B="pixie_pete", C="vera_custer"), "C", "lucky_duke")
    story.in_play("C", "jail/JS").deck("2C", "5H", "7C", "8C", "9C").starts_turn("C")
    story.asks("C", "flip").answers("5H").asks("C", "copy").answers("take", on="B")
    assert story.at_rest("C")
    assert story.discard_values() == ["2C", "5H", "JS"]
    assert story.values_of("C") == ["7C", "8C", "9C"]


@pytest.mark.scenario("IM-30")
@pytest.mark.rule("DC-VERA-3")
def test_vera_in_jail_loses_her_ability_until_her_next_turn():
    story = copying(tale(3, A="paul_regret", B="vera_custer", C="slab_the_killer"), "B", "paul_regret")
    story.in_play("B", "jail").deck("2C").starts_turn("B")
    assert story.at_rest("C")
    assert story.events("forgot") == [("forgot", (1,), (), ())]
    assert abilities(story, "B") == ["vera_custer"]
    assert story.view("C").distance(2, 1) == 1
    story.ends_turn().ends_turn().asks("B", "copy").answers("take", on="A")
    assert story.view("C").distance(2, 1) == 2


@pytest.mark.rule("DC-VERA-2", "DC-VERA-3")
def test_vera_uses_the_copied_luck_in_vain_and_has_none_in_her_next_jail():
    story = copying(tale(3, A="lucky_duke", B="vera_custer"), "B", "lucky_duke").in_play("B", "jail/JS")
    story.hand("A", "jail/10S").deck("2C", "3C", "7C", "8C", "2S", "3S", "4C", "6H").starts_turn("B")
    story.asks("B", "flip").answers("2C").ends_turn()
    assert story.at_rest("A")
    story.plays("jail", on="B").ends_turn()
    assert story.at_rest("C")
    assert story.discard_values()[-2:] == ["4C", "10S"]


@pytest.mark.rule("DC-VERA-2")
def test_vera_copies_nobody_if_the_dynamite_kills_her_first():
    story = tale(A="pixie_pete", C="vera_custer").in_play("C", "dynamite").deck("5S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.at_rest("D")
    assert story.events("copied") == []


@pytest.mark.rule("DC-VERA-2", "BASE-BART-1")
def test_vera_draws_for_her_dynamite_with_barts_ability_before_she_chooses():
    story = copying(tale(A="vera_custer", B="bart_cassidy", C="paul_regret"), "A", "bart_cassidy")
    story.in_play("A", "dynamite").deck("5S", "2C", "3C", "4C", "6C", "7C").starts_turn("A").asks("A", "copy")
    assert story.life("A") == 1
    assert story.values_of("A") == ["2C", "3C", "4C"]
    story.answers("take", on="C")
    assert story.values_of("A") == ["2C", "3C", "4C", "6C", "7C"]


@pytest.mark.rule("DC-VERA-2", "BASE-LUCKY-1")
def test_vera_has_the_copied_luck_for_her_dynamite_too():
    story = copying(tale(A="lucky_duke", B="pixie_pete", C="vera_custer"), "C", "lucky_duke")
    story.in_play("C", "dynamite").deck("5S", "KC").starts_turn("C").asks("C", "flip").answers("KC")
    story.asks("C", "copy").answers("take", on="B")
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.rule("DC-VERA-1", "DC-VERA-3", "BASE-SUZY-4")
def test_vera_in_jail_with_an_empty_hand_is_no_suzy_any_more():
    story = copying(tale(A="suzy_lafayette", B="vera_custer"), "B", "suzy_lafayette").hand("A", "beer")
    story.hand("B", "missed").in_play("B", "jail").hand("C", "panic").deck("2C", "3C", "4C").starts_turn("B")
    assert story.at_rest("C")
    story.plays("panic", on="B", taking="hand")
    assert story.hand_of("B") == []


# ---- Vera Custer: what she copies works at once --------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-6", "BASE-KIT-1")
def test_vera_looks_at_three_cards_in_the_turn_in_which_she_copies_kit():
    story = tale(A="kit_carlson", C="vera_custer").deck("2C", "3C", "4C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A").asks("C", "look").answers("4C").answers("2C")
    assert story.values_of("C") == ["4C", "2C"]


@pytest.mark.rule("DC-VERA-6", "PROMO-CLAUS-1")
def test_vera_gives_cards_away_in_the_turn_in_which_she_copies_claus():
    story = tale(3, A="claus_the_saint", B="vera_custer").deck("2C", "3C", "4C", "5C", "6C").starts_turn("B")
    story.asks("B", "copy").answers("take", on="A").asks("B", "gift").answers("4C", on="C").answers("2C", on="A")
    assert story.at_rest("B")
    assert [story.values_of(seat) for seat in "ABC"] == [["2C"], ["3C", "5C"], ["4C"]]


@pytest.mark.rule("DC-VERA-6", "DC-PAT-1")
def test_vera_takes_a_card_in_play_in_the_turn_in_which_she_copies_pat():
    story = tale(A="pat_brennan", C="vera_custer").in_play("E", "barrel").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A").asks("C", "draw_or_take").answers("barrel", on="E")
    assert story.hand_of("C") == ["barrel"]


@pytest.mark.rule("DC-VERA-6", "BASE-JESSE-1")
def test_vera_draws_from_a_hand_in_the_turn_in_which_she_copies_jesse():
    story = tale(A="jesse_jones", C="vera_custer").hand("E", "saloon").deck("2C", "3C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A").asks("C", "first_draw").answers("draw_from", on="E")
    assert story.values_of("C") == ["5H", "2C"]


@pytest.mark.rule("DC-VERA-6", "DC-PIXIE-1", "BASE-P1-2")
def test_vera_counts_like_pixie_pete_and_events_count_after_that():
    rules = event(phase_1_count=(3, lambda t, me, number: number - 1))
    story = Story(rules=rules, A="pixie_pete", C="vera_custer").deck("2C", "3C", "4C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("DC-VERA-6", "DC-BILL-1")
def test_vera_with_bills_ability_counts_her_own_wounds():
    story = tale(A="bill_noface", C="vera_custer").with_life(A=1, C=2).deck("2C", "3C", "4C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="A")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("DC-VERA-1", "BASE-SUZY-4")
def test_vera_who_becomes_suzy_with_an_empty_hand_draws_before_phase_1():
    story = tale(A="suzy_lafayette", C="vera_custer").hand("A", "beer").deck("2C", "3C", "4C", "5C")
    story.starts_turn("C").asks("C", "copy").answers("take", on="A")
    assert story.values_of("C") == ["2C", "3C", "4C"]
    assert [event[1] for event in story.events("drew")] == [(2, 1, ABILITY), (2, 2, -1)]


@pytest.mark.rule("DC-VERA-1", "BASE-SUZY-4")
def test_vera_who_becomes_suzy_with_cards_in_hand_draws_as_ever():
    story = tale(A="suzy_lafayette", C="vera_custer").hand("A", "beer").hand("C", "missed")
    story.deck("2C", "3C", "4C", "5C").starts_turn("C").asks("C", "copy").answers("take", on="A")
    assert story.values_of("C") == ["10C", "2C", "3C"]


@pytest.mark.rule("DC-VERA-1", "DC-VERA-2", "DC-BELLE-1", "DC-BELLE-4")
def test_vera_with_belles_ability_silences_cards_in_her_own_turn_only():
    story = (
        tale(3, A="belle_star", B="vera_custer", C="willy_the_kid").in_play("C", "mustang", "barrel").hand("B", "bang")
    )
    story.starts_turn("B").asks("B", "copy")
    assert story.view("B").distance(1, 2) == 2
    story.answers("take", on="A")
    assert story.view("B").distance(1, 2) == 1
    story.plays("bang", on="C").asks("C", "dodge")
    assert not story.offers("flip")
    story.answers("pass").ends_turn()
    assert story.at_rest("C")
    assert story.view("B").distance(1, 2) == 2
    story.ends_turn().ends_turn().asks("B", "copy")
    assert story.view("B").profile[2].barrels == 0  # until she chooses anew she has what she copied last
    story.answers("take", on="C")
    assert story.view("B").profile[2].barrels == 1


@pytest.mark.rule("DC-VERA-6", "DC-JOSE-1")
def test_vera_trades_twice_like_jose_though_he_has_just_done_so():
    story = tale(A="jose_delgado", B="vera_custer").hand("A", "barrel/QS", "mustang/8H")
    story.hand("B", "scope", "schofield", "winchester")
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D").turn("A").uses().uses().ends_turn()
    story.asks("B", "copy").answers("take", on="A").uses(card="scope").uses(card="schofield")
    assert not story.offers("use")
    assert story.values_of("B") == ["8S", "6C", "7C", "8C", "9C", "2D", "3D"]


@pytest.mark.rule("DC-VERA-5", "DC-VERA-6", "DC-JOSE-1")
def test_vera_may_trade_twice_more_in_an_extra_turn():
    story = tale(A="jose_delgado", B="vera_custer").hand("B", "scope", "barrel", "mustang", "winchester")
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C").starts_turn("B").asks("B", "copy")
    story.answers("take", on="A").uses(card="scope").uses(card="barrel")
    assert not story.offers("use")
    story.plays("mustang").t.extra_turns.append(1)
    story.ends_turn().asks("B", "surplus")
    for card in ("2C", "3C", "4C", "5C"):
        story.answers(card)
    story.asks("B", "copy").answers("take", on="A")
    assert story.offers("use winchester")


@pytest.mark.rule("DC-VERA-1", "BASE-SLAB-1")
def test_veras_bang_needs_two_missed_once_she_has_copied_slab():
    story = tale(A="slab_the_killer", B="vera_custer").hand("B", "bang").hand("C", "missed").starts_turn("B")
    story.asks("B", "copy").answers("take", on="A").plays("bang", on="C").asks("C", "dodge").answers("missed")
    story.asks("C", "dodge").answers("pass")
    assert story.life("C") == 3


@pytest.mark.rule("DC-VERA-1", "BASE-GRINGO-1")
def test_vera_with_el_gringos_ability_takes_a_card_of_whoever_hits_her():
    story = copying(tale(A="el_gringo", B="vera_custer"), "B", "el_gringo").hand("C", "bang", "beer").turn("C")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == ["beer"]


# ---- Vera Custer with Sid Ketchum's ability ------------------------------------------------------------------------


@pytest.mark.rule("DC-VERA-1", "BASE-SID-1")
def test_vera_uses_sids_ability_when_shot_at_and_when_dying():
    story = copying(tale(A="sid_ketchum", B="vera_custer"), "B", "sid_ketchum").hand("C", "bang")
    story.hand("B", "2D", "3D", "4D", "5D").with_life(B=1).turn("C").plays("bang", on="B").asks("B", "dodge")
    story.answers("use").asks("B", "cost").answers("2D").answers("3D").asks("B", "dodge")
    assert story.life("B") == 2
    story.answers("pass").asks("B", "between").answers("use").asks("B", "cost").answers("4D")
    assert story.life("B") == 2
    assert story.hand_of("B") == []


@pytest.mark.rule("DC-VERA-1", "BASE-SID-1", "BASE-DIE-2")
def test_vera_saves_herself_with_sids_ability():
    story = copying(tale(A="sid_ketchum", B="vera_custer"), "B", "sid_ketchum").hand("C", "bang")
    story.hand("B", "2D", "3D").with_life(B=1).turn("C").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("use").asks("B", "cost").answers("2D")
    assert story.life("B") == 1


@pytest.mark.rule("DC-VERA-2", "BASE-SID-1")
def test_vera_may_heal_like_sid_after_her_dynamite_and_before_she_chooses():
    story = copying(tale(A="vera_custer", B="sid_ketchum", C="paul_regret"), "A", "sid_ketchum")
    story.in_play("A", "dynamite").hand("A", "2D", "3D").deck("5S", "7C", "8C").starts_turn("A")
    story.asks("A", "between").answers("use").asks("A", "cost").answers("2D").asks("A", "copy").answers("take", on="C")
    assert story.life("A") == 2
    assert not story.offers("use")


# ---- two Vulture Sams ----------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-24")
@pytest.mark.rule("BASE-SAM-2")
def test_two_vulture_sams_take_one_card_each_in_turn():
    story = copying(tale(D="vera_custer", E="vulture_sam"), "D", "vulture_sam").hand("B", "bang").with_life(C=1)
    story.hand("C", "beer", "missed", "panic").in_play("C", "barrel").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    story.asks("D", "estate").answers("take", on="C", taking="hand")
    story.asks("E", "estate").answers("take", on="C", taking="hand")
    story.asks("D", "estate").answers("take", on="C", taking="hand")
    assert story.at_rest("B")
    assert story.hand_of("E")[-1] == "barrel"
    assert (len(story.hand_of("D")), len(story.hand_of("E"))) == (2, 2)
    assert sorted([*story.hand_of("D"), *story.hand_of("E")]) == ["barrel", "beer", "missed", "panic"]
    assert story.discards() == ["bang"]


@pytest.mark.rule("BASE-SAM-2", "GEN-5")
def test_each_vulture_sam_chooses_between_the_cards_in_play_and_a_random_hand_card():
    story = copying(tale(D="vera_custer", E="vulture_sam"), "D", "vulture_sam").hand("B", "bang").with_life(C=1)
    story.hand("C", "beer").in_play("C", "barrel", "scope").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass").asks("D", "estate")
    assert not story.offers("beer", on="C")
    story.answers("scope", on="C").asks("E", "estate").answers("barrel", on="C")
    assert (story.hand_of("D"), story.hand_of("E")) == (["scope", "beer"], ["barrel"])
    secret = story.events("inherited")[-1]
    assert secret[:3] == ("inherited", (3, 2, 1), (3, 2))


@pytest.mark.rule("BASE-SAM-2")
@pytest.mark.parametrize(("killer", "victim", "first", "second"), [("A", "E", "B", "D"), ("B", "C", "D", "B")])
def test_the_vulture_sam_who_sits_nearest_after_the_victim_begins(killer, victim, first, second):
    story = copying(tale(B="vera_custer", D="vulture_sam"), "B", "vulture_sam").hand(killer, "bang")
    story.hand(victim, "beer").in_play(victim, "barrel", "scope").with_life(C=1, E=1)
    story.turn(killer).plays("bang", on=victim).asks(victim, "dodge").answers("pass").asks(victim, "rescue")
    story.answers("pass").asks(first, "estate").answers("barrel", on=victim).asks(second, "estate")
    story.answers("scope", on=victim)
    assert story.hand_of(first)[:2] == ["barrel", "beer"]


@pytest.mark.rule("BASE-SAM-1", "BASE-SAM-2")
@pytest.mark.parametrize(("victim", "heir"), [("C", "D"), ("D", "C")])
def test_a_vulture_sam_who_dies_leaves_everything_to_the_other(victim, heir):
    story = copying(tale(C="vera_custer", D="vulture_sam"), "C", "vulture_sam").in_play("A", "schofield")
    story.in_play("A", "scope").hand("A", "bang").with_life(C=1, D=1).hand(victim, "beer", "panic")
    story.in_play(victim, "barrel").turn("A").plays("bang", on=victim)
    story.asks(victim, "dodge").answers("pass").asks(victim, "rescue").answers("pass")
    assert story.hand_of(heir) == ["barrel", "beer", "panic"]
    assert story.hand_of(victim) == []


@pytest.mark.rule("BASE-SAM-2", "DC-VERA-1")
def test_vera_inherits_nothing_after_she_has_chosen_another():
    story = copying(tale(A="paul_regret", B="vera_custer", D="vulture_sam"), "B", "vulture_sam").hand("B", "bang")
    story.hand("C", "beer", "panic").with_life(C=1).starts_turn("B").asks("B", "copy").answers("take", on="A")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert story.hand_of("D") == ["beer", "panic"]
