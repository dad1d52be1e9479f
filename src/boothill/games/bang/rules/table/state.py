"""The table: everything there is to know about a game, as plain data in zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.family.roles import HIDDEN
from boothill.family.seating import SeatedTable, moment_text
from boothill.games.bang.rules.cards.profile import CARDS_OFF, Profile
from boothill.games.bang.rules.terms import BEFORE_TURN, OVER, PHASE_1, PHASES, Card, Deed, KindId
from boothill.kernel.decision import NOBODY, Seat

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset

NOT_SEEN, SEEN_BY_OWNER, SEEN_BY_ALL = range(3)


class Table(SeatedTable):
    """The state of one game.

    Zones (at every decision each card is in exactly one): deck (top last), discard (top last), hand and play per seat,
    limbo (shown to all, not yet anywhere), aside (the same, but seen by `looker` alone), and the named piles of sets.
    Sets keep what they need beyond these in `marks` (numbers for the whole game), `turn_marks` (numbers forgotten when
    the next turn begins) and `tokens` (one number per seat), all of them public, and in `counters` what nobody may see;
    nothing else belongs into the state.

    `profile`, `common`, `reach`, `near`, `shifty`, `idlers` and the watchers are derived: `refresh` rebuilds them.
    """

    __slots__ = (
        "abilities",
        "aside",
        "bangs",
        "character",
        "common",
        "counters",
        "deaths",
        "deck",
        "deeds",
        "discard",
        "extra_turn",
        "extra_turns",
        "face_up",
        "first_out",
        "fresh",
        "ghost",
        "hand",
        "hand_watchers",
        "holding",
        "idlers",
        "limbo",
        "looker",
        "marks",
        "near",
        "phase",
        "piles",
        "play",
        "play_watchers",
        "profile",
        "reach",
        "resolving",
        "rules",
        "second",
        "second_known",
        "shadow",
        "shadows",
        "shifty",
        "sides",
        "skipped",
        "spent",
        "standing",
        "tokens",
        "turn_marks",
        "turns_begun",
    )

    def __init__(self, rules: Ruleset, options: dict[str, Any], names: tuple[str, ...]) -> None:
        super().__init__(options, names)
        n = len(names)
        self.rules = rules
        # Zones.
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.hand: list[list[Card]] = [[] for _ in range(n)]
        self.play: list[list[Card]] = [[] for _ in range(n)]
        self.limbo: list[Card] = []
        self.aside: list[Card] = []
        self.looker: Seat = NOBODY
        self.piles: dict[str, list[Card]] = {}
        # Seats.
        self.character: list[int] = []
        self.abilities: list[tuple[int, ...]] = []
        """Whose abilities a seat has: usually its own character's alone."""
        self.second: list[int] = []
        """BASE-SET-5: the face-down second character."""
        self.second_known: tuple[int, ...] = (NOT_SEEN,) * n
        """Who knows each second character: NOT_SEEN, SEEN_BY_OWNER or SEEN_BY_ALL."""
        self.face_up: list[Seat] = []
        """Whose role everybody knows: the Sheriff, and whoever was ever eliminated (BASE-SET-3); of three, all."""
        self.first_out: Seat = NOBODY
        """Who was eliminated before everybody else, wherever they are now."""
        self.ghost: Seat = NOBODY
        """The eliminated player who is back for this turn only; nothing can eliminate them before it ends."""
        self.shadows = bool(options.get("shadow"))
        """Eliminated players return for their turns (SH-3), and still do (SH-10)."""
        self.shadow: Seat = NOBODY
        """The one who has returned for this turn. They have no life, cannot get any, and leave when it ends."""
        self.sides: tuple[int, ...] = (HIDDEN,) * n
        """The role whose goal an eliminated Renegade has taken over, HIDDEN for all others (SH-12, -13)."""
        # The turn.
        self.phase = BEFORE_TURN
        self.turns_begun: tuple[int, ...] = (0,) * n
        """How many regular turns each seat has begun."""
        self.bangs = 0
        """BANG! cards played this turn (BASE-LIM-1)."""
        self.fresh: list[Card] = []
        """Green cards laid down this turn: they cannot be used yet (DC-GREEN-2)."""
        self.resolving = False
        """A card or ability of phase 2 is being carried out."""
        self.skipped = False
        """The rest of this turn does not take place."""
        self.extra_turn = False
        self.extra_turns: list[Seat] = []
        """Who takes extra turns before play passes on (BASE-TURN-8)."""
        # What goes on.
        self.holding: list[Seat] = []
        """Players whose own card or Duel is being carried out: an empty hand does not count yet."""
        self.spent: list[Seat] = []
        """Who answered the effect being carried out with a hand card out of turn, once per card, if that matters."""
        self.deaths = False
        """Somebody was eliminated since victory was last checked."""
        self.deeds: list[Deed] = []
        """Public memory: what players did to each other, in order."""
        # Counters of chance streams and whatever sets remember.
        self.counters: dict[str, int] = {}
        self.marks: dict[str, int] = {}
        self.turn_marks: dict[str, int] = {}
        self.tokens: dict[str, list[int]] = {}
        self.standing: tuple[KindId, ...] = ()
        """Kinds whose hooks hold for everybody (the event in force)."""
        # Derived.
        self.common: Profile = rules.profile((), (), ())
        self.profile: list[Profile] = [self.common] * n
        self.reach: list[tuple[Seat, ...] | None] = [None] * n
        self.near: list[tuple[Seat, ...] | None] = [None] * n
        self.hand_watchers: tuple[Seat, ...] = ()
        """Seats with an ability that looks at an empty hand."""
        self.play_watchers: tuple[Seat, ...] = ()
        """Seats with an ability that looks at cards being played."""
        self.idlers: tuple[Seat, ...] = ()
        """Seats that may act between two effects."""
        self.shifty = False
        """Profiles depend on whose turn it is."""

    def __repr__(self) -> str:
        """'<Table base+dodge_city, 5 players, turn 3: seat 1 in phase 2>'."""
        return (
            f"<Table {'+'.join(self.rules.sets)}, {len(self.names)} players, {moment_text(self, PHASES[self.phase])}>"
        )

    def copy(self) -> Table:
        """An independent copy; the journal stays behind."""
        t: Table = Table.__new__(Table)
        self._copy_seating_to(t)
        t.rules = self.rules
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.hand = [cards[:] for cards in self.hand]
        t.play = [cards[:] for cards in self.play]
        t.limbo = self.limbo[:]
        t.aside = self.aside[:]
        t.looker = self.looker
        t.piles = {name: cards[:] for name, cards in self.piles.items()} if self.piles else {}
        t.character = self.character[:]
        t.abilities = self.abilities[:]
        t.second = self.second[:]
        t.second_known = self.second_known
        t.face_up = self.face_up[:]
        t.first_out = self.first_out
        t.ghost = self.ghost
        t.shadows = self.shadows
        t.shadow = self.shadow
        t.sides = self.sides
        t.phase = self.phase
        t.turns_begun = self.turns_begun
        t.bangs = self.bangs
        t.fresh = self.fresh[:]
        t.resolving = self.resolving
        t.skipped = self.skipped
        t.extra_turn = self.extra_turn
        t.extra_turns = self.extra_turns[:]
        t.holding = self.holding[:]
        t.spent = self.spent[:]
        t.deaths = self.deaths
        t.deeds = self.deeds[:]
        t.counters = self.counters.copy()
        t.marks = self.marks.copy()
        t.turn_marks = self.turn_marks.copy()
        t.tokens = {name: counts[:] for name, counts in self.tokens.items()} if self.tokens else {}
        t.standing = self.standing
        t.common = self.common
        t.profile = self.profile[:]
        t.reach = self.reach[:]
        t.near = self.near[:]
        t.hand_watchers = self.hand_watchers
        t.play_watchers = self.play_watchers
        t.idlers = self.idlers
        t.shifty = self.shifty
        return t

    def count(self, stream: str) -> int:
        """The next number of a chance stream."""
        number = self.counters.get(stream, 0)
        self.counters[stream] = number + 1
        return number

    def refresh(self) -> None:
        """Rebuild what is derived, after anything in play, an ability, an event or the circle of players changed."""
        rules, standing = self.rules, self.standing
        play, profile = self.play, self.profile
        self.common = common = rules.profile((), (), standing)
        if standing:
            standing = self._standing_for_seats()
        cards_on = not common.cards_off
        abilities_on = not common.abilities_off
        for seat in self.eliminated:
            profile[seat] = common
        watchers: list[Seat] = []
        play_watchers: list[Seat] = []
        idlers: list[Seat] = []
        shifty = False
        for seat in self.seats:
            cards = play[seat]
            profile[seat] = mine = rules.profile(
                self.abilities[seat] if abilities_on else (),
                (self._kinds_in(cards) if cards else ()) if cards_on else CARDS_OFF,
                standing,
            )
            if mine.hand_empty:
                watchers.append(seat)
            if mine.card_played:
                play_watchers.append(seat)
            if mine.watch[2]:
                idlers.append(seat)
            if mine.others_cards_off:
                shifty = True
        if shifty and PHASE_1 <= self.phase < OVER and profile[self.active].others_cards_off:
            for seat in self.seats:
                if seat != self.active:
                    profile[seat] = rules.profile(self.abilities[seat] if abilities_on else (), CARDS_OFF, standing)
        self.shifty = shifty
        self.hand_watchers = tuple(watchers)
        self.play_watchers = tuple(play_watchers)
        self.idlers = tuple(idlers)
        n = len(self.names)
        self.reach = [None] * n
        self.near = [None] * n

    def refresh_seat(self, seat: Seat) -> None:
        """Rebuild what is derived, after only the cards in front of one seat changed."""
        old = self.profile[seat]
        if self.shifty or self.common.cards_off or self.common.abilities_off or seat not in self.seats:
            self.refresh()
            return
        kinds = self._kinds_in(self.play[seat])
        self.profile[seat] = new = self.rules.profile(
            self.abilities[seat], kinds, self._standing_for_seats() if self.standing else ()
        )
        if new is old:
            return
        if new.watch != old.watch:
            self.refresh()
            return
        n = len(self.names)
        self.reach = [None] * n
        self.near = [None] * n

    def _standing_for_seats(self) -> tuple[KindId, ...]:
        """The event in force as profiles of seats are looked up: many change nothing there, and need no other ones."""
        for_seats = self.rules.for_seats
        return tuple([kind for kind in self.standing if for_seats[kind]])

    def _kinds_in(self, cards: list[Card]) -> tuple[KindId, ...]:
        """The kinds among cards in play that change anything, as profiles are looked up."""
        kind_of, hooked = self.rules.kind_of, self.rules.hooked
        return tuple(sorted([kind_of[card] for card in cards if hooked[kind_of[card]]]))

    def suit(self, card: Card) -> int:
        """The suit of a card as it counts now (BASE-DRAW-5)."""
        return self.common.all_suits if self.common.all_suits >= 0 else self.rules.suit_of[card]


def changed(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """One number per seat, with that of this seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
