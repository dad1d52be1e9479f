"""What the marshal of the dice game answers where anything else would be embarrassing, and what holds for its games."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.games.dice.bots.marshal import DiceMarshal
from boothill.games.dice.bots.measured import LIFE, OF_THREE
from boothill.games.dice.bots.worth import MORE
from boothill.games.dice.lab.setting import DiceGame
from boothill.games.dice.rules.terms import HEALED, SHOT
from boothill.lab.strength.paired import Pairing, compare
from games.dice.bots.positions import SEEDS, Asked, remembering, set_table

asked = Asked("marshal")
option, answer, kept, shots = asked.option, asked.answer, asked.kept, asked.shots
PLAIN = ("paul_regret", "lucky_duke", "rose_doolan", "jesse_jones", "calamity_janet", "willy_the_kid", "sid_ketchum")
"""Characters that change little for others, for seats whose character a story does not name."""


def table(**seats):
    """A story with A's turn; seats without a character get one that stays out of the way."""
    return set_table(PLAIN, seats)


# ---- embarrassing otherwise ------------------------------------------------------------------------------------------


def test_a_deputy_spares_the_sheriff_if_anybody_else_is_in_reach():
    story = table(A="deputy", B="sheriff 1", C="outlaw", D="outlaw", E="renegade").rolls("1 1 1 beer beer").stops()
    assert shots(story, 3) == ["E", "E", "E"]


def test_a_deputy_forced_to_shoot_the_sheriff_throws_again():
    """Four live, so a 2 can only hit the Sheriff opposite."""
    story = table(A="deputy", B="outlaw", C="sheriff 3", D="outlaw", E="renegade out")
    assert "2" not in kept(story.rolls("1 1 2 2 2"))[0].split()


def test_an_outlaw_takes_the_win():
    story = table(A="outlaw 3", B="sheriff 2", C="deputy", D="outlaw", E="renegade")
    assert kept(story.rolls("1 1 arrow arrow gatling"))[1]
    story = table(A="outlaw", B="sheriff 2", C="deputy", D="outlaw", E="renegade 1").rolls("1 1 beer beer beer").stops()
    assert shots(story, 2) == ["B", "B"]


def test_the_law_takes_the_win():
    """The last Outlaw has one point, whoever else looks bad."""
    story = table(A="sheriff 5", B="outlaw 1", C="deputy 9", D="outlaw out", E="renegade out")
    remembering(story, ("B", SHOT, "A", "AC"))
    assert shots(story.rolls("1 beer beer beer beer").stops(), 1) == ["B"]


def test_a_renegade_does_not_end_the_game_too_early():
    story = table(A="renegade", B="sheriff 1", C="outlaw out", D="outlaw", E="deputy out")
    assert shots(story.rolls("1 2 1 beer beer").stops(), 3) == ["D", "D", "D"]


def test_a_renegade_alone_with_the_sheriff_takes_the_win():
    story = table(A="renegade 5", B="sheriff 2", C="outlaw out", D="outlaw out", E="deputy out")
    assert kept(story.rolls("1 2 beer beer gatling"))[1]


def test_a_renegade_helps_no_outlaw_to_victory():
    """The Gatling would fell the Sheriff while Outlaws live: a beer comes first (DICE-BEER-6)."""
    story = table(A="renegade", B="sheriff 1", C="outlaw", D="outlaw", E="deputy")
    assert answer(story.rolls("beer gatling gatling gatling dynamite").stops()) == "heal B"


def test_a_deputys_gatling_does_not_fell_the_sheriff():
    story = table(A="deputy 5", B="sheriff 1", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("beer gatling gatling gatling dynamite").stops()) == "heal B"


def test_whoever_shot_the_sheriff_is_shot_before_whoever_helped_him():
    for guilty, kind in (("B", "E"), ("E", "B")):
        story = table(A="sheriff", B="outlaw", C="deputy", D="renegade", E="outlaw")
        remembering(story, (guilty, SHOT, "A", "AC"), (kind, HEALED, "A", "ABCDE"))
        assert shots(story.rolls("1 1 beer beer beer").stops(), 2) == [guilty, guilty]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_shot_is_wasted_on_the_dead(seed):
    """Two points fell the one: a third is for the other."""
    story = table(A="sheriff", B="outlaw 2", C="deputy", D="renegade", E="outlaw")
    remembering(story, ("B", SHOT, "A", "AC"), ("E", SHOT, "A", "AD")).rolls("1 1 1 beer beer").stops()
    found = []
    for _ in range(3):
        decision = story.decision
        found.append(story._text(decision.options[DiceMarshal(seed).choose(story.view("A"), decision)]))
        story.answers(found[-1])
    assert found.count("shoot B") <= 2


