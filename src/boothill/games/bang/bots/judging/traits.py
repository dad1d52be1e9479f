"""What a rule-of-thumb player makes of cards and characters, read off their declarations."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Final

from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.kinds import Action, Kind
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.terms import BLACK, BLUE, GREEN
from boothill.games.bang.rules.terms import EQUIPMENT as EQUIPMENT_DECK

# What a card comes to in phase 2: when it is played or, if it is green, when it is used.
SHOT: Final = 0
"""A shot at one player."""
CHALLENGE: Final = 1
"""Harm to one player who can turn it against its user."""
ATTACK: Final = 2
"""Any other harm to one player."""
STRIP: Final = 3
"""Takes or discards a card of a player."""
HINDRANCE: Final = 4
"""A card laid in front of somebody to their harm."""
SWEEP: Final = 5
"""Harm to everybody else."""
DRINK: Final = 6
"""Gives its user life."""
ROUND: Final = 7
"""Gives everybody life."""
EQUIPMENT: Final = 8
"""A card laid in front of oneself for one's own good."""
WEAPON: Final = 9
FUSE: Final = 10
"""A card laid in front of oneself that threatens whoever has it at the start of a turn."""
SUPPLY: Final = 11
"""Everything else: mostly ways to get cards."""
TREAT: Final = 12
"""Gives a player of one's choice life."""
RAID: Final = 13
"""Takes or discards a card of everybody else."""
BOUNTY: Final = 14
"""A card laid in front of somebody that rewards whoever brings them down."""

DRAW_PILE: Final = ""
"""The name of the draw pile among the piles of a set of rules."""

UNKNOWN_CARD: Final = 4.5
"""What a card is worth that nobody has seen."""


class Trait:
    """A kind as the bot thinks of it."""

    __slots__ = (
        "aims",
        "at_once",
        "bang_card",
        "bang_limit",
        "bonus",
        "cost",
        "dodges",
        "green",
        "guards",
        "heals",
        "hostile",
        "menace",
        "missed",
        "plain",
        "price",
        "range",
        "rescue",
        "shot",
        "sort",
        "unlimited",
        "worth",
    )

    def __init__(self, kind: Kind) -> None:
        self.sort = sort_of(kind)
        self.worth = float(kind.worth)
        self.green = kind.colour == GREEN
        """Laid down first, used or spent later."""
        self.cost = kind.cost
        self.at_once = not self.green and not self.cost
        """Played from the hand it does what it does, and costs nothing but itself."""
        self.heals = kind.heals
        self.rescue = kind.rescue is not None
        self.missed = kind.missed
        self.dodges = kind.missed and not self.green
        """A Missed! as long as it is in the hand."""
        self.bonus = kind.on_missed is not None
        """Used as a Missed! it brings something besides."""
        self.bang_card = kind.bang_card
        self.shot = kind.bang_card or kind.use == "shot"
        """Stopped by Missed! effects."""
        self.hostile = kind.hostile
        self.menace = "turn_check" in kind.hooks or (kind.colour == BLACK and kind.hostile)
        """Whoever has it in front of them would rather not."""
        self.plain = not self.green and not self.missed and self.sort not in (DRINK, EQUIPMENT, WEAPON, FUSE)
        """Worth the same whatever happens."""
        self.price = kind.price
        """What it costs in the shop; 0 for cards that are not sold there."""
        self.range = kind.hooks.get("range", 0)
        self.bang_limit = kind.hooks.get("bang_limit", 1)
        self.unlimited = self.bang_limit > 1
        self.guards = "barrels" in kind.hooks or kind.hooks.get("seen_at", 0) > 0
        """In front of its owner it makes them harder to hit."""
        self.aims = self.range > 0 or self.unlimited or kind.hooks.get("sees_at", 0) < 0
        """In front of its owner it helps them to shoot, from the moment it lies there."""


