"""Tables as tests want to find them: in one's own turn, under fire, over, with somebody who is out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from support.browser.wire import Wire, nothing, play_together, sturdy, wired
from support.serving import Serving

Told = dict[str, Any]

EVERYTHING = ["base", "dodge_city", "promos", "high_noon", "fistful", "gold_rush"]
NO_CLOCK = {"turn": None, "choice": None, "reaction": None}
LONG_CLOCK = {"turn": 900, "choice": 900, "reaction": 900}
MOST_TRIES = 60
"""Deals until one brings what is wanted; each does with one chance in three at least."""


def opened(server: Serving, name: str = "Ann", *, start: bool = True, **settings: Any) -> Told:
    """A new table: {table, seat, token}. Bots do not think, and nobody is hurried."""
    return server.open_table(name, start=start, **{"players": 4, "pace": 0, "timers": NO_CLOCK, **settings})


def asked_as(server: Serving, wanted: Callable[[Wire], bool], **settings: Any) -> Told:
    """A table whose person is asked as is wanted, and has not answered."""
    for _ in range(MOST_TRIES):
        told = opened(server, **settings)
        with wired(server, told) as wire:
            if wire.play_until(lambda wire: wire.choices is not None and wanted(wire), nothing):
                return told
    raise AssertionError("no deal brought what was wanted")


def own_turn(server: Serving, **settings: Any) -> Told:
    """A table whose person may play cards and has one that needs a target."""
    return asked_as(server, aims, **settings)


def aims(wire: Wire) -> bool:
    """Whether a card of the hand can be aimed at several players, and used in no other way."""
    return bool(aimed(wire.options, wire.view.get("hand", ())))


def aimed(options: Iterable[Mapping[str, Any]], hand: Collection[str]) -> list[str]:
    """The cards of a hand that can be aimed at several players, and used in no other way."""
    seats: dict[str, set[int | None]] = {}
    uses: dict[str, set[tuple[Any, ...]]] = {}
    for one in options:
        card = one.get("card", "")
        if card in hand:
            seats.setdefault(card, set()).add(one.get("target"))
            uses.setdefault(card, set()).add((one["verb"], one.get("kind"), one.get("action")))
    return [card for card in seats if len(seats[card]) > 1 and None not in seats[card] and len(uses[card]) == 1]


def under_fire(server: Serving, **settings: Any) -> Told:
    """A table whose person has to answer a shot, with a long but limited time to do so."""
    return asked_as(
        server, lambda wire: wire.asked is not None and wire.asked["kind"] == "dodge", timers=LONG_CLOCK, **settings
    )


def over(server: Serving, **settings: Any) -> tuple[Told, dict[str, Any]]:
    """A table whose game is over, and its result."""
    told = opened(server, **settings)
    with wired(server, told) as wire:
        wire.play_out(nothing)
        assert wire.result is not None
        return told, wire.result


def played_on(
    server: Serving,
    events: int,
    watch: Callable[[Told], object],
    halfway: Callable[[Wire], object] = lambda wire: None,
    **settings: Any,
) -> None:
    """Let so much happen in a game before somebody's eyes: `watch` is called with each seat before it begins."""

    def so_far(count: int) -> Callable[[Wire], bool]:
        return lambda wire: wire.choices is not None and wire.events >= count

    for _ in range(MOST_TRIES):
        told = opened(server, **settings)
        watch(told)
        with wired(server, told) as wire:
            if not wire.play_until(so_far(events // 2), sturdy):
                continue
            halfway(wire)
            if wire.play_until(so_far(events), sturdy):
                return
    raise AssertionError("no game was so long")


@contextmanager
def company(server: Serving, **settings: Any) -> Iterator[tuple[Told, list[Wire]]]:
    """A game of Ann, Bob and Cy, who are all there, with two who look on: Zoe, whom Ann has muted, and somebody without
    a name. Told are Ann's seat, and the connections of all three.
    """
    told = opened(server, start=False, **{"players": 5, **settings})
    table = told["table"]
    with ExitStack() as stack:
        seats = [told, *(server.take_seat(table["id"], name) for name in ("Bob", "Cy"))]
        wires = [stack.enter_context(wired(server, seat)) for seat in seats]
        watchers = [stack.enter_context(wired(server, {"table": table, **name})) for name in ({"name": "Zoe"}, {})]
        wires[0].say({"type": "mute", "spectator": watchers[0].you["watcher"]})
        wires[0].say({"type": "start"})
        wires[0].hear_until(lambda said: said["type"] == "snapshot" and "game" in said)
        yield told, wires


def pass_by(server: Serving, told: Told, name: str) -> None:
    """Let somebody take a bot's seat in the game at a table, and give it up again."""
    with wired(server, server.take_seat(told["table"]["id"], name)) as wire:
        wire.say({"type": "leave"})
        wire.hear_until(lambda said: said["type"] == "closing")


@contextmanager
def eliminated(server: Serving, watch: Callable[[Told], object] = lambda told: None, **settings: Any) -> Iterator[Told]:
    """A table whose person has just been eliminated; the game waits for somebody else, who goes afterwards.

    `watch` is called with each seat before anything happens at its table: the last one is that of this person.
    """
    for _ in range(MOST_TRIES):
        told = opened(server, start=False, players=7, **settings)
        other = server.take_seat(told["table"]["id"], "Bob")
        watch(told)
        with wired(server, told) as person, wired(server, other) as friend:
            person.say({"type": "start"})

            def stuck(friend: Wire = friend, seat: int = told["seat"]) -> bool:
                return friend.choices is not None and seat in friend.view["eliminated"]

            if play_together({person: nothing, friend: sturdy}, stuck):
                yield told
                return
    raise AssertionError("nobody was eliminated in time")
