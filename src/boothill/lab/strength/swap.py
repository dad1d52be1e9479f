"""The faction-swap test: what a whole side gains when its bots are replaced by others.

For each seed a table of baseline bots plays; then the same game is played again once for each side, with challengers in
all seats of that side. It shows what a bot is worth to its friends, which the focal-seat test cannot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from boothill.family.roles import ROLES, ROLES_BY_PLAYERS
from boothill.lab.run.batch import Batch, Ending, Request, head
from boothill.lab.run.simulate import FACTIONS
from boothill.lab.strength.paired import Pairing, Rates
from boothill.lab.strength.stats import clustered, clustered_rate


class SwapResult(NamedTuple):
    """The games of one seed: per side the share of its seats that won, with the challenger and with the baseline."""

    challenger: dict[str, float]
    baseline: dict[str, float]
    unfinished: int


class Swap(NamedTuple):
    """Which bots to compare, how many at a table, and over which seeds."""

    pairing: Pairing

    @property
    def factions(self) -> list[str]:
        """The sides at this table. Of three players each is a side of their own (DC-3P-2, DICE-THREE-4)."""
        dealt = ROLES_BY_PLAYERS[self.pairing.players]
        return list(dict.fromkeys([FACTIONS[ROLES[role]] for role in dealt]))

    def games(self, number: int) -> list[Request]:
        """The games of one seed: the baseline's, then the challenger's in each side."""
        pairing, seed = self.pairing, self.pairing.seed + number
        sides = [FACTIONS[ROLES[role]] for role in pairing.setting.match(pairing.players, seed).state.role]
        line_ups = [
            tuple([pairing.challenger if side == swapped else pairing.baseline for side in sides])
            for swapped in (None, *self.factions)
        ]
        return [Request(line_up, seed) for line_up in line_ups]

    def result(self, endings: Sequence[Ending]) -> SwapResult:
        """What these games of one seed, as they ended, come to."""
        before, *after = endings
        return SwapResult(
            {faction: _share(ending, faction) for faction, ending in zip(self.factions, after, strict=True)},
            {faction: _share(before, faction) for faction in self.factions},
            sum([ending.capped for ending in endings]),
        )


def _share(ending: Ending, faction: str) -> float:
    """The part of a side's seats that won: all or none, but for two Renegades, who play each for themselves."""
    seats = [seat for seat, role in enumerate(ending.roles) if FACTIONS[role] == faction]
    return sum([seat in ending.winners for seat in seats]) / len(seats)


@dataclass
class SwapSize:
    """The results of all seeds at a table of one size."""

    swap: Swap
    results: list[SwapResult]

    @property
    def games(self) -> int:
        """All games played."""
        return len(self.results) * (len(self.swap.factions) + 1)

    @property
    def unfinished(self) -> int:
        """Games stopped before their end, counted as won by nobody."""
        return sum([result.unfinished for result in self.results])

    def by_faction(self) -> dict[str, Rates]:
        """How often each side won with the challenger and with the baseline; one cluster per seed."""
        return {
            faction: Rates(
                clustered([result.challenger[faction] - result.baseline[faction] for result in self.results]),
                clustered_rate([result.challenger[faction] for result in self.results]),
                clustered_rate([result.baseline[faction] for result in self.results]),
            )
            for faction in self.swap.factions
        }

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "players": self.swap.pairing.players,
            "games": self.games,
            "unfinished": self.unfinished,
            "by_faction": {faction: rates.dump() for faction, rates in self.by_faction().items()},
        }


class SwapTest(NamedTuple):
    """The test at tables of several sizes, with the same seeds."""

    sizes: list[SwapSize]

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        pairing = self.sizes[0].swap.pairing
        return {
            **head("swap", pairing.setting),
            "challenger": pairing.challenger,
            "baseline": pairing.baseline,
            "seed": pairing.seed,
            "seeds": pairing.seeds,
            "games": sum([size.games for size in self.sizes]),
            "unfinished": sum([size.unfinished for size in self.sizes]),
            "sizes": [size.dump() for size in self.sizes],
        }


class SwapPlan(NamedTuple):
    """The games of the test at several sizes, seed by seed."""

    swaps: list[Swap]
    games: list[list[list[Request]]]
    """Per size, per seed."""

    @classmethod
    def of(cls, pairings: Sequence[Pairing]) -> SwapPlan:
        """Deal the roles of all seeds. Raises UserError if a pairing cannot be played."""
        for pairing in pairings:
            pairing.check()
        swaps = [Swap(pairing) for pairing in pairings]
        return cls(swaps, [[swap.games(number) for number in range(swap.pairing.seeds)] for swap in swaps])

    @property
    def batch(self) -> Batch:
        """All games."""
        pairing = self.swaps[0].pairing
        every = [game for of_size in self.games for of_seed in of_size for game in of_seed]
        return Batch.of(pairing.setting, every, pairing.cap)

    def test(self, played: Mapping[Request, Ending]) -> SwapTest:
        """What the games, as they ended, come to."""
        return SwapTest(
            [
                SwapSize(swap, [swap.result([played[game] for game in of_seed]) for of_seed in of_size])
                for swap, of_size in zip(self.swaps, self.games, strict=True)
            ]
        )
