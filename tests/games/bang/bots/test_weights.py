"""Judgements as numbers: bounds, roles, files, and what each of the greenhorn's neutral ones would change."""

from dataclasses import replace

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from boothill.games.bang.bots.judging.enmity import enmity, wishes
from boothill.games.bang.bots.judging.hand import Hand
from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.bots.judging.situation import Guess, Situation, loss
from boothill.games.bang.bots.judging.weights import ALL, BOUNDS, DEFAULT, DEFAULTS, load_weights, names_for, weights_of
from boothill.games.bang.bots.scoring.best_play import best_play
from boothill.games.bang.rules.terms import END
from games.bang.bots.positions import deeds
from support.story import NAMES, Story

FIVE = "sheriff deputy outlaw outlaw renegade"


def test_every_weight_has_a_meaning_and_bounds():
    for name, bounds in BOUNDS.items():
        assert bounds.low < bounds.high, name
        assert bounds.meaning, name
        assert set(bounds.roles) <= set(ALL), name


def test_a_role_has_many_weights_and_none_of_the_renegades_that_are_not_its_own():
    for role in ALL:
        assert 40 <= len(names_for(role)) <= 110
        assert ("biding" in names_for(role)) == (role == RENEGADE)


def test_a_weight_nobody_knows_is_refused():
    with pytest.raises(ValueError, match="unknown weights courage"):
        weights_of(OUTLAW, {"courage": 1.0})


def test_a_bot_without_a_file_has_the_greenhorns_weights():
    assert load_weights("nobody") == DEFAULTS


@pytest.mark.parametrize("role", ALL, ids=ROLES)
def test_the_weights_of_the_gunhand_keep_friends_and_foes_apart(role):
    weights = load_weights("gunhand")[role]
    assert weights.friend < 0.0 < weights.enemy
    if role == OUTLAW:
        assert weights.wish_outlaw < 0.0 < weights.wish_sheriff
    elif role != RENEGADE:
        assert weights.wish_sheriff < -1.0 < 0.0 < weights.wish_outlaw


# ---- what each would change ------------------------------------------------------------------------------------


def play(story, who, enmity, **changed):
    """What is played with the greenhorn's judgement, but for these weights."""
    view = story.view(who)
    feels = [enmity.get(name, 0.0) for name in NAMES[: len(view.role)]]
    option = story.decision.options[best_play(Situation(view, feels, replace(DEFAULT, **changed)), story.decision)]
    return (
        "end" if option[0] == END else (story.t.rules.kinds[option[2]].id, NAMES[option[3]] if option[3] >= 0 else "")
    )


def test_a_drink_is_held_above_the_life_given_unless_a_card_has_to_go():
    story = Story(roles=FIVE).with_life(A=4).hand("A", "beer").turn("A")
    assert play(story, "A", {}) == ("beer", "")
    assert play(story, "A", {}, drink_up_to=3.0) == "end"
    story = Story(roles=FIVE).with_life(A=4).hand("A", "beer", "missed", "missed", "missed", "missed").turn("A")
    assert play(story, "A", {}, drink_up_to=3.0) == ("beer", "")


def test_the_last_bang_is_held_for_a_shot_that_promises_enough():
    story = Story(roles=FIVE).hand("A", "bang").hand("B", "beer", "beer", "beer", "beer").turn("A")
    assert play(story, "A", {"B": 0.5}) == ("bang", "B")
    assert play(story, "A", {"B": 0.5}, hold_bang=1.0) == "end"


def test_whoever_can_shoot_back_may_come_first():
    story = Story(roles=FIVE).in_play("C", "remington").in_play("A", "winchester").hand("A", "bang").turn("A")
    feels = {"C": 0.9, "D": 1.0}
    assert play(story, "A", feels) == ("bang", "D")
    assert play(story, "A", feels, zeal_near=1.0) == ("bang", "C")


def test_a_wound_may_matter_and_so_may_the_order_of_play():
    story = Story(roles=FIVE).with_life(C=3).in_play("A", "winchester").hand("A", "bang").turn("A")
    assert play(story, "A", {"C": 0.9, "D": 1.0}, zeal_wound=1.5) == ("bang", "C")
    assert play(story, "A", {"B": 0.9, "D": 1.0}, zeal_soon=1.0) == ("bang", "B")


