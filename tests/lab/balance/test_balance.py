"""The balance of the game: counted right, filled evenly, resumable, and compared with what is known of it."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from boothill.games.bang.lab import signatures
from boothill.games.bang.lab.setting import CardGame
from boothill.kernel.errors import UserError
from boothill.lab.balance.study import (
    MIXES,
    PIECE,
    SEEDS_PER_SIZE,
    Balance,
    Cell,
    CellTally,
    Study,
    life_of,
    measure,
    name_of,
    play_piece,
    uplifts,
)
from boothill.lab.publish.balance_page import markdown, write
from boothill.lab.run.game import Outcome, play_game

RANDOM = ("random",)


@pytest.fixture(scope="module")
def study():
    return Study.of(RANDOM, (3, 5), ("base", "dice"), None, 2 * PIECE, seed=4)


@pytest.fixture(scope="module")
def found(study):
    return measure(study)


def outcome(roles, characters, winners, turns=10):
    return Outcome(tuple(winners), tuple(roles), tuple(roles), tuple(characters), 50, 40, turns, {}, False)


# ---- counting --------------------------------------------------------------------------------------------------


def test_cells_are_every_size_with_every_mix_and_careless_play():
    study = Study.of(("greenhorn",), (3, 4), ("base", "gold_rush"), "random", 10)
    assert study.cells == (
        Cell("base", 3, ("greenhorn",)),
        Cell("base", 4, ("greenhorn",)),
        Cell("gold_rush", 3, ("greenhorn",)),
        Cell("gold_rush", 4, ("greenhorn",)),
        Cell("base", 4, RANDOM),  # three have no law that careless play could favour
    )
    assert list(MIXES) == [
        "base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush", "everything", "dice",
    ]  # fmt: skip


def test_a_study_with_more_games_begins_with_the_same_pieces(study):
    more = study._replace(games=4 * PIECE)
    assert [piece[1:] for piece in more.pieces()][: len(study.pieces())] == [piece[1:] for piece in study.pieces()]
    assert more.digest == study.digest == study._replace(games=PIECE + 1).digest
    assert study._replace(seed=5).digest != study.digest
    filled = [sum(piece.cell == cell for piece in study.pieces()[:6]) for cell in range(4)]
    assert filled == [2, 2, 1, 1], "cells are filled evenly"


def test_the_base_game_may_have_more_games():
    study = Study.of(("greenhorn",), (4,), ("base", "dice"), "random", PIECE, base_games=2 * PIECE + 10)
    sizes = [(study.cells[piece.cell].mix, study.cells[piece.cell].bots[0], piece.stop) for piece in study.pieces()]
    first = [("base", "greenhorn", PIECE), ("dice", "greenhorn", PIECE), ("base", "random", PIECE)]
    assert sizes == [*first, ("base", "greenhorn", 2 * PIECE), ("base", "greenhorn", 2 * PIECE + 10)]
    assert study.left(None) == 4 * PIECE + 10
    assert study.digest != study._replace(base_games=PIECE).digest


def test_an_unknown_mix_is_refused():
    with pytest.raises(UserError, match="unknown mix of sets 'poker'"):
        Study.of(RANDOM, (5,), ("poker",), None, 10)


def test_the_games_are_those_of_the_seeds(found):
    tally = found.tallies[1]
    games = [play_game(CardGame(), RANDOM * 5, 4 + 5 * SEEDS_PER_SIZE + number) for number in range(2 * PIECE)]
    assert tally.games == len(games)
    assert tally.factions["outlaws"] == sum("outlaw" in {g.roles[seat] for seat in g.winners} for g in games)
    assert sum(turns * count for turns, count in tally.turns.items()) == sum(game.turns for game in games)
    assert tally.counts["reshuffles"] == sum(game.counts["reshuffles"] for game in games)
    assert tally.seats["outlaw el_gringo"] == sum(
        pair == ("outlaw", "el_gringo") for game in games for pair in zip(game.roles, game.characters, strict=True)
    )


def test_quantiles_are_of_the_turns():
    tally = CellTally()
    for turns in range(1, 11):
        tally.count(outcome(["outlaw"], ["el_gringo"], [0], turns))
    assert (tally.quantile(0.1), tally.quantile(0.5), tally.quantile(0.9)) == (1, 5, 9)


def test_uplift_is_measured_from_the_same_role():
    tally = CellTally()
    # The Sheriff always wins, whoever he is; of the Outlaws only El Gringo ever does.
    for _ in range(10):
        tally.count(outcome(["sheriff", "outlaw"], ["jesse_jones", "el_gringo"], [0, 1]))
        tally.count(outcome(["sheriff", "outlaw"], ["el_gringo", "jesse_jones"], [0]))
    found = uplifts([tally])
    assert list(found) == ["el_gringo", "jesse_jones"]
    best = found["el_gringo"].interval()
    assert best.value == pytest.approx((10 * 0.5 + 0) / 20)
    assert found["jesse_jones"].interval().value == pytest.approx(-best.value)
    assert best.low < best.value < best.high


def test_uplifts_of_a_cell_even_out(found):
    for tally in found.tallies:
        every = uplifts([tally]).values()
        assert sum(uplift.excess for uplift in every) == pytest.approx(0.0, abs=1e-9)


def test_characters_have_names_and_life():
    assert (name_of("slab_the_killer"), name_of("stranger")) == ("Slab the Killer", "stranger")
    assert (life_of("base", "el_gringo"), life_of("dice", "el_gringo")) == (3, 7)


# ---- playing ---------------------------------------------------------------------------------------------------


def test_the_result_is_the_same_with_two_workers_and_after_a_break(study, found, tmp_path):
    file, half = tmp_path / "ledger.jsonl", study._replace(games=PIECE)
    measure(half, workers=2, ledger=half.ledger(file))
    seen = []
    kept = study.ledger(file)
    assert study.left(kept) == 4 * PIECE
    whole = measure(study, workers=1, ledger=kept, progress=seen.append)
    assert sum(seen) == 4 * PIECE, "only what was not in the ledger"
    assert whole.dump() == found.dump()
    assert measure(study, ledger=study.ledger(file), minutes=0).dump() == found.dump(), "all of it is in the ledger"
    assert measure(half, ledger=half.ledger(file), minutes=0).dump()["games"] == 4 * PIECE
    with pytest.raises(UserError, match="another plan"):
        study._replace(seed=9).ledger(file)


def test_a_study_may_grow_and_shrink_by_any_number_of_games(tmp_path):
    file = tmp_path / "ledger.jsonl"
    for games, left in ((30, 30), (80, 80), (30, 0), (110, 60), (80, 0)):
        study = Study.of(RANDOM, (4,), ("base",), None, games)
        ledger = study.ledger(file)
        assert study.left(ledger) == left, "a piece that was not whole is played again"
        found = measure(study, ledger=ledger).dump()
        assert found["games"] == games
        assert found == measure(study).dump()


def test_pieces_that_two_runs_wrote_down_count_once(tmp_path):
    study = Study.of(RANDOM, (4,), ("base",), None, 2 * PIECE)
    file = tmp_path / "ledger.jsonl"
    first, second = study.ledger(file), study.ledger(file)
    for ledger in (first, second):
        measure(study, ledger=ledger)
    kept = study.ledger(file)
    assert study.left(kept) == 0
    assert measure(study, ledger=kept, minutes=0).dump() == measure(study).dump()


def test_sizes_have_seeds_of_their_own_and_mixes_share_them():
    study = Study.of(RANDOM, (4, 5), ("base", "promos"), None, 10, seed=7)
    seeds = [study.plan(cell).seed for cell in study.cells]
    assert seeds == [7 + 4 * SEEDS_PER_SIZE, 7 + 5 * SEEDS_PER_SIZE] * 2


def test_a_piece_travels_as_json(study):
    piece = study.pieces()[0]
    tally = CellTally()
    tally.add(json.loads(json.dumps(play_piece(piece))))
    assert tally.dump() == play_piece(piece)


# ---- figures ---------------------------------------------------------------------------------------------------


def test_the_figures_tell_sides_and_of_three_roles(found):
    data = found.dump()
    three, five, *dice = data["cells"]
    assert list(three["sides"]) == ["deputy", "outlaw", "renegade"]
    assert list(five["sides"]) == ["law", "outlaws", "renegade"]
    assert sum(side["value"] for side in five["sides"].values()) == pytest.approx(1.0)
    assert {"reshuffles", "ambushes"} <= set(five)
    assert "gatlings" in dice[0]
    assert len(data["characters"]["base"]) == 16
    values = [one["uplift"]["value"] for one in data["characters"]["base"]]
    assert all(better >= worse for better, worse in pairwise(values))


def test_the_report_is_markdown_with_charts_beside_it(found, tmp_path):
    data = found.dump()
    pytest.importorskip("vl_convert")
    written = write(data, tmp_path / "balance.md", "boothill lab balance")
    text = Path(written[-1]).read_text(encoding="utf-8")
    assert text == markdown(data, "balance", "boothill lab balance")
    for file in written[:-1]:
        assert f"](balance/{file.name})" in text
        assert file.read_text(encoding="utf-8").startswith("<svg")
    assert {file.name for file in written} >= {"sides-base.svg", "sides-dice.svg", "characters-base.svg", "length.svg"}
    assert "    boothill lab balance\n" in text
    for line in text.splitlines():
        assert "|" not in line or line.startswith("|")


# ---- what is known of the game ---------------------------------------------------------------------------------


def cell(players, law, outlaws, renegade, **more):
    def rate(value):
        return {"value": value, "low": value - 0.01, "high": value + 0.01}

    sides = {"law": rate(law), "outlaws": rate(outlaws), "renegade": rate(renegade)}
    usual = {"turns": {"mean": 50.0}, "reshuffles": 1.5, "ambushes": 0.0}
    return {"mix": "base", "players": players, "bots": ["marshal"], "sides": sides, **usual, **more}


GOOD = [cell(4, 0.3, 0.5, 0.2), cell(5, 0.5, 0.35, 0.15), cell(6, 0.4, 0.5, 0.1), cell(7, 0.5, 0.44, 0.06)]


def verdicts(cells, characters=()):
    data = {"bots": ["marshal"], "cells": cells, "characters": {"base": list(characters)}}
    return [(line.letter, line.verdict) for line in signatures.signatures(data)]


def character(name, life, value):
    return {"name": name, "life": life, "uplift": {"value": value, "low": value, "high": value}}


def test_a_game_as_expected_passes_every_line():
    careless = [{**one, "bots": ["drifter"]} for one in (cell(4, 0.6, 0.3, 0.1), cell(5, 0.57, 0.4, 0.03))]
    lines = verdicts([*GOOD, *careless], [character("A", 4, 0.05), character("B", 3, -0.04)])
    assert [letter for letter, _ in lines] == list("abcdeefg")
    assert {verdict for _, verdict in lines} == {"holds"}


def test_what_was_not_played_is_not_judged():
    assert {verdict for _, verdict in verdicts([])} == {"not measured"}


@pytest.mark.parametrize(
    ("letter", "cells", "verdict"),
    [
        ("a", [cell(4, 0.6, 0.2, 0.2), *GOOD[1:]], "holds in part"),
        ("a", [cell(4, 0.6, 0.2, 0.2)], "does not hold"),
        ("b", [*GOOD, {**cell(5, 0.4, 0.5, 0.1), "bots": ["random"]}], "does not hold"),
        ("c", [cell(4, 0.5, 0.4, 0.1), cell(5, 0.5, 0.35, 0.15)], "holds in part"),
        ("d", [cell(5, 0.5, 0.4, 0.1, turns={"mean": 30.0}), GOOD[3]], "holds in part"),
        ("f", [cell(5, 0.5, 0.4, 0.1, ambushes=0.02)], "does not hold"),
        ("g", [cell(5, 0.5, 0.4, 0.1, reshuffles=0.5)], "does not hold"),
    ],
)
def test_a_game_unlike_what_is_known_is_told(letter, cells, verdict):
    assert dict(verdicts(cells))[letter] == verdict


def test_a_character_that_decides_games_is_told():
    lines = verdicts(GOOD, [character("A", 3, 0.12), character("B", 4, -0.04)])
    assert [verdict for letter, verdict in lines if letter == "e"] == ["does not hold", "does not hold"]


@pytest.mark.parametrize(
    ("turns_of_sheriff", "turns_of_last", "fell", "ambushes"),
    [(1, 0, True, 1), (1, 1, True, 0), (2, 0, True, 0), (1, 0, False, 0)],
)
def test_an_ambush_is_the_end_of_the_sheriff_before_the_last_has_had_a_turn(
    turns_of_sheriff, turns_of_last, fell, ambushes
):
    t = CardGame().match(5, 1).state
    sheriff = t.role.index(0)
    begun = [0] * 5
    begun[sheriff], begun[sheriff - 1] = turns_of_sheriff, turns_of_last
    t.turns_begun = tuple(begun)
    t.eliminated = [sheriff] if fell else []
    assert CardGame().counts(t)["ambushes"] == ambushes


def test_nothing_measured_says_nothing():
    study = Study.of(RANDOM, (5,), ("base",), None, 10)
    assert Balance(study, [CellTally()]).dump()["cells"] == []
