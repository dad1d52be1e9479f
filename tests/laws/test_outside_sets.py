"""Sets of cards that do not come with Boothill: in a folder of the player's own, or offered by an installed package."""

import json
import re
import textwrap
from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from boothill.cli.main import main
from boothill.family.setup_checks import OptionsError
from boothill.games.bang.rules.cards.loading import known_sets
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.series import next_game
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import EVENTS
from boothill.kernel.errors import UserError
from boothill.kernel.record import replay, resume, save
from boothill.playing import seat_bots
from boothill.telling import Texts
from boothill.terminal.company import Company
from boothill.terminal.screen import Terminal
from boothill.terminal.session import Session
from support.games import decisions

GHOST_TOWN = """
    from boothill.games.bang.rules.cards.declare import Box
    from boothill.games.bang.rules.cards.kinds import Play
    from boothill.games.bang.rules.piles import draw
    from boothill.games.bang.rules.table.state import Table

    box = Box("ghost_town", "Ghost Town")


    @box.brown("whiskey", "Whiskey", copies="2H 3H 4H 5H 6H 7H 8H 9H")
    def whiskey(t: Table, play: Play) -> None:
        draw(t, play.by, 1)


    def haunt(t: Table, ghost: int, points: int, by: int, before: int) -> None:
        t.marks["haunted"] = t.marks.get("haunted", 0) + points


    box.character("pale_rider", "Pale Rider", 3, life_lost=haunt)
"""
NOTHING_ELSE = """
    from boothill.games.bang.rules.cards.declare import Box

    box = Box("{name}", "A set")
"""


def clear_sentence(text):
    """The options are refused with one clear sentence."""
    return pytest.raises(OptionsError, match=f"^[^\n]*{text}[^\n]*$")


# ---- a folder --------------------------------------------------------------------------------------------------


def test_a_set_in_a_folder_is_played(write_set):
    sets = ("base", write_set(GHOST_TOWN))
    whiskeys = haunted = 0
    for seed in range(20):
        characters = ("pale_rider", *(None,) * (3 + seed % 4))
        match = new_match(TableOptions(4 + seed % 4, sets=sets, seed=seed, characters=characters))
        rules = match.state.rules
        assert (len(rules.cards), len(rules.characters), rules.sets) == (88, 17, ("base", "ghost_town"))
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
        played = [rules.kinds[event[1][2]].id for event in match.events if event[0] == "played"]
        whiskeys += played.count("whiskey")
        haunted += match.state.marks.get("haunted", 0)
    assert whiskeys > 20
    assert haunted > 20


def test_a_game_with_a_set_in_a_folder_is_saved_and_replayed(write_set):
    match = new_match(TableOptions(4, sets=("base", write_set(GHOST_TOWN)), seed=5))
    for decision in decisions(match, 5):
        if decision.number == 50:
            break
    for engine in ("1", "2"):
        back, _ = resume(save(match, "1"), BANG, engine)
        assert back.digest() == match.digest()


def test_a_series_goes_on_with_the_same_sets(write_set):
    options = TableOptions(4, sets=("base", write_set(GHOST_TOWN)), seed=5)
    match = new_match(options)
    for _ in decisions(match, 5):
        pass
    after = next_game(match.state, seed=6)
    assert after.sets == options.sets
    assert after.rules is options.rules


def test_a_set_may_have_several_modules(write_set):
    folder = write_set("from . import cards\nfrom .cards import box\n", cards=GHOST_TOWN)
    assert "whiskey" in TableOptions(4, sets=("base", folder)).rules.kind_index


def test_two_folders_of_the_same_name_are_two_sets(write_set):
    start = "from .cards import box\n"
    one = write_set(start, name="mine/extra", cards=NOTHING_ELSE.format(name="mine"))
    other = write_set(start, name="yours/extra", cards=NOTHING_ELSE.format(name="yours"))
    assert TableOptions(4, sets=("base", one, other)).rules.sets == ("base", "mine", "yours")


def test_a_reprint_adds_copies(write_set):
    folder = write_set(NOTHING_ELSE.format(name="more_beer") + '    box.more("beer", "2D 3D")\n')
    rules = TableOptions(4, sets=("base", folder)).rules
    beers = [card for card in rules.cards if rules.kind_of[card] == rules.kind_index["beer"]]
    assert [rules.value_text(card) for card in beers[-2:]] == ["2D", "3D"]
    assert [rules.set_of[card] for card in beers[-2:]] == ["more_beer"] * 2


