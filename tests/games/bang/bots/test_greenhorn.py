"""Positions in which a wrong answer is embarrassing."""

import pytest

from boothill.family.roles import ROLES_BY_PLAYERS
from boothill.games.bang.bots.judging.memory import Memory, roles_dealt
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.terms import NO_CARD, PASSING, USE
from boothill.kernel.decision import NOBODY, Decision
from games.bang.bots.positions import answer, chances, deeds
from support.extras import base_with_event
from support.story import Story

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, in this order round the table.


# ---- whom to shoot ---------------------------------------------------------------------------------------------


def test_a_deputy_does_not_shoot_the_sheriff():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").hand("B", "bang").turn("B")
    assert story.offers("bang", on="A")
    assert answer(story).endswith("at 2")


def test_a_deputy_shoots_who_attacked_the_sheriff():
    story = Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw").hand("C", "bang")
    story = deeds(story, "B bang A", "D panic B").turn("C")
    assert answer(story).endswith("at 1")


def test_a_deputy_does_not_duel_the_sheriff():
    story = (
        Story(4, roles="sheriff deputy outlaw renegade").out("C").hand("B", "duel", "bang").hand("D", "bang").turn("B")
    )
    assert answer(story).endswith("at 3")


def test_an_outlaw_shoots_the_sheriff_before_anybody_else():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang").turn("B")
    assert story.offers("bang", on="C")
    assert answer(story).endswith("at 0")


def test_an_outlaw_does_not_shoot_one_who_shot_at_the_sheriff():
    story = deeds(Story(roles="sheriff deputy outlaw outlaw renegade").hand("D", "bang"), "C bang A", "C bang A")
    story = deeds(story, "E bang C").turn("D")
    assert story.offers("bang", on="C")
    assert answer(story).endswith("at 4")


def test_an_outlaw_out_of_reach_of_the_sheriff_shoots_who_defends_him():
    story = deeds(Story(7, roles="sheriff renegade outlaw deputy outlaw deputy outlaw"), "C bang A", "C bang A")
    story = deeds(story, "D bang C", "D bang C", "B bang D").hand("C", "bang").turn("C")
    assert answer(story).endswith("at 3")


def test_the_sheriff_spares_who_fights_his_enemies():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").in_play("A", "winchester").hand("A", "bang")
    story = deeds(story, "C bang A", "C bang A", "B bang C", "B bang C").turn("A")
    assert answer(story).endswith("at 2")


def test_the_sheriff_does_not_kill_somebody_he_knows_nothing_of():
    story = Story(7).hand("A", "bang").with_life(B=1, G=1).turn("A")
    assert answer(story) == "end"


def test_the_renegade_does_not_shoot_the_sheriff_while_others_live():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C").hand("B", "bang").with_life(A=1).turn("B")
    assert answer(story).endswith("at 3")


def test_the_renegade_shoots_the_sheriff_when_only_the_two_are_left():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").hand("B", "bang").turn("B")
    assert answer(story).endswith("at 0")


def test_the_renegade_helps_a_wounded_sheriff_and_bides_his_time_otherwise():
    for life, expected in ((5, "end"), (3, "play bang/2D as bang at 2")):
        story = Story(4, roles="sheriff renegade outlaw outlaw").hand("B", "bang/2D").with_life(A=life)
        assert answer(deeds(story, "C bang A").turn("B")) == expected


def test_a_wounded_enemy_is_finished_first():
    story = Story(6, roles="sheriff outlaw deputy outlaw outlaw renegade").in_play("C", "schofield").hand("C", "bang")
    story = deeds(story, "B bang A", "D bang A").with_life(D=1).turn("C")
    assert answer(story).endswith("at 3")


def test_a_duel_is_fought_by_whoever_has_the_bangs():
    for bangs, expected in ((3, "play duel/QD as duel at 0"), (0, "end")):
        story = Story(4).out("C", "D").in_play("A", "mustang").hand("A", *["missed"] * 3)
        assert answer(story.hand("B", "duel/QD", *["bang"] * bangs).turn("B")) == expected


