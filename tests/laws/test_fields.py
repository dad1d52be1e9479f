"""What is declared of the fields of a table holds: each is copied, saved, loaded, counted and shown."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang import shown as cards_shown
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice import shown as dice_shown
from boothill.games.dice.rules.setup import DiceOptions
from boothill.server.wire.views import View
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match
from support.records import played
from support.worlds import slots_of, viewers
from tools.generate.fields import GIVEN
from tools.generate.products import cards, dice

CARDS, DICE = TableOptions(5, sets=ALL_SETS, seed=4, shadow=True), DiceOptions(5, seed=4)
DECLARED = {"cards": (CARDS, cards().all), "dice": (DICE, dice().all)}
of_both_games = pytest.mark.parametrize(("options", "declared"), DECLARED.values(), ids=DECLARED)
every_field = pytest.mark.parametrize(
    ("options", "field"),
    [
        pytest.param(options, field, id=f"{game}-{field.name}")
        for game, (options, declared) in DECLARED.items()
        for field in declared
        if field.saved and field.sort != GIVEN
    ],
)


@of_both_games
def test_everything_that_a_table_holds_is_declared(options, declared):
    t = played(options).state
    assert [*slots_of(type(t))] == sorted(field.name for field in declared)


def spoil(value):
    """Change everything in a value that can be changed."""
    if isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            spoil(part)
        value.clear()


def held(value):
    """The same in a form that cannot change; what a list or a dict does not hold itself stays what it is."""
    if isinstance(value, dict):
        return {name: held(part) for name, part in value.items()}
    return tuple(map(held, value)) if isinstance(value, list) else value


@of_both_games
def test_a_change_of_a_copy_never_reaches_the_table(options, declared):
    t = played(options).state
    own = [field.name for field in declared if field.sort != GIVEN]
    before = {name: held(getattr(t, name)) for name in own}
    assert options is DICE or (t.piles and t.tokens and any(t.hand) and any(t.play))
    twin = t.copy()
    for name in own:
        spoil(getattr(twin, name))
    assert {name: held(getattr(t, name)) for name in own} == before


def another(value):
    """A value of the same make, with as many parts where it has any."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case list() | tuple():
            return type(value)(map(another, value)) if value else type(value)([7])
    return {**{name: another(part) for name, part in value.items()}, "more": another(next(iter(value.values()), 4))}


@every_field
def test_whatever_a_field_holds_is_saved_and_loaded(options, field):
    t = played(options).state
    setattr(t, field.name, another(getattr(t, field.name)))
    given = [getattr(t, name) for name in (["rules"] if options is CARDS else []) + ["options", "names"]]
    again = type(t)(*given)
    again.load(json.loads(json.dumps(t.dump())))
    assert getattr(again, field.name) == getattr(t, field.name)
    assert type(getattr(again, field.name)) is type(getattr(t, field.name))
    assert again.dump() == t.dump()


@every_field
def test_whatever_a_field_holds_counts(options, field):
    match = played(options)
    before = match.digest()
    setattr(match.state, field.name, another(getattr(match.state, field.name)))
    assert match.digest() != before


@both_games
@law(8)
@given(st.data(), luck())
def test_what_is_shown_is_of_the_types_that_clients_are_told(some, data, seed):
    options = data.draw(some)
    types = dice_shown if isinstance(options, DiceOptions) else cards_shown
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 5:
            continue
        for viewer in viewers(options):
            view = match.view(viewer)
            table = view.shown()
            dumped = view.dump()
            players = table.pop("players")
            own = [name for name in types.ShownView.__struct_fields__ if name not in View.__struct_fields__]
            assert [*table] == own
            read = msgspec.convert({**table, "seat": viewer, "players": []}, types.ShownView)
            assert msgspec.to_builtins(read) == {**table, "seat": viewer, "players": []}
            assert table == {name: dumped[name] for name in table}
            for player, whole in zip(players, dumped["players"], strict=True):
                assert [*player] == [*types.ShownPlayer.__struct_fields__]
                assert msgspec.to_builtins(msgspec.convert(player, types.ShownPlayer)) == player
                assert player == {name: whole[name] for name in player}
