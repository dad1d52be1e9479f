"""What deeds make of the roles: small cases by hand, and the loss over whole games."""

from math import log

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.dice.bots.belief import Belief
from boothill.games.dice.bots.greenhorn import DiceGreenhorn
from boothill.games.dice.bots.habits import AIMS, AT_SHERIFF, ERROR, HELPS, REPEAT, SELF, UNREAD
from boothill.games.dice.bots.suspicion import Suspicion
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import FIRED, GAVE, HEALED, SHOT, UNARROWED
from boothill.kernel.decision import NOBODY
from boothill.kernel.rng import stream_key

S, D, OUT, R, X = SHERIFF, DEPUTY, OUTLAW, RENEGADE, HIDDEN


def seen(role, *deeds, seat=0):
    """A view in which these roles are known and these deeds were done: it is all that a belief looks at."""
    view = new_match(DiceOptions(len(role), seed=1)).view(seat)
    view.role, view.deeds = tuple(role), deeds
    return view


def judge(role, *deeds, seat=0):
    return Belief().judge(seen(role, *deeds, seat=seat))


def test_before_any_deed_every_deal_is_as_likely():
    """The Sheriff of five: a Deputy, two Outlaws and a Renegade in twelve deals."""
    assert judge([S, X, X, X, X]) == [(0.0, 0.0, 0.0), *[pytest.approx((0.25, 0.5, 0.25))] * 4]
    assert judge([S, D, X, X, X])[1:3] == [(1.0, 0.0, 0.0), pytest.approx((0.0, 2 / 3, 1 / 3))]


def test_a_shot_at_the_sheriff_by_hand():
    """Four players, seat 1 aims at the Sheriff and could have aimed at seat 2, of whom nothing is known yet.

    They are an Outlaw in two deals of three, the Renegade in the third.
    """
    outlaw = ERROR / 2 + (1 - ERROR) * AIMS[OUT][AT_SHERIFF] / (AIMS[OUT][AT_SHERIFF] + AIMS[OUT][UNREAD])
    renegade = ERROR / 2 + (1 - ERROR) * AIMS[R][AT_SHERIFF] / (AIMS[R][AT_SHERIFF] + AIMS[R][UNREAD])
    total = 2 * outlaw + renegade
    found = judge([S, X, X, X], (1, SHOT, 0, 0b0101))
    assert found[1] == pytest.approx((0.0, 2 * outlaw / total, renegade / total))
    assert found[2] == pytest.approx((0.0, (outlaw + renegade) / total, outlaw / total))
    assert found[1][1] > 0.95


def test_the_same_shot_again_says_less():
    first = ERROR / 2 + (1 - ERROR) * AIMS[OUT][AT_SHERIFF] / (AIMS[OUT][AT_SHERIFF] + AIMS[OUT][UNREAD])
    other = ERROR / 2 + (1 - ERROR) * AIMS[R][AT_SHERIFF] / (AIMS[R][AT_SHERIFF] + AIMS[R][UNREAD])
    outlaw, renegade = first ** (1 + REPEAT), other ** (1 + REPEAT)
    found = judge([S, X, X, X], *[(1, SHOT, 0, 0b0101)] * 2)
    assert found[1][1] == pytest.approx(2 * outlaw / (2 * outlaw + renegade))


def test_a_beer_for_oneself_where_the_sheriff_could_have_had_it():
    """Five players: it speaks against a Deputy, by as much as the habits say."""
    likely = []
    for role in (D, OUT, R):
        liking = HELPS[role]
        total = liking[SELF] + liking[AT_SHERIFF] + 3 * liking[UNREAD]
        likely.append(ERROR / 5 + (1 - ERROR) * liking[SELF] / total)
    deals = (3, 6, 3)
    total = sum(many * each for many, each in zip(deals, likely, strict=True))
    found = judge([S, X, X, X, X], (1, HEALED, 1, 0b11111))
    assert found[1] == pytest.approx(tuple(many * each / total for many, each in zip(deals, likely, strict=True)))
    assert found[1][0] < 0.25 < found[2][0]


def test_what_could_not_be_helped_says_nothing():
    plain = judge([S, X, X, X, X])
    assert judge([S, X, X, X, X], (1, SHOT, 0, 0b1), (2, FIRED, NOBODY, 0b11111)) == plain
    assert judge([S, X, X, X, X], (0, SHOT, 1, 0b10010)) == plain, "the Sheriff knows no more than the table"


def test_the_order_after_a_round():
    """Seat 1 shoots the Sheriff, seat 2 helps them, seat 3 shoots seat 1, seat 4 removes an arrow of seat 1."""
    found = judge(
        [S, X, X, X, X],
        (1, SHOT, 0, 0b10101),
        (2, HEALED, 0, 0b11111),
        (3, SHOT, 1, 0b00110),
        (4, UNARROWED, 1, 0b10011),
    )
    deputy, outlaw = [each[0] for each in found], [each[1] for each in found]
    assert outlaw[1] > outlaw[4] > outlaw[3] > outlaw[2]
    assert deputy[2] > deputy[3] > deputy[4]
    assert outlaw[1] > 0.9


