"""Handcuffs: one suit for the rest of the turn, and what it does not concern."""

import pytest

from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.harm.combat import give_up_bang, shoot
from boothill.games.bang.rules.terms import NO_CARD, PLAY, USE
from boothill.kernel.decision import NOBODY
from boothill.kernel.reasons import WhyNot
from boothill.kernel.record import resume, save
from support.tales import event, rush, tale

SUIT = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}


def cuffed(players=5, **table):
    """Handcuffs are in force."""
    return tale(players, **table).event("handcuffs")


def names(story, suit, seat="C"):
    """The player's turn begins, and he names this suit after phase 1."""
    return story.starts_turn(seat).asks(seat, "name_suit").answers(suit)


def playable(story, card, seat="C"):
    """Whether phase 2 offers to play this hand card in any way."""
    found = story.card_in_hand(seat, card)
    return any(option[:2] == (PLAY, found) for option in story.decision.options)


def refused(story, card, suit, seat="C"):
    """Whether the card cannot be played, and because of its suit."""
    why = WhyNot("other_suit", "HN-CUFFS-1", story.t.standing[0], SUIT[suit])
    return not playable(story, card, seat) and story.why_not(seat, card) == why


# ---- Naming ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-CUFFS-1", "BASE-TURN-2")
def test_after_phase_1_the_active_player_names_one_of_four_suits():
    story = cuffed().deck("2C", "3C").starts_turn("C").asks("C", "name_suit")
    assert story.values_of("C") == ["2C", "3C"]
    assert story.decision.subject == story.t.standing
    assert all(story.offers(suit) for suit in SUIT)
    assert len(story.decision.options) == 4


@pytest.mark.rule("HN-CUFFS-1", "GEN-6")
@pytest.mark.parametrize("suit", list(SUIT))
def test_everybody_hears_the_suit(suit):
    story = names(cuffed(), suit)
    assert [told[1] for told in story.events("named_suit")] == [(2, SUIT[suit], story.t.standing[0])]
    assert [story.view(seat).marks["suit"] for seat in "ABCDE"] == [SUIT[suit]] * 5


@pytest.mark.rule("HN-CUFFS-1")
@pytest.mark.parametrize("suit", list(SUIT))
def test_only_cards_of_that_suit_are_played(suit):
    cards = {"spades": "barrel/QS", "hearts": "mustang/8H", "diamonds": "bang/2D", "clubs": "bang/2C"}
    story = names(cuffed().hand("C", *cards.values()), suit)
    for own, card in cards.items():
        assert playable(story, card) is (own == suit)
        assert refused(story, card, suit) is (own != suit)


@pytest.mark.rule("HN-CUFFS-1")
def test_a_card_of_the_named_suit_has_only_its_usual_reasons_against_it():
    story = names(cuffed().hand("C", "bang/2D", "bang/3D", "missed/8D", "bang/2C"), "diamonds")
    assert story.why_not("C", "bang/2D") is None
    assert story.why_not("C", "missed/8D") == WhyNot("only_in_response", "BASE-LIM-7")
    story.plays("bang/2D", on="D").asks("D", "dodge").answers("pass")
    assert story.why_not("C", "bang/3D") == WhyNot("bang_limit", "BASE-LIM-1", 1)
    assert refused(story, "bang/2C", "diamonds")


@pytest.mark.rule("HN-CUFFS-3")
def test_a_suit_is_named_whatever_the_hand():
    story = cuffed().only_deck().starts_turn("C").asks("C", "name_suit")
    assert story.hand_of("C") == []
    story = names(cuffed().hand("C", "bang/2C").deck("3C", "4C"), "hearts")
    assert not any(playable(story, card) for card in ("bang/2C", "bang/3C", "bang/4C"))
    assert story.offers("end")


@pytest.mark.rule("HN-CUFFS-3", "DC-PAT-1")
def test_pat_brennans_swap_changes_nothing():
    story = cuffed(C="pat_brennan").in_play("E", "barrel/QS").starts_turn("C").asks("C", "draw_or_take")
    story.answers("barrel", on="E").asks("C", "name_suit").answers("clubs")
    assert refused(story, "barrel", "clubs")


@pytest.mark.rule("HN-CUFFS-1", "BASE-TURN-5")
def test_who_stays_in_jail_names_nothing():
    story = cuffed().in_play("C", "jail").deck("2C").starts_turn("C").asks("D", "name_suit")
    assert not story.events("named_suit")


