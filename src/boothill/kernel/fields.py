"""How the fields of a state are declared: each once, with its type and its docstring, in a class of declarations.

    class TableFields(SeatedFields):
        looker: Seat = field(NOBODY)
        hand: list[list[Card]] = field(each=[])
        bangs: int = field(0, shown=True)

From the source text of such a class `make generated` writes what follows from it: slots, constructor, copy, dump, load
and digest of the state, the part of a view that is just these fields, and their types for clients. Declarations are
read, not run; no game imports them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def given(*, per_seat: bool = False, saved: bool = False, seen: bool = False, shown: bool | str = False) -> Any:
    """What the constructor is given: fixed for the game and shared by copies.

    It is the constructor's business when a state is loaded, too; with `saved` it is part of a dump all the same.
    `per_seat` says that it has a value for each seat. The rest as with `field`.
    """


def field(
    fresh: Any = ...,
    *,
    each: Any = ...,
    copied: bool = True,
    saved: bool = True,
    since: str = "",
    option: str = "",
    seen: bool = False,
    shown: bool | str = False,
    listed: bool = False,
) -> Any:
    """A part of the state.

    It begins as `fresh`, with a value for each seat as `each` of them, without either empty. Where that depends on the
    state as far as it is made it is a function of it: `lambda t: len(t.names)`. Lists and dicts are copied down to what
    cannot be changed; what is not `copied` begins anew in a copy. What is not `saved` the game sees to itself.

    A digest tells records apart that end elsewhere, so what comes later must not change it for games that do without:
    a field that is there `since` some version counts once it is no longer fresh, and one that came with a table
    `option` counts where that is chosen.

    Everybody sees what is `seen`: it is part of every view, as a copy that nobody can change. What is `shown` is also
    part of its JSON, with names instead of numbers (see `named`) and under its own name or the one given here: among
    the facts of each player if there is a value for each seat, unless it is `listed`, all seats in one list.
    """


def derived(fresh: Any = ..., *, each: Any = ..., seen: bool = False) -> Any:
    """What follows from the rest of the state, kept to be looked up: copied and never saved. Otherwise as `field`."""


def named(**names: Callable[[Any, int], str | None]) -> None:
    """What numbers are called in JSON: for each type that stands for `int`, the name of a number as a view knows it.

    A name that is None says that the number stands for nothing: `lambda view, role: None if role == HIDDEN else ...`.
    """
