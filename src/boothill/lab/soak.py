"""The soak: very many games with the table looked over at every step, to find what no test thought of.

The games come in programmes, each with its own tables. A new kind of game gets an entry in `PROGRAMMES`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from traceback import extract_tb
from typing import Any, NamedTuple

from boothill.bang.events import decks
from boothill.bang.game import new_match
from boothill.bang.loading import BUILT_IN
from boothill.bang.problems import problems, resting_problems
from boothill.bang.roles import ROLES_BY_PLAYERS
from boothill.bang.ruleset import ruleset
from boothill.bang.setup import FEWEST, MOST, TableOptions
from boothill.bang.state import Table
from boothill.bang.terms import SHERIFF
from boothill.bots import UNSEEN, make_bot
from boothill.kernel.match import Match
from boothill.lab.play import CAP, seat_bots
from boothill.lab.pool import Progress, chunks, run_jobs
from boothill.lab.usage import CardUse, CharacterUse, EquipmentUse, EventUse, ShadowUse, Usage, watch

CHUNK = 100
"""Games per piece of work."""
SHOWN = 20
"""Failures kept in full per kind of game."""
ENOUGH = 1_000
"""How often every card, each copy of it, and every character must be used in all games of a programme, every equipment
be bought, and in how many turns every event must be in force; in fewer games accordingly."""

BASE = ("base",)
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

CHECKED = (
    "every game: problems() at every decision, resting_problems() at every main decision and at the end; "
    "at least one option at every decision; winners at the end; the decision cap"
)


class Seating(NamedTuple):
    """The table of one game."""

    players: int
    sets: tuple[str, ...] = BASE
    starter: bool = False
    events: int | None = None
    """How many, if that is not left to the rules."""
    shadow: bool = False
    """Eliminated players return for their turns."""

    def __str__(self) -> str:
        """'5 players, base+promos'; the base set alone goes without saying."""
        sets = "" if self.sets == BASE else f", {self.boxes}"
        return f"{self.players} players{sets}{self.kind}"

    @property
    def kind(self) -> str:
        """What is said behind it of a starter game, and of one with shadows."""
        return f"{', starter game' if self.starter else ''}{', shadows' if self.shadow else ''}"

    @property
    def boxes(self) -> str:
        """What is on the table."""
        return "+".join(self.sets) + ("" if self.events is None else f" ({self.events} events)")


class Programme(NamedTuple):
    """Games that belong together: how many of which bots, and at which tables they sit in turn."""

    name: str
    about: str
    games: dict[str, int]
    """How many, by bot."""
    players: range
    mixes: tuple[tuple[str, ...], ...] = (BASE,)
    starters: int = 0
    """One round over all tables in this many is of starter games; 0 for none. Only with the base set alone."""
    events: tuple[int | None, ...] = (None,)
    """How many events, from one round over all tables to the next. Only for mixes with two event decks."""
    shadow_mixes: tuple[tuple[str, ...], ...] = ()
    """With these, eliminated players return for their turns, if there is a Sheriff. They bring nothing of their own."""

    def seating(self, number: int) -> Seating:
        """The table of a game by its number: all numbers of players in turn, with each mix of sets in turn."""
        around, at = divmod(number, len(self.players))
        rounds, mix = divmod(around, len(self.mixes) + len(self.shadow_mixes))
        sets = (*self.mixes, *self.shadow_mixes)[mix]
        starter = self.starters > 0 and rounds % self.starters == self.starters - 1
        events = self.events[rounds % len(self.events)] if decks(ruleset(sets, False)) > 1 else None
        shadow = mix >= len(self.mixes) and SHERIFF in ROLES_BY_PLAYERS[self.players[at]]
        return Seating(self.players[at], sets, starter, events, shadow)

    def enough(self, games: int) -> int:
        """How often everything must be used in so many of its games."""
        return ENOUGH * min(games, self.whole) // self.whole

    @property
    def whole(self) -> int:
        """All its games together."""
        return sum(self.games.values())


PROGRAMMES = {
    programme.name: programme
    for programme in (
        Programme(
            "base",
            "the base set over 4 to 7 players, a third of it starter games",
            {"random": 100_000, "greenhorn": 20_000},
            range(4, 8),
            starters=3,
        ),
        Programme(
            "mixes",
            "every mix of base, dodge_city and promos over 3 to 8 players",
            {"random": 85_000, "greenhorn": 15_000},
            range(FEWEST, MOST + 1),
            MIXES,
        ),
        Programme(
            "events",
            "each event deck and both, with every mix of the other sets over 3 to 8 players",
            {"random": 85_000, "greenhorn": 15_000},
            range(FEWEST, MOST + 1),
            EVENT_MIXES,
            events=EVENT_NUMBERS,
        ),
        Programme(
            "gold_rush",
            "equipment with and without the other sets over 3 to 8 players, more than half of it with shadows",
            {"random": 85_000, "greenhorn": 15_000},
            range(FEWEST, MOST + 1),
            RUSH_MIXES,
            shadow_mixes=(*RUSH_MIXES, BASE, tuple(set_id for set_id in BUILT_IN if set_id != "gold_rush")),
        ),
    )
}


def own_sets(sets: tuple[str, ...]) -> Programme:
    """A programme for somebody's own sets. Raises UserError for an unknown set."""
    TableOptions(FEWEST, sets=sets)
    games = {"random": 100_000, "greenhorn": 20_000}
    return Programme("own sets", f"the sets {', '.join(sets)}", games, range(FEWEST, MOST + 1), (sets,))


