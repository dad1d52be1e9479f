"""Warnings of the dice game: each is given where something is wasted, and not where it is not."""

import pytest
from hypothesis import given

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.games.dice.rules.characters import CHARACTER_INDEX
from boothill.games.dice.rules.declared import DECLARED
from boothill.games.dice.rules.game import DICE, new_match
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import (
    ARROW,
    ARROWS,
    BEER,
    DYNAMITE,
    GATLING,
    GIVE,
    HEAL,
    ONE,
    PASS,
    RETURN_ARROWS,
    ROLLING,
    SHOOT,
    TAKE_ARROWS,
    TWO,
)
from boothill.games.dice.rules.warnings import warnings
from boothill.kernel.match import Match
from support.dice_games import dice_tables
from support.games import decisions, law, luck

KNOWN = {
    ("healthy", "DICE-BEER-3"),
    ("healthy", "DICE-CHAR-SID-2"),
    ("gives_up_life", "DICE-CHAR-BART-1"),
    ("keeps_arrows", "DICE-CHAR-PEDRO-1"),
    ("keeps_arrows", "DICE-CHAR-KIT-1"),
    ("own_sheriff", "DICE-WIN-3"),
    ("outlaws_win", "DICE-WIN-2"),
    ("overkill", "DICE-SHOT-7"),
    ("last_dynamite", "DICE-DYN-4"),
    ("last_arrows", "DICE-ARROW-3"),
}
"""Each code with its rules; the tests below give each of them."""

FIVE = (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE)
PLAIN = ("paul_regret", "vulture_sam", "jourdonnais", "willy_the_kid", "lucky_duke")


def position(*dice, active=0, roles=FIVE, who=PLAIN, life=(), arrows=(), out=(), final=True):
    """A match with these dice, `final` or not, at its first question.

    `life` is of the first seats; the others are well.
    """
    count = len(roles)
    t = new_table(DiceOptions(count))
    t.role = roles
    t.character = tuple(CHARACTER_INDEX[name] for name in who[:count])
    t.max_life = [t.who(seat).life for seat in range(count)]
    t.life = [*life, *t.max_life[len(life) :]]
    t.arrows = [*arrows, *[0] * (count - len(arrows))]
    t.pile = ARROWS - sum(t.arrows)
    t.seats = tuple(seat for seat in range(count) if seat not in out)
    for seat in out:
        t.eliminated.append(seat)
        t.life[seat] = 0
    t.active, t.phase, t.turn = active, ROLLING, 9
    t.dice, t.rolls = list(dice), t.who(active).rerolls + 1 if final else 1
    match = Match(DICE, t)
    assert problems(t) == set()
    return match


def cautions(match):
    """(verb, seat, number) of the options that are warned of, with (code, rule, parameters)."""
    decision = match.decision
    found = warnings(match.view(decision.seat), decision)
    assert len(found) == len(decision.options)
    return {
        (option[0], option[2], option[3]): tuple(caution)
        for option, caution in zip(decision.options, found, strict=True)
        if caution is not None
    }


def choose(match, verb, seat=-1, number=None):
    """Answer with the option that does this."""
    options = match.decision.options
    match.push(next(at for at, it in enumerate(options) if it[0] == verb and it[2] == seat and number in (None, it[3])))
    return match


BEERS = (BEER, BEER, GATLING, DYNAMITE, ARROW)


@pytest.mark.rule("DICE-BEER-3")
def test_a_beer_for_somebody_who_is_well_is_wasted():
    match = position(*BEERS, life=(8, 9, 5, 8, 8))
    assert match.decision.kind == "heal"
    well = (1, 3, 4)
    assert cautions(match) == {(HEAL, seat, -1): ("healthy", "DICE-BEER-3", (seat,)) for seat in well}
    choose(match, HEAL, 0)
    assert match.decision.kind == "heal"
    assert (HEAL, 0, -1) in cautions(match), "now he is well himself"


@pytest.mark.rule("DICE-CHAR-SID-2")
def test_a_gift_for_somebody_who_is_well_is_wasted():
    match = new_match(DiceOptions(4, characters=("sid_ketchum", None, None, None), sheriff=0), record=False)
    assert cautions(match) == {(GIVE, seat, -1): ("healthy", "DICE-CHAR-SID-2", (seat,)) for seat in range(4)}
    match.state.life[2] -= 1
    assert (GIVE, 2, -1) not in cautions(match)
    assert (GIVE, 1, -1) in cautions(match)


