"""Setting tables up from what clients choose, the next game of a series, and who is out for good."""

import sys
import textwrap
from collections import Counter

import pytest
from hypothesis import given

from boothill.games.bang.rules.table.series import survivors
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import EVENTS, PAST_EVENTS
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.errors import UserError
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.server.wire import wire_of
from boothill.server.wire.settings import Settings
from boothill.titles import games_with
from support.extras import set_folder
from support.games import ALL_SETS, decisions, law, luck, new_match, tables
from support.tales import rush, tale

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
CARDS, DICE = wire_of("bang"), wire_of("dice")


def dealt(wire, options):
    return Match(wire.game, wire.game.new(options, Journal()))


def played(options, seed=0):
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    return match


def refusal(call, *args):
    """The sentence with which it is refused."""
    with pytest.raises(UserError) as caught:
        call(*args)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert ";" in sentence, "it should say what would be right"
    return sentence


def test_there_is_one_interpreter_for_each_game():
    assert {game: wire_of(game).game.id for game in games_with("wire")} == {game: game for game in games_with("wire")}
    assert {"bang", "dice"} <= set(games_with("wire"))
    assert "'chess'" in refusal(wire_of, "chess")


# ---- options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_a_table_is_dealt_as_chosen(players):
    match = dealt(CARDS, CARDS.options(Settings(players=players), NAMES[:players], 5))
    assert (match.state.names, match.state.seed) == (NAMES[:players], 5)
    settings = Settings(players=players, sets=list(ALL_SETS), events=14, shadow=players > 3)
    options = CARDS.options(settings, NAMES[:players], 6)
    assert options == TableOptions(NAMES[:players], sets=ALL_SETS, seed=6, events=14, shadow=players > 3).dump()
    assert dealt(CARDS, options).decision is not None
    assert CARDS.options(Settings(players=players, starter=True), NAMES[:players], 1)["starter"] is True
    dice = DICE.options(Settings(game="dice", players=players), NAMES[:players], 7)
    assert dice == DiceOptions(NAMES[:players], seed=7).dump()
    assert dealt(DICE, dice).state.names == NAMES[:players]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(sets=["base", "armed_and_dangerous"]), "there is no set 'armed_and_dangerous' here"),
        (Settings(sets=[]), "every table needs the set 'base'"),
        (Settings(sets=["promos"]), "every table needs the set 'base'"),
        (Settings(sets=["base", "base"]), "named twice"),
        (Settings(sets=["base", "promos"], starter=True), "the starter game is the base game alone"),
        (Settings(players=3, shadow=True), "3 players have no Sheriff"),
        (Settings(players=3, badge=True), "3 players have no Sheriff"),
        (Settings(starter=True, shadow=True), "the starter game has no variants"),
        (Settings(events=3), "only with two event decks"),
        (Settings(events=3, sets=list(ALL_SETS)), "3 events cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused(settings, said):
    assert said in refusal(CARDS.options, settings, NAMES[: settings.players], 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [("sets", ["base", "promos"]), ("starter", True), ("events", 12), ("shadow", True), ("badge", 1)],
)
def test_the_dice_game_takes_nothing_of_the_card_game(field, value):
    settings = Settings(game="dice", **{field: value})
    assert f"'{field}' belongs to the card game" in refusal(DICE.options, settings, NAMES[:5], 1)


@pytest.mark.parametrize("wire", [CARDS, DICE], ids=["cards", "dice"])
@pytest.mark.parametrize("names", [NAMES[:4], NAMES[:6], ("A", "A", "B", "C", "D"), ("A", " ", "B", "C", "D")])
def test_the_players_must_be_as_many_as_the_table_has_seats_and_have_names(wire, names):
    refusal(wire.options, Settings(game=wire.game.id), names, 1)


@pytest.mark.parametrize(
    "way", ["{}", "{}/", "./{}", "../{}", "{}/__init__.py", ".", "/", "..", "", "base/", "\\", "a\nb"]
)
def test_no_client_can_name_a_folder(tmp_path, monkeypatch, way):
    folder = set_folder(tmp_path)
    assert TableOptions(4, sets=("base", folder)).rules.sets == ("base", "two_more"), "at home it can be played"
    loaded = [name for name in sys.modules if name.startswith("boothill_set_")]
    assert loaded
    monkeypatch.chdir(tmp_path)
    for name in (folder, "two_more"):
        sentence = refusal(CARDS.options, Settings(sets=["base", way.format(name)]), NAMES[:5], 1)
        assert "there is no set" in sentence
    assert [name for name in sys.modules if name.startswith("boothill_set_")] == loaded


FENCES = """
    from boothill.games.bang.rules.cards.declare import Box
    box = Box("fences", "Fences")
    box.blue("fence", "Fence", copies="KD 2S", seen_at=1)
"""


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A set that another package offers; the name is this test's own, for modules stay loaded."""
    name = f"fences_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(textwrap.dedent(FENCES), encoding="utf-8")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[boothill.sets]\n{name} = {name}:box\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_an_installed_set_can_be_played_and_nobody_is_ever_out_for_good(installed):
    """What it does is not known: its cards might bring players back."""
    match = dealt(CARDS, CARDS.options(Settings(sets=["base", installed]), NAMES[:5], 3))
    assert "fence" in match.state.rules.kind_index
    for _ in decisions(match, 3):
        assert not any(CARDS.out_for_good(match, seat) for seat in range(5))
    assert match.state.eliminated


# ---- series ----------------------------------------------------------------------------------------------------


def test_survivors_keep_their_characters_and_nobody_else_does():
    match = played(TableOptions(NAMES[:6], seed=8))
    alive, t = survivors(match.state), match.state
    assert 0 < len(alive) < 6
    renamed = ("Zoe", *NAMES[1:6])
    options = CARDS.following(match, Settings(players=6), renamed, 99, range(-1, 9))
    assert (options["players"], options["seed"], options["sheriff"]) == (list(renamed), 99, None)
    own = [t.rules.characters[character].id for character in t.character]
    assert CARDS.characters(match) == own
    assert options["characters"] == [own[seat] if seat in alive else None for seat in range(6)]
    assert CARDS.characters(dealt(CARDS, options))[alive[0]] == own[alive[0]]
    first = CARDS.following(match, Settings(players=6), renamed, 99, [alive[0]])
    assert [seat for seat, kept in enumerate(first["characters"]) if kept] == [alive[0]]


def test_the_badge_passes_on_if_that_was_chosen():
    match = played(TableOptions(5, seed=8))
    sheriff = CARDS.roles(match).index("sheriff")
    options = CARDS.following(match, Settings(badge=True), NAMES[:5], 1, ())
    assert options["sheriff"] == (sheriff + 1) % 5
    assert CARDS.roles(dealt(CARDS, options))[(sheriff + 1) % 5] == "sheriff"


def test_the_next_game_is_dealt_by_the_settings_of_now():
    match = played(TableOptions(5, sets=("base", "dodge_city"), seed=4))
    keep, t = survivors(match.state), match.state
    options = CARDS.following(match, Settings(shadow=True), NAMES[:5], 1, keep)
    assert (options["sets"], options["shadow"]) == (["base"], True)
    base = {character.id for character in t.rules.characters if character.set_id == "base"}
    own = CARDS.characters(match)
    assert options["characters"] == [own[seat] if seat in keep and own[seat] in base else None for seat in range(5)]
    more = CARDS.following(match, Settings(players=6), NAMES[:6], 1, keep)
    assert more == CARDS.options(Settings(players=6), NAMES[:6], 1)
    refusal(CARDS.following, match, Settings(sets=["base", "nonsense"]), NAMES[:5], 1, keep)


def test_a_series_goes_on_only_after_a_game():
    refusal(CARDS.following, new_match(TableOptions(5)), Settings(), NAMES[:5], 1, ())


def test_after_the_other_game_everything_is_dealt_anew():
    cards, dice = played(TableOptions(5, seed=1)), played(DiceOptions(5, seed=1))
    settings = Settings(game="dice")
    assert DICE.following(cards, settings, NAMES[:5], 2, [0]) == DICE.options(settings, NAMES[:5], 2)
    assert CARDS.following(dice, Settings(), NAMES[:5], 2, [0]) == CARDS.options(Settings(), NAMES[:5], 2)


def test_in_the_dice_game_nobody_keeps_a_character():
    match = played(DiceOptions(5, seed=3))
    settings = Settings(game="dice")
    options = DICE.following(match, settings, NAMES[:5], 4, match.state.seats)
    assert options == DiceOptions(NAMES[:5], seed=4).dump()
    assert len(set(DICE.characters(match))) == 5
    assert sorted(DICE.roles(match)) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]


