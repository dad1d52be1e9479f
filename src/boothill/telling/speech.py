"""What every game's words have in common: players by name or as "you", roles, lists, questions and reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from boothill.family.roles import GOALS, ROLES, SHERIFF
from boothill.family.sets import SetFolder
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.facts import Fact

Values = dict[str, str | int]


class Speech(ABC):
    """The words of one table for one viewer, who is "you" in them (no seat: then everybody goes by name)."""

    prefix = ""
    """What the ids of a game's own messages begin with."""
    folders: Sequence[SetFolder] = ()
    """Where the sets at the table lie, which may bring rules of their own."""

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

    # Questions and reasons.

    def question(self, decision: Decision) -> str:
        """The question, put to the asked player."""
        return self._about("ask", decision)

    def waiting(self, decision: Decision) -> str:
        """The question as everybody else sees it."""
        return self._about("wait", decision)

    def _about(self, form: str, decision: Decision) -> str:
        values: Values = {"name": decision.kind.replace("_", " "), **self.seat_values("who", decision.seat)}
        values |= self.asked_about(decision)
        return self.texts.say(f"{self.prefix}{form}-{decision.kind}", f"{form}-other", **values)

    @abstractmethod
    def asked_about(self, decision: Decision) -> Values:
        """What a question is about."""

    def reason(self, reason: WhyNot) -> str:
        """Why something cannot be done, or what speaks against an option, with the rule that says so."""
        values: Values = {"name": reason.code.replace("_", " "), **self.reason_values(reason)}
        text = self.texts.say(f"{self.prefix}reason-{reason.code}", f"reason-{reason.code}", "reason-other", **values)
        return f"{text} [{reason.rule}]"

    @abstractmethod
    def reason_values(self, reason: WhyNot) -> Values:
        """The parameters of a reason."""
