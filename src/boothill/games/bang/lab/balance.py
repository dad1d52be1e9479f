"""The card game in a study of the balance: the mixes of sets that are played, and what is known of it."""

from __future__ import annotations

from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.lab.signatures import BASE, signatures
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.lab.balance.mix import Mix

__all__ = ["MIXES", "signatures"]

MIXES = {
    BASE: Mix(CardGame(), BASE, charted=True, careless="drifter"),
    **{name: Mix(CardGame((BASE, name)), name.replace("_", " ")) for name in BUILT_IN if name != BASE},
    "everything": Mix(CardGame(BUILT_IN), "everything", charted=True),
}
"""The base game alone, with each further set, with all of them."""
