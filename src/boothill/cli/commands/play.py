"""`boothill play`: one person against bots, in the terminal."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from boothill import __version__
from boothill.bots import Bot, players_of
from boothill.cli.arguments import SERIES, TABLE, add_game, add_groups, any_of, given, owners, refuse_foreign
from boothill.cli.commands import COMMANDS
from boothill.cli.language import add_language, texts_of
from boothill.kernel.decision import NOBODY
from boothill.kernel.errors import UserError
from boothill.kernel.game import Game
from boothill.kernel.match import Match
from boothill.kernel.record import BadRecord, replay, resume
from boothill.playing import seat_bots
from boothill.terminal.company import Company
from boothill.terminal.face import GameFace
from boothill.terminal.faces import at_the_terminal, face, face_of
from boothill.terminal.files import latest_kept_game, read_record, reading
from boothill.terminal.screen import Terminal
from boothill.terminal.session import Left, Session
from boothill.titles import USUAL, numbers_of_players

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

BOT_NAMES = ("Ann", "Bo", "Cole", "Dot", "Eli", "Flo", "Gus", "Hope")
DEFAULT_NAME = "Stranger"
LATEST = ""
"""Stands for the game that was left last."""
OF_THE_TABLE = ("players", "seed", "name")
OF_THE_COMPANY = ("bots", "series", "watch")
"""Arguments that a saved game has settled: those its record holds, and those it holds if it was played here. Games
declare more of both.
"""

EXAMPLES = """\
examples:
  boothill play                          five players, you and four bots
  boothill play --players 8 --name Jo    a full table
  boothill play --players 3              open roles, each after one other player
  boothill play --sets base,dodge_city,promos
                                         with Dodge City and promo characters
  boothill play --sets base,high_noon    with a new event in every round
  boothill play --sets base,high_noon,fistful --events 20
                                         with both event decks, 20 events of them
  boothill play --sets base,gold_rush    with nuggets, and equipment to buy
  boothill play --shadow                 the eliminated return as shadows
  boothill play --starter                without the 13 harder cards
  boothill play --bots hard              the strongest there are
  boothill play --bots easy,normal       the bots take turns around the table
  boothill play --series 3 --badge       three games; the badge moves on
  boothill play --game dice              BANG! The Dice Game
  boothill play --game dice --players 8 --series 3
                                         three games of it with a full table
  boothill play --load                   go on with the game you left last
  boothill play --watch --pace 0         only bots; see the whole log at once
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `play`; the parsed arguments carry `run` as their `run`."""
    games = at_the_terminal()
    parser = subparsers.add_parser(
        "play",
        help=COMMANDS["play"],
        description=f"Play {any_of(games)} in the terminal against bots.\nType help at any question.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser, games, "what to play: ", ending=f" ({USUAL}; with --load what was saved)")
    numbers = [number for game in games for number in numbers_of_players(game)]
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"how many play, you included ({min(numbers)} to {max(numbers)}; 5)"
    )
    known = dict.fromkeys(name for game in games for name in players_of(game))
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME]",
        help=f"who plays against you: {', '.join(known)}, or the path of a file (normal)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same number deals the same game")
    parser.add_argument("--name", help=f"your name ({DEFAULT_NAME})")
    parser.add_argument(
        "--load",
        nargs="?",
        const=LATEST,
        metavar="FILE",
        help="go on with a saved game; without FILE, with the one left last",
    )
    parser.add_argument(
        "--series",
        type=int,
        metavar="N",
        help="play N games; in the card game survivors may keep their character",
    )
    parser.add_argument("--watch", action="store_true", help="only bots play and you look on")
    parser.add_argument(
        "--pace", type=float, default=0.6, metavar="SECONDS", help="pause after what others do, on a terminal (0.6)"
    )
    add_language(parser)
    add_groups(parser, games, TABLE, SERIES)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, read: Callable[[str], str] = input, console: Console | None = None) -> int:
    """Carry out the command and return its exit code. Raises UserError with one sentence for bad arguments."""
    if args.series is not None and args.series < 1:
        raise UserError(f"a series of {args.series} games cannot be played; give 1 or more")
    with suppress(ImportError):
        import readline  # noqa: F401  # gives input() editing and history, where the platform has it
    terminal = Terminal(console or Console(highlight=False), texts_of(args), read, args.pace)
    with suppress(Left, EOFError, KeyboardInterrupt):
        if args.load is not None:
            session, message = take_up(terminal, args)
            terminal.show(message or terminal.texts.say("resumed"))
            play_series(terminal, session)
        else:
            chosen = face(args.game or USUAL)
            fill(args, chosen)
            names = first_names(args, chosen)
            remedy = f"leave out --game {args.game}" if args.game else "name that with --game"
            refuse_foreign(args, chosen.game.id, at_the_terminal(), f"leave it out, or {remedy}")
            options = chosen.options(args, names, first_seed(args))
            play_series(terminal, new_session(terminal, chosen, options, first_company(args, chosen)))
    return 0


def fill(args: argparse.Namespace, chosen: GameFace) -> None:
    """Put in what was not asked for otherwise."""
    usual = {"players": chosen.usual_players, "bots": chosen.usual_bot, "name": DEFAULT_NAME, "series": 1}
    for name, value in usual.items():
        if getattr(args, name) is None:
            setattr(args, name, value)


def refuse(args: argparse.Namespace, settled: Sequence[str]) -> None:
    """Raise UserError if an argument was given that a saved game has settled."""
    for name in given(args, settled):
        raise UserError(f"--{name} belongs to a new game; leave it out with --load")


def first_names(args: argparse.Namespace, chosen: GameFace) -> tuple[str, ...]:
    """Who sits at the table. Seat 0 is the person's."""
    # Checked here as well as by the table: there are only so many names for bots.
    numbers = numbers_of_players(chosen.game.id)
    if args.players not in numbers:
        raise UserError(f"{args.players} players cannot play; this game takes {min(numbers)} to {max(numbers)}")
    person = [] if args.watch else [args.name.strip()]
    others = [name for name in BOT_NAMES if name.casefold() not in map(str.casefold, person)]
    return tuple([*person, *others][: args.players])


