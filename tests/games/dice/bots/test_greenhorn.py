"""What the greenhorn of the dice game answers in short positions, and what holds for all its games."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.dice.bots.final_dice import FinalDice
from boothill.games.dice.bots.greenhorn import DiceGreenhorn
from boothill.games.dice.bots.odds import lattice
from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.suspicion import Suspicion
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import ARROW, DICE, DYNAMITE, FACES, HEALED, SHOT
from boothill.games.dice.rules.turn import rest_of_turn
from boothill.games.dice.rules.victory import GameOver
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.rng import stream_key
from games.dice.bots.positions import Asked, remembering, set_table
from support.story import NAMES

asked = Asked("greenhorn")
option, answer, kept, shots = asked.option, asked.answer, asked.kept, asked.shots
PLAIN = {
    "A": "paul_regret",
    "B": "lucky_duke",
    "C": "rose_doolan",
    "D": "black_jack",
    "E": "calamity_janet",
    "F": "willy_the_kid",
    "G": "jesse_jones",
    "H": "sid_ketchum",
}
"""Characters that change little for others, by seat, unless a story names another one."""


def table(**seats):
    """A story with A's turn; seats without a character get one that stays out of the way."""
    return set_table((*PLAIN.values(), "slab_the_killer", "suzy_lafayette"), seats)


# ---- whom to shoot ---------------------------------------------------------------------------------------------------


def test_a_deputy_spares_the_sheriff_if_there_is_anybody_else():
    story = table(A="deputy", B="sheriff 1", C="outlaw", D="outlaw", E="renegade").rolls("1 1 1 beer beer").stops()
    assert shots(story, 3) == ["E", "E", "E"]


def test_an_outlaw_shoots_the_sheriff():
    story = table(A="outlaw", B="sheriff", C="deputy", D="outlaw", E="renegade 2").rolls("1 1 beer beer beer").stops()
    assert shots(story, 2) == ["B", "B"]


def test_no_shot_is_wasted_on_the_dead():
    """Two points fell the one, so the third goes to the other."""
    story = table(A="sheriff", B="outlaw 2", C="deputy", D="renegade", E="outlaw")
    remembering(story, ("B", SHOT, "A", "AC"), ("E", SHOT, "A", "AD"))
    assert shots(story.rolls("1 1 1 beer beer").stops(), 3) == ["B", "B", "E"]


def test_the_law_shoots_whoever_chose_to_shoot_the_sheriff():
    seats = {"A": "deputy", "B": "outlaw", "C": "sheriff", "D": "renegade", "E": "outlaw"}
    for by in "BE":
        story = remembering(table(**seats), (by, SHOT, "C", "CD")).rolls("1 1 beer beer beer")
        assert shots(story.stops(), 2) == [by, by]


def test_a_shot_that_had_no_other_target_proves_nothing():
    seats = {"A": "deputy", "B": "outlaw", "C": "sheriff", "D": "renegade", "E": "outlaw"}
    forced = remembering(table(**seats), *[("B", SHOT, "C", "C")] * 3)
    chosen = remembering(table(**seats), *[("B", SHOT, "C", "CD")] * 3)
    assert chances(forced, "A")["B"] == chances(forced, "A")["E"]
    assert chances(chosen, "A")["B"][OUTLAW] > 0.9 > chances(chosen, "A")["E"][OUTLAW]


def test_help_for_the_sheriff_speaks_for_the_law():
    story = remembering(
        table(A="outlaw", B="sheriff", C="deputy", D="outlaw", E="renegade"), ("C", HEALED, "B", "ABCDE")
    )
    assert chances(story, "A")["C"][DEPUTY] > chances(story, "A")["E"][DEPUTY]


def test_the_roles_of_the_fallen_leave_fewer_for_the_others():
    story = table(A="sheriff", B="outlaw out", C="outlaw out", D="deputy", E="renegade")
    assert chances(story, "A")["D"] == chances(story, "A")["E"] == (0.0, 0.5, 0.0, 0.5)


