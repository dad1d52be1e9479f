"""Stones as a game the kernel can run: the ten things it asks of one."""

from __future__ import annotations

from typing import Any, Final

from boothill.kernel.decision import Decision, Option, Rule, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.journal import Journal
from boothill.kernel.plain import fingerprint
from boothill.kernel.rng import shuffled

from .. import PLAYERS
from .heap import Heap, HeapView

TAKE: Final = 0
KEEP: Final = 1
PUT_BACK: Final = 2
"""What an option begins with; behind TAKE stands how many."""
MOST: Final = 3
BAG = (1, 2, 3) * 3
"""The charms there are."""
NUMBERS = ("no stone", "one stone", "two stones", "three stones")


class Stones:
    """The game behind the kernel's Game protocol."""

    id = "stones"

    # From options to a state, and back.

    def new(self, options: dict[str, Any], journal: Journal | None) -> Heap:
        """A full heap, with the charms dealt. Options: `players` (a number or names), `seed`, `stones`."""
        players, seed, stones = options.get("players", 2), options.get("seed", 0), options.get("stones", 21)
        names = tuple("ABCDEFGH"[:players]) if isinstance(players, int) else tuple(players)
        unknown = set(options) - {"players", "seed", "stones"}
        if unknown:
            raise UserError(f"unknown table option '{min(unknown)}'; known are players, seed, stones")
        if len(names) not in PLAYERS or (isinstance(players, int) and players != len(names)):
            raise UserError(f"{players} players cannot play; Stones takes {PLAYERS[0]} to {PLAYERS[-1]}")
        if type(stones) is not int or not 1 <= stones <= 1000:
            raise UserError(f"a heap of {stones!r} stones cannot be taken from; give 1 to 1000")
        heap = Heap(names, seed, stones)
        heap.journal = journal
        dealt = tuple(shuffled(BAG, seed, "charms")[: len(names)])
        if journal is not None:  # what chance gave is written down; in a replay it comes from the record instead
            dealt = journal.result("charms", 0, dealt, BAG)
        heap.charms = dealt
        for seat, charm in enumerate(dealt):
            heap.emit("charm", seat, to=(seat,), secret=(charm,))
        return heap

    def options(self, state: Heap) -> dict[str, Any]:
        """What the heap was made from."""
        return {"players": list(state.names), "seed": state.seed, "stones": state.start}

    def dump(self, state: Heap) -> dict[str, Any]:
        """The heap as JSON data."""
        return {
            "options": self.options(state),
            "stones": state.stones,
            "charms": list(state.charms),
            "used": state.used[:],
            "active": state.active,
            "winners": list(state.winners),
        }

    def load(self, data: dict[str, Any]) -> Heap:
        """The heap `dump` wrote."""
        heap = self.new(data["options"], None)
        heap.stones, heap.charms, heap.used = data["stones"], tuple(data["charms"]), list(data["used"])
        heap.active, heap.winners = data["active"], tuple(data["winners"])
        return heap

    # The rules.

    def run(self, state: Heap) -> Rule[None]:
        """Take stones in turn until none is left. Whoever takes the last one has won."""
        while state.stones:
            yield from self.turn(state, state.active)
            state.active = (state.active + 1) % len(state.names)

    def turn(self, state: Heap, seat: Seat) -> Rule[None]:
        """Take stones, and perhaps put one back."""
        moves: list[Option] = [(TAKE, number) for number in range(1, min(MOST, state.stones) + 1)]
        # A resting point: the state alone says how to go on, so that a game can be saved and copied here.
        _, taken = yield Decision(seat, "take", moves, main=True)
        state.stones -= taken
        state.emit("took", seat, taken, state.stones)
        if not state.stones:
            state.winners = (seat,)
            state.emit("won", seat)
        elif not state.used[seat]:
            # Hidden: asked even if there is only one answer, or the others would learn from a missing question.
            answers: list[Option] = [(KEEP,), (PUT_BACK,)] if taken == state.charms[seat] else [(KEEP,)]
            if (yield Decision(seat, "charm", answers, hidden=True)) == (PUT_BACK,):
                state.used[seat] = True
                state.stones += 1
                state.emit("put_back", seat, state.stones)

    # Looking at it.

    def view(self, state: Heap, seat: Seat) -> HeapView:
        """What a seat may see."""
        return HeapView.of(state, seat)

    def token(self, state: Heap, option: Option) -> str:
        """An option in words that stay the same: records are written in them."""
        if option[0] == TAKE:
            return f"take {NUMBERS[option[1]]}"
        return "put one stone back" if option[0] == PUT_BACK else "go on"

    def rules_id(self, state: Heap) -> str:
        """To be changed with the rules: a record says which ones it was played by."""
        return "stones/1"

    def digest(self, state: Heap) -> str:
        """A fingerprint of everything."""
        return fingerprint(self.dump(state))


GAME = STONES = Stones()
