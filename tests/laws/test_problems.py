"""Law 14: `problems` finds everything that can be wrong with a table; each flag is raised here on purpose."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.mechanics import event_deck, returning, shop
from boothill.games.bang.rules.table import problems as of_the_core
from boothill.games.bang.rules.table.problems import problems, resting_problems
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import (
    BOUGHT,
    EQUIPMENT,
    EVENTS,
    NUGGETS,
    OVER,
    PAST_EVENTS,
    SHOP,
    UNUSED_EVENTS,
    USED_EQUIPMENT,
)
from boothill.kernel.decision import NOBODY
from support.flags import flags_of
from support.games import decisions


def resting_table(answers=40):
    """A sound table at a main decision in the middle of a game, with the second event in force and equipment in use."""
    match = new_match(TableOptions(5, sets=("base", "high_noon", "fistful", "gold_rush"), seed=11, shadow=True))
    for decision in decisions(match, 11):
        t = match.state
        if decision.number > answers and decision.main and t.discard and len(t.piles[PAST_EVENTS]) == 2:
            assert t.piles[USED_EQUIPMENT]
            return t
    raise AssertionError("the game ended too early")


def a_card(t, kind):
    """Take a card of this kind out of its zone."""
    for zone in (t.deck, t.discard, *t.hand, *t.play):
        for card in zone:
            if t.rules.kinds[t.rules.kind_of[card]].id == kind:
                zone.remove(card)
                return card
    raise AssertionError(f"no {kind} left")


def lose_a_card(t):
    t.deck.pop()


def double_a_card(t):
    t.hand[0].append(t.deck[-1])


def heal_too_much(t):
    t.life[1] = t.max_life[1] + 1


def lay_twins(t):
    t.play[1] += [a_card(t, "mustang"), a_card(t, "mustang")]


def lay_two_weapons(t):
    t.play[1] += [a_card(t, "schofield"), a_card(t, "remington")]


def lay_a_brown_card(t):
    t.play[2].append(a_card(t, "beer"))


def lay_an_event(t):
    t.play[2].append(t.piles[UNUSED_EVENTS].pop())


def lose_an_event(t):
    t.piles[UNUSED_EVENTS].pop()


def keep_an_eliminated_seat(t):
    t.eliminated.append(t.seats[0])


def empty_the_table(t):
    t.seats = ()


def change_places(t):
    t.seats = (t.seats[1], t.seats[0], *t.seats[2:])


def second_sheriff(t):
    t.role = (SHERIFF,) * 2 + t.role[2:]


def no_sheriff(t):
    t.role = tuple(role or 1 for role in t.role)


def twin_characters(t):
    t.character[0] = t.character[1]


def second_character_in_use(t):
    t.second[0] = t.character[1]


def forget_to_reshuffle(t):
    t.discard += t.deck
    t.deck.clear()


def look_without_looker(t):
    t.aside.append(t.deck.pop())


def walk_by_day(t):
    t.ghost = next(seat for seat in t.seats if seat != t.active)


def haunt_from_outside(t):
    t.ghost = t.active
    t.seats = tuple(seat for seat in t.seats if seat != t.active)


def cast_a_shadow_by_day(t):
    t.shadow = next(seat for seat in t.seats if seat != t.active)
    t.life[t.shadow] = 0


def cast_a_shadow_from_outside(t):
    t.shadow = t.active
    t.life[t.shadow] = 0
    t.seats = tuple(seat for seat in t.seats if seat != t.active)


def revive_a_shadow(t):
    t.shadow = t.active
    t.life[t.shadow] = 1


def choose_another_side(t):
    deputy = t.role.index(DEPUTY)
    t.sides = tuple(OUTLAW if seat == deputy else side for seat, side in enumerate(t.sides))


def run_into_debt(t):
    t.tokens[NUGGETS][2] = -1


def leave_the_shop_short_beside_a_face_up_deck(t):
    t.piles[USED_EQUIPMENT] += [*t.piles[EQUIPMENT], t.piles[SHOP].pop()]
    t.piles[EQUIPMENT] = []


def overfill_the_shop(t):
    t.piles[SHOP].append(t.piles[EQUIPMENT].pop())


def leave_a_gap_in_the_shop(t):
    t.piles[EQUIPMENT].append(t.piles[SHOP].pop())


def deal_equipment(t):
    t.hand[t.active].append(t.piles[EQUIPMENT].pop())


def discard_equipment(t):
    t.discard.append(t.piles[USED_EQUIPMENT].pop())


def lose_equipment(t):
    t.piles[USED_EQUIPMENT].pop()


def lay_brown_equipment(t):
    t.play[2].append(next(card for card in t.piles[EQUIPMENT] if t.rules.card_names[card].startswith("bottle")))
    t.piles[EQUIPMENT].remove(t.play[2][-1])


def forget_who_was_first(t):
    t.eliminated.append(t.seats[-1])
    t.seats = t.seats[:-1]
    t.first_out = NOBODY


def keep_an_old_event_in_force(t):
    t.standing = (t.rules.kind_of[t.piles[PAST_EVENTS][0]],)


def put_two_events_in_force(t):
    t.standing = tuple(t.rules.kind_of[card] for card in t.piles[PAST_EVENTS])


def put_no_event_in_force(t):
    t.standing = ()


def shuffle_the_final_event_in(t):
    t.piles[EVENTS].append(t.piles[EVENTS].pop(0))


def go_on_after_the_final_event(t):
    t.piles[PAST_EVENTS].insert(0, t.piles[EVENTS].pop(0))


def end_without_winners(t):
    t.phase = OVER


BROKEN = [
    (lose_a_card, "a card missing or in two zones"),
    (double_a_card, "a card missing or in two zones"),
    (heal_too_much, "life above max life"),
    (lay_twins, "two cards of one name in play"),
    (lay_two_weapons, "two weapons in play"),
    (lay_a_brown_card, "brown card in play"),
    (lay_an_event, "brown card in play"),
    (lose_an_event, "a card missing or in two zones"),
    (keep_an_eliminated_seat, "seat both in the game and eliminated"),
    (empty_the_table, "nobody left and the game not over"),
    (change_places, "seats out of order"),
    (second_sheriff, "not exactly one Sheriff"),
    (no_sheriff, "not exactly one Sheriff"),
    (twin_characters, "a character twice"),
    (second_character_in_use, "a character twice"),
    (forget_to_reshuffle, "empty draw pile beside a discard pile"),
    (look_without_looker, "cards set aside for nobody"),
    (walk_by_day, "a ghost out of his turn"),
    (haunt_from_outside, "a ghost out of his turn"),
    (cast_a_shadow_by_day, "a shadow out of his turn"),
    (cast_a_shadow_from_outside, "a shadow out of his turn"),
    (revive_a_shadow, "a shadow with life"),
    (choose_another_side, "a side with a role of his own"),
    (run_into_debt, "nuggets owed"),
    (leave_the_shop_short_beside_a_face_up_deck, "a shop that is not filled"),
    (overfill_the_shop, "a shop that is not filled"),
    (leave_a_gap_in_the_shop, "a shop that is not filled"),
    (deal_equipment, "equipment among the playing cards"),
    (discard_equipment, "equipment among the playing cards"),
    (lose_equipment, "a card missing or in two zones"),
    (lay_brown_equipment, "brown card in play"),
    (forget_who_was_first, "nobody was eliminated first"),
    (keep_an_old_event_in_force, "another event in force than the one revealed last"),
    (put_two_events_in_force, "another event in force than the one revealed last"),
    (put_no_event_in_force, "another event in force than the one revealed last"),
    (shuffle_the_final_event_in, "a final event that is not the last"),
    (go_on_after_the_final_event, "a final event that is not the last"),
    (end_without_winners, "over without winners"),
]


def leave_with_cards(t):
    seat = t.seats[-1]
    t.seats = t.seats[:-1]
    t.eliminated.append(seat)
    t.hand[seat].append(t.deck.pop())


def leave_with_a_card_in_play(t):
    seat = t.seats[-1]
    t.seats = t.seats[:-1]
    t.eliminated.append(seat)
    t.discard += t.hand[seat] + t.play[seat]
    t.hand[seat].clear()
    t.play[seat][:] = [a_card(t, "barrel")]


def forget_cards_in_limbo(t):
    t.limbo.append(t.deck.pop())


def forget_cards_set_aside(t):
    t.aside.append(t.deck.pop())
    t.looker = 0


def forget_equipment_bought(t):
    t.piles[BOUGHT].append(t.piles[USED_EQUIPMENT].pop())


def hold_on(t):
    t.holding.append(0)


def owe_an_answer(t):
    t.spent.append(1)


def survive_without_life(t):
    t.life[t.seats[0]] = 0


def haunt_others_without_life(t):
    t.ghost = t.active
    t.life[next(seat for seat in t.seats if seat != t.active)] = 0


def forget_victory(t):
    t.deaths = True


def forget_to_refresh(t):
    seat = next(s for s in t.seats if not t.play[s])
    t.play[seat].append(a_card(t, "barrel"))


def keep_an_old_range(t):
    seat = t.seats[0]
    t.reach[seat] = in_range(t, seat)[:-1]


def forget_who_may_act_at_any_time(t):
    t.idlers = (*t.idlers, NOBODY)


BROKEN_AT_REST = [
    (leave_with_cards, "cards with a player who is out of the game"),
    (leave_with_a_card_in_play, "cards with a player who is out of the game"),
    (forget_cards_in_limbo, "cards in limbo at rest"),
    (forget_cards_set_aside, "cards in limbo at rest"),
    (forget_equipment_bought, "cards in limbo at rest"),
    (hold_on, "a card still being carried out at rest"),
    (owe_an_answer, "an answer not settled at rest"),
    (survive_without_life, "player in the game without life at rest"),
    (haunt_others_without_life, "player in the game without life at rest"),
    (forget_victory, "victory not checked at rest"),
    (forget_to_refresh, "stale profile"),
    (keep_an_old_range, "stale range"),
    (forget_who_may_act_at_any_time, "stale list of watchers"),
]


def test_the_table_to_be_broken_is_sound():
    assert resting_problems(resting_table()) == set()


def test_a_ghost_without_life_is_sound_in_his_turn():
    t = resting_table()
    t.ghost = t.active
    t.life[t.ghost] = 0
    assert resting_problems(t) == set()


def test_a_shadow_without_life_is_sound_in_his_turn():
    t = resting_table()
    t.shadow = t.active
    t.life[t.shadow] = 0
    assert resting_problems(t) == set()


def test_a_renegade_may_serve_another_side():
    t = resting_table()
    renegade = t.role.index(RENEGADE)
    t.sides = tuple(DEPUTY if seat == renegade else side for seat, side in enumerate(t.sides))
    assert resting_problems(t) == set()


def test_a_shop_may_be_short_while_the_deck_is_used_up():
    t = resting_table()
    t.play[t.active] += t.piles[EQUIPMENT] + t.piles[USED_EQUIPMENT]
    t.piles[EQUIPMENT], t.piles[USED_EQUIPMENT] = [], []
    t.play[t.active].append(t.piles[SHOP].pop())
    assert "a shop that is not filled" not in problems(t)


@pytest.mark.parametrize(("harm", "flag"), BROKEN)
def test_what_is_always_wrong(harm, flag):
    t = resting_table()
    harm(t)
    assert flag in problems(t)
    assert flag in resting_problems(t)


@pytest.mark.parametrize(("harm", "flag"), BROKEN_AT_REST)
def test_what_is_wrong_at_rest(harm, flag):
    t = resting_table()
    harm(t)
    assert flag in resting_problems(t)
    assert flag not in problems(t), "allowed between two resting points"


def test_every_flag_is_raised_here():
    modules = (of_the_core, event_deck, shop, returning)
    assert set().union(*map(flags_of, modules)) == {flag for _, flag in BROKEN + BROKEN_AT_REST}
