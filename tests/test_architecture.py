"""What the type checker and the linter do not see: the laws about imports and about rules that ask."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from boothill.titles import TITLES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "boothill"

# No clock, no randomness but the state's own, no I/O: the same answers must give the same game everywhere.
BANNED = {
    "asyncio",
    "datetime",
    "importlib",
    "os",
    "pathlib",
    "random",
    "socket",
    "sqlite3",
    "threading",
    "time",
}
RULE_FOLDERS = [path for part in ("rules", "sets") for path in sorted(SOURCE.glob(f"games/*/{part}"))]
RULE_PACKAGES = ["kernel", "family", *[path.relative_to(SOURCE).as_posix() for path in RULE_FOLDERS]]
"""Where rules are written; nothing above them runs a rule itself."""
# The places that are there for one of these things.
ALLOWED = {
    "kernel/rng.py": {"random"},  # makes the state's own chance from seeded generators
    "family/sets.py": {"importlib", "pathlib"},  # reads the folders of the sets
    "games/bang/rules/cards/loading.py": {"importlib", "pathlib"},  # loads what the card sets declare
    "games/dice/rules/characters.py": {"importlib"},  # the same
}


def test_imports_keep_the_contracts(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == 0


@pytest.mark.parametrize("package", RULE_PACKAGES)
def test_rules_use_no_clock_no_chance_and_no_io(package):
    found = []
    for file in sorted((SOURCE / package).rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        imported = imported_packages(ast.parse(file.read_text(encoding="utf-8")))
        found += [f"{name} imports {banned}" for banned in sorted(imported & BANNED - ALLOWED.get(name, set()))]
    assert found == []


def test_the_ban_sees_every_form_of_import():
    source = "import os.path\nfrom random import Random\ndef f():\n    import time as clock\nfrom . import state"
    assert imported_packages(ast.parse(source)) == {"os", "random", "time"}


def imported_packages(module: ast.Module) -> set[str]:
    """The top-level packages that the module imports anywhere, relative imports apart."""
    names: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


MOST_LINES = 500
MOST_MODULES = 16
"""A room holds what one can keep in mind: neither a file nor a folder of files may be longer."""


def test_no_file_is_too_long_to_be_read():
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in sorted(SOURCE.rglob("*.py"))}
    assert {str(file.relative_to(SOURCE)): lines for file, lines in long.items() if lines > MOST_LINES} == {}


def test_no_folder_holds_too_many_modules():
    folders = {file.parent for file in SOURCE.rglob("*.py")}
    modules = {folder: [file for file in folder.glob("*.py") if file.name != "__init__.py"] for folder in folders}
    full = {str(folder.relative_to(SOURCE)): len(found) for folder, found in modules.items()}
    assert {folder: count for folder, count in full.items() if count > MOST_MODULES} == {}


GAME_PARTS = {
    "book",
    "rules",
    "sets",
    "bots",
    "telling",
    "texts",
    "wire",
    "shown",
    "words",
    "lab",
    "terminal",
    "arguments",
    "playouts",
}
OF_ONE_GAME = {"making", "lesson"}
"""What only the card game has: a face for those who write cards, and a first game for beginners."""


def test_games_have_the_same_shape():
    """Whoever knows one game finds everything of another: the folder of a game holds these parts and nothing else."""
    for package in TITLES.values():
        folder = SOURCE / "games" / package.rpartition(".")[2]
        parts = {path.name.partition(".")[0] for path in folder.iterdir() if not path.name.startswith("__")}
        assert parts <= GAME_PARTS | OF_ONE_GAME, folder
        assert "rules" in parts, folder
    assert {path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").is_file()} == set(TITLES)


def test_no_rule_is_called_without_being_run():
    modules = {
        file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
        for package in RULE_PACKAGES
        for file in sorted((SOURCE / package).rglob("*.py"))
    }
    found = []
    for name, module in modules.items():
        game = name.split("/")[1] if name.startswith("games/") else ""
        # A name may be that of a rule in one game and of a plain function in another.
        near = [other for path, other in modules.items() if not path.startswith("games/") or f"/{game}/" in path]
        found += [f"{name}:{call}" for call in forgotten(module, rule_names(near))]
    assert found == []


RULES_THAT_ASK = """
def lose_life(t, seat) -> Rule: ...
class Table:
    def draw_check(self, seat) -> "Rule[bool]": ...
def choose(t, seat) -> kernel.Rule[int]: ...
def discard(t, card) -> None: ...
"""


@pytest.mark.parametrize("call", ["lose_life(t, 1)", "t.draw_check(1)", "choose(t, 1)"])
def test_a_forgotten_yield_from_is_found(call):
    sample = ast.parse(f"{RULES_THAT_ASK}\ndef effect(t) -> Rule:\n    if t:\n        {call}\n")
    name = call.partition("(")[0].rpartition(".")[2]
    assert forgotten(sample, rule_names([sample])) == [f"10: {name}(...) lacks yield from"]


@pytest.mark.parametrize(
    "statement",
    ["yield from lose_life(t, 1)", "ok = yield from t.draw_check(1)", "return choose(t, 1)", "discard(t, 1)"],
)
def test_a_rule_that_is_run_or_handed_on_passes(statement):
    sample = ast.parse(f"{RULES_THAT_ASK}\ndef effect(t) -> Rule:\n    {statement}\n")
    assert forgotten(sample, rule_names([sample])) == []


def rule_names(modules: Iterable[ast.Module]) -> set[str]:
    """The names of all functions and methods annotated `-> Rule` or `-> Rule[...]`."""
    return {
        node.name
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.returns and is_rule(node.returns)
    }


def is_rule(annotation: ast.expr) -> bool:
    match annotation:
        case ast.Constant(value=str(text)):
            return is_rule(ast.parse(text, mode="eval").body)
        case ast.Subscript(value=generic):
            return is_rule(generic)
        case ast.Name(id="Rule") | ast.Attribute(attr="Rule"):
            return True
    return False


def forgotten(module: ast.Module, rules: set[str]) -> list[str]:
    """The statements that only call one of `rules`: its body would never run."""
    found = []
    for node in ast.walk(module):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))) if name in rules:
                found.append(f"{node.lineno}: {name}(...) lacks yield from")
    return found
