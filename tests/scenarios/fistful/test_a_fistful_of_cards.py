"""A Fistful of Cards: at the start of his turn a player is shot at once for each card of his hand."""

import pytest

from support.tales import losses, rush, tale


def fistful(players=5, **table):
    """The final event is in force."""
    return tale(players, **table).event("a_fistful_of_cards")


def kind(story):
    """The event's kind, as questions and the log name it."""
    return story.t.rules.kind_index["a_fistful_of_cards"]


def hit(story, seat, times):
    """The player lets so many shots hit."""
    for _ in range(times):
        story.asks(seat, "dodge").answers("pass")
    return story


# ---- As many shots as cards ----------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-77")
@pytest.mark.rule("FF-FIST-1", "FF-FIST-2", "BASE-BARREL-1", "BASE-BARREL-2", "BASE-SHOT-3")
def test_three_cards_mean_three_shots_whatever_is_used_against_them():
    story = fistful().in_play("C", "barrel").hand("C", "missed/2S", "missed/3S", "bang")
    story.deck("2C", "3D", "9H", "4C", "5C").starts_turn("C").asks("C", "dodge").answers("flip")
    assert not story.offers("flip")
    story.answers("2S").asks("C", "dodge").answers("flip").answers("3S")
    story.asks("C", "dodge").answers("flip")  # a Heart at last
    assert story.at_rest("C")
    assert story.life("C") == 4
    assert story.hand_of("C")[0] == "bang"
    assert story.values_of("C")[1:] == ["4C", "5C"]
    told = [public for _, public, _, _ in story.events("dodged")]
    assert told == [(2, -1, kind(story))] * 3


@pytest.mark.rule("FF-FIST-1", "BASE-DIE-10", "EV-8")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_each_card_is_a_shot(cards):
    story = fistful().hand("B", *["bang"] * cards).starts_turn("B")
    hit(story, "B", cards)
    assert story.at_rest("B")
    assert story.life("B") == 4 - cards
    assert losses(story) == [(1, 1, 3 - at, -1, kind(story)) for at in range(cards)]


@pytest.mark.rule("FF-FIST-1")
def test_cards_in_play_and_the_cards_of_others_do_not_count():
    story = fistful().in_play("B", "barrel", "scope").hand("A", "bang", "bang").deck("2C", "3C").starts_turn("B")
    assert story.at_rest("B")
    assert (story.life("B"), story.values_of("B")) == (4, ["2C", "3C"])


@pytest.mark.rule("FF-FIST-1", "FF-FIST-3")
def test_the_question_names_no_author_and_no_card():
    story = fistful().hand("B", "missed").starts_turn("B").asks("B", "dodge")
    assert story.decision.subject == (-1, kind(story), 1)


@pytest.mark.rule("FF-FIST-1", "EV-6", "BASE-TURN-3")
@pytest.mark.parametrize("flip", ["9H", "9S"])
def test_the_shots_come_before_dynamite_and_jail(flip):
    story = fistful().in_play("B", "dynamite", "jail").hand("B", "bang").deck("KD", flip).starts_turn("B")
    story.asks("B", "dodge")
    assert story.front_of("B") == ["dynamite", "jail"]
    story.answers("pass")
    assert (story.life("B"), story.front_of("B")) == (3, [])
    assert story.at_rest("B" if flip == "9H" else "C")


@pytest.mark.rule("FF-FIST-1", "EV-2", "EV-4")
def test_the_sheriff_who_reveals_it_is_shot_at_first_and_it_stays_to_the_end():
    story = tale(3).next_events("a_fistful_of_cards").hand("A", "bang").starts_turn("A")
    hit(story, "A", 1)
    assert story.at_rest("A")
    for seat in "BC":
        story.ends_turn()
        assert story.at_rest(seat)
    story.ends_turn()
    hit(story, "A", 3)  # one for the card he began with and two for those of his last turn
    story.asks("A", "rescue")
    assert len(story.events("revealed")) == 1


# ---- The number is fixed -------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-FIST-2", "BASE-SHOT-7")
@pytest.mark.parametrize("card", ["dodge", "bible"])
def test_a_card_drawn_in_between_adds_no_shot(card):
    story = fistful().hand("B", "bang").deck("2C", "3C", "4C")
    if card == "dodge":
        story.hand("B", card)
    else:
        story.in_play("B", card).hand("B", "bang")
    story.starts_turn("B").asks("B", "dodge").answers(card)
    assert story.values_of("B")[-1] == "2C"
    story.asks("B", "dodge").answers("pass")
    assert story.at_rest("B")
    assert story.life("B") == 3


