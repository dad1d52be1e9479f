"""`boothill open`: the table in the browser, on this machine."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from typing import TYPE_CHECKING

from boothill.cli.commands import COMMANDS
from boothill.kernel.errors import UserError
from boothill.server.ops import config

if TYPE_CHECKING:
    from boothill.cli.common import Subparsers

HOST = "127.0.0.1"
PORT = 8000
TRIED = 20
"""So many ports are tried from the usual one on, before any is taken that is free."""

EXAMPLES = """\
examples:
  boothill open                   a server for this machine, and the table in your browser
  boothill open --no-browser      only say where the table is
  boothill open --port 9000       at another port
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command `open`; the parsed arguments carry `run` as their `run`."""
    parser = subparsers.add_parser(
        "open",
        help=COMMANDS["open"],
        description="Start a server for this machine alone and open the table in the browser, until Ctrl-C.\n"
        "Games are kept: come again to go on. For others in your network see `boothill serve`.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", metavar="N", help=f"the port to listen at ({PORT}, or the next that is free)")
    parser.add_argument("--db", metavar="TEXT", help="where games are kept (boothill.db in your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="start no browser, only say where the table is")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out the command and return its exit code. Raises UserError for what cannot be followed."""
    usual = {"host": HOST, "port": args.port or str(free_port()), "log_level": "warning", "log_format": "text"}
    chosen, _ = config.load({**usual, "db": args.db}, os.environ)
    # Loaded when it is needed: whoever asks for help does not wait for the web server.
    from boothill.server.web.app import serve
    from boothill.server.web.site import is_built

    if not is_built():
        raise UserError(
            "the table for browsers has not been built; run `make client` first, or play in the terminal with "
            "`boothill play`"
        )

    def opened(url: str) -> None:
        print(f"The table is open at {url} (end with Ctrl-C)", flush=True)
        if not args.no_browser and has_screen():
            # In a thread of its own: some browsers take their time to start.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return serve(chosen, opened)


def free_port() -> int:
    """The usual port, or the next one nobody listens at."""
    for port in range(PORT, PORT + TRIED):
        try:
            with closing(socket.create_server((HOST, port))):
                return port
        except OSError:
            continue
    return 0


def has_screen() -> bool:
    """Whether there is a browser with windows: one in the terminal would take its place."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
