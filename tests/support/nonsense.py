"""Messages that a server has to refuse: what cannot be read, and what can be read but not be followed here and now.

`batches` draws them for the places of a table. What each has to be answered with is known from how it was made, or from
`refusal`, a second opinion on when a message is followed. Hypothesis takes a tenth of a millisecond for each choice it
is asked for, so most choices about a message are read from one draw (`Pick`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import quote

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from boothill.server.wire.protocol import EMOTES, MOST_MESSAGE, PROTOCOL

Json = dict[str, Any]
T = TypeVar("T")

GREATEST = 2**53 - 1
MALFORMED = "malformed"
SILENT = ""
"""The code of a message that is followed, changes nothing anybody can see, and is answered with nothing."""


@dataclass(frozen=True)
class Place:
    """What a client knows of its place at a table: enough to say whether a message will be followed."""

    seat: int
    """-1 for a spectator."""
    host: bool
    status: str
    seats: tuple[str, ...]
    """What each seat holds: empty, person or bot. All people are there."""
    talks: bool
    game: int
    question: int
    asked: int
    """Whose question it is, -1 if there is none."""
    options: int
    """Among how many options the one who is asked may choose."""
    timed: bool
    out: bool
    """Whether they are out of the game for good, and may see everything."""
    watchers: tuple[int, ...] = ()
    """The numbers of the spectators."""

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.status == "playing"


@dataclass(frozen=True)
class Said:
    """One message from one of the places."""

    place: int
    kind: str
    text: str | bytes
    code: str
    """With what it has to be refused; SILENT if it is not."""


# ---- what messages are made of

NUMBER, SEAT, SEAT_OR_NONE, FLAG, TEXT, EMOTE, WHAT, BOT, SETTINGS, TOKEN, NAME, REPORT, VERSION, WATCHER = range(14)

FIELDS: dict[str, dict[str, int]] = {
    "hello": {"protocol": VERSION, "token": TOKEN, "game": NUMBER, "seen": NUMBER, "name": NAME},
    "answer": {"game": NUMBER, "question": NUMBER, "option": NUMBER},
    "emote": {"emote": EMOTE},
    "chat": {"text": TEXT},
    "ready": {"ready": FLAG, "keep": FLAG},
    "leave": {},
    "back": {},
    "more_time": {"game": NUMBER, "question": NUMBER},
    "hurry": {"on": FLAG},
    "watch": {"what": WHAT},
    "fill": {"bot": BOT, "seat": SEAT_OR_NONE},
    "start": {},
    "kick": {"seat": SEAT_OR_NONE, "spectator": WATCHER},
    "vote": {"seat": SEAT, "out": FLAG},
    "replace": {"seat": SEAT, "bot": BOT},
    "pass_host": {"seat": SEAT},
    "mute": {"seat": SEAT_OR_NONE, "spectator": WATCHER, "muted": FLAG},
    "configure": {"settings": SETTINGS},
    "ping": {"n": NUMBER},
}
"""Every type of message with the sorts of its fields."""
OPTIONAL = {
    *(("hello", name) for name in ("protocol", "token", "game", "seen", "name")),
    *((kind, name) for kind in ("kick", "mute") for name in ("seat", "spectator")),
    ("vote", "out"),
    *(("ready", name) for name in ("ready", "keep")),
    ("fill", "seat"),
    ("mute", "muted"),
    ("ping", "n"),
}
HOST_COMMANDS = ("fill", "start", "kick", "replace", "pass_host", "mute", "configure")
BOTS = ("random", "greenhorn")
NO_BOTS = ("nobody", "Greenhorn", "greenhorn ", "../greenhorn", "\u0000", "random\n")

GOOD_SETTINGS: tuple[Json, ...] = ({}, {"players": 8}, {"game": "dice", "players": 7}, {"games": 3, "pace": 0})
BAD_SETTINGS: tuple[Json, ...] = (
    {"bot": "nobody"},
    {"game": "dice", "badge": True},
    {"players": 3, "badge": True},
    {"sets": ["base", "nonsense"]},
    {"sets": []},
    {"sets": ["gold_rush"]},
    {"sets": ["base", "base"]},
)
"""Settings of the right types that make no game."""


class Pick:
    """Choices: those among few are read from one draw, the others are drawn on their own."""

    _luck = st.binary(min_size=24, max_size=24)

    def __init__(self, draw: DrawFn) -> None:
        self.draw = draw
        self._left = int.from_bytes(draw(self._luck), "big")

    def number(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        self._left, found = divmod(self._left, high - low + 1)
        return low + found

    def one(self, values: Sequence[T]) -> T:
        """One of these."""
        return values[self.number(0, len(values) - 1)]

    def coin(self) -> bool:
        """Yes or no."""
        return self.number(0, 1) == 0


_plain = st.text(max_size=12)
_any_text = st.text(max_size=60)
_any_bytes = st.binary(max_size=60)
_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | _plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_plain, inner, max_size=3),
    max_leaves=4,
)
_UNSEEN = (
    "\u0000\u0007\u0008\u001b\u007f\u0085\u00ad\u061c\u180e\u200b\u200d\u200e\u2028\u2029\u202e\u2066\u2069\u2800\ufeff"
    "\U000e0041 \t\r\n\v\u00a0\u3000"
)
"""Nobody sees any of these."""
_NO_NUMBER: tuple[Any, ...] = (None, True, "", "5", [], [1], {"n": 1}, {}, 1.5, 1.0, -0.0, 1e300)
_NO_TEXT: tuple[Any, ...] = (None, True, 0, 1.5, [], ["a"], {})
_NO_FLAG: tuple[Any, ...] = (None, 0, 1, "true", "", [], {})
_NO_SETTINGS: tuple[Any, ...] = (
    *(None, True, 5, 1.5, "", "base", [], [{}]),
    *({"players": players} for players in (0, 2, 9, -1, 2**70, "5", None, 5.0)),
    *({"game": game} for game in ("poker", "", None, 1, ["bang"])),
    *({"sets": sets} for sets in (None, "base", ["x" * 41], ["base"] * 21, [1], {"base": 1})),
    *({"timers": timers} for timers in (None, 1, {"turn": 1}, {"turn": 4000}, {"never": 30}, {"kinds": {"a": 1}})),
    *({"pace": pace} for pace in (-1, 6, "fast", None)),
    *({"games": games} for games in (0, 100, 1.5)),
    *({name: 1} for name in ("starter", "shadow", "public", "spectators", "chat", "badge", "seed", "characters")),
    *({"events": 101}, {"events": -1}, {"seating": "stand"}, {"bot": ""}, {"bot": "b" * 41}),
)


def _bad_integer(pick: Pick) -> int:
    return pick.one((-1, -pick.number(1, 2**40), GREATEST + 1, GREATEST + pick.number(1, 2**40), 2**63, 2**64, 10**400))


def _no_number(pick: Pick) -> Any:
    return pick.one(_NO_NUMBER) if pick.coin() else _bad_integer(pick)


def _no_seat(pick: Pick) -> Any:
    return pick.number(8, 99) if pick.coin() else _no_number(pick)


_WRONG: dict[int, Callable[[Pick], Any]] = {
    NUMBER: _no_number,
    VERSION: _no_number,
    SEAT: _no_seat,
    SEAT_OR_NONE: lambda pick: value if (value := _no_seat(pick)) is not None else -1,
    WATCHER: lambda pick: value if (value := _no_number(pick)) is not None else -1,
    FLAG: lambda pick: pick.one(_NO_FLAG),
    TEXT: lambda pick: pick.one((*_NO_TEXT, "", "x" * pick.number(801, 4000))),
    EMOTE: lambda pick: pick.one((*_NO_TEXT, "", "Hello", "hello ", "wave")),
    WHAT: lambda pick: pick.one((*_NO_TEXT, "", "Everything", "seat", "everything\n")),
    BOT: lambda pick: pick.one((*_NO_TEXT, "", "x" * pick.number(41, 400))),
    SETTINGS: lambda pick: pick.one(_NO_SETTINGS),
    NAME: lambda pick: pick.one((*_NO_TEXT, "", "x" * pick.number(101, 4000))),
    REPORT: lambda pick: pick.one((*_NO_TEXT, "", "x" * pick.number(2001, 4000))),
    TOKEN: lambda pick: pick.one((*_NO_TEXT[1:], "", "short", "x" * pick.number(65, 4000))),
}


def _unseen(pick: Pick) -> str:
    """A text that shows nothing."""
    return "".join(pick.one(_UNSEEN) for _ in range(pick.number(1, 9)))


def _token(pick: Pick) -> str:
    return "".join(pick.one("abcdefXYZ0189_-") for _ in range(pick.number(20, 30)))


_RIGHT: dict[int, Callable[[Pick], Any]] = {
    NUMBER: lambda pick: pick.number(0, 3) if pick.coin() else pick.number(0, GREATEST),
    SEAT: lambda pick: pick.number(0, 7),
    SEAT_OR_NONE: lambda pick: pick.one((None, 0, 1, 2, 3, 4, 5, 6, 7)),
    WATCHER: lambda pick: pick.one((None, None, None, 0, 1, pick.number(0, GREATEST))),
    FLAG: lambda pick: pick.coin(),
    TEXT: lambda pick: "Howdy, " + _unseen(pick),
    EMOTE: lambda pick: pick.one(EMOTES),
    WHAT: lambda pick: pick.one(("everything", "public")),
    BOT: lambda pick: pick.one((*BOTS, *BOTS, *BOTS, *NO_BOTS)),
    SETTINGS: lambda pick: pick.one((*GOOD_SETTINGS, *BAD_SETTINGS)),
    NAME: lambda pick: "Zoe" + _unseen(pick),
    REPORT: lambda pick: "A card is missing." + _unseen(pick),
    TOKEN: lambda pick: pick.one((None, _token(pick))),
    VERSION: lambda pick: PROTOCOL,
}
_NAMES = sorted(FIELDS)
_WITH_FIELDS = sorted(name for name in FIELDS if FIELDS[name])
_REQUIRED = {name: [field for field in fields if (name, field) not in OPTIONAL] for name, fields in FIELDS.items()}
_WITH_REQUIRED = sorted(name for name, fields in _REQUIRED.items() if fields)
_NUMBERS = {name: [field for field, sort in fields.items() if sort == NUMBER] for name, fields in FIELDS.items()}
_WITH_NUMBERS = sorted(name for name, fields in _NUMBERS.items() if fields)


def _message(pick: Pick, name: str = "") -> Json:
    """A message of this type or any, all fields of their sorts."""
    name = name or pick.one(_NAMES)
    return {"type": name, **{field: _RIGHT[sort](pick) for field, sort in FIELDS[name].items()}}


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
        text = pick.draw(_any_text)
        return "" if is_message(text) else text
    text = json.dumps(_message(pick))
    return pick.one(_BREAKS)(text, pick.number(0, len(text) - 1))


def wrong_type(pick: Pick) -> str:
    """One field of the wrong sort, or out of its range."""
    name = pick.one(_WITH_FIELDS)
    field = pick.one(sorted(FIELDS[name]))
    wrong = _WRONG[FIELDS[name][field]](pick)
    return json.dumps({**_message(pick, name), field: wrong})


def missing_field(pick: Pick) -> str:
    """A message without something it needs."""
    name = pick.one(_WITH_REQUIRED)
    missing = pick.one(_REQUIRED[name])
    return json.dumps({field: value for field, value in _message(pick, name).items() if field != missing})


def unknown_field(pick: Pick) -> str:
    """A message with something it does not have."""
    name = pick.one(_NAMES)
    extra = pick.one(("seat", "token", "seed", "Type", "__proto__", "n", "type ", "", None, None, None))
    if extra is None:
        extra = pick.draw(_plain)
    if extra in ("type", *FIELDS[name]):
        extra = "more"
    value = pick.draw(_json) if pick.coin() else pick.number(0, 9)
    items = [*_message(pick, name).items(), (extra, value)]
    return json.dumps(dict(items[::-1] if pick.coin() else items))


_HEARD = ("update", "snapshot", "refused", "closing", "pong", "table", "you", "asked", "ANSWER", "answer ", "", None, 1)


def unknown_type(pick: Pick) -> str:
    """Something that is no type of message, a type of the server's, or no type at all."""
    message = _message(pick)
    kind = pick.number(0, 3)
    if kind == 0:
        del message["type"]
    elif kind == 1:
        message["type"] = pick.draw(_json)
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
    name = pick.one(_WITH_NUMBERS)
    field = pick.one(_NUMBERS[name])
    literal = pick.one(_LITERALS) if pick.coin() else str(_bad_integer(pick))
    return json.dumps({**_message(pick, name), field: "HERE"}).replace('"HERE"', literal)


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
        data = pick.draw(_any_bytes)
        return b"" if is_message(data) else data
    if kind == 1:
        return b'{"type":"chat","text":"' + pick.one(_NOT_UTF8) + b'"}'
    if kind == 2:
        return json.dumps(_message(pick)).encode(pick.one(("utf-16", "utf-16-be", "utf-32")))
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
    one, other = _message(pick), _message(pick)
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


