"""Warnings on options that waste something or hurt their own player. They forbid nothing: clients ask, bots avoid."""

from __future__ import annotations

from boothill.family.roles import DEPUTY, OUTLAW, SHERIFF
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.declared import reason
from boothill.games.bang.rules.harm.dying import RESCUE
from boothill.games.bang.rules.mechanics.back import can_regain, takes_no_life
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    AT,
    BROWN,
    FLIP,
    FROM_HAND,
    GREEN,
    KIND,
    NUGGETS,
    PASS,
    PLAY,
    RESPOND,
    USE,
    VERB,
    Card,
)
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.reasons import WhyNot

Caution = WhyNot
"""(code, rule id, parameters), as with reasons why a card cannot be played."""

GIVES_UP_LIFE = reason("gives_up_life")
CANNOT_SAVE = reason("cannot_save", "life")
NOT_ENOUGH_MISSED = reason("not_enough_missed", "needs")
IMMUNE_TARGET = reason("immune_target", "seat")
HITS_YOURSELF = reason("hits_yourself")
OWN_SIDE = reason("own_side", "seat")
FULL_LIFE = reason("full_life")
HEALTHY = reason("healthy", "seat")
SHADOW_REGAINS_NOTHING = reason("shadow_regains_nothing")
WORSE_WEAPON = reason("worse_weapon", "kind")


def warnings(view: View, decision: Decision) -> list[Caution | None]:
    """For each option of the decision a warning, or None. `view` must be that of the asked seat.

    Nothing is said against an only option: there would be nothing to think over.
    """
    if len(decision.options) == 1:
        return [None]
    return [warning(view, decision, option) for option in decision.options]


def warning(view: View, decision: Decision, option: Option) -> Caution | None:
    """The most serious thing to be said against one option."""
    verb = option[VERB]
    if verb == PLAY:
        return _about_playing(view, option)
    of_mechanic = view.rules.mechanics.verbs.get(verb)
    if of_mechanic is not None:
        return of_mechanic.advice(view, option)
    if verb == USE and option[AT] >= 0 and view.rules.actions[option[KIND]].hostile:
        return _about_using(view, option)
    if decision.kind == RESCUE:
        if verb == PASS:
            return Caution(GIVES_UP_LIFE, "BASE-DIE-5")
        # Whoever gets something for the cards they play may find more help there.
        if not view.profile[view.seat].card_played and view.life[view.seat] + life_in_reach(view, decision) < 1:
            return Caution(CANNOT_SAVE, "BASE-DIE-5", view.life[view.seat])
    defence = view.rules.defences.get(decision.kind)
    if defence is None:
        return None
    if verb == PASS and defence.refusing is not None:
        return defence.refusing(view, decision)
    # Whatever gives something besides (BASE-SHOT-6, -7) is not lost for nothing.
    if verb == RESPOND and view.rules.kinds[option[KIND]].on_missed is None:
        needs = decision.subject[2]
        answers = sum(other[VERB] == RESPOND for other in decision.options)
        if any(other[VERB] == FLIP for other in decision.options):
            answers += view.profile[view.seat].barrels
        if needs > answers:
            return Caution(NOT_ENOUGH_MISSED, "BASE-SHOT-6", needs)
    return None


def life_in_reach(view: View, decision: Decision) -> int:
    """How many life points hand and abilities can still bring the dying player who is asked this."""
    helps = [view.rules.kinds[option[KIND]].heals for option in decision.options if option[VERB] == RESPOND]
    cards = len(helps)
    # What more a Beer gives somebody, it gives with each of them: no other card of ours helps when dying.
    points = sum(helps) + cards * (view.profile[view.seat].beer_gives - 1)
    for action in {option[KIND] for option in decision.options if option[VERB] == USE}:
        used = view.rules.actions[action]
        times = (len(view.hand) - cards) // used.price if used.price else 1
        if used.price_nuggets:
            times = view.tokens[NUGGETS][view.seat] // used.price_nuggets
        points += used.heals * times
    return points


def _about_playing(view: View, option: Option) -> Caution | None:
    kind = view.rules.kinds[option[KIND]]
    if kind.colour == BROWN or option[AT] >= 0:
        return about_card(view, option)
    return _about_equipping(view, kind)  # what else lies in front of its player does nothing yet


def about_card(view: View, option: Option) -> Caution | None:
    """A card that does something now: whom it hits, and what its declaration has to say."""
    _, card, kind_id, target, pick = option
    me = view.seat
    kind = view.rules.kinds[kind_id]
    if target >= 0 and shrugs_off(view, target, card):
        return Caution(IMMUNE_TARGET, "BASE-SHOT-1", target)
    if target == me and kind.hostile:
        return Caution(HITS_YOURSELF, "BASE-LIM-8") if not rids_of_harm(view, pick) else None
    if target >= 0 and kind.hostile:
        return about_target(view, target) if not rids_of_harm(view, pick) else None
    return kind.warn(view, option) if kind.warn is not None else None


def about_healing(view: View, helped: Seat) -> Caution | None:
    """GEN-10: life may be given to whoever cannot have it, but the player should know."""
    if can_regain(view, helped):
        return None
    if takes_no_life(view, helped):
        return Caution(SHADOW_REGAINS_NOTHING, "SH-4")
    return Caution(FULL_LIFE, "GEN-10") if helped == view.seat else Caution(HEALTHY, "GEN-10", helped)


def _about_using(view: View, option: Option) -> Caution | None:
    """A hostile ability, or what an event lets everybody do to others."""
    _, card, _, target, pick = option
    if card >= 0 and shrugs_off(view, target, card):
        return Caution(IMMUNE_TARGET, "BASE-SHOT-1", target)
    return about_target(view, target) if not rids_of_harm(view, pick) else None


def shrugs_off(view: View, target: Seat, card: Card) -> bool:
    """Whether a card of the viewer does nothing to somebody."""
    return any(protects(view, target, (card,), view.seat) for protects in view.profile[target].immune)


def rids_of_harm(view: View, pick: int) -> bool:
    """Whether the picked card is one that does its owner harm: Jail, or a burning fuse."""
    if pick in (FROM_HAND, -1):
        return False
    kind = view.rules.kinds[view.rules.kind_of[pick]]
    return (kind.hostile and kind.colour != GREEN) or "turn_check" in kind.hooks


def about_target(view: View, target: Seat) -> Caution | None:
    """Harm done to one's own side."""
    mine, theirs = side_of(view, view.seat), view.role[target]
    if mine == DEPUTY and theirs == SHERIFF:
        return Caution(OWN_SIDE, "BASE-WIN-2", target)
    if mine in (SHERIFF, DEPUTY) and theirs == DEPUTY:
        return Caution(OWN_SIDE, "BASE-WIN-3", target)
    if mine == OUTLAW and theirs == OUTLAW:
        return Caution(OWN_SIDE, "BASE-WIN-2", target)
    return None


def _about_equipping(view: View, kind: Kind) -> Caution | None:
    if not kind.weapon:
        return None
    for card in view.play[view.seat]:
        old = view.rules.kinds[view.rules.kind_of[card]]
        if old.weapon and old.worth > kind.worth:
            return Caution(WORSE_WEAPON, "BASE-LIM-5", old.index)
    return None
