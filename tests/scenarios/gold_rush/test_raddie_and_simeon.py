"""Raddie Snake: nuggets for cards. Simeon Picos: nuggets for wounds."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from support.tales import dies, losses, rush

CARDS = ("2C", "3C", "4C", "5C", "6C")


# ---- Raddie Snake --------------------------------------------------------------------------------------------------


def raddie(purse=5, **table):
    """A story in which A is Raddie Snake."""
    return rush(A="raddie_snake", **table).nuggets(A=purse).deck(*CARDS)


def pays(story, seat, *names):
    """The active player uses these abilities one after another."""
    for name in names:
        story.asks(seat, "play").answers(name)
    return story


@pytest.mark.rule("GR-RADDIE-1")
def test_a_nugget_for_a_card_twice_in_a_turn():
    story = raddie().turn("A").uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C"], 4)
    story.uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C", "3C"], 3)
    assert not story.offers("raddie_snake")


@pytest.mark.rule("GR-RADDIE-1")
def test_not_without_a_nugget():
    assert not raddie(purse=0).turn("A").offers("raddie_snake")
    assert not raddie(purse=1).turn("A").uses().offers("raddie_snake")


@pytest.mark.rule("GR-RADDIE-1", "GR-PAN-1")
def test_a_gold_pan_is_counted_for_itself():
    story = pays(raddie().in_play("A", "gold_pan").turn("A"), "A", "raddie_snake", "raddie_snake")
    assert not story.offers("raddie_snake")
    pays(story, "A", "gold_pan", "gold_pan")
    assert not story.offers("gold_pan")
    assert (story.values_of("A"), story.purse("A")) == (["2C", "3C", "4C", "5C"], 1)


@pytest.mark.rule("GR-RADDIE-1", "BASE-LIM-6")
def test_only_in_his_own_turn_and_anew_in_each():
    story = raddie(purse=3).turn("E")
    assert not story.offers("raddie_snake")
    story.ends_turn()
    assert story.uses().purse("A") == 2
    story = raddie().shop("gold_rush_equipment", "shot", "rhum").nuggets(A=9).turn("A").uses().uses()
    story.buys("gold_rush_equipment").uses().uses()
    assert story.purse("A") == 0


@pytest.mark.rule("HN-HANG-1", "GR-RADDIE-1")
def test_with_a_hangover_he_gets_no_card():
    assert not raddie().event("hangover").turn("A").offers("raddie_snake")


@pytest.mark.rule("HN-CUFFS-2", "GR-RADDIE-1")
def test_handcuffs_do_not_concern_him():
    story = raddie().event("handcuffs").starts_turn("A").asks("A", "name_suit").answers("hearts").uses()
    assert (story.values_of("A"), story.purse("A")) == (["2C", "3C", "4C"], 4)


@pytest.mark.rule("DC-VERA-1", "DC-VERA-6", "GR-RADDIE-1")
def test_vera_custer_draws_like_him_twice_in_her_own_turn():
    story = raddie(C="vera_custer").nuggets(C=3).starts_turn("C").asks("C", "copy").answers("take", on="A")
    story.uses().uses()
    assert (story.values_of("C"), story.purse("C"), story.purse("A")) == (["2C", "3C", "4C", "5C"], 1, 5)
    assert not story.offers("raddie_snake")


@pytest.mark.rule("FF-MINE-2", "GR-RADDIE-1")
def test_his_cards_come_from_the_draw_pile():
    story = raddie().event("abandoned_mine").discard("9D").turn("A").uses()
    assert (story.values_of("A"), story.discard_values()) == (["2C"], ["9D"])


# ---- Simeon Picos --------------------------------------------------------------------------------------------------


def simeon(players=5, **table):
    """A story in which B is Simeon Picos."""
    return rush(players, B="simeon_picos", **table)


def hit(story, by="A"):
    """Simeon is hit by a BANG!."""
    return story.hand(by, "bang").turn(by).plays("bang", on="B").asks("B", "dodge").answers("pass")


@pytest.mark.rule("GR-SIMEON-1", "GR-NUG-1")
def test_a_nugget_for_a_life_point_and_one_for_the_shooter():
    story = hit(simeon())
    assert (story.purse("B"), story.purse("A")) == (1, 1)
    assert story.events("gained_nuggets")[0][1] == (1, 1, 1, ABILITY)


@pytest.mark.rule("GR-SIMEON-1", "BASE-DIE-8")
def test_the_last_point_included_at_the_moment_of_the_loss():
    story = hit(simeon().with_life(B=1).hand("B", "beer")).asks("B", "rescue")
    assert (story.purse("B"), story.purse("A")) == (1, 1)
    story.answers("beer")
    assert (story.life("B"), story.purse("B")) == (1, 1)


@pytest.mark.rule("GR-SIMEON-1", "GR-RUCK-1")
def test_the_nugget_for_his_last_point_may_help_to_save_him():
    story = hit(simeon().with_life(B=1).in_play("B", "rucksack").nuggets(B=1)).asks("B", "rescue").answers("use")
    assert (story.life("B"), story.purse("B"), story.is_out("B")) == (1, 0, False)


@pytest.mark.rule("GR-SIMEON-1", "GR-NUG-4", "SH-2")
@pytest.mark.parametrize(("shadow", "purse"), [(False, 0), (True, 3)])
def test_eliminated_he_loses_them_all_but_as_a_shadow_he_keeps_the_last_one_too(shadow, purse):
    story = hit(simeon(shadow=shadow).with_life(B=1).nuggets(B=2)).asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.purse("B") == purse


@pytest.mark.rule("GR-SIMEON-1", "BASE-DIE-1")
def test_every_point_below_zero_is_paid_too():
    story = simeon().with_life(B=2).in_play("B", "dynamite").hand("B", "beer", "beer").deck("7S", *CARDS)
    story.starts_turn("B").asks("B", "rescue")
    assert (story.life("B"), story.purse("B")) == (-1, 3)
    story.answers("beer").answers("beer")
    assert story.at_rest("B")
    assert (story.life("B"), story.purse("B")) == (1, 3)


@pytest.mark.rule("GR-SIMEON-1", "GR-CHARM-1", "GR-LAST-1")
def test_a_lucky_charm_pays_beside_him_but_for_the_last_point():
    story = simeon().in_play("B", "lucky_charm").with_life(B=2)
    assert hit(story).purse("B") == 2
    story = simeon().in_play("B", "lucky_charm").with_life(B=1)
    assert hit(story).asks("B", "rescue").answers("pass").events("gained_nuggets")[0][1] == (1, 1, 1, ABILITY)


@pytest.mark.rule("GR-SIMEON-1", "GR-NUG-2", "BASE-DUEL-4")
def test_a_duel_of_his_own_he_loses_pays_him_and_nobody_else():
    story = simeon().hand("B", "duel").hand("C", "bang").turn("B").plays("duel", on="C")
    story.asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 1, 0, 0, 0]


@pytest.mark.rule("GR-SIMEON-1", "DC-BELLE-2", "DC-BELLE-3")
def test_in_belle_stars_turn_his_ability_works_but_no_equipment_of_his():
    story = simeon(A="belle_star").in_play("B", "lucky_charm", "boots").hand("A", "bang").deck(*CARDS).starts_turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert (story.purse("B"), story.hand_of("B"), story.purse("A")) == (1, [], 1)


@pytest.mark.rule("HN-HANG-1", "GR-SIMEON-1")
def test_with_a_hangover_he_gets_nothing():
    story = hit(simeon().event("hangover"))
    assert (story.purse("B"), story.purse("A")) == (0, 1)


@pytest.mark.rule("GR-SIMEON-1", "HN-GHOST-2")
def test_as_a_ghost_he_is_paid_only_for_life_he_has():
    story = simeon().event("ghost_town").out("B").hand("C", "bang", "bang").deck("duel", "beer", "duel")
    story.starts_turn("B").plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert story.purse("B") == 0
    story.plays("beer").plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert (story.life("B"), story.purse("B")) == (0, 1)


@pytest.mark.rule("DC-VERA-1", "DC-VERA-4", "GR-SIMEON-1")
def test_vera_custer_is_paid_like_him_after_her_turn_too():
    story = rush(B="vera_custer", C="simeon_picos").ability("B", "vera_custer", "simeon_picos").out("C")
    assert hit(story).purse("B") == 1


# ---- What events take ----------------------------------------------------------------------------------------------


def suffers(event, **table):
    """This event is in force, and B has Boots and a Lucky Charm, unless the table says who he is."""
    story = rush(**table).event(event)
    return story if table else story.in_play("B", "boots", "lucky_charm")


@pytest.mark.rule("EV-8", "GR-SIMEON-1", "GR-BOOTS-1", "GR-CHARM-1", "HN-HN-1")
@pytest.mark.parametrize(("table", "cards"), [({"B": "simeon_picos"}, 2), ({}, 3)], ids=["simeon", "equipment"])
def test_high_noon_pays_simeon_boots_and_charm_and_nobody_else(table, cards):
    story = suffers("high_noon", **table).deck(*CARDS).starts_turn("B")
    assert story.life("B") == 3
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 1, 0, 0, 0]
    assert len(story.hand_of("B")) == cards
    assert losses(story) == [(1, 1, 3, -1, story.t.standing[0])]


@pytest.mark.rule("EV-8", "GR-SIMEON-1", "GR-BOOTS-1", "GR-CHARM-1", "FF-FIST-1")
@pytest.mark.parametrize(("table", "cards"), [({"B": "simeon_picos"}, 4), ({}, 6)], ids=["simeon", "equipment"])
def test_a_fistful_of_cards_pays_them_for_every_hit(table, cards):
    story = suffers("a_fistful_of_cards", **table).hand("B", "9C", "9D").deck(*CARDS).starts_turn("B")
    for _ in range(2):
        story.asks("B", "dodge").answers("pass")
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 2, 0, 0, 0]
    assert len(story.hand_of("B")) == cards


@pytest.mark.rule("EV-8", "GR-SIMEON-1", "GR-BOOTS-1", "GR-CHARM-1", "FF-ROULETTE-3")
@pytest.mark.parametrize(("table", "cards"), [({"B": "simeon_picos"}, 0), ({}, 2)], ids=["simeon", "equipment"])
def test_russian_roulette_pays_them_for_both_points(table, cards):
    story = rush(**table).next_events("russian_roulette").hand("A", "missed").deck(*CARDS)
    if not table:
        story.in_play("B", "boots", "lucky_charm")
    story.starts_turn("A").asks("A", "roulette").answers("missed").asks("B", "roulette").answers("pass")
    assert story.at_rest("A")
    assert (story.life("B"), len(story.hand_of("B"))) == (2, cards)
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 2, 0, 0, 0]


@pytest.mark.rule("FF-BLOOD-3", "EV-8", "GR-SIMEON-1", "GR-BOOTS-1", "GR-CHARM-1")
@pytest.mark.parametrize(("table", "cards"), [({"B": "simeon_picos"}, 2), ({}, 3)], ids=["simeon", "equipment"])
def test_what_he_gives_a_blood_brother_pays_the_giver_and_nobody_else(table, cards):
    story = suffers("blood_brothers", **table).with_life(D=2).deck(*CARDS).starts_turn("B")
    story.asks("B", "give_life").answers("take", on="D")
    assert (story.life("B"), story.life("D"), len(story.hand_of("B"))) == (3, 3, cards)
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 1, 0, 0, 0]


@pytest.mark.rule("EV-8", "FF-ROULETTE-3", "GR-LAST-1", "GR-SIMEON-1")
def test_the_last_point_an_event_takes_pays_simeon_alone():
    story = rush(B="simeon_picos").next_events("russian_roulette").hand("A", "missed").with_life(B=1)
    story.in_play("B", "boots", "lucky_charm").hand("B", "beer", "beer").deck(*CARDS).starts_turn("A")
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("pass").asks("B", "rescue")
    assert (story.life("B"), story.purse("B")) == (-1, 2)
    story.answers("beer").answers("beer")
    assert (story.life("B"), story.purse("B"), story.hand_of("B")) == (1, 2, [])


@pytest.mark.rule("GR-SIMEON-1", "BASE-ELIM-1", "GR-NUG-4")
def test_his_killer_has_nothing_of_his_nuggets():
    story = simeon().hand("A", "bang").with_life(B=1).nuggets(B=5).turn("A").plays("bang", on="B")
    dies(story, "B")
    assert (story.purse("A"), story.purse("B")) == (1, 0)
    assert [public for _, public, _, _ in story.events("lost_nuggets")] == [(1, 6)]
