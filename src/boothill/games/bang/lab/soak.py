"""The soak of the card game: its programmes, how its table is looked over, and what must be used how often."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, cast

from boothill.family.roles import FEWEST, MOST, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.lab.setting import BASE, CardGame
from boothill.games.bang.lab.untold import untold
from boothill.games.bang.lab.usage import CardUse, CharacterUse, EquipmentUse, EventUse, ShadowUse, Usage, watch
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.mechanics.event_deck import decks
from boothill.games.bang.rules.table.problems import problems, resting_problems
from boothill.games.bang.rules.table.state import Table
from boothill.kernel.decision import Decision, Option
from boothill.kernel.match import Match
from boothill.lab.run.setting import Setting
from boothill.lab.soak.soak import Maker, Programme, Seating, Sheet, SoakTally

ENOUGH = 1_000
"""How often every card, each copy of it, and every character must be used in all games of a programme, every equipment
be bought, and in how many turns every event must be in force; in fewer games accordingly."""

MIXES = (BASE, ("base", "dodge_city"), ("base", "promos"), ("base", "dodge_city", "promos"))
DECKS = (("high_noon",), ("fistful",), ("high_noon", "fistful"))
EVENT_MIXES = tuple(mix + with_events for with_events in DECKS for mix in MIXES)
"""Each event deck alone and both together, with all other sets."""
EVENT_NUMBERS = (None, 16, 22, 28)
"""Events before the final one if there are two decks, from the usual number (None) to all there are. A final event
comes late and most games are over by then: it is the single decks and the usual number that bring it about."""
RUSH_MIXES = (
    ("base", "gold_rush"),
    ("base", "dodge_city", "gold_rush"),
    ("base", "high_noon", "fistful", "gold_rush"),
    BUILT_IN,
)
"""Equipment with the base game alone, with further playing cards, with both event decks, and with everything."""


@dataclass(frozen=True)
class CardProgramme(Programme):
    """Card games: all numbers of players in turn, with each mix of sets in turn."""

    mixes: tuple[tuple[str, ...], ...] = (BASE,)
    starters: int = 0
    """One round over all tables in this many is of starter games; 0 for none. Only with the base set alone."""
    events: tuple[int | None, ...] = (None,)
    """How many events, from one round over all tables to the next. Only for mixes with two event decks."""
    shadow_mixes: tuple[tuple[str, ...], ...] = ()
    """With these, eliminated players return for their turns, if there is a Sheriff. They bring nothing of their own."""

    @property
    def game(self) -> str:
        """That of the card game."""
        return BANG.id

    @property
    def least(self) -> int:
        """The same for every programme."""
        return ENOUGH

    def seating(self, number: int) -> Seating:
        """The table of a game by its number."""
        around, at = divmod(number, len(self.players))
        rounds, mix = divmod(around, len(self.mixes) + len(self.shadow_mixes))
        sets = (*self.mixes, *self.shadow_mixes)[mix]
        starter = self.starters > 0 and rounds % self.starters == self.starters - 1
        events = self.events[rounds % len(self.events)] if decks(ruleset(sets, False)) > 1 else None
        shadow = mix >= len(self.mixes) and SHERIFF in ROLES_BY_PLAYERS[self.players[at]]
        return Seating(self.players[at], CardGame(sets, starter, events, shadow))

    def watcher(self, setting: Setting) -> CardWatcher:
        """Whoever looks over games of these sets."""
        return CardWatcher(cast(CardGame, setting))

    def no_usage(self) -> Usage:
        """Nothing used."""
        return Usage()

    def report(self, tallies: list[SoakTally]) -> CardReport:
        """What these games come to."""
        return CardReport(self, tallies)


PROGRAMMES = (
    CardProgramme(
        "base",
        "the base set over 4 to 7 players, a third of it starter games",
        {"random": 100_000, "greenhorn": 20_000},
        range(4, 8),
        starters=3,
    ),
    CardProgramme(
        "mixes",
        "every mix of base, dodge_city and promos over 3 to 8 players",
        {"random": 85_000, "greenhorn": 15_000},
        range(FEWEST, MOST + 1),
        MIXES,
    ),
    CardProgramme(
        "events",
        "each event deck and both, with every mix of the other sets over 3 to 8 players",
        {"random": 85_000, "greenhorn": 15_000},
        range(FEWEST, MOST + 1),
        EVENT_MIXES,
        events=EVENT_NUMBERS,
    ),
    CardProgramme(
        "gold_rush",
        "equipment with and without the other sets over 3 to 8 players, more than half of it with shadows",
        {"random": 85_000, "greenhorn": 15_000},
        range(FEWEST, MOST + 1),
        RUSH_MIXES,
        shadow_mixes=(*RUSH_MIXES, BASE, tuple(set_id for set_id in BUILT_IN if set_id != "gold_rush")),
    ),
)


def of_sets(sets: tuple[str, ...]) -> CardProgramme:
    """A programme for somebody's own sets. Raises UserError for an unknown set."""
    CardGame(sets).check(FEWEST)
    games = {"random": 100_000, "greenhorn": 20_000}
    return CardProgramme("own sets", f"the sets {', '.join(sets)}", games, range(FEWEST, MOST + 1), (sets,))


