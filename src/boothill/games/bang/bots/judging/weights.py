"""The judgements of a rule-of-thumb player as numbers: what each is for, and how far it may be moved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from importlib.resources import files
from tomllib import loads
from typing import Any, Final, NamedTuple

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from boothill.games.bang.bots.judging.urgency import (
    AT_ATTACK,
    AT_DRINK,
    AT_DUEL,
    AT_EQUIPMENT,
    AT_JAIL,
    AT_PRICE,
    AT_ROUND,
    AT_SHOT,
    AT_STORE,
    AT_STRIP,
    AT_SWEEP,
    AT_WEAPON,
)

Roles = tuple[int, ...]
ALL: Final[Roles] = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)
LAW: Final[Roles] = (SHERIFF, DEPUTY)
NONE: Final[Roles] = ()
"""Of no use in the base game with 4 to 7 players, where weights are tried out."""


class Bounds(NamedTuple):
    """What is known of one weight besides its value."""

    low: float
    high: float
    meaning: str
    roles: Roles
    """The roles it makes any difference to."""


def _weight(default: float, low: float, high: float, meaning: str, roles: Roles = ALL) -> Any:
    return field(default=default, metadata={"bounds": Bounds(low, high, meaning, roles)})


@dataclass(frozen=True, slots=True)
class Weights:
    """One set of judgements, for one role. As they stand here they are the greenhorn's, but for its wishes.

    Urgencies put the plays of a turn in order, the highest first; worths are in the unit of a card's own worth, for
    which an average card has 4.5; enmity is above 0 for enemies and below 0 for friends.
    """

    # ---- wishes: how much the role wants to harm whom ----
    wish_sheriff: float = _weight(0.0, -4.0, 4.0, "enmity against the Sheriff", (OUTLAW, RENEGADE))
    wish_deputy: float = _weight(0.0, -3.0, 2.5, "enmity against a Deputy", (SHERIFF, DEPUTY, OUTLAW))
    wish_outlaw: float = _weight(0.0, -3.0, 2.5, "enmity against an Outlaw", (SHERIFF, DEPUTY, OUTLAW))
    wish_renegade: float = _weight(0.0, -1.0, 2.0, "enmity against a Renegade while Outlaws are about")
    wish_renegade_late: float = _weight(1.5, 0.0, 3.0, "the same for the law once they are gone", LAW)
    last_sheriff: float = _weight(2.0, 0.5, 3.0, "the Renegade's against the Sheriff when both are alone", (RENEGADE,))
    late_deputy: float = _weight(1.0, 0.0, 3.0, "theirs against a Deputy once the Outlaws are gone", (RENEGADE,))
    late_rival: float = _weight(0.5, 0.0, 2.0, "theirs against another Renegade then, while there are Deputies", NONE)
    last_rival: float = _weight(1.0, 0.0, 2.0, "the same without Deputies", NONE)
    weak_deputy: float = _weight(-0.3, -2.0, 2.0, "theirs against a Deputy while the law is outnumbered", (RENEGADE,))
    weak_outlaw: float = _weight(1.0, -0.5, 2.0, "theirs against an Outlaw then", (RENEGADE,))
    even_deputy: float = _weight(0.2, -2.0, 2.0, "theirs against a Deputy while both sides are even", (RENEGADE,))
    even_outlaw: float = _weight(0.8, -0.5, 2.0, "theirs against an Outlaw then", (RENEGADE,))
    strong_deputy: float = _weight(
        0.7, -2.0, 2.0, "theirs against a Deputy while the law outnumbers the others", (RENEGADE,)
    )
    strong_outlaw: float = _weight(0.3, -0.5, 2.0, "theirs against an Outlaw then", (RENEGADE,))
    biding: float = _weight(
        0.15, -0.5, 2.0, "the most of it against an Outlaw while the Sheriff is healthy", (RENEGADE,)
    )
    healthy: float = _weight(4.0, 2.5, 5.5, "life from which on they are", (RENEGADE,))
    failing: float = _weight(2.0, 0.5, 4.5, "life up to which the law counts as outnumbered", (RENEGADE,))
    conceal: float = _weight(
        0.0, 0.0, 3.0, "enmity that gives way for each part by which a shot would show the own role", (OUTLAW, RENEGADE)
    )
    bold: float = _weight(2.5, 0.5, 5.5, "life of the Sheriff up to which nobody hides any more", (OUTLAW, RENEGADE))
    grudge: float = _weight(0.0, 0.0, 0.6, "enmity for each hostile act against oneself, up to three of them")
    enemy: float = _weight(0.2, 0.02, 0.6, "enmity from which on somebody is worth a card")
    spare_enemy: float = _weight(0.05, -0.3, 0.4, "the same for a shot when cards have to go anyway")
    strip_enemy: float = _weight(0.1, -0.3, 0.4, "the same for taking a card from them")
    unsure: float = _weight(0.45, 0.1, 1.2, "enmity from which on the Sheriff dares to kill", (SHERIFF,))
    ally: float = _weight(-0.8, -2.0, -0.1, "enmity up to which somebody is worth a card to be helped")
    friend: float = _weight(-1.0, -2.5, -0.1, "enmity below which somebody is spared whatever it costs")

    # ---- who is attacked first ----
    zeal_last: float = _weight(0.6, 0.0, 3.0, "zeal against somebody with one life point left")
    zeal_two: float = _weight(0.2, 0.0, 2.0, "the same with two")
    zeal_wound: float = _weight(0.0, -1.0, 1.5, "zeal for the share of their life somebody has lost")
    zeal_volley: float = _weight(0.0, 0.0, 2.0, "zeal against somebody who can be brought down this turn")
    zeal_near: float = _weight(0.0, -0.5, 1.5, "zeal against somebody who can shoot oneself")
    zeal_guard: float = _weight(
        0.0, -0.5, 1.5, "zeal against somebody who can shoot the Sheriff", (DEPUTY, OUTLAW, RENEGADE)
    )
    zeal_rich: float = _weight(0.0, -0.3, 0.3, "zeal for each card somebody holds")
    zeal_soon: float = _weight(0.0, -0.5, 1.0, "zeal against whoever is next to play, less for those after them")
    shot_hate: float = _weight(4.0, 1.0, 9.0, "how much of the urgency of an attack is due to its target")
    shot_flat: float = _weight(0.5, 0.0, 2.0, "what a shot does that is dodged")
    shot_chance: float = _weight(0.5, 0.0, 3.0, "what it does besides when it hits")
    shot_least: float = _weight(0.0, 0.0, 0.6, "chance below which no shot is wasted unless cards have to go anyway")
    hold_bang: float = _weight(0.0, 0.0, 2.0, "what the last BANG! has to promise, chance times enmity, not to be held")

    # ---- guesses ----
    held_missed: float = _weight(1.0, 0.5, 3.0, "how many times as many Missed! are in hands as in the pile")
    held_bang: float = _weight(1.0, 0.3, 2.0, "the same for BANG! cards")

    # ---- what harm and help are worth ----
    harm_flat: float = _weight(2.0, 0.0, 6.0, "worth of making somebody dodge", NONE)
    harm_hit: float = _weight(5.0, 1.0, 12.0, "worth of a life point lost by an enemy", NONE)
    harm_zeal: float = _weight(6.0, 0.0, 15.0, "the same for each point of zeal", NONE)
    relief_last: float = _weight(11.0, 5.0, 20.0, "worth of a life point to somebody with one", NONE)
    relief_two: float = _weight(9.0, 4.0, 16.0, "the same with two", NONE)
    relief_more: float = _weight(7.0, 2.0, 12.0, "the same with more", NONE)
    relief_lost: float = _weight(3.0, 0.0, 6.0, "what life costs that cannot be taken up", NONE)
    duel_least: float = _weight(0.55, 0.1, 0.95, "chance to win from which on a duel is fought")
    duel_last: float = _weight(0.9, 0.3, 1.0, "the same with the last life point")
    wound: float = _weight(6.0, 2.0, 12.0, "what it costs to lose a life point", NONE)
    death: float = _weight(20.0, 8.0, 40.0, "the same for the last one", NONE)

    # ---- taking cards ----
    strip_hand: float = _weight(5.0, 1.0, 10.0, "what somebody loses with a card of their hand")
    strip_hand_last: float = _weight(7.0, 1.0, 12.0, "the same with one life point left")
    strip_hand_only: float = _weight(0.0, -3.0, 5.0, "how much more it is when it is their only one")
    strip_weapon: float = _weight(-1.0, -4.0, 5.0, "how much more than its worth a weapon is")
    strip_reach: float = _weight(0.0, 0.0, 5.0, "how much more it is if its owner reaches oneself with it alone")
    strip_guard: float = _weight(0.0, -3.0, 5.0, "how much more what protects somebody in reach is")
    menace: float = _weight(8.0, 3.0, 15.0, "what it is worth to be rid of what threatens its bearer", NONE)
    spite: float = _weight(0.4, 0.0, 1.5, "how much what an enemy loses counts beside what one gains", NONE)
    jail_flat: float = _weight(4.0, 0.0, 10.0, "urgency of a hindrance for each point of enmity")
    jail_danger: float = _weight(0.5, 0.0, 1.5, "the same for the life, cards and reach of its target")
    jail_soon: float = _weight(0.0, -3.0, 6.0, "the same for whoever is next to play, less for those after them")
    sweep_bias: float = _weight(0.15, -0.5, 0.6, "how much harm to anybody at all is worth, as enmity is")
    sweep_least: float = _weight(0.0, -0.5, 1.5, "what harm to everybody has to come to")

    # ---- help ----
    drink_up_to: float = _weight(9.0, 0.5, 5.5, "life up to which a drink that saves is drunk, not held")
    round_own: float = _weight(1.2, 0.2, 3.0, "what life for everybody is worth to oneself")
    round_least: float = _weight(0.3, -0.5, 1.5, "what it has to come to")
    fuse_enemies: float = _weight(0.0, 0.0, 3.0, "what a fuse is worth for each point of enmity around the table")
    fuse_fear: float = _weight(1.0, 0.0, 4.0, "what one fears of it oneself")
    store_share: float = _weight(0.0, 0.0, 6.0, "what cards for everybody are worth for each friend more than enemies")
    weapon_range: float = _weight(0.1, 0.0, 1.0, "worth of each step a weapon reaches")
    weapon_quarry: float = _weight(1.5, 0.0, 5.0, "worth of reaching the worst enemy")
    weapon_reach: float = _weight(0.0, 0.0, 3.0, "worth of each point of enmity a weapon reaches")
    weapon_kill: float = _weight(0.0, 0.0, 30.0, "worth of a weapon with which an enemy can be brought down this turn")
    finish_enemy: float = _weight(0.7, 0.2, 1.5, "enmity from which on that is worth the other weapon")
    finish_least: float = _weight(0.8, 0.2, 0.95, "chance of each shot from which on it is to be reckoned with")
    unlimited_rich: float = _weight(2.0, -1.0, 6.0, "worth of shots without limit with two BANG!s or more")
    unlimited_poor: float = _weight(-1.5, -4.0, 3.0, "the same with fewer")

    # ---- what is kept ----
    spare: float = _weight(1.8, 0.0, 4.0, "how much less each further card of the same use is worth")
    keep_bang: float = _weight(0.0, -3.0, 3.0, "how much more than its worth a BANG! is")
    keep_dodge: float = _weight(0.0, -3.0, 4.0, "the same for a Missed!")
    keep_dodge_weak: float = _weight(1.5, -1.0, 5.0, "the same for a Missed! or a drink with two life points left")
    keep_strip: float = _weight(0.0, -3.0, 3.0, "the same for what takes cards")
    keep_beer: float = _weight(1.0, -3.0, 4.0, "the same for a drink that saves")
    keep_beer_weak: float = _weight(2.0, 0.0, 6.0, "the same, shared by the life points left")
    keep_laid: float = _weight(0.0, -4.0, 2.0, "the same for equipment that could not be laid down")
    useless: float = _weight(0.5, -1.0, 3.0, "worth of equipment that would change nothing")
    peril: float = _weight(2.0, 0.0, 5.0, "how much more what saves life is worth when every turn costs some", NONE)
    dear: float = _weight(6.5, 4.0, 10.0, "worth above which a card is not played as something else")
    good_card: float = _weight(4.2, 2.0, 7.0, "worth of one card more in the hand", NONE)
    crowded: float = _weight(2.4, 0.5, 5.0, "the same when too many are held already", NONE)
    sturdy: float = _weight(4.0, 2.0, 5.5, "life of which a point can be spared for cards", NONE)
    roomy: float = _weight(2.0, 0.0, 4.0, "cards more than life points that may be held after that", NONE)
    heal_price: float = _weight(5.0, 1.0, 12.0, "worth of cards up to which they are given for life")
    heal_price_weak: float = _weight(9.0, 2.0, 20.0, "the same with two life points left")

    # ---- the order of a turn ----
    at_drink: float = _weight(AT_DRINK, 41.0, 99.0, "urgency of a drink that saves")
    at_equipment: float = _weight(AT_EQUIPMENT, 60.0, 99.0, "urgency of equipment")
    at_weapon: float = _weight(AT_WEAPON, 46.0, 99.0, "urgency of a weapon")
    at_jail: float = _weight(AT_JAIL, 40.0, 80.0, "urgency of a hindrance")
    at_strip: float = _weight(AT_STRIP, 35.0, 70.0, "urgency of taking a card")
    at_sweep: float = _weight(AT_SWEEP, 32.0, 60.0, "urgency of harm to everybody")
    at_shot: float = _weight(AT_SHOT, 30.0, 60.0, "urgency of a shot")
    at_attack: float = _weight(AT_ATTACK, 10.0, 90.0, "urgency of harm nothing stops", NONE)
    at_duel: float = _weight(AT_DUEL, 20.0, 50.0, "urgency of a duel")
    at_price: float = _weight(AT_PRICE, 6.0, 60.0, "urgency of what takes other cards with it", NONE)
    at_round: float = _weight(AT_ROUND, 5.0, 60.0, "urgency of life for everybody")
    at_store: float = _weight(AT_STORE, -5.0, 30.0, "urgency of cards for everybody")

    stirs: bool = field(init=False, repr=False, compare=False)
    """Whether zeal depends on more than life: on anything that takes time to find out."""

    def __post_init__(self) -> None:
        """Find out once what is asked often."""
        more = (self.zeal_wound, self.zeal_volley, self.zeal_near, self.zeal_guard, self.zeal_rich, self.zeal_soon)
        object.__setattr__(self, "stirs", any(more))

    def __reduce__(self) -> tuple[type[Weights], tuple[float, ...]]:
        """Weights go to another process as they are made: by their values."""
        return Weights, tuple([getattr(self, name) for name in BOUNDS])


BOUNDS: Final[dict[str, Bounds]] = {f.name: f.metadata["bounds"] for f in fields(Weights) if f.init}
"""Of each weight, by name."""

WISHES: Final[dict[int, tuple[float, float, float, float]]] = {
    SHERIFF: (-3.0, -1.6, 1.0, 0.4),
    DEPUTY: (-3.0, -1.2, 1.0, 0.4),
    OUTLAW: (2.0, 0.9, -1.2, 0.5),
    RENEGADE: (-2.0, 0.0, 0.0, 0.2),
}
"""How much each role wants to harm the Sheriff, a Deputy, an Outlaw, a Renegade. The Renegade's depend on more."""

