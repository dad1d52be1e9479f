"""New Identity: the second character, who sees it, and what a swap changes."""

import pytest

from boothill.family.roles import HIDDEN
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.mechanics.event_deck import next_event
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.view import View
from boothill.kernel.journal import seen_by
from boothill.kernel.record import resume, save
from support.tales import rush, tale, with_second


def two_faced(players=5, seat="C", second="paul_regret", *, standing=True, **table):
    """New Identity is in force, and this is the second character of a seat."""
    story = with_second(tale(players, **table), seat, second)
    return story.event("new_identity") if standing else story


def character(story, seat):
    """The id of a seat's character."""
    return story.t.rules.characters[story.t.character[story.seat(seat)]].id


def seconds(story, viewer):
    """What a seat sees of the second characters: their ids, None where they are hidden."""
    return [player["second"] for player in story.view(viewer).dump()["players"]]


# ---- Looking, and swapping or not -----------------------------------------------------------------------------------


@pytest.mark.rule("HN-IDENT-1")
def test_at_the_start_of_his_turn_a_player_may_swap_for_good():
    story = two_faced(C="bart_cassidy").starts_turn("C").asks("C", "identity")
    assert story.decision.subject == story.t.standing
    assert story.offers("keep")
    assert story.offers("pass")
    story.answers("keep")
    assert story.at_rest("C")
    assert character(story, "C") == "paul_regret"
    for seat in "DEABC":
        story.ends_turn().asks(seat, "identity").answers("pass")
    assert story.at_rest("C")
    assert character(story, "C") == "paul_regret"


@pytest.mark.rule("HN-IDENT-1")
def test_he_may_stay_who_he_is():
    story = two_faced(C="bart_cassidy").with_life(C=3).starts_turn("C").asks("C", "identity").answers("pass")
    assert (character(story, "C"), story.life("C"), story.t.max_life[2]) == ("bart_cassidy", 3, 4)
    assert not story.events("new_identity")


@pytest.mark.rule("HN-IDENT-1", "EV-2", "EV-3")
def test_everybody_is_asked_once_the_sheriff_first_and_nobody_after_the_next_event():
    story = tale().next_events("new_identity", "shootout").starts_turn("A")
    for seat in "ABCDE":
        story.asks(seat, "identity").answers("pass")
        assert story.at_rest(seat)
        story.ends_turn()
    assert story.at_rest("A")
    assert len(story.events("looked_at_second")) == 5


@pytest.mark.rule("HN-IDENT-1")
def test_the_dead_are_not_asked():
    story = tale().event("new_identity").out("C").turn("B").ends_turn().asks("D", "identity")
    assert [told[1][0] for told in story.events("looked_at_second")] == [3]


@pytest.mark.rule("HN-IDENT-1", "BASE-TURN-9")
def test_an_extra_turn_begins_with_the_choice_again_and_may_swap_back():
    story = with_second(rush(C="bart_cassidy"), "C", "don_bell").event("new_identity").deck("2C", "3C", "9H")
    story.starts_turn("C").asks("C", "identity").answers("keep").ends_turn().asks("C", "identity")
    assert [seconds(story, viewer)[2] for viewer in "ABCDE"] == ["bart_cassidy"] * 5
    story.answers("keep")
    assert (character(story, "C"), story.life("C"), story.t.max_life[2]) == ("bart_cassidy", 2, 4)


# ---- Life -----------------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-60")
@pytest.mark.rule("HN-IDENT-2", "HN-IDENT-4", "HN-IDENT-5")
def test_sheriff_bart_cassidy_becomes_paul_regret():
    story = two_faced(seat="A", A="bart_cassidy").with_life(A=1).hand("B", "bang").in_play("A", "dynamite")
    story.deck("2C", "3C", "4C").starts_turn("A").asks("A", "identity")
    assert story.view("E").distance(4, 0) == 1
    story.answers("keep")
    assert (story.life("A"), story.t.max_life[0]) == (2, 4)
    assert story.view("E").distance(4, 0) == 2
    assert len(story.hand_of("A")) == 2  # phase 1 and nothing else
    assert not story.events("regained_life") + story.events("lost_life")