# ---- what can be read but not followed


def refusal(place: Place, message: Json) -> str | None:
    """With what code a readable message is refused; SILENT if it is followed and nobody hears of it, None if it is
    followed and has an effect.
    """
    name = message["type"]
    if name == "hello":
        return "not_now"
    if name in ("answer", "more_time"):
        return _about_question(place, message)
    if name == "watch":
        return SILENT if message["what"] == "public" else None if place.out else "not_out"
    if name == "chat":
        return "refused" if set(message["text"]) <= set(_UNSEEN) else None if place.talks else "no_chat"
    if name in ("ready", "emote", "back", "hurry"):
        if place.seat < 0:
            return "spectator"
        return {"ready": "not_now" if place.playing else None, "emote": None}.get(name, SILENT)
    if name == "vote":
        return _about_vote(place, message["seat"])
    if name in HOST_COMMANDS:
        return _of_host(place, message) if place.host else "not_host"
    return None  # leave, ping


def _about_question(place: Place, message: Json) -> str | None:
    if place.seat < 0:
        return "spectator"
    if not place.playing:
        return "no_game"
    if (message["game"], message["question"]) != (place.game, place.question):
        return "stale"
    if place.asked != place.seat:
        return "not_yours"
    if message["type"] == "more_time":
        return None if place.timed else "no_more_time"
    return "no_such_option" if message["option"] >= place.options else None


