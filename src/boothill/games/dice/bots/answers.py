"""The questions of the dice game, one by one: what this bot answers, and why."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.choosing import best
from boothill.games.dice.bots.final_dice import FinalDice, Rest, Scene, kinds_of
from boothill.games.dice.bots.odds import keeps
from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.volley import Volleys, union
from boothill.games.dice.rules.rolling import reroll_option
from boothill.games.dice.rules.terms import BEER, BULLS_EYES, DICE, DYNAMITE, FACES, GATLING, ONE, PASS, TWO
from boothill.kernel.decision import Decision

Answer = Callable[[Position, Decision], int]
"""Which option to take in a position."""

TIE = 1e-9
"""Differences below this are rounding, not judgement."""


def rerolled(position: Position, decision: Decision) -> int:
    """The choice with the greatest expectation; to stop if nothing is better."""
    dice = position.view.dice
    loose = not position.who(position.me).locks_dynamite
    counts = [dice.count(face) for face in range(len(FACES))]
    if not loose:
        counts[DYNAMITE] = 0
    shown = tuple(counts)
    final = FinalDice(position, sum(shown))
    worths = keeps(shown, decision.subject[0], final.leaves, loose)
    kept = max(worths, key=lambda each: worths[each])
    if worths[kept] <= worths[shown] + TIE:
        return len(decision.options) - 1  # stopping is always last
    thrown: list[int] = []
    for face, number in enumerate(shown):
        places = [die for die in range(DICE) if dice[die] == face]
        thrown += places[: number - kept[face]]
    return decision.options.index(reroll_option(position.view, thrown))


def shot(position: Position, decision: Decision) -> int:
    """The target that leaves the best volley, with all bull's-eyes still to be aimed in mind."""
    view = position.view
    die = decision.subject[0]
    later = [face for face in view.dice[die + 1 :] if face in BULLS_EYES]
    rest = later.count(ONE), later.count(TWO)
    ones, twos = position.reaches
    reached = union(ones, twos)
    rows = [position.hits(seat, view.aimed[seat]) for seat in reached]
    doubling = any(option[3] > 1 for option in decision.options)
    price = _price_of_doubling(position) if doubling else 0.0
    scores = []
    for _, _, seat, points in decision.options:
        at = reached.index(seat)
        now = rows[at][points]
        after = rows[:]
        # What is aimed now shifts what every further point at the same target is worth.
        after[at] = [value - now for value in (*rows[at][points:], *rows[at][-1:] * points)]
        volleys = Volleys(ones, twos, after)
        score = now + volleys.best(rest)[0]
        if points > 1:
            score -= price
        elif doubling and any(rest):
            score = max(score, now + volleys.doubled(rest)[0] - price)
        scores.append(score)
    return best(scores)


def _price_of_doubling(position: Position) -> float:
    """What the beer would be worth that a doubled shot costs."""
    rest = Rest(beers_left(position), 0, fires(position), False, 0)
    return Scene(position, kinds_of(DICE, position.character[position.me]), 0).last_beer(rest)


def healed(position: Position, decision: Decision) -> int:
    """The best use of all beers that are left: one's own need against that of friends; a spare one for oneself."""
    return helped(position, decision, beers_left(position), position.view.beer_worth)


def gift(position: Position, decision: Decision) -> int:
    """Like a beer, but before the dice are known."""
    return helped(position, decision, 1, 1)


def helped(position: Position, decision: Decision, points: int, step: int) -> int:
    """Who gets the next of so many life points: of the best plan for all of them the first, oneself before others."""
    me, dice = position.me, position.view.dice
    life, most = position.life[me], position.max_life[me]
    gatling = fires(position)
    own = position.own(0 if gatling else position.arrows[me], position.pile)
    later = 0 if any(face in BULLS_EYES for face in dice) else position.who(me).peaceful_gain
    others = position.help_others(points, gatling)
    plans = []
    for mine in range(points + 1):
        given = sum([worth for worth, _ in others[: points - mine]], 0.0)
        plans.append(own[min(most, life + step * mine + later)] + given)
    to = me if not others or best(plans) else others[0][1]
    return [option[2] for option in decision.options].index(to)


def arrows_taken(position: Position, decision: Decision) -> int:
    """Arrows instead of life points (DICE-CHAR-BART-1): as long as what an attack would cost is less."""
    points = decision.subject[1]
    me = position.me
    scores = []
    for option in decision.options:
        number = option[3]
        own = position.own(position.arrows[me] + number, position.pile - number)
        scores.append(own[max(0, position.life[me] - points + number)])
    return best(scores)


def arrows_returned(position: Position, decision: Decision) -> int:
    """DICE-CHAR-PEDRO-1: an arrow less is never a loss."""
    return best([float(option[3]) for option in decision.options])


def arrow_removed(position: Position, decision: Decision) -> int:
    """DICE-CHAR-KIT-1: one's own arrow, unless the Gatling takes them all anyway, or a friend's; never an enemy's."""
    me = position.me
    held = position.arrows[me]
    scores = []
    for verb, _, seat, _ in decision.options:
        if verb == PASS:
            scores.append(TIE)
        elif seat == me:
            gained = position.own(held - 1, position.pile + 1)[position.life[me]]
            scores.append(0.0 if fires(position) else gained - position.own(held, position.pile)[position.life[me]])
        else:
            life, arrows = position.life[seat], position.arrows[seat]
            scores.append(position.row(seat, arrows - 1)[life] - position.row(seat, arrows)[life])
    return best(scores)


def general(position: Position, decision: Decision) -> int:
    """For questions it does not know: the last option is mostly to let it be."""
    return len(decision.options) - 1


def beers_left(position: Position) -> int:
    """Beers that have not been given away or spent, the one in question included."""
    view = position.view
    return sum([face == BEER and not view.spent >> die & 1 for die, face in enumerate(view.dice)])


def fires(position: Position) -> bool:
    """Whether the Gatling will be fired this turn."""
    return position.view.dice.count(GATLING) >= position.who(position.me).gatlings_needed


ANSWERS: dict[str, Answer] = {
    "reroll": rerolled,
    "shoot": shot,
    "heal": healed,
    "gift": gift,
    "arrows_instead": arrows_taken,
    "return_arrows": arrows_returned,
    "remove_arrow": arrow_removed,
}
