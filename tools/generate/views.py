"""The part of a view that is just fields of the state, and the types of its JSON for clients."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from tools.generate import shapes
from tools.generate.fields import Declarations, Field
from tools.generate.shapes import Name
from tools.generate.source import imported
from tools.generate.writing import docstring, slots, written

WIRE = "boothill.server.wire.views"
"""Where the structures stand that those of games derive from."""
PER_PLAYER = "seat"
"""What the players are counted by in the generated code."""


def seen(path: str, declared: Declarations, name: str, stored: str) -> str:
    """The module with the class `name`, which a view derives from; `stored` is the class of the state."""
    further = imported("typing.Any") | imported(stored, for_types=True)
    fields = [field for field in declared.all if field.seen]
    doc = f"{declared.doc} What everybody sees of it as it is; what is hidden or worked out stands in the view itself."
    lines = [f"class {name}:", *docstring(doc, 4), ""]
    lines += slots(field.name for field in fields)
    lines.append(f"    def __init__(self, t: {stored.rpartition('.')[2]}) -> None:")
    for field in fields:
        kind = shapes.frozen_shape(field.shape)
        lines.append(f"        self.{field.name}: {kind.text} = {shapes.frozen(field.shape, f't.{field.name}')}")
        lines += docstring(field.doc, 8) if field.doc else []
    lines += ["", *_shown(fields, declared.names)]
    return written(path, doc, "\n".join(lines), declared.modules, further)


def _shown(fields: list[Field], names: Mapping[str, Name]) -> list[str]:
    """The method that gives the JSON data."""
    local, looked_up = _with_local_variables(names)
    whole = [field for field in fields if field.shown and not field.of_player]
    player = [field for field in fields if field.of_player]
    used = {each for field in (*whole, *player) for each in _leaves(field.shape)}
    lines = [
        "    def shown(self) -> dict[str, Any]:",
        '        """These fields as JSON data, with names instead of numbers."""',
        *[f"        {name} = {lookup}" for name, (lookup, types) in looked_up.items() if used & types],
        "        return {",
    ]
    for field in whole:
        value = shapes.said(shapes.frozen_shape(field.shape), f"self.{field.name}", local)
        lines.append(f'            "{field.shown}": {value},')
    lines += ['            "players": [', "                {"]
    for field in player:
        value = shapes.said(shapes.frozen_shape(field.shape).inner, f"self.{field.name}[{PER_PLAYER}]", local)
        lines.append(f'                    "{field.shown}": {value},')
    return [
        *lines,
        "                }",
        f"                for {PER_PLAYER} in range(len(self.names))",
        "            ],",
        "        }",
    ]


def _leaves(shape: shapes.Shape) -> set[str]:
    return {shape.text} if shape.item is None else _leaves(shape.item)


def _with_local_variables(names: Mapping[str, Name]) -> tuple[dict[str, Name], dict[str, tuple[str, set[str]]]]:
    """The names with a local variable for whatever they look up in the view, and those variables: what each is, and
    for which types."""
    looked_up: dict[str, tuple[str, set[str]]] = {}
    local: dict[str, Name] = {}
    for kind, name in names.items():
        hoist = _Hoist()
        local[kind] = name._replace(expression=hoist.visit(ast.parse(ast.unparse(name.expression), mode="eval").body))
        for variable, lookup in hoist.found.items():
            looked_up.setdefault(variable, (lookup, set()))[1].add(kind)
    return local, looked_up


class _Hoist(ast.NodeTransformer):
    """Puts a local variable in the place of each attribute of the view."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """`self.rules.kinds` becomes `kinds`."""
        inner: ast.expr = node
        while isinstance(inner, ast.Attribute):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner.id == "self":
            self.found[node.attr] = ast.unparse(node)
            return ast.Name(id=node.attr)
        return self.generic_visit(node)


# ---- types for clients -------------------------------------------------------------------------------------------


def shown(path: str, declared: Declarations) -> str:
    """The module with the types of what `shown()` gives."""
    fields = [field for field in declared.all if field.shown]
    lines = ["class ShownPlayer(Player, kw_only=True):", *docstring("What is shown of a player as it is.", 4), ""]
    for field in fields:
        if field.of_player:
            lines += _member(field, shapes.json_type(field.shape.inner, declared.names))
    lines += [
        "",
        "",
        "class ShownView(View, kw_only=True):",
        *docstring("What is shown of the table as it is.", 4),
        "",
    ]
    for field in fields:
        if not field.of_player:
            lines += _member(field, shapes.json_type(field.shape, declared.names))
    doc = f"{declared.doc} What clients are shown of it as it is, in JSON; what is hidden or worked out comes on top."
    return written(path, doc, "\n".join(lines), declared.modules, imported(f"{WIRE}.Player") | imported(f"{WIRE}.View"))


def _member(field: Field, kind: str) -> list[str]:
    return [f"    {field.shown}: {kind}", *docstring(field.doc, 4)]
