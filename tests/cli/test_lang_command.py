"""`boothill lang`: the languages, and what one of them lacks."""

import json

import pytest

from boothill.cli.main import main
from boothill.telling import language_names, languages


def test_it_lists_the_languages_by_their_own_names(capsys):
    assert main(["lang"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == languages()
    assert "en  English  (all there is)" in listed
    for finished in ("de  Deutsch  (complete", "hu  Magyar  (complete", "it  Italiano  (complete"):
        assert any(line.startswith(finished) for line in listed)
    assert main(["lang", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == language_names()


def test_names_that_are_left_out_are_told_but_do_not_fail_it(capsys):
    assert main(["lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "games/bang/sets/promos/texts/de.toml\n  goes by its English name: set.name\n" in out
    assert "de lacks 0 texts; " in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["xx"], f"there is no language 'xx'; there are {', '.join(languages())} (begin one with --start)."),
        (["--start"], "which language is to be started? Name its code: boothill lang fr --start."),
        (["../evil", "--start"], "'../evil' is no code of a language; take one such as fr or pt-BR."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(capsys, arguments, said):
    assert main(["lang", *arguments]) == 2
    assert capsys.readouterr().err == f"boothill lang: {said}\n"