def sort_of(kind: Kind) -> int:
    """What a card of this kind comes to."""
    aimed_at = kind.used_at if kind.colour == GREEN else kind.target
    if aimed_at is not None:
        if not kind.hostile:
            return TREAT if kind.heals else SUPPLY
        if kind.bang_card or kind.use == "shot":
            return SHOT
        if aimed_at.picks is not None:
            return STRIP
        if kind.colour == BLUE:
            return HINDRANCE
        if "reward" in kind.hooks:
            return BOUNTY
        return CHALLENGE if kind.use == "challenge" else ATTACK
    if kind.colour in (BLUE, BLACK) or (kind.colour == GREEN and kind.effect is None):
        if kind.weapon:
            return WEAPON
        return FUSE if "turn_check" in kind.hooks else EQUIPMENT
    if kind.hostile:
        return RAID if kind.use == "strip_all" else SWEEP
    if kind.rescue is not None or kind.heals:
        return DRINK
    return ROUND if kind.use == "heal_all" else SUPPLY


@lru_cache(maxsize=64)
def traits(rules: Ruleset) -> tuple[Trait, ...]:
    """The trait of each kind of these rules, by index."""
    return tuple([Trait(kind) for kind in rules.kinds])


@lru_cache(maxsize=4096)
def missed_share(rules: Ruleset, profile: Profile) -> float:
    """How likely an unknown hand card is a Missed! to somebody with this profile."""
    return _share(rules, profile.missed_kinds)


@lru_cache(maxsize=4096)
def bang_share(rules: Ruleset, profile: Profile) -> float:
    """How likely an unknown hand card answers as a BANG! for somebody with this profile."""
    return _share(rules, profile.bang_kinds)


def _share(rules: Ruleset, kinds: Container[int]) -> float:
    """How many of the cards that hands are drawn from are of these kinds."""
    cards = rules.piles[DRAW_PILE]
    return sum([rules.kind_of[card] in kinds for card in cards]) / len(cards)


@lru_cache(maxsize=64)
def average_equipment(rules: Ruleset) -> float:
    """What a card of the equipment deck is worth, by and large."""
    cards = rules.piles[EQUIPMENT_DECK]
    return sum([rules.kinds[rules.kind_of[card]].worth for card in cards]) / len(cards)


HOOKS_WORTH: Final = {
    "immune": 7.0,
    "answered_out_of_turn": 6.0,
    "turn_end": 6.0,
    "life_lost": 6.0,
    "barrels": 5.5,
    "others_cards_off": 5.0,
    "phase_1_count": 5.0,
    "seen_at": 5.0,
    "hand_empty": 4.5,
    "bang_needs": 4.0,
    "discount": 4.0,
    "inherits": 4.0,
    "life_lost_at_once": 4.0,
    "somebody_out": 4.0,
    "phase_1": 3.5,
    "stands_for": 3.5,
    "bang_limit": 3.0,
    "beer_gives": 3.0,
    "sees_at": 3.0,
    "extra_flips": 2.5,
    "hand_limit": 1.5,
    "choose_ability": 0.0,
    "turn_skipped": 0.0,
    "draws_discards": 0.0,
    "may_play": 0.0,
}
"""How good it is to have an ability of this make; those not named are worth something, too."""


def ability_worth(hooks: Hooks) -> float:
    """How good the ability of a character with these hooks is, by and large."""
    worth = sum([HOOKS_WORTH.get(name, 2.0) for name in hooks if name != "actions"], 0.0)
    return worth + sum([action_worth(action) for action in hooks.get("actions", ())], 0.0)


def action_worth(action: Action) -> float:
    """How good it is to be able to do this of one's own accord: what it gives beyond what it costs."""
    gain = 2.5 * action.draws + 3.0 * action.heals + (4.0 if action.hostile or action.missed else 0.0)
    return max(1.0, 2.0 + gain - action.price - 3.0 * action.price_life - action.price_nuggets)
