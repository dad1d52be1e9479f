"""One sentence for whatever is wrong with a message."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.server.web.wording import MISREADING, what_is_wrong
from boothill.server.wire.protocol import ClientMessage, NewTable, decode_client
from support.games import law


def wrong(message, wanted=ClientMessage):
    raw = message if isinstance(message, bytes) else json.dumps(message).encode()
    with pytest.raises(MISREADING) as error:
        msgspec.json.decode(raw, type=wanted)
    return what_is_wrong(error.value, wanted)


DEEP = b'{"x":' + b"[" * 8000 + b"]" * 8000 + b',"type":"ping"}'
NO_JSON = {"nothing": b"", "half": b"{", "two": b'{"type":"ping"} {}', "no text": b'{"type":"p\xffing"}', "deep": DEEP}


@pytest.mark.parametrize("raw", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_is_called_so(raw):
    assert wrong(raw) == "This is not JSON text in UTF-8; send one JSON object."


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ([], "What is sent has to be an object, not a list."),
        (None, "What is sent has to be an object, not null."),
        ({}, "The field 'type' is missing; send it too."),
        ({"type": 5}, "The field 'type' has to be a text."),
        ({"type": "answer"}, "The field 'game' is missing; send it too."),
        (
            {"type": "answer", "game": "1", "question": 1, "option": 1},
            "The field 'game' has to be a whole number, not a text.",
        ),
        (
            {"type": "answer", "game": -1, "question": 1, "option": 1},
            "The field 'game' has to be a whole number of at least 0.",
        ),
        ({"type": "kick", "seat": 9}, "The field 'seat' has to be a whole number of at most 7."),
        ({"type": "chat", "text": ""}, "The field 'text' has to be a text of at least 1 characters."),
        ({"type": "ready", "ready": 1}, "The field 'ready' has to be true or false, not a whole number."),
        ({"type": "watch", "what": "all"}, "The field 'what' cannot be 'all'; choose from everything, public."),
        ({"type": "ping", "x": 1}, "There is no field 'x'; leave it out."),
        (
            {"type": "configure", "settings": {"timers": {"turn": "x"}}},
            "The field 'settings.timers.turn' has to be a number or null, not a text.",
        ),
        (
            {"type": "configure", "settings": {"timers": {"kinds": {"a": 1}}}},
            "The field 'settings.timers.kinds[...]' has to be a number of at least 5.",
        ),
        (
            {"type": "configure", "settings": {"sets": ["a"] * 21}},
            "The field 'settings.sets' has to be a list of at most 20 entries.",
        ),
        (
            {"type": "configure", "settings": {"timers": {"tern": 5}}},
            "There is no field 'tern' in 'settings.timers'; there are turn, choice, reaction, kinds.",
        ),
        (
            {"type": "configure", "settings": {"game": "chess"}},
            "The field 'settings.game' cannot be 'chess'; choose from bang, dice.",
        ),
    ],
)
def test_the_sentence_says_what_would_be_right(message, sentence):
    assert wrong(message) == sentence


def test_an_unknown_type_of_message_lists_those_there_are():
    sentence = wrong({"type": "shout"})
    assert sentence.startswith("The field 'type' cannot be 'shout'; choose from ")
    assert {"answer", "hello", "chat", "ping"} <= set(sentence.rstrip(".").split("choose from ")[1].split(", "))


def test_requests_have_sentences_too():
    assert wrong({"settings": {}}, NewTable) == "The field 'name' is missing; send it too."
    assert wrong({"name": "Joe", "start": 1}, NewTable).startswith("The field 'start' has to be true or false")


def test_without_the_type_it_says_where_to_look():
    with pytest.raises(msgspec.ValidationError) as error:
        decode_client(b'{"type":"emote","emote":"dance"}')
    assert what_is_wrong(error.value) == ("The field 'emote' cannot be 'dance'; GET /api/schema tells which there are.")


def test_what_is_repeated_is_short_and_plain():
    sentence = wrong({"type": "\x1b[31m" + "x" * 5000})
    assert "\x1b" not in sentence
    assert "x" * 100 not in sentence
    assert "x" * 100 not in wrong({"type": "ping", "x" * 5000: 1})


values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = ("type", "token", "game", "seen", "question", "option", "emote", "text", "ready", "keep", "on", "what")
MORE_NAMES = ("bot", "seat", "muted", "settings", "n", "timers", "players")
TYPES = ("hello", "answer", "emote", "chat", "ready", "watch", "fill", "kick", "replace", "mute", "configure", "ping")
names, types = st.sampled_from(NAMES + MORE_NAMES), st.sampled_from(TYPES)
messages = st.one_of(
    values,
    st.builds(lambda kind, rest: {"type": kind, **rest}, types, st.dictionaries(names, values, max_size=4)),
    st.builds(
        lambda rest: {"type": "configure", "settings": rest}, st.dictionaries(st.text(max_size=6) | names, values)
    ),
)


@law(500)
@given(st.one_of(messages.map(lambda message: json.dumps(message).encode()), st.binary(max_size=60)))
def test_every_message_is_read_or_gets_one_plain_sentence(raw):
    try:
        decode_client(raw)
    except MISREADING as error:
        for sentence in (what_is_wrong(error), what_is_wrong(error, ClientMessage)):
            assert sentence.endswith(".")
            assert sentence[0].isupper()
            assert "\n" not in sentence
            assert "`" not in sentence or b"`" in raw
            assert "Expected" not in sentence
            assert "cannot be used" not in sentence  # no kind of error goes without its own words
            assert len(sentence) < 500
