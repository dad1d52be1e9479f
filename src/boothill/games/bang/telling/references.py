"""The card game's numbers as references: by which id everything goes when it is told."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from msgspec import UNSET, UnsetType

from boothill.family.roles import MOST, ROLES
from boothill.games.bang.rules import game  # noqa: F401 - with which everything is declared
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.declared import LISTS, SORTS, everything_declared
from boothill.games.bang.rules.terms import CALLS, FROM_HAND
from boothill.kernel.declared import Declared, Entry, Layout
from boothill.telling.references import Ids, ToldTypes, Writing
from boothill.telling.told import Ability, Option

HAND: Final = "hand"
"""In place of a card: an unseen one from somebody's hand."""

TYPES: Final[dict[str, Any]] = {
    "seat": int,
    "kind": str | Ability,
    "source": str,
    "card": str,
    "pick": str,
    "character": str,
    "action": str,
    "role": str,
    "suit": str,
    "cards": list[str],
    "seats": list[int],
}
"""Of what type the references of each sort are."""

VOCABULARY: Final = {
    **SORTS,
    "verb": "word",
    # What a card does to its target, and as which kind it is played if that is another.
    "use": "use",
    "as": "as",
    # The event in force, and the suit it gives to every card.
    "event": "kind",
    "all_suit": "suit",
    # With what a draw! against a shot is made: a card in play, a character.
    "guard": "kind",
    "guardian": "character",
    # Who the asked player is, and could become.
    **dict.fromkeys(("own", "second"), "character"),
    "second_ability": "ability",
    # What an eliminated Renegade is called who serves this role's side.
    "side": "side",
    # What an event does: in a few words, and in full.
    "brief": "brief",
    "effect": "effect",
}
"""What the names of references stand for in messages: those of fields, and those that are told besides."""


class CardOption(Option, kw_only=True):
    """An answer in the card game. What does not apply is left out."""

    card: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    """As what the card is used, or the kind that is bought or removed."""
    action: str | UnsetType = UNSET
    """The ability that is used."""
    target: int | UnsetType = UNSET
    pick: str | UnsetType = UNSET
    """A card at the target, or `hand` for an unseen one."""
    call: str | UnsetType = UNSET
    """What is named aloud: a suit or colour."""
    price: int | UnsetType = UNSET
    """In nuggets."""
    needs: int | UnsetType = UNSET
    """How many Missed! effects the target would need."""
    reaches: list[int] | UnsetType = UNSET
    """The seats in range once this weapon lies in play."""


class CardReferences:
    """What the numbers of a ruleset are called."""

    def __init__(self, rules: Ruleset) -> None:
        self.declared: Declared = everything_declared(rules.declared)
        self.cards: list[str] = rules.card_names
        self.kinds: list[str] = [kind.id for kind in rules.kinds]
        self.actions: list[str] = [action.id for action in rules.actions]
        self.characters: list[str] = [character.id for character in rules.characters]
        cards: Ids = dict(enumerate(self.cards))
        seats: Ids = {seat: seat for seat in range(MOST)}
        self.ids: dict[str, Ids] = {
            "seat": seats,
            "source": {},
            "kind": dict(enumerate(self.kinds)),
            "card": cards,
            "pick": {**cards, FROM_HAND: HAND},
            "character": dict(enumerate(self.characters)),
            "action": dict(enumerate(self.actions)),
            "suit": dict(enumerate(CALLS)),
            "role": dict(enumerate(ROLES)),
            "cards": cards,
            "seats": seats,
        }
        """By sort. An ability in the place of a kind, and a source, depend on who has it."""
        self.events, self.asked = told_types().those_of(self.declared)
        self.writing = {
            name: (Writing(entry.public, self.ids), Writing(entry.secret, self.ids))
            for name, entry in self.declared.entries.items()
        }
        """The public and the secret part of each entry of the log."""
        self.needed = {name: _needed(entry.public) for name, entry in self.declared.entries.items()}
        """What always stands for something in each entry; where it does not, a set has got it wrong."""
        self.needed_of_subjects = {kind: _needed(layout) for kind, layout in self.declared.questions.items()}
        self.source_at = {name: _source_at(entry) for name, entry in self.declared.entries.items()}
        """Where in its public part each says what brought it about, -1 if it does not."""
        self.subjects = {kind: Writing(layout, self.ids) for kind, layout in self.declared.questions.items()}
        self.reasons = {code: Writing(layout, self.ids) for code, layout in self.declared.reasons.items()}


def _needed(layout: Layout) -> frozenset[str]:
    return frozenset([field.name for field in layout.fields if field.needed and field.sort != "source"])


def _source_at(entry: Entry) -> int:
    sorts = [field.sort for field in entry.public.singles]
    return sorts.index("source") if "source" in sorts else -1


@lru_cache(maxsize=64)
def references_of(rules: Ruleset) -> CardReferences:
    """The names of these rules, put together once."""
    return CardReferences(rules)


@cache
def told_types() -> ToldTypes:
    """The typed structures of all that the core and our own sets declare."""
    sets = Declared(SORTS, LISTS)
    for set_id in BUILT_IN:
        sets.add(find_box(set_id).all_declared())
    return ToldTypes("card", everything_declared(sets), TYPES)
