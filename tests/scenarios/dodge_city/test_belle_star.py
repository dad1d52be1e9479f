"""Belle Star: no card in front of others works in her turn."""

import pytest

from boothill.games.bang.rules.harm.combat import shoot
from boothill.games.bang.rules.piles import discard_from_play
from boothill.kernel.decision import NOBODY
from support.tales import event, rush, tale

# ---- Belle Star: cards in front of others ---------------------------------------------------------------------------


@pytest.mark.scenario("IM-39")
@pytest.mark.rule("DC-BELLE-1", "DC-BELLE-2")
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_belle_shoots_past_barrel_mustang_and_sombrero_but_not_past_a_hand(answer):
    story = tale(A="belle_star").hand("A", "bang").hand("B", "missed").in_play("B", "barrel", "mustang", "sombrero")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("flip")
    assert not story.offers("sombrero")
    story.answers(answer)
    assert story.at_rest("A")
    assert story.life("B") == (4 if answer == "missed" else 3)
    assert story.front_of("B") == ["barrel", "mustang", "sombrero"]


@pytest.mark.scenario("IM-39")
@pytest.mark.rule("DC-BELLE-2", "BASE-PAUL-1")
def test_paul_regret_keeps_his_distance_from_belle_and_his_mustang_adds_nothing():
    story = tale(A="belle_star", B="paul_regret").hand("A", "bang", "schofield").in_play("B", "mustang").turn("A")
    assert not story.offers("bang", on="B")
    story.plays("schofield")
    assert story.offers("bang", on="B")


@pytest.mark.rule("DC-BELLE-1")
@pytest.mark.parametrize(("shooter", "works"), [("C", False), ("A", True)])
@pytest.mark.parametrize("card", ["bible", "iron_plate", "sombrero", "ten_gallon_hat", "barrel"])
def test_what_stops_a_shot_stops_none_of_belles_own_turn(card, shooter, works):
    story = tale(C="belle_star").hand(shooter, "bang").in_play("B", card).deck("2H").turn(shooter)
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.offers("flip" if card == "barrel" else card) is works
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-BELLE-1")
@pytest.mark.parametrize(("shooter", "works"), [("C", False), ("A", True)])
@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_what_keeps_others_away_does_not_keep_belle_away_in_her_turn(card, shooter, works):
    story = tale(C="belle_star").hand(shooter, "bang", "panic").in_play("B", card).turn(shooter)
    assert story.offers("bang", on="B") is not works
    assert story.offers("panic", on="B", taking=card) is not works


@pytest.mark.rule("DC-BELLE-1", "BASE-DIST-7")
def test_mustang_and_hideout_together_do_not_stop_belle_either():
    story = tale(A="belle_star").hand("A", "punch").in_play("B", "mustang", "hideout").in_play("A", "knife").turn("A")
    assert story.offers("punch", on="B")
    assert story.offers("spend knife", on="B")


@pytest.mark.rule("DC-BELLE-1")
def test_belles_gatling_finds_nobody_behind_a_barrel():
    story = tale(A="belle_star").hand("A", "gatling").in_play("B", "barrel/QS").in_play("D", "barrel/KS", "bible")
    story.turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge")
        assert not story.offers("flip")
        assert not story.offers("respond")
        story.answers("pass")
    assert story.at_rest("A")


# ---- Belle Star: what goes on working -------------------------------------------------------------------------------


