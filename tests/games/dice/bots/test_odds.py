"""The exact expectations of the dice bot, against published fractions and against lists of every throw."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from boothill.games.dice.bots.odds import keeps, lattice, sub_multisets
from boothill.games.dice.rules.terms import ARROW, BEER, DICE, DYNAMITE, DYNAMITE_LIMIT, FACES, GATLING, ONE, TWO

NORMAL, BLACK_JACK, LUCKY_DUKE = (2, False), (2, True), (3, False)
"""Re-rolls, and whether dynamite is loose."""


def counted(shown):
    return tuple(shown.count(face) for face in range(len(FACES)))


def before_the_first_roll(worth, rerolls, loose):
    """What a turn is worth if final dice are worth `worth(counts)` and all choices are the best."""
    total = 0.0
    for shown in product(range(len(FACES)), repeat=DICE):
        counts = counted(shown)
        if counts not in total_of:
            total_of[counts] = after_the_first_roll(counts, worth, rerolls, loose)
        total += total_of[counts]
    return total / len(FACES) ** DICE


total_of = {}


@pytest.fixture(autouse=True)
def _forget():
    total_of.clear()


def after_the_first_roll(counts, worth, rerolls, loose):
    if counts[DYNAMITE] >= DYNAMITE_LIMIT:
        return worth(counts)
    locked = 0 if loose else counts[DYNAMITE]
    free = tuple(number - (locked if face == DYNAMITE else 0) for face, number in enumerate(counts))
    return max(keeps(free, rerolls, leaves_of(worth, locked), loose).values())


def leaves_of(worth, locked):
    """Final dice judged by what they show alone, locked dynamite included."""
    table = [float(worth(with_locked(counts, locked))) for counts in lattice(DICE - locked).complete]
    return lambda offset: table


def with_locked(counts, locked):
    return tuple(number + (locked if face == DYNAMITE else 0) for face, number in enumerate(counts))


def fires(needed):
    return lambda counts: counts[GATLING] >= needed


@pytest.mark.parametrize(
    ("worth", "rolling", "exact"),
    [
        (fires(3), NORMAL, Fraction(1138594, 4782969)),
        (fires(3), LUCKY_DUKE, Fraction(742860625, 2324522934)),
        (fires(3), BLACK_JACK, Fraction(105164491, 306110016)),
        (fires(2), NORMAL, Fraction(129222007, 229582512)),
        (lambda counts: counts[ONE] + counts[TWO] == 0, NORMAL, Fraction(92092213, 114791256)),
        (lambda counts: counts[BEER], NORMAL, Fraction(1629865, 944784)),
        (lambda counts: counts[ONE] + counts[TWO], NORMAL, Fraction(239045, 82944)),
        (fires(3), (1, False), Fraction(10625, 78732)),
    ],
    ids=["gatling", "lucky duke", "black jack", "willy", "suzy", "beers", "bull's-eyes", "one re-roll"],
)
def test_the_best_play_for_one_thing_has_the_published_chance(worth, rolling, exact):
    """Keeping what is wanted and throwing the rest is the best there is, so the policies' figures are the optimum."""
    assert before_the_first_roll(worth, *rolling) == pytest.approx(float(exact), rel=1e-12)


def by_every_throw(dice, locked, rerolls, loose, arrows, worth):
    """The same by going through every throw of every choice; `worth(counts, arrows taken)` of all five dice."""
    best = worth(with_locked(dice, locked), arrows)
    if dice[DYNAMITE] + locked < DYNAMITE_LIMIT and rerolls:
        for kept in sub_multisets(dice, loose):
            if kept != dice:
                best = max(best, of_keeping(kept, sum(dice), locked, rerolls, loose, arrows, worth))
    return best


def of_keeping(kept, size, locked, rerolls, loose, arrows, worth):
    thrown = size - sum(kept)
    total = Fraction(0)
    for shown in product(range(len(FACES)), repeat=thrown):
        new = counted(shown)
        dice = tuple(map(sum, zip(kept, new, strict=True)))
        total += by_every_throw(dice, locked, rerolls - 1, loose, arrows + new[ARROW], worth)
    return total / len(FACES) ** thrown


class Whim:
    """Final dice worth something arbitrary that depends on all faces and on the arrows taken in any way at all."""

    def __init__(self, seed):
        self.roll = Random(seed)
        self.known = {}

    def __call__(self, counts, arrows):
        if (counts, arrows) not in self.known:
            self.known[counts, arrows] = self.roll.randrange(1000)
        return self.known[counts, arrows]

    def leaves(self, locked):
        complete = lattice(DICE - locked).complete
        return lambda offset: [
            float(self(with_locked(counts, locked), offset + counts[ARROW])) if offset + counts[ARROW] >= 0 else 1e9
            for counts in complete
        ]


@pytest.mark.parametrize(
    ("dice", "rerolls", "loose"),
    [
        ([ARROW, BEER], 2, False),
        ([ARROW, ARROW], 3, False),
        ([ONE, GATLING], 3, False),
        ([ARROW, TWO, BEER], 1, False),
        ([ARROW, ARROW, GATLING, ONE], 1, False),
        ([ARROW, ARROW, BEER, TWO, TWO], 1, False),
        ([ARROW, DYNAMITE, DYNAMITE, ONE, ARROW], 1, True),
    ],
    ids=lambda value: str(value),
)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_choice_is_worth_what_a_list_of_all_throws_says(dice, rerolls, loose, seed):
    """Whatever final dice are worth: with dynamite locked or loose, explosions, and arrows of all throws."""
    locked = DICE - len(dice)
    counts = counted(dice)
    worth = Whim(seed)
    found = keeps(counts, rerolls, worth.leaves(locked), loose)
    assert set(found) == set(sub_multisets(counts, loose))
    for kept, value in found.items():
        if kept == counts:
            exact = Fraction(worth(with_locked(counts, locked), 0))
        else:
            exact = of_keeping(kept, len(dice), locked, rerolls, loose, 0, worth)
        assert value == pytest.approx(float(exact), rel=1e-12), kept


def test_two_rerolls_of_three_dice_by_a_list_of_all_throws():
    """Two dynamites are locked; the arrows of both throws count, those kept only once."""
    worth = Whim(3)
    counts = counted([ARROW, ONE, BEER])
    found = keeps(counts, 2, worth.leaves(2))
    kept = counted([ARROW])
    assert found[kept] == pytest.approx(float(of_keeping(kept, 3, 2, 2, False, 0, worth)), rel=1e-12)


def test_there_are_252_throws_of_five_dice_and_462_multisets_of_at_most_five():
    assert len(lattice(DICE).complete) == 252
    assert len(lattice(DICE).multisets) == 462


def test_locked_dynamite_is_always_kept():
    dice = counted([DYNAMITE, ONE, ONE, BEER])
    assert all(kept[DYNAMITE] == 1 for kept in sub_multisets(dice, False))
    assert len(sub_multisets(dice, False)) == 3 * 2
    assert len(sub_multisets(dice, True)) == 3 * 2 * 2
