"""The state of a game of Stones, and what a seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass

from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING, Journal


class Heap:
    """Everything there is to know about a game: plain data that copies itself."""

    def __init__(self, names: tuple[str, ...], seed: int, start: int) -> None:
        self.names = names
        self.seed = seed
        self.start = start
        self.stones = start
        self.charms: tuple[int, ...] = ()
        """The charm of each seat: how many stones to take before one may be put back."""
        self.used = [False] * len(names)
        """Whether each seat has used its charm."""
        self.active: Seat = 0
        self.winners: tuple[Seat, ...] = ()
        self.journal: Journal | None = None

    def copy(self) -> Heap:
        """An independent copy; the journal stays behind."""
        other = Heap(self.names, self.seed, self.start)
        other.stones, other.charms, other.used = self.stones, self.charms, self.used[:]
        other.active, other.winners = self.active, self.winners
        return other

    def emit(self, name: str, *public: int, to: tuple[Seat, ...] = (), secret: tuple[int, ...] = ()) -> None:
        """Write down an event: what all learn, and what only the seats in `to` learn on top."""
        if self.journal is not None:
            self.journal.events.append((name, public, to, secret))


@dataclass(frozen=True)
class HeapView:
    """What one seat may see: its own charm, and those that have been used."""

    seat: Seat
    names: tuple[str, ...]
    stones: int
    active: Seat
    charms: tuple[int | None, ...]
    used: tuple[bool, ...]

    @classmethod
    def of(cls, heap: Heap, seat: Seat) -> HeapView:
        """The heap as this seat sees it."""
        known = [seat in (owner, EVERYTHING) or used for owner, used in enumerate(heap.used)]  # who uses it shows it
        charms = tuple([charm if shown else None for charm, shown in zip(heap.charms, known, strict=True)])
        return cls(seat, heap.names, heap.stones, heap.active, charms, tuple(heap.used))

    def __str__(self) -> str:
        told = [f"{self.stones} stones lie on the heap."]
        for name, charm, used in zip(self.names, self.charms, self.used, strict=True):
            told.append(f"{name}: charm {charm or '?'}{' (used)' if used else ''}")
        return "\n".join(told)
