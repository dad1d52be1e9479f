"""What is known or believed of the balance of the card game, and whether our figures agree.

The signatures were measured on another engine with other bots, or are a judgement: one that does not hold is a
question, not an error.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from boothill.lab.balance.signatures import FAILS, HOLDS, IN_PART, UNKNOWN, Cells, Signature, cells_of, percent

BASE = "base"
"""The mix they are about."""
SIZES = (4, 5, 6, 7)


def signatures(data: dict[str, Any]) -> list[Signature]:
    """The checklist, from the JSON data of a balance study. It looks at the base game."""
    base = cells_of(data, BASE, data["bots"])
    careless = [cell["bots"] for cell in data["cells"] if cell["bots"] != data["bots"]]
    return [
        parity(base),
        careless_play(cells_of(data, BASE, careless[0]) if careless else {}, careless[0] if careless else []),
        renegades(base),
        length(base),
        *characters(data["characters"].get(BASE, [])),
        ambushes(base),
        reshuffles(base),
    ]


def _rates(cells: Cells, side: str) -> str:
    told = [f"{players}: {percent(cells[players]['sides'][side]['value'])}" for players in SIZES if players in cells]
    return ", ".join(told)


def _verdict(good: int, all_of_them: int) -> str:
    return HOLDS if good == all_of_them else IN_PART if good else FAILS


def parity(cells: Cells) -> Signature:
    """The law is favoured with an odd number of players, the Outlaws with an even one."""
    claim = "law ahead of Outlaws at 5 and 7 players, Outlaws ahead at 4 and 6"
    found = [players for players in SIZES if players in cells]
    if not found:
        return Signature("a", claim, "", UNKNOWN)
    gap = {n: cells[n]["sides"]["law"]["value"] - cells[n]["sides"]["outlaws"]["value"] for n in found}
    good = [players for players in found if (gap[players] > 0) == (players % 2 == 1)]
    measured = ", ".join([f"{players}: {100 * gap[players]:+.1f} points" for players in found])
    return Signature("a", claim, f"law minus Outlaws {measured}", _verdict(len(good), len(found)))


def careless_play(cells: Cells, bots: list[str]) -> Signature:
    """Whoever shoots at random helps the law."""
    claim = "careless play favours the law, 56 to 64 %"
    found = [players for players in SIZES if players in cells]
    if not found:
        return Signature("b", claim, "", UNKNOWN)
    good = [n for n in found if cells[n]["sides"]["law"]["high"] >= 0.56 and cells[n]["sides"]["law"]["low"] <= 0.64]
    return Signature("b", claim, f"{', '.join(bots)}: law {_rates(cells, 'law')}", _verdict(len(good), len(found)))


def renegades(cells: Cells) -> Signature:
    """The Renegade is weak, and weaker at larger tables."""
    claim = "Renegade wins 5 to 25 %, the less the more players"
    found = [players for players in SIZES if players in cells]
    if not found:
        return Signature("c", claim, "", UNKNOWN)
    rates = [cells[players]["sides"]["renegade"] for players in found]
    good = sum([rate["high"] >= 0.05 and rate["low"] <= 0.25 for rate in rates])
    pairs = list(pairwise(rates))
    good += sum([more["value"] < fewer["value"] for fewer, more in pairs])
    return Signature("c", claim, _rates(cells, "renegade"), _verdict(good, len(rates) + len(pairs)))


def length(cells: Cells) -> Signature:
    """How many turns a game takes."""
    claim = "40 to 60 turns with 5 players, 45 to 60 with 7"
    wanted = {players: low for players, low in ((5, 40), (7, 45)) if players in cells}
    if not wanted:
        return Signature("d", claim, "", UNKNOWN)
    means = {players: cells[players]["turns"]["mean"] for players in wanted}
    good = sum([low <= means[players] <= 60 for players, low in wanted.items()])
    measured = ", ".join([f"{players}: {mean:.1f} turns" for players, mean in means.items()])
    return Signature("d", claim, measured, _verdict(good, len(wanted)))


def characters(found: list[dict[str, Any]]) -> list[Signature]:
    """No character decides a game; those with 3 life points are below the average."""
    near, weak = "no character more than 8 points from its role's average", "characters with 3 life points are below it"
    if not found:
        return [Signature("e", near, "", UNKNOWN), Signature("e", weak, "", UNKNOWN)]
    best, worst = found[0], found[-1]
    measured = ", ".join([f"{one['name']} {100 * one['uplift']['value']:+.1f}" for one in (best, worst)])
    far = [one for one in found if abs(one["uplift"]["value"]) > 0.08]
    frail = [one for one in found if one["life"] == 3]
    told = ", ".join([f"{one['name']} {100 * one['uplift']['value']:+.1f}" for one in frail])
    below = sum([one["uplift"]["value"] < 0 for one in frail])
    return [
        Signature("e", near, measured, HOLDS if not far else FAILS),
        Signature("e", weak, told, _verdict(below, len(frail)) if frail else UNKNOWN),
    ]


def ambushes(cells: Cells) -> Signature:
    """The Sheriff's death before everybody had a turn."""
    claim = "the Sheriff falls before the last player's first turn in less than 1 % of the games"
    found = [players for players in SIZES if players in cells]
    if not found:
        return Signature("f", claim, "", UNKNOWN)
    measured = ", ".join([f"{players}: {100 * cells[players]['ambushes']:.2f} %" for players in found])
    good = sum([cells[players]["ambushes"] < 0.01 for players in found])
    return Signature("f", claim, measured, _verdict(good, len(found)))


def reshuffles(cells: Cells) -> Signature:
    """How often the deck runs out."""
    claim = "1 to 3 reshuffles of the deck per game"
    found = [players for players in SIZES if players in cells]
    if not found:
        return Signature("g", claim, "", UNKNOWN)
    measured = ", ".join([f"{players}: {cells[players]['reshuffles']:.2f}" for players in found])
    good = sum([1 <= cells[players]["reshuffles"] <= 3 for players in found])
    return Signature("g", claim, measured, _verdict(good, len(found)))
