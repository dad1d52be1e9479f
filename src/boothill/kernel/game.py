"""What the kernel asks of a game: rules that run on a state, and what it takes to write that state down.

A game need not derive from anything here; it only has to have these parts. `examples/stones` is one.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from boothill.kernel.decision import Option, Rule, Seat
from boothill.kernel.journal import Journal


class State(Protocol):
    """What the kernel asks of a game's state: plain data that copies itself, and a place to write down events."""

    journal: Journal | None

    def copy(self: S) -> S:
        """An independent copy without the journal."""
        ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """What the kernel asks of a game."""

    @property
    def id(self) -> str:
        """The short name written into records."""
        ...

    def new(self, options: dict[str, Any], journal: Journal | None) -> S:
        """The state before the first turn. Raises UserError with one clear sentence for bad options."""
        ...

    def options(self, state: S) -> dict[str, Any]:
        """The options the state was made from, as JSON data."""
        ...

    def run(self, state: S) -> Rule[None]:
        """The rules from the resting point the state is in until the game ends."""
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """A state at a resting point as JSON data."""
        ...

    def load(self, data: dict[str, Any]) -> S:
        """The state `dump` wrote."""
        ...

    def token(self, state: S, option: Option) -> str:
        """A stable text for an option, independent of how ids are numbered."""
        ...

    def rules_id(self, state: S) -> str:
        """Names the rules in force: two states with the same rules_id follow the same rules with the same things."""
        ...

    def digest(self, state: S) -> str:
        """A fingerprint of everything in the state."""
        ...

    def view(self, state: S, seat: Seat) -> Any:
        """What a seat may see."""
        ...
