"""The games that can be played at the terminal."""

from __future__ import annotations

from typing import Any

from boothill.cli.bang.desk import CardDealer
from boothill.cli.desk import Dealer
from boothill.cli.dice.desk import DiceDealer
from boothill.kernel.record import BadRecord

DEALERS: dict[str, Dealer] = {"bang": CardDealer(), "dice": DiceDealer()}
"""Who sets up each game, by its id."""
CARD_GAME = "bang"
"""What is played if nothing else is asked for."""


def dealer_of(data: Any) -> Dealer:
    """Who sets up the game of a record. What is no record is anybody's: it is refused when it is taken up."""
    game = data.get("game", CARD_GAME) if isinstance(data, dict) else CARD_GAME
    if game not in list(DEALERS):  # which may be anything
        raise BadRecord(f"this is a record of the game '{game}'; there are {', '.join(DEALERS)}")
    return DEALERS[game]
