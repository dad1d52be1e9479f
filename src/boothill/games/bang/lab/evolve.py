"""Evolution of a bot's weights: candidates in the seat of one role, judged by the games they win.

An evolution strategy with weighted recombination and a step size per weight. All candidates of a generation play the
same games, so that luck does not choose among them; the next generation plays others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from json import dumps, loads
from math import exp, log
from pathlib import Path
from random import Random
from time import strftime
from tomllib import loads as loads_toml
from typing import Any, NamedTuple

from boothill import __version__
from boothill.bots import Bot, make_bot
from boothill.family.roles import RENEGADE, ROLES, ROLES_BY_PLAYERS
from boothill.games.bang.bots.gunhand import Gunhand
from boothill.games.bang.bots.judging.weights import ALL, BOUNDS, Weights, load_weights, names_for, weights_of
from boothill.games.bang.lab.setting import CardGame
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key
from boothill.lab.run.pool import Progress, chunks, run_jobs
from boothill.lab.run.version import code_digest
from boothill.lab.strength.stats import Interval, clustered
from boothill.playing import CAP, Observer, play_out

CHUNK = 8
"""Games per candidate in one piece of work."""
STEP = 0.1
"""The first step size, as a share of the way from the least to the most a weight can be."""
COOLING = 0.6
"""The share of it that is gone at the last generation."""
LEARNING = 0.5
"""How much of the way from the worse to the better candidates the mean goes: they are better by luck, too."""
PULL = 0.01
"""How much of the way back to where it began each weight goes: what makes no difference stays where it was."""
SETTLED = 3
"""The result is the mean over the last generations, so many parts of one."""
SPREADING = 0.05
"""How fast the step sizes of the weights drift apart."""
ONE_BOT = 0.5
"""The share of tables where all others are the same bot."""


class EvolutionPlan(NamedTuple):
    """What is evolved, and against whom. The result depends on these alone."""

    bot: str
    role: int
    players: tuple[int, ...]
    opponents: tuple[str, ...]
    generations: int
    population: int
    games: int
    """Per candidate and generation."""
    seed: int = 0
    setting: CardGame = CardGame()

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be played."""
        if self.generations < 1 or self.population < 4 or self.games < 1:
            raise UserError("an evolution takes 1 generation, 4 candidates and 1 game each, or more")
        if not self.tables:
            raise UserError(f"nobody is a {ROLES[self.role]} at these tables; give another number of players")
        for players in self.players:
            self.setting.check(players)
        for name in self.opponents:
            make_bot(name, 0)
        if not isinstance(make_bot(self.bot, 0), Gunhand):
            raise UserError(f"{self.bot} has no weights; name a bot that has, such as gunhand")

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of players with somebody of this role."""
        return tuple([number for number in self.players if self.role in ROLES_BY_PLAYERS.get(number, ())])

    @property
    def all_games(self) -> int:
        """How many games its generations play."""
        return self.generations * self.population * self.games

    def dump(self) -> dict[str, Any]:
        """The plan as JSON data."""
        data = self._asdict() | {"role": ROLES[self.role]}
        setting: CardGame = data.pop("setting")
        return data | setting.dump()


class Table(NamedTuple):
    """One game to be played by every candidate."""

    seed: int
    seat: Seat
    line_up: tuple[str, ...]


def table_for(plan: EvolutionPlan, stream: str, number: int) -> Table:
    """A game of this stream: who sits where, and where the candidate sits."""
    luck = Random(stream_key(plan.seed, f"evolve {ROLES[plan.role]} {stream}", number))
    players = plan.tables[number % len(plan.tables)]
    seed = luck.getrandbits(48)
    roles = plan.setting.match(players, seed).state.role
    seat = luck.choice([seat for seat, role in enumerate(roles) if role == plan.role])
    if luck.random() < ONE_BOT:
        line_up = (luck.choice(plan.opponents),) * players
    else:
        line_up = tuple([luck.choice(plan.opponents) for _ in range(players)])
    return Table(seed, seat, line_up)


def candidate(plan: EvolutionPlan, seed: int, weights: Weights) -> Bot:
    """The bot with these weights in the role that is evolved."""
    bot = make_bot(plan.bot, seed)
    assert isinstance(bot, Gunhand)
    return type(bot)(seed, {**load_weights(plan.bot), plan.role: weights})


class WhileIn(Observer):
    """Ends a game when a seat is out."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """Whether it is."""
        return self._seat not in match.state.seats


def wins(plan: EvolutionPlan, table: Table, weights: Weights) -> bool:
    """Whether a candidate wins this game."""
    match = plan.setting.match(len(table.line_up), table.seed)
    keys = [stream_key(table.seed, "bot", seat) for seat in range(len(table.line_up))]
    bots = [
        candidate(plan, key, weights) if seat == table.seat else make_bot(table.line_up[seat], key)
        for seat, key in enumerate(keys)
    ]
    # Alone as they are, Renegades cannot win any more once they are out, and nobody comes back in the base game.
    alone = plan.role == RENEGADE and plan.setting == CardGame()
    play_out(match, bots, CAP, WhileIn(table.seat) if alone else None)
    return table.seat in match.state.winners


Trial = tuple[EvolutionPlan, str, int, int, tuple[Weights, ...]]
"""Games of a stream from one number to another, for these candidates."""


def try_all(trial: Trial) -> list[tuple[bool, ...]]:
    """Per game which of the candidates win it."""
    plan, stream, start, stop, candidates = trial
    found = []
    for number in range(start, stop):
        table = table_for(plan, stream, number)
        found.append(tuple([wins(plan, table, weights) for weights in candidates]))
    return found


def contest(
    plan: EvolutionPlan,
    stream: str,
    games: int,
    candidates: Sequence[Weights],
    workers: int = 1,
    progress: Progress | None = None,
) -> list[tuple[bool, ...]]:
    """All candidates in the same games of a stream; per game who of them wins it."""
    jobs = [(plan, stream, part.start, part.stop, tuple(candidates)) for part in chunks(0, games, CHUNK)]
    found: list[tuple[bool, ...]] = []
    for part in run_jobs(try_all, jobs, workers):
        found += part
        if progress is not None:
            progress(len(part) * len(candidates))
    return found


@dataclass
class Search:
    """How far an evolution has come. Places are shares of the way from the least to the most of each weight."""

    begin: list[float]
    mean: list[float]
    spread: list[float]
    """The step size of each weight, relative to the others."""
    generation: int = 0
    settled: list[float] = field(default_factory=list)
    """The sum of the means that count for the result."""
    counted: int = 0
    rates: list[float] = field(default_factory=list)
    """How many of its games each generation has won."""

    @classmethod
    def start(cls, names: Sequence[str], weights: Weights) -> Search:
        """Where it begins."""
        begin = [place_of(name, getattr(weights, name)) for name in names]
        return cls(begin, list(begin), [1.0] * len(names), settled=[0.0] * len(names))

    @property
    def result(self) -> list[float]:
        """The mean over the last generations."""
        return [total / self.counted for total in self.settled] if self.counted else list(self.mean)

    def sample(self, plan: EvolutionPlan) -> list[list[float]]:
        """The candidates of the next generation: pairs on both sides of the mean."""
        luck = Random(stream_key(plan.seed, f"evolve {ROLES[plan.role]} steps", self.generation))
        size = STEP * (1.0 - COOLING * self.generation / plan.generations)
        found: list[list[float]] = []
        while len(found) < plan.population:
            step = [size * spread * luck.gauss(0.0, 1.0) for spread in self.spread]
            for sign in (1.0, -1.0):
                found.append([_clip(at + sign * by) for at, by in zip(self.mean, step, strict=True)])
        return found[: plan.population]

    def learn(self, plan: EvolutionPlan, places: Sequence[Sequence[float]], won: Sequence[int]) -> None:
        """Go where the candidates that won most games are; of those that won as many, nowhere in particular."""
        shares = recombination(won)
        size = STEP * (1.0 - COOLING * self.generation / plan.generations)
        for at, mean in enumerate(self.mean):
            steps = [(place[at] - mean) / (size * self.spread[at]) for place in places]
            drift = sum([share * step for share, step in zip(shares, steps, strict=True)])
            apart = sum([share * step * step for share, step in zip(shares, steps, strict=True)])
            new = mean + LEARNING * size * self.spread[at] * drift
            self.mean[at] = _clip(new + PULL * (self.begin[at] - new))
            self.spread[at] = min(3.0, max(0.3, self.spread[at] * exp(SPREADING * max(-1.0, min(1.0, apart)))))
        self.generation += 1
        if SETTLED * self.generation > (SETTLED - 1) * plan.generations:
            self.settled = [total + at for total, at in zip(self.settled, self.mean, strict=True)]
            self.counted += 1


def recombination(won: Sequence[int]) -> list[float]:
    """How much each candidate counts for the next mean: the better half for it, the best most, the worse half against
    it; equal ones count alike. All of it together is 0.
    """
    number = len(won)
    better = [max(0.0, log(number / 2 + 0.5) - log(rank + 1)) for rank in range(number)]
    total = sum(better)
    by_rank = [(up - down) / total for up, down in zip(better, reversed(better), strict=True)]
    order = sorted(range(number), key=lambda at: -won[at])
    shares = [0.0] * number
    at = 0
    while at < number:
        stop = at
        while stop < number and won[order[stop]] == won[order[at]]:
            stop += 1
        for place in range(at, stop):
            shares[order[place]] = sum(by_rank[at:stop]) / (stop - at)
        at = stop
    return shares


def place_of(name: str, value: float) -> float:
    """A weight as a share of the way from its least to its most."""
    bounds = BOUNDS[name]
    return _clip((value - bounds.low) / (bounds.high - bounds.low))


def weights_at(role: int, base: Weights, names: Sequence[str], begin: Sequence[float], at: Sequence[float]) -> Weights:
    """The weights at a place. What is where it began keeps its value exactly, even outside its bounds."""
    changed: dict[str, float] = {}
    for name, first, place in zip(names, begin, at, strict=True):
        bounds = BOUNDS[name]
        value = getattr(base, name) if place == first else bounds.low + place * (bounds.high - bounds.low)
        changed[name] = round(value, 4)
    return weights_of(role, {name: getattr(base, name) for name in BOUNDS} | changed)


def _clip(place: float) -> float:
    return min(1.0, max(0.0, place))


Say = Callable[[str], None]


def evolve(
    plan: EvolutionPlan,
    state: Path,
    *,
    workers: int = 1,
    resume: bool = False,
    say: Say = print,
    base: Weights | None = None,
    progress: Progress | None = None,
) -> tuple[Weights, Weights, Search]:
    """Evolve from the bot's weights, or from `base`; the start, the result, and how it went.

    What is reached after every generation is kept in the file `state`, from where `resume` goes on. Raises UserError
    if it cannot. `progress` hears of games as they are played; `games_left` tells how many they will be.
    """
    plan.check()
    names = names_for(plan.role)
    base = load_weights(plan.bot)[plan.role] if base is None else base
    search = reached(plan, state, base) if resume else Search.start(names, base)
    while search.generation < plan.generations:
        places = search.sample(plan)
        candidates = [weights_at(plan.role, base, names, search.begin, place) for place in places]
        games = contest(plan, f"generation {search.generation}", plan.games, candidates, workers, progress)
        won = [sum([game[at] for game in games]) for at in range(len(places))]
        search.learn(plan, places, won)
        search.rates.append(round(sum(won) / len(games) / len(won), 4))
        _save(state, plan, names, search)
        say(
            f"{ROLES[plan.role]} generation {search.generation} of {plan.generations}: "
            f"{100 * search.rates[-1]:.1f} % of the games won, best {max(won)}, worst {min(won)} of {len(games)}"
        )
    return base, weights_at(plan.role, base, names, search.begin, search.result), search


def _save(path: Path, plan: EvolutionPlan, names: Sequence[str], search: Search) -> None:
    data = {"course": plan.dump(), "code": code_digest(), "names": list(names), **search.__dict__}
    fresh = path.with_suffix(".new")
    fresh.write_text(dumps(data), "utf-8")
    fresh.replace(path)


def reached(plan: EvolutionPlan, state: Path, base: Weights | None = None) -> Search:
    """What an evolution has reached by its state; its start, if there is none.

    Raises UserError if the state is damaged or that of another evolution.
    """
    names = names_for(plan.role)
    begun = Search.start(names, load_weights(plan.bot)[plan.role] if base is None else base)
    if not state.exists():
        return begun
    try:
        data = loads(state.read_text("utf-8"))
        search = Search(**{key: data[key] for key in begun.__dict__})
        then, names_then, code = {**data["course"]}, data["names"], data["code"]
        length = then["generations"]
        for numbers in (search.begin, search.mean, search.spread, search.settled):
            if len([number + 0.0 for number in numbers]) != len(names_then):
                raise ValueError("too few numbers")
        if len(search.rates) != search.generation:
            raise ValueError("too few rates")
    except OSError as error:
        raise UserError(f"{state} cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(f"{state} is no state of an evolution, or is damaged; leave out --resume") from error
    now = loads(dumps(plan.dump()))
    if then | {"generations": 0} != now | {"generations": 0} or names_then != list(names):
        raise UserError(f"{state} is the state of another evolution; leave out --resume or repeat its options")
    if length != plan.generations:
        # Steps shrink towards the end, and the last generations count: a longer evolution is another from its start.
        raise UserError(
            f"{state} is the state of an evolution with --generations {length}; repeat that or leave out --resume"
        )
    if code != code_digest():
        raise UserError(f"{state} was left by other rules or bots; leave out --resume")
    if search.begin != begun.begin:
        raise UserError(f"{state} began with other weights; leave out --resume")
    return search


def games_left(plan: EvolutionPlan, search: Search) -> int:
    """How many games are still to be played, the gate's not counted."""
    return (plan.generations - search.generation) * plan.population * plan.games


