"""A whole side replaced, and the test of seats at several sizes."""

import pytest

from boothill.family.roles import FEWEST, MOST
from boothill.games.bang.lab.setting import CardGame
from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.run.batch import Ending, play_all
from boothill.lab.run.game import play_game
from boothill.lab.strength.paired import Comparison, Focal, Pairing, SeedResult, focal_batch
from boothill.lab.strength.swap import Swap, SwapPlan


@pytest.mark.parametrize("players", range(FEWEST, MOST + 1))
def test_each_side_is_replaced_in_turn(players):
    swap = Swap(Pairing("greenhorn", "random", players, 2, seed=40, setting=DiceGame()))
    before, *after = swap.games(1)
    assert before == (("random",) * players, 41)
    roles = play_game(DiceGame(), before.line_up, 41).roles
    sides = {"law": {"sheriff", "deputy"}, "outlaws": {"outlaw"}, "renegade": {"renegade"}}
    assert sorted(swap.factions) == sorted(sides)
    for side, game in zip(swap.factions, after, strict=True):
        assert game.seed == 41
        assert [bot == "greenhorn" for bot in game.line_up] == [role in sides[side] for role in roles]


def test_a_side_wins_by_its_seats():
    swap = Swap(Pairing("a", "b", 8, 2))
    roles = ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade")
    endings = [
        Ending(roles, winners, ("?",) * 8, capped)
        for winners, capped in [((3, 4, 5), False), ((0, 1, 2), False), ((), True), ((7,), False)]
    ]
    assert swap.factions == ["law", "outlaws", "renegade"]
    assert swap.result(endings) == (
        {"law": 1.0, "outlaws": 0.0, "renegade": 0.5},
        {"law": 0.0, "outlaws": 1.0, "renegade": 0.0},
        1,
    )


def test_a_side_of_better_bots_gains_and_one_of_the_same_does_not():
    plan = SwapPlan.of([Pairing("greenhorn", "random", players, 25, 900) for players in (4, 6)])
    test = plan.test(play_all(plan.batch))
    assert [size.games for size in test.sizes] == [100, 100]
    assert all(size.by_faction()["outlaws"].difference.low > 0.1 for size in test.sizes)
    data = test.dump()
    assert (data["kind"], data["seed"], data["seeds"], data["games"], data["unfinished"]) == ("swap", 900, 25, 200, 0)
    for size in data["sizes"]:
        for rates in size["by_faction"].values():
            gain = rates["challenger"]["value"] - rates["baseline"]["value"]
            assert rates["difference"]["value"] == pytest.approx(gain)
    same = SwapPlan.of([Pairing("random", "random", 5, 3)])
    assert len(same.batch.requests) == 3, "the same game is played once"
    rates = same.test(play_all(same.batch)).sizes[0].by_faction()
    assert {side.difference for side in rates.values()} == {(0.0, 0.0, 0.0)}


def test_an_impossible_swap_is_refused():
    with pytest.raises(ValueError, match="unknown bot 'billy'"):
        SwapPlan.of([Pairing("billy", "random", 5, 3)])


# ---- seats, at several sizes -----------------------------------------------------------------------------------


def test_rates_are_by_role():
    roles = ("sheriff", "outlaw", "outlaw", "renegade")
    results = [
        SeedResult(roles, (True, False, False, False), (True, True, False, False), 0),
        SeedResult(roles, (False, True, True, False), (True, True, True, True), 1),
    ]
    comparison = Comparison(Pairing("a", "b", 4, 2), results)
    assert comparison.roles == ["sheriff", "outlaw", "renegade"]
    values = {role: [interval.value for interval in comparison.won(role)] for role in (None, *comparison.roles)}
    assert values == {
        None: [0.375, 0.75, 0.375],
        "sheriff": [0.5, 1.0, 0.5],
        "outlaw": [0.25, 0.75, 0.5],
        "renegade": [0.5, 0.5, 0.0],
    }
    assert comparison.won("outlaw").difference == comparison.by_role()["outlaw"]


def test_all_sizes_of_a_seed_are_one_cluster():
    def size(players, gains):
        roles = ("sheriff",) * players
        results = [SeedResult(roles, (False,) * players, (gain,) * players, 0) for gain in gains]
        return Comparison(Pairing("a", "b", players, len(gains)), results)

    # What one size gains the other lacks: no doubt is left about the mean.
    focal = Focal([size(4, [True, False, True]), size(5, [False, True, False])])
    assert focal.difference() == (0.5, 0.5, 0.5)
    assert focal.games == 3 * 5 + 3 * 6


def test_the_baseline_of_several_challengers_plays_once():
    pairings = [Pairing(challenger, "random", 5, 4) for challenger in ("greenhorn", "drifter")]
    batch = focal_batch(pairings)
    assert len(batch.requests) == 4 * (1 + 5 + 5)
    alone = Pairing("greenhorn", "random", 5, 4)
    assert alone.comparison(play_all(batch)) == alone.comparison(play_all(focal_batch([alone])))


def test_settings_are_told_in_json():
    pairing = Pairing("greenhorn", "random", 5, 2, setting=CardGame(("base", "dodge_city")))
    data = Focal([pairing.comparison(play_all(focal_batch([pairing])))]).dump()
    assert (data["kind"], data["game"], data["setting"]["sets"]) == ("focal", "bang", ("base", "dodge_city"))
