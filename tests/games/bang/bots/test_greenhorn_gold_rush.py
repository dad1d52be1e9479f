"""Positions with nuggets: what is bought and in which way, what is kept for later, traded or removed."""

import pytest

from boothill.games.bang.bots.judging.situation import Situation, no_bang_chance
from boothill.games.bang.bots.scoring.purchases import gain_of
from boothill.games.bang.bots.scoring.purse import LATER, Purse
from boothill.games.bang.rules.terms import BUY, Deed
from games.bang.bots.positions import answer, chances, deeds
from support.story import NAMES
from support.tales import rush

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.

B_OUTLAW = "sheriff outlaw deputy outlaw renegade"
B_RENEGADE = "sheriff renegade outlaw outlaw deputy"


def shopping(*shop, nuggets, **table):
    """B has so many nuggets; besides what is named the shop has only what is rarely of use."""
    return rush(**table).shop(*shop, *["wanted"] * (3 - len(shop))).nuggets(B=nuggets)


def gain(told, card, kind, at=-1, pick=-1):
    """What B makes of having this card of the shop in this way."""
    rules = told.t.rules
    view = told.view("B")
    found = next(c for c in view.piles["shop"] if rules.kinds[rules.kind_of[c]].id == card)
    enmity = [2.0 if seat == at else 0.0 for seat in range(len(view.role))]
    return gain_of(Situation(view, enmity), (BUY, found, rules.kind_index[kind], at, pick))


# ---- life ------------------------------------------------------------------------------------------------------


def test_life_is_bought_for_oneself_and_for_a_friend_in_need():
    assert answer(shopping("shot", nuggets=1).with_life(B=3).turn("B")) == "buy shot as shot at 1"
    assert answer(shopping("shot", nuggets=1).with_life(A=1).turn("B")) == "buy shot as shot at 0"


def test_no_life_is_bought_for_the_healthy_or_for_an_enemy():
    assert answer(shopping("shot", nuggets=1).turn("B")) == "end"
    told = shopping("shot", nuggets=1, roles=B_OUTLAW).with_life(A=1).turn("B")
    assert told.offers("buy shot", on="A")
    assert answer(told) == "end"


@pytest.mark.parametrize(("life", "expected"), [(1, "buy rhum as rhum"), (2, "buy rhum as rhum"), (3, "end")])
def test_much_life_is_bought_only_by_whoever_has_lost_much(life, expected):
    assert answer(shopping("rhum", nuggets=3).with_life(B=life).turn("B")) == expected


def test_another_turn_is_bought_by_the_wounded_once_all_else_is_done():
    """GR-RUSH-1: it ends this one."""
    told = shopping("gold_rush_equipment", nuggets=5, roles=B_OUTLAW).hand("B", "bang", "barrel").with_life(B=1)
    assert answer(told.turn("B")).startswith("play barrel")
    assert answer(told.plays("barrel")) == "play bang/AS as bang at 0"
    told.plays("bang", on="A").asks("A", "dodge").answers("pass")
    assert answer(told).startswith("buy gold_rush_equipment")


# ---- cards in place of another one -----------------------------------------------------------------------------


def test_a_bottle_is_what_its_buyer_needs_most():
    assert answer(shopping("bottle", nuggets=2).with_life(B=1).turn("B")) == "buy bottle as beer"
    armed = deeds(shopping("bottle", nuggets=2).in_play("C", "barrel"), "C bang A")
    assert answer(armed.turn("B")) == "buy bottle as panic at 2 picking barrel/QS"
    outlaw = shopping("bottle", nuggets=2, roles=B_OUTLAW).with_life(A=1)
    assert answer(outlaw.turn("B")) == "buy bottle as bang at 0"


def test_a_shot_is_bought_after_the_one_in_the_hand_and_beyond_the_limit():
    told = shopping("bottle", nuggets=2, roles=B_OUTLAW).hand("B", "bang/2D").with_life(A=4).hand("A", "mustang")
    assert answer(told.turn("B")) == "play bang/2D as bang at 0"
    told.plays("bang/2D", on="A").asks("A", "dodge").answers("pass")
    assert answer(told) == "buy bottle as bang at 0"


def test_a_partner_duels_those_with_an_empty_hand_and_disarms_the_others():
    outlaw = shopping("pardner", nuggets=2, roles=B_OUTLAW).turn("B")
    assert answer(outlaw) == "buy pardner as duel at 0"
    outlaw = shopping("pardner", nuggets=2, roles=B_OUTLAW).hand("A", "bang", "bang", "bang").in_play("A", "barrel")
    assert answer(outlaw.turn("B")) == "buy pardner as cat_balou at 0 picking barrel/QS"