class Failure(NamedTuple):
    """Something that went wrong, and how to see it again."""

    bot: str
    players: int
    starter: bool
    seed: int
    decision: int
    """How many decisions had been answered."""
    what: str
    sets: tuple[str, ...] = BASE
    events: int | None = None
    shadow: bool = False

    def told(self) -> str:
        """One line: what, and where."""
        kind = "starter game" if self.starter else "game"
        sets = "" if self.sets == BASE else f", sets {','.join(self.sets)}"
        sets += "" if self.events is None else f", {self.events} events"
        sets += ", shadows" if self.shadow else ""
        where = f"{self.players}-player {kind} of {self.bot}{sets}, seed {self.seed}, decision {self.decision}"
        return f"{self.what} ({where})"


@dataclass
class SoakTally:
    """What the games of one bot in one programme came to."""

    programme: Programme
    bot: str
    games: int = 0
    decisions: int = 0
    checks: int = 0
    """How often the table was looked over."""
    longest: int = 0
    """Decisions of the longest game."""
    exceptions: int = 0
    capped: int = 0
    problems: int = 0
    """Games in which something was wrong with the table."""
    seconds: float = 0.0
    """Time spent in all processes together."""
    tables: Counter[Seating] = field(default_factory=Counter)
    usage: Usage = field(default_factory=Usage)
    failures: list[Failure] = field(default_factory=list)
    """The first of them in full."""

    @property
    def failed(self) -> int:
        """Games that did not go as they should."""
        return self.exceptions + self.capped + self.problems

    def add(self, other: SoakTally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.longest = max(self.longest, other.longest)
        self.exceptions += other.exceptions
        self.capped += other.capped
        self.problems += other.problems
        self.seconds += other.seconds
        self.tables += other.tables
        self.usage.add(other.usage)
        self.failures = (self.failures + other.failures)[:SHOWN]

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "programme": self.programme.name,
            "bot": self.bot,
            "games": self.games,
            "decisions": self.decisions,
            "checks": self.checks,
            "longest": self.longest,
            "exceptions": self.exceptions,
            "capped": self.capped,
            "problems": self.problems,
            "seconds": self.seconds,
            "tables": {str(seating): count for seating, count in self.tables.items()},
            "failures": [failure._asdict() for failure in self.failures],
        }


