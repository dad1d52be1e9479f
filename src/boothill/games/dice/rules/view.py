"""What a seat may see of the dice game: the only way anybody looks at it."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import HIDDEN, ROLES, roles_known_to
from boothill.family.seating import moment_text, viewer_text
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.resolving import places_apart, targets
from boothill.games.dice.rules.rolling import rerolls_left
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.terms import DEEDS, FACES, NO_FACE, OVER, PHASES, Deed
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING


class DiceView:
    """Everything but the roles the seat does not know (DICE-INFO-1).

    Seats, faces and characters are the engine's ints. `seat` is -1 for a spectator and -2 for the omniscient viewer of
    replays.
    """

    __slots__ = (
        "active",
        "aimed",
        "arrows",
        "beer_worth",
        "character",
        "deeds",
        "dice",
        "eliminated",
        "killed_by",
        "life",
        "max_life",
        "names",
        "phase",
        "pile",
        "rerolls_left",
        "role",
        "rolls",
        "seat",
        "seats",
        "spent",
        "turn",
        "winners",
    )

    def __init__(self, t: DiceTable, seat: Seat) -> None:
        self.seat = seat
        self.names = t.names
        all_seen = seat == EVERYTHING or t.phase == OVER
        self.role: tuple[int, ...] = t.role if all_seen else roles_known_to(t, seat, t.face_up)
        """Role of each seat, HIDDEN where the viewer does not know it."""
        self.character = t.character
        self.life = tuple(t.life)
        self.max_life = tuple(t.max_life)
        self.arrows = tuple(t.arrows)
        self.pile = t.pile
        self.seats = t.seats
        """The living players, clockwise."""
        self.eliminated = tuple(t.eliminated)
        self.killed_by = tuple(t.killed_by)
        self.active = t.active
        self.phase = t.phase
        self.turn = t.turn
        self.dice = tuple(t.dice)
        self.rolls = t.rolls
        self.rerolls_left = rerolls_left(t)
        self.aimed = tuple(t.aimed)
        """Points the volley costs each seat as far as it is given out, or the loss that is about to be suffered."""
        self.spent = t.spent
        """Bit mask of the dice that are used up."""
        self.beer_worth = t.beer_worth
        """What a beer gives the active player, once beers are given."""
        self.deeds: tuple[Deed, ...] = tuple(t.deeds)
        """Public memory: what players did to each other, in order."""
        self.winners = t.winners

    def __repr__(self) -> str:
        """'<DiceView of seat 2: turn 3: seat 1 in rolling, dice beer arrow arrow 1 2>'."""
        faces = [FACES[face] for face in self.dice if face != NO_FACE]
        dice = f", dice {' '.join(faces)}" if faces else ""
        return f"<DiceView of {viewer_text(self.seat)}: {moment_text(self, PHASES[self.phase])}{dice}>"

    def who(self, seat: Seat) -> Character:
        """The character of a seat."""
        return CHARACTERS[self.character[seat]]

    def targets(self, seat: Seat, face: int) -> tuple[Seat, ...]:
        """Whom a living player may hit with a bull's-eye showing this face."""
        return targets(self, seat, face)

    def distance(self, one: Seat, other: Seat) -> int:
        """How many places two living players sit apart, the shorter way round."""
        return places_apart(self.seats, one, other)

    def dump(self) -> dict[str, Any]:
        """The view as JSON data, with names instead of numbers."""
        return {
            "seat": self.seat,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "active": self.active,
            "pile": self.pile,
            "dice": [None if face == NO_FACE else FACES[face] for face in self.dice],
            "rolls": self.rolls,
            "rerolls_left": self.rerolls_left,
            "spent": self.spent,
            "beer_worth": self.beer_worth,
            "players": [
                {
                    "name": name,
                    "in_game": seat in self.seats,
                    "role": None if self.role[seat] == HIDDEN else ROLES[self.role[seat]],
                    "character": self.who(seat).id,
                    "life": self.life[seat],
                    "max_life": self.max_life[seat],
                    "arrows": self.arrows[seat],
                    "aimed": self.aimed[seat],
                }
                for seat, name in enumerate(self.names)
            ],
            "eliminated": list(self.eliminated),
            "killed_by": list(self.killed_by),
            "deeds": [[by, DEEDS[what], at, mask] for by, what, at, mask in self.deeds],
            "winners": list(self.winners),
        }
