"""How long bots think: mostly a moment, longest about a new turn, and by what everybody sees alone."""

from random import Random
from statistics import mean, median

import pytest

from boothill.bots import players_of
from boothill.server.room.pace import Pace
from boothill.server.wire.settings import Settings, SettingsError, check_bot
from support.rooms import Parlour, deal_by_lot, people_at

PACE = Pace()


class Watched(Pace, frozen=True, kw_only=True):
    """A pace that remembers how it was asked."""

    asked: list[bool]

    def think(self, chance, opening):
        self.asked.append(opening)
        return super().think(chance, opening)


def times(opening):
    luck = Random(3)
    return [PACE.think(luck, opening) for _ in range(2000)]


@pytest.mark.parametrize("opening", [False, True])
def test_thinking_takes_a_moment_mostly_and_has_a_long_tail_within_its_bounds(opening):
    found = times(opening)
    assert PACE.think_min <= min(found) < max(found) <= PACE.think_max
    assert mean(found) > median(found) + 0.02
    assert max(found) - median(found) > 1.5 * (median(found) - min(found))
    assert len(set(found)) == len(found), "the bounds are no times of their own"


def test_a_new_turn_takes_longer():
    assert median(times(True)) > 1.3 * median(times(False))


def test_bounds_that_leave_no_choice_are_kept_to():
    luck = Random(3)
    assert {Pace(think_min=2, think_max=2).think(luck, opening) for opening in (False, True)} == {2}


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_only_the_first_look_at_a_turn_is_an_opening(game, monkeypatch):
    """Whose turn it is and that it has just begun is seen by all; every other question is thought about alike."""
    deal_by_lot(monkeypatch, 5)
    pace = Watched(think_min=1, think_max=1, hold_min=0, hold_max=0, asked=[])
    parlour = Parlour(pace=pace, players=4, game=game, bot="random", games=2)
    people_at(parlour, 1)
    for _ in range(2):  # the turns of the next game are counted anew
        pace.asked.clear()
        parlour.begin()
        turns, wanted = set(), []
        for _ in parlour.questions(Random(1).randrange):
            question, decision = parlour.room.question, parlour.decision
            turn = parlour.room.live.match.state.turn
            wanted.append(decision.main and turn not in turns)
            if decision.main:
                turns.add(turn)
            assert not (question.hidden and wanted[-1])
        assert pace.asked == wanted
        assert len(turns) == sum(wanted) < len(wanted)


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_table_takes_levels_and_single_bots(game):
    for name in players_of(game):
        check_bot(game, name)
    assert Settings(game=game).bot == "normal"
    with pytest.raises(SettingsError, match=r"there is no bot 'Hard'; there are .*easy, normal, hard"):
        check_bot(game, "Hard")
