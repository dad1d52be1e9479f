"""Which modules are compiled: the engine, the rules and the bots, all that a simulated game runs through."""

from __future__ import annotations

from pathlib import Path

PATTERNS = (
    "kernel/*.py",
    "family/*.py",
    "games/*/rules/**/*.py",
    "games/*/sets/**/*.py",
    "games/*/bots/**/*.py",
    "games/*/playouts.py",
    "bots/*.py",
    "playing.py",
    "plugins.py",
    "titles.py",
)
NEVER = {
    "__init__.py",  # a package stays one that the source loader finds
    "fields.py",  # declarations, which are read and never run
}
LEFT_OUT = {
    # What comes from outside is checked here and refused in a sentence of ours; a compiled function that is given a
    # value of another type raises a TypeError before it can say anything.
    "kernel/record.py",
    "kernel/declared.py",
    "family/setup_checks.py",
    "games/bang/rules/cards/checks.py",
    "games/bang/rules/cards/declare.py",
    "games/bang/rules/table/series.py",
    "games/bang/rules/table/setup.py",
    "games/dice/rules/setup.py",
    # Built upon types of Python's own, which a compiled class cannot be: a tuple, an exception.
    "kernel/errors.py",
    "kernel/reasons.py",
    # Done before a game begins: reading files, loading what others wrote.
    "family/sets.py",
    "family/art.py",
    "bots/guests.py",
    "bots/registry.py",
    "plugins.py",
    "titles.py",
}


def sources(package: Path) -> list[Path]:
    """All that the compiled modules are made from: they know the constants and types of those that are not compiled."""
    return sorted({file for pattern in PATTERNS for file in package.glob(pattern)})


def compiled(package: Path) -> list[Path]:
    """The modules that are compiled."""
    return [
        file
        for file in sources(package)
        if file.name not in NEVER and file.relative_to(package).as_posix() not in LEFT_OUT
    ]
