"""What a viewer sees, as typed structures, and what has changed in it since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import GenericAlias
from typing import Any, NamedTuple, cast

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

from boothill.family.roles import ROLES, living_roles
from boothill.kernel.decision import Seat


class Player(Struct, kw_only=True, omit_defaults=True):
    """A player as a viewer sees them. A game adds what its players have."""


class View(Struct, kw_only=True, omit_defaults=True):
    """What a viewer sees now. A game adds what there is to be seen.

    What a viewer's views have in them is the same throughout a game. Nobody may change what they are given: parts of it
    are shared.
    """

    seat: Seat
    """The seat it is seen from, -1 for a spectator, -2 for somebody who sees everything."""
    players: Sequence[Player]
    """One for each seat."""


class PlayerChanges(Struct, kw_only=True, omit_defaults=True):
    """The changed fields of a player. A game has those that its players have."""


class Changes(Struct, kw_only=True, omit_defaults=True):
    """What has to be merged into a view: of `players` the changed fields by seat, everything else field by field."""

    players: dict[str, PlayerChanges] | UnsetType = UNSET


PLAYERS = "players"


class Own(NamedTuple):
    """What a viewer sees otherwise than everybody does."""

    fields: dict[str, Any]
    """Of the view: the same throughout a game."""
    players: dict[Seat, dict[str, Any]]
    """Of players, by their seats; what is no longer among it everybody knows by now."""


class Patch:
    """Finds what has changed from one view of a game to the next."""

    def __init__(self, view: type[View], player: type[Player]) -> None:
        game = view.__name__.removesuffix("View")
        changed = _partial(f"{game}PlayerChanges", player, PlayerChanges)
        self.player: type[PlayerChanges] = changed
        """The changed fields of a player."""
        by_seat = GenericAlias(dict, (str, changed))
        self.changes: type[Changes] = _partial(f"{game}Changes", view, Changes, {PLAYERS: by_seat})
        self._fields = tuple(field for field in view.__struct_fields__ if field != PLAYERS)
        self._of_player = player.__struct_fields__

    def between(self, old: View, new: View) -> Changes:
        """What has to be merged into `old` to get `new`."""
        found = _different(self._fields, old, new)
        players = {
            str(seat): self.player(**_different(self._of_player, before, after))
            for seat, (before, after) in enumerate(zip(old.players, new.players, strict=True))
            if before != after
        }
        if players:
            found[PLAYERS] = players
        return self.changes(**found)

    def whole(self, new: View) -> Changes:
        """All of a view, to be merged into whatever was there."""
        players = {str(seat): self.player(**structs.asdict(player)) for seat, player in enumerate(new.players)}
        return self.changes(**{**structs.asdict(new), PLAYERS: players})

    def with_own(self, common: Changes, old: Own, new: Own) -> Changes:
        """What has changed for everybody, and what was the viewer's own and is now otherwise."""
        found = {name: value for name, value in new.fields.items() if old.fields.get(name, UNSET) != value}
        if old.players == new.players:
            return structs.replace(common, **found)
        players = {} if common.players is UNSET else dict(common.players)
        for seat, facts in new.players.items():
            before = old.players.get(seat, {})
            changed = {name: value for name, value in facts.items() if before.get(name, UNSET) != value}
            if changed:
                known = players.get(str(seat))
                players[str(seat)] = self.player(**changed) if known is None else structs.replace(known, **changed)
        return structs.replace(common, **found, players=players)


def _different(fields: Sequence[str], old: Struct, new: Struct) -> dict[str, Any]:
    """The fields of a structure that are not what they were."""
    return {field: value for field in fields if (value := getattr(new, field)) != getattr(old, field)}


def _partial(name: str, whole: type[Struct], base: type[Any], other: dict[str, Any] | None = None) -> type[Any]:
    """A structure with the fields of another, each of which may be left out."""
    types = {field.name: field.type for field in structs.fields(whole)} | (other or {})
    fields = [(field, made | UnsetType, UNSET) for field, made in types.items()]
    return cast(type[Any], defstruct(name, fields, bases=(base,), kw_only=True, omit_defaults=True))


def living(players: int, out: Iterable[int]) -> dict[str, int]:
    """How many of each role are still in the game, by its name; `out` are the roles of those who are not."""
    return {ROLES[role]: count for role, count in enumerate(living_roles(players, out)) if count}
