"""The class that holds the fields of a state: slots, constructor, dump, load, digest.

The constructor makes copies as well: compiled classes can be made in no other way.
"""

from __future__ import annotations

from tools.generate import shapes
from tools.generate.fields import GIVEN, Declarations
from tools.generate.source import imported
from tools.generate.writing import docstring, slots, written

FURTHER = {
    **imported("typing.Any"),
    **imported("collections.abc.Mapping"),
    **imported("boothill.kernel.plain.loaded"),
    **imported("boothill.kernel.plain.own"),
}


def stored(path: str, declared: Declarations, name: str, base: str = "") -> str:
    """The module with the class `name`. Without a base it is the part of a state that others build upon."""
    further = FURTHER | (imported(base) if base else {})
    lines = [f"class {name}({base.rpartition('.')[2]}):" if base else f"class {name}:"]
    lines += [*docstring(f"{declared.doc} What it holds, and how that is copied, saved and loaded.", 4), ""]
    lines += slots(field.name for field in declared.own)
    lines += _constructor(declared, name, inherits=bool(base))
    lines += _dump(declared, inherits=bool(base))
    lines += _load(declared, inherits=bool(base))
    if base:
        lines += _for_digest(declared)
    doc = f"{declared.doc} Its fields, with all that follows from their declarations."
    return written(path, doc, "\n".join(lines), declared.modules, further)


def _constructor(declared: Declarations, name: str, inherits: bool) -> list[str]:
    above = [field for field in declared.inherited if field.sort == GIVEN]
    given = [*[field for field in declared.own if field.sort == GIVEN], *above]
    made = [field for field in declared.own if field.sort != GIVEN]
    parameters = ["self", *[f"{field.name}: {field.shape.text}" for field in given], f"like: {name} | None = None"]
    lines = [
        f"    def __init__({', '.join(parameters)}) -> None:",
        *docstring(
            "A fresh one or, if there is one it is to be `like`, an independent copy; the journal stays behind.", 8
        ),
    ]
    if inherits:
        lines.append(f"        super().__init__({', '.join([*[field.name for field in above], 'like'])})")
    for field in declared.own:
        if field.sort == GIVEN:
            lines.append(f"        self.{field.name}: {field.shape.text} = {field.name}")
            lines += docstring(field.doc, 8) if field.doc else []
    anew = [field for field in made if not field.copied]
    if any(_counts_seats(field.fresh) for field in anew):
        lines.append("        n = len(names)")
    lines.append("        if like is None:")
    if any(_counts_seats(field.fresh) for field in made) and not any(_counts_seats(field.fresh) for field in anew):
        lines.append("            n = len(names)")
    for field in made:
        lines.append(f"            self.{field.name}: {field.shape.text} = {field.fresh}")
        lines += docstring(field.doc, 12) if field.doc else []
    lines.append("        else:")
    for field in made:
        value = shapes.copied(field.shape, f"like.{field.name}") if field.copied else field.fresh
        lines.append(f"            self.{field.name} = {value}")
    return [*lines, ""]


def _counts_seats(fresh: str) -> bool:
    return fresh.endswith((" * n", "in range(n)]"))


def _dump(declared: Declarations, inherits: bool) -> list[str]:
    parts = [
        f'"{field.name}": {shapes.dumped(field.shape, f"self.{field.name}")},' for field in declared.own if field.saved
    ]
    lines = ["    def dump(self) -> dict[str, Any]:", '        """All that is saved, as plain data of its own."""']
    lines.append("        return super().dump() | {" if inherits else "        return {")
    return [*lines, *[f"            {part}" for part in parts], "        }", ""]


def _load(declared: Declarations, inherits: bool) -> list[str]:
    loading = [field for field in declared.own if field.saved and field.sort != GIVEN]
    lines = [
        "    def load(self, data: Mapping[str, Any]) -> None:",
        *docstring("Take over what `dump` wrote; older data may lack fields. Raises ValueError for other data.", 8),
    ]
    if inherits:
        lines.append("        super().load(data)")
    if any(field.per_seat for field in loading):
        lines.append("        n = len(self.names)")
    for field in loading:
        number = ", n" if field.per_seat else ""
        value = f'loaded(data, "{field.name}", {shapes.like(field.shape)}, self.{field.name}{number})'
        lines.append(f"        self.{field.name} = {shapes.loaded(field.shape, value)}")
    return [*lines, ""]


def _for_digest(declared: Declarations) -> list[str]:
    later = [field for field in declared.all if field.since]
    lines = ["        n = len(self.names)"] if any(_counts_seats(field.fresh) for field in later) else []
    for option in sorted({field.option for field in declared.all if field.option}):
        gone = [f'data["options"]["{option}"]']
        gone += [f'data["{field.name}"]' for field in declared.all if field.option == option]
        lines += [f'        if not self.options["{option}"]:', f"            del {', '.join(gone)}"]
    for field in later:
        lines += [f"        if self.{field.name} == {field.fresh}:", f'            del data["{field.name}"]']
    return [
        "    def for_digest(self) -> dict[str, Any]:",
        *docstring("The dump without what came later and says nothing here: older records end where they did.", 8),
        *(["        data = self.dump()", *lines, "        return data"] if lines else ["        return self.dump()"]),
    ]
