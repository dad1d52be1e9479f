"""Setting up a table: options, roles, characters, hands."""

from __future__ import annotations

from typing import Any

from boothill.family.setup_checks import (
    SEATING_FIELDS,
    Field,
    OptionsError,
    check_characters,
    check_fields,
    check_sheriff,
    is_texts,
    seat_names,
)
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.mechanics.event_deck import EVENTS_OPTION
from boothill.games.bang.rules.mechanics.returning import SHADOW_OPTION
from boothill.games.bang.rules.table.dealing import deal
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.errors import UserError
from boothill.kernel.journal import Journal


class TableOptions:
    """What is fixed before the first card is dealt. Checked on creation.

    `seed` is a number, or a text of digits, as which it is then written down (`family.setup_checks.written_seed`).
    `characters` holds for each seat the id of a fixed character or None; `sheriff` fixes who gets the badge; `events`
    says how many events there are before the final one, if more than one event deck is used (EV-7). With `shadow`
    eliminated players return for their turns (SH-1).
    """

    __slots__ = ("characters", "events", "given_seed", "names", "rules", "seed", "sets", "shadow", "sheriff", "starter")

    def __init__(
        self,
        players: int | tuple[str, ...] = 4,
        *,
        sets: tuple[str, ...] = ("base",),
        starter: bool = False,
        seed: int | str = 0,
        characters: tuple[str | None, ...] | None = None,
        sheriff: int | None = None,
        events: int | None = None,
        shadow: bool = False,
    ) -> None:
        self.names = seat_names(players)
        count = len(self.names)
        self.given_seed = seed
        self.seed = int(seed)
        self.sets = _in_order(sets)
        self.starter = starter
        if starter and self.sets != ("base",):  # BASE-START-2
            raise OptionsError("the starter game is the base game alone; leave the other sets out or play without it")
        try:
            self.rules: Ruleset = ruleset(self.sets, starter)
        except UserError as error:
            raise OptionsError(str(error)) from error
        self.characters: tuple[str | None, ...] = characters if characters is not None else (None,) * count
        self._check_characters(count)
        check_sheriff(sheriff, count)
        self.sheriff = sheriff
        self.shadow = shadow
        check_fields({"events": events}, _FIELDS)  # before mechanics do anything with it
        self.events = events
        for check in self.rules.mechanics.check:
            check(self)

    def _check_characters(self, count: int) -> None:
        check_characters(self.characters, count, self.rules.character_index, "the chosen sets have")
        if 2 * count > len(self.rules.characters):
            raise OptionsError(
                f"{count} players need {2 * count} characters and the sets have {len(self.rules.characters)}; add a set"
            )

    def dump(self) -> dict[str, Any]:
        """The options as JSON data."""
        return {
            "players": list(self.names),
            "sets": list(self.sets),
            "starter": self.starter,
            "seed": self.given_seed,
            "characters": list(self.characters),
            "sheriff": self.sheriff,
            "events": self.events,
            "shadow": self.shadow,
        }

    @staticmethod
    def load(data: dict[str, Any]) -> TableOptions:
        """The options `dump` wrote; `players` may also be a number, and everything but it may be missing."""
        check_fields(data, _FIELDS)
        players = data.get("players", 4)
        characters = data.get("characters")
        return TableOptions(
            players if isinstance(players, int) else tuple(players),
            sets=tuple(data.get("sets", ("base",))),
            starter=bool(data.get("starter", False)),
            seed=data.get("seed", 0),
            characters=None if characters is None else tuple(characters),
            sheriff=data.get("sheriff"),
            events=data.get("events"),
            shadow=data.get("shadow", False),
        )


_FIELDS = {
    **SEATING_FIELDS,
    "sets": Field("a list of names", is_texts),
    "starter": Field("true or false", lambda value: isinstance(value, bool)),
    "events": EVENTS_OPTION,
    "shadow": SHADOW_OPTION,
}


def _in_order(sets: tuple[str, ...]) -> tuple[str, ...]:
    """Without doubles; our own sets in their order (base declares what others reprint), then the others as named."""
    for set_id in sets:
        if sets.count(set_id) > 1:
            raise OptionsError(f"the set '{set_id}' is named twice; name it once")
    if "base" not in sets:
        raise OptionsError("every table needs the set 'base'; add it to the sets")
    ours = tuple(set_id for set_id in BUILT_IN if set_id in sets)
    return (*ours, *(set_id for set_id in sets if set_id not in BUILT_IN))


def new_table(options: TableOptions, journal: Journal | None = None) -> Table:
    """A table dealt and ready for the first turn. BASE-SET-1 to -9, -12."""
    t = Table(options.rules, options.dump(), options.names)
    t.seed = options.seed
    t.journal = journal
    deal(t, options.sheriff, options.characters)
    return t
