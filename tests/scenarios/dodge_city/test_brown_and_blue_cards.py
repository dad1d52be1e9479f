"""Punch, Binocular, Hideout, the reprints of base cards, and what healing cards do not do."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.kernel.reasons import WhyNot
from boothill.rulebook import facts
from support.story import Story
from support.tales import tale

NEW = {card["id"]: card for card in facts("dodge_city")["card"]}
HEALING = ["tequila", "whisky", "canteen"]


def reached(story, card, seats="ABCDEFGH"):
    """Whom the card may be played at."""
    return "".join(seat for seat in seats if story.offers(card, on=seat))


def distances(story, viewer, seats="ABCDEF"):
    """How far the others are for one seat."""
    view = story.view(viewer)
    return [view.distance(story.seat(viewer), story.seat(seat)) for seat in seats if seat != viewer]


# ---- Punch ---------------------------------------------------------------------------------------------------------


def test_punch_is_a_shot_at_distance_1():
    story = tale().hand("A", "punch").turn("A").plays("punch", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.discards() == ["punch"]


@pytest.mark.rule("BASE-DIST-5", "BASE-LIM-8")
def test_punch_ignores_the_weapon():
    assert reached(tale(6).hand("A", "punch").in_play("A", "winchester").turn("A"), "punch") == "BF"


@pytest.mark.rule("BASE-DIST-5", "BASE-DIST-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [
        (("scope",), (), "BCEF"),
        (("scope", "binocular"), (), "BCDEF"),
        ((), ("mustang",), "F"),
        (("binocular",), ("hideout",), "BCEF"),
        (("binocular",), ("hideout", "mustang"), "CEF"),
    ],
)
def test_punch_obeys_what_changes_distances(mine, theirs, who):
    story = tale(6).hand("A", "punch").in_play("A", *mine).in_play("B", *theirs).turn("A")
    assert reached(story, "punch") == who


@pytest.mark.rule("BASE-DIST-5")
def test_nobody_is_near_enough_for_a_punch():
    story = tale().hand("A", "punch").in_play("A", "winchester").in_play("B", "mustang").in_play("E", "hideout")
    story.turn("A")
    assert reached(story, "punch", "ABCDE") == ""
    assert story.why_not("A", "punch") == WhyNot("too_far", "BASE-DIST-5", 2, 1)


@pytest.mark.rule("BASE-LIM-2")
def test_punch_is_not_counted_as_a_bang():
    story = (
        tale().hand("A", "bang", "punch", "bang").turn("A").plays("punch", on="B").asks("B", "dodge").answers("pass")
    )
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("BASE-LIM-2")
def test_punch_may_follow_the_bang_of_the_turn():
    story = tale().hand("A", "bang", "punch").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("punch", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("BASE-SLAB-2")
def test_one_missed_stops_a_punch_of_slab_the_killer():
    story = tale(A="slab_the_killer").hand("A", "punch").hand("B", "missed").turn("A")
    story.plays("punch", on="B").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-SHOT-9", "BASE-BARREL-1")
@pytest.mark.parametrize(
    ("card", "used"), [("punch", False), ("springfield", False), ("knife", True), ("derringer", True)]
)
def test_a_barrel_may_stop_every_shot(card, used):
    story = tale().in_play("B", "barrel").deck("4H", "2C")
    if used:
        story.in_play("A", card).turn("A").spends(card, on="B")
    else:
        story.hand("A", card, "beer").turn("A").plays(card, on="B")
    story.asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("BASE-DUEL-1", "BASE-INDIANS-1")
@pytest.mark.parametrize("card", ["punch", "springfield"])
def test_other_shots_in_the_hand_are_not_given_up_as_bang(card):
    story = tale().hand("B", card, "beer").hand("A", "duel", "indians").turn("A").plays("duel", on="B")
    story.asks("B", "bang")
    assert len(story.decision.options) == 1
    story.answers("pass").plays("indians").asks("B", "bang")
    assert len(story.decision.options) == 1


# ---- Binocular and Hideout -----------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-2", "BASE-DIST-4")
def test_binocular_sees_others_nearer_and_hideout_is_seen_farther():
    story = tale(6).in_play("A", "binocular").in_play("D", "hideout").turn("A")
    assert distances(story, "A") == [1, 1, 3, 1, 1]
    assert distances(story, "B") == [1, 1, 3, 3, 2]
    assert distances(story, "D") == [3, 2, 1, 1, 2]


@pytest.mark.rule("BASE-DIST-7", "BASE-DIST-3")
def test_scope_and_binocular_and_mustang_and_hideout_add_up():
    story = tale(6).in_play("A", "scope", "binocular").in_play("D", "mustang", "hideout").turn("A")
    assert distances(story, "A") == [1, 1, 3, 1, 1]
    assert distances(story, "B") == [1, 1, 4, 3, 2]
    plain = tale(6).in_play("A", "scope", "binocular").turn("A")
    assert distances(plain, "A") == [1, 1, 1, 1, 1]


@pytest.mark.rule("BASE-DIST-7", "BASE-LIM-4")
def test_the_two_horses_and_the_two_glasses_have_different_names():
    story = tale().in_play("A", "scope", "mustang").hand("A", "binocular", "hideout", "mustang").turn("A")
    assert story.why_not("A", "mustang") == WhyNot("same_name", "BASE-LIM-4")
    story.plays("binocular").plays("hideout")
    assert story.front_of("A") == ["scope", "mustang", "binocular", "hideout"]


@pytest.mark.rule("BASE-DIST-2", "BASE-PAUL-1", "BASE-ROSE-1")
def test_paul_regret_and_rose_doolan_come_on_top():
    story = tale(8, A="rose_doolan", E="paul_regret").in_play("A", "scope", "binocular")
    story.in_play("E", "mustang", "hideout").turn("A")
    assert story.view("A").distance(0, 4) == 4 + 3 - 3
    assert story.view("A").distance(1, 4) == 3 + 3
    assert story.view("A").distance(0, 3) == 1


@pytest.mark.rule("BASE-DIST-7")
def test_five_steps_are_out_of_reach_even_for_a_rev_carabine():
    story = tale(4).in_play("A", "rev_carabine").hand("A", "bang").in_play("C", "mustang", "hideout").turn("A")
    assert reached(story, "bang", "ABCD") == "BCD"
    story = tale(6).in_play("A", "rev_carabine").hand("A", "bang").in_play("D", "mustang", "hideout").turn("A")
    assert reached(story, "bang", "ABCDEF") == "BCEF"


@pytest.mark.rule("BASE-PANIC-2")
def test_binocular_and_hideout_change_the_reach_of_panic():
    story = tale().hand("A", "panic").hand("B", "beer").hand("C", "beer").in_play("B", "hideout").turn("A")
    assert not story.offers("panic", on="B", taking="hideout")
    story = tale().hand("A", "panic").hand("C", "beer").in_play("A", "binocular").turn("A")
    assert story.offers("panic", on="C", taking="hand")


@pytest.mark.rule("BASE-DIST-2")
def test_a_hideout_that_is_discarded_hides_nobody():
    story = tale().hand("A", "cat_balou", "bang").in_play("B", "hideout").turn("A")
    assert not story.offers("bang", on="B")
    story.plays("cat_balou", on="B", taking="hideout")
    assert story.offers("bang", on="B")


# ---- Reprints ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-CARDS-1")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("bang/8S", ("B",)),
        ("beer/6S", ()),
        ("panic/JH/2", ("B", "hand")),
        ("cat_balou/8C", ("D", "hand")),
        ("general_store/AS", ()),
        ("indians/5D", ()),
        ("barrel/AC", ()),
        ("dynamite/10C", ()),
        ("mustang/5H", ()),
        ("remington/6D", ()),
        ("rev_carabine/5S", ()),
    ],
)
def test_every_reprint_is_played_like_the_base_card(card, at):
    story = tale().hand("A", card).hand("B", "beer").hand("D", "beer").with_life(A=2).turn("A")
    assert story.offers(card, *at)


@pytest.mark.rule("BASE-LIM-5")
@pytest.mark.parametrize(("old", "new"), [("remington/KC", "remington/6D"), ("rev_carabine/AC", "rev_carabine/5S")])
def test_a_reprinted_weapon_does_not_replace_its_namesake(old, new):
    story = tale().in_play("A", old).hand("A", new).turn("A")
    assert story.why_not("A", new) == WhyNot("same_name", "BASE-LIM-5")


@pytest.mark.rule("BASE-DYN-3")
@pytest.mark.scenario("IM-28")
def test_a_dynamite_skips_a_player_who_has_the_other_one():
    story = tale().in_play("B", "dynamite/2H").in_play("C", "dynamite/10C").deck("KH").starts_turn("B")
    assert story.at_rest("B")
    assert (story.front_of("C"), story.front_of("D")) == (["dynamite"], ["dynamite"])
    story = tale(roles="outlaw sheriff renegade outlaw deputy").out("A", "D", "E").in_play("B", "dynamite/2H")
    story.in_play("C", "dynamite/10C").deck("KH").starts_turn("B")
    assert (story.front_of("B"), story.front_of("C")) == (["dynamite"], ["dynamite"])


@pytest.mark.rule("BASE-LIM-4")
def test_a_second_dynamite_cannot_be_played_beside_the_first():
    story = tale().in_play("A", "dynamite/2H").hand("A", "dynamite/10C").turn("A")
    assert story.why_not("A", "dynamite") == WhyNot("same_name", "BASE-LIM-4")


# ---- Healing cards are no Beers ------------------------------------------------------------------------------------


def heals(story, card):
    """A uses a healing card for himself."""
    if card == "canteen":
        return story.in_play("A", card).turn("A").spends(card)
    return story.hand("A", card, "bang").turn("A").plays(card, on="A" if card == "tequila" else "")


@pytest.mark.rule("DC-HEAL-1", "BASE-DIE-4")
@pytest.mark.parametrize("card", HEALING)
def test_no_rescue_out_of_turn(card):
    story = tale().hand("A", "bang").hand("B", "jail").with_life(B=1)
    (story.in_play if card == "canteen" else story.hand)("B", card)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("DC-HEAL-1", "BASE-DIE-4")
@pytest.mark.parametrize("card", HEALING)
def test_no_rescue_in_ones_own_turn(card):
    story = tale().hand("B", "duel", "jail").hand("A", "bang").with_life(B=1)
    (story.in_play if card == "canteen" else story.hand)("B", card)
    story.turn("B").plays("duel", on="A").asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue")
    assert len(story.decision.options) == 1


@pytest.mark.rule("DC-HEAL-1", "BASE-DIE-4")
@pytest.mark.parametrize("card", HEALING)
def test_no_rescue_from_dynamite(card):
    story = tale().in_play("B", "dynamite").hand("B", "jail").with_life(B=2).deck("3S")
    (story.in_play if card == "canteen" else story.hand)("B", card)
    story.starts_turn("B").asks("B", "rescue")
    assert len(story.decision.options) == 1


@pytest.mark.rule("DC-HEAL-1", "BASE-SID-1")
def test_sid_may_discard_whisky_and_tequila_to_save_himself():
    story = tale(B="sid_ketchum").hand("A", "bang").hand("B", "whisky", "tequila").with_life(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("use")
    story.asks("B", "cost").answers("whisky")
    assert story.life("B") == 1


@pytest.mark.rule("DC-HEAL-1", "BASE-BEER-4")
@pytest.mark.parametrize(("card", "points"), [("tequila", 1), ("whisky", 2), ("canteen", 1)])
def test_they_work_with_two_players_left(card, points):
    story = heals(tale().out("B", "C", "D").with_life(A=1), card)
    assert story.life("A") == 1 + points


@pytest.mark.rule("DC-HEAL-1", "BASE-BEER-4")
def test_no_warning_speaks_of_two_players_left():
    story = tale().out("B", "C", "D").hand("A", "whisky", "tequila").in_play("A", "canteen").with_life(A=1, E=1)
    story.turn("A")
    assert [story.warns("whisky"), story.warns("tequila", on="A"), story.warns("spend canteen")] == ["", "", ""]
    assert story.warns("tequila", on="E") == ""


@pytest.mark.rule("DC-HEAL-1")
@pytest.mark.parametrize(("card", "points"), [("tequila", 1), ("whisky", 2), ("canteen", 1)])
def test_what_forbids_beer_does_not_forbid_them(card, points):
    event = Box("event", "An event")
    event.hooks = {
        "may_play": lambda t, seat, card, kind, occasion: WhyNot("no_beer", "HN-REV-1") if kind.id == "beer" else None
    }
    rules = Ruleset((find_box("base"), find_box("dodge_city"), event))
    story = heals(Story(rules=rules).hand("A", "beer").with_life(A=1), card)
    if card != "canteen":
        story.asks("A", "second_card").answers("bang")
    assert story.why_not("A", "beer") == WhyNot("no_beer", "HN-REV-1")
    assert story.life("A") == 1 + points


@pytest.mark.rule("DC-HEAL-1", "DC-JOE-1")
@pytest.mark.parametrize(("card", "points"), [("tequila", 1), ("whisky", 2), ("canteen", 1), ("saloon", 1)])
def test_no_bonus_for_tequila_joe(card, points):
    story = tale(A="tequila_joe").with_life(A=1)
    story = story.hand("A", card).turn("A").plays(card) if card == "saloon" else heals(story, card)
    assert story.life("A") == 1 + points


@pytest.mark.rule("DC-HEAL-1", "DC-JOE-1")
def test_a_tequila_played_by_tequila_joe_for_another_gives_one():
    story = tale(A="tequila_joe").hand("A", "tequila", "beer").with_life(A=1, B=1).turn("A").plays("tequila", on="B")
    assert (story.life("A"), story.life("B")) == (1, 2)


# ---- Why not -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-6")
@pytest.mark.parametrize("card", NEW)
def test_out_of_turn(card):
    story = tale().hand("B", card, "beer").turn("A")
    assert story.why_not("B", card) == WhyNot("not_your_turn", "BASE-LIM-6")


@pytest.mark.rule("BASE-TURN-7")
@pytest.mark.parametrize("card", NEW)
def test_in_phase_3_of_ones_own_turn(card):
    story = tale().hand("A", card, "bang", "bang").with_life(A=1).turn("A").ends_turn().asks("A", "surplus")
    assert story.why_not("A", card) == WhyNot("not_phase_2", "BASE-TURN-7")
    assert story.offers(card)  # to be discarded


@pytest.mark.parametrize("card", [card for card in NEW if card != "dodge"])
def test_nothing_stands_against_a_new_card_with_a_second_one_and_somebody_to_play_it_at(card):
    story = tale().hand("A", card, "beer").hand("B", "bang").turn("A")
    assert story.why_not("A", card) is None


@pytest.mark.rule("DC-GREEN-3")
@pytest.mark.parametrize("card", ["binocular", "hideout"])
def test_blue_cards_of_dodge_city_are_not_used_up(card):
    story = tale().in_play("A", card).turn("A")
    assert story.why_not("A", f"spend {card}") == WhyNot("nothing_to_use", "DC-GREEN-3")
