"""What is declared wrongly is refused where it is declared, in one sentence."""

import pytest

from boothill.bang.declare import Box
from boothill.bang.hooks import _ARGUMENTS, Hooks, Profile
from boothill.kernel.errors import UserError


def wounded(t, seat, points, by):
    return None


@pytest.mark.parametrize(
    ("hooks", "said"),
    [
        ({"seen_att": 1}, "unknown hook 'seen_att'; did you mean seen_at"),
        ({"seen_at": "1"}, "the hook 'seen_at' of 'mule' is '1'; give a whole number"),
        ({"life_lost": 3}, "must be a function of 4 arguments"),
        ({"life_lost": lambda t: None}, "must be a function of 4 arguments"),
        ({"turn_check": (1, wounded)}, "must be a function of 2 arguments"),
    ],
)
def test_a_hook_that_cannot_work_is_refused_at_once(hooks, said):
    for declare in (
        lambda: Box("mine", "Mine").blue("mule", "Mule", copies="7H", **hooks),
        lambda: Box("mine", "Mine").character("mule", "Mule", 4, **hooks),
    ):
        with pytest.raises(UserError, match=said.replace("(", r"\(")):
            declare()


def test_a_card_value_that_does_not_exist_is_refused():
    with pytest.raises(UserError, match="'1H' is no card value"):
        Box("mine", "Mine").blue("mule", "Mule", copies="1H")


def test_every_hook_is_folded_into_the_profile():
    missing = set(Hooks.__annotations__) - set(Profile.__slots__) - {"stands_for", "turn_check", "phase_1_count"}
    assert missing == set()
    assert set(Hooks.__annotations__) >= set(_ARGUMENTS)


def test_a_function_of_the_right_number_of_arguments_is_accepted():
    annie = Box("mine", "Mine").character("annie", "Annie", 4, life_lost=wounded)
    assert annie.hooks == {"life_lost": wounded}