# ---- an installed package --------------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Ghost Town as an installed package offers it; the name is this test's own, for modules stay loaded."""
    name = f"ghosts_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(textwrap.dedent(GHOST_TOWN), encoding="utf-8")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        f"[boothill.sets]\n{name} = {name}:box\n{name}_module = {name}\n{name}_none = {name}:haunt\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    return name


@pytest.mark.parametrize("ending", ["", "_module"])
def test_an_installed_set_is_played_by_its_name(installed, ending):
    name = installed + ending
    assert name in known_sets()
    match = new_match(TableOptions(4, sets=("base", name), seed=2))
    assert "whiskey" in match.state.rules.kind_index
    for _ in decisions(match, 2):
        assert problems(match.state) == set()
    assert match.over


def test_an_installed_set_without_a_box(installed):
    with clear_sentence(f"the set '{installed}_none' does not define `box`"):
        TableOptions(4, sets=("base", f"{installed}_none"))


def test_an_unknown_set_is_refused_with_the_known_ones(installed):
    with clear_sentence(
        f"unknown set 'ghosts'; known sets are base, dodge_city, promos, high_noon, fistful, gold_rush, {installed}"
    ):
        TableOptions(4, sets=("base", "ghosts"))


# ---- texts -----------------------------------------------------------------------------------------------------


def test_the_texts_of_a_folder_are_found(write_set):
    folder = write_set(GHOST_TOWN)
    (Path(folder) / "en.ftl").write_text("event-boo = Boo\u2026\n", encoding="utf-8")
    (Path(folder) / "de.ftl").write_text("event-boo = Buh!\n", encoding="utf-8")
    (Path(folder) / "notes.txt").write_text("nothing to say", encoding="utf-8")
    rules = TableOptions(4, sets=("base", folder)).rules
    assert rules.texts == ({"en": "event-boo = Boo\u2026\n", "de": "event-boo = Buh!\n"},)


def test_what_a_set_says_in_its_source_comes_before_its_files(write_set):
    folder = write_set(GHOST_TOWN + '    box.texts["en"] = "event-boo = Hoo!"\n')
    (Path(folder) / "en.ftl").write_text("event-boo = Boo!\n", encoding="utf-8")
    assert TableOptions(4, sets=("base", folder)).rules.texts == ({"en": "event-boo = Hoo!"},)


def test_our_own_sets_bring_no_texts_along():
    assert TableOptions(4).rules.texts == ()


def test_the_declarations_of_all_sets_come_together(write_set):
    one = write_set(GHOST_TOWN + '    box.log["boo"] = "who"\n    box.questions["dare"] = "by"\n')
    other = write_set(NOTHING_ELSE.format(name="other") + '    box.log["hoo"] = "who count"\n', name="other")
    rules = TableOptions(4, sets=("base", one, other)).rules
    declared, ours = rules.declared, TableOptions(4).rules.declared
    assert {name: declared.entries[name].public.text for name in set(declared.entries) - set(ours.entries)} == {
        "boo": "who",
        "hoo": "who count",
    }
    assert {kind: declared.questions[kind].text for kind in set(declared.questions) - set(ours.questions)} == {
        "dare": "by"
    }
    assert set(declared.reasons) == set(ours.reasons)


def test_texts_in_another_encoding(write_set):
    folder = write_set(GHOST_TOWN)
    (Path(folder) / "en.ftl").write_bytes(b"event-boo = \xff\xfe")
    with clear_sentence("the texts in 'en.ftl' of the set 'ghost_town' are not in UTF-8"):
        TableOptions(4, sets=("base", folder))


@pytest.mark.parametrize("entry", ["", ":box", ".cards:box"])
def test_the_texts_of_an_installed_package_are_found(tmp_path, monkeypatch, entry):
    name = f"town_{tmp_path.name}"
    package = tmp_path / name
    package.mkdir()
    (package / "__init__.py").write_text("from .cards import box\n", encoding="utf-8")
    (package / "cards.py").write_text(textwrap.dedent(GHOST_TOWN), encoding="utf-8")
    (package / "en.ftl").write_text("event-boo = Boo!\n", encoding="utf-8")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[boothill.sets]\n{name} = {name}{entry}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert TableOptions(4, sets=("base", name)).rules.texts == ({"en": "event-boo = Boo!\n"},)


