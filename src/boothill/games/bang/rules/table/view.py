"""What a seat may see: the only way anybody looks at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.family.roles import HIDDEN, ROLES, roles_known_to
from boothill.family.seating import moment_text, viewer_text
from boothill.games.bang.rules.distance import distance
from boothill.games.bang.rules.table.seen import SeenTable
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    MUST_PLAY,
    NAMED_SUIT,
    NO_BANG,
    NO_CARD,
    NO_MISSED,
    OVER,
    PHASES,
    SEEN_BY_OWNER,
    SPARED,
    SUITS,
    Card,
    Deed,
    KindId,
)
from boothill.kernel.decision import Seat
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


class View(SeenTable):
    """Public facts, the seat's own hand and role, and nothing else (GEN-6).

    What is public as it stands is declared with the fields of the table; here is what is hidden or worked out.

    Seats, cards and kinds are the engine's ints; `rules` names them. `seat` is -1 for a spectator and -2 for the
    omniscient viewer of replays, who also sees `hands`.
    """

    __slots__ = (
        "aside",
        "deck_size",
        "deeds",
        "discard_size",
        "discard_top",
        "fresh",
        "hand",
        "hand_sizes",
        "hands",
        "marks",
        "next_event",
        "pile_sizes",
        "piles",
        "role",
        "seat",
        "second",
        "shadow_variant",
    )

    def __init__(self, t: Table, seat: Seat) -> None:
        SeenTable.__init__(self, t)  # super() takes its time, and bots look at many views
        self.seat = seat
        self.role, self.hand, self.aside, self.second = private_part(t, seat)
        self.deeds: tuple[Deed, ...] = tuple(t.deeds)
        """Public memory: what players did to each other, in order."""
        self.hand_sizes = tuple([len(cards) for cards in t.hand])
        self.hands: tuple[tuple[Card, ...], ...] = tuple(map(tuple, t.hand)) if seat == EVERYTHING else ()
        self.shadow_variant: bool = t.options["shadow"]
        """Whether the Shadow variant is played (SH-1)."""
        self.deck_size = len(t.deck)
        self.discard_size = len(t.discard)
        self.discard_top = t.discard[-1] if t.discard else NO_CARD
        self.fresh: tuple[Card, ...] = ()
        """Green cards laid down this turn, which cannot be used yet."""
        self.next_event: Card = NO_CARD
        """The event that comes next, NO_CARD if none does (EV-5)."""
        self.marks = {**t.marks, **t.turn_marks}
        """What sets remember in public."""
        self.piles: dict[str, tuple[Card, ...]] = {}
        """The sets' own piles that lie open."""
        self.pile_sizes: dict[str, int] = {}
        if t.piles:
            self.piles = {name: tuple(cards) for name, cards in t.piles.items() if name in t.rules.open_piles}
            self.pile_sizes = {name: len(cards) for name, cards in t.piles.items()}
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
        data = self.shown()
        in_game, hands, tokens = self.seats, self.hands, self.tokens
        for seat, player in enumerate(data["players"]):
            role, second = self.role[seat], self.second[seat]
            player["in_game"] = seat in in_game
            player["role"] = None if role == HIDDEN else ROLES[role]
            player["second"] = None if second == HIDDEN else rules.characters[second].id
            player["hand_size"] = self.hand_sizes[seat]
            player["hand"] = [names[card] for card in hands[seat]] if hands else None
            player["range"] = self.profile[seat].range
            player["tokens"] = {token: counts[seat] for token, counts in tokens.items()} if tokens else {}
        data |= {
            "seat": self.seat,
            "hand": [names[card] for card in self.hand],
            "seen": [names[card] for card in self.aside],
            "fresh": [names[card] for card in self.fresh],
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "discard_top": names[self.discard_top] if self.discard_top >= 0 else None,
            "piles": {name: [names[card] for card in cards] for name, cards in self.piles.items()},
            "pile_sizes": dict(self.pile_sizes),
            "shadow_variant": self.shadow_variant,
            "next_event": names[self.next_event] if self.next_event >= 0 else None,
            "marks": {
                mark: names[value] if mark == MUST_PLAY else SUITS[value] if mark == NAMED_SUIT else value
                for mark, value in self.marks.items()
            },
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
