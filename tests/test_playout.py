"""Playouts in one call: how a game may end from here, by a player who knows the question and the rules alone."""

import pytest

from boothill.bots import make_bot
from boothill.games.bang.bots.rollout import Rollout
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.terms import AT, KIND, PASS, VERB
from boothill.games.dice.lab.setting import DiceGame
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.playing import CAP, play_out, playout
from support.heap import new_heap
from support.story import Story

GAMES = [CardGame(), CardGame(BUILT_IN, shadow=True), DiceGame()]


def in_the_middle(game, seed, answers=30):
    match = game.match(5, seed, record=True)
    play_out(match, [make_bot("random", seat, game.game.id) for seat in range(5)], cap=answers)
    assert match.decision is not None
    return match


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_same_seed_gives_the_same_end_and_leaves_the_match_as_it_was(game):
    match = in_the_middle(game, 3)
    seat, before = match.decision.seat, match.digest()
    ends = {seed: playout(match, seed, seat) for seed in range(6)}
    assert all(end.over and end.state.winners for end in ends.values())
    assert len({end.digest() for end in ends.values()}) > 1
    assert {seed: playout(match, seed, seat).digest() for seed in ends} == {
        seed: e.digest() for seed, e in ends.items()
    }
    assert match.digest() == before


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_without_a_seat_the_cards_stay_where_they_are(game):
    match = in_the_middle(game, 5)
    assert playout(match, 1).state.role == match.state.role
    assert len({playout(match, seed, match.decision.seat).state.role for seed in range(12)}) > 1


def test_nothing_is_noted_in_a_playout_and_everything_in_the_match_it_began_from():
    match = in_the_middle(CardGame(), 3, answers=60)
    known = list(match.state.deeds)
    assert known
    assert playout(match, 1, match.decision.seat).state.deeds == known == match.state.deeds
    further = match.clone()
    play_out(further, [make_bot("random", seat) for seat in range(5)])
    assert further.state.deeds[: len(known)] == known
    assert len(further.state.deeds) > len(known)


def test_a_playout_ends_after_so_many_decisions():
    match = in_the_middle(CardGame(), 3)
    assert playout(match, 1, cap=match.answered + 5).answered == match.answered + 5
    assert playout(match, 1).answered < CAP


@pytest.mark.parametrize("game", [CardGame(), DiceGame()], ids=["bang", "dice"])
def test_the_world_is_dealt_anew_for_the_seat_that_is_asked_alone(game):
    match = in_the_middle(game, 3)
    asked = match.decision.seat
    with pytest.raises(UserError, match=f"for seat {(asked + 1) % 5}, for seat {asked} is asked; name the seat"):
        playout(match, 1, (asked + 1) % 5)
    with pytest.raises(UserError, match="for the game is over; name the seat"):
        playout(playout(match, 1), 1, asked)


def test_a_game_without_a_player_for_playouts_is_refused():
    with pytest.raises(UserError, match=r"has no player for playouts; give it a part 'playouts'"):
        playout(new_heap(7), 1)


# ---- the card game's player --------------------------------------------------------------------------------------


def test_whoever_can_answer_answers():
    story = Story(5).hand("A", "bang").hand("B", "missed").turn("A")
    story.plays("bang", on="B")
    question = story.asks("B", "dodge").decision
    assert question.options[-1][VERB] == PASS
    assert {Rollout(story.t.rules, seed).choose(question) for seed in range(20)} == {0}


def test_nobody_harms_themselves():
    story = Story(5).in_play("A", "barrel").hand("A", "cat_balou").turn("A")
    question = story.decision
    own = [i for i, option in enumerate(question.options) if option[AT] == 0]
    assert own
    assert all(story.t.rules.kinds[question.options[index][KIND]].hostile for index in own)
    chosen = {Rollout(story.t.rules, seed).choose(question) for seed in range(200)}
    assert chosen == set(range(len(question.options))) - set(own)


def test_what_is_chosen_hangs_on_question_and_seed_alone():
    rules = Story(5).t.rules
    options = [(2, card, 0, 1, -1) for card in range(20)]
    asked = [Decision(2, "take", options) for _ in range(5)]
    one, other = Rollout(rules, 7), Rollout(rules, 7)
    assert [one.choose(question) for question in asked] == [other.choose(question) for question in asked]
