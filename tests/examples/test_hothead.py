"""The example of a bot from outside plays whole games, and beats the bot everybody has to beat."""

from pathlib import Path

import pytest

from boothill.lab.run.game import play_game
from boothill.lab.run.setting import setting_of
from support.games import ALL_SETS

EXAMPLE = Path(__file__).parents[2] / "examples" / "hothead.py"


@pytest.mark.parametrize("players", [3, 4, 8])
def test_it_plays_with_every_card_at_tables_of_every_size(players):
    setting = setting_of("bang").with_sets(ALL_SETS)
    for seed in range(3):
        outcome = play_game(setting, [str(EXAMPLE)] + ["random"] * (players - 1), seed)
        assert outcome.winners
        assert not outcome.capped


def test_it_wins_more_often_than_the_random_bot_in_its_place():
    """In 40 games of each the two cannot come out so far apart by chance."""
    setting = setting_of("bang")
    wins = {}
    for name in (str(EXAMPLE), "random"):
        games = [play_game(setting, [name, "random", "random", "random"], seed) for seed in range(40)]
        wins[name] = sum(0 in game.winners for game in games)
    assert wins[str(EXAMPLE)] >= wins["random"] + 8


def test_it_is_short_enough_to_be_read():
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 50