def first_seed(args: argparse.Namespace) -> int:
    """The seed that was asked for, or one by lot."""
    return args.seed if args.seed is not None else random.SystemRandom().randrange(1_000_000)


def first_company(args: argparse.Namespace, chosen: GameFace) -> Company:
    """Who plays the first game: the named bots take the other seats in turn."""
    badge = chosen.passes_badge(args)
    kinds = args.bots.split(",")
    bots = [kinds[(seat - 1) % len(kinds)] for seat in range(args.players)]
    seat = NOBODY if args.watch else 0
    return Company(seat, bots, games=args.series, badge=badge, wins=[0] * args.players)


def new_session(terminal: Terminal, chosen: GameFace, options: Any, company: Company) -> Session:
    """A fresh game, with a word of welcome."""
    bots = seat_bots(company.bots, options.seed, chosen.game.id)
    terminal.show(chosen.welcome(terminal.texts, options), "bold")
    if company.games > 1:
        terminal.say("welcome-series", game=company.game, games=company.games)
    if company.seat >= 0 and chosen.first_help:
        terminal.say(chosen.first_help)
    terminal.show("")
    return Session(terminal, chosen.new_match(options), company, bots)


def take_up(terminal: Terminal, args: argparse.Namespace) -> tuple[Session, str]:
    """A saved game at the question where it stopped, and what is to be said about that."""
    refuse(args, [*OF_THE_TABLE, *owners(at_the_terminal(), TABLE)])
    path = latest_kept_game() if args.load == LATEST else Path(args.load)
    data = read_record(path)
    if isinstance(data, dict) and "play" in data:
        refuse(args, [*OF_THE_COMPANY, *owners(at_the_terminal(), SERIES)])
    with reading(path):
        chosen = face_of(data)
        game = chosen.game
        if args.game not in (None, game.id):
            raise BadRecord(f"this is a record of the game '{game.id}', not of '{args.game}'; leave --game out")
        match, message = resume(data, game, __version__)
        company = load_company(data, match, args, chosen)
        if match.over and company.game >= company.games:
            raise BadRecord("this game is over; step through it with boothill replay")
        bots = seat_bots(company.bots, match.state.seed, game.id)
        if not message:
            recall_bots(data, match.game, company, bots)
    return Session(terminal, match, company, bots, loaded=path), message


def load_company(data: dict[str, Any], match: Match[Any], args: argparse.Namespace, chosen: GameFace) -> Company:
    """Who plays a saved game; a record without that is one of seat 0 against the bots named now."""
    seats = len(match.state.names)
    if "play" in data:
        return Company.load(data["play"], seats)
    args.players = seats
    fill(args, chosen)
    return first_company(args, chosen)


def recall_bots(data: dict[str, Any], game: Game[Any], company: Company, bots: list[Bot]) -> None:
    """Ask the bots again what they were asked before the game was saved: they remember, and their luck moves on."""
    left = len(data["answers"])

    def ask_again(match: Match[Any]) -> None:
        nonlocal left
        decision = match.decision
        if left > 0 and decision is not None and decision.seat != company.seat:
            bots[decision.seat].choose(match.view(decision.seat), decision)
        left -= 1

    replay(data, game, watch=ask_again)


def play_series(terminal: Terminal, session: Session) -> None:
    """Play this game and those that follow it in the series."""
    while True:
        company, match = session.company, session.match
        counted = match.over  # taken up between two games
        session.run()
        if not counted:
            for seat in match.state.winners:
                company.wins[seat] += 1
        show_end(terminal, session)
        more = company.game < company.games
        try:
            if more:
                session.keep()
            if company.seat >= 0 and not counted:
                offer_record(terminal, session)
            if not more:
                return
            chosen = face(match.game.id)
            options = chosen.following(session.face, company)
        except (EOFError, KeyboardInterrupt):
            if more:
                session.leave()
            return
        session.forget()
        company.game += 1
        session = new_session(terminal, chosen, options, company)


def show_end(terminal: Terminal, session: Session) -> None:
    """All roles, the winners, and the score of a series."""
    company, table, state = session.company, session.face, session.match.state
    terminal.show("")
    terminal.show(table.screen())
    if company.seat >= 0:
        if table.result:
            terminal.show(table.result)
        terminal.say("end-you-win" if company.seat in state.winners else "end-you-lose", "bold")
    if company.games > 1:
        wins = table.words.listed(f"{name} {won}" for name, won in zip(state.names, company.wins, strict=True))
        terminal.say("end-series", wins=wins)


def offer_record(terminal: Terminal, session: Session) -> None:
    """Keep the record of a finished game if the person wants it."""
    say = terminal.texts.say
    if terminal.menu(say("end-keep-record"), [say("no"), say("yes")]) == 1:
        session.save_as("", "recorded")
