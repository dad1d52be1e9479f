"""What every game has that can be told: somebody who decides what is said, from the first event on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from boothill.kernel import journal
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import EVERYTHING
from boothill.kernel.reasons import WhyNot
from boothill.telling.told import Asked, Event, Option, Reason, Told


class Happening(NamedTuple):
    """An event as it is told: to everybody, and otherwise to those who learn more."""

    public: Event
    audience: tuple[Seat, ...] = ()
    private: Event | None = None
    """As its audience is told, if there is more to learn."""

    def is_more_to(self, viewer: Seat) -> bool:
        """Whether this viewer learns more than everybody does."""
        return self.private is not None and (viewer == EVERYTHING or viewer in self.audience)

    def seen_by(self, viewer: Seat) -> Event:
        """As this viewer is told."""
        return self.private if self.private is not None and self.is_more_to(viewer) else self.public


class Telling(ABC):
    """Decides what is said of one game: of its events in their order, and of its questions. Whom it is said to makes no
    difference, but for what only some may know: that is apart.
    """

    @abstractmethod
    def learn(self, state: Any) -> None:
        """See how the table is laid, at the beginning or at any moment: a state or a view."""

    @abstractmethod
    def event(self, number: int, event: journal.Event) -> Happening:
        """What is said of an event, which follows those told before."""

    @abstractmethod
    def asked(self, decision: Decision) -> Asked:
        """What is said of a question to those who wait for the answer. Everybody may know."""

    @abstractmethod
    def question(self, decision: Decision) -> Told:
        """What is said of it to the asked player, who alone may know."""

    @abstractmethod
    def option(self, decision: Decision, option: tuple[int, ...]) -> Option:
        """What is said of an answer to it, beside the card that it is about; for the asked player."""

    @abstractmethod
    def reason(self, reason: WhyNot) -> Reason:
        """What is said of a reason, or of what speaks against an option."""
