"""What dice games made use of is counted as it happened, and an ordinary roll or shot is no ability."""

from collections import Counter
from random import Random

import pytest

from boothill.games.dice.lab.usage import QUESTIONS, DiceUsage, acts
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.resolving import places_apart
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import (
    ARROW,
    BEER,
    BULLSEYE,
    BY_LOSS,
    DYNAMITE,
    FIRED_OFF,
    GATLING,
    GATLING_FIRE,
    INSTEAD,
    ONE,
    OUT,
    ROLLED,
    STRUCK_BACK,
    TWO,
)

EVERYBODY = tuple(one.id for one in CHARACTERS)


def watched_games(characters, seeds):
    """Random games with these characters: what was counted, and the matches."""
    usage, matches = DiceUsage(), []
    for seed in seeds:
        match = new_match(DiceOptions(len(characters), seed=seed, characters=characters))
        roll = Random(seed).randrange
        while (decision := match.decision) is not None:
            usage.count_question(decision)
            match.push(roll(len(decision.options)))
        usage.count_game(match)
        matches.append(match)
    return usage, matches


def told(matches):
    """The events of all these games."""
    return [event for match in matches for event in match.events]


def test_games_turns_and_roles_are_counted_as_the_tables_tell():
    usage, matches = watched_games(EVERYBODY[:8], range(20))
    assert usage.games == dict.fromkeys(EVERYBODY[:8], 20)
    assert usage.turns.total() == sum(match.state.turn for match in matches)
    assert usage.questions.total() == sum(match.answered for match in matches)
    assert set(usage.questions) <= set(QUESTIONS)
    assert usage.eliminated.total() == sum(len(match.state.eliminated) for match in matches)
    assert usage.seats == {"sheriff": 20, "deputy": 40, "outlaw": 60, "renegade": 40}
    assert usage.wins.total() == sum(len(match.state.winners) for match in matches)
    names = Counter(name for name, *_ in told(matches))
    assert usage.happened == {name: names[name] for name in ("indians", "exploded", "fired")}
    assert min(usage.happened.values()) > 5


def test_every_question_is_known():
    usage, _ = watched_games(("sid_ketchum", "bart_cassidy", "pedro_ramirez", "kit_carlson", "jesse_jones"), range(30))
    assert set(usage.questions) == set(QUESTIONS)


def test_what_everybody_does_is_no_ability():
    """Of these four only three kinds of events are acts: their rolls, shots, beers and Gatlings are as usual."""
    who = ("vulture_sam", "paul_regret", "jourdonnais", "el_gringo")
    usage, matches = watched_games(who, range(60))
    acted = Counter()
    for name, public, *_ in told(matches):
        if name in ("gained_life", "spared"):
            acted[who[public[0]]] += 1
        elif name == "took_arrows" and public[3] == STRUCK_BACK:
            acted["el_gringo"] += 1
    assert usage.acts == acted
    assert set(acted) == set(who)


def test_every_ability_acts():
    some, _ = watched_games(EVERYBODY[:8], range(40))
    others, _ = watched_games(EVERYBODY[8:], range(40))
    some.add(others)
    assert {one.id: (one.games, one.acts > 3) for one in some.characters()} == dict.fromkeys(EVERYBODY, (40, True))
    assert sum(one.wins for one in some.roles()) == some.wins.total() > 80


FIRST = ("rolled", (0, 1, 31, DYNAMITE, ONE, TWO, BEER, GATLING))


@pytest.mark.parametrize(
    ("log", "who"),
    [
        ([FIRST, ("rolled", (0, 2, 0b00010, DYNAMITE, ARROW, TWO, BEER, GATLING))], []),
        ([FIRST, ("rolled", (0, 2, 0b00011, TWO, ARROW, TWO, BEER, GATLING))], [0]),  # the dynamite is thrown again
        ([FIRST, ("turn", (1, 2)), ("rolled", (1, 1, 31, ONE, ONE, TWO, BEER, GATLING))], []),
        ([("rolled", (0, 3, 1, ONE, ONE, ONE, ONE, ONE))], []),
        ([("rolled", (0, 4, 1, ONE, ONE, ONE, ONE, ONE))], [0]),
        ([("aimed", (0, 4, 0, ONE, 1)), ("aimed", (0, 3, 0, TWO, 1))], []),
        ([("aimed", (0, 3, 0, ONE, 1))], [0]),
        ([("aimed", (0, 4, 0, TWO, 1))], [0]),
        ([("aimed", (2, 3, 0, ONE, 2))], [2]),
        ([("eliminated", (1, 2, 0, BULLSEYE)), ("aimed", (0, 2, 0, ONE, 1))], []),  # the ring has closed
        ([("eliminated", (1, 2, 0, BULLSEYE)), ("aimed", (0, 2, 0, TWO, 1))], [0]),
        (
            [
                ("eliminated", (1, 2, 0, BULLSEYE)),
                ("eliminated", (2, 2, 0, BULLSEYE)),
                ("aimed", (0, 3, 0, TWO, 1)),  # of three, a 2 is a 1
            ],
            [],
        ),
        ([("fired", (0, 3))], []),
        ([("fired", (0, 2))], [0]),
        ([("healed", (0, 0, 1)), ("healed", (0, 1, 0))], []),
        ([("healed", (0, 0, 2))], [0]),
        ([("gave_life", (0, 1, 0))], []),
        ([("gave_life", (0, 1, 1))], [0]),
        ([("took_arrows", (0, 2, 4, ROLLED))], []),
        ([("took_arrows", (0, 2, 4, INSTEAD))], [0]),
        ([("took_arrows", (0, 1, 4, STRUCK_BACK))], [3]),  # whose ability it is
        ([("returned_arrows", (0, 2, 4, FIRED_OFF)), ("returned_arrows", (0, 2, 4, OUT))], []),
        ([("returned_arrows", (0, 2, 4, BY_LOSS))], [0]),
        ([("removed_arrow", (0, 1, 4))], [0]),
        ([("spared", (1, 0, GATLING_FIRE))], [1]),
        ([("gained_life", (4, 2, 7))], [4]),
        ([("lost_life", (4, 2, 7, 0, BULLSEYE)), ("indians", ()), ("turn_over", (0,))], []),
    ],
)
def test_an_act_is_what_nobody_else_could_have_done(log, who):
    t = new_match(DiceOptions(5, characters=(None, None, None, "el_gringo", None))).state
    assert list(acts(t, [(name, public, (), ()) for name, public in log])) == who


def test_places_are_counted_the_shorter_way_round():
    assert [places_apart([0, 2, 3, 5, 6], 2, other) for other in (0, 3, 5, 6)] == [1, 1, 2, 2]
