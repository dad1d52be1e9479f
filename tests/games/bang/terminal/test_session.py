"""A person at the terminal in stories of Dodge City: what is shown, explained and asked again."""

import pytest

from support.tales import tale
from support.telling import shown


@pytest.mark.rule("DC-GREEN-2")
def test_reasons_are_given_for_green_cards_in_play_too():
    story = tale().hand("A", "knife", "missed").in_play("A", "sombrero", "canteen", "barrel").turn("A")
    _, after, reasons, *_ = shown(story, "1", "?")
    assert [line.rstrip() for line in after.splitlines() if line.rstrip().endswith("not now (?)")] == [
        "Missed! 10♣    not now (?)",
        "◆ Sombrero 7♣  not now (?)",
        "◇ Knife 8♥     not now (?)",
    ]
    assert "Missed! 10♣: it only answers a shot at you [BASE-LIM-7]" in reasons
    assert "Sombrero 7♣: it only answers a shot at you [BASE-LIM-7]" in reasons
    assert "Knife 8♥: you laid it down this turn; you can use it from your next turn on [DC-GREEN-2]" in reasons
    assert "Canteen" not in reasons
    assert "Barrel" not in reasons


def test_without_any_reason_all_cards_can_be_used():
    assert "All your cards can be used now." in shown(tale().hand("A", "bang").in_play("A", "knife").turn("A"), "?")[1]


def test_the_next_card_of_several_needs_no_new_table():
    first, second, *_ = shown(tale().with_life(A=1).hand("A", "barrel", "scope", "mustang").turn("A"), "end", "1")[1:]
    assert "you hold 2 cards more than you may keep" in first
    assert "you hold 1 card more than you may keep" in second
    assert "Your hand: Scope A♠, Mustang 8♥" in second
    assert "In the game:" not in second


def test_a_question_about_the_answer_just_given_needs_no_new_table():
    story = tale().hand("A", "springfield", "barrel", "scope").turn("A")
    paying, shooting, *_ = shown(story, "1", "1", "table")[1:]
    assert "Which other card do you discard to play Springfield?" in paying
    assert "In the game:" not in paying
    assert "You shoot B with Springfield (King of Spades)." in shooting
    assert "In the game:" in shooting


def test_a_player_goes_by_the_name():
    story = tale().hand("A", "bang", "panic", "beer").hand("B", "scope").with_life(A=2).turn("A")
    several = shown(story, "B")[1]
    assert '"B" fits several: [' in several
    assert "You shoot B with BANG!" in shown(story, "shoot b")[1]


def test_the_table_can_be_asked_for_all_the_same():
    story = tale().hand("A", "springfield", "barrel", "scope").turn("A")
    asked_for = shown(story, "1", "table")[2]
    assert "In the game:" in asked_for
    assert "Which other card do you discard to play Springfield?" in asked_for


@pytest.mark.rule("DC-VERA-1")
def test_who_tells_what_a_copied_ability_does():
    story = tale(A="vera_custer", B="bart_cassidy").starts_turn("A")
    told = shown(story, "1", "who")[2]
    lines = told.splitlines()
    vera = next(at for at, line in enumerate(lines) if line.startswith("A, Sheriff, Vera Custer: "))
    assert lines[vera + 2].startswith("As Bart Cassidy: ")


def test_a_copied_ability_is_known_without_the_events_that_told_of_it():
    """As in a game that is taken up from its checkpoint."""
    story = tale(B="vera_custer", C="doc_holyday").ability("B", "vera_custer", "doc_holyday")
    story.hand("B", "bang/2C", "bang/3C").turn("B").uses(on="A").asks("B", "cost").answers("bang/2C").asks("A", "dodge")
    assert "B shoots at you (Doc Holyday's shot)." in shown(story)[0]
