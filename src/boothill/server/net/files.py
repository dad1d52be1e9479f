"""How many files this process may have open: each connection is one."""

from __future__ import annotations

import structlog

BACKLOG = 256
"""Connections that may wait to be taken: all of them are taken at once, before any is put out, and meanwhile nobody is
answered.
"""
SPARE = BACKLOG + 64
"""Files a server needs besides connections: those, the database, the log, the process that makes films."""
PLAIN = 300
"""Connections that are no table's: of those who load the page, or ask the lobby."""
PLENTY = 1_000_000
"""Where there is no such limit."""

log = structlog.get_logger(__name__)


def connections_for(tables: int) -> tuple[int, int]:
    """See to it that so many connections to tables can be had, raising the limit of open files as far as it may be; how
    many TCP connections there can be in all, and of them to tables. Says in the log if they are fewer than wanted.
    """
    wanted = tables + PLAIN + SPARE
    allowed = _raised(wanted)
    if allowed >= wanted:
        return allowed - SPARE, tables
    in_all = max(allowed - SPARE, allowed // 2)
    possible = max(1, in_all - min(PLAIN, in_all // 3))
    log.warning(
        "few files",
        reason=f"{tables} connections to tables need {wanted} open files, and {allowed} are allowed, so {possible} are "
        "taken; raise the limit (ulimit -Hn, LimitNOFILE=) or lower --max-connections",
    )
    return in_all, possible


def _raised(wanted: int) -> int:
    """Raise the limit to what is wanted, or as far as it goes; what it is then."""
    try:
        import resource
    except ImportError:  # no such limit on this platform
        return PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return PLENTY
    aim = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if aim > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (aim, hard))
        except (ValueError, OSError):  # some systems have a limit they do not tell
            return soft
        soft = aim
    return soft
