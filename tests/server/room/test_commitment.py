"""What a game is dealt from is committed to before it begins, and opened when it is over."""

import hashlib
import json
from random import Random

import pytest

from boothill.games.bang.rules.game import BANG
from boothill.games.dice.rules.game import DICE
from boothill.kernel.journal import Journal
from boothill.server.room import commitment
from support.rooms import Parlour, people_at


def test_a_commitment_recomputed_by_hand():
    """Bytes and hash written down once, so that no later version changes what people check against."""
    options = {"seed": 42, "players": ["Zoë", "Bob"], "sets": ["base"], "characters": None, "shadow": False}
    told = b'0123abcd{"characters":null,"players":["Zo\\u00eb","Bob"],"seed":42,"sets":["base"],"shadow":false}'
    assert commitment.commit("0123abcd", options) == hashlib.sha256(told).hexdigest()
    expected = "c8c7454ab68e0e46ad61f73c3b817981b509f5baa79ff49e31d390bc4f1b47d9"
    assert commitment.commit("0123abcd", options) == expected


def test_the_order_of_the_options_does_not_matter_and_everything_else_does():
    options = {"seed": 42, "players": ["Ann", "Bob"], "sets": ["base"]}
    told = commitment.commit("salt", options)
    assert commitment.commit("salt", dict(reversed(options.items()))) == told
    others = [
        commitment.commit("salz", options),
        commitment.commit("salt", {**options, "seed": 43}),
        commitment.commit("salt", {**options, "players": ["Bob", "Ann"]}),
        commitment.commit("salt", {**options, "sets": []}),
    ]
    assert len({told, *others}) == 5


def test_seeds_and_salts_cannot_be_foreseen():
    drawn = [commitment.fresh() for _ in range(500)]
    assert len({seed for seed, _ in drawn}) == len({salt for _, salt in drawn}) == 500
    assert all(0 <= seed < 2**53 == commitment.SEEDS for seed, _ in drawn), "a browser's numbers can tell them apart"
    assert max(seed for seed, _ in drawn) > 2**52
    assert all(len(bytes.fromhex(salt)) == 16 for _, salt in drawn)


@pytest.mark.parametrize("game", [BANG, DICE], ids=["bang", "dice"])
def test_a_game_is_committed_to_when_it_begins_and_opened_when_it_is_over(game):
    parlour = Parlour(players=4, game=game.id, bot="random")
    (ann,) = people_at(parlour, 1)
    parlour.begin()
    first = ann.messages[-1]
    assert "result" not in first
    commitment = first["game"]["commitment"]
    assert len(commitment) == 64
    roles = parlour.room.live.match.state.role
    for _ in parlour.questions(Random(2).randrange):
        assert parlour.room.live.result is None
    result = ann.result
    told = json.dumps(result["options"], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    assert hashlib.sha256((result["salt"] + told).encode()).hexdigest() == commitment == result["commitment"]
    assert result["seed"] == result["options"]["seed"]
    # The options decide the whole deal.
    assert game.new(result["options"], Journal()).role == roles
    row = parlour.kept.matches[1]
    assert (row.salt, row.commitment, row.options) == (result["salt"], commitment, result["options"])


def test_two_games_with_the_same_settings_are_dealt_from_different_seeds():
    told = set()
    for _ in range(3):
        parlour = Parlour(players=4)
        people_at(parlour, 1)
        parlour.begin()
        told.add((parlour.kept.matches[1].options["seed"], parlour.kept.matches[1].salt))
    assert len({seed for seed, _ in told}) == len({salt for _, salt in told}) == 3
