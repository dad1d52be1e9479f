"""The gate for a patch: a sequential test that stops as soon as it knows enough.

The score of a seed is the challenger's mean gain per seat in the focal-seat test, over all sizes of the table; seeds
are independent, seats of one seed are not. After n seeds let m be the mean of the scores and

    v = (sum of (score - m) ** 2 + (h1 - h0) ** 2) / n

their variance; the last term, as if one seed more had been off by the difference in question, keeps it above 0 for bots
that never differ, and vanishes beside the rest otherwise. The generalised sequential probability ratio test (GSPRT)
compares the hypotheses that the true gain is h0 or h1 by the log-likelihood ratio of scores that are normal with
variance v, which for means of many seats holds well enough:

    llr = n * (h1 - h0) * (2 * m - h0 - h1) / (2 * v)

It is looked at after each batch of seeds. At log((1 - beta) / alpha) or above the challenger is accepted, at
log(beta / (1 - alpha)) or below rejected (Wald's bounds). A challenger that gains h0 or less is then accepted with a
probability of at most about alpha, one that gains h1 or more rejected with at most about beta. The estimate and its
interval are those of a test of fixed length: after an early stop they lean to the side of the verdict.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log
from typing import Any, NamedTuple

from boothill.kernel.errors import UserError
from boothill.lab.run.batch import Batch, Ending, Request, head, play_in_order
from boothill.lab.run.ledger import Ledger
from boothill.lab.run.pool import Progress
from boothill.lab.strength.paired import Pairing
from boothill.lab.strength.stats import Interval, clustered

ACCEPT, REJECT, UNDECIDED = "accept", "reject", "undecided"
LEAST = 10
"""Seeds before the first verdict: the variance of fewer is a guess."""


class Bar(NamedTuple):
    """What the challenger has to show."""

    h0: float = 0.0
    """A gain per seat that is not worth it."""
    h1: float = 0.02
    """A gain that is."""
    alpha: float = 0.05
    """How often at most a challenger with gain h0 may be accepted."""
    beta: float = 0.05
    """How often at most one with gain h1 may be rejected."""
    batch: int = 50
    """Seeds between two looks."""

    def check(self) -> None:
        """Raises UserError with one clear sentence if nothing can be tested like this."""
        if not self.h0 < self.h1:
            raise UserError("the gain of H1 must be above that of H0")
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise UserError(f"{name} is a chance of error between 0 and 0.5; {chance:g} is not")
        if self.batch < LEAST:
            raise UserError(f"a look after {self.batch} seeds tells nothing; give {LEAST} or more")

    @property
    def accept_at(self) -> float:
        """The log-likelihood ratio from which on the challenger is accepted."""
        return log((1 - self.beta) / self.alpha)

    @property
    def reject_at(self) -> float:
        """The one from which on down it is rejected."""
        return log(self.beta / (1 - self.alpha))

    def verdict(self, look: Look) -> str:
        """What a look decides."""
        if look.seeds < LEAST or self.reject_at < look.llr < self.accept_at:
            return UNDECIDED
        return ACCEPT if look.llr > 0 else REJECT


class Look(NamedTuple):
    """What was seen after so many seeds."""

    seeds: int
    mean: float
    llr: float


def looks(scores: Iterable[float], bar: Bar) -> Iterator[Look]:
    """A look after each batch of scores, as long as they come; one more at the end if it is no full batch."""
    gap = bar.h1 - bar.h0
    count, total, squares = 0, 0.0, 0.0
    seen = 0

    def look() -> Look:
        mean = total / count
        variance = (max(0.0, squares - total * mean) + gap * gap) / count
        return Look(count, mean, count * gap * (2 * mean - bar.h0 - bar.h1) / (2 * variance))

    for score in scores:
        count, total, squares = count + 1, total + score, squares + score * score
        if count % bar.batch == 0:
            seen = count
            yield look()
    if count > seen:
        yield look()


class Gate(NamedTuple):
    """How the test went."""

    pairings: tuple[Pairing, ...]
    bar: Bar
    looks: list[Look]
    verdict: str
    estimate: Interval
    unfinished: int

    @property
    def seeds(self) -> int:
        """Played until the verdict."""
        return self.looks[-1].seeds

    @property
    def games(self) -> int:
        """The games of those seeds."""
        return self.seeds * sum([pairing.players + 1 for pairing in self.pairings])

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        pairing = self.pairings[0]
        return {
            **head("gate", pairing.setting),
            "challenger": pairing.challenger,
            "baseline": pairing.baseline,
            "players": [of_size.players for of_size in self.pairings],
            "seed": pairing.seed,
            "seeds": self.seeds,
            "games": self.games,
            "unfinished": self.unfinished,
            "most": pairing.seeds,
            **self.bar._asdict(),
            "reject_at": self.bar.reject_at,
            "accept_at": self.bar.accept_at,
            "verdict": self.verdict,
            "llr": self.looks[-1].llr,
            "estimate": self.estimate._asdict(),
            "looks": [look._asdict() for look in self.looks],
        }


def gate_batch(pairings: tuple[Pairing, ...], bar: Bar) -> Batch:
    """All games that may have to be played, seed by seed. Raises UserError if that cannot be done.

    Its end is open: whoever gives more seeds goes on with the same ledger.
    """
    bar.check()
    for pairing in pairings:
        pairing.check()
    games = [game for number in range(pairings[0].seeds) for pairing in pairings for game in pairing.games(number)]
    of_a_seed = {game for pairing in pairings for game in pairing.games(0)}
    return Batch(pairings[0].setting, tuple(dict.fromkeys(games)), pairings[0].cap, len(of_a_seed))


def pass_gate(
    pairings: tuple[Pairing, ...],
    bar: Bar,
    *,
    workers: int = 1,
    ledger: Ledger | None = None,
    progress: Progress | None = None,
) -> Gate:
    """Play until the test has decided or all seeds are played. The pairings differ in the number of players alone."""
    batch = gate_batch(pairings, bar)
    scores: list[float] = []
    unfinished: list[int] = []

    def scored() -> Iterator[float]:
        played = play_in_order(batch, workers=workers, ledger=ledger, progress=progress)
        known: dict[Request, Ending] = {}
        for number in range(pairings[0].seeds):
            results = []
            for pairing in pairings:
                games = pairing.games(number)
                while any(game not in known for game in games):
                    game, ending = next(played)
                    known[game] = ending
                results.append(pairing.result([known[game] for game in games]))
            known.clear()
            scores.append(sum([result.score() for result in results]) / len(results))
            unfinished.append(sum([result.unfinished for result in results]))
            yield scores[-1]

    seen: list[Look] = []
    verdict = UNDECIDED
    for look in looks(scored(), bar):
        seen.append(look)
        verdict = bar.verdict(look)
        if verdict != UNDECIDED:
            break
    return Gate(pairings, bar, seen, verdict, clustered(scores), sum(unfinished))