@pytest.mark.rule("DC-BELLE-2", "BASE-JOURD-1")
def test_jourdonnais_flips_once_against_belle_whether_or_not_he_has_a_barrel():
    story = tale(A="belle_star", B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("2C", "3H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-BELLE-2", "BASE-SHOT-7")
def test_a_dodge_from_the_hand_stops_belle_and_gives_its_card():
    story = tale(A="belle_star").hand("A", "bang").hand("B", "dodge").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("dodge")
    assert story.life("B") == 4
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-BELLE-2")
def test_belles_own_cards_work_in_her_turn():
    story = tale(A="belle_star").in_play("A", "volcanic", "scope", "canteen").hand("A", "bang", "bang").with_life(A=3)
    story.turn("A").plays("bang", on="C").asks("C", "dodge").answers("pass")  # the Scope
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")  # the Volcanic
    story.spends("canteen")
    assert (story.life("C"), story.life("A")) == (2, 4)


@pytest.mark.rule("DC-BELLE-2")
def test_belles_own_cards_work_when_it_is_not_her_turn():
    story = tale(B="belle_star").hand("A", "bang").in_play("B", "barrel", "sombrero").deck("2C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge").answers("sombrero")
    assert story.life("B") == 4


@pytest.mark.rule("DC-BELLE-2")
def test_cards_without_effect_can_still_be_taken_and_discarded():
    story = tale(A="belle_star").hand("A", "panic", "cat_balou").in_play("B", "mustang", "hideout", "sombrero")
    story.hand("A", "bang").turn("A").plays("panic", on="B", taking="hideout")
    story.plays("cat_balou", on="B", taking="sombrero")
    assert story.hand_of("A") == ["bang", "hideout"]
    assert story.front_of("B") == ["mustang"]
    assert story.offers("bang", on="B")  # what is left there still has no effect


@pytest.mark.rule("DC-BELLE-2", "BASE-LIM-4")
def test_a_jail_without_effect_still_lies_there_and_is_checked_in_its_own_turn():
    story = tale(A="belle_star").hand("A", "jail", "jail").in_play("B", "dynamite").deck("2C", "3C").turn("A")
    story.plays("jail", on="B")
    assert not story.offers("jail", on="B")
    assert story.offers("jail", on="C")
    story.ends_turn()
    assert [told[1][0] for told in story.events("passed_on")] == [1]
    assert [told[1][0] for told in story.events("stays_in_jail")] == [1]
    assert story.at_rest("C")


@pytest.mark.rule("DC-BELLE-2", "BASE-SAM-1")
def test_vulture_sam_inherits_from_belles_victim_what_lay_without_effect():
    story = tale(A="belle_star", D="vulture_sam").hand("A", "bang").in_play("B", "barrel", "mustang").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("D") == ["barrel", "mustang"]


@pytest.mark.rule("DC-BELLE-2", "BASE-DUEL-2")
def test_a_duel_with_belle_is_fought_from_the_hand_as_ever():
    story = tale(A="belle_star").hand("A", "duel", "bang").hand("B", "bang").in_play("B", "winchester", "barrel")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)


# ---- Belle Star: equipment and hooks on cards -----------------------------------------------------------------------


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-BOOTS-1", "GR-CHARM-1")
@pytest.mark.parametrize(("shooter", "paid"), [("A", 0), ("C", 1)])
def test_equipment_that_pays_for_wounds_pays_nothing_in_belles_turn(shooter, paid):
    story = rush(A="belle_star").in_play("B", "boots", "lucky_charm").hand(shooter, "bang").turn(shooter)
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert (len(story.hand_of("B")), story.purse("B"), story.purse(shooter)) == (paid, paid, 1)


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-CALUMET-1")
@pytest.mark.parametrize(("shooter", "protected"), [("A", False), ("C", True)])
def test_equipment_that_protects_does_not_protect_from_belle(shooter, protected):
    story = rush(A="belle_star").in_play("B", "calumet").hand(shooter, "bang/5D").turn(shooter)
    story.plays("bang", on="B")
    if not protected:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest(shooter)
    assert story.life("B") == (4 if protected else 3)


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-RUCK-1")
@pytest.mark.parametrize(("shooter", "saved"), [("A", False), ("C", True)])
def test_equipment_that_rescues_does_not_rescue_in_belles_turn(shooter, saved):
    story = rush(A="belle_star").in_play("B", "rucksack").nuggets(B=2)
    story.hand(shooter, "bang").with_life(B=1).turn(shooter).plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.offers("rucksack") is saved
    story.answers("use" if saved else "pass")
    assert story.is_out("B") is not saved


@pytest.mark.rule("DC-BELLE-3", "GR-EQ-6", "GR-WANTED-1")
@pytest.mark.parametrize(("shooter", "cards"), [("C", 0), ("D", 2)])
def test_a_bounty_on_somebodys_head_pays_nothing_in_belles_turn(shooter, cards):
    story = rush(C="belle_star").in_play("E", "wanted").hand(shooter, "springfield", "beer")
    story.with_life(E=1).turn(shooter).plays("springfield", on="E")
    story.asks("E", "dodge").answers("pass").asks("E", "rescue").answers("pass")
    assert len(story.hand_of(shooter)) == cards
    assert story.purse(shooter) == (2 if cards else 1)


