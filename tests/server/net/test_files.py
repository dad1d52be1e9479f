"""The limit of open files: raised as far as it goes, and said where that is not enough."""

import subprocess
import sys

import pytest

pytest.importorskip("resource")

ASK = """
import resource, sys
soft, hard, wanted = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
from boothill.server.net.files import connections_for
from boothill.server.ops import logs
logs.configure("info", "text")
print(*connections_for(wanted), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def asked(soft, hard, wanted):
    """A process with these limits that wants so many connections: TCP, to tables, the limit then; and its log."""
    done = subprocess.run(
        [sys.executable, "-c", ASK, *map(str, (soft, hard, wanted))], capture_output=True, text=True, check=True
    )
    return tuple(map(int, done.stdout.split())), done.stderr


def test_the_limit_is_raised_as_far_as_it_has_to_be():
    (in_all, to_tables, limit), log = asked(256, 2000, 1000)
    assert (to_tables, limit, log) == (1000, 1620, "")
    assert in_all == 1300


def test_more_than_enough_is_left_as_it_is():
    assert asked(1800, 2000, 1000) == ((1480, 1000, 1800), "")


def test_too_few_files_are_said_and_kept_to():
    (in_all, to_tables, limit), log = asked(256, 1024, 5000)
    assert limit == 1024
    assert to_tables < in_all < 1024
    assert "5000 connections to tables need 5620 open files, and 1024 are allowed" in log
    assert "LimitNOFILE=" in log
