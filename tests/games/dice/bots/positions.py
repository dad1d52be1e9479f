"""Positions of the dice game: setting them up, and asking bots about them."""

from boothill.bots import make_bot
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.terms import STOP, mask_of
from support.dice_story import WORDS, DiceStory
from support.story import NAMES

SEEDS = range(8)
CHARACTER_IDS = {character.id for character in CHARACTERS}


def set_table(plain, seats):
    """A story with A's turn; seats without a character get one of the plain ones that nobody else has."""
    named = {word for words in seats.values() for word in words.split()}
    spare = [name for name in plain if name not in named]
    told = {
        seat: words if CHARACTER_IDS & set(words.split()) else f"{words} {spare.pop(0)}"
        for seat, words in sorted(seats.items())
    }
    return DiceStory(**told).turn("A")


def remembering(story, *told):
    """What the table remembers: (who, what, to whom, everybody they could have chosen)."""
    for by, what, at, could in told:
        story._table.deeds.append((NAMES.index(by), what, NAMES.index(at), mask_of([NAMES.index(x) for x in could])))
        story.t.deeds.append(story._table.deeds[-1])
    return story


class Asked:
    """Bots of one name, with many seeds."""

    def __init__(self, name):
        self.name = name

    def option(self, story):
        """What they answer to the open question, whatever their seed."""
        decision = story.decision
        view = story.view(NAMES[decision.seat])
        chosen = {make_bot(self.name, seed, "dice").choose(view, decision) for seed in SEEDS}
        assert len(chosen) == 1, [decision.options[choice] for choice in chosen]
        return decision.options[chosen.pop()]

    def answer(self, story):
        """The same as the story tells it."""
        return story._text(self.option(story))

    def kept(self, story):
        """Which faces they keep, all five if they stop, and whether they stop."""
        verb, mask, _, _ = self.option(story)
        faces = [WORDS[face] for die, face in enumerate(story.t.dice) if verb == STOP or not mask >> die & 1]
        return " ".join(sorted(faces)), verb == STOP

    def shots(self, story, number):
        """The targets of the next shots, if they aim them all."""
        found = []
        for _ in range(number):
            answer = self.answer(story)
            found.append(answer.removeprefix("shoot "))
            story.answers(answer)
        return sorted(found)
