"""What is declared wrongly is refused where it is declared, not in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from inspect import Parameter, isgeneratorfunction, signature

from boothill.games.bang.rules.cards.folded import ARGUMENTS, ASKING, NUMBERS, OF_THE_TABLE, ORDERED
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.kernel.errors import UserError

WANTED = {
    bool: "True or False",
    int: "a whole number",
    str: "a text",
    tuple: "a tuple, such as (this,)",
    dict: "a dict",
}
"""What to give for a fact of each type."""
TAKEN_FOR: dict[type, type] = {bool: int, tuple: list}
"""What else means the same."""


def check_hooks(owner: str, hooks: Hooks, of_table: bool = False) -> None:
    """Refuse hooks that do not exist or are of the wrong make.

    Those that concern the table as a whole (`OF_THE_TABLE`) are for events and for a set itself: `of_table`.
    """
    for name, value in hooks.items():
        if name in OF_THE_TABLE and not of_table:
            raise UserError(
                f"the hook '{name}' of '{owner}' concerns the whole table; only events and sets can have it"
            )
        if name not in Hooks.__annotations__:
            near = get_close_matches(name, Hooks.__annotations__, 1) or sorted(Hooks.__annotations__)
            raise UserError(f"'{owner}' sets an unknown hook '{name}'; did you mean {', '.join(near)}?")
        if name in ARGUMENTS:
            function = value
            if name in ORDERED:
                if not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int)):
                    raise UserError(f"the hook '{name}' of '{owner}' must be an order and a function; see Hooks")
                function = value[1]
            _check_function(owner, name, function, ARGUMENTS[name])
        elif name in NUMBERS and not isinstance(value, int):
            raise UserError(f"the hook '{name}' of '{owner}' is {value!r}; give a whole number or True")


def fact(owner: str, name: str, value: object, like: object) -> object:
    """A fact of a card, of the type that it has for cards that say nothing of it; what cannot be one is refused."""
    kind: type = type(like)
    if kind not in WANTED or isinstance(value, kind):
        return value
    if kind in TAKEN_FOR and isinstance(value, TAKEN_FOR[kind]):
        taken: object = kind(value)
        return taken
    raise UserError(f"'{owner}' has {name}={value!r}; give {WANTED[kind]}")


def _check_function(owner: str, hook: str, function: object, arguments: Sequence[str]) -> None:
    """Refuse what is no function of so many arguments, or has one of their names where another is meant."""
    if not takes(function, len(arguments)):
        raise UserError(f"the hook '{hook}' of '{owner}' must be a function of {len(arguments)} arguments; see Hooks")
    assert callable(function)
    if hook not in ASKING and isgeneratorfunction(function):
        raise UserError(f"the hook '{hook}' of '{owner}' is a rule that asks, with a yield; give it a plain function")
    for at, given in enumerate(signature(function).parameters.values()):
        by_place = given.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        if by_place and given.name in arguments and arguments.index(given.name) != at:
            order = ", ".join([name or "the seat" for name in arguments])
            raise UserError(f"the hook '{hook}' of '{owner}' has '{given.name}' in a wrong place; it is given {order}")


def takes(function: object, arguments: int) -> bool:
    """Whether this is a function of so many arguments."""
    if not callable(function):
        return False
    try:
        signature(function).bind(*range(arguments))
    except TypeError:
        return False
    return True
