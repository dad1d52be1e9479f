"""Games asked for by their seeds and line-ups, and how they ended: what all tests of bots are made of.

A game depends on its seed and its line-up alone, so whoever needs a game that somebody else has asked for already
shares it. That is how the tables of several challengers have the same baseline games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from boothill import __version__
from boothill.family.roles import ROLES
from boothill.kernel.errors import UserError
from boothill.lab.run.game import play_game
from boothill.lab.run.ledger import Ledger
from boothill.lab.run.pool import Progress, spread
from boothill.lab.run.setting import Setting
from boothill.lab.run.version import code_digest
from boothill.playing import CAP


class Request(NamedTuple):
    """One game."""

    line_up: tuple[str, ...]
    """The bot of each seat."""
    seed: int


class Ending(NamedTuple):
    """How it ended."""

    roles: tuple[str, ...]
    """Per seat."""
    winners: tuple[int, ...]
    characters: tuple[str, ...]
    """Per seat."""
    capped: bool
    """Stopped before its end: nobody has won."""

    def dump(self) -> list[Any]:
        """As JSON data, short."""
        roles = "".join([str(ROLES.index(role)) for role in self.roles])
        return [roles, list(self.winners), list(self.characters), int(self.capped)]

    @classmethod
    def load(cls, data: Any) -> Ending:
        """From what `dump` gave."""
        roles, winners, characters, capped = data
        return cls(tuple([ROLES[int(role)] for role in roles]), tuple(winners), tuple(characters), bool(capped))


class Batch(NamedTuple):
    """Games to be played together. Each is in it once, in the order in which they are begun."""

    setting: Setting
    requests: tuple[Request, ...]
    cap: int = CAP
    told_by: int | None = None
    """How many of the first requests tell how the batch goes on; then its end is open, and a ledger of it serves one
    that goes on longer. None: it is told by all of them."""

    @classmethod
    def of(cls, setting: Setting, requests: Iterable[Request], cap: int = CAP) -> Batch:
        """The games asked for, the longest first, so that none of them keeps everybody waiting in the end."""
        unique = dict.fromkeys(requests)
        return cls(setting, tuple(sorted(unique, key=lambda request: -len(request.line_up))), cap)

    @property
    def code(self) -> str:
        """The digest of the rules and bots that play it."""
        return code_of(self.setting)

    @property
    def digest(self) -> str:
        """What tells this batch, played by this code, from every other."""
        told = self.requests[: self.told_by]
        plan = [__version__, self.code, self.setting.game.id, self.setting.dump(), self.cap, told]
        if self.told_by is not None:
            plan.append("open end")
        return sha256(json.dumps(plan).encode()).hexdigest()[:16]

    def ledger(self, file: Path) -> Ledger:
        """The ledger of this batch. Raises UserError if the file is none, or that of another plan."""
        length = len(self.requests)
        return Ledger(file, self.digest, length if self.told_by is None else None, lambda place, _: place < length)

    def left(self, ledger: Ledger | None) -> int:
        """How many games are not in the ledger."""
        return len(self.requests) - (0 if ledger is None else len(ledger.known))


def code_of(setting: Setting) -> str:
    """The digest of the rules and bots in this setting, its own folders of card sets included."""
    return code_digest(setting.folders)


def head(kind: str, setting: Setting) -> dict[str, Any]:
    """How the JSON data of every result begins."""
    engine = {"engine": __version__, "code": code_of(setting)}
    return {"kind": kind, **engine, "game": setting.game.id, "setting": setting.dump()}


def play_request(setting: Setting, cap: int, request: Request) -> Ending:
    """Play one game."""
    outcome = play_game(setting, request.line_up, request.seed, cap)
    return Ending(outcome.roles, outcome.winners, outcome.characters, outcome.capped)


def play(
    batch: Batch, *, workers: int = 1, ledger: Ledger | None = None, progress: Progress | None = None
) -> Iterator[tuple[int, list[Ending]]]:
    """Play the batch: yields places of the batch and the endings from there on, as they come; those kept first.

    What is played is written into the ledger. `progress` hears only of games that were not in it.
    """
    done = []
    if ledger is not None:
        for at, kept in ledger.parts:
            yield at, [_kept(ledger, data) for data in kept]
        done = ledger.places
    work = partial(play_request, batch.setting, batch.cap)
    for at, endings in spread(work, batch.requests, workers, done):
        if ledger is not None:
            ledger.add(at, [ending.dump() for ending in endings])
        if progress is not None:
            progress(len(endings))
        yield at, endings


def _kept(ledger: Ledger, data: Any) -> Ending:
    try:
        return Ending.load(data)
    except (ValueError, TypeError, IndexError) as error:
        raise UserError(f"{ledger.file} holds a game that cannot be read; name another file") from error


def play_all(
    batch: Batch, *, workers: int = 1, ledger: Ledger | None = None, progress: Progress | None = None
) -> dict[Request, Ending]:
    """Play the batch to its end."""
    played: dict[Request, Ending] = {}
    for at, endings in play(batch, workers=workers, ledger=ledger, progress=progress):
        played.update(zip(batch.requests[at : at + len(endings)], endings, strict=True))
    return played


def play_in_order(
    batch: Batch, *, workers: int = 1, ledger: Ledger | None = None, progress: Progress | None = None
) -> Iterator[tuple[Request, Ending]]:
    """Play the batch until nobody asks for more; games come in the order of the batch."""
    early: dict[int, Ending] = {}
    due = 0
    for at, endings in play(batch, workers=workers, ledger=ledger, progress=progress):
        early.update(enumerate(endings, at))
        while due in early:
            yield batch.requests[due], early.pop(due)
            due += 1
