"""What a seat may see of the dice game: the only way anybody looks at it."""

from __future__ import annotations

from typing import Any

from boothill.family.roles import HIDDEN, ROLES, RoleId, roles_known_to
from boothill.family.seating import moment_text, viewer_text
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.declare import Character
from boothill.games.dice.rules.resolving import places_apart, targets
from boothill.games.dice.rules.rolling import rerolls_left
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.table.seen import SeenDiceTable
from boothill.games.dice.rules.terms import DEEDS, FACES, NO_FACE, OVER, PHASES
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING


class DiceView(SeenDiceTable):
    """Everything but the roles the seat does not know (DICE-INFO-1).

    What is public as it stands is declared with the fields of the table; here is what is hidden or worked out.

    Seats, faces and characters are the engine's ints. `seat` is -1 for a spectator and -2 for the omniscient viewer of
    replays.
    """

    __slots__ = ("rerolls_left", "role", "seat")

    def __init__(self, t: DiceTable, seat: Seat) -> None:
        SeenDiceTable.__init__(self, t)  # super() takes its time, and bots look at many views
        self.seat = seat
        all_seen = seat == EVERYTHING or t.phase == OVER
        self.role: tuple[RoleId, ...] = t.role if all_seen else roles_known_to(t, seat, t.face_up)
        """Role of each seat, HIDDEN where the viewer does not know it."""
        self.rerolls_left = rerolls_left(t)

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
        data = self.shown()
        for seat, player in enumerate(data["players"]):
            player["in_game"] = seat in self.seats
            player["role"] = None if self.role[seat] == HIDDEN else ROLES[self.role[seat]]
        data["seat"] = self.seat
        data["rerolls_left"] = self.rerolls_left
        data["spent"] = self.spent
        data["deeds"] = [[by, DEEDS[what], at, mask] for by, what, at, mask in self.deeds]
        return data
