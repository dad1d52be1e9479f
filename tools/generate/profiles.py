"""The class that holds all hooks of a seat, folded, and the tables that say how and what is known of each hook."""

from __future__ import annotations

import ast
from typing import NamedTuple

from tools.generate.fields import Declarations
from tools.generate.source import Annotated, BadDeclaration, Module, annotated, imported
from tools.generate.writing import docstring, slots, written

TYPED_DICT = "Hooks"
FOLDS = {"Sum": "ADDED", "Greatest": "HIGHEST", "Last": "LATEST"}
GATHERED, LEFT = "GATHERED", "LEFT"
NUMBERS = ("int", "bool")
OF_THE_TABLE, APART = "OfTheTable", "Apart"
RULE = "Rule["
"""In what a function returns: it may be a generator, which asks."""
FREE = ""
"""In the place of an argument that may have any name."""


class Hook(NamedTuple):
    """A hook, as `Hooks` declares it."""

    name: str
    doc: str
    attribute: str
    """What it is called in a profile."""
    kind: str
    """The type it has there."""
    fresh: str
    """What it is there without any source."""
    fold: str
    """How those of several sources become one."""
    arguments: tuple[str, ...]
    """Of a function."""
    asks: bool
    """Whether it is a function that may ask."""
    ordered: bool
    of_table: bool


def read(where: Module) -> list[Hook]:
    """All hooks of a module."""
    return [_hook(where, each) for each in annotated(where.class_named(TYPED_DICT))]


def _hook(where: Module, declared: Annotated) -> Hook:
    annotation, marks = _unpacked(declared.annotation)
    kind = ast.unparse(annotation)
    hook = Hook(declared.name, declared.doc, declared.name, kind, "", LEFT, (), False, False, OF_THE_TABLE in marks)
    if APART in marks:
        return hook
    fold = next((name for name in FOLDS if name in marks), "")
    fresh = ast.unparse(marks[fold].args[0]) if fold else ""
    match annotation:
        case ast.Name(id="int") if fold:
            return hook._replace(fresh=fresh, fold=FOLDS[fold])
        case ast.Name(id="bool"):
            return hook._replace(fresh="False", fold=FOLDS["Greatest"])
        case ast.Name(id=signature) if signature in where.imports and fold:
            return _function(where, hook, signature)._replace(kind=f"{kind} | None", fresh=fresh, fold=FOLDS[fold])
        case ast.Name(id=signature) if signature in where.imports:
            gathered = hook._replace(kind=f"tuple[{kind}, ...]", fresh="()", fold=GATHERED)
            return _function(where, gathered, signature)
        case ast.Subscript(slice=ast.Tuple(elts=[ast.Name(id="int"), ast.Name(id=signature)])):
            ordered = hook._replace(attribute=f"{hook.name}s", kind=f"tuple[{kind}, ...]", fresh="()", ordered=True)
            return _function(where, ordered, signature)._replace(fold=GATHERED)
        case ast.Subscript(slice=ast.Tuple(elts=[_, ast.Constant(value=dots)])) if dots is ...:
            return hook._replace(fresh="()", fold=FOLDS["Sum"])
    raise BadDeclaration(f"the hook '{declared.name}' is {kind}; say how it is folded, as the others do")


def _unpacked(annotation: ast.expr) -> tuple[ast.expr, dict[str, ast.Call]]:
    """A type without `Annotated`, and what is said there, by name."""
    match annotation:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *said])):
            calls = [each for each in said if isinstance(each, ast.Call)]
            return inner, {each.func.id: each for each in calls if isinstance(each.func, ast.Name)}
    return annotation, {}


def _function(where: Module, hook: Hook, signature: str) -> Hook:
    """What a function is given: the table, the seat whose hook it is under any name, and the others by their names; and
    whether it may ask.
    """
    for node in where.class_named(signature).body:
        if isinstance(node, ast.FunctionDef) and node.name == "__call__" and node.returns is not None:
            table, *seat = [each.arg for each in node.args.posonlyargs[1:]]
            arguments = (table, *[FREE for _ in seat], *[each.arg for each in node.args.args])
            return hook._replace(arguments=arguments, asks=RULE in ast.unparse(node.returns))
    raise BadDeclaration(f"'{signature}' says nowhere what it is called with; give it a `__call__`")


def folded(path: str, where: Module, besides: Declarations) -> str:
    """The module with the tables and the class."""
    hooks = read(where)
    kept = [hook for hook in hooks if hook.fold != LEFT]
    names = [hook.attribute for hook in kept] + [field.name for field in besides.own]
    lines = [*_tables(hooks), "", "", "class FoldedHooks:"]
    lines += [
        *docstring("The hooks of a seat, with the values that hold without any source, and how they are copied.", 4),
        "",
    ]
    lines += slots(names)
    lines += [
        "    def __init__(self, like: FoldedHooks | None = None) -> None:",
        *docstring(
            "Without any source, or a copy, to which further sources are added: thousands of profiles are made so.", 8
        ),
        "        if like is None:",
    ]
    for hook in kept:
        lines.append(f"            self.{hook.attribute}: {hook.kind} = {hook.fresh}")
        lines += docstring(hook.doc, 12)
    for field in besides.own:
        lines.append(f"            self.{field.name}: {field.shape.text} = {field.fresh}")
        lines += docstring(field.doc, 12)
    lines += [
        "        else:",
        *[f"            self.{name} = like.{name}" for name in names],
        "",
        "    def put_in_order(self) -> None:",
        *docstring("Those that come with an order, lowest first.", 8),
    ]
    for hook in hooks:
        if hook.ordered:
            value = f"self.{hook.attribute}"
            lines += [f"        if len({value}) > 1:"]
            lines += [f"            {value} = tuple(sorted({value}, key=lambda hook: hook[0]))"]
    further = imported("typing.Final")
    for name in (*FOLDS.values(), GATHERED, LEFT):
        further |= imported(f"{where.name}.{name}")
    doc = "Hooks as they are folded into profiles, and what is known of each."
    return written(path, doc, "\n".join(lines), (where, besides.module), further)


def _tables(hooks: list[Hook]) -> list[str]:
    lines = ["FOLDS: Final[dict[str, tuple[str, int]]] = {"]
    lines += [f'    "{hook.name}": ("{hook.attribute}", {hook.fold}),' for hook in hooks]
    lines += ["}", *docstring("For each hook what it is called in a profile, and how it is folded.", 0)]
    lines += ["ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {"]
    lines += [f'    "{hook.name}": {hook.arguments},' for hook in hooks if hook.arguments]
    lines += [
        "}",
        *docstring("What the functions among them are given, by name; the seat that has the hook has none.", 0),
    ]
    lines += _set("ASKING", [hook.name for hook in hooks if hook.asks], "Hooks whose functions may ask.")
    numbers = [hook.name for hook in hooks if hook.kind in NUMBERS]
    lines += _set("NUMBERS", numbers, "Hooks that are numbers, or switches.")
    lines += _set("ORDERED", [hook.name for hook in hooks if hook.ordered], "Hooks that come as (order, function).")
    of_table = "Hooks that are only ever asked of the table (`Table.common`), never of a seat."
    return lines + _set("OF_THE_TABLE", [hook.name for hook in hooks if hook.of_table], of_table)


def _set(name: str, members: list[str], doc: str) -> list[str]:
    listed = ", ".join(f'"{member}"' for member in members)
    return [f"{name}: Final = frozenset({{{listed}}})", *docstring(doc, 0)]
