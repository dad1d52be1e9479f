"""Cards in play that a set from outside moves: what they do goes with them, and whoever forgets to say so is told."""

from boothill.games.bang.rules.cards.loading import BUILT_IN
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.piles import discard_from_play
from boothill.games.bang.rules.table.problems import resting_problems
from boothill.games.bang.rules.table.setup import TableOptions
from support.games import decisions

SWAP = """
    from boothill.games.bang.making import *

    box = Box("swap", "Swap")


    @box.brown("swap", "Swap", copies="2H 3H 4H 5H 6H 7H 8H 9H 2C 3C 4C 5C", target=any_other)
    def swap(t: Table, play: Play) -> None:
        '''Player and target have each other's cards in play.'''
        mine, theirs = t.play[play.by][:], t.play[play.target][:]
        for giver, taker, cards in ((play.by, play.target, mine), (play.target, play.by, theirs)):
            for card in cards:
                {move}
"""
BY_VERBS = "take_out_of_play(t, giver, card); put_in_play(t, taker, card)"
BY_HAND = "t.play[giver].remove(card); t.play[taker].append(card)"


def stale_in_games(set_path, games):
    """What main decisions of random games found that no longer follows from the cards in play."""
    found = set()
    for seed in range(games):
        match = new_match(TableOptions(5, sets=(*BUILT_IN, set_path), shadow=True, seed=seed))
        for decision in decisions(match, seed):
            if decision.main:
                found |= {problem for problem in resting_problems(match.state) if problem.startswith("stale")}
    return found


def test_cards_that_change_owners_have_their_effects_there(write_set):
    assert stale_in_games(write_set(SWAP.format(move=BY_VERBS), name="swap"), 12) == set()


def test_cards_that_are_moved_without_a_word_end_no_game_and_the_soak_finds_it(write_set):
    assert "stale profile" in stale_in_games(write_set(SWAP.format(move=BY_HAND), name="swap"), 12)


LAPSE = """
    from boothill.games.bang.making import *

    box = Box("lapse", "Lapse")


    def lapse(t):
        '''A fog that lifts when the discard pile is shuffled.'''
        t.standing = ()
        t.refresh()


    box.event("fog", "Fog", rule="MY-FOG-1", seen_at=1, reshuffled=lapse)
    box.event("night", "Night", final=True)
"""


def test_a_card_may_leave_play_just_when_everything_changes(write_set):
    match = new_match(TableOptions(5, sets=("base", write_set(LAPSE, name="lapse")), seed=3))
    t = match.state
    barrel = next(card for card in t.rules.cards if t.rules.kinds[t.rules.kind_of[card]].id == "barrel")
    for zone in (t.deck, *t.hand):
        if barrel in zone:
            zone.remove(barrel)
    t.play[2].append(barrel)
    t.standing = (t.rules.kind_index["fog"],)
    t.refresh()
    assert (t.profile[2].barrels, t.profile[2].seen_at) == (1, 1)
    t.discard, t.deck = t.deck, []
    discard_from_play(t, 2, barrel)
    assert (t.profile[2].barrels, t.profile[2].seen_at, t.standing) == (0, 0, ())
    assert barrel in t.deck