@pytest.mark.parametrize(("card", "kind"), [("bottle", "panic"), ("pardner", "cat_balou")])
def test_nothing_is_bought_against_friends(card, kind):
    told = shopping(card, nuggets=2).in_play("A", "barrel").out("C", "D", "E").turn("B")
    assert told.offers(f"buy {card} as {kind}", on="A", taking="barrel")
    assert answer(told) == "end"


def test_what_does_as_another_card_does_is_none():
    """GR-BOTTLE-2: one Missed! suffices, and one life point is all it gives, with two players left as well."""
    slab, plain = [
        shopping("bottle", nuggets=2, **who).hand("A", "bang", "beer") for who in ({"B": "slab_the_killer"}, {})
    ]
    assert gain(slab, "bottle", "bang", 0) == gain(plain, "bottle", "bang", 0)
    joe, plain = [shopping("bottle", nuggets=2, **who).with_life(B=2) for who in ({"B": "tequila_joe"}, {})]
    assert gain(joe, "bottle", "beer") == gain(plain, "bottle", "beer") == Situation(plain.view("B"), []).relief(1, 1)
    last_two = shopping("bottle", nuggets=2).out("C", "D", "E").with_life(B=1).hand("B", "beer").turn("B")
    assert answer(last_two) == "buy bottle as beer"


def test_whoever_may_die_in_a_duel_does_not_buy_one():
    told = shopping("pardner", nuggets=2, roles=B_OUTLAW).with_life(B=1).hand("A", "bang")
    assert gain(told, "pardner", "duel", 0) == 0.0
    assert gain(told.with_life(B=4), "pardner", "duel", 0) > 0.0


def test_a_duel_may_be_lost():
    told = shopping("pardner", nuggets=2, roles=B_OUTLAW).hand("A", "beer", "missed")
    view = told.view("B")
    won = Situation(view, [2.0] * 5).harm(0, no_bang_chance(view, 0))
    assert 0.0 < gain(told, "pardner", "duel", 0) < won
    told.t.shadow = 1  # who cannot be hurt, and gains a nugget by it
    assert gain(told, "pardner", "duel", 0) > won


# ---- equipment that stays --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["boots", "calumet", "lucky_charm", "rucksack", "gold_pan"])
def test_lasting_equipment_is_bought(card):
    assert answer(shopping(card, nuggets=3).turn("B")) == f"buy {card} as {card}"


def test_the_better_of_two_is_bought():
    assert answer(shopping("rucksack", "lucky_charm", nuggets=3).turn("B")) == "buy rucksack as rucksack"
    assert answer(shopping("lucky_charm", "rucksack", nuggets=3).turn("B")) == "buy rucksack as rucksack"


def test_equipment_that_changes_nothing_is_left_in_the_shop():
    assert answer(shopping("horseshoe", nuggets=2).turn("B")) == "end"
    assert answer(shopping("horseshoe", nuggets=2).in_play("B", "barrel").turn("B")) == "buy horseshoe as horseshoe"
    assert answer(shopping("calumet", nuggets=3, B="apache_kid").turn("B")) == "end"
    assert answer(shopping("gun_belt", nuggets=2).with_life(B=1).turn("B")) == "buy gun_belt as gun_belt"
    assert answer(shopping("gun_belt", nuggets=2, B="sean_mallory").with_life(B=1).turn("B")) == "end"


def test_cards_are_bought_before_anything_is_played():
    told = shopping("union_pacific", nuggets=4, roles=B_OUTLAW).hand("B", "bang", "barrel").turn("B")
    assert answer(told) == "buy union_pacific as union_pacific"


def test_of_two_cards_as_good_as_each_other_either_is_bought():
    assert answer(shopping("shot", "shot", nuggets=1).with_life(B=3).turn("B")) == "buy shot as shot at 1"
    assert answer(shopping("boots", "calumet", nuggets=3).turn("B")) in ("buy boots as boots", "buy calumet as calumet")


def test_nuggets_cost_what_else_they_would_buy():
    purse = Purse(3, 2.0, {7: (3, 5.0), 8: (1, 3.0), 9: (4, 10.0)}, {})
    assert purse.cost(1) == pytest.approx(2 + 5 - 3)
    assert purse.cost(3) == pytest.approx(6 + 5 - LATER * 3)
    assert purse.cost(3, apart=7) == pytest.approx(6 + LATER * 10 - LATER * 3)
    assert purse.cost(1, apart=8) == pytest.approx(2 + 5 - LATER * 5)
    assert purse.cost(-1) == pytest.approx(-2 + 5 - 10)


