"""Uncle Will, Johnny Kisch and Claus the Saint: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.terms import ABILITY, CLUBS
from boothill.kernel.journal import SPECTATOR, seen_by
from boothill.kernel.reasons import WhyNot
from support.story import Story
from support.tales import event, rush, tale


def as_store(story):
    """The kinds of hand cards that may be played as a General Store now."""
    store = story.t.rules.kind_index["general_store"]
    return [story.kind(card) for _, card, kind, _, _ in story.decision.options if card >= 0 and kind == store]


def everybody_takes(story, *takers):
    """All of the store's customers but the last take the first card that lies there."""
    for seat in takers:
        story.asks(seat, "store")
        story.answers(story.t.rules.card_names[story.decision.options[0][1]])
    return story


# ---- Uncle Will ----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-43")
@pytest.mark.rule("PROMO-WILL-1", "PROMO-WILL-2", "BASE-STORE-1")
def test_uncle_will_plays_a_missed_as_a_general_store_once_and_a_real_one_besides():
    story = tale(B="uncle_will").hand("B", "missed", "2D", "general_store").deck("2C", "3C", "4C", "5C", "6C")
    story.turn("B").plays("missed as general_store").asks("B", "store")
    assert len(story.decision.options) == 5
    story.answers("4C").asks("C", "store").answers("2C").asks("D", "store").answers("6C").asks("E", "store")
    story.answers("3C")
    assert story.at_rest("B")
    assert [story.values_of(seat)[-1] for seat in "ABCDE"] == ["5C", "4C", "2C", "6C", "3C"]
    assert story.discards() == ["missed"]
    assert as_store(story) == ["general_store"]
    story.plays("general_store")
    everybody_takes(story, *"BCDE")
    assert as_store(story) == []


@pytest.mark.rule("PROMO-WILL-1")
def test_uncle_will_may_use_every_card_he_holds():
    hand = ["bang", "missed", "beer", "duel", "jail", "dynamite", "barrel", "volcanic", "knife", "sombrero", "bible"]
    hand += ["dodge", "springfield", "whisky", "general_store"]
    story = tale(A="uncle_will").hand("A", *hand).turn("A")
    assert as_store(story) == hand


@pytest.mark.rule("PROMO-WILL-1")
@pytest.mark.parametrize(
    "card", ["barrel", "jail", "winchester", "knife", "sombrero", "gatling", "springfield", "beer"]
)
def test_a_card_that_opens_uncle_wills_store_is_spent_and_does_nothing_else(card):
    story = tale(4, A="uncle_will").hand("A", card, "4D").with_life(A=1).turn("A")
    story.plays(f"{card} as general_store")
    everybody_takes(story, *"ABC")
    assert story.at_rest("A")
    assert story.discards() == [card]
    assert len(story.hand_of("A")) == 2
    assert story.life("A") == 1
    assert not any(story.front_of(seat) for seat in "ABCD")


@pytest.mark.rule("PROMO-WILL-1")
def test_uncle_will_is_refused_a_second_use_and_has_one_again_in_his_next_turn():
    story = tale(3, A="uncle_will").hand("A", "2S", "3S").deck("2C", "3C", "4C").turn("A")
    everybody_takes(story.plays("2S as general_store"), "A", "B")
    assert as_store(story) == []
    assert story.why_not("A", "missed") == WhyNot("used_this_turn", "PROMO-WILL-1")
    assert story.why_not("A", "bang") is None
    story.ends_turn().ends_turn().ends_turn()
    assert "missed" in as_store(story)
    assert story.why_not("A", "missed") is None


@pytest.mark.rule("PROMO-WILL-1")
def test_uncle_will_may_use_a_card_he_has_just_bought_only_next_turn():
    story = tale(3, A="uncle_will").hand("A", "missed").deck("4S", "2C", "3C").turn("A")
    story.plays("missed as general_store").asks("A", "store").answers("4S").asks("B", "store").answers("2C")
    assert story.hand_of("A") == ["missed"]
    assert story.why_not("A", "missed") == WhyNot("used_this_turn", "PROMO-WILL-1")


@pytest.mark.rule("PROMO-WILL-1", "BASE-LIM-6")
def test_uncle_will_opens_no_store_out_of_turn():
    story = tale(B="uncle_will").hand("A", "bang").hand("B", "beer", "missed").turn("A").plays("bang", on="B")
    story.asks("B", "dodge")
    assert len(story.decision.options) == 2
    story.answers("missed")
    assert story.why_not("B", "beer") == WhyNot("not_your_turn", "BASE-LIM-6")


