"""How well a bot judges who is who, whatever it makes of it in play.

Bots play games; at fixed moments every player in the game is asked about every player whose role they do not know.
All judges are asked about the same moments of the same games, so that their scores can be compared pair by pair.

- Log-loss: the mean of -log of the chance given to the true role; chances count as at least 1/10000.
- Brier score: the mean of the squared distance between the chances given and what is true.
- Calibration: of all that was given a chance of about p, how much came true? The calibration error is the mean distance
  between the two over ten bins of p.

Questions with one possible answer (by the roles that are left) are no questions. A moment is the end of a round, when
the Sheriff's next turn begins and so everybody in the game has had as many turns, or the end of a turn, counted from
the first of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, NamedTuple, Protocol

from boothill.bots import make_bot
from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.lab.setting import CardGame
from boothill.games.bang.rules.table.view import View
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.kernel.match import Match
from boothill.kernel.rng import stream_key
from boothill.lab.run.batch import head
from boothill.lab.run.pool import Progress, chunks, run_jobs
from boothill.lab.run.simulate import Plan
from boothill.lab.strength.stats import Interval, clustered_rate, clustered_ratio
from boothill.playing import Observer, play_out, seat_bots

Chances = tuple[float, float, float]
"""How likely a seat is a Deputy, an Outlaw, a Renegade."""
Moment = tuple[str, int]
"""('round', 4): after everybody has had four turns; ('turn', 4): after the fourth turn of the game."""

ROLES_ASKED = (DEPUTY, OUTLAW, RENEGADE)
ROUNDS = tuple(range(1, 9))
TURNS = (2, 4, 6, 8, 12, 16, 24)
LEAST = 1e-4
"""No chance counts as less: one certain error would outweigh everything else."""
BINS = 10
CHUNK = 10
"""Games per piece of work."""
FITTED = ":fitted"
"""Behind a judge's name: its answers are read as mere signs, each with the frequencies seen in games of their own."""
FITTING_SEEDS = 1 << 40
"""How far the seeds of those games are from the seeds of the games that count."""
DOUBT = 5.0
"""A sign seen n times counts n, and what the roles left make likely counts this much."""


class Judge(Protocol):
    """Whoever has an opinion on roles."""

    def judge(self, view: View) -> Sequence[Chances]:
        """The chances of each seat, by what the viewer sees; roles they know are certain."""
        ...


class Prior:
    """Knows which roles are left, and nothing else: what a judge has to beat."""

    def judge(self, view: View) -> list[Chances]:
        """The same for every hidden seat."""
        left = hidden_roles(view)
        total = sum(left) or 1
        return [(left[0] / total, left[1] / total, left[2] / total) for _ in view.role]


class Remembering:
    """The judgement of the greenhorn."""

    def __init__(self) -> None:
        self._memory = Memory()

    def judge(self, view: View) -> list[Chances]:
        """What its memory makes likely."""
        self._memory.look(view)
        return self._memory.chances


Sign = tuple[Chances, tuple[int, int, int]]
"""An answer, rounded, and how many Deputies, Outlaws and Renegades are hidden from whoever gave it."""
Fit = dict[Sign, Chances]


class Fitted:
    """A judge whose answers are signs; what they mean was seen elsewhere."""

    def __init__(self, judge: Judge, fit: Mapping[Sign, Chances]) -> None:
        self._judge = judge
        self._fit = fit
        self._prior = Prior()

    def judge(self, view: View) -> list[Chances]:
        """The frequencies behind each sign; what the roles left make likely, if it was never seen."""
        left = hidden_roles(view)
        prior = self._prior.judge(view)
        answers = self._judge.judge(view)
        return [self._fit.get(sign_of(answer, left), prior[seat]) for seat, answer in enumerate(answers)]


def sign_of(answer: Chances, left: tuple[int, int, int]) -> Sign:
    """The answer as a sign."""
    deputy, outlaw, renegade = answer
    return (round(deputy, 2), round(outlaw, 2), round(renegade, 2)), left


def hidden_roles(view: View) -> tuple[int, int, int]:
    """How many Deputies, Outlaws and Renegades are among the seats whose role the viewer does not know."""
    left = Counter(ROLES_BY_PLAYERS[len(view.role)])
    left.subtract([role for role in view.role if role != HIDDEN])
    return left[DEPUTY], left[OUTLAW], left[RENEGADE]


OWN_JUDGES: dict[str, Callable[[], Judge]] = {"prior": Prior, "greenhorn": Remembering}
"""Judges that are no bots, or whose bot does not say what it thinks."""


