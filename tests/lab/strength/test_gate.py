"""The sequential test: its formula, its errors, and when it stops."""

from itertools import islice, repeat
from math import log
from random import Random

import pytest

from boothill.lab.strength.gate import ACCEPT, REJECT, UNDECIDED, Bar, Look, gate_batch, looks, pass_gate
from boothill.lab.strength.paired import Pairing, compare

BAR = Bar()


def decide(scores, bar):
    """The verdict and the seeds it took."""
    for look in looks(scores, bar):
        if bar.verdict(look) != UNDECIDED:
            return bar.verdict(look), look.seeds
    return UNDECIDED, look.seeds


def test_the_ratio_by_hand():
    bar = Bar(h0=0.0, h1=0.2, batch=4)
    # Mean 0.5, squares off it 0.25 * 4, and 0.2 ** 2: v = 0.26. llr = 4 * 0.2 * (1.0 - 0.2) / 0.52.
    (look,) = looks([0.0, 1.0, 1.0, 0.0], bar)
    assert look == pytest.approx(Look(4, 0.5, 0.64 / 0.52))


def test_looks_come_after_each_batch_and_at_the_end():
    assert [look.seeds for look in looks([0.1] * 11, Bar(batch=4))] == [4, 8, 11]
    assert [look.seeds for look in looks([0.1] * 8, Bar(batch=4))] == [4, 8]


def test_the_bounds_are_walds():
    assert (BAR.accept_at, BAR.reject_at) == pytest.approx((log(19), -log(19)))
    assert [BAR.verdict(Look(50, 0.0, llr)) for llr in (3.0, -3.0, 2.9)] == [ACCEPT, REJECT, UNDECIDED]
    assert BAR.verdict(Look(9, 0.0, 9.9)) == UNDECIDED, "nine seeds decide nothing"


def test_bots_that_never_differ_are_rejected():
    assert decide(repeat(0.0), BAR) == (REJECT, 50)


@pytest.mark.parametrize(("gain", "wrong"), [(0.0, ACCEPT), (0.02, REJECT)])
def test_errors_are_as_rare_as_asked(gain, wrong):
    luck = Random(11)
    runs, seeds, errors = 250, 0, 0
    for _ in range(runs):
        verdict, took = decide((gain + luck.choice((-0.4, -0.2, 0.0, 0.2, 0.4)) for _ in range(20_000)), BAR)
        assert verdict != UNDECIDED
        errors += verdict == wrong
        seeds += took
    assert 0 < errors <= 0.08 * runs
    # A test of fixed length with these errors needs (2 * 1.645) ** 2 * 0.08 / 0.02 ** 2 = 2165 seeds.
    assert seeds / runs < 1600


def test_a_clear_gain_takes_few_seeds():
    luck = Random(3)
    assert decide((0.3 + luck.gauss(0, 0.25) for _ in range(9999)), BAR) == (ACCEPT, 50)


def pairings(challenger, baseline, most, *players):
    return tuple(Pairing(challenger, baseline, of_size, most, 60) for of_size in players)


def test_a_better_bot_passes_whatever_the_number_of_processes():
    bar = Bar(batch=10)
    told = [pass_gate(pairings("greenhorn", "random", 40, 4, 5), bar, workers=workers) for workers in (1, 2)]
    assert told[0] == told[1]
    gate = told[0]
    assert (gate.verdict, gate.seeds % 10) == (ACCEPT, 0)
    assert gate.seeds < 40
    assert gate.games == gate.seeds * (5 + 6)
    # The score of a seed is the mean over both sizes.
    sizes = [compare(pairing._replace(seeds=gate.seeds)) for pairing in gate.pairings]
    assert gate.estimate.value == pytest.approx(sum(size.difference().value for size in sizes) / 2)
    assert gate.looks[-1].mean == pytest.approx(gate.estimate.value)
    data = gate.dump()
    assert (data["verdict"], data["most"], data["players"], len(data["looks"])) == (ACCEPT, 40, [4, 5], len(gate.looks))


def test_a_worse_bot_does_not_pass():
    assert pass_gate(pairings("random", "greenhorn", 60, 5), Bar(batch=10)).verdict == REJECT


def test_too_few_seeds_leave_it_undecided():
    gate = pass_gate(pairings("greenhorn", "random", 5, 4), BAR)
    assert (gate.verdict, [look.seeds for look in gate.looks]) == (UNDECIDED, [5])


def test_more_seeds_go_on_with_the_same_ledger(tmp_path):
    played = []
    for most in (4, 12, 6):
        asked = pairings("greenhorn", "random", most, 4)
        batch, before = gate_batch(asked, BAR), len(played)
        ledger = batch.ledger(tmp_path / "gate.jsonl")
        gate = pass_gate(asked, BAR, ledger=ledger, progress=lambda games: played.extend([1] * games))
        assert gate == pass_gate(asked, BAR)
        assert len(played) - before == {4: 4 * 5, 12: 8 * 5, 6: 0}[most], "only what was not played before"
    with pytest.raises(ValueError, match="another plan"):
        gate_batch(pairings("greenhorn", "drifter", 4, 4), BAR).ledger(tmp_path / "gate.jsonl")


@pytest.mark.parametrize(
    ("bar", "message"),
    [
        (Bar(h0=0.02), "must be above"),
        (Bar(alpha=0.0), "alpha is a chance of error between 0 and 0.5"),
        (Bar(beta=0.7), "0.7 is not"),
        (Bar(batch=9), "a look after 9 seeds tells nothing"),
    ],
)
def test_an_impossible_gate_is_refused(bar, message):
    with pytest.raises(ValueError, match=message):
        pass_gate(pairings("random", "random", 4, 4), bar)


def test_scores_are_taken_only_as_they_are_needed():
    asked = []
    scores = (asked.append(number) or 0.0 for number in range(1000))
    assert len(list(islice(looks(scores, BAR), 2))) == 2
    assert len(asked) == 100
