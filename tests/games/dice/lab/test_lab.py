"""Many dice games: counted right, the same however they are spread, and won by whoever knows how to play."""

from collections import Counter

import pytest

from boothill.games.bang.lab.setting import CardGame
from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.run.game import play_game
from boothill.lab.run.simulate import Plan, simulate
from boothill.lab.strength.paired import Pairing, compare, play_seed

DICE = DiceGame()


def test_a_finished_game_tells_how_it_went():
    outcome = play_game(DICE, ["greenhorn"] * 8, 11)
    assert not outcome.capped
    assert Counter(outcome.roles) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
    assert outcome.sides == outcome.roles
    assert len(set(outcome.characters)) == 8
    assert outcome.winners
    assert outcome.turns > 1


def test_gatlings_are_counted():
    for seed in range(12):
        match = DICE.match(5, seed, record=True)
        while (decision := match.decision) is not None:
            match.push(seed % len(decision.options))
        assert DICE.counts(match.state) == {"gatlings": [name for name, *_ in match.events].count("fired")}


def test_simulation_is_the_same_with_one_and_two_workers():
    plan = Plan(4, 60, ("random", "greenhorn", "random"), seed=5, setting=DICE)
    seen = []
    one = simulate(plan, workers=1)
    two = simulate(plan, workers=2, progress=seen.append)
    assert one == two
    assert sum(seen) == 60
    assert one.counts["gatlings"] > 10


def test_simulation_counts_every_seat_and_every_game():
    tally = simulate(Plan(8, 30, ("random",), setting=DICE))
    assert tally.seats("role") == {"sheriff": 30, "deputy": 60, "outlaw": 90, "renegade": 60}
    assert sum(tally.factions.values()) == 30
    assert tally.wins("role")["deputy"] == 2 * tally.wins("role")["sheriff"] == 2 * tally.factions["law"]
    assert tally.wins("role")["outlaw"] == 3 * tally.factions["outlaws"]
    assert tally.wins("role")["renegade"] == tally.factions["renegade"]  # each alone (DICE-WIN-6)


def test_each_game_is_played_by_its_own_rules():
    cards, dice = (simulate(Plan(5, 10, ("random",), setting=setting)) for setting in (CardGame(), DICE))
    assert list(cards.counts) == ["reshuffles", "ambushes"]
    assert list(dice.counts) == ["gatlings"]
    assert cards.decisions > dice.decisions


@pytest.mark.parametrize("players", [2, 9])
def test_an_impossible_plan_is_refused(players):
    with pytest.raises(ValueError, match=f"{players} players cannot play"):
        simulate(Plan(players, 1, ("random",), setting=DICE))
    with pytest.raises(ValueError, match=f"{players} players cannot play"):
        compare(Pairing("greenhorn", "random", players, 4, setting=DICE))


@pytest.mark.parametrize("players", [3, 5, 8])
def test_greenhorn_beats_random(players):
    comparison = compare(Pairing("greenhorn", "random", players, seeds=15, seed=70_000, setting=DICE))
    assert comparison.difference().low > 0
    assert comparison.unfinished == 0
    assert comparison.games == 15 * (players + 1)


def test_the_comparison_is_the_same_with_one_and_two_workers():
    pairing = Pairing("greenhorn", "random", players=4, seeds=12, seed=3, setting=DICE)
    assert compare(pairing, workers=1) == compare(pairing, workers=2)


def test_the_comparison_is_by_seat_and_role():
    pairing = Pairing("greenhorn", "random", players=4, seeds=2, seed=3, setting=DICE)
    result = play_seed(pairing, 1)
    baseline = play_game(DICE, ["random"] * 4, 4)
    third = play_game(DICE, ["random", "random", "greenhorn", "random"], 4)
    assert result.roles == baseline.roles
    assert result.baseline == tuple(seat in baseline.winners for seat in range(4))
    assert result.challenger[2] == (2 in third.winners)


def test_a_bot_gains_nothing_over_itself():
    comparison = compare(Pairing("random", "random", players=8, seeds=4, setting=DICE))
    assert comparison.difference() == (0.0, 0.0, 0.0)
