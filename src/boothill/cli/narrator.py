"""Telling the events of a game to one viewer, with what caused them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boothill.bang.terms import BROWN, HIDDEN, NOBODY, ROLES
from boothill.cli.words import Values, Words
from boothill.kernel.journal import Event, seen_by

FIELDS: dict[str, str] = {
    "seated": "who character life | role",
    "turn": "who turn extra",
    "turn_over": "who",
    "played": "who card kind target",
    "used_ability": "who action",
    "dodged": "who by cause",
    "used_missed": "who card",
    "gave_up_bang": "who card cause",
    "immune": "who cause",
    "flipped": "who occasion cards",
    "chose_flip": "who card",
    "exploded": "who card",
    "passed_on": "who target card",
    "stays": "who card",
    "escaped": "who",
    "stays_in_jail": "who",
    "lost_life": "who points left by cause",
    "regained_life": "who points left",
    "eliminated": "who role by",
    "reward": "who count",
    "penalty": "who",
    "inherited": "who victim count cards | hidden",
    "drew": "who count | hidden",
    "looked": "who count | hidden",
    "showed": "who card",
    "took_discard": "who card",
    "took_from_hand": "who victim | hidden",
    "took_from_play": "who victim card",
    "forced_discard": "by victim card from_hand",
    "discarded": "who card",
    "store_opened": "who cards",
    "store_taken": "who card",
    "reshuffled": "count",
    "game_over": "winners",
}
"""What the numbers of each event are: the public ones, then those only its audience learns."""

_SEATS = frozenset({"who", "target", "by", "victim"})
_KINDS = frozenset({"kind", "cause", "occasion"})
_LISTS = frozenset({"cards", "hidden", "winners"})

ABILITIES = frozenset({"looked", "showed", "took_discard", "inherited", "used_ability"})
"""Events that only a character's ability brings about."""
ANNOUNCED = frozenset({"reward", "seated"})
"""Events that say already that cards are drawn."""

STYLES = {
    "turn": "bold",
    "lost_life": "red",
    "exploded": "bold red",
    "eliminated": "bold red",
    "regained_life": "green",
    "escaped": "green",
    "game_over": "bold",
    "reshuffled": "dim",
    "turn_over": "dim",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    event: str
    text: str

    @property
    def style(self) -> str:
        """How to show it. The words say everything; colour only helps the eye."""
        return STYLES.get(self.event, "")


class Narrator:
    """Turns events into lines, in order; remembers the one before to tell what brought the next about."""

    def __init__(self, words: Words, characters: Sequence[int]) -> None:
        self.words = words
        self._characters = list(characters)
        self._before: tuple[str, tuple[int, ...]] = ("", ())
        self._before_phase_1 = NOBODY
        """Whose turn has begun without anything played in it yet."""

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        return [line for event in events if (line := self.line(event)) is not None]

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing new."""
        name, public, secret = seen_by(event, self.words.viewer)
        before, told = self._before
        if name == "turn":
            self._before_phase_1 = public[0]
        elif name in ("played", "turn_over") and public[0] == self._before_phase_1:
            self._before_phase_1 = NOBODY
        ability = self._by_ability(name, public)
        if name != "reshuffled" and not (name == "drew" and not ability):
            self._before = (name, public)
        if name == "seated":
            self._characters[public[0]] = public[1]
        if name == "drew" and before in ANNOUNCED and told[0] == public[0] and not secret:
            return None
        text = self._text(name, public, secret)
        if ability:
            character = self.words.character(self._characters[public[0]])
            text = self.words.texts.say("by-ability", ability=character, line=text)
        return Line(name, text)

    def _by_ability(self, name: str, public: tuple[int, ...]) -> bool:
        """Whether the event comes of an ability of the seat it tells of."""
        before, told = self._before
        if name == "drew":
            seat = public[0]
            if seat == self._before_phase_1:
                hurt = before in ("lost_life", "regained_life")
                return hurt and "life_lost" in self.words.rules.characters[self._characters[seat]].hooks
            if before == "played" and told[0] == seat:
                return self.words.rules.kinds[told[2]].colour != BROWN
            return not (before in ANNOUNCED and told[0] == seat)
        if name == "took_from_hand":
            return not (before == "played" and told[0] == public[0])
        return name in ABILITIES

    def _text(self, name: str, public: tuple[int, ...], secret: tuple[int, ...]) -> str:
        words = self.words
        if name not in FIELDS:
            return words.texts.say(
                "event-other",
                name=name.replace("_", " "),
                numbers=words.listed(map(str, public)),
            )
        open_fields, _, secret_fields = FIELDS[name].partition(" | ")
        values = self._values(open_fields.split(), public)
        if secret_fields == "role":
            role = secret[0] if secret else HIDDEN
            values |= {"role": words.role(role), "role_seen": "yes" if secret else "no"}
        elif secret_fields:
            values |= self._values([secret_fields], secret)
        if name == "played":
            values |= words.played_values(public[1], public[2])
            if public[0] == public[3] and values["target_is"] == "other":
                values["target_is"] = "self"
        return words.texts.say(f"event-{name}", **values)

    def _values(self, fields: list[str], numbers: tuple[int, ...]) -> Values:
        words = self.words
        values: Values = {}
        for at, field in enumerate(fields):
            if field in _LISTS:
                rest = numbers[at:]
                named = [words.names[n] if field == "winners" else words.card(n) for n in rest]
                values |= {field: words.listed(named, "list-and"), f"{field}_count": len(rest)}
                break
            number = numbers[at]
            if field in _SEATS:
                values |= words.seat_values(field, number)
            elif field in _KINDS:
                values |= words.kind_values(field, number)
            elif field == "card":
                values["card"] = words.card(number)
            elif field == "character":
                values["character"] = words.character(number)
            elif field == "action":
                values["action"] = words.action(number)
            elif field == "role":
                values |= {"role": words.role(number), "role_id": ROLES[number]}
            else:
                values[field] = number
        return values