def make_judge(name: str, seed: int, fits: Mapping[str, Fit]) -> Judge:
    """Who judges by this name, for one seat. Raises UserError if there is none, or its bot has no opinion on roles."""
    bare = name.removesuffix(FITTED)
    if bare in OWN_JUDGES:
        judge = OWN_JUDGES[bare]()
    else:
        bot: Any = make_bot(bare, seed)
        if not hasattr(bot, "judge"):
            raise UserError(f"the bot '{bare}' does not judge who is who; name another, or prior")
        judge = bot
    return Fitted(judge, fits[name]) if name in fits else judge


class Trial(NamedTuple):
    """Who is to judge which games."""

    plan: Plan
    judges: tuple[str, ...]
    fitting: int = 300
    """Games that tell what the signs of fitted judges mean."""

    def check(self) -> None:
        """Raises UserError with one clear sentence if this cannot be done."""
        if not isinstance(self.plan.setting, CardGame):
            raise UserError("roles are judged in the card game only; leave out --game dice")
        if self.plan.players == 3:
            raise UserError("among three players all roles lie face up; take 4 or more")
        if self.plan.games < 2:
            raise UserError(f"{self.plan.games} game gives no interval; give 2 or more")
        if not self.judges or len(set(self.judges)) < len(self.judges):
            raise UserError("name at least one judge, and each of them once")
        if self.fitting < 1 and any(name.endswith(FITTED) for name in self.judges):
            raise UserError(f"{self.fitting} games teach a {FITTED} judge nothing; give --fitting 1 or more")
        self.plan.check()
        for name in self.judges:
            make_judge(name, 0, {})


@dataclass
class Score:
    """What the answers of one judge at one moment of one game come to."""

    asked: int = 0
    loss: float = 0.0
    brier: float = 0.0
    bins: list[list[float]] = field(default_factory=lambda: [[0, 0.0, 0] for _ in range(BINS)])
    """Per bin: chances given, their sum, and how many of them came true."""

    def count(self, answer: Chances, true: int, left: tuple[int, int, int]) -> None:
        """Add one answer; `true` is the place of the true role in it, `left` tells which roles are possible."""
        self.asked += 1
        self.loss -= log(min(1.0, max(LEAST, answer[true])))
        for place, chance in enumerate(answer):
            came = place == true
            self.brier += (chance - came) ** 2
            if left[place]:
                found = self.bins[min(BINS - 1, int(chance * BINS))]
                found[0] += 1
                found[1] += chance
                found[2] += came


GameScores = dict[Moment, list[Score]]
"""Per moment that the game reached a score per judge."""


class Moments(Observer):
    """Tells of every moment of interest in a game, before anybody answers anything further."""

    def __init__(self, tell: Callable[[list[Moment]], None]) -> None:
        self._tell = tell
        self._rounds = self._turns = 0

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """Look whether turns or rounds are over."""
        t = match.state
        over = t.turn - 1
        if over > self._turns:
            # A turn may pass without a question: then its end is looked at together with the next one's.
            round_over = t.turns_begun[t.role.index(SHERIFF)] - 1
            moments: list[Moment] = [("turn", number) for number in TURNS if self._turns < number <= over]
            moments += [("round", number) for number in ROUNDS if self._rounds < number <= round_over]
            self._turns, self._rounds = over, round_over
            if moments:
                self._tell(moments)
        return False


def questions(match: Match[Any]) -> Iterator[tuple[View, list[int], tuple[int, int, int]]]:
    """Per player in the game: what they see, whom they can be asked about, and which roles are hidden from them."""
    for seat in match.state.seats:
        view: View = match.view(seat)
        left = hidden_roles(view)
        hidden = [other for other in view.seats if view.role[other] == HIDDEN]
        if hidden and sum([count > 0 for count in left]) > 1:
            yield view, hidden, left


Job = tuple[Trial, int, int, int, dict[str, Fit]]
"""The trial, the first seed, games by number from and to, and what is known of fitted judges."""


def judge_games(job: Job) -> list[GameScores]:
    """Some games of a trial, by number."""
    trial, first, start, stop, fits = job
    return [judge_game(trial, first + number, trial.plan.line_up(number), fits) for number in range(start, stop)]


