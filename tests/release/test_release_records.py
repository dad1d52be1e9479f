"""Games saved by release 0.1.0 are still replayed, and taken up again with nothing lost."""

import gzip
import json
from pathlib import Path

import pytest

from boothill import __version__
from boothill.kernel.record import replay, resume
from boothill.titles import game_of
from support.records import goes_on_soundly

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.json.gz"))
RELEASE = "0.1.0"
MIDWAY = [file for file in FILES if "midway" in file.name]


@pytest.fixture(autouse=True)
def _beside_the_samples(monkeypatch):
    """A record names a set in a folder by its path."""
    monkeypatch.chdir(HERE)


def load(file):
    data = json.loads(gzip.decompress(file.read_bytes()))
    assert data["engine"] == RELEASE
    return data, game_of(data["game"])


def each(files):
    return pytest.mark.parametrize("file", files, ids=lambda file: file.name.removesuffix(".json.gz"))


def test_the_samples_are_of_every_kind():
    samples = [load(file)[0] for file in FILES]
    assert {data["game"] for data in samples} == {"bang", "dice"}
    for game in ("bang", "dice"):
        assert {data["over"] for data in samples if data["game"] == game} == {False, True}
    assert any(data["options"].get("shadow") and not data["over"] for data in samples)
    assert any(len(data["checkpoint"]["state"]["role"]) == 3 and not data["over"] for data in samples)
    # Stopped between two resting points, so that answers have to be replayed on top of the checkpoint.
    midway = [data for data in samples if not data["over"]]
    assert len(midway) == len(MIDWAY)
    assert all(data["checkpoint"]["answers"] < len(data["answers"]) for data in midway)


@each(FILES)
def test_a_record_is_replayed_to_where_it_stopped(file):
    data, game = load(file)
    match = replay(data, game)  # checks every answer, and the digest at the end
    assert match.answered == len(data["answers"])
    assert match.over == data["over"]
    assert match.digest() == data["digest"]


@each(FILES)
@pytest.mark.parametrize("engine", [__version__, "99.0"], ids=["this version", "a later version"])
def test_a_record_is_taken_up_with_nothing_lost(file, engine):
    data, game = load(file)
    match, message = resume(data, game, engine)
    assert "lost" not in message
    assert match.answered == len(data["answers"])
    assert match.over == data["over"]
    assert match.digest() == data["digest"]


@each(MIDWAY)
def test_a_game_taken_up_goes_on_to_its_end(file):
    data, game = load(file)
    match, _ = resume(data, game, "99.0")
    goes_on_soundly(match)
