"""What the marshal does beyond the gunhand: counting cards, and not showing its role too soon."""

from importlib.resources import files
from tomllib import loads

import pytest

from boothill.family.roles import OUTLAW, ROLES
from boothill.games.bang.bots.belief import Belief
from boothill.games.bang.bots.judging.situation import GUESS
from boothill.games.bang.bots.judging.unseen_cards import UnseenCards
from boothill.games.bang.bots.judging.weights import BOUNDS, DEFAULTS, load_weights, weights_of
from boothill.games.bang.bots.marshal import Marshal
from boothill.games.bang.rules.terms import NO_BANG, NO_MISSED, Deed
from boothill.kernel.decision import NOBODY
from games.bang.bots.embarrassments.position import witness
from support.story import NAMES, Story


def poor(story, name, omission=NO_MISSED, cards=3, turn=1):
    """Somebody did not answer, with so many cards in their hand."""
    t = story.t
    t.deeds.append(Deed(NAMES.index(name), -1, NOBODY, -1, 0, tuple(t.life), cards, turn, omission=omission))
    return story


def hit(story, viewer, target, needs=1):
    view = story.view(viewer)
    return UnseenCards(view).hit_chance(view, NAMES.index(target), needs)


def table(**hands):
    """A plays; the others hold cards of no importance."""
    story = Story(5)
    for name, cards in hands.items():
        story.hand(name, *cards.split())
    return story.turn("A")


def test_an_empty_hand_answers_nothing():
    assert hit(table(), "A", "B") == 1.0


def test_the_more_cards_the_likelier_one_of_them_is_a_missed():
    one, three = hit(table(B="bang"), "A", "B"), hit(table(B="bang bang bang"), "A", "B")
    assert three == pytest.approx(one**3)
    assert 0.8 < one < 0.95


def test_cards_seen_are_not_in_somebody_elses_hand():
    """Twelve of the eighty cards are Missed!; whoever holds six of them has less to fear."""
    none = hit(table(B="bang"), "A", "B")
    six = hit(table(A="missed missed missed missed missed missed", B="bang"), "A", "B")
    assert none == pytest.approx(1 - 12 / 80)
    assert six == pytest.approx(1 - 6 / 74)


def test_two_missed_are_rarer_than_one():
    story = table(B="bang bang")
    share = 12 / 80
    assert hit(story, "A", "B", needs=2) == pytest.approx(1 - share**2)


def test_who_let_a_shot_hit_him_has_no_missed():
    story = table(B="bang bang bang")
    story.t.turn = 4
    assert hit(poor(story, "B", turn=4), "A", "B") == 1.0
    view = story.view("A")
    assert GUESS.hit_chance(view, 1, 1) < 1.0


def test_cards_he_has_drawn_since_then_may_be_one():
    story = table(B="bang bang bang")
    story.t.turn = 8
    then = poor(story, "B", turn=3)  # they have had a turn since
    assert hit(then, "A", "B") == pytest.approx((1 - 12 / 80) ** 2)
    story.t.turn = 20
    assert hit(then, "A", "B") == pytest.approx((1 - 12 / 80) ** 3)  # long ago


def test_who_gave_up_no_bang_loses_a_duel():
    story = table(B="missed missed")
    story.t.turn = 3
    view = poor(story, "B", NO_BANG, cards=2, turn=3).view("A")
    assert UnseenCards(view).no_bang_chance(view, 1) == 1.0
    assert UnseenCards(view).no_bang_chance(view, 2) == 1.0  # no cards at all


def wary(conceal):
    return Marshal(1, {**DEFAULTS, OUTLAW: weights_of(OUTLAW, {"conceal": conceal})})


def test_an_outlaw_shoots_less_gladly_at_whom_that_would_give_him_away():
    story = Story(5).in_play("C", "winchester").turn("C")
    view = story.view("C")
    open_, hiding = wary(0.0).enmity(view), wary(2.0).enmity(view)
    assert hiding[0] < open_[0] - 0.2  # the Sheriff
    assert hiding[1] == pytest.approx(open_[1], abs=0.35)


def test_nobody_hides_once_it_is_decided_or_known():
    story = Story(5).in_play("C", "winchester").turn("C")
    story.t.life[0] = 2
    view = story.view("C")
    assert wary(2.0).enmity(view) == wary(0.0).enmity(view)
    known = witness(Story(5).in_play("C", "winchester"), *["C bang A"] * 6).turn("C").view("C")
    assert wary(2.0).enmity(known)[0] == pytest.approx(wary(0.0).enmity(known)[0], abs=0.1)


def test_it_judges_by_its_belief():
    story = witness(Story(5), "C bang A", "C bang A").turn("A")
    belief = Belief()
    belief.look(story.view("A"))
    assert Marshal(1).judge(story.view("A")) == belief.chances


@pytest.mark.parametrize("bot", ["gunhand", "marshal"])
def test_its_weights_are_data_with_a_record(bot):
    data = loads((files("boothill.games.bang.bots") / "data" / f"{bot}.toml").read_text("utf-8"))
    assert data
    assert data.keys() <= set(ROLES)
    for role in data:
        weights, record = data[role]["weights"], data[role]["record"]
        assert weights
        for name, value in weights.items():
            bounds = BOUNDS[name]
            assert bounds.low <= value <= bounds.high, (role, name)
            assert ROLES.index(role) in bounds.roles, (role, name)
        assert record.get("command") or record.get("found"), role
        assert record["gate_games"] > 0
        low, high = record["gate_difference"][1:]
        assert low <= record["gate_difference"][0] <= high
        assert record["gate_after"] - record["gate_before"] == pytest.approx(record["gate_difference"][0], abs=0.001)
    assert load_weights(bot) != DEFAULTS
