"""What the server asks of a game in order to show it to clients."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from boothill.family.roles import ROLES, living_roles
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.game import Game
from boothill.kernel.journal import Event, seen_by
from boothill.kernel.match import Match
from boothill.server.wire.layouts import Layouts
from boothill.server.wire.protocol import Choices, Json
from boothill.server.wire.settings import CHOICE, OF_SOME_GAMES, REACTION, TURN, Settings, SettingsError


class Lesson(NamedTuple):
    """The first game of somebody who has never played: always dealt alike, against bots that always play alike."""

    settings: Settings
    seed: int


class Wire(ABC):
    """One game as JSON: cards, characters, faces, ... by their ids, seats as numbers, what does not apply left out.

    Nobody may change what they are given: parts of it are shared.
    """

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
        """What `game.new` makes the first game of these players from. Raises UserError if it cannot be played."""

    @abstractmethod
    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """The same for the next game of a series, after this one is over; the players sit where they sat.

        Those in `keep` want to keep their characters, which is ignored where they may not, or where the settings have
        changed and nobody has the character any more. Raises UserError if it cannot be played.
        """

    # What clients see.

    @abstractmethod
    def views(self, match: Match[Any], viewers: Sequence[Seat]) -> list[Json]:
        """What each of them sees now. What all see is made once, so that this is quicker than one by one.

        The fields of a viewer's views are the same throughout a game (see `patch`).
        """

    def view(self, match: Match[Any], viewer: Seat) -> Json:
        """What a viewer sees now: a seat, SPECTATOR or EVERYTHING."""
        return self.views(match, (viewer,))[0]

    def event(self, match: Match[Any], number: int, event: Event, viewer: Seat) -> Json:
        """What the viewer learns from an event, under this number."""
        return self.layouts(match).event(number, *seen_by(event, viewer))

    def about(self, match: Match[Any], decision: Decision) -> Json:
        """What a question is about. Everybody may know."""
        return self.layouts(match).about(decision)

    @abstractmethod
    def choices(self, match: Match[Any]) -> Choices:
        """What the asked player, and nobody else, is told of their open question."""

    @abstractmethod
    def layouts(self, match: Match[Any]) -> Layouts:
        """What the numbers of this table's events, questions and reasons are."""

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


def living(players: int, out: Iterable[int]) -> Json:
    """How many of each role are still in the game, by its name; `out` are the roles of those who are not."""
    return {ROLES[role]: count for role, count in enumerate(living_roles(players, out)) if count}


def check_names(settings: Settings, names: Sequence[str]) -> None:
    """Refuse names of more or fewer players than the table is for."""
    if len(names) != settings.players:
        raise SettingsError(f"there are {len(names)} players at a table for {settings.players}; let that many play")
