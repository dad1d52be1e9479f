"""Naming what the engine counts: cards, characters, roles, options, questions and reasons, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boothill.family.roles import DEPUTY, HIDDEN, ROLES, SHERIFF
from boothill.family.sets import own_sets
from boothill.games.bang.rules.cards.kinds import SHOT, Character, Kind
from boothill.games.bang.rules.cards.loading import GAME
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.layouts import KINDS, LISTS, NAMES, REASONS, SEATS, SUBJECTS
from boothill.games.bang.rules.mechanics.shop import removal_price
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    ABILITY,
    BROWN,
    BUY,
    CALL,
    CALLS,
    COLOURS,
    EVENT,
    FROM_HAND,
    PLAY,
    REMOVE,
    RESPOND,
    SPEND,
    SUITS,
    USE,
    VERBS,
    Card,
)
from boothill.kernel.decision import NOBODY, Decision, Option, Seat
from boothill.kernel.reasons import WhyNot
from boothill.telling import Texts
from boothill.telling.facts import Fact, find, known_facts
from boothill.telling.speech import Speech, Values

SORTS = ("card", "event", "equipment", "character", "role")
SHADOW_ROLE = "shadow_role"
SUIT_SHAPES = "♠♥♦♣"
NO_EVENT = -1
COLT = "Colt .45"
"""BASE-SET-12: the weapon of everybody without one. It is no card, and its name is the same in every language."""


class Words(Speech):
    """The words of one table of the card game for one viewer."""

    def __init__(self, rules: Ruleset, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        super().__init__(names, viewer, texts.with_sets(rules.texts))
        self.rules = rules
        self.folders = rules.folders
        self.abilities: list[tuple[int, ...]] = []
        """Each seat's character, and after it those whose abilities it has copied. Empty as long as nobody has said."""
        self.second: dict[Seat, int] = {}
        """The second characters the viewer has seen."""
        self.standing = NO_EVENT
        """The kind of the event in force."""
        self.ghost = NOBODY
        """Who is back in the game for this turn only, as a ghost."""
        self.shadow = NOBODY
        """Who is back in the game for this turn only, as a shadow."""
        self.active = NOBODY
        """Whose turn it is."""
        self.shadow_variant = False
        """Whether the eliminated return as shadows at this table, or have done so until only two were left."""
        self._subjects = {**{kind: layout.text for kind, layout in rules.declared.questions.items()}, **SUBJECTS}
        self._reasons = {**{code: layout.text for code, layout in rules.declared.reasons.items()}, **REASONS}
        self._facts = known_facts(rules.folders, SORTS, texts.language)
        # Shadows need no set: what they are called is told at every table.
        self._facts |= known_facts(own_sets(GAME).values(), (SHADOW_ROLE,), texts.language)
        if len(names) == 3:
            self._facts |= {("role", role): fact for role, fact in self._three().items()}
        self.kind_facts = [self._kind_fact(kind) for kind in rules.kinds]
        self.character_facts = [
            self._fact("character", person.id, person.name, person.text) for person in rules.characters
        ]

    def _three(self) -> dict[str, Fact]:
        """What the roles are about at a table of three (DC-3P-1 to -4)."""
        told = {}
        for role, role_id in enumerate(ROLES):
            told[role_id] = Fact(self.role(role), self.hunt(role, "other"))
        return told

    def _fact(self, sort: str, id: str, name: str, text: str) -> Fact:
        """What the facts tell of something, or its declaration where they do not."""
        fact = self._facts.get((sort, id), Fact("", ""))
        return Fact(fact.name or name, fact.text or text or fact.name or name)

    def _kind_fact(self, kind: Kind) -> Fact:
        sort = "event" if kind.colour == EVENT else "equipment" if kind.price else "card"
        fact = self._fact(sort, kind.id, kind.name, kind.text)
        if not kind.price:
            return fact
        price: Values = {"colour": COLOURS[kind.colour], "price": kind.price}
        return Fact(fact.name, self.texts.say("equipment-fact", effect=fact.text, **price))

    # Names.

    def kind(self, kind: int) -> str:
        """The name of a kind of card."""
        return self.kind_facts[kind].name

    def character(self, character: int) -> str:
        """The name of a character."""
        return self.character_facts[character].name

    def learn_table(self, view: View) -> None:
        """See who has which characters and copied abilities, who is a ghost or shadow, and which event is in force."""
        self.abilities = [(own, *copied(view, seat)) for seat, own in enumerate(view.character)]
        self.second = {seat: second for seat, second in enumerate(view.second) if second != HIDDEN}
        self.ghost, self.shadow, self.active = view.ghost, view.shadow, view.active
        self.shadow_variant = view.shadow_variant
        self.standing = view.standing[0] if view.standing else NO_EVENT

    def brief(self, kind: int) -> str:
        """What an event does, in a few words."""
        event = self.rules.kinds[kind]
        message = f"brief-{event.id}"
        return self.texts.say(message) if self.texts.has(message) else self.kind_facts[kind].text

    def called(self, call: int) -> str:
        """A suit or colour that can be called."""
        if not 0 <= call < len(CALLS):
            return ""
        return self.texts.say(f"suit-{SUITS[call]}" if call < len(SUITS) else f"colour-{CALLS[call]}")

    def revealer(self) -> str:
        """The role of the player who turns up the events (DC-3P-8)."""
        return self.role(DEPUTY if len(self.names) == 3 else SHERIFF)

    def ability(self, seat: Seat) -> Character | None:
        """The character whose ability a seat uses: the one it has copied, if any; None if that is not known."""
        if not 0 <= seat < len(self.abilities):
            return None
        return self.rules.characters[self.abilities[seat][-1]]

    def role(self, role: int) -> str:
        """The name of a role, or what stands for a hidden one."""
        return self.texts.say("role-unknown") if role == HIDDEN else self._facts["role", ROLES[role]].name

    def goal(self, role: int) -> str:
        """What a role wants, said to whoever has it."""
        return self.hunt(role, "you") if self.prey(role) else self._facts["role", ROLES[role]].text

    def side(self, role: int) -> Fact:
        """What a shadow of this role is called and wants."""
        return self._facts[SHADOW_ROLE, f"shadow_{ROLES[role]}"]

    def card(self, card: Card) -> str:
        """A card as the log tells of it: 'BANG! (9 of Diamonds)'; just the name if it has no value."""
        name = self.kind(self.rules.kind_of[card])
        value = self.rules.value_text(card)
        if not value:
            return name
        rank, suit = value[:-1], value[-1]
        rank = self.texts.say(f"rank-{rank}") if rank.isalpha() else rank
        return self.texts.say("card-long", name=name, rank=rank, suit=self.texts.say(f"suit-{suit}"))

    def short(self, card: Card) -> str:
        """A card as lists show it: 'BANG! 9♦'; just the name if it has no value."""
        name = self.kind(self.rules.kind_of[card])
        value = self.rules.value_text(card)
        if not value:
            return name
        shape = SUIT_SHAPES[SUITS.index(value[-1])]
        return self.texts.say("card-short", name=name, rank=value[:-1], suit=shape)

    def action(self, action: int) -> str:
        """What using an ability does."""
        used = self.rules.actions[action]
        if used.text and not self.texts.has(f"action-{used.id}"):
            return used.text
        return self.texts.say(f"action-{used.id}", "action-other", name=used.id.replace("_", " "))

    def action_owner(self, action: int) -> str:
        """The character or card that lets a player use an ability; nothing if none of this table does."""
        for person in self.rules.characters:
            if any(own.index == action for own in person.hooks.get("actions", ())):
                return self.character(person.index)
        return self.card_owner(action)

    def card_owner(self, action: int) -> str:
        """The card or event that lets a player use an ability; nothing if it is a character's."""
        for kind in self.rules.kinds:
            if any(own.index == action for own in kind.hooks.get("actions", ())):
                return self.kind(kind.index)
        return ""

    def event_of(self, action: int) -> Kind | None:
        """The event that lets players use this, None if it is the ability of somebody or of a card."""
        for kind in self.rules.kinds:
            if kind.colour == EVENT and any(own.index == action for own in kind.hooks.get("actions", ())):
                return kind
        return None

    # What messages are given.

    def kind_values(self, place: str, kind: int, whose: Seat = NOBODY) -> Values:
        """A kind of card for a message: its name and id, and whether it shoots. ABILITY stands for a seat's ability."""
        if kind == ABILITY:
            return self._ability_values(place, whose)
        if not 0 <= kind < len(self.rules.kinds):
            return {place: "", f"{place}_id": "none", f"{place}_is": "none"}
        known = self.rules.kinds[kind]
        sort = "event" if known.colour == EVENT else "shot" if shoots(known) else "card"
        return {place: self.kind(kind), f"{place}_id": known.id, f"{place}_is": sort}

    def event_values(self, cards: Iterable[Card] = ()) -> Values:
        """The event in force for a message, the suit it gives to every card (BASE-DRAW-5), and where surplus cards go.

        If `cards` are named, the suit is told only if that of one of them is another.
        """
        if not 0 <= self.standing < len(self.rules.kinds):
            return {"event": "", "all_suit": "", "all_suit_is": "none", "surplus_to": "discard"}
        hooks = self.rules.kinds[self.standing].hooks
        suit = hooks.get("all_suits", -1)
        changes = suit >= 0 and {self.rules.suit_of[card] for card in cards} != {suit}
        return {
            "event": self.kind(self.standing),
            "all_suit": self.called(suit),
            "all_suit_is": "event" if changes else "none",
            "surplus_to": "deck" if hooks.get("surplus_on_deck") else "discard",
        }

    def _ability_values(self, place: str, whose: Seat) -> Values:
        person = self.ability(whose)
        shot = person is not None and any(action.use == SHOT for action in person.hooks.get("actions", ()))
        name = self.character(person.index) if person is not None else ""
        message = "cause-unknown" if person is None else "cause-shot" if shot else "cause-ability"
        said = self.texts.say(message, character=name)
        return {place: said, f"{place}_id": "ability", f"{place}_is": "shot" if shot else "card"}

    def draw_values(self, seat: Seat, occasion: int) -> Values:
        """What a seat makes a draw! for, in a message. Abilities shoot at others only, so in one's own turn the ability
        that asks for it is one's own: $occasion_is is then own, and $occasion_id the id of the character.
        """
        person = self.ability(seat)
        if occasion != ABILITY or seat != self.active or person is None:
            return {}
        return {"occasion": self.character(person.index), "occasion_id": person.id, "occasion_is": "own"}

    def values(self, fields: Sequence[str], numbers: Sequence[int], whose: Seat = NOBODY) -> Values:
        """Numbers of the game for a message: under the names of these fields, as what the names say they are.

        A field without a number has no value: a message that needs it fails, and bare words take its place. An ability
        among the causes is that of the seat in the field `by`, or else of the seat `whose`.

        Of a player $by is the name and $by_is you, other or nobody; of a kind $cause is the name, $cause_id the id,
        none or ability, and $cause_is shot, card or event; an action has $action_id, a list $cards and $cards_count.
        """
        values: Values = {}
        by = dict(zip(fields, numbers, strict=False)).get("by", NOBODY)
        whose = by if by >= 0 else whose
        for at, field in enumerate(fields):
            if field in LISTS:
                rest = numbers[at:]
                named = [self._name("winner" if field == "winners" else "card", number) for number in rest]
                values |= {field: self.listed(named, "list-and"), f"{field}_count": len(rest)}
            elif at < len(numbers):
                values |= self._value(field, numbers[at], whose)
        return values

    def _value(self, field: str, number: int, whose: Seat) -> Values:
        if field in SEATS:
            return self.seat_values(field, number)
        if field in KINDS:
            return self.kind_values(field, number, whose)
        if field == "role":
            known = 0 <= number < len(ROLES)
            return {"role": self.role(number if known else HIDDEN), "role_id": ROLES[number] if known else "unknown"}
        if field == "action":
            known = 0 <= number < len(self.rules.actions)
            return {
                "action": self._name(field, number),
                "action_id": self.rules.actions[number].id if known else "none",
            }
        if field == "next":
            return {"next": self._name(field, number), "next_is": "none" if number < 0 else "card"}
        return {field: self._name(field, number) if field in NAMES else number}

    def _name(self, field: str, number: int) -> str:
        """The name of a card, character, ...; nothing where there is none of this number."""
        if field in ("card", "mark", "next"):
            return self.card(number) if 0 <= number < len(self.rules.cards) else ""
        if field in ("suit", "call"):
            return self.called(number)
        if field == "character":
            return self.character(number) if 0 <= number < len(self.rules.characters) else ""
        if field == "action":
            return self.action(number) if 0 <= number < len(self.rules.actions) else ""
        return self.names[number] if 0 <= number < len(self.names) else ""

    def played_values(self, card: Card, kind: int, target: Seat = NOBODY, *, laid: bool = True) -> Values:
        """A card for a message that tells as what it is played, and at whom: $use is shot, heal or other.

        A card that is only `laid` in front of somebody does not do yet what it is good for.
        """
        own = self.rules.kind_of[card]
        text = self.card(card)
        if own != kind:
            text = self.texts.say("card-as", card=text, kind=self.kind(kind))
        played = self.rules.kinds[kind]
        use = "other"
        if target >= 0 and (played.colour == BROWN or not laid):
            use = "shot" if shoots(played) else "heal" if played.heals else "other"
        return {
            "card": text,
            "colour": COLOURS[played.colour],
            "as_is": "same" if own == kind else "other",
            "use": use,
        }

    def counts_as(self, card: Card, name: str) -> int:
        """As what a hand card answers where one of this name is asked for: itself if it is such a card."""
        own = self.rules.kinds[self.rules.kind_of[card]]
        itself = own.bang_card if name == "bang" else own.missed and own.colour == BROWN
        return own.index if itself else self.rules.kind_index[name]

    # Questions and answers.

    def asked_about(self, decision: Decision) -> Values:
        """What a question is about: its subject, the event in force, and who the asked player is and could become."""
        seat = decision.seat
        second = self.second.get(seat, -1)
        known = 0 <= second < len(self.character_facts)
        return {
            **self.values(self._subjects.get(decision.kind, "").split(), decision.subject),
            **(self.draw_values(seat, decision.subject[0]) if decision.kind == "flip" and decision.subject else {}),
            **self.event_values(),
            "own": self.character(self.abilities[seat][0]) if 0 <= seat < len(self.abilities) else "",
            "second": self.character(second) if known else "",
            "second_ability": self.character_facts[second].text if known else "",
        }

    def option(self, decision: Decision, option: Option, *, grouped: bool = False) -> str:
        """An answer. Playing, using or buying a card does not repeat its name: lists show it beside.

        In a list that is `grouped` it does not say what the group has in common either: as what a card is bought, or
        that something is removed.
        """
        verb, card, kind, seat, pick = option
        values = self.asked_about(decision)
        values |= {"verb": VERBS[verb].replace("_", " "), "card": "", **self.seat_values("target", seat)}
        values["card_is"] = "card" if card >= 0 else "none"
        if verb == CALL:
            values["call"], pick = self.called(pick), -1
        values["pick"] = self.short(pick) if pick >= 0 else ""
        values["pick_is"] = "hand" if pick == FROM_HAND else "card" if pick >= 0 else "none"
        if card >= 0:
            as_kind = verb in (PLAY, SPEND, RESPOND, BUY) and 0 <= kind < len(self.rules.kinds)
            played = kind if as_kind else self.rules.kind_of[card]
            values |= self.played_values(card, played, seat, laid=verb == PLAY)
            values["card"] = self.short(card)
        if verb == USE:
            values |= self._value("action", kind, seat)
        else:
            values |= self.kind_values("kind", kind)
        values["grouped"] = "yes" if grouped else "no"
        if verb == REMOVE:
            values["price"] = removal_price(self.rules.kinds[kind])
        known = 0 <= seat < len(self.abilities)
        values["character"] = self.character(self.abilities[seat][0]) if known else ""
        message = f"option-{VERBS[verb]}"
        return self.texts.say(f"{message}-{decision.kind}", message, "option-other", **values)

    def reason_values(self, reason: WhyNot) -> Values:
        """The parameters of a reason."""
        return self.values(self._reasons.get(reason.code, "").split(), reason.params)

    def find(self, asked: str) -> list[Fact]:
        """The cards, events, equipment, characters and roles of this table by name, a part of it, or nearly so."""
        sorts = ("role", SHADOW_ROLE) if self.shadow_variant else ("role",)
        roles = [fact for (sort, _), fact in self._facts.items() if sort in sorts]
        return find([*self.kind_facts, *self.character_facts, *roles], asked)


def copied(view: View, seat: Seat) -> list[int]:
    """The characters whose ability a seat has besides that of its own."""
    return [character for character in view.abilities[seat] if character != view.character[seat]]


def shoots(kind: Kind) -> bool:
    """Whether this card shoots at its target."""
    return kind.bang_card or kind.use == SHOT
