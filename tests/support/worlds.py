"""What a viewer is shown and told, and the other worlds it allows, for the tests of secrecy in either game."""

from __future__ import annotations

import json
from typing import Any

from boothill.kernel.decision import Seat
from boothill.kernel.journal import SPECTATOR
from boothill.kernel.match import Match
from support.games import Options, redeal


def viewers(options: Options) -> tuple[Seat, ...]:
    """All seats and a spectator."""
    return (SPECTATOR, *range(len(options.names)))


def attributes(view: Any) -> dict[str, Any]:
    """All a view says, as the viewer's program gets it; the rules, which are no secret, apart."""
    return {name: getattr(view, name) for name in slots_of(type(view)) if name != "rules"}


def slots_of(kind: type) -> list[str]:
    """The names of everything that an object of this class holds, inherited or not; a compiled class says so itself."""
    held = "__mypyc_attrs__" if hasattr(kind, "__mypyc_attrs__") else "__slots__"
    return sorted({name for each in kind.__mro__ for name in getattr(each, held, ())})


def everything_in(view: Any) -> tuple[dict[str, Any], str]:
    """All a view says, as the viewer's program gets it and as a client gets it."""
    return attributes(view), json.dumps(view.dump())


def two_worlds(match: Match[Any], viewer: Seat, deal: int) -> tuple[Match[Any], Match[Any]]:
    """Two clones of a match: the position itself, and another deal of what the viewer cannot see."""
    here = match.clone(record=True)
    there = match.clone(record=True)
    journal, there.state.journal = there.state.journal, None  # its checkpoint, the true deal, is not used here
    redeal(there.state, viewer, deal)
    there.state.journal = journal
    there.state.seed = here.state.seed  # luck apart: only what is hidden differs
    if match.decision is not None and match.decision.main:
        # Asked anew: what the viewer may do must follow from what he sees.
        return Match(match.game, here.state), Match(match.game, there.state)
    return here, there
