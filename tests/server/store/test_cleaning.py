"""What has been kept long enough is removed, and nothing else."""

from random import Random

from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.record import replay
from boothill.server.store.cleaning import DAY, SOME, Ages, remove_some, what_is_old
from boothill.server.store.reader import reading
from boothill.server.store.records import deal_record
from boothill.server.store.rows import CLOSED, OVER, PLAYING, CheckpointRow, ReportRow
from boothill.titles import game_of
from support.games import decisions, new_match
from support.stored import Recorder, a_match, a_table, an_answer, over, with_store

NOW = 1000 * DAY
AGES = Ages.at(NOW, 365)
FOR_EVER = Ages.at(NOW, 0)


def a_report(text, at):
    return ReportRow("table", 1, 2, 3, text, "1.0", at)


async def remove_all(store, ages):
    """Remove everything that is old; how often something was."""
    times = 0
    while await remove_some(store, ages):
        times += 1
    return times


def test_old_games_go_with_everything_of_theirs_and_younger_ones_stay(url):
    async def use(store):
        long_ago, lately = NOW - 366 * DAY, NOW - 364 * DAY
        await store.write(
            a_table("old", status=CLOSED, updated=long_ago),
            over(a_match("old", 1), long_ago),
            an_answer(1, "old", 1),
            CheckpointRow("old", 1, 1, {}),
            a_match("old", 2),  # left in the middle
            an_answer(1, "old", 2),
            a_table("series", status=PLAYING, updated=lately),
            over(a_match("series", 1), long_ago),
            over(a_match("series", 2), lately),
            a_match("series", 3, started=long_ago),
            an_answer(1, "series", 2),
            an_answer(1, "series", 3),
            a_table("asleep", status=PLAYING, updated=long_ago),
            a_match("asleep", 1),
        )
        for at in (long_ago, lately):
            await store.add_report(a_report(f"{at}", at))
        with reading(url) as reader:
            foreseen = what_is_old(reader, AGES)
        assert (foreseen.games, foreseen.tables, foreseen.reports) == (3, 1, 1)
        removed = await remove_some(store, AGES)
        assert (removed.games, removed.tables, removed.reports) == (3, 1, 1)
        assert not await remove_some(store, AGES)
        assert await store.table("old") is None
        assert [await store.match(*key) for key in (("old", 1), ("old", 2), ("series", 1))] == [None] * 3
        assert await store.answers("old", 1) == await store.answers("old", 2) == []
        assert await store.latest_checkpoint("old", 1) is None
        assert [line.number for line in await store.games_of("series")] == [2]
        assert await store.match("asleep", 1) is not None
        assert len(await store.answers("series", 3)) == len(await store.answers("series", 2)) == 1
        assert [row.at for row in await store.reports(10)] == [lately]

    with_store(url, use)


def test_games_are_kept_for_ever_if_that_is_wanted_and_empty_closed_tables_are_not(url):
    async def use(store):
        await store.write(
            a_table("games", status=CLOSED, updated=1.0),
            over(a_match("games"), 1.0),
            a_table("none", status=CLOSED, updated=NOW - 31 * DAY),
            a_table("closed lately", status=CLOSED, updated=NOW - 29 * DAY),
            a_table("waiting", updated=1.0),
        )
        await store.add_report(a_report("old", 1.0))
        removed = await remove_some(store, FOR_EVER)
        assert (removed.games, removed.tables, removed.reports) == (0, 1, 0)
        assert await store.table("none") is None
        assert len(await store.reports(10)) == len(await store.games_of("games")) == 1

    with_store(url, use)


def test_much_is_removed_a_little_at_a_time(file):
    async def use(store):
        await store.write(a_table("many", status=CLOSED, updated=1.0))
        await store.write(*[over(a_match("many", number), 1.0 + number) for number in range(1, 2 * SOME + 2)])
        assert (await remove_some(store, AGES)).games == SOME
        assert (await store.match("many", SOME + 1)).number == SOME + 1, "the oldest go first"
        assert await remove_all(store, AGES) == 2

    with_store(str(file), use)


def test_a_finished_game_keeps_its_last_checkpoint_and_can_be_replayed(url):
    match = new_match(DiceOptions(players=["Ann", "Bo", "Kit", "Lou"], seed=5))
    recorder = Recorder(match)
    checkpoints = []

    async def use(store):
        await store.write(a_table(), recorder.row)
        for decision in decisions(match, Random(5).randrange(1000)):
            if decision.number > 1:
                rows = recorder.answered()
                checkpoints.extend(row.answers for row in rows if isinstance(row, CheckpointRow))
                await store.write(*rows)
        before = await store.unthinned(10)
        await store.write(*recorder.answered())
        assert before == [], "only finished games have too many"
        assert len(checkpoints) > 2
        await remove_all(store, FOR_EVER)
        last = await store.latest_checkpoint("table", 1)
        assert last.answers == checkpoints[-1]
        row = await store.match("table", 1)
        record = deal_record(row, await store.answers("table", 1), last)
        assert replay(record, game_of("dice")).over
        await store.forget_answers("table", 1, last.answers - 1)
        assert await store.latest_checkpoint("table", 1) is None, "there was no other"

    with_store(url, use)


def test_checkpoints_of_an_older_version_are_thinned(url):
    async def use(store):
        await store.write(a_table(status=OVER), over(a_match()), a_match(number=2))
        await store.write(*[CheckpointRow("table", game, answers, {}) for game in (1, 2) for answers in (10, 20, 30)])
        assert await store.unthinned(10) == [("table", 1)]
        assert (await remove_some(store, FOR_EVER)).thinned == 1
        assert await store.unthinned(10) == []
        assert [(await store.latest_checkpoint("table", game)).answers for game in (1, 2)] == [30, 30]
        await store.forget_answers("table", 2, 10)
        assert (await store.latest_checkpoint("table", 2)).answers == 10, "a game that is played has them all"

    with_store(url, use)


def test_only_so_many_reports_are_kept_and_the_oldest_go(url):
    async def use(store):
        for number in range(6):
            await store.add_report(a_report(str(number), float(number)), most=3)
        assert [row.text for row in await store.reports(10)] == ["5", "4", "3"]

    with_store(url, use)


def test_room_is_used_again_and_given_back_when_that_is_asked_for(file):
    async def use(store):
        await store.write(a_table("big", status=CLOSED, updated=1.0))
        for number in range(1, 31):
            await store.write(over(a_match("big", number), 1.0), CheckpointRow("big", number, 1, {"x": "y" * 50_000}))
        await remove_all(store, AGES)
        cursor = store._writer.link.open().cursor()
        pages = cursor.execute("PRAGMA page_count").fetchone()[0]
        assert cursor.execute("PRAGMA freelist_count").fetchone()[0] > pages / 2
        await store.write(a_table("next"), a_match("next"), CheckpointRow("next", 1, 1, {"x": "y" * 500_000}))
        assert cursor.execute("PRAGMA page_count").fetchone()[0] == pages
        await store.vacuum()
        assert cursor.execute("PRAGMA freelist_count").fetchone()[0] == 0
        assert cursor.execute("PRAGMA page_count").fetchone()[0] < pages

    with_store(str(file), use)


def test_a_vacuum_of_postgresql(postgres_url):
    async def use(store):
        await store.write(a_table(), a_match(), an_answer(1))
        await store.vacuum()
        assert len(await store.answers("table", 1)) == 1

    with_store(postgres_url, use)
