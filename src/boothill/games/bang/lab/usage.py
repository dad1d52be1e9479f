"""What many card games made use of: every card, character, event and equipment, counted without knowing any of them.

A brown card is used when it is played or given in answer, a blue one when it is laid down, a green one when it is spent
or given in answer; a card that stands in for another is not used itself. A character is used when somebody plays it:
games and turns are counted, and how often its ability acted, unless that is made of numbers alone and always there. An
event, which nobody plays, is used in the games and turns in which it is in force. Equipment is used when it is bought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, cast

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.kinds import Character, Kind
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.mechanics.shop import price
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import BUY, EQUIPMENT, EVENT, GREEN, PLAY, REMOVE, RESPOND, SPEND, KindId
from boothill.kernel.decision import Decision, Option, Rule, Seat
from boothill.lab.run.counts import Counts


class CardUse(NamedTuple):
    """How often the cards of one name were used."""

    id: str
    set_id: str
    played: int
    """From the hand; for a green card that only lays it down."""
    spent: int
    """From play, in phase 2."""
    answered: int
    """Against a shot, a Duel, death and the like, from hand or play."""
    uses: int
    """All of them together, laying down a green card apart."""
    rarest: int
    """The uses of its least used copy."""


class CharacterUse(NamedTuple):
    """How often a character was used."""

    id: str
    set_id: str
    games: int
    turns: int
    """Those that came to phase 2."""
    acts: int | None
    """How often the ability acted, for whoever had it; None if it is made of numbers alone."""

    @property
    def uses(self) -> int:
        """The least of these."""
        return min(self.games, self.turns, self.turns if self.acts is None else self.acts)


class EventUse(NamedTuple):
    """In how many games and turns an event was in force."""

    id: str
    set_id: str
    games: int
    turns: int
    """Those that came to phase 2."""


class EquipmentUse(NamedTuple):
    """How often the equipment of one name was bought."""

    id: str
    set_id: str
    price: int
    bought: int
    removed: int
    """From in front of somebody, by another player who paid for it."""
    ways: dict[str, int]
    """For what it was bought, by the ids of those cards, if it is one that has the effect of others."""


class ShadowUse(NamedTuple):
    """How many turns eliminated players of one role had."""

    role: str
    side: str
    """The role whose goal they pursue; their own, or the one a Renegade has taken over."""
    turns: int
    """Those that came to phase 2."""

    @property
    def told(self) -> str:
        """'shadow outlaw', 'shadow renegade as deputy'."""
        return f"shadow {self.role}" + ("" if self.side == self.role else f" as {self.side}")


SHADOWS = ((DEPUTY, DEPUTY), (OUTLAW, OUTLAW), (RENEGADE, DEPUTY), (RENEGADE, OUTLAW))
"""Who can return as a shadow: role and side."""


@dataclass
class Usage(Counts):
    """Counts by the names of physical cards and the ids of everything else. Plain data, so that it travels."""

    played: Counter[str] = field(default_factory=Counter)
    spent: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    event_games: Counter[str] = field(default_factory=Counter)
    event_turns: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    """By the ids of equipment."""
    bought_as: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By the ids of equipment and of what it stood for."""
    removed: Counter[str] = field(default_factory=Counter)
    shadow_turns: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By role and side."""

    def cards(self, mixes: Iterable[tuple[str, ...]]) -> list[CardUse]:
        """All names in the draw piles of these mixes of sets, used or not, in the order of the sets."""
        kinds: dict[str, Kind] = {}
        copies: dict[str, set[str]] = {}
        for rules in map(ruleset, mixes):
            for card in rules.piles[""]:
                kind = rules.kinds[rules.kind_of[card]]
                kinds[kind.id] = kind
                copies.setdefault(kind.id, set()).add(rules.card_names[card])
        return [self._card_use(kind, copies[kind.id]) for kind in kinds.values()]

    def _card_use(self, kind: Kind, copies: set[str]) -> CardUse:
        main_use = self.spent if kind.colour == GREEN else self.played
        each = [main_use[copy] + self.answered[copy] for copy in copies]
        played, spent, answered = (
            sum([count[copy] for copy in copies]) for count in (self.played, self.spent, self.answered)
        )
        return CardUse(kind.id, kind.set_id, played, spent, answered, sum(each), min(each))

    def characters(self, mixes: Iterable[tuple[str, ...]]) -> list[CharacterUse]:
        """All characters of these mixes of sets, used or not, in the order of the sets."""
        found: dict[str, Character] = {}
        for rules in map(ruleset, mixes):
            found |= {character.id: character for character in rules.characters}
        return [
            CharacterUse(
                one.id,
                one.set_id,
                self.games[one.id],
                self.turns[one.id],
                self.acts[one.id] if any(_acts(*hook) for hook in one.hooks.items()) else None,
            )
            for one in found.values()
        ]

    def events(self, mixes: Iterable[tuple[str, ...]]) -> list[EventUse]:
        """All events of these mixes of sets, ever in force or not, in the order of the sets."""
        found: dict[str, Kind] = {}
        for rules in map(ruleset, mixes):
            found |= {kind.id: kind for kind in rules.kinds if kind.colour == EVENT}
        return [
            EventUse(one.id, one.set_id, self.event_games[one.id], self.event_turns[one.id]) for one in found.values()
        ]

    def equipment(self, mixes: Iterable[tuple[str, ...]]) -> list[EquipmentUse]:
        """All equipment of these mixes of sets, ever bought or not, in the order of the sets."""
        found: dict[str, Kind] = {}
        for rules in map(ruleset, mixes):
            kinds = [rules.kinds[rules.kind_of[card]] for card in rules.piles.get(EQUIPMENT, ())]
            found |= {kind.id: kind for kind in kinds}
        return [
            EquipmentUse(
                one.id,
                one.set_id,
                one.price,
                self.bought[one.id],
                self.removed[one.id],
                {other: self.bought_as[one.id, other] for other in one.modes},
            )
            for one in found.values()
        ]

    def shadows(self) -> list[ShadowUse]:
        """The turns of all kinds of shadows."""
        return [ShadowUse(ROLES[role], ROLES[side], self.shadow_turns[role, side]) for role, side in SHADOWS]


def _acts(hook: str, value: object) -> bool:
    """Whether what this hook does can be seen to happen: numbers are always there, and what forbids is only asked."""
    return hook in ("actions", "discount", "stands_for") or (
        hook != "may_play" and (callable(value) or isinstance(value, tuple))
    )


def _shape(t: Table) -> tuple[Any, ...]:
    """What an ability changes whenever it does anything: cards or tokens move, life or abilities change."""
    tokens = [counts[:] for counts in t.tokens.values()]
    return len(t.deck), len(t.discard), [len(hand) for hand in t.hand], t.life[:], t.abilities[:], tokens


class Watch:
    """Rules whose characters count what their abilities do, and the games played by these rules.

    The rules are a compilation of their own: games played elsewhere in the process do not count.
    """

    def __init__(self, sets: tuple[str, ...], starter: bool = False) -> None:
        self.rules = Ruleset(tuple(find_box(set_id) for set_id in sets), starter)
        self._stand_ins = [c.index for c in self.rules.characters if "stands_for" in c.hooks]
        self._bargainers = [c.index for c in self.rules.characters if "discount" in c.hooks]
        self._usage = Usage()
        self._turn = 0
        self._standing: tuple[KindId, ...] = ()
        for character in self.rules.characters:
            character.hooks = self._heard(character)

    def sit_down(self, t: Table) -> None:
        """A game begins."""
        self._turn = 0
        self._standing = ()
        for character in t.character:
            self._usage.games[self.rules.characters[character].id] += 1

    def note(self, t: Table, decision: Decision, option: Option) -> None:
        """A question is answered."""
        verb, card, kind = option[:3]
        if decision.main and t.turn != self._turn:
            self._turn = t.turn
            self._usage.turns[self.rules.characters[t.character[decision.seat]].id] += 1
            if t.standing:
                self._note_event(t)
            if t.shadow >= 0:
                role, side = t.role[t.shadow], t.sides[t.shadow]
                self._usage.shadow_turns[role, role if side == HIDDEN else side] += 1
        if verb == BUY:
            self._note_purchase(t, decision, option)
        elif verb == REMOVE:
            self._usage.removed[self.rules.kinds[kind].id] += 1
        elif verb == SPEND:
            self._usage.spent[self.rules.card_names[card]] += 1
        elif verb in (PLAY, RESPOND) and card >= 0:
            if self.rules.kind_of[card] == kind:
                count = self._usage.played if verb == PLAY else self._usage.answered
                count[self.rules.card_names[card]] += 1
            else:
                self._act_by(t, decision.seat, self._stand_ins)

    def _note_event(self, t: Table) -> None:
        """A turn has come to phase 2 with an event in force."""
        for kind in t.standing:
            self._usage.event_turns[self.rules.kinds[kind].id] += 1
            if kind not in self._standing:
                self._usage.event_games[self.rules.kinds[kind].id] += 1
        self._standing = t.standing

    def _note_purchase(self, t: Table, decision: Decision, option: Option) -> None:
        """Equipment is put to use; only in phase 2 it is bought, otherwise somebody came by it by their ability."""
        if decision.main:
            own, used = self.rules.kinds[self.rules.kind_of[option[1]]], self.rules.kinds[option[2]]
            self._usage.bought[own.id] += 1
            if own is not used:
                self._usage.bought_as[own.id, used.id] += 1
            if price(t, decision.seat, own) < own.price:
                self._act_by(t, decision.seat, self._bargainers)

    def take(self) -> Usage:
        """What was counted since this was last asked."""
        usage, self._usage = self._usage, Usage()
        return usage

    def _act(self, character: str) -> None:
        self._usage.acts[character] += 1

    def _act_by(self, t: Table, seat: Seat, characters: list[int]) -> None:
        """The abilities of the seat that are among these have acted."""
        for character in t.abilities[seat]:
            if character in characters:
                self._act(self.rules.characters[character].id)

    def _heard(self, character: Character) -> Hooks:
        """The hooks of the character, the functions among them replaced by ones that count."""
        heard: dict[str, Any] = dict(character.hooks)
        for action in character.hooks.get("actions", ()):  # copies of this ruleset's own
            action.effect = self._counting_calls(character.id, action.effect)
        for hook, value in character.hooks.items():
            if hook == "immune":
                heard[hook] = self._counting_yes(character.id, character.hooks["immune"])
            elif hook == "phase_1_count":
                order, count = character.hooks["phase_1_count"]
                heard[hook] = (order, self._counting_changed_numbers(character.id, count))
            elif hook == "turn_check":
                order, moment = character.hooks["turn_check"]
                heard[hook] = (order, self._counting_changes(character.id, moment))
            elif callable(value) and _acts(hook, value):
                heard[hook] = self._counting_changes(character.id, value)
        return cast(Hooks, heard)

    def _counting_calls(self, who: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def heard(*args: Any) -> Any:
            self._act(who)
            return function(*args)

        return heard

    def _counting_yes(self, who: str, function: Callable[..., object]) -> Callable[..., object]:
        def heard(*args: Any) -> object:
            answer = function(*args)
            if answer:
                self._act(who)
            return answer

        return heard

    def _counting_changed_numbers(self, who: str, function: Callable[..., int]) -> Callable[..., int]:
        def heard(t: Table, seat: Seat, number: int) -> int:
            changed = function(t, seat, number)
            if changed != number:
                self._act(who)
            return changed

        return heard

    def _counting_changes(self, who: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def heard(t: Table, *args: Any) -> Any:
            before = _shape(t)
            asks = function(t, *args)
            if isinstance(asks, Generator):
                return follow(t, before, asks)
            if _shape(t) != before:
                self._act(who)
            return asks

        def follow(t: Table, before: tuple[Any, ...], asks: Rule[Any]) -> Rule[Any]:
            result = yield from asks
            if _shape(t) != before:
                self._act(who)
            return result

        return heard


@lru_cache(maxsize=16)
def watch(sets: tuple[str, ...], starter: bool = False) -> Watch:
    """The watch over games with these sets in this process: compiled once, for rules learn as they are used."""
    return Watch(sets, starter)