@pytest.mark.rule("HN-CUFFS-1", "BASE-KIT-1", "BASE-BLACK-1")
@pytest.mark.parametrize(("character", "question"), [("kit_carlson", "look"), ("jesse_jones", "first_draw")])
def test_the_suit_is_named_when_every_question_of_phase_1_has_been_answered(character, question):
    story = cuffed(C=character).hand("A", "beer").starts_turn("C").asks("C", question)
    while story.decision.kind == question:
        story.answers("draw" if question == "first_draw" else "take")
    story.asks("C", "name_suit")


@pytest.mark.rule("HN-CUFFS-1", "EV-3", "EV-10")
def test_every_player_names_his_own_suit_until_the_next_event():
    story = cuffed().next_events("shootout").hand("D", "mustang/8H").hand("A", "mustang/9H")
    names(story, "spades").ends_turn().asks("D", "name_suit").answers("hearts").plays("mustang/8H").ends_turn()
    story.asks("E", "name_suit").answers("spades").ends_turn()
    assert story.at_rest("A")
    assert "suit" not in story.view("A").marks
    assert story.offers("mustang")


@pytest.mark.rule("HN-CUFFS-1", "BASE-TURN-8")
def test_in_an_extra_turn_a_suit_is_named_anew_and_counts_from_then_on():
    story = rush(C="don_bell").event("handcuffs").hand("C", "barrel/QS", "mustang/8H").deck("2C", "3C", "9D")
    names(story, "spades")
    story.plays("barrel").ends_turn().asks("C", "name_suit").answers("hearts")
    assert playable(story, "mustang")


@pytest.mark.rule("HN-CUFFS-1", "BASE-DYN-1")
def test_before_phase_1_is_over_any_beer_rescues():
    story = cuffed().hand("C", "beer/6H", "beer/6S", "beer/7H").with_life(C=1).in_play("C", "dynamite").deck("5S")
    story.starts_turn("C").asks("C", "rescue").answers("beer/6H").answers("beer/6S").answers("beer/7H")
    story.asks("C", "name_suit")
    assert story.life("C") == 1


@pytest.mark.rule("HN-CUFFS-1", "BASE-DYN-1")
def test_the_suit_of_the_turn_before_binds_nobody_any_more():
    story = cuffed().hand("D", "beer/6H").with_life(D=3).in_play("D", "dynamite").deck("2S", "3S", "5S")
    names(story, "spades").ends_turn().asks("D", "rescue").answers("beer").asks("D", "name_suit")


