"""Gold Rush, the equipment: the end of a turn, all life points, and another turn."""

import pytest

from support.tales import rush

CLUBS = ("2C", "3C", "4C", "5C", "6C")


def turns(story):
    """Whose turns began, each with whether it was an extra turn."""
    return [("ABCDEFGH"[told[1][0]], bool(told[1][2])) for told in story.events("turn")]


def flips(story):
    """What was flipped, draw! by draw!: by whom, for what, and how many cards."""
    kinds = story.t.rules.kinds
    return [("ABCDE"[told[1][0]], kinds[told[1][1]].id, len(told[1]) - 2) for told in story.events("flipped")]


@pytest.mark.scenario("IM-79")
@pytest.mark.rule("GR-RUSH-1", "GR-RUSH-2", "GR-BUY-2", "BASE-TURN-8")
def test_gold_rush_ends_the_turn_heals_and_gives_another():
    story = rush().shop("gold_rush_equipment", "shot", "wanted").equipment_deck("boots").nuggets(B=5).with_life(B=1)
    story.hand("B", "2C", "3C", "4C", "5C").deck("6C", "7C", "8C").turn("B").buys("gold_rush_equipment")
    story.asks("B", "surplus")
    assert story.shop_offers() == ["shot", "wanted", "boots"]
    assert story.life("B") == 1
    story.answers("2C").answers("3C").answers("4C")
    assert story.at_rest("B")
    assert story.life("B") == 4
    assert story.values_of("B") == ["5C", "6C", "7C"]
    assert turns(story) == [("B", True)]
    assert story.used_equipment() == ["gold_rush_equipment"]
    story.ends_turn()
    assert turns(story) == [("B", True), ("C", False)]


@pytest.mark.scenario("IM-79")
@pytest.mark.rule("GR-RUSH-1", "BASE-TURN-8", "BASE-TURN-10", "EV-2")
def test_the_sheriff_reveals_no_event_for_the_turn_he_bought():
    story = rush().next_events("ambush", "thirst").shop("gold_rush_equipment", "shot", "wanted").nuggets(A=5)
    story.deck(*CLUBS).turn("A").buys("gold_rush_equipment")
    assert story.at_rest("A")
    assert turns(story) == [("A", True)]
    assert story.t.standing == ()
    for seat in "BCDE":
        story.ends_turn()
        assert story.at_rest(seat)
    story.ends_turn()
    assert story.t.rules.kinds[story.t.standing[0]].id == "ambush"


@pytest.mark.rule("GR-RUSH-1", "BASE-TURN-8")
def test_the_turn_that_was_bought_is_a_complete_one_with_limits_of_its_own():
    story = rush().shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5).hand("B", "bang/2D", "bang/3D", "knife")
    story.in_play("B", "dynamite").deck("2C", "3C", "4C", "5C").turn("B").plays("knife")
    story.plays("bang/2D", on="A").asks("A", "dodge").answers("pass").buys("gold_rush_equipment")
    assert story.at_rest("B")
    assert flips(story) == [("B", "dynamite", 1)]
    assert story.front_of("C") == ["dynamite"]
    assert story.values_of("B") == ["3D", "3C", "4C"]
    assert story.offers("spend knife", on="A")
    assert story.offers("bang/3D", on="A")


@pytest.mark.rule("GR-RUSH-1", "BASE-TURN-9")
def test_high_noon_strikes_in_the_turn_that_was_bought():
    story = rush().event("high_noon").shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5).with_life(B=1)
    story.turn("B").buys("gold_rush_equipment")
    assert story.at_rest("B")
    assert story.life("B") == 3


@pytest.mark.rule("GR-RUSH-2")
@pytest.mark.parametrize(("front", "kept"), [((), 2), (("gun_belt",), 4)])
def test_the_hand_limit_is_that_of_the_life_before(front, kept):
    story = rush().in_play("B", *front).shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5).with_life(B=2)
    story.hand("B", "2C", "3C", "4C", "5C").deck("6C", "7C").turn("B").buys("gold_rush_equipment")
    for _ in range(4 - kept):
        story.asks("B", "surplus").answers("discard")
    assert story.at_rest("B")
    assert len(story.hand_of("B")) == kept + 2


