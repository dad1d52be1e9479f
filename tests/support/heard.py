"""Reading what a server says, strictly: into the structures of one game, so that nothing unknown goes unnoticed."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Struct, defstruct

from boothill.server.wire import protocol, wire_of
from boothill.server.wire.protocol import ServerMessage
from boothill.telling.told import Choices, OtherAsked, OtherEvent

Message = dict[str, Any]


@cache
def reader(game: str) -> msgspec.json.Decoder[Any]:
    """Reads messages in which things of this game are told."""
    wire = wire_of(game)
    types = wire.types
    events: Any = reduce(or_, [*types.told.events.values(), OtherEvent])
    told: dict[str, Any] = {
        "view": types.view | None,
        "changes": wire.patch.changes,
        "events": GenericAlias(list, (events,)),
        "asked": reduce(or_, [*types.told.asked.values(), OtherAsked, None]),
        "choices": _with(Choices, options=GenericAlias(list, (types.option,))) | None,
    }
    messages = [
        _with(kind, **{name: made for name, made in told.items() if name in kind.__struct_fields__})
        for kind in ServerMessage.__args__
    ]
    return msgspec.json.Decoder(reduce(or_, messages))


def _with(kind: type[Struct], **types: Any) -> Any:
    """The same structure with other types for some of its fields."""
    if not types:
        return kind
    config = kind.__struct_config__
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        made = types.get(field.name, field.type)
        if field.required:
            fields.append((field.name, made))
        elif field.default is not msgspec.NODEFAULT:
            fields.append((field.name, made, field.default))
        else:
            fields.append((field.name, made, msgspec.field(default_factory=field.default_factory)))
    tag: dict[str, Any] = {"tag_field": config.tag_field, "tag": config.tag} if config.tag is not None else {}
    return defstruct(kind.__name__, fields, kw_only=True, omit_defaults=True, **tag)


def as_read(text: str | bytes, game: str) -> Message:
    """What is left of a message of the server when all is gone that the protocol does not know."""
    read: Message = msgspec.to_builtins(reader(game).decode(text))
    return read


def merged(old: Message, found: Message) -> Message:
    """The view after these changes, as docs/protocol.md tells clients to do it. Neither is changed itself."""
    new = {**old, **found}
    players = found.get("players")
    if isinstance(players, dict) and "players" in old:
        new["players"] = [{**player, **players.get(str(seat), {})} for seat, player in enumerate(old["players"])]
    return new


PROTOCOL = protocol.PROTOCOL
