"""The bot that reasons about roles: the gunhand's way to play, with a belief about who is who."""

from __future__ import annotations

from collections.abc import Mapping

from boothill.family.roles import OUTLAW, RENEGADE, SHERIFF
from boothill.games.bang.bots.belief import Belief
from boothill.games.bang.bots.gunhand import Gunhand
from boothill.games.bang.bots.judging.enmity import enmity
from boothill.games.bang.bots.judging.memory import Chances
from boothill.games.bang.bots.judging.situation import Guess
from boothill.games.bang.bots.judging.unseen_cards import UnseenCards
from boothill.games.bang.bots.judging.weights import Weights
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import PHASE_2


class Marshal(Gunhand):
    """Weighs every deal of the roles by what it has seen, and the cards it has not seen by what is left of them."""

    name = "marshal"

    def __init__(self, seed: int, weights: Mapping[int, Weights] | None = None) -> None:
        super().__init__(seed, weights)
        self._belief = Belief()

    def judge(self, view: View) -> list[Chances]:
        """Per seat how likely it is a Deputy, an Outlaw, a Renegade, by what its seat knows."""
        self._belief.look(view)
        return self._belief.chances

    def enmity(self, view: View) -> list[float]:
        """How much it wants to harm each seat; less, if doing so would show its own role too soon."""
        self._belief.look(view)
        weights = self.weights(view)
        found = enmity(view, self._belief, weights)
        if weights.conceal and view.role[view.seat] in (OUTLAW, RENEGADE):
            self._conceal(view, weights, found)
        return self.with_whims(view, found)

    def guess(self, view: View) -> Guess:
        """By the cards nobody has seen."""
        return UnseenCards(view)

    def _conceal(self, view: View, weights: Weights, found: list[float]) -> None:
        """A shot at an enemy tells something to everybody; as long as it does not decide the game, that counts."""
        me, public = view.seat, self._belief.public
        if public is None or view.active != me or view.phase != PHASE_2 or SHERIFF not in view.role:
            return
        sheriff = view.role.index(SHERIFF)
        if view.life[sheriff] <= weights.bold or len(view.seats) <= 3 or me in view.face_up:
            return
        reach = view.profile[me].range
        seats = [seat for seat in view.seats if seat != me and view.distance(me, seat) <= reach]
        if len(seats) < 2:
            return
        role = view.role[me]
        enemies = [seat for seat in seats if found[seat] > 0.0]
        known = public.chances_of(me)[role]
        for seat, then in public.if_they_shot(me, enemies, seats, view.life).items():
            found[seat] -= weights.conceal * max(0.0, then[role] - known)