# ---- out for good ----------------------------------------------------------------------------------------------


@law(40)
@given(tables(), luck())
def test_whoever_is_out_for_good_neither_returns_nor_is_asked(options, seed):
    match = new_match(options)
    gone = set()
    for decision in decisions(match, seed):
        assert gone.isdisjoint((*match.state.seats, decision.seat))
        out = {seat for seat in range(len(options.names)) if CARDS.out_for_good(match, seat)}
        assert gone <= out <= set(match.state.eliminated)
        gone |= out
        if not {"high_noon", "fistful"} & set(options.sets) and not match.state.shadows:
            assert out == set(match.state.eliminated) - {decision.seat}


@law(10)
@given(luck())
def test_in_the_dice_game_the_eliminated_are(seed):
    match = new_match(DiceOptions(8, seed=seed))
    for _ in decisions(match, seed):
        assert [DICE.out_for_good(match, seat) for seat in range(8)] == [
            seat in match.state.eliminated for seat in range(8)
        ]


def out(story, seat):
    return CARDS.out_for_good(story.match, "ABCDE".index(seat))


def test_nobody_is_out_for_good_while_shadows_return():
    assert not out(rush(shadow=True).out("E").turn("A"), "E")
    assert out(rush().out("E").turn("A"), "E")
    assert not out(rush().out("E").turn("A"), "D")


