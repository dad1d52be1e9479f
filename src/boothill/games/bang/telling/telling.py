"""Deciding what is said of a card game: of events with what caused them, of questions, answers and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from boothill.family.roles import DEPUTY, ROLES, SHERIFF
from boothill.games.bang.rules.cards.kinds import SHOT, Character, Kind
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.mechanics.shop import removal_price
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    ABILITY,
    BROWN,
    BUY,
    CALL,
    CALLS,
    EVENT,
    FLIP,
    FROM_HAND,
    PLAY,
    REMOVE,
    RESPOND,
    SPEND,
    SUITS,
    TAKE,
    USE,
    VERBS,
    Card,
)
from boothill.games.bang.telling.memory import NO_EVENT, Memory
from boothill.games.bang.telling.references import HAND, CardOption, references_of
from boothill.kernel import journal
from boothill.kernel.decision import NOBODY, Decision, Option, Seat
from boothill.kernel.declared import Entry, Layout
from boothill.kernel.reasons import WhyNot
from boothill.telling.references import Writing
from boothill.telling.telling import Happening, Telling
from boothill.telling.told import Ability, Asked, Event, OtherAsked, OtherEvent, Reason, References, Source, Told

AS_KIND = (PLAY, SPEND, RESPOND, BUY)
"""With these a card is used as the kind that the option names."""
BY_SOMEBODY = frozenset({"used_ability", "copied", "flipped"})
"""Events that come of somebody's ability though neither a source nor their declaration says so."""


