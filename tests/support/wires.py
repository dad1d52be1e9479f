"""A game as a client of the server is shown and told it, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import SPECTATOR, Event
from boothill.kernel.match import Match
from boothill.server.wire import wire_of
from boothill.server.wire.sights import NOTHING, whole

Json = dict[str, Any]


def view_of(match: Match[Any], viewer: Seat) -> Json:
    """What a viewer sees now."""
    wire = wire_of(match.game.id)
    shown = wire.shown(match)
    own = NOTHING if viewer == SPECTATOR else wire.own(match, viewer, shown)
    return plain(whole(wire.public(shown), viewer, own))


def event_of(match: Match[Any], number: int, event: Event, viewer: Seat) -> Json:
    """What a viewer is told of an event alone, whatever came before."""
    return plain(wire_of(match.game.id).telling(match).event(number, event).seen_by(viewer))


def events_of(match: Match[Any], viewer: Seat) -> list[Json]:
    """What a viewer is told of all events so far."""
    telling = wire_of(match.game.id).telling(match)
    return [plain(telling.event(number, event).seen_by(viewer)) for number, event in enumerate(match.events, 1)]


def asked_of(match: Match[Any], decision: Decision | None = None) -> Json:
    """What everybody is told of a question: the open one, if none is named. The table is known as it is now."""
    telling = wire_of(match.game.id).telling(match)
    telling.learn(match.state)
    asked = decision or match.decision
    assert asked is not None
    return plain(telling.asked(asked))


def about_of(match: Match[Any], decision: Decision | None = None) -> Json:
    """What that question is about."""
    about: Json = asked_of(match, decision).get("about", {})
    return about


def choices_of(match: Match[Any]) -> Json:
    """What the asked player is told of the open question. The table is known as it is now."""
    wire = wire_of(match.game.id)
    telling = wire.telling(match)
    telling.learn(match.state)
    assert match.decision is not None
    said = plain(wire.choices(match, telling, match.view(match.decision.seat)))
    return {"why_not": {}, **said}


def plain(said: object) -> Json:
    """A structure as it goes over the wire."""
    read: Json = msgspec.json.decode(msgspec.json.encode(said))
    return read
