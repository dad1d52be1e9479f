"""Saving, loading and replaying whole games through real JSON text, in both games (laws 4, 5, 11, 12)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.errors import UserError
from boothill.kernel.record import replay, resume, save
from support.games import both_games, decisions, each_game, law, luck, new_match, play, redeal, walk
from support.records import ENGINE, KEPT, game_of, goes_on_soundly, load, played, through_json
from support.worlds import slots_of


@both_games
@law(6)
@given(st.data(), luck())
def test_a_game_saved_at_any_question_goes_on_unchanged(some, data, seed):
    line = play(data.draw(some), seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        back, message = resume(through_json(match), match.game, ENGINE)
        assert message == ""
        assert back.digest() == line.digests[at]
        assert back.answered == at
        assert back.events == match.events
        assert back.chance == match.chance
        assert save(back, ENGINE) == save(match, ENGINE)
        for further in line.answers[at : at + 6]:
            back.push(further)
        assert back.digest() == line.digests[min(at + 6, len(line.answers))]
        if index is not None:
            match.push(index)


@both_games
@law(8)
@given(st.data(), luck())
def test_another_version_goes_on_from_the_checkpoint(some, data, seed):
    line = play(data.draw(some), seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        saved = through_json(match, "0.9")
        back, message = resume(saved, match.game, ENGINE)
        assert back.digest() == line.digests[at]
        assert message == (
            f"The game goes on from its last checkpoint, answer {saved['checkpoint']['answers']} "
            "(saved by version 0.9, this is version 1.0)."
        )
        for further in line.answers[at : at + 6]:
            back.push(further)
        assert back.digest() == line.digests[min(at + 6, len(line.answers))]
        if index is not None:
            match.push(index)


@both_games
@law(15)
@given(st.data(), luck())
def test_a_replay_tells_the_same_story(some, data, seed):
    match, states = walk(data.draw(some), seed)
    seen = []
    again = replay(through_json(match), match.game, watch=lambda m: seen.append(m.digest()))
    assert seen == states
    assert again.digest() == match.digest()
    assert again.events == match.events
    assert again.marks == match.marks


@each_game
def test_a_replay_can_stop_on_the_way_and_go_on_by_itself(options):
    line = play(options, 4)
    match = line.start()
    for index in line.answers:
        match.push(index)
    for upto in (25, 50):
        back = replay(through_json(match), match.game, upto=upto)
        assert back.digest() == line.digests[upto]
        for index in line.answers[upto:]:
            back.push(index)
        assert back.digest() == line.digests[-1]
        assert back.chance == match.chance


@each_game
def test_a_record_does_not_change_when_the_game_goes_on(options):
    match = played(options)
    data = save(match, ENGINE)
    before = json.dumps(data)
    for _ in decisions(match, 9):
        pass
    assert match.answered > len(data["answers"])
    assert json.dumps(data) == before


@each_game
def test_one_record_can_be_resumed_twice(options):
    match = played(options)
    data = through_json(match, "0.9")
    before = json.dumps(data)
    first, _ = resume(data, match.game, ENGINE)
    at = first.digest()
    for _ in decisions(first, 9):
        pass
    assert json.dumps(data) == before
    assert resume(data, match.game, ENGINE)[0].digest() == at


@each_game
def test_a_match_that_is_not_recorded_cannot_be_saved(options):
    with pytest.raises(UserError, match="only a recorded match can be saved"):
        save(new_match(options, record=False), ENGINE)


@both_games
@law(40)
@given(st.data(), luck(), st.integers(1, 60))
def test_a_recorded_clone_is_saved_from_where_it_began(some, data, seed, at):
    match = played(data.draw(some), at - 1, seed)
    twin = match.clone(record=True)
    for decision in decisions(twin, seed + 1):
        if decision.number == at + 20:
            break
    saved = through_json(twin)
    assert replay(saved, match.game).digest() == twin.digest()
    again, said = resume(saved, match.game, ENGINE)
    assert (again.digest(), said) == (twin.digest(), "")
    assert through_json(again) == saved


# ---- tables ----------------------------------------------------------------------------------------------------


def emptied(data):
    """Take everything out of a piece of JSON data, innermost first."""
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            emptied(value)
    data.clear()


@each_game
def test_a_dump_shares_nothing_with_its_table(options):
    match = played(options)
    before = match.digest()
    emptied(match.game.options(match.state))
    emptied(match.game.dump(match.state))
    assert match.digest() == before


@each_game
def test_a_loaded_table_shares_nothing_with_its_dump(options):
    match = played(options)
    data = match.game.dump(match.state)
    t = match.game.load(data)
    emptied(data)
    assert match.game.digest(t) == match.game.digest(match.state)


UNSAVED = {"journal", "near", "reach"}
"""What stays behind: the journal, and what is only remembered once it has been worked out."""


@both_games
@law(6)
@given(st.data(), luck())
def test_a_table_comes_back_whole(some, data, seed):
    """Also in the middle of an effect, where more of its fields are in use than at a resting point."""
    match = new_match(data.draw(some))
    t = match.state
    fields = sorted({*slots_of(type(t))} - UNSAVED)
    for _ in decisions(match, seed):
        back = match.game.load(json.loads(json.dumps(match.game.dump(t))))
        twin = t.copy()
        for name in fields:
            assert getattr(back, name) == getattr(twin, name) == getattr(t, name), name
            assert type(getattr(back, name)) is type(getattr(twin, name)) is type(getattr(t, name)), name


@each_game
def test_a_recorded_match_is_never_re_dealt(options):
    match = new_match(options)
    before = match.digest()
    with pytest.raises(ValueError, match="re-deal a clone without recording"):
        redeal(match.state, 0, 5)
    assert match.digest() == before


# ---- records for ever ------------------------------------------------------------------------------------------

from_earlier_versions = pytest.mark.parametrize(
    "file", sorted(KEPT.rglob("*.json")), ids=lambda file: str(file.relative_to(KEPT).with_suffix(""))
)


@from_earlier_versions
def test_a_record_of_an_earlier_version_is_replayed(file):
    data = load(file)
    again = replay(data, game_of(data))
    assert again.answered == len(data["answers"])
    assert again.over == data["over"]
    back, message = resume(data, game_of(data), data["engine"])
    assert (back.digest(), message) == (again.digest(), "")
    goes_on_soundly(back)


@from_earlier_versions
def test_a_checkpoint_of_an_earlier_version_goes_on(file):
    data = load(file)
    back, message = resume(data, game_of(data), ENGINE)
    assert message == (
        f"The game goes on from its last checkpoint, answer {data['checkpoint']['answers']} "
        f"(saved by version {data['engine']}, this is version 1.0)."
    )
    assert back.answered == len(data["answers"])
    assert back.over == data["over"]
    goes_on_soundly(back)
