"""What the client shares with the server, in TypeScript: the types of the protocol, and what is said of references."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.generate.source import ROOT

CLIENT = ROOT / "client"
SCHEMA = "import json; from boothill.server.web.schema import schema; print(json.dumps(schema()))"


def typescript(what: str) -> str:
    """The module with the `types` or the `references`, from the schema of the protocol as it is now.

    Both programs are started anew: what the schema is made from may just have been written.
    """
    schema = subprocess.run([sys.executable, "-c", SCHEMA], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    node = Path(sys.executable).with_name("node")  # the one of the environment; the machine's own may be too old
    command = [str(node), "types.mjs", what]
    return subprocess.run(command, cwd=CLIENT, input=schema, stdout=subprocess.PIPE, check=True).stdout.decode()
