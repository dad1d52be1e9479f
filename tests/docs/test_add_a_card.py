"""The guide's examples are what a newcomer types in: they must load, play and tell their story."""

import re
import runpy
from pathlib import Path

import pytest

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import BUY, RESPOND, SPEND
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal.drawing import counts
from boothill.telling import Texts
from support.games import decisions
from support.story import Story

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-card.md"


def examples(section: str) -> list[str]:
    """The Python examples in a section of the guide; of the set, all examples before it."""
    before, _, rest = GUIDE.read_text(encoding="utf-8").partition(f"## {section}")
    told = before if section == "A set of your own" else rest.partition("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", told, re.DOTALL)


@pytest.fixture
def my_cards(tmp_path, monkeypatch):
    folder = tmp_path / "my_cards"
    folder.mkdir()
    (folder / "__init__.py").write_text("\n\n".join(examples("A set of your own")), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "./my_cards"


def test_the_examples_can_be_played(my_cards):
    options = TableOptions(5, sets=("base", my_cards))
    assert {"mule", "blunderbuss", "hot_coffee", "long_shot", "prospect", "snake_bite"} <= set(options.rules.kind_index)
    assert {"tomahawk", "tin_star", "last_stand", "stampede"} <= set(options.rules.kind_index)
    assert {"annie", "tess"} <= set(options.rules.character_index)
    used, spent, in_force, bought = set(), set(), set(), set()
    for seed in range(30):
        match = new_match(TableOptions(5, sets=("base", my_cards), seed=seed))
        for decision in decisions(match, seed):
            assert problems(match.state) == set()
            used.add(decision.kind)
            kinds, kind_of = match.state.rules.kinds, match.state.rules.kind_of
            in_force |= {kinds[event].id for event in match.state.standing}
            bought |= {(kinds[kind_of[o[1]]].id, kinds[o[2]].id) for o in decision.options if o[0] == BUY}
            spent |= {kinds[option[2]].id for option in decision.options if option[0] in (SPEND, RESPOND)}
    assert {"tomahawk", "tin_star"} <= spent
    assert "second_card" in used
    assert in_force == {"alms", "fog", "doomsday"}
    own = {"spurs", "undertaker", "hot_bath"}
    assert bought == {(kind, kind) for kind in own} | {
        ("mail_order", mode) for mode in ("stagecoach", "prospect", "saloon")
    }
    assert {"prospect", "snake_bite", "trade"} <= used


def test_the_story_of_the_guide_is_true(my_cards, tmp_path):
    (story,) = examples("Tell its story")
    file = tmp_path / "story.py"
    file.write_text(story, encoding="utf-8")
    told = runpy.run_path(str(file))
    told["test_snake_bite_hurts_whoever_has_no_beer"]()


def test_the_mechanic_of_the_guide_is_played(tmp_path, monkeypatch):
    (source,) = examples("A mechanic of your own")
    (tmp_path / "renown").mkdir()
    (tmp_path / "renown" / "__init__.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    won, bought = 0, 0
    for seed in range(8):
        match = new_match(TableOptions(5, sets=("base", "./renown"), seed=seed))
        for _ in decisions(match, seed):
            assert problems(match.state) == set()
        won += len([event for event in match.events if event[0] == "star_won"])
        bought += len([event for event in match.events if event[0] == "used_ability"])
    assert won > bought > 0


def test_the_mechanic_of_the_guide_has_its_story_and_its_place_on_the_table(tmp_path, monkeypatch):
    text = GUIDE.read_text(encoding="utf-8").partition("## A mechanic of your own")[2]
    (tmp_path / "stars" / "texts").mkdir(parents=True)
    (tmp_path / "stars" / "__init__.py").write_text(examples("A mechanic of your own")[0], encoding="utf-8")
    messages = re.findall(r"```\n(event-.*?)```", text, re.DOTALL)[0]
    (tmp_path / "stars" / "texts" / "en.ftl").write_text(messages, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    story = Story(sets=("base", "./stars")).hand("A", "bang").turn("A").plays("bang", on="B")
    story.asks("B", "dodge").answers("pass")
    assert story.t.tokens["stars"] == [1, 0, 0, 0, 0]
    texts = Texts(strict=True).with_sets(story.t.rules.texts)
    for viewer, told in (("A", "You win a star."), ("B", "A wins a star.")):
        words = Words(story.t.rules, story.t.names, story.seat(viewer), texts)
        lines = Narrator(words, story.t.character).lines(story.match.events)
        assert told in [line.text for line in lines]
        assert counts(story.view(viewer), words)[1] == "B: 0 stars"
