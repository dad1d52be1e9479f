"""Everything that is generated: the file, and what makes its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tools.generate.client import typescript
from tools.generate.fields import Declarations, declarations
from tools.generate.mechanics import asked
from tools.generate.profiles import folded
from tools.generate.source import ROOT, module, path_of
from tools.generate.states import stored
from tools.generate.views import seen, shown

SEATED = "boothill.family.seating.SeatedTable"
CARDS, DICE = "boothill.games.bang.rules.table", "boothill.games.dice.rules.table"
HOOKS, MECHANICS = "boothill.games.bang.rules.cards", "boothill.games.bang.rules.mechanics"


class Product(NamedTuple):
    """One file, from the root of the repository."""

    path: str
    text: Callable[[str], str]
    """What is to stand in it; asked with its path."""

    @property
    def is_up_to_date(self) -> bool:
        """Whether that is what stands in it."""
        file = ROOT / self.path
        return file.is_file() and file.read_text(encoding="utf-8") == self.text(self.path)

    def write(self) -> None:
        """Write the file."""
        (ROOT / self.path).write_text(self.text(self.path), encoding="utf-8", newline="\n")


def seated() -> Declarations:
    """The fields of every table of the family."""
    return declarations(module("boothill.family.fields"), "SeatedFields")


def cards() -> Declarations:
    """The fields of the card game's table."""
    return declarations(module(f"{CARDS}.fields"), "TableFields")


def dice() -> Declarations:
    """The fields of the dice game's table."""
    return declarations(module(f"{DICE}.fields"), "DiceFields")


def profiles() -> Declarations:
    """What a profile has besides hooks."""
    return declarations(module(f"{HOOKS}.fields"), "ProfileFields")


PRODUCTS = (
    Product(path_of("boothill.family.stored"), lambda path: stored(path, seated(), "StoredSeating")),
    Product(path_of(f"{CARDS}.stored"), lambda path: stored(path, cards(), "StoredTable", SEATED)),
    Product(
        path_of(f"{CARDS}.seen"),
        lambda path: seen(path, cards(), "SeenTable", f"{CARDS}.stored.StoredTable"),
    ),
    Product(path_of("boothill.games.bang.shown"), lambda path: shown(path, cards())),
    Product(path_of(f"{DICE}.stored"), lambda path: stored(path, dice(), "StoredDiceTable", SEATED)),
    Product(
        path_of(f"{DICE}.seen"),
        lambda path: seen(path, dice(), "SeenDiceTable", f"{DICE}.stored.StoredDiceTable"),
    ),
    Product(path_of("boothill.games.dice.shown"), lambda path: shown(path, dice())),
    Product(path_of(f"{HOOKS}.folded"), lambda path: folded(path, module(f"{HOOKS}.hooks"), profiles())),
    Product(path_of(f"{MECHANICS}.asked"), lambda path: asked(path, module(f"{MECHANICS}.mechanic"))),
    Product("client/src/wire/types.ts", lambda path: typescript("types")),
    Product("client/src/wire/references.ts", lambda path: typescript("references")),
)
"""In the order in which they are written."""
