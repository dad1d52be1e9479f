"""The words of the card game: cards, characters, roles and all that is told of them, in a player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boothill.family.roles import HIDDEN, ROLES
from boothill.family.sets import own_sets
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.cards.loading import GAME
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import CALLS, COLOURS, EVENT, SUITS, Card
from boothill.games.bang.telling.references import HAND, VOCABULARY
from boothill.games.bang.telling.telling import CardTelling, shoots
from boothill.kernel.decision import Seat
from boothill.telling import Texts
from boothill.telling.facts import Fact, find, known_facts
from boothill.telling.speech import Speech, Values
from boothill.telling.told import Ability, References, Source

SORTS = ("card", "event", "equipment", "character", "role")
SHADOW_ROLE = "shadow_role"
SUIT_SHAPES = "♠♥♦♣"
COLT = "Colt .45"
"""BASE-SET-12: the weapon of everybody without one. It is no card, and its name is the same in every language."""


class Words(Speech):
    """The words of one table of the card game for one viewer."""

    sorts = VOCABULARY

    def __init__(self, rules: Ruleset, names: Sequence[str], viewer: Seat, texts: Texts) -> None:
        super().__init__(names, viewer, texts.with_sets(rules.texts))
        self.rules = rules
        self.folders = rules.folders
        self.telling: CardTelling = CardTelling(rules, len(names))
        self.shadow_variant = False
        """Whether the eliminated return as shadows at this table, or have done so until only two were left."""
        self._facts = known_facts(rules.folders, SORTS, texts.language)
        # Shadows need no set: what they are called is told at every table.
        self._facts |= known_facts(own_sets(GAME).values(), (SHADOW_ROLE,), texts.language)
        if len(names) == 3:
            self._facts |= {("role", role): fact for role, fact in self._three().items()}
        self._actions = {action.id: action.index for action in rules.actions}
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
        """See how the table is laid, as the viewer sees it."""
        self.telling.learn(view)
        self.shadow_variant = view.shadow_variant

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
        kind = self.telling.card_of(action)
        return "" if kind is None else self.kind(kind.index)

    # What messages are given.

    def expand(self, name: str, sort: str, value: Any, facts: References, short: bool) -> Values:
        """Of a kind $cause is the name, $cause_id the id, none or ability, and $cause_is shot, card, event or none, and
        the $colour is that of `kind`; of a card $card is the name with its value, and $card_is card or none; an action
        has $action_id, a suit $suit_is, a list $cards_count.
        """
        if sort == "kind":
            return self._kind_values(name, value)
        if sort == "card":
            card = self.rules.card_index.get(value, -1) if value is not None else -1
            return {
                name: self._card_text(name, card, facts, short) if card >= 0 else "",
                f"{name}_is": "card" if card >= 0 else "none",
                f"{name}_seen": "yes" if card >= 0 else "no",
            }
        if sort == "pick":
            card = self.rules.card_index.get(value, -1) if value is not None else -1
            kind = "hand" if value == HAND else "card" if card >= 0 else "none"
            return {name: self.short(card) if card >= 0 else "", f"{name}_is": kind}
        if sort == "cards":
            cards = [self.rules.card_index[card] for card in value or ()]
            return {name: self.listed(map(self.card, cards), "list-and"), f"{name}_count": len(cards)}
        if sort == "action":
            at = self._actions.get(value, -1)
            return {name: self.action(at) if at >= 0 else "", f"{name}_id": value or "none"}
        if sort == "suit":
            called = self.called(CALLS.index(value)) if value in CALLS else ""
            return {name: called, f"{name}_is": "suit" if called else "none"}
        if sort == "character":
            known = self.rules.character_index.get(value, -1) if value is not None else -1
            text = self.character(known) if known >= 0 else ""
            return {name: text, f"{name}_seen": "no" if value is None else "yes"}
        return self._text_values(name, sort, value) or super().expand(name, sort, value, facts, short)

    def _text_values(self, name: str, sort: str, value: Any) -> Values:
        """What is told of something in a sentence of its own, or, of `as`, whether a card is played as another."""
        if sort == "as":
            return {"as_is": "same" if value is None else "other"}
        if sort == "use":
            return {name: value or "other"}
        if sort == "ability":
            return {name: "" if value is None else self.character_facts[self.rules.character_index[value]].text}
        if sort == "side":
            return {name: "" if value is None else self.side(ROLES.index(value)).name}
        if sort == "brief":
            return {name: "" if value is None else self.brief(self.rules.kind_index[value])}
        if sort == "effect":
            return {name: "" if value is None else self.kind_facts[self.rules.kind_index[value]].text}
        return {}

    def _card_text(self, name: str, card: Card, facts: References, short: bool) -> str:
        if name != "card":
            return self.card(card)
        if short:
            return self.short(card)
        as_kind = facts.get("as")
        if not isinstance(as_kind, str):
            return self.card(card)
        return self.texts.say("card-as", card=self.card(card), kind=self.kind(self.rules.kind_index[as_kind]))

    def _kind_values(self, place: str, value: Any) -> Values:
        if isinstance(value, Ability):
            return self._ability_values(place, value)
        values: Values = {place: "", f"{place}_id": "none", f"{place}_is": "none"}
        colour = ""
        if value in self.rules.kind_index:
            kind = self.rules.kinds[self.rules.kind_index[value]]
            sort = "event" if kind.colour == EVENT else "shot" if shoots(kind) else "card"
            values = {place: self.kind(kind.index), f"{place}_id": kind.id, f"{place}_is": sort}
            colour = COLOURS[kind.colour]
        return {**values, "colour": colour} if place == "kind" else values

    def _ability_values(self, place: str, value: Ability) -> Values:
        who = self.rules.character_index.get(value.ability, -1)
        name = self.character(who) if who >= 0 else ""
        if value.own:
            return {place: name, f"{place}_id": value.ability, f"{place}_is": "own"}
        message = "cause-unknown" if not name else "cause-shot" if value.shot else "cause-ability"
        said = self.texts.say(message, character=name)
        return {place: said, f"{place}_id": "ability", f"{place}_is": "shot" if value.shot else "card"}

    def owner(self, source: Source) -> str:
        """The name of the character or card that brought something about."""
        if isinstance(source.kind, str):
            return self.kind(self.rules.kind_index[source.kind])
        character = self.character(self.rules.character_index[str(source.character)])
        if not isinstance(source.copied, str):
            return character
        copied = self.character(self.rules.character_index[source.copied])
        return self.texts.say("ability-copied", character=character, copied=copied)

    def find(self, asked: str) -> list[Fact]:
        """The cards, events, equipment, characters and roles of this table by name, a part of it, or nearly so."""
        sorts = ("role", SHADOW_ROLE) if self.shadow_variant else ("role",)
        roles = [fact for (sort, _), fact in self._facts.items() if sort in sorts]
        return find([*self.kind_facts, *self.character_facts, *roles], asked)


def copied(view: View, seat: Seat) -> list[int]:
    """The characters whose ability a seat has besides that of its own."""
    return [character for character in view.abilities[seat] if character != view.character[seat]]
