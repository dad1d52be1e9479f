"""Golden transcripts: whole seeded games with everything each seat sees, kept as text and compared by a test.

`python -m support.golden --write`, run in `tests`, writes them anew after a change of the rules; the diff shows what
the change did.

A transcript begins and ends with what each seat sees, and shows it on the way now and then. Each question stands with
its number, the seat asked, its kind and its subject; below it the options, the answer (`>`), what happened, and the
public state of the table (`=`). What only some seats learn of an event stands behind it with their letters:
`[B: card beer/6H]`.

All games are written down in the same form; what is special about one is in its class here: how it is started, and how
its events and its table are put into words.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import NUGGETS, SHOP
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import FACES, NO_FACE, PHASES
from boothill.kernel.decision import Decision
from boothill.kernel.journal import SPECTATOR, Event
from boothill.kernel.match import Match
from support import dice_events, events
from support.events import SEATS
from support.games import ALL_SETS, BASE, decisions
from support.tales import WITHOUT_EQUIPMENT

FOLDER = Path(__file__).parents[1] / "golden"
EVERY = 75
"""After this many questions all views are written down again."""


class Game(Protocol):
    """A game to be written down."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def seed(self) -> int:
        """The seed of the table."""
        ...

    @property
    def answers(self) -> int:
        """The seed of the random player who answers for all seats."""
        ...

    def kind(self) -> str:
        """What game it is, to be read behind the number of players."""
        ...

    def start(self) -> Match[Any]:
        """The match at its first question."""
        ...

    def told(self, t: Any, event: Event) -> tuple[str, str]:
        """The public and the secret part of an event in words."""
        ...

    def table(self, t: Any) -> str:
        """The public state of the table in one line."""
        ...


class CardGame(NamedTuple):
    """A game with cards."""

    players: int
    starter: bool
    seed: int
    answers: int
    sets: tuple[str, ...] = BASE
    shadow: bool = False

    def kind(self) -> str:
        """The sets, if they are not the base game alone."""
        kind = ", starter game" if self.starter else "" if self.sets == BASE else f", sets {', '.join(self.sets)}"
        return kind + (", shadows" if self.shadow else "")

    def start(self) -> Match[Table]:
        """The match at its first question."""
        return new_card_match(
            TableOptions(self.players, sets=self.sets, starter=self.starter, seed=self.seed, shadow=self.shadow)
        )

    def told(self, t: Table, event: Event) -> tuple[str, str]:
        """The event with cards, kinds and characters by name."""
        return (
            events.written(t.rules, events.public_words(event)),
            events.written(t.rules, events.secret_words(event)),
        )

    def table(self, t: Table) -> str:
        """Life, hands and cards in play, and the piles."""
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
        return f"{', '.join(seats)}; deck {len(t.deck)}, discard {len(t.discard)}{top}{shown}{event}{shop}"


class DiceGame(NamedTuple):
    """A game with dice."""

    players: int
    seed: int
    answers: int

    def kind(self) -> str:
        """That it is this game."""
        return ", dice game"

    def start(self) -> Match[DiceTable]:
        """The match at its first question."""
        return new_dice_match(DiceOptions(self.players, seed=self.seed))

    def told(self, t: DiceTable, event: Event) -> tuple[str, str]:
        """The event with faces, causes and characters by name."""
        return (
            dice_events.written(dice_events.public_words(event)),
            dice_events.written(dice_events.secret_words(event)),
        )

    def table(self, t: DiceTable) -> str:
        """Life and arrows (in brackets what is aimed at a seat), the pile, and the dice with those that are used up."""
        seats = []
        for seat in t.seats:
            aimed = f" (-{t.aimed[seat]})" if t.aimed[seat] else ""
            seats.append(f"{SEATS[seat]} {t.life[seat]}/{t.max_life[seat]} arrows {t.arrows[seat]}{aimed}")
        dice = " ".join(
            "none" if face == NO_FACE else f"{FACES[face]}{' used' if t.spent >> die & 1 else ''}"
            for die, face in enumerate(t.dice)
        )
        return f"{', '.join(seats)}; pile {t.pile}; {PHASES[t.phase]}: {dice}"


