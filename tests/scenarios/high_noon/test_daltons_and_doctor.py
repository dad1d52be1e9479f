"""The Daltons and The Doctor, who do what they do when they are revealed."""

import pytest

from boothill.games.bang.rules.terms import DISCARD
from support.tales import rush, tale


def revealed(name, *, life=None, players=5, fronts=None, **characters):
    """A table at which the Sheriff's turn is about to begin with this event."""
    story = tale(players, **characters).next_events(name)
    for seat, cards in (fronts or {}).items():
        story.in_play(seat, *cards)
    return story.with_life(**(life or {}))


# ---- The Daltons ---------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-54")
@pytest.mark.rule("HN-DALTON-1", "HN-DALTON-2")
@pytest.mark.parametrize(("chosen", "kept"), [("barrel", "dynamite"), ("dynamite", "barrel")])
def test_each_player_discards_a_blue_card_of_his_choice_jail_and_dynamite_included(chosen, kept):
    story = revealed("the_daltons", fronts={"B": ["jail"], "C": ["sombrero"], "D": ["barrel", "dynamite"]})
    story.starts_turn("A").asks("D", "lose_blue").answers(chosen)
    assert story.at_rest("A")
    assert [story.front_of(seat) for seat in "ABCDE"] == [[], [], ["sombrero"], [kept], []]
    assert story.discards() == ["jail", chosen]
    story.ends_turn()
    assert story.at_rest("B")  # he is free
    assert story.events("flipped") == []


@pytest.mark.rule("HN-DALTON-1")
def test_it_is_asked_clockwise_from_the_sheriff_and_only_who_has_a_choice():
    fronts = {
        "A": ["barrel", "scope"],
        "B": ["mustang"],
        "C": ["schofield", "hideout", "binocular"],
        "E": ["jail", "volcanic"],
    }
    story = revealed("the_daltons", fronts=fronts).starts_turn("A").asks("A", "lose_blue")
    assert story.front_of("B") == ["mustang"]  # not yet
    story.answers("scope").asks("C", "lose_blue").answers("hideout").asks("E", "lose_blue").answers("volcanic")
    fronts = [story.front_of(seat) for seat in "ABCDE"]
    assert fronts == [["barrel"], [], ["schofield", "binocular"], [], ["jail"]]
    assert story.discards() == ["scope", "mustang", "hideout", "volcanic"]


@pytest.mark.rule("HN-DALTON-1")
def test_nobody_may_refuse_and_no_other_card_will_do():
    story = revealed("the_daltons", fronts={"B": ["barrel", "bible", "mustang", "canteen"]}).hand("B", "scope")
    story.starts_turn("A").asks("B", "lose_blue")
    assert {(option[0], story.kind(option[1])) for option in story.decision.options} == {
        (DISCARD, "barrel"),
        (DISCARD, "mustang"),
    }
    assert story.decision.subject == story.t.standing
    story.answers("mustang")
    assert story.front_of("B") == ["barrel", "bible", "canteen"]
    assert story.hand_of("B") == ["scope"]


@pytest.mark.rule("HN-DALTON-2", "GR-EQ-5")
def test_green_cards_and_equipment_do_not_count():
    story = rush().next_events("the_daltons")
    story.in_play("B", "sombrero", "boots").in_play("C", "knife", "pony_express")
    story.starts_turn("A")
    assert story.at_rest("A")
    assert (story.front_of("B"), story.front_of("C")) == (["sombrero", "boots"], ["knife", "pony_express"])
    assert story.discards() == []


@pytest.mark.rule("HN-DALTON-1", "EV-9", "BASE-TURN-2")
def test_the_sheriffs_dynamite_is_gone_before_it_is_checked():
    story = revealed("the_daltons", fronts={"A": ["dynamite"]}).deck("7S").starts_turn("A")
    assert story.life("A") == 5
    assert story.discards() == ["dynamite"]
    assert story.events("flipped") == []


@pytest.mark.rule("HN-DALTON-1", "DC-3P-5")
@pytest.mark.parametrize(("chosen", "at_rest"), [("jail", "A"), ("scope", "B")])
def test_a_jailed_deputy_of_three_may_get_rid_of_his_jail(chosen, at_rest):
    story = revealed("the_daltons", players=3, fronts={"A": ["jail", "scope"]}).deck("2C").starts_turn("A")
    story.asks("A", "lose_blue").answers(chosen)
    assert story.at_rest(at_rest)
    assert story.front_of("A") == (["scope"] if chosen == "jail" else [])


@pytest.mark.rule("HN-DALTON-1")
def test_what_is_gone_no_longer_works():
    story = revealed("the_daltons", fronts={"A": ["winchester"], "B": ["mustang"], "E": ["barrel"]}).hand("A", "bang")
    story.starts_turn("A")
    assert not story.offers("bang", on="C")
    assert story.offers("bang", on="B")
    story.plays("bang", on="E").asks("E", "dodge")
    assert not story.offers("flip")