def gate_stream(plan: EvolutionPlan, before: Weights, after: Weights) -> str:
    """The games of the gate: others for every try, so that nobody tries until the same games are won by luck."""
    told = sha256(dumps([asdict(before), asdict(after)]).encode()).hexdigest()[:16]
    return f"gate {plan.generations} {told}"


def gate(
    plan: EvolutionPlan,
    before: Weights,
    after: Weights,
    games: int,
    *,
    workers: int = 1,
    progress: Progress | None = None,
) -> tuple[Interval, float, float]:
    """By how much more often the second wins than the first, in fresh games; and how often each does."""
    played = contest(plan, gate_stream(plan, before, after), games, (before, after), workers, progress)
    rates = [sum([game[at] for game in played]) / len(played) for at in (0, 1)]
    return clustered([float(game[1]) - float(game[0]) for game in played]), rates[0], rates[1]


def record(
    plan: EvolutionPlan, start: Weights, search: Search, gated: tuple[Interval, float, float], games: int, command: str
) -> dict[str, Any]:
    """What is to be known of an evolution besides its result."""
    interval, before, after = gated
    return {
        "command": command,
        "version": __version__,
        "code": code_digest(),
        "date": strftime("%Y-%m-%d"),
        "start": [f"{name} = {value}" for name, value in changes(plan.role, start).items()],
        "games_played": plan.all_games,
        "gate_games": 2 * games,
        "gate_before": round(before, 4),
        "gate_after": round(after, 4),
        "gate_difference": [round(bound, 4) for bound in interval],
        **{key: value for key, value in plan.dump().items() if key not in ("bot", "role") and value is not None},
        "rates": search.rates,
    }


