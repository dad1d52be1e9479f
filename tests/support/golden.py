"""Golden transcripts: whole seeded games with everything each seat sees, kept as text and compared by a test.

`python -m support.golden --write`, run in `tests`, writes them anew after a change of the rules; the diff shows what
the change did.

A transcript begins and ends with what each seat sees, and shows it on the way now and then. Each question stands with
its number, the seat asked, its kind and its subject; below it the options, the answer (`>`), what happened, and the
public state of the table (`=`). What only some seats learn of an event stands behind it with their letters:
`[B: card beer/6H]`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from boothill.bang.game import BANG, new_match
from boothill.bang.setup import TableOptions
from boothill.bang.state import Table
from boothill.bang.terms import NUGGETS, SHOP
from boothill.kernel.decision import Decision
from boothill.kernel.journal import SPECTATOR, Event
from boothill.kernel.match import Match
from support.events import SEATS, public_words, secret_words, written
from support.games import ALL_SETS, BASE, decisions
from support.tales import WITHOUT_EQUIPMENT

FOLDER = Path(__file__).parents[1] / "golden"
EVERY = 75
"""After this many questions all views are written down again."""


class Game(NamedTuple):
    """A game to be written down."""

    players: int
    starter: bool
    seed: int
    answers: int
    """The seed of the random player who answers for all seats."""
    sets: tuple[str, ...] = BASE
    shadow: bool = False


GAMES = {
    "starter-4": Game(4, True, 139, 139),
    "base-5": Game(5, False, 226, 226),
    "base-7": Game(7, False, 16, 16),
    "events-3": Game(3, False, 191, 191, WITHOUT_EQUIPMENT),
    "events-5": Game(5, False, 82, 82, WITHOUT_EQUIPMENT),
    "events-8": Game(8, False, 140, 140, WITHOUT_EQUIPMENT),
    "rush-4": Game(4, False, 21, 21, ("base", "gold_rush")),
    "shadow-5": Game(5, False, 10, 10, shadow=True),
    "all-3": Game(3, False, 107, 107, ALL_SETS),
    "all-6": Game(6, False, 43, 43, ALL_SETS, shadow=True),
}


def transcript(game: Game) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    kind = ", starter game" if game.starter else "" if game.sets == BASE else f", sets {', '.join(game.sets)}"
    kind += ", shadows" if game.shadow else ""
    yield f"{game.players} players{kind}, seed {game.seed}, answers by random player {game.answers}"
    yield ""
    match = new_match(
        TableOptions(game.players, sets=game.sets, starter=game.starter, seed=game.seed, shadow=game.shadow)
    )
    told = 0
    yield from _views(match)
    for decision in decisions(match, game.answers):
        if match.answers:
            yield f"  > {BANG.token(match.state, match.answers[-1][1])}"
        yield from _events(match.state, match.events[told:])
        told = len(match.events)
        yield _table(match.state)
        if decision.number % EVERY == 0:
            yield from _views(match)
        yield ""
        yield _question(decision)
        yield "  " + " | ".join(BANG.token(match.state, option) for option in decision.options)
    yield f"  > {BANG.token(match.state, match.answers[-1][1])}"
    yield from _events(match.state, match.events[told:])
    yield _table(match.state)
    yield from _views(match)


def _views(match: Match[Table]) -> Iterator[str]:
    """What every seat and a spectator see now."""
    for viewer in (*range(len(match.state.names)), SPECTATOR):
        data = match.view(viewer).dump()
        yield f"{SEATS[viewer]} sees:" if viewer >= 0 else "A spectator sees:"
        for player in data.pop("players"):
            yield f"  {json.dumps(player)}"
        yield f"  {json.dumps(data)}"


def _question(decision: Decision) -> str:
    words = [f"{decision.number}. {SEATS[decision.seat]}, {decision.kind}"]
    if decision.subject:
        words.append(str(list(decision.subject)))
    if decision.hidden:
        words.append("(hidden)")
    if decision.main:
        words.append("(main)")
    return " ".join(words)


def _events(t: Table, events: list[Event]) -> Iterator[str]:
    for event in events:
        said = written(t.rules, public_words(event))
        audience = "".join(SEATS[seat] for seat in event[2])
        secret = f" [{audience}: {written(t.rules, secret_words(event))}]" if event[3] else ""
        yield f"  {event[0]}: {said}{secret}"


def _table(t: Table) -> str:
    names = t.rules.card_names
    seats = []
    for seat in t.seats:
        in_play = " ".join(names[card] for card in t.play[seat])
        purse = f" nuggets {t.tokens[NUGGETS][seat]}" if NUGGETS in t.tokens else ""
        shadow = " shadow" if seat == t.shadow else ""
        life = f"{t.life[seat]}/{t.max_life[seat]}"
        seats.append(f"{SEATS[seat]}{shadow} {life} hand {len(t.hand[seat])}{purse} ({in_play})")
    shown = f", shown {' '.join(names[card] for card in t.limbo)}" if t.limbo else ""
    top = f" {names[t.discard[-1]]}" if t.discard else ""
    event = "".join(f", event {t.rules.kinds[kind].id}" for kind in t.standing)
    shop = f", shop {' '.join(names[card] for card in t.piles[SHOP])}" if SHOP in t.piles else ""
    return f"  = {', '.join(seats)}; deck {len(t.deck)}, discard {len(t.discard)}{top}{shown}{event}{shop}"


def main() -> None:
    """Write all transcripts."""
    parser = argparse.ArgumentParser(description="Golden transcripts of seeded games.")
    parser.add_argument("--write", action="store_true", required=True, help="write the transcripts anew")
    parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        path = FOLDER / f"{name}.txt"
        path.write_text(transcript(game), encoding="utf-8", newline="\n")
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
