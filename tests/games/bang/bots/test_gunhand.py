"""The gunhand: never embarrassing, its own weights in every role, the usual ones among three."""

from dataclasses import replace

import pytest

from boothill.bots import make_bot
from boothill.family.roles import OUTLAW, ROLES
from boothill.games.bang.bots.gunhand import Gunhand
from boothill.games.bang.bots.judging.weights import DEFAULTS, load_weights
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.game import BANG
from boothill.lab.run.game import play_game
from games.bang.bots.positions import deeds
from support.story import NAMES, Story

FIVE = "sheriff deputy outlaw outlaw renegade"


def answer(story):
    """What gunhands answer, whatever their seed."""
    decision = story.decision
    view = story.view(NAMES[decision.seat])
    choices = {make_bot("gunhand", seed).choose(view, decision) for seed in range(4)}
    assert len(choices) == 1
    return BANG.token(story.t, decision.options[choices.pop()])


def test_a_deputy_does_not_shoot_the_sheriff():
    assert not answer(Story(roles=FIVE).hand("B", "bang").turn("B")).endswith("at 0")


def test_an_outlaw_shoots_the_sheriff_before_anybody_else():
    assert answer(Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang").turn("B")).endswith("at 0")


def test_the_sheriff_shoots_who_attacked_him():
    story = Story(roles=FIVE).in_play("A", "winchester").hand("A", "bang")
    assert answer(deeds(story, "C bang A", "C bang A", "B bang C", "B bang C").turn("A")).endswith("at 2")


def test_the_renegade_spares_the_sheriff_while_others_live_and_no_longer():
    roles = "sheriff renegade outlaw outlaw"
    story = Story(4, roles=roles).out("C").hand("B", "bang").with_life(A=1).turn("B")
    assert not answer(story).endswith("at 0")
    assert answer(Story(4, roles=roles).out("C", "D").hand("B", "bang").turn("B")).endswith("at 0")


def test_a_dying_player_drinks():
    story = Story(roles=FIVE).with_life(C=1).hand("A", "bang").hand("C", "beer").in_play("A", "winchester").turn("A")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue")
    assert "beer" in answer(story)


@pytest.mark.parametrize("seat", range(5))
def test_it_plays_by_the_weights_of_its_role(seat):
    view = Story(roles=FIVE).turn("A").view(NAMES[seat])
    assert Gunhand(1).weights(view) == load_weights("gunhand")[view.role[seat]]


def test_among_three_it_plays_as_usual():
    story = Story(3, sets=("base", "dodge_city"), roles="deputy outlaw renegade").turn("A")
    for seat in range(3):
        view = story.view(NAMES[seat])
        assert Gunhand(1).weights(view) is DEFAULTS[view.role[seat]]


def test_it_may_be_given_weights():
    view = Story(roles=FIVE).turn("A").view("C")
    given = {**DEFAULTS, OUTLAW: replace(DEFAULTS[OUTLAW], wish_sheriff=0.25)}
    assert Gunhand(1, given).enmity(view)[0] == pytest.approx(0.25, abs=0.011)


def test_with_the_greenhorns_weights_it_is_a_greenhorn():
    for seed in range(3):
        view = Story(roles=FIVE).hand("A", "bang", "missed", "duel", "panic").turn("A")
        choices = [
            bot.choose(view.view("A"), view.decision) for bot in (Gunhand(seed, DEFAULTS), make_bot("greenhorn", seed))
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("sets", [("base",), ("base", "dodge_city", "high_noon", "fistful", "gold_rush")])
def test_it_finishes_games(sets):
    for players in (4, 7):
        outcome = play_game(CardGame(sets), ["gunhand"] * players, 5)
        assert outcome.winners
        assert not outcome.capped
        assert set(outcome.roles) <= set(ROLES)
