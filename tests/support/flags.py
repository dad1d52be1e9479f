"""Which flags a module that looks for problems can raise, read from its source."""

from __future__ import annotations

import ast
from types import ModuleType

from support.compiled import source_of


def flags_of(module: ModuleType) -> set[str]:
    """Every text the module adds to what it has found."""
    found = set()
    for node in ast.walk(ast.parse(source_of(module))):
        match node:
            case ast.Call(func=ast.Attribute(attr="add"), args=[ast.Constant(value=str(flag))]):
                found.add(flag)
            case ast.Call(func=ast.Attribute(attr="add")):
                raise AssertionError(f"line {node.lineno}: write the flag out, so that it can be looked for")
    return found
