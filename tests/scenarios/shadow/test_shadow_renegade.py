"""Shadow-Renegades: the side they must take, when, and by whom it is counted."""

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW
from support.story import NAMES
from support.tales import dies, goes, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""

EIGHT = "sheriff deputy deputy outlaw outlaw outlaw renegade renegade"
"""A; B, C; D, E, F; G, H."""


def round_about(story, until):
    """Turns pass, everybody laying down what is too much, until this seat is asked in its phase 2."""
    while True:
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks(NAMES[story.decision.seat], "surplus").answers("discard")
        if story.at_rest(until):
            return story


# ---- The count ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-12", "SH-15")
@BOTH
@pytest.mark.parametrize(
    ("dead", "side"),
    [
        ("", DEPUTY),  # the Sheriff alone
        ("B", DEPUTY),
        ("D", OUTLAW),  # a tie
        ("BD", DEPUTY),
        ("DE", OUTLAW),
        ("BDE", OUTLAW),  # a tie
        ("BCDE", DEPUTY),
        ("BCDEF", OUTLAW),  # a tie
        ("BDEF", OUTLAW),
        ("BC", DEPUTY),
    ],
)
def test_he_takes_the_side_with_more_open_roles_and_the_outlaws_in_a_tie(table, dead, side):
    story = table(8, shadow=True, roles=EIGHT).out("G", *dead).starts_turn("G")
    assert story.t.shadow == 6
    assert story.t.sides == (HIDDEN,) * 6 + (side, HIDDEN)
    assert [told[1] for told in story.events("took_side")] == [(6, side)]


@pytest.mark.rule("SH-12", "SH-1")
@pytest.mark.parametrize(
    ("players", "dead", "side"),
    [(4, "", DEPUTY), (4, "B", OUTLAW), (5, "B", DEPUTY), (5, "BC", DEPUTY), (6, "BCD", OUTLAW), (7, "BCDE", DEPUTY)],
)
def test_at_smaller_tables_too(players, dead, side):
    renegade = NAMES[players - 1]
    story = tale(players, shadow=True).out(renegade, *dead).starts_turn(renegade)
    assert story.t.sides[players - 1] == side


@pytest.mark.rule("SH-12")
@BOTH
def test_roles_of_the_living_do_not_count(table):
    """Nor does that of the dead man who is back."""
    story = table(5, shadow=True).event("dead_man").out("C", "E").starts_turn("C")
    assert not story.is_out("C")
    story.ends_turn().asks("C", "surplus").answers("discard").asks("C", "surplus").answers("discard")
    assert story.at_rest("D")
    assert story.ends_turn().at_rest("E")
    assert story.t.sides[4] == DEPUTY


@pytest.mark.rule("SH-12", "BASE-TURN-2")
def test_the_side_is_taken_when_he_comes_before_anything_else_of_his_turn():
    story = tale(shadow=True).event("new_identity").out("E").starts_turn("E").asks("E", "identity")
    told = [told[0] for told in story.match.events]
    assert told.index("shadow_came") < told.index("took_side") < told.index("looked_at_second")
    assert story.t.sides[4] == DEPUTY


@pytest.mark.rule("SH-9", "SH-12")
@BOTH
@pytest.mark.parametrize("seat", ["B", "C"])
def test_shadow_deputies_and_shadow_outlaws_take_no_side(table, seat):
    story = table(shadow=True).out(seat).starts_turn(seat)
    assert story.t.sides == (HIDDEN,) * 5
    assert not story.events("took_side")


@pytest.mark.rule("SH-12", "SH-13")
def test_a_living_renegade_takes_none():
    story = tale(shadow=True).out("C").starts_turn("E")
    assert story.t.sides == (HIDDEN,) * 5


# ---- How long it lasts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-13", "SH-12")
@BOTH
def test_his_side_stays_until_the_start_of_his_next_turn_whatever_happens(table):
    story = table(6, shadow=True).out("F").with_life(C=1, D=1).hand("B", "bang", "duel").starts_turn("F")
    assert story.t.sides[5] == DEPUTY
    goes(story, "F", 2)
    assert story.at_rest("A")
    assert story.ends_turn().at_rest("B")
    dies(story.plays("bang", on="C"), "C")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert story.t.sides[5] == DEPUTY
    round_about(story, "E")
    assert story.t.sides[5] == DEPUTY
    round_about(story, "F")
    assert story.t.sides[5] == OUTLAW
    assert [told[1] for told in story.events("took_side")] == [(5, DEPUTY), (5, OUTLAW)]


@pytest.mark.rule("SH-13")
def test_his_side_stays_in_his_own_turn_too():
    story = tale(shadow=True).out("E").with_life(D=1).deck("bang", "2S").starts_turn("E")
    dies(story.plays("bang", on="D"), "D")
    assert story.t.sides[4] == DEPUTY
    round_about(story, "D")
    assert story.t.sides[4] == DEPUTY


