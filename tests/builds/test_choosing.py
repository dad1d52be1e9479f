"""Either all compiled modules are used or none: a small tree with things that only look like compiled modules."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import boothill
from boothill.builds import LIBRARY, REMOVED, STALE, STAMP, is_usable, stamp_for
from boothill.cli.main import main

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES = ("kernel/match.py", "kernel/plain.py")
MODULES = ("kernel/match",)
ASK = "import boothill; from boothill import builds; print(builds.build(), builds.remark(), sep='|')"
LOAD = "import boothill.kernel.match as match; print(match.SOURCE)"


@pytest.fixture
def package(tmp_path):
    """The package of a tree in which `kernel.match` has been compiled: what cannot be loaded stands for that."""
    folder = tmp_path / "src" / "boothill"
    (folder / "kernel").mkdir(parents=True)
    for name in ("__init__.py", "builds.py"):
        shutil.copy(Path(boothill.__file__).with_name(name), folder)
    (folder / "kernel" / "__init__.py").touch()
    (folder / "kernel" / "match.py").write_text("SOURCE = 'source'\n")
    (folder / "kernel" / "plain.py").write_text("SOURCE = 'source'\n")
    (folder / f"kernel/match{SUFFIX}").write_text("not a library")
    (folder.parent / f"{LIBRARY}{SUFFIX}").write_text("not a library")
    stamp(folder)
    return folder


def stamp(folder, suffix=SUFFIX, sources=SOURCES, **more):
    stamped = {name: stamp_for(folder / name) for name in sources} if sources is not None else None
    (folder / STAMP).write_text(json.dumps({"suffix": suffix, "modules": MODULES, "sources": stamped} | more))


def run(folder, program, **environment):
    """What a program says that runs on this tree."""
    env = {name: value for name, value in os.environ.items() if name not in ("BOOTHILL_PURE", "BOOTHILL_BUILD")}
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**env, "PYTHONPATH": str(folder.parent), **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_a_build_of_this_very_source_is_used(package):
    assert run(package, ASK) == "compiled|"
    assert run(package, LOAD).startswith("ImportError: ")  # it is no library in truth, but Python took it for one


@pytest.mark.parametrize("wanted", ["1", "yes"])
def test_the_source_is_used_where_that_is_wanted(package, wanted):
    assert run(package, ASK, BOOTHILL_PURE=wanted) == "pure Python|"
    assert run(package, LOAD, BOOTHILL_PURE=wanted) == "source"


@pytest.mark.parametrize("wanted", ["", "0"])
def test_a_variable_that_says_no_changes_nothing(package, wanted):
    assert run(package, ASK, BOOTHILL_PURE=wanted) == "compiled|"


@pytest.mark.parametrize("changed", SOURCES)
def test_a_source_that_was_changed_since_then_makes_the_build_stale(package, changed):
    (package / changed).write_text("SOURCE = 'change'\n")
    assert run(package, ASK) == f"pure Python|{STALE}"
    if changed == "kernel/match.py":
        assert run(package, LOAD) == "change"


def test_a_source_that_is_gone_makes_the_build_stale_and_its_module_is_gone_as_well(package):
    (package / "kernel" / "match.py").unlink()
    assert run(package, "import boothill.kernel.match") == (
        "ModuleNotFoundError: No module named 'boothill.kernel.match'"
    )


def test_a_source_that_was_only_written_again_does_not(package):
    os.utime(package / "kernel" / "match.py", (1, 1))
    assert run(package, ASK) == "compiled|"


def test_a_build_that_comes_while_a_process_runs_is_not_used_by_it(package):
    build = [package / f"kernel/match{SUFFIX}", package.parent / f"{LIBRARY}{SUFFIX}", package / STAMP]
    for file in build:
        file.rename(f"{file}.later")
    comes = f"import boothill, os; [os.rename(f'{{file}}.later', file) for file in {[str(file) for file in build]}]"
    assert run(package, f"{comes}; {LOAD}; {ASK}").splitlines() == ["source", "pure Python|"]
    assert run(package, ASK) == "compiled|"  # what starts now


def test_what_is_not_loaded_when_the_build_goes_away_is_not_taken_from_the_source(package):
    program = f"import boothill, os; os.remove({str(package / f'kernel/match{SUFFIX}')!r}); {LOAD}"
    assert run(package, program) == f"ImportError: {REMOVED}"
    assert run(package, LOAD) == "source"  # what starts now


def test_modules_that_are_not_compiled_are_taken_from_the_source_beside_those_that_are(package):
    assert run(package, "import boothill.kernel.plain as plain; print(plain.SOURCE)") == "source"


@pytest.mark.parametrize(
    "broken",
    [{"sources": {"kernel/match.py": [1]}}, {"sources": {"kernel/match.py": "x"}}, {"sources": [1]}, {"modules": []}],
)
def test_a_stamp_that_says_nothing_that_can_be_read_vouches_for_nothing(package, broken):
    (package / STAMP).write_text(json.dumps(json.loads((package / STAMP).read_text()) | broken))
    assert run(package, ASK) == f"pure Python|{STALE}"


@pytest.mark.parametrize("broken", ["", "{}", "[]", "{"])
def test_without_a_stamp_nothing_compiled_is_used(package, broken):
    (package / STAMP).write_text(broken)
    assert run(package, ASK) == f"pure Python|{STALE}"
    (package / STAMP).unlink()
    assert run(package, LOAD) == "source"


def test_a_build_that_is_not_complete_is_not_used(package):
    (package / f"kernel/match{SUFFIX}").unlink()
    assert not is_usable(package)
    assert run(package, ASK) == f"pure Python|{STALE}"


def test_a_build_for_another_interpreter_is_not_seen(package):
    other = ".cpython-27-other.so"
    for file in (package / f"kernel/match{SUFFIX}", package.parent / f"{LIBRARY}{SUFFIX}"):
        file.rename(file.with_name(file.name.replace(SUFFIX, other)))
    stamp(package, suffix=other)
    assert not is_usable(package)
    assert run(package, ASK) == "pure Python|"
    assert run(package, LOAD) == "source"


def test_a_build_for_one_command_is_used_by_that_alone(package):
    stamp(package, passing=True)
    assert run(package, ASK, BOOTHILL_BUILD="compiled") == "compiled|"
    assert run(package, ASK) == "pure Python|"
    assert run(package, LOAD) == "source"


def test_what_was_installed_compiled_is_used_whatever_times_its_files_have(package):
    stamp(package, sources=None)
    os.utime(package / "kernel" / "match.py", (1, 1))
    assert run(package, ASK) == "compiled|"
    assert run(package, ASK, BOOTHILL_PURE="1") == "pure Python|"


def test_a_path_that_is_written_in_another_way_is_the_same_place(package):
    program = f"import sys; sys.path.insert(0, {str(package.parent.parent)!r} + '/.//src'); {LOAD}"
    assert run(package, program, BOOTHILL_PURE="1") == "source"


def test_the_version_tells_which_build_runs(capsys, monkeypatch):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    python = f"CPython {'.'.join(map(str, sys.version_info[:3]))}"
    assert told.removesuffix(f"; {STALE}\n").rstrip() in {
        f"boothill {boothill.__version__}, {build}, {python}" for build in ("compiled", "pure Python")
    }
    monkeypatch.setattr("boothill.builds.remark", lambda: STALE)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.endswith(f", {python}; {STALE}\n")
