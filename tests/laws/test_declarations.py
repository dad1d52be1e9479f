"""What is declared wrongly is refused where it is declared, in one sentence."""

import re

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.folded import ARGUMENTS, FOLDS, OF_THE_TABLE
from boothill.games.bang.rules.cards.hooks import Hooks
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.cards.targets import any_other, card_of_anybody
from boothill.games.bang.rules.harm.combat import discard_a_card
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.problems import resting_problems
from boothill.games.bang.rules.terms import BLACK, COLOURS, EQUIPMENT, EVENT, EVENTS
from boothill.kernel.errors import UserError
from boothill.rulebook import catalogue, facts, sets_of
from support.extras import base_and, base_with_cards
from support.story import Story
from support.worlds import slots_of


def wounded(t, seat, points, by, before):
    return None


def asking(t, seat, *rest):
    yield


@pytest.mark.parametrize(
    ("hooks", "said"),
    [
        ({"seen_att": 1}, "unknown hook 'seen_att'; did you mean seen_at"),
        ({"seen_at": "1"}, "the hook 'seen_at' of 'mule' is '1'; give a whole number"),
        ({"life_lost": 3}, "must be a function of 5 arguments"),
        ({"life_lost": lambda t: None}, "must be a function of 5 arguments"),
        ({"turn_check": (1, wounded)}, "must be a function of 2 arguments"),
        ({"turn_check": wounded}, "must be an order and a function"),
        ({"phase_1_count": (1,)}, "must be an order and a function"),
        (
            {"may_play": asking},
            "the hook 'may_play' of 'mule' is a rule that asks, with a yield; give it a plain function",
        ),
    ],
)
def test_a_hook_that_cannot_work_is_refused_at_once(hooks, said):
    for declare in (
        lambda: Box("mine", "Mine").blue("mule", "Mule", copies="7H", **hooks),
        lambda: Box("mine", "Mine").character("mule", "Mule", 4, **hooks),
        lambda: Box("mine", "Mine").event("mule", "Mule", **hooks),
        lambda: Box("mine", "Mine").black("mule", "Mule", price=2, **hooks),
    ):
        with pytest.raises(UserError, match=said.replace("(", r"\(")):
            declare()


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"hostile": "yes"}, "'flood' has hostile='yes'; give True or False"),
        ({"worth": 6.5}, "'flood' has worth=6.5; give a whole number"),
        ({"limits": print}, "'flood' has limits=<built-in function print>; give a tuple, such as (this,)"),
        ({"use": 5}, "'flood' has use=5; give a text"),
    ],
)
def test_a_fact_that_cannot_be_one_is_refused_at_once(facts, said):
    with pytest.raises(UserError, match=f"^{re.escape(said)}$"):
        Box("mine", "Mine").brown("flood", "Flood", copies="7H", **facts)(wounded)


def test_what_means_the_same_is_taken_for_it():
    box = Box("mine", "Mine")
    box.brown("flood", "Flood", copies="7H", hostile=1, worth=True, limits=[wounded])(wounded)
    flood = box.kinds["flood"]
    assert (flood.hostile, flood.worth, flood.limits) == (True, 1, (wounded,))


@pytest.mark.parametrize("revealed", [5, lambda t: None])
def test_what_an_event_cannot_do_when_it_is_revealed_is_refused_at_once(revealed):
    with pytest.raises(UserError, match="must be a function of a table and a play"):
        Box("mine", "Mine").event("alms", "Alms", revealed=revealed)


def test_a_card_value_that_does_not_exist_is_refused():
    with pytest.raises(UserError, match="'1H' is no card value"):
        Box("mine", "Mine").blue("mule", "Mule", copies="1H")


def test_every_hook_is_folded_into_the_profile():
    assert set(FOLDS) == set(Hooks.__annotations__) >= {*ARGUMENTS, *OF_THE_TABLE}
    assert {attribute for attribute, _ in FOLDS.values()} - {*slots_of(Profile)} == {"stands_for"}


def misplaced(t, seat, by, points, before):
    return None


def seat_first(seat, t, points, by, before):
    return None


