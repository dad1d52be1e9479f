"""Messages and requests that a server has to refuse: what cannot be read, and what can be read but not be followed here
and now.

`batches` draws messages for the places of a table, `doors` those before anybody is let in, `requests` requests. What
each has to be answered with is known from how it was made, or from `nonsense.refusal`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from boothill.server.wire.protocol import MOST_MESSAGE
from support.nonsense import (
    FIELDS,
    FLAG,
    GREATEST,
    HOST_COMMANDS,
    MALFORMED,
    NAME,
    NAMES,
    NUMBERS,
    REPORT,
    REQUIRED,
    RIGHT,
    SEAT_OR_NONE,
    SETTINGS,
    TOKEN,
    WITH_FIELDS,
    WITH_NUMBERS,
    WITH_REQUIRED,
    WRONG,
    Json,
    Pick,
    Place,
    a_token,
    any_bytes,
    any_json,
    any_text,
    any_words,
    bad_integer,
    message_of,
    refusal,
    unseen_text,
)

# ---- what cannot be read


def is_message(text: str | bytes) -> bool:
    """Whether this could be a message, as far as its type goes."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and isinstance(data.get("type"), str) and data["type"] in FIELDS


_BREAKS: tuple[Callable[[str, int], str], ...] = (
    lambda text, at: text[:at],
    lambda text, at: text[:at] + "\x00" + text[at:],
    lambda text, at: text[:at] + "}" + text[at:] + "{",
    lambda text, at: text.replace('"', "'"),
    lambda text, at: text[:-1] + ",}",
    lambda text, at: text + text,
    lambda text, at: text + "//",
    lambda text, at: "\ufeff" + text,
    lambda text, at: text.replace('"type"', "type"),
    lambda text, at: f"[{text}]",
    lambda text, at: json.dumps(text),
    lambda text, at: text.replace(":", "="),
    lambda text, at: text.replace(":", "::", 1),
)


def not_json(pick: Pick) -> str:
    """A message that has been broken, or never was one."""
    if pick.number(0, 4) == 4:
        text = pick.draw(any_text)
        return "" if is_message(text) else text
    text = json.dumps(message_of(pick))
    return pick.one(_BREAKS)(text, pick.number(0, len(text) - 1))


def wrong_type(pick: Pick) -> str:
    """One field of the wrong sort, or out of its range."""
    name = pick.one(WITH_FIELDS)
    field = pick.one(sorted(FIELDS[name]))
    wrong = WRONG[FIELDS[name][field]](pick)
    return json.dumps({**message_of(pick, name), field: wrong})


def missing_field(pick: Pick) -> str:
    """A message without something it needs."""
    name = pick.one(WITH_REQUIRED)
    missing = pick.one(REQUIRED[name])
    return json.dumps({field: value for field, value in message_of(pick, name).items() if field != missing})


def unknown_field(pick: Pick) -> str:
    """A message with something it does not have."""
    name = pick.one(NAMES)
    extra = pick.one(("seat", "token", "seed", "Type", "__proto__", "n", "type ", "", None, None, None))
    if extra is None:
        extra = pick.draw(any_words)
    if extra in ("type", *FIELDS[name]):
        extra = "more"
    value = pick.draw(any_json) if pick.coin() else pick.number(0, 9)
    items = [*message_of(pick, name).items(), (extra, value)]
    return json.dumps(dict(items[::-1] if pick.coin() else items))


_HEARD = ("update", "snapshot", "refused", "closing", "pong", "table", "you", "asked", "ANSWER", "answer ", "", None, 1)


def unknown_type(pick: Pick) -> str:
    """Something that is no type of message, a type of the server's, or no type at all."""
    message = message_of(pick)
    kind = pick.number(0, 3)
    if kind == 0:
        del message["type"]
    elif kind == 1:
        message["type"] = pick.draw(any_json)
        if isinstance(message["type"], str) and message["type"] in FIELDS:
            message["type"] = "?"
    else:
        message["type"] = pick.one(_HEARD)
    return json.dumps(message)


_LITERALS = (
    *("NaN", "Infinity", "-Infinity", "nan", "1e999", "-1e999", "1e5", "0x10", "1.", ".5", "+1", "00", "01", "1_000"),
    *("--1", "1e", "0b1", "1.0", "-0.0", "1E400", "9" * 30, "9" * 4000, "-" + "9" * 400, "0." + "0" * 400 + "1"),
)


