"""Gold Rush: 24 cards of equipment and 8 characters."""

from boothill.games.bang.sets.gold_rush import black, brown, characters
from boothill.games.bang.sets.gold_rush.box import box

__all__ = ["black", "box", "brown", "characters"]