@pytest.mark.rule("SH-12", "SH-13")
def test_he_may_change_sides_from_turn_to_turn():
    story = tale(7, shadow=True).out("G", "D").with_life(B=1).hand("A", "bang").starts_turn("G")
    assert story.t.sides[6] == OUTLAW
    goes(story, "G", 2)
    dies(story.plays("bang", on="B"), "B")
    round_about(story, "G")
    assert story.t.sides[6] == DEPUTY


@pytest.mark.rule("SH-13", "BASE-WIN-3")
@BOTH
@pytest.mark.parametrize(("dead", "winners"), [("", "ABE"), ("C", "AB")])
def test_he_wins_and_loses_with_the_law(table, dead, winners):
    """With C dead before his turn he serves the Outlaws and loses with them."""
    story = table(shadow=True).out("E", *dead).with_life(C=1, D=1).hand("A", "duel", "duel/8C").starts_turn("E")
    goes(story, "E", 2)
    assert story.at_rest("A")
    if not dead:
        dies(story.plays("duel/8C", on="C"), "C", "bang")
    assert not story.over
    dies(story.plays("duel", on="D"), "D", "bang")
    assert story.winners == winners


@pytest.mark.rule("SH-13", "BASE-WIN-2")
@BOTH
@pytest.mark.parametrize(("dead", "winners"), [("", "CD"), ("C", "CDE")])
def test_he_wins_and_loses_with_the_outlaws(table, dead, winners):
    story = table(shadow=True).out("E", *dead).with_life(A=1).hand("D", "duel").starts_turn("E")
    goes(story, "E", 2)
    round_about(story, "D")
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == winners


@pytest.mark.rule("SH-13")
@BOTH
@pytest.mark.parametrize(("killer", "victims", "winners"), [("D", "A", "CD"), ("A", "CD", "AB")])
def test_before_his_first_check_he_is_simply_an_eliminated_renegade(table, killer, victims, winners):
    story = table(shadow=True).out("E").with_life(A=1, C=1, D=1).hand(killer, "duel", "duel/8C").turn(killer)
    for victim, card in zip(victims, ("duel", "duel/8C"), strict=False):
        dies(story.plays(card, on=victim), victim, "bang")
    assert story.t.sides[4] == HIDDEN
    assert story.winners == winners


@pytest.mark.rule("SH-13", "BASE-WIN-2")
@BOTH
def test_his_old_goal_is_void_even_if_he_is_the_only_one_left(table):
    story = table(shadow=True).out("B", "C", "E").with_life(A=1, D=1).deck("gatling", "2S").starts_turn("E")
    assert story.t.sides[4] == DEPUTY
    story.plays("gatling")
    dies(dies(story, "A"), "D")
    assert story.t.seats == (4,)
    assert story.winners == "CD"


@pytest.mark.rule("SH-13", "BASE-WIN-2")
def test_on_the_outlaws_side_he_wins_with_them_though_alone():
    story = tale(shadow=True).out("C", "E").with_life(A=1, B=1, D=1).deck("gatling", "2S").starts_turn("E")
    assert story.t.sides[4] == OUTLAW
    dies(dies(dies(story.plays("gatling"), "A"), "B"), "D")
    assert story.winners == "CDE"


# ---- Two Renegades --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-14", "SH-12")
@BOTH
def test_a_renegades_role_counts_for_neither_side(table):
    """H is eliminated and has not checked yet."""
    for dead, side in (("", DEPUTY), ("D", OUTLAW), ("BD", DEPUTY), ("BDE", OUTLAW)):
        story = table(8, shadow=True, roles=EIGHT).out("G", "H", *dead).starts_turn("G")
        assert story.t.sides[6:] == (side, HIDDEN)


@pytest.mark.rule("SH-14", "SH-12")
@BOTH
@pytest.mark.parametrize(
    ("dead", "first", "second"),
    [
        ("", DEPUTY, DEPUTY),  # the first counts for the law: 2 to 0
        ("D", OUTLAW, OUTLAW),  # 1 to 1, then 1 to 2
        ("BCDE", DEPUTY, DEPUTY),  # 3 to 2, then 4 to 2
        ("BDE", OUTLAW, OUTLAW),  # 2 to 2, then 2 to 3
    ],
)
def test_each_checks_for_himself_and_the_other_counts_for_the_side_he_serves(table, dead, first, second):
    story = table(8, shadow=True, roles=EIGHT).out("G", "H", *dead).starts_turn("G")
    assert story.t.sides[6:] == (first, HIDDEN)
    goes(story, "G", 2)
    assert story.at_rest("H")
    assert story.t.sides[6:] == (first, second)


