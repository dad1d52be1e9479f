"""A profile made by adding one source to another is the one that is folded from all of them."""

import pytest

from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.ruleset import ruleset
from support.games import ALL_SETS
from support.worlds import slots_of

RULES = ruleset(ALL_SETS)
FILLED_IN = {"sources", "stand_ins", "bang_kinds", "missed_kinds", "usable", "missed_in_play"}
"""What the rules add to a profile once it is folded."""
OWNERS = ["sid_ketchum", "suzy_lafayette", "belle_star", "uncle_will", "pixie_pete", "raddie_snake"]


def folded(*sources):
    """The attributes of a profile of these sources, one by one."""
    profile = Profile([*RULES.hooks, *sources])
    return {name: getattr(profile, name) for name in {*slots_of(Profile)} - FILLED_IN}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("kind", [kind for kind in RULES.kinds if kind.hooks and kind.pile != "events"], ids=repr)
def test_a_card_more_is_as_if_it_had_been_there_from_the_start(owner, kind):
    character = RULES.character_index[owner]
    barrel = RULES.kinds[RULES.kind_index["barrel"]]
    kinds = tuple(sorted((barrel.index, kind.index)))
    profile = RULES.profile((character,), kinds, ())
    cards = [RULES.kinds[each].hooks for each in kinds]
    expected = folded(RULES.characters[character].hooks, *cards)
    assert {name: getattr(profile, name) for name in expected} == expected


def test_a_copy_has_everything():
    profile = RULES.profile((RULES.character_index["jourdonnais"],), (RULES.kind_index["rucksack"],), ())
    copy = profile.with_sources(())
    assert copy is not profile
    own = {"watch", "more", "less"}
    assert all(getattr(copy, name) is getattr(profile, name) for name in {*slots_of(Profile)} - own)
    assert (copy.more, copy.less) == (None, None)  # what one card more or less makes of it is found out for each alone
    assert copy.watch == profile.watch