def judge_game(trial: Trial, seed: int, line_up: Sequence[str], fits: Mapping[str, Fit]) -> GameScores:
    """Play one game and ask all judges at every moment."""
    plan = trial.plan
    match = plan.setting.match(plan.players, seed)
    judges = [
        [make_judge(name, stream_key(seed, "judge", seat), fits) for name in trial.judges]
        for seat in range(plan.players)
    ]
    scores: GameScores = {}

    def ask(moments: list[Moment]) -> None:
        roles = match.state.role
        here = [Score() for _ in trial.judges]
        for view, hidden, left in questions(match):
            for judge, score in zip(judges[view.seat], here, strict=True):
                answers = judge.judge(view)
                for other in hidden:
                    score.count(answers[other], ROLES_ASKED.index(roles[other]), left)
        for moment in moments:
            scores[moment] = here

    play_out(match, seat_bots(line_up, seed), plan.cap, Moments(ask))
    return scores


def read_signs(job: Job) -> list[Counter[tuple[Sign, int]]]:
    """Some games of a trial: how often the true role was which, per sign of each fitted judge."""
    trial, first, start, stop, _ = job
    names = [name for name in trial.judges if name.endswith(FITTED)]
    seen: list[Counter[tuple[Sign, int]]] = [Counter() for _ in names]
    for number in range(start, stop):
        _read_game(trial.plan, names, first + number, trial.plan.line_up(number), seen)
    return seen


def _read_game(
    plan: Plan, names: Sequence[str], seed: int, line_up: Sequence[str], seen: Sequence[Counter[tuple[Sign, int]]]
) -> None:
    match = plan.setting.match(plan.players, seed)
    judges = [[make_judge(name, stream_key(seed, "judge", seat), {}) for name in names] for seat in range(plan.players)]

    def read(moments: list[Moment]) -> None:
        roles = match.state.role
        for view, hidden, left in questions(match):
            for judge, counts in zip(judges[view.seat], seen, strict=True):
                answers = judge.judge(view)
                for other in hidden:
                    counts[sign_of(answers[other], left), ROLES_ASKED.index(roles[other])] += 1

    play_out(match, seat_bots(line_up, seed), plan.cap, Moments(read))


def fit_of(seen: Counter[tuple[Sign, int]]) -> Fit:
    """The frequencies behind each sign, drawn a little towards what the roles left make likely."""
    fit: Fit = {}
    for sign in sorted({sign for sign, _ in seen}):
        left = sign[1]
        counts = [seen[sign, place] + DOUBT * left[place] / sum(left) for place in range(3)]
        total = sum(counts)
        fit[sign] = (counts[0] / total, counts[1] / total, counts[2] / total)
    return fit


def assess(trial: Trial, *, workers: int = 1, progress: Progress | None = None) -> Insight:
    """Play the games and ask the judges. The result depends on the trial alone; UserError if it cannot be done."""
    trial.check()
    fits: dict[str, Fit] = {}
    fitted = [name for name in trial.judges if name.endswith(FITTED)]
    if fitted:
        counted: list[Counter[tuple[Sign, int]]] = [Counter() for _ in fitted]
        first = trial.plan.seed + FITTING_SEEDS
        jobs: list[Job] = [(trial, first, part.start, part.stop, {}) for part in chunks(0, trial.fitting, CHUNK)]
        for signs, job in zip(run_jobs(read_signs, jobs, workers), jobs, strict=True):
            for total, part_of_it in zip(counted, signs, strict=True):
                total.update(part_of_it)
            if progress is not None:
                progress(job[3] - job[2])
        fits = {name: fit_of(counts) for name, counts in zip(fitted, counted, strict=True)}
    games: list[GameScores] = []
    plan = trial.plan
    jobs = [(trial, plan.seed, part.start, part.stop, fits) for part in chunks(0, plan.games, CHUNK)]
    for scores in run_jobs(judge_games, jobs, workers):
        games += scores
        if progress is not None:
            progress(len(scores))
    return Insight(trial, games)


def games_of(trial: Trial) -> int:
    """All games that `assess` plays."""
    return trial.plan.games + (trial.fitting if any(name.endswith(FITTED) for name in trial.judges) else 0)


