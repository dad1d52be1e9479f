"""What the server asks of a game in order to show it to clients."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from boothill.family.roles import ROLES
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.game import Game
from boothill.kernel.journal import SPECTATOR
from boothill.kernel.match import Match
from boothill.kernel.plain import Json
from boothill.server.wire.settings import CHOICE, OF_SOME_GAMES, REACTION, TURN, Settings, SettingsError
from boothill.server.wire.views import Own, Patch, View
from boothill.telling.references import ToldTypes
from boothill.telling.telling import Telling
from boothill.telling.told import Choices, Option


class Lesson(NamedTuple):
    """The first game of somebody who has never played: always dealt alike, against bots that always play alike."""

    settings: Settings
    seed: int


class WireTypes(NamedTuple):
    """The structures in which a game is seen and told, for whoever describes the protocol."""

    view: type[View]
    option: type[Option]
    told: ToldTypes
    references: Mapping[str, str]
    """What the names of references stand for in messages."""


class Wire(ABC):
    """One game as clients see it: cards, characters, faces, ... by their ids, seats as numbers."""

    game: Game[Any]
    choosable: Collection[str] = ()
    """Those settings of OF_SOME_GAMES that this game has."""
    lesson: Lesson | None = None
    """The game for beginners, if there is one."""

    # Setting up.

    def check_settings(self, settings: Settings) -> None:
        """Refuse what can be chosen for other games only."""
        usual = Settings()
        for name in OF_SOME_GAMES:
            if name not in self.choosable and getattr(settings, name) != getattr(usual, name):
                raise SettingsError(f"'{name}' belongs to the card game; leave it out, or play the card game")

    def bot_seed(self, options: Json, seat: Seat) -> int | None:
        """What the bot in a seat makes its own chance from, in a game dealt from these options; None for any."""
        return None

    @abstractmethod
    def options(self, settings: Settings, names: Sequence[str], seed: int) -> Json:
        """What `game.new` makes the first game of these players from. Raises UserError if it cannot be played.

        The seed stands in them so that browsers do not round it (`family.setup_checks.written_seed`).
        """

    @abstractmethod
    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """The same for the next game of a series, after this one is over; the players sit where they sat.

        Those in `keep` want to keep their characters, which is ignored where they may not, or where the settings have
        changed and nobody has the character any more. Raises UserError if it cannot be played.
        """

    # What clients see.

    patch: Patch
    """What has changed in its views."""
    types: WireTypes
    """The structures in which it is seen and told."""

    def shown(self, match: Match[Any]) -> Any:
        """What the rules let everybody see now."""
        return match.view(SPECTATOR)

    @abstractmethod
    def public(self, shown: Any) -> View:
        """What everybody sees; `shown` is what the rules let them see."""

    @abstractmethod
    def own(self, match: Match[Any], viewer: Seat, shown: Any) -> Own:
        """What a viewer sees otherwise: a seat or EVERYTHING."""

    @abstractmethod
    def telling(self, match: Match[Any]) -> Telling:
        """Whoever tells a game, before its first event that is known."""

    @abstractmethod
    def choices(self, match: Match[Any], telling: Telling, view: Any) -> Choices:
        """What the asked player, and nobody else, is told of their open question; `view` is what the rules let them
        see.
        """

    # What the server needs to know.

    def sort(self, match: Match[Any], decision: Decision) -> str:
        """By which clock the question is put."""
        if decision.main:
            return TURN
        return CHOICE if decision.seat == match.state.active else REACTION

    def out_for_good(self, match: Match[Any], seat: Seat) -> bool:
        """Whether the player is out of the game and can neither come back nor be asked anything any more.

        Judged by what everybody knows: when in doubt they are not.
        """
        decision = match.decision
        return seat in match.state.eliminated and (decision is None or decision.seat != seat)

    def roles(self, match: Match[Any]) -> list[str]:
        """The role of each seat, for the books: not to be told before the game is over."""
        return [ROLES[role] for role in match.state.role]

    @abstractmethod
    def characters(self, match: Match[Any]) -> list[str]:
        """The character of each seat now."""


def check_names(settings: Settings, names: Sequence[str]) -> None:
    """Refuse names of more or fewer players than the table is for."""
    if len(names) != settings.players:
        raise SettingsError(f"there are {len(names)} players at a table for {settings.players}; let that many play")
