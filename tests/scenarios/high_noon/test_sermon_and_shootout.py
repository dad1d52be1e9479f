"""The Sermon: no BANG! cards in one's own turn. Shootout: two of them."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale


def sermon(players=5, **characters):
    """A table with these characters while The Sermon is in force."""
    return tale(players, **characters).event("sermon")


def shootout(**characters):
    """A table with these characters while Shootout is in force."""
    return tale(**characters).event("shootout")


def forbidden(story):
    """The Sermon as the reason why not."""
    return WhyNot("event_forbids", "HN-SERMON-1", story.t.standing[0])


def hits(story, card="bang", on="B"):
    """The active player plays a BANG! card that is not answered."""
    return story.plays(card, on=on).asks(on, "dodge").answers("pass")


# ---- The Sermon: one's own turn ------------------------------------------------------------------------------------


@pytest.mark.rule("HN-SERMON-1")
def test_nobody_plays_a_bang_in_his_own_turn_and_it_is_said_why():
    story = sermon().hand("A", "bang").turn("A")
    assert not any(story.offers("bang", on=seat) for seat in "BCDE")
    assert story.why_not("A", "bang") == forbidden(story)


@pytest.mark.rule("HN-SERMON-2", "BASE-WILLY-1", "BASE-LIM-3")
@pytest.mark.parametrize(
    ("character", "weapon"), [("willy_the_kid", ""), ("plain", "volcanic"), ("plain", "winchester")]
)
def test_nor_do_willy_the_kid_and_the_owner_of_a_volcanic(character, weapon):
    story = sermon(A=character).hand("A", "bang")
    if weapon:
        story.in_play("A", weapon)
    story.turn("A")
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == forbidden(story)


@pytest.mark.rule("HN-SERMON-2", "BASE-JANET-1")
def test_calamity_janets_missed_is_a_bang_too():
    story = sermon(A="calamity_janet").hand("A", "missed", "bang").turn("A")
    assert not story.offers("missed as bang", on="B")
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "missed") == forbidden(story)


@pytest.mark.scenario("IM-51")
@pytest.mark.rule("HN-SERMON-1", "BASE-DUEL-1")
def test_a_challenger_whose_duel_is_answered_loses_at_once():
    story = sermon().hand("A", "duel", "bang").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang")
    assert story.at_rest("A")
    assert (story.life("A"), story.life("B")) == (4, 4)
    assert story.hand_of("A") == ["bang"]
    assert [told[1] for told in story.events("may_not_answer")] == [(0, story.t.rules.kind_index["duel"])]


@pytest.mark.rule("HN-SERMON-1")
def test_a_challenged_player_who_does_not_answer_loses_as_ever():
    story = sermon().hand("A", "duel", "bang").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("pass")
    assert (story.life("A"), story.life("B")) == (5, 3)
    assert story.events("may_not_answer") == []


@pytest.mark.rule("HN-SERMON-1", "HN-SERMON-2", "BASE-JANET-1")
def test_calamity_janet_cannot_answer_in_her_own_duel_with_any_card():
    story = sermon(A="calamity_janet").hand("A", "duel", "missed").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang")
    assert story.at_rest("A")
    assert story.life("A") == 4


@pytest.mark.rule("HN-SERMON-1", "BASE-DUEL-4", "BASE-SID-1")
def test_losing_the_duel_at_once_may_be_lethal_and_nobody_is_to_blame():
    story = sermon().hand("C", "duel", "bang").hand("D", "bang").with_life(C=1).turn("C")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.events("reward") == []
    story = sermon(C="sid_ketchum").hand("C", "duel", "bang", "bang").hand("D", "bang").with_life(C=1).turn("C")
    story.plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "rescue")
    story.answers("use").asks("C", "cost").answers("bang")
    assert story.life("C") == 1


@pytest.mark.rule("HN-SERMON-1", "DC-MOLLY-2")
def test_molly_stark_who_wins_the_duel_draws_for_her_card():
    story = sermon(B="molly_stark").hand("A", "duel", "bang").hand("B", "bang").deck("2C").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang")
    assert story.life("A") == 4
    assert story.values_of("B") == ["2C"]


# ---- The Sermon: everything else -----------------------------------------------------------------------------------


@pytest.mark.scenario("IM-52")
@pytest.mark.rule("HN-SERMON-2", "HN-SERMON-3")
def test_indians_is_answered_with_bang_cards_and_punch_is_legal():
    story = sermon(A="calamity_janet").hand("A", "indians", "punch", "missed").hand("B", "bang").turn("A")
    assert not story.offers("missed as bang", on="B")
    story.plays("indians").asks("B", "bang").answers("bang")
    for seat in "CDE":
        story.asks(seat, "bang").answers("pass")
    story.plays("punch", on="B").asks("B", "dodge").answers("pass")
    assert [story.life(seat) for seat in "BCDE"] == [3, 3, 3, 3]


@pytest.mark.rule("HN-SERMON-3")
def test_calamity_janet_out_of_turn_uses_either_card_as_the_other():
    story = sermon(B="calamity_janet").hand("A", "gatling", "indians").hand("B", "bang", "missed").turn("A")
    story.plays("gatling").asks("B", "dodge").answers("bang")
    for seat in "CDE":
        story.asks(seat, "dodge").answers("pass")
    story.plays("indians").asks("B", "bang").answers("missed")
    for seat in "CDE":
        story.asks(seat, "bang").answers("pass")
    assert story.life("B") == 4


@pytest.mark.rule("HN-SERMON-3")
def test_all_other_shots_are_allowed():
    story = sermon(A="doc_holyday").in_play("A", "knife", "pepperbox", "derringer", "buffalo_rifle", "howitzer")
    story.hand("A", "gatling", "springfield", "bang", "bang", "bang").turn("A")
    for card in ("knife", "pepperbox", "derringer", "buffalo_rifle"):
        assert story.offers(f"spend {card}", on="B")
    assert story.offers("spend howitzer")
    assert story.offers("gatling")
    story.plays("springfield", on="C").asks("A", "second_card").answers("bang").asks("C", "dodge").answers("pass")
    story.uses(on="B").asks("A", "cost").answers("bang").answers("bang").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.life("C")) == (3, 3)
    assert story.hand_of("A") == ["gatling"]


@pytest.mark.rule("HN-SERMON-3", "BASE-SID-2")
def test_sid_ketchum_may_pay_with_bang_cards_in_his_own_turn():
    story = sermon(A="sid_ketchum").hand("A", "bang", "bang").with_life(A=2).turn("A")
    story.uses().asks("A", "cost").answers("bang")
    assert story.life("A") == 3
    assert story.hand_of("A") == []


@pytest.mark.rule("HN-SERMON-3", "PROMO-WILL-2")
def test_uncle_will_may_play_a_bang_as_a_general_store():
    story = sermon(A="uncle_will").hand("A", "bang").turn("A")
    assert not story.offers("bang", on="B")
    story.plays("bang as general_store")
    for seat in "ABCD":
        story.asks(seat, "store").answers("take")
    assert story.at_rest("A")


@pytest.mark.rule("HN-SERMON-1", "BASE-TURN-6")
def test_bang_cards_may_be_discarded_as_surplus():
    story = sermon().hand("A", "bang", "bang").with_life(A=1).turn("A").ends_turn().asks("A", "surplus").answers("bang")
    assert story.discards() == ["bang"]


@pytest.mark.rule("HN-SERMON-1", "EV-3", "DC-3P-8")
def test_of_three_it_holds_from_the_deputys_turn_to_his_next():
    story = tale(3).next_events("sermon", "shootout").hand("A", "bang").hand("B", "bang").hand("C", "bang")
    story.deck(*["missed"] * 8).starts_turn("A")
    for seat, other in ("AB", "BC", "CA"):
        assert story.at_rest(seat)
        assert not story.offers("bang", on=other)
        story.ends_turn()
    assert story.offers("bang", on="B")


# ---- Shootout ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-SHOOT-1", "BASE-LIM-1", "BASE-LIM-3")
def test_two_bang_cards_per_turn():
    story = shootout().hand("A", "bang", "bang", "bang").turn("A")
    hits(hits(story), on="E")
    assert (story.life("B"), story.life("E")) == (3, 3)
    assert not story.offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 2)


@pytest.mark.rule("HN-SHOOT-1")
def test_each_player_has_two_in_each_turn():
    story = shootout().hand("A", "bang", "bang").hand("B", "bang", "bang", "bang").deck("missed", "missed").turn("A")
    hits(hits(story)).ends_turn()
    hits(hits(story, on="C"), on="C")
    assert not story.offers("bang", on="C")
    assert story.life("C") == 2


@pytest.mark.rule("HN-SHOOT-1", "BASE-JANET-1")
def test_calamity_janets_missed_cards_count():
    story = shootout(A="calamity_janet").hand("A", "bang", "missed", "missed").turn("A")
    hits(hits(story), card="missed as bang")
    assert not story.offers("missed as bang", on="B")


@pytest.mark.rule("HN-SHOOT-1")
@pytest.mark.parametrize(("character", "weapon"), [("willy_the_kid", "schofield"), ("plain", "volcanic")])
def test_willy_and_volcanic_stay_unlimited(character, weapon):
    story = shootout(A=character).hand("A", "bang", "bang", "bang", "bang").in_play("A", weapon).turn("A")
    for _ in range(3):
        hits(story)
    assert story.offers("bang", on="E")
    assert story.life("B") == 1


@pytest.mark.rule("HN-SHOOT-1", "BASE-LIM-3")
def test_losing_the_volcanic_restores_the_limit_of_two():
    story = shootout().hand("A", "bang", "bang", "bang", "schofield").in_play("A", "volcanic").turn("A")
    hits(hits(story)).plays("schofield")
    assert not story.offers("bang", on="B")
    story = shootout().hand("A", "bang", "bang", "schofield").in_play("A", "volcanic").turn("A")
    assert hits(story).plays("schofield").offers("bang", on="B")


@pytest.mark.rule("HN-SHOOT-1", "BASE-LIM-2")
def test_other_shots_and_bang_cards_given_up_do_not_count():
    story = shootout().hand("A", "duel", "punch", "bang", "bang", "bang").hand("B", "bang").turn("A")
    story.plays("duel", on="B").asks("B", "bang").answers("bang").asks("A", "bang").answers("bang")
    story.asks("B", "bang").answers("pass")
    story.plays("punch", on="B").asks("B", "dodge").answers("pass")
    hits(hits(story, on="E"), on="E")
    assert (story.life("B"), story.life("E")) == (2, 2)


@pytest.mark.rule("HN-SHOOT-1", "EV-10")
def test_the_second_bang_is_the_events_gift():
    story = tale().hand("A", "bang", "bang").turn("A")
    assert not hits(story).offers("bang", on="B")
    story = tale().event("shootout").next_events("thirst").hand("A", "bang", "bang").deck("missed").starts_turn("A")
    assert not hits(story).offers("bang", on="B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)
