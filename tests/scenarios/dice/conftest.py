from collections.abc import Iterator

import pytest

from support.dice_story import DiceStory


@pytest.fixture(autouse=True)
def _told_to_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every story of a test must have mentioned what it ends with."""
    begun: list[DiceStory] = []
    monkeypatch.setattr(DiceStory, "begun", begun)
    yield
    for story in begun:
        story.check_end()
