"""Setting up the dice game: options, roles, characters, life."""

from __future__ import annotations

from typing import Any, Final

from boothill.family.roles import SHERIFF, first_player, roles_face_up
from boothill.family.setup_checks import SEATING_FIELDS, check_characters, check_fields, check_sheriff, seat_names
from boothill.games.dice.rules.characters import CHARACTER_INDEX, CHARACTERS
from boothill.games.dice.rules.declared import entry
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import SHERIFF_EXTRA
from boothill.kernel.journal import Journal

SEATED: Final = entry("seated", "who character life | role")
ROLE_SHOWN: Final = entry("role_shown", "who role")


class DiceOptions:
    """What is fixed before the first roll. Checked on creation; raises OptionsError.

    `seed` is a number, or a text of digits, as which it is then written down (`family.setup_checks.written_seed`).
    `characters` holds for each seat the id of a fixed character or None; `sheriff` fixes who gets the badge.
    """

    __slots__ = ("characters", "given_seed", "names", "seed", "sheriff")

    def __init__(
        self,
        players: int | tuple[str, ...] = 5,
        *,
        seed: int | str = 0,
        characters: tuple[str | None, ...] | None = None,
        sheriff: int | None = None,
    ) -> None:
        self.names = seat_names(players)  # DICE-SETUP-1
        count = len(self.names)
        self.given_seed = seed
        self.seed = int(seed)
        self.characters: tuple[str | None, ...] = characters if characters is not None else (None,) * count
        check_characters(self.characters, count, CHARACTER_INDEX, "the dice game has")
        check_sheriff(sheriff, count)
        self.sheriff = sheriff

    def dump(self) -> dict[str, Any]:
        """The options as JSON data."""
        return {
            "players": list(self.names),
            "seed": self.given_seed,
            "characters": list(self.characters),
            "sheriff": self.sheriff,
        }

    @staticmethod
    def load(data: dict[str, Any]) -> DiceOptions:
        """The options `dump` wrote; `players` may also be a number, and everything may be missing."""
        check_fields(data, SEATING_FIELDS)
        players = data.get("players", 5)
        characters = data.get("characters")
        return DiceOptions(
            players if isinstance(players, int) else tuple(players),
            seed=data.get("seed", 0),
            characters=None if characters is None else tuple(characters),
            sheriff=data.get("sheriff"),
        )


def new_table(options: DiceOptions, journal: Journal | None = None) -> DiceTable:
    """A table ready for the first turn (DICE-SETUP-2 to -8)."""
    t = DiceTable(options.dump(), options.names)
    t.seed = options.seed
    t.journal = journal
    t.deal_roles(options.sheriff)
    _deal_characters(t, options.characters)
    for seat in t.seats:  # DICE-SETUP-5, DICE-LIFE-1, -5
        t.max_life[seat] = t.who(seat).life + (SHERIFF_EXTRA if t.role[seat] == SHERIFF else 0)
    t.life = t.max_life[:]
    for seat in t.clockwise(first_player(t)):
        t.emit(SEATED, seat, t.character[seat], t.max_life[seat], to=(seat,), secret=(t.role[seat],))
    for seat in roles_face_up(t):
        t.emit(ROLE_SHOWN, seat, t.role[seat])
    return t


def _deal_characters(t: DiceTable, fixed: tuple[str | None, ...]) -> None:
    """DICE-SETUP-4: one each, face up, without a choice."""
    kept = [CHARACTER_INDEX[name] for name in fixed if name is not None]
    pool = t.shuffle("characters", [index for index in range(len(CHARACTERS)) if index not in kept])
    t.character = tuple([CHARACTER_INDEX[name] if name is not None else pool.pop() for name in fixed])
