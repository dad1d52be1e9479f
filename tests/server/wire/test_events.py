"""Events as clients get them, compared with what the tests themselves say the numbers are."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.declared import everything_declared
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import ABILITY, CALLS, FROM_HAND
from boothill.games.bang.telling.references import told_types
from boothill.games.bang.telling.telling import CardTelling
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declared import DECLARED as DICE_DECLARED
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import CAUSES, FACES, WHYS
from boothill.games.dice.telling.references import TOLD as DICE_TYPES
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING
from boothill.server.wire import wire_of
from support import dice_events, events
from support.extras import base_and
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match
from support.wires import event_of, plain
from support.worlds import viewers

LAYOUTS = {"bang": events, "dice": dice_events}
SEAT_WORDS = ("seat", "by", "at", "from", "to", "victim", "winner")
DECLARED = {"bang": everything_declared(ruleset(ALL_SETS).declared), "dice": DICE_DECLARED}
BESIDE = {"event", "n", "say", "more", "tone", "source"}
"""What events have besides their facts."""


def card_value(rules, word, value):
    """What a client should be told for a number, None if the field does not apply."""
    if word in SEAT_WORDS:
        return value if value >= 0 else None
    if word == "kind":
        return ABILITY if value == ABILITY else rules.kinds[value].id if value >= 0 else None
    if word == "pick" and value == FROM_HAND:
        return "hand"
    if word in ("card", "pick"):
        return rules.card_names[value] if value >= 0 else None
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
    named = [field.name for field in DECLARED[game].entries[name].public.fields]
    words = layout.public_layout(name).split()
    if "source" in named:  # what brought it about is told besides
        at = named.index("source")
        words, public = words[:at] + words[at + 1 :], public[:at] + public[at + 1 :]
    parts = [(" ".join(words), public)]
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


def facts_in(said):
    """The values that stand beside what every event has, in their order."""
    facts = [value for field, value in said.items() if field not in BESIDE]
    return [ABILITY if isinstance(value, dict) else value for value in facts]


@both_games
@law(25)
@given(st.data(), luck())
def test_an_event_is_told_by_name_and_its_secret_to_its_audience(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    for _ in decisions(match, seed):
        pass
    wire, rules = wire_of(match.game.id), getattr(match.state, "rules", None)
    types = wire.types.told.events
    telling, twin = wire.telling(match), wire.telling(match)
    for number, event in enumerate(match.events, 1):
        name, public, audience, secret = event
        happening = telling.event(number, event)
        for viewer in (*viewers(options), EVERYTHING):
            said = plain(happening.seen_by(viewer))
            assert msgspec.to_builtins(msgspec.convert(said, types[name])) == said
            assert (said["event"], said["n"]) == (name, number)
            told = sorted(map(repr, expected(match.game.id, rules, event, viewer)))
            assert sorted(map(repr, facts_in(said))) == told, event  # for 1 is equal to true
        other = (name, public, audience, tuple(0 for _ in secret))
        assert twin.event(number, other).public == happening.public, "what everybody is told hangs on what is hidden"


def samples():
    for game, layouts in LAYOUTS.items():
        for name in DECLARED[game].entries:
            yield game, name, layouts.public_layout(name), layouts.SECRET.get(name, "")


@pytest.mark.parametrize(("game", "name", "public", "secret"), list(samples()))
def test_every_event_has_a_field_for_each_of_its_numbers(game, name, public, secret):
    match = new_match(TableOptions(5, sets=ALL_SETS, seed=1) if game == "bang" else DiceOptions(5, seed=1))
    numbers = tuple(1 for _ in public.split()) + ((1, 2) if public.endswith("*") else ())
    hidden = tuple(1 for _ in secret.split())
    event = (name, numbers, (1,), hidden)
    for viewer in (1, 2):
        said = event_of(match, 3, event, viewer)
        assert said["event"] == name
        assert len(facts_in(said)) == len(expected(game, getattr(match.state, "rules", None), event, viewer))


def test_every_event_that_is_declared_can_be_told():
    assert set(told_types().events) == set(DECLARED["bang"].entries) >= set(events.PUBLIC)
    assert set(DICE_TYPES.events) == set(DECLARED["dice"].entries) >= set(dice_events.PUBLIC)


def test_the_declarations_are_as_long_as_the_layouts_of_the_tests():
    for game, name, public, secret in samples():
        entry = DECLARED[game].entries[name]
        mine = [len(part.fields) for part in (entry.public, entry.secret)]
        assert mine == [len(public.split()), len(secret.split())], name


def test_no_field_of_ours_is_named_like_what_every_event_has():
    for types in (told_types(), DICE_TYPES):
        for kind in types.events.values():
            fields = kind.__struct_fields__
            assert len(set(fields)) == len(fields)
            assert not {"event", "name", "about", "values"} & set(fields)


def test_what_is_usual_is_left_out_and_what_is_not_told_says_so():
    match = new_match(TableOptions(5, sets=ALL_SETS, seed=1))
    assert event_of(match, 17, ("gained_nuggets", (2, 3, 5, -1), (), ()), 0) == {
        "event": "gained_nuggets",
        "n": 17,
        "who": 2,
        "number": 3,
        "total": 5,
    }
    arrows = event_of(new_match(DiceOptions(5, seed=1)), 4, ("took_arrows", (1, 2, 6, 0), (), ()), 0)
    assert arrows == {"event": "took_arrows", "n": 4, "who": 1, "number": 2, "pile": 6, "why": "rolled"}
    nothing = event_of(match, 5, ("inherited", (1, 2, 0), (), ()), 0)
    assert nothing == {"event": "inherited", "n": 5, "say": "", "who": 1, "victim": 2, "count": 0, "cards": []}


def test_life_below_zero_is_told_and_nobody_is_not():
    match = new_match(TableOptions(5, sets=ALL_SETS, seed=1))
    kind = match.state.rules.kind_index["dynamite"]
    told = event_of(match, 1, ("lost_life", (2, 3, -1, -1, kind), (), ()), 0)
    assert told == {"event": "lost_life", "n": 1, "who": 2, "points": 3, "left": -1, "cause": "dynamite"}


# ---- sets of the players' own ----------------------------------------------------------------------------------


def pies(**log):
    """What a viewer is told at a table with a set that declares these log entries."""
    box = Box("pies", "Pies")
    box.brown("pie", "Pie", copies="2D")(lambda t, play: None)
    box.log = log
    rules = base_and(box)

    def told(number, name, public, secret=(), viewer=1):
        telling = CardTelling(rules, 5)
        return plain(telling.event(number, (name, public, (1,), secret)).seen_by(viewer))

    return told


def test_an_event_that_nobody_has_declared_keeps_its_numbers():
    told = pies()
    said = {"event": "other", "say": "event-thrown", "n": 5, "name": "thrown"}
    assert told(5, "thrown", (1, -1, 8)) == {**said, "values": [1, -1, 8]}
    assert told(5, "thrown", (1,), (7, 8)) == {**said, "values": [1, 7, 8]}
    assert told(5, "thrown", (1,), (7, 8), viewer=2) == {**said, "values": [1]}


def test_an_event_that_a_set_declares_is_told_by_name():
    told = pies(thrown="who kind target? slices | hidden", split="who number cards")
    rules = base_and()
    kind = len(rules.kinds)  # the pie
    said = {"event": "other", "say": "event-thrown", "n": 1, "name": "thrown"}
    about = {"who": 0, "kind": "pie", "slices": 8}
    assert told(1, "thrown", (0, kind, -1, 8)) == {**said, "about": about}
    assert told(1, "thrown", (0, kind, -1, 8), (0, 1)) == {**said, "about": {**about, "hidden": rules.card_names[:2]}}
    assert told(1, "thrown", (0, kind, -1, 8), (0, 1), viewer=2) == {**said, "about": about}
    assert told(2, "split", (0, 4))["about"] == {"who": 0, "number": 4, "cards": []}


@pytest.mark.parametrize(
    ("layout", "numbers"),
    [
        ("who", (1, 2)),  # a number too many
        ("who card", (1,)),  # one too few
    ],
)
def test_an_event_that_does_not_fit_its_declaration_keeps_its_numbers(layout, numbers):
    told = pies(thrown=layout)(9, "thrown", numbers)
    assert told == {"event": "other", "say": "event-thrown", "n": 9, "name": "thrown", "values": list(numbers)}


def test_a_secret_that_does_not_fit_keeps_its_numbers():
    told = pies(thrown="who | card")
    assert told(9, "thrown", (1,))["about"] == {"who": 1}
    assert told(9, "thrown", (1,), (2, 3))["values"] == [1, 2, 3]


def test_a_set_may_call_its_fields_as_it_likes():
    told = pies(thrown="who event n name")(9, "thrown", (1, 2, 3, 4))
    assert told["about"] == {"who": 1, "event": 2, "n": 3, "name": 4}


@pytest.mark.parametrize(
    ("layout", "error"),
    [
        ("who card | card", "in the set 'pies' 'thrown' declares the field 'card' twice"),
        ("cards who", "in the set 'pies' 'thrown' declares 'cards', a list, before another field"),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(layout, error):
    with pytest.raises(UserError, match=error):
        pies(thrown=layout)


def test_our_own_events_cannot_be_declared_otherwise():
    """A set that describes one of our events does not change how it is told."""
    told = pies(turn="slices slices_left")(1, "turn", (2, 7, 1))
    assert told == {"event": "turn", "n": 1, "who": 2, "turn": 7, "extra": 1}


def test_a_name_of_one_of_our_sets_may_mean_something_else_in_a_set_of_others():
    told = pies(copied="slices")(1, "copied", (7,))
    assert told == {"event": "other", "say": "event-copied", "n": 1, "name": "copied", "about": {"slices": 7}}


def test_random_games_tell_of_most_events():
    """Otherwise the tests over random games would show little."""
    told = Counter()
    for seed in range(24):
        match = new_match(TableOptions(4 + seed % 5, sets=ALL_SETS, seed=seed, shadow=seed % 2 == 1))
        for _ in decisions(match, seed):
            pass
        told += Counter(event[0] for event in match.events)
    assert len(told) > 0.8 * len(events.PUBLIC)
