"""The names of the numbers that questions, reasons and the log are made of, and what they stand for in a message."""

from __future__ import annotations

# The names of fields that are more than a number to a message. Sets declare the fields of their own questions, events
# and reasons with the same names.
SEATS = frozenset({"who", "target", "by", "victim", "seat"})
"""A player: $by is the name, $by_is one of you, other, nobody."""
KINDS = frozenset({"kind", "cause", "occasion"})
"""A kind of card: $cause is the name, $cause_id the id, or none; $cause_is shot, card or event. For what a character
does of itself $cause_id is ability.
"""
NAMES = frozenset({"card", "mark", "character", "action", "suit", "call"})
"""What has a name; an action also $action_id. `mark` is a card aimed at, `call` a suit or colour."""
LISTS = frozenset({"cards", "hidden", "winners"})
"""All further numbers: $cards is the list, $cards_count how many."""

SUBJECTS: dict[str, str] = {
    "dodge": "by cause needs",
    "bang": "by cause",
    "rescue": "by life",
    "surplus": "surplus",
    "flip": "occasion",
    "look": "count",
    "cost": "action count",
    "store": "by",
    "estate": "victim",
    "second_card": "kind left",
    "strip": "seat kind",
    "draw_or_take": "count",
    "gift": "seat",
    "identity": "kind",
    "name_suit": "kind",
    "lose_blue": "kind",
    "give_life": "kind",
    "drink_or_draw": "kind",
    "call_colour": "right",
    "exchange": "kind chosen",
    "roulette": "by cause needs number",
    "save_card": "by cause needs mark",
    "find": "card",
}
"""What the numbers in a question's subject are."""

REASONS: dict[str, str] = {
    "out_of_range": "distance range",
    "too_far": "distance range",
    "bang_limit": "limit",
    "cannot_save": "life",
    "not_enough_missed": "needs",
    "immune_target": "seat",
    "own_side": "seat",
    "worse_weapon": "kind",
    "healthy": "seat",
    "event_forbids": "kind",
    "other_suit": "kind suit",
    "must_play": "kind card",
    "too_dear": "price purse",
}
"""What the parameters of a reason are."""
