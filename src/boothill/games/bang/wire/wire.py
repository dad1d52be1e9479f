"""The card game for clients."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from boothill.family.roles import ROLES_BY_PLAYERS, SHERIFF
from boothill.family.setup_checks import written_seed
from boothill.games.bang import lesson
from boothill.games.bang.rules.cards.loading import BUILT_IN, known_sets
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import EVENTS, PAST_EVENTS, KindId
from boothill.games.bang.telling.references import VOCABULARY, CardOption, told_types
from boothill.games.bang.telling.telling import CardTelling
from boothill.games.bang.wire.choices import choices
from boothill.games.bang.wire.views import CardPlayer, CardView, own, public
from boothill.kernel.decision import Seat
from boothill.kernel.match import Match
from boothill.kernel.plain import Json
from boothill.server.wire.base import Wire, WireTypes, check_names
from boothill.server.wire.settings import OF_SOME_GAMES, Settings, SettingsError
from boothill.server.wire.text import printable
from boothill.server.wire.views import Own, Patch
from boothill.telling.telling import Telling
from boothill.telling.told import Choices

COMES_BACK = ("returns", "coming_back")
"""The hooks that bring eliminated players back."""


class CardWire(Wire):
    """The card game as JSON."""

    game = BANG
    choosable = OF_SOME_GAMES
    lesson = lesson.LESSON

    # Setting up.

    def options(self, settings: Settings, names: Sequence[str], seed: int) -> Json:
        """Only our own sets and installed ones can be named: no client may make the server load a folder."""
        return _table_options(settings, names, seed).dump()

    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """BASE-SERIES-1 to -6."""
        t = match.state
        options = _table_options(settings, names, seed)
        if not isinstance(t, Table) or len(t.names) != len(names):  # another game, or other people
            return options.dump()
        alive = survivors(t)
        carried = next_game(t, seed=seed, keep=[seat for seat in keep if seat in alive], badge=settings.badge)
        known = options.rules.character_index
        kept = [character if character in known else None for character in carried.characters]
        return {**options.dump(), "characters": kept, "sheriff": carried.sheriff}

    def bot_seed(self, options: Json, seat: Seat) -> int | None:
        """In the lesson bots always play alike."""
        return lesson.bot_seed(options, seat)

    # What clients see.

    patch = Patch(CardView, CardPlayer)
    types = WireTypes(CardView, CardOption, told_types(), VOCABULARY)

    def public(self, shown: View) -> CardView:
        """With what clients would have to work out."""
        return public(shown)

    def own(self, match: Match[Any], viewer: Seat, shown: View) -> Own:
        """Hand, role, distances, ..."""
        return own(match.state, viewer, shown)

    def telling(self, match: Match[Any]) -> CardTelling:
        """From the deal on, or from where the record begins."""
        t = match.state
        telling = CardTelling(t.rules, len(t.names))
        if match.origin is None:
            telling.begin(t.character)
        else:
            telling.learn(match.origin)
        return telling

    def choices(self, match: Match[Any], telling: Telling, view: View) -> Choices:
        """The options with what speaks against them; in phase 2 also why cards cannot be used."""
        assert isinstance(telling, CardTelling)
        return choices(match, telling, view)

    # What the server needs to know.

    def out_for_good(self, match: Match[Any], seat: Seat) -> bool:
        """Nobody is as long as there are shadows, or an event that brings players back is in force or may come.

        Which events were left out nobody knows, so only those that are past do not come. What sets that are not our own
        do is anybody's guess.
        """
        t = match.state
        if not super().out_for_good(match, seat) or t.shadows or t.common.returns or t.common.coming_back:
            return False
        if not all(set_id in BUILT_IN for set_id in t.options["sets"]):
            return False
        if not t.piles.get(EVENTS):
            return True
        past = [t.rules.kind_of[card] for card in t.piles[PAST_EVENTS]]
        return all(kind in past for kind in _bring_back(t.rules))

    def characters(self, match: Match[Any]) -> list[str]:
        """The character of each seat now."""
        t = match.state
        return [t.rules.characters[character].id for character in t.character]


# ---- setting up --------------------------------------------------------------------------------------------------


def _table_options(settings: Settings, names: Sequence[str], seed: int) -> TableOptions:
    others = [set_id for set_id in settings.sets if set_id not in BUILT_IN]
    known = known_sets() if others else ()  # which reads many files, to find what is installed
    for set_id in others:
        if set_id not in known:
            raise SettingsError(f"there is no set '{printable(set_id)}' here; there are {', '.join(known)}")
    check_names(settings, names)
    if settings.badge and SHERIFF not in ROLES_BY_PLAYERS[settings.players]:
        raise SettingsError(f"{settings.players} players have no Sheriff whose badge could pass on; leave it out")
    return TableOptions(
        tuple(names),
        sets=tuple(settings.sets),
        starter=settings.starter,
        seed=written_seed(seed),
        events=settings.events,
        shadow=settings.shadow,
    )


@lru_cache(maxsize=64)
def _bring_back(rules: Ruleset) -> list[KindId]:
    """The events that bring eliminated players back."""
    return [kind.index for kind in rules.kinds if any(hook in kind.hooks for hook in COMES_BACK)]


WIRE = CardWire()