def other_names(t, owner, amount, by, had):
    return None


@pytest.mark.parametrize(
    ("function", "name"), [(misplaced, "by"), (seat_first, "t"), (lambda t, by, points, who, before: None, "by")]
)
def test_a_function_with_arguments_in_a_wrong_order_is_refused_at_once(function, name):
    said = f"the hook 'life_lost' of 'annie' has '{name}' in a wrong place; it is given t, the seat, points, by, before"
    with pytest.raises(UserError, match=f"^{said}$"):
        Box("mine", "Mine").character("annie", "Annie", 4, life_lost=function)


@pytest.mark.parametrize("function", [other_names, print, lambda *numbers: None, lambda t, *rest, by=0: None])
def test_a_function_may_call_its_arguments_otherwise(function):
    assert Box("mine", "Mine").character("annie", "Annie", 4, life_lost=function).hooks == {"life_lost": function}


def test_a_function_of_the_right_number_of_arguments_is_accepted():
    annie = Box("mine", "Mine").character("annie", "Annie", 4, life_lost=wounded)
    assert annie.hooks == {"life_lost": wounded}


@pytest.mark.parametrize(
    ("stands_for", "unknown"),
    [({"misssed": "bang"}, "misssed"), ({"missed": "bangg"}, "bangg"), ({"any": "any"}, "any")],
)
def test_a_card_that_stands_for_or_by_an_unknown_name_is_refused(stands_for, unknown):
    box = Box("mine", "Mine")
    box.character("mimic", "Mimic", 4, stands_for=stands_for)
    with pytest.raises(UserError, match=f"'mimic' lets .* and no chosen set declares '{unknown}'; add that set"):
        base_and(box)


def test_two_sources_of_the_same_use_offer_it_once():
    rules = base_with_cards(mirror={"stands_for": {"missed": "bang"}})
    story = Story(A="calamity_janet", rules=rules).in_play("A", "mirror").hand("A", "missed").turn("A")
    options = story.decision.options
    assert story.offers("missed as bang", on="B")
    assert len(options) == len(set(options))


def test_what_a_card_costs_goes_by_what_it_is_played_as():
    box = Box("mine", "Mine")

    @box.brown("purge", "Purge", copies="9H", target=card_of_anybody, cost=1)
    def purge(t, play):
        yield from discard_a_card(t, play)

    box.character("zealot", "Zealot", 4, stands_for={"any": "purge"})
    story = Story(A="zealot", rules=base_and(box)).hand("A", "beer", "saloon").hand("B", "missed").turn("A")
    assert story.offers("beer as purge", on="B", taking="hand")
    assert not story.offers("beer as purge", on="A", taking="hand")
    story.plays("beer as purge", on="B", taking="hand")  # only one other card is left to pay with
    assert (story.hand_of("A"), story.hand_of("B")) == ([], [])


def test_a_card_laid_where_cards_have_no_effect_begins_to_mind_when_they_have_one_again():
    box = Box("mine", "Mine")
    box.character("sheriff_of_quiet", "Quiet", 4, others_cards_off=True)
    box.blue("alms", "Alms", copies="9H", target=any_other, hand_empty=lambda t, seat: draw(t, seat, 1))
    story = Story(A="sheriff_of_quiet", rules=base_and(box)).hand("A", "alms").starts_turn("A")
    story.plays("alms", on="B")
    assert resting_problems(story.t) == set()
    assert story.hand_of("B") == []
    story.ends_turn()
    assert story.match.state.hand_watchers == (story.seat("B"),)


# ---- events ----------------------------------------------------------------------------------------------------


HAPPENS_AT = {
    "turn_start": {"start_of_turn", "coming_back"},
    "phase_1": {"phase_1_count", "instead_of_phase_1", "second_drawn"},
    "phase_1_and_3": {"phase_1_from_discards", "surplus_on_deck"},
    "after_phase_1": {"after_phase_1"},
    "turn_end": {"turn_end"},
}
"""The hooks by which an event acts at the moment that the facts name."""
MOMENTS = set().union(*HAPPENS_AT.values())


