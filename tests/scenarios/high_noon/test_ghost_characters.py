"""Ghost Town and the characters: those who are ghosts, and those who live to see them go."""

import pytest

from support.tales import dies, goes, haunted, tale

# ---- Ghosts draw ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-2")
@pytest.mark.parametrize(
    ("character", "cards"),
    [("pixie_pete", 3), ("bill_noface", 5), ("kit_carlson", 3), ("lucky_duke", 3), ("paul_regret", 3)],
)
def test_how_many_cards_a_ghost_draws(character, cards):
    story = haunted(C=character).starts_turn("C")
    assert story.at_rest("C")  # with three cards to take Kit Carlson looks at nothing
    assert len(story.hand_of("C")) == cards


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-3", "BASE-BLACK-1")
@pytest.mark.parametrize(("second", "cards"), [("3H", ["2C", "3H", "4C", "5C"]), ("3S", ["2C", "3S", "4C"])])
def test_black_jack_as_a_ghost_shows_his_second_card_and_may_get_a_fourth(second, cards):
    story = haunted(C="black_jack").deck("2C", second, "4C", "5C").starts_turn("C")
    assert story.values_of("C") == cards
    assert [told[1][1] for told in story.events("showed")] == [story.t.hand[2][1]]


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-3", "BASE-JESSE-1")
def test_jesse_jones_as_a_ghost_takes_one_card_of_a_hand_and_two_of_the_pile():
    story = haunted(C="jesse_jones").hand("E", "beer").deck("2C", "3C").starts_turn("C").asks("C", "first_draw")
    story.answers("draw_from", on="E")
    assert story.hand_of("C") == ["beer", "bang", "bang"]


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-3", "BASE-PEDRO-1")
def test_pedro_ramirez_as_a_ghost_takes_the_top_discard_and_two_of_the_pile():
    story = haunted(C="pedro_ramirez").discard("beer").deck("2C", "3C").starts_turn("C").asks("C", "first_draw")
    story.answers("beer")
    assert story.hand_of("C") == ["beer", "bang", "bang"]


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-3", "DC-PAT-1")
@pytest.mark.parametrize("taken", ["barrel", ""])
def test_pat_brennan_as_a_ghost_draws_three_or_takes_one_card_in_play(taken):
    story = haunted(C="pat_brennan").in_play("E", "barrel").deck("2C", "3C", "4C").starts_turn("C")
    story.asks("C", "draw_or_take")
    assert story.decision.subject == (3,)
    story.answers(*((taken, "E") if taken else ("draw",)))
    assert story.hand_of("C") == (["barrel"] if taken else ["bang"] * 3)


@pytest.mark.rule("HN-GHOST-1", "PROMO-CLAUS-3", "HN-GHOST-3")
def test_claus_as_a_ghost_keeps_three_and_gives_to_everybody_in_the_game():
    story = haunted(C="claus_the_saint", dead="BC").deck("2C", "3C", "4C", "5C", "6C", "7C", "8C").starts_turn("C")
    for seat, card in (("D", "2C"), ("E", "3C"), ("A", "4C")):
        story.asks("C", "gift").answers(card, on=seat)
    assert story.values_of("C") == ["5C", "6C", "7C"]
    assert [story.values_of(seat) for seat in "ABDE"] == [["4C"], [], ["2C"], ["3C"]]


@pytest.mark.rule("HN-GHOST-1", "DC-VERA-1", "DC-VERA-6")
@pytest.mark.parametrize(("copied", "cards"), [("pixie_pete", 3), ("bill_noface", 4), ("bart_cassidy", 3)])
def test_vera_as_a_ghost_copies_somebody_in_the_game_and_draws_like_him(copied, cards):
    story = haunted(C="vera_custer", E=copied, dead="BC").starts_turn("C").asks("C", "copy")
    assert not story.offers("take", on="B")
    assert not story.offers("take", on="C")
    story.answers("take", on="E")
    assert len(story.hand_of("C")) == cards


