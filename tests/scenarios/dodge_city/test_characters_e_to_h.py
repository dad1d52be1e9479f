"""Elena Fuente to Herb Hunter: plain use, and the hardest thing that can happen to each."""

import pytest

from boothill.games.bang.rules.terms import ABILITY
from boothill.kernel.reasons import WhyNot
from support.tales import event, rush, tale

# ---- Elena Fuente ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-ELENA-1")
@pytest.mark.parametrize(
    "card",
    ["missed", "bang", "beer", "gatling", "jail", "dynamite", "winchester", "barrel", "whisky", "knife", "iron_plate"],
)
def test_elena_stops_a_shot_with_any_hand_card(card):
    story = tale(B="elena_fuente").hand("A", "bang").hand("B", card).turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers(card)
    assert story.at_rest("A")
    assert story.life("B") == 3
    assert (story.hand_of("B"), story.front_of("B"), story.discards()) == ([], [], ["bang", card])


@pytest.mark.rule("DC-ELENA-1")
def test_elena_may_rather_be_hit_and_needs_a_card_to_answer():
    story = tale(B="elena_fuente").hand("A", "bang").hand("B", "jail").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("B")) == (2, ["jail"])
    story = tale(B="elena_fuente").hand("A", "bang").in_play("B", "mustang").in_play("A", "scope").turn("A")
    story.plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("respond")


@pytest.mark.rule("DC-ELENA-1", "BASE-SHOT-7")
def test_elenas_dodge_still_gives_its_card():
    story = tale(B="elena_fuente").hand("A", "bang").hand("B", "dodge").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("dodge")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C"]


@pytest.mark.rule("DC-ELENA-1", "DC-GREEN-1")
def test_elenas_bible_gives_its_card_from_play_but_not_from_her_hand():
    story = tale(B="elena_fuente").hand("A", "bang").hand("B", "bible").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("bible")
    assert (story.life("B"), story.hand_of("B")) == (3, [])
    story = tale(B="elena_fuente").hand("A", "bang").in_play("B", "bible").deck("2C").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("bible")
    assert (story.life("B"), story.values_of("B")) == (3, ["2C"])


@pytest.mark.rule("DC-ELENA-1", "BASE-SHOT-2")
def test_against_slab_elena_needs_two_cards_and_may_use_the_one_a_dodge_gave_her():
    story = tale(A="slab_the_killer", B="elena_fuente").hand("A", "bang").hand("B", "dodge").deck("10C", "3C").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("dodge").asks("B", "dodge").answers("10C")
    assert story.at_rest("A")
    assert (story.life("B"), story.hand_of("B")) == (3, [])
    story = tale(A="slab_the_killer", B="elena_fuente").hand("A", "bang").hand("B", "jail").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("jail").asks("B", "dodge").answers("pass")
    assert (story.life("B"), story.hand_of("B")) == (2, [])


@pytest.mark.rule("DC-ELENA-1", "BASE-SHOT-3")
def test_elena_mixes_flip_green_card_and_hand():
    story = tale(A="slab_the_killer", B="elena_fuente").hand("A", "bang").hand("B", "panic").deck("2C")
    story.in_play("B", "barrel", "sombrero").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("flip").asks("B", "dodge").answers("panic").asks("B", "dodge").answers("sombrero")
    assert story.at_rest("A")
    assert (story.life("B"), story.front_of("B")) == (3, ["barrel"])


@pytest.mark.rule("DC-ELENA-1", "DC-MISS-1")
@pytest.mark.parametrize("card", ["gatling", "punch", "springfield"])
def test_elenas_cards_answer_every_kind_of_shot(card):
    story = tale(B="elena_fuente").out("C", "D", "E").hand("A", card, "beer/6H").hand("B", "beer/7H").turn("A")
    story.plays(card, on="" if card == "gatling" else "B").asks("B", "dodge").answers("beer")
    assert story.life("B") == 3


@pytest.mark.rule("DC-ELENA-1", "BASE-MISSED-1", "BASE-INDIANS-1")
def test_a_missed_is_no_bang_and_so_elenas_cards_answer_no_duel_and_no_indians():
    story = tale(B="elena_fuente").out("C", "D", "E").hand("A", "duel", "indians").hand("B", "missed", "beer", "bang")
    story.turn("A").plays("duel", on="B").asks("B", "bang")
    assert story.offers("bang")
    assert not story.offers("missed")
    assert not story.offers("beer")
    story.answers("pass").plays("indians").asks("B", "bang")
    assert not story.offers("missed")
    assert not story.offers("beer")
    story.answers("bang")
    assert (story.life("B"), story.hand_of("B")) == (2, ["missed", "beer"])


