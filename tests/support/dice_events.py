"""What the numbers in the dice game's events mean; kept apart from the engine for the same reason as `events`."""

from __future__ import annotations

from boothill.family.roles import ROLES
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import DECLARED
from boothill.games.dice.rules.terms import CAUSES, DICE, FACES, WHYS
from boothill.kernel.journal import Event
from support.events import SEATS, as_declared, words

PUBLIC = {
    "aimed": "seat at die face points",
    "eliminated": "seat role by cause",
    "exploded": "seat number",
    "fired": "seat number",
    "gained_life": "seat points life",
    "game_over": "winner*",
    "gave_life": "seat at points",
    "healed": "seat at points",
    "indians": "",
    "lost_life": "seat points life by cause",
    "refilled": "pile",
    "removed_arrow": "seat at pile",
    "returned_arrows": "seat number pile why",
    "role_shown": "seat role",
    "rolled": "seat roll dice face*",
    "seated": "seat character life",
    "spared": "seat most cause",
    "took_arrows": "seat number pile why",
    "turn": "seat number",
    "turn_over": "seat",
}
"""The public part of events, a word for each number; the last word with a star stands for all further numbers."""

SECRET = {"seated": "role"}
"""The secret part of the events that have one; only the seat itself learns it."""

_SEAT_WORDS = ("seat", "at", "by", "winner")
_NAMES = {
    "cause": CAUSES,
    "character": tuple(character.id for character in CHARACTERS),
    "face": FACES,
    "role": ROLES,
    "why": WHYS,
}


_CALLED = {"seat": "seat", "seats": "winner", "faces": "face"}


def public_layout(name: str) -> str:
    """The public part of an event."""
    return PUBLIC[name] if name in PUBLIC else as_declared(DECLARED.entries[name], _CALLED)


def public_words(event: Event) -> list[tuple[str, int]]:
    """What everybody learns from the event."""
    return words(public_layout(event[0]), event[1])


def secret_words(event: Event) -> list[tuple[str, int]]:
    """What only its audience learns."""
    return words(SECRET[event[0]], event[3]) if event[3] else []


def audience_of(event: Event) -> set[int]:
    """The seats that may learn the secret part."""
    return {event[1][0]} if event[0] in SECRET else set()


def written(said: list[tuple[str, int]]) -> str:
    """The values in words: 'seat A, at C, die 1, face two, points 1'. Nobody is left out."""
    return ", ".join(f"{word} {_value(word, value)}" for word, value in said if value >= 0)


def _value(word: str, value: int) -> str:
    if word in _SEAT_WORDS:
        return SEATS[value]
    if word in _NAMES:
        return _NAMES[word][value]
    if word == "die":
        return str(value + 1)
    if word == "dice":
        return " ".join(str(die + 1) for die in range(DICE) if value >> die & 1)
    return str(value)