def test_nuggets_are_kept_for_something_better_that_is_all_but_paid():
    for dear, expected in (("union_pacific", "end"), ("wanted", "buy lucky_charm as lucky_charm")):
        assert answer(shopping("lucky_charm", dear, nuggets=3).turn("B")) == expected
    far = shopping("lucky_charm", "union_pacific", nuggets=3, B="pretty_luzena").turn("B")
    assert answer(far) == "buy union_pacific as union_pacific"  # GR-LUZENA-1


def test_nobody_goes_wounded_for_the_sake_of_something_better():
    told = shopping("shot", "union_pacific", nuggets=3).with_life(B=1).turn("B")
    assert answer(told) == "buy shot as shot at 1"


# ---- a price on somebody's head --------------------------------------------------------------------------------


def test_a_price_is_put_on_an_enemy_about_to_fall():
    told = deeds(shopping("wanted", nuggets=2).hand("B", "bang/2D").with_life(C=1), "C bang A").turn("B")
    assert answer(told) == "buy wanted as wanted at 2"
    assert answer(told.buys("wanted", on="C")) == "play bang/2D as bang at 2"


@pytest.mark.parametrize("why", ["healthy", "no shot", "covered", "far", "shot already"])
def test_no_price_is_put_on_somebody_who_will_not_fall_soon(why):
    told = shopping("wanted", nuggets=2).with_life(C=2 if why == "healthy" else 1)
    if why != "no shot":
        told.hand("B", "bang/2D")
    if why == "covered":
        told.in_play("C", "barrel").hand("C", *["bang"] * 6)
    if why == "far":
        told.in_play("C", "mustang")
    deeds(told, "C bang A").turn("B")
    if why == "shot already":
        told.t.bangs = 1
    assert not answer(told).startswith("buy")


def test_no_price_is_put_on_friends_or_on_oneself():
    told = shopping("wanted", nuggets=2, roles=B_OUTLAW).out("C").hand("B", "bang/2D").with_life(B=1, D=1)
    deeds(told, "D bang A", "D bang A").turn("B")
    assert told.offers("buy wanted", on="B")
    assert told.offers("buy wanted", on="D")
    assert answer(told) == "play bang/2D as bang at 0"


def test_no_price_is_put_on_somebody_whose_end_is_that_of_the_game():
    sheriff = shopping("wanted", nuggets=2, roles=B_OUTLAW).hand("B", "bang/2D").with_life(A=1)
    assert answer(sheriff.turn("B")) == "play bang/2D as bang at 0"
    last_two = shopping("wanted", nuggets=2, roles=B_RENEGADE).out("C", "D", "E").with_life(B=1).nuggets(A=2)
    assert answer(last_two.hand("A", "bang/2D").turn("A")) == "play bang/2D as bang at 1"
    quarry = shopping("wanted", nuggets=2, players=3).with_life(A=1).hand("B", "bang/2D")
    assert answer(quarry.turn("B")) == "play bang/2D as bang at 0"


def test_the_sheriff_puts_no_price_on_somebody_he_does_not_know():
    """BASE-DIE-3: they would not dare to earn it."""
    told = shopping("wanted", nuggets=0).nuggets(A=2).with_life(B=1, E=1).hand("A", "bang/2D").turn("A")
    assert told.offers("buy wanted", on="B")
    assert answer(told) == "end"


# ---- removing --------------------------------------------------------------------------------------------------


def test_what_helps_the_worst_enemy_is_removed():
    told = shopping("wanted", nuggets=4, roles=B_OUTLAW).in_play("A", "rucksack").turn("B")
    assert answer(told) == "remove rucksack as rucksack at 0"


def test_nothing_is_removed_for_more_than_it_is_worth():
    told = deeds(shopping("wanted", nuggets=4).in_play("C", "rucksack"), "C bang A").turn("B")
    assert told.offers("remove rucksack", on="C")
    assert answer(told) == "end"
    told = shopping("boots", nuggets=4, roles=B_OUTLAW).in_play("A", "rucksack").turn("B")
    assert answer(told) == "buy boots as boots"