@dataclass
class Insight:
    """The scores of all games."""

    trial: Trial
    games: list[GameScores]

    def moments(self) -> list[Moment]:
        """The moments with enough games for an interval: rounds first."""
        reached = Counter([moment for game in self.games for moment in game if game[moment][0].asked])
        every: list[Moment] = [*[("round", number) for number in ROUNDS], *[("turn", number) for number in TURNS]]
        return [moment for moment in every if reached[moment] > 1]

    def scores(self, judge: str, moment: Moment | None) -> list[Score]:
        """The scores of a judge, one per game; None pools the ends of all rounds."""
        place = self.trial.judges.index(judge)
        if moment is not None:
            return [game[moment][place] for game in self.games if moment in game]
        return [pooled([at[place] for when, at in game.items() if when[0] == "round"]) for game in self.games]

    def _asked(self, judge: str, moment: Moment | None) -> list[Score]:
        """The same for games in which there was something to ask: the clusters of all intervals."""
        return [score for score in self.scores(judge, moment) if score.asked]

    def log_loss(self, judge: str, moment: Moment | None = None) -> Interval | None:
        """Its log-loss at a moment, or at the ends of all rounds."""
        asked = self._asked(judge, moment)
        return _ratio([score.loss for score in asked], [score.asked for score in asked])

    def brier(self, judge: str, moment: Moment | None = None) -> Interval | None:
        """Its Brier score."""
        asked = self._asked(judge, moment)
        return _ratio([score.brier for score in asked], [score.asked for score in asked])

    def difference(self, judge: str, than: str, moment: Moment | None = None) -> Interval | None:
        """How much lower its log-loss is, answer by answer."""
        own, theirs = self._asked(judge, moment), self._asked(than, moment)
        return _ratio(_gains(own, theirs), [score.asked for score in own])

    def better(self, judge: str, than: str, moment: Moment | None = None) -> Interval | None:
        """The same as a share of the other's log-loss: 0.2 is 20 % better."""
        own, theirs = self._asked(judge, moment), self._asked(than, moment)
        return _ratio(_gains(own, theirs), [score.loss for score in theirs])

    def calibration_error(self, judge: str, moment: Moment | None = None) -> float:
        """The mean distance between chances given and what came true, over the bins."""
        bins = pooled(self.scores(judge, moment)).bins
        total = sum([found[0] for found in bins])
        return sum([abs(found[1] - found[2]) for found in bins]) / total if total else 0.0

    def bins(self, judge: str, moment: Moment | None = None) -> list[dict[str, float]]:
        """Per bin with answers: from, to, how many, the mean chance given, and how often it came true."""
        scores = self.scores(judge, moment)
        found = []
        for place, (count, given, _) in enumerate(pooled(scores).bins):
            answers = [score.bins[place][0] for score in scores]
            if sum([number > 0 for number in answers]) > 1:
                came = clustered_rate([score.bins[place][2] for score in scores], answers)
                of = {"from": place / BINS, "to": (place + 1) / BINS, "count": count, "given": given / count}
                found.append({**of, **came._asdict()})
        return found

    def dump(self) -> dict[str, Any]:
        """The figures as JSON data; each judge is compared with the first."""
        plan = self.trial.plan
        return {
            **head("insight", plan.setting),
            "seed": plan.seed,
            "games": plan.games,
            "players": plan.players,
            "table": list(plan.bots),
            "judges": list(self.trial.judges),
            "fitting": games_of(self.trial) - plan.games,
            "rounds": self._figures(None),
            "moments": [
                {"after": moment[0], "number": moment[1], **self._figures(moment)} for moment in self.moments()
            ],
        }

    def _figures(self, moment: Moment | None) -> dict[str, Any]:
        first = self.trial.judges[0]
        asked = [score.asked for score in self.scores(first, moment)]
        return {
            "games": sum([count > 0 for count in asked]),
            "questions": sum(asked),
            "judges": {
                judge: {
                    "log_loss": _plain(self.log_loss(judge, moment)),
                    "brier": _plain(self.brier(judge, moment)),
                    "calibration_error": self.calibration_error(judge, moment),
                    "bins": self.bins(judge, moment),
                }
                for judge in self.trial.judges
            },
            "better": {
                judge: {
                    "than": first,
                    "log_loss": _plain(self.difference(judge, first, moment)),
                    "share": _plain(self.better(judge, first, moment)),
                }
                for judge in self.trial.judges[1:]
            },
        }


def _gains(own: Sequence[Score], theirs: Sequence[Score]) -> list[float]:
    """By how much the loss is lower, game by game."""
    return [other.loss - score.loss for score, other in zip(own, theirs, strict=True)]


def _ratio(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """Several answers of one game stand and fall together, so games are the clusters; None of fewer than two games."""
    return clustered_ratio(parts, wholes) if len(parts) > 1 and any(wholes) else None


def pooled(scores: Iterable[Score]) -> Score:
    """One score of them all."""
    total = Score()
    for score in scores:
        total.asked += score.asked
        total.loss += score.loss
        total.brier += score.brier
        for found, more in zip(total.bins, score.bins, strict=True):
            for place in range(3):
                found[place] += more[place]
    return total


def _plain(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else interval._asdict()