def test_an_installed_set_in_one_file_takes_no_stray_texts(installed, tmp_path):
    (tmp_path / "en.ftl").write_text("event-boo = Somebody else's\n", encoding="utf-8")
    assert TableOptions(4, sets=("base", installed)).rules.texts == ()


TOLL = """
    from boothill.games.bang.rules.cards.kinds import Action
    from boothill.games.bang.rules.cards.declare import Box
    from boothill.games.bang.rules.harm.dying import lose_life
    from boothill.kernel.reasons import WhyNot
    from boothill.games.bang.rules.piles import draw, mind_empty_hands
    from boothill.games.bang.rules.cards.targets import any_other
    from boothill.kernel.decision import NOBODY
    from boothill.games.bang.rules.terms import PASS, PASSING, TAKE, USE
    from boothill.kernel.decision import Decision

    box = Box("toll_road", "Toll Road")
    box.questions = {"toll": "by"}
    box.log = {"handed_over": "who target | hidden"}


    def too_poor(t, seat, card, kind):
        return WhyNot("too_poor", "TOLL-1", len(t.hand[seat])) if len(t.hand[seat]) < 2 else None


    box.reasons = {"too_poor": "count"}


    @box.brown("toll", "Toll", copies="- 5C 6C 7C 8C 9C 10C JC QC KC AC", target=any_other, limits=(too_poor,))
    def toll(t, play):
        options = [(TAKE, card, -1, NOBODY, -1) for card in t.hand[play.target]] + [PASSING]
        choice = yield Decision(play.target, "toll", options, (play.by,), hidden=True)
        if choice[0] == PASS:
            yield from lose_life(t, play.target, 1, play.by, play.kind.index)
        else:
            t.hand[play.target].remove(choice[1])
            t.hand[play.by].append(choice[1])
            t.emit("handed_over", play.target, play.by, to=(play.target, play.by), secret=(choice[1],))
            if t.hand_watchers:
                yield from mind_empty_hands(t)


    def offer(t, seat, action, options):
        if t.life[seat] > 1 and not t.turn_marks.get("traded"):
            options += [(USE, -1, action.index, other, -1) for other in t.seats if other != seat]


    def trade(t, seat, choice):
        t.turn_marks["traded"] = 1
        draw(t, choice[3], 1)


    deal = Action("tess", occasions="play", offer=offer, effect=trade, text="let somebody draw a card")
    box.character("tess", "Trader Tess", 4, actions=(deal,))
"""
TOLL_TEXTS = """
ask-toll = { $by } wants a toll: a card, or 1 life.
wait-toll = { $who } is thinking about the toll ...
option-take-toll = hand over { $card }
option-pass-toll = refuse: lose 1 life
event-handed_over = { $who_is ->
    [you] You hand
   *[other] { $who } hands
} { $target_is ->
    [you] you
   *[other] { $target }
} { $hidden_count ->
    [0] a card
   *[other] { $hidden }
}.
reason-too_poor = you need 2 cards and have { $count }
"""


@pytest.mark.parametrize(
    "texts", [TOLL_TEXTS, "", "ask-toll = { $nobody }\nevent-handed_over = { $x }\nwait-toll = [/]"]
)
def test_whole_games_are_played_at_the_terminal_whatever_the_texts(write_set, tmp_path, monkeypatch, texts):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "kept"))
    folder = write_set(TOLL, name="toll_road")
    (Path(folder) / "en.ftl").write_text(texts, encoding="utf-8")
    said = ""
    for seed in range(8):
        screen = StringIO()
        terminal = Terminal(Console(file=screen, width=200), Texts(), script(seed))
        sets = ("base", folder)
        match = new_match(TableOptions(4, sets=sets, seed=seed, characters=("tess", None, None, None)))
        company = Company(0, ["random"] * 4)
        Session(terminal, match, company, seat_bots(company.bots, seed)).run()
        assert match.over
        said += screen.getvalue()
    assert "let somebody draw a card: C" in said
    assert "Trader Tess: You let somebody draw a card (on C)." in said
    told = ["wants a toll: a card, or 1 life.", "hand over ", " hands you ", "[TOLL-1]", "you need 2 cards and have 1"]
    bare = ["Choose (toll).", "handed over (", "not possible now (too poor) [TOLL-1]"]
    assert [text for text in told if text not in said] == ([] if texts is TOLL_TEXTS else told[:3] + told[4:])
    assert [text for text in bare if text not in said] == (bare if texts is TOLL_TEXTS else [])


