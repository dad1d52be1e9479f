"""Boots and Lucky Charm: a card or a nugget for each life point lost but the last."""

import pytest

from support.tales import rush

CARDS = ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C")


def hit(story, seat):
    """A's BANG! hits the seat."""
    return story.hand("A", "bang").turn("A").plays("bang", on=seat).asks(seat, "dodge").answers("pass")


# ---- Boots ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BOOTS-1")
def test_boots_draw_a_card_for_a_wound():
    story = rush().in_play("B", "boots").deck("2C", "3C")
    hit(story, "B")
    assert story.values_of("B") == ["2C"]
    assert [told[1][2] for told in story.events("drew")] == [story.t.rules.kind_index["boots"]]


@pytest.mark.rule("GR-BOOTS-1", "GR-LAST-1", "GR-CHARM-1")
@pytest.mark.parametrize(("life", "paid"), [(5, 3), (4, 3), (3, 2), (2, 1), (1, 0)])
def test_dynamite_is_paid_for_but_not_for_the_last_point_and_below(life, paid):
    beers = ("beer/6H", "beer/7H", "beer/8H")
    story = rush().in_play("A", "boots", "lucky_charm", "dynamite").with_life(A=life).hand("A", *beers)
    story.deck("3S", *CARDS[:8]).starts_turn("A")
    if life <= 3:
        story.asks("A", "rescue")
        assert (len(story.hand_of("A")), story.purse("A")) == (3, paid)  # BASE-DIE-7: no card yet
        for _ in range(4 - life):
            story.answers("beer")
    assert story.life("A") == max(1, life - 3)
    assert [told[1][1] for told in story.events("drew")] == ([paid] if paid else []) + [2]
    assert story.purse("A") == paid


@pytest.mark.scenario("IM-26")
@pytest.mark.rule("GR-BOOTS-1", "GR-LAST-1", "BASE-DIE-7")
def test_boots_pay_one_card_when_two_beers_save_him_from_a_dynamite():
    story = rush().in_play("B", "boots", "dynamite").with_life(B=2).hand("B", "beer/6H", "beer/7H")
    story.deck("3S", "2C", "3C", "4C").starts_turn("B").asks("B", "rescue")
    assert story.life("B") == -1
    story.answers("beer").asks("B", "rescue").answers("beer")
    assert story.at_rest("B")
    assert story.life("B") == 1
    assert [told[1][1] for told in story.events("drew")] == [1, 2]
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("GR-BOOTS-1", "GR-LAST-1")
def test_the_last_point_is_not_paid_though_he_is_saved():
    story = rush().in_play("B", "boots", "lucky_charm").with_life(B=1).hand("B", "beer")
    hit(story, "B").asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.hand_of("B"), story.purse("B")) == (1, [], 0)


@pytest.mark.rule("BASE-DIE-7", "GR-BOOTS-1")
def test_the_card_of_the_boots_comes_too_late_for_a_rescue():
    story = rush().in_play("B", "boots", "dynamite").with_life(B=2).deck("3S", "beer", "beer", "2C").starts_turn("B")
    story.asks("B", "rescue")
    assert not story.offers("beer")
    assert story.hand_of("B") == []
    story.answers("pass")
    assert story.is_out("B")
    assert story.hand_of("B") == []


@pytest.mark.rule("GR-BOOTS-1", "BASE-BART-1")
def test_boots_and_bart_cassidy_both_draw():
    story = rush(B="bart_cassidy").in_play("B", "boots")
    hit(story, "B")
    assert len(story.hand_of("B")) == 2


@pytest.mark.rule("GR-BOOTS-1", "GR-CHARM-1", "EV-8")
def test_life_lost_to_nobody_counts_as_well():
    story = rush().event("high_noon").in_play("B", "boots", "lucky_charm").deck("2C", "3C", "4C").starts_turn("B")
    assert story.values_of("B") == ["2C", "3C", "4C"]
    assert story.purse("B") == 1


@pytest.mark.rule("GR-BOOTS-1")
def test_boots_draw_nothing_for_what_others_lose():
    story = rush().in_play("C", "boots", "lucky_charm")
    hit(story, "B")
    assert (story.hand_of("C"), story.purse("C")) == ([], 0)


# ---- Lucky Charm ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-CHARM-1", "GR-NUG-1")
def test_a_lucky_charm_pays_its_owner_and_the_shooter_has_his_own():
    story = rush().in_play("B", "lucky_charm")
    hit(story, "B")
    assert (story.purse("B"), story.purse("A")) == (1, 1)
    assert [told[1] for told in story.events("gained_nuggets") if told[1][0] == 1] == [
        (1, 1, 1, story.t.rules.kind_index["lucky_charm"])
    ]


@pytest.mark.rule("GR-CHARM-1", "GR-LAST-1", "GR-RUCK-1", "BASE-DIE-2")
def test_its_nuggets_come_in_time_to_open_the_rucksack():
    story = rush().in_play("B", "lucky_charm", "rucksack", "dynamite").with_life(B=2).nuggets(B=3)
    story.deck("3S", "2C", "3C").starts_turn("B").asks("B", "rescue")
    assert (story.life("B"), story.purse("B")) == (-1, 4)
    story.answers("use").asks("B", "rescue").answers("use")
    assert (story.life("B"), story.purse("B")) == (1, 0)
