"""Records of a game without cards; those of the card game are in tests/laws/test_records.py."""

import json

import pytest

from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import FORMAT, BadRecord, replay, resume, save
from support.heap import STONES, TakeStones, new_heap


def record_of(match, engine="1"):
    return json.loads(json.dumps(save(match, engine)))


def played(*indices, stones=9):
    match = new_heap(stones)
    for index in indices:
        match.push(index)
    return match


def test_what_a_record_holds():
    data = record_of(played(2, 1, 0))
    assert (data["format"], data["engine"], data["game"], data["rules"]) == (FORMAT, "1", "stones", "stones@1")
    assert data["options"] == {"stones": 9, "seed": 5}
    assert data["answers"] == [[2, "three"], [1, "one"], [0, "one"]]
    assert [result[:2] for result in data["chance"]] == [["coin", 0], ["coin", 1]]
    assert data["checkpoint"]["answers"] == 2
    assert data["checkpoint"]["state"]["left"] == 6
    assert data["over"] is False


def test_at_rest_the_checkpoint_is_the_state_itself():
    data = record_of(played(2, 1))
    assert data["checkpoint"]["answers"] == 2
    assert data["checkpoint"]["state"]["nods"] == 1


@pytest.mark.parametrize("answers", range(8))
def test_a_match_comes_back(answers):
    match = played(*[0] * answers)
    back, message = resume(record_of(match), STONES, "1")
    assert (back.digest(), back.events, back.answers, message) == (match.digest(), match.events, match.answers, "")


@pytest.mark.parametrize("answers", range(8))
def test_a_match_resumed_by_another_version_can_be_saved_again(answers):
    match = played(*[0] * answers)
    back, message = resume(record_of(match, "1"), STONES, "2")
    assert message.startswith("The game goes on from its last checkpoint")
    for step in range(4):
        again, told = resume(record_of(back, "2"), STONES, "2")
        assert told == ""
        assert again.digest() == back.digest(), f"{step} answers after it was resumed"
        twice, _ = resume(record_of(back, "2"), STONES, "3")
        assert twice.digest() == back.digest()
        back.push(0)


def test_a_replay_takes_chance_from_the_record():
    match = played(0, 0, 0)
    data = record_of(match)
    data["options"]["seed"] = 6  # another seed: the generator would toss other coins
    del data["digest"]
    again = replay(data, STONES)
    assert again.state.coins == match.state.coins
    assert again.chance == match.chance


def test_after_a_replay_chance_is_the_games_own_again():
    match = played(0, 0, 0)
    again = replay(record_of(match), STONES)
    for side in (match, again):
        side.push(0)
        side.push(0)
    assert again.digest() == match.digest()


def test_a_replay_sees_every_question_and_can_stop():
    seen = []
    match = replay(record_of(played(0, 0, 0, 0)), STONES, upto=2, watch=lambda m: seen.append(m.answered))
    assert seen == [0, 1, 2]
    assert match.answered == 2


def test_other_rules_are_refused():
    data = record_of(played(0))
    with pytest.raises(ReplayMismatch, match="made with the rules 'stones@1', here they are 'stones@2'"):
        replay(data, TakeStones(edition=2))
    with pytest.raises(BadRecord, match="saved with the rules 'stones@1', here they are 'stones@2'"):
        resume(data, TakeStones(edition=2), "1")


def test_answers_that_are_no_longer_possible_are_lost():
    match = played(0, 0, 0)
    data = record_of(match, "1")
    data["answers"][2] = [7, "seven"]
    back, message = resume(data, STONES, "2")
    assert back.answered == 2
    assert message == (
        "The game goes on from its last checkpoint, answer 2; 1 answers after it are lost "
        "(saved by version 1, this is version 2)."
    )


def test_an_unrecorded_match_cannot_be_saved():
    with pytest.raises(ValueError, match="switch recording on"):
        save(new_heap(9, record=False), "1")