@pytest.mark.rule("HN-GHOST-1", "DC-VERA-1")
def test_what_vera_copied_in_her_life_she_does_not_have_as_a_ghost_until_she_chooses():
    story = haunted(C="vera_custer").ability("C", "vera_custer", "pixie_pete").starts_turn("C").asks("C", "copy")
    assert story.t.abilities[2] == (story.t.character[2],)
    assert [told[1] for told in story.events("forgot")] == [(2,)]
    story.answers("take", on="E")
    assert len(story.hand_of("C")) == 3


# ---- Ghosts act -----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-41")
@pytest.mark.rule("HN-GHOST-2", "HN-GHOST-8")
def test_chuck_as_a_ghost_pays_with_life_he_regained_down_to_0():
    story = haunted(C="chuck_wengam").deck("whisky", "2C", "3C", "4C", "5C", "6C", "7C", "8C").starts_turn("C")
    assert not story.offers("use")
    story.plays("whisky").asks("C", "second_card").answers("2C")
    assert story.life("C") == 2
    story.uses().uses()
    assert story.values_of("C") == ["3C", "4C", "5C", "6C", "7C"]
    assert (story.life("C"), story.is_out("C")) == (0, False)
    assert not story.offers("use")
    assert story.at_rest("C")


@pytest.mark.rule("HN-GHOST-8", "DC-CHUCK-1")
def test_among_the_living_chuck_keeps_his_last_life_point_also_under_ghost_town():
    story = tale(C="chuck_wengam").event("ghost_town").out("D").with_life(C=2).turn("C")
    assert story.uses().life("C") == 1
    assert not story.offers("use")


