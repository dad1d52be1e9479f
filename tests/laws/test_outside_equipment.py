"""Equipment of sets that do not come with Boothill, with and without Gold Rush beside it."""

import re
from collections import Counter
from functools import partial
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.cards.targets import any_other
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import EQUIPMENT, NUGGETS, SHOP
from boothill.kernel.errors import UserError
from boothill.kernel.record import replay, resume, save
from boothill.playing import seat_bots
from boothill.telling import Texts
from boothill.terminal.company import Company
from boothill.terminal.screen import Terminal
from boothill.terminal.session import Session
from support.games import ALL_SETS, decisions
from support.story import Story

RAILWAY = """
    from boothill.games.bang.rules.harm.combat import shoot
    from boothill.games.bang.rules.cards.declare import Box
    from boothill.games.bang.rules.piles import draw
    from boothill.games.bang.rules.cards.targets import any_other

    box = Box("railway", "Railway")
    box.black("lantern", "Lantern", price=1, number=3, seen_at=1)


    @box.bought("handcar", "Handcar", price=2, number=2, target=any_other)
    def handcar(t, play):
        draw(t, play.by, 2)
        draw(t, play.target, 1)


    def blast(t, play):
        yield from shoot(t, play.target, play.by, (), play.kind.index)


    box.bought_as("toolbox", "Toolbox", price=1, number=3, modes={"bang": blast, "stagecoach": None, "cat_balou": None})
"""
KINDS = {"lantern", "handcar", "toolbox"}


def bought_in(match):
    """What was bought in a game: each equipment with what it was bought for."""
    kinds, kind_of = match.state.rules.kinds, match.state.rules.kind_of
    sold = [public for name, public, *_ in match.events if name == "bought"]
    return Counter((kinds[kind_of[public[1]]].id, kinds[public[2]].id) for public in sold)


@pytest.mark.parametrize("ours", [("base",), ("base", "gold_rush"), ALL_SETS])
def test_equipment_of_ones_own_is_bought_and_used(write_set, ours):
    sets = (*ours, write_set(RAILWAY, name="railway"))
    bought, lanterns = Counter(), 0
    for seed in range(18):
        players = 3 + seed % 6
        match = new_match(TableOptions(players, sets=sets, seed=seed, shadow=players > 3 and seed % 2 == 1))
        t = match.state
        assert len(t.piles[EQUIPMENT]) + len(t.piles[SHOP]) == 8 + (24 if "gold_rush" in ours else 0)
        assert t.tokens == {NUGGETS: [0] * players}
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
            lanterns += any(t.rules.card_names[card].startswith("lantern") for cards in t.play for card in cards)
        assert match.over
        bought += bought_in(match)
        assert replay(save(match, "1"), BANG).digest() == match.digest()
    assert {kinds for kinds in bought if kinds[0] in KINDS} == {
        ("lantern", "lantern"),
        ("handcar", "handcar"),
        ("toolbox", "bang"),
        ("toolbox", "stagecoach"),
        ("toolbox", "cat_balou"),
    }
    assert lanterns > 20
    assert (("bottle", "panic") in bought) == ("gold_rush" in ours)


@pytest.mark.parametrize("ours", [("base",), ("base", "gold_rush")])
def test_a_game_with_equipment_of_ones_own_is_saved(write_set, ours):
    match = new_match(TableOptions(4, sets=(*ours, write_set(RAILWAY, name="railway")), seed=4))
    for decision in decisions(match, 4):
        if bought_in(match) and not decision.main:
            break
    for engine in ("1", "2"):
        back, _ = resume(save(match, "1"), BANG, engine)
        assert back.digest() == match.digest()


def test_nuggets_are_earned_but_beers_are_not_sold_without_gold_rush(write_set):
    folder = write_set(RAILWAY, name="railway")
    told = {
        sets: Counter(
            event[0] for seed in range(6) for event in played(TableOptions(4, sets=(*sets, folder), seed=seed)).events
        )
        for sets in (("base",), ("base", "gold_rush"))
    }
    assert min(events["gained_nuggets"] for events in told.values()) > 20
    assert told["base",]["sold"] == 0
    assert told["base", "gold_rush"]["sold"] > 3


def played(options):
    """A whole random game."""
    match = new_match(options)
    for _ in decisions(match, options.seed):
        pass
    return match


