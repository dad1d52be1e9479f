"""The five dice, drawn side by side. What they show is said by a word; symbol and colour only help the eye."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boothill.games.dice.rules.terms import ARROW, BEER, DYNAMITE, GATLING, NO_FACE, ONE, TWO
from boothill.games.dice.telling.words import DiceWords

INNER = 12
"""How wide a die is inside: five of them, and the gaps, keep to 80 columns."""
GAP = " "
SYMBOLS = {
    ARROW: "»──►",
    DYNAMITE: "≈[###]",
    ONE: "─◎─",
    TWO: "─◎─",
    BEER: "[~]D",
    GATLING: "∷∷═►",
}
STYLES = {ARROW: "yellow", DYNAMITE: "bold red", ONE: "bold", TWO: "bold", BEER: "green", GATLING: "cyan"}


def draw(words: DiceWords, dice: Sequence[int], notes: Sequence[str], roomy: bool = True) -> Text:
    """Five boxes with the number of the die above and a note below. Where there is little room without symbols.

    Dice that have not been thrown are not drawn.
    """
    if NO_FACE in dice:
        return Text()
    styles = [STYLES[face] for face in dice]
    rows = [[_edge("╭", str(number), "╮") for number, _ in enumerate(dice, 1)]]
    if roomy:
        rows.append([f"│{SYMBOLS[face]:^{INNER}}│" for face in dice])
    rows.append([f"│{words.face(face):^{INNER}}│" for face in dice])
    rows.append([_edge("╰", note, "╯") for note in notes])
    lines = [Text(GAP).join(Text(box, style=style) for box, style in zip(row, styles, strict=True)) for row in rows]
    return Text("\n").join(lines)


def _edge(left: str, note: str, right: str) -> str:
    """A horizontal edge with a note in it."""
    return f"{left}{f' {note} ' if note else '':─^{INNER}}{right}"
