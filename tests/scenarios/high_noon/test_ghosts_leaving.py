"""Ghost Town: the end of a ghost's turn and no turn after it."""

import pytest

from boothill.family.roles import OUTLAW
from boothill.games.bang.rules.game import BANG
from boothill.kernel.decision import NOBODY
from boothill.kernel.record import resume, save
from support.tales import event, goes, haunted, rush

# ---- The end of his turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-4", "BASE-TURN-6")
def test_a_ghost_lays_down_his_whole_hand_whatever_life_he_regained():
    story = haunted().deck("whisky", "wells_fargo", "2C", "3C", "4C", "5C", "6C").starts_turn("C").plays("wells_fargo")
    story.plays("whisky").asks("C", "second_card").answers("2C")
    assert story.life("C") == 2
    story.ends_turn().asks("C", "surplus")
    assert story.life("C") == 0
    assert story.decision.subject == (3,)
    assert story.t.ghost == 2
    story.answers("4C").answers("3C")
    assert story.discard_values()[-3:] == ["4C", "3C", "5C"]
    assert story.is_out("C")
    assert [told[1] for told in story.events("faded")] == [(2,)]


@pytest.mark.rule("HN-GHOST-4")
def test_fading_is_no_loss_of_life():
    story = haunted(C="bart_cassidy").deck("beer", "2C", "3C", "4C").starts_turn("C").plays("beer").ends_turn()
    story.asks("C", "surplus")
    assert story.decision.subject == (2,)
    assert not story.events("lost_life")


@pytest.mark.rule("HN-GHOST-4")
def test_a_ghost_without_life_has_none_to_fade():
    story = goes(haunted().starts_turn("C"), "C")
    assert not story.events("faded")


@pytest.mark.rule("HN-GHOST-4", "DC-SEAN-1")
def test_sean_mallory_as_a_ghost_keeps_his_hand_until_he_leaves():
    story = haunted(C="sean_mallory").deck("2C", "3C", "4C", "5C", "6C").starts_turn("C").ends_turn()
    assert story.at_rest("D")
    assert story.is_out("C")
    assert story.hand_of("C") == []
    assert story.discard_values() == ["2C", "3C", "4C"]


def ghost_rush(**characters):
    """A story with equipment, Ghost Town in force, and C eliminated."""
    return rush(**characters).event("ghost_town").out("C")


@pytest.mark.rule("HN-GHOST-4", "HN-GHOST-10", "GR-BELT-1", "GR-NUG-4")
def test_a_hand_limit_of_a_card_in_front_of_him_holds_for_a_ghost_too_until_it_is_gone_with_him():
    story = ghost_rush().shop("gun_belt", "shot", "rhum").nuggets(C=3).deck("2C", "3C", "4C").starts_turn("C")
    assert story.buys("gun_belt").ends_turn().at_rest("D")
    assert (story.hand_of("C"), story.front_of("C"), story.purse("C")) == ([], [], 0)
    assert story.used_equipment() == ["gun_belt"]
    for _ in "DEAB":
        story.ends_turn()
    assert (story.t.ghost, story.front_of("C")) == (2, [])  # he comes back with nothing


@pytest.mark.rule("HN-GHOST-10", "HN-GHOST-5", "BASE-SAM-1")
def test_vulture_sam_gets_no_equipment_of_a_ghost():
    story = ghost_rush(E="vulture_sam").shop("gun_belt", "shot", "rhum").nuggets(C=2).deck("barrel", "bang/3C", "4C")
    story.starts_turn("C").buys("gun_belt").plays("barrel").ends_turn()
    assert story.hand_of("E")[:2] == ["barrel", "bang"]
    assert (story.front_of("C"), story.used_equipment()) == ([], ["gun_belt"])


@pytest.mark.rule("HN-GHOST-4", "BASE-TURN-2")
def test_everything_in_front_of_a_ghost_goes_when_he_does():
    story = haunted().deck("barrel", "canteen", "2C").starts_turn("C").plays("barrel").plays("canteen").ends_turn()
    assert story.at_rest("D")
    assert story.discards() == ["bang", "barrel", "canteen"]
    assert [told[1] for told in story.events("eliminated")] == [(2, OUTLAW, NOBODY)]
    assert story.view("A").killed_by[2] == NOBODY


