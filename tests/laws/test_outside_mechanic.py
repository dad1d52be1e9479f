"""A set that does not come with Boothill brings a whole mechanic of its own along: one folder, nothing else touched."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.mechanics.mechanic import Mechanic, Mechanics
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.kernel.errors import UserError
from boothill.kernel.record import replay, save
from support.games import ALL_SETS, decisions
from support.worlds import slots_of

LOOT = """
    from boothill.games.bang.rules.cards.declare import Box
    from boothill.games.bang.rules.cards.kinds import Action
    from boothill.games.bang.rules.mechanics.mechanic import Mechanic
    from boothill.games.bang.rules.piles import draw
    from boothill.games.bang.rules.terms import NO_CARD, USE
    from boothill.kernel.decision import NOBODY

    STARS = "stars"
    STOCK = "stock"


    class Renown(Mechanic):
        open_piles = (STOCK,)

        def set_up(self, t):
            t.tokens[STARS] = [0] * len(t.names)

        def wounded(self, t, victim, points, by):
            if by != victim:
                t.tokens[STARS][by] += points
                t.emit("star_won", by, points)

        def estate_left(self, t, victim):
            t.tokens[STARS][victim] = 0

        def show(self, t, view):
            view.marks["most stars"] = max(t.tokens[STARS])

        def problems(self, t, found):
            if min(t.tokens[STARS]) < 0:
                found.add("stars owed")


    def offer(t, me, action, options):
        if t.tokens[STARS][me] > 1:
            options.append((USE, NO_CARD, action.index, NOBODY, -1))


    def cash_in(t, me, choice):
        t.tokens[STARS][me] -= 2
        draw(t, me, 1)


    box = Box("renown", "Renown")
    box.mechanic(Renown())
    box.log = {"star_won": "who number"}
    box.hooks = {"actions": (Action("cash_in", occasions="play", offer=offer, effect=cash_in, draws=1),)}
"""


@pytest.mark.parametrize("ours", [("base",), ALL_SETS])
def test_a_mechanic_of_ones_own_is_played_saved_and_dealt_anew(write_set, ours):
    folder = write_set(LOOT, name="renown")
    won, cashed = 0, 0
    for seed in range(12):
        match = new_match(TableOptions(4, sets=(*ours, folder), seed=seed))
        t = match.state
        assert t.tokens["stars"] == [0, 0, 0, 0]
        for decision in decisions(match, seed):
            assert problems(match.state) == set()
            view = match.view(decision.seat)
            assert view.tokens["stars"] == tuple(t.tokens["stars"])
            assert view.marks["most stars"] == max(t.tokens["stars"])
            assert len(warnings(view, decision)) == len(decision.options)
        names = [event[0] for event in match.events]
        won += names.count("star_won")
        cashed += names.count("used_ability")
        assert replay(save(match, "1"), BANG).digest() == match.digest()
        other = BANG.load(BANG.dump(t))
        redeal(other, 0, seed)
        assert other.tokens == t.tokens
    assert won > 50
    assert cashed > 10


def test_what_is_wrong_with_a_mechanic_of_ones_own_is_found(write_set):
    t = new_match(TableOptions(4, sets=("base", write_set(LOOT, name="renown")), seed=1)).state
    t.tokens["stars"][2] = -1
    assert problems(t) == {"stars owed"}


def test_where_a_set_is_not_chosen_its_mechanic_is_not_asked(write_set):
    write_set(LOOT, name="renown")
    t = new_match(TableOptions(4, seed=1)).state
    assert (t.tokens, t.rules.mechanics.wounded, t.rules.mechanics.set_up) == ({}, (), ())


def test_what_is_no_mechanic_is_refused_in_one_sentence():
    with pytest.raises(UserError, match=r"the set 'mine' brings 5, which is no Mechanic; see docs/add-a-card.md"):
        Box("mine", "Mine").mechanic(5)


def test_every_question_is_folded():
    asked = {name for name in vars(Mechanic) if not name.startswith("_")} - {"in_force", "speaks_for", "why_not"}
    folded = new_match(TableOptions(4, sets=ALL_SETS, seed=1)).state.rules.mechanics
    assert {name for name in slots_of(Mechanics) if hasattr(folded, name)} == asked | {"speaking"}
