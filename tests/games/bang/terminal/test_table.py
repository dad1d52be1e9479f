"""What the table and the choices look like: green cards, copied abilities, rows by card and ability, long lists."""

from io import StringIO

from rich.console import Console

from boothill.games.bang.terminal import choices as answers
from boothill.games.bang.terminal import drawing as table
from boothill.kernel.journal import EVERYTHING
from support.tales import tale, words_for


def drawn(what, width=80):
    """The lines of something drawn on a terminal of this width."""
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def screen(story, viewer, width=80):
    return drawn(table.screen(story.view(viewer), words_for(story, viewer)), width)


def choices(story, width=80):
    """The answers to the open question, as the asked player sees them."""
    decision = story.decision
    name = story.t.names[decision.seat]
    quiet = [False] * len(decision.options)
    return drawn(answers.choices(story.view(name), decision, words_for(story, name), quiet), width)


def test_green_cards_are_marked_and_the_marks_explained():
    story = tale().hand("A", "knife").in_play("A", "barrel").in_play("B", "sombrero").turn("A")
    text = "\n".join(screen(story, "C"))
    assert "◆Sombrero" in text
    assert "◆Barrel" not in text
    assert "◆ green card" in text
    assert "◇" not in text
    text = "\n".join(screen(story.plays("knife"), "C"))
    assert "◇Knife" in text
    assert "◇ not usable yet" in text


def test_without_green_cards_nothing_is_explained_about_them():
    legend = [line for line in screen(tale().in_play("A", "barrel").turn("A"), "A") if "has the turn" in line]
    assert legend == ["▶ has the turn  ◎ in range  ● life  ○ life lost"]


def test_the_table_of_eight_with_green_cards_keeps_to_the_width():
    story = tale(8, H="claus_the_saint").hand("A", "knife")
    story.in_play("A", "ten_gallon_hat", "buffalo_rifle", "pony_express", "rev_carabine", "dynamite")
    story.in_play("H", "iron_plate", "conestoga", "derringer", "winchester", "binocular", "hideout")
    lines = screen(story.turn("A").plays("knife"), "A")
    assert max(map(len, lines)) <= 80
    for name in ("Ten Gallon Hat", "Buffalo Rifle", "Pony Express", "Iron Plate", "Conestoga", "Hideout"):
        assert [line for line in lines if name in line], name  # broken between cards, never within one


def test_own_green_cards_stand_among_the_choices():
    story = tale().hand("A", "bang", "knife").in_play("A", "canteen", "sombrero", "barrel").turn("A").plays("knife")
    rows = choices(story)
    assert [row.split("  ")[0] for row in rows[:4]] == ["BANG! A♠", "◆ Canteen 7♥", "◆ Sombrero 7♣", "◇ Knife 8♥"]
    assert rows[1].endswith("use")
    assert rows[2].endswith("not now (?)")
    assert rows[3].endswith("not now (?)")
    assert not [row for row in rows if "Barrel" in row]


def test_an_ability_has_a_row_of_its_own():
    rows = choices(tale(A="doc_holyday").hand("A", "beer", "missed").turn("A"))
    at = next(at for at, row in enumerate(rows) if row.startswith("Doc Holyday"))
    assert "discard 2 cards for a shot at B" in rows[at]
    assert rows[-1].strip().endswith("end your turn")
    assert "shot" not in rows[-1]


def test_an_ability_that_takes_a_card_stands_beside_it():
    rows = choices(tale(A="jose_delgado").hand("A", "barrel", "beer").turn("A"))
    assert rows[0].startswith("Barrel Q♠")
    assert "put into play" in rows[0]
    assert "discard it to draw 2 cards" in rows[0]
    assert "discard" not in rows[1]


def test_long_lists_go_into_columns():
    story = tale(A="pat_brennan").in_play("B", "barrel", "mustang").in_play("C", "scope", "knife").starts_turn("A")
    assert len(choices(story)) == len(story.decision.options) == 5
    story = tale(A="pat_brennan").in_play("B", "barrel", "mustang", "scope").in_play("C", "knife", "bible", "howitzer")
    story.starts_turn("A")
    rows = choices(story)
    assert len(story.decision.options) == 7
    assert len(rows) < 7
    assert max(map(len, rows)) <= 80
    assert [f"[{number}]" in " ".join(rows) for number in range(1, 8)] == [True] * 7


def test_copied_abilities_are_shown():
    story = tale(A="vera_custer", B="bart_cassidy").starts_turn("A").asks("A", "copy").answers("take", on="B")
    assert "Vera Custer: you have the ability of Bart Cassidy" in screen(story, "A")
    assert "Vera Custer: A has the ability of Bart Cassidy" in screen(story, "C")
    assert "As Bart Cassidy: " in table.about_you(story.view("A"), words_for(story, "A")).plain
    assert "As " not in table.about_you(story.view("B"), words_for(story, "B")).plain


def test_the_copy_of_somebody_who_is_out_is_not_shown():
    story = tale(C="vera_custer", B="bart_cassidy").ability("C", "vera_custer", "bart_cassidy").out("C").turn("A")
    assert not [line for line in screen(story, "A") if "has the ability" in line]


def test_everything_is_drawn_for_the_viewer_who_sees_everything():
    story = tale(3).hand("B", "knife").in_play("C", "sombrero").turn("A")
    view = type(story.view("A"))(story.t, EVERYTHING)
    text = "\n".join(drawn(table.screen(view, words_for(story, "A"))))
    assert "◆Sombrero" in text
    assert "In the game: 1 Deputy, 1 Outlaw, 1 Renegade" in text
