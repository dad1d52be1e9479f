"""What the dice, the table and the choices of the dice game look like."""

import pytest

from boothill.games.dice.rules.terms import DICE, FACES
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.telling.words import DiceWords
from boothill.games.dice.terminal import dice as faces
from boothill.games.dice.terminal import drawing as table
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from support.dice_story import DiceStory
from support.dice_telling import desk_at, desk_of, drawn
from support.tales import TEXTS

FIVE = dict.fromkeys("ABCDE", "")


def rolled(dice, **seats):
    """A story in which A has just thrown these dice."""
    return DiceStory(**{**FIVE, **seats}).turn("A").rolls(dice)


def dice_of(story, viewer="A", roomy=True):
    return drawn(desk_of(story, viewer).at_hand(story.decision, roomy))


def notes(story):
    """What is written below each die."""
    return [edge.strip("╰─╯ ") for edge in dice_of(story)[-1].split("╯ ╰")]


def choices(story, width=80):
    decision = story.decision
    desk = desk_of(story, story.t.names[decision.seat])
    return drawn(desk.choices(decision, [False] * len(decision.options), True), width)


def screen(story, viewer="A", roomy=True):
    return drawn(desk_of(story, viewer).screen(roomy))


def row(story, name, viewer="A"):
    """The line of one player, as words."""
    return next(line.strip("▶ ").split() for line in screen(story, viewer) if line.strip("▶ ").startswith(name))


# The dice.


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_face_is_drawn_with_its_word_in_every_place(face):
    words = DiceWords(("A", "B", "C", "D"), 0, TEXTS)
    for roomy in (True, False):
        lines = drawn(faces.draw(words, [face] * DICE, ["locked"] * DICE, roomy))
        assert len({len(line) for line in lines}) == 1
        assert len(lines[0]) <= 80
        assert lines[-2].count(words.face(face)) == DICE
        assert [lines[0].count(str(number)) for number in range(1, 6)] == [1] * DICE


def test_the_symbols_leave_no_doubt_without_colour():
    symbols = {faces.SYMBOLS[face] for face in range(len(FACES))}
    assert len(symbols) == len(FACES) - 1  # both bull's-eyes show the same, with another number below


def test_where_there_is_little_room_the_dice_are_lower():
    story = rolled("1 2 beer arrow gatling")
    assert len(dice_of(story)) == 4
    assert len(dice_of(story, roomy=False)) == 3


@pytest.mark.rule("DICE-DYN-1")
def test_locked_dynamite_is_marked():
    assert notes(rolled("dynamite 2 beer dynamite gatling")) == ["locked", "", "", "locked", ""]
    assert notes(rolled("dynamite 2 beer dynamite gatling", A="black_jack")) == [""] * DICE


def test_dice_kept_and_thrown_are_told_apart():
    story = rolled("1 2 beer dynamite gatling").rerolls("2 5", "dynamite beer")
    assert notes(story) == ["kept", "locked", "kept", "locked", "new"]


def test_the_die_that_is_asked_about_is_marked_and_those_used_up():
    story = rolled("1 beer 1 beer gatling").stops()
    assert notes(story) == ["now", "", "", "", ""]
    assert notes(story.shoots("B")) == ["used", "", "now", "", ""]
    assert notes(story.shoots("E")) == ["used", "now", "used", "", ""]


def test_nobody_else_needs_the_dice_for_his_answer():
    story = rolled("1 1 beer beer beer", B="bart_cassidy").stops().shoots("B", "E").asks("B", "arrows_instead")
    assert desk_of(story, "B").at_hand(story.decision, True) is None
    assert desk_of(story, "B").below() is not None


def test_before_the_first_roll_there_are_no_dice():
    story = DiceStory(**{**FIVE, "A": "sid_ketchum"}).turn("A").asks("A", "gift")
    assert desk_of(story).at_hand(story.decision, True) is None
    assert desk_of(story).below() is None


# The table.


@pytest.mark.rule("DICE-SHOT-2", "DICE-SHOT-3", "DICE-SHOT-4")
def test_distance_and_what_hits_whom():
    story = DiceStory(**dict.fromkeys("ABCDEF", "")).turn("A").rolls("1 1 1 2 2")
    assert [row(story, name)[-2:] for name in "BCDEF"] == [["1", "1"], ["2", "2"], ["3", "-"], ["2", "2"], ["1", "1"]]
    story = DiceStory(A="deputy", B="outlaw", C="renegade").turn("A").rolls("1 1 1 2 2")
    assert [row(story, name)[-4:] for name in "BC"] == [["1", "1", "or", "2"]] * 2


def test_rose_reaches_farther():
    story = DiceStory(**{**dict.fromkeys("ABCDEFG", ""), "A": "rose_doolan"}).turn("A").rolls("1 1 1 2 2")
    assert [row(story, name)[-1] for name in "BCD"] == ["1", "2", "2"]
    assert row(story, "C")[-3:] == ["1", "or", "2"]


def test_life_arrows_and_pile_are_shown():
    story = rolled("1 1 1 2 2", B="3/8 arrows 2")
    assert row(story, "B")[-5:-2] == ["3", "↑↑", "2"]
    assert "●●●○○○○○ 3" in " ".join(screen(story))
    assert any("Pile: 7 arrows" in line for line in screen(story))
    assert any("↑ arrow" in line for line in screen(story))
    assert not any("↑" in line for line in screen(rolled("1 1 1 2 2")))