def test_a_deputy_does_not_play_gatling_when_it_may_kill_the_sheriff():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").with_life(A=1, C=1, D=1).hand("B", "gatling").turn("B")
    assert answer(story) == "end"


def test_an_outlaw_plays_gatling_when_it_may_kill_the_sheriff():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").with_life(A=1).hand("B", "gatling").turn("B")
    assert answer(story).startswith("play gatling")


# ---- other cards -----------------------------------------------------------------------------------------------


def test_beer_is_not_drunk_at_full_life():
    assert answer(Story().hand("A", "beer").turn("A")) == "end"


def test_beer_is_drunk_when_wounded():
    assert answer(Story().hand("A", "beer").with_life(A=2).turn("A")).startswith("play beer")


def test_beer_is_not_drunk_by_the_last_two():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").hand("B", "beer").with_life(B=2).turn("B")
    assert answer(story) == "end"


def test_saloon_is_not_poured_for_wounded_enemies_alone():
    story = deeds(Story().hand("A", "saloon").with_life(C=1), "C bang A").turn("A")
    assert answer(story) == "end"


def test_cards_are_drawn_before_anything_else_is_played():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang", "barrel", "stagecoach").turn("B")
    assert answer(story).startswith("play stagecoach")


def test_a_barrel_is_put_up():
    assert answer(Story().hand("A", "barrel").turn("A")).startswith("play barrel")


def test_a_good_weapon_is_not_replaced_by_a_worse_one():
    assert answer(Story().in_play("A", "winchester").hand("A", "schofield").turn("A")) == "end"


def test_a_better_weapon_replaces_a_worse_one():
    assert answer(Story().in_play("A", "schofield").hand("A", "winchester").turn("A")).startswith("play winchester")


def test_volcanic_is_wanted_with_many_bangs():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").in_play("B", "schofield")
    story.hand("B", "volcanic", "bang", "bang", "bang").turn("B")
    assert answer(story).startswith("play volcanic")


def test_volcanic_is_not_wanted_without_bangs():
    assert answer(Story().in_play("A", "schofield").hand("A", "volcanic").turn("A")) == "end"


def test_volcanic_is_not_wanted_if_it_does_not_reach_the_sheriff():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").in_play("C", "schofield")
    story.hand("C", "volcanic", "bang", "bang", "bang").turn("C")
    assert answer(story).endswith("at 0")


def test_jail_is_not_put_in_front_of_a_friend():
    story = deeds(Story(roles="sheriff deputy outlaw outlaw renegade").hand("A", "jail"), "C bang A", "B bang C").turn(
        "A"
    )
    assert answer(story).endswith("at 2")


def test_dynamite_in_front_of_oneself_is_taken_away():
    story = Story().in_play("A", "dynamite").hand("A", "cat_balou").in_play("C", "barrel").turn("A")
    assert answer(story).endswith("at 0 picking dynamite/2H")


def test_cat_balou_leaves_jail_where_it_lies():
    story = deeds(Story().hand("A", "cat_balou").in_play("C", "jail", "barrel"), "C bang A", "C bang A").turn("A")
    assert answer(story).endswith("at 2 picking barrel/QS")


def test_nobody_panics_a_friend():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").hand("B", "panic").in_play("A", "barrel").turn("B")
    assert answer(story) == "end"


def test_dynamite_is_not_lit():
    assert answer(Story().hand("A", "dynamite").turn("A")) == "end"


# ---- answers ---------------------------------------------------------------------------------------------------


def test_a_barrel_is_tried_before_a_missed_is_spent():
    story = Story().hand("A", "bang").hand("B", "missed").in_play("B", "barrel").turn("A").plays("bang", on="B")
    assert answer(story) == "flip"


