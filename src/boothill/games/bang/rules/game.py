"""BANG! as a game the kernel can run."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import HIDDEN, ROLES, ROLES_BY_PLAYERS, roles_face_up
from boothill.games.bang.rules.remembering import dump_act, dump_deed, is_deed, load_deed
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import CALL, CALLS, FROM_HAND, UNLIMITED, USE, VERBS
from boothill.games.bang.rules.turn.turn import run
from boothill.kernel.decision import NOBODY, Option, Rule, Seat
from boothill.kernel.journal import Journal
from boothill.kernel.match import Match
from boothill.kernel.plain import fingerprint, own


class Bang:
    """The card game behind the kernel's Game protocol."""

    id = "bang"

    def new(self, options: dict[str, Any], journal: Journal | None = None) -> Table:
        """A table dealt from JSON options."""
        return new_table(TableOptions.load(options), journal)

    def options(self, state: Table) -> dict[str, Any]:
        """The options the table was made from."""
        return dict(own(state.options))

    def run(self, state: Table) -> Rule[None]:
        """The rules from the table's resting point on."""
        return run(state)

    def view(self, state: Table, seat: Seat) -> View:
        """What a seat may see."""
        return View(state, seat)

    def rules_id(self, state: Table) -> str:
        """The sets and a fingerprint of their cards."""
        return state.rules.id

    def token(self, state: Table, option: Option) -> str:
        """'play bang/AS as bang at 2', independent of how cards are numbered."""
        rules = state.rules
        verb, card, kind, seat, pick = option
        words = [VERBS[verb]]
        if card >= 0:
            words.append(rules.card_names[card])
        if kind >= 0:
            words.append(f"as {rules.actions[kind].id if verb == USE else rules.kinds[kind].id}")
        if seat >= 0:
            words.append(f"at {seat}")
        if verb == CALL:
            words.append(CALLS[pick])
        elif pick == FROM_HAND:
            words.append("from hand")
        elif pick >= 0:
            words.append(f"picking {rules.card_names[pick]}")
        return " ".join(words)

    def dump(self, state: Table) -> dict[str, Any]:
        """The table as JSON data."""
        return state.dump() | {"deeds": [dump_deed(deed) for deed in state.deeds]}

    def load(self, data: dict[str, Any]) -> Table:
        """The table `dump` wrote. Raises ValueError, or what plain data can break, for anything else."""
        options = TableOptions.load(data["options"])
        t = Table(options.rules, options.dump(), options.names)
        t.load(data)
        if t.first_out < 0 and t.eliminated:  # a checkpoint from before this was noted: nobody came back then
            t.first_out = t.eliminated[0]
        t.deeds = [load_deed(deed) for deed in data["deeds"]]
        _check_seats(t)
        t.refresh()
        wrong = problems(t)
        if wrong:
            raise ValueError(", ".join(sorted(wrong)))
        return t

    def digest(self, state: Table) -> str:
        """A fingerprint of everything in the table that is not derived."""
        # What else somebody could have done follows from the rest; records made before it was noted end where they did.
        return fingerprint(
            state.for_digest() | {"deeds": [dump_act(deed) for deed in state.deeds if deed.at != NOBODY]}
        )


def _check_seats(t: Table) -> None:
    """Refuse a table on which there is what cannot be."""
    n, characters = len(t.names), range(len(t.rules.characters))
    if sorted([*t.seats, *t.eliminated]) != list(range(n)):
        raise ValueError("a player who is neither in the game nor out of it")
    cards, seats = range(len(t.rules.cards)), range(n)
    if not all(card in cards for card in t.fresh) or not all(seat in seats for seat in (*t.face_up, *t.extra_turns)):
        raise ValueError("a card or a player that is not there")
    if not all(is_deed(t, deed) for deed in t.deeds):
        raise ValueError("a deed that nobody can have done")
    if not {*roles_face_up(t), *t.eliminated} <= set(t.face_up):
        raise ValueError("a role that should lie open")
    if not all(who in characters for who in (*t.character, *t.second, *[one for ids in t.abilities for one in ids])):
        raise ValueError("a character that the sets do not have")
    if sorted(t.role) != sorted(ROLES_BY_PLAYERS[n]) or not all(side in range(HIDDEN, len(ROLES)) for side in t.sides):
        raise ValueError("other roles than were dealt")
    if not all(0 <= most <= UNLIMITED for most in t.max_life):
        raise ValueError("more life than anybody can have")


GAME = BANG = Bang()


def new_match(options: TableOptions, *, record: bool = True) -> Match[Table]:
    """A fresh match at its first decision."""
    return Match(BANG, new_table(options, Journal() if record else None), record=record)
