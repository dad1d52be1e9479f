"""The event decks at the terminal: whole games, looking events up, turns that cannot end, and coming back."""

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from boothill import __version__
from boothill.cli.commands import replay as replaying
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.kernel.record import replay, save
from boothill.telling import Texts
from boothill.terminal.screen import Terminal
from support.sessions import by_lot, played, stepped_through
from support.tales import tale
from support.telling import script, shown

STRICT = Texts(strict=True)
EVENTS = "base,high_noon,fistful"
EVERYTHING = "base,dodge_city,promos,high_noon,fistful"


# Whole games.


@pytest.mark.parametrize(
    ("players", "sets", "more"),
    [
        ("4", "base,high_noon", []),
        ("5", "base,fistful", []),
        ("3", EVENTS, ["--events", "28"]),
        ("8", EVERYTHING, ["--events", "20"]),
    ],
)
def test_a_whole_game_with_events(players, sets, more, elsewhere, monkeypatch):
    arguments = ("--players", players, "--sets", sets, "--seed", "3", "--bots", "random", *more)
    text = played(by_lot(), *arguments, monkeypatch=monkeypatch)
    assert "The first event is " in text
    assert " the event " in text
    assert "Event: " in text
    assert "The game is over. Winners:" in text
    assert not set(text) & set("{}")
    assert max(map(len, text.splitlines())) <= 80
    [record] = [json.loads(file.read_text()) for file in elsewhere.glob("boothill-*.json")]
    assert record["options"]["events"] == (int(more[1]) if more else None)
    assert replay(record, BANG).over


@pytest.mark.parametrize("viewer", ["all", "Bo"])
def test_a_game_with_events_can_be_stepped_through(viewer, elsewhere, monkeypatch):
    roll = Random(2)
    match = new_match(TableOptions(("Ann", "Bo", "Kit", "Lou"), seed=2, sets=tuple(EVERYTHING.split(","))))
    while match.decision is not None:
        match.push(roll.randrange(len(match.decision.options)))
    text = stepped_through(match, viewer, monkeypatch)
    assert "Event: " in text
    assert " the event " in text
    assert text.count("Answer ") == len(match.answers) + 1


def test_an_answer_in_a_replay_is_told_as_the_table_was_then(elsewhere, monkeypatch):
    """Whoever has swapped characters is asked under his old name."""
    monkeypatch.setattr(replaying, "texts_of", lambda args: STRICT)
    for seed in range(60):
        match = new_match(TableOptions(("Ann", "Bo", "Kit", "Lou"), seed=seed, sets=("base", "high_noon")))
        roll, swap = Random(seed), None
        while (decision := match.decision) is not None:
            if decision.kind == "identity" and swap is None:
                state = match.state
                names = [state.rules.characters[who[decision.seat]].name for who in (state.character, state.second)]
                swap = (len(match.answers) + 1, names)
                match.push(0)
            else:
                match.push(roll.randrange(len(decision.options)))
        if swap is not None:
            break
    step, (_, new) = swap
    Path("game.json").write_text(json.dumps(save(match, __version__)))
    film = replaying.Film(json.loads(Path("game.json").read_text()))
    out = StringIO()
    terminal = Terminal(Console(file=out, width=200, highlight=False), STRICT)
    replaying.Projector(terminal, film, -2).show(step)
    assert f"was asked (identity) and answered: become {new}, with 2 life" in out.getvalue()


# Turns that cannot end.


@pytest.mark.rule("FF-LAW-2")
def test_a_turn_that_cannot_end_says_why():
    story = tale().event("law_of_the_west").deck("2C", "6H").with_life(A=2).starts_turn("A")
    first, refused, reasons, *_ = shown(story, "end", "?")
    said = "You cannot end your turn: Law of the West: you must play Beer (6 of Hearts) first [FF-LAW-2]"
    assert "end your turn: not now (?)" in first
    assert said in refused
    assert "There is nothing to end" not in refused
    assert said in reasons
    assert "All your cards" not in reasons
    assert story.at_rest("A")


def test_pass_finds_the_refusal_wherever_it_stands():
    """Of Blood Brothers it is the first answer."""
    story = tale().event("blood_brothers").with_life(B=1).deck("2C", "3C").starts_turn("A")
    assert "[1] give nothing" in shown(story, "pass")[0]
    assert story.at_rest("A")
    assert story.life("A") == 5


