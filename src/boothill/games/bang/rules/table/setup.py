"""Setting up a table: options, roles, characters, hands."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import first_player, roles_face_up
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
from boothill.games.bang.rules.declared import entry
from boothill.games.bang.rules.harm.identity import max_life_of
from boothill.games.bang.rules.mechanics.event_deck import EVENTS_OPTION
from boothill.games.bang.rules.mechanics.returning import SHADOW_OPTION
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.errors import UserError
from boothill.kernel.journal import Journal

SEATED = entry("seated", "who character life | role", announces=True)
ROLE_SHOWN = entry("role_shown", "who role")


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
    rules, count = options.rules, len(options.names)
    t = Table(rules, options.dump(), options.names)
    t.seed = options.seed
    t.journal = journal
    t.deal_roles(options.sheriff)
    t.face_up = roles_face_up(t)
    _deal_characters(t, options.characters)
    for seat in range(count):
        t.max_life[seat] = t.life[seat] = max_life_of(t, seat)
    t.refresh()
    t.deck = t.shuffle("deck", rules.piles[""])
    for pile, cards in rules.piles.items():
        if pile and pile not in rules.mechanics.own_piles:
            t.piles[pile] = t.shuffle(f"pile {pile}", cards)
    for set_up in rules.mechanics.set_up:
        set_up(t)
    for prepare in t.common.at_setup:
        prepare(t)
    for seat in t.clockwise(first_player(t)):
        t.emit(SEATED, seat, t.character[seat], t.max_life[seat], to=(seat,), secret=(t.role[seat],))
        draw(t, seat, t.life[seat])  # BASE-SET-7
    for seat in t.face_up:
        t.emit(ROLE_SHOWN, seat, t.role[seat])
    return t


def _deal_characters(t: Table, fixed: tuple[str | None, ...]) -> None:
    """BASE-SET-4, -5: one character face up, a second one face down; kept ones leave the pool first (BASE-SERIES-3)."""
    index = t.rules.character_index
    kept = [index[name] for name in fixed if name is not None]
    pool = t.shuffle("characters", [c.index for c in t.rules.characters if c.index not in kept])
    t.character = [index[name] if name is not None else pool.pop() for name in fixed]
    t.second = [pool.pop() for _ in fixed]
    t.abilities = [(character,) for character in t.character]