class UsageReport:
    """What the games of one programme, of all bots together, made use of, and what they used too seldom."""

    def __init__(self, programme: Programme, tallies: list[SoakTally]) -> None:
        self.programme = programme
        usage = Usage()
        for tally in tallies:
            usage.add(tally.usage)
        self.enough = programme.enough(sum([tally.games for tally in tallies]))
        self.cards: list[CardUse] = usage.cards(programme.mixes)
        self.characters: list[CharacterUse] = usage.characters(programme.mixes)
        self.events: list[EventUse] = usage.events(programme.mixes)
        self.equipment: list[EquipmentUse] = usage.equipment(programme.mixes)
        self.shadows: list[ShadowUse] = usage.shadows() if programme.shadow_mixes else []

    @property
    def seldom(self) -> list[str]:
        """What was used too seldom: cards, characters, events in force, equipment bought, turns of shadows."""
        uses = [(card.id, card.rarest) for card in self.cards] + [(one.id, one.uses) for one in self.characters]
        uses += [(event.id, event.turns) for event in self.events]
        uses += [(one.id, one.bought) for one in self.equipment]
        uses += [(f"{one.id} as {other}", count) for one in self.equipment for other, count in one.ways.items()]
        uses += [(one.told, one.turns) for one in self.shadows]
        return [name for name, count in uses if count < self.enough]

    def dump(self) -> dict[str, Any]:
        """The table as JSON data."""
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


def soak(
    programme: Programme,
    bot: str,
    games: int | None = None,
    *,
    seed: int = 0,
    workers: int = 1,
    cap: int = CAP,
    progress: Progress | None = None,
) -> SoakTally:
    """Play games of this bot, as many as the programme says unless told; game number i is dealt from `seed + i`.

    Raises UserError for an unknown bot.
    """
    make_bot(bot, 0)
    total = SoakTally(programme, bot)
    count = programme.games.get(bot, 0) if games is None else games
    jobs = [(programme, bot, seed, numbers.start, numbers.stop, cap) for numbers in chunks(0, count, CHUNK)]
    for part in run_jobs(soak_part, jobs, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def soak_part(job: tuple[Programme, str, int, int, int, int]) -> SoakTally:
    """Some games, by number."""
    programme, bot, seed, start, stop, cap = job
    tally = SoakTally(programme, bot)
    began = perf_counter()
    for number in range(start, stop):
        soak_game(tally, programme.seating(number), seed + number, cap)
    tally.seconds = perf_counter() - began
    return tally


def soak_game(tally: SoakTally, seating: Seating, seed: int, cap: int = CAP) -> None:
    """One game, looked over at every decision. Whatever goes wrong is counted and ends the game."""
    bot, players = tally.bot, seating.players
    tally.games += 1
    tally.tables[seating] += 1
    match: Match[Table] | None = None
    watching = watch(seating.sets, seating.starter)

    def fail(what: str) -> None:
        answered = match.answered if match is not None else 0
        tally.failures.append(
            Failure(bot, players, seating.starter, seed, answered, what, seating.sets, seating.events, seating.shadow)
        )

    try:
        options = TableOptions(
            players,
            sets=seating.sets,
            starter=seating.starter,
            seed=seed,
            events=seating.events,
            shadow=seating.shadow,
        )
        options.rules = watching.rules
        match = new_match(options, record=False)
        t = match.state
        watching.sit_down(t)
        bots = seat_bots([bot] * players, seed)
        while True:
            decision = match.decision
            tally.checks += 1
            found = problems(t) if decision is not None and not decision.main else resting_problems(t)
            if decision is not None and not decision.options:
                found.add("a decision without options")
            if found:
                tally.problems += 1
                fail(", ".join(sorted(found)))
                break
            if decision is None:
                break
            if match.answered >= cap:
                tally.capped += 1
                fail(f"not over after {cap} decisions")
                break
            player = bots[decision.seat]
            view = match.view(decision.seat) if player.looks else UNSEEN
            index = 0 if len(decision.options) == 1 else player.choose(view, decision)
            watching.note(t, decision, decision.options[index])
            match.push(index)
    except Exception as error:
        # Whatever a rule or a bot raises is a finding; the soak goes on with the next game.
        tally.exceptions += 1
        last = extract_tb(error.__traceback__)[-1]
        fail(f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})")
    tally.usage.add(watching.take())
    if match is not None:
        tally.decisions += match.answered
        tally.longest = max(tally.longest, match.answered)
