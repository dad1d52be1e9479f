"""What the numbers in the card game's events mean.

Kept apart from the engine on purpose: an event that changes its layout has to be written down here before the golden
transcripts and the tests of secrecy accept it, and so has one that has a secret. One that has none, and is not here, is
read as it is declared.
"""

from __future__ import annotations

from collections.abc import Mapping

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.terms import ABILITY, CALLS, FROM_HAND
from boothill.games.bang.telling.references import references_of
from boothill.kernel.declared import Entry
from boothill.kernel.journal import Event

SEATS = "ABCDEFGH"

PUBLIC = {
    "aimed_at_card": "seat at card kind",
    "bought": "seat card kind at pick number",
    "bounty": "seat victim",
    "called": "seat suit card yes",
    "came_back": "seat life kind",
    "chose_flip": "seat card",
    "copied": "seat from character",
    "discarded": "seat card",
    "dodged": "seat by kind",
    "draws_number": "seat number kind",
    "drew": "seat number source",
    "drew_discards": "seat card*",
    "eliminated": "seat role by",
    "equipment_shuffled": "number",
    "escaped": "seat",
    "exploded": "seat card",
    "extra_turn": "seat kind",
    "faded": "seat",
    "flipped": "seat kind card*",
    "forced_discard": "by seat card yes source",
    "forgot": "seat",
    "found": "seat card",
    "gained_nuggets": "seat number number source",
    "game_over": "winner*",
    "gave": "seat to source",
    "gave_life": "seat to kind",
    "gave_up_bang": "seat card kind",
    "immune": "seat kind",
    "inherited": "seat from number card*",
    "lies_idle": "seat card",
    "looked": "seat number source",
    "looked_at_second": "seat",
    "lost_life": "seat number life by kind",
    "lost_nuggets": "seat number",
    "may_not_answer": "seat kind",
    "must_play": "seat card kind",
    "named_suit": "seat suit kind",
    "new_identity": "seat character life life",
    "next_event": "card",
    "paid": "seat card kind",
    "passed_on": "seat to card",
    "penalty": "seat",
    "played": "seat card kind at pick",
    "put_on_deck": "seat",
    "put_to_use": "seat card kind at pick",
    "regained_life": "seat number life source",
    "removed": "by seat card number",
    "reshuffled": "number",
    "restocked": "card*",
    "revealed": "seat card card",
    "reward": "seat number victim",
    "role_shown": "seat role",
    "seated": "seat character life",
    "shadow_came": "seat",
    "shadow_left": "seat",
    "shadows_gone": "",
    "shelved": "seat card",
    "showed": "seat card source",
    "sold": "seat card",
    "spent": "seat card kind at pick",
    "stays": "seat card",
    "stays_in_jail": "seat",
    "store_opened": "seat card*",
    "store_taken": "seat card",
    "took_discard": "seat card source",
    "took_from_hand": "seat from source",
    "took_from_play": "seat from card source",
    "took_side": "seat role",
    "turn": "seat number yes",
    "turn_lapsed": "seat",
    "turn_over": "seat",
    "uncovered": "seat card*",
    "unhealed": "seat source",
    "unhurt": "seat kind",
    "used_ability": "seat action at",
    "used_missed": "seat card yes",
    "volley": "seat number kind",
}
"""The public part of events, a word for each number; the last word with a star stands for all further numbers."""

SECRET = {
    "drew": "card*",
    "gave": "card*",
    "inherited": "card*",
    "looked": "card*",
    "looked_at_second": "character",
    "put_on_deck": "card",
    "seated": "role",
    "took_from_hand": "card*",
}
"""The secret part of the events that have one."""

AUDIENCE = {
    "drew": "seat",
    "gave": "seat to",
    "inherited": "seat from",
    "looked": "seat",
    "looked_at_second": "seat",
    "put_on_deck": "seat",
    "seated": "seat",
    "took_from_hand": "seat from",
}
"""Who learns it: the seats that stand under these words in the public part."""

_SEAT_WORDS = ("seat", "by", "at", "from", "to", "victim", "winner")


def words(layout: str, values: tuple[int, ...]) -> list[tuple[str, int]]:
    """The values, each with its word. Raises ValueError if their number does not fit the layout."""
    names = layout.split()
    if names and names[-1].endswith("*"):
        names[-1:] = [names[-1][:-1]] * (len(values) - len(names) + 1)
    return list(zip(names, values, strict=True))


def as_declared(entry: Entry, called: Mapping[str, str]) -> str:
    """The public part of an event that has no secret, with what each sort of number is `called`."""
    assert not entry.secret.fields, f"say who learns the secret of '{entry.name}', where those of the others are told"
    names = [called.get(field.sort, field.name) for field in entry.public.singles]
    rest = entry.public.rest
    return " ".join([*names, *([f"{called[rest.sort]}*"] if rest else [])])


def _declared(name: str) -> Entry:
    return references_of(ruleset(BUILT_IN)).declared.entries[name]


_CALLED = {sort: sort for sort in ("kind", "source", "card", "pick", "character", "action", "role", "suit")}
_CALLED |= {"seat": "seat", "cards": "card", "seats": "winner", "number": "number"}


def public_layout(name: str) -> str:
    """The public part of an event."""
    return PUBLIC[name] if name in PUBLIC else as_declared(_declared(name), _CALLED)


def public_words(event: Event) -> list[tuple[str, int]]:
    """What everybody learns from the event."""
    return words(public_layout(event[0]), event[1])


def secret_words(event: Event) -> list[tuple[str, int]]:
    """What only its audience learns."""
    return words(SECRET[event[0]], event[3]) if event[3] else []


def audience_of(event: Event) -> set[int]:
    """The seats that may learn the secret part."""
    allowed = AUDIENCE.get(event[0], "").split()
    return {value for word, value in public_words(event) if word in allowed}


def cards_of(said: list[tuple[str, int]]) -> list[int]:
    """The cards named there."""
    return [value for word, value in said if word in ("card", "pick") and value >= 0]


def written(rules: Ruleset, said: list[tuple[str, int]]) -> str:
    """The values in words: 'seat A, card bang/2D, at C'. What does not apply is left out."""
    return ", ".join(
        f"{word} {_value(rules, word, value)}"
        for word, value in said
        if value >= 0 or word == "life" or value in (FROM_HAND, ABILITY)
    )


def _value(rules: Ruleset, word: str, value: int) -> str:
    if word in _SEAT_WORDS:
        return SEATS[value]
    if word in ("source", "kind"):
        return "ability" if value == ABILITY else rules.kinds[value].id
    if value == FROM_HAND:
        return "from hand"
    if word in ("card", "pick"):
        return rules.card_names[value]
    if word == "action":
        return rules.actions[value].id
    if word == "role":
        return ROLES[value]
    if word == "character":
        return rules.characters[value].id
    if word == "suit":
        return str(CALLS[value])
    return str(value)