@pytest.mark.rule("PROMO-WILL-2", "BASE-LIM-1")
def test_a_bang_in_uncle_wills_store_is_neither_counted_nor_limited():
    story = tale(3, A="uncle_will").hand("A", "2D", "3D", "4D").deck("2S", "3S", "4S").turn("A")
    story.plays("2D", on="B").asks("B", "dodge").answers("pass")
    assert story.why_not("A", "bang") is None
    everybody_takes(story.plays("3D as general_store"), "A", "B")
    assert story.why_not("A", "bang") == WhyNot("bang_limit", "BASE-LIM-1", 1)
    story = tale(3, A="uncle_will").hand("A", "2D", "3D").deck("2S", "3S", "4S").turn("A")
    everybody_takes(story.plays("2D as general_store"), "A", "B")
    assert story.offers("3D", on="B")


@pytest.mark.rule("PROMO-WILL-2", "BASE-LIM-4", "DC-COST-1")
@pytest.mark.parametrize("card", ["barrel", "springfield"])
def test_uncle_will_may_use_a_card_that_he_could_not_play_for_itself(card):
    story = tale(3, A="uncle_will").in_play("A", "barrel/QS").hand("A", card).turn("A")
    assert not story.offers(card)
    assert not story.offers(card, on="B")
    assert story.why_not("A", card) is None
    everybody_takes(story.plays(f"{card} as general_store"), "A", "B")
    assert story.discards() == [card]
    assert story.front_of("A") == ["barrel"]


@pytest.mark.rule("PROMO-WILL-2")
def test_a_real_general_store_before_it_does_not_use_up_uncle_wills_ability():
    story = tale(3, A="uncle_will").hand("A", "general_store/9C", "general_store/QS", "missed").turn("A")
    everybody_takes(story.plays("general_store/9C"), "A", "B")
    assert story.offers("missed as general_store")
    everybody_takes(story.plays("missed as general_store"), "A", "B")
    assert story.offers("general_store/QS")


@pytest.mark.rule("PROMO-WILL-2")
@pytest.mark.parametrize("card", ["bang", "beer"])
def test_what_forbids_bang_or_beer_does_not_forbid_uncle_wills_store(card):
    def forbidden(t, me, card_used, kind, occasion):
        return WhyNot("not_now", "GEN-1") if kind.id == card else None

    story = Story(3, rules=event(may_play=forbidden), A="uncle_will").hand("A", card, "2S").turn("A")
    assert not story.offers(card)
    assert not story.offers(card, on="B")
    everybody_takes(story.plays(f"{card} as general_store"), "A", "B")
    assert story.why_not("A", "missed") == WhyNot("used_this_turn", "PROMO-WILL-1")


@pytest.mark.rule("PROMO-WILL-2")
def test_what_forbids_the_general_store_forbids_uncle_wills_as_well():
    def closed(t, me, card, kind, occasion):
        return WhyNot("closed", "GEN-1") if kind.id == "general_store" else None

    story = Story(rules=event(may_play=closed), A="uncle_will").hand("A", "missed", "2D", "general_store")
    story.turn("A")
    assert as_store(story) == []
    assert story.why_not("A", "missed") == WhyNot("closed", "GEN-1")
    assert story.offers("2D", on="B")


@pytest.mark.rule("PROMO-WILL-2")
def test_in_handcuffs_the_suit_of_uncle_wills_card_must_fit():
    def handcuffs(t, me, card, kind, occasion):
        return WhyNot("wrong_suit", "HN-CUFFS-1") if occasion == "play" and t.suit(card) != CLUBS else None

    story = Story(rules=event(may_play=handcuffs), A="uncle_will").hand("A", "2S", "missed/10C", "2D", "2C", "6H")
    story.turn("A")
    assert as_store(story) == ["missed", "bang"]
    assert story.offers("missed/10C as general_store")
    assert story.offers("2C as general_store")


@pytest.mark.rule("DC-APACHE-6", "PROMO-WILL-2")
def test_apache_kid_takes_a_card_from_a_store_opened_with_a_diamond():
    story = tale(3, A="uncle_will", B="apache_kid").hand("A", "2D").deck("2C", "3C", "4C").turn("A")
    story.plays("2D as general_store").asks("A", "store").answers("2C").asks("B", "store").answers("4C")
    assert story.values_of("B") == ["4C"]
    assert story.events("immune") == []


