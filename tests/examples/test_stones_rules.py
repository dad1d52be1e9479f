"""The rules of Stones, the example of a game from outside, and what the kernel does for it."""

import json

import pytest

import boothill
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR, seen_by

pytestmark = pytest.mark.usefixtures("titled")


def test_whoever_takes_the_last_stone_wins():
    match = boothill.new_game("stones", players=["Ann", "Bob"], stones=3)
    match.answer(1, 2)
    assert match.over
    assert boothill.winners(match) == ("Ann",)


@pytest.mark.parametrize("players", range(2, 9))
def test_it_is_played_to_its_end_by_any_number(players):
    for seed in range(10):
        match = boothill.new_game("stones", players=players, seed=seed)
        assert len(boothill.play(match, ["counter", "random"])) == 1
        assert match.state.stones == 0


def test_counting_pays():
    won = [boothill.play(boothill.new_game("stones", seed=seed), ["random", "counter"]) for seed in range(40)]
    assert won.count(("B",)) > 28


def test_a_charm_is_used_once_after_taking_as_many():
    asked = used = 0
    for seed in range(30):
        match = boothill.new_game("stones", players=3, seed=seed)
        while (decision := match.decision) is not None:
            if decision.kind == "charm":
                asked += 1
                taken = match.events[-1][1][1]
                right = taken == match.state.charms[decision.seat]
                assert match.choices == ["go on", "put one stone back"][: 1 + right]
                assert not match.state.used[decision.seat]
                before = match.state.stones
                match.push(len(decision.options) - 1)
                used += right
                assert not right or match.events[-1][:2] == ("put_back", (decision.seat, before + 1))
            else:
                match.push(0)
    assert asked > used > 20


def test_a_charm_is_seen_by_its_owner_alone_until_it_is_used():
    match = boothill.new_game("stones", players=3, seed=1)
    charms = match.state.charms
    assert match.view(SPECTATOR).charms == (None, None, None)
    assert match.view(1).charms == (None, charms[1], None)
    assert match.view(EVERYTHING).charms == charms
    dealt = [event for event in match.events if event[0] == "charm"]
    assert [seen_by(event, 1)[2] for event in dealt] == [(), (charms[1],), ()]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 1}, "1 players cannot play; Stones takes 2 to 8"),
        ({"players": 9}, "9 players cannot play"),
        ({"stones": 0}, "a heap of 0 stones"),
        ({"cards": 3}, "unknown table option 'cards'"),
    ],
)
def test_what_makes_no_table_is_told_in_one_sentence(options, says):
    with pytest.raises(UserError, match=says):
        boothill.new_game("stones", **options)


def test_it_is_saved_replayed_copied_and_taken_up_at_every_question():
    match = boothill.new_game("stones", players=3, seed=5)
    while not match.over:
        data = json.loads(json.dumps(boothill.save(match)))
        for again in (boothill.resume(data), boothill.replay(data), match.clone()):
            assert (again.answered, again.digest()) == (match.answered, match.digest())
        # Another version goes on from the checkpoint, and loses nothing either.
        assert boothill.resume(data | {"engine": "0.0"}).digest() == match.digest()
        match.push(match.answered % len(match.decision.options))
    assert boothill.replay(boothill.save(match)).digest() == match.digest()
