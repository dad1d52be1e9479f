"""Laws of every game, with cards or dice: it ends, each question has sound options, the same answers give the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boothill
from boothill.games.bang.rules import terms as card_terms
from boothill.games.bang.rules.piles import random_hand_card, reshuffle
from boothill.games.bang.rules.table.problems import problems, resting_problems
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.dice.rules import terms as dice_terms
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.decision import AnswerError, IllegalAnswer, StaleAnswer
from support.games import ALL_SETS, GAMES, both_games, decisions, fingerprint, law, luck, new_match, play, tables

TESTS = Path(__file__).parents[1]
PACKAGE = Path(boothill.__file__).parents[1]
OVER = {"bang": card_terms.OVER, "dice": dice_terms.OVER}
WIDTH = {"bang": 5, "dice": 4}
"""How many numbers an option has."""
FOREIGN = {
    "bang": [(99, 0, 0, 0, 0), (), (1, 0, -1, -1)],
    "dice": [(99, 0, 0, 0), (1, 0, -1, -1), (1, 1 << 5, -1, -1), (), (1, -1, -1, -1, -1)],
}
"""Options that are never offered: unknown verbs, no dice or too many, numbers missing or more than there are."""
PLAIN = {"bang": (1, -1, -1, -1, -1), "dice": (0, -1, -1, -1)}
"""An option that is often offered while the game is on."""


@both_games
@law(60)
@given(st.data(), luck())
def test_every_game_ends_with_winners(some, data, seed):
    match = new_match(data.draw(some))
    over = OVER[match.game.id]
    for _ in decisions(match, seed):
        assert match.state.phase != over
        assert match.state.winners == ()
    assert match.over
    assert match.state.phase == over
    assert match.state.winners


@law(60)
@given(tables(), luck())
def test_the_table_is_sound_at_every_step(options, seed):
    """Card conservation is among the problems: each card in exactly one zone."""
    match = new_match(options)
    for decision in decisions(match, seed):
        found = resting_problems(match.state) if decision.main else problems(match.state)
        assert found == set(), f"question {decision.number}, {decision.kind}"
    assert resting_problems(match.state) == set()


@both_games
@law(40)
@given(st.data(), luck())
def test_every_question_is_sound(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    width = WIDTH[match.game.id]
    asked = 0
    for decision in decisions(match, seed):
        asked += 1
        assert decision.number == asked
        assert 0 <= decision.seat < len(options.names)
        assert decision.kind
        assert decision.options
        assert decision.hidden or len(decision.options) > 1, "the driver answers a public question with one answer"
        assert all(type(option) is tuple and len(option) == width for option in decision.options)
        assert all(type(number) is int for option in decision.options for number in option)
        assert len(set(decision.options)) == len(decision.options)
        tokens = [match.game.token(match.state, option) for option in decision.options]
        assert len(set(tokens)) == len(tokens)
    assert match.answered == asked


@both_games
@law(10)
@given(st.data(), luck())
def test_a_refused_answer_changes_nothing(some, data, seed):
    match = new_match(data.draw(some))
    earlier = None
    for decision in decisions(match, seed):
        before, told, given_before = match.digest(), len(match.events), len(match.answers)
        count = len(decision.options)
        for number in (decision.number - 1, decision.number + 1, 0, -1, 10**9):
            with pytest.raises(StaleAnswer, match=f"answer question {decision.number}"):
                match.answer(number, 0)
            with pytest.raises(StaleAnswer):
                match.answer_option(number, decision.options[0])
        for index in (-1, count, count + 7, -count):
            with pytest.raises(IllegalAnswer, match=f"choose from 0 to {count - 1}"):
                match.answer(decision.number, index)
        foreign = FOREIGN[match.game.id][:]
        if earlier is not None and earlier not in decision.options:
            foreign.append(earlier)
        for option in foreign:
            with pytest.raises(IllegalAnswer, match="choose one that is listed"):
                match.answer_option(decision.number, option)
        assert (match.digest(), len(match.events), len(match.answers)) == (before, told, given_before)
        assert match.decision is decision
        earlier = decision.options[0]
    before = match.digest()
    for number in (match.answered, match.answered + 1):
        with pytest.raises(StaleAnswer, match="the game is over"):
            match.answer(number, 0)
        with pytest.raises(AnswerError):
            match.answer_option(number, PLAIN[match.game.id])
    assert match.digest() == before


@both_games
@law(15)
@given(st.data(), luck())
def test_checked_and_unchecked_answers_give_the_same_game(some, data, seed):
    line = play(data.draw(some), seed)
    match, by_option = line.start(), line.start()
    for digest, index in zip(line.digests, line.answers, strict=False):
        assert match.digest() == by_option.digest() == digest
        match.answer(match.decision.number, index)
        by_option.answer_option(by_option.decision.number, by_option.decision.options[index])
    assert match.digest() == by_option.digest() == line.digests[-1]


@both_games
@law(20)
@given(st.data(), luck())
def test_recording_does_not_change_the_game(some, data, seed):
    line = play(data.draw(some), seed)
    match = line.start(record=False)
    for digest, index in zip(line.digests, line.answers, strict=False):
        assert match.digest() == digest
        match.push(index)
    assert match.digest() == line.digests[-1]
    assert match.events == []
    assert match.chance == []
    assert match.answers == []


@pytest.mark.rule("DICE-INV-7")
@both_games
@law(20)
@given(st.data(), luck())
def test_the_same_seed_and_answers_give_the_same_game(some, data, seed):
    options = data.draw(some)
    again = type(options).load(options.dump())
    assert fingerprint(options, seed) == fingerprint(again, seed)


@both_games
@law(20)
@given(st.data(), luck())
def test_another_seed_gives_another_game(some, data, seed):
    options = data.draw(some)
    other = type(options).load({**options.dump(), "seed": options.seed + 1})
    assert fingerprint(options, seed) != fingerprint(other, seed)


CARDS = [
    {"players": 4, "starter": True, "seed": 1},
    {"players": 4, "seed": 2},
    {"players": 5, "seed": 3},
    {"players": 7, "seed": 4, "shadow": True},
    {"players": 4, "sets": ["base", "gold_rush"], "seed": 5},
    {"players": 3, "sets": list(ALL_SETS), "seed": 6},
    {"players": 6, "sets": list(ALL_SETS), "seed": 7},
    {"players": 8, "sets": list(ALL_SETS), "seed": 8, "shadow": True},
]
DICE = [{"players": players, "seed": players} for players in range(3, 9)]
PRINT_SEEDED = """
import boothill
print(boothill.__file__)
from {module} import {kind}
from support.games import fingerprint
for options in {seeded}:
    print(fingerprint({kind}.load(options), options["seed"]))
