"""The dice game for clients."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from boothill.family.roles import MOST, ROLES
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.layouts import FIELDS, REASONS, SEATS, SUBJECTS
from boothill.games.dice.rules.rolling import PLACES, locked
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import CAUSES, FACES, ONE, ROLLING, TWO, VERBS, WHYS
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import warnings
from boothill.kernel.decision import Option, Seat
from boothill.kernel.journal import SPECTATOR
from boothill.kernel.match import Match
from boothill.server.wire.base import Wire, check_names, living
from boothill.server.wire.layouts import Layouts, Names, layouts_of
from boothill.server.wire.protocol import Choices, Json
from boothill.server.wire.settings import Settings


def _layouts() -> Layouts:
    seats: Names = {seat: seat for seat in range(MOST)}
    faces: Names = dict(enumerate(FACES))
    named: dict[str, Names] = {
        **dict.fromkeys(SEATS, seats),
        "cause": dict(enumerate(CAUSES)),
        "character": {at: character.id for at, character in enumerate(CHARACTERS)},
        "dice": dict(enumerate(PLACES)),
        "face": faces,
        "role": dict(enumerate(ROLES)),
        "why": dict(enumerate(WHYS)),
    }
    lists = {"faces": faces, "winners": seats}
    return Layouts(
        layouts_of(FIELDS, named, lists), layouts_of(SUBJECTS, named, lists), layouts_of(REASONS, named, lists)
    )


LAYOUTS = _layouts()


class DiceWire(Wire):
    """The dice game as JSON. Dice are counted from 0, from left to right."""

    game = DICE

    # Setting up.

    def options(self, settings: Settings, names: Sequence[str], seed: int) -> Json:
        """Only the names are needed."""
        self.check_settings(settings)
        check_names(settings, names)
        return DiceOptions(tuple(names), seed=seed).dump()

    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """DICE-SETUP-4: roles and characters are dealt anew, and nobody keeps theirs."""
        return self.options(settings, names, seed)

    # What clients see.

    def views(self, match: Match[Any], viewers: Sequence[Seat]) -> list[Json]:
        """What everybody sees, with what only the viewer sees written over it."""
        t = match.state
        shown = DiceView(t, SPECTATOR)
        public = _dumped(shown)
        return [public if seat == SPECTATOR else _as_seen(DiceView(t, seat), shown, public) for seat in viewers]

    def layouts(self, match: Match[Any]) -> Layouts:
        """They are the same at every table."""
        return LAYOUTS

    def choices(self, match: Match[Any]) -> Choices:
        """The options with what speaks against them."""
        decision = match.decision
        assert decision is not None
        options = [_option(option) for option in decision.options]
        for said, caution in zip(options, warnings(DiceView(match.state, decision.seat), decision), strict=True):
            if caution is not None:
                said["warning"] = LAYOUTS.reason(caution)
        return Choices(options, {})

    # What the server needs to know.

    def characters(self, match: Match[Any]) -> list[str]:
        """The character of each seat."""
        return [CHARACTERS[character].id for character in match.state.character]


def _dumped(view: DiceView) -> Json:
    """A view without the deeds, for which clients have the events, and with dice by their places."""
    view.deeds = ()
    said = view.dump()
    del said["deeds"]
    said["spent"] = PLACES[view.spent]
    said["living"] = living(len(view.names), (view.role[seat] for seat in view.eliminated))
    said["locked"] = PLACES[locked(view)] if view.phase == ROLLING else []
    return said


def _as_seen(view: DiceView, shown: DiceView, public: Json) -> Json:
    """What a viewer sees; `public` is what everybody does, made from the view `shown`."""
    me = view.seat
    said = public.copy()
    said["seat"] = me
    if view.role != shown.role:
        said["players"] = [
            player if view.role[seat] == shown.role[seat] else {**player, "role": ROLES[view.role[seat]]}
            for seat, player in enumerate(public["players"])
        ]
    if me >= 0:
        in_game = me in view.seats
        said["distances"] = [
            view.distance(me, seat) if in_game and seat != me and seat in view.seats else None
            for seat in range(len(view.names))
        ]
        said["targets"] = {FACES[face]: list(view.targets(me, face)) if in_game else [] for face in (ONE, TWO)}
    return said


def _option(option: Option) -> Json:
    verb, dice, seat, number = option
    said: Json = {"verb": VERBS[verb]}
    if dice >= 0:
        said["dice"] = PLACES[dice]
    if seat >= 0:
        said["seat"] = seat
    if number >= 0:
        said["number"] = number
    return said


WIRE = DiceWire()
