"""A tiny game that has nothing to do with cards: it shows that the kernel knows no game.

Two players take one to three stones from a heap in turn; who takes the last one wins. After each move a coin is tossed
that only the other player sees, and who is asked whether they nod (they may only if the heap is even, which counts as a
secret).
"""

from __future__ import annotations

from typing import Any

from boothill.kernel.decision import Decision, Rule, Seat
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.rng import below

Option = tuple[int, ...]


class Heap:
    """The state: stones left, whose turn it is, nods seen, coins tossed."""

    def __init__(self, stones: int, seed: int) -> None:
        self.start = stones
        self.seed = seed
        self.stones = stones
        self.turn = 0
        self.nods = 0
        self.coins: list[int] = []
        self.journal: Journal | None = None

    def copy(self) -> Heap:
        """An independent copy; the journal stays behind."""
        other = Heap(self.start, self.seed)
        other.stones, other.turn, other.nods, other.coins = self.stones, self.turn, self.nods, self.coins[:]
        return other


class TakeStones:
    """The game behind the kernel's protocol. `edition` stands for another version of its rules."""

    id = "stones"

    def __init__(self, edition: int = 1, greatest: int = 3) -> None:
        self.edition = edition
        self.greatest = greatest

    def new(self, options: dict[str, Any], journal: Journal | None) -> Heap:
        """A full heap."""
        heap = Heap(options["stones"], options["seed"])
        heap.journal = journal
        return heap

    def options(self, state: Heap) -> dict[str, Any]:
        """What the heap was made from."""
        return {"stones": state.start, "seed": state.seed}

    def run(self, state: Heap) -> Rule[None]:
        """Take stones until none is left."""
        while state.stones:
            moves: list[Option] = [(n,) for n in range(1, min(self.greatest, state.stones) + 1)]
            move = yield Decision(state.turn, "take", moves, main=True)
            state.stones -= move[0]
            other = 1 - state.turn
            self.toss(state, other)
            nods: list[Option] = [(0,)] if state.stones % 2 else [(0,), (1,)]
            nod = yield Decision(other, "nod", nods, (state.stones,), hidden=True)
            state.nods += nod[0]
            state.turn = other

    def toss(self, state: Heap, seat: Seat) -> None:
        """A coin that one seat sees."""
        number = len(state.coins)
        coin = below(2, state.seed, "coin", number)
        if state.journal is not None:
            coin = state.journal.result("coin", number, (coin,), (0, 1))[0]
            state.journal.events.append(("tossed", (number,), (seat,), (coin,)))
        state.coins.append(coin)

    def dump(self, state: Heap) -> dict[str, Any]:
        """The heap as JSON data."""
        return {
            **self.options(state),
            "left": state.stones,
            "turn": state.turn,
            "nods": state.nods,
            "coins": state.coins[:],
        }

    def load(self, data: dict[str, Any]) -> Heap:
        """The heap `dump` wrote."""
        heap = Heap(data["stones"], data["seed"])
        heap.stones, heap.turn, heap.nods, heap.coins = data["left"], data["turn"], data["nods"], data["coins"][:]
        return heap

    def token(self, state: Heap, option: Option) -> str:
        """The number in words."""
        return ("none", "one", "two", "three", "four")[option[0]]

    def rules_id(self, state: Heap) -> str:
        """Named by the edition."""
        return f"stones@{self.edition}"

    def digest(self, state: Heap) -> str:
        """Everything in one line."""
        return str(sorted(self.dump(state).items()))

    def view(self, state: Heap, seat: Seat) -> int:
        """All there is to see."""
        return state.stones


STONES = TakeStones()


def new_heap(stones: int = 9, seed: int = 5, *, game: TakeStones = STONES, record: bool = True) -> Match[Heap]:
    """A match at its first question."""
    return Match(game, game.new({"stones": stones, "seed": seed}, Journal() if record else None), record=record)
