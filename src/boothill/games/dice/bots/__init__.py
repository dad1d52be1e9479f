"""The bots of the dice game: `BOTS` are all of them, `LEVELS` what people are offered."""

from boothill.bots.bot import Makers, later
from boothill.bots.levels import level
from boothill.bots.random import RandomBot

BOTS: Makers = {
    "random": RandomBot,
    "greenhorn": later(f"{__name__}.greenhorn", "DiceGreenhorn"),
    "marshal": later(f"{__name__}.marshal", "DiceMarshal"),
}
LEVELS: Makers = {
    "easy": later(f"{__name__}.easy", "DiceEasy"),
    "normal": level("normal", BOTS["greenhorn"]),
    "hard": level("hard", BOTS["marshal"]),
}
