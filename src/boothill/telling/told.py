"""What is told, as typed structures: what happened, what is asked, what can be answered, and why not.

A told thing is facts: who, with which card, at whom, each by its id. It says of itself with which message it is put
into words (`say`), and what that message has to know besides the facts (`more`): that takes rules and history, and is
settled by whoever tells. Putting it into words takes only the reader's language and seat (`speech`), so that a terminal
and a browser have nothing to decide.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field, structs

from boothill.kernel.declared import Tone


class Ability(Struct, frozen=True, omit_defaults=True):
    """In the place of a kind of card: what a character does of itself."""

    ability: str = ""
    """The character; nothing if that is not known."""
    shot: bool = False
    """Whether it shoots."""
    own: bool = False
    """Whether it is the ability of whoever is told of."""


class Source(Struct, frozen=True, omit_defaults=True):
    """What brought an event about: a character's ability, or a kind of card."""

    character: str | UnsetType = UNSET
    copied: str | UnsetType = UNSET
    """The character whose ability the other one has copied."""
    kind: str | UnsetType = UNSET


Reference = int | str | list[int | str] | Ability
"""A seat, a number, the id of a card, kind, character, ..., a word that a message chooses by, or a list."""
References = dict[str, Reference]


class Told(Struct, kw_only=True, omit_defaults=True):
    """Something that can be put into words."""

    say: str = ""
    """The message that tells it, if it is another than the regular one: `event-NAME`, `wait-KIND` and `ask-KIND` of a
    question, `option-VERB-KIND`, `reason-CODE`, with the game's own prefix where it has one. Where a language lacks a
    message, the same without its last part is meant (`option-discard`), without the prefix, and at last the one for
    anything (`option-other`)."""
    more: References = field(default_factory=dict)
    """What the message has to know besides the facts."""


class Event(Told, kw_only=True, tag_field="event"):
    """Something that happened. With an empty `say` there is nothing to be said of it."""

    n: int
    """Its number in the game, from 1 without gaps."""
    tone: Tone = ""
    """What it is about, for the colour and weight of its line."""
    source: Source | UnsetType = UNSET


class OtherEvent(Event, kw_only=True, tag="other"):
    """Something that happened in a set of somebody's own cards."""

    name: str
    """What the set calls it."""
    about: References = field(default_factory=dict)
    values: list[int] = field(default_factory=list)
    """The numbers themselves, where nobody has said what they are."""


class Asked(Told, kw_only=True, tag_field="kind"):
    """The open question as everybody sees it, and what is said to those who wait for the answer."""

    question: int
    seat: int
    left: float | None = None
    """Seconds until a bot may answer for a person, nothing without a limit. What is left says nothing about bots."""
    total: float | None = None


class OtherAsked(Asked, kw_only=True, tag="other"):
    """A question of a set of somebody's own cards."""

    name: str
    """What the set calls it."""
    about: References = field(default_factory=dict)


class Reason(Told, kw_only=True):
    """Why something cannot be done, or what speaks against an option."""

    code: str
    rule: str
    """The rule that says so, by its id in the catalogue."""


class Option(Told, kw_only=True):
    """One complete legal answer. Its label may use what the question is about, too."""

    verb: str
    warning: Reason | UnsetType = UNSET
    """What speaks against it."""


class Choices(Told, kw_only=True):
    """What the asked player may answer, and how the question is put to them."""

    options: list[Option]
    why_not: dict[str, Reason] = field(default_factory=dict)
    """For what is not among the options, by card (or `end`): why not."""


def facts_of(told: Told) -> References:
    """All that the message of a told thing may refer to: its facts, and what it has to know besides."""
    about: Any = getattr(told, "about", None)
    if about is None:
        facts = {name: getattr(told, name) for name in _facts(type(told))}
    elif isinstance(about, dict):
        facts = about
    else:
        facts = structs.asdict(about)
    return {name: value for name, value in facts.items() if value is not UNSET} | told.more


@cache
def _facts(sort: type[Told]) -> tuple[str, ...]:
    """The names of the fields that are facts: those that such a thing has beyond all things like it."""
    base = next(base for base in (Event, Option, Asked, Choices, Reason, Told) if issubclass(sort, base))
    return tuple(name for name in sort.__struct_fields__ if name not in base.__struct_fields__)