def test_a_renegade_spares_the_sheriff_while_others_live():
    story = table(A="renegade", B="sheriff 1", C="outlaw out", D="outlaw", E="deputy out")
    assert shots(story.rolls("1 2 1 beer beer").stops(), 3) == ["D", "D", "D"]


def test_of_three_the_one_to_hunt_comes_first():
    story = table(A="deputy", B="renegade 6", C="outlaw 6").rolls("1 2 beer beer beer").stops()
    assert shots(story, 2) == ["B", "B"]


def test_of_three_whoever_can_be_felled_wins_the_game():
    story = table(A="outlaw", B="renegade 1", C="deputy 3").rolls("1 2 1 beer beer").stops()
    assert shots(story, 3) == ["C", "C", "C"]


def test_slab_spends_his_beer_on_the_shot_that_wins():
    story = table(A="outlaw slab_the_killer 6", B="sheriff 2", C="deputy", D="outlaw", E="renegade")
    assert shots(story.rolls("1 beer dynamite dynamite dynamite"), 1) == ["B twice"]


def test_slab_keeps_his_beer_when_he_needs_it():
    story = table(A="outlaw slab_the_killer 2", B="sheriff 9", C="deputy", D="outlaw", E="renegade")
    assert shots(story.rolls("1 beer dynamite dynamite dynamite"), 1) == ["B"]


def test_nobody_takes_a_deadly_arrow_for_a_shot_at_el_gringo():
    """The last arrow of the pile would come back; another enemy is as good."""
    story = table(A="sheriff 5 arrows 4", B="outlaw el_gringo", C="outlaw arrows 4", D="deputy out", E="renegade 7")
    assert shots(story.rolls("1 beer beer beer beer").stops(), 1) == ["E"]


# ---- when to stop, what to keep --------------------------------------------------------------------------------------


def test_a_winning_volley_is_not_thrown_again():
    story = table(A="outlaw 3", B="sheriff 2", C="deputy", D="outlaw", E="renegade")
    assert kept(story.rolls("1 1 arrow arrow gatling")) == ("1 1 arrow arrow gatling", True)


def test_shots_that_only_reach_friends_are_thrown_again():
    """Four live, so a 2 can only hit the Sheriff opposite."""
    story = table(A="deputy", B="outlaw", C="sheriff 6", D="outlaw", E="renegade out")
    assert set(kept(story.rolls("1 1 2 2 2"))[0].split()) == {"1"}


def test_an_attack_that_leaves_nobody_else_is_sought():
    """The last arrow wins, and so does any shot; with the last re-roll no beer is kept for its own sake."""
    story = table(A="deputy", B="renegade out", C="outlaw 1 arrows 8").rolls("beer beer beer beer beer")
    assert not kept(story)[1]
    assert len(kept(story.rerolls("1 2", "beer beer"))[0].split()) <= 1


def test_three_gatlings_are_kept_by_whoever_holds_many_arrows():
    story = table(A="outlaw 4 arrows 5", B="sheriff", C="deputy", D="outlaw", E="renegade")
    assert kept(story.rolls("gatling gatling gatling arrow arrow"))[0].split().count("gatling") == 3


def test_willy_keeps_two():
    story = table(A="outlaw willy_the_kid 4 arrows 4", B="sheriff", C="deputy", D="outlaw", E="renegade")
    assert kept(story.rolls("gatling gatling arrow arrow arrow"))[0].split().count("gatling") == 2


def test_nobody_throws_again_when_the_last_arrow_would_kill_him():
    story = table(A="sheriff 4 arrows 4", B="outlaw arrows 2", C="outlaw arrows 1", D="renegade arrows 1")
    assert story.t.pile == 1
    assert kept(story.rolls("2 beer beer gatling gatling"))[1]


