"""The table: everything there is to know about a game, as plain data in zones."""

from __future__ import annotations

from boothill.family.seating import moment_text
from boothill.games.bang.rules.cards.profile import CARDS_OFF
from boothill.games.bang.rules.table.stored import StoredTable
from boothill.games.bang.rules.terms import OVER, PHASE_1, PHASES, Card, KindId
from boothill.kernel.decision import Seat


class Table(StoredTable):
    """The state of one game. What it holds is declared in `fields`, field by field.

    Zones (at every decision each card is in exactly one): deck (top last), discard (top last), hand and play per seat,
    limbo (shown to all, not yet anywhere), aside (the same, but seen by `looker` alone), and the named piles of sets.
    Sets keep what they need beyond these in `marks` (numbers for the whole game), `turn_marks` (numbers forgotten when
    the next turn begins) and `tokens` (one number per seat), all of them public, and in `counters` what nobody may see;
    nothing else belongs into the state.

    What is derived `refresh` rebuilds.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """'<Table base+dodge_city, 5 players, turn 3: seat 1 in phase 2>'."""
        return (
            f"<Table {'+'.join(self.rules.sets)}, {len(self.names)} players, {moment_text(self, PHASES[self.phase])}>"
        )

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
