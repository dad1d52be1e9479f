"""What holds for all games of the bots that think about the dice game."""

from collections import Counter

import pytest

from boothill.bots import make_bot
from boothill.games.dice.bots.answers import ANSWERS
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.redeal import redeal
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import Decision
from boothill.kernel.rng import stream_key
from support.dice_story import DiceStory

GAMES = {"greenhorn": 6, "marshal": 3}
"""How many games each bot plays: the marshal takes its time."""

pytestmark = pytest.mark.parametrize("name", GAMES)


def seated(name, seat, seed):
    """The bot that sits there in the game with this seed."""
    return make_bot(name, stream_key(seed, "bot", seat), "dice")


def asked(name, match, seed):
    """Each question of a whole game with what the bot answers to it, before it is carried out."""
    bots = [seated(name, seat, seed) for seat in range(len(match.state.role))]
    while (decision := match.decision) is not None:
        choice = bots[decision.seat].choose(match.view(decision.seat), decision)
        yield decision, choice
        match.answer(decision.number, choice)


@pytest.mark.parametrize("players", range(3, 9))
def test_every_question_of_a_game_gets_a_legal_answer(name, players):
    for seed in range(GAMES[name]):
        match = new_match(DiceOptions(players, seed=seed))
        for _ in asked(name, match, seed):
            assert problems(match.state) == set()
            assert match.answered < 2000
        assert problems(match.state) == set()


def test_it_knows_every_question(name):
    """Whoever is asked anything special sits at the table."""
    kinds = Counter()
    who = ("sid_ketchum", "kit_carlson", "bart_cassidy", "pedro_ramirez", *[None] * 4)
    for seed in range(4):
        match = new_match(DiceOptions(8, seed=seed, characters=who), record=False)
        kinds.update(decision.kind for decision, _ in asked(name, match, seed))
    assert set(kinds) == set(ANSWERS)


def test_a_question_it_does_not_know_gets_a_legal_answer(name):
    story = DiceStory(A="deputy", B="sheriff", C="outlaw", D="outlaw", E="renegade").turn("A")
    decision = Decision(0, "duel at dawn", [(99, -1, 1, -1), (99, -1, 2, -1)])
    assert seated(name, 0, 1).choose(story.view("A"), decision) in (0, 1)


@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_hidden_roles_change_nothing(name, players):
    """It sees its view alone: dealt anew, the game gets the same answer, also from one that remembers nothing."""
    for seed in range(GAMES[name] // 2 + 1):
        match = new_match(DiceOptions(players, seed=seed), record=False)
        different = 0
        for decision, choice in asked(name, match, seed):
            twin = match.state.copy()
            redeal(twin, decision.seat, 1000 + match.answered)
            different += twin.role != match.state.role
            assert seated(name, decision.seat, seed).choose(DiceView(twin, decision.seat), decision) == choice
        assert different > 10
