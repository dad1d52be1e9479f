"""The mixes of sets a study of the balance plays."""

from __future__ import annotations

from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.loading import BUILT_IN

MIXES = {
    "base": CardGame(),
    **{name: CardGame(("base", name)) for name in BUILT_IN if name != "base"},
    "everything": CardGame(BUILT_IN),
}
"""The base game alone, with each further set, with all of them."""
