"""How players of each role behave, as figures measured from games: how likely a deed is, given the roles."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES
from boothill.games.bang.bots.belief.acts import ACTS, AIMED

SECRET: Final = (DEPUTY, OUTLAW, RENEGADE)
"""The roles that are dealt face down."""
CARDS_BINS: Final = (0, 2)
"""Hand cards left after a turn without a shot: none, up to two, more."""
SUSPICION_BINS: Final = (0.35, 0.6)
"""How likely the most suspicious player in range is an Outlaw."""
LIFE_BINS: Final = (1, 2)
"""Life of the Sheriff: one, two, more."""
DROPPED: Final = len(CARDS_BINS) + 1
"""The outcome of a turn without a shot in which a BANG! was thrown away."""
FIRED: Final = DROPPED + 1
"""The outcome of a turn with a shot."""


class Leaning(NamedTuple):
    """How much players of one role are drawn to a target; differences count, as in a logit model of choice."""

    roles: tuple[float, float, float, float]
    """By the role of the target: Sheriff, Deputy, Outlaw, Renegade."""
    outlaw: float
    """By how likely everybody holds them for an Outlaw at the time; nothing for the Sheriff."""
    renegade: float
    """The same for a Renegade."""
    weak: float
    """Once they have a single life point left."""
    weak_sheriff: float
    """The same for the Sheriff, besides."""


Outcomes = tuple[float, ...]
"""How likely a turn ends without a shot and no, few or many cards, with a BANG! thrown away, and with a shot."""


class Model(NamedTuple):
    """All of it."""

    leanings: tuple[tuple[Leaning, Leaning, Leaning], ...]
    """By act (see `acts.AIMED`), then by the role of who acts: Deputy, Outlaw, Renegade."""
    shots: dict[tuple[int, bool, int], Outcomes]
    """By role, whether the Sheriff is in range, and how suspicious the most suspicious other in range is."""
    sweeps: tuple[tuple[float, ...], ...]
    """By the role of who sweeps the table, then by the Sheriff's life: how often, beside others."""
    careless: float
    """How likely a player chooses their targets by lot."""
    scruples: tuple[float, float, float]
    """How likely a careless Deputy, Outlaw, Renegade takes the Sheriff where they would take anybody else."""
    slip: float
    """How likely anybody chooses by lot for once: nothing ever becomes impossible."""
    temper: float
    """Deeds of one player are no independent witnesses: the power their likelihood is raised to."""

    def dump(self) -> dict[str, Any]:
        """As data for TOML."""
        return {
            "careless": self.careless,
            "scruples": list(self.scruples),
            "slip": self.slip,
            "temper": self.temper,
            "sweeps": [list(row) for row in self.sweeps],
            "leanings": {
                ACTS[act]: {
                    ROLES[role]: [*leaning.roles, *leaning[1:]]
                    for role, leaning in zip(SECRET, self.leanings[act], strict=True)
                }
                for act in AIMED
            },
            "shots": [[role, int(near), top, *odds] for (role, near, top), odds in sorted(self.shots.items())],
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Model:
        """What `dump` wrote."""
        leanings = []
        for act in AIMED:
            rows = [data["leanings"][ACTS[act]][ROLES[role]] for role in SECRET]
            deputy, outlaw, renegade = [Leaning((row[0], row[1], row[2], row[3]), *row[4:]) for row in rows]
            leanings.append((deputy, outlaw, renegade))
        return Model(
            tuple(leanings),
            {(role, bool(near), top): tuple(odds) for role, near, top, *odds in data["shots"]},
            tuple([tuple(row) for row in data["sweeps"]]),
            data["careless"],
            tuple(data["scruples"]),
            data["slip"],
            data["temper"],
        )


def bin_of(value: float, edges: tuple[float, ...]) -> int:
    """How many of the edges the value exceeds."""
    at = 0
    while at < len(edges) and value > edges[at]:
        at += 1
    return at


def first_guess() -> Model:
    """What common sense says before anything is measured; where fitting starts."""
    towards = {
        DEPUTY: (-4.0, -0.3, 1.0, 0.4),
        OUTLAW: (2.0, 0.4, -0.8, 0.2),
        RENEGADE: (-2.0, 0.2, 0.4, 0.0),
    }
    harm = [Leaning(towards[role], 1.0 if role != OUTLAW else -0.5, 0.0, 0.3, 0.0) for role in SECRET]
    help_ = [Leaning((-s, -d, -o, -r), 0.0, 0.0, 0.0, 0.0) for s, d, o, r in towards.values()]
    hostile = (harm[0], harm[1], harm[2])
    even = tuple([1.0 / (FIRED + 1)] * (FIRED + 1))
    return Model(
        (hostile, hostile, hostile, (help_[0], help_[1], help_[2])),
        {(role, near, top): even for role in SECRET for near in (False, True) for top in range(3)},
        ((0.8, 0.8, 1.0), (1.0, 1.0, 1.0), (0.8, 1.0, 1.0)),
        0.15,
        (0.05, 1.0, 0.6),
        0.05,
        1.0,
    )


@lru_cache(maxsize=1)
def standard_model() -> Model:
    """The figures Boothill comes with."""
    text = files("boothill.games.bang.bots").joinpath("data/belief.toml").read_text(encoding="utf-8")
    return Model.load(tomllib.loads(text)["model"])
