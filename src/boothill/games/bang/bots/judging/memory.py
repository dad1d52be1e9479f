"""What the table has seen: who acts like an Outlaw, who like the law, and what that makes likely."""

from __future__ import annotations

from math import exp

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang.bots.judging.traits import traits
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import Deed

Chances = tuple[float, float, float]
"""How likely a seat is a Deputy, an Outlaw, a Renegade."""

AT_SHERIFF = 1.6
"""Evidence of an attack on the Sheriff."""
AT_KNOWN = 1.0
"""Evidence of an attack on somebody whose role is known."""
AT_SUSPECT = 0.35
"""Share of the victim's evidence that counts, the other way round, for whoever attacks them."""
KINDNESS = -0.6
"""Healing somebody is evidence the other way, and less of it."""
SPARES_SHERIFF = 0.15
"""Evidence of a BANG! at anybody else: an Outlaw would rather have aimed at the Sheriff."""
MOST = 4.0
"""No seat is ever certain: a single role is worth a few acts, not a whole game of them."""
ROUNDS = 3
"""How often rows and columns of the table of chances are evened out."""

SURE: dict[int, Chances] = {
    SHERIFF: (0.0, 0.0, 0.0),
    DEPUTY: (1.0, 0.0, 0.0),
    OUTLAW: (0.0, 1.0, 0.0),
    RENEGADE: (0.0, 0.0, 1.0),
}
"""What a role that is known makes certain."""


def roles_dealt(players: int) -> dict[int, int]:
    """How many of each role are dealt to so many players (BASE-SET-1, -2, -11)."""
    dealt = ROLES_BY_PLAYERS[players]
    return {role: dealt.count(role) for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE)}


class Memory:
    """A seat's judgement of the others, drawn from public deeds and the roles it knows.

    It depends on the view alone; what it keeps between two looks only saves work.
    """

    __slots__ = ("_deeds", "_in_game", "_role", "chances", "evidence", "left")

    def __init__(self) -> None:
        self._deeds: tuple[Deed, ...] = ()
        self._role: tuple[int, ...] = ()
        self._in_game: tuple[int, ...] = ()
        """Who was in the game: others may come back. A shadow, there for one turn only, counts for nothing."""
        self.evidence: list[float] = []
        """Per seat: above 0 for acts of an Outlaw, below 0 for acts of the law."""
        self.chances: list[Chances] = []
        """Per seat, given everything the seat knows."""
        self.left: dict[int, int] = {}
        """How many of each role are still in the game."""

    def look(self, view: View) -> bool:
        """Take in what happened since the last look. Returns whether the judgement changed."""
        deeds, role, in_game = view.deeds, view.role, view.seats
        if view.shadow >= 0:
            in_game = tuple([seat for seat in in_game if seat != view.shadow])
        if role != self._role or in_game != self._in_game or deeds[: len(self._deeds)] != self._deeds:
            self.evidence = [0.0] * len(role)  # a role shown puts all that was done to its owner in another light
            new = deeds
            self._role = role
            self._in_game = in_game
            self.left = roles_dealt(len(role))
            for seat in range(len(role)):
                if seat not in in_game:
                    self.left[role[seat]] -= 1
        elif len(deeds) == len(self._deeds):
            return False
        else:
            new = deeds[len(self._deeds) :]
            if all(deed.at < 0 for deed in new):  # nothing was done to anybody
                self._deeds = deeds
                return False
        self._deeds = deeds
        self._weigh(view, new)
        self.chances = self._chances()
        return True

    def _weigh(self, view: View, deeds: tuple[Deed, ...]) -> None:
        kinds, actions = traits(view.rules), view.rules.actions
        evidence, role = self.evidence, self._role
        for by, kind, at, picked, _, _, _, _, ability, _ in deeds:
            if at < 0 or role[by] == SHERIFF:
                continue
            if ability >= 0:
                action = actions[ability]
                weight = 1.0 if action.hostile else KINDNESS if action.heals else 0.0
            else:
                trait = kinds[kind]
                if trait.hostile or (kind == picked and trait.price):  # equipment removed
                    weight = 1.0
                else:
                    weight = KINDNESS if trait.heals else 0.0
            if not weight or (picked >= 0 and kinds[picked].menace):  # ridding somebody of a menace is no attack
                continue
            victim = role[at]
            if victim == SHERIFF:
                change = AT_SHERIFF * weight
            else:
                change = -SPARES_SHERIFF if kind >= 0 and kinds[kind].bang_card else 0.0
                if victim == OUTLAW:
                    change -= AT_KNOWN * weight
                elif victim == DEPUTY:
                    change += AT_KNOWN * weight
                elif victim == HIDDEN:
                    change -= AT_SUSPECT * evidence[at] * weight
            evidence[by] = max(-MOST, min(MOST, evidence[by] + change))

    def _chances(self) -> list[Chances]:
        """A table of seats and roles that agrees with the evidence and with how many of each role are hidden."""
        role = self._role
        hidden = [seat for seat in self._in_game if role[seat] == HIDDEN]
        unseen = dict(self.left)
        for seat in self._in_game:
            if role[seat] != HIDDEN:
                unseen[role[seat]] -= 1
        deputies, outlaws, renegades = [max(0, unseen[role]) for role in (DEPUTY, OUTLAW, RENEGADE)]
        # Columns of the table, one number per hidden seat. A Renegade mostly acts like the law, but not as steadily.
        signs = [self.evidence[seat] for seat in hidden]
        deputy = [exp(-s) for s in signs]
        outlaw = [exp(s) for s in signs]
        renegade = [exp(-0.5 * s) for s in signs]
        nothing = 1e-9  # nobody hidden, or no role left that somebody could have
        for _ in range(ROUNDS):
            d = deputies / (sum(deputy, 0.0) or nothing)
            o = outlaws / (sum(outlaw, 0.0) or nothing)
            r = renegades / (sum(renegade, 0.0) or nothing)
            for at in range(len(hidden)):
                a, b, c = deputy[at] * d, outlaw[at] * o, renegade[at] * r
                total = a + b + c or nothing
                deputy[at], outlaw[at], renegade[at] = a / total, b / total, c / total
        chances = [SURE.get(known, (0.0, 0.0, 0.0)) for known in role]
        for at, seat in enumerate(hidden):
            chances[seat] = (deputy[at], outlaw[at], renegade[at])
        return chances
