"""Laws of every game of the dice game: its invariants hold, and each question offers what the rules allow."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.family.roles import OUTLAW, RENEGADE, SHERIFF
from boothill.games.dice.rules.game import DICE, new_match
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.rolling import reroll_option
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import (
    ARROWS,
    BEER,
    BULLS_EYES,
    BULLSEYE,
    DYNAMITE,
    GATLING,
    GATLING_FIRE,
    GIVE,
    HEAL,
    INDIANS,
    PASS,
    REMOVE,
    REROLL,
    RETURN_ARROWS,
    SHOOT,
    STOP,
    TAKE_ARROWS,
)
from boothill.games.dice.rules.turn import run
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import IllegalAnswer
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from support.dice_games import dice_tables
from support.games import CAP, decisions, law, luck


def every_decision(t, seed):
    """Run the rules with random answers; stops at every decision, also at those that the driver answers itself."""
    choose = Random(seed).randrange
    rules = run(t)
    option = None
    for _ in range(CAP):
        try:
            decision = rules.send(option)
        except StopIteration:
            return
        yield decision
        option = decision.options[choose(len(decision.options))]
    raise AssertionError(f"the game asked more than {CAP} questions")


@law(60)
@given(dice_tables(), luck())
def test_the_table_is_sound_at_every_decision(options, seed):
    t = new_table(options)
    for decision in every_decision(t, seed):
        assert problems(t) == set(), f"{decision.kind} {decision.subject}"
    assert problems(t) == set()


# ---- invariants ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-INV-1", "DICE-INV-2")
@law(40)
@given(dice_tables(), luck())
def test_nine_arrows_and_one_at_least_in_the_pile(options, seed):
    t = new_table(options)
    for _ in every_decision(t, seed):
        assert t.pile + sum(t.arrows[seat] for seat in t.seats) == ARROWS
        assert t.pile >= 1
    assert t.pile + sum(t.arrows[seat] for seat in t.seats) == ARROWS


@pytest.mark.rule("DICE-INV-3")
@law(40)
@given(dice_tables(), luck())
def test_the_living_have_life_and_nobody_more_than_his_maximum(options, seed):
    t = new_table(options)
    greatest = [t.who(seat).life + 2 * (t.role[seat] == SHERIFF) for seat in t.seats]
    for _ in every_decision(t, seed):
        assert t.max_life == greatest
        for seat, life in enumerate(t.life):
            assert 1 <= life <= greatest[seat] if seat in t.seats else life == 0


@pytest.mark.rule("DICE-INV-4")
@law(40)
@given(dice_tables(), luck())
def test_nobody_comes_back(options, seed):
    t = new_table(options)
    living = set(range(len(options.names)))
    for _ in every_decision(t, seed):
        assert set(t.seats) <= living
        assert set(t.seats).isdisjoint(t.eliminated)
        assert t.active in t.seats
        living = set(t.seats)
    assert set(t.seats) < set(range(len(options.names))), "nobody was eliminated"


@pytest.mark.rule("DICE-INV-5")
@law(40)
@given(dice_tables(fewest=4), luck())
def test_the_game_is_on_while_the_sheriff_and_one_of_his_enemies_live(options, seed):
    t = new_table(options)
    for _ in every_decision(t, seed):
        living = [t.role[seat] for seat in t.seats]
        assert SHERIFF in living
        assert OUTLAW in living or RENEGADE in living
    living = {t.role[seat] for seat in t.seats}
    assert SHERIFF not in living or living.isdisjoint({OUTLAW, RENEGADE}), "over too early"


@pytest.mark.rule("DICE-INV-6")
@pytest.mark.parametrize("character", ["lucky_duke", "black_jack", "paul_regret"])
@law(15)
@given(dice_tables(), luck())
def test_a_turn_has_three_rolls_and_dynamite_stays(character, options, seed):
    fixed = list(options.characters)
    if character not in fixed:
        fixed[0] = character
    match = new_match(DiceOptions(options.names, seed=options.seed, characters=tuple(fixed)))
    stopping = Random(seed).random
    while match.decision is not None:
        asked = match.decision.options
        last = asked[-1][0] == STOP and stopping() < 0.9  # throw again as long as possible, with as many dice
        match.push(len(asked) - 2 if last else int(stopping() * len(asked)))
    before = ()
    for name, public, *_ in match.events:
        if name == "turn":
            before = ()
        elif name == "rolled":
            seat, roll, mask, *faces = public
            who = match.state.who(seat).id
            assert roll <= (4 if who == "lucky_duke" else 3)
            assert (roll == 1) == (not before)
            for die, face in enumerate(before):
                thrown = mask >> die & 1
                assert thrown or faces[die] == face, "a die that was not thrown changed"
                assert not (thrown and face == DYNAMITE) or who == "black_jack", "a locked die was thrown"
            assert list(before).count(DYNAMITE) < 3, "a roll after the explosion"
            before = faces


def thrown_dice(match):
    """(turn, roll, die) of every die thrown in a match, with the face it came up with."""
    found = {}
    turn = 0
    for name, public, *_ in match.events:
        if name == "turn":
            turn = public[1]
        elif name == "rolled":
            _, roll, mask, *faces = public
            found |= {(turn, roll, die): face for die, face in enumerate(faces) if mask >> die & 1}
    return found


@pytest.mark.rule("DICE-INV-7")
@law(30)
@given(dice_tables(), st.lists(luck(), min_size=4, max_size=4, unique=True))
def test_a_die_does_not_depend_on_other_dice_or_on_answers(options, players):
    """Whatever the players do: the same die in the same roll of the same turn comes up with the same face."""
    fate = {}
    deals = set()
    for seed in players:
        match = new_match(options)
        for _ in decisions(match, seed):
            pass
        deals.add((match.state.role, match.state.character))
        for place, face in thrown_dice(match).items():
            assert fate.setdefault(place, face) == face, f"turn, roll and die {place}"
    assert len(deals) == 1


@pytest.mark.rule("DICE-INV-7")
def test_every_choice_of_dice_brings_a_die_the_same_face():
    shown = {}
    match = new_match(
        DiceOptions(4, seed=3, characters=(None, "paul_regret", "rose_doolan", "willy_the_kid"), sheriff=1)
    )
    assert match.decision.kind == "reroll"
    count = len(match.decision.options) - 1
    for index in range(count):
        twin = match.clone(record=True)
        twin.push(index)
        for place, face in thrown_dice(twin).items():
            shown.setdefault(place[1:], set()).add(face)
    assert count > 8
    assert len(shown) == 5, "all dice of the second roll: none shows dynamite"
    assert all(len(faces) == 1 for faces in shown.values())


@pytest.mark.rule("DICE-INV-7")
@law(20)
@given(dice_tables(), luck(), luck())
def test_nothing_is_random_but_the_deal_and_the_dice(options, seed, other):
    """What chance gave is in the journal: with it, another seed plays the same game."""
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    assert [result[:2] for result in match.chance[:2]] == [("roles", 0), ("characters", 0)]
    assert {purpose for purpose, *_ in match.chance[2:]} == {"roll"}
    assert sum(event[0] == "rolled" for event in match.events) == len(match.chance) - 2
    elsewhere = DiceOptions.load({**options.dump(), "seed": other})
    again = Match(DICE, new_table(elsewhere, Journal(match.chance)))
    for index, _ in match.answers:
        again.push(index)
    assert again.over
    assert again.events == match.events


# ---- questions and answers -------------------------------------------------------------------------------------


@law(40)
@given(dice_tables(), luck())
def test_the_living_are_asked_and_all_see_it(options, seed):
    match = new_match(options)
    for decision in decisions(match, seed):
        assert decision.seat in match.state.seats
        assert decision.main == (decision.kind == "reroll")
        assert not decision.hidden, "this game has no secrets but the roles"


def expected_options(t, kind, subject, seat):
    """What must be offered, from the rules and the table alone; the choices of dice are left to their own test."""
    if kind == "gift":
        return [(GIVE, -1, other, -1) for other in t.seats]
    if kind == "shoot":
        die, face = subject
        assert t.dice[die] == face
        assert face in BULLS_EYES
        aims = [(SHOOT, 1 << die, other, 1) for other in DiceView(t, seat).targets(seat, face)]
        beers = [die for die, face in enumerate(t.dice) if face == BEER]
        if t.who(seat).id != "slab_the_killer" or not beers or any(t.spent >> die & 1 for die in beers):
            return aims
        return aims + [(*aim[:3], 2) for aim in aims]
    if kind == "heal":
        assert t.dice[subject[0]] == BEER
        return [(HEAL, 1 << subject[0], other, -1) for other in t.seats]
    if kind == "remove_arrow":
        assert 1 <= subject[0] <= t.dice.count(GATLING)
        return [*[(REMOVE, -1, other, -1) for other in t.seats if t.arrows[other]], (PASS, -1, -1, -1)]
    cause, points = subject
    assert points == t.aimed[seat] > 0
    if kind == "arrows_instead":
        assert cause in (BULLSEYE, GATLING_FIRE)
        return [(TAKE_ARROWS, -1, -1, number) for number in range(min(points, t.pile - 1) + 1)]
    assert kind == "return_arrows"
    assert cause != INDIANS
    assert points < t.life[seat], "whoever falls returns all his arrows anyway"
    return [(RETURN_ARROWS, -1, -1, number) for number in range(min(points, t.arrows[seat]) + 1)]


ASKED = {
    "gift": "sid_ketchum",
    "arrows_instead": "bart_cassidy",
    "return_arrows": "pedro_ramirez",
    "remove_arrow": "kit_carlson",
}
"""The questions that only one character is asked."""


@pytest.mark.rule("DICE-HIT-4")
@law(40)
@given(dice_tables(), luck())
def test_every_question_offers_what_the_rules_allow(options, seed):
    t = new_table(options)
    used = 0
    for decision in every_decision(t, seed):
        seat, kind = decision.seat, decision.kind
        assert t.who(seat).id == ASKED.get(kind, t.who(seat).id)
        if kind == "reroll":
            continue
        assert decision.options == expected_options(t, kind, decision.subject, seat)
        if kind in ("shoot", "heal"):
            die = decision.subject[0]
            assert not t.spent >> die & 1, "a die is used once"
            assert seat == t.active
            used += 1
    assert used


@pytest.mark.rule("DICE-ROLL-2", "DICE-ROLL-3", "DICE-DYN-1", "DICE-CHAR-BLACKJACK-1")
@law(40)
@given(dice_tables(), luck())
def test_every_choice_of_loose_dice_is_offered_once(options, seed):
    """Dice that show the same are alike: each choice of faces is there, and the leftmost of equal dice are thrown."""
    t = new_table(options)
    for decision in every_decision(t, seed):
        if decision.kind != "reroll":
            continue
        jack = t.who(t.active).id == "black_jack"
        loose = [die for die, face in enumerate(t.dice) if face != DYNAMITE or jack]
        choices = [some for number in range(1, 6) for some in combinations(loose, number)]
        offered = [faces_of(t, option[1]) for option in decision.options[:-1]]
        assert sorted(offered) == sorted({tuple(sorted(t.dice[die] for die in some)) for some in choices})
        assert decision.options[-1] == (STOP, -1, -1, -1)
        assert all(option[0] == REROLL and option[2:] == (-1, -1) for option in decision.options[:-1])
        for some in choices:
            option = reroll_option(t, some)
            assert option in decision.options
            assert faces_of(t, option[1]) == tuple(sorted(t.dice[die] for die in some))


def faces_of(t, mask):
    """The faces of the dice in a mask."""
    return tuple(sorted(face for die, face in enumerate(t.dice) if mask >> die & 1))


@law(15)
@given(dice_tables(), luck())
def test_dice_that_may_not_be_thrown_are_refused_with_a_sentence(options, seed):
    t = new_table(options)
    for decision in every_decision(t, seed):
        before = DICE.dump(t)
        if decision.kind != "reroll":
            with pytest.raises(
                IllegalAnswer, match=r"^no die may be thrown again now; answer the question that is open$"
            ):
                reroll_option(t, [0])
            continue
        with pytest.raises(IllegalAnswer, match=r"^no die is named; name at least one to throw again, or stop$"):
            reroll_option(t, [])
        for wrong in (-1, 5, 9):
            with pytest.raises(IllegalAnswer, match=f"^there is no die {wrong + 1}; the dice are 1 to 5$"):
                reroll_option(t, [0, wrong])
        for die, face in enumerate(t.dice):
            if face == DYNAMITE and t.who(t.active).id != "black_jack":
                with pytest.raises(
                    IllegalAnswer, match=f"^die {die + 1} shows dynamite and is locked; name only other"
                ):
                    reroll_option(t, [die, *[other for other, shown in enumerate(t.dice) if shown != DYNAMITE]])
        assert DICE.dump(t) == before