@pytest.mark.rule("HN-IDENT-2")
@pytest.mark.parametrize("before", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("seat", "second", "limit"), [("C", "paul_regret", 3), ("C", "sid_ketchum", 4), ("A", "sid_ketchum", 5)]
)
def test_after_a_swap_life_is_exactly_two_and_max_life_that_of_the_new_character(before, seat, second, limit):
    story = two_faced(seat=seat, second=second).with_life(**{seat: before}).starts_turn(seat)
    story.asks(seat, "identity").answers("keep")
    assert (story.life(seat), story.t.max_life[story.seat(seat)]) == (2, limit)
    assert [told[1] for told in story.events("new_identity")] == [
        (story.seat(seat), story.t.rules.character_index[second], 2, limit)
    ]


@pytest.mark.rule("HN-IDENT-2", "DC-3P-1")
def test_of_three_the_deputy_has_no_extra_life_point():
    story = two_faced(3, seat="A").starts_turn("A").asks("A", "identity").answers("keep")
    assert (story.life("A"), story.t.max_life[0]) == (2, 3)


@pytest.mark.rule("HN-IDENT-2")
def test_hand_cards_in_play_and_role_stay():
    story = two_faced().hand("C", "beer", "missed").in_play("C", "barrel", "canteen").deck("2C", "3C").starts_turn("C")
    story.asks("C", "identity").answers("keep")
    assert story.hand_of("C") == ["beer", "missed", "bang", "bang"]
    assert story.front_of("C") == ["barrel", "canteen"]
    assert (story.t.role[2], story.view("A").role[2]) == (story.t.role[3], HIDDEN)


@pytest.mark.rule("HN-IDENT-2", "GEN-9")
def test_the_new_max_life_is_the_limit_from_now_on():
    story = two_faced().hand("C", "beer/6H", "beer/7H").starts_turn("C").asks("C", "identity").answers("keep")
    assert story.plays("beer/6H").plays("beer/7H").life("C") == 3


@pytest.mark.rule("HN-IDENT-5", "BASE-BART-1")
def test_who_becomes_bart_draws_nothing_for_the_life_he_had():
    story = two_faced(second="bart_cassidy").starts_turn("C").asks("C", "identity").answers("keep")
    assert len(story.hand_of("C")) == 2
    assert not story.events("lost_life")


@pytest.mark.rule("HN-IDENT-2", "BASE-TURN-6")
def test_the_hand_limit_follows_the_new_life():
    story = two_faced().hand("C", "beer").starts_turn("C").asks("C", "identity").answers("keep").ends_turn()
    assert story.asks("C", "surplus").decision.subject == (1,)


# ---- The new ability works at once ----------------------------------------------------------------------------------


@pytest.mark.rule("HN-IDENT-4", "BASE-TURN-2", "BASE-LUCKY-1")
def test_the_choice_comes_before_dynamite_and_jail_which_the_new_ability_serves():
    story = two_faced(second="lucky_duke").in_play("C", "dynamite", "jail").deck("5S", "KH", "2C", "3H")
    story.starts_turn("C").asks("C", "identity")
    assert not story.events("flipped")
    story.answers("keep").asks("C", "flip").answers("KH").asks("C", "flip").answers("3H")
    assert story.at_rest("C")
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.rule("HN-IDENT-4", "BASE-LUCKY-1")
def test_the_old_ability_is_gone_at_once():
    story = two_faced(C="lucky_duke").in_play("C", "jail").deck("2C", "3H").starts_turn("C").asks("C", "identity")
    story.answers("keep").asks("D", "identity")
    assert [told[1][0] for told in story.events("stays_in_jail")] == [2]


@pytest.mark.rule("HN-IDENT-4", "HN-IDENT-2", "BASE-DYN-1")
def test_a_dynamite_takes_its_three_points_from_the_new_two():
    story = two_faced().hand("C", "beer/6H").in_play("C", "dynamite").deck("5S").starts_turn("C")
    story.asks("C", "identity").answers("keep").asks("C", "rescue")
    assert story.life("C") == -1


@pytest.mark.rule("HN-IDENT-4", "BASE-P1-2", "DC-BILL-1", "DC-PIXIE-1")
@pytest.mark.parametrize(
    ("seat", "second", "cards"), [("C", "pixie_pete", 3), ("C", "bill_noface", 3), ("A", "bill_noface", 4)]
)
def test_phase_1_is_the_new_characters(seat, second, cards):
    story = two_faced(seat=seat, second=second).starts_turn(seat).asks(seat, "identity").answers("keep")
    assert len(story.hand_of(seat)) == cards


