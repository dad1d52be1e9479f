"""Bill Noface, Chuck Wengam, Doc Holyday: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from boothill.kernel.decision import NOBODY
from boothill.kernel.reasons import WhyNot
from support.tales import event, rush, tale

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


@pytest.mark.rule("DC-CHUCK-2", "BASE-DIE-10", "GR-NUG-2")
def test_nobody_is_responsible_for_what_chuck_pays():
    story = rush(C="chuck_wengam").in_play("C", "lucky_charm").turn("C").uses()
    assert [told[1] for told in story.events("lost_life")] == [(2, 1, 3, NOBODY, ABILITY)]
    assert [story.purse(seat) for seat in "ABCDE"] == [0, 0, 1, 0, 0]  # the charm pays, and nothing else


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
