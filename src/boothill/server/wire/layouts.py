"""Numbers of a game as JSON with names: events, what questions are about, and reasons, by the layouts of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boothill.kernel.decision import Decision
from boothill.kernel.reasons import WhyNot
from boothill.server.wire.protocol import Json

Names = Mapping[int, object]
"""What stands for a number on the wire; a number that is not in it says that the field does not apply."""

RENAMED = {"number": "count"}
"""Fields that are called otherwise on the wire, where `number` is the number of the event."""
HEADING = frozenset({"number", "event", "values", "secret", "code", "rule"})
"""What stands beside the fields, and is no name for one."""


class Layout:
    """Numbers under the names of fields: one number each, and all further ones in a list if the last field is one."""

    __slots__ = ("names", "rest", "rest_names", "singles")

    def __init__(self, fields: Sequence[str], named: Mapping[str, Names], lists: Mapping[str, Names]) -> None:
        self.singles: list[str] = [RENAMED.get(field, field) for field in fields]
        self.rest = ""
        self.rest_names: Names = {}
        if fields and fields[-1] in lists:
            self.rest = self.singles.pop()
            self.rest_names = lists[fields[-1]]
        self.names: list[Names | None] = [named.get(field) for field in fields[: len(self.singles)]]

    def fits(self, numbers: Sequence[int]) -> bool:
        """Whether there is a number for each field, and none is left over."""
        return len(numbers) == len(self.singles) or (bool(self.rest) and len(numbers) > len(self.singles))

    def write(self, said: Json, numbers: Sequence[int]) -> None:
        """Enter the numbers, which fit. Fields that do not apply are left out."""
        for field, names, number in zip(self.singles, self.names, numbers, strict=False):
            if names is None:
                said[field] = number
            elif number in names:
                said[field] = names[number]
        if self.rest:
            names = self.rest_names
            said[self.rest] = [names[number] for number in numbers[len(self.singles) :] if number in names]


def layout_of(text: str, named: Mapping[str, Names], lists: Mapping[str, Names]) -> tuple[Layout, Layout] | None:
    """The layouts of the public and of the secret part; None if the text gives a name twice, or one that is taken."""
    public, _, secret = text.partition("|")
    parts = public.split(), secret.split()
    found = Layout(parts[0], named, lists), Layout(parts[1], named, lists)
    names = [name for part in found for name in (*part.singles, *([part.rest] if part.rest else []))]
    well_placed = all(field not in lists for part in parts for field in part[:-1])
    if len(set(names)) < len(names) or not HEADING.isdisjoint(names) or not well_placed:
        return None
    return found


def layouts_of(
    texts: Mapping[str, str], named: Mapping[str, Names], lists: Mapping[str, Names]
) -> dict[str, tuple[Layout, Layout]]:
    """The layouts of all that can be told by name; a set of somebody's own cards may have others among its texts."""
    found = {name: layout_of(text, named, lists) for name, text in texts.items()}
    return {name: layout for name, layout in found.items() if layout is not None}


class Layouts:
    """All layouts of a table."""

    __slots__ = ("events", "reasons", "subjects")

    def __init__(
        self,
        events: dict[str, tuple[Layout, Layout]],
        subjects: dict[str, tuple[Layout, Layout]],
        reasons: dict[str, tuple[Layout, Layout]],
    ) -> None:
        self.events = events
        self.subjects = subjects
        self.reasons = reasons

    def event(self, number: int, name: str, public: Sequence[int], secret: Sequence[int]) -> Json:
        """An event as somebody learns it. Where nobody has said what its numbers are, they stand there as they are."""
        said: Json = {"number": number, "event": name}
        layout = self.events.get(name)
        if layout is not None and layout[0].fits(public) and (not secret or layout[1].fits(secret)):
            layout[0].write(said, public)
            if secret:
                layout[1].write(said, secret)
            return said
        said["values"] = list(public)
        if secret:
            said["secret"] = list(secret)
        return said

    def about(self, decision: Decision) -> Json:
        """What a question is about."""
        return _parameters({}, self.subjects.get(decision.kind), decision.subject)

    def reason(self, reason: WhyNot) -> Json:
        """A reason: its code, its rule, and the parameters of the code by name."""
        code, rule, params = reason
        return _parameters({"code": code, "rule": rule}, self.reasons.get(code), params)


def _parameters(said: Json, layout: tuple[Layout, Layout] | None, numbers: Sequence[int]) -> Json:
    if layout is not None and layout[0].fits(numbers):
        layout[0].write(said, numbers)
    elif numbers:
        said["values"] = list(numbers)
    return said
