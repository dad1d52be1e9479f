"""Gold Rush and shadows at the terminal: whole games, the shop, reasons, being a shadow, and the end."""

import json
import re
from argparse import ArgumentParser
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from boothill.cli.commands import play
from boothill.family.roles import OUTLAW
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.kernel.record import replay
from boothill.telling import Texts
from boothill.terminal.company import Company
from boothill.terminal.screen import Terminal
from boothill.terminal.session import Session
from support.games import ALL_SETS
from support.sessions import by_lot, played, stepped_through
from support.tales import dies, rush, tale
from support.telling import script, shown

STRICT = Texts(strict=True)
EVERYTHING = ",".join(ALL_SETS)


# Whole games.


@pytest.mark.parametrize(
    ("players", "sets", "more"),
    [
        ("4", "base,gold_rush", []),
        ("5", EVERYTHING, ["--shadow"]),
        ("6", "base", ["--shadow"]),
        ("8", EVERYTHING, ["--shadow"]),
        ("3", EVERYTHING, []),
    ],
)
@pytest.mark.parametrize("when_out", ["1", "2"])
def test_a_whole_game(players, sets, more, when_out, elsewhere, monkeypatch):
    arguments = ("--players", players, "--sets", sets, "--seed", "4", "--bots", "random", *more)
    text = played(by_lot(when_out=when_out), *arguments, monkeypatch=monkeypatch)
    assert ("· with shadows" in text) == bool(more)
    assert ("New in the shop: " in text) == ("gold_rush" in sets)
    assert ("Shop: " in text) == ("gold_rush" in sets)
    assert "The game is over. Winners:" in text
    assert not set(text) & set("{}")
    assert max(map(len, text.splitlines())) <= 80
    [record] = [json.loads(file.read_text()) for file in elsewhere.glob("boothill-*.json")]
    assert record["options"]["shadow"] is bool(more)
    assert replay(record, BANG).over


@pytest.mark.rule("SH-1")
def test_three_players_are_refused_shadows():
    with pytest.raises(OptionsError, match="3 players have no Sheriff, and without one there are no shadows"):
        played(script(), "--players", "3", "--shadow")
    with pytest.raises(OptionsError, match="the starter game has no variants; leave the shadows out"):
        played(script(), "--starter", "--shadow")