@pytest.mark.rule("HN-IDENT-4", "BASE-KIT-1")
@pytest.mark.parametrize(("answer", "looks"), [("keep", True), ("pass", False)])
def test_kit_carlson_looks_at_three_cards_if_he_is_the_new_one(answer, looks):
    story = two_faced(second="kit_carlson").deck("2C", "3C", "4C").starts_turn("C").asks("C", "identity")
    story.answers(answer)
    if looks:
        story.asks("C", "look").answers("4C").asks("C", "look").answers("3C")
    assert story.values_of("C") == (["4C", "3C"] if looks else ["2C", "3C"])


@pytest.mark.rule("HN-IDENT-4", "BASE-SUZY-4")
def test_who_becomes_suzy_with_an_empty_hand_draws_at_once_before_his_jail_is_checked():
    story = two_faced(second="suzy_lafayette").in_play("C", "jail").deck("2C", "3H", "4C", "5C").starts_turn("C")
    story.asks("C", "identity").answers("keep")
    assert story.values_of("C") == ["2C", "4C", "5C"]
    assert [told[1][1] for told in story.events("drew")] == [1, 2]


@pytest.mark.rule("HN-IDENT-4", "BASE-SUZY-4")
def test_who_becomes_suzy_with_a_card_in_hand_draws_nothing_for_it():
    story = two_faced(second="suzy_lafayette").hand("C", "beer").starts_turn("C").asks("C", "identity").answers("keep")
    assert [told[1][1] for told in story.events("drew")] == [2]


@pytest.mark.rule("HN-IDENT-4", "BASE-SUZY-1")
def test_who_was_suzy_draws_no_more_for_an_empty_hand():
    story = two_faced(C="suzy_lafayette").deck("barrel", "mustang").starts_turn("C").asks("C", "identity")
    story.answers("keep").plays("barrel").plays("mustang")
    assert story.hand_of("C") == []


@pytest.mark.rule("HN-IDENT-4", "DC-VERA-1")
def test_who_becomes_vera_copies_in_the_same_turn():
    story = two_faced(second="vera_custer", E="pixie_pete").starts_turn("C").asks("C", "identity").answers("keep")
    story.asks("C", "copy").answers("take", on="E")
    assert len(story.hand_of("C")) == 3
    assert (story.life("C"), story.t.max_life[2]) == (2, 3)


@pytest.mark.rule("HN-IDENT-4", "DC-VERA-3")
def test_a_new_vera_who_stays_in_jail_has_no_ability():
    story = two_faced(second="vera_custer", E="pixie_pete").in_play("C", "jail").deck("2C").starts_turn("C")
    story.asks("C", "identity").answers("keep").asks("D", "identity")
    assert story.t.abilities[2] == (story.t.rules.character_index["vera_custer"],)


@pytest.mark.rule("HN-IDENT-4", "DC-VERA-2")
def test_who_was_vera_loses_what_she_had_copied():
    story = two_faced(C="vera_custer").ability("C", "vera_custer", "lucky_duke").in_play("C", "jail").deck("2C", "3H")
    story.starts_turn("C").asks("C", "identity").answers("keep").asks("D", "identity")
    assert [told[1][0] for told in story.events("stays_in_jail")] == [2]
    assert story.t.abilities[2] == (story.t.character[2],)


@pytest.mark.rule("HN-IDENT-1", "DC-VERA-2")
def test_a_vera_who_stays_vera_keeps_her_copy_through_the_jail():
    story = two_faced(C="vera_custer").ability("C", "vera_custer", "lucky_duke").in_play("C", "jail").deck("2C", "3H")
    story.starts_turn("C").asks("C", "identity").answers("pass").asks("C", "flip").answers("3H")
    story.asks("C", "copy")


@pytest.mark.rule("HN-IDENT-4", "DC-VERA-4")
def test_vera_keeps_the_ability_of_a_character_that_is_no_longer_there():
    story = two_faced(C="pixie_pete", B="vera_custer").ability("B", "vera_custer", "pixie_pete").starts_turn("C")
    story.asks("C", "identity").answers("keep")
    assert story.t.abilities[1][1] == story.t.rules.character_index["pixie_pete"] == story.t.second[2]


