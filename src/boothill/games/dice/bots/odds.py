"""Exact expectations of throwing dice again: no sampling, no approximation.

Dice are alike, so what lies on the table is a multiset of faces, written as how many dice show each face. The
expectation of throwing all dice but the kept ones needs no list of throws: with one die more kept it is the mean over
the six faces, W(K) = (W(K + arrow) + ... + W(K + gatling)) / 6, down from the complete multisets. The best choice is
the greatest W over everything that may be kept.

What a turn has cost in arrows so far belongs to the state as well, since only dice thrown give arrows (DICE-ROLL-6).
A chain of throws that began with K kept and has brought the dice to M took as many arrows as M shows beyond those
kept, so one number per chain is enough: its *offset*, the arrows taken before minus the arrows kept. The arrows taken
are then offset + arrows of M, for every M.

Dynamite is locked (DICE-DYN-1) unless it is `loose`; the dice locked at the start are left out of the multisets.
Three dynamites end the rolling (DICE-DYN-3): such dice are final whatever re-rolls are left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement

from boothill.games.dice.rules.terms import ARROW, DICE, DYNAMITE, DYNAMITE_LIMIT, FACES

Counts = tuple[int, ...]
"""How many dice show each face."""

Leaves = list[float]
"""A number for each complete multiset of a lattice, in its order."""

Value = Callable[[int], Leaves]
"""What final dice are worth, for an offset: `leaves[i]` for the i-th complete multiset M, with offset + arrows of M
arrows taken. Where that number is negative the entry is never used."""

_SIXTH = 1.0 / len(FACES)
_Pairs = list[tuple[int, int]]
_Six = tuple[int, int, int, int, int, int]


class Lattice:
    """All multisets of at most `size` faces: dice that are not locked. The other dice show dynamite."""

    __slots__ = ("_arrows", "_drops", "_loose_drops", "_steps", "complete", "first", "index", "multisets", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        faces = range(len(FACES))
        self.multisets: list[Counts] = []
        """Smaller ones first; those of one size by their number of arrows."""
        starts = []
        for dice in range(size + 1):
            starts.append(len(self.multisets))
            found = [
                tuple([shown.count(face) for face in faces]) for shown in combinations_with_replacement(faces, dice)
            ]
            self.multisets += sorted(found, key=lambda counts: counts[ARROW])
        self.index: dict[Counts, int] = {counts: at for at, counts in enumerate(self.multisets)}
        self.first = starts[size]
        """Where the complete multisets begin."""
        self.complete = self.multisets[self.first :]
        self._steps: list[list[_Six]] = []
        for dice in range(size - 1, -1, -1):
            above = starts[dice + 1]
            self._steps.append(
                [self._more(counts, above) for counts in self.multisets[starts[dice] : starts[dice + 1]]]
            )
        free = [face for face in faces if face not in (ARROW, DYNAMITE)]
        self._drops = self._fewer(free)
        self._loose_drops = self._fewer([*free, DYNAMITE])
        self._arrows = self._fewer([ARROW])

    def _more(self, counts: Counts, above: int) -> _Six:
        """The multisets with one die more, as places among those of that size."""
        a, b, c, d, e, f = [
            self.index[(*counts[:face], counts[face] + 1, *counts[face + 1 :])] - above for face in range(len(FACES))
        ]
        return a, b, c, d, e, f

    def _fewer(self, faces: list[int]) -> list[_Pairs]:
        """For each size limit the pairs (multiset, the one with a die of one of the faces less), smaller ones first.

        Dice that have exploded are final: nothing is taken away from them.
        """
        limits = []
        locked = DICE - self.size
        for limit in range(self.size + 1):
            pairs: _Pairs = []
            for face in faces:
                for at, counts in enumerate(self.multisets):
                    if sum(counts) <= limit and counts[face] and counts[DYNAMITE] + locked < DYNAMITE_LIMIT:
                        pairs.append((at, self.index[(*counts[:face], counts[face] - 1, *counts[face + 1 :])]))
            limits.append(pairs)
        return limits

    def expect(self, leaves: Leaves) -> list[float]:
        """For every multiset the expectation of throwing the dice that are missing, in the order of `multisets`."""
        w = leaves
        found = [w]
        for step in self._steps:
            w = [(w[a] + w[b] + w[c] + w[d] + w[e] + w[f]) * _SIXTH for a, b, c, d, e, f in step]
            found.append(w)
        found.reverse()
        return [value for sized in found for value in sized]

    def leaves(self, value: Value, rerolls: int, low: int, high: int, loose: bool) -> dict[int, Leaves]:
        """For each offset from low to high what complete multisets are worth with so many re-rolls left."""
        if rerolls == 0:
            return {offset: value(offset) for offset in range(low, high + 1)}
        after = self.leaves(value, rerolls - 1, low, high + self.size, loose)
        drops = self._loose_drops if loose else self._drops
        found: dict[int, Leaves] = {}
        one_arrow_less: list[float] = []
        for offset in range(high + self.size, low - 1, -1):
            # To throw arrow dice again raises the offset, by at most as many dice as are then no longer kept.
            limit = self.size - max(0, offset - high)
            best = self.expect(after[offset])
            for at, less in drops[limit]:
                if best[less] > best[at]:
                    best[at] = best[less]
            for at, less in self._arrows[limit]:
                if one_arrow_less[less] > best[at]:
                    best[at] = one_arrow_less[less]
            one_arrow_less = best
            if offset <= high:
                found[offset] = best[self.first :]
        return found


@cache
def lattice(size: int) -> Lattice:
    """The lattice of so many dice; made once."""
    return Lattice(size)


@cache
def sub_multisets(counts: Counts, loose: bool) -> tuple[Counts, ...]:
    """What may be kept of dice of which none is locked: every sub-multiset, the whole one last."""
    kept: list[tuple[int, ...]] = [()]
    for face, number in enumerate(counts):
        least = number if face == DYNAMITE and not loose else 0
        kept = [(*before, some) for before in kept for some in range(least, number + 1)]
    return tuple(kept)


def keeps(dice: Counts, rerolls: int, value: Value, loose: bool = False) -> dict[Counts, float]:
    """What each choice is worth if all later choices are the best: {the unlocked dice kept: expectation}.

    `dice` are the dice that are not locked, `value` speaks of the lattice of that many dice. Keeping all of them is
    stopping. Arrows are counted from this question on. Exact but for the rounding of floats.
    """
    found = lattice(sum(dice))
    arrows = dice[ARROW]
    after = found.leaves(value, rerolls - 1, -arrows, 0, loose)
    expected = {-offset: found.expect(leaves) for offset, leaves in after.items()}
    result = {kept: expected[kept[ARROW]][found.index[kept]] for kept in sub_multisets(dice, loose)}
    result[dice] = value(-arrows)[found.index[dice] - found.first]
    return result
