"""The brown equipment of Gold Rush: what it does is done when it is bought."""

from __future__ import annotations

from boothill.games.bang.rules.cards.kinds import Play
from boothill.games.bang.rules.cards.targets import anybody
from boothill.games.bang.rules.harm.combat import shoot
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import ENDS_PHASE_2
from boothill.games.bang.rules.turn.draw_check import flip, lay_down
from boothill.games.bang.rules.turn.turn import grant_extra_turn
from boothill.games.bang.sets.gold_rush.box import box
from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.reasons import WhyNot


@box.bought("shot", "Shot", price=1, number=3, target=anybody, heals=1, worth=4)
def shot(t: Table, play: Play) -> None:
    """GR-SHOT-1: a player of one's choice, oneself included, regains 1. It is no Beer."""
    regain_life(t, play.target, 1)


def bottle_as_beer(t: Table, play: Play) -> None:
    """GR-BOTTLE-2: always exactly 1, also with two players left; it is no Beer card."""
    regain_life(t, play.by, 1)


def bottle_as_bang(t: Table, play: Play) -> Rule[bool]:
    """GR-BOTTLE-2: a shot without a suit, outside the limit, that one Missed! effect cancels; it is no BANG! card."""
    return shoot(t, play.target, play.by, (), play.kind.index)


# GR-BOTTLE-1
box.bought_as(
    "bottle",
    "Bottle",
    price=2,
    number=3,
    modes={"panic": None, "beer": bottle_as_beer, "bang": bottle_as_bang},
    worth=5,
)

# GR-PARDNER-1
box.bought_as(
    "pardner",
    "Pardner",
    price=2,
    number=3,
    modes={"general_store": None, "duel": None, "cat_balou": None},
    worth=5,
)


@box.bought("rhum", "Rhum", price=3, number=2, heals=3, worth=6)
def rhum(t: Table, play: Play) -> None:
    """GR-RHUM-1, -2: draw! with four cards and whatever more they flip; as many life points as there are suits."""
    flipped = flip(t, play.by, 4, play.kind.index)
    suits = {t.suit(card) for card in flipped}
    lay_down(t, flipped)
    regain_life(t, play.by, len(suits))


@box.bought("union_pacific", "Union Pacific", price=4, worth=9)
def union_pacific(t: Table, play: Play) -> None:
    """GR-UNION-1: draw 4."""
    draw(t, play.by, 4)


TURN_BOUGHT = "another turn bought"


NO_TURN_FOR_GHOSTS = WhyNot(box.reason("no_turn_for_ghosts"), "HN-GHOST-9")


def only_ends_the_turn(view: View, option: Option) -> WhyNot | None:
    """At full life it still brings a turn, but not to a ghost (HN-GHOST-9)."""
    return NO_TURN_FOR_GHOSTS if view.seat == view.ghost else None


@box.bought("gold_rush_equipment", "Gold Rush", price=5, heals=2, warn=only_ends_the_turn, worth=9)
def gold_rush(t: Table, play: Play) -> None:
    """GR-RUSH-1: the turn ends at once; the rest follows when it is over."""
    t.turn_marks[ENDS_PHASE_2] = 1
    t.turn_marks[TURN_BOUGHT] = 1


def bought_turn_begins(t: Table, me: Seat) -> None:
    """GR-RUSH-1 to -4: after phase 3 and the draw!s at its end they regain all life points and have another turn."""
    if TURN_BOUGHT in t.turn_marks:
        kind = t.rules.kind_index["gold_rush_equipment"]
        regain_life(t, me, t.max_life[me], kind)
        grant_extra_turn(t, me, kind)


box.hooks["turn_over"] = bought_turn_begins