@pytest.mark.rule("HN-GHOST-8", "DC-VERA-1")
def test_vera_as_a_ghost_with_chucks_ability_pays_down_to_0_too():
    story = haunted(C="vera_custer", E="chuck_wengam").deck("beer", "2C", "3C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="E")
    assert not story.offers("use")
    assert story.plays("beer").uses().life("C") == 0
    assert not story.offers("use")


@pytest.mark.rule("HN-GHOST-2", "BASE-SID-1", "BASE-SID-2")
def test_sid_as_a_ghost_heals_himself_with_two_cards():
    story = haunted(C="sid_ketchum").deck("2C", "3C", "4C").starts_turn("C").uses()
    story.asks("C", "cost").answers("2C").answers("3C")
    assert (story.life("C"), story.values_of("C")) == (1, ["4C"])


@pytest.mark.rule("HN-GHOST-2", "DC-JOE-1")
def test_tequila_joe_as_a_ghost_regains_two_with_a_beer():
    story = haunted(C="tequila_joe").deck("beer", "2C", "3C").starts_turn("C").plays("beer")
    assert story.life("C") == 2


@pytest.mark.rule("HN-GHOST-2", "BASE-BART-1")
@pytest.mark.parametrize(("healed", "cards"), [(True, 1), (False, 0)])
def test_bart_as_a_ghost_draws_only_for_a_point_he_had(healed, cards):
    story = haunted(C="bart_cassidy").hand("A", "bang").deck("duel", "beer", "2S", "3C").starts_turn("C")
    if healed:
        story.plays("beer")
    before = len(story.hand_of("C"))
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert len(story.hand_of("C")) == before - 1 + cards
    assert story.life("C") == 0


@pytest.mark.rule("HN-GHOST-2", "BASE-SUZY-1", "BASE-SUZY-4")
def test_suzy_as_a_ghost_without_life_draws_when_her_hand_is_empty_from_the_moment_she_is_back():
    story = haunted(C="suzy_lafayette").deck("barrel", "mustang", "scope", "remington", "2C", "3C").starts_turn("C")
    assert [told[1][1] for told in story.events("drew")] == [1, 3]
    story.plays("barrel").plays("mustang").plays("scope").plays("remington")
    assert (story.values_of("C"), story.life("C")) == (["2C"], 0)


@pytest.mark.rule("HN-GHOST-4", "HN-GHOST-5", "BASE-SUZY-1")
def test_suzy_as_a_ghost_leaves_for_good_with_the_card_she_draws_at_the_very_end():
    story = haunted(C="suzy_lafayette", E="vulture_sam").deck("2C", "3C", "4C", "5C", "beer").starts_turn("C")
    goes(story, "C", 4)
    assert story.hand_of("E") == ["beer"]
    assert story.hand_of("C") == []


@pytest.mark.rule("HN-GHOST-1", "BASE-WILLY-1")
@pytest.mark.parametrize(("character", "again"), [("willy_the_kid", True), ("paul_regret", False)])
def test_a_ghost_has_his_characters_ability(character, again):
    story = haunted(C=character).deck("2D", "3D", "4D").starts_turn("C").plays("bang", on="D")
    story.asks("D", "dodge").answers("pass")
    assert story.offers("bang", on="D") is again


@pytest.mark.rule("HN-GHOST-1", "BASE-SLAB-1")
def test_slab_as_a_ghost_needs_two_missed():
    story = haunted(C="slab_the_killer").hand("D", "missed").deck("2D").starts_turn("C").plays("bang/2D", on="D")
    assert story.asks("D", "dodge").decision.subject[2] == 2
    story.answers("missed").asks("D", "dodge").answers("pass")
    assert story.life("D") == 3


@pytest.mark.rule("HN-GHOST-1", "DC-BELLE-1", "DC-BELLE-4")
def test_belle_as_a_ghost_switches_cards_off_and_they_are_on_again_when_she_is_gone():
    story = haunted(C="belle_star").in_play("D", "barrel", "mustang").in_play("E", "barrel").hand("D", "bang")
    story.deck("2D", "3C", "4C").starts_turn("C").plays("bang/2D", on="D").asks("D", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    goes(story, "C", 2)
    story.plays("bang", on="E").asks("E", "dodge")
    assert story.offers("flip")
    assert story.view("A").distance(4, 3) == 2


@pytest.mark.rule("HN-GHOST-1", "PROMO-KISCH-1")
def test_johnny_kisch_as_a_ghost_discards_namesakes():
    story = haunted(C="johnny_kisch").in_play("E", "barrel").deck("barrel", "2C", "3C").starts_turn("C").plays("barrel")
    assert (story.front_of("C"), story.front_of("E")) == (["barrel"], [])


@pytest.mark.rule("HN-GHOST-3", "PROMO-WILL-1")
def test_uncle_will_as_a_ghost_opens_a_store_with_a_card_for_himself():
    story = haunted(C="uncle_will", dead="BC").deck("missed/2S", "3S", "4S").starts_turn("C")
    story.plays("missed/2S as general_store")
    for seat in "CDE":
        story.asks(seat, "store").answers("take")
    assert [len(story.hand_of(seat)) for seat in "ABCDE"] == [1, 0, 3, 1, 1]


@pytest.mark.rule("HN-GHOST-1", "BASE-JANET-1")
def test_janet_as_a_ghost_plays_missed_as_bang():
    story = haunted(C="calamity_janet").deck("2S", "3S", "4S").starts_turn("C").plays("missed/2S as bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("HN-GHOST-1", "DC-DOC-1", "HN-GHOST-6")
def test_doc_as_a_ghost_shoots_with_two_cards_and_earns_the_reward():
    story = haunted(C="doc_holyday").with_life(D=1).deck("2S", "3S", "4S", "5C", "6C", "7C").starts_turn("C")
    story.uses(on="D").asks("C", "cost").answers("2S").answers("3S")
    dies(story, "D")
    assert story.values_of("C") == ["4S", "5C", "6C", "7C"]


@pytest.mark.rule("HN-GHOST-1", "DC-JOSE-1")
def test_jose_as_a_ghost_trades_blue_cards():
    story = haunted(C="jose_delgado").deck("barrel", "2C", "3C", "4C", "5C").starts_turn("C").uses(card="barrel")
    assert story.values_of("C") == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("HN-GHOST-1", "DC-MOLLY-3")
def test_molly_as_a_ghost_draws_nothing_in_her_own_turn():
    story = haunted(C="molly_stark").hand("A", "bang").deck("duel", "2D", "3S").starts_turn("C")
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("bang/2D")
    story.asks("A", "bang").answers("pass")
    assert (story.values_of("C"), story.life("A")) == (["3S"], 4)


@pytest.mark.rule("HN-GHOST-6", "DC-GREG-1", "DC-HERB-1", "BASE-SAM-1")
@pytest.mark.parametrize(
    ("character", "life", "cards"), [("greg_digger", 2, 5), ("herb_hunter", 0, 7), ("vulture_sam", 0, 6)]
)
def test_ghosts_have_something_of_the_players_they_kill(character, life, cards):
    story = haunted(C=character).with_life(D=1).in_play("D", "scope").deck("2D", "3C", "4C").starts_turn("C")
    dies(story.plays("bang/2D", on="D"), "D")
    assert (story.life("C"), len(story.hand_of("C"))) == (life, cards)


@pytest.mark.rule("HN-GHOST-5", "DC-GREG-1", "BASE-SAM-1", "DC-HERB-1")
@pytest.mark.parametrize("character", ["greg_digger", "herb_hunter", "vulture_sam"])
def test_nobody_has_anything_of_his_own_second_end(character):
    story = haunted(C=character).deck("barrel", "2C", "3C").starts_turn("C").plays("barrel")
    goes(story, "C", 2)
    assert (story.life("C"), story.hand_of("C"), story.front_of("C")) == (0, [], [])
    assert story.discards()[-1] == "barrel"
    assert not story.events("inherited")


# ---- The living and the ghost ---------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-56")
@pytest.mark.rule("HN-GHOST-1", "HN-GHOST-4", "HN-GHOST-5", "HN-GHOST-6")
def test_a_ghost_draws_three_lays_a_barrel_kills_an_outlaw_and_leaves_the_barrel_to_vulture_sam():
    story = haunted(E="vulture_sam").with_life(D=1).deck("barrel", "2D", "3C", "4C", "5C", "6C").starts_turn("C")
    assert story.hand_of("C") == ["barrel", "bang", "bang"]
    dies(story.plays("barrel").plays("bang/2D", on="D"), "D")
    assert story.values_of("C") == ["3C", "4C", "5C", "6C"]
    goes(story, "C", 4)
    assert story.hand_of("E") == ["barrel"]
    assert story.t.ghost == 3  # it is the turn of the dead Outlaw now


@pytest.mark.rule("HN-GHOST-5", "DC-SEAN-1", "BASE-SAM-1")
def test_vulture_sam_takes_what_the_ghost_still_has_in_hand_too():
    story = haunted(C="sean_mallory", E="vulture_sam").deck("barrel", "2C", "3C").starts_turn("C").plays("barrel")
    story.ends_turn()
    assert story.hand_of("E") == ["barrel", "bang", "bang"]


@pytest.mark.rule("HN-GHOST-5", "BASE-SAM-2")
def test_two_vulture_sams_share_what_a_ghost_leaves_the_nearest_first():
    story = haunted(E="vulture_sam", D="vera_custer").ability("D", "vera_custer", "vulture_sam")
    story.deck("barrel", "mustang", "scope").starts_turn("C").plays("barrel").plays("mustang").plays("scope")
    story.ends_turn().asks("D", "estate").answers("mustang", on="C").asks("E", "estate").answers("barrel", on="C")
    story.asks("D", "copy")
    assert (story.hand_of("D"), story.hand_of("E")) == (["mustang", "scope"], ["barrel"])


@pytest.mark.rule("HN-GHOST-5", "DC-GREG-1", "DC-HERB-1", "BASE-ELIM-4")
def test_greg_and_herb_have_their_share_of_a_ghosts_leaving_and_nobody_a_reward():
    story = haunted(B="greg_digger", E="herb_hunter").with_life(B=1).starts_turn("C")
    goes(story, "C")
    assert (story.life("B"), len(story.hand_of("E"))) == (3, 2)
    assert not story.events("reward")


@pytest.mark.rule("HN-GHOST-5", "DC-GREG-1")
def test_greg_has_it_again_from_each_ghost_and_never_from_a_living_players_end_of_turn():
    story = haunted(A="greg_digger", dead="BC").with_life(A=1).starts_turn("B")
    assert goes(story, "B").life("A") == 3
    assert goes(story, "C").life("A") == 5
    assert len(story.events("eliminated")) == 2
    story.ends_turn()
    assert len(story.events("eliminated")) == 2


@pytest.mark.rule("HN-GHOST-5", "BASE-ELIM-1")
def test_with_pedro_at_the_table_a_ghost_orders_what_he_leaves():
    story = haunted(A="pedro_ramirez").deck("barrel", "mustang", "scope").starts_turn("C")
    story.plays("barrel").plays("mustang").plays("scope").ends_turn()
    story.asks("C", "last_will").answers("scope").asks("C", "last_will").answers("pass")
    assert story.discards() == ["scope", "barrel", "mustang"]


@pytest.mark.rule("HN-GHOST-6", "BASE-GRINGO-1")
def test_el_gringo_takes_a_card_of_the_ghost_who_shot_him():
    story = haunted(D="el_gringo").deck("2D", "beer", "beer").starts_turn("C").plays("bang/2D", on="D")
    story.asks("D", "dodge").answers("pass")
    assert (story.hand_of("C"), story.hand_of("D")) == (["beer"], ["beer"])


@pytest.mark.rule("HN-GHOST-6", "BASE-BART-1", "DC-MOLLY-1")
def test_bart_and_molly_react_to_a_ghost_as_to_anybody():
    story = haunted(B="molly_stark", D="bart_cassidy").hand("B", "missed").deck("gatling", "2C", "3C").starts_turn("C")
    story.plays("gatling").asks("D", "dodge").answers("pass")
    for seat in "EA":
        story.asks(seat, "dodge").answers("pass")
    story.asks("B", "dodge").answers("missed")
    assert (len(story.hand_of("D")), len(story.hand_of("B"))) == (1, 1)
    assert story.life("B") == 4


@pytest.mark.rule("HN-GHOST-3", "BASE-SID-1")
def test_sid_may_act_between_two_effects_of_a_ghosts_turn():
    story = haunted(E="sid_ketchum").with_life(E=2).hand("E", "beer", "scope").deck("barrel", "2C").starts_turn("C")
    story.asks("E", "between").answers("pass").plays("barrel").asks("E", "between").answers("use")
    story.asks("E", "cost").answers("beer")
    assert story.life("E") == 3
    assert story.at_rest("C")


@pytest.mark.rule("HN-GHOST-6", "BASE-ELIM-6")
def test_a_ghost_who_kills_the_deputy_gets_and_loses_nothing():
    story = haunted().with_life(B=1).deck("2D", "scope", "4C").starts_turn("C").plays("scope")
    dies(story.plays("bang/2D", on="B"), "B")
    assert (story.values_of("C"), story.front_of("C")) == (["4C"], ["scope"])
    assert not story.events("reward") + story.events("penalty")


@pytest.mark.rule("DC-VERA-4", "HN-GHOST-3")
def test_vera_cannot_copy_the_dead_in_her_turn():
    story = haunted(D="vera_custer").starts_turn("D").asks("D", "copy")
    assert not story.offers("take", on="C")
    story.answers("take", on="B")
    assert story.at_rest("D")
