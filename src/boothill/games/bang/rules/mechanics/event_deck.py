"""The event deck: which cards it has, turning up the next one, and what is known of it. EV-1 to -12.

The kind of the event in force is the table's `standing`, whose hooks hold for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boothill.family.setup_checks import Field, OptionsError, is_number
from boothill.games.bang.rules.cards.kinds import Play
from boothill.games.bang.rules.declared import entry, reason
from boothill.games.bang.rules.mechanics.mechanic import Blame, Mechanic
from boothill.games.bang.rules.piles import mind_empty_hands
from boothill.games.bang.rules.roles import acting_sheriff
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import EVENTS, NO_CARD, PAST_EVENTS, UNUSED_EVENTS, Card
from boothill.games.bang.rules.turn.moments import between_effects, moments
from boothill.kernel.decision import Rule, Seat
from boothill.kernel.reasons import WhyNot
from boothill.kernel.rng import shuffled

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.ruleset import Ruleset
    from boothill.games.bang.rules.table.setup import TableOptions
    from boothill.games.bang.rules.table.view import View

NEXT_EVENT: Final = entry("next_event", "card", tone="event")
REVEALED: Final = entry("revealed", "who card next?", tone="event")

EVENT_FORBIDS = reason("event_forbids", "kind")

EVENTS_OPTION = Field("a whole number, or null", lambda value: value is None or is_number(value))
"""The table option that says how many events there are before the final one (EV-7)."""
FROM_SEVERAL_DECKS = 12
"""EV-7: so many events, and a final card, if there is more than one deck."""


def decks(rules: Ruleset) -> int:
    """How many of the chosen sets bring events."""
    return len({rules.set_of[card] for card in rules.piles.get(EVENTS, ())})


def events_of(rules: Ruleset, final: bool) -> list[Card]:
    """The final cards of all decks, or all their other cards."""
    return [card for card in rules.piles.get(EVENTS, ()) if rules.kinds[rules.kind_of[card]].final == final]


def lay_out_events(t: Table, number: int | None, chance: Callable[[str, list[Card]], list[Card]]) -> None:
    """EV-1, -7: a shuffled pile with a final card at the bottom; of several decks only so many cards, and one final.

    `chance` shuffles for a purpose.
    """
    others, finals = events_of(t.rules, final=False), events_of(t.rules, final=True)
    if not others and not finals:
        return
    if decks(t.rules) == 1:
        number = len(others)
    elif number is None:
        number = FROM_SEVERAL_DECKS
    others = chance("events", others)
    finals = chance("final event", finals)
    t.piles[EVENTS] = finals[:1] + others[:number]
    t.piles[PAST_EVENTS] = []
    t.piles[UNUSED_EVENTS] = finals[1:] + others[number:]
    t.emit(NEXT_EVENT, t.piles[EVENTS][-1])  # EV-5


def is_due(t: Table, me: Seat) -> bool:
    """EV-2, BASE-TURN-10: whether this turn begins with an event: the Sheriff's regular turns from the second on."""
    return bool(t.piles[EVENTS]) and not t.extra_turn and t.turns_begun[me] > 1 and me == acting_sheriff(t)


def reveal(t: Table, me: Seat) -> Rule[None]:
    """S1: the next event takes the place of the last one (EV-3, -10), and does what it does at once (EV-9)."""
    card = t.piles[EVENTS].pop()
    t.piles[PAST_EVENTS].append(card)
    kind = t.rules.kinds[t.rules.kind_of[card]]
    t.standing = (kind.index,)
    t.refresh()
    t.emit(REVEALED, me, card, next_event(t))
    yield from mind_empty_hands(t)  # BASE-SUZY-4: an ability that is back may act at once
    if kind.effect is not None:
        yield from kind.effect(t, Play(me, card, kind)) or ()


def open_with_event(t: Table, me: Seat) -> Rule[bool]:
    """S1: reveal the next event, and what others do then; whether the turn goes on."""
    yield from moments(t, me, (reveal,))
    if me in t.seats and t.idlers and t.rules.kinds[t.standing[0]].effect is not None:
        yield from between_effects(t, t.idlers)
    return me in t.seats


def next_event(t: Table) -> Card:
    """EV-5: the event that comes next, which everybody sees; NO_CARD after the final one."""
    pile = t.piles.get(EVENTS)
    return pile[-1] if pile else NO_CARD


def event_forbids(t: Table) -> WhyNot:
    """The event in force as the reason why something cannot be done."""
    kind = t.rules.kinds[t.standing[0]]
    return WhyNot(EVENT_FORBIDS, kind.rule or "EV-3", kind.index)


def redeal_events(t: Table, seed: int) -> None:
    """Deal anew what nobody knows of the deck: the order below the next card, and which events were left out."""
    pile, unused = t.piles[EVENTS], t.piles[UNUSED_EVENTS]
    kinds, kind_of = t.rules.kinds, t.rules.kind_of
    hidden = [(pile, at) for at in range(len(pile) - 1)] + [(unused, at) for at in range(len(unused))]
    for final in (False, True):
        places = [(zone, at) for zone, at in hidden if kinds[kind_of[zone[at]]].final == final]
        cards = shuffled([zone[at] for zone, at in places], seed, "redeal events", int(final))
        for (zone, at), card in zip(places, cards, strict=True):
            zone[at] = card


class EventDeck(Mechanic):
    """In force as soon as one of the chosen sets has events."""

    own_piles = (EVENTS, PAST_EVENTS, UNUSED_EVENTS)

    def in_force(self, rules: Ruleset) -> bool:
        """Whether there are any."""
        return EVENTS in rules.piles

    def check(self, options: TableOptions) -> None:
        """EV-1: one deck is used whole. EV-7: of several at least twelve cards."""
        events = options.events
        if events is None:
            return
        if decks(options.rules) < 2:
            raise OptionsError("the number of events can be chosen only with two event decks; leave it out")
        most = len(events_of(options.rules, final=False))
        least = min(FROM_SEVERAL_DECKS, most)
        if not least <= events <= most:
            raise OptionsError(f"{events} events cannot be used; these sets take {least} to {most}")

    def set_up(self, t: Table) -> None:
        """EV-1, -7."""
        lay_out_events(t, t.options["events"], t.shuffle)

    def opens_turn(self, t: Table, me: Seat) -> Rule[bool] | None:
        """EV-2: an event may be due."""
        return open_with_event(t, me) if is_due(t, me) else None

    def blames(self, t: Table) -> Blame | None:
        """The event in force."""
        if not t.standing:
            return None
        without = t.copy()
        without.standing = ()
        without.refresh()
        return Blame(event_forbids(t), without)

    def show(self, t: Table, view: View) -> None:
        """EV-5: everybody sees the event that comes next."""
        view.next_event = next_event(t)

    def redeal(self, t: Table, seed: int) -> None:
        """The deck lies face down but for the next card."""
        redeal_events(t, seed)

    def problems(self, t: Table, found: set[str]) -> None:
        """The event in force is the one revealed last, and a final event comes last (EV-4)."""
        past, ahead = t.piles[PAST_EVENTS], t.piles[EVENTS]
        kinds, kind_of = t.rules.kinds, t.rules.kind_of
        if t.standing != tuple(kind_of[card] for card in past[-1:]):
            found.add("another event in force than the one revealed last")
        if any(kinds[kind_of[card]].final for card in ahead[1:] + past[:-1]):
            found.add("a final event that is not the last")
