"""What holds for every bot: legal, repeatable, honest, and blind to the match itself."""

import ast
from pathlib import Path

import pytest
from hypothesis import given

import boothill
from boothill.bots import UNSEEN, UnknownBot, bots_of, make_bot
from boothill.bots.random import RandomBot
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import ENDING, MUST_PLAY
from boothill.games.dice.bots import BOTS as DICE_MAKERS
from boothill.games.dice.rules.characters import CHARACTER_INDEX
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.lab.run.game import play_game
from boothill.lab.run.setting import setting_of
from boothill.playing import seat_bots
from support.games import ALL_SETS, MIXES, law, luck, tables

SOURCE = Path(boothill.__file__).parent
NOT_ONLY_NAMES = {"bang", "dodge", "missed", "shot"}
"""Names of cards that are also those of questions and of what declarations say (`Kind.use`, `Kind.missed`).

That no card is looked up by its id, whatever its name, is a law for all of the source (laws/test_names.py).
"""
SECRET_KEEPERS = {
    "boothill.kernel.match",
    *[f"boothill.games.bang.rules.{module}" for module in ("table.state", "game", "table.setup")],
    *[f"boothill.games.dice.rules.{module}" for module in ("state", "game", "setup")],
}
FOLDERS = [SOURCE / "bots", *sorted(SOURCE.glob("games/*/bots"))]
FILES = [file for folder in FOLDERS for file in sorted(folder.rglob("*.py"))]
CARD_BOTS = ("random", "drifter", "karma", "tally", "greenhorn", "gunhand", "marshal")
DICE_BOTS = ("random", "greenhorn", "marshal")
LEVELS = ("easy", "normal", "hard")
GAMES = [*[("bang", name) for name in CARD_BOTS], *[("dice", name) for name in DICE_BOTS]]


def imports_of(source):
    """Every module named in an import anywhere in the source, with the names taken from it."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_no_bot_knows_the_match_or_the_table(file):
    assert imports_of(file.read_text(encoding="utf-8")) & SECRET_KEEPERS == set()


def test_the_import_check_sees_every_form():
    source = (
        "import boothill.games.bang.rules.table.state\nfrom boothill.games.bang.rules import game\n"
        "def f():\n    from boothill.games.bang.rules.table.setup import x"
    )
    assert imports_of(source) & SECRET_KEEPERS == {
        "boothill.games.bang.rules.table.state",
        "boothill.games.bang.rules.game",
        "boothill.games.bang.rules.table.setup",
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_no_bot_knows_a_card_or_a_character_by_name(file):
    """They judge by declarations, so that sets they have never seen are played, too."""
    rules = ruleset(ALL_SETS)
    names = {*rules.kind_index, *rules.character_index, *CHARACTER_INDEX} - NOT_ONLY_NAMES
    assert words_in(file.read_text(encoding="utf-8")) & names == set()


def words_in(source):
    """Every text constant of the source."""
    return {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(
        UnknownBot, match=rf"unknown bot 'billy'; known bots are {', '.join(CARD_BOTS)}, easy, normal, hard$"
    ):
        make_bot("billy", 1)


def test_an_unknown_game_has_no_bots():
    for ask in (lambda: bots_of("chess"), lambda: make_bot("random", 1, "chess")):
        with pytest.raises(UserError, match=r"unknown game 'chess'; known games are bang, dice"):
            ask()


def test_every_game_has_its_bots(monkeypatch):
    assert [(game, name) for game in ("bang", "dice") for name in bots_of(game)] == GAMES
    assert type(make_bot("greenhorn", 1, "dice")) is not type(make_bot("greenhorn", 1))
    monkeypatch.setitem(DICE_MAKERS, "gambler", RandomBot)
    assert make_bot("gambler", 1, "dice").name == "random"
    with pytest.raises(UnknownBot, match=rf"unknown bot 'billy'; known bots are {', '.join(DICE_BOTS)}, gambler, easy"):
        make_bot("billy", 1, "dice")
    with pytest.raises(
        UnknownBot, match=rf"unknown bot 'gambler'; known bots are {', '.join(CARD_BOTS)}, easy, normal, hard$"
    ):
        make_bot("gambler", 1)


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_bot_goes_by_the_name_it_is_made_with(game, name):
    assert make_bot(name, 1, game).name == name


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_the_same_seed_gives_the_same_game(game, name):
    games = [play_game(setting_of(game), [name] * 5, seed) for seed in (3, 3, 4)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("name", [name for name in CARD_BOTS if name != "random"])
@pytest.mark.parametrize("setting", [*map(CardGame, MIXES), CardGame(ALL_SETS, shadow=True)], ids=lambda s: s.label)
def test_every_game_ends(name, setting):
    for players in range(4 if setting.shadow else 3, 9):
        outcome = play_game(setting, [name] * players, 7 + players, cap=3000)
        assert not outcome.capped
        assert outcome.winners


def test_random_takes_every_option_about_equally_often():
    decision = Decision(0, "play", [(0, at, -1, -1, -1) for at in range(4)])
    bot = make_bot("random", 9)
    counts = [0] * 4
    for _ in range(4000):
        counts[bot.choose(UNSEEN, decision)] += 1
    assert all(900 < count < 1100 for count in counts)


@pytest.mark.parametrize("name", [name for name in CARD_BOTS if name != "random"])
@law(16)
@given(tables(), luck())
def test_what_a_bot_answers_does_not_depend_on_what_it_cannot_see(name, options, deal):
    """Hidden cards and roles dealt anew: the same answer, from the same bot and from one that has just come."""
    match = new_match(options, record=False)
    bots = seat_bots([name] * len(options.names), options.seed)
    newcomers = seat_bots([name] * len(options.names), options.seed)
    while (decision := match.decision) is not None:
        seat = decision.seat
        choice = bots[seat].choose(match.view(seat), decision)
        if decision.number % 4 == 0:
            other = match.state.copy()
            redeal(other, seat, deal + decision.number)
            assert newcomers[seat].choose(View(other, seat), decision) == choice
        match.push(choice)


@law(30)
@given(tables())
def test_greenhorn_never_plays_what_it_is_warned_of(options):
    """In phase 2 ending the turn is there instead; if it is not, nothing but the card that must be played goes so."""
    match = new_match(options, record=False)
    bots = seat_bots(["greenhorn"] * len(options.names), options.seed)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        choice = bots[decision.seat].choose(view, decision)
        if decision.main and warning(view, decision, decision.options[choice]) is not None:
            assert ENDING not in decision.options
            assert decision.options[choice][1] == view.marks[MUST_PLAY]
        match.push(choice)
