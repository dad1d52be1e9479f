"""Questions of random games for the client's tests: one or more of every kind and shape that come up.

In the folder tests: `python -m support.questions` writes client/tests/data/questions.json anew. The client must be able
to reach each of their answers by clicks (client/tests/state/choosing.test.ts).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings
from boothill.server.wire.sights import whole

FILE = Path(__file__).parents[2] / "client" / "tests" / "data" / "questions.json"
SETS = ["base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush"]
MOST_OPTIONS = 60
LEFT_OUT = ("warning", "reaches", "needs", "say", "more")
"""What an option says about itself, and no click chooses."""

Json = dict[str, Any]


def questions() -> Iterator[Json]:
    """Every question that has an answer of a shape not seen before."""
    seen: set[tuple[Any, ...]] = set()
    for seed in range(80):
        players = 3 + seed % 6
        yield from _game(Settings(players=players, sets=SETS, shadow=seed % 3 == 1 and players > 3), seed, seen)
    for seed in range(10):
        yield from _game(Settings(game="dice", players=3 + seed % 6), seed, seen)


def _game(settings: Settings, seed: int, seen: set[tuple[Any, ...]]) -> Iterator[Json]:
    wire = wire_of(settings.game)
    options = wire.options(settings, "ABCDEFGH"[: settings.players], seed)
    match: Match[Any] = Match(wire.game, wire.game.new(options, Journal()))
    luck = Random(seed)
    while (decision := match.decision) is not None:
        shown = wire.shown(match)
        view = msgspec.to_builtins(whole(wire.public(shown), decision.seat, wire.own(match, decision.seat, shown)))
        choices = wire.choices(match, wire.telling(match), match.view(decision.seat))
        answers = msgspec.to_builtins(choices)["options"]
        shapes = {
            (decision.kind, one["verb"], one.get("action"), one.get("kind"), *sorted({*one} - {*LEFT_OUT}))
            for one in answers
        }
        if len(answers) <= MOST_OPTIONS and not shapes <= seen:
            seen |= shapes
            in_play = [{"in_play": one.get("in_play", [])} for one in view["players"]]
            yield {
                "kind": decision.kind,
                "view": {"seat": decision.seat, "players": in_play},
                "options": [{key: value for key, value in one.items() if key not in LEFT_OUT} for one in answers],
            }
        match.push(luck.randrange(len(decision.options)))


if __name__ == "__main__":
    lines = [json.dumps(question, separators=(",", ":")) for question in questions()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} questions in {FILE.name}")
