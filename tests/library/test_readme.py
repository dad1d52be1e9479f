"""The lines of Python in the README run as they stand, and say what stands beside them."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"
(BLOCK,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def run(program, folder):
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=folder,
    ).stdout.splitlines()


def test_they_run_and_name_the_winners(tmp_path):
    match, look, winners = run(BLOCK, tmp_path)
    assert f"print(match)  # {match}\n" in BLOCK
    assert re.fullmatch(r"[A-D] has \d life points and may \['.*'\]", look)
    assert re.fullmatch(r"The winners are [A-D]( and [A-D])*", winners)


def test_they_give_the_same_every_time(tmp_path):
    assert run(BLOCK, tmp_path) == run(BLOCK, tmp_path)


def test_they_are_ten_lines():
    assert len([line for line in BLOCK.splitlines() if line.strip()]) <= 10
