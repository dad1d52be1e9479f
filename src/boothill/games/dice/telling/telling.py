"""Deciding what is said of a dice game: of events with what caused them, of questions, answers and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.declared import DECLARED
from boothill.games.dice.rules.rolling import PLACES
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import BY_LOSS, INSTEAD, STRUCK_BACK, TAKE_ARROWS, VERBS
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.telling.references import ASKED, ENTRIES, EVENTS, REASONS, SUBJECTS, DiceOption
from boothill.kernel import journal
from boothill.kernel.decision import NOBODY, Decision, Option, Seat
from boothill.kernel.declared import Entry
from boothill.kernel.reasons import WhyNot
from boothill.telling.telling import Happening, Telling
from boothill.telling.told import Asked, Reason, References, Source, Told

WHYS_BY_ABILITY = (INSTEAD, BY_LOSS)
"""Why arrows change hands by the ability of whoever takes or returns them."""
ARROWS_MOVED = ("took_arrows", "returned_arrows")


class DiceTelling(Telling):
    """Knows who has which character: those do not change."""

    def __init__(self) -> None:
        self._characters: Sequence[int] = ()

    def begin(self, characters: Sequence[int]) -> None:
        """These are the characters."""
        self._characters = characters

    def learn(self, state: DiceTable | DiceView) -> None:
        """See who has which character."""
        self._characters = state.character

    # Events.

    def event(self, number: int, event: journal.Event) -> Happening:
        """What is said of an event."""
        name, public, audience, secret = event
        entry, made = DECLARED.entries[name], EVENTS[name]
        facts: dict[str, Any] = {"n": number, "more": self._more(name, public)}
        source = self._source(entry, public)
        if source != NOBODY:
            facts["source"] = Source(character=self._who(source).id)
        seen, hidden = ENTRIES[name]
        facts |= seen.write(public)
        private = made(**facts, **hidden.write(secret)) if secret else None
        return Happening(made(**facts), audience, private)

    def _source(self, entry: Entry, public: tuple[int, ...]) -> Seat:
        """Whose ability brought the event about; NOBODY if none did."""
        if entry.name in ARROWS_MOVED:
            why = public[3]
            if why == STRUCK_BACK:
                return self._striker()
            return public[0] if why in WHYS_BY_ABILITY else NOBODY
        has = any(getattr(self._who(public[0]), trait) for trait in entry.through.split()) if entry.through else False
        return public[0] if has else NOBODY

    def _striker(self) -> Seat:
        """The seat of whoever strikes back: there is one such character."""
        return next((seat for seat in range(len(self._characters)) if self._who(seat).strikes_back), NOBODY)

    def _who(self, seat: Seat) -> Character:
        return CHARACTERS[self._characters[seat]]

    def _more(self, name: str, public: tuple[int, ...]) -> References:
        """What a line has to know besides the facts."""
        if name == "turn":
            return {"extra": 0}
        if name == "rolled":
            return {"again": "yes" if public[1] > 1 else "no"}
        if name == "took_arrows" and public[3] == STRUCK_BACK:
            return {"owner": self._striker()}
        if name == "gained_life":
            return {"why": "death" if self._who(public[0]).gain_per_death else "peaceful"}
        return {}

    # Questions, answers and reasons.

    def asked(self, decision: Decision) -> Asked:
        """What is said of a question to those who wait for the answer."""
        kind = decision.kind
        about = SUBJECTS[kind].write(decision.subject)
        return ASKED[kind](decision.number, decision.seat, about)

    def question(self, decision: Decision) -> Told:
        """What is said of it to the asked player."""
        return Told()

    def option(self, decision: Decision, option: Option) -> DiceOption:
        """What is said of an answer."""
        verb, dice, seat, number = option
        said = DiceOption(verb=VERBS[verb])
        if dice >= 0:
            said.dice = PLACES[dice]
        if seat >= 0:
            said.target = seat
        if number >= 0:
            said.number = number
        if verb == TAKE_ARROWS:
            said.more = {"lost": decision.subject[1] - number}
        return said

    def reason(self, reason: WhyNot) -> Reason:
        """What is said of a reason."""
        code, rule, params = reason
        more = REASONS[code].write(params) if code in REASONS else {}
        return Reason(code=code, rule=rule, more=more)
