"""What messages to a server are made of, right and wrong, and when one that can be read is followed.

`refusal` is a second opinion on that. Hypothesis takes a tenth of a millisecond for each choice it is asked for, so
most choices about a message are read from one draw (`Pick`). What is said with all this is in `babble`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from boothill.server.wire.protocol import EMOTES, PROTOCOL

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

    @property
    def is_asked(self) -> bool:
        """Whether the open question is put to them."""
        return self.seat >= 0 and self.asked == self.seat


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


any_words = st.text(max_size=12)
any_text = st.text(max_size=60)
any_bytes = st.binary(max_size=60)
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | any_words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(any_words, inner, max_size=3),
    max_leaves=4,
)
UNSEEN = (
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


def bad_integer(pick: Pick) -> int:
    return pick.one((-1, -pick.number(1, 2**40), GREATEST + 1, GREATEST + pick.number(1, 2**40), 2**63, 2**64, 10**400))


def _no_number(pick: Pick) -> Any:
    return pick.one(_NO_NUMBER) if pick.coin() else bad_integer(pick)


def _no_seat(pick: Pick) -> Any:
    return pick.number(8, 99) if pick.coin() else _no_number(pick)


WRONG: dict[int, Callable[[Pick], Any]] = {
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


def unseen_text(pick: Pick) -> str:
    """A text that shows nothing."""
    return "".join(pick.one(UNSEEN) for _ in range(pick.number(1, 9)))


def a_token(pick: Pick) -> str:
    return "".join(pick.one("abcdefXYZ0189_-") for _ in range(pick.number(20, 30)))


RIGHT: dict[int, Callable[[Pick], Any]] = {
    NUMBER: lambda pick: pick.number(0, 3) if pick.coin() else pick.number(0, GREATEST),
    SEAT: lambda pick: pick.number(0, 7),
    SEAT_OR_NONE: lambda pick: pick.one((None, 0, 1, 2, 3, 4, 5, 6, 7)),
    WATCHER: lambda pick: pick.one((None, None, None, 0, 1, pick.number(0, GREATEST))),
    FLAG: lambda pick: pick.coin(),
    TEXT: lambda pick: "Howdy, " + unseen_text(pick),
    EMOTE: lambda pick: pick.one(EMOTES),
    WHAT: lambda pick: pick.one(("everything", "public")),
    BOT: lambda pick: pick.one((*BOTS, *BOTS, *BOTS, *NO_BOTS)),
    SETTINGS: lambda pick: pick.one((*GOOD_SETTINGS, *BAD_SETTINGS)),
    NAME: lambda pick: "Zoe" + unseen_text(pick),
    REPORT: lambda pick: "A card is missing." + unseen_text(pick),
    TOKEN: lambda pick: pick.one((None, a_token(pick))),
    VERSION: lambda pick: PROTOCOL,
}
NAMES = sorted(FIELDS)
WITH_FIELDS = sorted(name for name in FIELDS if FIELDS[name])
REQUIRED = {name: [field for field in fields if (name, field) not in OPTIONAL] for name, fields in FIELDS.items()}
WITH_REQUIRED = sorted(name for name, fields in REQUIRED.items() if fields)
NUMBERS = {name: [field for field, sort in fields.items() if sort == NUMBER] for name, fields in FIELDS.items()}
WITH_NUMBERS = sorted(name for name, fields in NUMBERS.items() if fields)


def message_of(pick: Pick, name: str = "") -> Json:
    """A message of this type or any, all fields of their sorts."""
    name = name or pick.one(NAMES)
    return {"type": name, **{field: RIGHT[sort](pick) for field, sort in FIELDS[name].items()}}


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
        return "refused" if set(message["text"]) <= set(UNSEEN) else None if place.talks else "no_chat"
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
