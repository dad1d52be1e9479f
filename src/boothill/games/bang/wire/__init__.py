"""The card game for clients: what is seen, what is told, and what can be answered, as typed structures."""

from boothill.games.bang.wire.views import CardPlayer, CardView
from boothill.games.bang.wire.wire import WIRE, CardWire

__all__ = ["WIRE", "CardPlayer", "CardView", "CardWire"]
