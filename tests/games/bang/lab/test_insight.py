"""How well roles are judged: asked at the right moments, scored right, and the same however the work is spread."""

from collections import Counter
from math import log

import pytest

from boothill.family.roles import HIDDEN, ROLES
from boothill.games.bang.lab.insight import (
    FITTED,
    Insight,
    Moments,
    Prior,
    Score,
    Trial,
    assess,
    fit_of,
    games_of,
    hidden_roles,
    judge_game,
    make_judge,
    pooled,
    questions,
    sign_of,
)
from boothill.games.bang.lab.setting import CardGame
from boothill.games.dice.lab.setting import DiceGame
from boothill.kernel.errors import UserError
from boothill.lab.run.game import play_game
from boothill.lab.run.simulate import Plan
from boothill.lab.strength.stats import clustered
from boothill.playing import CAP, play_out, seat_bots

PLAN = Plan(5, 12, ("greenhorn",), seed=3)


@pytest.fixture(scope="module")
def found():
    return assess(Trial(PLAN, ("prior", "greenhorn")))


# ---- scores ----------------------------------------------------------------------------------------------------


def test_a_score_is_log_loss_and_squared_distance():
    score = Score()
    score.count((0.5, 0.25, 0.25), 1, (1, 2, 1))
    assert (score.asked, score.loss) == (1, pytest.approx(-log(0.25)))
    assert score.brier == pytest.approx(0.25 + 0.5625 + 0.0625)
    assert score.bins[2] == [2, 0.5, 1]
    assert score.bins[5] == [1, 0.5, 0]


def test_an_error_made_for_certain_costs_no_more_than_the_least_chance():
    score = Score()
    score.count((1.0, 0.0, 0.0), 1, (1, 1, 0))
    assert score.loss == pytest.approx(-log(1e-4))
    assert score.bins[9] == [1, 1.0, 0]
    assert sum(found[0] for found in score.bins) == 2, "a role nobody can have says nothing of the calibration"


def test_scores_of_parts_add_up():
    one, two = Score(), Score()
    one.count((1.0, 0.0, 0.0), 0, (1, 1, 1))
    two.count((0.0, 1.0, 0.0), 0, (1, 1, 1))
    both = pooled([one, two])
    assert (both.asked, both.brier) == (2, 2.0)
    assert both.bins[9] == [2, 2.0, 1]


def judged(*losses):
    """A game in which each judge had this loss in one answer."""
    return {("round", 1): [Score(asked=1, loss=loss) for loss in losses]}


def test_a_game_that_one_judge_got_right_for_certain_counts_for_it():
    found = Insight(Trial(PLAN, ("prior", "greenhorn")), [judged(0.0, 1.0), judged(1.0, 0.5), judged(1.0, 0.5)])
    assert found.better("greenhorn", "prior").value == pytest.approx(0.0)
    assert found.difference("greenhorn", "prior") == pytest.approx(clustered([-1.0, 0.5, 0.5]))
    assert found.log_loss("greenhorn") == pytest.approx(clustered([1.0, 0.5, 0.5]))


def test_games_without_a_question_are_no_clusters():
    nothing = {("round", 1): [Score(), Score()]}
    found = Insight(Trial(PLAN, ("prior", "greenhorn")), [judged(0.0, 1.0), nothing])
    assert found.log_loss("greenhorn") is None
    assert found.better("greenhorn", "prior") is None
    found.games.append(judged(1.0, 0.5))
    assert found.log_loss("greenhorn") == pytest.approx(clustered([1.0, 0.5]))


def test_an_error_of_calibration_is_found():
    games = []
    for came in range(10):  # said 90 %, true of half of them
        score = Score()
        score.count((0.9, 0.1, 0.0), came % 2, (1, 1, 0))
        games.append({("round", 1): [score]})
    found = Insight(Trial(PLAN, ("greenhorn",)), games)
    assert found.calibration_error("greenhorn") == pytest.approx(0.4)
    assert [one["value"] for one in found.bins("greenhorn")] == [0.5, 0.5]


# ---- questions -------------------------------------------------------------------------------------------------


def test_watching_changes_nothing_and_stops_when_rounds_and_turns_end():
    match = CardGame().match(5, 4)
    seen = []

    def look(moments):
        t = match.state
        for unit, number in moments:
            seen.append((unit, number))
            assert number <= (t.turn - 1 if unit == "turn" else t.turns_begun[t.role.index(0)] - 1)

    play_out(match, seat_bots(["greenhorn"] * 5, 4), CAP, Moments(look))
    assert [number for unit, number in seen if unit == "turn"][:4] == [2, 4, 6, 8]
    assert [number for unit, number in seen if unit == "round"][:2] == [1, 2]
    assert match.answered == play_game(CardGame(), ["greenhorn"] * 5, 4).decisions


