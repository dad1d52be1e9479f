"""The shop: how it is laid out, what is bought there and when, and how it is filled again."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.mechanics.shop import SHOP_SIZE
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BLACK, BOUGHT, BROWN, BUY, EQUIPMENT, NUGGETS, REMOVE, SHOP, USED_EQUIPMENT
from boothill.kernel.reasons import WhyNot
from boothill.rulebook import facts
from support.games import ALL_SETS
from support.tales import dies, rush, tale

LIST = {
    "shot": (1, 3, "brown"),
    "bottle": (2, 3, "brown"),
    "pardner": (2, 3, "brown"),
    "rhum": (3, 2, "brown"),
    "union_pacific": (4, 1, "brown"),
    "gold_rush_equipment": (5, 1, "brown"),
    "gun_belt": (2, 1, "black"),
    "horseshoe": (2, 1, "black"),
    "wanted": (2, 3, "black"),
    "boots": (3, 1, "black"),
    "calumet": (3, 1, "black"),
    "gold_pan": (3, 1, "black"),
    "lucky_charm": (3, 1, "black"),
    "rucksack": (3, 1, "black"),
    "pickaxe": (4, 1, "black"),
}
"""Price, number and colour of every equipment card."""
FOR_ONESELF = [name for name, (_, _, colour) in LIST.items() if colour == "black" and name != "wanted"]


def two_of_each():
    """The rules with a second copy of every black card that exists but once."""
    box = Box("second_copies", "Second copies")
    for name in FOR_ONESELF:
        box.more(name, "-")
    return Ruleset((*map(find_box, ALL_SETS), box))


TWO_OF_EACH = two_of_each()


def told(story):
    """The names of all that happened, in order."""
    return [name for name, *_ in story.match.events]


def equipment_offers(story):
    """How many ways to buy and to remove equipment the open question has."""
    return sum(option[0] in (BUY, REMOVE) for option in story.decision.options)


def deck_of(story):
    """Kinds in the equipment deck, the top first."""
    return [story.kind(card) for card in reversed(story.t.piles[EQUIPMENT])]


# ---- What there is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-LIST-1")
@pytest.mark.parametrize(("name", "entry"), LIST.items())
def test_price_number_and_colour(name, entry):
    price, number, colour = entry
    rules = TableOptions(5, sets=("base", "gold_rush")).rules
    kind = rules.kinds[rules.kind_index[name]]
    assert kind.price == price
    assert sum(rules.kind_of[card] == kind.index for card in rules.piles[EQUIPMENT]) == number
    assert kind.colour == {"brown": BROWN, "black": BLACK}[colour]


@pytest.mark.rule("GR-LIST-1")
def test_the_box_agrees_with_the_facts_about_it():
    assert {
        card["id"]: (card["price"], card["count"], card["colour"]) for card in facts("gold_rush")["equipment"]
    } == LIST
    rules = TableOptions(5, sets=("base", "gold_rush")).rules
    for card in facts("gold_rush")["equipment"]:
        assert rules.kinds[rules.kind_index[card["id"]]].name == card["name"]
    kinds = [rules.kinds[rules.kind_of[card]] for card in rules.piles[EQUIPMENT]]
    assert [sum(kind.colour == colour for kind in kinds) for colour in (BROWN, BLACK)] == [13, 11]
    assert {kind.id for kind in rules.kinds if kind.price} == set(LIST)


@pytest.mark.rule("GR-SETUP-1")
@pytest.mark.parametrize("sets", [("base", "gold_rush"), ALL_SETS])
def test_the_equipment_is_a_deck_of_its_own_with_three_cards_laid_out(sets):
    t = new_table(TableOptions(5, sets=sets, seed=7))
    kinds, kind_of = t.rules.kinds, t.rules.kind_of
    assert (len(t.piles[EQUIPMENT]), len(t.piles[SHOP]), len(t.piles[USED_EQUIPMENT])) == (21, 3, 0)
    assert all(kinds[kind_of[card]].price for card in (*t.piles[EQUIPMENT], *t.piles[SHOP]))
    assert not any(kinds[kind_of[card]].price for zone in (t.deck, *t.hand) for card in zone)
    assert t.tokens[NUGGETS] == [0] * 5
    assert t.play == [[]] * 5


@pytest.mark.rule("GR-SETUP-1")
def test_the_equipment_is_shuffled_and_the_shop_shows_its_top():
    shops = set()
    for seed in range(8):
        t = new_table(TableOptions(5, sets=("base", "gold_rush"), seed=seed))
        shops.add(tuple(t.piles[SHOP]))
        again = [*t.piles[EQUIPMENT], *reversed(t.piles[SHOP])]
        assert sorted(again) == t.rules.piles[EQUIPMENT]
        assert again != t.rules.piles[EQUIPMENT]
    assert len(shops) > 6


@pytest.mark.rule("GR-SETUP-1", "BASE-SET-10")
def test_without_the_set_there_is_no_shop_and_nobody_has_nuggets():
    t = new_table(TableOptions(5, sets=("base", "dodge_city", "high_noon")))
    assert SHOP not in t.piles
    assert NUGGETS not in t.tokens
    story = tale().hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.events("gained_nuggets") == []


@pytest.mark.rule("GEN-6", "GR-SETUP-1", "GR-BUY-1")
@pytest.mark.parametrize("viewer", [-1, 0, 3])
def test_everybody_sees_the_shop_and_what_lies_face_up_but_nobody_the_deck(viewer):
    story = rush().in_play("D", "horseshoe").shop("boots", "shot", "wanted")
    story.equipment_deck("rhum", "pickaxe", only=True, face_up=("bottle",)).turn("A")
    view = View(story.t, viewer)
    assert [story.kind(card) for card in view.piles[SHOP]] == ["boots", "shot", "wanted"]
    assert [story.kind(card) for card in view.piles[USED_EQUIPMENT]] == ["bottle"]
    assert EQUIPMENT not in view.piles
    assert view.pile_sizes[EQUIPMENT] == 2
    assert [story.kind(card) for card in view.play[3]] == ["horseshoe"]


# ---- When ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-ACT-1")
def test_any_number_of_actions_in_any_order_with_cards():
    story = rush().shop("shot", "boots", "bottle").equipment_deck("rhum", "horseshoe", "wanted")
    story.in_play("C", "gun_belt").hand("A", "beer/6H", "stagecoach", "bang", "beer/7H").nuggets(A=11).with_life(A=3)
    story.turn("A").buys("shot", on="A").plays("stagecoach").buys("boots").removes("gun_belt", of="C")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.uses(card="beer/6H").buys("bottle as beer").plays("beer/7H").buys("horseshoe")
    assert story.life("A") == 5
    assert story.front_of("A") == ["boots", "horseshoe"]
    assert story.purse("A") == 11 - 1 - 3 - 3 + 1 + 1 - 2 - 2
    assert story.at_rest("A")


@pytest.mark.rule("GR-ACT-1", "BASE-TURN-7")
def test_nothing_is_bought_removed_or_sold_in_phase_3():
    story = rush().shop("shot", "boots", "bottle").in_play("C", "horseshoe").nuggets(A=9).with_life(A=1)
    story.hand("A", "beer", "2C").turn("A").ends_turn().asks("A", "surplus")
    assert equipment_offers(story) == 0
    assert not story.offers("sell_beer")
    assert not story.offers("use beer")
    assert story.why_not("A", "buy boots").code == "not_phase_2"


@pytest.mark.rule("GR-ACT-1")
@pytest.mark.parametrize(("card", "question"), [("bang", "dodge"), ("duel", "bang"), ("general_store", "store")])
def test_nobody_buys_out_of_turn_or_while_something_is_carried_out(card, question):
    story = rush().shop("shot", "boots", "bottle").in_play("C", "horseshoe").nuggets(A=9, B=9).hand("B", "beer")
    story.hand("A", card).turn("A")
    if card == "general_store":
        story.plays(card).asks("A", question)
    else:
        story.plays(card, on="B").asks("B", question)
    assert equipment_offers(story) == 0
    assert not story.offers("use beer")
    assert story.why_not("A", "buy boots").code == "effect_running"
    assert story.why_not("B", "buy boots").code == "not_your_turn"


@pytest.mark.rule("BASE-DIE-4", "GR-BOTTLE-2", "GR-SHOT-1", "GR-ACT-1")
@pytest.mark.parametrize("own_turn", [True, False])
def test_nothing_in_the_shop_rescues(own_turn):
    story = rush().shop("shot", "rhum", "bottle").nuggets(B=9).with_life(B=1)
    if own_turn:
        story.hand("B", "duel").hand("C", "bang").turn("B").plays("duel", on="C").asks("C", "bang").answers("bang")
        story.asks("B", "bang").answers("pass")
    else:
        story.hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue")
    assert [option[0] for option in story.decision.options if option[0] in (BUY, REMOVE)] == []
    assert len(story.decision.options) == 1
    story.answers("pass")
    assert story.is_out("B")


# ---- Paying --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BUY-1", "GR-LIST-1")
@pytest.mark.parametrize(("name", "entry"), LIST.items())
def test_every_card_costs_its_price_and_not_a_nugget_less(name, entry):
    price = entry[0]
    as_what = {"bottle": "bottle as beer", "pardner": "pardner as duel"}.get(name, name)
    on = {"shot": "A", "wanted": "B", "pardner": "B"}.get(name, "")
    others = [other for other in ("shot", "wanted", "rhum") if other != name][:2]
    poor = rush().shop(name, *others).nuggets(A=price - 1).turn("A")
    assert not poor.offers(f"buy {as_what}", on=on)
    story = rush().shop(name, *others).nuggets(A=price + 3).turn("A").buys(as_what, on=on)
    assert story.purse("A") == 3
    assert [event[1][5] for event in story.events("bought")] == [price]
    if name == "pardner":
        story.asks("B", "bang")


@pytest.mark.rule("GR-BUY-1")
def test_without_nuggets_nothing_is_on_offer():
    story = rush().shop("shot", "boots", "bottle").in_play("B", "gun_belt").nuggets(B=5).turn("A")
    assert equipment_offers(story) == 0


@pytest.mark.rule("GR-BUY-1")
def test_only_the_open_cards_are_for_sale():
    story = rush().shop("shot", "boots", "bottle").equipment_deck("pickaxe", "rhum", face_up=("wanted",)).nuggets(A=20)
    story.turn("A")
    bought = {story.kind(option[1]) for option in story.decision.options if option[0] == BUY}
    assert bought == {"shot", "boots", "bottle"}


@pytest.mark.rule("GR-BUY-1")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_any_of_the_three_may_be_bought(place):
    cards = ["gun_belt", "horseshoe", "boots"]
    story = rush().shop(*cards).equipment_deck("rhum").nuggets(A=3).turn("A").buys(cards[place])
    assert story.front_of("A") == [cards[place]]
    assert story.shop_offers() == [card for card in cards if card != cards[place]] + ["rhum"]


@pytest.mark.rule("GR-BUY-1")
@pytest.mark.parametrize("card", FOR_ONESELF)
def test_black_equipment_comes_to_lie_in_front_of_its_buyer(card):
    story = rush().shop(card, "shot", "shot").nuggets(C=4).turn("C").buys(card)
    assert [story.front_of(seat) for seat in "ABCDE"] == [[], [], [card], [], []]
    assert story.used_equipment() == []
    assert story.discards() == []


@pytest.mark.rule("GR-BUY-1")
def test_brown_equipment_does_its_work_and_goes_face_up_under_the_deck():
    story = rush().shop("shot", "rhum", "boots").equipment_deck("pickaxe", face_up=("wanted",)).nuggets(A=4)
    story.with_life(A=1).deck("2C", "3C", "4C", "5C").turn("A").buys("shot", on="A")
    assert story.life("A") == 2
    assert story.used_equipment() == ["wanted", "shot"]
    story.buys("rhum")
    assert story.life("A") == 3
    assert story.used_equipment() == ["wanted", "shot", "rhum"]
    assert story.front_of("A") == []
    assert story.discard_values() == ["2C", "3C", "4C", "5C"]


@pytest.mark.rule("GR-BUY-1", "GEN-6")
def test_everybody_sees_the_card_being_carried_out_and_it_lies_nowhere_else():
    story = rush().shop("bottle", "boots", "shot").nuggets(A=2).turn("A").buys("bottle as bang", on="B")
    story.asks("B", "dodge")
    for viewer in (-1, 0, 3):
        assert [story.kind(card) for card in View(story.t, viewer).piles[BOUGHT]] == ["bottle"]
    story.answers("pass")
    assert story.view("A").piles[BOUGHT] == ()


@pytest.mark.rule("GR-BUY-1", "GR-EQ-3", "BASE-ELIM-3")
def test_a_brown_card_goes_under_the_deck_after_everything_it_has_done():
    story = rush().shop("bottle", "boots", "shot").in_play("A", "horseshoe").in_play("B", "wanted").with_life(B=1)
    story.nuggets(A=2).turn("A").buys("bottle as bang", on="B")
    dies(story, "B")
    assert story.used_equipment() == ["wanted", "horseshoe", "bottle"]


@pytest.mark.rule("GR-BUY-1", "GR-WANTED-1")
def test_a_wanted_comes_to_lie_in_front_of_the_one_chosen():
    story = rush().shop("wanted", "shot", "shot").nuggets(A=2).turn("A").buys("wanted", on="C")
    assert [story.front_of(seat) for seat in "ABCDE"] == [[], [], ["wanted"], [], []]


# ---- Filling the shop again ----------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BUY-2")
@pytest.mark.parametrize("bought", ["bottle as bang", "pardner as duel"])
def test_the_shop_is_full_again_before_the_effect(bought):
    story = rush().shop("bottle", "pardner", "shot").equipment_deck("pickaxe", "rhum").nuggets(A=2).turn("A")
    story.buys(bought, on="B").asks("B", "dodge" if "bang" in bought else "bang")
    assert story.shop_offers() == ["pardner" if "bang" in bought else "bottle", "shot", "pickaxe"]
    assert deck_of(story)[0] == "rhum"
    assert story.used_equipment() == []
    story.answers("pass")
    assert len(story.used_equipment()) == 1
    assert told(story).index("restocked") < told(story).index("lost_life")


@pytest.mark.rule("GR-BUY-2")
def test_the_shop_is_full_again_after_every_purchase_not_only_the_first():
    story = rush().shop("gun_belt", "boots", "shot").equipment_deck("pickaxe", "horseshoe", "rhum").nuggets(A=9)
    story.turn("A").buys("boots").buys("pickaxe").buys("gun_belt")
    assert story.shop_offers() == ["shot", "horseshoe", "rhum"]
    assert [len(event[1]) for event in story.events("restocked")] == [1, 1, 1]


@pytest.mark.rule("GR-BUY-2", "GR-REM-1")
def test_a_removal_takes_nothing_from_the_shop():
    story = rush().shop("gun_belt", "boots", "shot").in_play("B", "horseshoe").nuggets(A=3).turn("A")
    story.removes("horseshoe", of="B")
    assert story.shop_offers() == ["gun_belt", "boots", "shot"]
    assert len(story.t.piles[SHOP]) == SHOP_SIZE


@pytest.mark.rule("GR-BUY-3")
def test_with_the_last_face_down_card_gone_the_deck_is_shuffled():
    story = rush().shop("gun_belt", "boots", "shot").equipment_deck("rhum", only=True, face_up=("wanted", "bottle"))
    story.nuggets(A=2).turn("A").buys("gun_belt")
    assert story.shop_offers() == ["boots", "shot", "rhum"]
    assert story.used_equipment() == []
    assert sorted(deck_of(story)) == ["bottle", "wanted"]
    assert [event[1] for event in story.events("equipment_shuffled")] == [(2,)]


@pytest.mark.rule("GR-BUY-3")
def test_while_a_face_down_card_is_left_nothing_is_shuffled():
    story = (
        rush()
        .shop("gun_belt", "boots", "shot")
        .equipment_deck("rhum", "pickaxe", only=True, face_up=("wanted", "bottle"))
    )
    story.nuggets(A=2).turn("A").buys("gun_belt")
    assert deck_of(story) == ["pickaxe"]
    assert story.used_equipment() == ["wanted", "bottle"]
    assert story.events("equipment_shuffled") == []


@pytest.mark.rule("GR-BUY-3")
def test_the_shuffled_deck_is_face_down_for_everybody():
    story = rush().shop("gun_belt", "boots", "shot").equipment_deck("rhum", only=True, face_up=("wanted", "bottle"))
    story.nuggets(A=2).turn("A").buys("gun_belt")
    view = story.view("A")
    assert view.piles[USED_EQUIPMENT] == ()
    assert EQUIPMENT not in view.piles
    assert view.pile_sizes[EQUIPMENT] == 2


@pytest.mark.rule("GR-BUY-3")
def test_the_order_of_the_shuffled_deck_is_chance():
    orders = set()
    for seed in range(12):
        story = rush().shop("gun_belt", "boots", "shot")
        story.equipment_deck("rhum", only=True, face_up=("wanted", "bottle", "pickaxe")).nuggets(A=2)
        story.t.seed = seed
        orders.add(tuple(deck_of(story.turn("A").buys("gun_belt"))))
    assert len(orders) > 2


@pytest.mark.rule("GR-BUY-3")
def test_the_brown_card_being_carried_out_is_not_shuffled_in():
    story = rush().shop("bottle", "boots", "shot").equipment_deck("rhum", only=True, face_up=("wanted", "pickaxe"))
    story.nuggets(A=2).turn("A").buys("bottle as bang", on="B").asks("B", "dodge")
    assert sorted(deck_of(story)) == ["pickaxe", "wanted"]
    assert story.used_equipment() == []
    story.answers("pass")
    assert sorted(deck_of(story)) == ["pickaxe", "wanted"]
    assert story.used_equipment() == ["bottle"]


@pytest.mark.rule("GR-BUY-3", "GR-BUY-4")
def test_a_brown_card_that_comes_back_to_an_empty_deck_lies_there_face_up():
    story = rush().shop("bottle", "boots", "shot").equipment_deck("rhum", only=True).nuggets(A=2).turn("A")
    story.buys("bottle as bang", on="B").asks("B", "dodge")
    assert (story.shop_offers(), deck_of(story)) == (["boots", "shot", "rhum"], [])
    story.answers("pass")
    assert (story.shop_offers(), deck_of(story)) == (["boots", "shot", "rhum"], [])
    assert story.used_equipment() == ["bottle"]


@pytest.mark.rule("GR-BUY-4")
def test_with_an_empty_deck_the_shop_stays_short_until_a_card_comes_back():
    story = rush().in_play("B", "horseshoe").shop("gun_belt", "boots", "shot").equipment_deck(only=True)
    story.nuggets(A=12).turn("A").buys("gun_belt").buys("boots")
    assert story.shop_offers() == ["shot"]
    assert not story.offers("buy gun_belt")
    story.removes("horseshoe", of="B")
    assert story.shop_offers() == ["shot", "horseshoe"]
    assert (story.used_equipment(), deck_of(story)) == ([], [])
    story.buys("horseshoe")
    assert story.shop_offers() == ["shot"]


@pytest.mark.rule("GR-BUY-4")
def test_a_brown_card_bought_from_a_short_shop_is_on_offer_again():
    story = rush().shop("shot", "boots", "gun_belt").equipment_deck(only=True).nuggets(A=3).with_life(A=1).turn("A")
    story.buys("shot", on="A")
    assert story.shop_offers() == ["boots", "gun_belt", "shot"]
    story.buys("shot", on="A").buys("shot", on="A")
    assert story.life("A") == 4


@pytest.mark.rule("GR-BUY-4")
def test_the_last_card_of_the_shop_can_be_bought():
    story = rush().shop("gun_belt", "boots", "horseshoe").equipment_deck(only=True).nuggets(A=8).turn("A")
    story.buys("gun_belt").buys("boots").buys("horseshoe")
    assert story.shop_offers() == []
    assert story.front_of("A") == ["gun_belt", "boots", "horseshoe"]


@pytest.mark.rule("GR-BUY-4", "GR-EQ-3")
def test_what_the_dead_leave_fills_a_short_shop():
    story = rush().in_play("E", "horseshoe", "wanted").shop("gun_belt", "boots", "shot").equipment_deck(only=True)
    story.hand("A", "bang").nuggets(A=5).with_life(E=1).turn("A").buys("gun_belt").buys("boots").plays("bang", on="E")
    dies(story, "E")
    assert sorted(story.shop_offers()) == ["horseshoe", "shot", "wanted"]


# ---- What cannot be bought -----------------------------------------------------------------------------------------


@pytest.mark.rule("GR-BUY-5", "GR-EQ-1", "BASE-LIM-4")
@pytest.mark.parametrize("card", FOR_ONESELF)
def test_nobody_buys_what_he_has(card):
    story = rush(rules=TWO_OF_EACH).shop(card, "shot", "rhum").in_play("A", card).nuggets(A=9, B=9).turn("A")
    assert not story.offers(f"buy {card}")
    assert story.why_not("A", f"buy {card}") == WhyNot("same_name", "GR-BUY-5")
    story.ends_turn()
    assert story.at_rest("B")
    story.buys(card)
    assert (story.front_of("A"), story.front_of("B")) == ([card], [card])


@pytest.mark.rule("GR-BUY-5", "GR-WANTED-1")
def test_a_second_wanted_goes_to_somebody_without_one():
    story = rush().shop("wanted", "shot", "rhum").in_play("A", "wanted").in_play("C", "wanted").nuggets(A=2).turn("A")
    assert [seat for seat in "ABCDE" if story.offers("buy wanted", on=seat)] == ["B", "D", "E"]
    assert not story.offers("buy wanted")


@pytest.mark.rule("GR-EQ-1")
def test_any_number_of_black_cards_lie_in_front_of_one_player():
    story = rush().in_play("A", *FOR_ONESELF[1:], "wanted").shop(FOR_ONESELF[0], "shot", "shot").nuggets(A=2).turn("A")
    story.buys(FOR_ONESELF[0])
    assert len(story.front_of("A")) == len(FOR_ONESELF) + 1


@pytest.mark.rule("GR-BUY-5")
def test_what_another_player_has_may_be_bought_by_name():
    story = rush().shop("wanted", "shot", "rhum").in_play("B", "wanted", "boots").nuggets(A=2).turn("A")
    story.buys("wanted", on="A")
    assert (story.front_of("A"), story.front_of("B")) == (["wanted"], ["wanted", "boots"])


@pytest.mark.rule("GR-BUY-6", "GEN-10")
@pytest.mark.parametrize(("bought", "on"), [("shot", "A"), ("shot", "C"), ("bottle as beer", ""), ("rhum", "")])
def test_what_does_nothing_now_may_be_bought(bought, on):
    story = (
        rush().shop("shot", "bottle", "rhum").nuggets(A=3).deck("2C", "3D", "4H", "5S").turn("A").buys(bought, on=on)
    )
    assert (story.life("A"), story.life("C")) == (5, 4)
    assert story.used_equipment() == [bought.split()[0]]


@pytest.mark.rule("GR-BUY-6", "GEN-11")
def test_no_mode_without_a_target():
    story = rush(4).shop("bottle", "pardner", "shot").in_play("B", "mustang").in_play("D", "mustang").nuggets(A=2)
    story.turn("A")
    seats = "ABCD"
    assert not any(story.offers("buy bottle as bang", on=seat) for seat in seats)
    assert not any(story.offers("buy bottle as panic", on=seat, taking="mustang") for seat in seats)
    assert story.offers("buy bottle as beer")
    assert [seat for seat in seats if story.offers("buy pardner as cat_balou", on=seat, taking="mustang")] == ["B", "D"]
    assert not any(story.offers("buy pardner as cat_balou", on=seat, taking="hand") for seat in seats)
    assert [seat for seat in seats if story.offers("buy pardner as duel", on=seat)] == ["B", "C", "D"]
    assert story.offers("buy pardner as general_store")


@pytest.mark.rule("GR-BUY-6")
def test_a_card_of_several_modes_is_bought_as_one_of_them_only():
    story = rush().shop("bottle", "pardner", "shot").hand("B", "2C").nuggets(A=9).turn("A")
    assert not any(story.offers(f"buy {card}", on=on) for card in ("bottle", "pardner") for on in ["", *"ABCDE"])
    kinds, kind_of = story.t.rules.kinds, story.t.rules.kind_of
    ways = {(kinds[kind_of[o[1]]].id, kinds[o[2]].id) for o in story.decision.options if o[0] == BUY}
    assert ways == {
        ("bottle", "panic"),
        ("bottle", "beer"),
        ("bottle", "bang"),
        ("pardner", "general_store"),
        ("pardner", "duel"),
        ("pardner", "cat_balou"),
        ("shot", "shot"),
    }
