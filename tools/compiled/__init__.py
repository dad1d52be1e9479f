"""The compiled build: the engine's own modules translated to C by mypyc, from the same files that run without it."""

import sys
from pathlib import Path

# Boothill itself is not installed where a wheel of it is being built.
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