def script(seed):
    """A person who wants to know why not, then answers by lot."""
    roll = Random(seed)
    asked = []

    def read(prompt):
        count = int(re.search(r"1-(\d+)", prompt)[1])
        if not prompt.startswith("Your choice"):
            return "1"  # eliminated: watch on
        asked.append(prompt)
        if len(asked) % 2:
            return "?"
        return f"{1 + int(roll.random() * count)}!"

    return read


def test_brackets_in_a_text_are_no_markup():
    screen = StringIO()
    terminal = Terminal(Console(file=screen, width=80, force_terminal=True), Texts(), pace=0.001)
    terminal.pause("somebody [/] is waiting")
    assert "somebody [/] is waiting" in screen.getvalue()


# ---- events ----------------------------------------------------------------------------------------------------


WEATHER = """
    from boothill.games.bang.rules.cards.declare import Box
    from boothill.games.bang.rules.harm.dying import lose_life
    from boothill.kernel.reasons import WhyNot
    from boothill.games.bang.rules.piles import draw, mind_empty_hands
    from boothill.games.bang.rules.terms import KEEP, KEEPING, PASSING
    from boothill.kernel.decision import Decision

    box = Box("weather", "Weather")
    box.questions = {"shelter": "kind"}


    def a_card_for_all(t, event):
        for seat in t.clockwise(event.by):
            draw(t, seat, 1, event.kind.index)


    box.event("rain", "Rain", rule="WEATHER-1", revealed=a_card_for_all)


    def seek_shelter(t, me):
        choice = yield Decision(me, "shelter", [KEEPING, PASSING], (t.standing[0],))
        if choice[0] == KEEP:
            t.skipped = True


    def no_weapon(t, me, card, kind, occasion):
        return WhyNot("event_forbids", "WEATHER-2", t.standing[0]) if kind.weapon else None


    box.event("fog", "Fog", rule="WEATHER-2", start_of_turn=seek_shelter, may_play=no_weapon)


    def struck(t, me):
        yield from lose_life(t, me, 1, cause=t.standing[0])


    box.event("lightning", "Lightning", rule="WEATHER-3", final=True, start_of_turn=struck)
"""


def revealed_in(match):
    """The events of a game in the order they came."""
    rules = match.state.rules
    return [rules.kinds[rules.kind_of[event[1][1]]].id for event in match.events if event[0] == "revealed"]


@pytest.mark.rule("EV-1", "EV-4")
def test_events_of_ones_own_are_revealed_and_the_final_one_stays(write_set):
    sets = ("base", write_set(WEATHER, name="weather"))
    orders, finals, asked = set(), 0, 0
    for seed in range(20):
        match = new_match(TableOptions(3 + seed % 6, sets=sets, seed=seed))
        for decision in decisions(match, seed):
            assert problems(match.state) == set()
            asked += decision.kind == "shelter"
        came = revealed_in(match)
        assert came in (["rain", "fog", "lightning"][: len(came)], ["fog", "rain", "lightning"][: len(came)])
        orders.add(tuple(came[:2]))
        finals += "lightning" in came
        again = replay(save(match, "1"), BANG)
        assert again.digest() == match.digest()
    assert {("rain", "fog"), ("fog", "rain")} <= orders
    assert min(finals, asked) > 10