GAMES: dict[str, Game] = {
    "starter-4": CardGame(4, True, 139, 139),
    "base-5": CardGame(5, False, 226, 226),
    "base-7": CardGame(7, False, 16, 16),
    "events-3": CardGame(3, False, 191, 191, WITHOUT_EQUIPMENT),
    "events-5": CardGame(5, False, 82, 82, WITHOUT_EQUIPMENT),
    "events-8": CardGame(8, False, 140, 140, WITHOUT_EQUIPMENT),
    "rush-4": CardGame(4, False, 21, 21, ("base", "gold_rush")),
    "shadow-5": CardGame(5, False, 10, 10, shadow=True),
    "all-3": CardGame(3, False, 107, 107, ALL_SETS),
    "all-6": CardGame(6, False, 43, 43, ALL_SETS, shadow=True),
    "dice-3": DiceGame(3, 157, 157),
    "dice-5": DiceGame(5, 68, 68),
    "dice-8": DiceGame(8, 151, 151),
}


def transcript(game: Game) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    yield f"{game.players} players{game.kind()}, seed {game.seed}, answers by random player {game.answers}"
    yield ""
    match = game.start()
    told = 0
    yield from _views(match)
    for decision in decisions(match, game.answers):
        if match.answers:
            yield _answer(match)
        yield from _events(game, match.state, match.events[told:])
        told = len(match.events)
        yield f"  = {game.table(match.state)}"
        if decision.number % EVERY == 0:
            yield from _views(match)
        yield ""
        yield _question(decision)
        yield "  " + " | ".join(match.game.token(match.state, option) for option in decision.options)
    yield _answer(match)
    yield from _events(game, match.state, match.events[told:])
    yield f"  = {game.table(match.state)}"
    yield from _views(match)


ORDER = (
    "seat phase turn active pile dice rolls rerolls_left spent beer_worth extra_turn bangs hand shown seen eliminated "
    "killed_by first_out fresh deck_size discard_size discard_top piles pile_sizes ghost shadow shadows shadow_variant "
    "next_event standing marks winners"
)
"""The facts of a view in the order in which they are written down, whatever order a view has them in; what is not here
comes last."""
OF_PLAYERS = (
    "name in_game role side character second abilities life max_life arrows aimed hand_size hand in_play range tokens"
)
"""The same for those of each player."""


def _in_order(data: dict[str, Any], order: str) -> str:
    places = {fact: place for place, fact in enumerate(order.split())}
    return json.dumps({fact: data[fact] for fact in sorted(data, key=lambda fact: places.get(fact, len(places)))})


def _views(match: Match[Any]) -> Iterator[str]:
    """What every seat and a spectator see now."""
    for viewer in (*range(len(match.state.names)), SPECTATOR):
        data = match.view(viewer).dump()
        yield f"{SEATS[viewer]} sees:" if viewer >= 0 else "A spectator sees:"
        for player in data.pop("players"):
            yield f"  {_in_order(player, OF_PLAYERS)}"
        deeds = data.pop("deeds")
        yield f"  {_in_order(data, ORDER)}"
        if viewer == SPECTATOR:  # everybody remembers the same
            yield from (f"  {json.dumps(list(deed.values()) if isinstance(deed, dict) else deed)}" for deed in deeds)


def _question(decision: Decision) -> str:
    words = [f"{decision.number}. {SEATS[decision.seat]}, {decision.kind}"]
    if decision.subject:
        words.append(str(list(decision.subject)))
    if decision.hidden:
        words.append("(hidden)")
    if decision.main:
        words.append("(main)")
    return " ".join(words)


def _answer(match: Match[Any]) -> str:
    return f"  > {match.game.token(match.state, match.answers[-1][1])}"


def _events(game: Game, t: Any, happened: list[Event]) -> Iterator[str]:
    for event in happened:
        public, secret = game.told(t, event)
        audience = "".join(SEATS[seat] for seat in event[2])
        yield f"  {event[0]}: {public}" + (f" [{audience}: {secret}]" if event[3] else "")


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