def test_nothing_is_removed_from_friends_and_no_enemy_is_helped():
    told = shopping("wanted", nuggets=9).in_play("A", "rucksack", "wanted").out("C", "D", "E").turn("B")
    assert told.offers("remove rucksack", on="A")
    assert answer(told) == "end"
    told = shopping("wanted", nuggets=9, roles=B_OUTLAW).in_play("A", "wanted").out("C", "D", "E").turn("B")
    assert told.offers("remove wanted", on="A")
    assert answer(told) == "end"


# ---- abilities -------------------------------------------------------------------------------------------------


def test_cards_are_drawn_for_nuggets_unless_they_buy_something_better_or_the_hand_is_full():
    assert answer(shopping(nuggets=1).in_play("B", "gold_pan").turn("B")) == "use as gold_pan"
    assert answer(shopping(nuggets=1, B="raddie_snake").turn("B")) == "use as raddie_snake"
    wounded = shopping("shot", nuggets=1).in_play("B", "gold_pan").with_life(B=2)
    assert answer(wounded.turn("B")) == "buy shot as shot at 1"
    full = shopping(nuggets=1).in_play("B", "gold_pan").with_life(B=2).hand("B", *["missed"] * 4)
    assert answer(full.turn("B")) == "end"


def test_shots_are_paid_for_at_enemies():
    told = shopping(nuggets=2, roles=B_OUTLAW, B="jacky_murieta").turn("B")
    assert answer(told) == "use as jacky_murieta at 0"
    told = shopping(nuggets=2, B="jacky_murieta").out("C", "D", "E").turn("B")
    assert told.offers("use", on="A")
    assert answer(told) == "end"


def test_a_hit_brings_a_nugget_back():
    """GR-NUG-1: without it a Renegade, of whom an Outlaw does not think much, would not be worth the price."""
    told = shopping(nuggets=2, roles=B_OUTLAW, B="jacky_murieta").out("C", "D").in_play("A", "mustang").turn("B")
    assert answer(told) == "use as jacky_murieta at 4"


def test_no_shot_is_paid_for_that_will_be_dodged():
    told = shopping(nuggets=2, B="jacky_murieta").out("D", "E").in_play("C", "iron_plate").turn("B")
    assert told.offers("use", on="C")
    assert answer(told) == "end"


def test_luck_is_tried_when_nothing_better_is_for_sale():
    assert answer(shopping(nuggets=2, B="josh_mccloud").turn("B")) == "use as josh_mccloud"
    told = shopping("bottle", nuggets=2, B="josh_mccloud").with_life(B=1).turn("B")
    assert answer(told) == "buy bottle as beer"


@pytest.mark.parametrize(
    ("card", "life", "expected"),
    [
        ("shot", 2, "buy shot as shot at 1"),
        ("bottle", 1, "buy bottle as beer"),
        ("wanted", 4, "buy wanted as wanted at"),
    ],
)
def test_what_is_found_is_put_to_the_best_use(card, life, expected):
    told = (
        shopping(nuggets=2, B="josh_mccloud")
        .equipment_deck(card)
        .with_life(B=life, C=3 if life < 4 else 1)
        .hand("B", "bang")
    )
    deeds(told, "C bang A").turn("B").uses()
    found = answer(told.asks("B", "find"))
    assert found.startswith(expected)
    assert found[-1] != "0" or card != "wanted"


def test_the_first_purchase_is_the_cheaper_one():
    """GR-LUZENA-1: whichever it is, she saves one nugget, so there is nothing to choose."""
    free = shopping("shot", nuggets=0, B="pretty_luzena").with_life(B=3).turn("B")
    assert answer(free) == "buy shot as shot at 1"
    assert answer(shopping("gun_belt", nuggets=2).turn("B")) == "end"
    assert answer(shopping("gun_belt", nuggets=2, B="pretty_luzena").turn("B")) == "buy gun_belt as gun_belt"
    told = shopping("pickaxe", nuggets=3, B="pretty_luzena").turn("B")
    assert told.offers("use")
    assert answer(told) == "buy pickaxe as pickaxe"


def test_nuggets_save_a_life_once_the_beers_are_gone():
    """GR-RUCK-1."""
    told = rush(roles=B_OUTLAW).in_play("A", "rucksack").with_life(A=1).nuggets(A=2).hand("A", "beer").hand("B", "bang")
    told.turn("B").plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue")
    assert answer(told) == "respond beer/6H as beer"


def test_nuggets_save_a_life_without_a_beer():
    told = rush(roles=B_OUTLAW).in_play("A", "rucksack").with_life(A=1).nuggets(A=2).hand("B", "bang")
    told.turn("B").plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue")
    assert answer(told) == "use as rucksack"


