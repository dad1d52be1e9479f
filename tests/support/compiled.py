"""What tests have to know of an engine that may be compiled: the same files, but less to look into."""

from __future__ import annotations

import ast
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from boothill.kernel import match


def is_compiled(module: ModuleType) -> bool:
    """Whether a module was compiled."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def pure_only(why: str) -> pytest.MarkDecorator:
    """For a test of what a compiled engine cannot do, and nobody needs of it."""
    return pytest.mark.skipif(is_compiled(match), reason=f"not on a compiled engine: {why}")


def source_of(module: ModuleType) -> str:
    """The source of a module; that of a compiled one lies beside it."""
    file = Path(str(module.__file__))
    if is_compiled(module):
        file = file.with_name(f"{module.__name__.rpartition('.')[2]}.py")
    return file.read_text(encoding="utf-8")


def doc_of(thing: Any) -> str:
    """What a class or function says about itself; of a compiled one only the source does."""
    module = sys.modules[thing.__module__]
    if not is_compiled(module):
        return thing.__doc__ or ""
    for node in ast.parse(source_of(module)).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__:
            return ast.get_docstring(node) or ""
    return ""