def test_the_victim_of_the_law_looks_like_an_outlaw():
    """The role of whoever shot is known by now; but what a seat did itself teaches it nothing."""
    known = [S, D, X, X, X]
    before = (2, SHOT, 4, 0b11000), (3, SHOT, 4, 0b10100)
    shot = (*before, (1, SHOT, 2, 0b01100))
    assert judge(known, *shot)[2][1] > judge(known, *before)[2][1] > judge(known)[2][1]
    assert judge(known, *shot, seat=1)[2] == judge(known, *before, seat=1)[2]


def test_the_roles_are_as_many_as_there_are():
    """Whatever is seen, the chances of all seats add up to the roles dealt; two sure Outlaws leave none."""
    for players, dealt in ROLES_BY_PLAYERS.items():
        if players == 3:
            continue
        role = [S, *[X] * (players - 1)]
        found = judge(role, *[(seat, SHOT, 0, 0b1 | 1 << (seat % (players - 1) + 1)) for seat in range(1, players)])
        for at, each in enumerate((D, OUT, R)):
            assert sum(chances[at] for chances in found) == pytest.approx(dealt.count(each))
    caught = judge([S, X, X, X, X], *[(seat, SHOT, 0, 0b11001) for seat in (1, 2)] * 6)
    assert caught[1][1] > 0.99 < caught[2][1]
    assert caught[3][1] < 0.02 > caught[4][1]


def test_the_fallen_leave_what_their_deeds_have_said():
    """A role shown takes the other deals away; deeds before it count as before."""
    deeds = (1, SHOT, 0, 0b00101), (2, HEALED, 0, 0b11111), (3, SHOT, 1, 0b00110)
    looking = Belief()
    looking.judge(seen([S, X, X, X, X], *deeds[:2]))
    assert looking.judge(seen([S, OUT, X, X, X], *deeds)) == pytest.approx(judge([S, OUT, X, X, X], *deeds))
    assert judge([S, OUT, X, R, OUT], *deeds)[2] == (1.0, 0.0, 0.0)


def test_no_bluff_makes_a_deal_impossible():
    """Even a Deputy who has shot the Sheriff for a whole game may be one."""
    deeds = [deed for _ in range(60) for deed in ((1, SHOT, 0, 0b10001), (1, GAVE, 1, 0b11111))]
    assert judge([S, X, X, X, X], *deeds)[1][0] > 0.0


def test_at_three_everything_is_known():
    assert judge([D, OUT, R]) == [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]


def test_a_belief_used_for_another_game_begins_anew():
    deeds = (1, SHOT, 0, 0b00101), (2, HEALED, 0, 0b11111)
    looking = Belief()
    looking.judge(seen([S, X, X, X, X, X], (4, SHOT, 0, 0b100001)))
    assert looking.judge(seen([S, X, X, X, X], *deeds)) == judge([S, X, X, X, X], *deeds)
    assert looking.judge(seen([S, X, X, X, X])) == judge([S, X, X, X, X])


def test_deals_are_all_there_and_add_up():
    found = Belief().deals(seen([S, X, X, X, X], (1, SHOT, 0, 0b00101)))
    assert len({deal for deal, _ in found}) == 12
    assert sum(chance for _, chance in found) == pytest.approx(1.0)


def test_the_loss_is_less_than_that_of_plain_suspicion():
    """Games whose seeds were not used to measure the habits; each seat judges at each of its own questions."""
    losses = {"belief": 0.0, "suspicion": 0.0, "no habits": 0.0}
    judged = 0
    for players, seeds in ((5, range(12)), (7, range(5))):
        for seed in seeds:
            match = new_match(DiceOptions(players, seed=seed), record=False)
            bots = [DiceGreenhorn(stream_key(seed, "bot", seat)) for seat in range(players)]
            minds = [(Belief(), Suspicion()) for _ in bots]
            roles = match.state.role
            while (decision := match.decision) is not None:
                seat = decision.seat
                view = match.view(seat)
                belief, suspicion = minds[seat]
                suspicion.look(view)
                found = belief.judge(view)
                for other in view.seats:
                    if view.role[other] == HIDDEN:
                        judged += 1
                        losses["belief"] -= log(found[other][roles[other] - 1])
                        losses["suspicion"] -= log(suspicion.chances[other][roles[other]])
                        losses["no habits"] -= log(prior(view, roles[other]))
                match.push(bots[seat].choose(view, decision))
    means = {name: loss / judged for name, loss in losses.items()}
    assert means["belief"] < means["suspicion"] - 0.02, means
    assert means["suspicion"] < means["no habits"]


def prior(view, role):
    """How likely somebody hidden has a role if deeds say nothing."""
    left = list(ROLES_BY_PLAYERS[len(view.role)])
    for known in view.role:
        if known != HIDDEN:
            left.remove(known)
    return left.count(role) / len(left)
