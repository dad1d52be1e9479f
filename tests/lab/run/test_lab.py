"""Many games: counted right, the same however they are spread, and nothing dropped."""

import json
from collections import Counter

import pytest

from boothill.cli.main import main
from boothill.games.bang.lab.setting import CardGame
from boothill.kernel.decision import Decision
from boothill.lab.run.game import play_game
from boothill.lab.run.pool import chunks, run_jobs
from boothill.lab.run.simulate import Plan, Tally, simulate
from boothill.lab.strength.paired import Pairing, compare, play_seed
from boothill.lab.strength.stats import clustered
from boothill.playing import play_out, seat_bots
from support.games import ALL_SETS

# ---- one game --------------------------------------------------------------------------------------------------


class Watcher:
    """Answers with the first option and remembers what it was asked."""

    name = "watcher"
    looks = False

    def __init__(self):
        self.asked = []

    def choose(self, view, decision: Decision):
        self.asked.append(len(decision.options))
        return 0


def test_a_question_with_one_answer_is_not_put_to_the_bot():
    bots = [Watcher() for _ in range(4)]
    match = CardGame().match(4, 1)
    choices = play_out(match, bots, cap=200)
    asked = [options for bot in bots for options in bot.asked]
    assert min(asked) > 1
    assert len(asked) == choices < match.answered


def test_a_finished_game_tells_how_it_went():
    outcome = play_game(CardGame(), ["greenhorn"] * 5, 11)
    assert not outcome.capped
    assert Counter(outcome.roles) == {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1}
    assert outcome.winners
    assert outcome.turns > 1


def test_a_game_stopped_at_the_cap_has_no_winner():
    outcome = play_game(CardGame(), ["random"] * 5, 11, cap=10)
    assert (outcome.capped, outcome.decisions, outcome.winners) == (True, 10, ())


def test_seats_have_luck_of_their_own():
    decision = Decision(0, "play", [(0, at, -1, -1, -1) for at in range(1000)])
    assert len({bot.choose(None, decision) for bot in seat_bots(["random"] * 7, 1)}) == 7


# ---- spreading work --------------------------------------------------------------------------------------------


def test_chunks_cover_everything_once():
    assert [list(part) for part in chunks(3, 7, 3)] == [[3, 4, 5], [6, 7, 8], [9]]


def test_no_workers_cannot_work():
    with pytest.raises(ValueError, match="0 workers"):
        list(run_jobs(str, [1], 0))


# ---- simulating ------------------------------------------------------------------------------------------------


def test_simulation_is_the_same_with_one_and_two_workers():
    plan = Plan(4, 60, ("greenhorn", "random"), seed=5)
    seen = []
    one = simulate(plan, workers=1)
    two = simulate(plan, workers=2, progress=seen.append)
    assert one == two
    assert sum(seen) == 60


def test_simulation_counts_every_seat_and_every_game():
    tally = simulate(Plan(5, 30, ("random",)))
    assert tally.games == 30
    assert tally.seats("role") == {"sheriff": 30, "deputy": 30, "outlaw": 60, "renegade": 30}
    assert tally.seats("bot") == {"random": 150}
    assert sum(tally.factions.values()) == 30
    assert tally.wins("role")["sheriff"] == tally.wins("role")["deputy"] == tally.factions["law"]
    assert tally.wins("role")["outlaw"] == 2 * tally.factions["outlaws"]


@pytest.mark.rule("SH-13")
def test_a_renegade_who_wins_as_a_shadow_is_no_side_of_his_own():
    plan = Plan(5, 60, ("random",), setting=CardGame(ALL_SETS, shadow=True))
    tally, served = Tally(), 0
    for number in range(plan.games):
        outcome = play_game(plan.setting, plan.line_up(number), number)
        sides = {outcome.sides[seat] for seat in outcome.winners}
        assert sides in ({"sheriff"}, {"sheriff", "deputy"}, {"outlaw"}, {"renegade"}), "one side wins"
        renegade = outcome.roles.index("renegade")
        assert [seat for seat in range(5) if outcome.sides[seat] != outcome.roles[seat]] in ([], [renegade])
        served += renegade in outcome.winners and outcome.sides[renegade] != "renegade"
        tally.count(outcome, plan.line_up(number))
    assert served > 5
    assert simulate(plan) == tally
    assert sum(tally.factions.values()) == 60
    assert tally.wins("role")["sheriff"] == tally.wins("role")["deputy"] == tally.factions["law"]
    assert tally.wins("role")["outlaw"] == 2 * tally.factions["outlaws"]
    assert tally.wins("role")["renegade"] == tally.factions["renegade"] + served


def test_players_of_a_side_win_together_and_are_one_trial():
    tally = simulate(Plan(6, 40, ("random",)))
    law, outlaws = tally.faction_rates()["law"], tally.rates("role")["outlaw"]
    won = tally.factions["outlaws"]
    assert tally.seats("role")["outlaw"] == 3 * 40
    assert outlaws == pytest.approx(clustered([1.0] * won + [0.0] * (40 - won)))
    assert tally.rates("role")["sheriff"].value == law.value
    assert tally.dump()["by_role"]["outlaw"] == {
        "wins": 3 * won, "seats": 120, "rate": outlaws.value, "low": outlaws.low, "high": outlaws.high,
    }  # fmt: skip