@pytest.mark.rule("HN-GHOST-4", "BASE-TURN-7")
def test_life_regained_in_phase_3_leaves_a_ghosts_hand_limit_at_0():
    story = haunted(C="sid_ketchum").deck("2C", "3C", "4C").starts_turn("C").ends_turn().asks("C", "surplus")
    story.answers("use").asks("C", "cost").answers("2C").answers("3C")
    # Whatever life he regained, his last card has to go in phase 3, before he leaves.
    names = [told[0] for told in story.match.events if told[0] in ("discarded", "eliminated")]
    assert names == ["discarded"] * 3 + ["eliminated"]


@pytest.mark.rule("HN-GHOST-4", "BASE-TURN-7")
def test_life_regained_in_phase_3_is_gone_when_the_ghost_is():
    story = haunted(C="sid_ketchum").deck("2C", "3C", "4C").starts_turn("C").ends_turn().asks("C", "surplus")
    story.answers("use").asks("C", "cost").answers("2C").answers("3C")
    assert [told[1][:3] for told in story.events("regained_life")] == [(2, 1, 1)]
    assert (story.life("C"), story.is_out("C"), story.at_rest("D")) == (0, True, True)


@pytest.mark.rule("HN-GHOST-4", "BASE-TURN-5")
def test_a_ghost_whose_turn_is_skipped_leaves_all_the_same():
    def lost_day(t, me):
        t.skipped = me == 2

    story = haunted(rules=event(turn_check=(3, lost_day))).turn("B").ends_turn()
    assert story.at_rest("D")
    assert (story.t.ghost, story.is_out("C")) == (NOBODY, True)
    assert [told[0] for told in story.match.events if told[0] in ("came_back", "eliminated")] == [
        "came_back",
        "eliminated",
    ]


def another_turn(t, me):
    """What a lucky draw! at the end of a turn brings."""
    if not t.extra_turn:
        t.extra_turns.append(me)


@pytest.mark.rule("HN-GHOST-9", "BASE-TURN-2", "GR-DON-2")
@pytest.mark.parametrize(("seat", "extra"), [("C", False), ("D", True)])
def test_nothing_at_the_end_of_a_ghosts_turn_gives_him_another(seat, extra):
    story = ghost_rush(**{seat: "don_bell"}).deck("2C", "3C", "9H", "8H", "7H").starts_turn(seat)
    story.ends_turn()
    if seat == "C":
        story.asks("C", "surplus").answers("discard").answers("discard")
    assert story.at_rest("D")
    assert story.t.extra_turn is extra


@pytest.mark.rule("HN-GHOST-9", "BASE-TURN-2")
@pytest.mark.parametrize(("seat", "extra"), [("C", False), ("D", True)])
def test_what_gives_everybody_another_turn_gives_a_ghost_none(seat, extra):
    story = haunted(rules=event(turn_end=another_turn)).starts_turn(seat).ends_turn()
    if seat == "C":
        story.asks("C", "surplus").answers("discard").answers("discard")
    assert story.at_rest("D")
    assert story.t.extra_turn is extra


@pytest.mark.rule("HN-GHOST-9", "GR-RUSH-3")
@pytest.mark.parametrize(("seat", "extra"), [("C", False), ("D", True)])
def test_an_extra_turn_he_bought_is_lost_with_the_ghost(seat, extra):
    story = ghost_rush().shop("gold_rush_equipment", "shot", "rhum").nuggets(C=5, D=5).deck("2C", "3C", "4C", "5C")
    story.starts_turn(seat).buys("gold_rush_equipment")
    if seat == "C":
        story.asks("C", "surplus").answers("discard").answers("discard")
    assert story.at_rest("D")
    assert story.t.extra_turn is extra


# ---- Saved and taken up again ---------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-1", "HN-GHOST-4")
@pytest.mark.parametrize("engine", ["same", "another"])
def test_a_match_saved_in_a_ghosts_turn_goes_on_with_the_ghost(engine):
    story = haunted(dead="CE").deck("beer", "duel", "2C", "3C").hand("A", "bang").starts_turn("C").plays("beer")
    story.plays("duel", on="A")
    story.asks("A", "bang")
    match, _ = resume(save(story.match, "same"), BANG, engine)
    twin = story.match.clone(record=True)
    assert (match.state.ghost, match.state.life[2], match.state.first_out) == (2, 1, 2)
    for other in (match, twin):
        assert other.digest() == story.match.digest()
        while other.state.ghost == 2:
            other.push(len(other.decision.options) - 1)
    assert match.digest() == twin.digest()
    assert (match.state.active, match.state.eliminated) == (3, [4, 2])
    assert [told[0] for told in match.events].count("eliminated") == 1