def test_what_is_about_to_be_lost_is_shown():
    story = rolled("1 1 beer beer beer", B="bart_cassidy").stops().shoots("B", "B").asks("B", "arrows_instead")
    lines = screen(story, "B")
    assert any("●●●●●●●● 8 -2" in line for line in lines)
    assert any("-1 about to be lost" in line for line in lines)


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2")
def test_roles_are_seen_as_far_as_they_are_known():
    story = DiceStory(A="sheriff", B="deputy", C="outlaw out", D="outlaw", E="renegade").turn("A").rolls("1 1 1 2 2")
    assert [row(story, name)[1] for name in ("You", "B", "C", "D", "E")] == ["Sheriff", "?", "Outlaw", "?", "?"]
    assert row(story, "A", "D")[1] == "Sheriff"
    assert row(story, "You", "D")[1] == "Outlaw"
    assert any("In the game: 1 Sheriff, 1 Deputy, 1 Outlaw, 1 Renegade" in line for line in screen(story))


def test_the_title_counts_rolls_and_re_rolls():
    story = rolled("1 1 beer beer beer")
    assert "Turn 2 · your turn · roll 1, 2 re-rolls left" in screen(story)[0]
    assert "Turn 2 · A's turn · roll 1, 2 re-rolls left" in screen(story, "B")[0]
    assert "roll 2, 1 re-roll left" in screen(story.rerolls("1", "1"))[0]
    assert "roll 1, 3 re-rolls left" in screen(rolled("1 1 1 2 2", A="lucky_duke"))[0]


def test_seats_stand_in_their_circle_beginning_with_the_viewer():
    lines = screen(rolled("1 1 1 2 2"), "C")[2:7]
    assert [line.strip("▶ ").split()[0] for line in lines] == ["You", "D", "E", "A", "B"]
    assert [line.startswith("▶") for line in lines] == [False, False, False, True, False]


def test_the_fullest_table_keeps_to_the_width():
    """The longest names, the most life and arrows, and shots under way."""
    story = DiceStory(
        A="sheriff slab_the_killer",
        B="renegade suzy_lafayette",
        C="renegade calamity_janet arrows 7",
        D="deputy paul_regret",
        E="deputy rose_doolan",
        F="outlaw pedro_ramirez",
        G="outlaw bart_cassidy",
        H="outlaw vulture_sam",
    )
    story.turn("A").rolls("1 1 1 2 2").stops().shoots("B", "B", "B")
    view = story.view("A")
    view.names = ("Maximiliana", *("Bartholomew",) * 7)
    for seat in ("A", EVERYTHING, SPECTATOR):
        shown = story.view("A") if seat == "A" else DiceView(story.t, seat)
        shown.names = view.names
        for roomy in (True, False):
            lines = drawn(table.screen(shown, DiceWords(shown.names, shown.seat, TEXTS), roomy))
            assert max(map(len, lines)) <= 80
            assert "…" not in "".join(line.replace("Bartholom…", "").replace("Maximilia…", "") for line in lines)
            assert any("↑↑↑↑↑↑↑ 7" in line for line in lines)


def test_where_there_is_little_room_the_table_is_short():
    story = DiceStory(A="sheriff", B="deputy", C="outlaw out", D="outlaw", E="renegade").turn("A").rolls("1 1 1 2 2")
    lines = screen(story, roomy=False)
    assert "Out:  C (Outlaw)" in lines
    assert lines[-2].startswith("You: Sheriff, ")
    assert not any("has the turn" in line for line in lines)


@pytest.mark.rule("DICE-THREE-2")
def test_of_three_everybody_is_reminded_of_his_prey():
    story = DiceStory(A="deputy", B="outlaw", C="renegade").turn("A").rolls("1 1 1 2 2")
    assert [line for line in screen(story, roomy=False) if line.startswith("You: Deputy after the Renegade, ")]
    assert "eliminating the Renegade" in desk_of(story).about_you().plain


def test_spectators_see_no_distances():
    story = rolled("1 1 1 2 2")
    for viewer in (SPECTATOR, EVERYTHING):
        desk = desk_at(story.match, viewer)
        assert "Dist." not in drawn(desk.screen())[1]
        assert desk.below() is not None


# The choices.


def test_dice_to_throw_again_go_by_their_own_numbers_and_no_others():
    [hint] = choices(rolled("arrow dynamite 1 2 beer", A="black_jack"))
    assert hint.startswith("Such as 2 4 to throw dice 2 and 4 again, keep 1 3 to throw ")
    assert len(hint) <= 80


def test_a_target_is_shown_with_how_it_stands():
    story = rolled("1 1 beer beer beer", B="4/8").stops()
    assert choices(story) == ["[1] B (4 of 8 life)", "[2] E (8 of 8 life)"]
    assert choices(story.shoots("B"))[0] == "[1] B (4 of 8 life, 1 of them aimed at)"
    assert choices(story.shoots("B"))[0].startswith("[1] yourself (")


def test_slab_is_offered_to_double_a_shot():
    story = rolled("1 beer dynamite arrow arrow", A="slab_the_killer").stops()
    assert [line.split(" (")[0] for line in choices(story)] == [
        "[1] B",
        "[2] E",
        "[3] B twice, with a beer",
        "[4] E twice, with a beer",
    ]


def test_numbers_of_arrows_are_offered():
    story = rolled("1 1 beer beer beer", B="bart_cassidy").stops().shoots("B", "B").asks("B", "arrows_instead")
    assert choices(story) == [
        "[1] none, and lose 2 life",
        "[2] 1 arrow, and lose 1 life",
        "[3] 2 arrows, and lose nothing",
    ]
    story = rolled("gatling gatling 2 arrow arrow", A="kit_carlson", B="arrows 2").stops().shoots("C")
    assert choices(story.asks("A", "remove_arrow")) == [
        "[1] yourself (2 arrows)",
        "[2] B (2 arrows)",
        "[3] nobody: leave it at that",
    ]