@pytest.mark.rule("EV-1")
@pytest.mark.parametrize("set_id", ["high_noon", "fistful"])
def test_an_event_deck_is_as_the_facts_have_it(set_id):
    told, box = facts(set_id), find_box(set_id)
    assert (box.id, box.name, box.characters) == (told["set"]["id"], told["set"]["name"], {})
    declared = {(kind.id, kind.name, kind.final, kind.set_id) for kind in box.kinds.values()}
    assert declared == {(event["id"], event["name"], event["final"], event["set"]) for event in told["event"]}
    assert len(declared) == len(box.kinds) == told["set"]["events"] == 15
    assert sum(kind.final for kind in box.kinds.values()) == 1
    rules = ruleset(("base", set_id))
    assert [rules.card_names[card] for card in rules.piles[EVENTS]] == list(box.kinds)  # one copy each, without value
    assert {(kind.colour, kind.playable, kind.pile) for kind in box.kinds.values()} == {(EVENT, False, EVENTS)}


EVENT_FACTS = [event for set_id in ("high_noon", "fistful") for event in facts(set_id)["event"]]


@pytest.mark.parametrize("event", EVENT_FACTS, ids=lambda event: event["id"])
def test_an_event_acts_when_the_facts_say(event):
    kind = find_box(event["set"]).kinds[event["id"]]
    timing = event["timing"]
    acts_at = MOMENTS & set(kind.hooks)
    if timing == "on_reveal":
        assert kind.effect is not None
        assert kind.hooks == {}
    elif timing == "round":
        assert kind.hooks
        assert acts_at == set()
    else:
        assert acts_at & HAPPENS_AT[timing]
        assert kind.effect is None


@pytest.mark.parametrize("event", EVENT_FACTS, ids=lambda event: event["id"])
def test_an_event_names_its_own_rule(event):
    rule = find_box(event["set"]).kinds[event["id"]].rule
    assert rule in {entry.id for entry in catalogue()}
    assert sets_of(rule) == (event["set"],)
    others = [find_box(other["set"]).kinds[other["id"]].rule for other in EVENT_FACTS if other is not event]
    assert rule not in others


# ---- equipment -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GR-LIST-1")
def test_the_equipment_is_as_the_facts_have_it():
    told, box, rules = facts("gold_rush"), find_box("gold_rush"), ruleset(("base", "gold_rush"))
    assert (box.id, box.name) == (told["set"]["id"], told["set"]["name"])
    declared = {
        (kind.id, kind.name, COLOURS[kind.colour], kind.price, len(kind.copies), kind.set_id)
        for kind in box.kinds.values()
    }
    assert declared == {
        (one["id"], one["name"], one["colour"], one["price"], one["count"], "gold_rush") for one in told["equipment"]
    }
    assert len(declared) == told["set"]["equipment_kinds"] == 15
    cards = [rules.kinds[rules.kind_of[card]] for card in rules.piles[EQUIPMENT]]
    assert len(cards) == told["set"]["equipment_cards"] == 24
    assert [kind.colour for kind in cards].count(BLACK) == 11
    assert {(kind.playable, kind.pile) for kind in cards} == {(False, EQUIPMENT)}
    assert all(rules.suit_of[card] < 0 and not rules.rank_of[card] for card in rules.piles[EQUIPMENT])  # GR-EQ-2


def test_black_equipment_changes_rules_and_brown_equipment_does_something():
    for kind in find_box("gold_rush").kinds.values():
        if kind.colour == BLACK:
            assert (bool(kind.hooks), kind.effect, kind.modes) == (True, None, {}), kind.id
        else:
            assert (kind.hooks, bool(kind.effect) + bool(kind.modes)) == ({}, 1), kind.id


def test_the_characters_of_gold_rush_are_as_the_facts_have_them():
    told, box = facts("gold_rush"), find_box("gold_rush")
    declared = {(one.id, one.name, one.life) for one in box.characters.values()}
    assert declared == {(one["id"], one["name"], one["life"]) for one in told["character"]}
    assert len(declared) == told["set"]["characters"] == 8
    assert {life for _, _, life in declared} == {4}
