"""Cards that cost a second one: Springfield, Brawl, Rag Time, Tequila, Whisky."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.kernel.reasons import WhyNot
from boothill.rulebook import facts
from support.story import Story
from support.tales import tale

COSTLY = [card["id"] for card in facts("dodge_city")["card"] if "discard_extra" in card["symbols"]]
AT = {"springfield": ("B",), "brawl": (), "rag_time": ("B", "hand"), "tequila": ("B",), "whisky": ()}
"""At whom each is played in these stories, and which card it takes."""


def rules_with(box):
    """Base game, Dodge City and one more box."""
    return Ruleset((find_box("base"), find_box("dodge_city"), box))


def to_the_end(story, card):
    """B, the only one a Springfield is played at in these stories, takes the hit."""
    return story.asks("B", "dodge").answers("pass") if card == "springfield" else story


def test_every_card_with_a_cost_is_told_about_below():
    assert sorted(AT) == sorted(COSTLY)


# ---- The cost ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-COST-1")
@pytest.mark.parametrize("card", AT)
def test_without_a_second_hand_card_it_cannot_be_played(card):
    story = tale().hand("A", card).in_play("A", "barrel", "canteen").hand("B", "beer", "bang").turn("A")
    assert not story.offers(card, *AT[card])
    assert story.why_not("A", card) == WhyNot("no_second_card", "DC-COST-1")


@pytest.mark.rule("DC-COST-1")
@pytest.mark.parametrize("card", AT)
def test_it_is_discarded_together_with_another_card_of_the_players_choice(card):
    story = tale().hand("A", card, "panic", "jail", "mustang").hand("B", "beer").turn("A")
    story.plays(card, *AT[card]).asks("A", "second_card")
    assert [story.offers(other) for other in ("panic", "jail", "mustang", card)] == [True, True, True, False]
    assert story.decision.subject == (story.t.rules.kind_index[card], 1)
    to_the_end(story.answers("jail"), card)
    assert story.at_rest("A")
    assert {"panic", "mustang"} <= set(story.hand_of("A"))
    assert sorted(story.discards()[:2]) == sorted([card, "jail"])
    assert story.front_of("A") == []


@pytest.mark.rule("DC-COST-1", "GEN-4")
@pytest.mark.parametrize("card", AT)
def test_the_only_other_card_is_paid_without_a_question(card):
    story = tale().hand("A", card, "panic").hand("B", "beer").turn("A").plays(card, *AT[card])
    to_the_end(story, card)
    assert story.at_rest("A")
    assert sorted(story.discards()[:2]) == sorted([card, "panic"])
    assert story.events("paid")[0][1] == (0, story.t.rules.card_index["panic/JH"], story.t.rules.kind_index[card])


@pytest.mark.rule("DC-COST-1", "GEN-2")
def test_nothing_else_happens_until_the_cost_is_paid():
    story = tale().hand("A", "springfield", "beer", "bang").hand("B", "missed").turn("A")
    story.plays("springfield", on="B").asks("A", "second_card")
    assert len(story.decision.options) == 2  # and no way back
    assert story.why_not("A", "beer") == WhyNot("effect_running", "GEN-2")


@pytest.mark.rule("DC-COST-1")
def test_two_cards_with_a_cost_may_pay_for_each_other():
    story = tale().hand("A", "whisky", "tequila").with_life(A=1).turn("A")
    assert story.offers("tequila", on="A")
    story.plays("whisky")
    assert story.life("A") == 3
    assert sorted(story.discards()) == ["tequila", "whisky"]


@pytest.mark.rule("DC-COST-2")
@pytest.mark.parametrize("second", ["beer", "bang", "missed", "stagecoach", "barrel", "dynamite", "knife", "dodge"])
def test_the_second_card_may_be_any_and_has_no_effect_of_its_own(second):
    story = tale().hand("A", "tequila", second).with_life(A=2, B=2).deck("2C").turn("A").plays("tequila", on="B")
    assert (story.life("A"), story.life("B")) == (2, 3)
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert story.view("A").bangs == 0
    assert sorted(story.discards()) == sorted(["tequila", second])


@pytest.mark.rule("DC-COST-2", "BASE-LIM-1")
def test_a_bang_pays_even_when_no_more_may_be_played_this_turn():
    story = tale().hand("A", "bang", "bang", "springfield").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass").plays("springfield", on="C").asks("C", "dodge").answers("pass")
    assert (story.life("B"), story.life("C")) == (3, 3)
    assert story.hand_of("A") == []


@pytest.mark.rule("DC-COST-2")
def test_what_may_not_be_played_may_still_be_paid():
    event = Box("event", "An event")
    event.hooks = {
        "may_play": lambda t, seat, card, kind, occasion: (
            WhyNot("no_bang", "HN-SERMON-1") if kind.id == "bang" else None
        )
    }
    story = Story(rules=rules_with(event)).hand("A", "whisky", "bang").with_life(A=1).turn("A")
    assert story.why_not("A", "bang") == WhyNot("no_bang", "HN-SERMON-1")
    story.plays("whisky")
    assert sorted(story.discards()) == ["bang", "whisky"]


@pytest.mark.rule("DC-COST-2")
def test_a_suit_that_may_not_be_played_may_still_be_paid_but_the_card_itself_must_fit():
    event = Box("event", "An event")
    event.hooks = {
        "may_play": lambda t, seat, card, kind, occasion: WhyNot("suit", "HN-CUFFS-1") if t.suit(card) else None
    }
    story = Story(rules=rules_with(event)).hand("A", "springfield", "whisky", "bang/2D").turn("A")
    assert story.why_not("A", "whisky") == WhyNot("suit", "HN-CUFFS-1")
    story.plays("springfield", on="B").asks("A", "second_card").answers("bang/2D").asks("B", "dodge").answers("pass")
    assert story.life("B") == 3


@pytest.mark.rule("DC-COST-3", "DC-APACHE-1")
def test_a_diamond_as_second_card_protects_nobody():
    story = tale(B="apache_kid").hand("A", "springfield/KS", "bang/2D").turn("A").plays("springfield", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.life("B") == 2


@pytest.mark.rule("DC-COST-3", "DC-APACHE-1")
@pytest.mark.parametrize(("card", "at"), [("springfield", ("B",)), ("rag_time", ("B", "hand")), ("brawl", ())])
def test_a_diamond_protects_him_whatever_the_second_card(card, at):
    copies = Box("copies", "Second copies")
    copies.more(card, "2D")
    story = Story(rules=rules_with(copies), B="apache_kid").hand("A", f"{card}/2D", "bang/2C").hand("B", "beer")
    story.turn("A").plays(f"{card}/2D", *at)
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B"), story.hand_of("A")) == (3, ["beer"], [])


@pytest.mark.rule("DC-COST-1", "BASE-DECK-3")
def test_the_cost_rebuilds_an_empty_draw_pile():
    story = tale().hand("A", "whisky", "beer").only_deck().turn("A").plays("whisky")
    assert sorted(story._kinds([*story.t.deck, *story.t.discard])) == ["beer", "whisky"]
    assert story.t.deck


# ---- Springfield ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-5", "BASE-LIM-8")
def test_springfield_reaches_every_other_player():
    story = tale(8, E="paul_regret").hand("A", "springfield", "beer").in_play("E", "mustang", "hideout").turn("A")
    assert "".join(seat for seat in "ABCDEFGH" if story.offers("springfield", on=seat)) == "BCDEFGH"
    story.plays("springfield", on="E").asks("E", "dodge").answers("pass")
    assert story.life("E") == 2


@pytest.mark.rule("BASE-SLAB-2")
@pytest.mark.scenario("IM-08")
def test_one_missed_stops_a_springfield_of_slab_the_killer():
    story = tale(A="slab_the_killer").hand("A", "springfield", "beer").hand("B", "missed", "missed").turn("A")
    story.plays("springfield", on="B").asks("B", "dodge").answers("missed")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (4, ["missed"])


@pytest.mark.rule("BASE-LIM-2")
def test_springfield_is_not_counted_as_a_bang():
    story = tale().hand("A", "springfield", "beer", "bang").turn("A").plays("springfield", on="B")
    story.asks("A", "second_card").answers("beer").asks("B", "dodge").answers("pass")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-GRINGO-1")
@pytest.mark.parametrize(("rest", "taken"), [((), []), (("jail",), ["jail"])])
def test_el_gringo_finds_only_what_the_cost_has_left(rest, taken):
    story = tale(B="el_gringo").hand("A", "springfield", "beer", *rest).turn("A").plays("springfield", on="B")
    if rest:
        story.asks("A", "second_card").answers("beer")
    story.asks("B", "dodge").answers("pass")
    assert story.hand_of("B") == taken


# ---- Rag Time ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("taking", "left"), [("hand", ([], ["barrel"])), ("barrel", (["beer"], []))])
def test_rag_time_takes_a_card_of_anybody_at_any_distance(taking, left):
    story = tale(6).hand("A", "rag_time", "bang").hand("D", "beer").in_play("D", "barrel").turn("A")
    story.plays("rag_time", on="D", taking=taking)
    assert story.hand_of("A") == ["beer" if taking == "hand" else taking]
    assert (story.hand_of("D"), story.front_of("D")) == left


@pytest.mark.rule("BASE-LIM-8")
def test_rag_time_may_take_a_card_in_front_of_oneself_but_not_of_the_hand():
    story = tale().hand("A", "rag_time", "beer", "bang").in_play("A", "volcanic", "dynamite").turn("A")
    assert not story.offers("rag_time", on="A", taking="hand")
    assert story.warns("rag_time", on="A", taking="volcanic") == "hits_yourself"
    assert story.warns("rag_time", on="A", taking="dynamite") == ""
    story.plays("rag_time", on="A", taking="dynamite").asks("A", "second_card").answers("beer")
    assert story.hand_of("A") == ["bang", "dynamite"]
    assert story.front_of("A") == ["volcanic"]


@pytest.mark.rule("GEN-11")
def test_rag_time_needs_a_card_of_somebody():
    story = tale().hand("A", "rag_time", "beer").turn("A")
    assert not any(story.offers("rag_time", on=seat, taking="hand") for seat in "ABCDE")
    assert story.why_not("A", "rag_time") == WhyNot("nothing_to_take", "GEN-11")


# ---- Brawl ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-BRAWL-1", "BASE-MULTI-1")
def test_brawl_takes_a_card_of_everybody_else_and_its_user_decides_for_each_in_turn():
    story = tale().hand("B", "brawl", "bang").in_play("B", "scope")
    for seat, card in (("C", "barrel"), ("D", "mustang"), ("E", "hideout"), ("A", "dynamite")):
        story.hand(seat, "beer").in_play(seat, card)
    story.turn("B").plays("brawl").asks("B", "strip")
    assert story.decision.subject == (story.seat("C"), story.t.rules.kind_index["brawl"])
    story.answers("take", on="C", taking="barrel")
    assert story.discards()[-1] == "barrel"  # before the next one is chosen
    story.asks("B", "strip").answers("take", on="D", taking="hand")
    story.asks("B", "strip").answers("take", on="E", taking="hideout")
    story.asks("B", "strip").answers("take", on="A", taking="hand")
    assert story.at_rest("B")
    assert [story.hand_of(seat) for seat in "CDEA"] == [["beer"], [], ["beer"], []]
    assert [story.front_of(seat) for seat in "CDEA"] == [[], ["mustang"], [], ["dynamite"]]
    assert (story.hand_of("B"), story.front_of("B")) == ([], ["scope"])


@pytest.mark.rule("DC-BRAWL-1")
def test_brawl_skips_players_without_any_card_and_the_eliminated():
    story = tale().hand("A", "brawl", "bang").hand("E", "beer").in_play("C", "jail").out("D").turn("A").plays("brawl")
    assert story.at_rest("A")  # for C and E there is nothing to choose
    assert (story.front_of("C"), story.hand_of("E")) == ([], [])
    assert sorted(story.discards()) == ["bang", "beer", "brawl", "jail"]


@pytest.mark.rule("DC-BRAWL-1", "GEN-10")
def test_brawl_may_be_played_although_nobody_has_a_card():
    story = tale().hand("A", "brawl", "bang").turn("A").plays("brawl")
    assert story.at_rest("A")
    assert sorted(story.discards()) == ["bang", "brawl"]


@pytest.mark.rule("DC-BRAWL-1", "GEN-5")
def test_brawl_may_choose_any_blue_or_green_card():
    story = tale(4).hand("A", "brawl", "bang").in_play("B", "jail", "sombrero", "remington").turn("A").plays("brawl")
    story.asks("A", "strip")
    assert len(story.decision.options) == 3
    assert all(story.offers("take", on="B", taking=card) for card in ("jail", "sombrero", "remington"))
    story.answers("take", on="B", taking="sombrero")
    assert story.front_of("B") == ["jail", "remington"]


@pytest.mark.rule("DC-BRAWL-1", "BASE-SUZY-1")
def test_suzy_draws_at_once_when_brawl_takes_her_last_card_and_keeps_it():
    story = tale(B="suzy_lafayette").hand("A", "brawl", "bang").hand("B", "beer").in_play("C", "barrel", "mustang")
    story.deck("2C").turn("A").plays("brawl").asks("A", "strip")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-BRAWL-1", "BASE-DECK-1")
def test_brawl_goes_on_when_the_draw_pile_runs_out_in_the_middle():
    story = tale(B="suzy_lafayette").hand("A", "brawl", "bang").hand("B", "beer").hand("C", "jail").only_deck("2C")
    story.turn("A").plays("brawl")
    assert story.at_rest("A")
    assert story.values_of("B") == ["2C"]
    assert story.events("reshuffled")[0][1] == (3,)  # Brawl, the BANG! it cost, and Suzy's Beer
    assert (sorted(story._kinds(story.t.deck)), story.discards()) == (["bang", "beer", "brawl"], ["jail"])


@pytest.mark.rule("DC-BRAWL-1", "BASE-SID-1")
def test_sid_may_act_when_the_brawl_is_over_but_not_in_the_middle():
    story = tale(B="sid_ketchum").hand("A", "brawl", "bang").hand("B", "beer", "jail", "panic").with_life(B=1)
    story.in_play("C", "barrel", "mustang").turn("A").plays("brawl")
    story.asks("A", "strip").answers("take", on="C", taking="barrel")
    story.asks("B", "between").answers("use").asks("B", "cost").answers("discard")
    assert story.at_rest("A")
    assert story.life("B") == 2
    assert story.hand_of("B") == []


# ---- Tequila and Whisky --------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-LIM-8")
@pytest.mark.parametrize("at", "ABD")
def test_tequila_heals_any_one_player_in_the_game(at):
    story = tale(6).hand("A", "tequila", "bang").with_life(A=2, B=2, D=2).out("C").turn("A")
    assert "".join(seat for seat in "ABCDEF" if story.offers("tequila", on=seat)) == "ABDEF"
    story.plays("tequila", on=at)
    assert {seat: story.life(seat) for seat in "ABD"} == {"A": 2, "B": 2, "D": 2} | {at: 3}


@pytest.mark.rule("GEN-9", "GEN-10")
@pytest.mark.parametrize(("at", "code"), [("A", "full_life"), ("B", "healthy")])
def test_tequila_for_a_healthy_player_is_wasted_after_a_warning(at, code):
    story = tale().hand("A", "tequila", "bang").with_life(C=3).turn("A")
    assert (story.warns("tequila", on=at), story.warns("tequila", on="C")) == (code, "")
    story.plays("tequila", on=at)
    assert story.life(at) == (5 if at == "A" else 4)


@pytest.mark.rule("GEN-9", "GEN-10")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_whisky_heals_its_user_by_two_up_to_max_life(before, after):
    story = tale().hand("A", "whisky", "bang").with_life(A=before, B=1).turn("A")
    assert story.warns("whisky") == ("full_life" if before == 5 else "")
    story.plays("whisky")
    assert (story.life("A"), story.life("B")) == (after, 1)


# ---- Suzy Lafayette and the cost -----------------------------------------------------------------------------------


@pytest.mark.rule("BASE-SUZY-1", "DC-COST-1")
@pytest.mark.parametrize("card", ["tequila", "whisky"])
def test_suzy_who_pays_with_her_last_card_draws_one_card_when_the_effect_is_over(card):
    story = tale(A="suzy_lafayette").hand("A", card, "beer").with_life(A=2).deck("2C", "3C").turn("A")
    story.plays(card, on="A" if card == "tequila" else "")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "DC-COST-1")
def test_suzy_waits_for_the_end_of_her_springfield():
    story = tale(A="suzy_lafayette").hand("A", "springfield", "beer").deck("2C", "3C").turn("A")
    story.plays("springfield", on="C").asks("C", "dodge")
    assert story.hand_of("A") == []
    story.answers("pass")
    assert story.values_of("A") == ["2C"]


@pytest.mark.rule("BASE-SUZY-1", "BASE-GRINGO-3", "DC-COST-1")
def test_suzy_draws_before_el_gringo_takes_and_again_after():
    story = tale(A="suzy_lafayette", B="el_gringo").hand("A", "springfield", "beer").deck("2C", "3C").turn("A")
    story.plays("springfield", on="B").asks("B", "dodge").answers("pass")
    assert (story.values_of("B"), story.values_of("A")) == (["2C"], ["3C"])


@pytest.mark.rule("BASE-SUZY-1", "DC-COST-1")
def test_suzy_draws_nothing_more_when_rag_time_has_brought_her_a_card():
    story = tale(A="suzy_lafayette").hand("A", "rag_time", "beer").hand("C", "panic").deck("2C").turn("A")
    story.plays("rag_time", on="C", taking="hand")
    assert story.hand_of("A") == ["panic"]


@pytest.mark.rule("BASE-SUZY-1", "DC-COST-1")
def test_suzy_waits_for_the_end_of_her_brawl():
    story = tale(A="suzy_lafayette").hand("A", "brawl", "beer").hand("B", "panic").in_play("C", "barrel", "mustang")
    story.deck("2C", "3C").turn("A").plays("brawl").asks("A", "strip")
    assert story.hand_of("A") == []
    story.answers("take", on="C", taking="barrel")
    assert story.values_of("A") == ["2C"]
