"""Measuring how players of each role behave: the figures the belief about roles rests on.

Bots play games whose roles we know. Everything they did in public is looked at with what everybody believed at that
moment, and the figures are chosen that make it likeliest: a logit model of choice for acts at one of several players,
frequencies for turns without a shot and for sweeping the table. What is believed depends on the figures in turn, so it
is done a few times over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from boothill.family.roles import DEPUTY, SHERIFF
from boothill.games.bang.bots.belief.acts import AIMED, SWEEPING
from boothill.games.bang.bots.belief.model import (
    FIRED,
    LIFE_BINS,
    SECRET,
    Leaning,
    Model,
    Outcomes,
    bin_of,
    first_guess,
)
from boothill.games.bang.bots.belief.public import PublicBelief, Scene
from boothill.games.bang.lab.setting import CardGame
from boothill.lab.run.pool import Progress, chunks, run_jobs
from boothill.lab.strength.logistic import Matrix, solve
from boothill.playing import CAP, play_out, seat_bots

CHUNK = 20
"""Games per piece of work."""
SHRINK = 4.0
"""How strongly a leaning is held near 0: as much as this many choices that speak against it."""
DOUBT = 10.0
"""Each frequency counts as if it had been seen so often in the mean of all roles, besides."""
STEPS = 12
"""Newton's method needs no more."""
FEATURES = 7
"""Sheriff, Outlaw, Renegade (as against a Deputy), seems an Outlaw, seems a Renegade, weak, weak Sheriff."""

Row = tuple[float, ...]
Sample = tuple[int, list[Row]]
"""Which of several targets was chosen, and what each of them was like."""


