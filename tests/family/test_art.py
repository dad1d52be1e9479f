"""The pictures that a set brings: what may stand in the file, and what is said of one that is broken."""

import re
from pathlib import Path

import pytest

from boothill.family.art import COLOURS, pictures
from boothill.family.sets import SetFolder
from boothill.kernel.errors import UserError

ENGRAVING = Path(__file__).parents[2] / "client" / "src" / "look" / "engraving.ts"


def test_a_picture_has_parts_and_two_colours():
    given = {"tint": "sky", "art": "k M0 0h9\n  | @rotate(9 4 4)@T M1 1h4v4z |h M2 2h3v3z|k1.5 M0 0 9 9 | n M3 3h1v1z"}
    assert pictures({"mule": given}, "mine") == {
        "mule": {
            "tint": "sky",
            "second": "gold",
            "art": "k M0 0h9 | @rotate(9 4 4)@T M1 1h4v4z |h M2 2h3v3z|k1.5 M0 0 9 9 | n M3 3h1v1z",
        }
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("k M0 0h9", "it needs a table with a text, [kind] and art = \"...\", not 'k M0 0h9'"),
        ({"tint": "rust"}, "it needs a table with a text, [kind] and art = \"...\", not {'tint': 'rust'}"),
        ({"art": "k M0 0h9", "tone": "rust"}, "'tone' is none of art, tint and second"),
        ({"art": "k M0 0h9", "tint": "pink"}, f"its tint is 'pink', not one of {', '.join(COLOURS)}"),
        ({"art": "k M0 0h9 | z M0 0h9"}, "its part 'z M0 0h9' is not a code and the path of a drawing"),
        ({"art": "k M0 0h9 |"}, "its part '' is not a code and the path of a drawing"),
        ({"art": 'k M0 0"/><script>'}, "its part 'k M0 0\"/><script>' is not a code and the path of a drawing"),
    ],
)
def test_a_broken_picture_is_told_in_a_sentence(given, said):
    with pytest.raises(UserError) as error:
        pictures({"mule": given}, "mine")
    assert str(error.value) == f"the picture of 'mule' in 'art.toml' of the set 'mine' cannot be drawn: {said}"


def test_a_broken_file_is_found_when_a_set_is_read(tmp_path):
    (tmp_path / "art.toml").write_text('[mule]\nart = "nothing"\n', encoding="utf-8")
    with pytest.raises(UserError, match=r"the picture of 'mule' in 'art\.toml' of the set '.*' cannot be drawn"):
        SetFolder(tmp_path).read_all()


def test_server_and_client_know_the_same_colours():
    listed = re.search(r"COLOURS\b[^{]*\{(.*?)\}", ENGRAVING.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r"(\w+): \"#", listed[1])) == COLOURS