def test_nuggets_heal_the_weak_in_their_own_turn():
    assert answer(shopping(nuggets=2).in_play("B", "rucksack").with_life(B=1).turn("B")) == "use as rucksack"
    assert answer(shopping(nuggets=2).in_play("B", "rucksack").with_life(B=3).turn("B")) == "end"


def test_of_the_cards_drawn_the_worst_is_dropped():
    """GR-DUTCH-1."""
    told = (
        rush(B="dutch_will").hand("B", "jail").deck("dynamite/2H", "missed/2S").starts_turn("B").asks("B", "drop_one")
    )
    assert answer(told) == "discard dynamite/2H"


def test_a_diamond_is_better_than_a_club_for_whoever_draws_for_another_turn():
    """GR-DON-1."""
    told = rush(B="don_bell").in_play("B", "horseshoe").deck("duel/8C", "panic/8D").turn("B").ends_turn()
    assert answer(told.asks("B", "flip")) == "take panic/8D"


# ---- selling ---------------------------------------------------------------------------------------------------


def test_a_beer_is_kept_by_the_healthy_and_drunk_by_the_wounded():
    assert answer(shopping("union_pacific", nuggets=0).hand("B", "beer").turn("B")) == "end"
    wounded = shopping("union_pacific", nuggets=3).hand("B", "beer").with_life(B=3).turn("B")
    assert answer(wounded) == "play beer/6H as beer"


def test_a_beer_is_sold_when_it_is_of_no_use():
    """GR-BEER-2, BASE-BEER-4."""
    last_two = shopping("union_pacific", nuggets=0).hand("B", "beer").out("C", "D", "E").with_life(B=1).turn("B")
    assert answer(last_two) == "use beer/6H as sell_beer"


def test_a_beer_too_many_is_sold_for_what_it_buys():
    for nuggets, expected in ((3, "use beer/6H as sell_beer"), (2, "end")):
        told = shopping("union_pacific", nuggets=nuggets).hand("B", "beer/6H", "beer/7H").turn("B")
        assert answer(told).replace("7H", "6H") == expected


def test_of_two_cards_one_of_which_has_to_go_a_beer_is_sold_if_the_other_is_as_good():
    kept = shopping("union_pacific", nuggets=0).hand("B", "beer", "dynamite").with_life(B=1)
    kept.t.max_life[1] = 1
    assert answer(kept.turn("B")) == "end"
    sold = shopping("union_pacific", nuggets=0).hand("B", "beer/6H", "beer/7H").with_life(B=1)
    sold.t.max_life[1] = 1
    assert answer(sold.turn("B")).endswith("as sell_beer")


# ---- what the table remembers ----------------------------------------------------------------------------------


def likely_outlaw(told, seat="C", viewer="B"):
    """How likely the viewer thinks somebody an Outlaw."""
    return chances(told, viewer)[NAMES.index(seat)][1]


def removed(told, by, card, of):
    """The table remembers that somebody had equipment removed."""
    kind = told.t.rules.kind_index[card]
    told.t.deeds.append(Deed(NAMES.index(by), kind, NAMES.index(of), kind))
    return told


def test_to_remove_equipment_is_an_attack_and_to_lift_a_price_is_none():
    quiet = likely_outlaw(rush())
    assert likely_outlaw(removed(rush(), "C", "boots", "A")) > quiet + 0.1
    assert likely_outlaw(removed(rush(), "C", "wanted", "A")) == quiet


def test_the_table_remembers_removals_as_they_are_made():
    told = rush(C="plain").in_play("A", "boots").nuggets(C=4).turn("C").removes("boots", of="A")
    assert likely_outlaw(told) > likely_outlaw(rush()) + 0.1


def test_to_use_a_green_card_on_its_like_is_remembered_once_and_equipment_bought_for_the_sheriff_is_kind():
    quiet = likely_outlaw(rush())
    assert likely_outlaw(deeds(rush(), "C wanted A")) > quiet + 0.1
    assert likely_outlaw(deeds(rush(), "C shot A")) < quiet - 0.05


# ---- answers to what was bought --------------------------------------------------------------------------------


def test_a_friend_who_duels_by_mistake_is_not_made_to_lose_it():
    """GR-PARDNER-1: the question names the card whose effect it is."""
    told = rush(roles=B_OUTLAW).shop("pardner", "boots", "shot").nuggets(A=2).hand("C", "bang").with_life(A=1)
    told.turn("A").buys("pardner as duel", on="C").asks("C", "bang")
    assert answer(told) == "pass"
