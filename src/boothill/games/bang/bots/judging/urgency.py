"""The order of a turn: how urgent each thing is that may be done in phase 2, the most urgent first.

A score is the place of its sort on this ladder and something more for how good it is, so that places apart by less than
that overlap on purpose. Those that `weights` names are where the judgement of a role starts from; the others are fixed.
"""

from __future__ import annotations

from typing import Final

NOT_WORTH_IT: Final = -1.0
"""The score of what is better left alone; ending the turn has 0."""
MOST_ABOVE: Final = 9.0
"""How far most things can rise above their place, however good they are."""

AT_TRADE: Final = 105.0
"""Cards for cards."""
AT_BOUGHT_SUPPLY: Final = 104.0
"""Cards for nuggets."""
AT_SUPPLY: Final = 100.0
"""A card that brings good cards."""
AT_OWN_MENACE: Final = 95.0
"""Taking away what threatens oneself."""
AT_PLAIN_DRINK: Final = 91.0
"""A drink that saves nobody who is dying."""
AT_DRINK: Final = 90.0
"""A drink that saves."""
AT_BOUGHT_TREAT: Final = 88.0
"""Life for a player of one's choice, for nuggets."""
AT_TREAT: Final = 85.0
"""The same, for a card."""
AT_BOUGHT_EQUIPMENT: Final = 82.0
"""Equipment from the shop that lasts."""
AT_EQUIPMENT: Final = 80.0
"""Equipment from the hand."""
AT_GREEN: Final = 78.0
"""A green card, to be used from the next turn on."""
AT_WEAPON: Final = 75.0
"""A better weapon."""
AT_BOUNTY: Final = 70.0
"""A reward put on somebody, for nuggets."""
AT_REMOVAL: Final = 62.0
"""Having the equipment of an enemy removed, for nuggets."""
AT_JAIL: Final = 60.0
"""A hindrance laid in front of an enemy."""
AT_FRIENDS_MENACE: Final = 58.0
"""Taking away what threatens a friend."""
AT_STRIP: Final = 50.0
"""Taking a card from somebody, or from everybody; for a card or for nuggets."""
AT_SURER_SHOT: Final = 48.0
"""A shot of several cards where one of a single card would probably be dodged."""
AT_SWEEP: Final = 45.0
"""Harm to everybody else."""
AT_SHOT: Final = 40.0
"""A shot."""
AT_ATTACK: Final = 35.0
"""Harm that nothing stops."""
AT_DUEL: Final = 30.0
"""A duel."""
AT_BOUGHT_HARM: Final = 27.0
"""Harm to one player, for nuggets."""
AT_PRICE: Final = 26.0
"""What takes other cards with it."""
AT_ROUND: Final = 20.0
"""Life for everybody."""
AT_SHOT_AT_CARD: Final = 20.0
"""A BANG! at a card in front of somebody."""
AT_CARDS_FOR_LIFE: Final = 15.0
"""Cards, paid with life."""
AT_LIFE_FOR_CARDS: Final = 10.0
"""Life, paid with cards."""
AT_FUSE: Final = 8.0
"""A fuse that goes round the table."""
AT_STORE: Final = 5.0
"""Cards for everybody, or for little."""
AT_BOUGHT_REST: Final = 3.0
"""All else that is bought, before the turn is ended: some of it may end the turn."""
AT_LUCK: Final = 2.0
"""Something unknown, for nuggets."""
AT_SALE: Final = 1.0
"""Nuggets for a card."""