class CardTelling(Telling):
    """Keeps in mind what sentences hang on (`memory`), and what the line before has said."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.rules = rules
        self.memory = Memory(rules)
        self._players = players
        self._references = references_of(rules)
        self._entries = self._references.declared.entries
        self._announced: Seat = NOBODY
        """Who draws cards that the line before has told of."""

    def begin(self, characters: Sequence[int]) -> None:
        """These are the characters before the first event."""
        self.memory.begin(characters)

    def learn(self, state: Table | View) -> None:
        """See how the table is laid."""
        self.memory.learn(state)

    def look(self, state: Table | View) -> None:
        """See what lies on the table now, before answers are told that name it."""
        self.memory.look(state)

    # Events.

    def knows(self, event: journal.Event) -> bool:
        """Whether it is known what the numbers of an event are; of others only bare words are told."""
        name, public, _, secret = event
        entry = self._entries.get(name)
        return entry is not None and entry.public.fits(public) and (not secret or entry.secret.fits(secret))

    def event(self, number: int, event: journal.Event) -> Happening:
        """What is said of an event, which follows those told before."""
        name, public, audience, secret = event
        if not self.knows(event):
            say = f"event-{name}"
            bare = OtherEvent(n=number, name=name, values=list(public), say=say)
            more = OtherEvent(n=number, name=name, values=[*public, *secret], say=say) if secret else None
            return Happening(bare, audience, more)
        entry, memory = self._entries[name], self.memory
        ghost, announced = memory.ghost, self._announced
        facts = self._references.writing[name][0].write(public)
        ours = self._is_ours(entry, public, facts)
        if ours:
            memory.hear(name, public, secret)
        if name != "reshuffled":
            self._announced = public[0] if entry.announces and public else NOBODY
        if ABILITY in public:
            self._name_abilities(facts, entry.public, public, memory.user)
            if ours and name == "flipped":
                facts["occasion"] = self._drawn_for(public[0], memory.user)
        beside: dict[str, Any] = {"n": number}
        if ours and name in TOLD_BESIDES:
            beside["more"] = TOLD_BESIDES[name](self, public, ghost)
        elif not ours and entry.secret.singles:
            beside["more"] = _seen(entry, facts)
        source = self._source(entry, public, ours)
        if source is not None:
            beside["source"] = source
        if ours and not self._is_told(name, public):
            beside["say"] = ""
        private = None
        if secret:
            learnt = facts | self._references.writing[name][1].write(secret)
            private = self._structure(entry, learnt, beside if ours else {**beside, "more": _seen(entry, learnt)}, ours)
        if name == "drew" and public[0] == announced != NOBODY:  # the line before has said how many
            beside["say"] = ""
        return Happening(self._structure(entry, facts, beside, ours), audience, private)

    def _is_ours(self, entry: Entry, public: tuple[int, ...], facts: Mapping[str, Any]) -> bool:
        """Whether this is what our own rules write down. Somebody's own set may use the name for something else, or
        leave out what always stands for something; that is told by its facts alone.
        """
        if entry.name not in self._references.events:
            return False
        missing = self._references.needed[entry.name] - facts.keys()
        return not missing or all(
            number == ABILITY and field.sort == "kind"  # which is named later
            for field, number in zip(entry.public.singles, public, strict=False)
            if field.name in missing
        )

    def _structure(self, entry: Entry, facts: dict[str, Any], beside: dict[str, Any], ours: bool) -> Event:
        if ours:
            return self._references.events[entry.name](**facts, **beside)
        return OtherEvent(**{"say": f"event-{entry.name}", **beside}, name=entry.name, tone=entry.tone, about=facts)

    def _is_told(self, name: str, public: tuple[int, ...]) -> bool:
        """Whether an event tells anybody anything new."""
        if name == "used_ability":
            return not self.rules.actions[public[1]].silent
        return not (name == "inherited" and public[2:] == (0,))  # a ghost may leave with nothing

    def _name_abilities(
        self, facts: dict[str, Any], layout: Layout, numbers: Sequence[int], whose: Seat = NOBODY
    ) -> None:
        """An ability among the causes is that of the seat in the field `by`, or else of `whose`."""
        for field, number in zip(layout.singles, numbers, strict=False):
            if number == ABILITY and field.sort == "kind":
                facts[field.name] = self._ability(facts.get("by", whose))

    def _ability(self, whose: Seat) -> Ability:
        person = self.memory.ability(whose)
        if person is None:
            return Ability()
        return Ability(person.id, shot=any(action.use == SHOT for action in person.hooks.get("actions", ())))

    def _drawn_for(self, seat: Seat, user: Seat = NOBODY) -> Ability:
        """The ability that a draw! is made for. Abilities shoot at others only: in one's own turn it is one's own, and
        otherwise that of the `user`, if they are known.
        """
        person = self.memory.ability(seat)
        if person is not None and seat == self.memory.active:
            return Ability(person.id, own=True)
        return self._ability(user)

    # What brought an event about.

    def _source(self, entry: Entry, public: tuple[int, ...], ours: bool) -> Source | None:
        """The character or card in play that brought the event about; None if that is not certain."""
        name, memory, kinds = entry.name, self.memory, self.rules.kinds
        at = self._references.source_at[name]
        by_somebody = ours and name in BY_SOMEBODY
        if at < 0 and not entry.through and not by_somebody:
            return None
        if not public or not memory.knows(public[0]):
            return None
        seat = public[0]
        if at >= 0:
            source = public[at]
            if 0 <= source < len(kinds):
                return Source(kind=kinds[source].id)
            return self._owner(seat, lambda person: True) if source == ABILITY else None
        if entry.through == "event":
            return Source(kind=kinds[memory.standing].id) if memory.standing != NO_EVENT else None
        if entry.through:
            return self._owner(seat, lambda person: any(hook in person.hooks for hook in entry.through.split()))
        if name == "used_ability":
            return self._lets(seat, public[1])
        if name == "copied":
            return Source(character=self.rules.characters[memory.abilities[seat][0]].id)
        if public[1] == ABILITY and seat == memory.active:  # a draw! for an ability of one's own
            return self._owner(seat, lambda person: person is memory.ability(seat))
        return None

    def _owner(self, seat: Seat, fits: Callable[[Character], bool]) -> Source | None:
        """The seat's character whose ability fits; a copied one is named with the character who has it."""
        characters = self.rules.characters
        own, *copied = self.memory.abilities[seat]
        for character in reversed(copied):
            if fits(characters[character]):
                return Source(character=characters[own].id, copied=characters[character].id)
        return Source(character=characters[own].id) if fits(characters[own]) else None

    def _lets(self, seat: Seat, action: int) -> Source | None:
        """What lets a seat use an ability: the event in force, its character, or a card."""
        kind = self.card_of(action)
        if kind is not None and kind.colour == EVENT:
            return Source(kind=kind.id)
        found = self._owner(seat, lambda person: any(own.index == action for own in person.hooks.get("actions", ())))
        return Source(kind=kind.id) if found is None and kind is not None else found

    def card_of(self, action: int) -> Kind | None:
        """The card or event that lets a player use an ability, None if it is a character's."""
        for kind in self.rules.kinds:
            if any(own.index == action for own in kind.hooks.get("actions", ())):
                return kind
        return None

    # What a line has to know besides its facts: TOLD_BESIDES.

    def _kind_of(self, card: Card) -> str:
        return self.rules.kinds[self.rules.kind_of[card]].id

    def _revealer(self) -> str:
        """The role of whoever turns up events (DC-3P-8)."""
        return ROLES[DEPUTY if self._players == 3 else SHERIFF]

    def _comes_of_an_event(self, action: int) -> bool:
        """Whether it is an event that lets players use this ability."""
        kind = self.card_of(action)
        return kind is not None and kind.colour == EVENT

    def _played(self, card: Card, kind: int, target: Seat, *, laid: bool, line: bool = False) -> References:
        """As what a card is played that is another, and what it does to its target if that is special: $use is shot or
        heal. A card that is only `laid` in front of somebody does not do yet what it is good for. In a `line` the name
        of the card says as what it is played.
        """
        played = self.rules.kinds[kind]
        more: References = {}
        if target >= 0 and (played.colour == BROWN or not laid):
            if shoots(played):
                more["use"] = "shot"
            elif played.heals:
                more["use"] = "heal"
        if self.rules.kind_of[card] != kind:
            more["as" if line else "as_is"] = played.id if line else "other"
        return more

    def _counts_as(self, card: Card, name: str) -> References:
        """As what a hand card answers where one of this name is asked for, if it is no such card itself."""
        own = self.rules.kinds[self.rules.kind_of[card]]
        itself = own.bang_card if name == "bang" else own.missed and own.colour == BROWN
        return {} if itself else {"as": name}

    def _suit_of_all(self, cards: Iterable[Card] = ()) -> References:
        """The suit that the event in force gives to every card (BASE-DRAW-5).

        If `cards` are named, it is told only if that of one of them is another.
        """
        standing = self.memory.standing
        suit = self.rules.kinds[standing].hooks.get("all_suits", -1) if standing != NO_EVENT else -1
        if suit < 0 or {self.rules.suit_of[card] for card in cards} == {suit}:
            return {}
        return {"event": self.rules.kinds[standing].id, "all_suit": SUITS[suit]}

    # Questions, answers and reasons.

    def asked(self, decision: Decision) -> Asked:
        """What is said of a question to those who wait for the answer."""
        kind, seat, subject = decision.kind, decision.seat, decision.subject
        if self._does_not_fit(decision):
            return OtherAsked(question=decision.number, seat=seat, name=kind, say="wait-other")
        about = self._about(self._references.subjects.get(kind), subject)
        if kind == "flip" and subject[:1] == (ABILITY,):
            about["occasion"] = self._drawn_for(seat)
        made = self._references.asked.get(kind)
        if made is None or not self._references.needed_of_subjects[kind] <= about.keys():
            return OtherAsked(question=decision.number, seat=seat, name=kind, about=about, say=f"wait-{kind}")
        return made(decision.number, seat, about)

    def _does_not_fit(self, decision: Decision) -> bool:
        """Whether a question has other numbers than it declares: a set may get one of ours wrong."""
        writing = self._references.subjects.get(decision.kind)
        return writing is not None and not writing.layout.fits(decision.subject)

    def _about(self, writing: Writing | None, numbers: tuple[int, ...]) -> dict[str, Any]:
        """The numbers of a question or reason by name; nothing if nobody has said what they are."""
        if writing is None or not writing.layout.fits(numbers):
            return {}
        about = writing.write(numbers)
        if ABILITY in numbers:
            self._name_abilities(about, writing.layout, numbers)
        return about

    def question(self, decision: Decision) -> Told:
        """What is said of it to the asked player: besides its subject the event in force, and, if they have seen their
        second character, who they are and could become.
        """
        seat, rules, memory = decision.seat, self.rules, self.memory
        if self._does_not_fit(decision):
            return Told(say="ask-other", more={"name": decision.kind.replace("_", " ")})
        more: References = {}
        if memory.standing != NO_EVENT:
            more = {"event": rules.kinds[memory.standing].id, **self._suit_of_all()}
        if decision.kind == "surplus":
            on_deck = memory.standing != NO_EVENT and rules.kinds[memory.standing].hooks.get("surplus_on_deck")
            more["surplus_to"] = "deck" if on_deck else "discard"
        if seat in memory.second:
            second = rules.characters[memory.second[seat]].id
            own = rules.characters[memory.abilities[seat][0]].id
            more |= {"own": own, "second": second, "second_ability": second}
        return Told(more=more)

    def option(self, decision: Decision, option: Option) -> CardOption:
        """What is said of an answer."""
        verb, card, kind, seat, pick = option
        references = self._references
        said = CardOption(verb=VERBS[verb])
        if card >= 0:
            said.card = references.cards[card]
            if verb in AS_KIND:
                said.more = self._played(card, kind, seat, laid=verb == PLAY)
        if kind >= 0:
            if verb == USE:
                said.action = references.actions[kind]
            else:
                said.kind = references.kinds[kind]
        if seat >= 0:
            said.target = seat
            if verb == TAKE and card < 0 and self.memory.knows(seat):
                said.more = {"character": references.characters[self.memory.abilities[seat][0]]}
        if verb == FLIP:
            said.more = self._guarded_by(decision.seat)
        if verb == CALL:
            said.call = CALLS[pick]
        elif pick >= 0:
            said.pick = references.cards[pick]
        elif pick == FROM_HAND:
            said.pick = HAND
        if verb == REMOVE:
            said.price = removal_price(self.rules.kinds[kind])
        return said

    def _guarded_by(self, seat: Seat) -> References:
        """With what somebody makes a draw! against a shot, as far as that is certain."""
        kind, character = self.memory.guards.get(seat, ("", ""))
        more: References = {}
        if kind:
            more["guard"] = kind
        if character:
            more["guardian"] = character
        return more

    def reason(self, reason: WhyNot) -> Reason:
        """What is said of a reason."""
        code, rule, params = reason
        return Reason(code=code, rule=rule, more=self._about(self._references.reasons.get(code), params))


