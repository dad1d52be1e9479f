"""What is on the table in a study of the balance."""

from __future__ import annotations

from typing import NamedTuple

from boothill.lab.run.setting import Setting, setting_of


class Mix(NamedTuple):
    """One kind of game, by its sets."""

    setting: Setting
    title: str
    charted: bool = False
    """Its characters and the length of its games are drawn, not only listed."""
    careless: str | None = None
    """Of the mix of which most is known, which our figures are compared with: the bot that shows what careless play
    comes to. Such a mix may be played more often than others."""

    @property
    def usual(self) -> bool:
        """Whether it is the game as it is usually played."""
        return self.setting == setting_of(self.setting.game.id)
