"""The Gold Rush event: turns pass the other way round, and nothing else does."""

import pytest

from support.tales import rush, tale


def whose_turns(story):
    """The seats in the order of their turns, an extra turn in small letters."""
    told = ["ABCDE"[seat].lower() if extra else "ABCDE"[seat] for _, (seat, _, extra), _, _ in story.events("turn")]
    return "".join(told)


def pass_turns(story, number):
    """So many players end their turns at once."""
    for _ in range(number):
        seat = "ABCDE"[story.t.active]
        story.ends_turn()
        while story.decision.kind == "surplus":
            story.asks(seat, "surplus").answers("discard")
    return story


@pytest.mark.scenario("IM-62")
@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-1")
def test_turns_go_counter_clockwise_beginning_with_the_sheriff():
    story = pass_turns(tale().next_events("gold_rush_event").starts_turn("A"), 4)
    assert whose_turns(story) == "AEDCB"


@pytest.mark.scenario("IM-62")
@pytest.mark.rule("HN-GOLD-1", "BASE-DYN-5")
def test_a_dynamite_still_goes_to_the_left():
    story = tale().event("gold_rush_event").in_play("C", "dynamite").deck("KH").starts_turn("C")
    assert story.front_of("D") == ["dynamite"]
    pass_turns(story, 1)
    assert story.at_rest("B")
    pass_turns(story, 2)
    assert whose_turns(story) == "CBAE"
    assert story.front_of("D") == ["dynamite"]


@pytest.mark.scenario("IM-62")
@pytest.mark.rule("HN-GOLD-1", "BASE-STORE-1", "BASE-MULTI-1")
def test_a_general_store_is_still_offered_clockwise():
    story = tale().event("gold_rush_event").hand("C", "general_store").deck("2C", "3C", "4C", "5C", "6C").turn("C")
    story.plays("general_store")
    for seat in "CDEA":
        story.asks(seat, "store").answers("take")
    assert story.values_of("B") == ["6C"]


@pytest.mark.rule("HN-GOLD-1", "BASE-MULTI-1")
@pytest.mark.parametrize(("card", "question"), [("indians", "bang"), ("gatling", "dodge")])
def test_targets_are_still_asked_clockwise(card, question):
    story = tale().event("gold_rush_event").hand("C", card).turn("C").plays(card)
    for seat in "DEAB":
        story.asks(seat, question).answers("pass")
    assert story.at_rest("C")


@pytest.mark.rule("HN-GOLD-1", "BASE-MULTI-1")
def test_so_are_those_who_suffer_from_a_brawl():
    story = tale().event("gold_rush_event").hand("C", "brawl", "beer")
    for seat, card in zip("ABDE", ["barrel", "scope", "mustang", "hideout"], strict=True):
        story.in_play(seat, card, "volcanic" if seat == "A" else "winchester" if seat == "B" else "jail")
    story.turn("C").plays("brawl")
    for seat, card in zip("DEAB", ["mustang", "hideout", "barrel", "scope"], strict=True):
        story.asks("C", "strip").answers("take", on=seat, taking=card)
    assert story.at_rest("C")


@pytest.mark.rule("HN-GOLD-1", "BASE-DIST-1")
@pytest.mark.parametrize("name", ["gold_rush_event", "shootout"])
def test_distances_stay(name):
    story = tale().event(name).in_play("B", "mustang").turn("A")
    assert [story.view("A").distance(0, seat) for seat in range(1, 5)] == [2, 2, 2, 1]


@pytest.mark.rule("HN-GOLD-1", "PROMO-CLAUS-1")
def test_claus_the_saint_gives_clockwise():
    story = tale(C="claus_the_saint").event("gold_rush_event").deck("2C", "3C", "4C", "5C", "6C", "7C")
    story.starts_turn("C")
    for seat in "DEAB":
        story.asks("C", "gift").answers("take", on=seat)
    assert story.values_of("C") == ["6C", "7C"]


@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-1")
def test_eliminated_players_are_passed_over():
    story = pass_turns(tale().out("E", "C").next_events("gold_rush_event").starts_turn("A"), 2)
    assert whose_turns(story) == "ADB"


@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-4")
def test_after_a_player_killed_in_his_own_turn_it_goes_on_counter_clockwise():
    story = tale().event("gold_rush_event").in_play("D", "dynamite").with_life(D=3).deck("7S").starts_turn("D")
    story.asks("D", "rescue").answers("pass")
    assert whose_turns(story) == "DC"


@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-5")
def test_after_a_turn_spent_in_jail_too():
    story = tale().event("gold_rush_event").in_play("D", "jail").deck("2C").starts_turn("D")
    assert whose_turns(story) == "DC"


@pytest.mark.rule("HN-GOLD-2", "EV-10")
def test_the_next_event_turns_the_direction_back_at_once():
    story = tale().next_events("gold_rush_event", "shootout").starts_turn("A")
    assert whose_turns(pass_turns(story, 7)) == "AEDCBABC"
    assert len(story.events("revealed")) == 2


@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-1")
def test_before_it_is_revealed_turns_go_clockwise():
    story = tale().event("shootout").next_events("gold_rush_event").starts_turn("D")
    assert whose_turns(pass_turns(story, 3)) == "DEAE"


@pytest.mark.rule("HN-GOLD-1", "BASE-TURN-8")
def test_an_extra_turn_comes_before_the_direction_matters():
    story = rush(C="don_bell").event("gold_rush_event").deck("9H").turn("C")
    assert whose_turns(pass_turns(story, 2)) == "cB"


@pytest.mark.rule("HN-GOLD-1", "HN-GOLD-2", "DC-3P-8")
def test_of_three_it_begins_with_the_deputy():
    story = tale(3).next_events("gold_rush_event", "shootout").starts_turn("A")
    assert whose_turns(pass_turns(story, 4)) == "ACBAB"


@pytest.mark.rule("HN-GOLD-1", "DC-3P-8")
def test_of_three_without_the_deputy_the_one_who_follows_him_ends_it():
    story = tale(3).next_events("gold_rush_event", "shootout").hand("C", "bang").with_life(A=1).starts_turn("A")
    pass_turns(story, 1)
    story.plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert whose_turns(pass_turns(story, 2)) == "ACBC"
    assert [told[1][0] for told in story.events("revealed")] == [0, 1]