@pytest.mark.rule("HN-DALTON-1", "EV-9", "EV-3")
def test_it_strikes_once_and_cards_laid_down_later_are_safe():
    story = revealed("the_daltons", fronts={"C": ["scope"]}).hand("A", "barrel").starts_turn("A").plays("barrel")
    story.ends_turn()
    assert story.front_of("A") == ["barrel"]
    assert len(story.events("discarded")) == 1


@pytest.mark.rule("HN-DALTON-1", "DC-MOLLY-3", "PROMO-KISCH-1", "DC-BELLE-4")
def test_no_ability_has_anything_of_it():
    story = revealed(
        "the_daltons",
        fronts={"A": ["barrel", "mustang"], "B": ["barrel"], "C": ["scope"]},
        A="belle_star",
        B="molly_stark",
        C="johnny_kisch",
        D="suzy_lafayette",
    )
    story.hand("D", "beer").starts_turn("A").asks("A", "lose_blue").answers("mustang")
    assert [story.front_of(seat) for seat in "ABC"] == [["barrel"], [], []]
    assert [len(story.hand_of(seat)) for seat in "BCD"] == [0, 0, 1]


@pytest.mark.rule("HN-DALTON-1")
def test_eliminated_players_are_not_asked():
    story = revealed("the_daltons", fronts={"D": ["scope"]}).out("B").starts_turn("A")
    assert story.at_rest("A")
    assert story.discards() == ["scope"]


# ---- The Doctor ----------------------------------------------------------------------------------------------------


@pytest.mark.scenario("IM-55")
@pytest.mark.rule("HN-DOCTOR-1")
def test_all_who_share_the_lowest_life_regain_a_point():
    story = revealed("the_doctor", life={"B": 1, "C": 1, "D": 3, "E": 2}, C="paul_regret").starts_turn("A")
    assert story.t.max_life == [5, 4, 3, 4, 4]
    assert story.t.life == [5, 2, 2, 3, 2]
    assert [told[1][:3] for told in story.events("regained_life")] == [(1, 1, 2), (2, 1, 2)]


@pytest.mark.rule("HN-DOCTOR-1")
@pytest.mark.parametrize(
    ("life", "after"),
    [
        ({"A": 2, "B": 3}, [3, 3, 4, 4, 4]),
        ({"E": 3}, [5, 4, 4, 4, 4]),
        ({"A": 1, "B": 1, "C": 1, "D": 1, "E": 1}, [2, 2, 2, 2, 2]),
        ({"B": 2, "C": 3, "D": 3}, [5, 3, 3, 3, 4]),
    ],
)
def test_nobody_else_regains_anything(life, after):
    story = revealed("the_doctor", life=life).starts_turn("A")
    assert story.t.life == after


@pytest.mark.rule("HN-DOCTOR-1", "GEN-9")
def test_nobody_regains_above_his_max_life():
    story = revealed("the_doctor", C="paul_regret", life={"D": 3}).starts_turn("A")
    assert story.t.life == [5, 4, 3, 4, 4]
    story = revealed("the_doctor").starts_turn("A")
    assert story.t.life == [5, 4, 4, 4, 4]


@pytest.mark.rule("HN-DOCTOR-1")
def test_eliminated_players_are_not_the_weakest():
    story = revealed("the_doctor", life={"C": 2}).out("B", "E").starts_turn("A")
    assert story.t.life == [5, 0, 3, 4, 0]
    assert story.is_out("B")


@pytest.mark.rule("HN-DOCTOR-1", "EV-9", "EV-3")
def test_he_comes_once_and_before_the_sheriffs_dynamite():
    story = revealed("the_doctor", life={"A": 3}, fronts={"A": ["dynamite"]}).deck("7S").starts_turn("A")
    assert story.life("A") == 1  # one more, then three less
    story.ends_turn().asks("A", "surplus").answers("discard")
    assert story.at_rest("B")
    assert story.life("A") == 1
    assert len(story.events("regained_life")) == 1


@pytest.mark.rule("HN-DOCTOR-1", "DC-JOE-1", "DC-APACHE-4")
def test_a_point_is_a_point_for_every_character():
    story = revealed("the_doctor", life={"B": 1, "C": 1}, B="tequila_joe", C="apache_kid").starts_turn("A")
    assert (story.life("B"), story.life("C")) == (2, 2)


@pytest.mark.rule("HN-DOCTOR-1", "DC-3P-6")
def test_he_helps_even_when_two_are_left():
    story = revealed("the_doctor", players=3, life={"C": 1}).out("B").starts_turn("A")
    assert story.t.life == [4, 0, 2]
