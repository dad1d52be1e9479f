"""What a type is made of, and the expressions that copy a value of it, write it down, read it, freeze and name it."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import NamedTuple

from tools.generate.source import BadDeclaration, with_names

LIST, TUPLE, DICT, ONE = "list", "tuple", "dict", "one"
NUMBERS = ("int", "Seat")
"""Types that are written down as they are, besides those that have names."""


class Shape(NamedTuple):
    """A type: a list, a tuple or a dict (by name) of one other, or a single thing."""

    sort: str
    item: Shape | None
    text: str
    """As it is annotated."""

    @property
    def inner(self) -> Shape:
        """What a list, tuple or dict is made of."""
        assert self.item is not None
        return self.item

    @property
    def fixed(self) -> bool:
        """Whether a value can be shared, since nobody changes it."""
        return self.sort == ONE or (self.sort == TUPLE and self.inner.fixed)


def shape_of(annotation: ast.expr) -> Shape:
    """The shape of a type as it is annotated."""
    text = ast.unparse(annotation)
    match annotation:
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return Shape(LIST, shape_of(item), text)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant(value=dots)])) if (
            dots is ...
        ):
            return Shape(TUPLE, shape_of(item), text)
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), item])):
            return Shape(DICT, shape_of(item), text)
    return Shape(ONE, None, text)


# ---- copying and freezing ----------------------------------------------------------------------------------------


def copied(shape: Shape, value: str) -> str:
    """An independent copy."""
    if shape.fixed:
        return value
    if shape.sort == DICT:
        if shape.inner.fixed:
            return f"{value}.copy()"
        return f"{{name: {copied(shape.inner, 'each')} for name, each in {value}.items()}} if {value} else {{}}"
    if shape.sort == LIST:
        return f"{value}[:]" if shape.inner.fixed else f"[{copied(shape.inner, 'each')} for each in {value}]"
    return f"tuple([{copied(shape.inner, 'each')} for each in {value}])"


def frozen(shape: Shape, value: str) -> str:
    """A copy that nobody can change: tuples instead of lists. Of dicts, which have no such form, an own one."""
    if shape.fixed:
        return value
    if shape.sort == DICT:
        if shape.inner.fixed:
            return f"{value}.copy()"
        return f"{{name: {frozen(shape.inner, 'each')} for name, each in {value}.items()}} if {value} else {{}}"
    if shape.inner.fixed:
        return f"tuple({value})"
    if shape.inner.sort == LIST and shape.inner.inner.fixed:
        return f"tuple(map(tuple, {value}))"
    return f"tuple([{frozen(shape.inner, 'each')} for each in {value}])"


def frozen_shape(shape: Shape) -> Shape:
    """The type of the frozen copy."""
    if shape.fixed:
        return shape
    item = frozen_shape(shape.inner)
    if shape.sort == DICT:
        return Shape(DICT, item, f"dict[str, {item.text}]")
    return Shape(TUPLE, item, f"tuple[{item.text}, ...]")


# ---- plain data ----------------------------------------------------------------------------------------------------


def dumped(shape: Shape, value: str) -> str:
    """The value as plain data of its own."""
    if shape.text == "dict[str, Any]":
        return f"own({value})"
    if shape.sort == TUPLE and shape.inner.sort == ONE:
        return f"list({value})"
    if shape.sort == LIST and shape.inner.sort == TUPLE and shape.inner.inner.sort == ONE:
        return f"[list(each) for each in {value}]"
    if shape.sort == TUPLE:
        raise BadDeclaration(f"'{shape.text}' cannot be saved; make it a list of tuples, or a tuple of single things")
    return copied(shape, value)


def like(shape: Shape) -> str:
    """An example of the plain data, for `kernel.plain.fits`."""
    if shape.sort in (LIST, TUPLE):
        return f"[{like(shape.inner)}]"
    if shape.sort == DICT:
        return f"{{'': {like(shape.inner)}}}"
    return {"bool": "False", "str": "''"}.get(shape.text, "0")


def loaded(shape: Shape, value: str) -> str:
    """The value that plain data of the right make stand for."""
    if shape.sort == TUPLE:
        return f"tuple({value})"
    if shape.sort == LIST and shape.inner.sort == TUPLE:
        return f"[tuple(each) for each in {value}]"
    return value


# ---- names instead of numbers ------------------------------------------------------------------------------------


class Name(NamedTuple):
    """What the numbers of a type are called (see `kernel.fields.named`)."""

    number: str
    """What the number is called in the expression."""
    expression: ast.expr
    """The name as a view knows it; whatever it looks up in the view is a local variable."""

    @property
    def maybe_none(self) -> bool:
        """Whether a number may stand for nothing."""
        return any(isinstance(node, ast.Constant) and node.value is None for node in ast.walk(self.expression))


def said(shape: Shape, value: str, names: Mapping[str, Name]) -> str:
    """The frozen value as JSON data, with names instead of numbers."""
    if shape.sort == DICT:
        return f"{{name: {said(shape.inner, 'each', names)} for name, each in {value}.items()}}"
    if shape.sort in (LIST, TUPLE):
        if shape.inner.sort == ONE and shape.inner.text not in names:
            return f"list({value})"
        item = names[shape.inner.text].number if shape.inner.text in names else "each"
        return f"[{said(shape.inner, item, names)} for {item} in {value}]"
    if shape.text in names:
        return with_names(names[shape.text].expression, **{names[shape.text].number: value})
    return value


def json_type(shape: Shape, names: Mapping[str, Name]) -> str:
    """The type of the JSON data."""
    if shape.sort == DICT:
        return f"dict[str, {json_type(shape.inner, names)}]"
    if shape.sort in (LIST, TUPLE):
        return f"list[{json_type(shape.inner, names)}]"
    if shape.text in names:
        return "str | None" if names[shape.text].maybe_none else "str"
    if shape.text in NUMBERS:
        return "int"
    if shape.text in ("bool", "str"):
        return shape.text
    raise BadDeclaration(f"'{shape.text}' has no names to show it by; say in `named` what it is called")