@pytest.mark.rule("PROMO-WILL-1", "BASE-DECK-5")
def test_uncle_wills_own_card_may_be_on_sale_if_the_pile_is_rebuilt_with_it():
    story = tale(3, A="uncle_will").hand("A", "missed").only_deck("2C").turn("A")
    story.plays("missed as general_store").asks("A", "store").answers("missed")
    assert story.at_rest("A")
    assert [story.hand_of(seat) for seat in "ABC"] == [["missed"], ["bang"], []]


@pytest.mark.rule("PROMO-WILL-1", "DC-VERA-6")
def test_vera_has_uncle_wills_ability_once_in_her_turn_though_he_has_used_his():
    story = tale(3, A="uncle_will", B="vera_custer").hand("A", "2S").hand("B", "3S", "4S").turn("A")
    everybody_takes(story.plays("2S as general_store"), "A", "B").ends_turn()
    story.asks("B", "copy").answers("take", on="A")
    everybody_takes(story.plays("3S as general_store"), "B", "C")
    assert story.why_not("B", "missed/4S") == WhyNot("used_this_turn", "PROMO-WILL-1")


# ---- Johnny Kisch --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PROMO-KISCH-1", "PROMO-KISCH-4")
def test_johnny_plays_a_card_and_every_other_of_its_name_is_discarded():
    story = tale(A="johnny_kisch").in_play("B", "barrel", "mustang").in_play("D", "barrel", "scope")
    story.hand("A", "barrel").turn("A").plays("barrel")
    assert [story.front_of(seat) for seat in "ABCDE"] == [["barrel"], ["mustang"], [], ["scope"], []]
    assert story.discards() == ["barrel", "barrel"]
    assert [event[0] for event in story.match.events] == ["played", "forced_discard", "forced_discard"]
    assert story.view("A").profile[1].barrels == 0


@pytest.mark.rule("PROMO-KISCH-1")
def test_johnny_discards_names_and_not_uses():
    story = tale(A="johnny_kisch").in_play("B", "scope", "hideout").in_play("C", "binocular", "mustang")
    story.hand("A", "mustang").turn("A").plays("mustang")
    assert (story.front_of("B"), story.front_of("C")) == (["scope", "hideout"], ["binocular"])
    assert story.view("A").distance(0, 2) == 2


@pytest.mark.rule("PROMO-KISCH-1", "BASE-LIM-4", "BASE-LIM-5")
@pytest.mark.parametrize(("card", "rule"), [("barrel", "BASE-LIM-4"), ("schofield", "BASE-LIM-5")])
def test_johnny_cannot_discard_a_card_of_his_own_with_its_namesake(card, rule):
    story = tale(A="johnny_kisch").in_play("A", card).in_play("B", card).hand("A", card).turn("A")
    assert not story.offers(card)
    assert story.why_not("A", card) == WhyNot("same_name", rule)


