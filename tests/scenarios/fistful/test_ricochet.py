"""Ricochet: BANG! cards discarded at cards in play."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import rush, tale


def ricochet(players=5, **table):
    """Ricochet is in force."""
    return tale(players, **table).event("ricochet")


# ---- Aiming --------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-72")
@pytest.mark.rule("FF-RICO-1", "FF-RICO-2", "BASE-LIM-2", "BASE-BARREL-2")
def test_the_barrel_that_is_aimed_at_may_save_itself():
    story = ricochet().hand("A", "bang/2D", "bang/3D", "bang/4D").in_play("C", "barrel").deck("9H", "2C")
    story.turn("A").plays("bang/2D", on="B").asks("B", "dodge").answers("pass")
    story.uses(on="C", card="3D", taking="barrel").asks("C", "save_card").answers("flip")
    assert story.at_rest("A")
    assert story.front_of("C") == ["barrel"]
    story.uses(on="C", card="4D", taking="barrel").asks("C", "save_card").answers("pass")
    assert story.at_rest("A")
    assert (story.front_of("C"), story.life("C")) == ([], 4)
    assert story.discard_values()[-2:] == ["4D", "QS"]
    assert story.discards()[-1] == "barrel"


@pytest.mark.rule("FF-RICO-1")
def test_the_question_says_who_aims_at_what_with_what():
    story = ricochet().hand("A", "bang/2D").in_play("C", "mustang", "scope").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card")
    kind, card = story.t.rules.kind_index["ricochet"], story.t.rules.card_index["bang/2D"]
    scope = story.card_in_front("C", "scope")
    assert story.decision.subject == (0, kind, 1, scope, card)
    assert story.discard_values() == ["2D"]
    assert [public for _, public, _, _ in story.events("aimed_at_card")] == [(0, 2, scope, kind)]
    story.answers("pass")
    assert story.front_of("C") == ["mustang"]
    assert [public for _, public, _, _ in story.events("forced_discard")] == [(0, 2, scope, 0, kind)]
    assert story.events("lost_life") == []


@pytest.mark.rule("FF-RICO-1")
@pytest.mark.parametrize("card", ["jail", "dynamite", "volcanic", "mustang", "canteen", "sombrero", "howitzer"])
def test_any_blue_or_green_card_may_be_aimed_at(card):
    story = ricochet().hand("A", "bang").in_play("C", card).turn("A").uses(on="C", card="bang", taking=card)
    story.asks("C", "save_card").answers("pass")
    assert (story.front_of("C"), story.discards()) == ([], ["bang", card])
    story.ends_turn().ends_turn()
    assert story.at_rest("C")  # no Jail, no Dynamite checked


@pytest.mark.rule("FF-RICO-1")
def test_distance_does_not_matter():
    story = ricochet(7, D="paul_regret").hand("A", "bang").in_play("D", "mustang", "hideout").turn("A")
    assert not story.offers("bang", on="D")
    story.uses(on="D", card="bang", taking="hideout").asks("D", "save_card").answers("pass")
    assert story.front_of("D") == ["mustang"]


@pytest.mark.rule("FF-RICO-1", "BASE-JANET-1", "BASE-JANET-2")
def test_janet_may_use_missed_cards():
    story = ricochet(A="calamity_janet").hand("A", "missed", "bang", "missed", "dodge").in_play("C", "barrel", "scope")
    story.turn("A")
    assert not story.offers("use dodge", on="C", taking="barrel")
    story.uses(on="C", card="missed", taking="barrel").asks("C", "save_card").answers("pass")
    story.uses(on="C", card="missed", taking="scope").asks("C", "save_card").answers("pass")
    assert story.front_of("C") == []
    assert story.offers("bang", on="B")  # the BANG! of the turn is still to come


@pytest.mark.rule("FF-RICO-1")
def test_only_bang_cards_may_be_used():
    story = ricochet().hand("A", "missed", "gatling", "punch", "knife").in_play("C", "barrel").turn("A")
    assert not story.offers("ricochet", on="C", taking="barrel")


@pytest.mark.rule("FF-RICO-3", "GR-EQ-5")
def test_own_cards_and_equipment_are_no_targets():
    story = rush().event("ricochet").hand("A", "bang").in_play("A", "barrel")
    story.in_play("C", "horseshoe", "sombrero").turn("A")
    assert not story.offers("ricochet", on="A", taking="barrel")
    assert not story.offers("ricochet", on="C", taking="horseshoe")
    assert story.offers("ricochet", on="C", taking="sombrero")


@pytest.mark.rule("FF-RICO-1")
def test_nobody_and_no_hand_card_can_be_aimed_at():
    story = ricochet().hand("A", "bang").hand("C", "barrel").turn("A")
    assert not story.offers("ricochet", on="C", taking="barrel")
    assert not story.offers("ricochet", on="C", taking="hand")
    assert not story.offers("ricochet", on="C")


@pytest.mark.rule("FF-RICO-1", "EV-10")
def test_without_the_event_there_is_no_such_thing():
    story = tale().hand("A", "bang").in_play("C", "barrel").turn("A")
    assert not story.offers("ricochet", on="C", taking="barrel")


# ---- Limits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-RICO-2", "BASE-LIM-1", "BASE-LIM-2")
def test_there_is_no_limit_and_none_is_used_up():
    story = ricochet().hand("A", "bang", "bang", "bang", "bang", "bang").in_play("C", "barrel", "scope", "mustang")
    story.turn("A")
    for card in ("barrel", "scope", "mustang"):
        story.uses(on="C", card="bang", taking=card).asks("C", "save_card").answers("pass")
    assert (story.front_of("C"), story.t.bangs) == ([], 0)
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("FF-RICO-2")
def test_the_same_card_may_be_aimed_at_again():
    story = ricochet().hand("A", "bang", "bang").in_play("C", "scope").hand("C", "missed").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("missed")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("pass")
    assert story.front_of("C") == []


@pytest.mark.rule("FF-RICO-1", "FF-RICO-2")
def test_it_is_remembered_what_was_aimed_at_whom():
    story = ricochet().hand("A", "bang").in_play("C", "scope").turn("A").uses(on="C", card="bang", taking="scope")
    story.asks("C", "save_card")
    action = next(a.index for a in story.t.rules.actions if a.id == "ricochet")
    assert story.deeds() == [(0, ~action, 2, story.t.rules.kind_index["scope"])]
    assert story.could_choose() == ["C"]
    assert [public for _, public, _, _ in story.events("used_ability")] == [(0, action, 2)]


# ---- The owner's answer --------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-RICO-1", "FF-RICO-2")
@pytest.mark.parametrize("card", ["missed", "dodge"])
def test_one_missed_effect_from_the_hand_saves_the_card(card):
    story = ricochet().hand("A", "bang").in_play("C", "scope").hand("C", card).deck("2C").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers(card)
    assert story.at_rest("A")
    assert story.front_of("C") == ["scope"]
    assert story.values_of("C") == (["2C"] if card == "dodge" else [])
    kind = story.t.rules.kind_index["ricochet"]
    assert [public for _, public, _, _ in story.events("dodged")] == [(2, 0, kind)]


@pytest.mark.rule("FF-RICO-1", "FF-RICO-2")
@pytest.mark.parametrize("card", ["sombrero", "bible"])
def test_another_green_card_in_play_may_be_given_for_it(card):
    story = ricochet().hand("A", "bang").in_play("C", "scope", card).deck("2C").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers(card)
    assert story.front_of("C") == ["scope"]
    assert story.values_of("C") == (["2C"] if card == "bible" else [])


@pytest.mark.rule("FF-RICO-1", "FF-RICO-2")
def test_the_green_card_aimed_at_may_answer_itself_and_is_used_up():
    story = ricochet().hand("A", "bang").in_play("C", "bible", "scope").deck("2C").turn("A")
    story.uses(on="C", card="bang", taking="bible").asks("C", "save_card").answers("bible")
    assert story.at_rest("A")
    assert (story.front_of("C"), story.values_of("C")) == (["scope"], ["2C"])
    assert story.discards() == ["bang", "bible"]
    assert story.events("forced_discard") == []


@pytest.mark.rule("FF-RICO-2", "BASE-JOURD-1", "BASE-BARREL-1")
def test_barrel_and_jourdonnais_flip_once_each():
    story = ricochet(C="jourdonnais").hand("A", "bang").in_play("C", "barrel").deck("2C", "3D").turn("A")
    story.uses(on="C", card="bang", taking="barrel").asks("C", "save_card").answers("flip").answers("flip")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.front_of("C") == []


@pytest.mark.rule("FF-RICO-2", "BASE-SLAB-2")
def test_one_is_enough_against_slab():
    story = ricochet(A="slab_the_killer").hand("A", "bang").in_play("C", "scope").hand("C", "missed", "missed")
    story.turn("A").uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("missed")
    assert story.at_rest("A")
    assert (story.front_of("C"), story.hand_of("C")) == (["scope"], ["missed"])


@pytest.mark.rule("FF-RICO-2", "DC-ELENA-1", "BASE-JANET-1", "BASE-LUCKY-1")
def test_characters_answer_as_to_a_shot():
    story = ricochet(C="elena_fuente").hand("A", "bang").in_play("C", "scope").hand("C", "jail").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("jail")
    assert story.front_of("C") == ["scope"]
    story = ricochet(C="calamity_janet").hand("A", "bang").in_play("C", "scope").hand("C", "bang").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("bang")
    assert story.front_of("C") == ["scope"]
    story = ricochet(C="lucky_duke").hand("A", "bang").in_play("C", "barrel").deck("2C", "9H").turn("A")
    story.uses(on="C", card="bang", taking="barrel").asks("C", "save_card").answers("flip").asks("C", "flip")
    story.answers("9H")
    assert story.front_of("C") == ["barrel"]


@pytest.mark.rule("FF-RICO-1", "DC-BELLE-1")
def test_in_belle_stars_turn_no_card_in_play_answers_but_each_can_be_shot_away():
    story = ricochet(A="belle_star").hand("A", "bang", "bang").in_play("C", "barrel", "sombrero").turn("A")
    story.uses(on="C", card="bang", taking="barrel").asks("C", "save_card")
    assert not story.offers("flip")
    assert not story.offers("sombrero")
    story.answers("pass")
    assert story.front_of("C") == ["sombrero"]


# ---- Apache, Suzy, Molly, Sid --------------------------------------------------------------------------------------


@pytest.mark.rule("DC-APACHE-5")
def test_a_diamond_cannot_remove_apaches_cards():
    story = ricochet(C="apache_kid").hand("A", "bang/2D", "bang/3C").in_play("C", "scope").turn("A")
    story.uses(on="C", card="2D", taking="scope")
    assert story.at_rest("A")
    assert (story.front_of("C"), story.discard_values()) == (["scope"], ["2D"])
    assert [public for _, public, _, _ in story.events("immune")] == [(2, story.t.rules.kind_index["ricochet"])]
    story.uses(on="C", card="3C", taking="scope").asks("C", "save_card").answers("pass")
    assert story.front_of("C") == []


@pytest.mark.rule("GEN-10", "DC-APACHE-5")
def test_a_diamond_wasted_on_apaches_card_is_warned_of():
    story = ricochet(C="apache_kid").hand("A", "bang/2D", "bang/3C").in_play("C", "scope").turn("A")
    assert story.warns("use 3C", on="C", taking="scope") == ""
    assert story.warns("use 2D", on="C", taking="scope") == "immune_target"


@pytest.mark.rule("GEN-10")
def test_who_frees_a_comrade_from_jail_or_dynamite_is_not_warned():
    story = ricochet(roles="outlaw outlaw sheriff renegade deputy").hand("A", "bang").in_play("B", "scope", "jail")
    story.t.face_up.append(1)
    story.turn("A")
    assert story.warns("use bang", on="B", taking="scope") == "own_side"
    assert story.warns("use bang", on="B", taking="jail") == ""


@pytest.mark.rule("BASE-SUZY-1", "FF-RICO-1")
@pytest.mark.parametrize("answer", ["dodge", "pass"])
def test_suzy_draws_for_her_last_card_when_it_is_over(answer):
    story = ricochet(A="suzy_lafayette").hand("A", "bang").in_play("C", "scope").hand("C", "dodge").deck("2C", "3C")
    story.turn("A").uses(on="C", card="bang", taking="scope").asks("C", "save_card")
    assert story.hand_of("A") == []
    story.answers(answer)
    assert story.at_rest("A")
    assert story.values_of("A") == (["3C"] if answer == "dodge" else ["2C"])


@pytest.mark.rule("BASE-SUZY-1", "BASE-SID-1")
def test_suzy_waits_while_sid_heals_himself_before_he_answers():
    story = ricochet(A="suzy_lafayette", C="sid_ketchum").hand("A", "bang").in_play("C", "scope").deck("2C")
    story.hand("C", "jail", "panic").with_life(C=3).turn("A").uses(on="C", card="bang", taking="scope")
    story.asks("C", "save_card").answers("use").asks("C", "cost").answers("jail").asks("C", "save_card")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "DC-APACHE-5")
def test_suzy_draws_even_if_her_last_card_did_nothing():
    story = ricochet(A="suzy_lafayette", C="apache_kid").hand("A", "bang/2D").in_play("C", "scope").deck("2C")
    story.turn("A").uses(on="C", card="bang", taking="scope")
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "FF-RICO-1")
def test_suzy_as_owner_draws_at_once_for_the_card_she_used():
    story = ricochet(C="suzy_lafayette").hand("A", "bang", "bang").in_play("C", "scope").hand("C", "missed/2S")
    story.deck("missed/3S", "2C").turn("A").uses(on="C", card="bang", taking="scope")
    story.asks("C", "save_card").answers("2S")
    assert story.values_of("C") == ["3S"]
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("3S")
    assert (story.values_of("C"), story.front_of("C")) == (["2C"], ["scope"])


@pytest.mark.rule("DC-MOLLY-1", "DC-MOLLY-3", "GEN-3")
def test_molly_as_owner_draws_for_a_hand_card_only_and_after_the_active_player():
    story = ricochet(A="suzy_lafayette", C="molly_stark").hand("A", "bang").in_play("C", "scope").hand("C", "missed")
    story.deck("2C", "3C").turn("A").uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("missed")
    assert (story.values_of("A"), story.values_of("C")) == (["2C"], ["3C"])
    story = ricochet(C="molly_stark").hand("A", "bang").in_play("C", "sombrero").turn("A")
    story.uses(on="C", card="bang", taking="sombrero").asks("C", "save_card").answers("sombrero")
    assert story.hand_of("C") == []


@pytest.mark.rule("BASE-SID-1", "FF-RICO-1")
def test_sid_may_heal_himself_when_asked_but_that_saves_nothing():
    story = ricochet(C="sid_ketchum").hand("A", "bang", "beer").in_play("C", "scope").hand("C", "jail", "panic")
    story.with_life(C=3).turn("A").uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("use")
    story.asks("C", "cost").answers("jail").asks("C", "save_card").answers("pass")
    assert (story.life("C"), story.front_of("C")) == (4, [])


@pytest.mark.rule("FF-RICO-1", "BASE-GRINGO-1")
def test_no_life_is_lost_so_gringo_and_bart_get_nothing():
    for character in ("el_gringo", "bart_cassidy"):
        story = ricochet(C=character).hand("A", "bang", "beer").in_play("C", "scope").turn("A")
        story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("pass")
        assert (story.hand_of("C"), story.hand_of("A")) == ([], ["beer"])


@pytest.mark.rule("FF-RICO-1", "BASE-VOLCANIC-1")
def test_a_volcanic_shot_away_is_gone_for_its_owners_next_turn():
    story = ricochet().hand("A", "bang").in_play("B", "volcanic").hand("B", "bang", "bang").turn("A")
    story.uses(on="B", card="bang", taking="volcanic").asks("B", "save_card").answers("pass").ends_turn()
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert not story.offers("bang", on="C")
