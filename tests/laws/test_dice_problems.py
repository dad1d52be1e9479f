"""`problems` finds everything that can be wrong with a table of the dice game; each flag is raised here on purpose."""

import pytest

from boothill.family.roles import OUTLAW, RENEGADE, SHERIFF
from boothill.games.dice.rules import problems as module
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import (
    ARROW,
    BEFORE_TURN,
    DYNAMITE,
    FIRING,
    HEALING,
    NO_FACE,
    OVER,
    ROLLING,
    SHOOTING,
)
from support.flags import flags_of
from support.games import decisions


def table(players=5, seed=11, out=1):
    """A sound table in the middle of a turn, where somebody holds arrows and so many are out."""
    match = new_match(DiceOptions(players, seed=seed))
    for decision in decisions(match, seed):
        t = match.state
        if decision.main and len(t.eliminated) == out and any(t.arrows) and t.dice.count(DYNAMITE) < 2:
            return t
    raise AssertionError("the game ended too early")


def remove(t, *seats):
    """Take players out of the game, soundly."""
    for seat in seats:
        t.pile += t.arrows[seat]
        t.arrows[seat] = t.life[seat] = 0
        t.eliminated.append(seat)
    t.seats = tuple(seat for seat in t.seats if seat not in seats)


def someone(t):
    """A living player whose turn it is not."""
    return next(seat for seat in t.seats if seat != t.active)


def lose_an_arrow(t):
    t.pile -= 1


def make_an_arrow(t):
    t.arrows[t.active] += 1


def owe_an_arrow(t):
    t.arrows[t.active] -= 5
    t.pile += 5


def empty_the_pile(t):
    t.arrows[t.active] += t.pile
    t.pile = 0


def leave_with_arrows(t):
    t.arrows[t.eliminated[0]] = 1
    t.pile -= 1


def heal_too_much(t):
    t.life[t.active] = t.max_life[t.active] + 1


def survive_without_life(t):
    t.life[someone(t)] = 0


def sink_below_zero(t):
    t.life[someone(t)] = -1


def live_outside(t):
    t.life[t.eliminated[0]] = 1


def kill_and_keep(t):
    t.killed_by[someone(t)] = t.active


def aim_while_rolling(t):
    t.aimed[someone(t)] = 1


def aim_while_healing(t):
    t.phase = HEALING
    t.aimed[someone(t)] = 1


def lose_a_die(t):
    t.dice.pop()


def take_another_die(t):
    t.dice.append(ARROW)


def show_a_seventh_face(t):
    t.dice[2] = 6


def roll_a_fourth_time(t):
    t.rolls = t.who(t.active).rerolls + 2


def forget_to_roll(t):
    t.rolls = 0


def leave_a_die_in_the_cup(t):
    t.dice[4] = NO_FACE


def shoot_before_rolling(t):
    t.phase = SHOOTING
    t.dice = [NO_FACE] * 5


def lose_a_seat(t):
    t.seats = tuple(seat for seat in t.seats if seat != someone(t))


def be_both(t):
    t.eliminated.append(someone(t))


def change_places(t):
    t.seats = (t.seats[1], t.seats[0], *t.seats[2:])


def second_sheriff(t):
    t.role = (*[SHERIFF] * 2, *t.role[2:])


def bring_a_stranger(t):
    t.character = (16, *t.character[1:])


def twin_characters(t):
    t.character = (t.character[1], *t.character[1:])


def end_without_winners(t):
    t.phase = OVER


def win_too_early(t):
    t.winners = (t.active,)


def act_from_outside(t):
    t.active = t.eliminated[0]


def ask_between_turns(t):
    t.phase = BEFORE_TURN


def miss_the_end_of_the_sheriff(t):
    t.active = t.role.index(RENEGADE)
    remove(t, t.role.index(SHERIFF))


def miss_the_end_of_the_outlaws(t):
    t.active = t.role.index(SHERIFF)
    remove(t, *[seat for seat in t.seats if t.role[seat] in (OUTLAW, RENEGADE)])


BROKEN = [
    (lose_an_arrow, "arrows lost or made"),
    (make_an_arrow, "arrows lost or made"),
    (owe_an_arrow, "arrows lost or made"),
    (empty_the_pile, "an empty pile"),
    (leave_with_arrows, "an eliminated player with arrows"),
    (heal_too_much, "life out of bounds"),
    (survive_without_life, "life out of bounds"),
    (sink_below_zero, "life out of bounds"),
    (live_outside, "an eliminated player with life"),
    (kill_and_keep, "a living player who was killed"),
    (aim_while_rolling, "a loss out of nowhere"),
    (aim_while_healing, "a loss out of nowhere"),
    (lose_a_die, "other dice"),
    (take_another_die, "other dice"),
    (show_a_seventh_face, "other dice"),
    (roll_a_fourth_time, "a roll too many"),
    (forget_to_roll, "dice not thrown"),
    (leave_a_die_in_the_cup, "dice not thrown"),
    (shoot_before_rolling, "dice not thrown"),
    (lose_a_seat, "seats lost or out of order"),
    (be_both, "seats lost or out of order"),
    (change_places, "seats lost or out of order"),
    (second_sheriff, "other roles than were dealt"),
    (twin_characters, "a character twice"),
    (bring_a_stranger, "a character nobody knows"),
    (end_without_winners, "over without winners"),
    (win_too_early, "winners before the end"),
    (act_from_outside, "the turn of somebody who is out"),
    (ask_between_turns, "a question between two turns"),
    (miss_the_end_of_the_sheriff, "decided and not over"),
    (miss_the_end_of_the_outlaws, "decided and not over"),
]


def test_the_table_to_be_broken_is_sound():
    t = table()
    assert problems(t) == set()
    assert t.phase == ROLLING


@pytest.mark.parametrize(("harm", "flag"), BROKEN)
def test_what_is_wrong_is_found(harm, flag):
    t = table()
    harm(t)
    assert flag in problems(t)


@pytest.mark.parametrize(
    "harm", [harm for harm, flag in BROKEN if flag in ("decided and not over", "arrows lost or made", "an empty pile")]
)
def test_it_is_the_only_thing_found(harm):
    t = table()
    harm(t)
    assert problems(t) == {flag for other, flag in BROKEN if other is harm}


@pytest.mark.rule("DICE-THREE-5")
def test_three_players_are_not_decided_while_two_live():
    t = table(3, seed=0)
    assert len(t.seats) == 2
    assert problems(t) == set()
    t.active = t.seats[0]
    remove(t, t.seats[1])
    assert problems(t) == {"decided and not over"}


def test_losses_may_be_pending_while_somebody_is_asked_about_them():
    t = table()
    t.aimed[someone(t)] = 2
    for phase in (SHOOTING, FIRING):
        t.phase = phase
        assert problems(t) == set()
    t.phase = ROLLING
    t.dice = [DYNAMITE, DYNAMITE, DYNAMITE, ARROW, ARROW]
    assert problems(t) == set(), "Pedro Ramirez is asked about his explosion"


def test_a_table_that_has_just_been_dealt_only_lacks_a_turn():
    assert problems(new_table(DiceOptions(5))) == {"the turn of somebody who is out", "a question between two turns"}


def test_every_flag_is_raised_here():
    assert flags_of(module) == {flag for _, flag in BROKEN}
