"""What can be said of a table of the card game at the command line, with what `argparse` is told of each."""

from __future__ import annotations

from typing import Any

from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.mechanics.event_deck import FROM_SEVERAL_DECKS

SETS = BUILT_IN
"""The ids of the sets that come with it."""
TABLE: dict[str, dict[str, Any]] = {
    "sets": {
        "metavar": "SET[,SET]",
        "help": f"the sets of cards to play with: {', '.join(SETS)}, or the path of a folder (base)",
    },
    "events": {
        "type": int,
        "metavar": "N",
        "help": f"with both event decks: how many events come before the final one (12 to 28; {FROM_SEVERAL_DECKS})",
    },
    "shadow": {
        "action": "store_true",
        "help": "the eliminated return as shadows for their turns, with any sets (4 to 8 players)",
    },
    "starter": {"action": "store_true", "help": "the starter game: without the 13 harder cards"},
}
"""What its tables are made from."""
SERIES: dict[str, dict[str, Any]] = {
    "badge": {
        "action": "store_true",
        "help": "in a series the Sheriff's badge passes to the left (not with 3 players)",
    },
}
"""How one game follows another."""
