"""Saving, loading and replaying whole games of the dice game through real JSON text."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.bang.game import BANG
from boothill.bang.game import new_match as new_card_match
from boothill.bang.setup import TableOptions
from boothill.dice.game import DICE, new_match
from boothill.dice.problems import problems
from boothill.dice.redeal import redeal
from boothill.dice.setup import DiceOptions
from boothill.kernel.errors import UserError
from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import BadRecord, replay, resume, save
from support.dice_games import ENGINE, dice_tables, played, through_json
from support.games import decisions, law, luck, play

KEPT = sorted((Path(__file__).with_name("records") / "dice").glob("*.json"))
"""Records as the first version with the dice game wrote them: one of each question, and finished games."""


def between_main_decisions():
    """A match with a question open that is no resting point, some answers after its checkpoint."""
    match = new_match(DiceOptions(6, seed=4))
    for _ in decisions(match, 4):
        since = match.answered - match.checkpoint_answers
        if match.answered > 20 and not match.decision.main and since >= 3:
            return match
    raise AssertionError("no such question in this game")


@law(6)
@given(dice_tables(), luck())
def test_a_game_saved_at_any_question_goes_on_unchanged(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        back, message = resume(through_json(match), DICE, ENGINE)
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


@law(8)
@given(dice_tables(), luck())
def test_another_version_goes_on_from_the_checkpoint(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        data = through_json(match, "0.9")
        back, message = resume(data, DICE, ENGINE)
        assert back.digest() == line.digests[at]
        assert message == (
            f"The game goes on from its last checkpoint, answer {data['checkpoint']['answers']} "
            "(saved by version 0.9, this is version 1.0)."
        )
        assert at - data["checkpoint"]["answers"] < 20, "a checkpoint is never far"
        for further in line.answers[at : at + 6]:
            back.push(further)
        assert back.digest() == line.digests[min(at + 6, len(line.answers))]
        if index is not None:
            match.push(index)


@law(15)
@given(dice_tables(), luck())
def test_a_replay_tells_the_same_story(options, seed):
    match = new_match(options)
    states = [match.digest() for _ in decisions(match, seed)]
    seen = []
    again = replay(through_json(match), DICE, watch=lambda m: seen.append(m.digest()))
    assert seen == [*states, match.digest()]
    assert again.events == match.events
    assert again.marks == match.marks


def test_a_replay_can_stop_on_the_way_and_go_on_by_itself():
    line = play(DiceOptions(5, seed=4), 4)
    match = line.start()
    for index in line.answers:
        match.push(index)
    back = replay(through_json(match), DICE, upto=25)
    assert back.digest() == line.digests[25]
    for index in line.answers[25:]:
        back.push(index)
    assert back.digest() == line.digests[-1]
    assert back.chance == match.chance


def test_a_record_does_not_change_when_the_game_goes_on():
    match = played()
    data = save(match, ENGINE)
    before = json.dumps(data)
    for _ in decisions(match, 9):
        pass
    assert json.dumps(data) == before


def test_one_record_can_be_resumed_twice():
    data = through_json(played(), "0.9")
    before = json.dumps(data)
    first, _ = resume(data, DICE, ENGINE)
    at = first.digest()
    for _ in decisions(first, 9):
        pass
    assert json.dumps(data) == before
    assert resume(data, DICE, ENGINE)[0].digest() == at


def test_a_match_that_is_not_recorded_cannot_be_saved():
    with pytest.raises(UserError, match="only a recorded match can be saved"):
        save(new_match(DiceOptions(4), record=False), ENGINE)


@law(25)
@given(dice_tables(), luck(), st.integers(1, 40))
def test_a_recorded_clone_is_saved_from_where_it_began(options, seed, at):
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number == at:
            break
    twin = match.clone(record=True)
    for decision in decisions(twin, seed + 1):
        if decision.number == at + 20:
            break
    data = through_json(twin)
    assert replay(data, DICE).digest() == twin.digest()
    again, said = resume(data, DICE, ENGINE)
    assert (again.digest(), said) == (twin.digest(), "")
    assert through_json(again) == data


def test_a_dump_shares_nothing_with_its_table():
    match = played()
    before = match.digest()
    data = DICE.dump(match.state)
    for value in data.values():
        if isinstance(value, list):
            value.clear()
    data["options"]["seed"] = 9
    data["options"]["players"].clear()
    DICE.options(match.state)["players"].clear()
    assert match.digest() == before


def test_a_loaded_table_shares_nothing_with_its_dump():
    data = DICE.dump(played().state)
    t = DICE.load(data)
    before = DICE.digest(t)
    for value in data.values():
        if isinstance(value, list):
            value.clear()
    data["options"]["players"].clear()
    assert DICE.digest(t) == before


def test_a_table_comes_back_whole():
    t = played(answers=55, players=8).state
    back = DICE.load(json.loads(json.dumps(DICE.dump(t))))
    twin = t.copy()
    assert t.eliminated
    for name in sorted({*type(t).__slots__, *type(t).__mro__[1].__slots__} - {"journal"}):
        assert getattr(back, name) == getattr(twin, name) == getattr(t, name), name
        assert type(getattr(back, name)) is type(getattr(t, name)), name


def test_a_recorded_match_is_never_re_dealt():
    match = new_match(DiceOptions(4))
    before = match.digest()
    with pytest.raises(ValueError, match="re-deal a clone without recording"):
        redeal(match.state, 0, 5)
    assert match.digest() == before


# ---- records for ever ------------------------------------------------------------------------------------------


def load(file):
    """A record from its file."""
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_record_of_the_first_version_is_replayed(file):
    data = load(file)
    again = replay(data, DICE)
    assert again.answered == len(data["answers"])
    assert again.over == data["over"]
    back, message = resume(data, DICE, data["engine"])
    assert (back.digest(), message) == (again.digest(), "")
    goes_on_soundly(back)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_checkpoint_of_the_first_version_goes_on(file):
    data = load(file)
    back, message = resume(data, DICE, ENGINE)
    assert message == (
        f"The game goes on from its last checkpoint, answer {data['checkpoint']['answers']} "
        f"(saved by version {data['engine']}, this is version 1.0)."
    )
    assert back.answered == len(data["answers"])
    assert back.over == data["over"]
    goes_on_soundly(back)


def goes_on_soundly(match):
    """The match is played to its end without a problem."""
    for _ in decisions(match, 9):
        assert problems(match.state) == set()
    assert match.over
    assert match.state.winners


def test_there_is_a_record_of_each_question_and_of_each_number_of_players():
    open_questions = Counter()
    for file in KEPT:
        match = replay(load(file), DICE)
        open_questions["over" if match.over else match.decision.kind] += 1
        assert match.over or match.decision.main or match.checkpoint_answers < match.answered
    asked = {"gift", "reroll", "shoot", "arrows_instead", "return_arrows", "heal", "remove_arrow"}
    assert set(open_questions) == asked | {"over"}
    assert {len(load(file)["options"]["players"]) for file in KEPT} == set(range(3, 9))
    assert {len(load(file)["options"]["players"]) for file in KEPT if load(file)["over"]} >= {3, 8}


# ---- tampering -------------------------------------------------------------------------------------------------


@law(40)
@given(dice_tables(), luck(), st.data())
def test_a_changed_answer_is_noticed(options, seed, draw):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["answers"]) - 1), "answer")
    index, token = data["answers"][at]
    other = draw.draw(st.integers(-3, 40).filter(lambda i: i != index), "index")
    changed = draw.draw(st.sampled_from([[other, token], [index, token + " "], [index, "stopp"]]), "change")
    data["answers"][at] = changed
    with pytest.raises(
        ReplayMismatch, match=f"answer {at + 1} of the record is '{changed[1]}', here option {changed[0]} is"
    ):
        replay(data, DICE)


@law(60)
@given(dice_tables(), luck(), st.data())
def test_changed_chance_is_noticed(options, seed, draw):
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number > 25:
            break
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["chance"]) - 1), "result")
    _, number, values = data["chance"][at]
    kind = draw.draw(st.sampled_from(["purpose", "number", "missing", "more", "less", "impossible"]), "change")
    if kind == "purpose":
        data["chance"][at][0] = "luck"
    elif kind == "number":
        data["chance"][at][1] = number + 1
    elif kind == "missing":
        del data["chance"][at]
    elif kind == "more":
        values.append(values[0])
    elif kind == "less":
        values.pop()
    else:
        values[0] = 16
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


def test_answers_after_the_end_are_noticed():
    match = played(answers=5000)
    assert match.over
    data = through_json(match)
    data["answers"].append([0, "stop"])
    with pytest.raises(ReplayMismatch, match="the record goes on after the game is over"):
        replay(data, DICE)


def test_a_replay_that_ends_elsewhere_is_noticed():
    data = through_json(played())
    data["digest"] = data["digest"].replace(" 41 ", " 42 ")
    assert data["digest"] != played().digest()
    with pytest.raises(ReplayMismatch, match="does not end where the record says"):
        replay(data, DICE)


def test_a_record_that_contradicts_itself_goes_on_from_its_checkpoint():
    match = between_main_decisions()
    data = through_json(match)
    at = data["checkpoint"]["answers"]
    data["answers"][0][1] = "dance"
    back, message = resume(data, DICE, ENGINE)
    assert back.digest() == match.digest()
    assert message.startswith(
        f"The game goes on from its last checkpoint, answer {at} (answer 1 of the record is 'dance'"
    )


@pytest.mark.parametrize("changed", [["same", "dance"], [99, "same"]])
def test_answers_that_no_longer_fit_are_lost(changed):
    match = between_main_decisions()
    data = through_json(match, "0.9")
    at = data["checkpoint"]["answers"]
    index, token = data["answers"][at + 1]
    data["answers"][at + 1] = [
        index if changed[0] == "same" else changed[0],
        token if changed[1] == "same" else changed[1],
    ]
    back, message = resume(data, DICE, ENGINE)
    assert back.answered == at + 1
    assert f"{match.answered - at - 1} answers after it are lost" in message


# ---- records that are none -------------------------------------------------------------------------------------


def says(text):
    """The error is one clear sentence with this text."""
    return pytest.raises(BadRecord, match=text)


def damaged(path, value, engine=ENGINE):
    """A record with this value at this place."""
    data = part = through_json(played(), engine)
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return data


@pytest.mark.parametrize("data", [None, 7, "text", [], {}, {"format": "boothill-record/99"}, {"format": None}])
def test_no_record_at_all(data):
    with says("this is no Boothill record"):
        resume(data, DICE, ENGINE)
    with says("this is no Boothill record"):
        replay(data, DICE)


@pytest.mark.parametrize("key", ["engine", "game", "rules", "options", "answers", "chance", "checkpoint"])
def test_a_record_with_a_part_missing(key):
    data = through_json(played())
    del data[key]
    with says(f"the record has no '{key}'; it is damaged, use another copy"):
        resume(data, DICE, ENGINE)


@pytest.mark.parametrize("engine", ["0.9", ENGINE])
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["options"], 4),
        (["answers"], [3]),
        (["answers", 2], ["0", "stop"]),
        (["chance"], [["roll"]]),
        (["chance", 0, 2], 3),
        (["checkpoint"], {}),
        (["checkpoint", "state"], 5),
    ],
)
def test_a_record_with_a_damaged_part(engine, path, value):
    data = damaged(path, value, engine)
    with says("^the record is damaged, use another copy$"):
        resume(data, DICE, ENGINE)
    with says("^the record is damaged, use another copy$"):
        replay(data, DICE)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ([], {}),
        *[([name], None) for name in ("dice", "seats", "role", "character", "deeds", "options", "pile", "max_life")],
        (["life"], []),
        (["life", 0], 99),
        (["arrows"], [0, 0, 0, 0, 0]),
        (["dice"], ["beer"] * 5),
        (["turn"], True),
        (["seats"], [0, 0, 1, 2, 3]),
        (["character", 0], 16),
        (["phase"], 9),
    ],
)
def test_a_damaged_checkpoint_matters_only_if_it_is_needed(path, value):
    place = ["checkpoint", "state", *path]
    with says("^the record cannot be loaded [^\n]*; it is damaged, or its sets are not here$"):
        resume(damaged(place, value, "0.9"), DICE, ENGINE)
    back, message = resume(damaged(place, value), DICE, ENGINE)
    assert back.digest() == played().digest()
    assert message == ""


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
    with says(why):
        replay(damaged(["options"], options), DICE)


def test_a_record_of_the_other_game_is_refused():
    dice, cards = through_json(played()), through_json(new_card_match(TableOptions(4)))
    for task in (replay, lambda data, game: resume(data, game, ENGINE)):
        with says("^this is a record of the game 'bang', not of 'dice'$"):
            task(cards, DICE)
        with says("^this is a record of the game 'dice', not of 'bang'$"):
            task(dice, BANG)


@pytest.mark.parametrize("engine", ["0.9", ENGINE])
def test_a_record_of_other_rules(engine):
    data = damaged(["rules"], "dice 00000000", engine)
    with says("saved with the rules 'dice 00000000', here they are 'dice [0-9a-f]{8}'"):
        resume(data, DICE, ENGINE)
    with pytest.raises(ReplayMismatch, match="made with the rules 'dice 00000000', here they are 'dice "):
        replay(data, DICE)
