"""Names and lines of chat."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.kernel.errors import UserError
from boothill.server.room.names import (
    MOST_MARKS,
    BannedWords,
    TextRefused,
    clean_line,
    clean_name,
    distinct,
    look_alike,
)
from boothill.server.wire.protocol import MOST_NAME, MOST_TEXT
from support.games import law

FORBIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Mc", "Me"}

letters = st.characters()
odd_letters = st.sampled_from(
    "\u200b\u200d\u202e\u2066\ufeff\u0301\u0308\u20dd\ufe0f\u3164\u2800\xa0\u2028\t\n\x00\ue000\ud800"
    "\U0001f3fd\U0001f468\u09c7\u09be\u1100\u1161\u11a8 aZ"
)
texts = st.one_of(st.text(letters, max_size=60), st.text(odd_letters, max_size=60), st.text(max_size=400))


def cleaned(clean, text):
    try:
        return clean(text)
    except TextRefused:
        return None


@pytest.mark.parametrize(("clean", "most"), [(clean_name, MOST_NAME), (clean_line, MOST_TEXT)])
@law(1000)
@given(texts)
def test_what_is_left_is_short_seen_and_stays_as_it_is(clean, most, text):
    left = cleaned(clean, text)
    if left is None:
        return
    assert 1 <= len(left) <= most
    assert clean(left) == left
    assert unicodedata.normalize("NFC", left) == left
    assert left == " ".join(left.split())
    categories = [unicodedata.category(letter) for letter in left]
    assert not FORBIDDEN & set(categories)
    assert categories[0] not in MARKS
    row = 0
    for category in categories:
        row = row + 1 if category in MARKS else 0
        assert row <= MOST_MARKS


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Calamity Jane", "Calamity Jane"),
        ("  Doc \t\n Holliday ", "Doc Holliday"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("e\u200d\u0301", "é"),
        ("Joe\u202egnuoY", "JoegnuoY"),
        ("\u2066Joe\u2069\ufeff\u200b", "Joe"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\U0001f469\U0001f467"),
        ("नमस्ते", "नमस्ते"),
        ("Ничего", "Ничего"),
        ("a\u0323\u0325\u0326\u0331\u0332b", "ạ\u0325\u0326b"),
        ("\u0301\u0302abc", "abc"),
        ("a \u0301b", "a b"),
        ("a\x00b\x1bc", "abc"),
        ("x\ue000y\ud800z", "xyz"),
        ("a" * 50, "a" * 20),
        ("a" * 19 + " b", "a" * 19),
        ("a" * 19 + "q\u0323\u0302b", "a" * 19),
        ("a" * 18 + "q\u0323b", "a" * 18 + "q\u0323"),
        ("a" * 19 + "\U0001f44d\U0001f3fd", "a" * 19),
    ],
)
def test_names_are_cleaned(text, name):
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u0301\u0302", "\n", "\ufe0f", "\ud800"]
)
def test_names_and_lines_need_something_to_be_seen(text):
    with pytest.raises(UserError, match="a name needs something that can be seen; type 1 to 20 characters"):
        clean_name(text)
    with pytest.raises(UserError, match="a line needs something that can be seen; type 1 to 200 characters"):
        clean_line(text)


@pytest.mark.parametrize(
    ("name", "taken", "told"),
    [
        ("Joe", [], "Joe"),
        ("Joe", ["Jo", "Joey"], "Joe"),
        ("Joe", ["joe"], "Joe 2"),
        ("Joe", ["JOE", "Joe 2", "joe 3"], "Joe 4"),
        ("ﬁn", ["FIN"], "ﬁn 2"),
        ("ＪＯＥ", ["joe"], "ＪＯＥ 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("x" * 20, ["X" * 20], "x" * 18 + " 2"),
        ("x" * 17 + " yz", ["x" * 17 + " yz"], "x" * 17 + " 2"),
        ("\u0410nn", ["Ann"], "\u0410nn 2"),  # Cyrillic A
        ("Ann", ["\u0410nn"], "Ann 2"),
        ("\u0430nn", ["ANN"], "\u0430nn 2"),  # a small one
        ("B\u03bfb", ["Bob"], "B\u03bfb 2"),  # Greek omicron
        ("B\u05e1b", ["Bob"], "B\u05e1b 2"),  # Hebrew samekh
        ("Iily", ["lily"], "Iily 2"),
        ("B0b", ["BOB"], "B0b 2"),
        ("Bam", ["Barn"], "Bam 2"),
        ("\U0001d4d0nn", ["Ann"], "\U0001d4d0nn 2"),  # a mathematical script A
        ("\u0410nn", ["Ann", "Ann 2", "\u0410nn 3"], "\u0410nn 4"),
        ("\u041d\u0438\u0447\u0435\u0433\u043e", ["Ann", "Bob"], "\u041d\u0438\u0447\u0435\u0433\u043e"),
        ("Ångström", ["Angstrom"], "Ångström"),
    ],
)
def test_two_at_a_table_never_have_the_same_name(name, taken, told):
    assert distinct(name, taken) == told


def test_look_alikes_look_alike_whoever_came_first():
    assert look_alike("Dusty", "D\u03c5sty")
    assert look_alike("D\u03c5sty", "Dusty")
    assert not look_alike("Dusty", "Rusty")


@law(300)
@given(st.text(letters, min_size=1, max_size=20), st.text(letters, min_size=1, max_size=20))
def test_looking_alike_goes_both_ways_and_one_looks_like_oneself(one, other):
    names = [name for name in (cleaned(clean_name, one), cleaned(clean_name, other)) if name is not None]
    for name in names:
        assert look_alike(name, name)
        assert look_alike(name, name.upper())
        assert not look_alike(name, distinct(name, names))
    assert look_alike(names[0], names[-1]) == look_alike(names[-1], names[0]) if names else True


SHOW_NOTHING = ("FILLER", " BLANK", "INVISIBLE", "ZERO WIDTH", "VARIATION SELECTOR", "NULL NOTEHEAD", "JOINER")
DRAWN = ("GAP FILLER", "LINE FILLER")
"""What fills a gap with strokes."""
BIDI_CONTROLS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "BN"}


def test_no_character_of_all_makes_a_name_that_nobody_sees():
    """Each alone, and within a name: nothing is left that changes directions or shows nothing by its own account."""
    for code in range(0x110000):
        letter = chr(code)
        for text in (letter, f"a{letter}b"):
            name = cleaned(clean_name, text)
            for left in name or "":
                called = unicodedata.name(left, "")
                assert unicodedata.bidirectional(left) not in BIDI_CONTROLS, (hex(code), called)
                assert not called.startswith("TAG "), hex(code)
                if unicodedata.category(left) not in MARKS and not any(word in called for word in DRAWN):
                    assert not any(word in called for word in SHOW_NOTHING), (hex(code), called)
            if name is not None and text == letter:
                assert any(unicodedata.category(left)[0] in "LNPS" for left in name), hex(code)


@pytest.mark.parametrize("text", ["\U0001d159", "\U00013441\U00013442", "\U000e0041\U000e0042", "\u115f\u1160"])
def test_letters_that_show_nothing_make_no_name(text):
    assert cleaned(clean_name, text) is None


@law(400)
@given(st.text("aAbB 2\u0301ß", min_size=1, max_size=20), st.integers(1, 9))
def test_a_table_full_of_the_same_name(text, people):
    name = cleaned(clean_name, text)
    if name is None:
        return
    taken = []
    for _ in range(people):
        taken.append(distinct(name, taken))
    assert len({unicodedata.normalize("NFKC", one).casefold() for one in taken}) == people
    assert all(clean_name(one) == one for one in taken)


def test_banned_words_are_masked_in_lines():
    words = BannedWords(["bad", "böse"])
    assert clean_line("A Bad, BÄD; badge böse BOSE b\u0301ad", words) == "A ***, ***; badge **** **** ****"
    assert clean_line("nothing of the sort", words) == "nothing of the sort"
    assert clean_line("bad") == "bad"


@pytest.mark.parametrize("name", ["bad", "Bad Joe", "joe-BAD", "b.a.d", "B a d", "ｂａｄ"])
def test_banned_words_are_refused_in_names(name):
    with pytest.raises(TextRefused, match="this name is not welcome here; choose another one"):
        clean_name(name, BannedWords(["bad"]))


def test_words_that_only_hold_a_banned_one_are_welcome():
    assert clean_name("Badger", BannedWords(["bad"])) == "Badger"


@law(300)
@given(st.text("bad böse.-", max_size=40))
def test_masking_leaves_nothing_to_mask_and_keeps_the_length(text):
    words = BannedWords(["bad", "böse"])
    masked = words.masked(text)
    assert len(masked) == len(text)
    assert words.masked(masked) == masked
    assert not {"bad", "böse", "bose"} & set(masked.replace("-", " ").replace(".", " ").split())


def test_words_are_read_from_a_file(tmp_path):
    path = tmp_path / "words.txt"
    path.write_bytes("\ufeff# comment\n\n  Bad \r\nböse\n".encode())
    words = BannedWords.read(str(path))
    assert words.masked("bad boese böse comment") == "*** boese **** comment"
    assert BannedWords.read("").masked("bad") == "bad"


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"two words\n", "'two words' is not one word"), (b"?!\n", "is not one word"), (b"\xff\n", "not in UTF-8")],
)
def test_a_wrong_file_of_words_is_refused(tmp_path, content, told):
    path = tmp_path / "words.txt"
    path.write_bytes(content)
    with pytest.raises(UserError, match=told):
        BannedWords.read(str(path))


def test_a_missing_file_of_words_is_refused(tmp_path):
    with pytest.raises(UserError, match="cannot be read: No such file or directory; check the name"):
        BannedWords.read(str(tmp_path / "none.txt"))