# ---- Restricted -----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-61")
@pytest.mark.rule("HN-CUFFS-2", "BASE-DUEL-2")
def test_in_a_duel_any_suit_is_discarded_but_no_beer_of_another_suit_rescues():
    story = cuffed().hand("A", "duel/8C", "bang/2D", "bang/3D", "beer/6H").hand("B", "bang/2C", "bang/3C", "bang/4C")
    names(story.with_life(A=1).deck("2S", "3S"), "clubs", "A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang/2C").asks("A", "bang").answers("bang/2D")
    story.asks("B", "bang").answers("bang/3C").asks("A", "bang").answers("bang/3D")
    story.asks("B", "bang").answers("bang/4C").asks("A", "bang").answers("pass").asks("A", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "CD"


def loses_duel(story, seat="C"):
    """The active player challenges A, who answers, and loses."""
    return story.plays("duel", on="A").asks("A", "bang").answers("bang").asks(seat, "bang").answers("pass")


@pytest.mark.rule("HN-CUFFS-2", "BASE-DIE-2")
@pytest.mark.parametrize(("beer", "saves"), [("beer/6S", True), ("beer/6H", False)])
def test_in_his_own_turn_only_a_beer_of_the_named_suit_rescues(beer, saves):
    story = cuffed().hand("C", "duel/JS", beer).hand("A", "bang").with_life(C=1)
    loses_duel(names(story, "spades")).asks("C", "rescue")
    assert story.offers("beer") is saves
    story.answers("beer" if saves else "pass")
    assert story.is_out("C") is not saves
    if not saves:
        story.asks("D", "name_suit")


@pytest.mark.rule("HN-CUFFS-2")
def test_other_players_rescue_themselves_with_any_suit():
    story = names(cuffed().hand("C", "bang/2D").hand("D", "beer/6H").with_life(D=1), "diamonds")
    story.plays("bang/2D", on="D").asks("D", "dodge").answers("pass").asks("D", "rescue").answers("beer")
    assert story.life("D") == 1


@pytest.mark.rule("HN-CUFFS-2")
def test_other_players_use_missed_and_bang_cards_of_any_suit():
    story = cuffed().hand("C", "bang/2D", "indians/KD").hand("D", "missed/2S", "bang/2C")
    names(story, "diamonds").plays("bang/2D", on="D").asks("D", "dodge").answers("missed").plays("indians")
    story.asks("D", "bang").answers("bang")
    for seat in "EAB":
        story.asks(seat, "bang").answers("pass")
    assert story.life("D") == 4


def misfire(effect):
    """Whoever is active may turn something against himself in phase 2; nothing printed does that."""

    def offer(t, me, action, options):
        options.append((USE, NO_CARD, action.index, NOBODY, -1))

    return event(actions=(Action("misfire", occasions="play", offer=offer, effect=effect),))


def shot_at_himself(t, me, choice):
    """A shot at the user, by nobody."""
    yield from shoot(t, me, NOBODY)


def indians_at_himself(t, me, choice):
    """The user is asked for a BANG! card, as by Indians!."""
    yield from give_up_bang(t, me, NOBODY, t.rules.kind_index["indians"])


@pytest.mark.rule("HN-CUFFS-2", "BASE-LIM-6")
@pytest.mark.parametrize("character", ["plain", "calamity_janet", "elena_fuente"])
def test_in_his_own_turn_missed_effects_from_the_hand_are_of_the_named_suit(character):
    story = cuffed(rules=misfire(shot_at_himself), C=character).in_play("C", "sombrero/7C")
    story.hand("C", "missed/2S", "missed/8D", "bang/2D", "bang/AS", "bang/2C", "dodge/7D", "beer/6H").deck("2H", "3H")
    names(story, "diamonds").uses().asks("C", "dodge")
    usable = {"missed/8D", "dodge/7D"} | ({"bang/2D"} if character != "plain" else set())
    for card in ("missed/2S", "missed/8D", "bang/2D", "bang/AS", "bang/2C", "dodge/7D", "beer/6H"):
        assert story.offers(card) is (card in usable)
    assert story.offers("sombrero")  # a green card in play (HN-CUFFS-2)
    story.answers("sombrero")
    assert story.life("C") == story.t.max_life[2]


@pytest.mark.rule("HN-CUFFS-2", "BASE-BARREL-2", "DC-GREEN-3")
def test_a_barrel_flips_in_handcuffs():
    story = cuffed(rules=misfire(shot_at_himself)).in_play("C", "barrel/QS").deck("2C", "3C", "4H")
    names(story, "clubs").uses().asks("C", "dodge").answers("flip")
    assert story.life("C") == 4


@pytest.mark.rule("HN-CUFFS-2")
@pytest.mark.parametrize("character", ["plain", "calamity_janet"])
def test_asked_for_a_bang_card_in_his_own_turn_he_gives_any(character):
    story = cuffed(rules=misfire(indians_at_himself), C=character)
    story.hand("C", "bang/2D", "bang/2C", "missed/2S").deck("2H", "3H")
    names(story, "hearts").uses().asks("C", "bang")
    assert story.offers("bang/2D")
    assert story.offers("bang/2C")
    assert story.offers("missed/2S") is (character != "plain")


@pytest.mark.rule("HN-CUFFS-2", "BASE-JANET-1")
def test_janet_plays_a_missed_as_bang_by_the_suit_of_the_missed():
    story = names(cuffed(C="calamity_janet").hand("C", "missed/2S", "missed/8D", "bang/2C"), "spades")
    assert story.offers("missed/2S as bang", on="D")
    assert refused(story, "missed/8D", "spades")
    assert refused(story, "bang/2C", "spades")


@pytest.mark.rule("HN-CUFFS-2", "PROMO-WILL-2")
def test_uncle_wills_card_must_be_of_the_named_suit():
    story = names(cuffed(C="uncle_will").hand("C", "missed/2S", "missed/8D", "beer/6H"), "spades")
    assert story.offers("missed/2S as general_store")
    for card in ("missed/8D", "beer/6H"):
        assert refused(story, card, "spades")
        assert not story.offers(f"{card} as general_store")


@pytest.mark.rule("HN-CUFFS-2", "DC-GREEN-5")
def test_a_green_card_is_laid_down_by_its_suit_and_used_without_regard_to_it():
    story = cuffed().hand("C", "knife/8H", "bible/10H", "sombrero/7C").in_play("C", "canteen/7H", "derringer/7S")
    names(story.with_life(C=2), "clubs")
    assert refused(story, "knife", "clubs")
    assert refused(story, "bible", "clubs")
    story.plays("sombrero").spends("canteen").spends("derringer", on="D").asks("D", "dodge").answers("pass")
    assert (story.life("C"), story.life("D")) == (3, 3)


@pytest.mark.rule("HN-CUFFS-2", "GR-BEER-1")
def test_only_a_beer_of_the_named_suit_becomes_a_nugget():
    story = names(rush().event("handcuffs").hand("C", "beer/6H", "beer/6S").deck("2C", "3C"), "hearts")
    assert [story.offers(f"use {card}") for card in ("beer/6H", "beer/6S")] == [True, False]


# ---- Not restricted -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-CUFFS-2", "DC-COST-2")
def test_the_main_card_has_the_suit_and_the_cost_has_any():
    story = cuffed().hand("C", "whisky/QH", "springfield/KS", "bang/2C").with_life(C=1).deck("3C", "4C")
    names(story, "hearts")
    assert refused(story, "springfield", "hearts")
    story.plays("whisky").asks("C", "second_card")
    assert all(story.offers(card) for card in ("springfield", "bang/2C", "bang/3C"))
    story.answers("bang/2C")
    assert story.life("C") == 3


@pytest.mark.rule("HN-CUFFS-2", "GR-EQ-2")
def test_equipment_has_no_suit_to_be_restricted():
    story = rush().event("handcuffs").shop("boots", "bottle", "rhum").in_play("A", "horseshoe").deck("2C", "3C")
    story.in_play("C", "gold_pan").nuggets(C=9)
    names(story, "hearts").buys("boots").buys("bottle as bang", on="D").asks("D", "dodge").answers("pass")
    story.removes("horseshoe", of="A").uses()
    assert (story.front_of("A"), story.front_of("C"), story.life("D")) == ([], ["gold_pan", "boots"], 3)
    assert (story.purse("C"), len(story.hand_of("C"))) == (1, 3)


@pytest.mark.rule("HN-CUFFS-2", "BASE-SID-1")
def test_sid_discards_any_two_cards_in_phase_2_and_when_dying():
    story = cuffed(C="sid_ketchum").hand("C", "duel/JS", "beer/6H", "bang/2D", "mustang/8H").hand("A", "bang")
    names(story.with_life(C=1).deck("2C", "3C"), "spades").uses().asks("C", "cost")
    assert story.offers("bang/2D")
    story.answers("bang/2D").answers("bang/2C")
    loses_duel(story.with_life(C=1)).asks("C", "rescue")
    assert not story.offers("beer")
    story.answers("use").asks("C", "cost").answers("beer").answers("mustang")
    assert (story.life("C"), story.is_out("C")) == (1, False)


@pytest.mark.rule("HN-CUFFS-2", "DC-DOC-1")
def test_doc_discards_any_two_cards():
    story = names(cuffed(C="doc_holyday").hand("C", "beer/6H", "bang/2D").deck("2C", "3S"), "spades").uses(on="D")
    story.asks("C", "cost").answers("beer").answers("bang/2D").asks("D", "dodge").answers("pass")
    assert story.life("D") == 3


@pytest.mark.rule("HN-CUFFS-2", "DC-JOSE-1")
def test_jose_discards_blue_cards_of_any_suit():
    story = names(cuffed(C="jose_delgado").hand("C", "mustang/8H", "barrel/QS").deck("2C", "3C", "4D", "5D"), "clubs")
    story.uses(card="mustang").uses(card="barrel")
    assert len(story.hand_of("C")) == 6
    assert refused(story, "bang/4D", "clubs")  # cards drawn later are bound too


@pytest.mark.rule("HN-CUFFS-2", "DC-CHUCK-1")
def test_chucks_ability_needs_no_card():
    story = names(cuffed(C="chuck_wengam"), "clubs").uses()
    assert (story.life("C"), len(story.hand_of("C"))) == (3, 4)


@pytest.mark.rule("HN-CUFFS-2", "BASE-TURN-6")
def test_in_phase_3_any_card_may_go():
    story = names(cuffed().hand("C", "beer/6H").with_life(C=1).deck("2D", "3S"), "clubs").ends_turn()
    story.asks("C", "surplus")
    assert all(story.offers(card) for card in ("beer", "bang/2D", "missed/3S"))


@pytest.mark.rule("HN-CUFFS-2", "DC-MOLLY-1")
def test_the_other_players_in_his_turn_are_free_and_molly_answers_as_ever():
    story = cuffed(D="molly_stark").hand("C", "duel/JS", "bang/2D").hand("D", "bang/2C")
    names(story, "spades").plays("duel", on="D").asks("D", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert len(story.hand_of("D")) == 1


@pytest.mark.rule("HN-CUFFS-1")
@pytest.mark.parametrize("engine", ["same", "another"])
def test_a_saved_match_remembers_the_suit(engine):
    story = names(cuffed().hand("C", "barrel/QS", "mustang/8H"), "spades").plays("barrel")
    match, _ = resume(save(story.match, "same"), BANG, engine)
    for other in (match, story.match.clone()):
        assert other.digest() == story.match.digest()
        assert other.state.turn_marks["suit"] == 0
        mustang = story.card_in_hand("C", "mustang")
        assert not any(option[1] == mustang for option in other.decision.options)