@pytest.mark.rule("EV-7")
@pytest.mark.parametrize("ours", [("high_noon",), ("high_noon", "fistful")])
def test_events_of_ones_own_are_mixed_with_ours(write_set, ours):
    sets = ("base", "dodge_city", *ours, write_set(WEATHER, name="weather"))
    most = 2 + 14 * len(ours)
    came, lasts = Counter(), set()
    for seed in range(30):
        events = None if seed % 2 else most
        match = new_match(TableOptions(3 + seed % 6, sets=sets, seed=seed, events=events))
        t = match.state
        assert len(t.piles[EVENTS]) == 1 + (events or 12)
        lasts.add(t.rules.card_names[t.piles[EVENTS][0]])
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
        came.update(revealed_in(match))
    assert min(came["rain"], came["fog"], came["lasso" if "fistful" in ours else "thirst"]) > 0
    assert lasts == {"lightning", "high_noon", *(["a_fistful_of_cards"] if "fistful" in ours else [])}
    with clear_sentence(f"{most + 1} events cannot be used; these sets take 12 to {most}"):
        TableOptions(4, sets=sets, events=most + 1)


def test_a_deck_without_a_final_event_ends_with_its_last(write_set):
    folder = write_set(
        NOTHING_ELSE.format(name="calm") + '    box.event("breeze", "Breeze", base_distance=1)\n', "calm"
    )
    came = Counter()
    for seed in range(8):
        match = new_match(TableOptions(4, sets=("base", folder), seed=seed))
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
        came[tuple(revealed_in(match))] += 1
        assert match.view(0).next_event == (-1 if revealed_in(match) else match.state.piles[EVENTS][-1])
    assert set(came) <= {(), ("breeze",)}
    assert came["breeze",] > 4


def test_two_small_decks_are_used_whole(write_set):
    other = write_set(NOTHING_ELSE.format(name="calm") + '    box.event("breeze", "Breeze", base_distance=1)\n', "calm")
    sets = ("base", write_set(WEATHER, name="weather"), other)
    assert len(new_match(TableOptions(4, sets=sets)).state.piles[EVENTS]) == 4
    with clear_sentence("4 events cannot be used; these sets take 3 to 3"):
        TableOptions(4, sets=sets, events=4)


def test_an_event_declared_twice(write_set):
    twice = NOTHING_ELSE.format(name="twice") + '    box.event("rain", "Rain")\n' * 2
    with clear_sentence("the set 'twice' declares the card 'rain' twice; give one of them another id"):
        TableOptions(4, sets=("base", write_set(twice)))


def test_an_event_another_set_has(write_set):
    folder = write_set(NOTHING_ELSE.format(name="noon") + '    box.event("high_noon", "High Noon")\n')
    with clear_sentence("two of the chosen sets declare a card 'high_noon'; leave one of the sets out"):
        TableOptions(4, sets=("base", "high_noon", folder))


@pytest.mark.parametrize("texts", ["", "ask-shelter = Do you wait until the fog lifts?\n"])
def test_events_of_ones_own_are_played_at_the_terminal(write_set, tmp_path, monkeypatch, texts):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTHILL_SAVES", str(tmp_path / "kept"))
    folder = write_set(WEATHER, name="weather")
    (Path(folder) / "en.ftl").write_text(texts, encoding="utf-8")
    said = ""
    for seed in range(4):
        screen = StringIO()
        terminal = Terminal(Console(file=screen, width=200), Texts(), script(seed))
        match = new_match(TableOptions(4, sets=("base", folder), seed=seed))
        company = Company(0, ["random"] * 4)
        Session(terminal, match, company, seat_bots(company.bots, seed)).run()
        assert match.over
        said += screen.getvalue()
    assert [name for name in ("Rain", "Fog", "Lightning") if name not in said] == []
    assert ("Do you wait until the fog lifts?" in said) == bool(texts)


# ---- what can be wrong -----------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there(tmp_path):
    with clear_sentence("is no set of cards; it needs an __init__.py that defines `box`"):
        TableOptions(4, sets=("base", str(tmp_path / "nowhere")))


def test_a_folder_without_init(tmp_path):
    (tmp_path / "cards.py").write_text("box = None\n", encoding="utf-8")
    with clear_sentence("is no set of cards; it needs an __init__.py that defines `box`"):
        TableOptions(4, sets=("base", str(tmp_path)))


@pytest.mark.parametrize("source", ["", "box = 3\n", "Box = None\n"])
def test_a_folder_without_a_box(write_set, source):
    with clear_sentence("does not define `box`"):
        TableOptions(4, sets=("base", write_set(source)))