def test_no_beer_for_an_enemy():
    story = table(A="outlaw", B="sheriff 2", C="deputy 2", D="outlaw", E="renegade")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) not in ("heal B", "heal C")
    story = table(A="sheriff", B="outlaw 2", C="outlaw 2", D="renegade 2")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) == "heal A"


def test_with_one_life_the_beer_is_ones_own():
    story = table(A="outlaw 1", B="sheriff 5", C="deputy", D="outlaw 3", E="renegade")
    assert answer(story.rolls("beer dynamite gatling gatling dynamite").stops()) == "heal A"


def test_an_unhurt_deputy_helps_the_sheriff():
    story = table(A="deputy", B="sheriff 2", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) == "heal B"


@pytest.mark.parametrize("role", ["outlaw", "renegade", "deputy"])
def test_a_beer_that_helps_nobody_is_shown_to_the_sheriff(role):
    """Unhurt as they are, they gain nothing; it looks like the law all the same."""
    roles = ["outlaw", "outlaw", "renegade", "deputy"]
    roles.remove(role)
    story = table(A=role, B="sheriff", **dict(zip("CDE", roles, strict=True)))
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) == "heal B"


def test_nobody_throws_again_when_the_last_arrow_would_kill_him():
    story = table(A="sheriff 4 arrows 4", B="outlaw arrows 2", C="outlaw arrows 1", D="renegade arrows 1")
    assert kept(story.rolls("2 beer beer gatling gatling"))[1]


def test_nobody_risks_the_third_dynamite_without_need():
    """Two lie there, the rest is as good as it gets for somebody who would die of the explosion."""
    story = table(A="sheriff 1", B="outlaw", C="outlaw", D="renegade")
    assert kept(story.rolls("dynamite dynamite beer beer beer"))[1]


def test_of_three_whoever_can_be_felled_wins_the_game():
    story = table(A="outlaw", B="renegade 1", C="deputy 3").rolls("1 2 1 beer beer").stops()
    assert shots(story, 3) == ["C", "C", "C"]


def test_of_three_the_hunter_is_not_helped():
    story = table(A="outlaw", B="renegade 2", C="deputy 2").rolls("beer arrow arrow gatling gatling").stops()
    assert answer(story) == "heal A"


# ---- what it plays for -----------------------------------------------------------------------------------------------


def test_life_points_mean_what_they_should():
    """The law wants its own to live and the others to fall; of three one's own life and the other's fall."""
    for role, sign in ((SHERIFF, 1), (DEPUTY, 1), (OUTLAW, -1), (RENEGADE, -1)):
        assert sorted(LIFE[role], reverse=sign < 0) == LIFE[role]
    assert sorted(OF_THREE[0]) == OF_THREE[0]


def test_the_chance_to_win_falls_with_the_sheriffs_life():
    chances = []
    for life in (1, 4, 8):
        view = table(A="deputy", B=f"sheriff {life}", C="outlaw", D="outlaw", E="renegade").view("A")
        stakes = DiceMarshal(1).position(view).stakes
        chances.append(stakes.chance)
        assert stakes.ends(1)
        assert not stakes.ends(2)
        assert stakes.fall[1] == pytest.approx(-stakes.chance - MORE), "with the Sheriff everything is lost"
        assert stakes.lives(1)[life] == 0.0
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < chances[-1] < 1.0


def test_a_quarry_is_worth_more_by_ones_own_hand():
    view = table(A="outlaw", B="renegade 4", C="deputy 4").view("A")
    stakes = DiceMarshal(1).position(view).stakes
    assert stakes.ends(2, by_own_hand=True)
    assert not stakes.ends(2)
    assert not stakes.ends(1, by_own_hand=True)


# ---- what holds for all its games ------------------------------------------------------------------------------------


def test_it_beats_chance():
    """In the same seats of the same games of random bots."""
    found = compare(Pairing("marshal", "random", 5, 25, setting=DiceGame()))
    assert found.difference().low > 0.05
