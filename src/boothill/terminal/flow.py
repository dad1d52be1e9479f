"""Texts in a row that fill a line after another."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts one after another, broken only between them (unless one is wider than a line)."""

    def __init__(self, parts: Sequence[Text], gap: str = "  ") -> None:
        self.parts = parts
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for at, part in enumerate(self.parts):
            tail = self.gap.rstrip() if at < len(self.parts) - 1 else ""
            if line and line.cell_len + len(self.gap) + part.cell_len + len(tail) > options.max_width:
                line.append(self.gap.rstrip())
                yield line
                line = Text()
            elif line:
                line.append(self.gap)
            line.append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        return Measurement(max(widths), sum(widths) + len(self.gap) * len(widths))


class Packed(Flow):
    """Texts that may change places: each stands in the first line that has room for it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Text] = []
        for part in self.parts:
            needs = len(self.gap) + part.cell_len
            line = next((line for line in lines if line.cell_len + needs <= options.max_width), None)
            if line is None:
                lines.append(part.copy())
            else:
                line.append(self.gap, style="not bold").append_text(part)
        yield from lines
