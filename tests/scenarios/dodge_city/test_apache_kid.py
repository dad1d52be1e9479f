"""Apache Kid: what Diamonds of others do not do to him, and what they do."""

import pytest

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.harm.combat import Shot, dodge, immune, shoot
from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.piles import discard_from_hand, make_discard
from boothill.games.bang.rules.terms import ABILITY, DIAMONDS, HEARTS, NO_CARD, SPADES, USE
from boothill.kernel.decision import NOBODY
from boothill.kernel.reasons import WhyNot
from support.tales import AIMED_DIAMONDS, event, rush, tale

# ---- Apache Kid: what does nothing to him ---------------------------------------------------------------------------


@pytest.mark.rule("DC-APACHE-1", "DC-APACHE-3")
@pytest.mark.parametrize(("card", "taking"), AIMED_DIAMONDS)
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


def at_any_other(t, me, action, options):
    """The action may be aimed at everybody else."""
    options += [(USE, NO_CARD, action.index, seat, -1) for seat in t.seats if seat != me]


@pytest.mark.rule("DC-APACHE-4", "GR-JACKY-2")
def test_a_shot_without_any_card_reaches_apache():
    story = rush(A="jacky_murieta", B="apache_kid").nuggets(A=2).turn("A").uses(on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("DC-APACHE-4", "GR-EQ-2", "GR-BOTTLE-1", "GR-PARDNER-1")
def test_bought_equipment_reaches_apache():
    story = rush(B="apache_kid").shop("bottle", "bottle", "pardner").nuggets(A=6).in_play("B", "barrel", "scope")
    story.equipment_deck("pardner").turn("A").buys("bottle as panic", on="B", taking="scope")
    story.buys("bottle as bang", on="B").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.front_of("B"), story.purse("A")) == (2, ["barrel"], 3)
    story.buys("pardner as cat_balou", on="B", taking="barrel")
    assert story.front_of("B") == []
    story = rush(B="apache_kid").shop("pardner", "shot", "rhum").nuggets(A=2).turn("A").buys("pardner as duel", on="B")
    story.asks("B", "bang").answers("pass")
    assert story.life("B") == 2


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
    if immune(t, owner, (bang,), me, ABILITY) or (yield from dodge(t, Shot(owner, me, (bang,), ABILITY))):
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
    story = tale(A="uncle_will", B="apache_kid").hand("A", "bang/5D")
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


# ---- Apache Kid: warnings --------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-10", "DC-APACHE-3")
def test_whoever_aims_a_diamond_at_apache_is_warned():
    story = tale(B="apache_kid").hand("A", "bang/5D", "bang/2C", "duel/QD").hand("B", "beer").turn("A")
    assert story.warns("bang/5D", on="B") == "immune_target"
    assert story.warns("duel", on="B") == "immune_target"
    assert story.warns("bang/2C", on="B") == ""
    assert story.warns("bang/5D", on="E") == ""


@pytest.mark.rule("GEN-10", "BASE-DRAW-5")
def test_nobody_is_warned_while_no_card_is_a_diamond():
    story = tale(B="apache_kid", rules=event(all_suits=SPADES)).hand("A", "bang/5D").turn("A")
    assert story.warns("bang/5D", on="B") == ""