@pytest.mark.parametrize("ours", [("base",), ("base", "gold_rush")])
def test_equipment_of_ones_own_is_played_at_the_terminal(write_set, tmp_path, monkeypatch, ours):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "kept"))
    sets = (*ours, write_set(RAILWAY, name="railway"))
    said = ""
    for seed in range(5):
        screen = StringIO()
        terminal = Terminal(Console(file=screen, width=200), Texts(), by_lot(seed))
        match = new_match(TableOptions(4, sets=sets, seed=seed))
        company = Company(0, ["random"] * 4)
        Session(terminal, match, company, seat_bots(company.bots, seed)).run()
        assert match.over
        said += screen.getvalue()
    shown = [name for name in ("Lantern", "Handcar", "Toolbox") if name in said]
    assert len(shown) > (1 if "gold_rush" in ours else 2)  # among ours they come up less often
    assert ("Bottle" in said) == ("gold_rush" in ours)


def by_lot(seed):
    """A person who answers by lot, whatever is said against it."""
    roll = Random(seed)

    def read(prompt):
        if not prompt.startswith("Your choice"):
            return "1"  # eliminated: watch on
        count = int(re.search(r"1-(\d+)", prompt)[1])
        return f"{1 + int(roll.random() * count)}!"

    return read


# ---- what can be wrong -----------------------------------------------------------------------------------------

BOX = """
    from boothill.games.bang.rules.cards.declare import Box

    box = Box("mine", "Mine")
"""


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ('box.black("lantern", "Lantern", price=0)', "the equipment 'lantern' costs 0; give a price of at least 1"),
        (
            'box.bought("handcar", "Handcar", price=-1)(print)',
            "the equipment 'handcar' costs -1; give a price of at least 1",
        ),
        (
            'box.bought_as("toolbox", "Toolbox", price=0, modes={"bang": None})',
            "the equipment 'toolbox' costs 0; give a price of at least 1",
        ),
        (
            'box.bought_as("toolbox", "Toolbox", price=1, modes={"bang": None, "bing": None})',
            "'toolbox' does what 'bing' does, and no chosen set declares 'bing'; add that set or correct the id",
        ),
        (
            'box.bought_as("toolbox", "Toolbox", price=1, modes={"knife": None})',
            "'toolbox' does what 'knife' does, and no chosen set declares 'knife'; add that set or correct the id",
        ),
        (
            'box.bought_as("toolbox", "Toolbox", price=1, modes={"barrel": None})',
            "'toolbox' does what 'barrel' does, which is no brown card; name one",
        ),
        ('box.black("lantern", "Lantern", price=1, seen_att=1)', "unknown hook 'seen_att'; did you mean seen_at"),
        (
            'box.black("lantern", "Lantern", price=1)\n    box.bought("lantern", "Lantern", price=1)(print)',
            "the set 'mine' declares the card 'lantern' twice; give one of them another id",
        ),
    ],
)
def test_equipment_that_cannot_work_is_refused_in_one_sentence(write_set, declared, said):
    with pytest.raises(OptionsError, match=f"^[^\n]*{re.escape(said)}[^\n]*$"):
        TableOptions(4, sets=("base", write_set(f"{BOX}    {declared}\n")))


def test_equipment_another_set_has(write_set):
    folder = write_set(BOX + '    box.black("boots", "Boots", price=1)\n')
    assert len(new_match(TableOptions(4, sets=("base", folder))).state.piles[SHOP]) == 1
    with pytest.raises(OptionsError, match="two of the chosen sets declare a card 'boots'; leave one of the sets"):
        TableOptions(4, sets=("base", "gold_rush", folder))


def test_black_equipment_for_others_lies_in_front_of_nobody_twice():
    box = Box("bells", "Bells")
    box.black("cowbell", "Cowbell", price=2, number=3, target=any_other, seen_at=-1)
    story = Story(rules=Ruleset((find_box("base"), box))).nuggets(A=9).turn("A").buys("cowbell", on="C")
    assert [story.offers("buy cowbell", on=seat) for seat in "BCDE"] == [True, False, True, True]


@pytest.mark.parametrize("mode", ["knife", "barrel"])
def test_equipment_does_only_what_brown_cards_do(mode):
    box = Box("kit", "Kit")
    box.bought_as("kit", "Kit", price=1, modes={mode: None})
    with pytest.raises(UserError, match=f"'kit' does what '{mode}' does, which is no brown card; name one"):
        Ruleset((find_box("base"), find_box("dodge_city"), box))


@pytest.mark.parametrize("declare", [partial(Box.black, price=1), partial(Box.blue, copies="7H")])
def test_a_card_has_no_hooks_of_the_whole_table(declare):
    with pytest.raises(UserError, match="the hook 'turn_over' of 'clock' concerns the whole table"):
        declare(Box("clock", "Clock"), "clock", "Clock", turn_over=print)