def bad_number(pick: Pick) -> str:
    """A number that is none, or none of ours, written out."""
    name = pick.one(WITH_NUMBERS)
    field = pick.one(NUMBERS[name])
    literal = pick.one(_LITERALS) if pick.coin() else str(bad_integer(pick))
    return json.dumps({**message_of(pick, name), field: "HERE"}).replace('"HERE"', literal)


_NESTS = (("[", "]"), ('{"a":', "}"), ('[{"a":', "}]"), ('{"type":', "}"))
_AROUND_NESTS = (
    "{}",
    '{{"type":"answer","game":{},"question":1,"option":0}}',
    '{{"type":"start","more":{}}}',
    '{{"more":{},"type":"start"}}',
    '{{"type":"configure","settings":{}}}',
    '{{"type":"configure","settings":{{"sets":{}}}}}',
)


def deep(pick: Pick) -> str:
    """Boxes in boxes: instead of a message, as a field, or as one that is not there."""
    opened, shut = pick.one(_NESTS)
    most = (MOST_MESSAGE - 600) // len(opened + shut)
    depth = pick.number(1, 20) if pick.coin() else pick.number(20, most)
    inside = pick.one(("1", "null", '"pong"', '{"type":"ping"}', ""))
    text = pick.one(_AROUND_NESTS).format(opened * depth + inside + shut * depth)
    return "" if is_message(text) else text  # a box in a box may be the field that it should be


_AROUND_HALVES = ("", "a", "\\u0041", "\\n")


def half_character(pick: Pick) -> str:
    """Half of a character that takes two, in a text, in a token, in the name of a field."""
    odd = f'"{pick.one(_AROUND_HALVES)}\\u{pick.number(0xD800, 0xDFFF):04x}{pick.one(_AROUND_HALVES)}"'
    return pick.one(
        (
            f'{{"type":"chat","text":{odd}}}',
            f'{{"type":{odd}}}',
            f'{{"type":"start",{odd}:1}}',
            f'{{{odd}:1,"type":"start"}}',
            f'{{"type":"fill","bot":{odd}}}',
            f'{{"type":"hello","token":{odd}}}',
        )
    )


