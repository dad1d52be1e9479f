"""Records on disk: where they go, and reading and writing them whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from boothill.kernel.record import BadRecord


def kept_games() -> Path:
    """The folder in which games that were left are kept: BOOTHILL_SAVES, or the platform's place for such data."""
    chosen = os.environ.get("BOOTHILL_SAVES")
    if chosen:
        return Path(chosen)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "boothill"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "boothill"


def latest_kept_game() -> Path:
    """The game left last. Raises BadRecord if there is none."""
    folder = kept_games()
    games = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime) if folder.is_dir() else []
    if not games:
        raise BadRecord(f"no game is kept in {folder}; name a file after --load, or start a new game")
    return games[-1]


def write_record(path: Path, data: dict[str, Any]) -> None:
    """Write a record so that the file is either the old one or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_record(path: Path) -> Any:
    """The JSON data of a file. Raises BadRecord with one sentence for anything that is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(f"there is no file {path}; check its name") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):  # the latter for brackets nested by the thousand
        raise BadRecord(f"{path} is no Boothill record: it is not JSON text") from None


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn whatever a damaged record breaks into one sentence. Only for taking a record up, never for playing on."""
    try:
        yield
    except (AttributeError, IndexError, KeyError, TypeError, AssertionError, ArithmeticError, RecursionError):
        raise BadRecord(f"{path} is a damaged record; use another copy") from None
    except ValueError as error:
        raise BadRecord(f"{path}: {error}") from None


def fresh_name(stem: str, folder: Path = Path()) -> Path:
    """A file name in the folder that does not exist yet: STEM.json, STEM-2.json, ..."""
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path
