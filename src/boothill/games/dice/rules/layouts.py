"""What the numbers of questions, reasons and events are: a layout is the names of its fields, with blanks between."""

from __future__ import annotations

from boothill.games.dice.rules.declared import entry, question, reason

SEATS = frozenset({"who", "at", "by", "seat"})
"""A player, NOBODY if there is none."""

FIELDS: dict[str, str] = {
    "seated": "who character life | role",
    "role_shown": "who role",
    "turn": "who turn",
    "turn_over": "who",
    "gave_life": "who at gained",
    "rolled": "who roll dice faces",
    "took_arrows": "who number pile why",
    "indians": "",
    "refilled": "pile",
    "spared": "who limit cause",
    "lost_life": "who points left by cause",
    "returned_arrows": "who number pile why",
    "exploded": "who number",
    "aimed": "who at die face points",
    "healed": "who at gained",
    "fired": "who number",
    "gained_life": "who points left",
    "removed_arrow": "who at pile",
    "eliminated": "who role by cause",
    "game_over": "winners",
}
"""What the numbers of each event are: the public ones, then those only its audience learns. `faces` and `winners` are
all further numbers.
"""

SUBJECTS: dict[str, str] = {
    "gift": "",
    "reroll": "left",
    "shoot": "die face",
    "heal": "die",
    "arrows_instead": "cause points",
    "return_arrows": "cause points",
    "remove_arrow": "left",
}
"""Every kind of question, and what the numbers in its subject are."""

REASONS: dict[str, str] = {"healthy": "seat", "overkill": "seat"}
"""What the parameters of a reason are."""

_TONES = {
    "turn": "turn game_over",
    "hurt": "lost_life",
    "doom": "indians exploded fired eliminated",
    "good": "healed gave_life gained_life",
    "notice": "took_arrows",
    "quiet": "refilled turn_over",
}
_TONE = {n: t for t, ns in _TONES.items() for n in ns.split()}
_THROUGH = {
    "gave_life": "gives_life",
    "spared": "most_lost",
    "gained_life": "peaceful_gain gain_per_death",
    "removed_arrow": "removes_arrows",
}
for _name, _fields in FIELDS.items():
    entry(
        _name,
        _fields.replace("by", "by?"),
        tone=_TONE.get(_name, ""),
        through=_THROUGH.get(_name, ""),
        common=_name in ("seated", "role_shown", "turn", "turn_over", "game_over"),
    )
for _name, _fields in SUBJECTS.items():
    question(_name, _fields)
for _name, _fields in REASONS.items():
    reason(_name, _fields)
