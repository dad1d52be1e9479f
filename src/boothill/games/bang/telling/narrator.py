"""Telling the events of a game to one viewer, with what caused them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from boothill.games.bang.rules.cards.kinds import Character
from boothill.games.bang.rules.layouts import FIELDS, LISTS
from boothill.games.bang.rules.terms import ABILITY
from boothill.games.bang.telling.words import NO_EVENT, Words
from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.declared import Declared
from boothill.kernel.journal import Event, seen_by
from boothill.telling.speech import Values
from boothill.terminal.log import Line

NOTHING = -1

TOLD_ELSEWHERE = frozenset({"sell_beer"})
"""Actions of which the line that follows tells everything."""

ANNOUNCED = frozenset({"reward", "seated"})
"""Events that say already that cards are drawn."""

BY_HOOK = {"inherited": "inherits", "immune": "immune"}
"""Events that are put down to a character who has this hook."""

BY_EVENT = frozenset(
    {
        "drew_discards",
        "uncovered",
        "put_on_deck",
        "called",
        "lies_idle",
        "may_not_answer",
        "faded",
        "looked_at_second",
        "new_identity",
    }
)
"""What only happens because of the event in force."""

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
    "next_event": "cyan",
    "revealed": "bold cyan",
    "came_back": "bold green",
    "must_play": "yellow",
    "named_suit": "yellow",
    "gained_nuggets": "yellow",
    "restocked": "dim",
    "equipment_shuffled": "dim",
    "shadow_came": "bold green",
    "took_side": "bold magenta",
    "shadows_gone": "bold",
}


class Narrator:
    """Turns events into lines, in order."""

    def __init__(self, words: Words, characters: Sequence[int]) -> None:
        self.words = words
        self._fields = {
            name: (public.split(), secret.split())
            for name, fields in {**texts_of(words.rules.declared), **FIELDS}.items()
            for public, _, secret in (fields.partition("|"),)
        }
        words.abilities = [(character,) for character in characters]
        self._announced: Seat = NOBODY
        """Who draws cards that the line before has told of."""
        self._user: Seat = NOBODY
        """Who has used an ability last: what follows may name an ability and not its owner."""

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events, as far as the viewer learns of them."""
        return [line for event in events if (line := self.line(event)) is not None]

    def line(self, event: Event) -> Line | None:
        """The line for one event; None if it tells the viewer nothing new."""
        name, public, secret = seen_by(event, self.words.viewer)
        if not self._fits(name, public):
            return _line(name, self._say(name, public, {}))
        ghost = self.words.ghost
        self._remember(name, public, secret)
        if name == "drew" and public[0] == self._announced and not secret:
            self._announced = NOBODY
            return None
        if name == "inherited" and public[2:] == (0,):  # a ghost may leave with nothing
            return None
        if name == "used_ability" and self._action(public[1]) in TOLD_ELSEWHERE:
            return None
        if name != "reshuffled":
            self._announced = public[0] if name in ANNOUNCED else NOBODY
        text = self._text(name, public, secret, ghost)
        source = self._source(name, public)
        return _line(name, self.words.texts.say("by-ability", ability=source, line=text) if source else text)

    def knows(self, event: Event) -> bool:
        """Whether it is known what the numbers of an event are; of others only bare words are told."""
        return self._fits(event[0], event[1])

    def _action(self, action: int) -> str:
        actions = self.words.rules.actions
        return actions[action].id if 0 <= action < len(actions) else ""

    def _fits(self, name: str, public: tuple[int, ...]) -> bool:
        """Whether it is known what the numbers are, and they are all there: a set may have told it wrong."""
        return name in self._fields and len(public) >= sum(field not in LISTS for field in self._fields[name][0])

    def _remember(self, name: str, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Keep in mind who has which abilities, and who uses one; whose turn it is, which event is in force, and who is
        a ghost or a shadow.
        """
        words = self.words
        if name == "used_ability":
            self._user = public[0]
        elif name == "next_event":  # the table has just been laid
            words.standing, words.ghost, words.second = NO_EVENT, NOBODY, {}
        elif name == "revealed":
            words.standing = words.rules.kind_of[public[1]]
        elif name == "turn":
            words.active = public[0]
        elif name in ("shadow_came", "shadow_left"):
            words.shadow = public[0] if name == "shadow_came" else NOBODY
        elif name == "came_back" and public[1] == 0:
            words.ghost = public[0]
        elif name == "eliminated" and public[0] == words.ghost:
            words.ghost = NOBODY
        elif name == "looked_at_second" and secret:
            words.second[public[0]] = secret[0]
        elif name == "new_identity" and 0 <= public[0] < len(words.abilities):
            words.second[public[0]] = words.abilities[public[0]][0]
            words.abilities[public[0]] = (public[1],)
        if name not in ("seated", "copied", "forgot") or not 0 <= public[0] < len(self.words.abilities):
            return
        abilities = self.words.abilities
        if name == "seated":
            abilities[public[0]] = (public[1],)
        else:
            abilities[public[0]] = (abilities[public[0]][0], *public[2:])

    def _source(self, name: str, public: tuple[int, ...]) -> str:
        """The character or card in play that brought the event about; nothing if that is not certain."""
        words = self.words
        fields = self._fields[name][0]
        if not public or not 0 <= public[0] < len(words.abilities):
            return ""
        if "source" in fields:
            source = public[fields.index("source")]
            if 0 <= source < len(words.rules.kinds):
                return words.kind(source)
            return self._owner(public[0], lambda person: source == ABILITY)
        if name in BY_EVENT:
            return str(words.event_values()["event"])
        if name == "used_ability":
            event = words.event_of(public[1])
            if event is not None:
                return words.kind(event.index)
            return self._owner(
                public[0], lambda person: any(action.index == public[1] for action in person.hooks.get("actions", ()))
            ) or words.card_owner(public[1])
        if name == "flipped" and words.draw_values(public[0], public[1]):
            return self._owner(public[0], lambda person: person is words.ability(public[0]))
        if name in BY_HOOK:
            return self._owner(public[0], lambda person: BY_HOOK[name] in person.hooks)
        if name == "copied":
            return words.character(words.abilities[public[0]][0])
        return ""

    def _owner(self, seat: Seat, fits: Callable[[Character], bool]) -> str:
        """The name of the seat's character whose ability fits; a copied one is named with the character who has it."""
        words = self.words
        own, *copied = words.abilities[seat]
        for character in reversed(copied):
            if fits(words.rules.characters[character]):
                names = {"character": words.character(own), "copied": words.character(character)}
                return words.texts.say("ability-copied", **names)
        return words.character(own) if fits(words.rules.characters[own]) else ""

    def _text(self, name: str, public: tuple[int, ...], secret: tuple[int, ...], ghost: Seat) -> str:
        """The line itself; `ghost` is who was one before the event.

        Of a secret number $role_seen says whether the viewer learns it: yes or no.
        """
        words = self.words
        open_fields, secret_fields = self._fields[name]
        single = [field for field in secret_fields if field not in LISTS]
        values = words.values(open_fields, public, self._user)
        values |= words.values(secret_fields, secret or (NOTHING,) * len(single))
        values |= {f"{field}_seen": "yes" if secret else "no" for field in single}
        for field in ("target", "victim") if name in FIELDS else ():
            if values.get(f"{field}_is") == "other" and public[open_fields.index(field)] == public[0]:
                values[f"{field}_is"] = "self"
        if name in ("played", "spent", "bought", "put_to_use"):
            values |= words.played_values(public[1], public[2], public[3], laid=name == "played")
        if name in ("bought", "put_to_use"):
            values["card"] = words.card(public[1])  # as what it is used stands elsewhere in the line
        elif name == "used_missed" and not public[2]:
            values |= words.played_values(public[1], words.counts_as(public[1], "missed"))
        elif name == "gave_up_bang":
            values |= words.played_values(public[1], words.counts_as(public[1], "bang"))
        elif name == "used_ability":
            values["owner_is"] = "other" if words.event_of(public[1]) is None else "event"
        elif name == "flipped":
            values |= words.event_values(public[2:]) | words.draw_values(public[0], public[1])
        elif name == "eliminated":
            values["ghost"] = "yes" if public[0] == ghost else "no"
        elif name == "unhurt":
            values["back_as"] = "shadow" if public[0] == words.shadow else "ghost"
        elif name == "took_side":
            values["side"] = words.side(public[1]).name
        elif name == "revealed":
            values["effect"] = words.kind_facts[words.rules.kind_of[public[1]]].text
        elif name == "next_event":
            values |= {"brief": words.brief(words.rules.kind_of[public[0]]), "role": words.revealer()}
        return self._say(name, public, values)

    def _say(self, name: str, public: tuple[int, ...], values: Values) -> str:
        bare: Values = {"name": name.replace("_", " "), "numbers": self.words.listed(map(str, public))}
        return self.words.texts.say(f"event-{name}", "event-other", **{**bare, **values})


def texts_of(declared: Declared) -> dict[str, str]:
    return {name: f"{entry.public.text} | {entry.secret.text}" for name, entry in declared.entries.items()}


def _line(event: str, text: str) -> Line:
    return Line(event, text, STYLES.get(event, ""))
