"""What several commands have in common: bars of progress, figures as text, how many processes work."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from boothill.lab.run.pool import Progress as Report
    from boothill.lab.strength.stats import Interval

    # Generic only for the type checker; at run time the class takes no parameter.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

FILE_WIDTH = 120


def workers_of(args: argparse.Namespace) -> int:
    """How many processes are to work: as asked, or one per core."""
    return args.workers if args.workers is not None else os.cpu_count() or 1


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Report]:
    """A bar on standard error, if that is a terminal; gives the function that moves it on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    # Drawn seldom: the processes that play need the time.
    with Progress(*columns, console=console, transient=True, disable=not shown, refresh_per_second=2) as progress:
        task = progress.add_task(title, total=max(total, 0))
        yield lambda done: progress.advance(task, done)


def wide_console() -> Console:
    """Where large tables are printed: a file has no right edge, so that names are not cut there."""
    console = Console()
    return console if console.is_terminal else Console(width=FILE_WIDTH)


def percent(value: float) -> str:
    """'12.3 %'."""
    return f"{100 * value:.1f} %"


def bounds(interval: Interval) -> str:
    """'12.3 % to 15.0 %'."""
    return f"{percent(interval.low)} to {percent(interval.high)}"


def points(value: float) -> str:
    """'+12.3'."""
    return f"{100 * value:+.1f}"