def _about_vote(place: Place, seat: int) -> str | None:
    if place.seat < 0:
        return "spectator"
    if not place.playing:
        return "no_game"
    if seat >= len(place.seats):
        return "no_such_seat"
    if seat == place.seat:
        return "not_yourself"
    return None if place.seats[seat] == "person" else "no_person"


def _of_host(place: Place, message: Json) -> str | None:
    name, seat, spectator = message["type"], message.get("seat"), message.get("spectator")
    if name in ("start", "configure", "fill", "replace") and place.playing:
        return "not_now"
    if name in ("kick", "mute"):
        if (seat is None) == (spectator is None):
            return MALFORMED
        if spectator is not None:
            return None if spectator in place.watchers else "no_such_spectator"
    if name == "configure":
        return "refused" if message["settings"] in BAD_SETTINGS else None
    if message.get("bot", BOTS[0]) not in BOTS:
        return "refused"
    if seat is None:
        return None
    if seat >= len(place.seats):
        return "no_such_seat"
    held = place.seats[seat]
    if name == "fill":
        return None if held == "empty" else "taken"
    if name == "kick":
        if seat == place.seat:
            return "not_yourself"
        in_game = {"bot": "not_now", "person": "present"} if place.playing else {}
        return "empty" if held == "empty" else in_game.get(held)
    if name == "replace":
        return {"empty": "empty", "person": "present"}.get(held)
    return None if held == "person" else "no_person"


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


