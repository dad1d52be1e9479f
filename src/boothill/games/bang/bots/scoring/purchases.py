"""Equipment: what to buy and in which way, and what to have removed, judged by declarations.

What equipment does in place of another card is judged as that card, but it is none: it needs no more than one Missed!,
and gives no more life than everybody gets (GR-BOTTLE-1, -2, GR-PARDNER-1).
"""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.games.bang.bots.judging.hand import cards_kept, shots_in_hand
from boothill.games.bang.bots.judging.situation import Mind, Outlook, outlook_of
from boothill.games.bang.bots.judging.traits import (
    ATTACK,
    BOUNTY,
    CHALLENGE,
    DRINK,
    EQUIPMENT,
    SHOT,
    STRIP,
    SUPPLY,
    TREAT,
    Trait,
)
from boothill.games.bang.bots.scoring.phase_2 import GAINS, score_challenge
from boothill.games.bang.bots.scoring.purse import SOON, Purse, nugget_worth
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.mechanics.shop import price_for, removal_price
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    BUY,
    NO_CARD,
    NOBODY,
    NUGGETS,
    REMOVE,
    SHERIFF,
    SHOP,
    USE,
    Card,
    Option,
    Seat,
)
from boothill.kernel.decision import Decision

SCALE = 2.0
"""How much equipment gives, as hand cards are worth, for each point of its worth."""
REWARD = 4.0
"""The same for what whoever brings its bearer down gets, if that is oneself."""
GRUDGE = 1.0
"""The same for what somebody loses that is removed, by how much he is hated."""
PER_POINT = 2.0
"""How much of its worth each life point accounts for; what is left is for something else it gives."""
IDLE = 0.25
"""How much is left of the worth of equipment that changes little for its owner."""
LIKELY, POSSIBLE = 0.3, 0.1
"""How likely somebody with one life point, or with two, is brought down before long by the one who can reach him."""
FAR = SOON + 1
"""What costs so much more than there is makes no difference yet, not even to whoever gains a nugget."""

_TURN_OF: dict[int, float] = {
    SUPPLY: 104.0,
    TREAT: 88.0,
    EQUIPMENT: 82.0,
    BOUNTY: 70.0,
    STRIP: 50.0,
    SHOT: 27.0,
    ATTACK: 27.0,
    CHALLENGE: 27.0,
}
"""Where in a turn each sort has its place: cards first, shots after those that cost nothing but a card."""
TIE = 1e-6
LAST = 3.0
"""The place of all else, before the turn is ended: one of them may end it."""
REMOVAL = 62.0


def look_into_shop(outlook: Outlook, options: list[Option]) -> None:
    """Value the nuggets of the seat whose turn it is, from what it may buy and what it may not buy yet."""
    view = outlook.view
    kinds, kind_of, actions = view.rules.kinds, view.rules.kind_of, view.rules.actions
    nuggets, worth = view.tokens[NUGGETS][outlook.me], nugget_worth(view)
    outlook.purse = Purse(nuggets, worth, {}, {})
    chosen: dict[Card, tuple[float, Option]] = {}
    matters = False
    for option in options:
        verb = option[0]
        if verb == BUY:
            gain = gain_of(outlook, option)
            if option[1] not in chosen or gain > chosen[option[1]][0]:
                chosen[option[1]] = gain, option
            matters = True
        elif verb == REMOVE or (verb == USE and (actions[option[2]].price_nuggets or actions[option[2]].earns)):
            matters = True
    if not matters:
        return
    profile = view.profile[outlook.me]
    wares: dict[Card, tuple[int, float]] = {}
    for card in view.piles[SHOP]:
        kind = kinds[kind_of[card]]
        price = price_for(kind, nuggets, profile, view.marks)
        if price > nuggets + FAR:
            continue
        gain = chosen[card][0] if card in chosen else _promise(outlook, card, kind)
        wares[card] = price, gain - price * worth
    ways = {option: gain for gain, option in chosen.values()}
    outlook.purse = Purse(nuggets, worth, wares, ways)


def score_purchase(outlook: Outlook, option: Option) -> float:
    """How urgent it is to buy this; at or below 0 if it is not worth it, or another way to have the card is better.

    Of two cards as good as each other either will do.
    """
    purse, card = outlook.purse, option[1]
    if option not in purse.ways:
        return -1.0
    gain, price = purse.ways[option], purse.price(card)
    net = gain - purse.cost(price, card)
    if gain <= price * purse.worth or net < -TIE:
        return -1.0
    return _TURN_OF.get(outlook.kinds[option[2]].sort, LAST) + 4.0 * net / (net + 10.0)


