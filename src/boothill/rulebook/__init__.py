"""The rules of both games as text and figures: the catalogue, the facts of each box, and what the tests cover.

The engine does not read any of this. The catalogue says what the engine has to do, the facts say what the
boxes contain, and the tests compare both with what was built.
"""

from boothill.rulebook.coverage import Citations, Row, cited_by, coverage_table
from boothill.rulebook.entries import Entry, catalogue
from boothill.rulebook.sets import BOXES, SETS, effects, facts, is_due, sets_of

__all__ = [
    "BOXES",
    "SETS",
    "Citations",
    "Entry",
    "Row",
    "catalogue",
    "cited_by",
    "coverage_table",
    "effects",
    "facts",
    "is_due",
    "sets_of",
]
