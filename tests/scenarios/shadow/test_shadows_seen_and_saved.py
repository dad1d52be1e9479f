"""What everybody sees of shadows, and games saved and taken up again in a shadow's turn."""

import json

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.view import View
from boothill.kernel.record import resume, save
from support.tales import dies, goes, rush, tale

BOTH = pytest.mark.parametrize("table", [tale, rush])
"""Without and with Gold Rush."""
SPECTATOR = -1
VIEWERS = (SPECTATOR, 0, 1, 2, 3, 4)


# ---- Views ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-15", "SH-12", "GEN-6")
@BOTH
@pytest.mark.parametrize(("dead", "side"), [("", DEPUTY), ("C", OUTLAW)])
def test_everybody_sees_which_side_a_shadow_renegade_serves(table, dead, side):
    story = table(shadow=True).out("E", *dead).turn("D")
    for viewer in VIEWERS:
        assert View(story.t, viewer).sides == (HIDDEN,) * 5
    story.ends_turn()
    assert story.at_rest("E")
    for _ in range(2):
        for viewer in VIEWERS:
            view = View(story.t, viewer)
            assert (view.sides, view.role[4]) == ((HIDDEN,) * 4 + (side,), RENEGADE)
            told = [(player["role"], player["side"]) for player in view.dump()["players"]]
            assert told[4] == ("renegade", "deputy" if side == DEPUTY else "outlaw")
            assert all(other is None for _, other in told[:4])
        if story.at_rest("E"):
            goes(story, "E", 2)


@pytest.mark.rule("SH-15", "GEN-6")
@BOTH
def test_everybody_sees_whose_shadow_is_there_and_whether_they_still_return(table):
    story = table(shadow=True).out("B", "C").with_life(D=1).deck("duel", "2S").starts_turn("B")
    for viewer in VIEWERS:
        view = View(story.t, viewer)
        data = json.loads(json.dumps(view.dump()))
        assert (view.shadow, view.shadows, data["shadow"], data["shadows"]) == (1, True, 1, True)
        assert [player["in_game"] for player in data["players"]] == [True, True, False, True, True]
        assert data["players"][1]["life"] == 0
    dies(story.plays("duel", on="D"), "D", "bang")
    goes(story, "B", 4)
    for viewer in VIEWERS:
        view = View(story.t, viewer)
        data = view.dump()
        assert (view.shadow, view.shadows, data["shadow"], data["shadows"]) == (-1, False, -1, False)


@pytest.mark.rule("SH-1")
def test_at_a_table_without_the_variant_nobody_is_a_shadow():
    story = tale().out("C").turn("B")
    assert (story.view("A").shadows, story.view("A").shadow) == (False, -1)


@pytest.mark.rule("SH-3", "GEN-6")
@BOTH
def test_a_shadows_hand_is_his_own(table):
    story = table(shadow=True).out("C").deck("bang", "beer").starts_turn("C")
    assert len(story.view("C").hand) == 2
    for viewer in "ABDE":
        assert story.view(viewer).hand == ()
        assert story.view(viewer).hand_sizes[2] == 2


@pytest.mark.rule("SH-15", "GEN-6")
def test_in_every_world_a_viewer_may_think_of_the_sides_are_the_same():
    story = rush(8, shadow=True).out("G", "H").starts_turn("G")
    for seed in range(10):
        world = story.t.copy()
        redeal(world, 1, seed)
        assert (world.sides, world.shadow, world.shadows) == (story.t.sides, 6, True)


@pytest.mark.rule("SH-5", "SH-7", "GR-NUG-3")
def test_the_nuggets_of_shadows_are_public():
    story = rush(shadow=True).out("C").nuggets(C=3).turn("B")
    assert all(View(story.t, viewer).dump()["players"][2]["tokens"] == {"nuggets": 3} for viewer in VIEWERS)


# ---- Saved and taken up again ---------------------------------------------------------------------------------------


def others_of(story, engine):
    """The match as it comes back from a file, and a clone of it."""
    data = json.loads(json.dumps(save(story.match, "same")))
    return (resume(data, BANG, engine)[0], story.match.clone(record=True))


@pytest.mark.rule("SH-3", "SH-5", "SH-13")
@BOTH
@pytest.mark.parametrize("engine", ["same", "another"])
def test_a_match_saved_in_a_shadows_turn_goes_on_with_the_shadow(table, engine):
    story = table(shadow=True).out("C", "E").hand("A", "bang").deck("duel", "2C", "3S").starts_turn("E")
    story.plays("duel", on="A").asks("A", "bang")
    one, other = others_of(story, engine)
    for match in (one, other):
        assert match.digest() == story.match.digest()
        assert (match.state.shadow, match.state.shadows, match.state.sides[4]) == (4, True, OUTLAW)
        while match.state.shadow == 4:
            match.push(len(match.decision.options) - 1)
        assert match.state.eliminated[-1] == 4
        names = [told[0] for told in match.events]
        assert ("eliminated" in names, "shadow_left" in names) == (False, True)
    assert one.digest() == other.digest()
    assert story.t.shadow == 4  # the clone has gone its own way


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize("engine", ["same", "another"])
def test_that_shadows_are_gone_is_saved_too(engine):
    story = tale(shadow=True).out("B", "C").hand("A", "duel").with_life(D=1).turn("A")
    dies(story.plays("duel", on="D"), "D", "bang")
    for match in others_of(story, engine):
        assert match.state.shadows is False
        while match.state.active == 0:
            match.push(len(match.decision.options) - 1)
        assert match.state.active == 4


@pytest.mark.rule("SH-19")
@pytest.mark.parametrize("engine", ["same", "another"])
def test_saved_with_an_extra_turn_to_come(engine):
    story = rush(shadow=True, C="don_bell").out("C").event("vendetta").nuggets(C=2)
    story.deck("2C", "3C", "6H", "6D", "4C", "5C").starts_turn("C").ends_turn().asks("C", "surplus").answers("2C")
    assert (story.at_rest("C"), story.t.extra_turns) == (True, [2])
    for match in others_of(story, engine):
        came = 0
        while match.state.active == 2:
            came += match.decision.main
            match.push(len(match.decision.options) - 1)
        assert (came, match.state.tokens["nuggets"][2]) == (2, 2)