@pytest.mark.parametrize("event", ["ghost_town", "dead_man"])
def test_an_event_that_brings_players_back_has_to_be_past(event):
    assert not out(tale().event(event).out("E").turn("A"), "E"), "it is in force"
    assert not out(tale().next_events(event, "thirst").out("E").turn("A"), "E"), "it comes"
    assert not out(tale().next_events("thirst").out("E").turn("A"), "E"), "who knows what comes after"
    story = tale().event("ghost_town").event("dead_man").event("thirst").next_events("blessing").out("E").turn("A")
    assert story.t.piles[EVENTS]
    assert len(story.t.piles[PAST_EVENTS]) == 3
    assert out(story, "E"), "both are past"
    assert out(tale().event("thirst").out("E").turn("A"), "E"), "no event comes any more"


def test_a_ghost_is_not_out():
    story = tale().event("ghost_town").out("B").deck("bang", "beer", "beer").starts_turn("B")
    assert story.t.ghost == 1
    assert not out(story, "B")


def test_whoever_has_a_last_word_is_not_out_before_he_has_said_it():
    story = rush(5, A="pedro_ramirez").hand("A", "bang").hand("C", "beer", "saloon", "wells_fargo")
    story.with_life(C=1).in_play("A", "winchester").turn("A").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass")
    if story.decision.kind == "rescue":
        story.asks("C", "rescue").answers("pass")
    story.asks("C", "last_will")
    assert 2 in story.t.eliminated
    assert not out(story, "C")
    story.answers("pass")
    assert out(story, "C")


def test_random_games_have_players_who_are_out_for_good_and_such_who_are_not():
    """Otherwise the law above would show nothing."""
    seen = Counter()
    for seed in range(6):
        match = new_match(TableOptions(6, sets=ALL_SETS, seed=seed, events=12))
        for _ in decisions(match, seed):
            for seat in match.state.eliminated:
                seen[CARDS.out_for_good(match, seat)] += 1
    assert min(seen[True], seen[False]) > 0, seen
