"""The black equipment of Gold Rush: it lies in front of a player."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.games.bang.rules.cards.kinds import Action, Kind, Target
from boothill.games.bang.rules.cards.targets import ALL_HAVE_ONE
from boothill.games.bang.rules.harm.combat import shrugs_off_diamonds
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.mechanics.back import can_regain
from boothill.games.bang.rules.mechanics.shop import gain_nuggets
from boothill.games.bang.rules.piles import draw, name_in_play
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import use
from boothill.games.bang.sets.gold_rush.box import box
from boothill.games.bang.sets.gold_rush.paying import buy_a_card, offer_cards
from boothill.kernel.decision import Option, Seat
from boothill.kernel.reasons import WhyNot

box.black("gun_belt", "Gun Belt", price=2, hand_limit=8, worth=5)  # GR-BELT-1
box.black("horseshoe", "Horseshoe", price=2, extra_flips=1, worth=4)  # GR-HORSE-1, GR-RHUM-2


def without_one(t: Table, me: Seat, kind: Kind) -> Sequence[Seat]:
    """GR-WANTED-1, GR-BUY-5: any player, oneself included, who has none in front of them."""
    return [seat for seat in t.seats if not name_in_play(t, seat, kind.index)]


EVERYBODY_HAS_ONE = WhyNot(ALL_HAVE_ONE, "GR-BUY-5")


def all_have_one(t: Table, me: Seat, kind: Kind) -> WhyNot:
    """The reason when there is nobody."""
    return EVERYBODY_HAS_ONE


BOUNTY = box.entry("bounty", "by victim")


def pay_the_bounty(t: Table, victim: Seat, by: Seat) -> None:
    """GR-WANTED-1, -2: whoever eliminates the bearer draws 2 cards and takes a nugget, besides everything else."""
    kind = t.rules.kind_index["wanted"]
    t.emit(BOUNTY, by, victim)
    draw(t, by, 2, kind)
    gain_nuggets(t, by, 1, kind)


box.black(
    "wanted",
    "Wanted",
    price=2,
    number=3,
    target=Target(without_one, all_have_one),
    hostile=True,
    reward=pay_the_bounty,
    worth=3,
)


def but_the_last(points: int, before: int) -> int:
    """GR-LAST-1: how many of the life points lost were not the last one or below."""
    return max(0, min(points, before - 1))


def boots_draw(t: Table, owner: Seat, points: int, by: Seat, before: int) -> None:
    """GR-BOOTS-1: a card for each life point lost but the last, after a rescue (BASE-DIE-7)."""
    draw(t, owner, but_the_last(points, before), t.rules.kind_index["boots"])


box.black("boots", "Boots", price=3, life_lost=boots_draw, worth=6)

box.black("calumet", "Calumet", price=3, immune=shrugs_off_diamonds, worth=6)  # GR-CALUMET-1

box.black(
    "gold_pan",
    "Gold Pan",
    price=3,
    actions=(
        # GR-PAN-1
        Action("gold_pan", occasions="play", offer=offer_cards, effect=buy_a_card, price_nuggets=1, draws=1),
    ),
    worth=4,
)


def charm_pays(t: Table, owner: Seat, points: int, by: Seat, before: int) -> None:
    """GR-CHARM-1: a nugget for each life point lost but the last, at the moment of the loss."""
    gain_nuggets(t, owner, but_the_last(points, before), t.rules.kind_index["lucky_charm"])


box.black("lucky_charm", "Lucky Charm", price=3, life_lost_at_once=charm_pays, worth=5)


def offer_rucksack(t: Table, owner: Seat, action: Action, options: list[Option]) -> None:
    """GR-RUCK-1: for 2 nuggets, if a life point would help."""
    if can_regain(t, owner):
        options.append(use(action))


def open_rucksack(t: Table, owner: Seat, choice: Option) -> None:
    """GR-RUCK-1: the 2 nuggets are paid, regain 1."""
    regain_life(t, owner, 1)


box.black(
    "rucksack",
    "Rucksack",
    price=3,
    actions=(
        Action(
            "rucksack", occasions="play rescue", offer=offer_rucksack, effect=open_rucksack, price_nuggets=2, heals=1
        ),
    ),
    worth=7,
)


def one_card_more(t: Table, me: Seat, number: int) -> int:
    """GR-PICK-1, BASE-P1-2 d: one more card in phase 1."""
    return number + 1


box.black("pickaxe", "Pickaxe", price=4, phase_1_count=(4, one_card_more), worth=8)
