"""What sentences about a card game hang on, besides what they tell of."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.family.roles import HIDDEN
from boothill.games.bang.rules.cards.kinds import Character
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.kernel.decision import NOBODY, Seat

NO_EVENT = -1


class Memory:
    """Who has which abilities and uses one, whose turn it is, which event is in force, who is a ghost or a shadow."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.abilities: list[tuple[int, ...]] = []
        """Each seat's character, and after it those whose abilities it has copied. Empty as long as nobody has said."""
        self.second: dict[Seat, int] = {}
        """The second characters that their owners have seen."""
        self.standing = NO_EVENT
        """The kind of the event in force."""
        self.ghost: Seat = NOBODY
        """Who is back in the game for this turn only, as a ghost."""
        self.shadow: Seat = NOBODY
        """Who is back in the game for this turn only, as a shadow."""
        self.active: Seat = NOBODY
        """Whose turn it is."""
        self.user: Seat = NOBODY
        """Who has used an ability last: what follows may name an ability and not its owner."""
        self.guards: dict[Seat, tuple[str, str]] = {}
        """With what seats may make a draw! against a shot: kind in play and character, each "" if it is not that."""

    def begin(self, characters: Sequence[int]) -> None:
        """These are the characters before the first event."""
        self.abilities = [(character,) for character in characters]

    def learn(self, state: Table | View) -> None:
        """See how the table is laid."""
        self.abilities = [
            (own, *(other for other in state.abilities[seat] if other != own))
            for seat, own in enumerate(state.character)
        ]
        known = state.second if isinstance(state, View) else _second_seen(state)
        self.second = {seat: second for seat, second in enumerate(known) if second != HIDDEN}
        self.ghost, self.shadow, self.active = state.ghost, state.shadow, state.active
        self.standing = state.standing[0] if state.standing else NO_EVENT
        self.look(state)

    def look(self, state: Table | View) -> None:
        """See what lies in front of players who may be asked: what no event tells, and only answers name."""
        self.guards = {seat: self._guards(state, seat) for seat in state.seats}

    def _guards(self, state: Table | View, seat: Seat) -> tuple[str, str]:
        rules = self.rules
        kinds = [rules.kinds[rules.kind_of[card]] for card in state.play[seat]]
        cards = [kind.id for kind in kinds if "barrels" in kind.hooks]
        people = [rules.characters[who] for who in self.abilities[seat] if "barrels" in rules.characters[who].hooks]
        if len(cards) + len(people) != state.profile[seat].barrels:  # an event takes away cards in play, or abilities
            return "", ""
        return cards[0] if cards else "", people[0].id if people else ""

    def hear(self, name: str, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Note what an event changes, if it is one of those that do."""
        match name:
            case "used_ability":
                self.user = public[0]
            case "turn":
                self.active = public[0]
            case "next_event":  # the table has just been laid
                self.standing, self.ghost, self.second = NO_EVENT, NOBODY, {}
            case "revealed":
                self.standing = self.rules.kind_of[public[1]]
            case "shadow_came":
                self.shadow = public[0]
            case "shadow_left":
                self.shadow = NOBODY
            case "came_back" if public[1] == 0:
                self.ghost = public[0]
            case "eliminated" if public[0] == self.ghost:
                self.ghost = NOBODY
            case "looked_at_second" if secret:
                self.second[public[0]] = secret[0]
            case "seated" | "new_identity" | "copied" | "forgot" if self.knows(public[0]):
                self._change_character(name, public)

    def _change_character(self, name: str, public: tuple[int, ...]) -> None:
        seat = public[0]
        own = self.abilities[seat][0]
        if name == "seated":
            self.abilities[seat] = (public[1],)
        elif name == "new_identity":
            self.second[seat] = own
            self.abilities[seat] = (public[1],)
        else:  # what is copied takes the place of what was; what is forgotten leaves it empty
            self.abilities[seat] = (own, *public[2:])

    def knows(self, seat: Seat) -> bool:
        """Whether it is known who somebody is."""
        return 0 <= seat < len(self.abilities)

    def ability(self, seat: Seat) -> Character | None:
        """The character whose ability a seat uses: the one it has copied, if any; None if that is not known."""
        return self.rules.characters[self.abilities[seat][-1]] if self.knows(seat) else None


def _second_seen(t: Table) -> list[int]:
    """The second characters that their owners know."""
    return [second if seen else HIDDEN for second, seen in zip(t.second, t.second_known, strict=True)]