"""


@pytest.mark.rule("DICE-INV-7")
@pytest.mark.parametrize(("kind", "seeded"), [(TableOptions, CARDS), (DiceOptions, DICE)], ids=GAMES)
def test_every_process_plays_the_same_games(kind, seeded):
    """Law 2: nothing depends on how strings hash or in which process a game runs."""
    here = [fingerprint(kind.load(options), options["seed"]) for options in seeded]
    assert len(set(here)) == len(seeded)
    program = PRINT_SEEDED.format(module=kind.__module__, kind=kind.__name__, seeded=seeded)
    for hash_seed in ("0", "1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (PACKAGE, TESTS))), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        file, *there = told.stdout.splitlines()
        assert file == boothill.__file__, "another Boothill has been compared"
        assert there == here


def discarded_table(seed=5):
    """A table with thirty cards on the discard pile."""
    t = new_table(TableOptions(4, seed=seed))
    t.discard, t.deck = t.deck[:30], t.deck[30:]
    return t


def test_hidden_picks_do_not_disturb_the_next_reshuffle():
    plain, picked = discarded_table(), discarded_table()
    for _ in range(3):
        random_hand_card(picked, 0)
    reshuffle(plain)
    reshuffle(picked)
    assert plain.deck == picked.deck


def test_reshuffles_do_not_disturb_the_next_pick():
    plain, shuffled = discarded_table(), discarded_table()
    for _ in range(2):
        reshuffle(shuffled)
        shuffled.discard = shuffled.deck
    assert [random_hand_card(plain, 0) for _ in range(5)] == [random_hand_card(shuffled, 0) for _ in range(5)]


def test_every_reshuffle_and_every_seed_has_an_order_of_its_own():
    orders = []
    for seed in (5, 6):
        t = discarded_table(seed)
        pile = sorted(discarded_table(5).discard)
        for _ in range(3):
            t.discard = pile[:]
            reshuffle(t)
            orders.append(tuple(t.deck))
    assert len(set(orders)) == 6


def test_picks_differ_from_each_other():
    t = new_table(TableOptions(4, seed=5))
    assert {random_hand_card(t, 0) for _ in range(60)} == set(t.hand[0])
