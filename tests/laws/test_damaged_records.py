"""Records that were changed or damaged, of both games: what is noticed, what can be saved, and what is said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import NO_BANG, NO_MISSED, SPARED
from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import BEFORE_TURN
from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import BadRecord, replay, resume
from support.games import GAMES, both_games, each_game, law, luck, walk
from support.records import ENGINE, between_main_decisions, damaged, played, through_json

# ---- tampering -------------------------------------------------------------------------------------------------


@both_games
@law(40)
@given(st.data(), luck())
def test_a_changed_answer_is_noticed(some, draw, seed):
    match, _ = walk(draw.draw(some), seed)
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["answers"]) - 1), "answer")
    index, token = data["answers"][at]
    other = draw.draw(st.integers(-3, 40).filter(lambda i: i != index), "index")
    changed = draw.draw(st.sampled_from([[other, token], [index, token + " "], [index, "pas"]]), "change")
    data["answers"][at] = changed
    with pytest.raises(
        ReplayMismatch, match=f"answer {at + 1} of the record is '{changed[1]}', here option {changed[0]} is"
    ):
        replay(data, match.game)


@both_games
@law(60)
@given(st.data(), luck())
def test_changed_chance_is_noticed(some, draw, seed):
    match = played(draw.draw(some), 25, seed)
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["chance"]) - 1), "result")
    _, number, values = data["chance"][at]
    kind = draw.draw(st.sampled_from(["purpose", "number", "missing", "more", "less"]), "change")
    if kind == "purpose":
        data["chance"][at][0] = "luck"
    elif kind == "number":
        data["chance"][at][1] = number + 1
    elif kind == "missing":
        del data["chance"][at]
    elif kind == "more":
        values.append(values[0])
    else:
        values.pop()
    with pytest.raises(ReplayMismatch):
        replay(data, match.game)


@each_game
def test_answers_after_the_end_are_noticed(options):
    match = played(options, 5000)
    assert match.over
    data = through_json(match)
    data["answers"].append([0, "end"])
    with pytest.raises(ReplayMismatch, match="the record goes on after the game is over"):
        replay(data, match.game)


@each_game
def test_a_replay_that_ends_elsewhere_is_noticed(options):
    match = played(options)
    data = through_json(match)
    data["digest"] = data["digest"].replace(" 61 ", " 62 ")
    assert data["digest"] != match.digest()
    with pytest.raises(ReplayMismatch, match="does not end where the record says"):
        replay(data, match.game)


@each_game
def test_a_record_that_contradicts_itself_goes_on_from_its_checkpoint(options):
    match = between_main_decisions(options)
    data = through_json(match)
    at = data["checkpoint"]["answers"]
    data["answers"][0][1] = "dance"
    back, message = resume(data, match.game, ENGINE)
    assert back.digest() == match.digest()
    assert message.startswith(
        f"The game goes on from its last checkpoint, answer {at} (answer 1 of the record is 'dance'"
    )


@each_game
@pytest.mark.parametrize("changed", [["same", "dance"], [99, "same"]])
def test_answers_that_no_longer_fit_are_lost(changed, options):
    match = between_main_decisions(options)
    data = through_json(match, "0.9")
    at = data["checkpoint"]["answers"]
    index, token = data["answers"][at + 1]
    data["answers"][at + 1] = [
        index if changed[0] == "same" else changed[0],
        token if changed[1] == "same" else changed[1],
    ]
    back, message = resume(data, match.game, ENGINE)
    lost = match.answered - at - 1
    assert back.answered == at + 1
    assert f"{lost} answers after it are lost" in message


# ---- records that are none -------------------------------------------------------------------------------------


def says(text):
    """The error is one clear sentence with this text."""
    return pytest.raises(BadRecord, match=text)


@pytest.mark.parametrize("game", [BANG, DICE], ids=GAMES)
@pytest.mark.parametrize("data", [None, 7, "text", [], {}, {"format": "boothill-record/99"}, {"format": None}])
def test_no_record_at_all(data, game):
    with says("this is no Boothill record"):
        resume(data, game, ENGINE)
    with says("this is no Boothill record"):
        replay(data, game)


@each_game
@pytest.mark.parametrize("key", ["engine", "game", "rules", "options", "answers", "chance", "checkpoint"])
def test_a_record_with_a_part_missing(key, options):
    match = played(options)
    data = through_json(match)
    del data[key]
    with says(f"the record has no '{key}'; it is damaged, use another copy"):
        resume(data, match.game, ENGINE)


@each_game
@pytest.mark.parametrize("engine", ["0.9", ENGINE])
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["options"], 4),
        (["answers"], 7),
        (["answers"], [3]),
        (["answers", 2], ["0", "end"]),
        (["answers", 2], [0]),
        (["chance"], {}),
        (["chance"], [["roll"]]),
        (["chance", 0, 2], 3),
        (["checkpoint"], {}),
        (["checkpoint"], []),
        (["checkpoint", "answers"], "many"),
        (["checkpoint", "answers"], None),
        (["checkpoint", "state"], 5),
        (["first"], "one"),
        (["origin"], "here"),
    ],
)
def test_a_record_with_a_damaged_part(engine, path, value, options):
    match = played(options)
    data = damaged(match, path, value, engine)
    with says("^the record is damaged, use another copy$"):
        resume(data, match.game, ENGINE)
    with says("^the record is damaged, use another copy$"):
        replay(data, match.game)


CARDS, FACES = TableOptions(5, seed=4), DiceOptions(5, seed=4)


@pytest.mark.parametrize(
    ("options", "path", "value"),
    [
        *[(options, [], {}) for options in (CARDS, FACES)],
        *[(options, [part], None) for options in (CARDS, FACES) for part in ("deeds", "options", "turn")],
        *[(options, ["deeds"], [[1]]) for options in (CARDS, FACES)],
        *[(options, ["life"], []) for options in (CARDS, FACES)],
        *[(options, ["life", 1], "4") for options in (CARDS, FACES)],
        *[(options, ["turn"], True) for options in (CARDS, FACES)],
        (CARDS, ["deck"], None),
        (CARDS, ["hand"], 3),
        (CARDS, ["character"], []),
        (CARDS, ["character", 0], 99),
        (CARDS, ["role", 0], 9),
        (CARDS, ["sides", 0], 4),
        (CARDS, ["seats"], [0]),
        (CARDS, ["second_known", 0], None),
        (CARDS, ["max_life", 0], 10**9),
        (CARDS, ["fresh"], [10**9]),
        (CARDS, ["face_up"], []),
        (CARDS, ["counters"], {"pick": []}),
        *[(CARDS, ["deeds", 0, 0], by) for by in (99, 1.0, True)],
        *[(CARDS, ["deeds", 0, 1], kind) for kind in (SPARED, NO_MISSED, NO_BANG)],
        *[(CARDS, ["deeds", 0, 1], kind) for kind in (99, -99, NO_BANG - 1, 1.0, None)],
        (CARDS, ["deeds", 0, 2], 5),
        *[(CARDS, ["deeds", 0, 3], picked) for picked in (99, -3, 1.0)],
        *[(CARDS, ["deeds", 0, 4], reach) for reach in (1 << 5, -1, 1.0, None)],
        *[(CARDS, ["deeds", 0, 5], life) for life in ([4, 4, 4, 4], [4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4.0], None)],
        *[(CARDS, ["deeds", 0, at], value) for at in (6, 7) for value in (-1, 1.0, "1", None)],
        (CARDS, ["deck", 0], 0),
        *[(FACES, [part], None) for part in ("dice", "seats", "role", "character", "pile", "max_life")],
        (FACES, ["life", 0], 99),
        (FACES, ["arrows"], [0, 0, 0, 0, 0]),
        (FACES, ["dice"], ["beer"] * 5),
        (FACES, ["seats"], [0, 0, 1, 2, 3]),
        (FACES, ["character", 0], 16),
        (FACES, ["character", 3], 16),  # of the player whose turn it is
        (FACES, ["phase"], 9),
        (FACES, ["max_life", 2], 12),
        *[(FACES, ["deeds", 0, 0], by) for by in (7, "x", None, [])],
        (FACES, ["deeds", 0, 1], 5),
        (FACES, ["deeds", 0, 2], -2),
        (FACES, ["deeds", 0, 3], 32),
    ],
    ids=lambda value: GAMES[value is FACES] if value in (CARDS, FACES) else str(value),
)
def test_a_damaged_checkpoint_matters_only_if_it_is_needed(options, path, value):
    match = played(options)
    place = ["checkpoint", "state", *path]
    with says("^the record cannot be loaded [^\n]*; it is damaged, or what it was made with is not here$"):
        resume(damaged(match, place, value, "0.9"), match.game, ENGINE)
    back, message = resume(damaged(match, place, value), match.game, ENGINE)
    assert back.digest() == match.digest()
    assert message == ""


@pytest.mark.parametrize(("options", "of", "other"), [(CARDS, "bang", DICE), (FACES, "dice", BANG)], ids=GAMES)
def test_a_record_of_the_other_game_is_refused(options, of, other):
    data = through_json(played(options))
    with says(f"^this is a record of the game '{of}', not of '{other.id}'$"):
        replay(data, other)
    with says(f"^this is a record of the game '{of}', not of '{other.id}'$"):
        resume(data, other, ENGINE)


@pytest.mark.parametrize("engine", ["0.9", ENGINE])
@pytest.mark.parametrize(("options", "rules"), [(CARDS, "base@"), (FACES, "dice ")], ids=GAMES)
def test_a_record_of_other_rules(options, rules, engine):
    match = played(options)
    data = damaged(match, ["rules"], f"{rules}00000000", engine)
    here = f"'{rules}00000000', here they are '{rules}[0-9a-f]{{8}}'; "
    with says(f"saved with the rules {here}install the sets it was played with"):
        resume(data, match.game, ENGINE)
    with pytest.raises(ReplayMismatch, match=f"made with the rules {here}resume it from its checkpoint"):
        replay(data, match.game)


@pytest.mark.parametrize(("part", "value"), [("role", [0] * 5), ("life", [-5] * 5), ("pile", 77)])
def test_a_damaged_table_between_two_turns_is_refused_as_well(part, value):
    data = DICE.dump(new_table(FACES))
    assert data["phase"] == BEFORE_TURN
    assert DICE.dump(DICE.load(data)) == data
    with pytest.raises(ValueError, match=r"\w"):
        DICE.load(data | {part: value})
