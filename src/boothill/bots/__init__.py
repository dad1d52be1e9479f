"""Players that see a view and answer with an option, and nothing else of the game.

`make_bot("greenhorn", seed, "dice")` makes one; `bots_of("dice")` names them all. `levels_of` names what people are
offered, which `make_bot` makes as well, and so it does bots that others bring along; `players_of` names all. A bot is
asked with `choose(view, decision)` and answers with the index of an option. One bot plays one seat of one game.
"""

from boothill.bots.bot import UNSEEN, Bot
from boothill.bots.registry import UnknownBot, bots_of, levels_of, make_bot, players_of

__all__ = ["UNSEEN", "Bot", "UnknownBot", "bots_of", "levels_of", "make_bot", "players_of"]
