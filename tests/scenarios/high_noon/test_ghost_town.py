"""Ghost Town: an eliminated player comes back for a turn; his life, and his place in the game meanwhile."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.terms import NO_CARD, USE
from boothill.kernel.decision import NOBODY
from boothill.kernel.reasons import WhyNot
from support.tales import event, goes, haunted, tale


def ghost_town(story):
    """The event's number, as the log says it."""
    return story.t.rules.kind_index["ghost_town"]


def drawn_in_phase_1(story, seat):
    """How many cards each draw brought this seat."""
    return [told[1][1] for told in story.events("drew") if told[1][0] == story.seat(seat)]


# ---- Coming back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-1", "HN-GHOST-2", "BASE-TURN-1")
def test_an_eliminated_player_whose_turn_comes_up_is_back_without_life_and_draws_three():
    story = haunted().deck("2C", "3C", "4C", "5C").turn("B").ends_turn()
    assert story.at_rest("C")
    assert story.values_of("C") == ["2C", "3C", "4C"]
    assert (story.life("C"), story.is_out("C")) == (0, False)
    assert [told[1] for told in story.events("came_back")] == [(2, 0, ghost_town(story))]


@pytest.mark.rule("HN-GHOST-1", "BASE-TURN-1")
def test_without_the_event_nobody_comes_back():
    story = tale().out("C").turn("B").ends_turn()
    assert story.at_rest("D")
    assert not story.events("came_back")


@pytest.mark.rule("HN-GHOST-1", "BASE-P1-2")
def test_the_living_draw_two_as_ever_while_ghosts_walk():
    story = haunted().turn("A").ends_turn()
    assert story.at_rest("B")
    assert drawn_in_phase_1(story, "B") == [2]


@pytest.mark.rule("HN-GHOST-1", "EV-2")
def test_the_event_brings_the_dead_back_from_the_turn_after_its_reveal():
    story = tale().out("B", "C").next_events("ghost_town").starts_turn("A")
    assert story.at_rest("A")
    assert not story.events("came_back")
    assert story.ends_turn().at_rest("B")
    assert story.t.ghost == 1


@pytest.mark.rule("HN-GHOST-1", "EV-3", "EV-10")
def test_once_another_event_is_revealed_the_dead_stay_dead():
    story = haunted(dead="E").next_events("shootout").turn("D").ends_turn()
    assert story.at_rest("E")
    assert goes(story, "E").at_rest("A")
    assert [told[1][0] for told in story.events("revealed")] == [0]
    for _ in "ABCD":
        story.ends_turn()
    assert story.at_rest("A")
    assert len(story.events("came_back")) == 1


@pytest.mark.rule("HN-GHOST-1", "BASE-DIST-8")
def test_several_ghosts_in_a_row_are_never_there_together():
    story = haunted(dead="CDB").starts_turn("B")
    for ghost, present in (("B", (0, 1, 4)), ("C", (0, 2, 4)), ("D", (0, 3, 4))):
        assert story.at_rest(ghost)
        assert (story.t.ghost, story.t.seats) == (story.seat(ghost), present)
        assert len(story.hand_of(ghost)) == 3
        goes(story, ghost)
    assert story.at_rest("E")
    assert story.t.ghost == NOBODY
    assert story.t.eliminated == [1, 2, 3]
    assert story.t.first_out == 2  # who was first stays first, however often the others leave


@pytest.mark.rule("HN-GHOST-1", "HN-GHOST-6")
def test_a_ghosts_victim_is_a_ghost_himself_as_soon_as_his_turn_comes():
    story = haunted().with_life(D=1).hand("D", "barrel").deck("2D", "3C", "4C").starts_turn("C")
    story.plays("bang/2D", on="D").asks("D", "dodge").answers("pass").asks("D", "rescue").answers("pass")
    assert len(story.hand_of("C")) == 5
    goes(story, "C", 5)
    assert story.at_rest("D")
    assert (story.t.ghost, story.life("D"), len(story.hand_of("D"))) == (3, 0, 3)


