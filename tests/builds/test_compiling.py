"""What compiles the engine, without compiling it: what is compiled, and that nothing is left half done."""

import ast
import os
import subprocess
import sys
import tarfile
import zipfile
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from boothill.builds import LIBRARY, STAMP
from tools.compiled import __main__ as command
from tools.compiled import building
from tools.compiled.errors import BuildFailed, NoCompiler
from tools.compiled.modules import LEFT_OUT, compiled, sources

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "boothill"
SUFFIX = EXTENSION_SUFFIXES[0]


# ---- which modules


def test_the_engine_the_rules_and_the_bots_are_compiled():
    names = {file.relative_to(PACKAGE).as_posix() for file in compiled(PACKAGE)}
    assert {"kernel/match.py", "playing.py", "games/bang/rules/distance.py", "games/dice/rules/game.py"} <= names
    assert not {name for name in names if name.endswith(("fields.py", "__init__.py"))}
    assert not {name for name in names if name.startswith(("server", "cli", "telling", "lab"))}


def test_what_is_left_out_is_there_and_is_watched_all_the_same():
    watched = {file.relative_to(PACKAGE).as_posix() for file in sources(PACKAGE)}
    assert watched >= LEFT_OUT
    assert "kernel/__init__.py" in watched


def test_all_that_compiled_modules_import_of_ours_is_watched():
    """They may hold constants of it, and are wrong once it changes."""
    watched = {file.relative_to(PACKAGE).with_suffix("").as_posix() for file in sources(PACKAGE)}
    named = set()
    for file in compiled(PACKAGE):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("boothill"):
                named |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    modules = {name.removeprefix("boothill.").replace(".", "/") for name in named}
    imported = {name for name in modules if (PACKAGE / f"{name}.py").exists()}
    assert len(imported) > 100
    assert imported <= watched


