"""Telling the events of a dice game to one viewer, with what caused them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.layouts import FIELDS
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.terms import ALL_DICE, BY_LOSS, INSTEAD, STRUCK_BACK, WHYS
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.journal import Event, seen_by
from boothill.telling.speech import Values
from boothill.terminal.log import Line

STYLES = {
    "turn": "bold",
    "lost_life": "red",
    "indians": "bold red",
    "exploded": "bold red",
    "fired": "bold red",
    "eliminated": "bold red",
    "took_arrows": "yellow",
    "healed": "green",
    "gave_life": "green",
    "gained_life": "green",
    "refilled": "dim",
    "turn_over": "dim",
    "game_over": "bold",
}

ABILITIES: dict[str, Callable[[Character], bool]] = {
    "gave_life": lambda who: who.gives_life,
    "spared": lambda who: bool(who.most_lost),
    "gained_life": lambda who: bool(who.peaceful_gain or who.gain_per_death),
    "removed_arrow": lambda who: who.removes_arrows,
}
"""Events that come of an ability of the first seat: the character who has it is named before the line."""
WHYS_BY_ABILITY = (INSTEAD, BY_LOSS)
"""Why arrows change hands by the ability of whoever takes or returns them."""


class DiceNarrator:
    """Turns events into lines, in order."""

    def __init__(self, words: DiceWords, characters: Sequence[int]) -> None:
        self.words = words
        self._characters = characters

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines for these events."""
        return [self.line(event) for event in events]

    def line(self, event: Event) -> Line:
        """The line for one event."""
        name, public, secret = seen_by(event, self.words.viewer)
        text = self.words.texts.say(f"dice-event-{name}", f"event-{name}", **self._values(name, public, secret))
        source = self._source(name, public)
        if source != NOBODY:
            owner = self.words.character(self._characters[source])
            text = self.words.texts.say("by-ability", ability=owner, line=text)
        return Line(name, text, STYLES.get(name, ""))

    def _source(self, name: str, public: tuple[int, ...]) -> Seat:
        """Whose ability brought the event about; NOBODY if none did."""
        if name in ("took_arrows", "returned_arrows"):
            why = public[3]
            if why == STRUCK_BACK:
                return self._owner(lambda who: who.strikes_back)
            return public[0] if why in WHYS_BY_ABILITY else NOBODY
        return public[0] if name in ABILITIES and ABILITIES[name](self._who(public[0])) else NOBODY

    def _who(self, seat: Seat) -> Character:
        return CHARACTERS[self._characters[seat]]

    def _owner(self, fits: Callable[[Character], bool]) -> Seat:
        """The seat of the character whose ability fits: each exists once."""
        return next((seat for seat in range(len(self._characters)) if fits(self._who(seat))), NOBODY)

    def _values(self, name: str, public: tuple[int, ...], secret: tuple[int, ...]) -> Values:
        words = self.words
        fields = FIELDS[name].partition(" |")[0].split()
        if name == "game_over":
            winners = words.listed((words.names[seat] for seat in public), "list-and")
            return {"winners": winners, "winners_count": len(public)}
        if name == "rolled":
            return words.values(fields[:3], public[:3]) | self._roll_values(public)
        values = words.values(fields, public)
        if values.get("at_is") == "other" and public[1] == public[0]:
            values["at_is"] = "self"
        if name == "seated":
            values |= {"role": words.role(secret[0]) if secret else "", "role_seen": "yes" if secret else "no"}
        elif name == "turn":
            values["extra"] = 0
        elif name in ("took_arrows", "returned_arrows"):
            values["why"] = WHYS[public[3]]
            values |= words.seat_values("owner", self._source(name, public))
        elif name == "gained_life":
            values["why"] = "death" if self._who(public[0]).gain_per_death else "peaceful"
        return values

    def _roll_values(self, public: tuple[int, ...]) -> Values:
        """The dice after a roll, and those that were thrown."""
        _, roll, thrown, *faces = public
        named = [self.words.face(face) for face in faces]
        if thrown != ALL_DICE:
            for die in PLACES[thrown]:
                named[die] = self.words.texts.say("dice-thrown", face=named[die])
        return {"again": "yes" if roll > 1 else "no", "faces": self.words.listed(named)}
