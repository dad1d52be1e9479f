"""Which flags a module that looks for problems can raise, read from its source."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType


def flags_of(module: ModuleType) -> set[str]:
    """Every text the module adds to what it has found."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(func=ast.Attribute(attr="add"), args=[ast.Constant(value=str(flag))]):
                found.add(flag)
            case ast.Call(func=ast.Attribute(attr="add")):
                raise AssertionError(f"line {node.lineno}: write the flag out, so that it can be looked for")
    return found
