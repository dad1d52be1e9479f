"""Brown equipment: Shot, Bottle, Pardner, Rhum and Union Pacific."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import dies, rush

CLUBS = ("2C", "3C", "4C", "5C", "6C")


def buyer(*cards, nuggets=9, players=5, **table):
    """A table at which A has nuggets and the shop begins with these cards."""
    more = [card for card in ("shot", "wanted", "boots") if card not in cards]
    return rush(players, **table).shop(*[*cards, *more][:3]).nuggets(A=nuggets)


def flips(story):
    """What was flipped, draw! by draw!: by whom, for what, and how many cards."""
    kinds = story.t.rules.kinds
    return [("ABCDE"[told[1][0]], kinds[told[1][1]].id, len(told[1]) - 2) for told in story.events("flipped")]


# ---- Shot ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-SHOT-1", "BASE-LIM-8")
@pytest.mark.parametrize("seat", "ABCDE")
def test_a_shot_heals_anybody_the_buyer_included(seat):
    story = buyer("shot").with_life(A=2, B=2, C=2, D=2, E=2).turn("A").buys("shot", on=seat)
    assert {name: story.life(name) for name in "ABCDE"} == {name: 3 if name == seat else 2 for name in "ABCDE"}


@pytest.mark.rule("GR-SHOT-1", "DC-JOE-1", "GR-YTO-1", "BASE-BEER-4", "HN-REV-2")
def test_a_shot_is_no_beer():
    story = buyer("shot", A="tequila_joe", B="madam_yto").with_life(A=2).turn("A").buys("shot", on="A")
    assert (story.life("A"), story.hand_of("B")) == (3, [])
    story = buyer("shot").out("B", "C", "D").with_life(A=2).turn("A").buys("shot", on="A")
    assert story.life("A") == 3
    story = buyer("shot").event("the_reverend").with_life(A=2).turn("A").buys("shot", on="A")
    assert story.life("A") == 3


@pytest.mark.rule("GEN-9", "GR-SHOT-1")
def test_a_shot_heals_nobody_beyond_his_life():
    story = buyer("shot").with_life(B=3).turn("A").buys("shot", on="B")
    assert story.life("B") == 4


# ---- Bottle: BANG! -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BOTTLE-1", "GR-BOTTLE-2", "BASE-DIST-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "reached"),
    [
        ([], [], "BE"),
        (["schofield"], [], "BCDE"),
        (["scope"], [], "BCDE"),
        ([], ["mustang"], "E"),
        (["schofield"], ["mustang"], "BCDE"),
    ],
)
def test_a_bottle_as_bang_reaches_as_far_as_the_weapon(mine, theirs, reached):
    story = buyer("bottle").in_play("A", *mine).in_play("B", *theirs).turn("A")
    assert "".join(seat for seat in "ABCDE" if story.offers("buy bottle as bang", on=seat)) == reached


@pytest.mark.rule("GR-BOTTLE-1", "GR-BOTTLE-2", "BASE-SHOT-8")
def test_a_bottle_as_bang_costs_a_life_point():
    story = buyer("bottle").turn("A").buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.discards() == []


@pytest.mark.rule("GR-BOTTLE-2", "BASE-LIM-2")
def test_a_bottle_is_not_counted_for_the_limit():
    story = buyer("bottle").equipment_deck("bottle").hand("A", "bang").turn("A")
    story.buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 1
    assert story.view("A").bangs == 1


@pytest.mark.rule("GR-BOTTLE-2", "BASE-SHOT-2")
def test_one_missed_suffices_against_the_bottle_of_slab_the_killer():
    story = buyer("bottle", A="slab_the_killer").hand("B", "missed").turn("A").buys("bottle as bang", on="B")
    story.asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("GR-BOTTLE-2", "BASE-SHOT-9")
def test_barrels_stop_a_bottle():
    story = buyer("bottle").in_play("B", "barrel").deck("bang/QH").turn("A").buys("bottle as bang", on="B")
    story.asks("B", "dodge").answers("flip")
    assert story.at_rest("A")
    assert story.life("B") == 4


@pytest.mark.rule("GR-BOTTLE-2", "HN-SERMON-3")
def test_the_sermon_allows_a_bottle_as_bang():
    story = buyer("bottle").event("sermon").hand("A", "bang").turn("A")
    assert not story.offers("bang", on="B")
    story.buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("GR-BOTTLE-1", "GR-EQ-2", "DC-APACHE-4")
@pytest.mark.parametrize("front", ["", "calumet"])
def test_a_bottle_has_no_suit(front):
    story = buyer("bottle", B="plain" if front else "apache_kid").in_play("B", *filter(None, [front])).hand("B", "2C")
    story.turn("A").buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == story.t.max_life[1] - 1
    story = buyer("bottle", B="plain" if front else "apache_kid").in_play("B", *filter(None, [front])).hand("B", "2C")
    story.turn("A").buys("bottle as panic", on="B", taking="hand")
    assert story.values_of("A") == ["2C"]
    assert story.events("immune") == []


@pytest.mark.rule("GR-BOTTLE-1", "BASE-GRINGO-1")
def test_el_gringo_takes_a_card_for_the_wound_of_a_bottle():
    story = buyer("bottle", B="el_gringo").hand("A", "2C").turn("A").buys("bottle as bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert (story.values_of("A"), story.values_of("B")) == ([], ["2C"])


# ---- Bottle: Beer --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BOTTLE-1", "GR-BOTTLE-2")
def test_a_bottle_as_beer_heals_its_buyer():
    story = buyer("bottle").with_life(A=2, B=2).turn("A").buys("bottle as beer")
    assert (story.life("A"), story.life("B")) == (3, 2)


@pytest.mark.rule("GR-BOTTLE-2", "BASE-BEER-4")
def test_a_bottle_as_beer_works_with_two_players_left():
    story = buyer("bottle").out("B", "C", "D").with_life(A=2).turn("A").buys("bottle as beer")
    assert story.life("A") == 3


@pytest.mark.rule("GR-BOTTLE-2", "HN-REV-2")
def test_the_reverend_allows_a_bottle_as_beer():
    story = buyer("bottle").event("the_reverend").with_life(A=2).turn("A").buys("bottle as beer")
    assert story.life("A") == 3


@pytest.mark.rule("GR-BOTTLE-2", "DC-JOE-1")
def test_tequila_joe_gets_no_more_out_of_a_bottle():
    story = buyer("bottle", A="tequila_joe").with_life(A=2).turn("A").buys("bottle as beer")
    assert story.life("A") == 3


@pytest.mark.rule("GR-BOTTLE-2", "GR-YTO-1")
@pytest.mark.parametrize("seat", "AC")
def test_madam_yto_gets_nothing_for_a_bottle(seat):
    story = buyer("bottle", **{seat: "madam_yto"}).with_life(A=2).turn("A").buys("bottle as beer")
    assert (story.life("A"), story.hand_of(seat)) == (3, [])


# ---- Bottle: Panic! ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BOTTLE-1", "GR-BOTTLE-2", "BASE-PANIC-1", "BASE-PANIC-2")
def test_a_bottle_as_panic_takes_a_card_at_distance_1_whatever_the_weapon():
    story = buyer("bottle").in_play("A", "winchester").hand("B", "2C").hand("C", "3C").in_play("E", "barrel").turn("A")
    assert [seat for seat in "ABCDE" if story.offers("buy bottle as panic", on=seat, taking="hand")] == ["B"]
    assert story.offers("buy bottle as panic", on="A", taking="winchester")
    story.buys("bottle as panic", on="E", taking="barrel")
    assert (story.hand_of("A"), story.front_of("E")) == (["barrel"], [])


@pytest.mark.rule("GR-BOTTLE-2")
def test_a_bottle_as_panic_takes_from_the_hand_too():
    story = buyer("bottle").hand("B", "2C").turn("A").buys("bottle as panic", on="B", taking="hand")
    assert (story.values_of("A"), story.hand_of("B")) == (["2C"], [])


@pytest.mark.rule("GR-BOTTLE-2", "GR-EQ-5")
def test_neither_bottle_nor_pardner_touches_equipment():
    story = buyer("bottle", "pardner").in_play("B", "boots", "barrel").in_play("A", "horseshoe").turn("A")
    for card in ("bottle as panic", "pardner as cat_balou"):
        assert [
            (seat, front)
            for seat, front in (("A", "horseshoe"), ("B", "boots"), ("B", "barrel"))
            if story.offers(f"buy {card}", on=seat, taking=front)
        ] == [("B", "barrel")]


# ---- Pardner -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-PARDNER-1", "BASE-STORE-1")
def test_a_pardner_as_general_store_lets_everybody_take_a_card():
    story = buyer("pardner").deck(*CLUBS).turn("A").buys("pardner as general_store")
    story.asks("A", "store").answers("4C").asks("B", "store").answers("2C").asks("C", "store").answers("6C")
    story.asks("D", "store").answers("3C")
    assert [story.values_of(seat) for seat in "ABCDE"] == [["4C"], ["2C"], ["6C"], ["3C"], ["5C"]]
    assert story.at_rest("A")


@pytest.mark.rule("GR-PARDNER-1", "BASE-DUEL-1")
def test_a_pardner_as_duel_challenges_anybody_else():
    story = buyer("pardner").hand("A", "bang/2C").hand("C", "bang/2D").turn("A")
    assert [seat for seat in "ABCDE" if story.offers("buy pardner as duel", on=seat)] == ["B", "C", "D", "E"]
    story.buys("pardner as duel", on="C").asks("C", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("C", "bang").answers("pass")
    assert (story.life("C"), story.life("A")) == (3, 5)
    assert story.discard_values() == ["2D", "2C"]


@pytest.mark.rule("GR-PARDNER-1", "DC-APACHE-4", "GR-EQ-2")
@pytest.mark.parametrize("character", ["plain", "apache_kid"])
def test_a_pardner_has_no_suit(character):
    story = buyer("pardner", C=character).hand("C", "2C", "3C").turn("A")
    if character == "plain":
        story = buyer("pardner").in_play("C", "calumet").hand("C", "2C", "3C").turn("A")
    story.buys("pardner as cat_balou", on="C", taking="hand")
    assert len(story.hand_of("C")) == 1
    story = buyer("pardner", C=character).in_play("C", "calumet").turn("A").buys("pardner as duel", on="C")
    story.asks("C", "bang").answers("pass")
    assert story.life("C") == story.t.max_life[2] - 1


@pytest.mark.rule("GR-PARDNER-1", "BASE-CAT-1")
def test_a_pardner_as_cat_balou_works_at_any_distance_and_on_the_buyer():
    story = buyer("pardner").equipment_deck("pardner", "pardner").in_play("D", "barrel").hand("A", "2C")
    story.in_play("A", "jail").hand("C", "3C").turn("A")
    story.buys("pardner as cat_balou", on="D", taking="barrel").buys("pardner as cat_balou", on="A", taking="jail")
    story.buys("pardner as cat_balou", on="C", taking="hand")
    assert story.discards()[:2] == ["barrel", "jail"]
    assert story.discard_values()[2:] == ["3C"]
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("GR-PARDNER-1", "PROMO-WILL-1")
def test_uncle_will_may_still_open_his_own_store():
    story = buyer("pardner", A="uncle_will").out("C", "D", "E").hand("A", "2C").deck("3C", "4C").turn("A")
    story.buys("pardner as general_store").asks("A", "store").answers("3C")
    assert story.offers("2C as general_store")


@pytest.mark.rule("GR-PARDNER-1", "HN-SERMON-1")
def test_the_sermon_leaves_the_buyer_of_a_duel_without_an_answer():
    story = buyer("pardner").event("sermon").hand("A", "bang/2C").hand("C", "bang/2D").turn("A")
    story.buys("pardner as duel", on="C").asks("C", "bang").answers("bang")
    assert story.at_rest("A")
    assert (story.life("A"), story.life("C")) == (4, 4)
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("GR-PARDNER-1", "GR-BOTTLE-1")
@pytest.mark.parametrize("bought", ["bottle as bang", "pardner as duel"])
def test_harm_that_was_bought_is_remembered_like_any_other(bought):
    story = buyer("bottle", "pardner").turn("A").buys(bought, on="B")
    story.asks("B", "dodge" if "bang" in bought else "bang").answers("pass")
    index = story.t.rules.kind_index[bought.split()[-1]]
    assert story.deeds() == [(0, index, 1, -1)]


# ---- Rhum ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-RHUM-1", "BASE-DRAW-3")
@pytest.mark.parametrize(
    ("cards", "life"),
    [
        (("2C", "3C", "4C", "5C"), 2),
        (("2C", "3D", "4C", "5D"), 3),
        (("2C", "3D", "8S", "5D"), 4),
        (("2C", "3D", "8S", "8H"), 5),
        (("8H", "9H", "10H", "JH"), 2),
    ],
)
def test_rhum_heals_a_point_for_each_suit_among_four_cards(cards, life):
    story = buyer("rhum").with_life(A=1).deck(*cards).turn("A").buys("rhum")
    assert story.at_rest("A")
    assert story.life("A") == life
    assert story.discard_values() == list(cards)
    assert story.hand_of("A") == []
    assert flips(story) == [("A", "rhum", 4)]


@pytest.mark.rule("GR-RHUM-1", "GEN-9")
def test_rhum_heals_nobody_beyond_his_life():
    story = buyer("rhum").with_life(A=3).deck("2C", "3D", "8S", "8H").turn("A").buys("rhum")
    assert story.life("A") == 5


@pytest.mark.rule("GR-RHUM-2", "BASE-DRAW-4")
@pytest.mark.parametrize(
    ("character", "front", "number", "life"),
    [
        ("plain", (), 4, 2),
        ("lucky_duke", (), 5, 3),
        ("plain", ("horseshoe",), 5, 3),
        ("lucky_duke", ("horseshoe",), 6, 4),
    ],
)
def test_lucky_duke_and_horseshoe_flip_one_card_more_each_for_rhum(character, front, number, life):
    cards = ("2C", "3C", "4C", "5C", "6D", "8S")
    story = buyer("rhum", A=character).in_play("A", *front).with_life(A=1).deck(*cards).turn("A").buys("rhum")
    assert story.at_rest("A")
    assert story.discard_values() == list(cards[:number])
    assert story.life("A") == life


@pytest.mark.rule("GR-RHUM-1", "BASE-DRAW-6", "HN-BLESS-1", "HN-CURSE-1")
@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_with_all_cards_of_one_suit_rhum_heals_one(event):
    story = buyer("rhum").event(event).with_life(A=1).deck("2C", "3D", "8S", "8H").turn("A").buys("rhum")
    assert story.life("A") == 2


@pytest.mark.rule("GR-RHUM-1", "BASE-DECK-3")
def test_rhum_flips_what_there_is():
    story = buyer("rhum").with_life(A=1).only_deck("2C", "3D").turn("A").buys("rhum")
    assert story.life("A") == 3


# ---- Union Pacific -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-UNION-1")
def test_union_pacific_brings_four_cards():
    story = buyer("union_pacific", nuggets=4).deck(*CLUBS).turn("A").buys("union_pacific")
    assert story.values_of("A") == ["2C", "3C", "4C", "5C"]
    assert story.purse("A") == 0
    assert story.used_equipment() == ["union_pacific"]


# ---- What the buyer's purchases do not do --------------------------------------------------------------------------


@pytest.mark.rule("GR-EQ-2", "BASE-SUZY-1")
def test_suzy_with_an_empty_hand_draws_nothing_for_buying():
    story = buyer("shot", "boots", A="suzy_lafayette").hand("A", "2C").with_life(A=2).turn("A").buys("shot", on="A")
    story.buys("boots")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("GR-PARDNER-1", "BASE-SUZY-2")
@pytest.mark.parametrize("seat", "AB")
def test_suzy_who_gives_up_her_last_card_in_a_duel_that_was_bought_draws_when_it_is_over(seat):
    story = buyer("pardner", **{seat: "suzy_lafayette"}).hand("A", "bang").hand("B", "bang").deck("2C", "3C").turn("A")
    story.buys("pardner as duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang")
    assert story.hand_of("B") == []
    story.answers("bang").asks("B", "bang")
    assert story.hand_of("A") == story.hand_of("B") == []
    story.answers("pass")
    assert story.values_of(seat) == ["2C"]
    assert story.hand_of("B" if seat == "A" else "A") == []


@pytest.mark.rule("GR-PARDNER-1", "BASE-SUZY-2")
def test_suzy_who_kills_with_her_last_card_in_such_a_duel_draws_too():
    story = buyer("pardner", A="suzy_lafayette").hand("A", "bang").hand("E", "bang").with_life(E=1).deck("2C").turn("A")
    story.buys("pardner as duel", on="E").asks("E", "bang").answers("bang").asks("A", "bang").answers("bang")
    dies(story, "E", "bang")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("GR-BOTTLE-1", "BASE-SUZY-1")
def test_suzy_whose_last_card_a_bottle_takes_draws():
    story = buyer("bottle", B="suzy_lafayette").hand("B", "2C").deck("3C").turn("A")
    story.buys("bottle as panic", on="B", taking="hand")
    assert (story.values_of("A"), story.values_of("B")) == (["2C"], ["3C"])


@pytest.mark.rule("BASE-WIN-1", "GR-BUY-1")
def test_a_bottle_may_win_the_game():
    story = buyer("bottle").out("B", "C", "D").with_life(E=1).turn("A").buys("bottle as bang", on="E")
    dies(story, "E")
    assert story.over
    assert story.winners == "AB"


@pytest.mark.rule("BASE-TURN-4", "GR-PARDNER-1")
def test_who_dies_in_the_duel_he_bought_has_no_more_turn():
    story = (
        buyer("pardner", "shot").with_life(B=1).nuggets(B=2).hand("C", "bang").turn("B").buys("pardner as duel", on="C")
    )
    story.asks("C", "bang").answers("bang").asks("B", "bang").answers("pass").asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert story.at_rest("C")
    assert story.used_equipment() == ["pardner"]
    assert story.why_not("B", "buy shot") == WhyNot("eliminated", "BASE-TURN-1")
