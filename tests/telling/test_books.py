"""The rule books on two pages: in every language, with the numbers of the game's data, the same in all of them."""

import re

import pytest

from boothill.cli.main import main
from boothill.family.roles import ROLES_BY_PLAYERS
from boothill.telling import languages
from boothill.telling.books import without_pictures
from boothill.titles import games_with, part_of
from support.serving import serving

GAMES = games_with("book")


def book(game, language):
    return part_of(game, "book").book(language)


def test_both_games_have_one():
    assert set(GAMES) == {"bang", "dice"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_it_in_words_of_its_own(game, language):
    text = book(game, language)
    assert "{" not in text
    assert len(text) < 11_000, "it has to fit on two pages"
    assert (text.splitlines()[0] == book(game, "en").splitlines()[0]) == (language == "en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_it_says_the_same_in_all_languages(game, language):
    """The same chapters, pictures, tables and number of entries."""

    def built(text):
        return [(line if line.startswith("!") else line[:2]) for line in text.splitlines() if line[:1] in "#!|-"]

    assert built(book(game, language)) == built(book(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_the_roles_are_those_of_the_data(game):
    rows = re.findall(r"^\| (\d) \| (.*) \|$", book(game, "en"), re.MULTILINE)
    found = {
        int(players): [int(number.replace("-", "0")) for number in numbers.split(" | ")] for players, numbers in rows
    }
    assert found == {players: [roles.count(role) for role in range(4)] for players, roles in ROLES_BY_PLAYERS.items()}


def test_it_is_printed_at_the_terminal(capsys):
    assert main(["rules", "--book", "dice", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Das W\u00fcrfelspiel auf zwei Seiten" in said
    assert "!face" not in said
    assert "!face" in book("dice", "de")
    assert "\n!" not in without_pictures(book("dice", "de"))


def test_the_server_gives_it(tmp_path):
    with serving(tmp_path) as server:
        told = server.get("/api/books/bang?lang=it")
        assert told == {"game": "bang", "language": "it", "text": book("bang", "it")}
