"""What the games with the roles of BANG! have in common at the terminal."""

from __future__ import annotations

from boothill.family.roles import first_player, of_three
from boothill.terminal.face import TableFace


class RolesFace(TableFace):
    """A table of a game with Sheriff, Outlaws and Renegades, whose eliminated players look on."""

    quiet = frozenset({"turn_over", "role_shown"})

    @property
    def in_game(self) -> bool:
        """Whether the viewer plays on, and not just for this turn."""
        return self.viewer in self.match.state.seats

    @property
    def out(self) -> bool:
        """Whether the viewer has been eliminated."""
        return self.viewer in self.match.state.eliminated

    @property
    def own_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return bool(self.match.state.active == self.viewer)

    def opening(self) -> None:
        """Say who begins, and among three who is who."""
        state, words = self.match.state, self.words
        if of_three(state):
            roles = words.listed(
                words.texts.say("role-of", role=words.role(role), **words.seat_values("who", seat))
                for seat, role in enumerate(state.role)
            )
            self.terminal.say("welcome-three", roles=roles)
        first = first_player(state)
        self.terminal.say("welcome-first", role=words.role(state.role[first]), **words.seat_values("who", first))
