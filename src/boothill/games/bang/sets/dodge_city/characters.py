"""The fifteen characters of Dodge City."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.harm.combat import shoot, shrugs_off_diamonds
from boothill.games.bang.rules.harm.dying import discard_of_choice, lose_life, regain_life
from boothill.games.bang.rules.harm.identity import forget_copied, have_abilities
from boothill.games.bang.rules.mechanics.back import spare_life
from boothill.games.bang.rules.piles import discard_from_hand, draw, take_from, takeable
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import ABILITY, AT, BLUE, CARD, DRAWING, KIND, draw_from, take, use
from boothill.games.bang.rules.turn import phase_1
from boothill.games.bang.sets.dodge_city.box import box
from boothill.kernel.decision import NOBODY, Decision, Option, Rule, Seat

box.character("apache_kid", "Apache Kid", 3, immune=shrugs_off_diamonds)  # DC-APACHE-1 to -7

box.character("belle_star", "Belle Star", 4, others_cards_off=True)  # DC-BELLE-1 to -4


def one_and_one_per_wound(t: Table, bill: Seat, number: int) -> int:
    """DC-BILL-1: one card, and one for each life point he has lost."""
    return 1 + t.max_life[bill] - t.life[bill]


box.character("bill_noface", "Bill Noface", 4, phase_1_count=(1, one_and_one_per_wound))


def offer_chuck(t: Table, chuck: Seat, action: Action, options: list[Option]) -> None:
    """DC-CHUCK-1: as often as he likes, but never his last life point, unless he is a ghost (HN-GHOST-8)."""
    if spare_life(t, chuck) > 0:
        options.append(use(action))


def chuck_pays(t: Table, chuck: Seat, choice: Option) -> Rule[None]:
    """DC-CHUCK-1, -2: a life point, for which nobody is responsible, for two cards."""
    yield from lose_life(t, chuck, 1, NOBODY, ABILITY)
    draw(t, chuck, 2, ABILITY)


box.character(
    "chuck_wengam",
    "Chuck Wengam",
    4,
    actions=(Action("chuck_wengam", occasions="play", offer=offer_chuck, effect=chuck_pays, price_life=1, draws=2),),
)


def offer_doc(t: Table, doc: Seat, action: Action, options: list[Option]) -> None:
    """DC-DOC-1: once per turn, with two hand cards, at somebody within weapon range."""
    if len(t.hand[doc]) >= 2 and "doc_holyday" not in t.turn_marks:
        options += [use(action, at=seat) for seat in in_range(t, doc)]


def doc_shoots(t: Table, doc: Seat, choice: Option) -> Rule[None]:
    """DC-DOC-1: two cards discarded make a shot, which is no BANG! card; their suits count (DC-APACHE-4)."""
    t.turn_marks["doc_holyday"] = 1
    cards = yield from discard_of_choice(t, doc, 2, choice[KIND])
    yield from shoot(t, choice[AT], doc, cards, ABILITY)


box.character(
    "doc_holyday",
    "Doc Holyday",
    4,
    actions=(
        Action(
            "doc_holyday",
            occasions="play",
            offer=offer_doc,
            effect=doc_shoots,
            hostile=True,
            price=2,
            use="shot",
        ),
    ),
)

box.character("elena_fuente", "Elena Fuente", 3, stands_for={"any": "missed"})  # DC-ELENA-1, -2


def greg_heals(t: Table, greg: Seat, victim: Seat, by: Seat) -> None:
    """DC-GREG-1: two life points whenever another player is eliminated."""
    regain_life(t, greg, 2, ABILITY)


box.character("greg_digger", "Greg Digger", 4, somebody_out=greg_heals)


def herb_draws(t: Table, herb: Seat, victim: Seat, by: Seat) -> None:
    """DC-HERB-1: two cards whenever another player is eliminated, besides any reward."""
    draw(t, herb, 2, ABILITY)


box.character("herb_hunter", "Herb Hunter", 4, somebody_out=herb_draws)


def offer_jose(t: Table, jose: Seat, action: Action, options: list[Option]) -> None:
    """DC-JOSE-1: twice per turn, a blue card of his hand."""
    if t.turn_marks.get("jose_delgado", 0) < 2:
        kinds, kind_of = t.rules.kinds, t.rules.kind_of
        options += [use(action, card) for card in t.hand[jose] if kinds[kind_of[card]].colour == BLUE]


def jose_trades(t: Table, jose: Seat, choice: Option) -> None:
    """DC-JOSE-1: discard it and draw two."""
    t.turn_marks["jose_delgado"] = t.turn_marks.get("jose_delgado", 0) + 1
    discard_from_hand(t, jose, choice[CARD])
    draw(t, jose, 2, ABILITY)


box.character(
    "jose_delgado",
    "José Delgado",
    4,
    actions=(Action("jose_delgado", occasions="play", offer=offer_jose, effect=jose_trades, price=1, draws=2),),
)


def molly_draws(t: Table, molly: Seat, number: int) -> None:
    """DC-MOLLY-1 to -4: a card for each of her hand cards, once the effect she answered with them is over."""
    draw(t, molly, number, ABILITY)


box.character("molly_stark", "Molly Stark", 4, answered_out_of_turn=molly_draws)


DRAW_OR_TAKE = box.question("draw_or_take", "count")


def pat_draws(t: Table, pat: Seat, number: int) -> Rule[None]:
    """DC-PAT-1: he draws, or takes one blue or green card in play of anybody, and then nothing else (BASE-P1-3)."""
    options: list[Option] = [DRAWING]
    for seat in t.clockwise(pat):
        options += [draw_from(card, seat) for card in takeable(t, seat)]
    choice = yield Decision(pat, DRAW_OR_TAKE, options, (number,))
    if choice == DRAWING:
        phase_1.draw(t, pat, number)
    else:
        yield from take_from(t, pat, choice[AT], choice[CARD], ABILITY)


box.character("pat_brennan", "Pat Brennan", 4, phase_1=pat_draws)


def three_cards(t: Table, pixie: Seat, number: int) -> int:
    """DC-PIXIE-1: three cards instead of two."""
    return 3


box.character("pixie_pete", "Pixie Pete", 3, phase_1_count=(1, three_cards))

box.character("sean_mallory", "Sean Mallory", 3, hand_limit=10)  # DC-SEAN-1

box.character("tequila_joe", "Tequila Joe", 4, beer_gives=2)  # DC-JOE-1


COPIED = box.entry("copied", "who target character")
COPY = box.question("copy")


def vera_chooses(t: Table, vera: Seat) -> Rule[None]:
    """DC-VERA-1, -5, -6: from now on she has the ability of another character in the game as well."""
    choice = yield Decision(vera, COPY, [take(at=seat) for seat in t.clockwise(vera) if seat != vera])
    copied = t.character[choice[AT]]
    t.emit(COPIED, vera, choice[AT], copied)
    yield from have_abilities(t, vera, (t.character[vera], copied))


def vera_forgets(t: Table, vera: Seat) -> None:
    """DC-VERA-3: in Jail she loses what she copied."""
    forget_copied(t, vera)
    t.refresh_seat(vera)


# DC-VERA-2, -4: what she copied stays with her, through Dynamite and Jail, until she chooses again.
box.character("vera_custer", "Vera Custer", 3, choose_ability=vera_chooses, turn_skipped=vera_forgets)
