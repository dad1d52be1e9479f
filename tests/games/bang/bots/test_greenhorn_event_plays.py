"""Positions in phase 2 under events: what they let players do, a card that must be played, and ghosts."""

import pytest

from games.bang.bots.positions import answer, carry_on, chances, deeds
from support.tales import tale

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.

B_OUTLAW = "sheriff outlaw deputy outlaw renegade"


# ---- what events let players do --------------------------------------------------------------------------------


def test_a_bang_that_cannot_be_shot_goes_at_an_enemys_best_card():
    told = (
        tale(7).event("ricochet").hand("A", "bang/2C", "bang/3C").in_play("D", "jail", "barrel").in_play("B", "mustang")
    )
    assert (
        answer(deeds(told, *["D bang A"] * 4, "B bang D").turn("A")) == "use bang/3C as ricochet at 3 picking barrel/QS"
    )


def test_a_bang_is_shot_rather_than_aimed_at_a_card():
    told = tale(roles=B_OUTLAW).event("ricochet").hand("B", "bang/2C").in_play("A", "schofield").turn("B")
    assert answer(told) == "play bang/2C as bang at 0"


def test_no_bang_is_aimed_at_a_friends_card_or_at_next_to_nothing():
    told = tale().event("ricochet").out("C", "D", "E").hand("B", "bang").in_play("A", "barrel").turn("B")
    assert answer(told) == "end"
    told = tale(7).event("ricochet").hand("A", "bang").in_play("D", "volcanic").hand("D", *["missed"] * 5)
    assert answer(deeds(told, *["D bang A"] * 4).turn("A")) == "end"


def test_a_friends_jail_or_dynamite_is_shot_away():
    told = tale().event("ricochet").out("C", "D", "E").hand("B", "bang").in_play("A", "dynamite", "barrel").turn("B")
    assert answer(told) == "use bang/AS as ricochet at 0 picking dynamite/2H"


def test_no_bang_is_aimed_at_the_card_of_somebody_to_whom_it_does_nothing():
    """DC-APACHE-5."""
    for bang, expected in (("bang/2D", "end"), ("bang/2C", "use bang/2C as ricochet at 3 picking barrel/QS")):
        told = tale(7, D="apache_kid").event("ricochet").hand("A", bang).in_play("D", "barrel")
        told = deeds(told, *["D bang A"] * 4).turn("A")
        assert answer(told) == expected
        assert told.warns(f"use {bang}", on="D", taking="barrel") == ("immune_target" if expected == "end" else "")


def test_two_bangs_hit_who_would_dodge_one():
    """FF-SNIPER-1."""
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C").in_play("A", "iron_plate").turn("B")
    assert answer(told) == "use as sniper at 0"
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C").turn("B")
    assert answer(told) == "play bang/2C as bang at 0"


def test_two_bangs_too_many_make_another_shot():
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C", "bang/4C").with_life(B=2).turn("B")
    told.plays("bang/2C", on="A").asks("A", "dodge").answers("pass")
    assert answer(told) == "use as sniper at 0"


def test_two_bangs_are_not_spent_on_a_friend_or_for_a_little_harm():
    told = tale().event("sniper").out("C", "D", "E").hand("B", "bang", "bang").turn("B")
    assert answer(told) == "end"


def test_what_is_left_of_the_bangs_is_not_spent_on_somebody_hardly_known():
    told = tale().event("sniper").hand("B", "bang/2C", "bang/3C", "bang/4C").turn("B").plays("bang", on="C")
    assert answer(told.asks("C", "dodge").answers("pass")) == "end"


def test_the_sheriff_does_not_kill_a_stranger_with_two_bangs():
    for life, expected in ((1, "end"), (2, "use as sniper at 1")):
        told = tale(7).event("sniper").hand("A", "bang", "bang", "missed").in_play("B", "iron_plate")
        told = deeds(told.with_life(A=1, B=life), *["D bang A", "G bang D", "F bang D"] * 2).turn("A")
        assert answer(told) == expected


@pytest.mark.parametrize("deed", ["C ricochet A", "C sniper A"])
def test_what_events_let_players_do_to_the_sheriff_tells_on_who_did_it(deed):
    told = deeds(tale(7), deed)
    suspect, other = chances(told, "A")[2], chances(told, "A")[3]
    assert suspect[1] > 0.75 > other[1]


# ---- a card that must be played --------------------------------------------------------------------------------


def must_play(card, *hand, me="B", players=5, **table):
    """Somebody is about to draw a card that they must play if they can."""
    return tale(players, **table).event("law_of_the_west").hand(me, *hand).deck("missed/2S", card)


def test_whatever_must_be_played_is_played_where_it_does_least_harm():
    told = deeds(must_play("bang"), "C bang A").starts_turn("B")
    assert told.offers("bang", on="A")
    assert answer(told) == "play bang/AS as bang at 2"


def test_a_friend_is_spared_for_one_who_may_be_an_enemy():
    told = deeds(must_play("cat_balou", roles="sheriff deputy deputy outlaw renegade").out("D"), "C bang D", "E bang D")
    told.hand("C", "bang").hand("A", "bang").in_play("A", "barrel").starts_turn("B")
    assert not answer(told).endswith("at 0 picking barrel/QS")


