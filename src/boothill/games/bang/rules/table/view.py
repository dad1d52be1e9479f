"""What a seat may see: the only way anybody looks at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.family.roles import HIDDEN, ROLES, roles_known_to
from boothill.family.seating import moment_text, viewer_text
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.distance import distance
from boothill.games.bang.rules.table.state import SEEN_BY_OWNER, Table
from boothill.games.bang.rules.terms import (
    MUST_PLAY,
    NAMED_SUIT,
    NO_BANG,
    NO_CARD,
    NO_MISSED,
    OVER,
    PHASES,
    SPARED,
    SUITS,
    Card,
    Deed,
    KindId,
)
from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.journal import EVERYTHING

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset

Private = tuple[tuple[int, ...], tuple[Card, ...], tuple[Card, ...], tuple[int, ...]]
"""(role of each seat, own hand, cards looked at, second character of each seat); HIDDEN where the viewer knows none."""


def private_part(t: Table, seat: Seat) -> Private:
    """All that tells the view of one seat from that of another: the roles it knows (BASE-SET-3), its hand, the cards
    set aside for it to look at, and the second characters it has seen (BASE-SET-5).
    """
    hand = tuple(t.hand[seat]) if seat >= 0 else ()
    aside = tuple(t.aside) if (seat == t.looker and seat >= 0) or seat == EVERYTHING else ()
    if seat == EVERYTHING or t.phase == OVER:
        return t.role, hand, aside, tuple(t.second)
    second = tuple(
        [
            t.second[owner] if seen and seen + (owner == seat) > SEEN_BY_OWNER else HIDDEN
            for owner, seen in enumerate(t.second_known)
        ]
    )
    return roles_known_to(t, seat, t.face_up), hand, aside, second


NOT_DONE = {SPARED: "spared", NO_MISSED: "no missed", NO_BANG: "no bang"}
"""Deeds in which nothing was done."""


def _what(rules: Ruleset, deed: Deed) -> str:
    """What was done in a deed."""
    if deed.omission:
        return NOT_DONE[deed.omission]
    return rules.actions[deed.action].id if deed.action >= 0 else rules.kinds[deed.kind].id


class View:
    """Public facts, the seat's own hand and role, and nothing else (GEN-6).

    Seats, cards and kinds are the engine's ints; `rules` names them. `seat` is -1 for a spectator and -2 for the
    omniscient viewer of replays, who also sees `hands`.
    """

    __slots__ = (
        "abilities",
        "active",
        "aside",
        "bangs",
        "character",
        "common",
        "deck_size",
        "deeds",
        "discard_size",
        "discard_top",
        "eliminated",
        "extra_turn",
        "face_up",
        "first_out",
        "fresh",
        "ghost",
        "hand",
        "hand_sizes",
        "hands",
        "killed_by",
        "life",
        "limbo",
        "marks",
        "max_life",
        "names",
        "next_event",
        "phase",
        "pile_sizes",
        "piles",
        "play",
        "profile",
        "role",
        "rules",
        "seat",
        "seats",
        "second",
        "shadow",
        "shadow_variant",
        "shadows",
        "sides",
        "standing",
        "tokens",
        "turn",
        "winners",
    )

    def __init__(self, t: Table, seat: Seat) -> None:
        self.rules: Ruleset = t.rules
        self.seat = seat
        self.names = t.names
        self.role, self.hand, self.aside, self.second = private_part(t, seat)
        self.character = tuple(t.character)
        self.abilities = tuple(t.abilities)
        """Whose abilities each seat has."""
        self.life = tuple(t.life)
        self.max_life = tuple(t.max_life)
        self.hand_sizes = tuple([len(cards) for cards in t.hand])
        self.hands: tuple[tuple[Card, ...], ...] = tuple(map(tuple, t.hand)) if seat == EVERYTHING else ()
        self.play: tuple[tuple[Card, ...], ...] = tuple(map(tuple, t.play))
        self.limbo = tuple(t.limbo)
        self.seats = t.seats
        self.eliminated = tuple(t.eliminated)
        self.killed_by = tuple(t.killed_by)
        """For each eliminated player who was responsible, -1 for nobody."""
        self.face_up = tuple(t.face_up)
        """Whose roles everybody knows."""
        self.first_out = t.first_out
        self.ghost: Seat = NOBODY
        """The eliminated player who is back for this turn only, -1 if there is none."""
        self.shadow_variant = False
        """Whether the Shadow variant is played (SH-1)."""
        self.shadows = False
        """Whether eliminated players return as shadows for their turns: no longer at its end (SH-10)."""
        self.shadow: Seat = NOBODY
        """The shadow whose turn it is, -1 if there is none."""
        self.sides: tuple[int, ...] = ()
        """The role whose goal an eliminated Renegade serves, HIDDEN for all others (SH-15)."""
        self.deck_size = len(t.deck)
        self.discard_size = len(t.discard)
        self.discard_top = t.discard[-1] if t.discard else NO_CARD
        self.active = t.active
        self.phase = t.phase
        self.turn = t.turn
        self.extra_turn = t.extra_turn
        self.bangs = t.bangs
        self.fresh: tuple[Card, ...] = ()
        """Green cards laid down this turn, which cannot be used yet."""
        self.deeds: tuple[Deed, ...] = tuple(t.deeds)
        """Public memory: what players did to each other, in order."""
        self.standing = t.standing
        """The kind of the event in force, if there is one."""
        self.next_event: Card = NO_CARD
        """The event that comes next, NO_CARD if none does (EV-5)."""
        self.marks = {**t.marks, **t.turn_marks}
        """What sets remember in public."""
        self.tokens = {name: tuple(counts) for name, counts in t.tokens.items()} if t.tokens else {}
        self.piles: dict[str, tuple[Card, ...]] = {}
        """The sets' own piles that lie open."""
        self.pile_sizes: dict[str, int] = {}
        if t.piles:
            self.piles = {name: tuple(cards) for name, cards in t.piles.items() if name in t.rules.open_piles}
            self.pile_sizes = {name: len(cards) for name, cards in t.piles.items()}
        self.winners = t.winners
        # Derived from public facts only: characters, cards in play, the active event.
        self.profile: tuple[Profile, ...] = tuple(t.profile)
        self.common: Profile = t.common
        for show in t.rules.mechanics.show:
            show(t, self)

    def __repr__(self) -> str:
        """'<View of seat 2: turn 3: seat 1 in phase 2, hand bang/AS beer/6H>'."""
        hand = f", hand {' '.join(self.rules.card_names[card] for card in self.hand)}" if self.hand else ""
        return f"<View of {viewer_text(self.seat)}: {moment_text(self, PHASES[self.phase])}{hand}>"

    def distance(self, one: Seat, other: Seat) -> int:
        """The distance at which one seat in the game sees another (BASE-DIST-2)."""
        return distance(self, one, other)

    def suit(self, card: Card) -> int:
        """The suit of a card as it counts now (BASE-DRAW-5)."""
        return self.common.all_suits if self.common.all_suits >= 0 else self.rules.suit_of[card]

    def kind_in_play(self, seat: Seat, kind: KindId) -> bool:
        """Whether a card of this name lies in front of the seat."""
        kind_of = self.rules.kind_of
        return any(kind_of[card] == kind for card in self.play[seat])

    def dump(self, *, deeds: bool = True) -> dict[str, Any]:
        """The view as JSON data, with names instead of numbers; what the table remembers may be left out."""
        rules = self.rules
        names = rules.card_names
        data: dict[str, Any] = {
            "seat": self.seat,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "active": self.active,
            "extra_turn": self.extra_turn,
            "bangs": self.bangs,
            "players": [
                {
                    "name": name,
                    "in_game": seat in self.seats,
                    "role": None if self.role[seat] == HIDDEN else ROLES[self.role[seat]],
                    "side": None if self.sides[seat] == HIDDEN else ROLES[self.sides[seat]],
                    "character": rules.characters[self.character[seat]].id,
                    "second": None if self.second[seat] == HIDDEN else rules.characters[self.second[seat]].id,
                    "abilities": [rules.characters[c].id for c in self.abilities[seat]],
                    "life": self.life[seat],
                    "max_life": self.max_life[seat],
                    "hand_size": self.hand_sizes[seat],
                    "hand": [names[card] for card in self.hands[seat]] if self.hands else None,
                    "in_play": [names[card] for card in self.play[seat]],
                    "range": self.profile[seat].range,
                    "tokens": {token: counts[seat] for token, counts in self.tokens.items()},
                }
                for seat, name in enumerate(self.names)
            ],
            "hand": [names[card] for card in self.hand],
            "shown": [names[card] for card in self.limbo],
            "seen": [names[card] for card in self.aside],
            "eliminated": list(self.eliminated),
            "killed_by": list(self.killed_by),
            "first_out": self.first_out,
            "fresh": [names[card] for card in self.fresh],
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "discard_top": names[self.discard_top] if self.discard_top >= 0 else None,
            "piles": {name: [names[card] for card in cards] for name, cards in self.piles.items()},
            "pile_sizes": dict(self.pile_sizes),
            "ghost": self.ghost,
            "shadow": self.shadow,
            "shadows": self.shadows,
            "shadow_variant": self.shadow_variant,
            "next_event": names[self.next_event] if self.next_event >= 0 else None,
            "standing": [rules.kinds[kind].id for kind in self.standing],
            "marks": {
                mark: names[value] if mark == MUST_PLAY else SUITS[value] if mark == NAMED_SUIT else value
                for mark, value in self.marks.items()
            },
            "winners": list(self.winners),
        }
        if deeds:
            data["deeds"] = [
                {
                    "by": deed.by,
                    "what": _what(rules, deed),
                    "at": None if deed.at < 0 else deed.at,
                    "picked": rules.kinds[deed.picked].id if deed.picked >= 0 else None,
                    "could_reach": [seat for seat in range(len(self.role)) if deed.reach >> seat & 1],
                    "life": list(deed.life),
                    "cards": deed.cards,
                    "turn": deed.turn,
                }
                for deed in self.deeds
            ]
        return data
