"""The sixteen characters of the base game."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.harm.dying import discard_of_choice, regain_life
from boothill.games.bang.rules.mechanics.back import can_regain
from boothill.games.bang.rules.piles import draw, take_from
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import (
    ABILITY,
    AT,
    CARD,
    DIAMONDS,
    DRAWING,
    FROM_HAND,
    HEARTS,
    KIND,
    UNLIMITED,
    Card,
    draw_from,
    take,
    use,
)
from boothill.games.bang.rules.turn import phase_1
from boothill.games.bang.sets.base.box import box
from boothill.kernel.decision import Decision, Option, Rule, Seat


def bart_draws(t: Table, bart: Seat, points: int, by: Seat, before: int) -> None:
    """BASE-BART-1: a card for each life point lost, whatever the cause."""
    draw(t, bart, points, ABILITY)


box.character("bart_cassidy", "Bart Cassidy", 4, life_lost=bart_draws)


SHOWED = box.entry("showed", "who card source")


def black_jack_draws(t: Table, jack: Seat, number: int) -> None:
    """BASE-BLACK-1, -2: shows the second card; if it is red he draws one more, unseen."""
    phase_1.draw(t, jack, 1)
    if number < 2:
        return
    drawn = phase_1.draw(t, jack, 1)
    if drawn:
        t.emit(SHOWED, jack, drawn[0], ABILITY)
        if t.suit(drawn[0]) in (HEARTS, DIAMONDS):
            phase_1.draw(t, jack, 1, ABILITY)
    phase_1.draw(t, jack, number - 2)


box.character("black_jack", "Black Jack", 4, phase_1=black_jack_draws)

# BASE-JANET-1 to -3
box.character("calamity_janet", "Calamity Janet", 4, stands_for={"missed": "bang", "bang": "missed"})


def gringo_takes(t: Table, gringo: Seat, points: int, by: Seat, before: int) -> Rule[None]:
    """BASE-GRINGO-1 to -3: a random hand card of whoever made him lose a life point, for each point."""
    if by < 0 or by == gringo:
        return
    for _ in range(points):
        if t.hand[by]:
            yield from take_from(t, gringo, by, FROM_HAND, ABILITY)


box.character("el_gringo", "El Gringo", 3, life_lost=gringo_takes)


FIRST_DRAW = box.question("first_draw")


def jesse_draws(t: Table, jesse: Seat, number: int) -> Rule[None]:
    """BASE-JESSE-1: the first card may come at random from another player's hand."""
    options: list[Option] = [DRAWING]
    options += [draw_from(at=seat) for seat in t.seats if seat != jesse and t.hand[seat]]
    choice = yield Decision(jesse, FIRST_DRAW, options)
    if choice != DRAWING:
        yield from take_from(t, jesse, choice[AT], FROM_HAND, ABILITY)
        phase_1.note_drawn(t, jesse, t.hand[jesse][-1:])
        number -= 1
    phase_1.draw(t, jesse, number)


box.character("jesse_jones", "Jesse Jones", 4, phase_1=jesse_draws)

box.character("jourdonnais", "Jourdonnais", 4, barrels=1)  # BASE-JOURD-1


LOOK = box.question("look", "count")


def kit_draws(t: Table, kit: Seat, number: int) -> Rule[None]:
    """BASE-KIT-1: looks at the top three cards and takes two; the rest goes back on top in unchanged order.

    With three or more cards to take he just draws (BASE-P1-3).
    """
    if number >= 3:
        phase_1.draw(t, kit, number)
        return
    cards = phase_1.look(t, kit, 3, ABILITY)
    kept: list[Card] = []
    while len(kept) < min(number, len(cards)):
        options = [take(card) for card in cards if card not in kept]
        choice = yield Decision(kit, LOOK, options, (number - len(kept),))
        kept.append(choice[CARD])
    phase_1.keep(t, kit, kept, cards)
    phase_1.put_back(t)


box.character("kit_carlson", "Kit Carlson", 4, phase_1=kit_draws)

box.character("lucky_duke", "Lucky Duke", 4, extra_flips=1)  # BASE-LUCKY-1

box.character("paul_regret", "Paul Regret", 3, seen_at=1)  # BASE-PAUL-1


TOOK_DISCARD = box.entry("took_discard", "who card source")


def pedro_draws(t: Table, pedro: Seat, number: int) -> Rule[None]:
    """BASE-PEDRO-1: the first card may be the top of the discard pile, unless they all are (FF-MINE-3)."""
    if t.common.phase_1_from_discards:
        phase_1.draw(t, pedro, number)
        return
    options: list[Option] = [DRAWING]
    if t.discard:
        options.append(draw_from(t.discard[-1]))
    choice = yield Decision(pedro, FIRST_DRAW, options)
    if choice != DRAWING:
        card = t.discard.pop()
        t.hand[pedro].append(card)
        t.emit(TOOK_DISCARD, pedro, card, ABILITY)
        phase_1.note_drawn(t, pedro, [card])
        number -= 1
    phase_1.draw(t, pedro, number)


box.character("pedro_ramirez", "Pedro Ramirez", 4, phase_1=pedro_draws, draws_discards=True)

box.character("rose_doolan", "Rose Doolan", 4, sees_at=-1)  # BASE-ROSE-1


def offer_sid(t: Table, sid: Seat, action: Action, options: list[Option]) -> None:
    """BASE-SID-2: exactly two hand cards each time, and not at full life nor as a shadow."""
    if len(t.hand[sid]) >= 2 and can_regain(t, sid):
        options.append(use(action))


def sid_heals(t: Table, sid: Seat, choice: Option) -> Rule[None]:
    """BASE-SID-1: discard two hand cards, regain a life point."""
    yield from discard_of_choice(t, sid, 2, choice[KIND])
    regain_life(t, sid, 1)


box.character(
    "sid_ketchum",
    "Sid Ketchum",
    4,
    actions=(
        Action(
            "sid_ketchum",
            occasions="play dodge bang rescue surplus between",
            offer=offer_sid,
            effect=sid_heals,
            price=2,
            heals=1,
        ),
    ),
)

box.character("slab_the_killer", "Slab the Killer", 4, bang_needs=2)  # BASE-SLAB-1, -2


def suzy_draws(t: Table, suzy: Seat) -> None:
    """BASE-SUZY-1 to -4: with an empty hand she draws a card; when that counts is piles.mind_empty_hands."""
    draw(t, suzy, 1, ABILITY)


box.character("suzy_lafayette", "Suzy Lafayette", 4, hand_empty=suzy_draws)

box.character("vulture_sam", "Vulture Sam", 4, inherits=True)  # BASE-SAM-1, -2

box.character("willy_the_kid", "Willy the Kid", 4, bang_limit=UNLIMITED)  # BASE-WILLY-1
