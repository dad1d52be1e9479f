"""Stories are told to their end: what is open then must have been mentioned. For conftests of folders of stories."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.dice_story import DiceStory
from support.story import Story


@pytest.fixture(autouse=True)
def _told_to_the_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every story of a test must have mentioned the question it ends with."""
    begun: list[Story] = []
    begun_with_dice: list[DiceStory] = []
    monkeypatch.setattr(Story, "begun", begun)
    monkeypatch.setattr(DiceStory, "begun", begun_with_dice)
    yield
    for told in begun:
        told.check_end()
    for rolled in begun_with_dice:
        rolled.check_end()