def test_with_a_full_pile_the_same_dice_are_thrown_again():
    story = table(A="sheriff 4", B="outlaw", C="outlaw", D="renegade")
    assert not kept(story.rolls("2 beer beer gatling gatling"))[1]


def test_a_hurt_suzy_is_content_without_bulls_eyes():
    story = table(A="outlaw suzy_lafayette 2", B="sheriff", C="deputy", D="outlaw", E="renegade")
    assert kept(story.rolls("beer beer beer gatling gatling"))[1]


def test_a_hurt_suzy_throws_her_last_bulls_eye_again():
    story = table(A="outlaw suzy_lafayette 2", B="sheriff", C="deputy", D="outlaw", E="renegade")
    assert "1" not in kept(story.rolls("gatling gatling arrow arrow 1"))[0].split()


def test_black_jack_throws_his_dynamite_again():
    story = table(A="sheriff black_jack 2", B="outlaw", C="outlaw", D="renegade")
    faces, _ = kept(story.rolls("dynamite dynamite beer beer beer"))
    assert faces == "beer beer beer"


# ---- beers, gifts, arrows --------------------------------------------------------------------------------------------


def test_with_one_life_the_beer_is_ones_own():
    story = table(A="deputy 1", B="sheriff 5", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("beer dynamite gatling gatling dynamite").stops()) == "heal A"


def test_an_unhurt_deputy_helps_the_sheriff():
    story = table(A="deputy", B="sheriff 2", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) == "heal B"


def test_a_spare_beer_helps_no_enemy():
    story = table(A="outlaw", B="sheriff 2", C="deputy 2", D="outlaw", E="renegade")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) in ("heal A", "heal D", "heal E")
    story = table(A="sheriff", B="outlaw 2", C="outlaw 2", D="renegade 2")
    assert answer(story.rolls("beer arrow arrow gatling gatling").stops()) == "heal A"


def test_a_beer_saves_a_friend_from_ones_own_gatling():
    """DICE-BEER-6: it comes first."""
    story = table(A="deputy 5", B="sheriff 1", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("beer gatling gatling gatling dynamite").stops()) == "heal B"


@pytest.mark.parametrize(("own", "sheriff", "to"), [("2", "8", "give A"), ("8", "2", "give B")])
def test_the_gift_goes_where_it_is_needed(own, sheriff, to):
    story = table(A=f"deputy sid_ketchum {own}", B=f"sheriff {sheriff}", C="outlaw", D="outlaw", E="renegade")
    assert answer(story) == to


def test_bart_takes_an_arrow_rather_than_die():
    story = table(A="outlaw", B="sheriff bart_cassidy 1 arrows 3", C="deputy", D="outlaw", E="renegade")
    story.rolls("1 dynamite dynamite dynamite arrow").shoots("B")
    assert answer(story) == "take 1"


def test_bart_takes_no_arrow_that_would_cost_him_as_much_and_the_next_attack_more():
    story = table(A="outlaw", B="sheriff bart_cassidy 8 arrows 6", C="deputy", D="outlaw", E="renegade")
    story.rolls("1 dynamite dynamite dynamite beer").shoots("B")
    assert answer(story) == "take 0"


def test_pedro_returns_what_he_can():
    story = table(A="outlaw", B="sheriff pedro_ramirez 8 arrows 2", C="deputy", D="outlaw", E="renegade")
    story.rolls("1 1 1 dynamite dynamite").stops().shoots("B", "B", "B")
    assert answer(story) == "return 2"


def test_kit_removes_his_own_arrows_before_those_of_others():
    story = table(A="outlaw kit_carlson 3 arrows 2", B="sheriff arrows 4", C="deputy", D="outlaw", E="renegade")
    assert answer(story.rolls("gatling dynamite dynamite dynamite arrow")) == "remove A"


def test_kit_helps_a_friend_if_the_gatling_takes_his_own_anyway():
    story = table(A="deputy kit_carlson 3 arrows 2", B="sheriff 4 arrows 3", C="outlaw", D="outlaw", E="renegade")
    assert answer(story.rolls("gatling gatling gatling dynamite arrow").stops()) == "remove B"


