"""Records of the dice game: one of each question from its first version, and what chance may have given in them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import BadRecord, replay
from support.dice_games import dice_tables
from support.games import decisions, law, luck, new_match, play
from support.records import KEPT, damaged, load, played, through_json

FIRST = sorted((KEPT / "dice").glob("*.json"))
"""Records as the first version with the dice game wrote them: one of each question, and finished games."""


@law(8)
@given(dice_tables(), luck())
def test_a_checkpoint_is_never_far(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        assert at - through_json(match)["checkpoint"]["answers"] < 20
        if index is not None:
            match.push(index)


def test_there_is_a_record_of_each_question_and_of_each_number_of_players():
    open_questions = Counter()
    for file in FIRST:
        match = replay(load(file), DICE)
        open_questions["over" if match.over else match.decision.kind] += 1
        assert match.over or match.decision.main or match.checkpoint_answers < match.answered
    asked = {"gift", "reroll", "shoot", "arrows_instead", "return_arrows", "heal", "remove_arrow"}
    assert set(open_questions) == asked | {"over"}
    assert {len(load(file)["options"]["players"]) for file in FIRST} == set(range(3, 9))
    assert {len(load(file)["options"]["players"]) for file in FIRST if load(file)["over"]} >= {3, 8}


# ---- tampering -------------------------------------------------------------------------------------------------


@law(20)
@given(dice_tables(), luck(), st.data())
def test_what_chance_cannot_give_is_noticed(options, seed, draw):
    data = through_json(played(options, 25, seed))
    at = draw.draw(st.integers(0, len(data["chance"]) - 1), "result")
    data["chance"][at][2][0] = 16
    with pytest.raises(ReplayMismatch):
        replay(data, DICE)


@law(40)
@given(dice_tables(), luck(), st.integers(1, 40), st.data())
def test_dice_that_lie_otherwise_are_noticed(options, seed, upto, draw):
    """Dice thrown before may have left no trace; those that lie there are in the state."""
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number > upto and decision.kind != "gift":
            break
    data = through_json(match)
    faces = data["chance"][-1][2]
    die = draw.draw(st.integers(0, len(faces) - 1), "die")
    faces[die] = (faces[die] + draw.draw(st.integers(1, 5), "turned")) % 6
    with pytest.raises(ReplayMismatch):
        replay(data, DICE)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 9}, "9 players cannot play; this game takes 3 to 8"),
        ({"players": 4, "sets": ["base"]}, "unknown table option 'sets'; known are characters, players, seed, sheriff"),
        (
            {"players": 3, "characters": ["suzy", None, None]},
            "unknown character 'suzy'; the dice game has bart_cassidy",
        ),
    ],
)
def test_a_record_with_options_that_make_no_table(options, why):
    with pytest.raises(BadRecord, match=why):
        replay(damaged(played(DiceOptions(5, seed=4)), ["options"], options), DICE)
