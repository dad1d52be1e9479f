"""Events as clients get them, compared with what the tests themselves say the numbers are."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.layouts import FIELDS as CARD_FIELDS
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import ABILITY, CALLS, FROM_HAND
from boothill.games.bang.wire import Glossary
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.layouts import FIELDS as DICE_FIELDS
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import CAUSES, FACES, WHYS
from boothill.games.dice.wire import LAYOUTS as DICE_LAYOUTS
from boothill.kernel.journal import EVERYTHING
from boothill.server.wire import wire_of
from support import dice_events, events
from support.extras import base_and
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match
from support.worlds import viewers

LAYOUTS = {"bang": events, "dice": dice_events}
SEAT_WORDS = ("seat", "by", "at", "from", "to", "victim", "winner")
HEADING = {"number", "event"}


def card_value(rules, word, value):
    """What a client should be told for a number, None if the field does not apply."""
    if word in SEAT_WORDS:
        return value if value >= 0 else None
    if word in ("source", "kind"):
        return "ability" if value == ABILITY else rules.kinds[value].id if value >= 0 else None
    if word == "pick" and value == FROM_HAND:
        return "hand"
    if word in ("card", "pick"):
        return rules.card_names[value] if value >= 0 else None
    if word == "yes":
        return bool(value)
    names = {
        "action": [action.id for action in rules.actions],
        "character": [character.id for character in rules.characters],
        "role": ROLES,
        "suit": CALLS,
    }
    return names[word][value] if word in names else value


def dice_value(rules, word, value):
    if word in SEAT_WORDS:
        return value if value >= 0 else None
    if word == "dice":
        return [die for die in range(5) if value >> die & 1]
    names = {
        "cause": CAUSES,
        "character": [character.id for character in CHARACTERS],
        "face": FACES,
        "role": ROLES,
        "why": WHYS,
    }
    return names[word][value] if word in names else value


def expected(game, rules, event, viewer):
    """The values a client should find behind the number and the name, in their order; lists are lists."""
    name, public, audience, secret = event
    layout = LAYOUTS[game]
    parts = [(layout.PUBLIC[name], public)]
    if secret and (viewer == EVERYTHING or viewer in audience):
        parts.append((layout.SECRET[name], secret))
    value_of = {"bang": card_value, "dice": dice_value}[game]
    found = []
    for text, numbers in parts:
        singles = text.split()
        rest = singles.pop() if singles and singles[-1].endswith("*") else ""
        values = [value_of(rules, word, number) for word, number in zip(singles, numbers, strict=False)]
        found += [value for value in values if value is not None]
        if rest:
            found.append([value_of(rules, rest[:-1], number) for number in numbers[len(singles) :]])
        assert rest or len(numbers) == len(singles)
    return found


@both_games
@law(25)
@given(st.data(), luck())
def test_an_event_is_told_by_name_and_its_secret_to_its_audience(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    wire, rules = wire_of(match.game.id), getattr(match.state, "rules", None)
    for number, event in enumerate(match.events, 1):
        name, public, audience, secret = event
        for viewer in (*viewers(options), EVERYTHING):
            said = wire.event(match, number, event, viewer)
            assert msgspec.json.decode(msgspec.json.encode(said)) == said
            assert list(said)[:2] == ["number", "event"]
            told = [number, name, *expected(match.game.id, rules, event, viewer)]
            assert repr(list(said.values())) == repr(told), event  # for 1 is equal to true
            if viewer != EVERYTHING and viewer not in audience:
                other = (name, public, audience, (*reversed(secret), 0))
                assert wire.event(match, number, other, viewer) == said


def samples():
    for name, text in events.PUBLIC.items():
        yield "bang", name, text, events.SECRET.get(name, "")
    for name, text in dice_events.PUBLIC.items():
        yield "dice", name, text, dice_events.SECRET.get(name, "")


@pytest.mark.parametrize(("game", "name", "public", "secret"), list(samples()))
def test_every_event_has_a_field_for_each_of_its_numbers(game, name, public, secret):
    match = new_match(TableOptions(5, sets=ALL_SETS, seed=1) if game == "bang" else DiceOptions(5, seed=1))
    numbers = tuple(1 for _ in public.split()) + ((1, 2) if public.endswith("*") else ())
    hidden = tuple(1 for _ in secret.split())
    event = (name, numbers, (1,), hidden)
    wire = wire_of(game)
    for viewer, words in ((1, public.split() + secret.split()), (2, public.split())):
        said = wire.event(match, 3, event, viewer)
        assert "values" not in said
        assert len(said) == len(HEADING) + len(words)


def test_all_layouts_can_be_told():
    assert set(Glossary(ruleset(ALL_SETS)).layouts.events) == set(CARD_FIELDS) == set(events.PUBLIC)
    assert set(DICE_LAYOUTS.events) == set(DICE_FIELDS) == set(dice_events.PUBLIC)


def test_the_layouts_of_the_engine_are_as_long_as_those_of_the_tests():
    for game, name, public, secret in samples():
        text = {"bang": CARD_FIELDS, "dice": DICE_FIELDS}[game][name]
        mine = [len(part.split()) for part in text.partition("|")[::2]]
        assert mine == [len(public.split()), len(secret.split())], name


def test_events_that_count_do_not_hide_their_own_number():
    """`number` is the number of the event, whatever the layout calls its fields."""
    rules = ruleset(ALL_SETS)
    told = Glossary(rules).layouts.event(17, "gained_nuggets", (2, 3, 5, -1), ())
    assert told == {"number": 17, "event": "gained_nuggets", "who": 2, "count": 3, "total": 5}
    arrows = DICE_LAYOUTS.event(4, "took_arrows", (1, 2, 6, 0), ())
    assert arrows == {"number": 4, "event": "took_arrows", "who": 1, "count": 2, "pile": 6, "why": "rolled"}


def test_life_below_zero_is_told_and_nobody_is_not():
    kind = ruleset(ALL_SETS).kind_index["dynamite"]
    told = Glossary(ruleset(ALL_SETS)).layouts.event(1, "lost_life", (2, 3, -1, -1, kind), ())
    assert told == {"number": 1, "event": "lost_life", "who": 2, "points": 3, "left": -1, "cause": "dynamite"}


# ---- sets of the players' own ----------------------------------------------------------------------------------


def pies(**log):
    box = Box("pies", "Pies")
    box.brown("pie", "Pie", copies="2D")(lambda t, play: None)
    box.log = log
    return Glossary(base_and(box)).layouts


def test_an_event_without_a_layout_keeps_its_numbers():
    layouts = pies()
    assert layouts.event(5, "thrown", (1, -1, 8), ()) == {"number": 5, "event": "thrown", "values": [1, -1, 8]}
    told = layouts.event(5, "thrown", (1,), (7, 8))
    assert told == {"number": 5, "event": "thrown", "values": [1], "secret": [7, 8]}


def test_an_event_with_a_layout_of_its_own_is_told_by_name():
    layouts = pies(thrown="who kind target slices | hidden", split="who number cards")
    rules = base_and()
    kind = len(rules.kinds)  # the pie
    said = {"number": 1, "event": "thrown", "who": 0, "kind": "pie", "slices": 8}
    assert layouts.event(1, "thrown", (0, kind, -1, 8), ()) == said
    assert layouts.event(1, "thrown", (0, kind, -1, 8), (0, 1)) == {**said, "hidden": rules.card_names[:2]}
    told = layouts.event(2, "split", (0, 4), ())
    assert told == {"number": 2, "event": "split", "who": 0, "count": 4, "cards": []}


@pytest.mark.parametrize(
    ("layout", "numbers"),
    [
        ("who", (1, 2)),  # a number too many
        ("who card", (1,)),  # one too few
        ("who event", (1, 2)),  # taken
        ("number count", (1, 2)),  # the same on the wire
    ],
)
def test_an_event_that_does_not_fit_its_layout_keeps_its_numbers(layout, numbers):
    assert pies(thrown=layout).event(9, "thrown", numbers, ()) == {
        "number": 9,
        "event": "thrown",
        "values": list(numbers),
    }


def test_a_secret_that_does_not_fit_keeps_its_numbers():
    layouts = pies(thrown="who | card")
    assert layouts.event(9, "thrown", (1,), ()) == {"number": 9, "event": "thrown", "who": 1}
    told = layouts.event(9, "thrown", (1,), (2, 3))
    assert told == {"number": 9, "event": "thrown", "values": [1], "secret": [2, 3]}


def test_our_own_events_cannot_be_declared_otherwise():
    """As in the terminal: a set that describes one of our events does not change how it is told."""
    told = pies(turn="slices slices_left").event(1, "turn", (2, 7, 1), ())
    assert told == {"number": 1, "event": "turn", "who": 2, "turn": 7, "extra": True}


def test_random_games_tell_of_most_events():
    """Otherwise the tests over random games would show little."""
    told = Counter()
    for seed in range(24):
        match = new_match(TableOptions(4 + seed % 5, sets=ALL_SETS, seed=seed, shadow=seed % 2 == 1))
        for _ in decisions(match, seed):
            pass
        told += Counter(event[0] for event in match.events)
    assert len(told) > 0.8 * len(events.PUBLIC)
