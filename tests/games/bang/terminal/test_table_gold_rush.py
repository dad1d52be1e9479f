"""What the table shows of the shop, nuggets, equipment and shadows, and how purchases are listed."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from boothill.family.roles import DEPUTY, HIDDEN
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal import choices as answers
from boothill.games.bang.terminal import drawing as table
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from support.games import ALL_SETS
from support.tales import TEXTS, dies, rush, tale, words_for


def drawn(what, width=80):
    """The lines of something drawn on a terminal of this width."""
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def screen(story, viewer, width=100, roomy=True):
    words = words_for(story, viewer)
    return drawn(table.screen(story.view(viewer), words, roomy), width)


def row(story, viewer, who, **how):
    """The line of one player."""
    [line] = [line for line in screen(story, viewer, **how) if line.lstrip("▶ ").startswith(f"{who} ")]
    return line


def choices(story, width=80, roomy=True):
    """The answers to the open question, as the asked player sees them."""
    decision = story.decision
    name = story.t.names[decision.seat]
    quiet = [False] * len(decision.options)
    return drawn(answers.choices(story.view(name), decision, words_for(story, name), quiet, roomy), width)


def shop_line(story, viewer, **how):
    line = next(line for line in screen(story, viewer, **how) if "Shop: " in line)
    return line[line.index("Shop: ") :]


# The shop and nuggets.


@pytest.mark.rule("GR-SETUP-1", "GR-BUY-1")
def test_the_shop_is_shown_with_prices_and_the_deck():
    story = rush().shop("boots", "shot", "rhum").turn("A")
    assert shop_line(story, "B") == "Shop: ■Boots $3, Shot $1, Rhum $3 · Equipment deck 21"
    assert "Shop: ■Boots $3, Shot $1, Rhum $3 · Equipment 21" in shop_line(story, "B", roomy=False)
    story = rush().shop("boots", "shot", "rhum").nuggets(A=1).turn("A").buys("shot", on="B")
    assert shop_line(story, "B").endswith("· Equipment deck 20 + 1 used")


@pytest.mark.rule("GR-BUY-4")
def test_an_empty_shop_says_so():
    story = rush().turn("A")
    story.t.piles["shop"] = []
    assert any(line.startswith("The shop is empty · ") for line in screen(story, "A"))


@pytest.mark.rule("GR-LUZENA-1")
def test_prices_are_those_of_the_viewer():
    story = rush(A="pretty_luzena").shop("boots", "shot", "rhum").nuggets(A=3).turn("A")
    assert shop_line(story, "A").startswith("Shop: ■Boots $2 (not $3), Shot $0 (not $1), Rhum $2 (not $3)")
    assert shop_line(story, "B").startswith("Shop: ■Boots $3, Shot $1, Rhum $3")
    assert any(line.startswith("■Boots $2 ") for line in choices(story))
    assert shop_line(story.uses(), "A").startswith("Shop: ■Boots $3, Shot $1")
    story = rush(B="pretty_luzena").shop("boots", "shot", "rhum").turn("A")
    assert shop_line(story, "B").startswith("Shop: ■Boots $3")
    for viewer in (SPECTATOR, EVERYTHING):
        boots = story.t.rules.kinds[story.t.rules.kind_index["boots"]]
        assert table.price_now(View(story.t, viewer), boots) == 3


def test_without_equipment_there_is_no_shop_and_no_gold():
    text = "\n".join(screen(tale().turn("A"), "A"))
    assert not [word for word in ("Shop", "Gold", "$", "■", "Equipment") if word in text]


@pytest.mark.rule("GR-NUG-3")
def test_nuggets_stand_beside_the_life_of_those_who_have_any():
    story = rush().nuggets(B=3, C=12).turn("A")
    assert screen(story, "A")[1].split()[3:6] == ["Life", "Gold", "Hand"]
    for who, numbers in {"B": ["4", "3", "0"], "C": ["4", "12", "0"], "D": ["4", "0"]}.items():
        for roomy in (True, False):
            life = row(story, "A", who, roomy=roomy).partition("● ")[2]
            assert life.split()[: len(numbers)] == numbers
    assert screen(story, "A", roomy=False)[1].split()[3:6] == ["Life", "$", "Hand"]


def test_black_cards_are_told_apart():
    story = rush().in_play("B", "boots", "barrel", "knife", "wanted").turn("A")
    text = row(story, "A", "B", width=140)
    assert "■Boots" in text
    assert "■Wanted" in text
    assert "◆Knife" in text
    assert " Barrel" in text
    assert "■ black equipment" in "\n".join(screen(story, "A"))


# Shadows.


@pytest.mark.rule("SH-2", "SH-8")
def test_those_out_are_shadows_and_keep_their_nuggets():
    story = rush(shadow=True).out("C").nuggets(C=2).turn("A")
    assert row(story, "A", "C").split() == ["C", "Outlaw", *row(story, "A", "C").split()[2:-2], "shadow", "2"]
    assert "shadow: out, but back for each own turn" in "\n".join(screen(story, "A"))
    assert "Shadows:  C (Outlaw, $2)" in screen(story, "A", roomy=False)
    story = rush().out("C").turn("A")
    assert row(story, "A", "C").endswith(" out")
    assert "Out:  C (Outlaw)" in screen(story, "A", roomy=False)


@pytest.mark.rule("SH-3")
def test_a_turn_as_a_shadow_is_called_so():
    story = rush(shadow=True).out("C").starts_turn("C")
    assert "· C's turn as a shadow ·" in screen(story, "A")[0]
    assert "· your turn as a shadow ·" in screen(story, "C")[0]
    assert " shadow " in row(story, "A", "C")
    assert "shadow" not in "\n".join(screen(rush(shadow=True).turn("C"), "A"))


@pytest.mark.rule("SH-12", "SH-15")
def test_the_side_of_a_shadow_renegade_is_shown():
    story = rush(shadow=True).out("E").turn("A")
    assert row(story, "A", "E").endswith("no side yet")
    story = rush(shadow=True).out("E").starts_turn("E")
    assert row(story, "A", "E").endswith("Colt .45 (1), as Shadow-Deputy")
    told = "\n".join(drawn(table.about_you(story.view("E"), words_for(story, "E")), 140))
    assert told.startswith(
        "You: Renegade as Shadow-Deputy. You win or lose with the Sheriff's side until your next turn"
    )
    assert "You: Renegade as Shadow-Deputy, " in "\n".join(screen(story, "E", roomy=False))
    story.ends_turn().asks("E", "surplus").answers("discard")
    assert row(story, "A", "E").endswith("as Shadow-Deputy")
    assert "Shadows:  E (Renegade as Shadow-Deputy)" in screen(story, "A", roomy=False)


@pytest.mark.rule("SH-10")
def test_that_shadows_return_no_longer_is_shown():
    story = rush(shadow=True).out("B", "C").with_life(D=1).in_play("A", "winchester").hand("A", "bang").turn("A")
    assert "return no longer" not in "\n".join(screen(story, "A"))
    dies(story.plays("bang", on="D"), "D")
    assert "In the game: 1 Sheriff, 1 Renegade · Shadows return no longer" in screen(story, "A")
    assert "Shadows return no longer" in "\n".join(screen(story, "A", roomy=False))
    assert row(story, "A", "D").endswith(" out")


@pytest.mark.rule("SH-13")
def test_when_the_game_is_over_the_side_of_a_shadow_renegade_still_shows():
    story = rush(shadow=True).out("E").hand("C", "bang").with_life(A=1).in_play("C", "winchester")
    story.t.sides = (HIDDEN, HIDDEN, HIDDEN, HIDDEN, DEPUTY)
    dies(story.turn("C").plays("bang", on="A"), "A")
    assert story.over
    assert row(story, "B", "E").endswith("as Shadow-Deputy")
    assert " out " in row(story, "B", "E")
    assert "return" not in "\n".join(screen(story, "B"))


# Purchases among the choices.


def test_purchases_stand_together_by_what_they_are_used_as():
    story = rush().hand("B", "beer", "beer").in_play("C", "barrel", "mustang").in_play("D", "scope")
    story.hand("C", "beer").hand("D", "beer").shop("pardner", "wanted", "shot").nuggets(A=2).turn("A")
    rows = choices(story, width=100)
    at = next(at for at, line in enumerate(rows) if line.startswith("Pardner $2"))
    assert rows[at].endswith("] as General Store")
    assert "as Duel: [" in rows[at + 1]
    assert rows[at + 1].count("]") == 4
    assert "as Cat Balou: B: [" in rows[at + 2]
    assert "C: [" in rows[at + 2]
    text = "\n".join(rows)
    assert "] Barrel  [" in text
    assert "in front of: [" in text
    assert "heal: [" in text
    assert text.count("] yourself") == 2
    small = choices(story, width=100, roomy=False)
    assert "] as General Store  as Duel: [" in "\n".join(small)
    assert len(small) < len(rows)


def test_every_option_s_number_is_shown_once_or_in_a_range():
    story = rush(8).hand("B", "beer").shop("pardner", "pardner", "bottle").nuggets(A=6)
    story.in_play("C", "boots", "wanted").turn("A")
    text = "\n".join(choices(story))
    numbers = [int(part.split("]")[0]) for part in text.split("[")[1:]]
    first, last = next(
        tuple(int(part.split("]")[0]) for part in line.split("[")[1:])
        for line in text.splitlines()
        if "the same" in line
    )
    shown = {*numbers, *range(first, last + 1)}
    assert shown == set(range(1, len(story.decision.options) + 1))
    assert len(numbers) == len(set(numbers))
    assert "Remove" in text
    assert "] C's Boots $4" in text
    assert "] C's Wanted $3" in text


def test_many_cards_to_pick_from_stand_with_their_owners():
    story = tale().hand("A", "cat_balou").in_play("A", "scope").hand("B", "beer").in_play("B", "barrel", "mustang")
    story.in_play("C", "dynamite").hand("C", "beer").in_play("D", "volcanic").turn("A")
    text = " ".join(choices(story))
    assert "your own: [1] Scope  B: [2] Barrel" in text
    story = tale().hand("A", "cat_balou").hand("B", "beer").turn("A")
    assert "[1] B's hand" in choices(story)[0]


@pytest.mark.rule("GR-JOSH-1")
def test_what_was_found_is_listed_in_the_same_way():
    story = rush(A="josh_mccloud").hand("B", "beer").equipment_deck("pardner").nuggets(A=2).turn("A").uses()
    rows = choices(story.asks("A", "find"))
    assert rows[0] == "[1] as General Store"
    assert rows[1].startswith("as Duel: [2] B")
    assert rows[2].startswith("as Cat Balou: B: [")


def test_a_beer_that_can_be_sold_says_so_in_its_row():
    assert choices(rush().hand("A", "beer").turn("A"))[0].split("  ")[1:] == ["[1] play", "[2] sell for 1 nugget"]


# Little room.


@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_table_with_everything_fits_on_a_small_screen(players):
    story = rush(players, shadow=True, A="slab_the_killer").event("a_fistful_of_cards")
    story.next_events("russian_roulette", "high_noon").nuggets(A=3, B=12)
    story.shop("union_pacific", "gold_rush_equipment", "lucky_charm").in_play("B", "mustang").discard("general_store")
    lines = screen(story.turn("A"), "A", width=80, roomy=False)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= players + 8
    text = "\n".join(lines)
    for needed in ("Event: ", "Shop: ", "Equipment 21", "In the game: ", "Deck ", "Discards 1: ", "You: "):
        assert needed in text, needed


@pytest.mark.parametrize("width", [80, 100, 140])
def test_screen_and_choices_keep_to_the_width_through_whole_games(width):
    for players in (4, 8):
        match = new_match(TableOptions(players, sets=ALL_SETS, seed=players, shadow=True))
        words = Words(match.state.rules, match.state.names, 0, TEXTS)
        roll = Random(players)
        while (decision := match.decision) is not None:
            if decision.main and decision.number % 5 == 0:
                view = View(match.state, decision.seat)
                words.viewer = decision.seat
                words.learn_table(view)
                quiet = [False] * len(decision.options)
                for roomy in (True, False):
                    assert max(map(len, drawn(table.screen(view, words, roomy), width))) <= width
                    listed = answers.choices(view, decision, words, quiet, roomy)
                    assert max(map(len, drawn(listed, width))) <= width
            match.push(roll.randrange(len(decision.options)))