class Games(NamedTuple):
    """Games to look at. The bots take turns in the seats, however many they are."""

    players: int
    number: int
    bots: tuple[str, ...]
    seed: int = 0
    setting: CardGame = CardGame()

    def line_up(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in one game."""
        return tuple([self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)])


class Sightings(NamedTuple):
    """What was seen in some games, by who did it."""

    choices: dict[tuple[int, int], list[Sample]]
    """By act and role."""
    shots: Counter[tuple[int, bool, int, int]]
    """By role, the circumstances (`Scene.key`) and the outcome."""
    sweeps: Counter[tuple[int, int]]
    """By role and the Sheriff's life."""
    turns: Counter[tuple[int, int]]
    """The same for all turns with a shot or without, in which somebody might have swept the table as well."""


Job = tuple[Games, Model, int, int]


def sight(job: Job) -> Sightings:
    """Play some of these games, and look at what was done."""
    games, model, start, stop = job
    seen = Sightings({(act, role): [] for act in AIMED for role in SECRET}, Counter(), Counter(), Counter())
    for number in range(start, stop):
        seed = games.seed + number
        match = games.setting.match(games.players, seed)
        play_out(match, seat_bots(games.line_up(number), seed), CAP)
        t = match.state
        for scene in PublicBelief(t.rules, t.role, model).scenes(tuple(t.deeds)):
            _note(seen, scene, t.role)
    return seen


def _note(seen: Sightings, scene: Scene, roles: Sequence[int]) -> None:
    role, deed = roles[scene.deed.by], scene.deed
    hurt = bin_of(deed.life[roles.index(SHERIFF)], LIFE_BINS)
    if scene.act == SWEEPING:
        seen.sweeps[role, hurt] += 1
    if scene.shot or scene.act not in (*AIMED, SWEEPING):
        seen.shots[role, *scene.key, scene.outcome] += 1
        seen.turns[role, hurt] += 1
    if scene.act in AIMED and len(scene.seats) > 1:
        rows = [_row(scene, seat, roles[seat]) for seat in scene.seats]
        seen.choices[scene.act, role].append((scene.seats.index(deed.at), rows))


def _row(scene: Scene, seat: int, role: int) -> Row:
    weak = float(scene.deed.life[seat] <= 1)
    if role == SHERIFF:
        return (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, weak)
    is_role = [float(role == one) for one in SECRET if one != DEPUTY]
    return (0.0, *is_role, scene.suspicion[seat], scene.renegade[seat], weak, 0.0)


def leaning_of(samples: Sequence[Sample]) -> Leaning:
    """What makes these choices likeliest, by Newton's method on the logit model of choice, held near 0."""
    weights = [0.0] * FEATURES
    for _ in range(STEPS):
        slope = [-SHRINK * weight for weight in weights]
        bend: Matrix = [[SHRINK * (one == other) for other in range(FEATURES)] for one in range(FEATURES)]
        for chosen, rows in samples:
            pulls = [exp(sum([w * x for w, x in zip(weights, row, strict=True)])) for row in rows]
            total = sum(pulls)
            odds = [pull / total for pull in pulls]
            mean = [sum([p * row[at] for p, row in zip(odds, rows, strict=True)]) for at in range(FEATURES)]
            for at in range(FEATURES):
                slope[at] += rows[chosen][at] - mean[at]
            for p, row in zip(odds, rows, strict=True):
                away = [x - m for x, m in zip(row, mean, strict=True)]
                for one in range(FEATURES):
                    if away[one]:
                        for other in range(FEATURES):
                            bend[one][other] += p * away[one] * away[other]
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < 1e-4:
            break
    sheriff, outlaw, renegade, seems_outlaw, seems_renegade, weak, weak_sheriff = [round(w, 3) for w in weights]
    return Leaning((sheriff, 0.0, outlaw, renegade), seems_outlaw, seems_renegade, weak, weak_sheriff)


def outcomes_of(shots: Counter[tuple[int, bool, int, int]]) -> dict[tuple[int, bool, int], Outcomes]:
    """How turns end, by role and circumstances; rare circumstances are filled up with the mean of all roles."""
    found: dict[tuple[int, bool, int], Outcomes] = {}
    for near in (False, True):
        for top in range(3):
            seen = {role: [shots[role, near, top, o] for o in range(FIRED + 1)] for role in SECRET}
            sums = [sum([seen[role][o] for role in SECRET]) + 1 for o in range(FIRED + 1)]
            for role in SECRET:
                counts = [c + DOUBT * s / sum(sums) for c, s in zip(seen[role], sums, strict=True)]
                found[role, near, top] = tuple([round(c / sum(counts), 4) for c in counts])
    return found


def sweeps_of(sweeps: Counter[tuple[int, int]], turns: Counter[tuple[int, int]]) -> tuple[tuple[float, ...], ...]:
    """How often each role sweeps the table per turn, by the Sheriff's life, beside the mean of all roles."""
    rows: list[list[float]] = [[] for _ in SECRET]
    for hurt in range(len(LIFE_BINS) + 1):
        mean = (sum([sweeps[r, hurt] for r in SECRET]) + 1) / (sum([turns[r, hurt] for r in SECRET]) + 10)
        for row, role in zip(rows, SECRET, strict=True):
            rate = (sweeps[role, hurt] + DOUBT * mean) / (turns[role, hurt] + DOUBT)
            row.append(round(rate / mean, 3))
    return tuple([tuple(row) for row in rows])


def fit(tables: Sequence[Games], *, rounds: int = 2, workers: int = 1, progress: Progress | None = None) -> Model:
    """The model that explains all these games best. It depends on them alone."""
    model = first_guess()
    for _ in range(rounds):
        total = Sightings({(act, role): [] for act in AIMED for role in SECRET}, Counter(), Counter(), Counter())
        jobs: list[Job] = [(plan, model, n.start, n.stop) for plan in tables for n in chunks(0, plan.number, CHUNK)]
        for job, part in zip(jobs, run_jobs(sight, jobs, workers), strict=True):
            for key, samples in part.choices.items():
                total.choices[key].extend(samples)
            total.shots.update(part.shots)
            total.sweeps.update(part.sweeps)
            total.turns.update(part.turns)
            if progress is not None:
                progress(job[3] - job[2])
        leanings = []
        for act in AIMED:
            deputy, outlaw, renegade = [leaning_of(total.choices[act, role]) for role in SECRET]
            leanings.append((deputy, outlaw, renegade))
        model = model._replace(
            leanings=tuple(leanings), shots=outcomes_of(total.shots), sweeps=sweeps_of(total.sweeps, total.turns)
        )
    return model


def as_toml(model: Model, record: dict[str, Any]) -> str:
    """The model as a file, with how it was made."""
    data = model.dump()
    lines = [
        "# How players behave, by their role. Made by `boothill lab fit`; see boothill.games.bang.bots.belief.model.",
        "",
        "[record]",
    ]
    lines += [f"{name} = {_plain(value)}" for name, value in record.items()]
    lines += ["", "[model]"]
    lines += [f"{name} = {_plain(data[name])}" for name in ("careless", "scruples", "slip", "temper", "sweeps")]
    lines += [
        "# role, Sheriff in range, suspicion; then how often turns end without a shot and 0, 1-2, more cards, with a"
    ]
    lines += ["# BANG! thrown away, with a shot", "shots = ["]
    lines += [f"    {_plain(row)}," for row in data["shots"]]
    lines += ["]"]
    for act, rows in data["leanings"].items():
        lines += [
            "",
            f"[model.leanings.{act}]",
            "# Sheriff, Deputy, Outlaw, Renegade; seems Outlaw, Renegade; weak, weak Sheriff",
        ]
        lines += [f"{role} = {_plain(row)}" for role, row in rows.items()]
    return "\n".join(lines) + "\n"


def _plain(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join([_plain(part) for part in value])}]"
    return str(value)