_READABLE = (
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
    "answer": lambda pick, place: _bad_answer(pick, place, "answer"),
    "more time": lambda pick, place: _bad_answer(pick, place, "more_time"),
    "host command": lambda pick, place: _message(pick, pick.one(HOST_COMMANDS)),
    "token guess": lambda pick, place: {**_message(pick, "hello"), "token": _token(pick)},
    "unseen chat": lambda pick, place: {"type": "chat", "text": _unseen(pick)},
    "any message": lambda pick, place: _message(pick),
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
        return json.dumps({**_message(pick, "hello"), "token": _token(pick)}), "bad_token"
    return json.dumps(_message(pick, pick.one([name for name in _NAMES if name != "hello"]))), "no_hello"


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
        junk = pick.one(_JUNK) if pick.coin() else quote(pick.draw(_any_text), safe="")
        path = pick.one(_PATHS).format(junk=junk or "-", table=table, number=pick.one(_GAME_NUMBERS))
        method = pick.one(("GET", "GET", "GET", "GET", "POST", "PUT", "DELETE", "PATCH"))
        may_be_right = {200} if path.startswith("/api/games?") else set()
        return Asked(method, path, None, frozenset({400, 404, 405, 409} | may_be_right))
    path = pick.one(sorted(_BODIES))
    fields = _BODIES[path]
    address = path.format(table=table)
    right = {field: _RIGHT[sort](pick) for field, sort in fields.items()}
    if kind == 1:
        body = UNREADABLE[pick.one(("not JSON", "deep", "half character", "binary", "empty"))](pick)
        body = body if isinstance(body, bytes) else body.encode()
        return Asked("POST", address, body, frozenset({400}))
    if kind == 2:
        field = pick.one(sorted(fields))
        wrong = _WRONG[fields[field]](pick)
        return Asked("POST", address, json.dumps({**right, field: wrong}).encode(), frozenset({400}))
    if kind == 3:
        return Asked("POST", address, json.dumps({**right, pick.draw(_plain) + "?": 1}).encode(), frozenset({400}))
    nowhere = path.format(table=_token(pick)[:12]) if "{" in path else path
    if pick.number(0, 3) == 0:
        return Asked("POST", address, b" " * pick.number(MOST_MESSAGE + 1, 2 * MOST_MESSAGE), frozenset({413}))
    if nowhere == path or pick.coin():
        unseen = {**right, "name": _unseen(pick)} if "name" in fields else {"text": ""}
        return Asked("POST", address, json.dumps(unseen).encode(), frozenset({400}))
    if path.endswith("seats") and pick.coin():
        taken = {"name": "Zoe", "seat": pick.one((0, 1, 2, 6, 7))}
        return Asked("POST", address, json.dumps(taken).encode(), frozenset({409}))
    return Asked("POST", nowhere, json.dumps(right).encode(), frozenset({404}))


@st.composite
def requests(draw: DrawFn, table: str, size: int) -> list[Asked]:
    """So many requests that have to be refused; the table has five seats, the first three with people."""
    return [bad_request(Pick(draw), table) for _ in range(size)]