MAKERS = {"sets": Maker("SET[,SET]", f"play these sets over {FEWEST} to {MOST} players", of_sets)}
ALSO_CHECKED = "in the card game also resting_problems() at every main decision and at the end"


def demands() -> str:
    """What must be used how often."""
    return (
        f"Every copy of every card and every character must be used {ENOUGH:,} times in all games of a programme, "
        f"every equipment be bought {ENOUGH:,} times, every event be in force in {ENOUGH:,} turns, shadows of every "
        f"kind have {ENOUGH:,} turns."
    )


class CardWatcher:
    """Looks over card games and counts what they use: the rules themselves are watched."""

    def __init__(self, setting: CardGame) -> None:
        self._setting = setting
        self._watch = watch(setting.sets, setting.starter)

    def deal(self, players: int, seed: int) -> Match[Table]:
        """A match by the watched rules."""
        options = self._setting.options(players, seed)
        options.rules = self._watch.rules
        match = new_match(options, record=False)
        self._watch.sit_down(match.state)
        return match

    def problems(self, match: Match[Table]) -> set[str]:
        """Everything wrong with the table; at rest more must hold."""
        decision = match.decision
        return problems(match.state) if decision is not None and not decision.main else resting_problems(match.state)

    def note(self, match: Match[Table], decision: Decision, option: Option) -> None:
        """A question is about to be answered like this."""
        self._watch.note(match.state, decision, option)

    def take(self) -> Usage:
        """What was used since this was last asked."""
        return self._watch.take()


class CardReport:
    """What the games of one programme, of all bots together, made use of, and what they used too seldom."""

    def __init__(self, programme: CardProgramme, tallies: list[SoakTally]) -> None:
        self.programme = programme
        usage = Usage()
        for tally in tallies:
            usage.add(tally.usage)
        self.tallies = tallies
        self.enough = programme.enough(sum([tally.games for tally in tallies]))
        self.cards: list[CardUse] = usage.cards(programme.mixes)
        self.characters: list[CharacterUse] = usage.characters(programme.mixes)
        self.events: list[EventUse] = usage.events(programme.mixes)
        self.equipment: list[EquipmentUse] = usage.equipment(programme.mixes)
        self.shadows: list[ShadowUse] = usage.shadows() if programme.shadow_mixes else []
        self.untold: list[str] = sorted({fault for mix in programme.mixes for fault in untold(mix)})

    @property
    def seldom(self) -> list[str]:
        """What was used too seldom: cards, characters, events in force, equipment bought, turns of shadows."""
        uses = [(card.id, card.rarest) for card in self.cards] + [(one.id, one.uses) for one in self.characters]
        uses += [(event.id, event.turns) for event in self.events]
        uses += [(one.id, one.bought) for one in self.equipment]
        uses += [(f"{one.id} as {other}", count) for one in self.equipment for other, count in one.ways.items()]
        uses += [(one.told, one.turns) for one in self.shadows]
        return [name for name, count in uses if count < self.enough]

    @property
    def spreads(self) -> dict[str, Counter[str]]:
        """How the games are spread over tables and over sets."""
        tables: Counter[str] = Counter()
        sets: Counter[str] = Counter()
        for tally in self.tallies:
            for (players, setting), count in tally.tables.items():
                assert isinstance(setting, CardGame)
                tables[f"{players} players{setting.variant}"] += count
                sets[setting.boxes] += count
        return {"Tables": tables, "Sets": sets}

    @property
    def sheets(self) -> list[Sheet | str]:
        """All figures, as tables and sentences."""
        enough = f"enough is {self.enough:,}"
        sheets: list[Sheet | str] = [
            Sheet(
                f"Used in {self.programme.name} (rarest: its least used copy; {enough})",
                ("card", "set", "played", "spent", "answers", "uses", "rarest"),
                [tuple(card) for card in self.cards],
            ),
            Sheet(
                None,
                ("character", "set", "games", "turns", "acts"),
                [(*one[:4], "always" if one.acts is None else one.acts) for one in self.characters],
            ),
            "acts: how often the ability did something; always: it is made of numbers and in force all the time.",
        ]
        if self.events:
            in_force: list[tuple[str | int, ...]] = [tuple(event) for event in self.events]
            sheets.append(Sheet(f"In force ({enough} turns)", ("event", "set", "games", "turns"), in_force))
        if self.equipment:
            title = f"Equipment ({enough} times bought, also for each use of its own)"
            headings = ("equipment", "set", "price", "bought", "removed", "bought as")
            sheets.append(Sheet(title, headings, [(*one[:5], _ways(one)) for one in self.equipment]))
        if self.shadows:
            told = "; ".join(f"{one.told} {one.turns:,}" for one in self.shadows)
            sheets.append(f"Turns of shadows ({enough} of each): {told}.")
        return sheets

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "programme": self.programme.name,
            "sets": [list(mix) for mix in self.programme.mixes],
            "enough": self.enough,
            "seldom": self.seldom,
            "cards": [card._asdict() for card in self.cards],
            "characters": [one._asdict() for one in self.characters],
            "events": [event._asdict() for event in self.events],
            "equipment": [one._asdict() for one in self.equipment],
            "shadows": [one._asdict() for one in self.shadows],
        }


def _ways(one: EquipmentUse) -> str:
    return ", ".join(f"{other} {count:,}" for other, count in one.ways.items())