LAW = "sheriff deputy deputy outlaw outlaw outlaw renegade"
GANG = "sheriff deputy outlaw outlaw outlaw deputy renegade"


def test_a_friend_loses_the_card_he_misses_least():
    told = must_play("cat_balou", players=7, roles=LAW).out("D", "E", "F").in_play("C", "mustang").hand("C", "bang")
    told = deeds(told.in_play("A", "barrel"), *["C bang D", "G bang A"] * 3).starts_turn("B")
    assert answer(told) == "play cat_balou/KH as cat_balou at 2 from hand"


def test_a_friend_who_can_bear_it_is_shot():
    told = must_play("bang", me="D", players=7, roles=GANG).with_life(C=1)
    told = deeds(told, *["C bang A", "E bang A"] * 4).starts_turn("D")
    assert answer(told) == "play bang/AS as bang at 4"


def test_the_sheriff_shoots_a_friend_rather_than_kill_a_stranger():
    told = must_play("bang", me="A", players=7).with_life(B=1)
    told = deeds(told, *["D bang A", "G bang D"] * 2).starts_turn("A")
    assert answer(told) == "play bang/AS as bang at 6"


def test_nobody_duels_to_his_own_death():
    told = must_play("duel", me="D", players=7, roles=GANG).with_life(D=1).hand("E", *["missed"] * 5)
    told = deeds(told.hand("A", *["bang"] * 6).out("B", "F", "G"), *["C bang A", "E bang A"] * 4).starts_turn("D")
    assert answer(told) == "play duel/QD as duel at 2"


def test_what_heals_is_wasted_rather_than_given_to_an_enemy():
    told = deeds(must_play("tequila").with_life(C=1), *["C bang A"] * 4).starts_turn("B")
    assert answer(told) != "play tequila/9C as tequila at 2"
    told = must_play("tequila").with_life(B=3).starts_turn("B")
    assert answer(told) == "play tequila/9C as tequila at 1"


def test_a_beer_that_must_be_drunk_is_drunk_for_nothing():
    """FF-LAW-3: and no other card with it."""
    told = must_play("beer", "dynamite").starts_turn("B")
    assert not told.offers("end")
    assert answer(told).startswith("play beer")


def test_everything_worth_it_comes_before_the_card_that_must_be_played():
    told = must_play("beer", "stagecoach").starts_turn("B")
    assert answer(told).startswith("play stagecoach")


DUTIES = (
    *("bang", "beer", "panic", "cat_balou", "duel", "indians", "gatling", "saloon", "jail", "dynamite", "volcanic"),
    *("general_store", "brawl", "springfield", "rag_time", "tequila", "whisky", "punch", "knife", "howitzer"),
)


@pytest.mark.parametrize("card", DUTIES)
def test_the_card_that_must_be_played_brings_the_turn_to_its_end(card):
    told = must_play(card, "missed", "winchester").in_play("A", "barrel").in_play("B", "remington")
    deeds(told, "C bang A").starts_turn("B")
    assert not told.offers("end")
    for _ in told.hand_of("B"):
        if not told.offers("end"):
            carry_on(told)
    assert told.offers("end")


# ---- ghosts ----------------------------------------------------------------------------------------------------


def ghost(*hand, seat="B", **table):
    """An eliminated player in phase 2 of the turn they are back for."""
    told = tale(**table).event("ghost_town").out(seat).hand(seat, *hand)
    told.deck("missed/2S", "missed/3S", "missed/4S")
    return told.starts_turn(seat)


def test_a_ghost_does_not_heal_himself_or_build_for_a_future_he_has_not():
    told = ghost("beer", "barrel", "mustang", "canteen", "saloon", "whisky", "winchester")
    assert told.offers("beer")
    assert told.offers("barrel")
    assert answer(told) == "end"


def test_a_ghost_drinks_if_life_buys_him_cards():
    """HN-GHOST-8."""
    told = ghost("beer", B="chuck_wengam")
    assert answer(told).startswith("play beer")
    assert answer(told.plays("beer")) == "use as chuck_wengam"


def test_a_ghost_has_nothing_to_lose_in_a_duel():
    told = ghost("duel", roles=B_OUTLAW)
    told.t.hand[0].append(told.t.deck.pop())
    assert answer(told) == "play duel/QD as duel at 0"


def test_a_ghost_shoots_with_everything_and_spares_his_friends():
    outlaw = ghost("bang", "winchester", roles="sheriff deputy outlaw outlaw renegade", seat="C")
    assert answer(outlaw).startswith("play winchester")
    assert answer(outlaw.plays("winchester")) == "play bang/AS as bang at 0"
    told = ghost("gatling")
    told.t.life[0] = 1
    assert answer(told) == "end"


def test_a_ghost_does_not_pay_cards_for_life_at_the_end_of_his_turn():
    told = ghost("panic", "jail", B="sid_ketchum").ends_turn()
    assert answer(told.asks("B", "surplus")).startswith("discard")


def test_a_ghost_keeps_nothing_for_later():
    """HN-GHOST-4: whatever life they have regained is gone before they would keep cards with it."""
    told = ghost("bang/2D", roles="sheriff renegade outlaw outlaw deputy")
    told.t.life[1] = 4
    deeds(told, "C bang A")
    assert answer(told) == "play bang/2D as bang at 2"