def read_weights(path: Path) -> dict[str, Any]:
    """What a file of weights holds, nothing if there is none. Raises UserError if the file is something else."""
    if not path.exists():
        return {}
    try:
        data = loads_toml(path.read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise UserError(f"{path} is no TOML file; name another with --out") from error
    parts = [part for role in data.values() for part in (role.values() if isinstance(role, dict) else [role])]
    if not set(data) <= set(ROLES) or not all(isinstance(part, dict) for part in parts):
        raise UserError(f"{path} is no file of weights; name another with --out")
    return data


def keep_weights(path: Path, role: int, weights: Weights, known: dict[str, Any]) -> None:
    """Write the weights of a role into a file of weights, with the record of where they come from."""
    data = read_weights(path)
    data[ROLES[role]] = {"weights": changes(role, weights), "record": known}
    path.write_text(toml_of(data), "utf-8")


def changes(role: int, weights: Weights) -> dict[str, float]:
    """The weights that are not the greenhorn's in this role."""
    own = weights_of(role, {})
    return {name: getattr(weights, name) for name in BOUNDS if getattr(weights, name) != getattr(own, name)}


def toml_of(data: dict[str, Any]) -> str:
    """A file of weights: per role its weights, as far as they are not the greenhorn's, and their record."""
    lines = [
        "# Weights by role, as far as they differ from the greenhorn's; bots/judging/weights.py tells what each means."
    ]
    for role in ALL:
        for part, values in data.get(ROLES[role], {}).items():
            lines += ["", f"[{ROLES[role]}.{part}]", *[f"{name} = {dumps(value)}" for name, value in values.items()]]
    return "\n".join(lines) + "\n"
