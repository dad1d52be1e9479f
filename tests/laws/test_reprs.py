"""At a prompt a game shows itself: whose turn it is and, to whoever may see them, which cards somebody has."""

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice.rules.game import DICE
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.match import Match
from support.games import decisions
from support.story import Story


def test_a_table_and_its_views_show_themselves():
    story = Story(4, sets=("base", "dodge_city")).hand("B", "bang/2D", "beer/6H").turn("B")
    table, match = story.t, story.match
    assert repr(table) == "<Table base+dodge_city, 4 players, turn 1: seat 1 in phase 2>"
    assert repr(match.view(1)) == "<View of seat 1: turn 1: seat 1 in phase 2, hand bang/2D beer/6H>"
    assert repr(match.view(0)) == "<View of seat 0: turn 1: seat 1 in phase 2>"
    assert repr(match.view(SPECTATOR)) == "<View of a spectator: turn 1: seat 1 in phase 2>"
    assert repr(match.view(EVERYTHING)) == "<View of everything: turn 1: seat 1 in phase 2>"


def test_a_game_that_is_over_says_who_won():
    match = new_match(TableOptions(4, seed=1))
    for _ in decisions(match, 1):
        pass
    t = match.state
    won = " and ".join(f"seat {seat}" for seat in t.winners)
    assert repr(t) == f"<Table base, 4 players, over after turn {t.turn}, won by {won}>"


def test_the_dice_game_shows_itself():
    match = Match(DICE, DICE.new({"players": 4, "seed": 2}))
    t = match.state
    assert repr(t) == f"<DiceTable, 4 players, turn 1: seat {t.active} in rolling>"
    faces = repr(match.view(0)).removesuffix(">").partition(", dice ")[2].split()
    assert len(faces) == 5


def test_rules_and_what_they_are_made_of_show_themselves():
    rules = TableOptions(4).rules
    assert repr(rules) == f"<Ruleset {rules.id}>"
    assert (repr(rules.kinds[0]), repr(rules.characters[0]), repr(rules.actions[0])) == (
        f"<{rules.kinds[0].id}>",
        f"<{rules.characters[0].id}>",
        f"<{rules.actions[0].id}>",
    )