def test_a_shot_is_dodged():
    story = Story().hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    assert answer(story).startswith("respond missed")


def test_one_missed_is_not_wasted_against_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    assert answer(story) == "pass"


def test_two_missed_are_used_against_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed", "missed").turn("A").plays("bang", on="B")
    assert answer(story).startswith("respond missed")


def test_a_deputy_gives_up_a_duel_rather_than_kill_the_sheriff():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").hand("A", "duel").hand("B", "bang").with_life(A=1, B=1)
    assert answer(story.turn("A").plays("duel", on="B")) == "pass"


def test_an_outlaw_does_not_give_up_a_duel_with_the_sheriff():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("A", "duel").hand("B", "bang")
    assert answer(story.turn("A").plays("duel", on="B")).startswith("respond bang")


def test_indians_are_answered_even_if_a_friend_sent_them():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").hand("A", "indians").hand("B", "bang")
    assert answer(story.turn("A").plays("indians")).startswith("respond bang")


def test_a_dying_player_drinks():
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert answer(story).startswith("respond beer")


def test_a_beer_is_not_wasted_on_a_hopeless_case():
    story = Story(4).in_play("C", "dynamite").hand("C", "beer").with_life(C=1).deck("6S").starts_turn("C")
    story.asks("C", "rescue")
    assert answer(story, Decision(2, "rescue", story.decision.options, story.decision.subject)) == "pass"


def test_sid_saves_himself_with_cards_of_no_use():
    story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "dynamite", "jail").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert answer(story) == "use as sid_ketchum"


def with_ability(**says):
    """Rules under which everybody may always use an ability that does nothing, whatever it says of itself."""

    def offer(t, seat, action, options):
        options.append((USE, NO_CARD, action.index, NOBODY, -1))

    nap = Action("nap", occasions="play rescue surplus", offer=offer, effect=lambda t, seat, choice: None, **says)
    return base_with_event(actions=(nap,))


def test_sid_drinks_before_he_gives_up_good_cards_and_after_bad_ones():
    for hand, expected in ((("dynamite", "jail"), "use as sid_ketchum"), (("missed", "missed"), "respond beer")):
        story = Story(B="sid_ketchum").hand("A", "bang").hand("B", "beer", *hand).with_life(B=1).turn("A")
        story.plays("bang", on="B").asks("B", "dodge").answers("pass")
        assert answer(story).startswith(expected)


def test_sid_heals_with_what_has_to_go_and_with_nothing_better():
    for hand, expected in ((["missed"] * 3, "use as sid_ketchum"), (["missed", "panic"], "discard panic")):
        story = Story(A="sid_ketchum").hand("A", *hand).with_life(A=1).turn("A").ends_turn()
        assert answer(story).startswith(expected)


def test_an_ability_that_does_not_say_what_it_gives_is_used_to_live():
    story = Story(rules=with_ability()).hand("A", "bang", "missed").with_life(A=1, B=1).turn("A")
    assert not answer(story).startswith("use")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert answer(story) == "use as nap"


def test_an_ability_that_does_not_say_what_it_gives_is_left_alone_at_the_end_of_a_turn():
    story = Story(rules=with_ability()).hand("A", "jail", "dynamite").with_life(A=1).turn("A").ends_turn()
    assert answer(story).startswith("discard dynamite")


def test_an_ability_that_heals_is_used_by_the_wounded():
    for life, expected in ((5, "end"), (4, "use as nap")):
        assert answer(Story(rules=with_ability(heals=1)).with_life(A=life).turn("A")) == expected


def test_missed_and_beer_are_kept_when_something_has_to_go():
    story = Story().hand("A", "missed", "beer", "dynamite").with_life(A=2).turn("A").ends_turn()
    assert answer(story).startswith("discard dynamite")


def test_of_many_cards_of_one_kind_one_goes():
    story = Story().hand("A", "missed", "missed", "missed", "bang").with_life(A=3).turn("A").ends_turn()
    assert answer(story).startswith("discard missed")


