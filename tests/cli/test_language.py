"""Which language a command talks in."""

import pytest

from boothill.cli.main import main
from boothill.telling import languages


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch):
    monkeypatch.delenv("BOOTHILL_LANG", raising=False)


def watched(capsys, *arguments):
    assert main(["play", "--watch", "--pace", "0", "--seed", "1", "--players", "4", *arguments]) == 0
    return capsys.readouterr().out


def test_english_unless_something_else_is_said(capsys):
    assert watched(capsys) == watched(capsys, "--lang", "en")


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_every_language_can_be_asked_for_by_flag_or_variable(capsys, monkeypatch, language):
    english, told = watched(capsys), watched(capsys, "--lang", language)
    assert told != english
    monkeypatch.setenv("BOOTHILL_LANG", language)
    assert watched(capsys) == told
    assert watched(capsys, "--lang", "en") == english, "the flag counts more"


@pytest.mark.parametrize("command", [["play"], ["replay", "game.json"]])
def test_help_names_the_languages(capsys, monkeypatch, command):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    assert f"the language: {', '.join(languages())} (BOOTHILL_LANG if it is set, otherwise en)" in (
        capsys.readouterr().out
    )


def test_an_unknown_one_is_refused_in_one_sentence(capsys, monkeypatch):
    known = ", ".join(languages())
    assert main(["play", "--lang", "xx"]) == 2
    assert capsys.readouterr().err == (
        f"boothill play: --lang: there are no texts in the language 'xx'; there are {known}.\n"
    )
    monkeypatch.setenv("BOOTHILL_LANG", "Deutsch")
    assert main(["play"]) == 2
    assert capsys.readouterr().err == (
        f"boothill play: BOOTHILL_LANG: there are no texts in the language 'Deutsch'; there are {known}.\n"
    )