# ---- putting it into place


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A source with an old build in it, of more modules than the new one."""
    source = tmp_path / "src"
    (source / "boothill" / "kernel").mkdir(parents=True)
    for name in (f"{LIBRARY}{SUFFIX}", f"boothill/kernel/old{SUFFIX}", f"boothill/{STAMP}", "boothill/kernel/old.py"):
        (source / name).write_text("old")
    monkeypatch.setattr(building, "SOURCE", source)
    monkeypatch.setattr(building, "PACKAGE", source / "boothill")
    monkeypatch.setattr(building, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(command, "PACKAGE", source / "boothill")
    monkeypatch.setattr(command, "WORK", tmp_path / "build")
    return source


@pytest.fixture
def made(tmp_path):
    """What a build has made."""
    folder = tmp_path / "made"
    (folder / "boothill" / "kernel").mkdir(parents=True)
    for name in (f"{LIBRARY}{SUFFIX}", f"boothill/kernel/new{SUFFIX}", f"boothill/{STAMP}"):
        (folder / name).write_text("new")
    return folder


def contents(folder):
    return {file.relative_to(folder).as_posix(): file.read_text() for file in folder.rglob("*") if file.is_file()}


NEW = {LIBRARY + SUFFIX: "new", f"boothill/kernel/new{SUFFIX}": "new", f"boothill/{STAMP}": "new"}
SOURCES = {"boothill/kernel/old.py": "old"}


def test_a_build_takes_the_place_of_an_older_one(tree, made):
    building.place(made)
    assert contents(tree) == {**NEW, **SOURCES}


def test_the_library_comes_first_and_the_stamp_last_and_they_go_the_other_way(tree, made, monkeypatch):
    """A process that starts in between sees that something is compiled, and that nobody vouches for it."""
    done = []
    unlink, replace = Path.unlink, Path.replace
    monkeypatch.setattr(Path, "unlink", lambda file: (done.append(("-", file.name)), unlink(file)))
    monkeypatch.setattr(Path, "replace", lambda file, to: (done.append(("+", file.name)), replace(file, to)))
    building.place(made)
    library = LIBRARY + SUFFIX
    assert done == [
        *[("-", STAMP), ("-", f"old{SUFFIX}"), ("-", library)],
        *[("+", library), ("+", f"new{SUFFIX}"), ("+", STAMP)],
    ]


def test_what_cannot_be_put_into_place_leaves_nothing_compiled(tree, made, monkeypatch):
    replace = Path.replace

    def full(file, to):
        if file.name == STAMP:
            raise OSError("the disk is full")
        return replace(file, to)

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="the disk is full"):
        building.place(made)
    assert contents(tree) == SOURCES


def test_clean_removes_all_that_was_built(tree, capsys):
    assert command.main(["--clean"]) == 0
    assert contents(tree) == SOURCES
    assert command.main(["--clean"]) == 0
    assert capsys.readouterr().err == "The compiled build is removed.\nThere was no compiled build.\n"


def test_two_who_build_wait_for_each_other(tree):
    program = (
        "from pathlib import Path; from tools.compiled import building\n"
        f"building.LOCK = Path({str(building.LOCK)!r})\n"
        "with building.alone(): print('done')"
    )
    with building.alone():
        other = subprocess.Popen(
            [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert other.stderr.readline().startswith(b"waiting for another process")
        assert other.poll() is None
    assert other.communicate(timeout=60) == (b"done\n", b"")


# ---- what can go wrong


def building_that(outcome):
    @contextmanager
    def built(*_, **__):
        if isinstance(outcome, Exception):
            raise outcome
        yield outcome

    return built


@pytest.mark.parametrize(
    ("error", "code", "told"),
    [(NoCompiler("No compiler."), 3, "No compiler.\n"), (BuildFailed("so"), 2, "Nothing was changed, for so\n")],
)
def test_a_build_that_fails_changes_nothing(tree, capsys, monkeypatch, error, code, told):
    before = contents(tree)
    monkeypatch.setattr(command, "built", building_that(error))
    assert command.main([]) == code
    assert capsys.readouterr().err == told
    assert contents(tree) == before


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_compiler_one_sentence_names_the_remedy(compiler, tmp_path):
    before = sorted(PACKAGE.rglob("*.so"))
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiled", "--into", str(tmp_path / "out")],
        env={**os.environ, "CC": compiler},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 3
    assert done.stdout == ""
    assert done.stderr.startswith("Nothing is compiled, for no C compiler can be run here; install one (")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()
    assert sorted(PACKAGE.rglob("*.so")) == before


# ---- running something on it

SAY = [sys.executable, "-c", "import os; print(os.environ.get('BOOTHILL_BUILD'), os.environ.get('BOOTHILL_PURE'))"]


def test_without_a_compiler_what_needs_the_build_is_left_out(tree, capfd, monkeypatch):
    monkeypatch.setattr(command, "built", building_that(NoCompiler("No compiler.")))
    assert command.main(["--run", *SAY]) == 0
    assert capfd.readouterr() == ("", "No compiler.\n")


def test_a_build_that_breaks_is_an_error_there(tree, capfd, monkeypatch):
    monkeypatch.setattr(command, "built", building_that(BuildFailed("so")))
    assert command.main(["--run", *SAY]) == 2
    assert capfd.readouterr().out == ""


def test_a_build_that_is_not_the_one_that_runs_is_an_error_and_is_removed(tree, made, capfd, monkeypatch):
    """Here it lies in another tree than the one that Python finds."""
    monkeypatch.setattr(command, "built", building_that(made))
    monkeypatch.setattr(command, "COMPILED", "compiled somewhere else")
    monkeypatch.setenv("BOOTHILL_PURE", "1")
    assert command.main(["--run", *SAY]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert "There is a compiled build, but it is " in err
    assert contents(tree) == SOURCES


# ---- wheels


def test_a_wheel_is_pure_though_a_build_lies_in_the_source(tmp_path):
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    copy(ROOT / "tools" / "hatch_build.py", tmp_path / "tools")
    copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "client", "*.so", STAMP))
    for name in (
        "server/web/client/index.html",  # or it would be built
        STAMP,
        f"kernel/match{SUFFIX}",
        f"../{LIBRARY}{SUFFIX}",
    ):
        file = tmp_path / "src" / "boothill" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("built")
    environment = {name: value for name, value in os.environ.items() if name != "BOOTHILL_COMPILE"}
    for target in ("wheel", "sdist"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "out"],
            cwd=tmp_path,
            env=environment,
            check=True,
            capture_output=True,
            timeout=120,
        )
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "boothill/kernel/match.py" in names
    assert "boothill/server/web/client/index.html" in names
    assert [name for name in names if name.endswith((".so", ".pyd", STAMP))] == []
    (sdist,) = (tmp_path / "out").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        packed = archive.getnames()
    assert f"{sdist.name.removesuffix('.tar.gz')}/src/boothill/kernel/match.py" in packed
    assert [name for name in packed if name.endswith((".so", ".pyd", STAMP))] == []