@pytest.mark.rule("HN-GHOST-1")
def test_who_dies_in_his_own_turn_comes_back_only_when_it_is_his_turn_again():
    story = tale().event("ghost_town").hand("B", "duel").hand("A", "bang").with_life(B=1).turn("B")
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.at_rest("C")
    for _ in "CDEA":
        story.ends_turn()
    assert story.at_rest("B")
    assert story.t.ghost == 1


@pytest.mark.rule("HN-GHOST-1", "HN-GHOST-4", "DC-3P-8")
def test_of_three_the_deputys_ghost_turns_up_no_event_but_the_next_player_does():
    story = tale(3).event("ghost_town").out("A").next_events("thirst").starts_turn("A")
    assert story.at_rest("A")
    assert (story.t.ghost, len(story.hand_of("A"))) == (0, 3)
    assert not story.events("revealed")
    goes(story, "A")
    assert [told[1][0] for told in story.events("revealed")] == [1]
    assert story.at_rest("B")


@pytest.mark.rule("HN-GHOST-1", "GEN-6")
def test_everybody_sees_who_is_there_as_a_ghost():
    story = haunted().starts_turn("C")
    for seat in "ABCDE":
        view = story.view(seat)
        assert (view.ghost, view.seats, view.eliminated) == (2, (0, 1, 2, 3, 4), ())
        assert view.role[2] == OUTLAW  # known since his elimination
        assert view.dump()["ghost"] == 2
    assert story.view("B").role[1] == DEPUTY
    assert story.view("A").role[1] == -1
    assert story.view("A").hand_sizes[2] == 3
    assert story.view("C").dump()["players"][2]["in_game"]


# ---- Life -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HN-GHOST-2")
@pytest.mark.parametrize(("cards", "life"), [(("whisky", "2C"), 2), (("tequila", "2C"), 1), (("beer", "2C"), 1)])
def test_a_ghost_regains_life_like_anybody(cards, life):
    story = haunted().deck(*cards, "3C").starts_turn("C")
    story.plays(cards[0], on="C" if cards[0] == "tequila" else "")
    if cards[0] != "beer":
        story.asks("C", "second_card").answers("2C")
    assert story.life("C") == life
    assert [told[1][:3] for told in story.events("regained_life")] == [(2, life, life)]


@pytest.mark.rule("HN-GHOST-2", "BASE-SALOON-1", "BASE-MULTI-4")
def test_a_saloon_in_a_ghosts_turn_heals_him_and_not_those_who_are_away():
    story = haunted(dead="BC").with_life(D=2).deck("saloon", "2C", "3C").starts_turn("C").plays("saloon")
    assert (story.life("C"), story.life("D"), story.life("B")) == (1, 3, 0)


@pytest.mark.rule("HN-GHOST-2", "BASE-SALOON-1")
def test_a_saloon_in_a_living_players_turn_heals_no_ghost():
    story = haunted().hand("B", "saloon").turn("B").plays("saloon")
    assert story.life("C") == 0


@pytest.mark.rule("HN-GHOST-2", "GEN-9")
def test_a_ghost_regains_no_more_than_his_max_life():
    story = haunted(C="paul_regret").deck("whisky", "beer", "beer").starts_turn("C").plays("whisky")
    story.asks("C", "second_card").answers("beer").plays("beer")
    assert story.life("C") == 3
    story = haunted(C="paul_regret").deck("wells_fargo", "whisky", "beer", "beer", "2C", "3C").starts_turn("C")
    story.plays("wells_fargo").plays("beer").plays("beer").plays("whisky").asks("C", "second_card").answers("2C")
    assert story.life("C") == 3


def loses_duel(story, ghost="C", on="A"):
    """The ghost challenges somebody who answers, and cannot answer himself."""
    return story.plays("duel", on=on).asks(on, "bang").answers("bang").asks(ghost, "bang").answers("pass")


