"""The mixed league."""

from collections import Counter
from math import exp
from random import Random

import pytest

from boothill.games.dice.lab.setting import DiceGame
from boothill.lab.run.batch import Ending, Request, play_all
from boothill.lab.strength.league import League, SeatResult, Standings

LEAGUE = League(("random", "greenhorn"), (4, 5), 60, seed=300)


def test_line_ups_are_drawn_from_the_seed_and_even():
    league = League(("random", "greenhorn", "drifter"), (4, 7), 600)
    games = [league.game(number, 7) for number in range(600)]
    assert games == [league.game(number, 7) for number in range(600)]
    for seat in range(7):
        counts = Counter([game.line_up[seat] for game in games])
        assert all(150 < counts[bot] < 250 for bot in league.bots)
    assert len({game.line_up for game in games}) > 400
    assert league._replace(seed=5).game(0, 7) == league.game(5, 7)
    assert len(league.batch.requests) == 1200


@pytest.fixture(scope="module")
def standings():
    return LEAGUE.standings(play_all(LEAGUE.batch))


def test_the_better_bot_leads(standings):
    assert standings.ranked == ["greenhorn", "random"]
    strong, weak = standings.log_odds("greenhorn"), standings.log_odds("random")
    assert strong.low > 0.2
    assert strong.value == pytest.approx(-weak.value)
    assert standings.elo("greenhorn").value == pytest.approx(173.7 * strong.value, rel=0.001)
    assert standings.lead("greenhorn", "random").value == pytest.approx(2 * standings.elo("greenhorn").value)
    assert standings.lead("greenhorn", "random").low == pytest.approx(2 * standings.elo("greenhorn").low)


def test_records_count_every_seat(standings):
    assert standings.games == 120
    records = [standings.record(bot, role) for bot in LEAGUE.bots for role in standings.roles]
    assert sum(record.seats for record in records) == 60 * (4 + 5)
    assert sum(record.wins for record in records) == sum(standings.record(bot).wins for bot in LEAGUE.bots)
    assert standings.roles == ["sheriff", "deputy", "outlaw", "renegade"]


def test_the_league_as_data(standings):
    data = standings.dump()
    assert (data["kind"], data["bots"], data["players"], data["games"]) == ("league", [*LEAGUE.bots], [4, 5], 120)
    assert [entry["bot"] for entry in data["strength"]] == ["greenhorn", "random"]
    assert [(pair["bot"], pair["other"]) for pair in data["pairs"]] == [("greenhorn", "random")]
    assert len(data["by_role"]) == 8


def test_characters_may_explain_wins_as_well(standings):
    league = LEAGUE._replace(with_characters=True)
    told = league.standings(play_all(league.batch))
    assert len(told.model.labels) == len(standings.model.labels) + 15
    assert told.log_odds("greenhorn").low > 0.2


def test_a_seat_knows_its_distance_to_the_sheriff_and_its_team_mates():
    game = Request(("a", "b", "c", "b", "a", "d", "e"), 1)
    roles = ("outlaw", "deputy", "sheriff", "outlaw", "renegade", "outlaw", "deputy")
    ending = Ending(roles, (0, 3, 5), ("?",) * 7, False)
    seats = [SeatResult.of(0, game, ending, seat) for seat in range(7)]
    assert [seat.distance for seat in seats] == [2, 1, 0, 1, 2, 3, 3]
    assert [seat.mates for seat in seats] == [
        ("b", "d"), ("c", "e"), ("b", "e"), ("a", "d"), (), ("a", "b"), ("b", "c"),
    ]  # fmt: skip
    three = SeatResult.of(
        0, Request(("a", "b", "c"), 1), Ending(("deputy", "outlaw", "renegade"), (0,), ("?",) * 3, False), 0
    )
    assert (three.distance, three.mates, three.won) == (0, (), True)


def test_what_a_bot_does_for_its_friends_is_told_from_what_it_does_for_itself():
    league, luck = League(("a", "b"), (6,), 1500), Random(5)
    seats = []
    for number in range(league.seeds):
        line_up = tuple(luck.choice("ab") for _ in range(6))
        roles = ("sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy")
        for seat in range(1, 4):
            mates = sum(line_up[at] == "b" for at in range(1, 4) if at != seat)
            won = luck.random() < 1 / (1 + exp(-(-1.0 + 0.9 * mates)))
            ending = Ending(roles, (seat,) if won else (), ("?",) * 6, False)
            seats.append(SeatResult.of(number, Request(line_up, number), ending, seat))
    standings = Standings(league, seats, 0, league.model(seats))
    lead = standings.model.contrast({("bot", "b"): 1.0})
    assert lead.low < 0.0 < lead.high
    mates = standings.model.contrast({("mate", "b"): 1.0})
    assert mates.low < 0.9 < mates.high
    assert mates.low > 0.6


def test_an_unfinished_game_is_counted_and_won_by_nobody():
    league = League(("random", "greenhorn"), (4,), 2)
    roles = ("sheriff", "outlaw", "outlaw", "renegade")
    endings = {game: Ending(roles, (), ("?",) * 4, True) for game in league.batch.requests}
    standings = league.standings(endings)
    assert (standings.unfinished, sum(standings.record(bot).wins for bot in league.bots)) == (2, 0)


@pytest.mark.parametrize(
    ("league", "message"),
    [
        (LEAGUE._replace(bots=("random",)), "two or more different bots"),
        (LEAGUE._replace(bots=("random", "random")), "two or more different bots"),
        (LEAGUE._replace(bots=("random", "billy")), "unknown bot 'billy'"),
        (LEAGUE._replace(seeds=1), "1 seed gives no interval"),
        (LEAGUE._replace(players=(5, 9), setting=DiceGame()), "9 players cannot play"),
    ],
)
def test_an_impossible_league_is_refused(league, message):
    with pytest.raises(ValueError, match=message):
        _ = league.batch
