"""Dice, re-roll rules and the deal against exact probabilities (docs/rules/dice-probabilities.md).

Turns are played through a match, with re-roll decisions and stops, and what is counted are events of the game: what was
rolled, who took arrows, what exploded, fired or healed. All seeds are fixed.

Limits: a share may lie four standard deviations from its probability, a mean as well; a chi-square may have a chance of
one in ten thousand. Either is passed by a fair engine but for about one choice of seeds in ten thousand.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, erfc, exp, factorial, lgamma, log, perm, prod, sqrt

import pytest

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.dice.rules.characters import CHARACTER_INDEX, CHARACTERS
from boothill.games.dice.rules.game import DICE as GAME
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import (
    ALL_DICE,
    ARROW,
    BEER,
    BULLS_EYES,
    DICE,
    DYNAMITE,
    FACES,
    GATLING,
    REROLL,
    ROLLED,
)
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match

TURNS = 20_000
"""How many turns a policy plays."""
TURNS_PER_SEED = 40
"""So many of them follow each other in one game."""
UNLIKELY = 1e-4

# ---- theory ----------------------------------------------------------------------------------------------------

SIXTH = Fraction(1, 6)
FAIR = dict.fromkeys(range(len(FACES)), SIXTH)
FAIR_PAIRS = dict.fromkeys(product(FAIR, repeat=2), Fraction(1, 36))


def at_least(dist, k):
    """The chance of k or more."""
    return sum(chance for value, chance in dist.items() if value >= k)


def mean(dist):
    """The expected value."""
    return sum(value * chance for value, chance in dist.items())


def binomial(n, p):
    """How many of n dice show something that has the chance p."""
    return {k: comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)}


def split(n, p, q):
    """(a, b, chance): of n dice a show one thing (chance p) and b another (chance q)."""
    for a in range(n + 1):
        for b in range(n - a + 1):
            ways = Fraction(factorial(n), factorial(a) * factorial(b) * factorial(n - a - b))
            yield a, b, ways * p**a * q**b * (1 - p - q) ** (n - a - b)


def mixed(parts):
    """One distribution from (value, chance) pairs."""
    found = {}
    for value, chance in parts:
        found[value] = found.get(value, 0) + chance
    return found


@cache
def kept(k, d, rolls, p=SIXTH):
    """How many wanted dice (chance p) there are at the end if k lie there with d dynamites and the rest is thrown."""
    if rolls == 0 or d >= 3 or k + d == DICE:
        return {k: Fraction(1)}
    return mixed(
        (value, chance * further)
        for a, b, chance in split(DICE - k - d, p, SIXTH)
        for value, further in kept(k + a, d + b, rolls - 1, p).items()
    )


@cache
def fires_without_locks(g, rolls, need=3):
    """The chance of a Gatling for somebody who throws dynamite again, with g gatlings there."""
    if g >= need or rolls == 0:
        return Fraction(g >= need)
    return sum(
        chance * (Fraction(g + a >= need) if b >= 3 else fires_without_locks(g + a, rolls - 1, need))
        for a, b, chance in split(DICE - g, SIXTH, SIXTH)
    )


@cache
def peace(b, d, rolls):
    """The chance of no bull's-eye at the end if b dice are bull's-eyes or not yet thrown and d dynamites lie there."""
    if b == 0 or rolls == 0 or d >= 3:
        return Fraction(b == 0)
    return sum(chance * peace(x, d + y, rolls - 1) for x, y, chance in split(b, Fraction(1, 3), SIXTH))


@cache
def arrows(d, rolls):
    """How many arrows are rolled if d dynamites lie there and everything else is thrown every time."""
    if rolls == 0 or d >= 3:
        return {0: Fraction(1)}
    return mixed(
        (a + value, chance * further)
        for a, b, chance in split(DICE - d, SIXTH, SIXTH)
        for value, further in arrows(d + b, rolls - 1).items()
    )


EXPLODES = {
    1: Fraction(23, 648),
    2: Fraction(1718321, 10077696),
    3: Fraction(27807523471, 78364164096),
    4: Fraction(324939573994871, 609359740010496),
}
"""Restless: three or more dynamites after so many rolls."""
BLACK_JACK_EXPLODES = Fraction(27957167, 272097792)
FIRES = {
    ("paul_regret", 1): Fraction(23, 648),
    ("paul_regret", 2): Fraction(10625, 78732),
    ("paul_regret", 3): Fraction(1138594, 4782969),
    ("lucky_duke", 4): Fraction(742860625, 2324522934),
    ("black_jack", 3): Fraction(105164491, 306110016),
    ("willy_the_kid", 3): Fraction(129222007, 229582512),
}
"""Keep gatlings: the Gatling of a character after so many rolls."""
PEACE = {1: Fraction(32, 243), 2: Fraction(255799, 472392), 3: Fraction(92092213, 114791256)}
MEAN_ARROWS = {
    1: Fraction(5, 6),
    2: Fraction(23585, 15552),
    3: Fraction(247225085, 120932352),
    4: Fraction(2283135151585, 940369969152),
}
NO_ARROW = {
    1: Fraction(3125, 7776),
    2: Fraction(383983, 1889568),
    3: Fraction(62558045, 459165024),
    4: Fraction(12752128327, 111577100832),
}
ONE_FACE = {
    0: Fraction(62558045, 459165024),
    1: Fraction(138162965, 459165024),
    2: Fraction(74569495, 229582512),
    3: Fraction(42011375, 229582512),
    4: Fraction(22806175, 459165024),
    5: Fraction(2476099, 459165024),
}
"""Dice with one wanted face after three rolls."""
MEAN_BULLS_EYES = {1: Fraction(5, 3), 2: Fraction(6445, 2592), 3: Fraction(239045, 82944)}
PATTERNS = {
    (1, 1, 1, 1, 1): Fraction(5, 54),
    (2, 1, 1, 1): Fraction(25, 54),
    (2, 2, 1): Fraction(25, 108),
    (3, 1, 1): Fraction(25, 162),
    (3, 2): Fraction(25, 648),
    (4, 1): Fraction(25, 1296),
    (5,): Fraction(1, 1296),
}
FIRST_HIDDEN = {
    4: {OUTLAW: Fraction(2, 3), RENEGADE: Fraction(1, 3)},
    5: {OUTLAW: Fraction(1, 2), DEPUTY: Fraction(1, 4), RENEGADE: Fraction(1, 4)},
    6: {OUTLAW: Fraction(3, 5), DEPUTY: Fraction(1, 5), RENEGADE: Fraction(1, 5)},
    7: {OUTLAW: Fraction(1, 2), DEPUTY: Fraction(1, 3), RENEGADE: Fraction(1, 6)},
    8: {OUTLAW: Fraction(3, 7), DEPUTY: Fraction(2, 7), RENEGADE: Fraction(2, 7)},
}
"""The role of whoever sits left of the Sheriff."""
ROLE_DEALS = {3: 6, 4: 12, 5: 60, 6: 120, 7: 420, 8: 1680}


def test_the_fractions_follow_from_five_fair_dice():
    for rolls, chance in EXPLODES.items():
        assert chance == at_least(binomial(5, 1 - Fraction(5, 6) ** rolls), 3)
    assert 1 - (1 - Fraction(23, 648)) ** 3 == BLACK_JACK_EXPLODES
    for (who, rolls), chance in FIRES.items():
        need = CHARACTERS[CHARACTER_INDEX[who]].gatlings_needed
        locked = who != "black_jack"
        assert chance == (at_least(kept(0, 0, rolls), need) if locked else fires_without_locks(0, rolls, need))
    assert {rolls: peace(5, 0, rolls) for rolls in PEACE} == PEACE
    assert {rolls: mean(arrows(0, rolls)) for rolls in MEAN_ARROWS} == MEAN_ARROWS
    assert {rolls: arrows(0, rolls)[0] for rolls in NO_ARROW} == NO_ARROW
    assert kept(0, 0, 3) == ONE_FACE
    assert {rolls: mean(kept(0, 0, rolls, Fraction(1, 3))) for rolls in MEAN_BULLS_EYES} == MEAN_BULLS_EYES
    for pattern, chance in PATTERNS.items():
        faces = Fraction(perm(6, len(pattern)), prod(factorial(times) for times in Counter(pattern).values()))
        assert chance == faces * factorial(5) / prod(map(factorial, pattern)) / 6**5
    assert sum(PATTERNS.values()) == sum(ONE_FACE.values()) == 1


def test_the_deals_follow_from_the_roles():
    for players, roles in ROLES_BY_PLAYERS.items():
        assert ROLE_DEALS[players] == factorial(players) / prod(map(factorial, Counter(roles).values()))
    for players, shares in FIRST_HIDDEN.items():
        hidden = Counter(ROLES_BY_PLAYERS[players][1:])
        assert shares == {role: Fraction(number, players - 1) for role, number in hidden.items()}
    assert mean(mixed((character.life, Fraction(1, 16)) for character in CHARACTERS)) == Fraction(129, 16)


# ---- how far chance may go -------------------------------------------------------------------------------------


def check_share(seen, trials, chance):
    """The share is within four standard deviations of its probability."""
    assert abs(seen / trials - chance) < 4 * sqrt(chance * (1 - chance) / trials), f"{seen} of {trials}"


def check_mean(values, dist):
    """The mean is within four standard deviations of the expected value."""
    spread = sum(value * value * chance for value, chance in dist.items()) - mean(dist) ** 2
    assert abs(sum(values) / len(values) - mean(dist)) < 4 * sqrt(spread / len(values))


def chance_of_more(chi_square, degrees):
    """The chance that so many degrees of freedom give this chi-square or a greater one."""
    half = chi_square / 2
    at, found = (0.5, erfc(sqrt(half))) if degrees % 2 else (1.0, exp(-half))
    while at < degrees / 2:
        found += exp(at * log(half) - half - lgamma(at + 1))
        at += 1
    return found


def check_counts(seen, dist):
    """The counts agree with the distribution, by chi-square; nothing else was seen."""
    trials = sum(seen.values())
    assert set(seen) <= set(dist)
    assert min(dist.values()) * trials > 5, "too few trials for this test"
    chi_square = sum((seen[value] - trials * chance) ** 2 / (trials * chance) for value, chance in dist.items())
    assert chance_of_more(chi_square, len(dist) - 1) > UNLIKELY, f"chi-square {float(chi_square):.1f}: {seen}"


def test_the_limits_are_those_of_the_tables():
    limits = {1: 15.14, 2: 18.42, 5: 25.74, 11: 37.37, 15: 44.26}
    for degrees, limit in limits.items():
        assert chance_of_more(limit, degrees) == pytest.approx(UNLIKELY, rel=0.01)
    check_counts(Counter(dict(enumerate((110, 90, 100, 120, 80, 100)))), FAIR)
    for counts, chi_square in (((140, 60, 100, 100, 100, 100), "32.0"), ((165, 87, 87, 87, 87, 87), "50.7")):
        with pytest.raises(AssertionError, match=f"chi-square {chi_square}"):
            check_counts(Counter(dict(enumerate(counts))), FAIR)
    with pytest.raises(AssertionError):
        check_counts(Counter({0: 600, 9: 1}), FAIR)
    with pytest.raises(AssertionError):
        check_share(260, 1000, Fraction(1, 5))
    with pytest.raises(AssertionError):
        check_mean([1] * 260 + [0] * 740, {0: Fraction(4, 5), 1: Fraction(1, 5)})


# ---- turns -----------------------------------------------------------------------------------------------------


class Turn:
    """What happened in one turn, told by its events."""

    def __init__(self, events):
        self.masks = []
        """The dice thrown in each roll, as a mask."""
        self.faces = []
        """The five faces after each roll."""
        self.arrows = []
        """The arrows taken for the dice up to and with each roll."""
        for name, public, *_ in events:
            if name == "rolled":
                self.masks.append(public[2])
                self.faces.append(public[3:])
                self.arrows.append(self.arrows[-1] if self.arrows else 0)
            elif name == "took_arrows" and public[3] == ROLLED:
                self.arrows[-1] += public[1]
        names = {event[0] for event in events}
        self.exploded = "exploded" in names
        self.fired = "fired" in names
        self.gained = "gained_life" in names

    def after(self, rolls):
        """The faces after so many rolls, or the last ones if there were fewer."""
        return self.faces[:rolls][-1]


@cache
def throwing(options, dice, keep):
    """The option that throws as many dice as may be thrown, but none that shows a face to keep; None if there is none.

    It is taken from what the game offers: an engine that offers too much is followed into its mistake.
    """
    held = sum(1 << die for die, face in enumerate(dice) if face in keep)
    free = [option for option in options if option[0] == REROLL and not option[1] & held]
    return max(free, key=lambda option: option[1].bit_count(), default=None)


@cache
def turns(character="paul_regret", keep=(), enough=DICE + 1):
    """Many turns at tables where all are this character and throw everything again but the faces to keep.

    A player stops when he has enough dice with these faces. What the dice bring is carried out; targets are of no
    interest, and nobody runs out of life.
    """
    found = []
    for seed in range(TURNS // TURNS_PER_SEED):
        t = new_table(DiceOptions(4, seed=seed), Journal())
        t.character = (CHARACTER_INDEX[character],) * 4
        t.life, t.max_life = [10**6] * 4, [10**7] * 4
        match = Match(GAME, t)
        while t.turn <= TURNS_PER_SEED:
            decision = match.decision
            index = 0
            if decision.kind == "reroll":
                dice = tuple(t.dice)
                index = len(decision.options) - 1
                if sum(face in keep for face in dice) < enough:
                    wanted = throwing(tuple(decision.options), dice, keep)
                    index = decision.options.index(wanted) if wanted else index
            match.push(index)
        starts = [at for at, event in enumerate(match.events) if event[0] == "turn"]
        found += [Turn(match.events[a:b]) for a, b in pairwise(starts[: TURNS_PER_SEED + 1])]
    assert len(found) == TURNS
    return found


def restless(rolls):
    """Turns in which every die that is not locked is thrown again every time: so many rolls, if nothing explodes."""
    return turns("paul_regret" if rolls < 4 else "lucky_duke")


@pytest.mark.rule("DICE-COMP-1", "DICE-ROLL-1")
def test_the_faces_of_the_first_throw_are_equally_likely_in_every_place():
    assert {turn.masks[0] for turn in restless(3)} == {ALL_DICE}
    throws = [turn.faces[0] for turn in restless(3)]
    for place in range(DICE):
        check_counts(Counter(faces[place] for faces in throws), FAIR)
    check_counts(Counter(face for faces in throws for face in faces), FAIR)


@pytest.mark.rule("DICE-COMP-1")
@pytest.mark.parametrize("roll", [2, 3, 4])
def test_the_faces_of_later_throws_are_equally_likely(roll):
    seen = Counter()
    for turn in restless(4):
        if len(turn.faces) >= roll:
            mask = turn.masks[roll - 1]
            seen.update(face for die, face in enumerate(turn.faces[roll - 1]) if mask >> die & 1)
    check_counts(seen, FAIR)


@pytest.mark.rule("DICE-COMP-1")
def test_dice_are_independent_of_each_other():
    check_counts(Counter(pattern_of(turn.faces[0]) for turn in restless(3)), PATTERNS)
    for one, other in combinations(range(DICE), 2):
        check_counts(Counter((turn.faces[0][one], turn.faces[0][other]) for turn in restless(3)), FAIR_PAIRS)


def pattern_of(faces):
    """How many dice are equal: (2, 1, 1, 1) for a pair."""
    return tuple(sorted(Counter(faces).values(), reverse=True))


@pytest.mark.rule("DICE-INV-7")
@pytest.mark.parametrize("place", range(DICE))
def test_a_roll_is_independent_of_the_roll_before_and_of_the_turn_before(place):
    here = turns("black_jack")
    again = [turn for turn in here if len(turn.faces) > 1]
    assert all(turn.masks[1] == ALL_DICE for turn in again), "Black Jack throws everything"
    check_counts(
        Counter((turn.faces[0][place], turn.faces[1][place]) for turn in again),
        {(a, b): chance_if_calm(a) / 6 for a, b in FAIR_PAIRS},
    )
    check_counts(Counter((one.faces[0][place], other.faces[0][place]) for one, other in pairwise(here)), FAIR_PAIRS)


def chance_if_calm(face):
    """The chance that a die shows this face in a throw that does not explode."""
    others = binomial(DICE - 1, SIXTH)
    return SIXTH * (1 - at_least(others, 2 if face == DYNAMITE else 3)) / (1 - EXPLODES[1])


@pytest.mark.rule("DICE-DYN-1", "DICE-DYN-2", "DICE-DYN-3")
@pytest.mark.parametrize("rolls", EXPLODES)
def test_how_often_the_restless_explode(rolls):
    assert max(len(turn.faces) for turn in restless(rolls)) == max(rolls, 3)
    exploded = [turn for turn in restless(rolls) if turn.exploded and len(turn.faces) <= rolls]
    check_share(len(exploded), TURNS, EXPLODES[rolls])


@pytest.mark.rule("DICE-CHAR-BLACKJACK-1", "DICE-CHAR-BLACKJACK-2")
def test_how_often_black_jack_explodes():
    check_share(sum(turn.exploded for turn in turns("black_jack")), TURNS, BLACK_JACK_EXPLODES)


@pytest.mark.rule(
    "DICE-ROLL-2", "DICE-DYN-1", "DICE-GAT-1", "DICE-CHAR-LUCKY-1", "DICE-CHAR-BLACKJACK-1", "DICE-CHAR-WILLY-1"
)
@pytest.mark.parametrize(("character", "rolls"), FIRES)
def test_how_often_the_gatling_is_fired(character, rolls):
    need = CHARACTERS[CHARACTER_INDEX[character]].gatlings_needed
    played = turns(character, (GATLING,), need)
    assert all(turn.fired == (turn.faces[-1].count(GATLING) >= need) for turn in played)
    check_share(sum(turn.after(rolls).count(GATLING) >= need for turn in played), TURNS, FIRES[character, rolls])


@pytest.mark.rule("DICE-CHAR-SUZY-1", "DICE-CHAR-SUZY-2")
@pytest.mark.parametrize("rolls", PEACE)
def test_how_often_suzy_stays_peaceful(rolls):
    peaceful = tuple(face for face in range(len(FACES)) if face not in BULLS_EYES)
    played = turns("suzy_lafayette", peaceful)
    assert all(turn.gained == set(BULLS_EYES).isdisjoint(turn.faces[-1]) for turn in played)
    check_share(sum(set(BULLS_EYES).isdisjoint(turn.after(rolls)) for turn in played), TURNS, PEACE[rolls])


@pytest.mark.rule("DICE-ROLL-6", "DICE-ROLL-7", "DICE-ARROW-1")
@pytest.mark.parametrize("rolls", MEAN_ARROWS)
def test_how_many_arrows_the_restless_take(rolls):
    taken = [turn.arrows[:rolls][-1] for turn in restless(rolls)]
    check_mean(taken, arrows(0, rolls))
    check_share(taken.count(0), TURNS, NO_ARROW[rolls])


@pytest.mark.rule("DICE-ROLL-6", "DICE-ARROW-1")
def test_arrows_that_are_kept_count_once():
    """Whoever keeps arrows takes as many as lie there in the end."""
    played = turns(keep=(ARROW,))
    check_counts(Counter(turn.arrows[-1] for turn in played), ONE_FACE)
    assert all(turn.arrows[-1] == turn.faces[-1].count(ARROW) for turn in played)


@pytest.mark.rule("DICE-ROLL-2", "DICE-ROLL-3")
def test_how_many_dice_show_a_face_that_is_kept():
    check_counts(Counter(turn.faces[-1].count(BEER) for turn in turns(keep=(BEER,))), ONE_FACE)


@pytest.mark.rule("DICE-ROLL-2")
@pytest.mark.parametrize("rolls", MEAN_BULLS_EYES)
def test_how_many_bulls_eyes_a_gunman_keeps(rolls):
    hits = [sum(face in BULLS_EYES for face in turn.after(rolls)) for turn in turns(keep=BULLS_EYES)]
    check_mean(hits, kept(0, 0, rolls, Fraction(1, 3)))


# ---- the deal --------------------------------------------------------------------------------------------------

DEALS = 9_000


@cache
def deals(players):
    """Many tables of this size."""
    return [new_table(DiceOptions(players, seed=seed)) for seed in range(DEALS)]


@pytest.mark.rule("DICE-SETUP-3", "DICE-THREE-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_deal_of_the_roles_is_equally_likely(players):
    seen = Counter(t.role for t in deals(players))
    assert len(seen) == ROLE_DEALS[players]
    check_counts(seen, dict.fromkeys(seen, Fraction(1, ROLE_DEALS[players])))


@pytest.mark.rule("DICE-SETUP-3")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_everybody_is_sheriff_equally_often_and_every_role_sits_beside_him(players):
    seats = [t.role.index(SHERIFF) for t in deals(players)]
    check_counts(Counter(seats), dict.fromkeys(range(players), Fraction(1, players)))
    beside = Counter(t.role[(seat + 1) % players] for t, seat in zip(deals(players), seats, strict=True))
    check_counts(beside, FIRST_HIDDEN[players])


@pytest.mark.rule("DICE-SETUP-4")
@pytest.mark.parametrize("players", [3, 8])
def test_every_character_is_dealt_to_every_seat_equally_often(players):
    for seat in range(players):
        check_counts(Counter(t.character[seat] for t in deals(players)), dict.fromkeys(range(16), Fraction(1, 16)))
    lives = [CHARACTERS[t.character[0]].life for t in deals(players)]
    check_mean(lives, mixed((character.life, Fraction(1, 16)) for character in CHARACTERS))


@pytest.mark.rule("DICE-SETUP-3", "DICE-SETUP-4")
def test_characters_are_dealt_independently_of_roles_and_of_each_other():
    shares = {SHERIFF: Fraction(1, 4), OUTLAW: Fraction(1, 2), RENEGADE: Fraction(1, 4)}
    check_counts(
        Counter((t.role[0], t.character[0]) for t in deals(4)),
        {(role, who): share / 16 for role, share in shares.items() for who in range(16)},
    )
    check_counts(
        Counter((t.character[0], t.character[1]) for t in deals(4)),
        {(one, other): Fraction(1, 240) for one in range(16) for other in range(16) if one != other},
    )