@pytest.mark.rule("HN-GHOST-2", "BASE-DUEL-1")
def test_a_ghost_without_life_loses_a_duel_and_nothing_else():
    story = loses_duel(haunted().hand("A", "bang").deck("duel", "2S", "3S").starts_turn("C"))
    assert story.at_rest("C")
    assert (story.life("C"), story.t.ghost) == (0, 2)
    assert [told[1] for told in story.events("unhurt")] == [(2, story.t.rules.kind_index["duel"])]
    assert not story.events("lost_life")


@pytest.mark.rule("HN-GHOST-2", "BASE-DIE-2")
def test_a_ghost_may_lose_what_he_regained_and_needs_no_rescue_at_0():
    story = haunted().hand("A", "bang").deck("duel", "beer", "beer").starts_turn("C").plays("beer")
    assert story.life("C") == 1
    loses_duel(story)
    assert story.at_rest("C")  # nobody asks for a Beer
    assert (story.life("C"), story.is_out("C")) == (0, False)
    assert [told[1][:3] for told in story.events("lost_life")] == [(2, 1, 0)]
    assert story.plays("beer").life("C") == 1


def keg(points):
    """Whoever is active may blow himself up in phase 2, as often as he likes; nothing printed does that."""

    def offer(t, me, action, options):
        options.append((USE, NO_CARD, action.index, NOBODY, -1))

    def blow_up(t, me, choice):
        yield from lose_life(t, me, points)

    return event(actions=(Action("keg", occasions="play", offer=offer, effect=blow_up),))


@pytest.mark.rule("HN-GHOST-2", "BASE-DIE-1")
def test_a_ghost_never_falls_below_0_and_loses_only_what_he_has():
    story = haunted(rules=keg(3)).deck("whisky", "2C", "3C").starts_turn("C").plays("whisky")
    story.asks("C", "second_card").answers("2C")
    assert story.life("C") == 2
    assert story.uses().life("C") == 0
    assert [told[1][1:3] for told in story.events("lost_life")] == [(2, 0)]
    assert story.uses().at_rest("C")
    assert len(story.events("lost_life")) == 1
    assert len(story.events("unhurt")) == 1


@pytest.mark.rule("HN-GHOST-2", "BASE-BART-1")
def test_what_a_loss_triggers_counts_the_points_really_lost_and_nothing_at_0():
    story = haunted(rules=keg(3), C="bart_cassidy").deck("whisky", "2C", "3C").starts_turn("C")
    assert len(story.uses().hand_of("C")) == 3  # at 0 nothing is lost and nothing drawn
    story.plays("whisky").asks("C", "second_card").answers("2C").uses()
    assert len(story.hand_of("C")) == 3
    assert story.uses().life("C") == 0
    assert len(story.hand_of("C")) == 3


# ---- In the game meanwhile ------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-DIST-8", "HN-GHOST-3")
def test_a_ghost_sits_in_his_place_in_his_own_turn_only():
    story = haunted().hand("B", "bang").deck("2C", "3C", "bang/2D", "4C", "5C").turn("A")
    assert story.view("A").distance(1, 3) == 1
    story.ends_turn()
    assert story.offers("bang", on="D")
    assert not story.offers("bang", on="C")
    story.ends_turn()
    assert story.at_rest("C")
    assert [story.view("A").distance(2, seat) for seat in (0, 1, 3, 4)] == [2, 1, 1, 2]
    assert story.view("A").distance(1, 3) == 2
    assert story.offers("bang", on="B")
    assert story.offers("bang", on="D")
    assert not story.offers("bang", on="E")
    goes(story, "C")
    assert story.view("A").distance(1, 3) == 1