@pytest.mark.rule("FF-FIST-2", "EV-8", "BASE-BART-1")
def test_what_bart_draws_in_between_adds_no_shot_but_may_help():
    story = fistful(B="bart_cassidy").hand("B", "bang", "bang").deck("missed", "2C", "3C").starts_turn("B")
    hit(story, "B", 1)
    assert story.hand_of("B") == ["bang", "bang", "missed"]
    story.asks("B", "dodge").answers("missed")
    assert story.at_rest("B")
    assert story.life("B") == 3


@pytest.mark.rule("FF-FIST-2", "BASE-SUZY-3", "BASE-SUZY-1")
def test_suzys_new_card_adds_no_shot_but_may_help():
    story = fistful(B="suzy_lafayette").hand("B", "missed/2S").deck("missed/3S", "2C", "3C").starts_turn("B")
    story.asks("B", "dodge").answers("2S")
    assert story.at_rest("B")
    assert story.values_of("B") == ["3S", "2C", "3C"]


@pytest.mark.rule("FF-FIST-2", "BASE-SID-1")
def test_cards_sid_gives_away_in_between_take_no_shot_away():
    story = fistful(B="sid_ketchum").hand("B", "bang", "jail", "beer").with_life(B=3).starts_turn("B")
    story.asks("B", "dodge").answers("use").asks("B", "cost").answers("bang").answers("jail").asks("B", "dodge")
    assert story.life("B") == 4
    story.answers("pass")
    hit(story, "B", 2)
    assert story.at_rest("B")
    assert story.life("B") == 1


@pytest.mark.rule("FF-FIST-2", "BASE-DIE-2")
def test_he_may_be_rescued_in_between_and_the_shots_go_on():
    story = fistful().hand("B", "beer/6H", "beer/7H", "bang").with_life(B=1).starts_turn("B")
    hit(story, "B", 1).asks("B", "rescue").answers("6H")
    hit(story, "B", 1).asks("B", "rescue").answers("7H").asks("B", "dodge")
    assert story.life("B") == 1
    story.answers("pass").asks("B", "rescue")
    assert len(story.decision.options) == 1


@pytest.mark.rule("FF-FIST-2", "BASE-DIE-10", "BASE-TURN-4", "BASE-ELIM-4")
def test_his_death_ends_the_shots_and_the_turn_and_nobody_is_rewarded():
    story = fistful().hand("C", "bang", "bang", "bang").in_play("C", "dynamite").with_life(C=1).starts_turn("C")
    hit(story, "C", 1).asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.at_rest("D")
    assert [public for _, public, _, _ in story.events("eliminated")] == [(2, 2, -1)]
    assert (story.events("reward"), story.events("flipped")) == ([], [])
    assert len(losses(story)) == 1


@pytest.mark.rule("BASE-DIE-10", "BASE-WIN-2", "BASE-WIN-3")
def test_it_may_end_the_game():
    story = fistful().hand("A", "bang").with_life(A=1).starts_turn("A")
    hit(story, "A", 1).asks("A", "rescue").answers("pass")
    assert (story.over, story.winners) == (True, "CD")
    story = fistful().out("C", "D").hand("E", "bang", "bang").with_life(E=1).starts_turn("E")
    hit(story, "E", 1).asks("E", "rescue").answers("pass")
    assert (story.over, story.winners) == (True, "AB")


@pytest.mark.rule("BASE-SID-1", "BASE-TURN-4")
def test_after_such_a_death_sid_is_asked_once_before_the_next_turn():
    story = fistful(E="sid_ketchum").hand("C", "bang").with_life(C=1, E=2).hand("E", "bang", "jail").starts_turn("C")
    hit(story, "C", 1).asks("C", "rescue").answers("pass").asks("E", "between").answers("pass").asks("E", "between")
    assert [public[0] for _, public, _, _ in story.events("turn")] == [2, 3]  # already in D's turn


@pytest.mark.rule("BASE-DIE-10", "DC-3P-3", "BASE-ELIM-4")
def test_of_three_players_nobody_reaches_his_goal_by_it():
    story = fistful(3).hand("C", "bang").with_life(C=1).starts_turn("C")
    hit(story, "C", 1).asks("C", "rescue").answers("pass")
    assert not story.over
    assert story.at_rest("A")


# ---- Answers and characters ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-FIST-2", "BASE-JOURD-1")
def test_barrel_and_jourdonnais_once_each_per_shot():
    story = fistful(B="jourdonnais").in_play("B", "barrel").hand("B", "bang", "bang").deck("2C", "3D", "9H", "4C")
    story.starts_turn("B").asks("B", "dodge").answers("flip").answers("flip")
    assert not story.offers("flip")
    story.answers("pass").asks("B", "dodge").answers("flip")
    assert story.at_rest("B")
    assert story.life("B") == 3


