"""What all tests have in common: they run on the build that was asked for, or not at all."""

import os

import pytest

from boothill.builds import COMPILED, RUN_VARIABLE, build

IS_COMPILED = build() == COMPILED

# What needs both builds runs wherever both are there, and is nothing to skip elsewhere.
collect_ignore = [] if IS_COMPILED else ["builds/test_both.py"]


def pytest_configure():
    """With BOOTHILL_BUILD in the environment, refuse to test anything else."""
    wanted = os.environ.get(RUN_VARIABLE)
    if wanted and wanted != build():
        raise pytest.UsageError(f"these tests are for the build '{wanted}', and it is '{build()}' that runs")


def pytest_report_header():
    """Which build it is."""
    return f"boothill: {build()}"
