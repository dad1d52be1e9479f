"""What the table says before a player wastes something or hurts himself. It forbids nothing."""

import pytest

from boothill.family.roles import OUTLAW
from boothill.games.bang.rules.cards.warnings import warning, warnings
from boothill.kernel.reasons import WhyNot
from support.story import Story


def said_about(story: Story, what: str, on: str = "", taking: str = "") -> WhyNot | None:
    """The whole warning on an option of the open question."""
    option = story._choose(what, on, taking)
    return warning(story.view("ABCDEFG"[story.decision.seat]), story.decision, option)


# ---- Cards that do nothing -----------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-10")
def test_beer_at_full_life():
    story = Story().hand("A", "beer").turn("A")
    assert said_about(story, "beer") == WhyNot("full_life", "GEN-10")
    story.plays("beer")
    assert story.hand_of("A") == []
    assert Story().hand("A", "beer").with_life(A=4).turn("A").warns("beer") == ""


@pytest.mark.rule("BASE-BEER-4")
def test_beer_with_two_players_left_whether_wounded_or_not():
    for life in (2, 5):
        story = Story().out("B", "C", "D").hand("A", "beer").with_life(A=life).turn("A")
        assert said_about(story, "beer") == WhyNot("two_left", "BASE-BEER-4")


@pytest.mark.rule("GEN-10")
def test_saloon_when_everybody_is_healthy():
    story = Story().out("D").hand("A", "saloon").turn("A")
    assert said_about(story, "saloon") == WhyNot("all_healthy", "GEN-10")
    assert Story().hand("A", "saloon").with_life(E=3).turn("A").warns("saloon") == ""


# ---- Weapons -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-5")
def test_a_worse_weapon_names_the_better_one():
    story = Story().in_play("A", "winchester").hand("A", "schofield").turn("A")
    better = story.t.rules.kind_index["winchester"]
    assert said_about(story, "schofield") == WhyNot("worse_weapon", "BASE-LIM-5", better)


@pytest.mark.parametrize(("old", "new"), [("schofield", "winchester"), ("", "schofield"), ("remington", "volcanic")])
def test_a_better_first_or_equal_weapon_is_no_matter(old, new):
    story = Story().hand("A", new)
    if old:
        story.in_play("A", old)
    assert story.turn("A").warns(new) == ""


def test_a_blue_card_that_is_no_weapon_is_no_matter():
    story = Story().in_play("A", "winchester").hand("A", "barrel", "dynamite").turn("A")
    assert story.warns("barrel") == story.warns("dynamite") == ""


# ---- Targets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-8")
@pytest.mark.parametrize(("card", "taking"), [("panic", "barrel"), ("cat_balou", "barrel"), ("cat_balou", "hand")])
def test_aiming_at_oneself(card, taking):
    story = Story().in_play("B", "barrel").hand("B", card, "beer").turn("B")
    assert said_about(story, card, on="B", taking=taking) == WhyNot("hits_yourself", "BASE-LIM-8")


@pytest.mark.rule("BASE-LIM-8")
def test_jailing_oneself():
    story = Story().hand("C", "jail").turn("C")
    assert said_about(story, "jail", on="C") == WhyNot("hits_yourself", "BASE-LIM-8")
    assert story.warns("jail", on="B") == ""


@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_getting_rid_of_ones_own_dynamite_is_no_matter(card):
    story = Story().in_play("A", "dynamite").hand("A", card).turn("A")
    assert story.warns(card, on="A", taking="dynamite") == ""


@pytest.mark.rule("BASE-WIN-2")
@pytest.mark.parametrize(
    ("card", "taking"), [("bang", ""), ("duel", ""), ("panic", "hand"), ("panic", "barrel"), ("cat_balou", "barrel")]
)
def test_a_deputy_who_turns_against_the_sheriff(card, taking):
    story = Story().in_play("A", "barrel").hand("A", "beer").hand("B", card).turn("B")
    assert said_about(story, card, on="A", taking=taking) == WhyNot("own_side", "BASE-WIN-2", story.seat("A"))


def test_a_deputy_who_frees_the_sheriff_of_a_dynamite():
    story = Story().in_play("A", "dynamite", "barrel").hand("B", "cat_balou").turn("B")
    assert story.warns("cat_balou", on="A", taking="dynamite") == ""


@pytest.mark.parametrize(("role", "at"), [("outlaw", "A"), ("renegade", "A"), ("deputy", "C")])
def test_enemies_and_players_of_unknown_role_may_be_shot_without_a_word(role, at):
    story = Story(roles=f"sheriff {role} outlaw outlaw renegade").hand("B", "bang").turn("B")
    assert story.warns("bang", on=at) == ""