@pytest.mark.rule("PROMO-KISCH-1", "PROMO-KISCH-2", "BASE-LIM-5")
def test_johnnys_weapon_replaces_his_own_and_disarms_its_namesakes_only():
    story = tale(A="johnny_kisch").in_play("A", "schofield/JC").in_play("B", "remington/KC")
    story.in_play("C", "schofield/QC").hand("A", "remington/6D").turn("A").plays("remington")
    assert [story.front_of(seat) for seat in "ABC"] == [["remington"], [], ["schofield"]]
    assert story.discard_values() == ["JC", "KC"]
    assert [story.view("A").profile[seat].range for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("PROMO-KISCH-1")
def test_a_namesake_that_johnny_only_holds_or_others_play_stays():
    story = tale(A="johnny_kisch").in_play("A", "barrel/QS").hand("B", "barrel/KS").hand("A", "iron_plate/AD")
    story.in_play("C", "iron_plate/QS").turn("B").plays("barrel")
    assert story.front_of("A") == ["barrel"]
    assert story.front_of("C") == ["iron_plate"]


@pytest.mark.rule("PROMO-KISCH-2", "DC-GREEN-2")
def test_johnnys_green_card_discards_its_namesakes_unused():
    story = tale(A="johnny_kisch").in_play("B", "iron_plate/QS").hand("A", "iron_plate/AD", "bang").turn("A")
    story.plays("iron_plate")
    assert (story.front_of("A"), story.front_of("B")) == (["iron_plate"], [])
    story.plays("bang", on="B").asks("B", "dodge")
    assert len(story.decision.options) == 1
    story.answers("pass")


@pytest.mark.rule("PROMO-KISCH-1", "DC-GREEN-3")
def test_johnny_who_only_uses_a_green_card_discards_nothing():
    story = tale(A="johnny_kisch").in_play("A", "iron_plate/AD").in_play("B", "iron_plate/QS").hand("B", "bang")
    story.turn("B").plays("bang", on="A").asks("A", "dodge").answers("iron_plate")
    assert story.front_of("B") == ["iron_plate"]


@pytest.mark.scenario("IM-42")
@pytest.mark.rule("PROMO-KISCH-2", "PROMO-KISCH-3", "BASE-JAIL-2")
def test_johnnys_jail_frees_all_others_and_a_dynamite_passed_to_him_does_nothing():
    story = tale(E="johnny_kisch").in_play("B", "jail").in_play("D", "dynamite/10C").in_play("A", "dynamite/2H")
    story.hand("E", "jail").turn("E").plays("jail", on="C")
    assert [story.front_of(seat) for seat in "ABCDE"] == [["dynamite"], [], ["jail"], ["dynamite"], []]
    story = tale(B="johnny_kisch").in_play("A", "dynamite/2H").in_play("C", "dynamite/10C", "jail/4H")
    story.in_play("D", "jail/JS").deck("KH", "2C", "3C").starts_turn("A")
    assert story.front_of("B") == ["dynamite"]
    assert story.front_of("C") == ["dynamite", "jail"]
    assert story.front_of("D") == ["jail"]


@pytest.mark.rule("PROMO-KISCH-2", "BASE-JAIL-2")
def test_a_prisoner_whom_johnnys_jail_frees_plays_his_turn():
    story = tale(A="johnny_kisch").in_play("B", "jail").in_play("D", "jail").hand("A", "jail").deck("2C", "3C", "4C")
    story.turn("A").plays("jail", on="C")
    assert not story.front_of("D")
    story.ends_turn()
    assert story.at_rest("B")
    story.ends_turn()
    assert story.at_rest("D")


@pytest.mark.rule("PROMO-KISCH-2", "BASE-LIM-4", "BASE-LIM-9")
def test_johnny_jails_nobody_who_sits_there_already_but_himself_if_he_likes():
    story = tale(B="johnny_kisch").in_play("C", "jail").hand("B", "jail").turn("B")
    assert not story.offers("jail", on="C")
    story.plays("jail", on="B")
    assert (story.front_of("B"), story.front_of("C")) == (["jail"], [])


@pytest.mark.rule("PROMO-KISCH-2", "BASE-DYN-6")
def test_johnnys_dynamite_removes_the_other_without_an_explosion():
    story = tale(A="johnny_kisch").in_play("C", "dynamite/2H").hand("A", "dynamite/10C").turn("A").plays("dynamite")
    assert (story.front_of("A"), story.front_of("C")) == (["dynamite"], [])
    assert story.discard_values() == ["2H"]
    assert story.life("C") == 4


@pytest.mark.rule("PROMO-KISCH-3", "GR-EQ-5")
def test_equipment_neither_triggers_johnny_nor_suffers_from_him():
    story = rush(A="johnny_kisch").in_play("B", "wanted", "barrel").shop("wanted", "shot", "rhum").nuggets(A=2)
    story.hand("A", "barrel").turn("A").buys("wanted", on="A").plays("barrel")
    assert story.front_of("B") == ["wanted"]
    assert story.front_of("A") == ["wanted", "barrel"]


@pytest.mark.rule("PROMO-KISCH-4")
def test_johnnys_discards_go_to_the_discard_pile_one_by_one_clockwise():
    story = tale(C="johnny_kisch").in_play("B", "mustang/8H").in_play("D", "mustang/9H").hand("C", "mustang/5H")
    story.turn("C").plays("mustang")
    assert story.discard_values() == ["9H", "8H"]
    assert story.hand_of("B") == story.hand_of("D") == []


@pytest.mark.rule("PROMO-KISCH-1", "DC-VERA-1")
def test_vera_discards_namesakes_in_the_turns_in_which_she_is_johnny():
    story = tale(A="johnny_kisch", B="vera_custer").in_play("A", "barrel/QS").hand("B", "barrel/KS").starts_turn("B")
    story.asks("B", "copy").answers("take", on="A").plays("barrel")
    assert (story.front_of("A"), story.front_of("B")) == ([], ["barrel"])
    story = tale(A="johnny_kisch", B="vera_custer", C="paul_regret").in_play("A", "barrel/QS")
    story.hand("B", "barrel/KS").starts_turn("B").asks("B", "copy").answers("take", on="C").plays("barrel")
    assert (story.front_of("A"), story.front_of("B")) == (["barrel"], ["barrel"])


@pytest.mark.rule("PROMO-KISCH-1", "DC-BELLE-1")
def test_johnny_discards_belles_cards_and_his_own_lie_still_in_her_turn():
    story = tale(A="johnny_kisch", B="belle_star").in_play("B", "mustang/8H").hand("A", "mustang/9H").turn("A")
    story.plays("mustang")
    assert story.front_of("B") == []
    assert [story.view("A").distance(0, 1), story.view("A").distance(1, 0)] == [1, 2]
    story.ends_turn()
    assert story.view("A").distance(1, 0) == 1
    story.ends_turn()
    assert story.view("A").distance(1, 0) == 2


# ---- Claus the Saint -----------------------------------------------------------------------------------------------

CARDS = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D", "4D", "5D"]


@pytest.mark.rule("PROMO-CLAUS-1", "BASE-P1-3")
def test_claus_keeps_two_cards_and_gives_one_of_his_choice_to_each_other_player():
    story = tale(C="claus_the_saint").deck(*CARDS).starts_turn("C").asks("C", "gift")
    assert len(story.decision.options) == 6
    assert not story.offers("pass")
    story.answers("7C", on="D").answers("2C", on="E").answers("5C", on="A").answers("3C", on="B")
    assert story.at_rest("C")
    assert [story.values_of(seat) for seat in "ABCDE"] == [["5C"], ["3C"], ["4C", "6C"], ["7C"], ["2C"]]


@pytest.mark.rule("PROMO-CLAUS-1")
@pytest.mark.parametrize("players", [3, 8])
def test_claus_looks_at_one_card_more_than_there_are_players(players):
    story = tale(players, A="claus_the_saint").deck(*CARDS).starts_turn("A").asks("A", "gift")
    assert [story.t.rules.value_text(card) for card in story.view("A").aside] == CARDS[: players + 1]
    for seat, card in zip("BCDEFGH"[: players - 1], CARDS[2:], strict=False):
        story.answers(card, on=seat)
        assert story.values_of(seat) == [card]
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C", "3C"]
    assert story.life("A") == (3 if players == 3 else 4)


@pytest.mark.rule("PROMO-CLAUS-1")
def test_claus_gives_nothing_to_eliminated_players():
    story = tale(C="claus_the_saint").out("B", "E").deck(*CARDS).starts_turn("C").asks("C", "gift")
    assert len(story.decision.options) == 4
    story.answers("2C", on="D").answers("3C", on="A")
    assert [story.values_of(seat) for seat in "ABCDE"] == [["3C"], [], ["4C", "5C"], ["2C"], []]


@pytest.mark.rule("PROMO-CLAUS-2")
def test_prisoners_get_their_present_and_stay_in_jail():
    story = tale(3, A="claus_the_saint").in_play("B", "jail").deck("2C", "3C", "4C", "5C", "6C").starts_turn("A")
    story.asks("A", "gift").answers("2C", on="B").answers("3C", on="C").ends_turn()
    assert story.at_rest("C")
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("PROMO-CLAUS-2", "GEN-6")
def test_only_giver_and_receiver_learn_what_a_present_is():
    story = tale(A="claus_the_saint").deck(*CARDS).starts_turn("A").asks("A", "gift")
    assert [len(story.view(seat).aside) for seat in "ABCDE"] == [6, 0, 0, 0, 0]
    story.answers("5C", on="B").answers("4C", on="C").answers("3C", on="D").answers("2C", on="E")
    gifts = story.events("gave")
    for number, gift in enumerate(gifts, start=1):
        present = story.t.hand[number][0]
        for viewer in (SPECTATOR, 0, 1, 2, 3, 4):
            seen = (present,) if viewer in (0, number) else ()
            assert seen_by(gift, viewer) == ("gave", (0, number, ABILITY), seen)
    assert len(gifts) == 4
    for name in ("looked", "drew"):
        assert [event[2] for event in story.events(name)] == [(0,)]
    assert story.events("looked")[0][1] == (0, 6, ABILITY)
    assert [story.view("C").hand_sizes[seat] for seat in range(5)] == [2, 1, 1, 1, 1]
    assert story.view("B").hand == tuple(story.t.hand[1])


@pytest.mark.scenario("IM-44")
@pytest.mark.rule("PROMO-CLAUS-3", "BASE-P1-3")
@pytest.mark.parametrize(("change", "kept"), [(-1, 1), (1, 3)])
def test_events_change_only_what_claus_keeps(change, kept):
    rules = event(phase_1_count=(3, lambda t, me, number: number + change))
    story = Story(rules=rules, A="claus_the_saint").deck(*CARDS).starts_turn("A").asks("A", "gift")
    assert len(story.decision.options) == kept + 4
    story.answers("2C", on="B").answers("3C", on="C").answers("4C", on="D").answers("5C", on="E")
    assert story.at_rest("A")
    assert story.values_of("A") == CARDS[4 : 4 + kept]


@pytest.mark.rule("PROMO-CLAUS-3", "BASE-P1-2", "GR-PICK-1", "HN-TRAIN-1")
def test_event_and_equipment_add_up_to_what_claus_keeps():
    story = rush(3, A="claus_the_saint").event("train_arrival").in_play("A", "pickaxe").deck(*CARDS)
    story.starts_turn("A").asks("A", "gift").answers("2C", on="B").answers("3C", on="C")
    assert story.values_of("A") == ["4C", "5C", "6C", "7C"]


@pytest.mark.rule("BASE-P1-4")
def test_claus_gives_nothing_if_something_else_replaces_phase_1():
    def nothing(t, me):
        yield from ()
        return True

    story = Story(rules=event(instead_of_phase_1=nothing), A="claus_the_saint").starts_turn("A")
    assert story.at_rest("A")
    assert [story.hand_of(seat) for seat in "ABCDE"] == [[], [], [], [], []]


@pytest.mark.rule("BASE-DECK-5")
def test_with_too_few_cards_claus_has_his_share_and_the_others_in_turn():
    story = tale(C="claus_the_saint").only_deck("2C", "3C", "4C", "5C").starts_turn("C").asks("C", "gift")
    story.answers("2C", on="D").answers("5C", on="E")
    assert story.at_rest("C")
    assert [story.values_of(seat) for seat in "ABCDE"] == [[], [], ["3C", "4C"], ["2C"], ["5C"]]


@pytest.mark.rule("BASE-DECK-5", "BASE-DECK-3")
@pytest.mark.parametrize("cards", [[], ["2C"], ["2C", "3C"]])
def test_claus_keeps_all_if_there_is_no_more_than_his_share(cards):
    story = tale(C="claus_the_saint").only_deck(*cards).starts_turn("C")
    assert story.at_rest("C")
    assert story.values_of("C") == cards
    assert story.events("gave") == []


@pytest.mark.rule("BASE-DECK-5", "PROMO-CLAUS-3")
def test_under_a_thirst_clauss_smaller_share_leaves_more_for_others():
    rules = event(phase_1_count=(3, lambda t, me, number: number - 1))
    story = Story(rules=rules, C="claus_the_saint").only_deck("2C", "3C", "4C").starts_turn("C").asks("C", "gift")
    story.answers("2C", on="D").answers("3C", on="E")
    assert [story.values_of(seat) for seat in "ABCDE"] == [[], [], ["4C"], ["2C"], ["3C"]]


@pytest.mark.rule("PROMO-CLAUS-1", "BASE-DECK-1")
def test_claus_goes_on_looking_when_the_pile_is_rebuilt_in_the_middle():
    story = tale(3, A="claus_the_saint").discard("saloon", "panic", "duel").only_deck("2C", "3C").starts_turn("A")
    story.asks("A", "gift")
    seen = [story.kind(card) for card in story.view("A").aside]
    assert seen[:2] == ["bang", "bang"]
    assert len(set(seen[2:]) & {"saloon", "panic", "duel"}) == 2
    assert (story.view("A").deck_size, story.view("A").discard_size) == (1, 0)
    story.answers("2C", on="B").answers("3C", on="C")
    assert story.hand_of("A") == seen[2:]


@pytest.mark.rule("PROMO-CLAUS-1", "BASE-TURN-5")
def test_claus_in_jail_gives_nothing():
    story = tale(C="claus_the_saint").in_play("C", "jail").deck("2C", "3C", "4C").starts_turn("C")
    assert story.at_rest("D")
    assert story.events("gave") == []
