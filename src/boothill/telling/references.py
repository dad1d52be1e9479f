"""From the numbers of a game to references: ids under the names of fields, and typed structures that hold them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType, defstruct

from boothill.kernel.decision import Seat
from boothill.kernel.declared import NUMBER, Declared, Entry, Layout, Tone
from boothill.telling.told import Asked, Event, References

S = TypeVar("S", bound=Struct)

Ids = Mapping[int, Any]
"""What stands for a number; a number that is not in it stands for nothing."""


class Writing:
    """How numbers become references: what a layout says of them, with the ids that stand for them at one table."""

    __slots__ = ("_rest", "_rest_ids", "_singles", "layout")

    def __init__(self, layout: Layout, ids: Mapping[str, Ids]) -> None:
        self.layout = layout
        self._singles = [(field.name, ids.get(field.sort)) for field in layout.singles]
        self._rest = "" if layout.rest is None else layout.rest.name
        self._rest_ids: Ids = {} if layout.rest is None else ids[layout.rest.sort]

    def write(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The numbers, which fit, under the names of their fields. What stands for nothing is left out."""
        said: dict[str, Any] = {}
        for (name, known), number in zip(self._singles, numbers, strict=False):
            if known is None:
                said[name] = number
            elif number in known:
                said[name] = known[number]
        if self._rest:
            known = self._rest_ids
            said[self._rest] = [known[number] for number in numbers[len(self._singles) :] if number in known]
        return said


MakesAsked = Callable[[int, Seat, References], Asked]
"""Makes a question of its number, its seat, and what it is about."""


class ToldTypes:
    """The typed structures of a game: one for each log entry and each question that it declares."""

    def __init__(self, game: str, declared: Declared, sorts: Mapping[str, Any], prefix: str = "") -> None:
        """`sorts` are the types of references by their sorts, and everything else is a number; with the `prefix` the
        game's own messages begin.
        """
        self._game = game.title()
        self._prefix = prefix
        self._declared = declared
        self._sorts = {NUMBER: int, **sorts}
        self.events: dict[str, type[Event]] = {name: self._event(entry) for name, entry in declared.entries.items()}
        self.subjects: dict[str, type[Struct]] = {
            kind: self._made(f"{kind}_subject", Struct, self._fields(layout))
            for kind, layout in declared.questions.items()
            if layout.fields
        }
        """What each question is about that is about something."""
        self.asked: dict[str, type[Asked]] = {kind: self._asked(kind) for kind in declared.questions}

    def those_of(self, declared: Declared) -> tuple[dict[str, type[Event]], dict[str, MakesAsked]]:
        """For a table where all this is declared: the structures of those events that are ours, and whoever makes those
        of our questions. A set of somebody's own cards may use a name of ours for something else.
        """
        events = {
            name: self.events[name]
            for name, entry in declared.entries.items()
            if name in self.events and _alike(entry, self._declared.entries[name])
        }
        asked = {
            kind: self._maker(kind)
            for kind, layout in declared.questions.items()
            if kind in self.asked and layout.fields == self._declared.questions[kind].fields
        }
        return events, asked

    def _maker(self, kind: str) -> MakesAsked:
        made: Any = self.asked[kind]
        subject = self.subjects.get(kind)
        if subject is None:
            return lambda question, seat, about: made(question=question, seat=seat)
        return lambda question, seat, about: made(question=question, seat=seat, about=subject(**about))

    def _event(self, entry: Entry) -> type[Event]:
        fields = [*self._fields(entry.public), *self._fields(entry.secret, secret=True)]
        fields = [field for field in fields if field[0] != "source"]  # every event has one
        fields += [("say", str, f"{self._prefix}event-{entry.name}"), ("tone", Tone, entry.tone)]
        return self._made(entry.name, Event, fields, entry.name)

    def _asked(self, kind: str) -> type[Asked]:
        fields: list[Any] = [("about", self.subjects[kind])] if kind in self.subjects else []
        fields.append(("say", str, f"{self._prefix}wait-{kind}"))
        return self._made(f"asked_{kind}", Asked, fields, kind)

    def _fields(self, layout: Layout, *, secret: bool = False) -> list[Any]:
        found: list[Any] = []
        for field in layout.fields:
            made = self._sorts[field.sort]
            found.append((field.name, made) if field.needed and not secret else (field.name, made | UnsetType, UNSET))
        return found

    def _made(self, name: str, base: type[S], fields: list[Any], tag: str | None = None) -> type[S]:
        """'BangLostLife'."""
        called = self._game + "".join(part.title() for part in name.split("_"))
        return cast(type[S], defstruct(called, fields, bases=(base,), tag=tag, kw_only=True, omit_defaults=True))


def _alike(entry: Entry, other: Entry) -> bool:
    return (entry.public.fields, entry.secret.fields) == (other.public.fields, other.secret.fields)
