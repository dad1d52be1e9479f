"""What the imitations share: luck that depends on the question alone, public deeds as acts, and roles still hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.judging.memory import Chances, roles_dealt
from boothill.games.bang.bots.judging.situation import GUESS, Guess
from boothill.games.bang.bots.judging.traits import EQUIPMENT, FUSE, WEAPON, traits
from boothill.games.bang.bots.judging.weights import DEFAULT, Weights
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import Deed
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.rng import stream_key

Roll = Callable[[], float]
"""A number from 0 up to 1."""

LAID_DOWN = (EQUIPMENT, WEAPON, FUSE)
"""What lies in front of its owner once it is played."""
PARTS = (DEPUTY, OUTLAW, RENEGADE)
"""The roles that may be hidden, in the order of `Chances`."""
ROUNDS = 8
"""How often rows and columns of a table of chances are evened out."""


class PlainMind:
    """Judges what the others' ideas say nothing of by the plainest weights and guesses there are."""

    def weights(self, view: View) -> Weights:
        """The same in every role."""
        return DEFAULT

    def guess(self, view: View) -> Guess:
        """By the number of cards alone."""
        return GUESS


def luck(seed: int, name: str, decision: Decision) -> Roll:
    """Luck for one question: the same bot asked the same thing twice answers the same."""
    return Random(stream_key(seed, name, decision.number)).random


def mixed(items: Sequence[int], roll: Roll) -> list[int]:
    """The items in any order."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(roll() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def acts(view: View, deeds: Sequence[Deed]) -> Iterator[tuple[Seat, Seat, int]]:
    """Who did somebody else harm (1) or good (-1), in order; all that is neither is left out.

    Ridding somebody of what threatens them is no harm.
    """
    kinds, actions = traits(view.rules), view.rules.actions
    for by, kind, at, picked, _, _, _, _, ability, _ in deeds:
        if at < 0 or by == at:
            continue
        if ability >= 0:
            hostile, heals = actions[ability].hostile, actions[ability].heals
        else:
            hostile, heals = kinds[kind].hostile or (kind == picked and kinds[kind].price > 0), kinds[kind].heals
        if picked >= 0 and kinds[picked].menace:
            hostile = False
        if hostile:
            yield by, at, 1
        elif heals:
            yield by, at, -1


def unseen(view: View) -> dict[int, int]:
    """How many of each role are hidden from the viewer."""
    found = roles_dealt(len(view.role))
    for role in view.role:
        if role != HIDDEN:
            found[role] -= 1
    return found


def alive(view: View) -> dict[int, int]:
    """How many of each role are in the game, as everybody knows. A shadow counts for nothing."""
    found = roles_dealt(len(view.role))
    for seat, role in enumerate(view.role):
        if (seat not in view.seats or seat == view.shadow) and role != HIDDEN:
            found[role] -= 1
    return found


def roles_by_elimination(view: View) -> tuple[int, ...]:
    """The roles the viewer knows, and those that follow because all that is hidden is the same."""
    hidden = [role for role, number in unseen(view).items() if number > 0]
    if len(hidden) != 1:
        return view.role
    return tuple([hidden[0] if role == HIDDEN else role for role in view.role])


def sheriff_of(view: View) -> Seat:
    """The Sheriff's seat, -1 among three."""
    return view.role.index(SHERIFF) if SHERIFF in view.role else -1


def fitted(view: View, weights: Sequence[Sequence[float]]) -> list[Chances]:
    """Chances of (Deputy, Outlaw, Renegade) per seat: what is known for sure, and for hidden seats such as agree with
    their weights and with how many of each role are hidden, by proportional fitting.
    """
    hidden = [seat for seat, role in enumerate(view.role) if role == HIDDEN]
    missing = unseen(view)
    table = [list(weights[seat]) for seat in hidden]
    for _ in range(ROUNDS):
        for part, role in enumerate(PARTS):
            share = missing[role] / (sum([row[part] for row in table], 0.0) or 1.0)
            for row in table:
                row[part] *= share
        for row in table:
            total = sum(row, 0.0) or 1.0
            row[:] = [value / total for value in row]
    chances: list[Chances] = [
        (float(role == DEPUTY), float(role == OUTLAW), float(role == RENEGADE)) for role in view.role
    ]
    for seat, (deputy, outlaw, renegade) in zip(hidden, table, strict=True):
        chances[seat] = deputy, outlaw, renegade
    return chances