def test_the_help_names_sets_and_shadows(capsys):
    parser = ArgumentParser()
    play.add_parser(parser.add_subparsers())
    with pytest.raises(SystemExit):
        parser.parse_args(["play", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "--shadow the eliminated return as shadows for their turns" in told
    assert "fistful, gold_rush" in told


def test_a_game_with_shadows_is_taken_up_with_them(elsewhere, monkeypatch):
    arguments = ("--players", "5", "--sets", EVERYTHING, "--seed", "4", "--bots", "random", "--shadow")
    played(by_lot(stop=6), *arguments, monkeypatch=monkeypatch)
    record = json.loads(Path("kept", "game-4.json").read_text())
    assert record["options"]["shadow"] is True
    text = played(by_lot(seed=8), "--load", monkeypatch=monkeypatch)
    assert "Shop: " in text
    assert "The game is over. Winners:" in text


def test_a_series_goes_on_with_shadows(monkeypatch):
    text = played(by_lot(), "--shadow", "--series", "2", "--bots", "random", "--seed", "4", monkeypatch=monkeypatch)
    assert text.count("· with shadows") == 2


@pytest.mark.parametrize("viewer", ["all", "Bo"])
def test_a_game_can_be_stepped_through(viewer, monkeypatch):
    roll = Random(3)
    match = new_match(TableOptions(("Ann", "Bo", "Kit", "Lou"), seed=3, sets=ALL_SETS, shadow=True))
    while match.decision is not None:
        match.push(roll.randrange(len(match.decision.options)))
    text = stepped_through(match, viewer, monkeypatch)
    assert "Shop: " in text
    assert text.count("Answer ") == len(match.answers) + 1


# The shop.


@pytest.mark.rule("GR-BUY-1", "GR-REM-1")
def test_reasons_are_given_for_the_shop_and_for_others_equipment():
    story = rush().shop("shot", "boots", "pickaxe").in_play("A", "horseshoe").in_play("B", "rucksack").nuggets(A=2)
    story.hand("A", "missed").turn("A")
    told = shown(story, "?")[1]
    assert "■Boots $3: it costs 3 nuggets, and you have 2 [GR-BUY-1]" in told
    assert "■Pickaxe $4: it costs 4 nuggets, and you have 2 [GR-BUY-1]" in told
    assert "B's Rucksack: it costs 4 nuggets, and you have 2 [GR-REM-1]" in told
    assert "Missed!" in told
    assert "Shot" not in told
    assert "Horseshoe" not in told


def test_out_of_turn_the_shop_needs_no_reasons():
    story = rush().hand("A", "beer").hand("B", "bang").shop("shot", "boots", "pickaxe").turn("B").plays("bang", on="A")
    told = shown(story, "?")[1]
    assert "Beer" in told
    assert "Boots" not in told


@pytest.mark.rule("GR-LUZENA-1")
def test_the_shop_is_explained():
    story = rush().shop("shot", "boots", "rhum").nuggets(A=2).turn("A")
    _, told, boots, *_ = shown(story, "shop", "shop boots")
    assert "Shot: (brown equipment, 1 nugget) One player of your choice" in told
    assert "Boots: (black equipment, 3 nuggets) For each life" in told
    assert "Equipment deck: 21 face down." in told
    assert "You have 2 nuggets." in told
    assert "Boots: (black equipment, 3 nuggets)" in boots
    assert "Rhum" not in boots
    story = rush(A="pretty_luzena").shop("shot", "boots", "rhum").turn("A")
    assert "Boots, for you $2: (black equipment, 3 nuggets)" in shown(story, "shop")[1]
    assert "No equipment is sold at this table" in shown(tale().turn("A"), "shop")[1]


def test_equipment_is_looked_up_by_name():
    _, pan, both, several, *_ = shown(rush().turn("A"), "info gold pan", "? gold rush", "info gold")
    assert "Gold Pan: (black equipment, 3 nuggets) Twice per turn" in pan
    assert "Gold Rush: Turns run counter-clockwise" in both
    assert "Gold Rush: (brown equipment, 5 nuggets) Ends your turn" in both
    assert '"gold" fits several: Gold Rush, Gold Pan.' in several


# Shadows.


def dying(shadow):
    """A, an Outlaw with nothing that saves him, is shot at by B, the Sheriff."""
    story = rush(shadow=shadow, roles="outlaw sheriff deputy outlaw renegade")
    return story.with_life(A=1).hand("B", "bang").turn("B").plays("bang", on="A")


@pytest.mark.rule("SH-2", "SH-3", "SH-5")
def test_whoever_is_out_is_asked_once_and_hears_everything_of_his_turns_as_a_shadow():
    parts = shown(dying(shadow=True), "1!", "1!", "2", "end", "1", "1", "end", "1", "1")
    text = "Your choice".join(parts)
    assert text.count("You are out, but return as a shadow when your turn comes. Until then?") == 1
    assert "let the others play quickly" in text
    quick = text.partition("leave")[2]
    assert "You return as a shadow, for this turn only." in quick
    assert "your turn as a shadow · phase 2: play" in quick
    assert "Your turn as a shadow is over: you are out again." in quick
    turns = [line for line in quick.splitlines() if re.match(r"Turn \d+: it is", line)]
    assert turns
    assert {line.partition(": ")[2] for line in turns} == {"it is your turn."}


@pytest.mark.rule("SH-10")
def test_without_shadows_whoever_is_out_stays_out():
    text = "Your choice".join(shown(dying(shadow=False), "1!", "1!", "3"))
    assert "You are out. What now?" in text
    assert "as a shadow" not in text


@pytest.mark.rule("SH-10")
def test_that_shadows_return_no_longer_is_known_from_the_options():
    """Not from the log, which a game taken up from its checkpoint has not got."""
    story = rush(shadow=True).out("B", "C", "D")
    story.t.shadows = False
    assert "In the game: 1 Sheriff, 1 Renegade · Shadows return no longer" in shown(story.turn("A"))[0]


@pytest.mark.rule("SH-9")
def test_shadow_roles_can_be_looked_up():
    assert "Shadow-Renegade: At the start of each" in shown(rush(shadow=True).turn("A"), "info shadow-renegade")[1]
    assert "There is no card" in shown(rush().turn("A"), "info shadow-renegade")[1]


@pytest.mark.rule("SH-15")
def test_who_tells_which_side_a_shadow_renegade_serves():
    story = rush(shadow=True).out("E")
    story.t.sides = (*story.t.sides[:4], OUTLAW)
    assert "E, Renegade as Shadow-Outlaw, " in shown(story.turn("A"), "who")[1]


@pytest.mark.rule("SH-13")
def test_the_end_says_on_which_side_one_was():
    """The person is the Renegade, out, and serves the Outlaws, who win."""
    story = rush(shadow=True, roles="renegade sheriff deputy outlaw outlaw").out("A")
    story.t.sides = (OUTLAW, *story.t.sides[1:])
    story.with_life(B=1).hand("D", "bang").in_play("D", "winchester")
    dies(story.turn("D").plays("bang", on="B"), "B")
    out = StringIO()
    terminal = Terminal(Console(file=out, width=100, highlight=False), STRICT)
    company = Company(0, ["random"] * 5, wins=[0] * 5)
    play.show_end(terminal, Session(terminal, story.match, company, []))
    text = out.getvalue()
    assert "as Shadow-Outlaw" in text.partition("You ended")[0]
    assert text.endswith("You ended the game as Shadow-Outlaw.\nYou win!\n")
