"""Saving, loading and replaying whole games through real JSON text (laws 4, 5, 11, 12)."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.bang.game import BANG, new_match
from boothill.bang.problems import problems
from boothill.bang.redeal import redeal
from boothill.bang.setup import TableOptions
from boothill.bang.terms import BOUGHT, ENDS_PHASE_2, EVENT
from boothill.kernel.errors import UserError
from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import BadRecord, replay, resume, save
from support.games import ALL_SETS, decisions, law, luck, play, tables

ENGINE = "1.0"
OLDER = sorted(Path(__file__).with_name("records").glob("*.json"))
"""Records of games with each set, as they were written before there were equipment and shadows. Each stops inside an
effect, after somebody was eliminated."""


def through_json(match, engine=ENGINE):
    """The record of the match as it comes back from a file."""
    return json.loads(json.dumps(save(match, engine)))


def played(players=5, seed=4, answers=60, luck=4, **options):
    """A recorded match after a number of random answers."""
    match = new_match(TableOptions(players, seed=seed, **options))
    for decision in decisions(match, luck):
        if decision.number > answers:
            break
    return match


def between_main_decisions():
    """A match with a question open that is no resting point, some answers after its checkpoint."""
    match = new_match(TableOptions(5, seed=4))
    for _ in decisions(match, 4):
        since = match.answered - match.checkpoint_answers
        if match.answered > 40 and not match.decision.main and since >= 2:
            return match
    raise AssertionError("no such question in this game")


@law(4)
@given(tables(), luck())
def test_a_game_saved_at_any_question_goes_on_unchanged(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        back, message = resume(through_json(match), BANG, ENGINE)
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


@law(6)
@given(tables(), luck())
def test_another_version_goes_on_from_the_checkpoint(options, seed):
    line = play(options, seed)
    match = line.start()
    for at, index in enumerate([*line.answers, None]):
        data = through_json(match, "0.9")
        back, message = resume(data, BANG, ENGINE)
        assert back.digest() == line.digests[at]
        assert message == (
            f"The game goes on from its last checkpoint, answer {data['checkpoint']['answers']} "
            "(saved by version 0.9, this is version 1.0)."
        )
        for further in line.answers[at : at + 6]:
            back.push(further)
        assert back.digest() == line.digests[min(at + 6, len(line.answers))]
        if index is not None:
            match.push(index)


@law(15)
@given(tables(), luck())
def test_a_replay_tells_the_same_story(options, seed):
    match = new_match(options)
    states = [match.digest() for _ in decisions(match, seed)]
    seen = []
    again = replay(through_json(match), BANG, watch=lambda m: seen.append(m.digest()))
    assert seen == [*states, match.digest()]
    assert again.digest() == match.digest()
    assert again.events == match.events
    assert again.marks == match.marks


@pytest.mark.parametrize(
    "later", ["fresh", "spent", "killed_by", "second_known", "ghost", "shadow", "shadows", "sides"]
)
def test_a_checkpoint_from_before_a_field_of_the_table_existed_is_loaded(later):
    data = through_json(played(), "0.9")
    del data["checkpoint"]["state"][later]
    back, message = resume(data, BANG, ENGINE)
    assert message
    assert getattr(back.state, later) == getattr(new_match(TableOptions(5)).state, later)


def test_a_checkpoint_from_before_there_were_events_is_sound_and_goes_on():
    match = played(answers=110)
    assert match.state.eliminated
    data = through_json(match, "0.9")
    del data["options"]["events"], data["checkpoint"]["state"]["options"]["events"]
    for later in ("second_known", "first_out", "ghost", "turns_begun"):
        del data["checkpoint"]["state"][later]
    back, message = resume(data, BANG, ENGINE)
    assert message.startswith("The game goes on from its last checkpoint")
    assert back.answered == match.answered
    for _ in decisions(back, 9):
        assert problems(back.state) == set()
    assert back.over
    assert back.state.first_out == match.state.eliminated[0]


def goes_on_soundly(match):
    """The match is played to its end without a problem."""
    for _ in decisions(match, 9):
        assert problems(match.state) == set()
    assert match.over


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_record_from_before_there_were_equipment_and_shadows_is_replayed(file):
    data = json.loads(file.read_text(encoding="utf-8"))
    again = replay(data, BANG)
    assert again.answered == len(data["answers"])
    assert not again.over
    back, message = resume(data, BANG, data["engine"])
    assert (back.digest(), message) == (again.digest(), "")
    goes_on_soundly(back)


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_checkpoint_from_before_there_were_equipment_and_shadows_goes_on(file):
    data = json.loads(file.read_text(encoding="utf-8"))
    back, message = resume(data, BANG, ENGINE)
    assert message == (
        f"The game goes on from its last checkpoint, answer {data['checkpoint']['answers']} "
        f"(saved by version {data['engine']}, this is version 1.0)."
    )
    assert back.answered == len(data["answers"]) > data["checkpoint"]["answers"]
    assert back.state.eliminated
    assert (back.state.options["shadow"], back.state.shadows) == (False, False)
    goes_on_soundly(back)


def test_there_is_an_older_record_of_each_set():
    assert {file.stem for file in OLDER} == {*ALL_SETS} - {"gold_rush"}


EVENT_QUESTIONS = {
    "call_colour",
    "drink_or_draw",
    "exchange",
    "give_life",
    "identity",
    "lose_blue",
    "name_suit",
    "roulette",
    "save_card",
}


def test_a_game_is_saved_and_forked_in_the_middle_of_every_event():
    """With every event in force, at every question events ask, and in the turn of a ghost."""
    events = {kind.id for kind in TableOptions(4, sets=ALL_SETS).rules.kinds if kind.colour == EVENT}
    left = Counter(dict.fromkeys(events | EVENT_QUESTIONS | {"ghost"}, 2))
    for seed in range(200):
        match = new_match(TableOptions(3 + seed % 6, sets=ALL_SETS, seed=seed))
        for decision in decisions(match, seed):
            t = match.state
            moments = {decision.kind, *(t.rules.kinds[kind].id for kind in t.standing if decision.main)}
            moments |= {"ghost"} if t.ghost >= 0 and decision.main else set()
            if any(left[moment] for moment in moments):
                left -= Counter(moments)
                check_saved_and_forked(match, seed)
        if not left:
            return
    raise AssertionError(f"never seen: {left}")


def check_saved_and_forked(match, seed):
    """What is saved here and taken up by this or another version, and a fork, go on like the match itself."""
    again = [resume(through_json(match, engine), BANG, ENGINE)[0] for engine in ("0.9", ENGINE)]
    for twin in [*again, match.clone(record=True)]:
        other = match.clone(record=True)
        for step in range(8):
            assert twin.digest() == other.digest()
            if other.decision is not None:
                index = (seed + step) % len(other.decision.options)
                twin.push(index)
                other.push(index)


@pytest.mark.parametrize("sets", [("base", "gold_rush"), ALL_SETS])
def test_a_game_is_saved_and_forked_in_the_middle_of_a_purchase_and_in_the_turn_of_a_shadow(sets):
    """At each question of equipment and its characters, around a turn that was bought, and while a shadow acts."""
    left = Counter(
        dict.fromkeys(
            (
                "drop_one",
                "find",
                "something bought is being carried out",
                "a turn was broken off",
                "an extra turn",
                "a discount was used",
                "the turn of a shadow",
                "somebody answers a shadow",
                "a Renegade serves a side",
            ),
            3,
        )
    )
    for seed in range(300):
        who = ("dutch_will", "josh_mccloud", "pretty_luzena", "don_bell", None, None, None, None)[: 4 + seed % 5]
        match = new_match(TableOptions(len(who), sets=sets, seed=seed, characters=who, shadow=True))
        for decision in decisions(match, seed):
            t = match.state
            seen = {
                "something bought is being carried out": t.piles[BOUGHT] and decision.kind != "find",
                "a turn was broken off": ENDS_PHASE_2 in t.turn_marks,
                "an extra turn": t.extra_turn and decision.main,
                "a discount was used": "discount used" in t.turn_marks,
                "the turn of a shadow": t.shadow >= 0 and decision.main,
                "somebody answers a shadow": t.shadow >= 0 and decision.seat != t.shadow,
                "a Renegade serves a side": max(t.sides) >= 0,
            }
            moments = {decision.kind, *(moment for moment, now in seen.items() if now)}
            if any(left[moment] for moment in moments):
                left -= Counter(moments)
                check_saved_and_forked(match, seed)
        if not left:
            return
    raise AssertionError(f"never seen: {left}")


def test_a_replay_can_stop_on_the_way_and_go_on_by_itself():
    line = play(TableOptions(5, seed=4), 4)
    match = line.start()
    for index in line.answers:
        match.push(index)
    back = replay(through_json(match), BANG, upto=50)
    assert back.digest() == line.digests[50]
    for index in line.answers[50:]:
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
    first, _ = resume(data, BANG, ENGINE)
    at = first.digest()
    for _ in decisions(first, 9):
        pass
    assert json.dumps(data) == before
    assert resume(data, BANG, ENGINE)[0].digest() == at


def test_a_match_that_is_not_recorded_cannot_be_saved():
    with pytest.raises(UserError, match="only a recorded match can be saved"):
        save(new_match(TableOptions(4), record=False), ENGINE)


@law(25)
@given(tables(), luck(), st.integers(1, 60))
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
    assert replay(data, BANG).digest() == twin.digest()
    again, said = resume(data, BANG, ENGINE)
    assert (again.digest(), said) == (twin.digest(), "")
    assert through_json(again) == data


def test_a_dump_shares_nothing_with_its_table():
    match = new_match(TableOptions(4))
    before = match.digest()
    data = BANG.dump(match.state)
    data["options"]["seed"] = 9
    data["hand"][0].clear()
    BANG.options(match.state)["seed"] = 9
    assert match.digest() == before


def test_a_recorded_match_is_never_re_dealt():
    match = new_match(TableOptions(4))
    before = match.digest()
    with pytest.raises(ValueError, match="re-deal a clone without recording"):
        redeal(match.state, 0, 5)
    assert match.digest() == before


# ---- tampering -------------------------------------------------------------------------------------------------


@law(40)
@given(tables(), luck(), st.data())
def test_a_changed_answer_is_noticed(options, seed, draw):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["answers"]) - 1), "answer")
    index, token = data["answers"][at]
    other = draw.draw(st.integers(-3, 40).filter(lambda i: i != index), "index")
    changed = draw.draw(st.sampled_from([[other, token], [index, token + " "], [index, "pas"]]), "change")
    data["answers"][at] = changed
    with pytest.raises(
        ReplayMismatch, match=f"answer {at + 1} of the record is '{changed[1]}', here option {changed[0]} is"
    ):
        replay(data, BANG)


@law(40)
@given(tables(), luck(), st.data())
def test_changed_chance_is_noticed(options, seed, draw):
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number > 25:
            break
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["chance"]) - 1), "result")
    purpose, number, values = data["chance"][at]
    kind = draw.draw(st.sampled_from(["purpose", "number", "missing", "doubled", "order"]), "change")
    if kind == "purpose":
        data["chance"][at][0] = "luck"
    elif kind == "number":
        data["chance"][at][1] = number + 1
    elif kind == "missing":
        del data["chance"][at]
    elif kind == "doubled":
        values[0] = 79 if values[0] != 79 else 78
    else:
        # Characters nobody was dealt leave no trace in the game: they come first in the order of their stream.
        unseen = len(values) - 2 * len(options.names) if purpose == "characters" else 0
        places = range(unseen, len(values))
        pairs = [(a, b) for a in places for b in places if a < b and values[a] != values[b]]
        if not pairs:
            return
        a, b = draw.draw(st.sampled_from(pairs), "swap")
        values[a], values[b] = values[b], values[a]
    with pytest.raises(ReplayMismatch):
        replay(data, BANG)


def test_cards_changed_that_nobody_has_drawn_are_noticed():
    match = played(answers=20)
    data = through_json(match)
    deck = next(values for purpose, _, values in data["chance"] if purpose == "deck")
    assert deck[:2] == match.state.deck[:2], "the bottom of the draw pile"
    deck[:2] = deck[1], deck[0]
    with pytest.raises(ReplayMismatch, match="does not end where the record says"):
        replay(data, BANG)
    back, message = resume(data, BANG, ENGINE)
    assert back.digest() == match.digest()
    assert "does not end where the record says" in message


def test_a_changed_pick_is_noticed():
    match = played(answers=500)
    data = through_json(match)
    picks = [result for result in data["chance"] if result[0] == "pick"]
    assert picks, "the game has no random pick"
    picks[0][2] = [80]
    with pytest.raises(ReplayMismatch, match="the chance result 'pick 0' of the record is impossible here"):
        replay(data, BANG)


def test_answers_after_the_end_are_noticed():
    match = played(answers=5000)
    assert match.over
    data = through_json(match)
    data["answers"].append([0, "end"])
    with pytest.raises(ReplayMismatch, match="the record goes on after the game is over"):
        replay(data, BANG)


def test_a_replay_that_ends_elsewhere_is_noticed():
    data = through_json(played())
    data["digest"] = data["digest"].replace(" 61 ", " 62 ")
    assert data["digest"] != played().digest()
    with pytest.raises(ReplayMismatch, match="does not end where the record says"):
        replay(data, BANG)


def test_a_record_that_contradicts_itself_goes_on_from_its_checkpoint():
    match = between_main_decisions()
    data = through_json(match)
    at = data["checkpoint"]["answers"]
    data["answers"][0][1] = "dance"
    back, message = resume(data, BANG, ENGINE)
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
    back, message = resume(data, BANG, ENGINE)
    lost = match.answered - at - 1
    assert back.answered == at + 1
    assert f"{lost} answers after it are lost" in message


# ---- records that are none -------------------------------------------------------------------------------------


def says(text):
    """The error is one clear sentence with this text."""
    return pytest.raises(BadRecord, match=text)


@pytest.mark.parametrize("data", [None, 7, "text", [], {}, {"format": "boothill-record/99"}, {"format": None}])
def test_no_record_at_all(data):
    with says("this is no Boothill record"):
        resume(data, BANG, ENGINE)
    with says("this is no Boothill record"):
        replay(data, BANG)


@pytest.mark.parametrize("key", ["engine", "game", "rules", "options", "answers", "chance", "checkpoint"])
def test_a_record_with_a_part_missing(key):
    data = through_json(played())
    del data[key]
    with says(f"the record has no '{key}'; it is damaged, use another copy"):
        resume(data, BANG, ENGINE)


def damaged(path, value, engine):
    """A record with this value at this place."""
    data = part = through_json(played(), engine)
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return data


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
        (["chance"], [["deck"]]),
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
def test_a_record_with_a_damaged_part(engine, path, value):
    data = damaged(path, value, engine)
    with says("^the record is damaged, use another copy$"):
        resume(data, BANG, ENGINE)
    with says("^the record is damaged, use another copy$"):
        replay(data, BANG)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ([], {}),
        (["deck"], None),
        (["hand"], 3),
        (["deeds"], [[1]]),
        (["options"], None),
        (["life"], []),
        (["life", 1], "4"),
        (["turn"], True),
        (["turn"], None),
    ],
)
def test_a_damaged_checkpoint_matters_only_if_it_is_needed(path, value):
    place = ["checkpoint", "state", *path]
    with says("^the record cannot be loaded [^\n]*; it is damaged, or its sets are not here$"):
        resume(damaged(place, value, "0.9"), BANG, ENGINE)
    back, message = resume(damaged(place, value, ENGINE), BANG, ENGINE)
    assert back.digest() == played().digest()
    assert message == ""


def test_a_record_of_another_game():
    data = through_json(played())
    data["game"] = "dice"
    with says("this is a record of the game 'dice', not of 'bang'"):
        resume(data, BANG, ENGINE)


@pytest.mark.parametrize("engine", ["0.9", ENGINE])
def test_a_record_of_other_rules(engine):
    data = through_json(played(), engine)
    data["rules"] = "base@00000000"
    with says("saved with the rules 'base@00000000', here they are 'base@.*'; install the sets it was played with"):
        resume(data, BANG, ENGINE)
    with pytest.raises(ReplayMismatch, match="made with the rules 'base@00000000', here they are 'base@"):
        replay(data, BANG)


def test_a_record_with_a_set_that_is_not_here():
    data = through_json(played())
    data["options"]["sets"].append("high_tide")
    with says("unknown set 'high_tide'"):
        resume(data, BANG, ENGINE)
