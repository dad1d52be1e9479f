"""Stories: rules told as short scripted games.

A story sets a table, stacks the deck, and scripts every answer. It is strict: a question the story did not expect fails
the test, an expected question that never comes fails it, and so does a story that ends with a question of a reaction
open that it did not mention.

    story = Story(A="slab_the_killer", B="plain")
    story.hand("A", "bang").hand("B", "missed").in_play("B", "barrel").deck("4H")
    story.turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("flip").answers("missed")
    assert story.life("B") == 4

Seats are called A to H; A is the Sheriff, the others by default Deputy, Outlaw, Outlaw, Renegade (`roles=` changes it;
of three players A is the Deputy, B the Outlaw, C the Renegade).
Seats not named in the constructor are plain: characters whose ability does not matter in a story. Cards are named by
kind ("bang"), by kind and value ("bang/2D"), or by value alone ("4H": any card showing it). A card put to another use
than being played as what it is says so: "missed as bang" plays it as another kind, "spend knife" uses a green card in
play, "use barrel" an ability with that card. `event("lasso")` puts an event in force, `next_events` lays out the
next ones. Where there is equipment, `shop` and `equipment_deck` lay it out and `nuggets(A=3)` fills purses; "buy bottle
as panic" and "remove boots" are what is done with it. `shadow=True` plays the Shadow variant. `rules=` plays by other
rules than those of the named sets (support.extras makes some). docs/stories.md lists the questions and the words to
answer them with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from boothill.family.roles import ROLES, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.rules import terms
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.distance import distance
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.mechanics.core import CORE
from boothill.games.bang.rules.mechanics.shop import open_shop
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.turn.phase_2 import why_not
from boothill.kernel.decision import Decision, Option
from boothill.kernel.journal import Event
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot

NAMES = "ABCDEFGH"
MOST_PASSED = 24
"""Three rounds of a full table: whoever has had no turn by then will have none."""
CALLS = ("spades", "hearts", "diamonds", "clubs", "red", "black")
"""What a player may be asked to name."""
PLAIN = ("rose_doolan", "black_jack", "willy_the_kid", "jesse_jones", "kit_carlson", "paul_regret", "slab_the_killer")
"""Stand-ins for plain seats; their abilities are switched off."""


class StoryError(AssertionError):
    """The game went another way than the story."""


class Story:
    """One scripted game. See the module's docstring."""

    begun: ClassVar[list[Story] | None] = None
    """While this is a list, every story that begins is noted in it, so that a fixture can look at their ends."""

    def __init__(
        self,
        players: int = 5,
        *,
        roles: str = "",
        sets: tuple[str, ...] = ("base",),
        starter: bool = False,
        shadow: bool = False,
        rules: Ruleset | None = None,
        **characters: str,
    ) -> None:
        seats = NAMES[:players]
        options = TableOptions(tuple(seats), sets=sets, starter=starter, shadow=shadow, seed=1)
        rules = rules or options.rules
        t = self.t = Table(rules, options.dump(), options.names)
        t.seed = 1
        t.role = self._roles(players, roles)
        t.face_up = list(t.seats) if players == 3 else [t.role.index(SHERIFF)]
        chosen = [characters.get(name, "plain") for name in seats]
        spare = [c.index for c in rules.characters if c.id not in chosen]
        t.character = []
        t.abilities = []
        for name in chosen:
            if name == "plain":
                t.character.append(spare.pop())
                t.abilities.append(())
            else:
                t.character.append(rules.character_index[name])
                t.abilities.append((rules.character_index[name],))
        t.second = [spare.pop() if spare else t.character[i] for i in range(players)]
        for seat, name in enumerate(chosen):
            bullets = 4 if name == "plain" else rules.characters[t.character[seat]].life
            t.max_life[seat] = t.life[seat] = bullets + (t.role[seat] == SHERIFF)
        t.refresh()
        t.deck = list(rules.piles[""])
        for pile, cards in rules.piles.items():
            if pile:
                t.piles[pile] = list(cards)
        if terms.EVENTS in t.piles:  # no event in force, none to come
            t.piles |= {terms.UNUSED_EVENTS: t.piles[terms.EVENTS], terms.EVENTS: [], terms.PAST_EVENTS: []}
        if terms.EQUIPMENT in t.piles:
            open_shop(t)
        for set_up in rules.mechanics.set_up:  # of our own mechanics a story lays out what it wants
            if getattr(set_up, "__self__", None) not in CORE:
                set_up(t)
        t.turns_begun = (1,) * players
        self._stacked: list[int] = []
        self.match: Match[Table] | None = None
        self._asked: str = ""
        self._mentioned = 0

    @staticmethod
    def _roles(players: int, roles: str) -> tuple[int, ...]:
        if not roles:
            return ROLES_BY_PLAYERS[players]
        return tuple(ROLES.index(role) for role in roles.split())

    # ---- setting the table -------------------------------------------------------------------------------------

    def _find(self, name: str) -> int:
        """Take a card of this name out of the draw pile (from what is not stacked), or from the equipment."""
        if name in self.t.rules.kind_index and self.t.rules.kinds[self.t.rules.kind_index[name]].price:
            return self._find_equipment(name)
        rules = self.t.rules
        for card in self.t.deck:
            code = rules.card_names[card]
            if name in (code, rules.kinds[rules.kind_of[card]].id, rules.value_text(card), code.rsplit("/", 1)[0]):
                self.t.deck.remove(card)
                return card
        raise StoryError(f"no card '{name}' is left in the draw pile")

    def hand(self, seat: str, *cards: str) -> Story:
        """Give hand cards."""
        for name in cards:
            self.t.hand[self.seat(seat)].append(self._find(name))
        return self

    def in_play(self, seat: str, *cards: str) -> Story:
        """Lay cards in front of a seat, as in an earlier turn: green ones may be used."""
        for name in cards:
            self.t.play[self.seat(seat)].append(self._find(name))
        self.t.refresh()
        return self

    def deck(self, *cards: str) -> Story:
        """Stack the draw pile: the first named is on top. Call once, after the hands are dealt."""
        self._stacked = [self._find(name) for name in cards]
        return self

    def only_deck(self, *cards: str) -> Story:
        """The draw pile is exactly this; all other cards are out of the way in a pile of their own."""
        self.deck(*cards)
        self.t.piles["elsewhere"] = self.t.deck
        self.t.deck = []
        return self

    def discard(self, *cards: str) -> Story:
        """Lay cards on the discard pile; the last named is on top."""
        for name in cards:
            self.t.discard.append(self._find(name))
        return self

    def event(self, name: str) -> Story:
        """This event is in force, revealed in an earlier turn."""
        t = self.t
        card = self._find_event(name)
        t.piles[terms.PAST_EVENTS].append(card)
        t.standing = (t.rules.kind_of[card],)
        t.refresh()
        return self

    def next_events(self, *names: str) -> Story:
        """These events come next, in this order; the Sheriff reveals the first in S1 of his next turn."""
        self.t.piles[terms.EVENTS] = [self._find_event(name) for name in names][::-1]
        return self

    def _find_event(self, name: str) -> int:
        unused = self.t.piles[terms.UNUSED_EVENTS]
        card = self._among(unused, name, f"no event '{name}' is left; do the story's sets bring it?")
        unused.remove(card)
        return card

    def _find_equipment(self, name: str) -> int:
        """Take a card out of the equipment deck, or out of the shop, which is filled from below the deck."""
        deck, shop = self.t.piles[terms.EQUIPMENT], self.t.piles[terms.SHOP]
        card = self._among([*deck, *shop], name, f"no equipment '{name}' is left in deck and shop")
        if card in shop:
            shop.remove(card)
            shop.append(deck.pop(0))
        else:
            deck.remove(card)
        return card

    def shop(self, *cards: str) -> Story:
        """These three lie in the shop, what lay there before is below the deck."""
        found = [self._find_equipment(name) for name in cards]
        t = self.t
        t.piles[terms.EQUIPMENT][:0] = t.piles[terms.SHOP]
        t.piles[terms.SHOP] = found
        return self

    def equipment_deck(self, *cards: str, only: bool = False, face_up: tuple[str, ...] = ()) -> Story:
        """Stack the equipment deck, the first named on top; with `only` that is all of it. Call after `shop`.

        Those face up lie below all others.
        """
        piles = self.t.piles
        found = [self._find_equipment(name) for name in cards]
        piles[terms.USED_EQUIPMENT] = [self._find_equipment(name) for name in face_up]
        if only:
            piles["equipment elsewhere"] = piles[terms.EQUIPMENT]
            piles[terms.EQUIPMENT] = []
        piles[terms.EQUIPMENT] += reversed(found)
        return self

    def nuggets(self, **purses: int) -> Story:
        """Set nuggets: nuggets(A=3)."""
        for name, number in purses.items():
            self.t.tokens[terms.NUGGETS][self.seat(name)] = number
        return self

    def with_life(self, **life: int) -> Story:
        """Set current life: with_life(B=1)."""
        for name, points in life.items():
            self.t.life[self.seat(name)] = points
        return self

    def ability(self, seat: str, *characters: str) -> Story:
        """Give a seat the abilities of these characters, as copying would."""
        self.t.abilities[self.seat(seat)] = tuple(self.t.rules.character_index[name] for name in characters)
        self.t.refresh()
        return self

    def out(self, *seats: str) -> Story:
        """These players have been eliminated before the story begins."""
        t = self.t
        for name in seats:
            seat = self.seat(name)
            t.eliminated.append(seat)
            t.first_out = t.eliminated[0]
            t.face_up.append(seat)
            t.life[seat] = 0
            t.seats = tuple(s for s in t.seats if s != seat)
        t.refresh()
        return self

    def turn(self, seat: str) -> Story:
        """Begin in phase 2 of this player's turn."""
        t = self.t
        t.active = self.seat(seat)
        t.turn = max(t.turn, 1)
        t.phase = terms.PHASE_2
        return self._begin()

    def starts_turn(self, seat: str) -> Story:
        """Begin with this player's turn from its first step; also that of one who has to come back for it."""
        t = self.t
        t.turn = max(t.turn, 1)
        t.active = (self.seat(seat) - (-1 if t.common.reversed else 1)) % len(t.names)
        t.phase = terms.BEFORE_TURN
        return self._begin()

    def _begin(self) -> Story:
        t = self.t
        t.deck += reversed(self._stacked)
        self._stacked = []
        t.refresh()
        self.match = Match(BANG, t)
        if self.begun is not None:
            self.begun.append(self)
        return self._check_soundness()

    def check_end(self) -> None:
        """Fail if the story ends while a question is open that it did not mention (phase 2 needs no mention)."""
        decision = self.match.decision if self.match is not None else None
        if decision is not None and not decision.main and decision.number != self._mentioned:
            raise StoryError(f"the story ends, and the game still asks {self._told()}")

    # ---- the script --------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open question."""
        if self.match is None:
            raise StoryError("the story has not begun; say turn() or starts_turn() first")
        if self.match.decision is None:
            raise StoryError("the game is over; no question is open")
        return self.match.decision

    def asks(self, seat: str, kind: str) -> Story:
        """The open question is of this kind and for this seat."""
        decision = self.decision
        if (NAMES[decision.seat], decision.kind) != (seat, kind):
            raise StoryError(f"the game asks {self._told()}, the story expects {seat}, {kind}")
        self._asked = seat
        self._mentioned = decision.number
        return self

    def answers(self, what: str, on: str = "", taking: str = "") -> Story:
        """Answer the open question of the seat named by the last `asks`: "pass", "flip", "draw", "use", a card, ..."""
        decision = self.decision
        if NAMES[decision.seat] != self._asked:
            raise StoryError(f"the game asks {self._told()}, the story still answers for {self._asked}")
        return self._push(self._choose(what, on, taking))

    def plays(self, card: str, on: str = "", taking: str = "") -> Story:
        """The active player plays a card in phase 2: plays("panic", on="B", taking="barrel" or "hand")."""
        self._expect_main()
        return self._push(self._choose(card, on, taking))

    def spends(self, card: str, on: str = "", taking: str = "") -> Story:
        """The active player uses a green card in front of him in phase 2: spends("can_can", on="B", taking="hand")."""
        self._expect_main()
        return self._push(self._choose(f"spend {card}", on, taking))

    def uses(self, on: str = "", card: str = "", taking: str = "") -> Story:
        """The active player uses an ability, or what an event lets him do, in phase 2, with a card if it takes one."""
        self._expect_main()
        return self._push(self._choose(f"use {card}" if card else "use", on, taking))

    def buys(self, card: str, on: str = "", taking: str = "") -> Story:
        """The active player buys equipment in phase 2: buys("bottle as panic", on="B", taking="barrel")."""
        self._expect_main()
        return self._push(self._choose(f"buy {card}", on, taking))

    def removes(self, card: str, of: str) -> Story:
        """The active player has equipment of another player removed in phase 2."""
        self._expect_main()
        return self._push(self._choose(f"remove {card}", of, ""))

    def ends_turn(self) -> Story:
        """The active player ends phase 2."""
        self._expect_main()
        return self._push(self._choose("end", "", ""))

    def turns_pass_until(self, seat: str) -> Story:
        """Everybody ends the turn at once, laying down surplus cards as they come, until it is phase 2 of this seat.

        Whatever else is asked on the way fails the story: it must be told.
        """
        for _ in range(MOST_PASSED):
            self.ends_turn()
            while self.decision.kind == "surplus":
                self.asks(NAMES[self.decision.seat], "surplus").answers("discard")
            self._expect_main()
            if self.at_rest(seat):
                return self
        raise StoryError(f"{MOST_PASSED} turns have passed, and {seat} has had none")

    def _expect_main(self) -> None:
        if not self.decision.main:
            raise StoryError(f"the game asks {self._told()}, the story expects phase 2 of {NAMES[self.t.active]}")

    def _push(self, option: Option) -> Story:
        assert self.match is not None
        self.match.answer_option(self.decision.number, option)
        return self._check_soundness()

    def _check_soundness(self) -> Story:
        found = problems(self.t)
        if found:
            raise StoryError(f"the table is unsound: {', '.join(sorted(found))}")
        return self

    def _matches(self, option: Option, what: str, on: str, taking: str) -> bool:
        rules = self.t.rules
        verb, card, kind, seat, pick = option
        words = {CALLS[pick] if verb == terms.CALL else terms.VERBS[verb]}
        if card >= 0:
            names = {self.kind(card), rules.card_names[card], rules.value_text(card)}
            if verb == terms.PLAY and kind != rules.kind_of[card]:
                words = {f"{name} as {rules.kinds[kind].id}" for name in names}
            elif verb == terms.BUY and kind != rules.kind_of[card]:
                words = {f"buy {name} as {rules.kinds[kind].id}" for name in names}
            elif verb in (terms.SPEND, terms.USE, terms.BUY, terms.REMOVE):
                words |= {f"{terms.VERBS[verb]} {name}" for name in names}
            else:
                words |= names
        if verb == terms.USE:
            words.add(rules.actions[kind].id)
        if what not in words:
            return False
        if (NAMES[seat] if seat >= 0 else "") != on:
            return False
        if not taking:
            return verb == terms.CALL or pick in (-1, terms.NO_CARD)
        if taking == "hand":
            return pick == terms.FROM_HAND
        return pick >= 0 and taking in (rules.kinds[rules.kind_of[pick]].id, rules.card_names[pick])

    def _choose(self, what: str, on: str, taking: str) -> Option:
        options = [o for o in self.decision.options if self._matches(o, what, on, taking)]
        if not options:
            asked = " ".join(w for w in (what, on and f"on {on}", taking and f"taking {taking}") if w)
            offered = "; ".join(BANG.token(self.t, o) for o in self.decision.options)
            raise StoryError(f"'{asked}' is not offered in {self._told()}; offered are: {offered}")
        return options[0]

    def _told(self) -> str:
        decision = self.decision
        return f"{NAMES[decision.seat]}, {decision.kind}"

    # ---- looking at the table ----------------------------------------------------------------------------------

    @staticmethod
    def seat(name: str) -> int:
        """A -> 0."""
        return NAMES.index(name)

    def offers(self, what: str, on: str = "", taking: str = "") -> bool:
        """Whether the open question has this option."""
        return any(self._matches(o, what, on, taking) for o in self.decision.options)

    def refuses(self, what: str, on: str = "", taking: str = "") -> Story:
        """The open question does not have this option."""
        if self.offers(what, on, taking):
            raise StoryError(f"'{what}' is offered in {self._told()}, and the story says it is not")
        return self

    def distance(self, seat: str, to: str) -> int:
        """How far the first seat sees the second."""
        return distance(self.t, self.seat(seat), self.seat(to))

    def at_rest(self, seat: str) -> bool:
        """Whether the open question is phase 2 of this seat."""
        return self.decision.main and self.decision.seat == self.seat(seat)

    def why_not(self, seat: str, card: str) -> WhyNot | None:
        """The reason why a hand card cannot be played.

        Of "spend knife" why a card in play cannot be used, of "buy boots" why the shop's cannot be bought.
        """
        if card.startswith("spend "):
            found = self.card_in_front(seat, card[6:])
        elif card.startswith("buy "):
            found = self._among(self.t.piles[terms.SHOP], card[4:], f"the shop has no '{card[4:]}'")
        else:
            found = self.card_in_hand(seat, card)
        return why_not(self.t, self.seat(seat), found)

    def warns(self, what: str, on: str = "", taking: str = "") -> str:
        """The code of the warning on an option of the open question, '' without one."""
        view = View(self.t, self.decision.seat)
        found = warning(view, self.decision, self._choose(what, on, taking))
        return found.code if found is not None else ""

    def card_in_hand(self, seat: str, name: str) -> int:
        """The id of a hand card."""
        return self._among(self.t.hand[self.seat(seat)], name, f"{seat} has no '{name}' in hand")

    def card_in_front(self, seat: str, name: str) -> int:
        """The id of a card in play in front of a seat."""
        return self._among(self.t.play[self.seat(seat)], name, f"{seat} has no '{name}' in front of him")

    def _among(self, cards: Iterable[int], name: str, without: str) -> int:
        for card in cards:
            if name in (self.kind(card), self.t.rules.card_names[card]):
                return card
        raise StoryError(without)

    def kind(self, card: int) -> str:
        """A card's kind."""
        return self.t.rules.kinds[self.t.rules.kind_of[card]].id

    def _kinds(self, cards: Iterable[int]) -> list[str]:
        return [self.kind(card) for card in cards]

    def life(self, seat: str) -> int:
        """Current life."""
        return self.t.life[self.seat(seat)]

    def hand_of(self, seat: str) -> list[str]:
        """Kinds in hand, in the order they came."""
        return self._kinds(self.t.hand[self.seat(seat)])

    def values_of(self, seat: str) -> list[str]:
        """Rank and suit of the hand cards, in the order they came."""
        return [self.t.rules.value_text(card) for card in self.t.hand[self.seat(seat)]]

    def front_of(self, seat: str) -> list[str]:
        """Kinds in play in front of a seat."""
        return self._kinds(self.t.play[self.seat(seat)])

    def purse(self, seat: str) -> int:
        """The nuggets of a seat."""
        return self.t.tokens[terms.NUGGETS][self.seat(seat)]

    def shop_offers(self) -> list[str]:
        """Kinds in the shop, in the order they were laid out."""
        return self._kinds(self.t.piles[terms.SHOP])

    def used_equipment(self) -> list[str]:
        """Kinds lying face up under the equipment deck, in the order they came."""
        return self._kinds(self.t.piles[terms.USED_EQUIPMENT])

    def discards(self) -> list[str]:
        """Kinds on the discard pile, top last."""
        return self._kinds(self.t.discard)

    def discard_values(self) -> list[str]:
        """Values on the discard pile, top last."""
        return [self.t.rules.value_text(card) for card in self.t.discard]

    def is_out(self, seat: str) -> bool:
        """Whether a player has been eliminated."""
        return self.seat(seat) not in self.t.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    @property
    def winners(self) -> str:
        """The winners' letters: 'AB'."""
        return "".join(NAMES[seat] for seat in self.t.winners)

    def view(self, seat: str) -> View:
        """What a seat sees."""
        return View(self.t, self.seat(seat))

    def deeds(self) -> list[tuple[int, ...]]:
        """What the table remembers that somebody did to somebody: (by, kind, at, picked) each, `~index` for an ability
        in place of the kind.
        """
        return [
            (deed.by, ~deed.action if deed.action >= 0 else deed.kind, deed.at, deed.picked)
            for deed in self.t.deeds
            if deed.at >= 0
        ]

    def could_choose(self) -> list[str]:
        """Of everything the table remembers the others whom he could have chosen: 'BE'."""
        return ["".join(name for seat, name in enumerate(NAMES) if deed.reach >> seat & 1) for deed in self.t.deeds]

    def events(self, name: str) -> list[Event]:
        """The recorded events of this name."""
        assert self.match is not None
        return [event for event in self.match.events if event[0] == name]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"stories know no '{name}'")
