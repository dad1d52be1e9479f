"""The bots of the card game: `BOTS` are all of them, `LEVELS` what people are offered."""

from boothill.bots.bot import Makers, later
from boothill.bots.levels import level
from boothill.bots.random import RandomBot

BOTS: Makers = {
    "random": RandomBot,
    "drifter": later(f"{__name__}.imitations.drifter", "Drifter"),
    "karma": later(f"{__name__}.imitations.karma", "Karma"),
    "tally": later(f"{__name__}.imitations.tally", "Tally"),
    "greenhorn": later(f"{__name__}.greenhorn", "Greenhorn"),
    "gunhand": later(f"{__name__}.gunhand", "Gunhand"),
    "marshal": later(f"{__name__}.marshal", "Marshal"),
}
LEVELS: Makers = {
    "easy": later(f"{__name__}.easy", "Easy"),
    "normal": level("normal", BOTS["gunhand"]),
    "hard": level("hard", BOTS["marshal"]),
}