def test_a_hindrance_may_go_to_whoever_is_next():
    story = Story(roles=FIVE).hand("A", "jail").turn("A")
    assert play(story, "A", {"B": 0.9, "D": 1.0}) == ("jail", "D")
    assert play(story, "A", {"B": 0.9, "D": 1.0}, jail_soon=5.0) == ("jail", "B")


def test_a_fuse_is_lit_only_by_whoever_may_light_it_among_enemies():
    story = Story(roles=FIVE).hand("A", "dynamite").turn("A")
    foes = {"B": 1.0, "C": 1.0, "D": 1.0, "E": 1.0}
    assert play(story, "A", foes) == "end"
    assert play(story, "A", foes, fuse_enemies=2.0) == ("dynamite", "")
    assert play(story, "A", dict.fromkeys(foes, -1.0), fuse_enemies=2.0) == "end"


def test_cards_for_everybody_depend_on_who_everybody_is():
    story = Story(roles=FIVE).hand("A", "general_store").turn("A")
    foes = {"B": 1.0, "C": 1.0, "D": 1.0, "E": 1.0}
    assert play(story, "A", foes) == ("general_store", "")
    assert play(story, "A", foes, store_share=6.0) == "end"


def test_what_protects_and_what_reaches_may_be_worth_more():
    story = Story(roles=FIVE).in_play("C", "barrel", "remington").in_play("B", "schofield").turn("A")
    view = story.view("A")
    plain = Situation(view, [0.0] * 5)
    keen = Situation(view, [0.0] * 5, replace(DEFAULT, strip_guard=2.0, strip_reach=3.0))
    barrel, far = view.play[2]
    assert loss(keen, 2, barrel) - loss(plain, 2, barrel) == pytest.approx(2.0)
    assert loss(keen, 2, far) - loss(plain, 2, far) == pytest.approx(3.0)
    near = view.play[1][0]  # they reach their neighbour without it
    assert loss(keen, 1, near) == loss(plain, 1, near)


def test_what_is_kept_may_be_worth_more():
    story = Story(roles=FIVE).hand("A", "bang", "missed").turn("A")
    view = story.view("A")
    keen = Hand(view, replace(DEFAULT, keep_bang=1.0, keep_dodge=2.0))
    assert [keen.keep(card) - Hand(view).keep(card) for card in view.hand] == pytest.approx([1.0, 2.0])


def test_a_better_guess_about_hands_changes_the_play():
    class SureOfHim(Guess):
        def hit_chance(self, view, target, needs):
            return 1.0 if NAMES[target] == "C" else 0.0

    story = Story(roles=FIVE).in_play("A", "winchester").hand("A", "bang").turn("A")
    situation = Situation(story.view("A"), [0.0, 0.0, 1.0, 1.05, 0.0], DEFAULT, SureOfHim())
    assert NAMES[story.decision.options[best_play(situation, story.decision)][3]] == "C"


# ---- wishes ----------------------------------------------------------------------------------------------------


def test_the_law_turns_to_the_renegade_when_the_outlaws_are_gone():
    view = Story(roles=FIVE).turn("A").view("A")
    weights = DEFAULTS[SHERIFF]
    left = {SHERIFF: 1, DEPUTY: 1, OUTLAW: 2, RENEGADE: 1}
    assert wishes(view, left, SHERIFF, weights) == (-3.0, -1.6, 1.0, 0.4)
    assert wishes(view, left | {OUTLAW: 0}, SHERIFF, weights) == (-3.0, -1.6, 1.0, 1.5)


def test_a_grudge_is_against_enemies_who_did_something():
    story = deeds(Story(roles=FIVE), "C bang B", "C bang B", "A bang B").turn("B")
    view, memory = story.view("B"), Memory()
    memory.look(view)
    before = enmity(view, memory, DEFAULTS[DEPUTY])
    after = enmity(view, memory, replace(DEFAULTS[DEPUTY], grudge=0.5))
    assert [new - old for old, new in zip(before, after, strict=True)] == pytest.approx([0.0, 0.0, 1.0, 0.0, 0.0])