DEFAULT: Final = Weights()
"""The greenhorn's judgement, whatever its role: without wishes."""

DEFAULTS: Final[dict[int, Weights]] = {
    role: Weights(wish_sheriff=a, wish_deputy=b, wish_outlaw=c, wish_renegade=d)
    for role, (a, b, c, d) in WISHES.items()
}
"""The greenhorn's judgement in each role."""


def weights_of(role: int, changed: Mapping[str, Any]) -> Weights:
    """The greenhorn's weights in this role with these in place of its own. Raises ValueError for an unknown name."""
    unknown = changed.keys() - BOUNDS.keys()
    if unknown:
        raise ValueError(f"unknown weights {', '.join(sorted(unknown))}")
    return replace(DEFAULTS[role], **changed)


def names_for(role: int) -> tuple[str, ...]:
    """The weights that make a difference to this role, in their order here."""
    return tuple([name for name, bounds in BOUNDS.items() if role in bounds.roles])


@lru_cache(maxsize=8)
def load_weights(bot: str) -> dict[int, Weights]:
    """The weights of a bot in each role, from its file in `data`: what a role does not name is the greenhorn's."""
    path = files("boothill.games.bang.bots") / "data" / f"{bot}.toml"
    if not path.is_file():
        return DEFAULTS
    found = loads(path.read_text("utf-8"))
    return {role: weights_of(role, found.get(ROLES[role], {}).get("weights", {})) for role in ALL}