@pytest.mark.rule("GR-RUSH-2", "FF-VEND-1")
@pytest.mark.parametrize(("card", "extra"), [("8H", 2), ("8S", 1)])
def test_vendetta_draws_as_usual_before_the_healing(card, extra):
    story = rush().event("vendetta").shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5).with_life(B=2)
    story.deck(card, "2C", "3C", "4C", "5C", "6C", "7C").turn("B").buys("gold_rush_equipment")
    happened = [told[0] for told in story.match.events]
    assert happened.index("flipped") < happened.index("regained_life") < happened.index("turn")
    story.ends_turn()
    if extra == 2:
        story.ends_turn()
    assert turns(story) == [("B", True)] * extra + [("C", False)]
    assert [flip for flip in flips(story) if flip[0] == "B"] == [("B", "vendetta", 1)]


@pytest.mark.rule("GR-RUSH-2", "GR-DON-1")
def test_don_bell_draws_as_usual_and_may_have_two_turns_more():
    story = rush(B="don_bell").shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5).with_life(B=2)
    story.deck("8H", "2C", "3C", "4C", "5C", "6C", "7C").turn("B").buys("gold_rush_equipment")
    happened = [told[0] for told in story.match.events]
    assert happened.index("flipped") < happened.index("regained_life")
    story.ends_turn()
    assert story.at_rest("B")
    story.ends_turn()
    assert story.at_rest("C")
    assert turns(story) == [("B", True), ("B", True), ("C", False)]


@pytest.mark.rule("GR-RUSH-3", "HN-GHOST-9")
def test_a_ghost_who_buys_it_only_ends_his_turn():
    story = rush().event("ghost_town").out("C").nuggets(C=5).shop("gold_rush_equipment", "shot", "wanted")
    story.deck(*CLUBS).starts_turn("C").buys("gold_rush_equipment").asks("C", "surplus").answers("2C").answers("3C")
    assert story.is_out("C")
    assert story.at_rest("D")
    assert turns(story) == [("C", False), ("D", False)]
    assert story.life("C") == 0
    assert [told[1][0] for told in story.events("regained_life")] == []


@pytest.mark.rule("GR-RUSH-3", "SH-4")
def test_a_shadow_who_buys_it_regains_nothing_but_has_another_turn():
    story = rush(shadow=True).out("C").nuggets(C=5).shop("gold_rush_equipment", "shot", "wanted").deck(*CLUBS)
    story.starts_turn("C").buys("gold_rush_equipment").asks("C", "surplus").answers("2C")
    assert story.at_rest("C")
    assert turns(story) == [("C", False), ("C", True)]
    assert story.life("C") == 0
    assert story.events("regained_life") == []
    assert [told[1][0] for told in story.events("unhealed")] == [2]
    assert story.values_of("C") == ["4C", "5C"]


@pytest.mark.rule("GR-RUSH-4", "BASE-TURN-8")
def test_bought_in_an_extra_turn_it_gives_one_more():
    story = rush().event("vendetta").shop("gold_rush_equipment", "shot", "wanted").equipment_deck(only=True)
    story.nuggets(B=10).deck("8S", "2C", "3C", "4C", "5C").turn("B").buys("gold_rush_equipment")
    assert story.shop_offers() == ["shot", "wanted", "gold_rush_equipment"]
    story.buys("gold_rush_equipment")
    assert story.at_rest("B")
    assert turns(story) == [("B", True), ("B", True)]
    assert flips(story) == [("B", "vendetta", 1)]
    story.ends_turn()
    assert turns(story)[-1] == ("C", False)


@pytest.mark.rule("GR-RUSH-1")
def test_nothing_more_is_done_in_the_turn_that_ends():
    story = rush().shop("gold_rush_equipment", "shot", "wanted").nuggets(B=9).hand("B", "bang/2D").deck("2C", "3C")
    story.turn("B").buys("gold_rush_equipment")
    happened = [told[0] for told in story.match.events]
    assert happened.index("turn_over") < happened.index("turn")
    assert turns(story) == [("B", True)]


@pytest.mark.rule("GR-RUSH-1", "FF-LAW-2")
def test_it_ends_the_turn_of_one_who_still_has_a_card_to_play():
    story = rush().event("law_of_the_west").shop("gold_rush_equipment", "shot", "wanted").nuggets(B=5)
    story.deck("2C", "barrel", "3C", "4C").starts_turn("B")
    assert not story.offers("end")
    story.buys("gold_rush_equipment")
    assert turns(story) == [("B", False), ("B", True)]


@pytest.mark.rule("GR-RUSH-1", "HN-GOLD-1")
def test_the_event_of_the_same_name_is_another_matter():
    story = rush().event("gold_rush_event").shop("gold_rush_equipment", "shot", "wanted").nuggets(C=5).turn("C")
    story.buys("gold_rush_equipment").ends_turn()
    assert turns(story) == [("C", True), ("B", False)]