@pytest.mark.rule("HN-GHOST-3", "BASE-STORE-1", "BASE-MULTI-1")
def test_a_general_store_counts_the_ghost_and_nobody_who_is_away():
    story = haunted(dead="CD").deck("general_store", "2C", "3C", "10S", "JS", "QS", "KS", "4D").starts_turn("C")
    story.plays("general_store")
    assert len(story.t.limbo) == 4
    for seat in "CEA":
        story.asks(seat, "store").answers("take")
    assert story.at_rest("C")  # the last card went to B of itself
    assert [len(story.hand_of(seat)) for seat in "ABCDE"] == [1, 1, 3, 0, 1]


@pytest.mark.rule("HN-GHOST-3", "BASE-STORE-1")
def test_in_a_living_players_general_store_no_card_is_for_the_dead():
    story = haunted().hand("B", "general_store").turn("B").plays("general_store")
    assert len(story.t.limbo) == 4
    for seat in "BDE":
        story.asks(seat, "store").answers("take")
    assert story.hand_of("C") == []


@pytest.mark.scenario("IM-59")
@pytest.mark.rule("HN-GHOST-3", "BASE-BEER-4")
def test_with_a_ghost_and_two_others_in_the_game_beer_saves():
    story = tale(4, roles="sheriff renegade outlaw outlaw").event("ghost_town").out("C", "D")
    story.with_life(B=1).hand("B", "beer").deck("2D", "3C", "4C").starts_turn("C").plays("bang/2D", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.is_out("B")) == (1, False)


@pytest.mark.rule("HN-GHOST-3", "BASE-BEER-4")
def test_after_the_ghost_has_left_two_are_two_again():
    story = tale(4, roles="sheriff renegade outlaw outlaw").event("ghost_town").out("C", "D")
    story.with_life(A=1).hand("B", "bang").hand("A", "beer").turn("B").plays("bang", on="A")
    story.asks("A", "dodge").answers("pass").asks("A", "rescue")
    assert not story.offers("beer")
    story.answers("pass")
    assert story.winners == "B"


@pytest.mark.rule("HN-GHOST-3", "BASE-BEER-4")
def test_a_ghosts_beer_helps_him_while_he_makes_a_third():
    story = tale(4, roles="sheriff renegade outlaw outlaw").event("ghost_town").out("C", "D")
    story.deck("beer", "2C", "3C").starts_turn("C")
    assert story.warns("beer") == ""
    assert story.plays("beer").life("C") == 1


@pytest.mark.rule("HN-GHOST-3", "HN-GHOST-7", "BASE-BEER-4")
def test_alone_with_the_sheriff_a_ghosts_beer_has_no_effect():
    story = tale(4, roles="sheriff renegade outlaw outlaw").event("ghost_town").out("C", "D").with_life(B=1)
    story.deck("2D", "beer", "saloon").starts_turn("C").plays("bang/2D", on="B")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.t.seats == (0, 2)
    assert story.warns("beer") == "two_left"
    assert story.plays("beer").life("C") == 0
    assert story.plays("saloon").life("C") == 1


@pytest.mark.rule("HN-GHOST-3", "BASE-LIM-9")
def test_a_ghost_may_put_cards_in_front_of_himself_and_others():
    story = haunted().deck("jail/JS", "jail/10S", "mustang", "2C").starts_turn("C").plays("jail/JS", on="D")
    story.plays("mustang").plays("jail/10S", on="C")
    assert (story.front_of("C"), story.front_of("D")) == (["mustang", "jail"], ["jail"])
    story.ends_turn()
    assert story.front_of("C") == []
    assert [told[1][0] for told in story.events("stays_in_jail")] == [3]  # the ghost's Jail is never checked


@pytest.mark.rule("HN-GHOST-3", "BASE-TURN-1")
def test_why_not_knows_the_ghost_in_his_turn_and_the_dead_out_of_it():
    story = haunted().deck("2D", "3D", "4S").starts_turn("C").plays("bang/2D", on="D").asks("D", "dodge")
    assert story.why_not("C", "bang/3D") == WhyNot("effect_running", "GEN-2")
    story.answers("pass")
    assert story.why_not("C", "bang/3D").code == "bang_limit"
    assert story.why_not("C", "missed").code == "only_in_response"