TOLD_BESIDES: Final[dict[str, Callable[[CardTelling, tuple[int, ...], Seat], References]]] = {
    "played": lambda telling, public, ghost: telling._played(*public[1:4], laid=True, line=True),
    "spent": lambda telling, public, ghost: telling._played(*public[1:4], laid=False, line=True),
    # As what it is used stands elsewhere in the line.
    "bought": lambda telling, public, ghost: telling._played(*public[1:4], laid=False),
    "put_to_use": lambda telling, public, ghost: telling._played(*public[1:4], laid=False),
    "used_missed": lambda telling, public, ghost: {} if public[2] else telling._counts_as(public[1], "missed"),
    "gave_up_bang": lambda telling, public, ghost: telling._counts_as(public[1], "bang"),
    "used_ability": lambda telling, public, ghost: {
        "owner_is": "event" if telling._comes_of_an_event(public[1]) else "other"
    },
    "flipped": lambda telling, public, ghost: telling._suit_of_all(public[2:]),
    "eliminated": lambda telling, public, ghost: {"ghost": "yes" if public[0] == ghost else "no"},
    "unhurt": lambda telling, public, ghost: {"back_as": "shadow" if public[0] == telling.memory.shadow else "ghost"},
    "took_side": lambda telling, public, ghost: {"side": ROLES[public[1]]},
    "revealed": lambda telling, public, ghost: {"effect": telling._kind_of(public[1])},
    "next_event": lambda telling, public, ghost: {"brief": telling._kind_of(public[0]), "role": telling._revealer()},
}
"""What lines have to know besides their facts, by event; asked with who was a ghost before it."""


def _seen(entry: Entry, facts: Mapping[str, Any]) -> References:
    """For the messages of somebody's own set: whether these facts have the secrets in them."""
    return {f"{field.name}_seen": "yes" if field.name in facts else "no" for field in entry.secret.singles}


def shoots(kind: Kind) -> bool:
    """Whether this card shoots at its target."""
    return kind.bang_card or kind.use == SHOT
