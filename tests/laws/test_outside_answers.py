"""Hooks of sets from outside that nobody has checked for types: what they leave unsaid means no, and whatever counts as
true means yes, in every build.
"""

import pytest

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from support.games import decisions

QUIET = """
    from boothill.games.bang.rules.cards.declare import Box

    box = Box("quiet", "Quiet")


    def unless_many(t, seat, cards, by):
        if len(cards) > 9:
            return True


    def nobody(t, seat):
        t.marks["asked"] = t.marks.get("asked", 0) + 1


    def as_usual(t, seat):
        if t.turn > 1000:
            yield
        t.marks["drawn"] = t.marks.get("drawn", 0) + 1


    def chatty(t, *seat_and_card):
        return 5


    def idle(t, seat):
        return 0


    box.hooks = {"immune": unless_many, "returns": nobody, "instead_of_phase_1": as_usual, "reversed": %s}
    box.hooks |= {"at_setup": chatty, "reshuffled": chatty, "turn_over": chatty, "second_drawn": chatty}
    box.hooks |= {"start_of_turn": idle, "turn_end": idle, "draws_discards": 0, "hand_limit": True}
"""


@pytest.mark.parametrize(("switch", "reversed_"), [("0", False), ("1", True)])
def test_what_hooks_leave_unsaid_means_no(write_set, switch, reversed_):
    match = new_match(TableOptions(5, sets=("base", write_set(QUIET % switch, name="quiet")), seed=3))
    for _ in decisions(match, 3):
        pass
    t = match.state
    assert (t.common.reversed, t.marks["asked"] > 0, t.marks["drawn"] > 10) == (reversed_, True, True)
    assert t.common.hand_limit == 1


LOUD = """
    from boothill.games.bang.rules.cards.declare import Box

    box = Box("loud", "Loud")


    def armed(t, seat, cards, by):
        return [card for card in t.play[seat] if t.rules.kinds[t.rules.kind_of[card]].weapon]


    def not_in_every_third_turn(t, seat):
        if t.turn < 0:
            yield
        return () if t.turn % 3 else "not this time"


    def never(t, seat):
        return t.marks.get("never", 0)


    box.hooks = {"immune": armed, "returns": never, "instead_of_phase_1": not_in_every_third_turn}
"""


def test_whatever_counts_as_true_means_yes(write_set):
    sets = ("base", write_set(LOUD, name="loud"))
    turn, immune, drew = 0, 0, [0, 0, 0]
    for seed in range(8):
        match = new_match(TableOptions(5, sets=sets, seed=seed))
        for _ in decisions(match, seed):
            pass
        for name, public, *_ in match.events:
            turn = public[1] if name == "turn" else turn
            immune += name == "immune"
            drew[turn % 3] += name == "drew" and turn > 0
    assert min(drew[1:]) > 3 * drew[0]
    assert immune > 10
