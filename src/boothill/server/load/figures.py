"""From what was counted to figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from boothill.server.load.orders import Counted
from boothill.server.web.echo import Sizes

LEAST_ANSWER = len('{"type":"answer","game":1,"question":1,"option":0}')
"""No answer is shorter."""


class Latency(Struct, frozen=True):
    """Milliseconds from a person's answer to what came of it, as they saw it."""

    p50: float
    p95: float
    p99: float
    most: float


class Figures(Struct, frozen=True, kw_only=True):
    """What was measured. `None` where it is not to be known: nothing is known of the processor of a foreign server."""

    seconds: float
    answers: int
    """Of people."""
    all_answers: int
    """Of people and bots."""
    answers_per_second: float
    all_answers_per_second: float
    messages_out_per_answer: float
    """From the server to people, for each answer of a person; the other direction is in."""
    bytes_out_per_answer: float
    messages_in_per_answer: float
    bytes_in_per_answer: float
    latency_ms: Latency | None
    """None if nobody has answered."""
    server_cpu_ms_per_answer: float | None
    server_cores: float | None
    """Share of one core that the server used, 1.0 for all of one."""
    server_busiest_thread: float | None
    """The same, of its busiest thread."""
    load_cores: float
    """Share of one core that the busiest playing process used."""
    games: int
    still_tables: int
    """Tables at which no person has answered."""
    faults: dict[str, int]
    """Refusals, closed connections and the like, by code."""
    told: list[str]
    """Some of them in words."""


def percentile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all is not above. There must be a value."""
    rank = -int(-len(ordered) * share // 1)  # rounded up
    return ordered[max(rank, 1) - 1]


def latency_of(microseconds: Sequence[int]) -> Latency | None:
    """The spread of latencies, in whatever order they are."""
    if not microseconds:
        return None
    ordered = sorted(microseconds)
    return Latency(*(round(percentile(ordered, share) / 1000, 3) for share in (0.5, 0.95, 0.99, 1.0)))


def figures_of(counted: Sequence[Counted], spent: tuple[float, float] | None, bots: bool = True) -> Figures:
    """All playing processes together; `spent` is the server's processor time, of all threads and of the busiest.

    Without bots, all answers are people's.
    """
    answers = sum(one.counts.answers for one in counted)
    updates = [one.counts.updates if bots else one.counts.answers for one in counted]
    seconds = sum(one.seconds for one in counted) / len(counted)
    faults: Counter[str] = Counter()
    for one in counted:
        faults.update(one.faults)
    each = max(answers, 1)
    return Figures(
        seconds=round(seconds, 3),
        answers=answers,
        all_answers=sum(updates),
        answers_per_second=round(sum(one.counts.answers / one.seconds for one in counted), 1),
        all_answers_per_second=round(sum(count / one.seconds for count, one in zip(updates, counted, strict=True)), 1),
        messages_out_per_answer=round(sum(one.counts.messages_out for one in counted) / each, 3),
        bytes_out_per_answer=round(sum(one.counts.bytes_out for one in counted) / each, 1),
        messages_in_per_answer=round(sum(one.counts.messages_in for one in counted) / each, 3),
        bytes_in_per_answer=round(sum(one.counts.bytes_in for one in counted) / each, 1),
        latency_ms=latency_of([one for process in counted for one in process.latencies]),
        server_cpu_ms_per_answer=round(1000 * spent[0] / answers, 4) if spent and answers else None,
        server_cores=round(spent[0] / seconds, 3) if spent else None,
        server_busiest_thread=round(spent[1] / seconds, 3) if spent else None,
        load_cores=round(max(one.processor / one.seconds for one in counted), 3),
        games=sum(one.counts.games for one in counted),
        still_tables=sum(one.still for one in counted),
        faults=dict(faults),
        told=[sentence for one in counted for sentence in one.told],
    )


def echo_like(game: Figures, people: int) -> Sizes:
    """The echo whose messages are as many and as long as those of a game."""
    return Sizes(
        people=people,
        bytes_in=max(LEAST_ANSWER, round(game.bytes_in_per_answer / game.messages_in_per_answer)),
        bytes_out=round(game.bytes_out_per_answer / game.messages_out_per_answer),
        messages_out=game.messages_out_per_answer,
    )


class Memory(Struct, frozen=True):
    """Bytes of the server in memory."""

    idle: int
    """Before the first table."""
    first: int
    """With one table, for which the rules were loaded."""
    open: int
    """With all tables open, everybody connected and a game dealt at each."""
    per_table: int
    """Of each table but the first; of the one there is, if there is but one."""
    after: int | None
    """When all was measured."""


class Ratio(Struct, frozen=True):
    """The game beside the echo: 1.0 would be as good."""

    answers_per_second: float | None
    cpu_per_answer: float | None
    """What the echo takes of the processor, as a share of what the game takes."""


def ratio_of(game: Figures, echo: Figures) -> Ratio:
    """How the game stands beside the echo."""
    ours, bare = game.server_cpu_ms_per_answer, echo.server_cpu_ms_per_answer
    return Ratio(
        round(game.answers_per_second / echo.answers_per_second, 3) if echo.answers_per_second else None,
        round(bare / ours, 3) if ours and bare else None,
    )
