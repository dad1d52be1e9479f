"""The rules in force at a table: the chosen sets compiled into tables of kinds, cards, characters and actions."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from boothill.family.roles import MOST
from boothill.family.sets import SetFolder
from boothill.games.bang.rules.cards.checks import check_hooks
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.folded import OF_THE_TABLE
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.kinds import Action, Character, Defence, Effect, Kind
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.profile import CARDS_OFF, Profile
from boothill.games.bang.rules.declared import LISTS, SORTS
from boothill.games.bang.rules.harm.combat import DODGE
from boothill.games.bang.rules.mechanics.core import CORE
from boothill.games.bang.rules.mechanics.mechanic import Mechanics
from boothill.games.bang.rules.terms import BLUE, BROWN, GREEN, NO_CARD, PLAY, SUITS, Card, KindId, discard, rank_text
from boothill.kernel.decision import NOBODY, Option
from boothill.kernel.declared import Declared
from boothill.kernel.errors import UserError

_PROFILES_KEPT = 8192
"""So many profiles are kept, and as many older ones: with all sets new combinations of cards, characters and events
never end, and some come up all the time."""


class Ruleset:
    """Everything about the cards that does not change during a game. Shared by all games with the same sets.

    Kinds, characters and actions are copied from their boxes, so that an index means the same throughout one ruleset
    whatever other sets are loaded elsewhere in the process.
    """

    # Looked at all the time, and more than Python finds quickly without slots.
    __slots__ = (
        "_bang_kinds",
        "_missed_kinds",
        "_older_profiles",
        "_profiles",
        "actions",
        "card_index",
        "card_kinds",
        "card_names",
        "cards",
        "character_index",
        "characters",
        "declared",
        "defences",
        "discards",
        "folders",
        "for_seats",
        "hooked",
        "hooks",
        "id",
        "kind_index",
        "kind_of",
        "kinds",
        "mechanics",
        "modes",
        "open_piles",
        "piles",
        "plays",
        "price_of",
        "quick",
        "rank_of",
        "set_of",
        "sets",
        "starter",
        "stays",
        "suit_of",
        "takeable",
        "texts",
    )

    def __init__(self, boxes: tuple[Box, ...], starter: bool = False) -> None:
        self.sets: tuple[str, ...] = tuple(box.id for box in boxes)
        self.starter = starter
        self.kinds: list[Kind] = []
        self.kind_index: dict[str, KindId] = {}
        self.characters: list[Character] = []
        self.character_index: dict[str, int] = {}
        self.actions: list[Action] = []
        self.hooks: list[Hooks] = []
        self.defences: dict[str, Defence] = {DODGE: Defence()}
        """The questions that are answered with Missed! effects."""
        self.declared = Declared(SORTS, LISTS)
        """The log entries, questions and reasons of the sets; `everything_declared` adds those of the core."""
        self.texts: tuple[dict[str, str], ...] = tuple(box.texts for box in boxes if box.texts)
        """The messages that sets bring along, in the order of the sets."""
        self.folders: tuple[SetFolder, ...] = tuple(box.folder for box in boxes if box.folder is not None)
        """Where the facts and names of the sets lie."""
        for box in boxes:
            self._open(box)
        for box in reversed(boxes):  # no set changes what one before it says
            self.declared.add(box.all_declared())
        for kind in self.kinds:
            self._check_stand_ins(kind.id, kind.hooks)
        for person in self.characters:
            self._check_stand_ins(person.id, person.hooks)
        for box in boxes:
            self._check_stand_ins(box.id, box.hooks)
        self.modes: dict[KindId, dict[KindId, Effect]] = {
            kind.index: self._modes_of(kind) for kind in self.kinds if kind.modes
        }
        """For equipment that does what one of several cards does: their kinds, each with the effect it has then."""

        self.kind_of: list[KindId] = []
        """Kind of each physical card."""
        self.suit_of: list[int] = []
        self.rank_of: list[int] = []
        self.set_of: list[str] = []
        """The set each physical card belongs to: a reprint belongs to the set that reprints it."""
        for box in boxes:
            self._count_cards(box)
        self.cards: range = range(len(self.kind_of))
        self.card_kinds: list[Kind] = [self.kinds[kind] for kind in self.kind_of]
        """What each physical card is: the kind itself, of which `kind_of` has the number."""
        self.price_of: list[int] = [kind.price for kind in self.card_kinds]
        """What each physical card costs in the shop, 0 if it is no equipment."""
        self.plays: list[list[Option]] = [
            [(PLAY, card, self.kind_of[card], seat, NO_CARD) for seat in (*range(MOST), NOBODY)] for card in self.cards
        ]
        """The options to play each physical card as what it is, at each seat and, last, at nobody: `plays[card][seat]`
        is made once, not for every question."""
        self.quick: list[Option | None] = [
            None
            if not kind.playable or kind.target is not None or kind.limits or kind.cost
            else self.plays[card][NOBODY]
            for card, kind in enumerate(self.card_kinds)
        ]
        """The one option to play a card that needs nobody and that nothing about it ever forbids, but that one of its
        name lies in play; None for others."""
        self.stays: list[bool] = [kind.colour != BROWN for kind in self.card_kinds]
        """For each physical card whether it stays in play."""
        self.discards: list[Option] = [discard(card) for card in self.cards]
        """The option to discard each physical card."""
        self.takeable: list[bool] = [kind.colour in (BLUE, GREEN) for kind in self.card_kinds]
        """For each physical card whether it can be taken or discarded where it lies: never equipment (GR-EQ-5)."""
        self.card_names: list[str] = self._name_cards()
        self.card_index: dict[str, Card] = {name: card for card, name in enumerate(self.card_names)}
        self.piles: dict[str, list[Card]] = {"": []}
        """The cards that begin in each pile; '' is the draw pile."""
        for card in self.cards:
            self.piles.setdefault(self.kinds[self.kind_of[card]].pile, []).append(card)
        self._bang_kinds = {kind.index: kind.index for kind in self.kinds if kind.bang_card}
        self._missed_kinds = {
            kind.index: kind.index for kind in self.kinds if kind.missed and kind.colour == BROWN
        }  # a green one counts only in play (DC-GREEN-1)
        brought = [mechanic for box in boxes for mechanic in box.mechanics]
        self.mechanics: Mechanics = Mechanics(self, [*CORE, *brought])
        self.open_piles: frozenset[str] = self.mechanics.open_piles.union(*(box.open_piles for box in boxes))
        self.hooked: list[bool] = [bool(kind.hooks) for kind in self.kinds]
        """For each kind whether it changes anything just by lying in play."""
        self.for_seats: list[bool] = [not OF_THE_TABLE.issuperset(kind.hooks) for kind in self.kinds]
        """For each kind whether, as an event in force, it changes anything for a seat and not only for the table."""
        self._profiles: dict[tuple[tuple[int, ...], ...], Profile] = {}
        self._older_profiles: dict[tuple[tuple[int, ...], ...], Profile] = {}
        """Those that have not been looked up since there were too many of them."""
        text = " ".join([*self.card_names, *(c.id for c in self.characters), *(a.id for a in self.actions)])
        self.id: str = f"{'+'.join(self.sets)}{'/starter' if starter else ''}@{_short_hash(text)}"
        """Names these rules in records: the sets and a fingerprint of their cards."""

    def __repr__(self) -> str:
        return f"<Ruleset {self.id}>"

    def _open(self, box: Box) -> None:
        if box.hooks:
            check_hooks(box.id, box.hooks, of_table=True)
            self.hooks.append(self._own(box.hooks))
        self.defences |= box.defences
        for kind in box.kinds.values():
            if kind.id in self.kind_index:
                raise UserError(f"two of the chosen sets declare a card '{kind.id}'; leave one of the sets out")
            mine = kind.numbered(len(self.kinds))
            mine.hooks = self._own(kind.hooks)
            mine.simple = kind.colour == BROWN and not kind.limits and not kind.cost
            self.kind_index[mine.id] = mine.index
            self.kinds.append(mine)
        for character in box.characters.values():
            if character.id in self.character_index:
                raise UserError(
                    f"two of the chosen sets declare a character '{character.id}'; leave one of the sets out"
                )
            person = character.numbered(len(self.characters))
            person.hooks = self._own(character.hooks)
            self.character_index[person.id] = person.index
            self.characters.append(person)

    def _check_stand_ins(self, owner: str, hooks: Hooks) -> None:
        for used, as_what in hooks.get("stands_for", {}).items():
            for kind in (as_what,) if used == "any" else (used, as_what):
                if kind not in self.kind_index:
                    raise UserError(
                        f"'{owner}' lets '{used}' stand for '{as_what}', and no chosen set declares '{kind}'; "
                        "add that set or correct the id"
                    )

    def _modes_of(self, kind: Kind) -> dict[KindId, Effect]:
        found: dict[KindId, Effect] = {}
        for mode, effect in kind.modes.items():
            if mode not in self.kind_index:
                raise UserError(
                    f"'{kind.id}' does what '{mode}' does, and no chosen set declares '{mode}'; "
                    "add that set or correct the id"
                )
            index = self.kind_index[mode]
            does = effect or self.kinds[index].effect
            if does is None or self.kinds[index].colour != BROWN:
                raise UserError(f"'{kind.id}' does what '{mode}' does, which is no brown card; name one")
            found[index] = does
        return found

    def _own(self, hooks: Hooks) -> Hooks:
        if "actions" not in hooks:
            return hooks
        mine = []
        for action in hooks["actions"]:
            numbered = action.numbered(len(self.actions))
            self.actions.append(numbered)
            mine.append(numbered)
        return {**hooks, "actions": tuple(mine)}

    def _count_cards(self, box: Box) -> None:
        piles = [(kind.id, kind.copies) for kind in box.kinds.values()] + list(box.reprints.items())
        for kind_id, copies in piles:
            if kind_id not in self.kind_index:
                raise UserError(f"the set '{box.id}' reprints '{kind_id}', which no chosen set declares; add that set")
            kind = self.kinds[self.kind_index[kind_id]]
            if self.starter and kind.books:  # BASE-START-1
                continue
            for rank, suit in copies:
                self.kind_of.append(kind.index)
                self.suit_of.append(suit)
                self.rank_of.append(rank)
                self.set_of.append(box.id)

    def _name_cards(self) -> list[str]:
        """Stable names: kind, value, and a number where two cards are alike."""
        names: list[str] = []
        seen: dict[str, int] = {}
        for card in self.cards:
            name = f"{self.kinds[self.kind_of[card]].id}/{self.value_text(card)}".rstrip("/")
            seen[name] = seen.get(name, 0) + 1
            names.append(name if seen[name] == 1 else f"{name}/{seen[name]}")
        return names

    def value_text(self, card: Card) -> str:
        """Rank and printed suit of a card: '10H'; nothing for a card without value."""
        return rank_text(self.rank_of[card]) + (SUITS[self.suit_of[card]] if self.rank_of[card] else "")

    def profile(self, abilities: tuple[int, ...], kinds: tuple[KindId, ...], standing: tuple[KindId, ...]) -> Profile:
        """The folded hooks of a seat with these characters' abilities, cards in play, and standing events.

        Of the cards in play only the kinds that have hooks, sorted, or CARDS_OFF.
        """
        key = (abilities, kinds, standing)
        found = self._profiles.get(key)
        if found is None:
            found = self._older_profiles.pop(key, None)
            if found is None:
                found = self._fold(abilities, kinds, standing)
                found.sources = key
            else:  # or what it leads to would never be forgotten
                found.more = found.less = None
            if len(self._profiles) >= _PROFILES_KEPT:
                self._older_profiles, self._profiles = self._profiles, {}
            self._profiles[key] = found
        return found

    def with_card(self, profile: Profile, kind: KindId) -> Profile:
        """The profile of a seat once one more card of this kind, which has hooks, lies in front of it."""
        found = profile.more.get(kind) if profile.more is not None else None
        if found is None:
            abilities, kinds, standing = profile.sources
            found = self.profile(abilities, tuple(sorted([*kinds, kind])), standing)
            if profile.more is None:
                profile.more = {}
            profile.more[kind] = found
        return found

    def without_card(self, profile: Profile, kind: KindId) -> Profile:
        """The profile of a seat once a card of this kind, which has hooks, no longer lies in front of it."""
        found = profile.less.get(kind) if profile.less is not None else None
        if found is None:
            abilities, kinds, standing = profile.sources
            left = list(kinds)
            left.remove(kind)
            found = self.profile(abilities, tuple(left), standing)
            if profile.less is None:
                profile.less = {}
            profile.less[kind] = found
        return found

    def _fold(self, abilities: tuple[int, ...], kinds: tuple[KindId, ...], standing: tuple[KindId, ...]) -> Profile:
        if kinds == CARDS_OFF:
            profile = self.profile(abilities, (), standing).with_sources(())
            profile.usable = profile.missed_in_play = frozenset()
            return profile
        if kinds or abilities:  # more than a profile that is there already, or will be needed again
            if kinds:
                further = [self.kinds[kind].hooks for kind in kinds]
                profile = self.profile(abilities, (), standing).with_sources(further)
            else:
                further = [self.characters[who].hooks for who in abilities]
                profile = self.profile((), (), standing).with_sources(further)
            for hooks in further:
                if "stands_for" in hooks:
                    self._stand_in(profile, hooks)
            return profile
        # S2, S11: an event comes before a variant and before characters.
        sources = [*(self.kinds[k].hooks for k in standing), *self.hooks]
        profile = Profile(sources)
        profile.bang_kinds, profile.missed_kinds = self._bang_kinds, self._missed_kinds
        for fold in self.mechanics.fold:
            fold(self, profile)
        for hooks in sources:
            self._stand_in(profile, hooks)
        return profile

    def _stand_in(self, profile: Profile, hooks: Hooks) -> None:
        """Enter what the source lets other kinds of cards be used as. The profile's tables may be shared: they are
        replaced, not changed."""
        for used, as_what in hooks.get("stands_for", {}).items():
            stand_in = self.kinds[self.kind_index[as_what]]
            others = [k.index for k in self.kinds if k is not stand_in and used in ("any", k.id)]
            as_stand_in = dict.fromkeys(others, stand_in.index)
            if stand_in.bang_card:
                profile.bang_kinds = as_stand_in | profile.bang_kinds
            if stand_in.missed:
                profile.missed_kinds = as_stand_in | profile.missed_kinds
            if stand_in.playable:
                before = profile.stand_ins
                profile.stand_ins = before | {
                    k: (*before.get(k, ()), stand_in.index) for k in others if stand_in.index not in before.get(k, ())
                }


def _short_hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


@lru_cache(maxsize=64)
def ruleset(sets: tuple[str, ...], starter: bool = False) -> Ruleset:
    """The compiled rules for these sets, built once per process."""
    return Ruleset(tuple(find_box(set_id) for set_id in sets), starter)
