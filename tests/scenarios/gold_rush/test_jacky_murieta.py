"""Jacky Murieta: two nuggets, one shot."""

import pytest

from boothill.games.bang.rules.terms import ABILITY, NO_CARD, PASSING
from support.story import NAMES
from support.tales import rush


def jacky(players=5, purse=2, **table):
    """A story in which A is Jacky Murieta."""
    return rush(players, A="jacky_murieta", **table).nuggets(A=purse)


def hits(story, seat="B"):
    """Jacky's shot hits."""
    return story.uses(on=seat).asks(seat, "dodge").answers("pass")


def targets(story):
    """Whom he may shoot at."""
    return "".join(seat for seat in NAMES if story.offers("jacky_murieta", on=seat))


# ---- Plain use -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JACKY-1", "GR-NUG-1")
def test_two_nuggets_are_a_shot_without_a_card_and_a_hit_earns_one_again():
    story = jacky().hand("A", "beer").turn("A").uses(on="B")
    assert story.purse("A") == 0  # paid before the shot
    story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert (story.life("B"), story.purse("A"), story.hand_of("A"), story.discards()) == (3, 1, ["beer"], [])
    assert [public for _, public, _, _ in story.events("lost_life")] == [(1, 1, 3, 0, ABILITY)]


@pytest.mark.rule("GR-JACKY-1")
@pytest.mark.parametrize("purse", [0, 1])
def test_not_for_less(purse):
    assert not jacky(purse=purse).turn("A").offers("jacky_murieta", on="B")


@pytest.mark.rule("GR-JACKY-1")
def test_as_often_as_he_can_pay():
    story = jacky(purse=5).turn("A")
    for left in (4, 3, 2):
        assert hits(story).purse("A") == left
    assert hits(story, "E").purse("A") == 1
    assert (story.life("B"), story.life("E")) == (1, 3)
    assert not story.offers("jacky_murieta", on="B")


@pytest.mark.rule("GR-JACKY-1", "BASE-DIST-5")
def test_within_weapon_range():
    story = jacky(7).hand("A", "schofield").in_play("G", "mustang").turn("A")
    assert targets(story) == "B"
    story.plays("schofield")
    assert targets(story) == "BCFG"


@pytest.mark.rule("GR-JACKY-1", "BASE-LIM-1", "BASE-LIM-2")
def test_independent_of_the_limit_of_bang_cards():
    story = jacky(purse=4).hand("A", "bang", "bang").turn("A")
    hits(story).plays("bang", on="B").asks("B", "dodge").answers("pass")  # the BANG! of the turn is still free
    assert not story.offers("bang", on="B")
    hits(story)
    assert story.life("B") == 1
    assert not story.offers("bang", on="B")


@pytest.mark.rule("GR-JACKY-1", "BASE-LIM-6")
def test_only_in_his_own_turn():
    story = jacky(purse=4).hand("B", "bang").turn("B")
    assert not story.offers("use", on="C")
    story.plays("bang", on="A").asks("A", "dodge")
    assert story.decision.options == [PASSING]
    story.answers("pass")
    assert story.purse("A") == 4


# ---- It is no BANG! card -------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JACKY-2", "BASE-SHOT-2")
@pytest.mark.parametrize("character", ["plain", "slab_the_killer"])
def test_one_missed_suffices_whoever_else_he_may_be(character):
    story = jacky().hand("B", "missed", "missed")
    if character != "plain":
        story.ability("A", "jacky_murieta", character)
    story.turn("A").uses(on="B").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B"), story.purse("A")) == (4, ["missed"], 0)


@pytest.mark.rule("GR-JACKY-1", "BASE-SHOT-9", "BASE-BARREL-2")
def test_a_barrel_helps_against_it():
    story = jacky().in_play("B", "barrel").deck("9H").turn("A").uses(on="B").asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("GR-JACKY-2", "DC-APACHE-4", "GR-CALUMET-1")
def test_it_has_no_suit():
    story = jacky(purse=4, B="apache_kid").in_play("E", "calumet").turn("A")
    assert story.warns("jacky_murieta", on="B") == ""
    hits(story)
    hits(story, "E")
    assert (story.life("B"), story.life("E")) == (2, 3)


@pytest.mark.rule("GR-JACKY-2", "HN-SERMON-3")
def test_it_is_allowed_under_the_sermon():
    story = jacky().event("sermon").hand("A", "bang").turn("A")
    assert not story.offers("bang", on="B")
    assert hits(story).life("B") == 3


@pytest.mark.rule("HN-CUFFS-2", "GR-JACKY-1")
def test_handcuffs_do_not_concern_it():
    story = jacky().event("handcuffs").deck("2H", "3H").starts_turn("A").asks("A", "name_suit").answers("clubs")
    assert hits(story).life("B") == 3


@pytest.mark.rule("HN-HANG-1", "GR-JACKY-1")
def test_with_a_hangover_he_shoots_no_more():
    story = jacky(purse=4).event("hangover").turn("A")
    assert not story.offers("use", on="B")


# ---- Who is responsible --------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-JACKY-1", "BASE-DIE-9", "BASE-ELIM-1", "GR-WANTED-1")
def test_he_is_rewarded_for_whom_he_kills():
    story = jacky(roles="sheriff outlaw deputy outlaw renegade").in_play("B", "wanted").with_life(B=1).turn("A")
    hits(story).asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert (len(story.hand_of("A")), story.purse("A")) == (5, 2)


@pytest.mark.rule("GR-JACKY-1", "BASE-GRINGO-1")
def test_el_gringo_takes_a_card_of_his():
    story = hits(jacky(B="el_gringo").hand("A", "beer").turn("A"))
    assert (story.hand_of("A"), story.hand_of("B")) == ([], ["beer"])


@pytest.mark.rule("GR-JACKY-1", "GR-NUG-1", "HN-GHOST-1")
def test_a_ghost_shoots_and_earns_as_well():
    story = rush(C="jacky_murieta").event("ghost_town").out("C").nuggets(C=2).deck("2C", "3C", "4C")
    story.starts_turn("C").uses(on="D").asks("D", "dodge").answers("pass")
    assert (story.life("D"), story.purse("C")) == (3, 1)


@pytest.mark.rule("DC-VERA-1", "GR-JACKY-1")
def test_vera_custer_shoots_like_him_with_nuggets_of_her_own():
    story = rush(B="jacky_murieta", C="vera_custer").nuggets(B=6, C=3).deck("2C", "3C").starts_turn("C")
    story.asks("C", "copy").answers("take", on="B").uses(on="B").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.purse("B"), story.purse("C")) == (3, 6, 2)


@pytest.mark.rule("DC-BELLE-1", "GR-JACKY-1")
def test_with_belle_stars_ability_too_no_card_in_front_of_the_target_helps():
    story = jacky().ability("A", "jacky_murieta", "belle_star").in_play("B", "barrel", "mustang", "lucky_charm")
    story.starts_turn("A").uses(on="B").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert (story.life("B"), story.purse("B")) == (3, 0)


@pytest.mark.rule("GR-JACKY-1")
def test_the_table_remembers_whom_he_shot_at():
    story = hits(jacky().turn("A"))
    (told,) = story.events("used_ability")
    action = story.t.rules.actions[told[1][1]]
    assert (told[1][0], action.id, told[1][2]) == (0, "jacky_murieta", 1)
    assert story.deeds() == [(0, ~action.index, 1, NO_CARD)]
    assert story.could_choose()[0] == "BE"