def test_reasons_name_the_event():
    story = tale().event("the_reverend").with_life(A=2).hand("A", "beer/6H").turn("A")
    assert "Beer 6♥: not while the event The Reverend is in force [HN-REV-1]" in shown(story, "?")[1]


# Looking events up.


@pytest.mark.rule("EV-5")
def test_events_can_be_looked_up():
    story = tale().event("thirst").next_events("lasso", "high_noon").turn("A")
    _, both, force, coming, unused, by_name, *_ = shown(
        story, "event", "info thirst", "? lasso", "info russian", "event peyote"
    )
    assert "Now in force: Thirst: Phase 1 yields one card fewer" in both
    assert "Next: Lasso: Nothing that lies in front of a player" in both
    assert "2 events are left in the deck, the last one included." in both
    assert "Thirst: Phase 1 yields" in force
    assert "Lasso: Nothing" in coming
    assert "Russian Roulette: Resolved once" in unused
    assert "Peyote: Replaces phase 1" in by_name


def test_before_the_first_event_and_after_the_last():
    _, told, *_ = shown(tale().next_events("lasso").turn("A"), "event")
    assert "First, from the Sheriff's second turn on: Lasso: " in told
    assert "1 event is left in the deck, the last one." in told
    assert "in force" not in told
    _, told, *_ = shown(tale().event("high_noon").turn("A"), "event")
    assert "Now in force: High Noon: " in told
    assert "No further event comes: this one stays until the game ends." in told


def test_a_table_without_events_says_so():
    text = played(script("event"), "--seed", "6")
    assert "No event deck is used at this table" in text


def test_who_tells_of_second_characters_that_were_seen():
    story = tale(A="sid_ketchum").event("new_identity")
    story.t.second[0] = story.t.rules.character_index["suzy_lafayette"]
    who = shown(story.starts_turn("A"), "who")[1]
    assert "Second character Suzy Lafayette: " in who
    assert who.count("Second character") == 1


def test_help_explains_the_marks():
    told = shown(tale().event("thirst").turn("A"), "help")[1]
    assert "event       the event in force and the next one" in told
    assert "Marks on the table: ▶ has the turn, ◎ in range, " in told


# Coming back.


@pytest.mark.rule("FF-DEAD-1")
def test_whoever_comes_back_is_told_everything_again():
    """He had asked for the end alone."""
    story = tale(4).with_life(A=1, D=1).event("dead_man").hand("C", "bang").in_play("C", "winchester")
    story.t.role = (1, 0, 2, 3)
    story.t.refresh()
    story.turn("C").plays("bang", on="A")
    parts = shown(story, "1!", "1!", "2", *["end"] * 3)
    text = "Your choice".join(parts)
    assert "You are out. What now?" in text
    after = text.partition("You are out. What now?")[2]
    assert "Dead Man: You are back in the game with 2 life." in after
    back = after.partition("Dead Man: You are back")[2]
    assert "You draw " in back
    assert "Your turn: play cards, or end it." in back


# A small terminal.


def test_a_small_terminal_is_told_once_who_one_is():
    story = tale(8, A="sid_ketchum").event("thirst").next_events("lasso").hand("A", "beer", "missed").turn("A")
    first, second, *_ = shown(story, "table", height=24)
    assert "You: Sheriff. " in first
    assert "Sid Ketchum: " in first
    assert "Marks on the table: " in first
    assert "You: Sheriff, Sid Ketchum" in second
    assert "has the turn" not in second
    assert "Event: Thirst (one card less in phase 1)" in second
    assert len(second.splitlines()) <= 24
    roomy = shown(story, "table", height=40)[1]
    assert "You: Sheriff. " in roomy
    assert "▶ has the turn" in roomy


def test_a_game_taken_up_knows_the_event_in_force(elsewhere):
    """Also from its checkpoint, without the events that told of it."""
    for seed in range(20):
        played(by_lot(seed, stop=25), "--seed", str(seed), "--sets", "base,high_noon", "--bots", "random")
        file = Path("kept", f"game-{seed}.json")
        if not file.exists():
            continue
        record = json.loads(file.read_text())
        if replay(record, BANG).state.standing:
            break
    file.write_text(json.dumps({**record, "engine": "0.0.1"}))
    state = replay(record, BANG).state
    text = played(script("event"), "--load", str(file))
    assert "saved by version 0.0.1" in text
    assert f"Now in force: {state.rules.kinds[state.standing[0]].name}: " in text