def test_kit_leaves_enemies_their_arrows():
    story = table(A="outlaw kit_carlson", B="sheriff arrows 4", C="deputy", D="outlaw", E="renegade")
    assert answer(story.rolls("gatling dynamite dynamite dynamite beer").heals("A")) == "pass"


# ---- what holds for all its games ------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game():
    assert [game(5, 3, 7), game(5, 3, 7)] == [game(5, 3, 7)] * 2
    assert game(5, 3, 7) != game(5, 4, 7)


@pytest.mark.parametrize("players", [4, 6])
def test_final_dice_are_worth_what_comes_of_them(players):
    """What the expectation is made of agrees with the rules and with what the bot then really does.

    Compared is every turn that could end now, unless it changes who lives, who holds arrows, hits a friend, or
    somebody who may choose what a hit costs them.
    """
    compared = 0
    for seed in range(5):
        match = new_match(DiceOptions(players, seed=seed), record=False)
        bots = greenhorns(players, seed)
        while (decision := match.decision) is not None:
            bot = bots[decision.seat]
            if decision.kind == "reroll":
                before, expected = expectation(match.state, bot)
                after = after_stopping(match.state.copy(), bots)
                new = after.deeds[len(before.view.deeds) :]
                shot = [at for _, what, at, _ in new if what == SHOT]
                unsure = any(before.stakes.enmity[at] < 0.0 or before.who(at).arrows_for_hits for at in shot)
                if (after.seats, after.arrows) == (before.seats, before.arrows) and not unsure:
                    found = Position(before.view, before.stakes, after.life, after.arrows, after.pile, after.seats)
                    assert found.worth() == pytest.approx(expected, abs=1e-9)
                    compared += 1
            match.push(bot.choose(match.view(decision.seat), decision))
    assert compared > 50


def expectation(t, bot):
    """The position of the active player, and what its dice are worth if they stop now."""
    view = DiceView(t, t.active)
    position = bot.position(view)
    locked = t.dice.count(DYNAMITE) if position.who(t.active).locks_dynamite else 0
    counts = tuple(t.dice.count(face) - (locked if face == DYNAMITE else 0) for face in range(len(FACES)))
    leaves = FinalDice(position, DICE - locked).leaves(-counts[ARROW])
    return position, leaves[lattice(DICE - locked).complete.index(counts)]


def after_stopping(t, bots):
    """The table at the end of the turn if its player stops rolling now."""
    rest = rest_of_turn(t)
    try:
        decision = next(rest)
        decision = rest.send(decision.options[-1])
        while True:
            options = decision.options
            number = 0 if len(options) == 1 else bots[decision.seat].choose(DiceView(t, decision.seat), decision)
            decision = rest.send(options[number])
    except (StopIteration, GameOver):
        return t


def test_whims_settle_ties_only():
    """Two seats nothing is known of: some greenhorns prefer the one, some the other."""
    story = table(A="sheriff", B="outlaw 8", C="outlaw", D="renegade 8").rolls("1 beer beer beer beer").stops()
    view = story.view("A")
    chosen = {DiceGreenhorn(seed).choose(view, story.decision) for seed in range(40)}
    assert len(chosen) == 2


def greenhorns(players, seed):
    return [DiceGreenhorn(stream_key(seed, "bot", seat)) for seat in range(players)]


def game(players, seed, bot_seed):
    """Every answer of a whole game."""
    match = new_match(DiceOptions(players, seed=seed))
    bots = greenhorns(players, bot_seed)
    while (decision := match.decision) is not None:
        match.push(bots[decision.seat].choose(match.view(decision.seat), decision))
    return match.answers


def chances(story, viewer):
    """What somebody makes of everybody's role."""
    suspicion = Suspicion()
    suspicion.look(story.view(viewer))
    return dict(zip(NAMES, suspicion.chances, strict=False))
