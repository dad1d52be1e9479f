"""Equipment: what to buy and in which way, and what to have removed, judged by declarations.

What equipment does in place of another card is judged as that card, but it is none: it needs no more than one Missed!,
and gives no more life than everybody gets (GR-BOTTLE-1, -2, GR-PARDNER-1).
"""

from __future__ import annotations

from boothill.bots.choosing import best
from boothill.family.roles import SHERIFF
from boothill.games.bang.bots.judging.hand import cards_kept, shots_in_hand
from boothill.games.bang.bots.judging.situation import Mind, Situation, situation_of
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
from boothill.games.bang.bots.judging.urgency import (
    AT_BOUGHT_EQUIPMENT,
    AT_BOUGHT_HARM,
    AT_BOUGHT_REST,
    AT_BOUGHT_SUPPLY,
    AT_BOUGHT_TREAT,
    AT_BOUNTY,
    AT_REMOVAL,
    AT_STRIP,
    NOT_WORTH_IT,
)
from boothill.games.bang.bots.scoring.phase_2 import GAINS, score_challenge
from boothill.games.bang.bots.scoring.purse import SOON, Purse, nugget_worth
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.mechanics.shop import price_for, removal_price
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BUY, NO_CARD, NUGGETS, REMOVE, SHOP, USE, Card
from boothill.kernel.decision import NOBODY, Decision, Option, Seat

SCALE = 2.0
"""How much equipment gives, as hand cards are worth, for each point of its worth."""
REWARD = 4.0
"""The same for what whoever brings its bearer down gets, if that is oneself."""
GRUDGE = 1.0
"""The same for what somebody loses that is removed, by how much they are hated."""
PER_POINT = 2.0
"""How much of its worth each life point accounts for; what is left is for something else it gives."""
IDLE = 0.25
"""How much is left of the worth of equipment that changes little for its owner."""
LIKELY, POSSIBLE = 0.3, 0.1
"""How likely somebody with one life point, or with two, is brought down before long by the one who can reach them."""
FAR = SOON + 1
"""What costs so much more than there is makes no difference yet, not even to whoever gains a nugget."""

_TURN_OF: dict[int, float] = {
    SUPPLY: AT_BOUGHT_SUPPLY,
    TREAT: AT_BOUGHT_TREAT,
    EQUIPMENT: AT_BOUGHT_EQUIPMENT,
    BOUNTY: AT_BOUNTY,
    STRIP: AT_STRIP,
    SHOT: AT_BOUGHT_HARM,
    ATTACK: AT_BOUGHT_HARM,
    CHALLENGE: AT_BOUGHT_HARM,
}
"""Where in a turn each sort has its place: cards first, shots after those that cost nothing but a card."""
TIE = 1e-6


def look_into_shop(situation: Situation, options: list[Option]) -> None:
    """Value the nuggets of the seat whose turn it is, from what it may buy and what it may not buy yet."""
    view = situation.view
    kinds, kind_of, actions = view.rules.kinds, view.rules.kind_of, view.rules.actions
    nuggets, worth = view.tokens[NUGGETS][situation.me], nugget_worth(view)
    situation.purse = Purse(nuggets, worth, {}, {})
    chosen: dict[Card, tuple[float, Option]] = {}
    matters = False
    for option in options:
        verb = option[0]
        if verb == BUY:
            gain = gain_of(situation, option)
            if option[1] not in chosen or gain > chosen[option[1]][0]:
                chosen[option[1]] = gain, option
            matters = True
        elif verb == REMOVE or (verb == USE and (actions[option[2]].price_nuggets or actions[option[2]].earns)):
            matters = True
    if not matters:
        return
    profile = view.profile[situation.me]
    wares: dict[Card, tuple[int, float]] = {}
    for card in view.piles[SHOP]:
        kind = kinds[kind_of[card]]
        price = price_for(kind, nuggets, profile, view.marks)
        if price > nuggets + FAR:
            continue
        gain = chosen[card][0] if card in chosen else _promise(situation, card, kind)
        wares[card] = price, gain - price * worth
    ways = {option: gain for gain, option in chosen.values()}
    situation.purse = Purse(nuggets, worth, wares, ways)


def score_purchase(situation: Situation, option: Option) -> float:
    """How urgent it is to buy this; at or below 0 if it is not worth it, or another way to have the card is better.

    Of two cards as good as each other either will do.
    """
    purse, card = situation.purse, option[1]
    if option not in purse.ways:
        return NOT_WORTH_IT
    gain, price = purse.ways[option], purse.price(card)
    net = gain - purse.cost(price, card)
    if gain <= price * purse.worth or net < -TIE:
        return NOT_WORTH_IT
    return _TURN_OF.get(situation.kinds[option[2]].sort, AT_BOUGHT_REST) + 4.0 * net / (net + 10.0)


