"""The card game as the lab plays it."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass, replace
from typing import Any

from boothill.family.roles import ROLES, SHERIFF
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.redeal import redeal
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.decision import Seat
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.lab.run.setting import Setting

BASE = ("base",)


@dataclass(frozen=True)
class CardGame(Setting):
    """The card game."""

    sets: tuple[str, ...] = BASE
    starter: bool = False
    events: int | None = None
    """How many, if that is not left to the rules."""
    shadow: bool = False
    """Eliminated players return for their turns."""

    @property
    def game(self) -> Game[Table]:
        """BANG!"""
        return BANG

    @property
    def noun(self) -> str:
        """'game' or 'starter game'."""
        return "starter game" if self.starter else "game"

    @property
    def extras(self) -> str:
        """The sets, where it is not the base game alone, and the shadows, where there are any."""
        named = [*(() if self.sets == BASE else self.sets), *(["shadows"] if self.shadow else [])]
        return f" with {', '.join(named)}" if named else ""

    @property
    def details(self) -> str:
        """Sets, number of events and shadows, where they are not as usual."""
        sets = "" if self.sets == BASE else f", sets {','.join(self.sets)}"
        sets += "" if self.events is None else f", {self.events} events"
        return sets + (", shadows" if self.shadow else "")

    @property
    def label(self) -> str:
        """Boxes and variant; the base set alone goes without saying."""
        return ("" if self.sets == BASE else f", {self.boxes}") + self.variant

    @property
    def title(self) -> str:
        """The sets, and the shadows."""
        return f"{super().title}, {'+'.join(self.sets)}" + (", with shadows" if self.shadow else "")

    @property
    def remarks(self) -> tuple[str, ...]:
        """What shadows make of a Renegade."""
        told = "A Renegade may also win with the side they have to serve as a shadow: then that side has won."
        return (told,) if self.shadow else ()

    @property
    def boxes(self) -> str:
        """What is on the table: 'base+promos'."""
        return "+".join(self.sets) + ("" if self.events is None else f" ({self.events} events)")

    @property
    def variant(self) -> str:
        """', starter game', ', shadows', or nothing."""
        return f"{', starter game' if self.starter else ''}{', shadows' if self.shadow else ''}"

    def options(self, players: int, seed: int) -> TableOptions:
        """The options of one game. Raises UserError for those that cannot be played."""
        return TableOptions(
            players, sets=self.sets, starter=self.starter, seed=seed, events=self.events, shadow=self.shadow
        )

    @property
    def folders(self) -> tuple[str, ...]:
        """Of the sets of the players' own."""
        return tuple([set_id for set_id in self.sets if set_id not in BUILT_IN])

    def with_sets(self, sets: tuple[str, ...]) -> CardGame:
        """The same with these sets."""
        return replace(self, sets=sets)

    def chosen(self, args: argparse.Namespace) -> CardGame:
        """The same with the sets and variants that were asked for."""
        sets = self.sets if args.sets is None else tuple(args.sets.split(","))
        return CardGame(sets, args.starter, args.events, args.shadow)

    @property
    def people(self) -> dict[str, tuple[str, int]]:
        """The characters of the sets."""
        return {one.id: (one.name, one.life) for one in ruleset(self.sets, self.starter).characters}

    def check(self, players: int) -> None:
        """Raises UserError for an unknown set, too few or too many players or events, or shadows among three."""
        self.options(players, 0)

    def match(self, players: int, seed: int, *, record: bool = False) -> Match[Table]:
        """A fresh match."""
        return new_match(self.options(players, seed), record=record)

    def sides(self, t: Table) -> tuple[str, ...]:
        """Their own roles, unless it is a Renegade who had to take a side."""
        return tuple([ROLES[side_of(t, seat)] for seat in range(len(t.role))])

    def characters(self, t: Table) -> tuple[str, ...]:
        """The ids, as the sets declare them."""
        return tuple([t.rules.characters[character].id for character in t.character])

    def counts(self, t: Table) -> dict[str, int]:
        """How often the discard pile became the draw pile, and whether the Sheriff fell before the first turn of the
        last in the round.
        """
        early = False
        if SHERIFF in t.role:
            sheriff = t.role.index(SHERIFF)
            early = sheriff in t.eliminated and t.turns_begun[sheriff] < 2 and not t.turns_begun[sheriff - 1]
        return {"reshuffles": t.counters.get("reshuffle", 0), "ambushes": int(early)}

    def redeal(self, t: Table, seat: Seat, seed: int) -> None:
        """Deal anew what the seat cannot see."""
        redeal(t, seat, seed)

    def dump(self) -> dict[str, Any]:
        """Sets, starter game, events and shadows."""
        return asdict(self)

    def loaded(self, data: dict[str, Any]) -> CardGame:
        """The same with what `dump` wrote; what is missing there is as usual."""
        known = {name: data[name] for name in asdict(self) if name in data}
        return replace(self, **known | {"sets": tuple(data.get("sets", self.sets))})


SETTING = CardGame()
"""As it is usually played."""
