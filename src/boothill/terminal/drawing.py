"""What the tables of all games are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from boothill.family import roles
from boothill.kernel.decision import Seat

NAME_WIDTH = 10
DOT = " · "
ROLE_STYLES = {"sheriff": "yellow", "deputy": "cyan", "outlaw": "red", "renegade": "magenta"}
LONG_LIST = 6
"""How many answers are listed one below the other; more go into columns, so that the table stays in sight."""


class Seen(Protocol):
    """What a view of any game tells about the players."""

    @property
    def seat(self) -> Seat:
        """Whose view it is, below 0 if nobody's."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The players, dead or alive."""
        ...

    @property
    def role(self) -> Sequence[int]:
        """The role of each seat, as far as it is known."""
        ...

    @property
    def eliminated(self) -> Sequence[Seat]:
        """Who is out."""
        ...


def around(view: Seen) -> list[Seat]:
    """All seats clockwise, the viewer's own first."""
    seats, first = range(len(view.names)), max(view.seat, 0)
    return [*seats[first:], *seats[:first]]


def living_roles(view: Seen) -> list[int]:
    """How many of each role are still in the game."""
    return roles.living_roles(len(view.names), (view.role[seat] for seat in view.eliminated))


def life_bar(left: int, most: int) -> Text:
    """Life as bullets and as a number."""
    shown = max(left, 0)
    return Text(f"{'●' * shown}{'○' * (most - shown)} {left}", style="bold red" if left <= 1 else "")


def numbered(number: int, label: str, doubtful: bool) -> Text:
    """'[3] shoot Bo', marked if something speaks against it."""
    text = Text(f"[{number}]", style="bold")
    text.append(f" {label}", style="not bold")
    if doubtful:
        text.append(" (!)", style="yellow")
    return text
