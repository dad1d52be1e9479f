"""What the table remembers of each deed: who, what, at whom, and what else he could have done. No rule of the game."""

import pytest

from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.terms import FROM_HAND, NO_BANG, NO_CARD, NO_MISSED, OUT, SPARED, Deed
from boothill.kernel.decision import NOBODY
from support.records import through_json
from support.story import NAMES, Story
from support.tales import haunted, rush, tale


def remembered(story):
    """All deeds in words: "A bang B", "A spared", and whom he could have chosen: "BE"."""
    rules = story.t.rules
    names = {SPARED: "spared", NO_MISSED: "no_missed", NO_BANG: "no_bang"}
    found = []
    for deed in story.t.deeds:
        done = rules.actions[deed.action].id if deed.action >= 0 else rules.kinds[deed.kind].id
        words = [NAMES[deed.by], names[deed.omission] if deed.omission else done]
        if deed.at != NOBODY:
            words.append(NAMES[deed.at])
        found.append(" ".join(words))
    return list(zip(found, story.could_choose(), strict=True))


# ---- what is done to somebody, or to everybody ----------------------------------------------------------------------


def test_a_shot_with_all_that_was_to_be_seen():
    story = Story(5).out("C").with_life(B=2).hand("A", "bang", "beer", "beer").hand("B", "missed")
    story.t.turn = 7
    story.turn("A").plays("bang", on="B").asks("B", "dodge").answers("missed")
    bang = story.t.rules.kind_index["bang"]
    assert story.t.deeds == [Deed(0, bang, 1, NO_CARD, 0b10010, (5, 2, OUT, 4, 4), 2, 7)]


@pytest.mark.parametrize(("weapon", "reach"), [((), "BE"), (("schofield",), "BCDE"), (("volcanic", "scope"), "BCDE")])
def test_whoever_is_in_range_could_have_been_shot(weapon, reach):
    story = Story(5).in_play("A", *weapon).hand("A", "bang").turn("A").plays("bang", on="B")
    assert remembered(story.asks("B", "dodge")) == [("A bang B", reach)]


def test_a_mustang_keeps_its_rider_out_of_it():
    story = Story(5).in_play("E", "mustang").hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge")
    assert remembered(story) == [("A bang B", "B")]


def test_panic_could_have_taken_from_neighbours_who_have_something():
    story = Story(5).hand("B", "beer").in_play("C", "scope").hand("A", "panic", "panic")
    story.turn("A").plays("panic", on="B", taking="hand")
    assert remembered(story) == [("A panic B", "B")]  # E has nothing, C is too far away
    assert story.t.deeds[0].picked == FROM_HAND


def test_what_lies_in_front_of_a_neighbour_is_something():
    story = Story(5).hand("B", "beer").in_play("E", "scope").hand("A", "panic").turn("A")
    story.plays("panic", on="E", taking="scope")
    assert remembered(story) == [("A panic E", "BE")]
    assert story.t.deeds[0].picked == story.t.rules.kind_index["scope"]


def test_cat_balou_could_have_hit_whoever_has_something():
    story = Story(5).hand("B", "beer").in_play("D", "scope").hand("A", "cat_balou", "beer").turn("A")
    story.plays("cat_balou", on="D", taking="scope")
    assert remembered(story) == [("A cat_balou D", "BD")]


def test_neither_the_sheriff_nor_the_jailed_could_have_been_jailed():
    story = Story(5).in_play("D", "jail").hand("B", "jail").turn("B").plays("jail", on="C")
    assert remembered(story) == [("B jail C", "CE")]


def test_a_duel_reaches_everybody_in_the_game():
    story = Story(5).out("D").hand("A", "duel").turn("A").plays("duel", on="C").asks("C", "bang")
    assert remembered(story) == [("A duel C", "BCE")]


@pytest.mark.parametrize(("card", "question"), [("gatling", "dodge"), ("indians", "bang")])
def test_what_hits_everybody_has_no_target(card, question):
    story = Story(5).out("D").hand("A", card).turn("A").plays(card).asks("B", question)
    assert [at for at, _ in remembered(story)] == [f"A {card}"]
    assert story.t.deeds[0].at == NOBODY


@pytest.mark.parametrize("card", ["beer", "saloon", "stagecoach", "barrel", "dynamite", "general_store"])
def test_what_harms_nobody_is_not_remembered(card):
    story = Story(5).with_life(A=2).hand("A", card).turn("A").plays(card)
    if card == "general_store":
        story.asks("A", "store")
    assert story.t.deeds == []


