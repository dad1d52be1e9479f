"""General principles."""

from collections import Counter

import pytest

from boothill.family.roles import HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.terms import DISCARD, FROM_HAND, PLAY
from boothill.kernel.journal import EVERYTHING
from boothill.kernel.reasons import WhyNot
from support.extras import base_with_event
from support.story import Story


@pytest.mark.rule("GEN-1")
def test_a_character_text_beats_the_general_limit():
    story = Story(A="willy_the_kid").hand("A", "bang", "bang")
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert story.offers("bang", on="B")
    plain = Story().hand("A", "bang", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not plain.offers("bang", on="B")


@pytest.mark.rule("GEN-1")
def test_cannot_beats_can():
    story = Story(A="calamity_janet").hand("A", "bang", "missed")
    story.turn("A")
    assert story.offers("missed as bang", on="B")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert not story.offers("missed as bang", on="B")
    assert story.why_not("A", "missed") == WhyNot("bang_limit", "BASE-LIM-1", 1)


@pytest.mark.rule("GEN-1")
def test_an_event_that_forbids_beats_an_ability_that_allows():
    def not_now(t, me, card, kind, occasion):
        return WhyNot("forbidden_here", "GEN-1") if kind.bang_card else None

    story = Story(rules=base_with_event(may_play=not_now), A="willy_the_kid").hand("A", "bang", "beer").turn("A")
    assert not story.offers("bang", on="B")
    assert story.offers("beer")
    assert story.why_not("A", "bang") == WhyNot("forbidden_here", "GEN-1")


@pytest.mark.rule("GEN-2")
def test_an_effect_is_finished_before_the_next_card_is_played():
    story = Story().hand("A", "gatling", "beer").hand("D", "missed").hand("E", "beer").with_life(E=2)
    story.turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge")
        assert not story.offers("beer")
        story.answers("pass")
    assert story.at_rest("A")
    assert story.offers("beer")


@pytest.mark.rule("GEN-2")
def test_sid_ketchum_may_act_between_two_effects():
    story = Story(D="sid_ketchum").hand("A", "stagecoach").hand("D", "bang", "missed").with_life(D=3)
    story.turn("A").plays("stagecoach")
    story.asks("D", "between").answers("use").asks("D", "cost").answers("bang")
    assert story.life("D") == 4
    assert story.hand_of("D") == []
    assert story.at_rest("A")


@pytest.mark.rule("GEN-3")
def test_the_active_players_ability_comes_first():
    story = Story(B="suzy_lafayette", A="el_gringo").hand("B", "bang").deck("2C", "3C")
    story.turn("B").plays("bang", on="A").asks("A", "dodge").answers("pass")
    # Suzy's empty hand draws 2C, only then does El Gringo take it, and her empty hand draws again.
    assert story.values_of("A") == ["2C"]
    assert story.values_of("B") == ["3C"]


@pytest.mark.rule("GEN-3")
def test_then_the_others_clockwise_from_the_active_player():
    story = Story(C="suzy_lafayette").ability("E", "suzy_lafayette").ability("B", "suzy_lafayette")
    story.hand("D", "stagecoach").deck("2C", "3C", "4C", "5C", "6C")
    story.turn("D").plays("stagecoach")
    assert story.values_of("E") == ["4C"]
    assert story.values_of("B") == ["5C"]
    assert story.values_of("C") == ["6C"]


@pytest.mark.rule("GEN-4")
def test_an_optional_effect_is_offered_and_may_be_declined():
    story = Story().hand("A", "bang").in_play("B", "barrel").deck("4H")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert story.offers("flip")
    story.answers("pass")
    assert story.life("B") == 3
    assert story.events("flipped") == []


@pytest.mark.rule("GEN-4")
def test_a_mandatory_effect_is_carried_out_without_asking():
    story = Story(B="bart_cassidy").in_play("B", "dynamite").deck("7S", "2C", "3C", "4C", "5C", "6C")
    story.starts_turn("B")
    assert story.at_rest("B")
    assert story.life("B") == 1
    assert story.values_of("B") == ["2C", "3C", "4C", "5C", "6C"]


@pytest.mark.rule("GEN-5")
def test_a_card_from_the_hand_is_picked_at_random_and_each_is_as_likely():
    picked = Counter()
    for seed in range(300):
        story = Story().hand("A", "panic").hand("B", "bang", "missed", "beer")
        story.t.seed = seed
        story.turn("A").plays("panic", on="B", taking="hand")
        picked[story.hand_of("A")[0]] += 1
    assert set(picked) == {"bang", "missed", "beer"}
    assert all(75 < times < 125 for times in picked.values())


@pytest.mark.rule("GEN-5")
def test_a_card_in_play_is_chosen_by_the_player_causing_the_effect():
    story = Story().hand("A", "cat_balou").hand("C", "bang", "beer").in_play("C", "barrel", "mustang")
    story.turn("A")
    choices = [option for option in story.decision.options if option[0] == PLAY and option[3] == story.seat("C")]
    assert len(choices) == 3  # Barrel, Mustang, and the hand as a whole
    story.plays("cat_balou", on="C", taking="mustang")
    assert story.front_of("C") == ["barrel"]
    assert len(story.hand_of("C")) == 2


@pytest.mark.rule("GEN-6")
def test_public_are_characters_life_numbers_of_cards_and_what_lies_open():
    story = Story(5, B="paul_regret").hand("B", "bang", "beer").in_play("B", "barrel").discard("3H", "9S")
    story.with_life(B=2).turn("A")
    view, t = story.view("D"), story.t
    assert view.character == tuple(t.character)
    assert (view.life[1], view.max_life[1], view.hand_sizes[1]) == (2, 3, 2)
    assert view.play[1] == tuple(t.play[1])
    assert view.deck_size == len(t.deck)
    assert view.rules.value_text(view.discard_top) == "9S"


@pytest.mark.rule("GEN-6")
def test_known_roles_are_the_sheriffs_ones_own_and_those_of_eliminated_players():
    story = Story(5).out("C").turn("A")
    assert story.view("E").role == (SHERIFF, HIDDEN, OUTLAW, HIDDEN, RENEGADE)
    assert story.view("A").role == (SHERIFF, HIDDEN, OUTLAW, HIDDEN, HIDDEN)


@pytest.mark.rule("GEN-6", "BASE-SET-5")
def test_hands_draw_pile_roles_and_second_characters_could_be_any_others():
    story = Story(7).hand("A", "bang", "beer").hand("B", "missed", "jail").hand("C", "gatling").out("G").turn("A")
    before = story.view("B").dump()
    twin = story.match.clone().state
    redeal(twin, story.seat("B"), seed=5)
    assert type(story.view("B"))(twin, story.seat("B")).dump() == before
    assert twin.second != story.t.second
    assert twin.role != story.t.role
    assert twin.hand[0] != story.t.hand[0]
    assert twin.deck != story.t.deck


@pytest.mark.rule("GEN-6")
def test_others_learn_how_many_cards_are_drawn_but_not_which():
    story = Story().hand("A", "stagecoach").deck("2C", "3C").turn("A").plays("stagecoach")
    name, public, audience, secret = story.events("drew")[-1]
    assert (name, public, audience) == ("drew", (0, 2, -1), (0,))
    assert list(secret) == story.t.hand[0]
    assert story.view("B").hand_sizes[0] == 2
    assert story.view("B").hands == ()
    assert type(story.view("B"))(story.t, EVERYTHING).hands[0] == tuple(story.t.hand[0])


@pytest.mark.rule("GEN-7")
def test_role_and_character_cards_are_never_among_the_cards_to_take_or_discard():
    story = Story().hand("A", "cat_balou", "panic").hand("B", "beer").in_play("B", "scope").turn("A")
    picks = {option[4] for option in story.decision.options if option[0] == PLAY and option[3] == story.seat("B")}
    assert picks == {FROM_HAND, story.t.play[1][0]}
    assert {option[3] for option in story.decision.options if option[0] == PLAY} == {0, 1}


@pytest.mark.rule("GEN-8")
def test_nobody_may_discard_cards_just_because_he_wants_to():
    story = Story().hand("A", "missed", "beer", "bang").in_play("A", "barrel").turn("A")
    assert all(option[0] != DISCARD for option in story.decision.options)
    story.ends_turn()
    assert story.at_rest("B")  # 3 cards at life 5: phase 3 asks for nothing
    assert story.hand_of("A") == ["missed", "beer", "bang"]


@pytest.mark.rule("GEN-9")
def test_life_never_rises_above_max_life():
    story = Story().hand("A", "saloon").with_life(B=3, C=4).turn("A").plays("saloon")
    assert (story.life("A"), story.life("B"), story.life("C")) == (5, 4, 4)


@pytest.mark.rule("GEN-10")
def test_a_card_may_be_played_without_effect_and_the_player_is_warned():
    story = Story().hand("A", "beer", "saloon").turn("A")
    assert story.warns("beer") == "full_life"
    assert story.warns("saloon") == "all_healthy"
    story.plays("beer").plays("saloon")
    assert story.life("A") == 5
    assert story.discards() == ["beer", "saloon"]


@pytest.mark.rule("GEN-10")
def test_a_card_with_an_effect_carries_no_warning():
    story = Story().hand("A", "beer", "saloon").with_life(A=3).turn("A")
    assert story.warns("beer") == ""
    assert story.warns("saloon") == ""


@pytest.mark.rule("GEN-11")
def test_a_player_without_any_card_is_no_target():
    story = Story().hand("A", "cat_balou", "panic").in_play("C", "barrel").turn("A")
    assert not story.offers("cat_balou", on="B", taking="hand")
    assert story.offers("cat_balou", on="C", taking="barrel")
    assert story.why_not("A", "panic") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("GEN-11")
def test_without_a_legal_target_the_card_cannot_be_played():
    story = Story().hand("A", "cat_balou").turn("A")
    assert not any(option[0] == PLAY for option in story.decision.options)
    assert story.why_not("A", "cat_balou") == WhyNot("nothing_to_take", "GEN-11")


@pytest.mark.rule("GEN-12")
def test_a_brown_card_is_on_the_discard_pile_before_its_effect():
    story = Story().hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert story.discards() == ["bang"]
    assert story.hand_of("A") == []
    assert story.life("B") == 4
