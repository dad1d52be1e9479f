from collections.abc import Iterator

import pytest

from support.story import Story


@pytest.fixture(autouse=True)
def _told_to_the_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every story of a test must have mentioned the question it ends with."""
    begun: list[Story] = []
    monkeypatch.setattr(Story, "begun", begun)
    yield
    for story in begun:
        story.check_end()
