"""Modules as source text: what they import, their classes, and what is annotated and documented there."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
"""The root of the repository."""


def path_of(name: str) -> str:
    """The file of a module of Boothill, from the root of the repository."""
    return f"src/{name.replace('.', '/')}.py"


class BadDeclaration(Exception):
    """A declaration that says too little or too much; the message says which, and what would be right."""


class Import(NamedTuple):
    """Where a name comes from."""

    module: str
    for_types: bool
    """Whether it is there for annotations alone."""


def imported(dotted: str, *, for_types: bool = False) -> dict[str, Import]:
    """A name by its full address: 'boothill.kernel.plain.own'."""
    where, _, name = dotted.rpartition(".")
    return {name: Import(where, for_types)}


class Annotated(NamedTuple):
    """A name that a class annotates."""

    name: str
    annotation: ast.expr
    value: ast.expr | None
    doc: str


class Module:
    """A module by its dotted name."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.tree = ast.parse(text)
        self.imports: dict[str, Import] = {}
        """What its names mean that come from elsewhere, and its own classes for whoever imports them from here."""
        for node in self.tree.body:
            self._read(node, for_types=False)

    def _read(self, node: ast.stmt, for_types: bool) -> None:
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                self.imports |= {each.asname or each.name: Import(module, for_types) for each in names}
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), body=body):
                for inner in body:
                    self._read(inner, for_types=True)
            case ast.ClassDef(name=name):
                self.imports[name] = Import(self.name, True)

    @property
    def path(self) -> str:
        """The file, from the root of the repository."""
        return path_of(self.name)

    def class_named(self, name: str) -> ast.ClassDef:
        """One of its classes."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return node
        raise BadDeclaration(f"{self.path} has no class '{name}'")

    def constant(self, name: str) -> ast.expr:
        """What one of its annotated constants is."""
        for node in self.tree.body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value) if found == name:
                    return value
        raise BadDeclaration(f"{self.path} does not say what '{name}' is")


@cache
def module(name: str) -> Module:
    """A module of Boothill, as it is checked out."""
    return Module(name, (ROOT / path_of(name)).read_text(encoding="utf-8"))


def annotated(owner: ast.ClassDef) -> list[Annotated]:
    """What a class annotates, in its order, each with the docstring below it."""
    found: list[Annotated] = []
    for node in owner.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                found.append(Annotated(name, annotation, value, ""))
            case ast.Expr(value=ast.Constant(value=str(text))) if found and not found[-1].doc:
                found[-1] = found[-1]._replace(doc=_on_one_line(text))
    return found


def _on_one_line(text: str) -> str:
    return " ".join(text.split())


def names_in(node: ast.AST) -> set[str]:
    """All names that a piece of source mentions."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


class Renamed(ast.NodeTransformer):
    """Puts other expressions in the place of names."""

    def __init__(self, **instead: str) -> None:
        self.instead = instead

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """One name."""
        return ast.parse(self.instead[node.id], mode="eval").body if node.id in self.instead else node


def with_names(node: ast.expr, **instead: str) -> str:
    """An expression as text, with other expressions in the place of some names."""
    copy = ast.parse(ast.unparse(node), mode="eval").body
    return ast.unparse(Renamed(**instead).visit(copy))
