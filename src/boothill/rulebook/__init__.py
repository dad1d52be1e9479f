"""The rules of the games as text and figures: the catalogue, the facts of each box, and what the tests cover.

No rule reads any of this; only the order of the sets, which numbers their cards, stands in their facts. The catalogue
says what the engine has to do, the facts say what the boxes contain, and the tests compare both with what was built.
"""

from boothill.rulebook.coverage import Citations, Row, cited_by, coverage_table
from boothill.rulebook.entries import Entry, brought, catalogue
from boothill.rulebook.sets import boxes, facts, is_due, known_boxes, sets_of

__all__ = [
    "Citations",
    "Entry",
    "Row",
    "boxes",
    "brought",
    "catalogue",
    "cited_by",
    "coverage_table",
    "facts",
    "is_due",
    "known_boxes",
    "sets_of",
]
