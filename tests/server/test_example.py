"""The example of a bot over the wire plays whole games, as it is."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from support.clients import Client, run
from support.serving import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "wire_bot.py"


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 4},
        {"players": 4, "sets": ["base", "dodge_city", "high_noon", "gold_rush"]},
        {"players": 4, "game": "dice"},
    ],
    ids=["base", "sets", "dice"],
)
def test_two_wire_bots_play_a_whole_game_beside_a_person_and_a_bot(hasty, settings):
    """The person only looks on: whoever has opened the table leaves as soon as the game has begun."""

    async def story():
        opened = await asyncio.to_thread(lambda: hasty.open_table(**settings))
        table = opened["table"]["id"]
        host = await Client.join(hasty, table, opened["token"])
        command = [sys.executable, str(EXAMPLE), hasty.url, table]
        bots = [
            await asyncio.create_subprocess_exec(*command, *name, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for name in ((), ("Wired",))
        ]
        try:
            while sum(seat["connected"] for seat in host.table["seats"]) < 3:
                await host.receive()
            names = [seat["name"] for seat in host.table["seats"]]
            assert {"Wire bot", "Wired"} <= set(names)
            spectator = await Client.join(hasty, table)
            await host.send({"type": "start"})
            await host.until(lambda message: message["type"] == "snapshot")
            await host.send({"type": "leave"})
            async with asyncio.timeout(PATIENCE):
                said = [await bot.communicate() for bot in bots]
            assert [bot.returncode for bot in bots] == [0, 0], said
            while spectator.result is None:
                await spectator.receive()
            winners = f"Winners: seats {spectator.result['winners']}"
            assert [(out.decode().strip(), err) for out, err in said] == [(winners, b""), (winners, b"")]
        finally:
            for bot in bots:
                if bot.returncode is None:
                    bot.kill()
                    await bot.wait()

    run(story())


def test_a_wire_bot_at_no_table_ends_with_an_error(hasty):
    command = [sys.executable, str(EXAMPLE), hasty.url, "23456789abcd"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode != 0
    assert "404" in ended.stderr


def test_the_example_is_short_enough_to_be_read():
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 60