@pytest.mark.parametrize(
    ("roles", "known", "rule"),
    [
        ("sheriff outlaw outlaw renegade deputy", "C", "BASE-WIN-2"),
        ("sheriff deputy deputy outlaw renegade", "C", "BASE-WIN-3"),
    ],
)
def test_a_friend_whose_role_is_known(roles, known, rule):
    # In the base game only the dead show their roles; other sets bring some of them back.
    story = Story(roles=roles).hand("B", "bang").turn("B")
    view = story.view("B")
    view.role = story.t.role
    found = dict(zip(story.decision.options, warnings(view, story.decision), strict=True))
    assert found[story._choose("bang", known, "")] == WhyNot("own_side", rule, story.seat(known))


def test_a_sheriff_who_knows_his_deputy():
    story = Story().hand("A", "bang").turn("A")
    view = story.view("A")
    option = story._choose("bang", "B", "")
    assert warning(view, story.decision, option) is None
    view.role = story.t.role
    assert warning(view, story.decision, option) == WhyNot("own_side", "BASE-WIN-3", story.seat("B"))
    view.role = (view.role[0], OUTLAW, *view.role[2:])
    assert warning(view, story.decision, option) is None


# ---- Dying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIE-5")
def test_giving_up_ones_life():
    story = Story().hand("A", "bang").hand("B", "beer").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert said_about(story, "pass") == WhyNot("gives_up_life", "BASE-DIE-5")
    assert story.warns("beer") == ""


@pytest.mark.rule("BASE-DIE-5")
def test_a_rescue_that_cannot_succeed():
    story = Story().in_play("C", "dynamite").hand("C", "beer", "beer", "jail", "panic").with_life(C=1).deck("2S")
    story.starts_turn("C").asks("C", "rescue")
    assert said_about(story, "beer") == WhyNot("cannot_save", "BASE-DIE-5", -2)
    story.answers("beer").answers("beer").asks("C", "rescue").answers("pass")
    assert story.is_out("C")


@pytest.mark.rule("BASE-DIE-5")
def test_sid_counts_his_pairs_of_cards_among_the_means():
    story = Story(C="sid_ketchum").in_play("C", "dynamite").hand("C", "beer", "jail", "panic").with_life(C=2)
    story.deck("2S").starts_turn("C").asks("C", "rescue")
    assert story.warns("beer") == story.warns("use") == ""
    story = Story(C="sid_ketchum").in_play("C", "dynamite").hand("C", "beer", "jail", "panic").with_life(C=1)
    story.deck("2S").starts_turn("C").asks("C", "rescue")
    assert said_about(story, "beer") == said_about(story, "use") == WhyNot("cannot_save", "BASE-DIE-5", -2)


@pytest.mark.rule("BASE-DIE-5")
def test_an_only_option_is_taken_without_a_word():
    story = Story().hand("A", "bang").hand("B", "panic").with_life(B=1).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert len(story.decision.options) == 1
    assert warnings(story.view("B"), story.decision) == [None]


# ---- Defence -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SHOT-6")
def test_too_few_missed_against_slab():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    story.asks("B", "dodge")
    assert said_about(story, "missed") == WhyNot("not_enough_missed", "BASE-SHOT-6", 2)
    assert story.warns("pass") == ""


@pytest.mark.rule("BASE-SHOT-6")
@pytest.mark.parametrize("more", ["missed", "barrel"])
def test_a_second_missed_or_an_untried_barrel_may_be_enough_against_slab(more):
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed")
    (story.hand if more == "missed" else story.in_play)("B", more)
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert story.warns("missed") == ""


@pytest.mark.rule("BASE-SHOT-6")
def test_a_barrel_that_has_failed_counts_no_more():
    story = Story(A="slab_the_killer").hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("2C")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert said_about(story, "missed") == WhyNot("not_enough_missed", "BASE-SHOT-6", 2)


def test_a_single_missed_against_an_ordinary_shot_is_no_matter():
    story = Story().hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert story.warns("missed") == ""


def test_ordinary_plays_and_the_end_of_the_turn_are_no_matter():
    story = Story().hand("A", "bang", "duel", "indians", "gatling", "stagecoach", "wells_fargo", "general_store")
    story.turn("A")
    assert warnings(story.view("A"), story.decision) == [None] * len(story.decision.options)