@pytest.mark.rule("SH-14", "SH-12")
@BOTH
def test_the_other_shadow_renegade_may_tip_the_balance(table):
    """1 to 1 without G, who serves the law: 2 to 1."""
    story = table(8, shadow=True, roles=EIGHT).out("G", "H").with_life(D=1).deck("duel", "2S").starts_turn("G")
    assert story.t.sides[6] == DEPUTY
    dies(story.plays("duel", on="D"), "D", "bang")
    goes(story, "G", 4)
    assert story.at_rest("H")
    assert story.t.sides[6:] == (DEPUTY, DEPUTY)


@pytest.mark.rule("SH-14", "SH-12")
def test_a_shadow_renegade_on_the_outlaws_side_may_tip_it_the_other_way():
    """G took the Outlaws' side at 1 to 1; then a Deputy fell: 2 to 1 without him, 2 to 2 with him."""
    story = tale(8, shadow=True, roles=EIGHT).out("G", "H", "D").with_life(B=1).deck("duel", "2S").starts_turn("G")
    assert story.t.sides[6] == OUTLAW
    dies(story.plays("duel", on="B"), "B", "bang")
    goes(story, "G", 1)
    assert story.at_rest("H")
    assert story.t.sides[6:] == (OUTLAW, OUTLAW)


@pytest.mark.rule("SH-14")
def test_a_living_renegade_counts_for_nobody_and_has_his_own_goal():
    story = tale(8, shadow=True, roles=EIGHT).out("B", "C", "D", "E", "F", "G").with_life(A=1).hand("H", "duel")
    story.turn("H")
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "H"


@pytest.mark.rule("SH-14", "SH-13", "DC-8P-2")
def test_each_wins_with_the_side_he_serves():
    story = tale(8, shadow=True, roles=EIGHT).out("G", "H", "D").with_life(A=1, B=1, C=1).hand("H", "2S")
    story.hand("E", "duel").deck("duel", "gatling").starts_turn("G")
    assert story.t.sides[6] == OUTLAW
    goes(story, "G", 2)
    assert story.at_rest("H")
    assert story.t.sides[7] == OUTLAW
    goes(story, "H", 3)
    round_about(story, "E")
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "DEFGH"


@pytest.mark.rule("SH-14", "SH-13", "DC-8P-3")
def test_the_two_may_serve_different_sides():
    """G checks at 1 to 0 and serves the law; then two Outlaws fall: 2 to 2 with G, and H serves the Outlaws."""
    story = tale(8, shadow=True, roles=EIGHT).out("G", "H").with_life(A=1, D=1, E=1).deck("duel", "duel/8C")
    story.hand("F", "duel/JS").starts_turn("G")
    dies(story.plays("duel/8C", on="D"), "D", "bang")
    dies(story.plays("duel", on="E"), "E", "bang")
    goes(story, "G", 6)
    assert story.at_rest("H")
    assert story.t.sides[6:] == (DEPUTY, OUTLAW)
    round_about(story, "F")
    dies(story.plays("duel/JS", on="A"), "A", "bang")
    assert story.winners == "DEFH"


# ---- Dead Man -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-18", "SH-13", "FF-DEAD-5")
def test_a_renegade_who_is_back_for_good_serves_nobody_any_more():
    story = tale(shadow=True).next_events("dead_man").out("E").starts_turn("E")
    assert story.t.sides[4] == DEPUTY
    goes(story, "E", 2)
    round_about(story, "E")
    assert (story.life("E"), story.t.shadow, story.t.sides[4]) == (2, -1, HIDDEN)


@pytest.mark.rule("SH-18", "FF-DEAD-4", "BASE-WIN-2", "BASE-WIN-4")
def test_his_old_goal_is_his_again():
    story = tale(shadow=True).next_events("dead_man").out("E", "B", "C").with_life(A=1, D=1)
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2S", "3S", "duel", "duel").starts_turn("E")
    goes(story, "E", 2)
    round_about(story, "E")
    dies(story.plays("duel", on="D"), "D", "bang")
    assert not story.over
    dies(story.plays("duel", on="A"), "A", "bang")
    assert story.winners == "E"


@pytest.mark.rule("SH-18", "SH-13", "BASE-ELIM-9")
def test_eliminated_again_he_has_no_side_until_he_checks_again():
    story = tale(shadow=True).next_events("dead_man").out("E").hand("A", "bang").starts_turn("E")
    goes(story, "E", 2)
    round_about(story, "E")
    story.ends_turn().asks("E", "surplus").answers("discard").asks("E", "surplus").answers("discard")
    story.with_life(E=1)
    dies(story.plays("bang", on="E"), "E")
    assert story.t.sides[4] == HIDDEN
    round_about(story, "E")
    assert (story.t.shadow, story.t.sides[4], story.life("E")) == (4, DEPUTY, 0)