def test_a_green_card_is_remembered_when_it_is_used():
    story = tale().hand("A", "howitzer").in_play("A", "knife").turn("A").plays("howitzer")
    assert story.t.deeds == []
    story.spends("knife", on="E").asks("E", "dodge")
    assert remembered(story) == [("A knife E", "BE")]


def test_an_ability_reaches_whom_it_was_offered_for():
    story = rush(A="doc_holyday").hand("A", "beer", "beer").turn("A").uses(on="B").asks("A", "cost")
    assert remembered(story) == [("A doc_holyday B", "BE")]
    story = tale().event("ricochet").hand("A", "bang").in_play("C", "scope").in_play("D", "barrel").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card")
    assert remembered(story) == [("A ricochet C", "CD")]


# ---- a turn without a shot ------------------------------------------------------------------------------------------


def spared(story, seat="A"):
    """What the table remembers of somebody's turn without a shot."""
    return [deed for deed in story.t.deeds if deed.omission == SPARED and deed.by == story.seat(seat)]


def test_a_turn_without_a_shot_although_somebody_is_in_range():
    story = Story(5).hand("A", "bang", "beer").turn("A")
    assert story.t.deeds == []
    story.ends_turn()
    assert story.t.deeds == [Deed(0, -1, NOBODY, NO_CARD, 0b10010, (5, 4, 4, 4, 4), 2, 1, omission=SPARED)]


def test_other_attacks_are_no_shot():
    story = Story(5).hand("A", "gatling").hand("B", "beer").turn("A").plays("gatling")
    for seat in "BCDE":
        story.asks(seat, "dodge").answers("pass")
    assert len(spared(story.ends_turn())) == 1


def test_no_turn_with_a_shot():
    story = Story(5).hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("missed").ends_turn()
    assert remembered(story) == [("A bang B", "BE")]


def test_no_turn_with_nobody_in_range():
    story = Story(5).in_play("B", "mustang").in_play("E", "mustang").hand("A", "bang").turn("A").ends_turn()
    assert story.t.deeds == []


def test_a_weapon_laid_down_in_the_turn_counts():
    story = Story(5).in_play("B", "mustang").in_play("E", "mustang").hand("A", "schofield").turn("A")
    story.plays("schofield").ends_turn()
    assert remembered(story) == [("A spared", "BCDE")]


def test_one_deed_alone_with_the_bang_that_was_thrown_away():
    story = Story(5).with_life(A=2).hand("A", "bang/2D", "bang/3D", "beer", "beer").turn("A").ends_turn()
    story.asks("A", "surplus").answers("3D")
    assert story.t.deeds == []
    story.asks("A", "surplus").answers("2D")
    bang = story.t.rules.kind_index["bang"]
    assert story.t.deeds == [Deed(0, -1, NOBODY, bang, 0b10010, (2, 4, 4, 4, 4), 2, 1, omission=SPARED)]


def test_other_cards_thrown_away_say_nothing():
    story = Story(5).with_life(A=2).hand("A", "bang", "beer", "beer").turn("A").ends_turn()
    story.asks("A", "surplus").answers("beer")
    assert [deed.picked for deed in spared(story)] == [NO_CARD]


def test_the_bang_thrown_away_after_another_one_was_played_says_nothing():
    story = Story(5).with_life(A=1).hand("A", "bang/2D", "bang/3D", "beer").turn("A").plays("bang/2D", on="B")
    story.asks("B", "dodge").answers("pass").ends_turn().asks("A", "surplus").answers("bang/3D")
    assert spared(story) == []


def test_whoever_stays_in_jail_spares_nobody():
    story = Story(5).in_play("B", "jail").hand("B", "bang").deck("2C").starts_turn("B")
    assert story.at_rest("C")
    assert story.t.deeds == []


def test_whoever_is_eliminated_in_his_turn_spares_nobody():
    story = Story(5).with_life(B=1).hand("B", "duel").hand("C", "bang").turn("B").plays("duel", on="C")
    story.asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    story.asks("B", "rescue").answers("pass")
    assert story.is_out("B")
    assert spared(story, "B") == []


def test_a_ghost_spares_nobody_either():
    story = haunted().deck("bang", "2C", "3C").starts_turn("C").ends_turn()
    for _ in range(2):
        story.asks("C", "surplus").answers("discard")
    assert story.at_rest("D")
    assert story.t.deeds == []


def test_the_sermon_spares_everybody_without_a_word():
    story = tale().event("sermon").hand("A", "bang").turn("A").ends_turn()
    assert story.t.deeds == []