def test_nobody_is_asked_what_he_knows():
    match = CardGame().match(5, 4)
    asked = list(questions(match))
    assert [view.seat for view, _, _ in asked] == list(range(5))
    for view, hidden, left in asked:
        assert all(view.role[seat] == HIDDEN for seat in hidden)
        assert sum(left) == len(hidden) == (4 if ROLES[match.state.role[view.seat]] == "sheriff" else 3)
        assert left == hidden_roles(view)
        chances = Prior().judge(view)
        assert chances[hidden[0]] == pytest.approx([count / len(hidden) for count in left])


def test_a_bot_without_opinions_is_no_judge():
    with pytest.raises(UserError, match="'random' does not judge"):
        make_judge("random", 0, {})


@pytest.mark.parametrize(
    ("trial", "words"),
    [
        (Trial(Plan(3, 10, ("random",)), ("prior",)), "face up"),
        (Trial(Plan(5, 10, ("random",), 0, DiceGame()), ("prior",)), "card game only"),
        (Trial(Plan(5, 1, ("random",)), ("prior",)), "no interval"),
        (Trial(PLAN, ("prior", "prior")), "each of them once"),
        (Trial(PLAN, ("nobody",)), "unknown bot"),
        (Trial(PLAN, ("prior", f"greenhorn{FITTED}"), fitting=0), "give --fitting 1 or more"),
    ],
)
def test_impossible_trials_are_refused(trial, words):
    with pytest.raises(UserError, match=words):
        trial.check()


# ---- judging games ---------------------------------------------------------------------------------------------


def test_remembering_beats_knowing_nothing(found):
    better = found.better("greenhorn", "prior", ("round", 3))
    assert better.low > 0.1
    assert found.difference("greenhorn", "prior").low > 0
    assert found.log_loss("greenhorn").value < found.log_loss("prior").value < 1.0
    assert found.brier("greenhorn").value < found.brier("prior").value


def test_who_knows_only_what_is_left_is_calibrated(found):
    assert found.calibration_error("prior") == pytest.approx(0.0, abs=1e-9)


def test_judges_are_asked_the_same_questions(found):
    for moment in found.moments():
        assert [s.asked for s in found.scores("prior", moment)] == [s.asked for s in found.scores("greenhorn", moment)]


def test_the_result_is_the_same_with_one_and_two_workers(found):
    seen = []
    again = assess(found.trial, workers=2, progress=seen.append)
    assert sum(seen) == 12
    assert again.dump() == found.dump()


def test_the_figures_are_json_with_a_comparison_to_the_first_judge(found):
    data = found.dump()
    assert (data["kind"], data["games"], data["fitting"]) == ("insight", 12, 0)
    assert [moment["number"] for moment in data["moments"] if moment["after"] == "round"][:3] == [1, 2, 3]
    assert list(data["rounds"]["better"]) == ["greenhorn"]
    assert data["rounds"]["better"]["greenhorn"]["than"] == "prior"
    assert 0 < data["rounds"]["judges"]["greenhorn"]["calibration_error"] < 0.3


# ---- signs -----------------------------------------------------------------------------------------------------


def test_a_sign_means_what_was_seen_with_some_doubt():
    left = (1, 1, 0)
    sign = sign_of((0.7, 0.301, 0.0), left)
    assert sign == ((0.7, 0.3, 0.0), left)
    seen = Counter({(sign, 0): 90, (sign, 1): 5})
    assert fit_of(seen)[sign] == pytest.approx((92.5 / 100, 7.5 / 100, 0.0))


def test_a_fitted_judge_learns_from_other_games():
    trial = Trial(Plan(5, 4, ("greenhorn",)), ("greenhorn", f"greenhorn{FITTED}"), fitting=4)
    assert games_of(trial) == 8
    found = assess(trial)
    assert found.dump()["fitting"] == 4
    raw, fitted = (found.log_loss(judge).value for judge in trial.judges)
    assert raw != fitted
    never_seen = judge_game(trial, 1, ("greenhorn",) * 5, {f"greenhorn{FITTED}": {}})
    knows_nothing = judge_game(Trial(trial.plan, ("prior",)), 1, ("greenhorn",) * 5, {})
    assert {moment: scores[1].loss for moment, scores in never_seen.items()} == pytest.approx(
        {moment: scores[0].loss for moment, scores in knows_nothing.items()}
    )
