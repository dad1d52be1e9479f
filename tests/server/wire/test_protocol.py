"""The messages: every type comes through as it was, has a command, and is in the schema."""

from functools import cache
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.wire import WIRE, CardPlayer, CardView
from boothill.games.dice.telling.references import DiceOption
from boothill.games.dice.wire import DicePlayer, DiceView
from boothill.server.room import commands
from boothill.server.web.schema import schema
from boothill.server.wire import protocol, tables
from boothill.server.wire.protocol import ClientMessage, ServerMessage, decode_client, encode
from boothill.server.wire.settings import GAMES, Settings, Timers
from boothill.telling.told import Reason
from support.games import law
from support.heard import reader

SAID = get_args(ClientMessage)
HEARD = get_args(ServerMessage)


def tag(kind):
    return kind.__struct_config__.tag


def named(kind):
    return kind.__name__


def text_of(kind):
    """A message of this type with every field set, as a client or server would send it."""
    values = {
        "protocol": 2,
        "token": "t" * 24,
        "game": 3,
        "seen": 17,
        "question": 5,
        "option": 2,
        "emote": "hello",
        "text": "Howdy",
        "ready": True,
        "keep": True,
        "on": True,
        "what": "everything",
        "bot": "greenhorn",
        "seat": 2,
        "spectator": 4,
        "out": False,
        "name": "Zoe",
        "muted": False,
        "settings": msgspec.to_builtins(Settings(players=6, timers=Timers(None, 40.0, 30.0, {"dodge": None}))),
        "n": 9,
    }
    return msgspec.json.encode(
        {"type": tag(kind), **{name: values[name] for name in kind.__struct_fields__ if name in values}}
    )


# ---- what clients say


@pytest.mark.parametrize("kind", SAID, ids=named)
def test_what_a_client_says_comes_through_as_it_was(kind):
    text = text_of(kind)
    message = decode_client(text)
    assert type(message) is kind
    assert msgspec.json.decode(encode(message)) == msgspec.json.decode(text)
    assert decode_client(encode(message)) == message
    assert set(msgspec.json.decode(text)) == {"type", *kind.__struct_fields__}, "a field is missing in this test"


@pytest.mark.parametrize("kind", SAID, ids=named)
def test_a_field_that_nobody_knows_is_refused(kind):
    body = msgspec.json.decode(text_of(kind))
    with pytest.raises(msgspec.ValidationError, match="unknown field `surprise`"):
        decode_client(msgspec.json.encode({**body, "surprise": 1}))


@pytest.mark.parametrize("kind", SAID, ids=named)
def test_a_field_of_another_type_is_refused(kind):
    body = msgspec.json.decode(text_of(kind))
    for name in kind.__struct_fields__:
        for wrong in ([], {"a": 1}, -1, 1.5, "", "x" * 5000, 2**60):
            if name in ("n", "protocol", "game", "question", "option", "seen", "seat") or not isinstance(wrong, str):
                with pytest.raises(msgspec.ValidationError):
                    decode_client(msgspec.json.encode({**body, name: wrong}))


def test_a_type_that_nobody_knows_is_refused():
    for wrong in ('{"type": "cheat"}', "{}", "[]", "3", '"hello"', '{"type": 1}', '{"type": "snapshot"}'):
        with pytest.raises(msgspec.ValidationError):
            decode_client(wrong)
    for wrong in ("", "{", "hello", '{"type": "ping"} {"type": "ping"}'):
        with pytest.raises(msgspec.DecodeError):
            decode_client(wrong)


def test_every_message_of_a_client_has_its_command():
    assert set(commands._COMMANDS) == set(SAID)
    assert len({tag(kind) for kind in SAID}) == len(SAID)


def test_every_class_of_a_message_is_one_that_can_be_sent():
    """None is forgotten in the unions."""
    classes = [kind for kind in vars(protocol).values() if isinstance(kind, type)]
    for base, known in ((protocol.Said, SAID), (protocol.Heard, HEARD)):
        assert {kind for kind in classes if issubclass(kind, base) and kind is not base} == set(known)


# ---- what clients hear


def heard(game, kind):
    """Messages of a type, with anything of this game in them."""
    made = next(one.cls for one in reader_types(game) if one.tag == tag(kind))
    return st.builds(made, **{field.name: of(field.type) for field in msgspec.structs.fields(made)})


@cache
def reader_types(game):
    info = msgspec.inspect.type_info(reader(game).type)
    return info.types


WORDS = st.text(max_size=8)


def of(type_):
    """Values of the type of a field."""
    return _of(msgspec.inspect.type_info(type_))


def _of(info):
    inspect = msgspec.inspect
    match info:
        case inspect.StructType():
            if info.cls is Settings:
                return st.builds(Settings, players=st.integers(3, 8), timers=st.builds(Timers))
            return st.deferred(lambda: st.builds(info.cls, **{one.encode_name: _of(one.type) for one in info.fields}))
        case inspect.UnionType():
            return st.one_of(*(_of(one) for one in info.types))
        case inspect.ListType():
            return st.lists(_of(info.item_type), max_size=3)
        case inspect.DictType():
            return st.dictionaries(WORDS, _of(info.value_type), max_size=3)
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.IntType():
            return st.integers(-(2**53), 2**53)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.StrType():
            return WORDS
    raise AssertionError(info)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", HEARD, ids=named)
@law(12)
@given(st.data())
def test_what_a_client_hears_comes_through_as_it_was(kind, game, data):
    message = data.draw(heard(game, kind))
    text, read = encode(message), reader(game).decode
    assert read(text) == message
    body = msgspec.json.decode(text)
    assert body["type"] == tag(kind)
    assert set(body) <= {"type", *kind.__struct_fields__}
    assert read(msgspec.json.encode({**body, "of_later": 1})) == message, "a later server may say more"


def test_what_does_not_apply_is_left_out():
    said = msgspec.json.decode(encode(protocol.Update(game=1, events=[], changes=WIRE.patch.changes())))
    assert said == {"type": "update", "game": 1, "events": [], "changes": {}}


# ---- the schema


def test_the_schema_has_all_messages():
    written = schema()
    assert written["protocol"] == protocol.PROTOCOL
    for side, kinds in (("client", SAID), ("server", HEARD)):
        mapping = written[side]["discriminator"]["mapping"]
        assert mapping == {tag(kind): f"#/$defs/{kind.__name__}" for kind in kinds}
    answers = {
        "GameList", "Film", "Catalogue", "BoxContents", "RuleIndex", "Rules", "Book", "Words", "Symbols", "Art", "Front"
    }  # fmt: skip
    assert set(written["lobby"]) == {kind.__name__ for kind in protocol.LOBBY} | answers
    assert msgspec.json.decode(msgspec.json.encode(written)) == written


def test_the_schema_describes_every_type_and_each_of_its_fields():
    parts = schema()["$defs"]
    others = (
        tables.SeatInfo,
        tables.WatcherInfo,
        tables.Notice,
        tables.You,
        Settings,
        Timers,
        Reason,
        CardView,
        CardPlayer,
        DiceView,
        DicePlayer,
        DiceOption,
    )
    for kind in (*SAID, *HEARD, *protocol.LOBBY, *others):
        part = parts[kind.__name__]
        assert part["description"] == kind.__doc__.strip() or kind.__doc__.split("\n")[0] in part["description"]
        fields = set(part["properties"]) - {"type"}
        assert fields == set(kind.__struct_fields__)
        assert all(part["properties"][name] or name == "values" for name in fields)
        if issubclass(kind, protocol.Said):
            assert part["additionalProperties"] is False
