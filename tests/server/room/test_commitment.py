"""What a game is dealt from is committed to before it begins, and opened when it is over."""

import hashlib
import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill import __version__
from boothill.games.bang.rules.game import BANG
from boothill.games.dice.rules.game import DICE
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.record import replay, resume, save
from boothill.server.room import commitment
from boothill.server.store.coding import checkpoint_row, checkpoint_values
from boothill.server.store.rows import CheckpointRow
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings
from support.games import law
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
    assert all(0 <= seed < 2**128 == commitment.SEEDS for seed, _ in drawn)
    assert all(any(seed >> bit & 1 for seed, _ in drawn) for bit in range(128)), "every bit is drawn"
    assert min(seed for seed, _ in drawn) > 2**100, "nobody can try them all"
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


def as_a_browser_tells(data):
    """JSON data read and written again by a browser, all of whose numbers are floating-point ones."""
    return json.loads(json.dumps(data), parse_int=lambda digits: int(float(digits)))


LARGE = st.integers(0, commitment.SEEDS - 1) | st.sampled_from([2**53 - 1, 2**53, 2**53 + 1, 2**64 - 1, 2**64 + 1])


@pytest.mark.parametrize("game", [BANG, DICE], ids=["bang", "dice"])
@law(25)
@given(seed=LARGE)
def test_browsers_can_check_every_deal(game, seed):
    options = wire_of(game.id).options(Settings(game=game.id, players=4), ["Ann", "Bob", "Cat", "Dan"], seed)
    state = game.new(options, Journal())
    told = game.options(state)
    assert told == options
    assert state.seed == seed
    assert commitment.commit("salt", as_a_browser_tells(told)) == commitment.commit("salt", told)
    assert game.new(as_a_browser_tells(told), Journal()).dump() == state.dump()


@pytest.mark.parametrize("game", [BANG, DICE], ids=["bang", "dice"])
@law(10)
@given(seed=LARGE)
def test_a_game_from_any_seed_can_be_played_again_from_its_record(game, seed):
    given = str(seed) if seed % 2 else seed
    match = Match(game, game.new({"players": 4, "seed": given}, Journal()))
    assert game.options(match.state)["seed"] == given, "what is committed to is what was given"
    for number in range(60):
        if match.decision is not None:
            match.push(number % len(match.decision.options))
    data = json.loads(json.dumps(save(match, __version__)))
    assert replay(data, game).state.dump() == match.state.dump()
    again, said = resume({**data, "engine": "older"}, game, __version__)
    assert said
    assert again.state.dump() == match.state.dump()
    assert again.state.seed == seed
    # The database gives back the seed as it was, to the last digit.
    row = CheckpointRow("table", 1, 60, game.dump(match.state))
    table_id, number, answers, state = checkpoint_values(row)
    kept = checkpoint_row(type("Row", (), {"table_id": table_id, "game": number, "answers": answers, "state": state}))
    assert kept == row


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_game_of_the_server_is_dealt_from_a_large_seed_and_survives_it(game):
    parlour = Parlour(players=4, game=game, bot="random", games=2)
    (ann,) = people_at(parlour, 1)
    parlour.begin()
    seed = parlour.room.live.match.state.seed
    assert seed > 2**64, "one in 2**64 is not"
    luck = Random(3)
    for asked, _ in enumerate(parlour.questions(luck.randrange)):
        if asked == 50:
            twin = parlour.reopened()
            assert twin.room.live.match.state.dump() == parlour.room.live.match.state.dump()
    result = ann.result
    assert result["seed"] == result["options"]["seed"] == str(seed)
    assert commitment.commit(result["salt"], as_a_browser_tells(result["options"])) == result["commitment"]
    parlour.begin()
    assert parlour.room.live.match.state.seed not in (seed, 0)
