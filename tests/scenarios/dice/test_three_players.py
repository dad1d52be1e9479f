"""Three players: Deputy, Outlaw and Renegade, each after another, and no Sheriff."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from support.dice_story import DiceStory

GATLING = "gatling gatling gatling dynamite dynamite"
SHOT = "1 dynamite dynamite gatling gatling"
HUNTS = [("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")]
WRONG = [(hunted, hunter) for hunter, hunted in HUNTS]
SEEDS = range(12)


def third(one, other):
    """The role that is neither."""
    return ({"deputy", "outlaw", "renegade"} - {one, other}).pop()


def eliminates(hunter, victim, roll=SHOT):
    """A, the hunter, eliminates B. C is the third, with full life."""
    story = DiceStory(A=hunter, B=f"{victim} 1", C=f"{third(hunter, victim)} suzy_lafayette").turn("A")
    story.rolls(roll).stops()
    return story if roll == GATLING else story.shoots("B")


# ---- The table -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-THREE-1", "DICE-SETUP-2", "DICE-LIFE-5")
@pytest.mark.parametrize("seed", SEEDS)
def test_deputy_outlaw_and_renegade_are_dealt_face_up_and_nobody_has_extra_life(seed):
    match = new_match(DiceOptions(3, seed=seed))
    t = match.state
    assert sorted(t.role) == [DEPUTY, OUTLAW, RENEGADE]
    assert {event[1] for event in match.events if event[0] == "role_shown"} == set(enumerate(t.role))
    for viewer in (-1, 0, 1, 2):
        assert match.view(viewer).role == t.role
    assert t.max_life == [CHARACTERS[index].life for index in t.character]


@pytest.mark.rule("DICE-THREE-1")
@pytest.mark.parametrize(("character", "rerolls"), [("jourdonnais", 2), ("lucky_duke", 3)])
def test_the_dice_are_thrown_as_usual_and_characters_count(character, rerolls):
    story = DiceStory(A=f"deputy {character}", B="outlaw", C="renegade").turn("A").rolls("arrow beer 1 2 gatling")
    life = 7 if character == "jourdonnais" else 8
    story.rolling(rerolls).state(f"A {life}/{life} arrows 1; pile 8")


@pytest.mark.rule("DICE-THREE-3", "DICE-SETUP-7")
def test_the_deputy_has_the_first_turn_wherever_he_sits():
    deputies = []
    for seed in SEEDS:
        match = new_match(DiceOptions(3, seed=seed))
        deputies.append(match.state.role.index(DEPUTY))
        assert [event[1] for event in match.events if event[0] == "turn"] == [(deputies[-1], 1)]
    assert set(deputies) == {0, 1, 2}


@pytest.mark.rule("DICE-THREE-9", "DICE-SHOT-4")
@pytest.mark.parametrize("character", ["suzy_lafayette", "calamity_janet", "rose_doolan"])
def test_a_2_is_a_1_from_the_first_turn_on(character):
    story = DiceStory(A=f"deputy {character}", B="outlaw", C="renegade").turn("A").rolls("2 2 1 dynamite dynamite")
    assert story.targets("2") == story.targets("1") == {"B", "C"}
    story.stops().shoots("B", "C", "C").state("B 7/8; C 6/8").passes_to("B")


# ---- Whoever eliminates his target ---------------------------------------------------------------------------------


@pytest.mark.rule("DICE-THREE-2", "DICE-THREE-4")
@pytest.mark.parametrize("roll", [SHOT, GATLING])
@pytest.mark.parametrize(("hunter", "target"), HUNTS)
def test_whoever_eliminates_his_target_wins_at_once_and_alone(hunter, target, roll):
    story = eliminates(hunter, target, roll)
    assert not story.is_out("C")
    assert story.match.events[-1][0] == "game_over"
    story.wins("A")


@pytest.mark.rule("DICE-THREE-2", "DICE-THREE-4")
@pytest.mark.parametrize("hunter", "ABC")
@pytest.mark.parametrize("roles", ["deputy outlaw renegade", "outlaw deputy renegade", "renegade outlaw deputy"])
def test_the_target_belongs_to_the_role_and_not_to_the_seat(roles, hunter):
    dealt = dict(zip("ABC", roles.split(), strict=True))
    for target in "ABC".replace(hunter, ""):
        story = DiceStory(**(dealt | {target: f"{dealt[target]} 1"})).turn(hunter).rolls(SHOT).stops().shoots(target)
        if (dealt[hunter], dealt[target]) in HUNTS:
            story.wins(hunter)
        else:
            story.passes_to(next(name for name in "ABCABC"["ABC".index(hunter) + 1 :] if name != target))


@pytest.mark.rule("DICE-THREE-4", "DICE-TURN-4")
def test_he_wins_at_once_and_the_rest_of_his_dice_is_void():
    story = DiceStory(A="outlaw 3", B="deputy 1", C="renegade 1").turn("A").rolls("1 beer gatling gatling gatling")
    story.stops().shoots("B").state("B out").wins("A")


@pytest.mark.rule("DICE-THREE-4")
def test_a_target_that_lives_on_is_no_victory():
    story = DiceStory(A="deputy", B="renegade 2", C="outlaw").turn("A").rolls(SHOT).stops().shoots("B")
    story.state("B 1/8").passes_to("B")


# ---- The wrong hand, or nobody's -----------------------------------------------------------------------------------


@pytest.mark.rule("DICE-THREE-5")
@pytest.mark.parametrize("roll", [SHOT, GATLING])
@pytest.mark.parametrize(("hunter", "victim"), WRONG)
def test_if_somebody_falls_to_a_player_who_was_not_after_him_the_others_play_on(hunter, victim, roll):
    story = eliminates(hunter, victim, roll)
    assert story.is_out("B")
    assert story.t.winners == ()
    story.passes_to("C").rolls("beer dynamite dynamite gatling gatling").stops().heals("C").passes_to("A")


@pytest.mark.rule("DICE-THREE-5")
@pytest.mark.parametrize(("hunter", "victim"), WRONG)
def test_then_the_third_wins_as_the_last_survivor_though_he_was_after_somebody_else(hunter, victim):
    story = DiceStory(A=f"{hunter} 1", B=f"{victim} 1", C=f"{third(hunter, victim)} suzy_lafayette").turn("A")
    story.rolls(SHOT).stops().shoots("B").state("B out").passes_to("C")
    story.rolls(SHOT).stops().shoots("A").state("A out").wins("C")


@pytest.mark.rule("DICE-THREE-5")
@pytest.mark.parametrize(("survivor", "other"), [*HUNTS, *WRONG])
@pytest.mark.parametrize(
    ("active", "roll", "fate"),
    [
        ("A", SHOT, "1"),
        ("A", GATLING, "1"),
        ("A", "arrow beer beer 1 1", "5 arrows 8"),
        ("B", "arrow beer beer 1 1", "5 arrows 8"),
        ("B", "dynamite dynamite dynamite 1 1", "1"),
    ],
)
def test_of_the_last_two_the_survivor_wins_however_the_other_one_falls(survivor, other, active, roll, fate):
    story = DiceStory(A=survivor, B=f"{other} {fate}", C=f"{third(survivor, other)} out").turn(active).rolls(roll)
    if roll in (SHOT, GATLING):
        story.stops()
    if roll == SHOT:
        story.shoots("B")
    assert story.is_out("B")
    story.wins("A")


@pytest.mark.rule("DICE-THREE-5", "DICE-CHAR-GRINGO-4")
@pytest.mark.parametrize(
    ("killer", "witness", "winner"), [("1", "5 arrows 4", "C"), ("8", "4 arrows 4", "A"), ("8", "5 arrows 4", "")]
)
def test_the_last_survivor_may_be_found_in_the_same_turn(killer, witness, winner):
    """The Outlaw eliminates the Renegade, who is El Gringo; his arrow is the last one, and the Indians come."""
    story = DiceStory(A=f"outlaw {killer} arrows 4", B="renegade el_gringo 2", C=f"deputy {witness}")
    story.turn("A").rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "B")
    if winner:
        story.wins(winner)
    else:
        story.state("A 3/8; B out; C 1/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-THREE-6", "DICE-CRED-2", "DICE-CRED-3")
@pytest.mark.parametrize(("taker", "victim"), [*HUNTS, *WRONG])
def test_a_first_elimination_by_the_indians_wins_nobody_the_game(taker, victim):
    story = DiceStory(A=taker, B=f"{victim} 5 arrows 5", C=f"{third(taker, victim)} arrows 3").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").state("A 7/8; B out; C 5/8; pile 9").stops().passes_to("C")


@pytest.mark.rule("DICE-THREE-6", "DICE-CRED-2")
@pytest.mark.parametrize(("victim", "other"), [*HUNTS, *WRONG])
def test_a_first_elimination_by_dynamite_wins_nobody_the_game(victim, other):
    story = DiceStory(A=f"{victim} 1", B=other, C=third(victim, other)).turn("A")
    story.rolls("dynamite dynamite dynamite 1 1").state("A out").passes_to("B")


@pytest.mark.rule("DICE-THREE-6", "DICE-THREE-5")
@pytest.mark.parametrize(("hunter", "target"), HUNTS)
def test_after_it_the_last_survivor_wins(hunter, target):
    """The Indians take the hunter B in the turn of A; then his target C eliminates A."""
    story = DiceStory(A=f"{third(hunter, target)} 2", B=f"{hunter} 8 arrows 8", C=f"{target} suzy_lafayette").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").state("A 1/8; B out; pile 9").stops().passes_to("C")
    story.rolls(SHOT).stops().shoots("A").wins("C")


@pytest.mark.rule("DICE-THREE-6")
@pytest.mark.parametrize("survivor", ["deputy", "outlaw", "renegade"])
@pytest.mark.parametrize("active", "ABC")
def test_if_an_attack_takes_two_the_survivor_wins_whoever_took_the_last_arrow(survivor, active):
    others = [role for role in ("deputy", "outlaw", "renegade") if role != survivor]
    story = DiceStory(A=f"{survivor} arrows 2", B=f"{others[0]} 3 arrows 3", C=f"{others[1]} 3 arrows 3").turn(active)
    story.rolls("arrow beer beer 1 1").wins("A")


# ---- Two or three at once ------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-THREE-7")
@pytest.mark.parametrize("roll", ["1 2 dynamite dynamite gatling", GATLING])
@pytest.mark.parametrize(("active", "target"), HUNTS)
@pytest.mark.parametrize("target_sits", ["left", "right"])
def test_whoever_eliminates_both_others_in_one_batch_wins(active, target, target_sits, roll):
    other = third(active, target)
    left, right = (target, other) if target_sits == "left" else (other, target)
    story = DiceStory(A=active, B=f"{left} 1", C=f"{right} 1").turn("A").rolls(roll).stops()
    if roll != GATLING:
        story.shoots("B", "C")
    story.state("B out; C out").wins("A")


@pytest.mark.rule("DICE-THREE-8")
@pytest.mark.parametrize("active", "ABC")
@pytest.mark.parametrize(
    ("roles", "outlaw"),
    [("deputy outlaw renegade", "B"), ("outlaw renegade deputy", "A"), ("renegade deputy outlaw", "C")],
)
def test_if_one_attack_takes_all_three_the_outlaw_wins_whoever_took_the_last_arrow(roles, outlaw, active):
    one, two, three = roles.split()
    story = DiceStory(A=f"{one} 2 arrows 2", B=f"{two} 3 arrows 3", C=f"{three} 3 arrows 3").turn(active)
    story.rolls("arrow beer beer 1 1")
    assert story.t.seats == ()
    story.wins(outlaw)


@pytest.mark.rule("DICE-THREE-8")
@pytest.mark.parametrize(("roles", "outlaw"), [("deputy outlaw renegade", "B"), ("renegade deputy outlaw", "C")])
def test_if_one_attack_takes_the_last_two_the_outlaw_wins_even_if_he_is_out(roles, outlaw):
    """The rules speak of all three at once; nobody left is nobody left."""
    one, two, three = roles.split()
    story = DiceStory(A=f"{one} 2 arrows 4", B=f"{two} 3 arrows 4", C=f"{three} out").turn("A")
    story.rolls("arrow beer beer 1 1")
    assert story.t.seats == ()
    story.wins(outlaw)
