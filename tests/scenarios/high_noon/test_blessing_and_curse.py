"""Blessing and Curse: every card is a Heart, every card is a Spade."""

import pytest

from support.tales import rush, tale

SUIT_EVENTS = ["blessing", "curse"]


def flips(name, card, **table):
    """A shoots at B, who flips this card for his Barrel or ability."""
    story = tale(**table).event(name).hand("A", "bang/3C").deck(card)
    if not table:
        story.in_play("B", "barrel/KS")
    return story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip")


# ---- Draw! ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-BLESS-1", "BASE-DRAW-5", "BASE-DRAW-6")
@pytest.mark.parametrize("table", [{}, {"B": "jourdonnais"}], ids=["barrel", "jourdonnais"])
@pytest.mark.parametrize("card", ["4C", "5S", "6D", "7H"])
def test_blessed_barrels_always_help(card, table):
    story = flips("blessing", card, **table)
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("HN-CURSE-1", "BASE-DRAW-5", "BASE-DRAW-6")
@pytest.mark.parametrize("table", [{}, {"B": "jourdonnais"}], ids=["barrel", "jourdonnais"])
@pytest.mark.parametrize("card", ["4C", "5S", "6D", "7H"])
def test_cursed_barrels_never_help(card, table):
    story = flips("curse", card, **table).asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("HN-BLESS-1", "HN-CURSE-1", "BASE-DRAW-6")
@pytest.mark.parametrize("card", ["3C", "4S", "5D", "6H"])
@pytest.mark.parametrize(("name", "outcome"), [("blessing", "escaped"), ("curse", "stays_in_jail")])
def test_all_are_freed_by_blessing_and_nobody_under_curse(name, outcome, card):
    story = tale().event(name).in_play("B", "jail/JS").deck(card).starts_turn("B")
    assert len(story.events(outcome)) == 1
    assert story.at_rest("B" if outcome == "escaped" else "C")
    assert story.front_of("B") == []


@pytest.mark.scenario("IM-47")
@pytest.mark.rule("HN-BLESS-1")
def test_blessing_frees_b_and_later_stops_the_shot_at_him():
    story = tale().event("blessing").in_play("B", "jail/JS", "barrel/KS").deck("3C", *["bang"] * 10, "QS")
    story.starts_turn("B")
    assert story.discard_values() == ["3C", "JS"]
    for seat in "BCDE":
        assert story.at_rest(seat)
        story.ends_turn()
    story.plays("bang", on="B").asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("HN-BLESS-1", "BASE-DRAW-6")
@pytest.mark.parametrize("card", ["2S", "5S", "9S"])
def test_no_dynamite_explodes_under_blessing(card):
    story = tale().event("blessing").in_play("B", "dynamite/2H").deck(card).starts_turn("B")
    assert story.life("B") == 4
    assert story.front_of("C") == ["dynamite"]


@pytest.mark.scenario("IM-45")
@pytest.mark.rule("HN-CURSE-1", "BASE-DRAW-6", "BASE-DYN-1")
@pytest.mark.parametrize(
    ("card", "explodes"),
    [
        ("7H", True),
        ("2C", True),
        ("9D", True),
        ("9S", True),
        ("10S", False),
        ("10H", False),
        ("JD", False),
        ("QC", False),
        ("KH", False),
        ("AC", False),
    ],
)
def test_under_curse_every_card_from_2_to_9_makes_the_dynamite_explode(card, explodes):
    story = tale().event("curse").in_play("B", "dynamite/2H").deck(card).starts_turn("B")
    assert story.life("B") == (1 if explodes else 4)
    assert story.front_of("C") == ([] if explodes else ["dynamite"])


@pytest.mark.rule("HN-CURSE-1", "BASE-LUCKY-1")
def test_lucky_duke_has_no_luck_under_curse_but_in_the_rank():
    story = tale(B="lucky_duke").event("curse").in_play("B", "dynamite/2H", "jail/JS").deck("7H", "KH", "9H", "QH")
    story.starts_turn("B").asks("B", "flip").answers("KH").asks("B", "flip").answers("QH")
    assert story.life("B") == 4
    assert story.at_rest("C")


# ---- Black Jack ----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-48")
@pytest.mark.rule("BASE-BLACK-1", "BASE-DRAW-6", "HN-BLESS-1", "HN-CURSE-1", "HN-THIRST-1")
@pytest.mark.parametrize(
    ("name", "cards", "drawn", "shown"),
    [
        ("", ["9C", "AH", "5C"], 3, True),
        ("", ["9C", "4S", "5C"], 2, True),
        ("curse", ["9C", "AH", "5C"], 2, True),
        ("curse", ["9C", "6D", "5C"], 2, True),
        ("blessing", ["9C", "4S", "5C"], 3, True),
        ("blessing", ["9C", "4C", "5C"], 3, True),
        ("thirst", ["9C", "AH", "5C"], 1, False),
        ("thirst", ["AH", "9D", "5C"], 1, False),
    ],
)
def test_black_jacks_second_card_is_read_with_the_event(name, cards, drawn, shown):
    story = tale(B="black_jack")
    if name:
        story.event(name)
    story.deck(*cards).starts_turn("B")
    assert story.values_of("B") == cards[:drawn]
    assert len(story.events("showed")) == shown


