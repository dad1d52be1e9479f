"""Which rules the tests cite, read from their source without running them.

A test cites rules with `@pytest.mark.rule("BASE-BEER-3", ...)` and scenarios with
`@pytest.mark.scenario("IM-06", ...)`: on itself, on its class, as `pytestmark` of its class or module, or on
a single case with `pytest.param(..., marks=...)`. The ids must be literal strings. A test marked `skip` or
`xfail` shows nothing and covers nothing.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from boothill.rulebook.entries import Entry, catalogue


@dataclass(slots=True)
class Citations:
    """What a folder of tests cites: tests by id, and a sentence for each citation that cannot stand."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Row:
    """One section of the catalogue in the coverage table."""

    part: str
    section: str
    total: int
    missing: tuple[str, ...]

    @property
    def covered(self) -> int:
        """How many entries of the section at least one test cites."""
        return self.total - len(self.missing)


def cited_by(tests: Path) -> Citations:
    """The citations of every test below the folder `tests`, each test named as "file::test".

    Raises NotADirectoryError if there is no such folder.
    """
    if not tests.is_dir():
        raise NotADirectoryError(f"there is no folder of tests at {tests}")
    tests = tests.absolute()  # "." has no parent to name the files from
    known = {
        "rule": {entry.id for entry in catalogue() if not entry.is_scenario},
        "scenario": {entry.id for entry in catalogue() if entry.is_scenario},
    }
    citations = Citations()
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests.parent).as_posix()
        module = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        for test, mark in _marked_tests(module, name):
            _cite(test, mark, known, citations)
    return citations


def coverage_table(entries: Iterable[Entry], citations: Citations) -> list[Row]:
    """The coverage of `entries`, which must be in the order of the catalogue, one row for each section."""
    rows = []
    for (part, section), members in groupby(entries, key=lambda entry: (entry.part, entry.section)):
        ids = [entry.id for entry in members]
        missing = tuple(entry_id for entry_id in ids if entry_id not in citations.tests)
        rows.append(Row(part, section, len(ids), missing))
    return rows


def _cite(test: str, mark: ast.Call, known: dict[str, set[str]], citations: Citations) -> None:
    assert isinstance(mark.func, ast.Attribute)
    kind = mark.func.attr
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            citations.problems.append(f"{test} cites a {kind} by something else than a literal id")
        elif argument.value not in known[kind]:
            citations.problems.append(f"{test} cites the {kind} {argument.value}, which the catalogue lacks")
        else:
            cited = citations.tests.setdefault(argument.value, [])
            if test not in cited:
                cited.append(test)


def _marked_tests(module: ast.Module, file: str) -> Iterator[tuple[str, ast.Call]]:
    """Every mark `rule(...)` or `scenario(...)` of the module with the test it stands for."""
    assigned = dict(_assignments(module.body))

    def tests(body: Sequence[ast.stmt], outer: list[ast.expr], path: str) -> Iterator[tuple[str, ast.Call]]:
        shared = outer + [value for name, value in _assignments(body) if name == "pytestmark"]
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                marks = shared + node.decorator_list
                if not any(_is_set_aside(mark) for mark in marks):
                    for mark in marks:
                        yield from ((f"{path}::{node.name}", call) for call in _citing_calls(mark, assigned))
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from tests(node.body, shared + node.decorator_list, f"{path}::{node.name}")

    return tests(module.body, [], file)


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value


def _citing_calls(mark: ast.expr, assigned: dict[str, ast.expr]) -> Iterator[ast.Call]:
    """The citations inside `mark`, also those of a list of cases that it only names."""
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and _mark_name(node.func) in ("rule", "scenario"):
            yield node
        elif isinstance(node, ast.Name) and node.id in assigned:
            # One step only, so that names which refer to each other cannot lead in circles.
            yield from _citing_calls(assigned[node.id], {})


def _is_set_aside(mark: ast.expr) -> bool:
    return _mark_name(mark.func if isinstance(mark, ast.Call) else mark) in ("skip", "xfail")


def _mark_name(node: ast.expr) -> str:
    """The name of a mark, "rule" for `pytest.mark.rule` or `mark.rule`; empty for anything else."""
    match node:
        case ast.Attribute(attr=name, value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return name
    return ""