@pytest.mark.rule("FF-FIST-2", "DC-GREEN-3")
def test_green_cards_answer_and_are_used_up():
    story = fistful().in_play("B", "sombrero").hand("B", "bang", "bang").starts_turn("B")
    story.asks("B", "dodge").answers("sombrero").asks("B", "dodge")
    assert (story.front_of("B"), len(story.decision.options)) == ([], 1)


@pytest.mark.rule("FF-FIST-2", "BASE-JANET-1", "DC-ELENA-1", "BASE-LUCKY-1")
def test_characters_answer_as_to_any_shot():
    story = fistful(B="calamity_janet").hand("B", "bang").starts_turn("B").asks("B", "dodge").answers("bang")
    assert (story.at_rest("B"), story.life("B")) == (True, 4)
    story = fistful(B="elena_fuente").hand("B", "beer", "jail").starts_turn("B").asks("B", "dodge").answers("jail")
    story.asks("B", "dodge").answers("beer")
    assert (story.at_rest("B"), story.life("B")) == (True, 3)
    story = fistful(B="lucky_duke").in_play("B", "barrel").hand("B", "bang").deck("2C", "9H").starts_turn("B")
    story.asks("B", "dodge").answers("flip").asks("B", "flip").answers("9H")
    assert (story.at_rest("B"), story.life("B")) == (True, 4)


@pytest.mark.rule("FF-FIST-3", "DC-APACHE-4")
def test_the_shots_have_no_suit_apache_is_hit():
    story = fistful(B="apache_kid").hand("B", "bang/2D", "bang/3D").starts_turn("B")
    hit(story, "B", 2)
    assert (story.at_rest("B"), story.life("B")) == (True, 1)
    assert story.events("immune") == []


@pytest.mark.rule("FF-FIST-3", "BASE-SLAB-2")
def test_one_missed_is_enough_also_for_slab_himself_and_beside_him():
    for slab in "AB":
        story = fistful(**{slab: "slab_the_killer"}).hand("B", "missed").starts_turn("B").asks("B", "dodge")
        story.answers("missed")
        assert (story.at_rest("B"), story.life("B")) == (True, 4)


@pytest.mark.rule("FF-FIST-3", "EV-8", "BASE-GRINGO-2")
def test_el_gringo_takes_nothing():
    story = fistful(B="el_gringo").hand("B", "bang").hand("A", "beer").hand("C", "beer").starts_turn("B")
    hit(story, "B", 1)
    assert story.at_rest("B")
    assert (story.hand_of("A"), story.hand_of("C"), len(story.hand_of("B"))) == (["beer"], ["beer"], 3)
    assert story.events("took_from_hand") == []


@pytest.mark.rule("FF-FIST-2", "DC-VERA-2", "BASE-TURN-2")
def test_vera_still_has_what_she_copied_in_her_last_turn():
    story = fistful(B="vera_custer", D="sean_mallory").ability("B", "vera_custer", "jourdonnais").hand("B", "bang")
    story.deck("9H").starts_turn("B").asks("B", "dodge").answers("flip").asks("B", "copy").answers("take", on="D")
    assert (story.at_rest("B"), story.life("B")) == (True, 3)


@pytest.mark.rule("DC-MOLLY-3", "FF-FIST-2")
def test_molly_draws_nothing_in_her_own_turn():
    story = fistful(B="molly_stark").hand("B", "missed").deck("2C", "3C", "4C").starts_turn("B")
    story.asks("B", "dodge").answers("missed")
    assert story.at_rest("B")
    assert story.values_of("B") == ["2C", "3C"]


@pytest.mark.rule("DC-BELLE-4", "FF-FIST-2")
def test_belle_stars_own_cards_help_her():
    story = fistful(B="belle_star").in_play("B", "barrel").hand("B", "bang").deck("9H").starts_turn("B")
    story.asks("B", "dodge").answers("flip")
    assert (story.at_rest("B"), story.life("B")) == (True, 4)


# ---- Extra turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-TURN-9", "BASE-TURN-8")
def test_an_extra_turn_begins_with_shots_again():
    story = rush(B="don_bell").event("a_fistful_of_cards").hand("B", "bang").deck("2C", "3C", "9H").starts_turn("B")
    hit(story, "B", 1)
    assert story.at_rest("B")
    story.plays("2C", on="C").asks("C", "dodge").answers("pass").ends_turn()
    hit(story, "B", 2)
    assert story.at_rest("B")
    assert story.life("B") == 1
    assert [public[2] for _, public, _, _ in story.events("turn")] == [0, 1]
