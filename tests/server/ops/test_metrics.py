"""The figures of a server."""

import asyncio

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from boothill.server.ops.metrics import CONTENT_TYPE, MOST_CODES, Metrics
from boothill.server.store.rows import BOT, PERSON, PLAYING, STAND_IN
from support.serving import PATIENCE


def figures(metrics):
    lines = metrics.text().decode().splitlines()
    return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))


def test_everything_is_counted_under_its_name():
    metrics = Metrics()
    metrics.tables[PLAYING].set(3)
    metrics.tables_in_memory.set(2)
    metrics.people.inc()
    metrics.spectators.inc(4)
    for by in (PERSON, BOT, BOT, STAND_IN, STAND_IN, STAND_IN):
        metrics.answers[by].inc()
    metrics.messages.inc()
    metrics.refused("stale")
    metrics.refused("stale")
    metrics.games["dice"].inc()
    metrics.answer_seconds.observe(0.003)
    metrics.bot_seconds.observe(0.5)
    metrics.committed(7, 0.002)
    found = figures(metrics)
    assert found['boothill_tables{status="playing"}'] == "3.0"
    assert found['boothill_tables{status="waiting"}'] == "0.0"
    assert found["boothill_tables_in_memory"] == "2.0"
    assert found['boothill_connections{kind="person"}'] == "1.0"
    assert found['boothill_connections{kind="spectator"}'] == "4.0"
    assert found['boothill_answers_total{by="person"}'] == "1.0"
    assert found['boothill_answers_total{by="bot"}'] == "2.0"
    assert found['boothill_answers_total{by="stand_in"}'] == "3.0"
    assert found["boothill_messages_total"] == "1.0"
    assert found['boothill_refusals_total{code="stale"}'] == "2.0"
    assert found['boothill_games_finished_total{game="dice"}'] == "1.0"
    assert found['boothill_answer_seconds_bucket{le="0.005"}'] == "1.0"
    assert found["boothill_commit_jobs_sum"] == "7.0"
    assert found["boothill_commit_seconds_count"] == "1.0"
    assert found["boothill_bot_seconds_sum"] == "0.5"


def test_servers_do_not_share_figures():
    one, other = Metrics(), Metrics()
    one.messages.inc()
    assert figures(other)["boothill_messages_total"] == "0.0"


def test_codes_cannot_fill_the_memory():
    metrics = Metrics()
    for number in range(MOST_CODES + 40):
        metrics.refused(f"code{number}")
    found = {name: value for name, value in figures(metrics).items() if name.startswith("boothill_refusals_total")}
    assert len(found) == MOST_CODES + 1
    assert found['boothill_refusals_total{code="other"}'] == "40.0"


def test_the_lag_of_the_loop_is_measured():
    async def watch():
        metrics = Metrics()
        task = asyncio.create_task(metrics.watch_loop(0.001))
        async with asyncio.timeout(PATIENCE):
            while figures(metrics)["boothill_loop_lag_seconds_count"] == "0.0":
                await asyncio.sleep(0.001)
        task.cancel()

    asyncio.run(watch())


def test_the_format_is_prometheus_text():
    assert f"{CONTENT_TYPE}; charset=utf-8" == CONTENT_TYPE_PLAIN_0_0_4
    assert b"# TYPE boothill_answers_total counter" in Metrics().text()