def test_lucky_duke_takes_the_heart():
    story = Story(B="lucky_duke").hand("A", "bang").in_play("B", "barrel").deck("2C", "4H").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert answer(story) == "take jail/4H"


def test_lucky_duke_does_not_blow_himself_up():
    story = Story(B="lucky_duke").in_play("B", "dynamite").deck("6S", "2C").starts_turn("B").asks("B", "flip")
    assert answer(story) == "take bang/2C"


def test_the_store_gives_a_wounded_player_beer():
    story = Story(4).hand("A", "general_store").with_life(A=1).deck("bang", "beer", "scope", "duel").turn("A")
    assert answer(story.plays("general_store")).startswith("take beer")


def test_kit_takes_the_best_card():
    story = Story(B="kit_carlson").deck("dynamite", "wells_fargo", "jail").starts_turn("B").asks("B", "look")
    assert answer(story).startswith("take wells_fargo")


def test_jesse_draws_from_an_enemy():
    story = deeds(Story(A="jesse_jones").hand("B", "bang").hand("C", "bang"), "C bang A", "C bang A", "B bang C")
    assert answer(story.starts_turn("A").asks("A", "first_draw")) == "draw_from at 2"


def test_pedro_takes_a_good_discard_and_leaves_a_bad_one():
    for top, expected in (("beer", "draw_from"), ("dynamite", "draw")):
        story = Story(A="pedro_ramirez").discard(top).starts_turn("A").asks("A", "first_draw")
        assert answer(story).split()[0] == expected


def test_a_question_nobody_knows_gets_an_answer():
    story = Story().hand("A", "beer", "dynamite").turn("A")
    cards = [(7, card, -1, -1, -1) for card in story.t.hand[0]]
    assert answer(story, Decision(0, "tribute", [*cards, PASSING])).startswith("discard dynamite")


# ---- what it remembers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ROLES_BY_PLAYERS)
def test_it_knows_how_many_of_each_role_are_dealt(players):
    dealt = ROLES_BY_PLAYERS[players]
    assert roles_dealt(players) == {role: dealt.count(role) for role in range(4)}


def test_whoever_attacks_the_sheriff_looks_like_an_outlaw():
    story = deeds(Story(7), "C bang A")
    suspect, other = chances(story, "A")[2], chances(story, "A")[3]
    assert suspect[1] > 0.75 > other[1]


def test_whoever_harms_a_suspect_looks_like_the_law():
    story = deeds(Story(7), "C bang A", "C bang A", "D panic C")
    assert chances(story, "A")[3][1] < chances(story, "A")[4][1]


def test_when_all_outlaws_have_shown_themselves_the_rest_are_cleared():
    story = deeds(Story(7), *["E bang A", "F bang A", "D bang A"] * 3)
    for seat in (1, 2, 6):
        assert chances(story, "A")[seat][1] < 0.1


def test_an_attack_on_somebody_who_turns_out_a_deputy_tells_on_the_attacker():
    story = deeds(Story(7), "E bang B")
    before = chances(story, "A")[4][1]
    assert chances(story.out("B"), "A")[4][1] > before


def test_the_chances_of_a_seat_and_of_a_role_add_up():
    story = deeds(Story(7), "E bang A", "B bang E", "F cat_balou B")
    rows = [chances(story, "C")[seat] for seat in (1, 3, 4, 5, 6)]
    assert [sum(row) for row in rows] == pytest.approx([1.0] * 5)
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([1, 3, 1], abs=0.1)


def test_memory_taken_in_bit_by_bit_is_the_same_as_all_at_once():
    story, memory = Story(6), Memory()
    for deed in ("C bang A", "B bang C", "D panic B", "E bang A"):
        memory.look(deeds(story, deed).view("F"))
    assert memory.chances == chances(story, "F")