@pytest.mark.rule("HN-IDENT-4", "DC-BELLE-4")
def test_who_becomes_belle_switches_cards_off_in_the_same_turn():
    story = two_faced(second="belle_star").in_play("D", "barrel", "mustang").hand("C", "bang").starts_turn("C")
    story.asks("C", "identity").answers("keep").plays("bang", on="D").asks("D", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("HN-IDENT-4", "DC-BELLE-1")
def test_who_was_belle_switches_nothing_off():
    story = two_faced(C="belle_star").in_play("D", "barrel").hand("C", "bang").starts_turn("C")
    story.asks("C", "identity").answers("keep").plays("bang", on="D").asks("D", "dodge")
    assert story.offers("flip")


@pytest.mark.rule("HN-IDENT-4", "BASE-SID-1")
def test_who_becomes_sid_may_heal_before_his_dynamite_is_checked():
    story = two_faced(second="sid_ketchum").hand("C", "scope", "mustang").in_play("C", "dynamite").deck("5S")
    story.starts_turn("C").asks("C", "identity").answers("keep").asks("C", "between").answers("use")
    story.asks("C", "cost").answers("scope").asks("C", "rescue")
    assert story.life("C") == 0


# ---- Who sees which second character when ---------------------------------------------------------------------------


@pytest.mark.rule("HN-IDENT-1", "BASE-SET-5", "GEN-6")
def test_nobody_sees_a_second_character_before_its_owners_turn_and_then_only_he_does():
    story = two_faced().turn("B")
    assert all(seconds(story, viewer) == [None] * 5 for viewer in "ABCDE")
    story.ends_turn().asks("C", "identity")
    for answered in (False, True):
        for viewer in "ABCDE":
            assert seconds(story, viewer) == [None, None, "paul_regret" if viewer == "C" else None, None, None]
        if not answered:
            story.answers("pass")
    told = story.events("looked_at_second")
    assert [seen_by(event, viewer)[-1] for event in told for viewer in (0, 2)] == [(), (story.t.second[2],)]


@pytest.mark.rule("HN-IDENT-3", "GEN-6")
def test_after_a_swap_everybody_knows_the_old_character_to_be_the_second_one():
    story = two_faced(C="bart_cassidy").starts_turn("C").asks("C", "identity").answers("keep")
    for viewer in "ABCDE":
        assert seconds(story, viewer) == [None, None, "bart_cassidy", None, None]
        assert story.view(viewer).dump()["players"][2]["character"] == "paul_regret"


@pytest.mark.rule("HN-IDENT-1", "EV-10")
def test_what_was_seen_stays_known_when_the_event_is_over():
    story = two_faced(seat="E").next_events("shootout").starts_turn("E").asks("E", "identity").answers("pass")
    assert story.ends_turn().at_rest("A")
    assert next_event(story.t) < 0
    assert seconds(story, "E")[4] == "paul_regret"
    assert seconds(story, "A")[4] is None


@pytest.mark.rule("HN-IDENT-1", "GEN-6")
@pytest.mark.parametrize("answer", ["keep", "pass"])
def test_dealing_anew_what_a_seat_cannot_see_keeps_what_it_knows_of_second_characters(answer):
    story = two_faced(C="bart_cassidy").starts_turn("C").asks("C", "identity").answers(answer)
    t = story.t
    for viewer in range(5):
        others = set()
        for seed in range(20):
            other = t.copy()
            redeal(other, viewer, seed)
            assert View(other, viewer).second == View(t, viewer).second
            assert other.character == t.character
            assert len({*other.character, *other.second}) == 10
            others.add(other.second[2])
        known = viewer == 2 or answer == "keep"
        assert (len(others) == 1) is known
        assert t.second[2] in others or not known


@pytest.mark.rule("HN-IDENT-3", "HN-IDENT-4")
@pytest.mark.parametrize("answer", ["keep", "pass"])
@pytest.mark.parametrize("engine", ["same", "another"])
def test_a_saved_match_remembers_who_saw_what(answer, engine):
    story = two_faced(C="bart_cassidy").starts_turn("C").asks("C", "identity").answers(answer)
    match, _ = resume(save(story.match, "same"), BANG, engine)
    twin = story.match.clone()
    for state in (match.state, twin.state):
        assert (state.second, state.second_known, state.character) == (
            story.t.second,
            story.t.second_known,
            story.t.character,
        )
        assert (state.life[2], state.max_life[2]) == (story.life("C"), story.t.max_life[2])
        assert [View(state, seat).second for seat in range(5)] == [story.view(seat).second for seat in "ABCDE"]
