"""From Python to C, by mypyc."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension

from tools.compiled.errors import BuildFailed


def translated(modules: Sequence[Path], into: Path, opt_level: str) -> list[Extension]:
    """Write the C files of these modules into a folder; what setuptools is to make of them.

    Whether types are right is for `make check` to say, where everything that is imported is installed; here only what
    cannot be translated is an error.
    """
    from tools.compiled.building import ROOT, SOURCE

    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases", "--ignore-missing-imports"]
    os.environ["MYPYPATH"] = str(SOURCE)
    said = StringIO()
    try:
        # Tracebacks name the files as they are named here, so from the root of the tree.
        with chdir(ROOT), redirect_stdout(said), redirect_stderr(said):
            extensions: list[Extension] = mypycify(
                [*options, *(str(file.relative_to(ROOT)) for file in modules)],
                opt_level=opt_level,
                debug_level="0",
                multi_file=True,
                group_name="boothill",
                target_dir=str(into),
            )
    except SystemExit as error:
        raise BuildFailed(f"mypyc could not translate the modules\n{said.getvalue()}{error.code}") from error
    return extensions