# ---- Diamonds ------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-46")
@pytest.mark.rule("HN-SUIT-1", "DC-APACHE-1")
@pytest.mark.parametrize("name", SUIT_EVENTS)
def test_a_diamond_bang_hits_apache_kid(name):
    story = tale(B="apache_kid").event(name).hand("A", "bang/5D").turn("A")
    assert story.warns("bang", on="B") == ""
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2
    story = tale(B="apache_kid").hand("A", "bang/5D").turn("A")
    assert story.warns("bang", on="B") == "immune_target"
    story.plays("bang", on="B")
    assert story.life("B") == 3


@pytest.mark.rule("HN-SUIT-1")
@pytest.mark.parametrize("name", SUIT_EVENTS)
def test_every_other_diamond_concerns_apache_kid_too(name):
    story = tale(B="apache_kid").event(name).in_play("B", "barrel", "scope").in_play("A", "conestoga")
    story.hand("A", "panic/8D", "cat_balou/9D", "duel/QD", "indians").hand("B", "saloon").turn("A")
    story.plays("panic", on="B", taking="barrel").plays("cat_balou", on="B", taking="scope")
    story.spends("conestoga", on="B", taking="hand")
    assert (story.front_of("B"), story.hand_of("B")) == ([], [])
    story.plays("duel", on="B").asks("B", "bang").answers("pass")
    story.plays("indians").asks("B", "bang").answers("pass")
    assert story.life("B") == 1
    for seat in "CDE":
        story.asks(seat, "bang").answers("pass")


@pytest.mark.rule("HN-SUIT-1")
@pytest.mark.parametrize("name", SUIT_EVENTS)
def test_doc_holydays_two_diamonds_hit_apache_kid(name):
    story = tale(A="doc_holyday", B="apache_kid").event(name).hand("A", "bang/7D", "bang/9D").turn("A")
    story.uses(on="B").asks("A", "cost").answers("bang/7D").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("HN-SUIT-1", "BASE-DRAW-6", "GR-CALUMET-1")
@pytest.mark.parametrize(("name", "protected"), [("blessing", False), ("curse", False), ("shootout", True)])
def test_a_calumet_protects_against_nothing(name, protected):
    story = rush().event(name).in_play("B", "calumet").hand("A", "bang/5D").turn("A")
    story.plays("bang", on="B")
    if not protected:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == (4 if protected else 3)


# ---- Rhum ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DRAW-5", "BASE-DRAW-6", "GR-RHUM-1")
@pytest.mark.parametrize(("name", "points"), [("blessing", 1), ("curse", 1), ("shootout", 4)])
def test_a_rhum_heals_one_point_if_all_cards_are_of_one_suit(name, points):
    story = rush().event(name).shop("rhum", "shot", "boots").nuggets(A=3).with_life(A=1)
    story.deck("2C", "3D", "4H", "5S").turn("A").buys("rhum")
    assert (story.life("A"), story.discard_values()) == (1 + points, ["2C", "3D", "4H", "5S"])


# ---- From when to when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-BLESS-1", "HN-CURSE-1", "EV-3")
@pytest.mark.parametrize(("name", "life"), [("blessing", 5), ("curse", 2)])
def test_the_suits_change_as_soon_as_the_event_is_revealed(name, life):
    story = tale().next_events(name).in_play("A", "dynamite/2H").deck("7S" if name == "blessing" else "7H")
    story.starts_turn("A")
    assert story.life("A") == life


@pytest.mark.rule("EV-10", "HN-BLESS-1", "HN-CURSE-1")
@pytest.mark.parametrize(("name", "card", "life"), [("blessing", "7S", 2), ("curse", "7H", 5)])
def test_the_suits_are_the_printed_ones_again_when_it_ends(name, card, life):
    story = tale().event(name).next_events("shootout").in_play("A", "dynamite/2H").deck(card).starts_turn("A")
    assert story.life("A") == life


@pytest.mark.rule("HN-BLESS-1", "HN-CURSE-1")
@pytest.mark.parametrize(("name", "suit"), [("blessing", "H"), ("curse", "S"), ("shootout", "")])
def test_all_players_see_the_suits_as_they_count(name, suit):
    story = tale().event(name).hand("B", "bang/5D", "bang/3C", "7H", "5S").turn("A")
    view = story.view("B")
    assert ["SHDC"[view.suit(card)] for card in view.hand] == (list(suit * 4) if suit else ["D", "C", "H", "S"])
    assert story.values_of("B") == ["5D", "3C", "7H", "5S"]
