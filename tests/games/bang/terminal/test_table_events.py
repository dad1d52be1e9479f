"""What the table shows of the event decks, and that it fits on a small terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal import choices as answers
from boothill.games.bang.terminal import drawing as table
from boothill.kernel.journal import EVERYTHING
from support.games import ALL_SETS
from support.tales import TEXTS, tale, words_for


def drawn(what, width=80):
    """The lines of something drawn on a terminal of this width."""
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def screen(story, viewer, width=80, roomy=True):
    return drawn(table.screen(story.view(viewer), words_for(story, viewer), roomy), width)


def choices(story, roomy=True):
    """The answers to the open question, as the asked player sees them."""
    decision = story.decision
    name = story.t.names[decision.seat]
    quiet = [False] * len(decision.options)
    return drawn(answers.choices(story.view(name), decision, words_for(story, name), quiet, roomy))


def event_line(story, viewer):
    return next(line for line in screen(story, viewer, width=120) if line.startswith(("Event:", "No event")))


@pytest.mark.rule("EV-3", "EV-5")
def test_the_event_in_force_and_the_next_are_shown():
    story = tale().event("thirst").next_events("lasso", "high_noon").turn("A")
    assert event_line(story, "C") == "Event: Thirst (one card less in phase 1) · next: Lasso (2 left)"
    story = tale().next_events("lasso", "high_noon").turn("A")
    assert event_line(story, "C") == "No event yet · next: Lasso (2 left)"
    story = tale().event("high_noon").turn("A")
    assert event_line(story, "C") == "Event: High Noon (each turn begins with 1 life lost) · the last event"


def test_without_event_decks_nothing_is_said_about_them():
    match = new_match(TableOptions(5))
    words = Words(match.state.rules, match.state.names, 0, TEXTS)
    text = "\n".join(drawn(table.screen(View(match.state, 0), words)))
    assert "event" not in text.casefold()


@pytest.mark.rule("HN-CUFFS-1")
def test_the_named_suit_stands_with_the_event():
    story = tale().event("handcuffs").starts_turn("A")
    assert "Event: Handcuffs (name a suit, play only that)" in event_line(story, "A")
    story.asks("A", "name_suit").answers("hearts")
    assert "Event: Handcuffs (you play only Hearts)" in event_line(story, "A")
    assert "Event: Handcuffs (A plays only Hearts)" in event_line(story, "B")


@pytest.mark.rule("FF-LAW-1", "FF-LAW-2")
def test_the_card_that_must_be_played_stands_with_the_event_until_it_is():
    story = tale().event("law_of_the_west").deck("2C", "6H").with_life(A=2).starts_turn("A")
    assert "Event: Law of the West (you must play Beer 6♥)" in event_line(story, "A")
    assert "Event: Law of the West (A must play Beer 6♥)" in event_line(story, "B")
    assert choices(story)[-1].strip() == "end your turn: not now (?)"
    story.plays("beer")
    assert "(the second card drawn must be played)" in event_line(story, "A")
    assert "(the second card drawn must be played)" in event_line(story, "B")
    assert choices(story)[-1].strip().endswith("] end your turn")


def test_a_duty_that_lapsed_is_not_shown_when_the_turn_is_over():
    story = tale().event("law_of_the_west").deck("2C", "missed").with_life(A=1).starts_turn("A")
    assert "you must play Missed!" in event_line(story, "A")
    story.ends_turn().asks("A", "surplus")
    assert "(the second card drawn must be played)" in event_line(story, "A")


@pytest.mark.rule("HN-GHOST-1")
def test_a_ghost_is_marked():
    story = tale().out("B").event("ghost_town").deck("6H", "3C", "4C").starts_turn("B")
    for roomy in (True, False):
        [row] = [line for line in screen(story, "A", roomy=roomy) if line.startswith("▶ B ")]
        assert " ghost 0 " in row
    assert [line for line in screen(story, "A") if "ghost: back for this turn only" in line]
    assert " ghost 1 " in "\n".join(screen(story.plays("beer"), "A"))
    text = "\n".join(screen(tale().event("ghost_town").turn("A"), "A"))
    assert "ghost " not in text
    assert "ghost:" not in text


def test_second_characters_are_shown_to_those_who_have_seen_them():
    story = tale(A="sid_ketchum", B="bart_cassidy").event("new_identity")
    story.t.second[0] = story.t.rules.character_index["suzy_lafayette"]
    story.t.second[1] = story.t.rules.character_index["paul_regret"]
    story.starts_turn("A")
    own = "Your second character: Suzy Lafayette"
    assert own in screen(story, "A")
    assert own in "\n".join(screen(story, "A", roomy=False))
    assert "second character:" not in "\n".join(screen(story, "B"))
    story.asks("A", "identity").answers("keep")
    assert "A's second character: Sid Ketchum" in screen(story, "B")
    assert "A's second" not in "\n".join(screen(story, "B", roomy=False))
    everything = View(story.t, EVERYTHING)
    assert "second character:" not in "\n".join(drawn(table.screen(everything, words_for(story, "A"))))


def test_an_event_s_offers_stand_with_its_name_or_its_card():
    story = tale().event("sniper").hand("A", "bang/2D", "bang/3D").turn("A")
    row = next(row for row in choices(story) if row.startswith("Sniper"))
    assert "discard 2 BANG! cards for a shot at B" in row
    story = tale().event("ricochet").hand("A", "bang/2D").in_play("C", "mustang").turn("A")
    assert "hit C's Mustang 8♥" in choices(story)[0]


# Little room.


def test_on_a_small_screen_cards_without_use_share_a_line():
    story = tale().hand("A", "missed", "bang", "dodge").in_play("A", "sombrero").turn("A")
    assert len([row for row in choices(story) if "not now" in row]) == 3
    rows = choices(story, roomy=False)
    [shared] = [row for row in rows if "not now" in row]
    assert shared.split("  ")[0] == "not now (?)"
    assert [name in shared for name in ("Missed! 10♣", "Dodge", "◆ Sombrero 7♣", "BANG!")] == [True] * 3 + [False]


def test_on_a_small_screen_those_out_share_a_line():
    story = tale(7).out("C", "E").turn("A")
    lines = screen(story, "A", roomy=False)
    [out] = [line for line in lines if line.startswith("Out:")]
    assert "C (" in out
    assert "E (" in out
    assert not [line for line in lines if line.startswith("  C ")]
    assert not [line for line in screen(tale().turn("A"), "A", roomy=False) if line.startswith("Out:")]


@pytest.mark.parametrize("players", range(3, 9))
def test_the_table_with_events_fits_on_a_small_screen(players):
    """Seven hand cards, the question and the prompt have 9 lines left of 24, whatever event is in force."""
    story = tale(players).turn("A")
    words, events = words_for(story, "A"), story.t.rules
    longest = max(events.kinds, key=lambda kind: len(words.brief(kind.index)) if kind.pile == "events" else 0)
    for event in (longest.id, "a_fistful_of_cards"):
        story = tale(players, A="slab_the_killer").event(event).next_events("russian_roulette", "high_noon")
        for seat in story.t.names:
            story.in_play(seat, *(["mustang"] if seat in "AB" else []))
        story.discard("general_store").turn("A")
        lines = screen(story, "A", roomy=False)
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 15
        text = "\n".join(lines)
        for needed in ("Event: ", "next: Russian Roulette (2 left)", "In the game: ", "Deck ", "Discards 1: ", "You: "):
            assert needed in text, needed


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_screen_keeps_to_the_width_through_whole_games(width):
    for players in (3, 8):
        match = new_match(TableOptions(players, sets=ALL_SETS, seed=players))
        words = Words(match.state.rules, match.state.names, 0, TEXTS)
        roll = Random(players)
        while (decision := match.decision) is not None:
            if decision.main and decision.number % 5 == 0:
                view = View(match.state, 0)
                words.learn_table(view)
                for roomy in (True, False):
                    assert max(map(len, drawn(table.screen(view, words, roomy), width))) <= width
            match.push(roll.randrange(len(decision.options)))
