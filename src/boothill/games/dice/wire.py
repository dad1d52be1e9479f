"""The dice game for clients: what is seen, what is told, and what can be answered, as typed structures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from boothill.family.roles import ROLES
from boothill.family.setup_checks import written_seed
from boothill.games.dice.rules import view as rules
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.rolling import PLACES, locked
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import FACES, ONE, ROLLING, TWO
from boothill.games.dice.rules.warnings import warnings
from boothill.games.dice.shown import ShownPlayer, ShownView
from boothill.games.dice.telling.references import TOLD, VOCABULARY, DiceOption
from boothill.games.dice.telling.telling import DiceTelling
from boothill.kernel.decision import Seat
from boothill.kernel.match import Match
from boothill.kernel.plain import Json
from boothill.server.wire.base import Wire, WireTypes, check_names
from boothill.server.wire.settings import Settings
from boothill.server.wire.views import Own, Patch, living
from boothill.telling.telling import Telling
from boothill.telling.told import Choices


class DicePlayer(ShownPlayer, kw_only=True):
    """A player of the dice game."""

    in_game: bool
    role: str | None
    """Nothing if the viewer does not know it."""


class DiceView(ShownView, kw_only=True):
    """What a viewer sees of the dice game. Dice are counted from 0, from left to right."""

    players: list[DicePlayer]
    rerolls_left: int
    spent: list[int]
    """The dice that are used up."""
    living: dict[str, int]
    """How many of each role are still in the game."""
    locked: list[int]
    """The dice that cannot be thrown again."""
    distances: list[int | None] | UnsetType = UNSET
    """How many places away each other seat is; this and what follows only players have."""
    targets: dict[str, list[int]] | UnsetType = UNSET
    """Whom each bull's-eye could hit."""


class DiceWire(Wire):
    """The dice game as clients see it."""

    game = DICE

    # Setting up.

    def options(self, settings: Settings, names: Sequence[str], seed: int) -> Json:
        """Only the names are needed."""
        self.check_settings(settings)
        check_names(settings, names)
        return DiceOptions(tuple(names), seed=written_seed(seed)).dump()

    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """DICE-SETUP-4: roles and characters are dealt anew, and nobody keeps theirs."""
        return self.options(settings, names, seed)

    # What clients see.

    patch = Patch(DiceView, DicePlayer)
    types = WireTypes(DiceView, DiceOption, TOLD, VOCABULARY)

    def public(self, shown: rules.DiceView) -> DiceView:
        """With dice by their places, and what clients would have to work out."""
        return _public(shown)

    def own(self, match: Match[Any], viewer: Seat, shown: rules.DiceView) -> Own:
        """Roles, distances and targets."""
        return _own(rules.DiceView(match.state, viewer), shown)

    def telling(self, match: Match[Any]) -> DiceTelling:
        """Characters do not change in a game, so they may be those of any moment."""
        telling = DiceTelling()
        telling.learn(match.state)
        return telling

    def choices(self, match: Match[Any], telling: Telling, view: rules.DiceView) -> Choices:
        """The options with what speaks against them."""
        decision = match.decision
        assert decision is not None
        asked = telling.question(decision)
        options = [telling.option(decision, option) for option in decision.options]
        for said, caution in zip(options, warnings(view, decision), strict=True):
            if caution is not None:
                said.warning = telling.reason(caution)
        return Choices(say=asked.say, more=asked.more, options=options)

    # What the server needs to know.

    def characters(self, match: Match[Any]) -> list[str]:
        """The character of each seat."""
        return [CHARACTERS[character].id for character in match.state.character]


def _public(view: rules.DiceView) -> DiceView:
    """A view without the deeds, for which clients have the events."""
    said = view.dump()
    del said["deeds"]
    said["spent"] = PLACES[view.spent]
    said["players"] = [DicePlayer(**player) for player in said["players"]]
    return DiceView(
        **said,
        living=living(len(view.names), (view.role[seat] for seat in view.eliminated)),
        locked=PLACES[locked(view)] if view.phase == ROLLING else [],
    )


def _own(view: rules.DiceView, shown: rules.DiceView) -> Own:
    """What a viewer sees otherwise than everybody, who sees what is `shown`."""
    me = view.seat
    fields: dict[str, Any] = {}
    if me >= 0:
        in_game = me in view.seats
        fields["distances"] = [
            view.distance(me, seat) if in_game and seat != me and seat in view.seats else None
            for seat in range(len(view.names))
        ]
        fields["targets"] = {FACES[face]: list(view.targets(me, face)) if in_game else [] for face in (ONE, TWO)}
    others = [seat for seat, role in enumerate(view.role) if role != shown.role[seat]]
    return Own(fields, {seat: {"role": ROLES[view.role[seat]]} for seat in others})


WIRE = DiceWire()
