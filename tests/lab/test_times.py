"""How long a bot thinks: what is timed, never how long it takes."""

import pytest

from boothill.bots import make_bot
from boothill.games.bang.lab.setting import CardGame
from boothill.lab.strength.times import Timed, Times, time_bot
from boothill.playing import play_out, seat_bots


def test_quantiles_by_hand():
    times = Times(2, [0.004, 0.001, 0.003, 0.002])
    assert (times.quantile(0.5), times.quantile(0.95)) == pytest.approx((3.0, 4.0))
    assert Times(0, []).dump() == {"games": 0, "decisions": 0, "p50_ms": 0.0, "p95_ms": 0.0}


def test_a_stop_watch_does_not_change_the_game():
    plain, watched, seconds = CardGame().match(4, 8), CardGame().match(4, 8), []
    choices = play_out(plain, seat_bots(["greenhorn"] * 4, 8))
    bots = [Timed(bot, seconds) for bot in seat_bots(["greenhorn"] * 4, 8)]
    assert (bots[0].name, bots[0].looks) == ("greenhorn", True)
    assert Timed(make_bot("random", 0), seconds).looks is False
    play_out(watched, bots)
    assert watched.state.winners == plain.state.winners
    assert len(seconds) == choices


def test_only_the_challenger_is_timed():
    four = time_bot(CardGame(), "random", "random", 4, 8, games=1)
    everybody = play_out(CardGame().match(4, 8), seat_bots(["random"] * 4, 8))
    assert 0 < len(four.seconds) < everybody
    assert four.games == 1
