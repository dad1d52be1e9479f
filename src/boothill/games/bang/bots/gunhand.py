"""The bot with a tuned judgement: the greenhorn's way to play, weighed for each role by what has won games."""

from __future__ import annotations

from collections.abc import Mapping

from boothill.games.bang.bots.greenhorn import Greenhorn
from boothill.games.bang.bots.judging.situation import Guess, HeldGuess
from boothill.games.bang.bots.judging.weights import DEFAULTS, Weights, load_weights
from boothill.games.bang.rules.roles import side_of
from boothill.games.bang.rules.table.view import View


class Gunhand(Greenhorn):
    """Plays by the weights of its role in the file of its name, or by others it is given.

    Whoever knows more than it overrides `enmity` (see `enmity.wishes`) and `guess`, and gets a file of its own.
    """

    name = "gunhand"

    def __init__(self, seed: int, weights: Mapping[int, Weights] | None = None) -> None:
        super().__init__(seed)
        self._weights = load_weights(self.name) if weights is None else weights

    def weights(self, view: View) -> Weights:
        """Those of its role, or of the side it has to serve; among three players, who have other goals, as usual."""
        role = side_of(view, view.seat)
        return DEFAULTS[role] if len(view.role) == 3 else self._weights[role]

    def guess(self, view: View) -> Guess:
        """By the number of cards, and by what people hold."""
        weights = self.weights(view)
        return HeldGuess(weights.held_missed, weights.held_bang)
