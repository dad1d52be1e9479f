"""`import boothill`: the few names a tinkerer needs."""

import json
import subprocess
import sys

import pytest

import boothill
from boothill import library
from boothill.kernel.errors import UserError
from boothill.kernel.record import BadRecord, ReplayMismatch
from boothill.titles import TITLES
from support.compiled import doc_of


def test_every_name_is_there_documented_and_no_other():
    assert {*boothill.__all__} == {*library.__all__, "__version__"}
    assert {*boothill.__all__} <= {*dir(boothill)}
    for name in library.__all__:
        thing = getattr(boothill, name)
        assert thing is getattr(library, name)
        assert isinstance(thing, int) or doc_of(thing)
    with pytest.raises(AttributeError, match="module 'boothill' has no attribute 'nothing'"):
        boothill.nothing  # noqa: B018


def test_importing_it_loads_nothing_else():
    program = (
        "import sys, boothill\n"
        "before = sorted(name for name in sys.modules if name.startswith('boothill'))\n"
        "boothill.new_game('dice', players=3)\n"
        "unused = ('boothill.server', 'boothill.games.bang', 'rich')\n"
        "after = [name for name in sys.modules if name.startswith(unused)]\n"
        "print(before, after)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "['boothill', 'boothill.builds'] []"


def test_the_games_and_their_bots_are_named():
    assert boothill.known_games() == list(TITLES)
    assert boothill.bots_of("bang")[0] == "random"


@pytest.mark.parametrize("options", [{"sets": ("base", "dodge_city")}, {"game": "dice"}], ids=["bang", "dice"])
def test_a_game_is_made_looked_at_and_answered(options):
    match = boothill.new_game(players=4, seed=7, **options)
    assert match.digest() == boothill.new_game(players=4, seed=7, **options).digest()
    assert match.digest() != boothill.new_game(players=4, seed=8, **options).digest()
    question = match.decision
    assert question.number == 1
    assert len(match.choices) == len(question.options) > 1
    assert len(set(match.choices)) == len(match.choices)
    assert match.view(question.seat).names == ("A", "B", "C", "D")
    with pytest.raises(UserError):
        match.answer(2, 0)
    match.answer(1, 0)
    assert match.answered == 1
    assert boothill.winners(match) == ()


def test_a_game_that_is_not_recorded_keeps_nothing():
    match = boothill.new_game("bang", players=4, record=False)
    assert match.events == []
    with pytest.raises(UserError, match="only a recorded match can be saved"):
        boothill.save(match)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"game": "chess"}, "unknown game 'chess'; known games are bang, dice"),
        ({"players": 2}, "2 players cannot play"),
        ({"flavour": 1}, "unknown table option 'flavour'"),
        ({"sets": ["base", "nothing"]}, "unknown set 'nothing'"),
    ],
)
def test_what_cannot_be_made_is_told_in_one_sentence(options, says):
    with pytest.raises(UserError, match=f"^[^\n]*{says}"):
        boothill.new_game(**{"players": 4, **options})


def test_names_of_bots_are_dealt_round_the_table():
    played = [boothill.new_game("bang", players=4, seed=3) for _ in range(3)]
    assert boothill.play(played[0], ["greenhorn", "random"])
    boothill.play(played[1], ["greenhorn", "random", "greenhorn", "random"])
    boothill.play(played[2], ["random", "greenhorn"])
    assert played[0].digest() == played[1].digest() != played[2].digest()
    assert played[0].over


def test_bots_that_were_made_play():
    match = boothill.new_game("dice", players=3, seed=1)
    bots = [boothill.make_bot("random", seed=seat, game="dice") for seat in range(3)]
    won = boothill.play(match, bots)
    assert won == boothill.winners(match)
    assert set(won) <= {"A", "B", "C"}
    assert won


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ([], "nobody plays"),
        (["billy"], "unknown bot 'billy'"),
        ([boothill.make_bot("random", seed=1)], "one seat of one game"),
    ],
)
def test_bots_that_cannot_play_are_told_of_before_anything_happens(bots, says):
    match = boothill.new_game("bang", players=4)
    with pytest.raises(UserError, match=says):
        boothill.play(match, bots)
    assert match.answered == 0


def test_a_game_is_saved_taken_up_and_replayed():
    match = boothill.new_game("bang", players=["Ann", "Bob", "Cat", "Dan"], sets=["base", "gold_rush"], seed=5)
    for _ in range(30):
        match.answer(match.decision.number, 0)
    data = json.loads(json.dumps(boothill.save(match)))
    again = boothill.resume(data)
    assert (again.answered, again.digest()) == (30, match.digest())
    assert boothill.replay(data, upto=10).answered == 10
    assert boothill.replay(data).digest() == match.digest()
    assert set(boothill.play(again, ["random"])) <= {"Ann", "Bob", "Cat", "Dan"}
    data["answers"][3][1] = "something else"
    with pytest.raises(ReplayMismatch):
        boothill.replay(data)


@pytest.mark.parametrize("data", [{}, {"game": "chess"}, {"game": ["bang"]}, {"game": "bang"}])
def test_what_is_no_record_is_refused(data):
    for take in (boothill.resume, boothill.replay):
        with pytest.raises(BadRecord):
            take(data)
