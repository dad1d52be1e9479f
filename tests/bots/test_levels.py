"""Easy, normal and hard: weaker or stronger, each of them honest, and none of them absurd."""

import pytest
from hypothesis import given

from boothill.bots import bots_of, levels_of, make_bot, players_of
from boothill.games.bang.rules.cards.warnings import warning
from boothill.games.bang.rules.game import new_match as new_card_match
from boothill.games.bang.rules.table.redeal import redeal as redeal_cards
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import END
from boothill.games.dice.rules.game import new_match as new_dice_match
from boothill.games.dice.rules.redeal import redeal as redeal_dice
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import REROLL
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import warning as dice_warning
from boothill.kernel.errors import UserError
from boothill.lab.run.game import play_game
from boothill.lab.run.setting import setting_of
from boothill.lab.strength.paired import Pairing, compare
from boothill.playing import seat_bots
from support.dice_games import dice_tables
from support.games import law, luck, tables
from support.story import Story

LEVELS = ("easy", "normal", "hard")
GAMES = [(game, level) for game in ("bang", "dice") for level in LEVELS]
BEHIND = {("bang", "normal"): "gunhand", ("bang", "hard"): "marshal"} | {
    ("dice", "normal"): "greenhorn",
    ("dice", "hard"): "marshal",
}
"""The bots that play some of them."""


def test_every_game_has_the_same_levels_beside_its_bots():
    for game in ("bang", "dice"):
        assert levels_of(game) == LEVELS
        assert players_of(game) == bots_of(game) + LEVELS
        assert not set(bots_of(game)) & set(LEVELS)
    with pytest.raises(UserError, match=r"unknown game 'chess'; known games are bang, dice"):
        levels_of("chess")


@pytest.mark.parametrize(("game", "level"), GAMES)
def test_a_level_goes_by_its_name_and_plays_the_same_game_again(game, level):
    bot = make_bot(level, 1, game)
    assert (bot.name, bot.looks) == (level, True)
    games = [play_game(setting_of(game), [level] * 5, seed) for seed in (3, 3, 4)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize(("game", "level"), BEHIND)
def test_normal_and_hard_play_as_the_bots_behind_them(game, level):
    for seed in (1, 2):
        assert play_game(setting_of(game), [level] * 4, seed) == play_game(
            setting_of(game), [BEHIND[game, level]] * 4, seed
        )


# ---- honest: what it cannot see has no influence, nor has what it was asked before


def check_that_nothing_hidden_counts(match, game, redealt, deal):
    """A game of all levels: each question is put again to newcomers with everything hidden dealt anew."""
    players = len(match.state.names)
    levels = [LEVELS[(seat + match.state.seed) % 3] for seat in range(players)]
    bots, newcomers = (seat_bots(levels, match.state.seed, game) for _ in range(2))
    while (decision := match.decision) is not None:
        seat = decision.seat
        choice = bots[seat].choose(match.view(seat), decision)
        if decision.number % 3 == 0:
            assert newcomers[seat].choose(redealt(match.state.copy(), seat, deal + decision.number), decision) == choice
        match.push(choice)


def other_cards(state, seat, seed):
    redeal_cards(state, seat, seed)
    return View(state, seat)


def other_roles(state, seat, seed):
    redeal_dice(state, seat, seed)
    return DiceView(state, seat)


@law(40)
@given(tables(), luck())
def test_what_a_level_answers_does_not_depend_on_what_it_cannot_see(options, deal):
    check_that_nothing_hidden_counts(new_card_match(options, record=False), "bang", other_cards, deal)


@law(6)
@given(dice_tables(), luck())
def test_nor_does_it_in_the_dice_game(options, deal):
    check_that_nothing_hidden_counts(new_dice_match(options, record=False), "dice", other_roles, deal)


# ---- easy: careless, not absurd


@law(25)
@given(tables())
def test_easy_is_careless_in_its_own_turn_alone_and_does_nothing_it_is_warned_of(options):
    match = new_card_match(options, record=False)
    easy, greenhorns = (seat_bots([name] * len(options.names), options.seed) for name in ("easy", "greenhorn"))
    while (decision := match.decision) is not None:
        seat, view = decision.seat, match.view(decision.seat)
        choice = easy[seat].choose(view, decision)
        usual = greenhorns[seat].choose(view, decision)
        if choice != usual:
            assert decision.main
            assert decision.options[-1][0] == END
            assert decision.options[usual][0] != END, "whoever has nothing to do does nothing"
            assert warning(view, decision, decision.options[choice]) is None
        match.push(choice)


def test_what_slips_its_mind_does_so_all_turn_long_and_not_for_ever():
    """A Beer when it is needed: some drink it at once, some do not think of it however often they are asked."""
    story = Story(roles="sheriff deputy outlaw outlaw renegade").with_life(A=2).hand("A", "beer").turn("A")
    view, decision = story.view("A"), story.decision

    def drinks(seed):
        bot = make_bot("easy", seed)
        answers = {decision.options[bot.choose(view, decision)][0] != END for _ in range(3)}
        assert len(answers) == 1
        return answers.pop()

    first = [drinks(seed) for seed in range(60)]
    assert 25 <= sum(first) < 50
    story.t.turn += 5
    view = story.view("A")
    assert [drinks(seed) for seed in range(60)] != first


def test_easy_leaves_a_die_or_a_target_in_the_dice_game():
    """Of the dice a greenhorn throws all but one; of the targets one there is nothing to be said against."""
    seen = {"reroll": 0, "shoot": 0}
    asked = dict(seen)
    for seed in range(6):
        match = new_dice_match(DiceOptions(5, seed=seed), record=False)
        easy, greenhorns = (seat_bots([name] * 5, seed, "dice") for name in ("easy", "greenhorn"))
        while (decision := match.decision) is not None:
            seat, view = decision.seat, match.view(decision.seat)
            choice = easy[seat].choose(view, decision)
            usual = decision.options[greenhorns[seat].choose(view, decision)]
            taken = decision.options[choice]
            if decision.kind in asked:
                asked[decision.kind] += 1
            if taken != usual:
                seen[decision.kind] += 1
                if decision.kind == "reroll":
                    kept = taken[1] if taken[0] == REROLL else 0
                    assert kept & usual[1] == kept
                    assert kept.bit_count() == usual[1].bit_count() - 1
                else:
                    assert dice_warning(view, decision, taken) is None
            match.push(choice)
    assert all(0.1 * asked[kind] < seen[kind] < 0.7 * asked[kind] for kind in asked), (seen, asked)


@pytest.mark.parametrize(("game", "seeds"), [("bang", 40), ("dice", 20)])
def test_easy_is_weaker_than_a_greenhorn(game, seeds):
    found = compare(Pairing("easy", "greenhorn", 5, seeds, 0, setting_of(game)))
    assert found.difference().value < 0
