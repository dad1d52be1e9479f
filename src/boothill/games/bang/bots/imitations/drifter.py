"""A bot that plays the first card it can, at anybody.

The idea is that of PewPew's bots: equipment first, then what needs no target, then shots at whoever is in reach, all in
the order of the hand. It makes nothing of what others do, but a Deputy never aims at the Sheriff.
"""

from __future__ import annotations

from boothill.family.roles import DEPUTY, RENEGADE
from boothill.games.bang.bots.imitations.reading import LAID_DOWN, Roll, luck, sheriff_of
from boothill.games.bang.bots.judging.traits import traits
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BUY, DISCARD, DRAW, END, FLIP, MUST_PLAY, PASS, PLAY, RESPOND, SPEND, USE
from boothill.kernel.decision import Decision, Option, Seat

EQUIPPING, UNAIMED, AIMED = range(3)
"""The order of play."""


class Drifter:
    """First come, first played. What it answers depends on its seed, the view and the question alone."""

    name = "drifter"
    looks = True

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision) -> int:
        """The first card that will do, in phase 2 as in any answer; offers that cost something are let be."""
        roll = luck(self._seed, self.name, decision)
        if decision.kind == "play":
            return _play(view, decision, roll)
        options = decision.options
        for at, option in enumerate(options):
            if _answers(view, option):
                return at
        for wanted in (DISCARD, PASS, DRAW):
            for at, option in enumerate(options):
                if option[0] == wanted:
                    return at
        return _at_random(view, options, list(range(len(options))), roll)


def _answers(view: View, option: Option) -> bool:
    """Whether this option answers what somebody did."""
    if option[0] == USE:
        action = view.rules.actions[option[2]]
        return action.missed or (action.heals > 0 and view.life[view.seat] < 1)
    return option[0] in (FLIP, RESPOND)


def _play(view: View, decision: Decision, roll: Roll) -> int:
    options = decision.options
    duty = view.marks.get(MUST_PLAY, -1)
    found: list[list[int]] = [[], [], []]
    for at, option in enumerate(options):
        place = _place(view, decision, option)
        if place >= 0:
            found[place].append(at)
    for ways in found:
        if ways:
            first = options[ways[0]]
            return _at_random(view, options, [at for at in ways if options[at][:3] == first[:3]], roll)
    ends = [at for at, option in enumerate(options) if option[0] == END]
    if ends:
        return ends[0]
    # The turn cannot be ended: what must be played comes first, then any card, so that there is an end to it.
    cards = [at for at, option in enumerate(options) if option[0] == PLAY]
    due = [at for at in cards if options[at][1] == duty]
    return (due or cards or [0])[0]


def _place(view: View, decision: Decision, option: Option) -> int:
    """When in a turn this is done, -1 for never."""
    verb, _, kind, seat, _ = option
    if verb not in (PLAY, SPEND, BUY):
        return -1
    trait = traits(view.rules)[kind]
    if seat < 0:
        if trait.sort in LAID_DOWN or (trait.green and verb == PLAY):
            return EQUIPPING
        return UNAIMED if warning(view, decision, option) is None else -1
    if not trait.hostile:
        return AIMED if seat == view.seat and warning(view, decision, option) is None else -1
    return AIMED if may_aim_at(view, seat) else -1


def may_aim_at(view: View, seat: Seat) -> bool:
    """Nobody aims at themselves, and no Deputy at the Sheriff."""
    if seat == view.seat:
        return False
    return seat != sheriff_of(view) or side_of(view, view.seat) != DEPUTY


def _at_random(view: View, options: list[Option], which: list[int], roll: Roll) -> int:
    """Any target, and any card of it; a Renegade thinks again, once, if it is the Sheriff.

    Options without a target, or with none to aim at, are taken as they come.
    """
    seats = sorted({options[at][3] for at in which if options[at][3] >= 0 and may_aim_at(view, options[at][3])})
    if not seats:
        return which[0]
    seat = seats[int(roll() * len(seats))]
    if seat == sheriff_of(view) and side_of(view, view.seat) == RENEGADE:
        seat = seats[int(roll() * len(seats))]
    ways = [at for at in which if options[at][3] == seat]
    return ways[int(roll() * len(ways))]