@pytest.mark.rule("DICE-CHAR-BART-1")
@pytest.mark.parametrize(("life", "risky"), [(3, set()), (2, {0}), (1, {0, 1})])
def test_bart_is_warned_if_he_gives_up_his_life_for_nothing(life, risky):
    match = position(ONE, ONE, DYNAMITE, ARROW, ARROW, who=("paul_regret", "bart_cassidy", *PLAIN[1:4]), life=(9, life))
    choose(choose(match, SHOOT, 1), SHOOT, 1)
    assert match.decision.kind == "arrows_instead"
    assert cautions(match) == {(TAKE_ARROWS, -1, n): ("gives_up_life", "DICE-CHAR-BART-1", ()) for n in risky}


@pytest.mark.rule("DICE-CHAR-BART-2")
def test_bart_is_not_warned_if_nothing_can_save_him():
    who = ("paul_regret", "bart_cassidy", *PLAIN[1:4])
    match = position(ONE, ONE, DYNAMITE, ARROW, ARROW, who=who, life=(9, 1), arrows=(3, 0, 2, 2))
    choose(choose(match, SHOOT, 1), SHOOT, 1)
    assert [option[3] for option in match.decision.options] == [0, 1], "the last arrow of the pile stays"
    assert cautions(match) == {}


@pytest.mark.rule("DICE-CHAR-PEDRO-1")
def test_pedro_is_warned_if_he_keeps_arrows():
    who = ("paul_regret", "pedro_ramirez", *PLAIN[1:4])
    match = position(ONE, ONE, DYNAMITE, ARROW, ARROW, who=who, arrows=(0, 3))
    choose(choose(match, SHOOT, 1), SHOOT, 1)
    assert [option[3] for option in match.decision.options] == [0, 1, 2]
    assert cautions(match) == {
        (RETURN_ARROWS, -1, number): ("keeps_arrows", "DICE-CHAR-PEDRO-1", ()) for number in (0, 1)
    }


@pytest.mark.rule("DICE-CHAR-KIT-1")
@pytest.mark.parametrize("own", [0, 2])
def test_kit_is_warned_if_he_keeps_arrows_of_his_own(own):
    who = ("kit_carlson", *PLAIN[1:])
    match = position(GATLING, DYNAMITE, ARROW, ARROW, ARROW, who=who, arrows=(own, 1))
    assert match.decision.kind == "remove_arrow"
    assert cautions(match) == ({(PASS, -1, -1): ("keeps_arrows", "DICE-CHAR-KIT-1", ())} if own else {})


SHOT = (ONE, DYNAMITE, ARROW, ARROW, GATLING)


@pytest.mark.rule("DICE-WIN-3")
@pytest.mark.parametrize(("role", "warned"), [(DEPUTY, True), (OUTLAW, False), (RENEGADE, False)])
def test_a_deputy_is_warned_of_shooting_his_sheriff(role, warned):
    others = list(FIVE)
    others.remove(role)
    match = position(*SHOT, active=1, roles=(SHERIFF, role, *others[1:]))
    assert [option[2] for option in match.decision.options] == [0, 2]
    assert cautions(match) == ({(SHOOT, 0, 1): ("own_sheriff", "DICE-WIN-3", ())} if warned else {})


@pytest.mark.rule("DICE-WIN-2")
@pytest.mark.parametrize(("role", "life", "warned"), [(RENEGADE, 1, True), (RENEGADE, 2, False), (OUTLAW, 1, False)])
def test_a_renegade_is_warned_of_making_the_outlaws_win(role, life, warned):
    others = list(FIVE)
    others.remove(role)
    match = position(*SHOT, active=1, roles=(SHERIFF, role, *others[1:]), life=(life,))
    assert cautions(match) == ({(SHOOT, 0, 1): ("outlaws_win", "DICE-WIN-2", ())} if warned else {})


@pytest.mark.rule("DICE-WIN-2")
def test_a_renegade_is_not_warned_if_he_alone_will_be_left():
    match = position(ONE, ONE, DYNAMITE, ARROW, ARROW, active=4, roles=FIVE, life=(1, 0, 1, 0, 8), out=(1, 3))
    assert cautions(match) == {(SHOOT, 0, 1): ("outlaws_win", "DICE-WIN-2", ())}
    choose(match, SHOOT, 2)
    assert (SHOOT, 0, 1) not in cautions(match), "the Outlaw falls with the Sheriff"


@pytest.mark.rule("DICE-WIN-2")
def test_a_renegade_is_warned_of_doubling_the_last_shot():
    who = ("paul_regret", "slab_the_killer", *PLAIN[1:4])
    match = position(
        ONE, BEER, DYNAMITE, ARROW, ARROW, active=1, who=who, roles=(SHERIFF, RENEGADE, *FIVE[1:4]), life=(2,)
    )
    assert cautions(match) == {(SHOOT, 0, 2): ("outlaws_win", "DICE-WIN-2", ())}


