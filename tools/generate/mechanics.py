"""The class that holds what mechanics answer, by question."""

from __future__ import annotations

import ast

from tools.generate.source import Module, imported
from tools.generate.writing import docstring, slots, written

MECHANIC, APART = "Mechanic", "APART"


def questions(where: Module) -> list[tuple[str, str]]:
    """The questions that are put to all mechanics alike, with what is said of them."""
    apart = ast.literal_eval(where.constant(APART))
    return [
        (node.name, " ".join((ast.get_docstring(node) or "").split()))
        for node in where.class_named(MECHANIC).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.name not in apart
    ]


def asked(path: str, where: Module) -> str:
    """The module with that class."""
    found = questions(where)
    doc = "The questions that are put to mechanics, each with those who answer it."
    lines = [
        "class AskedMechanics:",
        *docstring("By question: what the mechanics in force answer, in their order.", 4),
        "",
    ]
    lines += slots(name for name, _ in found)
    lines.append(
        f"    def __init__(self, found: Sequence[{MECHANIC}], says: Callable[[{MECHANIC}, str], bool]) -> None:"
    )
    for name, said in found:
        lines.append(f'        self.{name} = tuple([m.{name} for m in found if says(m, "{name}")])')
        lines += docstring(said, 8)
    further = {
        **imported("collections.abc.Callable", for_types=True),
        **imported("collections.abc.Sequence", for_types=True),
        **imported(f"{where.name}.{MECHANIC}", for_types=True),
    }
    return written(path, doc, "\n".join(lines), (where,), further)
