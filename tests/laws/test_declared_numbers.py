"""Whatever a game writes into its log, asks or gives as a reason is declared, and its numbers are what is declared."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.cards.warnings import warnings as card_warnings
from boothill.games.bang.rules.declared import SORTS as CARD_SORTS
from boothill.games.bang.rules.declared import everything_declared
from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import ABILITY, CALLS, FROM_HAND, SHOP
from boothill.games.bang.rules.turn.phase_2 import play_options, why_not, why_not_end
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import DECLARED as DICE_DECLARED
from boothill.games.dice.rules.declared import SORTS as DICE_SORTS
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import ALL_DICE, CAUSES, DICE, FACES, WHYS
from boothill.games.dice.rules.warnings import warnings as dice_warnings
from boothill.kernel.declared import NUMBER, Declared, Layout
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match

Found = Mapping[str, Sequence[int] | range | set[int]]
"""For each sort the numbers that are one of it."""


def of_cards(t: Table) -> Found:
    """What there is at a table of the card game."""
    seats, cards, kinds = range(len(t.names)), t.rules.cards, range(len(t.rules.kinds))
    return {
        "seat": seats,
        "seats": seats,
        "card": cards,
        "cards": cards,
        "pick": {*cards, FROM_HAND},
        "kind": {*kinds, ABILITY},
        "source": {*kinds, ABILITY},
        "character": range(len(t.rules.characters)),
        "action": range(len(t.rules.actions)),
        "role": range(len(ROLES)),
        "suit": range(len(CALLS)),
    }


def of_dice(t: DiceTable) -> Found:
    """The same of the dice game."""
    seats = range(len(t.names))
    return {
        "seat": seats,
        "seats": seats,
        "character": range(len(CHARACTERS)),
        "role": range(len(ROLES)),
        "die": range(DICE),
        "dice": range(1, ALL_DICE + 1),
        "face": range(len(FACES)),
        "faces": range(len(FACES)),
        "cause": range(len(CAUSES)),
        "why": range(len(WHYS)),
    }


NONE = -1


def misfits(layout: Layout, numbers: Sequence[int], found: Found) -> list[str]:
    """What of these numbers is not as declared."""
    if not layout.fits(numbers):
        return [f"{len(numbers)} numbers"]
    rest = [] if layout.rest is None else [(layout.rest, number) for number in numbers[len(layout.singles) :]]
    wrong = []
    for field, number in [*zip(layout.singles, numbers, strict=False), *rest]:
        if field.sort != NUMBER and number not in found[field.sort] and (field.needed or number != NONE):
            wrong.append(f"{field.name} {number}")
    return wrong


def reasons_now(match: Match[Any]) -> list[Any]:
    """Every reason and warning there is to be had at the open question."""
    t, decision = match.state, match.decision
    assert decision is not None
    view = match.view(decision.seat)
    if isinstance(t, DiceTable):
        return dice_warnings(view, decision)
    found: list[Any] = list(card_warnings(view, decision))
    for seat in range(len(t.names)):
        cards = [*t.hand[seat], *t.play[seat], *t.piles.get(SHOP, ())]
        found += [why_not(t, seat, card) for card in (cards if decision.main else cards[:1])]
    if decision.main:
        found.append(why_not_end(t, decision.seat, play_options(t, decision.seat)))
    return found


def check(match: Match[Any], seed: int) -> None:
    """Play on to the end at random, and look at everything that is said."""
    t = match.state
    dice = isinstance(t, DiceTable)
    declared: Declared = DICE_DECLARED if dice else everything_declared(t.rules.declared)
    found = of_dice(t) if dice else of_cards(t)
    wrong: list[tuple[str, Sequence[int], list[str]]] = []
    for decision in decisions(match, seed):
        faults = misfits(declared.questions[decision.kind], decision.subject, found)
        wrong += [(decision.kind, decision.subject, faults)] if faults else []
        for reason in reasons_now(match):
            if reason is not None:
                faults = misfits(declared.reasons[reason.code], reason.params, found)
                wrong += [(reason.code, reason.params, faults)] if faults else []
    for name, public, audience, secret in match.events:
        entry = declared.entries[name]
        faults = misfits(entry.public, public, found)
        if secret:
            faults += misfits(entry.secret, secret, found) + ([] if audience else ["a secret for nobody"])
        wrong += [(name, (*public, *secret), faults)] if faults else []
    assert wrong == []


@both_games
def test_every_number_is_what_is_declared(some):
    @law(60)
    @given(some, luck())
    def every(options, seed):
        check(new_match(options), seed)

    every()


@pytest.mark.parametrize("players", range(3, 9))
def test_with_everything_in_play(players):
    for seed in range(4):
        options = TableOptions(players, sets=ALL_SETS, seed=seed, shadow=players > 3 and seed % 2 == 0)
        check(new_card_match(options), seed)


@pytest.mark.parametrize("sorts", [CARD_SORTS, DICE_SORTS])
def test_no_word_of_the_vocabulary_is_idle(sorts):
    declared = DICE_DECLARED if sorts is DICE_SORTS else everything_declared(ruleset(ALL_SETS).declared)
    layouts = [*declared.questions.values(), *declared.reasons.values()]
    layouts += [layout for entry in declared.entries.values() for layout in (entry.public, entry.secret)]
    assert set(sorts) <= {field.name for layout in layouts for field in layout.fields}


def test_a_set_cannot_change_what_ours_say(write_set):
    folder = write_set(
        """
        from boothill.games.bang.making import Box

        box = Box("mine", "Mine")
        box.log = {"drew": "one two three four", "exploded": "number", "fizzled": "who card?"}
        """
    )
    declared = everything_declared(TableOptions(4, sets=("base", folder)).rules.declared)
    told = {name: declared.entries[name].public.text for name in ("drew", "exploded", "fizzled")}
    assert told == {"drew": "who count source", "exploded": "who card", "fizzled": "who card"}
    assert [field.needed for field in declared.entries["fizzled"].public.fields] == [True, False]


def test_milestones_of_both_games():
    every = everything_declared(ruleset(ALL_SETS).declared)
    assert every.milestones == {"eliminated", "exploded", "came_back", "shadows_gone", "game_over"}
    assert DICE_DECLARED.milestones == {"eliminated", "game_over"}


def test_what_is_declared_wrongly_is_refused_at_once():
    box = Box("mine", "Mine")
    box.entry("boo", "who")
    for declare, said in (
        (lambda: box.entry("boo"), "the log entry 'boo' is declared twice"),
        (lambda: box.entry("hoo", tone="shrill"), "the log entry 'hoo' has the tone 'shrill'; there are turn, hurt"),
        (lambda: box.question("dare", "cards who"), "'dare' declares 'cards', a list, before another field"),
        (lambda: box.reason("shy", "seat seat"), "'shy' declares the field 'seat' twice"),
    ):
        with pytest.raises(UserError, match=said):
            declare()