VOLLEY = (ONE, ONE, DYNAMITE, ARROW, GATLING)


@pytest.mark.rule("DICE-SHOT-7")
@pytest.mark.parametrize(("life", "warned"), [(1, True), (2, False)])
def test_more_shots_than_life_are_wasted(life, warned):
    match = choose(position(*VOLLEY, active=2, life=(9, 9, 7, life)), SHOOT, 3)
    assert [option[2] for option in match.decision.options] == [1, 3]
    assert cautions(match) == ({(SHOOT, 3, 1): ("overkill", "DICE-SHOT-7", (3,))} if warned else {})


@pytest.mark.rule("DICE-SHOT-7")
def test_a_wasted_shot_is_better_than_one_at_a_friend():
    roles = (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE)
    match = position(*VOLLEY, active=1, roles=roles, life=(9, 9, 1))
    choose(match, SHOOT, 2)
    assert cautions(match) == {(SHOOT, 0, 1): ("own_sheriff", "DICE-WIN-3", ())}, (
        "no overkill: his Sheriff is the other"
    )


@pytest.mark.rule("DICE-SHOT-7", "DICE-THREE-2")
def test_at_a_table_of_three_nobody_is_a_friend():
    match = position(ONE, TWO, DYNAMITE, ARROW, GATLING, roles=(OUTLAW, DEPUTY, RENEGADE), life=(9, 1))
    choose(match, SHOOT, 1)
    assert cautions(match) == {(SHOOT, 1, 1): ("overkill", "DICE-SHOT-7", (1,))}


def test_every_code_is_known_here():
    assert set(DECLARED.reasons) == {code for code, _ in KNOWN}


def throwing(*dice, **given):
    """The codes of what is said against throwing on with these dice in front of the first player."""
    match = position(*dice, final=False, **given)
    decision = match.decision
    assert decision.kind == "reroll"
    found = zip(decision.options, warnings(match.view(0), decision), strict=True)
    return {option[1]: caution.code for option, caution in found if caution is not None}


def test_throwing_on_is_not_warned_of_as_long_as_it_cannot_kill():
    match = new_match(DiceOptions(4, seed=3))
    assert match.decision.kind == "reroll"
    assert cautions(match) == {}
    assert throwing(DYNAMITE, DYNAMITE, BEER, ONE, TWO, life=(2,)) == {}
    assert throwing(DYNAMITE, BEER, BEER, ONE, TWO, life=(1,)) == {}


@pytest.mark.rule("DICE-DYN-4")
def test_throwing_on_with_two_dynamites_and_one_life_is_warned_of():
    found = throwing(DYNAMITE, BEER, DYNAMITE, ONE, TWO, life=(1,))
    assert found == dict.fromkeys(found, "last_dynamite")
    assert len(found) == 7, "each choice of the three dice that are not locked; to stop is no danger"


@pytest.mark.rule("DICE-DYN-4", "DICE-CHAR-BLACKJACK-1")
def test_whoever_throws_a_dynamite_again_is_in_no_such_danger():
    who = ("black_jack", *PLAIN[1:])
    found = throwing(DYNAMITE, BEER, DYNAMITE, BEER, BEER, life=(1,), who=who)
    assert set(found) == {0b00010, 0b01010, 0b11010}, "those that leave both dynamites where they are"


@pytest.mark.rule("DICE-ARROW-3")
def test_throwing_on_when_the_indians_would_be_the_end_is_warned_of():
    held = (3, 3, 2)
    beers = (BEER, BEER, BEER, BEER, BEER)
    assert set(throwing(*beers, life=(4,), arrows=held).values()) == {"last_arrows"}
    assert throwing(*beers, life=(5,), arrows=held) == {}
    held = (3, 2, 2)
    found = throwing(*beers, life=(4,), arrows=held)
    assert min(dice.bit_count() for dice in found) == 2, "one die cannot take two arrows"
    assert throwing(*beers, life=(4,), arrows=(3, 2, 1)) == {}
    who = ("jourdonnais", *PLAIN[1:2], "paul_regret", *PLAIN[3:])
    assert throwing(*beers, life=(4,), arrows=held, who=who) == {}


@law(20)
@given(dice_tables(), luck())
def test_warnings_rest_on_what_the_seat_sees_and_name_rules(options, seed):
    """They change nothing, and are known by code and rule."""
    match = new_match(options)
    for decision in decisions(match, seed):
        before = match.digest()
        found = warnings(match.view(decision.seat), decision)
        assert match.digest() == before
        assert len(found) == len(decision.options)
        assert {(caution.code, caution.rule) for caution in found if caution is not None} <= KNOWN
