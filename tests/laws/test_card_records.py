"""Saving and loading what only the card game has: its sets, events, equipment and shadows (laws 4, 5, 11, 12)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import BOUGHT, ENDS_PHASE_2, EVENT
from boothill.kernel.journal import ReplayMismatch
from boothill.kernel.record import BadRecord, replay, resume
from support.games import ALL_SETS, decisions, law, luck, tables
from support.records import ENGINE, KEPT, goes_on_soundly, load, played, through_json

OLDER = sorted(KEPT.glob("*.json"))
"""Records of games with each set, as they were written before there were equipment and shadows. Each stops inside an
effect, after somebody was eliminated."""
FIVE = TableOptions(5, seed=4)


@pytest.mark.parametrize(
    "later", ["fresh", "spent", "killed_by", "second_known", "ghost", "shadow", "shadows", "sides"]
)
def test_a_checkpoint_from_before_a_field_of_the_table_existed_is_loaded(later):
    data = through_json(played(FIVE), "0.9")
    del data["checkpoint"]["state"][later]
    back, message = resume(data, BANG, ENGINE)
    assert message
    assert getattr(back.state, later) == getattr(new_match(TableOptions(5)).state, later)


def test_a_checkpoint_from_before_there_were_events_is_sound_and_goes_on():
    match = played(FIVE, 110)
    assert match.state.eliminated
    data = through_json(match, "0.9")
    del data["options"]["events"], data["checkpoint"]["state"]["options"]["events"]
    for later in ("second_known", "first_out", "ghost", "turns_begun"):
        del data["checkpoint"]["state"][later]
    back, message = resume(data, BANG, ENGINE)
    assert message.startswith("The game goes on from its last checkpoint")
    assert back.answered == match.answered
    goes_on_soundly(back)
    assert back.state.first_out == match.state.eliminated[0]


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_record_from_before_there_were_shadows_is_taken_up_in_an_effect_and_without_them(file):
    data = load(file)
    back, _ = resume(data, BANG, ENGINE)
    assert back.answered == len(data["answers"]) > data["checkpoint"]["answers"]
    assert not back.over
    assert back.state.eliminated
    assert (back.state.options["shadow"], back.state.shadows) == (False, False)


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


# ---- tampering -------------------------------------------------------------------------------------------------


@law(40)
@given(tables(), luck(), st.data())
def test_cards_doubled_or_in_another_order_are_noticed(options, seed, draw):
    match = played(options, 25, seed)
    data = through_json(match)
    at = draw.draw(st.integers(0, len(data["chance"]) - 1), "result")
    purpose, _, values = data["chance"][at]
    if draw.draw(st.booleans(), "doubled"):
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
    match = played(FIVE, 20)
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
    match = played(FIVE, 500)
    data = through_json(match)
    picks = [result for result in data["chance"] if result[0] == "pick"]
    assert picks, "the game has no random pick"
    picks[0][2] = [80]
    with pytest.raises(ReplayMismatch, match="the chance result 'pick 0' of the record is impossible here"):
        replay(data, BANG)


def test_a_record_with_a_set_that_is_not_here():
    data = through_json(played(FIVE))
    data["options"]["sets"].append("high_tide")
    with pytest.raises(BadRecord, match="unknown set 'high_tide'"):
        resume(data, BANG, ENGINE)
