"""The one list of the mechanics of the core, in the order they are asked. Sets bring further ones in their boxes."""

from __future__ import annotations

from boothill.games.bang.rules.mechanics.event_deck import EventDeck
from boothill.games.bang.rules.mechanics.green import GreenCards
from boothill.games.bang.rules.mechanics.mechanic import Mechanic
from boothill.games.bang.rules.mechanics.returning import Returning
from boothill.games.bang.rules.mechanics.shop import Shop

CORE: tuple[Mechanic, ...] = (Returning(), EventDeck(), Shop(), GreenCards())
