"""Both builds play the same games, and each goes on with what the other has written. Only where both are there."""

import os
import subprocess
import sys

import pytest

PLAY = """
import json, sys
import boothill
from boothill import builds
game, half = sys.argv[1], int(sys.argv[2])
assert builds.build() == sys.argv[3], builds.build()
match = boothill.new_game(game, players=5, seed=11)
while match.decision is not None and match.answered < half:
    match.answer(match.decision.number, match.answered % len(match.decision.options))
json.dump(boothill.save(match), sys.stdout)
"""
GO_ON = """
import json, sys
import boothill
from boothill import builds
assert builds.build() == sys.argv[1], builds.build()
record = json.load(sys.stdin)
assert boothill.replay(record).digest() == boothill.resume(record).digest()
match = boothill.resume(record)
boothill.play(match, ["greenhorn", "random"])
json.dump([match.answered, match.digest(), boothill.save(match)], sys.stdout)
"""
BUILDS = {"compiled": "0", "pure Python": "1"}


def run(build, program, *arguments, given=None):
    """What a program writes on one of the builds."""
    env = {**os.environ, "BOOTHILL_PURE": BUILDS[build]}
    command = [sys.executable, "-c", program, *arguments, build]
    done = subprocess.run(command, env=env, input=given, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_game_saved_by_one_build_goes_on_with_the_other(game):
    saved = {build: run(build, PLAY, game, "60") for build in BUILDS}
    assert saved["compiled"] == saved["pure Python"]
    ended = {build: run(build, GO_ON, given=saved["compiled"]) for build in BUILDS}
    assert ended["compiled"] == ended["pure Python"]


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_whole_game_of_one_build_replays_on_the_other(game):
    whole = run("compiled", PLAY, game, "100000")
    assert run("pure Python", GO_ON, given=whole) == run("compiled", GO_ON, given=whole)
    assert run("pure Python", PLAY, game, "100000") == whole