def score_removal(outlook: Outlook, option: Option) -> float:
    """What helps an enemy, if it hurts him more than the price hurts oneself. What harms its bearer stays."""
    trait = outlook.kinds[option[2]]
    if trait.menace:
        return -1.0
    cost = outlook.purse.cost(removal_price(outlook.view.rules.kinds[option[2]]))
    net = GRUDGE * outlook.enmity[option[3]] * trait.worth - cost
    return REMOVAL + 4.0 * net / (net + 10.0) if net > 0.0 else -1.0


def found(view: View, decision: Decision, mind: Mind) -> int:
    """What to do with equipment that came by luck: whatever gives most."""
    outlook = outlook_of(mind, view)
    return best([gain_of(outlook, option) for option in decision.options])


# ---- what it gives, as cards are worth -------------------------------------------------------------------------


def gain_of(outlook: Outlook, option: Option) -> float:
    """What equipment gives its buyer in this way, whatever it costs."""
    view, me = outlook.view, outlook.me
    _, card, kind, target, _ = option
    trait = outlook.kinds[kind]
    sort, own = trait.sort, kind == view.rules.kind_of[card]
    if sort == EQUIPMENT:
        return _lasting(outlook, view.rules.kinds[kind], trait)
    if sort == BOUNTY:
        return _bounty(outlook, target, trait)
    if sort in (SHOT, ATTACK):
        return _hits(outlook, target, outlook.guess.hit_chance(view, target, 1) if sort == SHOT else 1.0)
    if sort == CHALLENGE:
        return _duels(outlook, option, trait)
    if sort == DRINK:
        more = SCALE * max(0.0, trait.worth - PER_POINT * trait.heals) if own else 0.0
        return outlook.relief(me, trait.heals) + more
    if sort == SUPPLY or sort not in GAINS:
        return SCALE * trait.worth if own else trait.worth
    return GAINS[sort](outlook, option, trait)


def _promise(outlook: Outlook, card: Card, kind: Kind) -> float:
    """What equipment would give that cannot be bought yet; nobody saves for what depends on a target."""
    if kind.modes or kind.target is not None:
        return 0.0
    return gain_of(outlook, (BUY, card, kind.index, NOBODY, NO_CARD))


def _lasting(outlook: Outlook, kind: Kind, trait: Trait) -> float:
    """Good for the rest of the game, if there is one for its owner, and if he has not as much without it."""
    if outlook.fleeting:
        return 0.0
    view, hooks = outlook.view, kind.hooks
    profile = view.profile[outlook.me]
    part = 1.0
    if "hand_limit" in hooks:
        part = max(0.0, (hooks["hand_limit"] - cards_kept(view)) / hooks["hand_limit"])
    elif ("immune" in hooks and profile.immune) or (
        "extra_flips" in hooks and not (profile.barrels or profile.turn_end)
    ):
        part = IDLE
    return SCALE * trait.worth * part


def _bounty(outlook: Outlook, target: Seat, trait: Trait) -> float:
    """For an enemy who will not live long. Whoever brings the Sheriff down, or the last enemy, needs no reward."""
    view, me = outlook.view, outlook.me
    if outlook.enmity[target] < outlook.weights.enemy or view.role[target] == SHERIFF:
        return 0.0
    if len(view.seats) - outlook.fleeting <= 2 or len(view.role) == 3 or not outlook.dares(target):
        return 0.0
    profile, life = view.profile[me], view.life[target]
    if life > 2 or view.distance(me, target) > profile.range:
        return 0.0
    chance = POSSIBLE if life == 2 else LIKELY
    if life == 1 and shots_in_hand(view) and view.bangs < profile.bang_limit:
        chance = max(chance, outlook.guess.hit_chance(view, target, profile.bang_needs))
    return REWARD * trait.worth * chance


def _hits(outlook: Outlook, target: Seat, chance: float) -> float:
    """Harm done to an enemy, and the nugget it brings if it hits (GR-NUG-1)."""
    if outlook.enmity[target] < outlook.weights.enemy or not outlook.dares(target):
        return 0.0
    return outlook.harm(target, chance) + chance * outlook.purse.worth


def _duels(outlook: Outlook, option: Option, trait: Trait) -> float:
    """The same for whoever would duel at all; the other may win it."""
    view, me = outlook.view, outlook.me
    if score_challenge(outlook, option, trait) <= 0.0:
        return 0.0
    chance = outlook.guess.no_bang_chance(view, option[3], shots_in_hand(view) + 1)
    weights = outlook.weights
    risk = 0.0 if outlook.fleeting else (1.0 - chance) * (weights.death if view.life[me] <= 1 else weights.wound)
    return _hits(outlook, option[3], chance) - risk