_NOT_UTF8 = (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", b"\x80")


def binary(pick: Pick) -> bytes:
    """Bytes that are no text, texts in other codings, and whatever else is wrong as bytes."""
    kind = pick.number(0, 3)
    if kind == 0:
        data = pick.draw(any_bytes)
        return b"" if is_message(data) else data
    if kind == 1:
        return b'{"type":"chat","text":"' + pick.one(_NOT_UTF8) + b'"}'
    if kind == 2:
        return json.dumps(message_of(pick)).encode(pick.one(("utf-16", "utf-16-be", "utf-32")))
    return pick.one((not_json, wrong_type, missing_field, bad_number, half_character))(pick).encode()


_EMPTY: tuple[str | bytes, ...] = (
    "",
    b"",
    " ",
    "\n",
    b" \t\r\n",
    b"\x00",
    "null",
    "{}",
    "[]",
    '""',
    "0",
    "false",
    '{"type":""}',
)


def empty(pick: Pick) -> str | bytes:
    """Nothing, or next to nothing."""
    return pick.one(_EMPTY)


def double_type(pick: Pick) -> str:
    """Two messages of different types in one."""
    one, other = message_of(pick), message_of(pick)
    if one["type"] == other["type"]:
        one, other = {"type": "start"}, {"type": "leave"}
    return f"{json.dumps(one)[:-1]}, {json.dumps(other)[1:]}"


UNREADABLE: dict[str, Callable[[Pick], str | bytes]] = {
    "not JSON": not_json,
    "wrong type": wrong_type,
    "missing field": missing_field,
    "unknown field": unknown_field,
    "unknown type": unknown_type,
    "bad number": bad_number,
    "deep": deep,
    "half character": half_character,
    "binary": binary,
    "empty": empty,
    "double type": double_type,
}
"""By kind: what is refused as malformed wherever it is said."""


@dataclass(frozen=True)
class Said:
    """One message from one of the places."""

    place: int
    kind: str
    text: str | bytes
    code: str
    """With what it has to be refused; SILENT if it is not."""


# ---- what can be read but not followed


def _near(pick: Pick, right: int) -> int:
    """A number that is right, nearly so, or far off."""
    return max(0, pick.one((right, right, right, right, right + 1, right - 1, right + 7, pick.number(0, GREATEST))))


def _bad_answer(pick: Pick, place: Place, name: str) -> Json:
    """The answer to the open question, with anything about it changed, or nothing."""
    message = {"type": name, "game": _near(pick, place.game), "question": _near(pick, place.question)}
    if name == "answer":
        right = pick.number(0, max(0, place.options - 1))
        message["option"] = pick.one((right, place.options, place.options + 1, GREATEST))
    return message


def _twice(pick: Pick, place: Place) -> str:
    """A field given twice, so that no reading of it makes a message that is followed."""
    if place.host:
        return f'{{"type":"kick","seat":{place.seat},"seat":{place.seat}}}'
    option = place.options + pick.number(0, 5)
    numbers = f'"game":{place.game},"question":{place.question}'
    return f'{{"type":"answer","option":{option},{numbers},"option":{option + 1}}}'


def _out_of_turn(pick: Pick, place: Place) -> Json:
    """What is right about the open question, from wherever it is said."""
    message: Json = {
        "type": pick.one(("answer", "answer", "more_time")),
        "game": place.game,
        "question": place.question,
    }
    if message["type"] == "answer":
        message["option"] = pick.number(0, place.options) if pick.coin() else pick.number(0, GREATEST)
    return message


def _no_option(pick: Pick, place: Place) -> Json:
    """The answer to the open question with an option that it does not have."""
    past = pick.one((0, 1, pick.number(0, 99), pick.number(0, 2**40)))
    option = GREATEST if pick.number(0, 9) == 9 else place.options + past
    return {"type": "answer", "game": place.game, "question": place.question, "option": option}


OFTEN = ("out of turn", "no such option")
"""What comes nearest to cheating is said most often."""
_READABLE = (
    *OFTEN * 10,
    *("answer", "answer", "answer", "more time", "host command", "host command", "token guess", "unseen chat"),
    *("given twice", "any message", "any message"),
)
_KINDS = (*UNREADABLE, *_READABLE)
KINDS = frozenset(_KINDS)


def _said(pick: Pick, places: Sequence[Place]) -> Said:
    number = pick.number(0, len(places) - 1)
    kind = pick.one(_KINDS)
    if kind == "host command" and pick.coin():  # anybody else is refused anyway
        number = next(at for at, place in enumerate(places) if place.host)
    elif kind in OFTEN and places[0].playing:  # from one who is asked, or from one who is not
        asked = kind == "no such option"
        number = pick.one([at for at, place in enumerate(places) if place.seat >= 0 and place.is_asked == asked])
    place = places[number]
    if kind in UNREADABLE:
        return Said(number, kind, UNREADABLE[kind](pick), MALFORMED)
    if kind == "given twice":
        text = _twice(pick, place)
        return Said(number, kind, text, refusal(place, json.loads(text)) or MALFORMED)
    message = _READABLE_MESSAGES[kind](pick, place)
    code = refusal(place, message)
    if code is None:  # it would be followed: one more field, and it is not
        return Said(number, kind, json.dumps({**message, "more": 1}), MALFORMED)
    text = json.dumps(message)
    return Said(number, kind, text.encode() if pick.number(0, 9) == 9 else text, code)


_READABLE_MESSAGES: dict[str, Callable[[Pick, Place], Json]] = {
    "out of turn": _out_of_turn,
    "no such option": _no_option,
    "answer": lambda pick, place: _bad_answer(pick, place, "answer"),
    "more time": lambda pick, place: _bad_answer(pick, place, "more_time"),
    "host command": lambda pick, place: message_of(pick, pick.one(HOST_COMMANDS)),
    "token guess": lambda pick, place: {**message_of(pick, "hello"), "token": a_token(pick)},
    "unseen chat": lambda pick, place: {"type": "chat", "text": unseen_text(pick)},
    "any message": lambda pick, place: message_of(pick),
}


@st.composite
def batches(draw: DrawFn, places: Sequence[Place], size: int) -> list[Said]:
    """So many messages from these places, none of which may have any effect."""
    return [_said(Pick(draw), places) for _ in range(size)]


# ---- before one is let in


def at_the_door(pick: Pick) -> tuple[str | bytes, str]:
    """A first message that is not let in, and with what code."""
    kind = pick.one((*UNREADABLE, "other", "other", "guess", "guess"))
    if kind in UNREADABLE:
        return UNREADABLE[kind](pick), MALFORMED
    if kind == "guess":
        return json.dumps({**message_of(pick, "hello"), "token": a_token(pick)}), "bad_token"
    return json.dumps(message_of(pick, pick.one([name for name in NAMES if name != "hello"]))), "no_hello"


@st.composite
def doors(draw: DrawFn, size: int) -> list[tuple[str | bytes, str]]:
    """So many first messages, with the code of the refusal."""
    return [at_the_door(Pick(draw)) for _ in range(size)]


# ---- requests


@dataclass(frozen=True)
class Asked:
    """A request, and what it may be answered with."""

    method: str
    path: str
    body: bytes | None
    statuses: frozenset[int]


_BODIES: dict[str, dict[str, int]] = {
    "/api/tables": {"name": NAME, "settings": SETTINGS, "start": FLAG},
    "/api/tables/{table}/seats": {"name": NAME, "seat": SEAT_OR_NONE},
    "/api/tables/{table}/reports": {"text": REPORT, "token": TOKEN},
}
_PATHS = (
    *(
        "/api/tables/{junk}",
        "/api/tables/{table}/{junk}",
        "/api/tables/{junk}/games",
        "/api/tables/{junk}/games/1/replay",
    ),
    *("/api/tables/{table}/games/{number}/replay", "/api/tables/{junk}/play", "/api/{junk}", "/{junk}"),
    *("/api/catalogue/{junk}", "/api/catalogue/base?lang={junk}", "/api/rules/{junk}", "/api/games?limit={junk}"),
    *("/api/games?before={junk}", "/api/games?limit={number}", "/api/tables/{table}/games/{junk}/replay"),
)
_JUNK = (
    "..",
    "%2e%2e",
    "%00",
    "%ff%fe",
    "%ed%a0%80",
    "a/b",
    "nan",
    "-1",
    "0",
    "x" * 3000,
    "%",
    "'",
    "{}",
    "1e999",
    "%0a",
)
_GAME_NUMBERS = (0, 1, 2, 99, -1, 2**31, 2**63 - 1, 2**63, 2**64, 10**30, 10**400)


def bad_request(pick: Pick, table: str) -> Asked:
    """A request that has to be refused. The table plays its first game."""
    kind = pick.number(0, 4)
    if kind == 0:
        junk = pick.one(_JUNK) if pick.coin() else quote(pick.draw(any_text), safe="")
        path = pick.one(_PATHS).format(junk=junk or "-", table=table, number=pick.one(_GAME_NUMBERS))
        method = pick.one(("GET", "GET", "GET", "GET", "POST", "PUT", "DELETE", "PATCH"))
        may_be_right = {200} if path.startswith("/api/games?") else set()
        return Asked(method, path, None, frozenset({400, 404, 405, 409} | may_be_right))
    path = pick.one(sorted(_BODIES))
    fields = _BODIES[path]
    address = path.format(table=table)
    right = {field: RIGHT[sort](pick) for field, sort in fields.items()}
    if kind == 1:
        body = UNREADABLE[pick.one(("not JSON", "deep", "half character", "binary", "empty"))](pick)
        body = body if isinstance(body, bytes) else body.encode()
        return Asked("POST", address, body, frozenset({400}))
    if kind == 2:
        field = pick.one(sorted(fields))
        wrong = WRONG[fields[field]](pick)
        return Asked("POST", address, json.dumps({**right, field: wrong}).encode(), frozenset({400}))
    if kind == 3:
        return Asked("POST", address, json.dumps({**right, pick.draw(any_words) + "?": 1}).encode(), frozenset({400}))
    nowhere = path.format(table=a_token(pick)[:12]) if "{" in path else path
    if pick.number(0, 3) == 0:
        return Asked("POST", address, b" " * pick.number(MOST_MESSAGE + 1, 2 * MOST_MESSAGE), frozenset({413}))
    if nowhere == path or pick.coin():
        unseen = {**right, "name": unseen_text(pick)} if "name" in fields else {"text": ""}
        return Asked("POST", address, json.dumps(unseen).encode(), frozenset({400}))
    if path.endswith("seats") and pick.coin():
        taken = {"name": "Zoe", "seat": pick.one((0, 1, 2, 6, 7))}
        return Asked("POST", address, json.dumps(taken).encode(), frozenset({409}))
    return Asked("POST", nowhere, json.dumps(right).encode(), frozenset({404}))


@st.composite
def requests(draw: DrawFn, table: str, size: int) -> list[Asked]:
    """So many requests that have to be refused; the table has five seats, the first three with people."""
    return [bad_request(Pick(draw), table) for _ in range(size)]
