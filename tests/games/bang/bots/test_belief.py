"""The belief about roles, on its own: what deeds make of it, and how good it is."""

from math import exp

import pytest
from hypothesis import given

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.bots.belief import Belief, Model, standard_model
from boothill.games.bang.bots.belief.belief import public_belief
from boothill.games.bang.bots.belief.deals import deals
from boothill.games.bang.bots.belief.model import SECRET, Leaning, first_guess
from boothill.games.bang.bots.belief.public import PublicBelief
from boothill.games.bang.lab.insight import Trial, assess
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import SPARED, Deed
from boothill.kernel.decision import NOBODY
from boothill.lab.run.simulate import Plan
from boothill.playing import seat_bots
from games.bang.bots.embarrassments.position import witness
from support.games import law, new_match, tables
from support.story import NAMES, Story


def chances(story, viewer):
    """Per name what the viewer makes of it: (Deputy, Outlaw, Renegade)."""
    belief = Belief()
    belief.look(story.view(viewer))
    return dict(zip(NAMES, belief.chances, strict=False))


def outlaw(story, viewer, name):
    return chances(story, viewer)[name][1]


@pytest.mark.parametrize(("players", "number"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_every_deal_is_there_once(players, number):
    for sheriff in range(players):
        found = deals(players, sheriff)
        assert len(found) == len(set(found)) == number
        assert {tuple(sorted(deal)) for deal in found} == {tuple(sorted(ROLES_BY_PLAYERS[players]))}
        assert {deal[sheriff] for deal in found} == {SHERIFF}


def test_before_anything_happens_only_the_own_role_counts():
    sheriffs = chances(Story(5), "A")
    assert all(sheriffs[name] == pytest.approx((1 / 4, 2 / 4, 1 / 4)) for name in "BCDE")
    outlaws = chances(Story(5), "C")
    assert outlaws["C"] == (0.0, 1.0, 0.0)
    assert all(outlaws[name] == pytest.approx((1 / 3, 1 / 3, 1 / 3)) for name in "BDE")


def test_of_three_players_everybody_is_known():
    found = chances(Story(3), "A")
    assert found == {"A": (1.0, 0.0, 0.0), "B": (0.0, 1.0, 0.0), "C": (0.0, 0.0, 1.0)}


def leaning_only(sheriff):
    """A model in which everybody but Outlaws is drawn to the Sheriff by so much, and nothing else counts."""
    flat = Leaning((0.0, 0.0, 0.0, 0.0), 0.0, 0.0, 0.0, 0.0)
    keen = flat._replace(roles=(sheriff, 0.0, 0.0, 0.0))
    aimed = (flat, keen, flat)
    guess = first_guess()
    even = dict.fromkeys(guess.shots, (0.2,) * 5)
    ones = ((1.0,) * 3,) * 3
    return Model((aimed,) * 4, even, ones, careless=0.0, scruples=(1.0, 1.0, 1.0), slip=0.0, temper=1.0)


def test_the_numbers_of_a_small_case():
    """Four players, B shoots the Sheriff with one more in range: e/(1+e) if they are an Outlaw, else 1/2."""
    story = witness(Story(4), "B bang A")
    t = story.t
    rules, deed = t.rules, t.deeds[0]
    assert deed.reach.bit_count() == 2
    public = PublicBelief(rules, (SHERIFF, -1, -1, -1), leaning_only(1.0))
    public.take_in((deed,))
    drawn = exp(1) / (1 + exp(1))
    likely = 2 * drawn / (2 * drawn + 0.5)  # two of the three deals make B an Outlaw
    assert public.chances_of(1)[OUTLAW] == pytest.approx(likely)
    assert public.chances_of(1)[RENEGADE] == pytest.approx(1 - likely)
    assert public.chances_of(2)[RENEGADE] == pytest.approx(likely / 2)


def test_who_could_shoot_nobody_else_shows_less():
    public = {}
    for reach in (0b00001, 0b11101):
        belief = PublicBelief(Story(5).t.rules, (SHERIFF, -1, -1, -1, -1), standard_model())
        bang = Story(5).t.rules.kind_index["bang"]
        belief.take_in((Deed(1, bang, 0, -1, reach, (4,) * 5, 3, 1),))
        public[reach] = belief.chances_of(1)[OUTLAW]
    assert public[0b11101] > public[0b00001] > 0.45
    assert public[0b11101] - public[0b00001] > 0.1


def test_attacking_the_sheriff_looks_like_an_outlaw_and_attacking_that_one_like_a_deputy():
    story = witness(Story(5), "C bang A", "B bang C", "C bang A")
    assert outlaw(story, "A", "C") > 0.85
    assert chances(story, "A")["B"][0] > 0.4
    assert outlaw(story, "A", "B") < 0.3


def test_once_the_outlaws_are_known_nobody_else_is_one():
    story = witness(Story(5), *["C bang A", "D bang A"] * 4)
    found = chances(story, "A")
    assert min(found["C"][1], found["D"][1]) > 0.95
    assert max(found["B"][1], found["E"][1]) < 0.06
    assert found["B"][0] + found["E"][0] == pytest.approx(1.0, abs=0.08)


def test_ones_own_deeds_tell_oneself_nothing():
    quiet, loud = Story(5), witness(Story(5), "B bang C", "B bang C")
    assert chances(loud, "B") == pytest.approx(chances(quiet, "B"))
    assert chances(loud, "A") != chances(quiet, "A")


def spared(story, name, reach, cards=4):
    t = story.t
    mask = sum(1 << NAMES.index(one) for one in reach)
    t.deeds.append(Deed(NAMES.index(name), -1, NOBODY, -1, mask, tuple(t.life), cards, 1, omission=SPARED))
    return story


def test_not_shooting_a_sheriff_in_range_speaks_against_an_outlaw():
    before = outlaw(Story(5), "A", "C")
    near = outlaw(spared(Story(5), "C", "ABD"), "A", "C")
    far = outlaw(spared(Story(5), "C", "BD"), "A", "C")
    empty = outlaw(spared(Story(5), "C", "ABD", cards=0), "A", "C")
    assert near < before - 0.1
    assert near < far
    assert near < empty  # without cards they may just have had none


def test_whoever_aims_at_anybody_is_soon_taken_for_careless():
    """Contradictory deeds end nearer to where all began than as many of one make."""
    steady = outlaw(witness(Story(5), *["C bang A"] * 6), "A", "C")
    wild = outlaw(witness(Story(5), "C bang B", "C bang A", "C bang D", "C bang B", "C bang D", "C bang A"), "A", "C")
    assert steady > 0.95
    assert 0.3 < wild < steady


def test_a_role_that_was_shown_counts_from_then_on():
    story = Story(5).out("B")
    found = chances(story, "A")
    assert found["B"] == (1.0, 0.0, 0.0)
    assert all(found[name] == pytest.approx((0.0, 2 / 3, 1 / 3)) for name in "CDE")


def test_no_deed_makes_anything_certain():
    found = chances(witness(Story(5), *["C bang A"] * 40), "A")
    assert min(found["C"]) > 0.0
    assert all(sum(chances) == pytest.approx(1.0) for name, chances in found.items() if name != "A")


@law(15)
@given(tables())
def test_a_newcomer_believes_what_those_believe_who_saw_it_all(options):
    """What is kept between two looks only saves work: the belief depends on the view alone."""
    match = new_match(options, record=False)
    if SHERIFF not in match.state.role:
        return
    names = ["greenhorn"] * len(options.names)
    bots = seat_bots(names, options.seed)
    old = [Belief() for _ in names]
    left = {role: match.state.role.count(role) for role in SECRET}
    while (decision := match.decision) is not None:
        seat = decision.seat
        view = match.view(seat)
        if decision.number % 5 == 0:
            old[seat].look(view)
            newcomer = Belief()
            newcomer.look(view)
            assert old[seat].chances == newcomer.chances
            fresh = PublicBelief(view.rules, public_belief(view, standard_model()).role, standard_model())
            fresh.take_in(view.deeds)
            held = old[seat].public
            if held is not None:
                assert held.deals == fresh.deals
                assert held.weights() == pytest.approx(fresh.weights())
            for role, index in ((DEPUTY, 0), (OUTLAW, 1), (RENEGADE, 2)):
                assert sum(found[index] for found in old[seat].chances) == pytest.approx(left[role])
        match.push(bots[seat].choose(view, decision))


def test_the_model_is_read_as_it_was_written():
    assert Model.load(standard_model().dump()) == standard_model()


def test_it_judges_better_than_karma():
    plan = Plan(5, 24, ("greenhorn", "karma", "tally", "marshal"), 4_000_000)
    after = {
        (one["after"], one["number"]): one["judges"]
        for one in assess(Trial(plan, ("karma", "marshal"))).dump()["moments"]
    }
    for moment in (("turn", 4), ("round", 4)):
        losses = {name: one["log_loss"]["value"] for name, one in after[moment].items()}
        assert losses["marshal"] < 0.9 * losses["karma"]


def test_views_of_the_dead_and_of_spectators_are_judged_too():
    story = witness(Story(5).out("B"), "C bang A")
    belief = Belief()
    belief.look(story.view("B"))
    assert belief.chances[2][1] > 2 / 3
    belief.look(View(story.t, -1))
    assert belief.chances[2][1] > 2 / 3


def test_what_other_tables_do_changes_nothing():
    """Two games that begin alike and go on in different ways, looked at in turn."""
    here, there = witness(Story(5), "C bang A"), witness(Story(5), "C bang A", *["D bang A"] * 5)
    alone = chances(here, "B")
    belief = Belief()
    belief.look(here.view("B"))
    known = belief.public.chances_of(3)
    Belief().look(there.view("B"))
    belief.look(here.view("B"))
    assert belief.public.chances_of(3) == known
    assert dict(zip(NAMES, belief.chances, strict=False)) == alone


def test_what_a_shot_would_tell_is_what_it_tells():
    story = witness(Story(5), "C bang A", "B bang C")
    t = story.t
    public = public_belief(story.view("A"), standard_model())
    then = public.if_they_shot(1, [0, 3], [0, 2, 3], (4,) * 5)
    assert list(then) == [0, 3]
    for target, chances_then in then.items():
        shot = Deed(1, t.rules.kind_index["bang"], target, -1, 0b01101, (4,) * 5, 3, t.turn + 1)
        assert public.further(public.role, (*t.deeds, shot)).chances_of(1) == chances_then


def test_even_very_long_games_leave_something_possible():
    story = witness(
        Story(8), *["C bang A", "D bang C", "E bang F", "F bang E", "G bang A", "B bang G", "H bang B"] * 60
    )
    found = chances(story, "A")
    assert all(sum(one) == pytest.approx(1.0) for name, one in found.items() if name != "A")
    assert found["C"][1] > 0.9


def test_nothing_measured_is_impossible():
    belief = PublicBelief(Story(5).t.rules, (SHERIFF, -1, -1, -1, -1), standard_model())
    for outcomes in standard_model().shots.values():
        assert sum(outcomes) == pytest.approx(1.0, abs=0.001)
    bang = Story(5).t.rules.kind_index["bang"]
    dropped = Deed(1, -1, NOBODY, bang, 0b11101, (4,) * 5, 3, 1, omission=SPARED)
    shots = [Deed(1, bang, 0, -1, 0b11101, (4,) * 5, 3, turn) for turn in range(2, 8)]
    belief.take_in((dropped, *shots))
    assert belief.chances_of(1)[OUTLAW] > 0.95