@pytest.mark.rule("DC-ELENA-1", "BASE-LIM-7")
def test_without_a_shot_elenas_cards_are_what_they_are():
    story = tale(B="elena_fuente").hand("B", "missed", "dodge", "jail", "beer").turn("B")
    assert not story.offers("missed")
    assert not story.offers("dodge")
    assert not story.offers("jail as missed")
    assert not story.offers("beer as missed")
    assert story.offers("jail", on="C")
    assert story.why_not("B", "missed") == WhyNot("only_in_response", "BASE-LIM-7")


@pytest.mark.rule("DC-ELENA-1", "BASE-DIE-2")
def test_the_beer_elena_dodged_with_does_not_save_her_and_no_other_card_is_a_beer():
    story = tale(A="slab_the_killer", B="elena_fuente").hand("A", "bang").hand("B", "beer", "missed").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("beer").asks("B", "dodge").answers("pass")
    story.asks("B", "rescue")
    assert not story.offers("respond")
    story.answers("pass")
    assert story.is_out("B")


@pytest.mark.rule("DC-ELENA-1", "DC-BELLE-2")
def test_in_belles_turn_elena_answers_from_her_hand_but_not_from_play():
    story = tale(A="belle_star", B="elena_fuente").hand("A", "bang").hand("B", "barrel").in_play("B", "sombrero")
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("sombrero")
    story.answers("barrel")
    assert story.life("B") == 3


@pytest.mark.rule("DC-ELENA-1", "DC-APACHE-7")
def test_elena_stops_apache_with_a_diamond():
    story = tale(A="apache_kid", B="elena_fuente").hand("A", "bang").hand("B", "bang/5D").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("5D")
    assert story.life("B") == 3


def no_beers(t, me, card, kind, occasion):
    """Nobody may play a Beer."""
    return WhyNot("forbidden_here", "HN-REV-1") if kind.id == "beer" else None


@pytest.mark.rule("DC-ELENA-2")
def test_elena_dodges_with_a_beer_when_no_beer_may_be_played():
    story = tale(B="elena_fuente", rules=event(may_play=no_beers)).hand("A", "bang").hand("B", "beer").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("beer")
    assert story.life("B") == 3
    story = tale(B="elena_fuente", rules=event(may_play=no_beers)).hand("A", "bang").hand("B", "beer").with_life(B=1)
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")
    assert not story.offers("beer")


def no_missed_effects(t, me, card, kind, occasion):
    """Nobody may answer a shot with a hand card."""
    return WhyNot("forbidden_here", "GEN-1") if kind.missed and occasion == "dodge" else None


@pytest.mark.rule("DC-ELENA-1", "GEN-1")
def test_what_forbids_missed_cards_forbids_elenas_too():
    story = (
        tale(B="elena_fuente", rules=event(may_play=no_missed_effects)).hand("A", "bang").hand("B", "beer", "missed")
    )
    story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert not story.offers("respond")


@pytest.mark.rule("DC-ELENA-2", "GR-YTO-1")
def test_elenas_beer_is_a_beer_played_only_when_she_drinks_it():
    story = rush(B="elena_fuente", C="madam_yto").hand("A", "bang").hand("B", "beer", "beer").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("beer")
    assert story.hand_of("C") == []
    story.ends_turn().plays("beer")
    assert len(story.hand_of("C")) == 1


# ---- Greg Digger ----------------------------------------------------------------------------------------------------


def killed(story, seat, card="bang"):
    """The active player's card takes this player's last life point, and nothing saves him."""
    story.plays(card, on=seat).asks(seat, "dodge").answers("pass")
    return story.asks(seat, "rescue").answers("pass")


@pytest.mark.rule("DC-GREG-1", "GEN-9")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_regains_two_when_another_player_is_eliminated(before, after):
    story = tale(D="greg_digger").hand("A", "bang").with_life(B=1, D=before).turn("A")
    killed(story, "B")
    assert story.life("D") == after


@pytest.mark.rule("DC-GREG-1")
def test_greg_regains_two_for_whom_he_kills_himself_besides_the_reward():
    story = tale(B="greg_digger").hand("B", "bang").with_life(B=1, C=1).deck("2C", "3C", "4C", "5C").turn("B")
    killed(story, "C")
    assert story.life("B") == 3
    assert story.values_of("B") == ["2C", "3C", "4C"]


@pytest.mark.rule("DC-GREG-1")
def test_greg_as_sheriff_heals_up_to_five_and_keeps_it_when_he_killed_his_deputy():
    story = tale(A="greg_digger").hand("A", "bang", "beer").in_play("A", "barrel").with_life(A=3, B=1).turn("A")
    killed(story, "B")
    assert story.life("A") == 5
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])


