"""The table: everything there is to know about a game, as plain data in zones."""

from __future__ import annotations

from boothill.family.seating import moment_text
from boothill.games.bang.rules.cards.profile import CARDS_OFF, IDLES, STOPS_CARDS, WATCHES_HAND, WATCHES_PLAYS, Profile
from boothill.games.bang.rules.table.stored import StoredTable
from boothill.games.bang.rules.terms import OUT, OVER, PHASE_1, PHASES, Card, Deed, KindId
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

    def copy(self) -> Table:
        """An independent copy; the journal stays behind."""
        return Table(self.rules, self.options, self.names, self)

    @property
    def deeds(self) -> list[Deed]:
        """Public memory: what players did to each other, in order. Worked out when somebody asks."""
        if self.noted:
            kind_of = self.rules.kind_of
            for by, kind, at, pick, reach, life, seats, cards, turn, action, omission in self.noted:
                mask = 0
                for seat in reach:
                    if seat != by:
                        mask |= 1 << seat
                if len(seats) < len(life):
                    life = tuple([points if seat in seats else OUT for seat, points in enumerate(life)])
                picked = kind_of[pick] if pick >= 0 else pick
                self.remembered.append(Deed(by, kind, at, picked, mask, life, cards, turn, action, omission))
            self.noted = []
        return self.remembered

    @deeds.setter
    def deeds(self, deeds: list[Deed]) -> None:
        self.remembered, self.noted = deeds, []

    def count(self, stream: str) -> int:
        """The next number of a chance stream."""
        number = self.counters.get(stream, 0)
        self.counters[stream] = number + 1
        return number

    def refresh(self) -> None:
        """Rebuild what is derived, after anything in play, an ability, an event or the circle of players changed."""
        profile = self.profile
        self.common = common = self.rules.profile((), (), self.standing)
        for seat in self.eliminated:
            profile[seat] = common
        standing = self._standing_for_seats()
        for seat in self.seats:
            profile[seat] = self._profile_of(seat, standing)
        if PHASE_1 <= self.phase < OVER and profile[self.active].others_cards_off:
            for seat in self.seats:
                if seat != self.active:
                    abilities, _, standing = profile[seat].sources
                    profile[seat] = self.rules.profile(abilities, CARDS_OFF, standing)
        self._refresh_circle()

    def refresh_seat(self, seat: Seat) -> None:
        """The same, after nothing changed but the abilities of one player, or whether they are in the game."""
        stopped = self.profile[self.active].others_cards_off
        inside = seat in self.seats
        self.profile[seat] = self._profile_of(seat, self._standing_for_seats()) if inside else self.common
        if stopped or self.profile[self.active].others_cards_off:
            self.refresh()
        else:
            self._refresh_circle()

    def _profile_of(self, seat: Seat, standing: tuple[KindId, ...]) -> Profile:
        """What a player in the game has of abilities, of cards in play and of the event in force."""
        common = self.common
        return self.rules.profile(
            () if common.abilities_off else self.abilities[seat],
            CARDS_OFF if common.cards_off else self._kinds_in(self.play[seat]),
            standing,
        )

    def _refresh_circle(self) -> None:
        """What follows from the profiles of all players in the game together."""
        profile = self.profile
        hands: list[Seat] = []
        plays: list[Seat] = []
        idlers: list[Seat] = []
        self.shifty = False
        for seat in self.seats:
            watch = profile[seat].watch
            if watch:
                if watch & WATCHES_HAND:
                    hands.append(seat)
                if watch & WATCHES_PLAYS:
                    plays.append(seat)
                if watch & IDLES:
                    idlers.append(seat)
                if watch & STOPS_CARDS:
                    self.shifty = True
        self.hand_watchers, self.play_watchers, self.idlers = tuple(hands), tuple(plays), tuple(idlers)
        n = len(self.names)
        self.reach = [None] * n
        self.near = [None] * n

    def laid(self, seat: Seat, card: Card) -> None:
        """Bring what is derived up to date after this card has come to lie in front of a seat."""
        kind = self.rules.kind_of[card]
        if self.rules.hooked[kind] and self._has_effect_for(seat):
            profile = self.profile[seat]
            if kind in profile.sources[1]:  # one that is gone without a word
                self.refresh()
            else:
                self._become(seat, self.rules.with_card(profile, kind))

    def gone(self, seat: Seat, card: Card) -> None:
        """The same after this card no longer lies there."""
        kind = self.rules.kind_of[card]
        if self.rules.hooked[kind] and self._has_effect_for(seat):
            profile = self.profile[seat]
            if kind in profile.sources[1]:
                self._become(seat, self.rules.without_card(profile, kind))
            else:  # it came without a word
                self.refresh()

    def _has_effect_for(self, seat: Seat) -> bool:
        """Whether cards in front of this seat do anything now."""
        return seat in self.seats and self.profile[seat].sources[1] != CARDS_OFF

    def _become(self, seat: Seat, new: Profile) -> None:
        old = self.profile[seat]
        self.profile[seat] = new
        if new.watch != old.watch:
            self.refresh()
        elif new.seen_at != old.seen_at:  # so they look to everybody else
            n = len(self.names)
            self.reach = [None] * n
            self.near = [None] * n
        elif new.range != old.range or new.sees_at != old.sees_at:
            self.reach[seat] = self.near[seat] = None

    def _standing_for_seats(self) -> tuple[KindId, ...]:
        """The event in force as profiles of seats are looked up: many change nothing there, and need no other ones."""
        standing = self.standing
        if not standing:
            return standing
        for_seats = self.rules.for_seats
        return tuple([kind for kind in standing if for_seats[kind]])

    def _kinds_in(self, cards: list[Card]) -> tuple[KindId, ...]:
        """The kinds among cards in play that change anything, as profiles are looked up."""
        if not cards:
            return ()
        kind_of, hooked = self.rules.kind_of, self.rules.hooked
        return tuple(sorted([kind_of[card] for card in cards if hooked[kind_of[card]]]))

    def suit(self, card: Card) -> int:
        """The suit of a card as it counts now (BASE-DRAW-5)."""
        return self.common.all_suits if self.common.all_suits >= 0 else self.rules.suit_of[card]


def changed(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """One number per seat, with that of this seat replaced."""
    new = list(values)
    new[seat] = value
    return tuple(new)