def test_a_card_declared_twice(write_set):
    twice = NOTHING_ELSE.format(name="twice") + '    box.blue("fence", "Fence", copies="2C")\n' * 2
    with clear_sentence("the set 'twice' declares the card 'fence' twice; give one of them another id"):
        TableOptions(4, sets=("base", write_set(twice)))


def test_a_card_another_set_has(write_set):
    beer = NOTHING_ELSE.format(name="brewery") + '    box.blue("beer", "Beer", copies="2C")\n'
    with clear_sentence("two of the chosen sets declare a card 'beer'; leave one of the sets out"):
        TableOptions(4, sets=("base", write_set(beer)))


def test_a_character_declared_twice(write_set):
    twice = NOTHING_ELSE.format(name="twice") + '    box.character("doc", "Doc", 4)\n' * 2
    with clear_sentence("the set 'twice' declares the character 'doc' twice; give one of them another id"):
        TableOptions(4, sets=("base", write_set(twice)))


def test_a_character_another_set_has(write_set):
    sid = NOTHING_ELSE.format(name="cousins") + '    box.character("sid_ketchum", "Sid", 4)\n'
    with clear_sentence("two of the chosen sets declare a character 'sid_ketchum'; leave one of the sets out"):
        TableOptions(4, sets=("base", write_set(sid)))


def test_a_reprint_of_an_unknown_card(write_set):
    reprint = NOTHING_ELSE.format(name="again") + '    box.more("whiskey", "2C")\n'
    with clear_sentence("the set 'again' reprints 'whiskey', which no chosen set declares; add that set"):
        TableOptions(4, sets=("base", write_set(reprint)))


def test_a_card_value_that_does_not_exist(write_set):
    wrong = NOTHING_ELSE.format(name="wrong") + '    box.blue("fence", "Fence", copies="1X")\n'
    with clear_sentence("'1X' is no card value; write rank and suit"):
        TableOptions(4, sets=("base", write_set(wrong)))


def test_the_starter_game_takes_no_further_set(write_set):
    with clear_sentence("the starter game is the base game alone"):
        TableOptions(4, sets=("base", write_set(GHOST_TOWN)), starter=True)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("box = Box(", "__init__.py, line 1: '\\(' was never closed"),
        ("import nothing_like_this", "__init__.py, line 1: ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("\n\nbox = Box('a', 'A')", "__init__.py, line 3: NameError: name 'Box' is not defined"),
    ],
)
def test_a_set_that_breaks_while_it_is_loaded_says_where(tmp_path, source, said):
    (tmp_path / "__init__.py").write_text(source, encoding="utf-8")
    with pytest.raises(UserError, match=said):
        TableOptions(4, sets=("base", str(tmp_path)))


WORDLESS = """
    from boothill.games.bang.making import *

    box = Box("rumours", "Rumours")
    box.log = {"heard": "who number", "whispered": "who number"}


    @box.brown("rumour", "Rumour", copies="2H 3H 4H 5H 6H 7H 8H 9H")
    def rumour(t: Table, play: Play) -> None:
        t.emit("heard", play.by, 3)
        t.emit("whispered", play.by)
        t.emit("gossip", play.by)
"""


def test_the_soak_says_what_is_told_without_words(write_set, capsys):
    folder = Path(write_set(WORDLESS, name="rumours"))
    (folder / "en.ftl").write_text("event-heard = { $who } hears { $nmuber }.\n", encoding="utf-8")
    quick = ["--random", "6", "--greenhorn", "0", "--workers", "1", "--json"]
    assert main(["soak", *quick, "--sets", f"base,{folder}"]) == 1
    untold = json.loads(capsys.readouterr().out)["untold"]
    assert [sentence for sentence in untold if "'event-heard' (en) fails" in sentence]
    assert "there is no message 'event-whispered'" in untold
    for entry in ("whispered", "gossip"):
        assert f"the log entry '{entry}' has other numbers than box.log says, or is not there" in untold


def test_a_set_for_modules_that_have_moved_is_told_where_to_look(write_set):
    folder = write_set("from boothill.bang.declare import Box", name="old_timer")
    with pytest.raises(
        OptionsError, match=r"No module named 'boothill.bang'; things have moved, docs/add-a-card.md shows from where"
    ):
        TableOptions(5, sets=("base", folder))