@pytest.mark.rule("DC-GREG-1", "BASE-ELIM-4")
def test_greg_heals_when_nobody_is_responsible():
    story = tale(A="greg_digger").with_life(A=1, C=3).in_play("C", "dynamite").deck("2S").starts_turn("C")
    story.asks("C", "rescue").answers("pass")
    assert story.at_rest("D")
    assert story.life("A") == 3


@pytest.mark.rule("DC-GREG-1")
def test_gregs_own_elimination_does_not_save_him():
    story = tale(B="greg_digger").hand("A", "bang").with_life(B=1).turn("A")
    killed(story, "B")
    assert story.is_out("B")
    assert story.events("regained_life") == []


@pytest.mark.rule("DC-GREG-1")
def test_a_rescue_is_no_elimination():
    story = tale(D="greg_digger").hand("A", "bang").hand("B", "beer").with_life(B=1, D=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue").answers("beer")
    assert (story.life("B"), story.life("D")) == (1, 1)


@pytest.mark.rule("DC-GREG-1", "BASE-MULTI-2")
def test_the_death_before_his_turn_to_be_shot_saves_greg_from_a_gatling():
    story = tale(C="greg_digger").hand("A", "gatling").with_life(B=1, C=1, D=1).turn("A").plays("gatling")
    story.asks("B", "dodge").answers("pass").asks("B", "rescue").answers("pass")
    assert story.life("C") == 3
    story.asks("C", "dodge").answers("pass").asks("D", "dodge")
    assert story.life("C") == 2
    story.answers("pass").asks("D", "rescue").answers("pass").asks("E", "dodge").answers("pass")
    assert story.life("C") == 4


@pytest.mark.rule("DC-GREG-1", "BASE-MULTI-2")
def test_the_deaths_after_his_own_do_not_bring_greg_back():
    story = tale(B="greg_digger").hand("A", "gatling").with_life(B=1, C=1).turn("A").plays("gatling")
    for seat in "BC":
        story.asks(seat, "dodge").answers("pass").asks(seat, "rescue").answers("pass")
    story.asks("D", "dodge").answers("pass").asks("E", "dodge").answers("pass")
    assert story.is_out("B")
    assert story.events("regained_life") == []


@pytest.mark.rule("DC-GREG-1", "BASE-DUEL-4")
def test_greg_who_kills_himself_in_his_own_duel_is_out():
    story = tale(C="greg_digger").hand("C", "duel").hand("D", "bang").with_life(C=1).turn("C").plays("duel", on="D")
    story.asks("D", "bang").answers("bang").asks("C", "bang").answers("pass").asks("C", "rescue").answers("pass")
    assert story.is_out("C")
    assert story.events("regained_life") == []
    assert story.at_rest("D")


@pytest.mark.rule("DC-GREG-1")
@pytest.mark.parametrize("hooks", [{"abilities_off": True}, {}])
def test_greg_gets_nothing_while_abilities_are_off(hooks):
    story = tale(D="greg_digger", rules=event(**hooks)).hand("A", "bang").with_life(B=1, D=1).turn("A")
    killed(story, "B")
    assert story.life("D") == (1 if hooks else 3)


# ---- Herb Hunter ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-HERB-1")
def test_herb_draws_two_when_another_player_is_eliminated():
    story = tale(D="herb_hunter").hand("A", "bang").with_life(B=1).deck("2C", "3C", "4C").turn("A")
    killed(story, "B")
    assert story.values_of("D") == ["2C", "3C"]
    assert [told[1] for told in story.events("drew")] == [(3, 2, ABILITY)]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-1")
def test_herb_who_kills_an_outlaw_draws_three_and_two():
    story = tale(B="herb_hunter").hand("B", "bang").with_life(C=1).deck("2C", "3C", "4C", "5C", "6C", "7C").turn("B")
    killed(story, "C")
    assert story.values_of("B") == ["2C", "3C", "4C", "5C", "6C"]
    assert [told[1][1:] for told in story.events("drew")] == [(3, -1), (2, ABILITY)]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-6")
def test_herb_who_kills_a_renegade_draws_two():
    story = tale(A="herb_hunter").hand("A", "bang").with_life(E=1).deck("2C", "3C", "4C").turn("A")
    killed(story, "E")
    assert story.values_of("A") == ["2C", "3C"]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-1")
def test_the_killers_reward_comes_before_herbs_cards():
    story = tale(B="herb_hunter").hand("A", "springfield", "beer").with_life(C=1)
    story.deck("2C", "3C", "4C", "5C", "6C").turn("A")
    killed(story, "C", "springfield")
    assert story.values_of("A") == ["2C", "3C", "4C"]
    assert story.values_of("B") == ["5C", "6C"]


@pytest.mark.rule("DC-HERB-1", "DC-GREG-1", "BASE-ELIM-1", "GEN-3")
def test_abilities_act_clockwise_from_the_active_player():
    story = tale(B="herb_hunter").ability("D", "greg_digger").ability("E", "herb_hunter").ability("C", "herb_hunter")
    story.hand("C", "springfield", "beer").with_life(A=1, D=1).deck("2C", "3C", "4C", "5C", "6C", "7C", "8C")
    story.turn("C").plays("springfield", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue").answers("pass")
    assert story.over
    assert (story.values_of("C"), story.values_of("E"), story.values_of("B")) == (
        ["2C", "3C"],
        ["4C", "5C"],
        ["6C", "7C"],
    )
    told = [event[0] for event in story.match.events]
    assert [name for name in told if name in ("drew", "regained_life")] == ["drew", "regained_life", "drew", "drew"]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-1", "BASE-ELIM-4", "BASE-TURN-4")
def test_if_the_active_player_himself_has_died_the_next_one_comes_first():
    story = tale(B="herb_hunter").ability("D", "herb_hunter").with_life(C=3).in_play("C", "dynamite")
    story.deck("2S", "2C", "3C", "4C", "5C", "6C", "7C").starts_turn("C").asks("C", "rescue").answers("pass")
    assert story.at_rest("D")
    assert story.values_of("B") == ["4C", "5C"]
    assert story.values_of("D") == ["2C", "3C", "6C", "7C"]  # the last two in phase 1


@pytest.mark.rule("DC-HERB-1")
def test_herbs_own_elimination_brings_no_cards():
    story = tale(B="herb_hunter").hand("C", "bang").with_life(B=1).turn("C")
    killed(story, "B")
    assert story.events("drew") == []
    assert story.hand_of("B") == []


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-2")
def test_sheriff_herb_who_kills_a_deputy_loses_the_two_cards_as_well():
    story = tale(A="herb_hunter").hand("A", "bang", "beer").in_play("A", "scope").with_life(B=1).deck("2C", "3C")
    killed(story.turn("A"), "B")
    assert (story.hand_of("A"), story.front_of("A")) == ([], [])
    assert story.discard_values()[-2:] == ["2C", "3C"]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-2")
def test_another_herb_keeps_his_cards_when_the_sheriff_pays_for_his_deputy():
    story = tale(D="herb_hunter").hand("A", "bang", "beer").with_life(B=1).deck("2C", "3C")
    killed(story.turn("A"), "B")
    assert story.hand_of("A") == []
    assert story.values_of("D") == ["2C", "3C"]


@pytest.mark.rule("DC-HERB-1", "BASE-ELIM-1", "BASE-SAM-1")
def test_the_estate_comes_before_reward_and_ability():
    story = tale(B="plain").ability("B", "herb_hunter", "vulture_sam").hand("B", "bang").hand("C", "missed")
    story.in_play("C", "scope").with_life(C=1).deck("2C", "3C", "4C", "5C", "6C").turn("B")
    killed(story, "C")
    assert story.hand_of("B")[:2] == ["scope", "missed"]
    assert story.values_of("B")[2:] == ["2C", "3C", "4C", "5C", "6C"]


@pytest.mark.rule("DC-HERB-1", "BASE-MULTI-1", "BASE-MULTI-2")
def test_herb_draws_for_every_victim_of_one_gatling_between_the_shots():
    story = tale(A="herb_hunter").hand("B", "gatling").with_life(C=1, D=1)
    story.deck("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "missed/10C", "JC").turn("B").plays("gatling")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass").asks("D", "dodge")
    assert story.values_of("B") == ["2C", "3C", "4C"]
    assert story.values_of("A") == ["5C", "6C"]
    story.answers("pass").asks("D", "rescue").answers("pass").asks("E", "dodge").answers("pass")
    assert story.values_of("B") == ["2C", "3C", "4C", "7C", "8C", "9C"]
    assert story.values_of("A") == ["5C", "6C", "10C", "JC"]
    story.asks("A", "dodge").answers("missed")
    assert story.life("A") == 5


@pytest.mark.rule("DC-HERB-1", "BASE-DECK-1")
def test_the_dead_mans_cards_may_be_shuffled_into_herbs_hand():
    story = tale(D="herb_hunter").hand("A", "bang").hand("B", "panic").with_life(B=1).only_deck("2C").turn("A")
    killed(story, "B")
    assert story.values_of("D")[0] == "2C"
    assert story.hand_of("D")[1] in ("bang", "panic")
    assert len(story.t.deck) == 1


@pytest.mark.rule("DC-HERB-1", "DC-3P-4")
def test_herb_of_three_draws_three_and_two_for_anybody():
    story = tale(3, A="herb_hunter").hand("A", "bang").with_life(B=1).deck("2C", "3C", "4C", "5C", "6C", "7C").turn("A")
    killed(story, "B")
    assert story.at_rest("A")
    assert story.values_of("A") == ["2C", "3C", "4C", "5C", "6C"]
