"""The words of a game that brings none of its own: questions and events by the names they have in the rules."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from boothill.kernel.decision import NOBODY, Decision, Option
from boothill.kernel.journal import Event
from boothill.kernel.reasons import WhyNot
from boothill.telling import told
from boothill.telling.facts import Fact
from boothill.telling.speech import Speech, Values
from boothill.telling.telling import Happening, Telling
from boothill.telling.told import Asked, OtherAsked, OtherEvent, Reason, Told
from boothill.terminal.log import Line


class PlainTelling(Telling):
    """Says of everything what it is called in the rules."""

    def learn(self, state: object) -> None:
        """Nothing that is said hangs on how things stand."""

    def event(self, number: int, event: Event) -> Happening:
        """An event by its numbers; for its audience those that only they learn stand behind the others."""
        name, public, audience, secret = event
        everybody = OtherEvent(n=number, name=name, values=list(public), say=f"event-{name}")
        return Happening(everybody, audience, replace(everybody, values=[*public, *secret]) if secret else None)

    def asked(self, decision: Decision) -> Asked:
        """A question by its kind."""
        return OtherAsked(question=decision.number, seat=decision.seat, name=decision.kind)

    def question(self, decision: Decision) -> Told:
        """Nothing besides."""
        return Told()

    def option(self, decision: Decision, option: Option) -> told.Option:
        """An answer by the question."""
        return told.Option(verb=decision.kind)

    def reason(self, reason: WhyNot) -> Reason:
        """A reason by its code."""
        return Reason(code=reason.code, rule=reason.rule)


class PlainWords(Speech):
    """Says what every game can say. A game with messages of its own gives them a `prefix` of its own."""

    prefix = "plain-"
    telling = PlainTelling()

    def role(self, role: int) -> str:
        """There are none."""
        return ""

    def find(self, asked: str) -> list[Fact]:
        """Nothing is told about anything."""
        return []


class PlainTeller:
    """Tells events by the game's messages `<prefix>event-<name>`, and those without one by their names and numbers.

    A message is given the numbers as `n1`, `n2` and so on, and as `who` the player whose seat the first of them is.
    """

    def __init__(self, words: Speech) -> None:
        self.words = words

    def line(self, event: Event) -> Line | None:
        """The line for one event, with the numbers the viewer learns."""
        told = self.words.telling.event(0, event).seen_by(self.words.viewer)
        name, numbers = event[0], told.values if isinstance(told, OtherEvent) else []
        values: Values = {f"n{at}": number for at, number in enumerate(numbers, 1)}
        values |= {"name": name.replace("_", " "), "numbers": ", ".join(map(str, numbers))}
        values |= self.words.seat_values("who", numbers[0] if numbers else NOBODY)
        return Line(name, self.words.texts.say(f"{self.words.prefix}event-{name}", "event-other", **values))

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events."""
        return [line for line in map(self.line, events) if line is not None]
