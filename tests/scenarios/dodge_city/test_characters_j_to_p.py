"""José Delgado, Molly Stark, Pat Brennan and Pixie Pete: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.targets import any_other, anybody
from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.piles import discard_from_hand
from boothill.games.bang.rules.terms import ABILITY, DISCARD, PASSING, USE
from boothill.kernel.decision import Decision
from boothill.kernel.reasons import WhyNot
from support.story import Story
from support.tales import event, rules_with, rush, tale


def one_more(t, me, number):
    return number + 1


def one_less(t, me, number):
    return number - 1


# ---- José Delgado --------------------------------------------------------------------------------------------------


def tradable(story):
    """The kinds of hand cards an ability that takes one is offered for."""
    return [story.kind(option[1]) for option in story.decision.options if option[0] == USE]


@pytest.mark.rule("DC-JOSE-1")
def test_jose_discards_a_blue_card_and_draws_two():
    story = tale(A="jose_delgado").hand("A", "barrel", "beer").deck("2C", "3C", "4C").turn("A").uses()
    assert story.values_of("A") == ["6H", "2C", "3C"]
    assert story.discards() == ["barrel"]
    assert story.front_of("A") == []


@pytest.mark.rule("DC-JOSE-1")
def test_jose_trades_every_blue_card_and_no_other():
    blue = ["jail", "dynamite", "mustang", "volcanic", "winchester", "binocular", "hideout"]
    story = tale(A="jose_delgado").hand("A", *blue, "bang", "beer", "knife", "sombrero", "dodge", "brawl")
    story.turn("A")
    assert tradable(story) == blue


@pytest.mark.rule("DC-JOSE-1")
def test_jose_trades_hand_cards_only_and_not_what_lies_in_front_of_him():
    story = tale(A="jose_delgado").in_play("A", "barrel", "schofield").hand("A", "beer", "bang").turn("A")
    assert tradable(story) == []


@pytest.mark.rule("DC-JOSE-1")
def test_jose_trades_twice_a_turn_and_even_a_card_just_drawn():
    story = tale(A="jose_delgado").hand("A", "barrel").deck("scope", "mustang", "jail/4H", "2C").turn("A")
    story.uses()
    assert story.hand_of("A") == ["scope", "mustang"]
    story.plays("scope").uses(card="mustang")
    assert story.hand_of("A") == ["jail", "bang"]
    assert tradable(story) == []
    assert story.offers("jail", on="B")


@pytest.mark.rule("DC-JOSE-1")
def test_jose_has_two_uses_in_every_turn_of_his():
    story = tale(3, A="jose_delgado").hand("A", "barrel", "mustang", "jail")
    story.deck("2C", "3C", "4C", "5C", "8C", "6C", "7C", "scope", "schofield", "2D", "3D", "4D", "5D").turn("A")
    story.uses(card="barrel").uses(card="mustang")
    assert tradable(story) == []
    story.plays("jail", on="B").ends_turn()
    assert story.at_rest("C")
    story.ends_turn()
    assert tradable(story) == ["scope", "schofield"]
    story.uses(card="scope").uses(card="schofield")
    assert story.values_of("A")[-4:] == ["2D", "3D", "4D", "5D"]


@pytest.mark.rule("DC-JOSE-1")
def test_jose_may_trade_a_card_he_could_not_play():
    story = tale(A="jose_delgado").in_play("A", "barrel").hand("A", "barrel").deck("2C", "3C").turn("A")
    assert story.why_not("A", "barrel") == WhyNot("same_name", "BASE-LIM-4")
    story.uses()
    assert story.values_of("A") == ["2C", "3C"]
    assert story.front_of("A") == ["barrel"]


@pytest.mark.rule("DC-JOSE-1", "BASE-DECK-1")
def test_jose_may_draw_the_very_card_he_discarded_if_the_pile_runs_out():
    story = tale(A="jose_delgado").hand("A", "barrel").only_deck("2C").turn("A").uses()
    assert story.hand_of("A") == ["bang", "barrel"]
    assert story.discards() == []
    story.uses()
    assert story.hand_of("A") == ["bang", "barrel"]
    assert tradable(story) == []


# ---- Molly Stark: one card each ------------------------------------------------------------------------------------


@pytest.mark.rule("DC-MOLLY-1")
def test_molly_draws_a_card_for_a_missed():
    story = tale(B="molly_stark").hand("A", "bang").hand("B", "missed", "beer").deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert story.values_of("B") == ["6H", "2C"]
    assert story.events("drew")[-1][1] == (1, 1, ABILITY)


@pytest.mark.rule("DC-MOLLY-1")
def test_molly_draws_nothing_for_a_shot_she_just_takes():
    story = tale(B="molly_stark").hand("A", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("B") == ["missed"]


@pytest.mark.rule("DC-MOLLY-1", "DC-MOLLY-2", "BASE-MULTI-2")
@pytest.mark.parametrize(("card", "asked", "answer"), [("indians", "bang", "2D"), ("gatling", "dodge", "missed")])
def test_molly_has_her_card_before_the_next_target_is_asked(card, asked, answer):
    story = tale(4, B="molly_stark").hand("A", card).hand("B", answer).deck("2C").turn("A").plays(card)
    story.asks("B", asked).answers(answer).asks("C", asked)
    assert story.values_of("B") == ["2C"]
    story.answers("pass").asks("D", asked).answers("pass")
    assert story.values_of("B") == ["2C"]
    assert story.life("B") == 4


@pytest.mark.rule("DC-MOLLY-1", "DC-MOLLY-2")
def test_molly_draws_after_the_howitzer_has_passed_her():
    story = tale(4, C="molly_stark").in_play("A", "howitzer").hand("C", "missed").deck("2C").turn("A")
    story.spends("howitzer").asks("B", "dodge").answers("pass").asks("C", "dodge").answers("missed").asks("D", "dodge")
    assert story.values_of("C") == ["2C"]
    story.answers("pass")


@pytest.mark.rule("DC-MOLLY-1")
def test_molly_draws_for_her_answer_to_a_shot_that_is_no_card():
    story = tale(A="doc_holyday", B="molly_stark").hand("A", "2C", "3C").hand("B", "missed").deck("9H").turn("A")
    story.uses(on="B").asks("A", "cost").answers("2C").asks("B", "dodge").answers("missed")
    assert story.values_of("B") == ["9H"]


@pytest.mark.rule("DC-MOLLY-1", "BASE-SHOT-7")
def test_molly_draws_for_the_dodge_at_once_and_for_herself_at_the_end():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "dodge").deck("2S", "3C", "4C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("dodge").asks("B", "dodge")
    assert story.values_of("B") == ["2S"]
    story.answers("missed")
    assert story.life("B") == 4
    assert story.values_of("B") == ["3C", "4C"]


@pytest.mark.rule("DC-MOLLY-1", "BASE-SHOT-7")
def test_molly_draws_two_for_one_dodge():
    story = tale(B="molly_stark").hand("A", "punch").hand("B", "dodge").deck("2C", "3C", "4C").turn("A")
    story.plays("punch", on="B").asks("B", "dodge").answers("dodge")
    assert story.values_of("B") == ["2C", "3C"]
    assert [event[1] for event in story.events("drew")] == [(1, 1, -1), (1, 1, ABILITY)]


# ---- Molly Stark: several cards ------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-31")
@pytest.mark.rule("DC-MOLLY-2", "BASE-DUEL-1")
def test_molly_draws_after_the_duel_one_card_for_each_bang():
    story = tale(B="molly_stark").hand("A", "duel", "bang").hand("B", "2D", "3D").deck("2C", "3C", "4C")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("2D").asks("A", "bang").answers("bang")
    assert story.values_of("B") == ["3D"]
    story.asks("B", "bang").answers("3D").asks("A", "bang")
    assert story.values_of("B") == []
    story.answers("pass")
    assert story.life("A") == 4
    assert story.values_of("B") == ["2C", "3C"]
    names = [event[0] for event in story.match.events]
    assert names.index("lost_life") < names.index("drew")


@pytest.mark.rule("DC-MOLLY-2")
def test_molly_draws_after_a_duel_she_has_lost_too():
    story = tale(B="molly_stark").hand("A", "duel", "bang").hand("B", "2D").deck("2C", "3C").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("2D").asks("A", "bang").answers("bang")
    story.asks("B", "bang")
    assert not story.offers("2C")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-MOLLY-2", "BASE-ELIM-8")
def test_molly_draws_after_the_death_of_the_one_who_challenged_her():
    story = tale(C="molly_stark").hand("D", "duel", "beer").hand("C", "2D").with_life(D=1).deck("2C", "3C")
    story.turn("D").plays("duel", on="C").asks("C", "bang").answers("2D").asks("D", "bang").answers("pass")
    story.asks("D", "rescue").answers("pass")
    assert story.is_out("D")
    assert story.values_of("C") == ["2C"]
    assert story.at_rest("E")


@pytest.mark.scenario("IM-32")
@pytest.mark.rule("DC-MOLLY-2")
def test_molly_cannot_use_the_card_she_draws_for_her_first_missed_against_slab():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "2S").deck("3S", "4S")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("2S").asks("B", "dodge")
    assert not story.offers("missed")
    assert story.hand_of("B") == []
    story.answers("pass")
    assert story.life("B") == 3
    assert story.values_of("B") == ["3S"]


@pytest.mark.rule("DC-MOLLY-2")
def test_molly_draws_two_for_the_two_missed_that_stop_slab():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "2S", "3S").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("2S").answers("3S")
    assert story.life("B") == 4
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("DC-MOLLY-2", "BASE-SHOT-3")
def test_molly_draws_for_the_missed_and_not_for_the_barrel_beside_it():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "2S").in_play("B", "barrel")
    story.deck("9H", "2C").turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").answers("2S")
    assert story.life("B") == 4
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-MOLLY-2", "GEN-3", "BASE-SUZY-1")
def test_the_active_suzy_draws_before_molly_when_a_card_is_over():
    story = tale(A="suzy_lafayette", B="molly_stark").hand("A", "bang").hand("B", "missed").deck("2C", "3C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed")
    assert (story.values_of("A"), story.values_of("B")) == (["2C"], ["3C"])


@pytest.mark.rule("DC-MOLLY-4", "GEN-3", "BASE-SUZY-1")
def test_the_active_suzy_draws_before_molly_who_had_to_drink():
    story = tale(A="suzy_lafayette", B="molly_stark").hand("A", "bang").hand("B", "beer").with_life(B=1)
    story.deck("2C", "3C").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("beer")
    assert (story.values_of("A"), story.values_of("B")) == (["2C"], ["3C"])


def drops_a_card(t, me, player, card, kind):
    if me != player and t.hand[me]:
        discard_from_hand(t, me, t.hand[me][0])


@pytest.mark.rule("DC-MOLLY-2")
def test_molly_draws_for_what_follows_a_card_when_that_is_over():
    story = tale(B="molly_stark", rules=event(card_played=drops_a_card)).hand("A", "barrel")
    story.hand("B", "2D", "3D").deck("2C", "3C").turn("A").plays("barrel")
    assert story.at_rest("A")
    assert story.values_of("B") == ["3D", "2C"]


# ---- Molly Stark: no card ------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-MOLLY-3")
def test_molly_draws_nothing_in_a_duel_of_her_own():
    story = tale(A="molly_stark").hand("A", "duel", "2D", "3D").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("2D")
    story.asks("B", "bang").answers("pass")
    assert story.values_of("A") == ["3D"]
    assert story.events("drew") == []


@pytest.mark.rule("DC-MOLLY-3")
def test_molly_draws_nothing_for_a_beer_that_saves_her_in_her_own_turn():
    story = tale(A="molly_stark").hand("A", "duel", "beer").with_life(A=1).hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    story.asks("A", "rescue").answers("beer")
    assert story.life("A") == 1
    assert story.hand_of("A") == []


@pytest.mark.rule("DC-MOLLY-3")
def test_molly_draws_nothing_for_what_she_plays_and_discards_in_her_own_turn():
    story = tale(A="molly_stark").hand("A", "beer", "barrel", "2D", "3D", "4D").with_life(A=2).turn("A")
    story.plays("beer").plays("barrel").ends_turn()
    assert story.hand_of("A") == ["bang", "bang", "bang"]
    story = tale(A="molly_stark").hand("A", "2D", "3D", "4D").with_life(A=2).turn("A").ends_turn()
    story.asks("A", "surplus").answers("2D")
    assert story.values_of("A") == ["3D", "4D"]


@pytest.mark.rule("DC-MOLLY-3")
@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_molly_draws_nothing_for_a_card_taken_or_thrown_away(card):
    story = tale(B="molly_stark").hand("A", card).hand("B", "beer").turn("A").plays(card, on="B", taking="hand")
    assert story.hand_of("B") == []
    assert story.events("drew") == []


@pytest.mark.rule("DC-MOLLY-3")
def test_molly_draws_nothing_in_a_brawl():
    story = tale(B="molly_stark").hand("A", "brawl", "beer").hand("B", "bang", "missed").turn("A")
    story.plays("brawl")
    assert story.discards()[:2] == ["beer", "brawl"]
    assert len(story.hand_of("B")) == 1
    assert story.events("drew") == []


@pytest.mark.rule("DC-MOLLY-3", "DC-GREEN-5")
def test_molly_draws_nothing_for_green_cards_in_front_of_her():
    story = tale(B="molly_stark").hand("A", "bang").in_play("B", "sombrero").hand("B", "beer").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("sombrero")
    assert story.life("B") == 4
    assert story.hand_of("B") == ["beer"]


@pytest.mark.rule("DC-MOLLY-3", "BASE-SHOT-7")
def test_molly_draws_the_card_of_the_bible_and_no_second_one():
    story = tale(B="molly_stark").hand("A", "bang").in_play("B", "bible").deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("bible")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-MOLLY-3")
def test_molly_draws_nothing_for_a_barrel():
    story = tale(B="molly_stark").hand("A", "bang").in_play("B", "barrel").deck("9H", "2C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert story.life("B") == 4
    assert story.hand_of("B") == []


@pytest.mark.rule("DC-MOLLY-4")
def test_molly_draws_the_card_for_her_beer_when_she_is_safe():
    story = tale(B="molly_stark").hand("A", "bang").hand("B", "beer").with_life(B=1).deck("2C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert story.life("B") == 1
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-MOLLY-2", "DC-MOLLY-4")
def test_molly_draws_for_a_missed_in_vain_and_the_beer_after_it():
    story = tale(A="slab_the_killer", B="molly_stark").hand("A", "bang").hand("B", "missed", "beer")
    story.with_life(B=1).deck("2C", "3C", "4C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("missed").answers("pass").asks("B", "rescue")
    assert story.hand_of("B") == ["beer"]
    story.answers("beer")
    assert story.life("B") == 1
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("DC-MOLLY-4")
def test_molly_dies_and_draws_nothing_for_the_bang_she_gave_up():
    story = tale(C="molly_stark").hand("A", "duel", "bang").hand("C", "2D").with_life(C=1).deck("2C", "3C", "4C")
    story.turn("A").plays("duel", on="C").asks("C", "bang").answers("2D").asks("A", "bang").answers("bang")
    story.asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.values_of("C") == []
    assert story.values_of("A") == ["2C", "3C", "4C"]


@pytest.mark.rule("DC-MOLLY-4", "BASE-DIE-5")
def test_the_card_for_a_first_beer_does_not_save_molly_from_a_heavier_blow():
    box = Box("cannons", "Cannons")

    @box.brown("cannon", "Cannon", copies="10D", target=any_other)
    def cannon(t, play):
        yield from lose_life(t, play.target, 2, play.by, play.kind.index)

    story = Story(rules=rules_with(box), B="molly_stark").hand("A", "cannon").hand("B", "6H").with_life(B=1)
    story.deck("7H").turn("A").plays("cannon", on="B").asks("B", "rescue").answers("6H").asks("B", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.is_out("B")
    assert story.hand_of("B") == []


@pytest.mark.rule("DC-MOLLY-1", "DC-MOLLY-3")
@pytest.mark.parametrize(("victim", "drawn"), [("A", []), ("B", ["2C"])])
def test_molly_draws_for_a_card_she_chooses_to_discard_out_of_turn_only(victim, drawn):
    box = Box("taxes", "Taxes")

    @box.brown("tax", "Tax", copies="10D", target=anybody)
    def tax(t, play):
        options = [(DISCARD, card, -1, -1, -1) for card in t.hand[play.target]]
        choice = yield Decision(play.target, "tax", [*options, PASSING], hidden=True)
        discard_from_hand(t, play.target, choice[1])

    story = Story(rules=rules_with(box), **{victim: "molly_stark"}).hand("A", "tax", "beer").hand("B", "beer")
    story.deck("2C").turn("A").plays("tax", on=victim).asks(victim, "tax").answers("beer")
    assert story.values_of(victim) == drawn


@pytest.mark.rule("DC-MOLLY-1", "DC-MOLLY-3", "DC-VERA-1")
def test_vera_with_mollys_ability_draws_out_of_turn_and_not_in_her_own():
    story = tale(A="molly_stark", B="vera_custer").hand("B", "2D", "duel", "missed").hand("C", "4D", "5D")
    story.deck("7C", "8C", "9C", "6D", "9H").starts_turn("B").asks("B", "copy").answers("take", on="A")
    story.plays("duel", on="C").asks("C", "bang").answers("4D").asks("B", "bang").answers("2D")
    story.asks("C", "bang").answers("pass")
    assert story.values_of("B") == ["10C", "7C", "8C"]
    story.ends_turn()
    assert story.at_rest("C")
    story.plays("5D", on="B").asks("B", "dodge").answers("missed")
    assert story.values_of("B") == ["7C", "8C", "9H"]


# ---- Pat Brennan ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-PAT-1", "BASE-P1-3")
def test_pat_takes_a_card_in_play_instead_of_drawing():
    story = tale(C="pat_brennan").in_play("A", "barrel").deck("2C", "3C").starts_turn("C")
    story.asks("C", "draw_or_take").answers("barrel", on="A")
    assert story.at_rest("C")
    assert story.hand_of("C") == ["barrel"]
    assert story.front_of("A") == []
    assert story.events("drew") == []
    story.plays("barrel")
    assert story.front_of("C") == ["barrel"]


@pytest.mark.rule("DC-PAT-1")
def test_pat_may_draw_like_everybody():
    story = tale(C="pat_brennan").in_play("A", "barrel").deck("2C", "3C", "4C").starts_turn("C")
    story.asks("C", "draw_or_take").answers("draw")
    assert story.values_of("C") == ["2C", "3C"]
    assert story.front_of("A") == ["barrel"]


@pytest.mark.rule("DC-PAT-1")
def test_pat_just_draws_if_nothing_is_in_play():
    story = tale(C="pat_brennan").hand("A", "barrel").hand("C", "knife").deck("2C", "3C", "4C").starts_turn("C")
    assert story.at_rest("C")
    assert story.values_of("C") == ["8H", "2C", "3C"]


@pytest.mark.rule("DC-PAT-1")
def test_pat_may_take_any_blue_or_green_card_of_anybody_at_any_distance():
    story = tale(7, A="pat_brennan").in_play("A", "scope").in_play("B", "jail").in_play("C", "dynamite")
    story.in_play("D", "sombrero", "mustang").in_play("E", "winchester").in_play("F", "mustang").hand("G", "barrel")
    story.starts_turn("A").asks("A", "draw_or_take")
    offered = [(story.kind(card), "ABCDEFG"[seat]) for _, card, _, seat, _ in story.decision.options if card >= 0]
    assert sorted(offered) == [
        ("dynamite", "C"),
        ("jail", "B"),
        ("mustang", "D"),
        ("mustang", "F"),
        ("scope", "A"),
        ("sombrero", "D"),
        ("winchester", "E"),
    ]
    assert len(story.decision.options) == len(offered) + 1


@pytest.mark.rule("DC-PAT-1", "GR-EQ-5")
def test_pat_never_takes_equipment():
    story = rush(A="pat_brennan").in_play("B", "horseshoe", "wanted").deck("2C", "3C").starts_turn("A")
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C", "3C"]


@pytest.mark.rule("DC-PAT-1", "BASE-JAIL-2", "BASE-DYN-6")
def test_pat_frees_a_prisoner_and_may_lock_him_up_again():
    story = tale(A="pat_brennan").in_play("B", "jail").deck("2C", "3C").starts_turn("A")
    story.asks("A", "draw_or_take").answers("jail", on="B").ends_turn()
    assert story.at_rest("B")
    story = tale(A="pat_brennan").in_play("B", "jail").deck("2C").starts_turn("A")
    story.asks("A", "draw_or_take").answers("jail", on="B").plays("jail", on="B").ends_turn()
    assert story.at_rest("C")


@pytest.mark.rule("DC-PAT-1", "BASE-WEAPON-1")
def test_pat_takes_a_weapon_and_both_ranges_change():
    story = tale(A="pat_brennan").in_play("B", "winchester").hand("A", "bang").starts_turn("A")
    story.asks("A", "draw_or_take").answers("winchester", on="B")
    assert [story.view("C").profile[seat].range for seat in (0, 1)] == [1, 1]
    assert not story.offers("bang", on="C")
    story.plays("winchester")
    assert story.offers("bang", on="C")


@pytest.mark.rule("DC-PAT-1", "DC-GREEN-4", "DC-GREEN-2")
def test_pat_takes_his_own_green_card_which_then_has_to_wait_anew():
    story = tale(A="pat_brennan").in_play("A", "knife").starts_turn("A")
    story.asks("A", "draw_or_take").answers("knife", on="A")
    assert story.hand_of("A") == ["knife"]
    assert not story.offers("spend knife", on="B")
    story.plays("knife")
    assert story.front_of("A") == ["knife"]
    assert story.why_not("A", "spend knife") == WhyNot("just_laid", "DC-GREEN-2")


@pytest.mark.rule("DC-PAT-1", "BASE-TURN-2")
def test_pat_has_his_jail_and_dynamite_checked_before_he_could_take_them():
    story = tale(C="pat_brennan").in_play("C", "jail", "dynamite").deck("KC", "KH", "2C", "3C").starts_turn("C")
    story.asks("C", "draw_or_take")
    assert not story.offers("jail", on="C")
    assert not story.offers("dynamite", on="C")
    story.answers("dynamite", on="D")
    assert story.hand_of("C") == ["dynamite"]


@pytest.mark.rule("DC-PAT-1", "BASE-P1-3", "BASE-P1-2", "HN-TRAIN-1", "GR-PICK-1")
@pytest.mark.parametrize("takes", [True, False])
def test_pat_who_takes_a_card_gets_nothing_besides_from_event_or_equipment(takes):
    story = rush(C="pat_brennan").event("train_arrival").in_play("A", "barrel").in_play("C", "pickaxe")
    story.deck("2C", "3C", "4C", "5C", "6C").starts_turn("C").asks("C", "draw_or_take")
    if takes:
        assert story.answers("barrel", on="A").hand_of("C") == ["barrel"]
    else:
        assert story.answers("draw").values_of("C") == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("DC-PAT-1", "BASE-P1-2")
def test_pat_may_take_his_one_card_under_a_thirst_as_well():
    rules = event(phase_1_count=(3, one_less))
    story = Story(rules=rules, C="pat_brennan").in_play("A", "barrel").deck("2C", "3C").starts_turn("C")
    story.asks("C", "draw_or_take").answers("barrel", on="A")
    assert story.hand_of("C") == ["barrel"]


@pytest.mark.rule("DC-PAT-1", "BASE-P1-4")
def test_pat_takes_nothing_if_something_else_replaces_phase_1():
    def nothing(t, me):
        yield from ()
        return True

    story = Story(rules=event(instead_of_phase_1=nothing), C="pat_brennan").in_play("A", "barrel")
    story.starts_turn("C")
    assert story.at_rest("C")
    assert story.hand_of("C") == []


@pytest.mark.rule("DC-PAT-1", "BASE-SUZY-1")
def test_pat_takes_what_lies_in_front_of_suzy_and_her_hand_does_not_mind():
    story = tale(A="pat_brennan", B="suzy_lafayette").in_play("B", "barrel").hand("B", "beer").starts_turn("A")
    story.asks("A", "draw_or_take").answers("barrel", on="B")
    assert story.hand_of("B") == ["beer"]
    assert story.events("drew") == []


# ---- Pixie Pete ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-PIXIE-1")
def test_pixie_pete_draws_three_cards():
    story = tale(C="pixie_pete").deck("2C", "3C", "4C", "5C").starts_turn("C")
    assert story.values_of("C") == ["2C", "3C", "4C"]
    assert story.life("C") == 3


@pytest.mark.rule("DC-PIXIE-1", "BASE-P1-2")
@pytest.mark.parametrize(("change", "number"), [(one_less, 2), (one_more, 4)])
def test_pixie_pete_counts_from_three_under_an_event(change, number):
    story = Story(rules=event(phase_1_count=(3, change)), C="pixie_pete").deck("2C", "3C", "4C", "5C", "6C")
    story.starts_turn("C")
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"][:number]


@pytest.mark.rule("DC-PIXIE-1", "BASE-P1-2")
def test_a_ghosts_three_cards_are_no_gain_to_pixie_pete():
    def ghost(t, me, number):
        return 3 if number == 2 else number

    story = Story(rules=event(phase_1_count=(2, ghost)), C="pixie_pete").deck("2C", "3C", "4C", "5C")
    assert len(story.starts_turn("C").hand_of("C")) == 3


@pytest.mark.rule("DC-PIXIE-1", "BASE-DECK-1", "BASE-DECK-3")
def test_pixie_pete_draws_through_a_reshuffle_and_no_more_than_there_is():
    story = tale(C="pixie_pete").discard("beer", "panic").only_deck("2C").starts_turn("C")
    assert sorted(story.hand_of("C")) == ["bang", "beer", "panic"]
    story = tale(C="pixie_pete").only_deck("2C", "3C").starts_turn("C")
    assert story.values_of("C") == ["2C", "3C"]


@pytest.mark.rule("DC-PIXIE-1")
def test_only_phase_1_gives_pixie_pete_three_cards():
    story = tale(A="pixie_pete").hand("A", "stagecoach").deck("2C", "3C", "4C").turn("A").plays("stagecoach")
    assert story.values_of("A") == ["2C", "3C"]
