"""Apache Kid to Doc Holyday: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.bang.combat import dodge, immune, shoot
from boothill.bang.declare import Action, Box, Kind
from boothill.bang.dying import lose_life, regain_life
from boothill.bang.hooks import WhyNot
from boothill.bang.loading import find_box
from boothill.bang.piles import discard_from_hand, discard_from_play, draw, make_discard
from boothill.bang.ruleset import Ruleset
from boothill.bang.targets import any_other
from boothill.bang.terms import ABILITY, BLACK, DIAMONDS, HEARTS, NO_CARD, NOBODY, SPADES, USE
from support.story import Story

DODGE_CITY = ("base", "dodge_city")


def tale(players=5, **table):
    """A story with the cards and characters of Dodge City."""
    return Story(players, sets=DODGE_CITY, **table)


def rules_with(box):
    """Base game, Dodge City, and a box no shop sells."""
    return Ruleset((find_box("base"), find_box("dodge_city"), box))


def event(**hooks):
    """The rules while an event with these hooks stands."""
    box = Box("event", "An event")
    box.house = hooks
    return rules_with(box)


def equipment(card_id, **hooks):
    """The rules with one black card that has these hooks."""
    box = Box("equipment", "Equipment")
    box.kinds[card_id] = Kind(card_id, card_id, BLACK, "-", box.id, "")
    box.kinds[card_id].hooks = hooks
    return rules_with(box)


# ---- Apache Kid: what does nothing to him ---------------------------------------------------------------------------


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize(
    ("card", "taking"),
    [
        *((f"bang/{rank}D", "") for rank in ("2", "10", "A")),
        ("panic/8D", "hand"),
        ("panic/8D", "mustang"),
        ("cat_balou/9D", "hand"),
        ("cat_balou/10D", "mustang"),
        ("cat_balou/JD", "hand"),
        ("duel/QD", ""),
    ],
)
def test_a_diamond_card_aimed_at_apache_is_spent_for_nothing(card, taking):
    story = tale(B="apache_kid").hand("A", card).in_play("A", "scope").hand("B", "beer").in_play("B", "mustang")
    story.turn("A").plays(card, on="B", taking=taking)
    assert story.at_rest("A")
    assert story.life("B") == 3
    assert (story.hand_of("B"), story.front_of("B")) == (["beer"], ["mustang"])
    assert story.hand_of("A") == []
    assert story.discards() == [card.split("/")[0]]
    assert [told[1] for told in story.events("immune")] == [(1, story.t.rules.kind_index[card.split("/")[0]])]


@pytest.mark.rule("DC-APACHE-1")
def test_the_same_cards_in_other_suits_reach_apache():
    story = tale(B="apache_kid").hand("A", "bang/QH", "panic/QH", "cat_balou/8C", "duel/JS").hand("B", "beer")
    story.in_play("B", "barrel").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("duel", on="B").asks("B", "bang").answers("pass")
    assert story.life("B") == 1
    story.plays("panic", on="B", taking="hand").plays("cat_balou", on="B", taking="barrel")
    assert (story.hand_of("B"), story.front_of("B")) == ([], [])
    assert story.events("immune") == []


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize("taking", ["hand", "barrel"])
def test_a_conestoga_aimed_at_apache_is_used_up_for_nothing(taking):
    story = tale(C="apache_kid").in_play("A", "conestoga").in_play("C", "barrel").hand("C", "beer")
    story.turn("A").spends("conestoga", on="C", taking=taking)
    assert story.at_rest("A")
    assert (story.hand_of("A"), story.front_of("A"), story.discards()) == ([], [], ["conestoga"])
    assert (story.hand_of("C"), story.front_of("C")) == (["beer"], ["barrel"])


@pytest.mark.scenario("IM-37")
@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3", "BASE-MULTI-1")
@pytest.mark.parametrize("card", ["indians/KD", "indians/AD", "indians/5D"])
def test_indians_do_not_ask_apache_but_everybody_else_in_turn(card):
    story = tale(B="apache_kid").hand("A", card).hand("B", "bang").hand("D", "bang").turn("A").plays(card)
    story.asks("C", "bang").answers("pass").asks("D", "bang").answers("bang").asks("E", "bang").answers("pass")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "BCDE"] == [3, 3, 4, 3]
    assert story.hand_of("B") == ["bang"]


@pytest.mark.rule("DC-APACHE-3", "BASE-LIM-1")
def test_the_bang_wasted_on_apache_was_the_bang_of_the_turn():
    story = tale(B="apache_kid").hand("A", "bang/5D", "bang/2C").turn("A").plays("bang/5D", on="B")
    assert not story.offers("bang/2C", on="B")
    assert not story.offers("bang/2C", on="E")
    assert story.why_not("A", "bang/2C") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("DC-APACHE-3", "BASE-JANET-2")
def test_janets_missed_of_diamonds_fired_as_a_bang_is_wasted_on_apache_too():
    story = tale(A="calamity_janet", B="apache_kid").hand("A", "missed/8D", "bang/2C").turn("A")
    story.plays("missed as bang", on="B")
    assert story.at_rest("A")
    assert story.life("B") == 3
    assert not story.offers("bang/2C", on="B")


@pytest.mark.rule("DC-APACHE-3", "BASE-SUZY-1")
def test_suzys_last_card_wasted_on_apache_still_empties_her_hand():
    story = tale(A="suzy_lafayette", B="apache_kid").hand("A", "duel/QD").deck("2C", "3C")
    story.turn("A").plays("duel", on="B")
    assert story.values_of("A") == ["2C"]


ALL_DIAMONDS = event(all_suits=DIAMONDS)
"""An event no deck has: it shows that every card looks at what Apache Kid is immune to."""


@pytest.mark.rule("DC-APACHE-3")
@pytest.mark.parametrize("card", ["gatling", "howitzer"])
def test_a_shot_at_everybody_skips_apache(card):
    story = tale(C="apache_kid", rules=ALL_DIAMONDS).hand("C", "missed")
    if card == "gatling":
        story.hand("A", card).turn("A").plays(card)
    else:
        story.in_play("A", card).turn("A").spends(card)
    for seat in "BDE":
        story.asks(seat, "dodge").answers("pass")
    assert story.at_rest("A")
    assert [story.life(seat) for seat in "BCDE"] == [3, 3, 3, 3]
    assert story.hand_of("C") == ["missed"]


@pytest.mark.rule("DC-APACHE-3")
def test_a_brawl_skips_apache():
    story = (
        tale(C="apache_kid", rules=ALL_DIAMONDS).hand("A", "brawl", "beer").hand("C", "missed").in_play("C", "scope")
    )
    story.hand("B", "bang").in_play("B", "jail").hand("D", "bang").in_play("D", "jail").hand("E", "bang")
    story.turn("A").plays("brawl")
    story.asks("A", "strip").answers("take", on="B", taking="hand")
    story.asks("A", "strip").answers("jail", on="D", taking="jail")
    assert story.at_rest("A")  # of E there is nothing to choose
    assert (story.hand_of("C"), story.front_of("C")) == (["missed"], ["scope"])
    assert (story.hand_of("B"), story.hand_of("D"), story.hand_of("E")) == ([], ["bang"], [])


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize("card", ["punch", "springfield"])
def test_a_shot_of_diamonds_played_from_the_hand_is_wasted_on_apache(card):
    story = tale(B="apache_kid", rules=ALL_DIAMONDS).hand("A", card, "beer").turn("A").plays(card, on="B")
    assert story.at_rest("A")
    assert story.life("B") == 3


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize("card", ["knife", "pepperbox", "buffalo_rifle", "derringer"])
def test_a_shot_of_diamonds_from_a_green_card_is_wasted_on_apache(card):
    story = tale(B="apache_kid", rules=ALL_DIAMONDS).in_play("A", card).deck("2C").turn("A").spends(card, on="B")
    assert story.at_rest("A")
    assert story.life("B") == 3
    assert story.discards() == [card]
    assert story.values_of("A") == (["2C"] if card == "derringer" else [])  # DC-DERR-1: hit or not


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize("taking", ["hand", "barrel"])
@pytest.mark.parametrize("card", ["rag_time", "can_can"])
def test_whatever_takes_or_discards_a_card_leaves_apaches_alone_if_it_is_of_diamonds(card, taking):
    story = tale(B="apache_kid", rules=ALL_DIAMONDS).hand("B", "beer/6H").in_play("B", "barrel")
    if card == "can_can":
        story.in_play("A", card).turn("A").spends(card, on="B", taking=taking)
    else:
        story.hand("A", card, "jail").turn("A").plays(card, on="B", taking=taking)
    assert story.at_rest("A")
    assert (story.hand_of("A"), story.hand_of("B"), story.front_of("B")) == ([], ["beer"], ["barrel"])


# ---- Apache Kid: what reaches him -----------------------------------------------------------------------------------


@pytest.mark.rule("DC-APACHE-1", "BASE-DRAW-5", "BASE-DRAW-6")
@pytest.mark.parametrize("suit", [HEARTS, SPADES])
def test_when_every_card_has_another_suit_nothing_protects_apache(suit):
    story = tale(B="apache_kid", rules=event(all_suits=suit)).out("C", "D", "E").hand("B", "beer")
    story.hand("A", "bang/5D", "indians/KD", "duel/QD", "cat_balou/9D").turn("A")
    story.plays("bang/5D", on="B").asks("B", "dodge").answers("pass").plays("indians").asks("B", "bang").answers("pass")
    assert story.life("B") == 1
    story.plays("duel", on="B").asks("B", "bang")
    story = tale(B="apache_kid", rules=event(all_suits=suit)).hand("A", "cat_balou/9D").hand("B", "beer").turn("A")
    story.plays("cat_balou", on="B", taking="hand")
    assert story.hand_of("B") == []


@pytest.mark.scenario("IM-36")
@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-2", "DC-APACHE-3")
def test_a_duel_of_diamonds_does_not_begin_and_in_any_other_diamonds_count():
    story = tale(B="apache_kid").hand("A", "duel/QD", "duel/8C", "bang/5D", "bang/6D").hand("B", "bang/2D", "bang/3C")
    story.turn("A").plays("duel/QD", on="B")
    assert story.at_rest("A")
    assert story.hand_of("B") == ["bang", "bang"]
    assert story.discard_values() == ["QD"]
    story.plays("duel/8C", on="B").asks("B", "bang").answers("2D").asks("A", "bang").answers("5D")
    story.asks("B", "bang").answers("3C").asks("A", "bang").answers("6D").asks("B", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (5, 2)


@pytest.mark.rule("DC-APACHE-2", "DC-APACHE-7")
@pytest.mark.parametrize("card", ["duel/QD", "duel/JS"])
def test_in_apaches_own_duel_diamonds_beat_him_whatever_the_duel_itself_shows(card):
    story = tale(B="apache_kid").hand("B", card).hand("C", "bang/5D").turn("B").plays(card, on="C")
    story.asks("C", "bang").answers("5D").asks("B", "bang").answers("pass")
    assert (story.life("B"), story.life("C")) == (2, 4)


@pytest.mark.rule("DC-APACHE-1")
def test_apaches_own_diamonds_work_on_himself():
    story = tale(B="apache_kid").hand("B", "cat_balou/9D", "panic/8D").in_play("B", "dynamite", "conestoga", "barrel")
    story.turn("B").plays("cat_balou", on="B", taking="dynamite").plays("panic", on="B", taking="barrel")
    assert (story.front_of("B"), story.hand_of("B")) == (["conestoga"], ["barrel"])
    story.plays("barrel").spends("conestoga", on="B", taking="barrel")
    assert (story.front_of("B"), story.hand_of("B")) == ([], ["barrel"])
    assert story.events("immune") == []


@pytest.mark.rule("DC-APACHE-1")
def test_apaches_diamonds_work_on_others():
    story = tale(B="apache_kid").hand("B", "bang/5D", "indians/5D").turn("B").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").plays("indians")
    for seat in "CDEA":
        story.asks(seat, "bang").answers("pass")
    assert [story.life(seat) for seat in "ABCDE"] == [4, 3, 2, 3, 3]


def suitless_shot(t, me, choice):
    """A shot made by no card at all."""
    yield from shoot(t, choice[3], me, (), ABILITY)


def at_any_other(t, me, action, options):
    """The action may be aimed at everybody else."""
    options += [(USE, NO_CARD, action.index, seat, -1) for seat in t.seats if seat != me]


@pytest.mark.rule("DC-APACHE-4")
def test_a_shot_without_any_card_reaches_apache():
    box = Box("people", "People")
    box.character(
        "shooter", "Shooter", 4, actions=(Action("x", occasions="play", offer=at_any_other, effect=suitless_shot),)
    )
    story = tale(A="shooter", C="apache_kid", rules=rules_with(box)).turn("A").uses(on="C")
    story.asks("C", "dodge").answers("pass")
    assert story.life("C") == 2


@pytest.mark.rule("DC-APACHE-4")
def test_a_card_without_a_suit_reaches_apache():
    box = Box("shop", "Shop")

    @box.brown("bottle", "Bottle", copies="-", target=any_other)
    def bottle(t, play):
        yield from shoot(t, play.target, play.by, (play.card,), play.kind.index)

    story = tale(C="apache_kid", rules=rules_with(box)).hand("A", "bottle").turn("A").plays("bottle", on="C")
    story.asks("C", "dodge").answers("pass")
    assert story.life("C") == 2


@pytest.mark.rule("DC-APACHE-4")
def test_events_reach_apache():
    def shot_and_wound(t, me):
        yield from shoot(t, me, NOBODY)
        yield from lose_life(t, me, 1)

    story = tale(C="apache_kid", rules=event(start_of_turn=shot_and_wound)).starts_turn("C")
    story.asks("C", "dodge").answers("pass")
    assert story.life("C") == 1


@pytest.mark.rule("DC-APACHE-4")
def test_abilities_that_take_cards_take_apaches_diamonds_too():
    story = tale(C="jesse_jones", B="apache_kid").hand("B", "bang/5D").deck("2C").starts_turn("C")
    story.asks("C", "first_draw").answers("draw_from", on="B")
    assert story.values_of("C") == ["5D", "2C"]
    story = tale(C="pat_brennan", B="apache_kid").in_play("B", "hideout").starts_turn("C")
    story.asks("C", "draw_or_take").answers("hideout", on="B")
    assert (story.hand_of("C"), story.front_of("B")) == (["hideout"], [])


@pytest.mark.rule("DC-APACHE-4")
def test_gringo_takes_a_diamond_from_apache_who_wounded_him():
    story = tale(B="apache_kid", C="el_gringo").hand("B", "bang/2C", "bang/5D").turn("B").plays("2C", on="C")
    story.asks("C", "dodge").answers("pass")
    assert story.values_of("C") == ["5D"]


@pytest.mark.scenario("IM-38")
@pytest.mark.rule("DC-APACHE-4", "DC-DOC-1")
@pytest.mark.parametrize(("first", "second"), [("7D", "2C"), ("2C", "7D"), ("3C", "2C")])
def test_one_card_of_another_suit_makes_docs_shot_reach_apache(first, second):
    story = tale(A="doc_holyday", B="apache_kid").hand("A", f"bang/{first}", f"bang/{second}", "beer").turn("A")
    story.uses(on="B").asks("A", "cost").answers(first).answers(second).asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.scenario("IM-38")
@pytest.mark.rule("DC-APACHE-4", "DC-APACHE-3")
def test_two_diamonds_of_doc_do_nothing_to_apache_and_docs_shot_is_gone():
    story = tale(A="doc_holyday", B="apache_kid").hand("A", "dodge/7D", "cat_balou/9D", "bang", "beer").turn("A")
    story.uses(on="B").asks("A", "cost").answers("7D").answers("9D")
    assert story.at_rest("A")
    assert story.life("B") == 3
    assert story.discard_values() == ["7D", "9D"]
    assert [told[1] for told in story.events("immune")] == [(1, ABILITY)]
    assert not story.offers("use", on="B")
    assert not story.offers("use", on="E")


@pytest.mark.rule("DC-APACHE-4", "BASE-DRAW-5")
def test_docs_two_diamonds_reach_apache_while_they_count_as_another_suit():
    story = tale(A="doc_holyday", B="apache_kid", rules=event(all_suits=SPADES)).hand("A", "bang/7D", "bang/9D")
    story.turn("A").uses(on="B").asks("A", "cost").answers("7D").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("DC-COST-3", "DC-APACHE-1")
@pytest.mark.parametrize("cost", ["bang/5D", "indians/KD"])
def test_a_diamond_that_is_only_the_cost_of_a_card_does_not_protect_apache(cost):
    story = tale(C="apache_kid").hand("A", "springfield", cost).turn("A").plays("springfield", on="C")
    story.asks("C", "dodge").answers("pass")
    assert story.life("C") == 2
    story = tale(C="apache_kid").hand("A", "rag_time", cost).hand("C", "beer").turn("A")
    story.plays("rag_time", on="C", taking="hand")
    assert (story.hand_of("A"), story.hand_of("C")) == (["beer"], [])
    story = tale(C="apache_kid").hand("A", "brawl", cost).hand("C", "beer").turn("A").plays("brawl")
    assert story.hand_of("C") == []


# ---- Apache Kid: Sniper and Ricochet, by stand-ins ------------------------------------------------------------------


def two_bangs_at_once(t, me, choice):
    """The two hand cards make one shot that takes two Missed! effects."""
    pair = tuple(t.hand[me][:2])
    for card in pair:
        discard_from_hand(t, me, card)
    yield from shoot(t, choice[3], me, pair, ABILITY, needs=2)


@pytest.mark.rule("DC-APACHE-5")
@pytest.mark.parametrize(("pair", "hit"), [(("5D", "6D"), False), (("5D", "2C"), True), (("AS", "6D"), True)])
def test_only_two_diamonds_together_leave_apache_unharmed(pair, hit):
    sniper = event(actions=(Action("sniper", occasions="play", offer=at_any_other, effect=two_bangs_at_once),))
    story = tale(B="apache_kid", rules=sniper).hand("A", *(f"bang/{value}" for value in pair)).hand("B", "missed")
    story.turn("A").uses(on="B")
    if hit:
        story.asks("B", "dodge").answers("missed").asks("B", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.life("B") == (2 if hit else 3)


def at_cards_in_play(t, me, action, options):
    """Each hand card may be aimed at any card in front of others."""
    for seat in t.clockwise(me)[1:]:
        options += [(USE, bang, action.index, seat, card) for bang in t.hand[me] for card in t.play[seat]]


def shoot_at_card(t, me, choice):
    """The card aimed at is discarded unless its owner uses a Missed! effect."""
    _, bang, _, owner, card = choice
    discard_from_hand(t, me, bang)
    if immune(t, owner, (bang,), me, ABILITY) or (yield from dodge(t, owner, me, (bang,), ABILITY, 1)):
        return
    yield from make_discard(t, me, owner, card)


@pytest.mark.rule("DC-APACHE-5")
@pytest.mark.parametrize(("bang", "gone"), [("5D", False), ("2C", True)])
def test_a_diamond_that_ricochets_cannot_remove_apaches_cards(bang, gone):
    ricochet = event(actions=(Action("ricochet", occasions="play", offer=at_cards_in_play, effect=shoot_at_card),))
    story = tale(C="apache_kid", rules=ricochet).hand("A", f"bang/{bang}").in_play("C", "mustang").turn("A")
    story.plays("ricochet", on="C", taking="mustang")
    if gone:
        story.asks("C", "dodge").answers("pass")
    assert story.at_rest("A")
    assert story.front_of("C") == ([] if gone else ["mustang"])


# ---- Apache Kid: General Store, and what others do for themselves ---------------------------------------------------


@pytest.mark.rule("DC-APACHE-6")
def test_apache_takes_his_card_of_a_general_store():
    story = tale(B="apache_kid").hand("A", "general_store").deck("5D", "6D", "7D", "8D", "9D").turn("A")
    story.plays("general_store").asks("A", "store").answers("9D").asks("B", "store").answers("5D")
    assert story.values_of("B") == ["5D"]
    story.asks("C", "store").answers("6D").asks("D", "store").answers("7D")


@pytest.mark.rule("DC-APACHE-6")
def test_apache_takes_his_card_of_a_store_that_uncle_will_opened_with_a_diamond():
    story = Story(sets=(*DODGE_CITY, "promos"), A="uncle_will", B="apache_kid").hand("A", "bang/5D")
    story.deck("2C", "3C", "4C", "5C", "6C").turn("A").plays("bang as general_store")
    story.asks("A", "store").answers("2C").asks("B", "store").answers("3C")
    assert story.values_of("B") == ["3C"]
    story.asks("C", "store").answers("4C").asks("D", "store").answers("5C")


@pytest.mark.rule("DC-APACHE-7")
@pytest.mark.parametrize(("card", "where"), [("missed/8D", "hand"), ("dodge/7D", "hand"), ("iron_plate/AD", "in_play")])
def test_diamonds_stop_apaches_shots(card, where):
    story = tale(B="apache_kid").hand("B", "bang")
    getattr(story, where)("C", card)
    story.turn("B").plays("bang", on="C").asks("C", "dodge").answers(card)
    assert story.at_rest("B")
    assert story.life("C") == 4


@pytest.mark.rule("DC-APACHE-7")
def test_others_give_up_diamonds_against_apaches_indians():
    story = tale(B="apache_kid").out("D", "E").hand("B", "indians").hand("C", "bang/5D").turn("B").plays("indians")
    story.asks("C", "bang").answers("5D").asks("A", "bang").answers("pass")
    assert (story.life("C"), story.life("A")) == (4, 4)


@pytest.mark.rule("DC-APACHE-7")
def test_diamonds_that_others_have_in_front_of_them_work_against_apache():
    story = tale(C="apache_kid").hand("A", "bang/2C").in_play("A", "remington/6D", "binocular/10D")
    story.turn("A").plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 2
    story = tale(C="apache_kid").hand("C", "bang").in_play("D", "hideout/KD").turn("C")
    assert story.offers("bang", on="B")
    assert not story.offers("bang", on="D")


# ---- Belle Star: cards in front of others ---------------------------------------------------------------------------


@pytest.mark.scenario("IM-39")
@pytest.mark.rule("DC-BELLE-1", "DC-BELLE-2")
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_belle_shoots_past_barrel_mustang_and_sombrero_but_not_past_a_hand(answer):
    story = tale(A="belle_star").hand("A", "bang").hand("B", "missed").in_play("B", "barrel", "mustang", "sombrero")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("flip")
    assert not story.offers("sombrero")
    story.answers(answer)
    assert story.at_rest("A")
    assert story.life("B") == (4 if answer == "missed" else 3)
    assert story.front_of("B") == ["barrel", "mustang", "sombrero"]


@pytest.mark.scenario("IM-39")
@pytest.mark.rule("DC-BELLE-2", "BASE-PAUL-1")
def test_paul_regret_keeps_his_distance_from_belle_and_his_mustang_adds_nothing():
    story = tale(A="belle_star", B="paul_regret").hand("A", "bang", "schofield").in_play("B", "mustang").turn("A")
    assert not story.offers("bang", on="B")
    story.plays("schofield")
    assert story.offers("bang", on="B")


@pytest.mark.rule("DC-BELLE-1")
@pytest.mark.parametrize(("shooter", "works"), [("C", False), ("A", True)])
@pytest.mark.parametrize("card", ["bible", "iron_plate", "sombrero", "ten_gallon_hat", "barrel"])
def test_what_stops_a_shot_stops_none_of_belles_own_turn(card, shooter, works):
    story = tale(C="belle_star").hand(shooter, "bang").in_play("B", card).deck("2H").turn(shooter)
    story.plays("bang", on="B").asks("B", "dodge")
    assert story.offers("flip" if card == "barrel" else card) is works
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-BELLE-1")
@pytest.mark.parametrize(("shooter", "works"), [("C", False), ("A", True)])
@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_what_keeps_others_away_does_not_keep_belle_away_in_her_turn(card, shooter, works):
    story = tale(C="belle_star").hand(shooter, "bang", "panic").in_play("B", card).turn(shooter)
    assert story.offers("bang", on="B") is not works
    assert story.offers("panic", on="B", taking=card) is not works


@pytest.mark.rule("DC-BELLE-1", "BASE-DIST-7")
def test_mustang_and_hideout_together_do_not_stop_belle_either():
    story = tale(A="belle_star").hand("A", "punch").in_play("B", "mustang", "hideout").in_play("A", "knife").turn("A")
    assert story.offers("punch", on="B")
    assert story.offers("spend knife", on="B")


@pytest.mark.rule("DC-BELLE-1")
def test_belles_gatling_finds_nobody_behind_a_barrel():
    story = tale(A="belle_star").hand("A", "gatling").in_play("B", "barrel/QS").in_play("D", "barrel/KS", "bible")
    story.turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge")
        assert not story.offers("flip")
        assert not story.offers("respond")
        story.answers("pass")
    assert story.at_rest("A")


# ---- Belle Star: what goes on working -------------------------------------------------------------------------------


@pytest.mark.rule("DC-BELLE-2", "BASE-JOURD-1")
def test_jourdonnais_flips_once_against_belle_whether_or_not_he_has_a_barrel():
    story = tale(A="belle_star", B="jourdonnais").hand("A", "bang").in_play("B", "barrel").deck("2C", "3H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge")
    assert not story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-BELLE-2", "BASE-SHOT-7")
def test_a_dodge_from_the_hand_stops_belle_and_gives_its_card():
    story = tale(A="belle_star").hand("A", "bang").hand("B", "dodge").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("dodge")
    assert story.life("B") == 4
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-BELLE-2")
def test_belles_own_cards_work_in_her_turn():
    story = tale(A="belle_star").in_play("A", "volcanic", "scope", "canteen").hand("A", "bang", "bang").with_life(A=3)
    story.turn("A").plays("bang", on="C").asks("C", "dodge").answers("pass")  # the Scope
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")  # the Volcanic
    story.spends("canteen")
    assert (story.life("C"), story.life("A")) == (2, 4)


@pytest.mark.rule("DC-BELLE-2")
def test_belles_own_cards_work_when_it_is_not_her_turn():
    story = tale(B="belle_star").hand("A", "bang").in_play("B", "barrel", "sombrero").deck("2C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("flip").asks("B", "dodge").answers("sombrero")
    assert story.life("B") == 4


@pytest.mark.rule("DC-BELLE-2")
def test_cards_without_effect_can_still_be_taken_and_discarded():
    story = tale(A="belle_star").hand("A", "panic", "cat_balou").in_play("B", "mustang", "hideout", "sombrero")
    story.hand("A", "bang").turn("A").plays("panic", on="B", taking="hideout")
    story.plays("cat_balou", on="B", taking="sombrero")
    assert story.hand_of("A") == ["bang", "hideout"]
    assert story.front_of("B") == ["mustang"]
    assert story.offers("bang", on="B")  # what is left there still has no effect


@pytest.mark.rule("DC-BELLE-2", "BASE-LIM-4")
def test_a_jail_without_effect_still_lies_there_and_is_checked_in_its_own_turn():
    story = tale(A="belle_star").hand("A", "jail", "jail").in_play("B", "dynamite").deck("2C", "3C").turn("A")
    story.plays("jail", on="B")
    assert not story.offers("jail", on="B")
    assert story.offers("jail", on="C")
    story.ends_turn()
    assert [told[1][0] for told in story.events("passed_on")] == [1]
    assert [told[1][0] for told in story.events("stays_in_jail")] == [1]
    assert story.at_rest("C")


@pytest.mark.rule("DC-BELLE-2", "BASE-SAM-1")
def test_vulture_sam_inherits_from_belles_victim_what_lay_without_effect():
    story = tale(A="belle_star", D="vulture_sam").hand("A", "bang").in_play("B", "barrel", "mustang").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.hand_of("D") == ["barrel", "mustang"]


@pytest.mark.rule("DC-BELLE-2", "BASE-DUEL-2")
def test_a_duel_with_belle_is_fought_from_the_hand_as_ever():
    story = tale(A="belle_star").hand("A", "duel", "bang").hand("B", "bang").in_play("B", "winchester", "barrel")
    story.turn("A").plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (4, 4)


# ---- Belle Star: equipment and hooks on cards -----------------------------------------------------------------------


def draw_for_wounds(t, me, points, by):
    """A card for each life point lost."""
    draw(t, me, points)


@pytest.mark.rule("DC-BELLE-3")
@pytest.mark.parametrize(("shooter", "cards"), [("A", 0), ("C", 1)])
def test_equipment_that_pays_for_wounds_pays_nothing_in_belles_turn(shooter, cards):
    story = tale(A="belle_star", rules=equipment("boots", life_lost=draw_for_wounds)).in_play("B", "boots")
    story.hand(shooter, "bang").turn(shooter).plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert len(story.hand_of("B")) == cards


@pytest.mark.rule("DC-BELLE-3")
@pytest.mark.parametrize(("shooter", "protected"), [("A", False), ("C", True)])
def test_equipment_that_protects_does_not_protect_from_belle(shooter, protected):
    calumet = equipment("calumet", immune=lambda t, me, cards, by: True)
    story = tale(A="belle_star", rules=calumet).in_play("B", "calumet").hand(shooter, "bang").turn(shooter)
    story.plays("bang", on="B")
    if not protected:
        story.asks("B", "dodge").answers("pass")
    assert story.at_rest(shooter)
    assert story.life("B") == (4 if protected else 3)


def offer_always(t, me, action, options):
    """The action needs nothing."""
    options.append((USE, NO_CARD, action.index, NOBODY, -1))


def regain_one(t, me, choice):
    """A life point."""
    regain_life(t, me, 1)


@pytest.mark.rule("DC-BELLE-3")
@pytest.mark.parametrize(("shooter", "saved"), [("A", False), ("C", True)])
def test_equipment_that_rescues_does_not_rescue_in_belles_turn(shooter, saved):
    rucksack = Action("rucksack", occasions="rescue", offer=offer_always, effect=regain_one)
    story = tale(A="belle_star", rules=equipment("rucksack", actions=(rucksack,))).in_play("B", "rucksack")
    story.hand(shooter, "bang").with_life(B=1).turn(shooter).plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert story.offers("use") is saved
    story.answers("use" if saved else "pass")
    assert story.is_out("B") is not saved


def two_for_the_killer(t, victim, by):
    """A bounty."""
    draw(t, by, 2)


@pytest.mark.rule("DC-BELLE-3")
@pytest.mark.parametrize(("shooter", "cards"), [("C", 0), ("D", 2)])
def test_a_bounty_on_somebodys_head_pays_nothing_in_belles_turn(shooter, cards):
    wanted = equipment("wanted", reward=two_for_the_killer)
    story = tale(C="belle_star", rules=wanted).in_play("E", "wanted").hand(shooter, "springfield", "beer")
    story.with_life(E=1).turn(shooter).plays("springfield", on="E")
    story.asks("E", "dodge").answers("pass").asks("E", "rescue").answers("pass")
    assert len(story.hand_of(shooter)) == cards


@pytest.mark.rule("DC-BELLE-2", "DC-BELLE-3")
def test_belles_own_equipment_works_in_her_turn():
    story = tale(A="belle_star", rules=equipment("belt", bang_limit=2)).in_play("A", "belt").hand("A", "bang", "bang")
    story.in_play("B", "barrel").turn("A")
    for _ in range(2):
        story.plays("bang", on="B").asks("B", "dodge")
        assert not story.offers("flip")
        story.answers("pass")
    assert story.life("B") == 2


# ---- Belle Star: from when to when ----------------------------------------------------------------------------------


def shot_at_b(t, me):
    """B loses a card in play and is shot at."""
    discard_from_play(t, 1, t.play[1][0])
    yield from shoot(t, 1, NOBODY)


def shot_at_b_before_drawing(t, me):
    """The same, where phase 1 could be replaced."""
    yield from shot_at_b(t, me)
    return False


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-2")
@pytest.mark.parametrize(
    ("step", "works"),
    [
        ("before_turn", True),
        ("coming_back", True),
        ("start_of_turn", True),
        ("turn_check", True),
        ("choose_ability", False),
        ("instead_of_phase_1", False),
        ("after_phase_1", False),
        ("before_phase_3", False),
        ("turn_end", False),
    ],
)
def test_cards_of_others_are_without_effect_from_the_sixth_step_of_belles_turn_to_its_end(step, works):
    hook = {"turn_check": (3, shot_at_b), "instead_of_phase_1": shot_at_b_before_drawing}.get(step, shot_at_b)
    story = tale(C="belle_star", rules=event(**{step: hook})).in_play("B", "scope", "barrel", "bible").starts_turn("C")
    if step in ("before_phase_3", "turn_end"):
        story.ends_turn()
    story.asks("B", "dodge")
    assert story.offers("flip") is works
    assert story.offers("bible") is works


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-5")
def test_a_belle_who_stays_in_jail_never_switches_anything_off():
    story = (
        tale(C="belle_star", rules=event(turn_skipped=shot_at_b)).in_play("B", "scope", "barrel").in_play("C", "jail")
    )
    story.deck("2C").starts_turn("C").asks("B", "dodge")
    assert story.offers("flip")


@pytest.mark.rule("DC-BELLE-4")
def test_what_belle_switched_off_is_on_again_in_the_next_turn():
    story = tale(A="belle_star").in_play("B", "scope").in_play("C", "barrel").hand("B", "bang").deck("2C", "3C")
    story.turn("A").ends_turn().plays("bang", on="C").asks("C", "dodge")
    assert story.offers("flip")
    story.answers("pass")
    assert story.life("C") == 3
    story = tale(A="belle_star").in_play("B", "scope").hand("B", "bang").turn("A").ends_turn()
    assert story.offers("bang", on="D")


@pytest.mark.rule("DC-BELLE-4")
def test_a_second_turn_of_belle_switches_the_cards_off_anew():
    story = tale(A="belle_star").out("B", "C", "D").in_play("E", "barrel").hand("A", "bang")
    story.turn("A").ends_turn().ends_turn().plays("bang", on="E").asks("E", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("DC-BELLE-4", "BASE-TURN-4")
def test_when_belle_dies_in_her_own_turn_the_cards_of_the_others_are_on_again():
    story = tale(C="belle_star").hand("C", "duel").with_life(C=1).hand("A", "bang").hand("E", "bang")
    story.in_play("D", "jail", "barrel").deck("2C", "3C", "4C")
    story.turn("C").plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert [told[1][0] for told in story.events("stays_in_jail")] == [3]
    story.plays("bang", on="D").asks("D", "dodge")
    assert story.offers("flip")


@pytest.mark.rule("DC-BELLE-1", "DC-BELLE-4")
def test_whoever_has_belles_ability_for_a_turn_switches_the_cards_off_in_it():
    story = tale(B="plain").ability("B", "belle_star").hand("B", "bang").in_play("C", "barrel", "mustang").turn("B")
    story.plays("bang", on="C").asks("C", "dodge")
    assert not story.offers("flip")


# ---- Bill Noface ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-BILL-1")
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_bill_draws_one_card_and_one_for_each_wound(life, cards):
    story = tale(C="bill_noface").with_life(C=life).deck("2C", "3C", "4C", "5C", "6C").starts_turn("C")
    assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C"][:cards]


@pytest.mark.rule("DC-BILL-1")
@pytest.mark.parametrize(("life", "cards"), [(5, 1), (4, 2), (1, 5)])
def test_bill_as_sheriff_counts_his_wounds_from_five(life, cards):
    story = tale(A="bill_noface").with_life(A=life).starts_turn("A")
    assert len(story.hand_of("A")) == cards


@pytest.mark.rule("DC-BILL-1", "BASE-TURN-2")
def test_bill_counts_the_wounds_of_the_dynamite_that_has_just_gone_off():
    story = tale(C="bill_noface").in_play("C", "dynamite").deck("9S").starts_turn("C")
    assert story.life("C") == 1
    assert len(story.hand_of("C")) == 4


@pytest.mark.rule("DC-BILL-1")
def test_bill_gets_nothing_more_for_wounds_and_beers_of_phase_2():
    story = tale(C="bill_noface").with_life(C=3).deck("beer", "duel").hand("D", "bang").starts_turn("C")
    story.plays("beer")
    assert story.hand_of("C") == ["duel"]
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert (story.life("C"), story.hand_of("C")) == (3, [])


@pytest.mark.rule("DC-BILL-1", "BASE-P1-2")
@pytest.mark.parametrize(("life", "change", "cards"), [(4, -1, 1), (3, -1, 1), (1, -1, 3), (4, 1, 2), (2, 1, 4)])
def test_events_change_bills_own_number(life, change, cards):
    weather = event(phase_1_count=(3, lambda t, me, number: max(1, number + change)))
    story = tale(C="bill_noface", rules=weather).with_life(C=life).starts_turn("C")
    assert len(story.hand_of("C")) == cards


@pytest.mark.rule("DC-BILL-1")
def test_whoever_has_bills_ability_counts_from_his_own_max_life():
    story = tale(C="paul_regret").ability("C", "bill_noface").with_life(C=1).starts_turn("C")
    assert len(story.hand_of("C")) == 3


# ---- Chuck Wengam ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-CHUCK-1")
def test_chuck_trades_life_points_for_two_cards_each_down_to_the_last():
    story = tale(C="chuck_wengam").deck("2C", "3C", "4C", "5C", "6C", "7C", "8C").turn("C")
    for life, cards in ((3, 2), (2, 4), (1, 6)):
        story.uses()
        assert story.life("C") == life
        assert story.values_of("C") == ["2C", "3C", "4C", "5C", "6C", "7C"][:cards]
    assert not story.offers("use")


@pytest.mark.rule("DC-CHUCK-1")
def test_chuck_never_pays_with_his_last_life_point_even_with_a_beer_in_hand():
    story = tale(C="chuck_wengam").with_life(C=1).hand("C", "beer").turn("C")
    assert not story.offers("use")
    story.plays("beer").uses()
    assert story.life("C") == 1
    assert not story.offers("use")


@pytest.mark.rule("DC-CHUCK-1")
def test_chuck_as_sheriff_has_four_points_to_trade():
    story = tale(A="chuck_wengam").turn("A").uses().uses().uses().uses()
    assert (story.life("A"), len(story.hand_of("A"))) == (1, 8)
    assert not story.offers("use")


@pytest.mark.rule("DC-CHUCK-1", "BASE-TURN-6")
def test_chuck_keeps_no_more_cards_than_the_life_he_has_left():
    story = tale(C="chuck_wengam").with_life(C=3).hand("C", "missed", "missed").deck("2C", "3C").turn("C").uses()
    story.ends_turn().asks("C", "surplus")
    assert not story.offers("use")
    story.answers("2C").asks("C", "surplus").answers("3C")
    assert story.hand_of("C") == ["missed", "missed"]
    assert story.at_rest("D")


@pytest.mark.rule("DC-CHUCK-1")
def test_chuck_trades_in_his_own_phase_2_only():
    story = tale(C="chuck_wengam").hand("B", "bang", "duel").hand("C", "missed").turn("B").plays("bang", on="C")
    story.asks("C", "dodge")
    assert not story.offers("use")
    story.answers("pass").plays("duel", on="C").asks("C", "bang")
    assert not story.offers("use")
    story.answers("pass")
    assert story.at_rest("B")
    story = tale(C="chuck_wengam").in_play("C", "dynamite").with_life(C=3).deck("2S").starts_turn("C")
    story.asks("C", "rescue")
    assert not story.offers("use")


@pytest.mark.rule("DC-CHUCK-2", "BASE-DIE-10")
def test_nobody_is_responsible_for_what_chuck_pays():
    paid = []
    spy = event(wounds_others=lambda t, by, victim, points: paid.append(by))
    story = tale(C="chuck_wengam", rules=spy).turn("C").uses()
    assert [told[1] for told in story.events("lost_life")] == [(2, 1, 3, NOBODY, ABILITY)]
    assert paid == []


@pytest.mark.rule("DC-CHUCK-2", "BASE-GRINGO-1")
def test_a_payment_is_no_wound_by_another_player():
    story = tale(C="chuck_wengam").ability("C", "chuck_wengam", "el_gringo").hand("B", "beer").hand("C", "missed")
    story.deck("2C", "3C").turn("C").uses()
    assert story.hand_of("B") == ["beer"]
    assert story.hand_of("C") == ["missed", "bang", "bang"]


@pytest.mark.rule("DC-CHUCK-1", "BASE-BART-1")
def test_the_point_chuck_pays_is_a_life_point_lost():
    story = tale(C="chuck_wengam").ability("C", "chuck_wengam", "bart_cassidy").deck("2C", "3C", "4C", "5C").turn("C")
    story.uses()
    assert story.values_of("C") == ["2C", "3C", "4C"]


@pytest.mark.rule("DC-CHUCK-1", "BASE-DECK-3")
def test_chuck_may_pay_for_cards_that_are_not_there():
    story = tale(C="chuck_wengam").only_deck("2C").turn("C").uses()
    assert (story.life("C"), story.values_of("C")) == (3, ["2C"])


# ---- Doc Holyday ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-DOC-1")
def test_doc_discards_two_cards_of_his_choice_and_shoots():
    story = tale(A="doc_holyday").hand("A", "jail", "beer", "missed").turn("A").uses(on="B")
    story.asks("A", "cost").answers("missed").asks("A", "cost")
    assert not story.offers("missed")
    story.answers("jail").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3
    assert story.hand_of("A") == ["beer"]
    assert story.discards() == ["missed", "jail"]
    assert [told[1] for told in story.events("lost_life")] == [(1, 1, 3, 0, ABILITY)]


@pytest.mark.rule("DC-DOC-1")
def test_doc_needs_two_hand_cards_and_exactly_two_will_do():
    story = tale(A="doc_holyday").hand("A", "beer").in_play("A", "barrel", "scope").turn("A")
    assert not story.offers("use", on="B")
    story = tale(A="doc_holyday").hand("A", "beer", "missed").turn("A").uses(on="B")
    story.asks("A", "cost").answers("missed").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("A")) == (3, [])


@pytest.mark.rule("DC-DOC-1")
def test_doc_shoots_once_per_turn_and_again_in_the_next():
    story = tale(A="doc_holyday").out("B", "C", "D").hand("A", "beer", "beer", "beer", "beer").deck("2C", "3C")
    story.turn("A").uses(on="E").asks("A", "cost").answers("beer").answers("beer").asks("E", "dodge").answers("pass")
    assert not story.offers("use", on="E")
    story.ends_turn().ends_turn()
    assert story.at_rest("A")
    story.uses(on="E").asks("A", "cost").answers("beer").answers("beer").asks("E", "dodge").answers("pass")
    assert story.life("E") == 2


@pytest.mark.rule("DC-DOC-1", "BASE-TURN-8")
def test_doc_shoots_again_in_an_extra_turn():
    def once_more(t, me):
        if not t.extra_turn:
            t.extra_turns.append(me)

    story = tale(A="doc_holyday", rules=event(turn_end=once_more)).hand("A", "beer", "beer", "beer", "beer").turn("A")
    for life in (3, 2):
        story.uses(on="B").asks("A", "cost").answers("beer").answers("beer").asks("B", "dodge").answers("pass")
        assert story.life("B") == life
        assert not story.offers("use", on="B")
        story.ends_turn()


@pytest.mark.rule("DC-DOC-1", "BASE-DIST-5")
def test_docs_shot_reaches_as_far_as_his_weapon():
    story = tale(A="doc_holyday").hand("A", "beer", "beer", "schofield").in_play("B", "mustang").turn("A")
    assert [seat for seat in "ABCDE" if story.offers("use", on=seat)] == ["E"]
    story.plays("schofield")
    assert [seat for seat in "ABCDE" if story.offers("use", on=seat)] == ["B", "C", "D", "E"]


@pytest.mark.rule("DC-DOC-1", "BASE-DIST-5")
def test_docs_range_counts_his_scope():
    story = tale(7, A="doc_holyday").hand("A", "beer", "beer").in_play("A", "scope").turn("A")
    assert [seat for seat in "ABCDEFG" if story.offers("use", on=seat)] == ["B", "C", "F", "G"]


@pytest.mark.rule("DC-DOC-1", "BASE-LIM-2")
def test_docs_shot_is_no_bang_card_before_or_after_one():
    story = tale(A="doc_holyday").hand("A", "bang", "bang", "bang", "bang").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").uses(on="B").asks("A", "cost").answers("bang").answers("bang")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 2
    assert not story.offers("bang", on="B")
    story = tale(A="doc_holyday").hand("A", "bang", "bang", "bang").turn("A").uses(on="B")
    story.asks("A", "cost").answers("bang").answers("bang").asks("B", "dodge").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("DC-DOC-1", "BASE-SHOT-9", "DC-MISS-1")
@pytest.mark.parametrize("answer", ["flip", "missed", "dodge", "sombrero"])
def test_docs_shot_is_answered_like_any_other(answer):
    story = tale(A="doc_holyday").hand("A", "beer", "beer").hand("B", "missed", "dodge").deck("2H")
    story.in_play("B", "barrel", "sombrero").turn("A").uses(on="B").asks("A", "cost").answers("beer")
    story.asks("B", "dodge").answers(answer)
    assert story.at_rest("A")
    assert story.life("B") == 4
    assert [told[1] for told in story.events("dodged")] == [(1, 0, ABILITY)]


@pytest.mark.rule("DC-DOC-1", "BASE-SLAB-2")
def test_one_missed_stops_docs_shot_even_if_his_bang_cards_need_two():
    story = tale(A="doc_holyday").ability("A", "doc_holyday", "slab_the_killer").hand("A", "bang", "bang")
    story.hand("B", "missed", "missed").turn("A").uses(on="B").asks("A", "cost").answers("bang")
    story.asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (4, ["missed"])


@pytest.mark.rule("DC-DOC-1")
def test_doc_may_spend_bang_cards_on_his_shot_when_nobody_may_play_them():
    def no_bang_cards(t, me, card, kind, occasion):
        return WhyNot("forbidden_here", "HN-SERMON-1") if kind.bang_card and me == t.active else None

    story = tale(A="doc_holyday", rules=event(may_play=no_bang_cards)).hand("A", "bang", "bang").turn("A")
    assert not story.offers("bang", on="B")
    story.uses(on="B").asks("A", "cost").answers("bang").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-DOC-1", "BASE-GRINGO-1")
def test_gringo_takes_a_card_of_doc_who_shot_him():
    story = tale(A="doc_holyday", B="el_gringo").hand("A", "beer", "beer", "missed").turn("A").uses(on="B")
    story.asks("A", "cost").answers("beer").answers("beer").asks("B", "dodge").answers("pass")
    assert (story.hand_of("A"), story.hand_of("B")) == ([], ["missed"])


@pytest.mark.rule("DC-DOC-1", "BASE-DIE-9", "BASE-ELIM-1")
def test_doc_is_responsible_for_whom_he_kills():
    story = tale(B="doc_holyday").hand("B", "beer", "beer").with_life(C=1).deck("2C", "3C", "4C", "5C").turn("B")
    story.uses(on="C").asks("B", "cost").answers("beer").asks("C", "dodge").answers("pass")
    story.asks("C", "rescue").answers("pass")
    assert story.values_of("B") == ["2C", "3C", "4C"]
    story = tale(A="doc_holyday").hand("A", "beer", "beer", "missed").in_play("A", "barrel").with_life(B=1).turn("A")
    story.uses(on="B").asks("A", "cost").answers("beer").answers("beer").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])


@pytest.mark.rule("DC-DOC-1")
def test_doc_shoots_in_his_own_phase_2_only():
    story = tale(B="doc_holyday").hand("A", "bang", "duel").hand("B", "missed", "beer").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("use", on="A")
    story.answers("pass").plays("duel", on="B").asks("B", "bang")
    assert not story.offers("use", on="A")