@pytest.mark.rule("DC-BELLE-2", "DC-BELLE-3", "GR-PICK-1", "GR-PAN-1")
def test_belles_own_equipment_works_in_her_turn():
    story = rush(A="belle_star").in_play("A", "pickaxe", "gold_pan").in_play("B", "barrel").nuggets(A=1)
    story.deck("2C", "3C", "4C", "5C").starts_turn("A")
    assert story.values_of("A") == ["2C", "3C", "4C"]
    assert story.uses().values_of("A") == ["2C", "3C", "4C", "5C"]
    story.plays("2C", on="B").asks("B", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("DC-BELLE-2", "GR-REM-1", "GR-BUY-5")
def test_belle_may_remove_equipment_that_does_nothing_and_gives_nobody_a_second_wanted():
    story = rush(A="belle_star").in_play("B", "horseshoe").in_play("C", "wanted").shop("wanted", "shot", "rhum")
    story.nuggets(A=5).deck("2C", "3C").starts_turn("A").removes("horseshoe", of="B")
    assert (story.front_of("B"), story.purse("A")) == ([], 2)
    assert not story.offers("buy wanted", on="C")


# ---- Belle Star: from when to when ----------------------------------------------------------------------------------


def shot_at_b(t, me):
    """B loses a card in play and is shot at."""
    discard_from_play(t, 1, t.play[1][0])
    yield from shoot(t, 1, NOBODY)


def shot_at_b_before_drawing(t, me):
    """The same, where phase 1 could be replaced."""
    yield from shot_at_b(t, me)
    return False


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-2")
@pytest.mark.parametrize(
    ("step", "works"),
    [
        ("before_turn", True),
        ("coming_back", True),
        ("start_of_turn", True),
        ("turn_check", True),
        ("choose_ability", False),
        ("instead_of_phase_1", False),
        ("after_phase_1", False),
        ("before_phase_3", False),
        ("turn_end", False),
    ],
)
def test_cards_of_others_are_without_effect_from_the_sixth_step_of_belles_turn_to_its_end(step, works):
    hook = {"turn_check": (3, shot_at_b), "instead_of_phase_1": shot_at_b_before_drawing}.get(step, shot_at_b)
    story = tale(C="belle_star", rules=event(**{step: hook})).in_play("B", "scope", "barrel", "bible").starts_turn("C")
    if step in ("before_phase_3", "turn_end"):
        story.ends_turn()
    story.asks("B", "dodge")
    assert story.offers("flip") is works
    assert story.offers("bible") is works


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-5")
def test_a_belle_who_stays_in_jail_never_switches_anything_off():
    story = (
        tale(C="belle_star", rules=event(turn_skipped=shot_at_b)).in_play("B", "scope", "barrel").in_play("C", "jail")
    )
    story.deck("2C").starts_turn("C").asks("B", "dodge")
    assert story.offers("flip")


@pytest.mark.rule("DC-BELLE-4")
def test_what_belle_switched_off_is_on_again_in_the_next_turn():
    story = tale(A="belle_star").in_play("B", "scope").in_play("C", "barrel").hand("B", "bang").deck("2C", "3C")
    story.turn("A").ends_turn().plays("bang", on="C").asks("C", "dodge")
    assert story.offers("flip")
    story.answers("pass")
    assert story.life("C") == 3
    story = tale(A="belle_star").in_play("B", "scope").hand("B", "bang").turn("A").ends_turn()
    assert story.offers("bang", on="D")


@pytest.mark.rule("DC-BELLE-4")
def test_a_second_turn_of_belle_switches_the_cards_off_anew():
    story = tale(A="belle_star").out("B", "C", "D").in_play("E", "barrel").hand("A", "bang")
    story.turn("A").ends_turn().ends_turn().plays("bang", on="E").asks("E", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-4")
def test_when_belle_dies_in_her_own_turn_the_cards_of_the_others_are_on_again():
    story = tale(C="belle_star").hand("C", "duel").with_life(C=1).hand("A", "bang").hand("E", "bang")
    story.in_play("D", "jail", "barrel").deck("2C", "3C", "4C")
    story.turn("C").plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert [told[1][0] for told in story.events("stays_in_jail")] == [3]
    story.plays("bang", on="D").asks("D", "dodge")
    assert story.offers("flip")


@pytest.mark.rule("DC-BELLE-1", "DC-BELLE-4")
def test_whoever_has_belles_ability_for_a_turn_switches_the_cards_off_in_it():
    story = tale(B="plain").ability("B", "belle_star").hand("B", "bang").in_play("C", "barrel", "mustang").turn("B")
    story.plays("bang", on="C").asks("C", "dodge")
    assert not story.offers("flip")