def score_removal(situation: Situation, option: Option) -> float:
    """What helps an enemy, if it hurts them more than the price hurts oneself. What harms its bearer stays."""
    trait = situation.kinds[option[2]]
    if trait.menace:
        return NOT_WORTH_IT
    cost = situation.purse.cost(removal_price(situation.view.rules.kinds[option[2]]))
    net = GRUDGE * situation.enmity[option[3]] * trait.worth - cost
    return AT_REMOVAL + 4.0 * net / (net + 10.0) if net > 0.0 else NOT_WORTH_IT


def found(view: View, decision: Decision, mind: Mind) -> int:
    """What to do with equipment that came by luck: whatever gives most."""
    situation = situation_of(mind, view)
    return best([gain_of(situation, option) for option in decision.options])


# ---- what it gives, as cards are worth -------------------------------------------------------------------------


def gain_of(situation: Situation, option: Option) -> float:
    """What equipment gives its buyer in this way, whatever it costs."""
    view, me = situation.view, situation.me
    _, card, kind, target, _ = option
    trait = situation.kinds[kind]
    sort, own = trait.sort, kind == view.rules.kind_of[card]
    if sort == EQUIPMENT:
        return _lasting(situation, view.rules.kinds[kind], trait)
    if sort == BOUNTY:
        return _bounty(situation, target, trait)
    if sort in (SHOT, ATTACK):
        return _hits(situation, target, situation.guess.hit_chance(view, target, 1) if sort == SHOT else 1.0)
    if sort == CHALLENGE:
        return _duels(situation, option, trait)
    if sort == DRINK:
        more = SCALE * max(0.0, trait.worth - PER_POINT * trait.heals) if own else 0.0
        return situation.relief(me, trait.heals) + more
    if sort == SUPPLY or sort not in GAINS:
        return SCALE * trait.worth if own else trait.worth
    return GAINS[sort](situation, option, trait)


def _promise(situation: Situation, card: Card, kind: Kind) -> float:
    """What equipment would give that cannot be bought yet; nobody saves for what depends on a target."""
    if kind.modes or kind.target is not None:
        return 0.0
    return gain_of(situation, (BUY, card, kind.index, NOBODY, NO_CARD))


def _lasting(situation: Situation, kind: Kind, trait: Trait) -> float:
    """Good for the rest of the game, if there is one for its owner, and if they have not as much without it."""
    if situation.fleeting:
        return 0.0
    view, hooks = situation.view, kind.hooks
    profile = view.profile[situation.me]
    part = 1.0
    if "hand_limit" in hooks:
        part = max(0.0, (hooks["hand_limit"] - cards_kept(view)) / hooks["hand_limit"])
    elif ("immune" in hooks and profile.immune) or (
        "extra_flips" in hooks and not (profile.barrels or profile.turn_end)
    ):
        part = IDLE
    return SCALE * trait.worth * part


def _bounty(situation: Situation, target: Seat, trait: Trait) -> float:
    """For an enemy who will not live long. Whoever brings the Sheriff down, or the last enemy, needs no reward."""
    view, me = situation.view, situation.me
    if situation.enmity[target] < situation.weights.enemy or view.role[target] == SHERIFF:
        return 0.0
    if len(view.seats) - situation.fleeting <= 2 or len(view.role) == 3 or not situation.dares(target):
        return 0.0
    profile, life = view.profile[me], view.life[target]
    if life > 2 or view.distance(me, target) > profile.range:
        return 0.0
    chance = POSSIBLE if life == 2 else LIKELY
    if life == 1 and shots_in_hand(view) and view.bangs < profile.bang_limit:
        chance = max(chance, situation.guess.hit_chance(view, target, profile.bang_needs))
    return REWARD * trait.worth * chance


def _hits(situation: Situation, target: Seat, chance: float) -> float:
    """Harm done to an enemy, and the nugget it brings if it hits (GR-NUG-1)."""
    if situation.enmity[target] < situation.weights.enemy or not situation.dares(target):
        return 0.0
    return situation.harm(target, chance) + chance * situation.purse.worth


def _duels(situation: Situation, option: Option, trait: Trait) -> float:
    """The same for whoever would duel at all; the other may win it."""
    view, me = situation.view, situation.me
    if score_challenge(situation, option, trait) <= 0.0:
        return 0.0
    chance = situation.guess.no_bang_chance(view, option[3], shots_in_hand(view) + 1)
    weights = situation.weights
    risk = 0.0 if situation.fleeting else (1.0 - chance) * (weights.death if view.life[me] <= 1 else weights.wound)
    return _hits(situation, option[3], chance) - risk
