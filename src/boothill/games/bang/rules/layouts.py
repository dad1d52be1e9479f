"""What the numbers of questions, reasons and events are: a layout is the names of its fields, with blanks between.

Sets declare the fields of their own questions, events and reasons with the same names (`Box.questions`, `Box.log`,
`Box.reasons`). A field under any other name is a number.
"""

from __future__ import annotations

from boothill.games.bang.rules.declared import entry, question, reason

SEATS = frozenset({"who", "target", "by", "victim", "seat"})
"""A player, NOBODY if there is none."""
KINDS = frozenset({"kind", "cause", "occasion"})
"""A kind of card, ABILITY for what a character does of itself. So is a `source`: what brought an event about."""
NAMES = frozenset({"card", "mark", "character", "action", "suit", "call"})
"""What has a name. `mark` is a card aimed at, `call` a suit or colour. So have `role`, `next`, the card that comes
next, and `pick`, a card that is picked, or FROM_HAND.
"""
LISTS = frozenset({"cards", "hidden", "winners"})
"""All further numbers: cards, cards that are not shown to all, players."""
FLAGS = frozenset({"extra", "from_play", "from_hand", "right"})
"""In the events below 1 for yes, 0 for no."""

FIELDS: dict[str, str] = {
    "seated": "who character life | role",
    "role_shown": "who role",
    "turn": "who turn extra",
    "turn_over": "who",
    "copied": "who target character",
    "forgot": "who",
    "played": "who card kind target pick",
    "used_ability": "who action target",
    "dodged": "who by cause",
    "paid": "who card kind",
    "spent": "who card kind target pick",
    "used_missed": "who card from_play",
    "gave_up_bang": "who card cause",
    "immune": "who cause",
    "flipped": "who occasion cards",
    "chose_flip": "who card",
    "exploded": "who card",
    "passed_on": "who target card",
    "stays": "who card",
    "escaped": "who",
    "stays_in_jail": "who",
    "lost_life": "who points left by cause",
    "regained_life": "who points left source",
    "eliminated": "who role by",
    "reward": "who count victim",
    "penalty": "who",
    "inherited": "who victim count cards | hidden",
    "drew": "who count source | hidden",
    "looked": "who count source | hidden",
    "gave": "who target source | hidden",
    "showed": "who card source",
    "took_discard": "who card source",
    "took_from_hand": "who victim source | hidden",
    "took_from_play": "who victim card source",
    "forced_discard": "by victim card from_hand source",
    "discarded": "who card",
    "store_opened": "who cards",
    "store_taken": "who card",
    "reshuffled": "count",
    "game_over": "winners",
    "next_event": "card",
    "revealed": "who card next",
    "draws_number": "who number source",
    "volley": "who number source",
    "drew_discards": "who cards",
    "uncovered": "who cards",
    "put_on_deck": "who | card",
    "called": "who call card right",
    "must_play": "who card source",
    "named_suit": "who suit source",
    "lies_idle": "who card",
    "may_not_answer": "who cause",
    "aimed_at_card": "who target card source",
    "gave_life": "who target source",
    "came_back": "who life source",
    "faded": "who",
    "unhurt": "who cause",
    "extra_turn": "who source",
    "turn_lapsed": "who",
    "looked_at_second": "who | character",
    "new_identity": "who character life max_life",
    "restocked": "cards",
    "equipment_shuffled": "count",
    "bought": "who card kind target pick price",
    "found": "who card",
    "put_to_use": "who card kind target pick",
    "shelved": "who card",
    "removed": "by victim card price",
    "sold": "who card",
    "gained_nuggets": "who number total source",
    "lost_nuggets": "who number",
    "bounty": "by victim",
    "unhealed": "who source",
    "shadow_came": "who",
    "shadow_left": "who",
    "took_side": "who role",
    "shadows_gone": "",
}
"""What the numbers of each event are: the public ones, then those only its audience learns. A `source` (ABILITY, or a
kind of card) is that of the first seat.
"""

SUBJECTS: dict[str, str] = {
    "play": "",
    "dodge": "by cause needs cards",
    "bang": "by cause",
    "rescue": "by life",
    "surplus": "surplus",
    "flip": "occasion",
    "look": "count",
    "cost": "action count",
    "store": "by",
    "estate": "victim",
    "last_will": "",
    "between": "",
    "first_draw": "",
    "copy": "",
    "drop_one": "",
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
    "roulette": "by cause needs number cards",
    "save_card": "by cause needs mark cards",
    "find": "card",
}
"""Every kind of question, and what the numbers in its subject are."""

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

_TONES = {
    "turn": "turn game_over shadows_gone",
    "hurt": "lost_life",
    "doom": "exploded eliminated",
    "good": "regained_life escaped came_back shadow_came",
    "quiet": "reshuffled turn_over restocked equipment_shuffled",
    "event": "next_event revealed took_side",
    "gold": "gained_nuggets",
    "notice": "must_play named_suit",
}
_TONE = {n: t for t, ns in _TONES.items() for n in ns.split()}
_EV = [
    "drew_discards",
    "uncovered",
    "put_on_deck",
    "called",
    "lies_idle",
    "may_not_answer",
    "faded",
    "looked_at_second",
    "new_identity",
]
_THROUGH = {**dict.fromkeys(_EV, "event"), "inherited": "inherits", "immune": "immune"}


def _q(text: str) -> str:
    return " ".join(w if w in ("|", "who") or w in ("cards", "hidden", "winners") else w + "?" for w in text.split())


for _name, _fields in FIELDS.items():
    entry(
        _name,
        _q(_fields),
        tone=_TONE.get(_name, ""),
        through=_THROUGH.get(_name, ""),
        announces=_name in ("reward", "seated"),
    )
for _name, _fields in SUBJECTS.items():
    question(_name, _q(_fields))
for _name, _fields in REASONS.items():
    reason(_name, _q(_fields))
