"""Figures from what was counted."""

import pytest

from boothill.server.load.figures import LEAST_ANSWER, echo_like, figures_of, latency_of, percentile, ratio_of
from boothill.server.load.orders import Counted, Counts
from boothill.server.load.watching import Usage, memory, usage


@pytest.mark.parametrize(
    ("share", "value"), [(0.0, 1), (0.1, 1), (0.11, 2), (0.5, 5), (0.95, 10), (0.9, 9), (0.99, 10), (1.0, 10)]
)
def test_a_percentile_is_the_smallest_value_that_enough_are_not_above(share, value):
    assert percentile(range(1, 11), share) == value


@pytest.mark.parametrize("share", [0.0, 0.5, 0.99, 1.0])
def test_one_value_is_every_percentile(share):
    assert percentile([7], share) == 7


def test_latencies_may_come_in_any_order_and_become_milliseconds():
    spread = latency_of([1000 * at for at in range(100, 0, -1)])
    assert (spread.p50, spread.p95, spread.p99, spread.most) == (50, 95, 99, 100)
    assert latency_of([]) is None


def counted(answers=100, seconds=2.0, latencies=(1000,), **more):
    counts = Counts(
        answers=answers,
        updates=3 * answers,
        games=1,
        messages_out=15 * answers,
        bytes_out=15 * 500 * answers,
        messages_in=answers,
        bytes_in=60 * answers,
    )
    given = {"processor": 0.5, "still": 0, "faults": {}, "told": [], **more}
    return Counted(seconds=seconds, counts=counts, latencies=list(latencies), **given)


def test_processes_are_added_up():
    one = counted(100, 2.0, [1000, 2000], faults={"stale": 1}, told=["stale: a"], still=1)
    other = counted(300, 2.0, [3000], processor=1.0, faults={"stale": 2, "lost": 1}, still=2)
    found = figures_of([one, other], (1.6, 1.2))
    assert (found.answers, found.all_answers, found.games) == (400, 1200, 2)
    assert (found.answers_per_second, found.all_answers_per_second) == (200, 600)
    assert (found.messages_out_per_answer, found.bytes_out_per_answer) == (15, 7500)
    assert (found.messages_in_per_answer, found.bytes_in_per_answer) == (1, 60)
    assert (found.latency_ms.p50, found.latency_ms.most) == (2, 3)
    assert (found.server_cpu_ms_per_answer, found.server_cores, found.server_busiest_thread) == (4, 0.8, 0.6)
    assert found.load_cores == 0.5  # of the busier one
    assert found.faults == {"stale": 3, "lost": 1}
    assert found.told == ["stale: a"]
    assert found.still_tables == 3


def test_without_bots_all_answers_are_those_of_people():
    found = figures_of([counted()], None, bots=False)
    assert found.all_answers == found.answers == 100
    assert found.all_answers_per_second == found.answers_per_second == 50


def test_nobody_answering_is_no_error():
    found = figures_of([counted(0, latencies=())], (0.0, 0.0))
    assert found.answers_per_second == 0
    assert found.latency_ms is None
    assert found.server_cpu_ms_per_answer is None


def test_the_echo_has_the_sizes_of_the_game():
    sizes = echo_like(figures_of([counted()], None), 5)
    assert (sizes.people, sizes.bytes_in, sizes.bytes_out, sizes.messages_out) == (5, 60, 500, 15)


def test_the_echo_hears_no_answer_shorter_than_answers_are():
    game = figures_of([counted()], None)
    short = type(game)(**{name: getattr(game, name) for name in game.__struct_fields__} | {"bytes_in_per_answer": 20.0})
    assert echo_like(short, 5).bytes_in == LEAST_ANSWER


def test_the_ratio_is_the_game_beside_the_echo():
    game, echo = figures_of([counted(100)], (0.4, 0.4)), figures_of([counted(400)], (0.8, 0.8))
    assert ratio_of(game, echo).answers_per_second == 0.25
    assert ratio_of(game, echo).cpu_per_answer == 0.5
    unknown = ratio_of(figures_of([counted()], None), figures_of([counted(0, latencies=())], None))
    assert (unknown.answers_per_second, unknown.cpu_per_answer) == (None, None)


def test_usage_since_tells_all_threads_from_the_busiest():
    before = Usage(10.0, {1: 6.0, 2: 4.0})
    assert Usage(13.0, {1: 7.0, 2: 4.5, 3: 1.5}).since(before) == (3.0, 1.5)


def test_nothing_is_known_of_a_process_that_is_not_there():
    assert memory(2**30) is None
    assert usage(2**30) is None
