"""Naming what the engine counts: cards, characters, roles, options, questions and reasons, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from boothill.bang.hooks import WhyNot
from boothill.bang.ruleset import Ruleset
from boothill.bang.terms import COLOURS, FROM_HAND, HIDDEN, RESPOND, ROLES, SUITS, USE, VERBS, Card, Option, Seat
from boothill.kernel.decision import Decision
from boothill.lang import FALLBACK, Texts
from boothill.rulebook import SETS, facts

SUIT_SHAPES = "♠♥♦♣"
COLT = "Colt .45"
"""BASE-SET-12: the weapon of everybody without one. It is no card, and its name is the same in every language."""

Values = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Fact:
    """What a card, character or role is called and does."""

    name: str
    text: str


class Words:
    """The words of one table for one viewer, who is "you" in them (no seat: then everybody goes by name)."""

    def __init__(self, rules: Ruleset, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        self.rules = rules
        self.names = names
        self.viewer = viewer
        self.texts = texts
        self._facts = {
            (sort, fact["id"]): Fact(fact.get(f"name_{texts.language}", fact["name"]), _effect(fact, texts.language))
            for set_id in rules.sets
            if set_id in SETS
            for sort in ("card", "character", "role")
            for fact in facts(set_id).get(sort, ())
        }
        self.kind_facts = [
            self._facts.get(("card", kind.id), Fact(kind.name, kind.text or kind.name)) for kind in rules.kinds
        ]
        self.character_facts = [
            self._facts.get(("character", person.id), Fact(person.name, person.text or person.name))
            for person in rules.characters
        ]

    # Names.

    def kind(self, kind: int) -> str:
        """The name of a kind of card."""
        return self.kind_facts[kind].name

    def character(self, character: int) -> str:
        """The name of a character."""
        return self.character_facts[character].name

    def role(self, role: int) -> str:
        """The name of a role, or what stands for a hidden one."""
        return self.texts.say("role-unknown") if role == HIDDEN else self._facts["role", ROLES[role]].name

    def goal(self, role: int) -> str:
        """What a role wants."""
        return self._facts["role", ROLES[role]].text

    def roles(self, counts: Sequence[int]) -> str:
        """How many there are of each role: '1 Sheriff, 2 Outlaws'."""
        return self.listed(
            f"{count} {self.texts.say('role-plural', role_id=ROLES[role], role=self.role(role), count=count)}"
            for role, count in enumerate(counts)
            if count
        )

    def card(self, card: Card) -> str:
        """A card as the log tells of it: 'BANG! (9 of Diamonds)'."""
        value = self.rules.value_text(card)
        rank, suit = value[:-1], value[-1]
        rank = self.texts.say(f"rank-{rank}") if rank.isalpha() else rank
        name = self.kind(self.rules.kind_of[card])
        return self.texts.say("card-long", name=name, rank=rank, suit=self.texts.say(f"suit-{suit}"))

    def short(self, card: Card) -> str:
        """A card as lists show it: 'BANG! 9♦'."""
        value = self.rules.value_text(card)
        shape = SUIT_SHAPES[SUITS.index(value[-1])]
        return self.texts.say("card-short", name=self.kind(self.rules.kind_of[card]), rank=value[:-1], suit=shape)

    def action(self, action: int) -> str:
        """What using an ability does."""
        id = self.rules.actions[action].id
        if self.texts.has(f"action-{id}"):
            return self.texts.say(f"action-{id}")
        return self.texts.say("action-other", name=id.replace("_", " "))

    def listed(self, parts: Iterable[str], last: str = "list-comma") -> str:
        """'A, B, C', or 'A, B and C' with another message for the last step."""
        items = list(parts)
        if not items:
            return ""
        text = items[0]
        for at, item in enumerate(items[1:], 2):
            text = self.texts.say(last if at == len(items) else "list-comma", head=text, tail=item)
        return text

    # What messages are given.

    def seat_values(self, place: str, seat: Seat) -> Values:
        """A seat for a message: its name, and who that is to the viewer."""
        if not 0 <= seat < len(self.names):
            return {place: "", f"{place}_is": "nobody"}
        return {place: self.names[seat], f"{place}_is": "you" if seat == self.viewer else "other"}

    def kind_values(self, place: str, kind: int) -> Values:
        """A kind of card for a message: its name and id."""
        if kind < 0:
            return {place: "", f"{place}_id": "none"}
        return {place: self.kind(kind), f"{place}_id": self.rules.kinds[kind].id}

    def played_values(self, card: Card, kind: int) -> Values:
        """A card for a message that tells as what it is played."""
        own = self.rules.kind_of[card]
        text = self.card(card)
        if own != kind:
            text = self.texts.say("card-as", card=text, kind=self.kind(kind))
        colour = COLOURS[self.rules.kinds[kind].colour]
        return {"card": text, "colour": colour, "as_is": "same" if own == kind else "other"}

    # Questions and answers.

    def question(self, decision: Decision) -> str:
        """The question, put to the asked player."""
        return self._about("ask", decision)

    def waiting(self, decision: Decision) -> str:
        """The question as everybody else sees it."""
        return self._about("wait", decision)

    def _about(self, form: str, decision: Decision) -> str:
        values: Values = {"name": decision.kind.replace("_", " "), **self.seat_values("who", decision.seat)}
        for place, number in zip(SUBJECTS.get(decision.kind, ()), decision.subject, strict=False):
            values |= self._value(place, number)
        message = f"{form}-{decision.kind}"
        return self.texts.say(message if self.texts.has(message) else f"{form}-other", **values)

    def _value(self, place: str, number: int) -> Values:
        if place in ("by", "victim", "seat"):
            return self.seat_values(place, number)
        if place in ("cause", "occasion", "kind"):
            return self.kind_values(place, number)
        return {place: number}

    def option(self, decision: Decision, option: Option) -> str:
        """An answer. Playing a hand card does not repeat its name: lists show it beside."""
        verb, card, kind, seat, pick = option
        values: Values = self.seat_values("target", seat)
        values["pick"] = self.short(pick) if pick >= 0 else ""
        values["pick_is"] = "hand" if pick == FROM_HAND else "card" if pick >= 0 else "none"
        if card >= 0:
            values |= self.played_values(card, kind if kind >= 0 and verb != RESPOND else self.rules.kind_of[card])
            values["card"] = self.short(card)
        if verb == USE:
            values["action"] = self.action(kind)
        else:
            values |= self.kind_values("kind", kind)
        message = f"option-{VERBS[verb]}-{decision.kind}"
        return self.texts.say(message if self.texts.has(message) else f"option-{VERBS[verb]}", **values)

    def reason(self, reason: WhyNot) -> str:
        """Why a card cannot be played, or what speaks against an option, with the rule that says so."""
        values: Values = {"name": reason.code.replace("_", " ")}
        for place, number in zip(REASONS.get(reason.code, ()), reason.params, strict=False):
            values |= self._value(place, number)
        message = f"reason-{reason.code}"
        text = self.texts.say(message if self.texts.has(message) else "reason-other", **values)
        return f"{text} [{reason.rule}]"

    def find(self, asked: str) -> list[Fact]:
        """The cards, characters and roles of this table that go by a name, or begin with it, or nearly so."""
        known = {fact.name: fact for fact in [*self.kind_facts, *self.character_facts]}
        known |= {fact.name: fact for (sort, _), fact in self._facts.items() if sort == "role"}
        plain = {_plain(name): fact for name, fact in known.items()}
        wanted = _plain(asked)
        if wanted in plain:
            return [plain[wanted]]
        found = [fact for name, fact in plain.items() if wanted and name.startswith(wanted)]
        found = found or [fact for name, fact in plain.items() if wanted and wanted in name]
        return found or [plain[name] for name in get_close_matches(wanted, plain, n=1, cutoff=0.75)]


SUBJECTS: dict[str, tuple[str, ...]] = {
    "dodge": ("by", "cause", "needs"),
    "bang": ("by", "cause"),
    "rescue": ("by", "life"),
    "surplus": ("surplus",),
    "flip": ("occasion",),
    "look": ("count",),
    "cost": ("action", "count"),
    "store": ("by",),
    "estate": ("victim",),
}
"""What the numbers in a question's subject are."""

REASONS: dict[str, tuple[str, ...]] = {
    "out_of_range": ("distance", "range"),
    "too_far": ("distance", "range"),
    "bang_limit": ("limit",),
    "cannot_save": ("life",),
    "not_enough_missed": ("needs",),
    "own_side": ("seat",),
    "worse_weapon": ("kind",),
}
"""What the parameters of a reason are."""


def _effect(fact: dict[str, str], language: str) -> str:
    return fact.get("effect", "") if language == FALLBACK else fact.get(f"effect_{language}", fact.get("effect", ""))


def _plain(name: str) -> str:
    """A name without case, spaces and marks, so that 'cat balou' finds what 'Cat Balou' is called."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