def test_one_game_says_nothing_of_rates():
    tally = simulate(Plan(5, 1, ("random",)))
    assert {rate[1:] for rate in tally.rates("role").values()} == {(0.0, 1.0)}


def test_bots_take_turns_in_the_seats():
    plan = Plan(5, 6, ("greenhorn", "random", "random"))
    seats = [Counter(plan.line_up(number)[seat] for number in range(6)) for seat in range(5)]
    assert seats == [{"greenhorn": 2, "random": 4}] * 5


def test_unfinished_games_are_counted():
    tally = simulate(Plan(5, 8, ("random",), cap=20))
    assert (tally.games, tally.unfinished, sum(tally.factions.values())) == (8, 8, 0)
    assert tally.dump()["factions"]["law"]["games"] == 8


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan(5, 0, ("random",)), "0 games"),
        (Plan(5, 1, ("billy",)), "unknown bot 'billy'"),
        (Plan(9, 1, ("random",)), "9 players cannot play"),
        (Plan(4, 1, ("random",) * 5), "5 bots do not fit"),
        (Plan(4, 1, ("random",), setting=CardGame(("base", "moon"))), "unknown set 'moon'"),
        (
            Plan(3, 1, ("random",), setting=CardGame(shadow=True)),
            "3 players have no Sheriff, and without one there are no shadows",
        ),
    ],
)
def test_an_impossible_plan_is_refused(plan, message):
    with pytest.raises(ValueError, match=message):
        simulate(plan)


def told(capsys, *arguments):
    code = main(["simulate", "--bots", "random", "--workers", "1", *arguments])
    return code, *capsys.readouterr()


def test_the_command_plays_with_shadows(capsys):
    code, out, err = told(capsys, "--games", "4", "--shadow", "--sets", "base,gold_rush")
    assert (code, err) == (0, "")
    assert out.startswith("4 games of 5 players with base, gold_rush, shadows, bots random, seeds 0 to 3\n")
    assert "A Renegade may also win with the side they have to serve as a shadow: then that side has won.\n" in out
    assert "shadow" not in told(capsys, "--games", "4")[1]


def test_the_command_tells_of_shadows_in_json(capsys):
    for more in ([], ["--paired", "--bots", "random,greenhorn"]):
        data = [json.loads(told(capsys, "--games", "12", "--json", *more, *on)[1]) for on in ([], ["--shadow"])]
        assert [one.pop("shadow") for one in data] == [False, True]
        assert data[0] != data[1]


@pytest.mark.parametrize("more", [[], ["--paired", "--bots", "random,greenhorn"]])
def test_the_command_refuses_shadows_among_three(capsys, more):
    code, out, err = told(capsys, "--games", "4", "--players", "3", "--shadow", *more)
    assert (code, out) == (2, "")
    assert err == (
        "boothill simulate: 3 players have no Sheriff, and without one there are no shadows; leave them out.\n"
    )


def test_the_help_of_the_command_names_the_shadows(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    assert "--shadow" in capsys.readouterr().out


# ---- comparing bots --------------------------------------------------------------------------------------------


def test_greenhorn_beats_random():
    comparison = compare(Pairing("greenhorn", "random", players=5, seeds=30, seed=70_000), workers=2)
    assert comparison.difference().low > 0.2
    assert comparison.unfinished == 0
    assert comparison.games == 180


def test_a_bot_gains_nothing_over_itself():
    comparison = compare(Pairing("greenhorn", "greenhorn", players=4, seeds=4))
    assert comparison.difference() == (0.0, 0.0, 0.0)


def test_the_comparison_is_by_seat_and_role():
    pairing = Pairing("greenhorn", "random", players=4, seeds=2, seed=3)
    result = play_seed(pairing, 1)
    baseline = play_game(CardGame(), ["random"] * 4, 4)
    third = play_game(CardGame(), ["random", "random", "greenhorn", "random"], 4)
    assert result.roles == baseline.roles
    assert result.baseline == tuple(seat in baseline.winners for seat in range(4))
    assert result.challenger[2] == (2 in third.winners)


def test_a_comparison_may_be_played_with_shadows():
    pairing = Pairing("greenhorn", "random", players=5, seeds=3, seed=2, setting=CardGame(shadow=True))
    result = play_seed(pairing, 1)
    baseline = play_game(pairing.setting, ["random"] * 5, 3)
    assert result.baseline == tuple(seat in baseline.winners for seat in range(5))
    assert compare(pairing).dump()["shadow"] is True
    assert compare(pairing) != compare(pairing._replace(setting=CardGame()))
    with pytest.raises(ValueError, match="3 players have no Sheriff"):
        compare(pairing._replace(players=3))


def test_a_comparison_needs_known_bots_and_several_seeds():
    with pytest.raises(ValueError, match="unknown bot"):
        compare(Pairing("billy", "random", players=4, seeds=4))
    with pytest.raises(ValueError, match="2 or more"):
        compare(Pairing("random", "random", players=4, seeds=1))
