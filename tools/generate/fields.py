"""Reading the fields that a class of declarations declares (see `kernel.fields`)."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any, NamedTuple

from tools.generate.shapes import DICT, LIST, TUPLE, Name, Shape, shape_of
from tools.generate.source import Annotated, BadDeclaration, Module, annotated, module, with_names

GIVEN, FIELD, DERIVED = "given", "field", "derived"


class Field(NamedTuple):
    """One field."""

    name: str
    shape: Shape
    doc: str
    sort: str
    """GIVEN to the constructor, a FIELD of the state, or DERIVED from it."""
    fresh: str
    """What it begins as, in the words of a method; nothing if it is given."""
    per_seat: bool
    copied: bool
    saved: bool
    since: str
    option: str
    seen: bool
    """Whether it is part of a view."""
    shown: str
    """What it is called in the JSON of a view, if it is part of it."""
    listed: bool

    @property
    def of_player(self) -> bool:
        """Whether it is shown among the facts of each player."""
        return bool(self.shown) and self.per_seat and not self.listed


class Declarations(NamedTuple):
    """A class of declarations, with what it inherits."""

    module: Module
    modules: tuple[Module, ...]
    """That and the modules of the classes it derives from."""
    doc: str
    own: tuple[Field, ...]
    inherited: tuple[Field, ...]
    names: Mapping[str, Name]
    """What numbers are called, by type."""

    @property
    def all(self) -> tuple[Field, ...]:
        """All fields, the inherited ones first."""
        return (*self.inherited, *self.own)


def declarations(where: Module, name: str) -> Declarations:
    """The declarations of a class, read from its source."""
    declared = where.class_named(name)
    modules: tuple[Module, ...] = (where,)
    inherited: tuple[Field, ...] = ()
    for base in declared.bases:
        assert isinstance(base, ast.Name)
        above = declarations(module(where.imports[base.id].module), base.id)
        modules += above.modules
        inherited += above.all
    own = tuple(read(each) for each in annotated(declared))
    doc = ast.get_docstring(declared) or ""
    return Declarations(where, modules, doc, own, inherited, _names(where))


def read(declared: Annotated) -> Field:
    """One field, as it is declared."""
    shape = shape_of(declared.annotation)
    match declared.value:
        case ast.Call(func=ast.Name(id=sort), args=args, keywords=keywords) if sort in (GIVEN, FIELD, DERIVED):
            said: dict[str, ast.expr] = {each.arg: each.value for each in keywords if each.arg is not None}
        case _:
            raise BadDeclaration(f"'{declared.name}' is declared neither as {GIVEN}, {FIELD} nor {DERIVED}(...)")
    per_seat = "each" in said or _constant(said, "per_seat", False)
    shown = _constant(said, "shown", False)
    listed = _constant(said, "listed", False)
    key = shown if isinstance(shown, str) else declared.name if shown or listed else ""
    if key and not declared.doc:
        raise BadDeclaration(f"'{declared.name}' is shown to clients, who want to know what it is; give it a docstring")
    return Field(
        declared.name,
        shape,
        declared.doc,
        sort,
        "" if sort == GIVEN else _fresh(declared.name, shape, args, said.get("each")),
        per_seat,
        _constant(said, "copied", True),
        sort != DERIVED and _constant(said, "saved", sort == FIELD),
        _constant(said, "since", ""),
        _constant(said, "option", ""),
        bool(key) or _constant(said, "seen", False),
        key,
        listed,
    )


def _constant(said: Mapping[str, ast.expr], keyword: str, otherwise: Any) -> Any:
    return ast.literal_eval(said[keyword]) if keyword in said else otherwise


def _fresh(name: str, shape: Shape, args: list[ast.expr], each: ast.expr | None) -> str:
    """What a field begins as; `self` is the state as far as it is made, `n` the number of seats."""
    if args:
        return _of_state(args[0])
    if each is not None:
        value = _of_state(each)
        if shape.sort == TUPLE:
            return f"({value},) * n"
        return f"[{value} for _ in range(n)]" if isinstance(each, ast.List | ast.Dict) else f"[{value}] * n"
    if shape.sort not in (LIST, TUPLE, DICT):
        raise BadDeclaration(f"'{name}' is no list, tuple or dict that could begin empty; say what it begins as")
    return {LIST: "[]", TUPLE: "()", DICT: "{}"}[shape.sort]


def _of_state(value: ast.expr) -> str:
    if isinstance(value, ast.Lambda):
        return with_names(value.body, **{value.args.args[0].arg: "self"})
    return ast.unparse(value)


def _names(where: Module) -> dict[str, Name]:
    """What `named(...)` in the module says numbers are called."""
    found: dict[str, Name] = {}
    for node in where.tree.body:
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id="named"), keywords=keywords)):
                for each in keywords:
                    assert each.arg is not None
                    assert isinstance(each.value, ast.Lambda)
                    view, number = [argument.arg for argument in each.value.args.args]
                    text = with_names(each.value.body, **{view: "self"})
                    found[each.arg] = Name(number, ast.parse(text, mode="eval").body)
    return found
