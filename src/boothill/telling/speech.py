"""Putting told things into words: what every game's words have in common. Nothing is decided here but who is "you"."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boothill.family.roles import GOALS, HIDDEN, ROLES, SHERIFF
from boothill.family.sets import SetFolder
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.facts import Fact
from boothill.telling.telling import Telling
from boothill.telling.told import Ability, Event, OtherEvent, References, Source, Told, facts_of

Values = dict[str, str | int]

FORMS = ("event", "ask", "wait", "option", "reason", "action")
"""What messages are about: for each there is one that tells of anything, such as `event-other`."""
AIMED = ("target", "victim", "at")
"""Seats to whom something is done; it may be whoever does it."""

COUNTED = ("seat", "die")
"""The sorts of references that are numbers; all others are ids, words or lists."""


class Speech(ABC):
    """The words of one table for one viewer, who is "you" in them (no seat: then everybody goes by name)."""

    prefix = ""
    """What the ids of a game's own messages begin with."""
    folders: Sequence[SetFolder] = ()
    """Where the sets at the table lie, which may bring rules of their own."""
    sorts: Mapping[str, str] = {}
    """The vocabulary: what the names of references stand for. One that is not in it is said as it is."""
    telling: Telling
    """Whoever decides what is said of this table."""

    def __init__(self, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        self.names = names
        self.viewer = viewer
        self.texts = texts

    # Names.

    @abstractmethod
    def role(self, role: int) -> str:
        """The name of a role, or what stands for a hidden one."""

    def prey(self, role: int) -> str:
        """The role that this one is after at a table of three (DC-3P-2, DICE-THREE-2); nothing at other tables."""
        return self.role(GOALS[role]) if len(self.names) == 3 and role in GOALS else ""

    def hunt(self, role: int, who_is: str) -> str:
        """What a role is about at a table of three (DC-3P-1 to -4, DICE-THREE-2 to -6), said to whoever has it ("you"),
        or of them ("other").
        """
        message = "three-sheriff" if role == SHERIFF else "three-goal"
        return self.texts.say(f"{self.prefix}{message}", prey=self.prey(role), who_is=who_is)

    def roles(self, counts: Sequence[int]) -> str:
        """How many there are of each role: '1 Sheriff, 2 Outlaws'."""
        return self.listed(
            f"{count} {self.texts.say('role-plural', role_id=ROLES[role], role=self.role(role), count=count)}"
            for role, count in enumerate(counts)
            if count
        )

    def listed(self, parts: Iterable[str], last: str = "list-comma") -> str:
        """'A, B, C', or 'A, B and C' with another message for the last step."""
        items = list(parts)
        if not items:
            return ""
        text = items[0]
        for at, item in enumerate(items[1:], 2):
            text = self.texts.say(last if at == len(items) else "list-comma", head=text, tail=item)
        return text

    def seat_values(self, place: str, seat: Seat) -> Values:
        """A seat for a message: its name, and who that is to the viewer."""
        if not 0 <= seat < len(self.names):
            return {place: "", f"{place}_is": "nobody"}
        return {place: self.names[seat], f"{place}_is": "you" if seat == self.viewer else "other"}

    @abstractmethod
    def find(self, asked: str) -> list[Fact]:
        """What is told about things of this table by name, a part of it, or nearly so."""

    # Rendering.

    def say(self, message: str, facts: References, *, short: bool = False) -> str:
        """A message about these references; where cards are to be `short`, as lists show them."""
        return self._say(message, (), self.values(facts, short))

    def _say(self, message: str, numbers: Iterable[object], values: Values) -> str:
        """A message with these values. The one for anything is given what the other is about, and these numbers."""
        anything: Values = {"name": _bare(_about(message)), "numbers": self.listed(map(str, numbers))}
        return self.texts.say(message, *self._shorter(message), **{**anything, **values})

    def _shorter(self, message: str) -> Iterator[str]:
        """The messages that are meant where a language lacks one: without its last part, and so on; without the game's
        prefix; then the one for anything of its form.
        """
        parts, at = message.split("-"), _form(message)
        for end in range(len(parts) - 1, at + 1, -1):
            yield "-".join(parts[:end])
        if self.prefix and message.startswith(self.prefix):
            yield message.removeprefix(self.prefix)
        if parts[at] in FORMS:
            yield f"{parts[at]}-other"

    def values(self, facts: References, short: bool) -> Values:
        """What a message is given: for each name of the vocabulary its values, also where it does not apply.

        Of a player $by is the name and $by_is you, other or nobody (for whom something is done to, self if they do it
        themselves and are not you); of what is told to some alone $role_seen says whether it is: yes or no.
        """
        values: Values = {}
        for name, sort in self.sorts.items():
            value = facts.get(name)
            if isinstance(value, int) and sort not in COUNTED:  # a set's own number, under a name that means more to us
                values |= {**self.expand(name, sort, None, facts, short), name: value}
            else:
                values |= self.expand(name, sort, value, facts, short)
        for name, value in facts.items():
            if name not in self.sorts and isinstance(value, int | str):
                values[name] = value
        return values

    def gives(self, names: Iterable[str]) -> set[str]:
        """What values a message about these references is given, by name: `by` and `by_is` of a player, ..."""
        found: set[str] = set()
        for name in names:
            sort = self.sorts.get(name)
            found |= {name} if sort is None else self.expand(name, sort, None, {}, False).keys()
        return found

    def expand(self, name: str, sort: str, value: Any, facts: References, short: bool) -> Values:
        """The values of one reference, None if it does not apply. A game adds its own sorts."""
        if sort == "seat":
            values = self.seat_values(name, -1 if value is None else value)
            if name in AIMED and values[f"{name}_is"] == "other" and value == facts.get("who", facts.get("by")):
                values[f"{name}_is"] = "self"
            return values
        if sort == "seats":
            seats = [] if value is None else value
            named = self.listed((self.names[seat] for seat in seats if seat < len(self.names)), "list-and")
            return {name: named, f"{name}_count": len(seats)}
        if sort == "role":
            role = ROLES.index(value) if value in ROLES else HIDDEN
            seen = "no" if value is None else "yes"
            return {name: self.role(role), f"{name}_id": value or "unknown", f"{name}_seen": seen}
        if sort == "word":
            return {name: "" if value is None else _bare(str(value))}
        return {}

    def line(self, event: Event) -> str:
        """What happened, in a line; nothing if there is nothing to be said."""
        if not event.say:
            return ""
        if not isinstance(event, OtherEvent):
            text = self.say(event.say, facts_of(event))
        elif event.values:  # nobody knows what they are
            text = self._say(event.say, event.values, {})
        else:
            numbers = [item for value in event.about.values() for item in _items(value)]
            text = self._say(event.say, numbers, self.values(facts_of(event), False))
        return self.texts.say("by-ability", ability=self.owner(event.source), line=text) if event.source else text

    def owner(self, source: Source) -> str:
        """The name of what brought something about."""
        return ""

    # Questions and reasons.

    def question(self, decision: Decision) -> str:
        """The question, put to the asked player."""
        told = self.telling.question(decision)
        return self.say(told.say or f"{self.prefix}ask-{decision.kind}", self._asked_about(decision, told))

    def waiting(self, decision: Decision) -> str:
        """The question as everybody else sees it."""
        asked = self.telling.asked(decision)
        return self.say(asked.say or f"{self.prefix}wait-{decision.kind}", {"who": decision.seat, **facts_of(asked)})

    def option(self, decision: Decision, option: Option, *, grouped: bool = False) -> str:
        """An answer. Playing, using or buying a card does not repeat its name: lists show it beside.

        In a list that is `grouped` it does not say what the group has in common either: as what a card is bought, or
        that something is removed.
        """
        facts = self._asked_about(decision, self.telling.question(decision))
        told = self.telling.option(decision, option)
        facts |= {**facts_of(told), "verb": told.verb, "grouped": "yes" if grouped else "no"}
        return self.say(told.say or f"{self.prefix}option-{told.verb}-{decision.kind}", facts, short=True)

    def _asked_about(self, decision: Decision, told: Told) -> References:
        """What the question and its answers may refer to."""
        return {"who": decision.seat, **facts_of(self.telling.asked(decision)), **facts_of(told)}

    def reason(self, reason: WhyNot) -> str:
        """Why something cannot be done, or what speaks against an option, with the rule that says so."""
        told = self.telling.reason(reason)
        return f"{self.say(told.say or f'{self.prefix}reason-{told.code}', facts_of(told))} [{reason.rule}]"


def _bare(id: str) -> str:
    """An id in bare words."""
    return id.replace("_", " ")


def _items(value: Any) -> Iterator[Any]:
    """What a reference stands for in bare words."""
    if isinstance(value, list):
        yield from value
    else:
        yield value.ability if isinstance(value, Ability) else value


def _form(message: str) -> int:
    """At which part of a message's id its form stands."""
    parts = message.split("-")
    return next((at for at, part in enumerate(parts) if part in FORMS), 0)


def _about(message: str) -> str:
    """What a message is about: 'event-pie_thrown' about 'pie_thrown'."""
    return "-".join(message.split("-")[_form(message) + 1 :])