# ---- what is not answered -------------------------------------------------------------------------------------------


def unanswered(story):
    return [what for what, _ in remembered(story) if what.endswith(("no_missed", "no_bang"))]


def test_a_shot_let_through():
    story = Story(5).hand("A", "bang").hand("B", "beer", "beer").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.t.deeds[1:] == [Deed(1, -1, NOBODY, NO_CARD, 0, (5, 4, 4, 4, 4), 2, 1, omission=NO_MISSED)]


def test_a_shot_dodged():
    story = Story(5).hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    assert unanswered(story.asks("B", "dodge").answers("missed")) == []


def test_one_missed_would_not_have_stopped_slabs_shot():
    story = Story(5, A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    assert unanswered(story.asks("B", "dodge").answers("pass")) == []


def test_one_more_would_have_stopped_it():
    story = Story(5, A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("missed").asks("B", "dodge").answers("pass")
    assert unanswered(story) == ["B no_missed"]


def test_each_who_lets_the_gatling_hit_him():
    story = Story(5).hand("A", "gatling").hand("C", "missed").turn("A").plays("gatling")
    for seat, what in zip("BCDE", ("pass", "missed", "pass", "pass"), strict=True):
        story.asks(seat, "dodge").answers(what)
    assert unanswered(story) == ["B no_missed", "D no_missed", "E no_missed"]


def test_not_if_a_card_is_at_stake():
    story = tale().event("ricochet").hand("A", "bang").in_play("C", "scope").turn("A")
    story.uses(on="C", card="bang", taking="scope").asks("C", "save_card").answers("pass")
    assert story.front_of("C") == []
    assert unanswered(story) == []


@pytest.mark.parametrize("card", ["indians", "duel"])
def test_no_bang_is_given_up(card):
    story = Story(5).out("C", "D").hand("A", card).hand("B", "missed").hand("E", "bang").turn("A")
    story.plays(card, on="B" if card == "duel" else "").asks("B", "bang").answers("pass")
    if card == "indians":
        story.asks("E", "bang").answers("bang")
    assert story.t.deeds[1:] == [Deed(1, -1, NOBODY, NO_CARD, 0, (5, 4, OUT, OUT, 4), 1, 1, omission=NO_BANG)]


# ---- keeping it -----------------------------------------------------------------------------------------------------


def three_deeds():
    """A table that remembers a shot, no answer to it, and a turn without a shot."""
    story = Story(5).hand("A", "bang").turn("A").plays("bang", on="B").asks("B", "dodge").answers("pass").ends_turn()
    story.ends_turn()
    assert [what for what, _ in remembered(story)] == ["A bang B", "B no_missed", "B spared"]
    return story


def test_everybody_sees_all_of_it():
    story = three_deeds()
    assert [story.view(seat).deeds for seat in "ABCDE"] == [tuple(story.t.deeds)] * 5


def test_it_is_saved_with_the_table():
    story = three_deeds()
    state = through_json(story.match)["checkpoint"]["state"]
    assert BANG.load(state).deeds == story.t.deeds


def test_a_table_saved_before_all_this_was_noted_loads():
    story = three_deeds()
    state = through_json(story.match)["checkpoint"]["state"]
    state["deeds"] = [deed[:4] for deed in state["deeds"] if deed[2] != NOBODY]
    (deed,) = BANG.load(state).deeds
    assert deed == Deed(0, story.t.rules.kind_index["bang"], 1, NO_CARD)
    assert (deed.reach, deed.life, deed.cards, deed.turn) == (0, (), 0, 0)
    assert BANG.digest(BANG.load(state)) == BANG.digest(story.t)


def test_a_table_saved_with_one_number_for_what_was_done_loads():
    """As release 0.1.0 wrote it: the kind of a card, an ability below 0, far below that what was not done."""
    state = through_json(three_deeds().match)["checkpoint"]["state"]
    acts = [(10, 1), (-1, 1), (-1048576, NOBODY), (-1048577, NOBODY), (-1048578, NOBODY)]
    state["deeds"] = [[0, what, at, NO_CARD, 18, [5, 4, 4, 4, 4], 2, 1] for what, at in acts]
    t = BANG.load(state)
    done = [(10, -1, 0), (-1, 0, 0), (-1, -1, SPARED), (-1, -1, NO_MISSED), (-1, -1, NO_BANG)]
    assert [(deed.kind, deed.action, deed.omission) for deed in t.deeds] == done
    assert BANG.dump(t)["deeds"] == state["deeds"]
