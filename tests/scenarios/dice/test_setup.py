"""Components, setup, life points, and who knows what."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, SHERIFF
from boothill.family.setup_checks import OptionsError
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.redeal import redeal
from boothill.games.dice.rules.setup import DiceOptions, new_table
from boothill.games.dice.rules.terms import DYNAMITE, FACES
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.journal import EVERYTHING, SPECTATOR, seen_by
from support.dice_story import DiceStory
from support.games import decisions

SEEDS = range(60)
PLAYERS = (3, 4, 5, 6, 7, 8)
WITH_SHERIFF = PLAYERS[1:]
LIVES = {
    "bart_cassidy": 8,
    "black_jack": 8,
    "calamity_janet": 8,
    "el_gringo": 7,
    "jesse_jones": 9,
    "jourdonnais": 7,
    "kit_carlson": 7,
    "lucky_duke": 8,
    "paul_regret": 9,
    "pedro_ramirez": 8,
    "rose_doolan": 9,
    "sid_ketchum": 8,
    "slab_the_killer": 8,
    "suzy_lafayette": 8,
    "vulture_sam": 9,
    "willy_the_kid": 8,
}


def tables(players, **options):
    for seed in SEEDS:
        yield new_table(DiceOptions(players, seed=seed, **options))


def counts(roles):
    """How many Sheriffs, Renegades, Outlaws and Deputies: the columns of the rule's table."""
    return tuple(roles.count(role) for role in (SHERIFF, RENEGADE, OUTLAW, DEPUTY))


# ---- components ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def throws():
    """Many games in which everybody throws whatever he may: of each roll, which die shows what (None if not thrown)."""
    found = []
    for seed in range(400):
        match = new_match(DiceOptions(4, seed=seed))
        for _ in range(20):
            decision = match.decision
            if decision is None:
                break
            # The last option before the end throws every loose die.
            match.push(len(decision.options) - 2 if decision.kind == "reroll" else 0)
        for name, public, _, _ in match.events:
            if name == "rolled":
                _, number, mask, *faces = public
                found.append((number, [face if mask >> die & 1 else None for die, face in enumerate(faces)]))
    return found


@pytest.mark.rule("DICE-COMP-1")
def test_every_die_shows_each_of_the_six_symbols_equally_often(throws):
    assert FACES == ("arrow", "dynamite", "one", "two", "beer", "gatling")
    assert {len(faces) for _, faces in throws} == {5}
    for die in range(5):
        shown = Counter(faces[die] for _, faces in throws if faces[die] is not None)
        assert set(shown) == set(range(6))
        assert sum(shown.values()) > 2000
        for face in range(6):
            assert shown[face] / sum(shown.values()) == pytest.approx(1 / 6, rel=0.15)


@pytest.mark.rule("DICE-COMP-1")
def test_no_die_depends_on_another(throws):
    for one, other in combinations(range(5), 2):
        shown = Counter((faces[one], faces[other]) for number, faces in throws if number == 1)
        assert len(shown) == 36
        assert max(shown.values()) < 3 * min(shown.values())


@pytest.mark.rule("DICE-COMP-1")
def test_no_die_remembers_what_it_showed_before(throws):
    for die in range(5):
        shown = Counter(
            (before[die], after[die])
            for (_, before), (number, after) in pairwise(throws)
            if number > 1 and before[die] not in (None, DYNAMITE) and after[die] is not None
        )
        assert len(shown) == 30
        assert max(shown.values()) < 3 * min(shown.values())


@pytest.mark.rule("DICE-COMP-2")
def test_there_are_nine_arrows_also_after_all_of_them_have_been_taken():
    story = DiceStory(A="sheriff 10/10 arrows 3", B="outlaw arrows 3", C="outlaw arrows 2", D="renegade").turn("A")
    assert story.t.pile + 3 + 3 + 2 == 9
    story.rolls("arrow dynamite dynamite gatling gatling").stops()
    story.state("A 6/10; B 5/8; C 6/8; D 8/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-COMP-3")
def test_the_bullets_of_the_box_are_enough_for_the_largest_start():
    nines = tuple(name for name, life in LIVES.items() if life == 9)
    eights = tuple(name for name, life in LIVES.items() if life == 8)[:4]
    assert len(nines) == 4
    assert sum(new_table(DiceOptions(8, characters=(*nines, *eights), sheriff=0)).life) == 25 + 15 * 3 == 70
    assert max(sum(t.life) for t in tables(8)) <= 70


@pytest.mark.rule("DICE-COMP-3")
def test_only_the_sum_of_the_bullets_matters():
    # 7 - 1 + 2 crosses the values of the bullets: nothing is swapped, the number simply is 8.
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw 7/8", D="renegade").turn("A")
    story.rolls("2 beer beer dynamite dynamite").stops().shoots("C").heals("C", "C")
    story.state("C 8/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-COMP-4")
def test_the_largest_game_uses_all_eight_role_cards():
    assert {counts(t.role) for t in tables(8)} == {(1, 2, 3, 2)}


@pytest.mark.rule("DICE-COMP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_game_has_more_of_a_role_than_there_are_cards(players):
    for t in tables(players):
        assert all(used <= cards for used, cards in zip(counts(t.role), (1, 2, 3, 2), strict=True))


@pytest.mark.rule("DICE-COMP-5")
def test_there_are_sixteen_characters_with_these_life_points():
    assert {who.id: who.life for who in CHARACTERS} == LIVES
    assert len(CHARACTERS) == len({who.name for who in CHARACTERS}) == 16


@pytest.mark.rule("DICE-COMP-5")
def test_each_character_exists_once():
    for t in tables(8):
        assert len(set(t.character)) == 8
    with pytest.raises(OptionsError, match="'jourdonnais' is given to two seats; every character exists once"):
        DiceOptions(4, characters=("jourdonnais", None, "jourdonnais", None))


# ---- setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 2, 9, 10, ("Ann", "Bob"), tuple("ABCDEFGHI")])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(OptionsError, match="players cannot play; this game takes 3 to 8"):
        DiceOptions(players)


@pytest.mark.rule("DICE-SETUP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_eight_may_play(players):
    match = new_match(DiceOptions(players))
    assert match.decision is not None
    assert match.state.seats == tuple(range(players))


@pytest.mark.rule("DICE-SETUP-2")
@pytest.mark.parametrize(
    ("players", "roles"),
    [(3, (0, 1, 1, 1)), (4, (1, 1, 2, 0)), (5, (1, 1, 2, 1)), (6, (1, 1, 3, 1)), (7, (1, 1, 3, 2)), (8, (1, 2, 3, 2))],
)
def test_the_roles_in_play(players, roles):
    assert {counts(t.role) for t in tables(players)} == {roles}
    if players > 3:
        assert {counts(t.role) for t in tables(players, sheriff=players - 1)} == {roles}


@pytest.mark.rule("DICE-SETUP-3")
@pytest.mark.parametrize("players", WITH_SHERIFF)
def test_roles_are_dealt_at_random(players):
    dealt = [t.role for t in tables(players)]
    for role in set(dealt[0]):
        assert {seat for roles in dealt for seat in range(players) if roles[seat] == role} == set(range(players))


@pytest.mark.rule("DICE-SETUP-3")
@pytest.mark.parametrize("players", WITH_SHERIFF)
def test_the_sheriff_shows_his_role_and_everybody_else_knows_only_his_own(players):
    for t in tables(players):
        sheriff = t.role.index(SHERIFF)
        for seat in range(players):
            known = {other: role for other, role in enumerate(DiceView(t, seat).role) if role != HIDDEN}
            assert known == {seat: t.role[seat], sheriff: SHERIFF}


@pytest.mark.rule("DICE-SETUP-3")
def test_each_player_is_told_his_own_role_alone_and_all_hear_of_the_sheriff():
    match = new_match(DiceOptions(6, seed=4))
    told = [event for event in match.events if event[0] == "seated"]
    assert sorted(audience for _, _, audience, _ in told) == [(seat,) for seat in range(6)]
    for event in told:
        seat = event[1][0]
        assert seen_by(event, seat)[2] == (match.state.role[seat],)
        assert all(seen_by(event, other)[2] == () for other in (*range(6), SPECTATOR) if other != seat)
    shown = [event for event in match.events if event[0] == "role_shown"]
    assert shown == [("role_shown", (match.state.role.index(SHERIFF), SHERIFF), (), ())]


@pytest.mark.rule("DICE-SETUP-3")
def test_with_three_players_all_roles_lie_face_up():
    t = new_table(DiceOptions(3, seed=2))
    assert all(DiceView(t, viewer).role == t.role for viewer in (0, 1, 2, SPECTATOR))


@pytest.mark.rule("DICE-SETUP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_one_random_character_that_all_see(players):
    at_first_seat = set()
    for t in tables(players):
        assert len(t.character) == len(set(t.character)) == players
        assert all(DiceView(t, viewer).character == t.character for viewer in (0, players - 1, SPECTATOR))
        at_first_seat.add(t.character[0])
    assert len(at_first_seat) >= 14  # of 16, in 60 deals


@pytest.mark.rule("DICE-SETUP-4")
def test_nobody_chooses_his_character():
    for seed in SEEDS:
        match = new_match(DiceOptions(5, seed=seed))
        assert match.answered == 0  # and yet the first turn is under way
        assert match.state.turn > 0
        seated = {public[0]: public[1] for name, public, _, _ in match.events if name == "seated"}
        assert seated == dict(enumerate(match.state.character))


@pytest.mark.rule("DICE-SETUP-5")
@pytest.mark.parametrize("players", WITH_SHERIFF)
def test_starting_life_is_the_number_on_the_character_and_two_more_for_the_sheriff(players):
    for t in tables(players):
        for seat in range(players):
            extra = 2 if t.role[seat] == SHERIFF else 0
            assert t.life[seat] == t.max_life[seat] == LIVES[t.who(seat).id] + extra


@pytest.mark.rule("DICE-SETUP-5")
@pytest.mark.parametrize(("name", "life"), [("jourdonnais", 9), ("suzy_lafayette", 10), ("rose_doolan", 11)])
def test_a_sheriff_starts_with(name, life):
    t = new_table(DiceOptions(4, characters=(None, name, None, None), sheriff=1))
    assert (t.life[1], t.max_life[1]) == (life, life)


@pytest.mark.rule("DICE-SETUP-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_arrows_lie_in_the_pile(players):
    for t in tables(players):
        assert (t.pile, t.arrows) == (9, [0] * players)


@pytest.mark.rule("DICE-SETUP-7")
@pytest.mark.parametrize("sheriff", range(6))
def test_the_sheriff_takes_the_first_turn(sheriff):
    match = new_match(DiceOptions(6, sheriff=sheriff))
    assert [public for name, public, _, _ in match.events if name == "turn"] == [(sheriff, 1)]
    assert match.state.active == sheriff


@pytest.mark.rule("DICE-SETUP-7")
def test_of_three_the_deputy_takes_the_first_turn():
    began = set()
    for seed in SEEDS:
        match = new_match(DiceOptions(3, seed=seed))
        first = next(public for name, public, _, _ in match.events if name == "turn")
        assert match.state.role[first[0]] == DEPUTY
        began.add(first[0])
    assert began == {0, 1, 2}


@pytest.mark.rule("DICE-SETUP-7")
def test_play_goes_clockwise_round_and_round_and_nobody_changes_seats():
    story = DiceStory(
        A="outlaw jesse_jones",
        B="renegade jourdonnais",
        C="sheriff lucky_duke",
        D="deputy black_jack",
        E="outlaw rose_doolan",
    ).turn("C")
    seated = (story.t.names, story.t.role, story.t.character)
    for following in "DEABC":
        story.rolls("dynamite dynamite gatling gatling arrow").stops().passes_to(following)
    assert (story.t.names, story.t.role, story.t.character) == seated


@pytest.mark.rule("DICE-SETUP-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_not_dealt_never_comes_into_the_game(players):
    for seed in range(4):
        match = new_match(DiceOptions(players, seed=seed))
        dealt = (match.state.role, match.state.character)
        for _ in decisions(match, seed):
            assert (match.state.role, match.state.character) == dealt
        assert match.over
        shown = {public[0]: public[1] for name, public, _, _ in match.events if name == "eliminated"}
        assert shown == {seat: dealt[0][seat] for seat in match.state.eliminated}


@pytest.mark.rule("DICE-SETUP-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_knows_which_roles_are_in_play(players):
    # Whatever a seat may imagine of the hidden roles is a deal of exactly the roles of the table.
    for seed in range(20):
        t = new_table(DiceOptions(players, seed=seed))
        seen = DiceView(t, 0).dump()
        dealt = sorted(t.role)
        redeal(t, 0, seed + 1)
        assert sorted(t.role) == dealt
        assert DiceView(t, 0).dump() == seen


# ---- life points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-LIFE-1")
def test_the_maximum_of_the_sheriff_includes_his_two():
    story = DiceStory(A="sheriff rose_doolan 9/11", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer beer dynamite dynamite").stops().heals("A", "A", "A")
    story.state("A 11/11; pile 9").passes_to("B")


@pytest.mark.rule("DICE-LIFE-1")
def test_the_maximum_never_changes():
    options = DiceOptions(6, seed=9)
    start = new_table(options).life
    match = new_match(options)
    lost = False
    for _ in decisions(match, 9):
        assert match.state.max_life == start
        lost = lost or match.state.life != start
    assert lost


BEERS = "beer dynamite dynamite gatling gatling"


@pytest.mark.rule("DICE-LIFE-2")
@pytest.mark.parametrize(("life", "after"), [(6, 7), (7, 8), (8, 8)])
def test_a_beer_stops_at_the_maximum(life, after):
    story = DiceStory(A="sheriff", B=f"outlaw {life}/8", C="outlaw", D="renegade").turn("A")
    story.rolls(BEERS).stops().heals("B").state(f"B {after}/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-LIFE-2")
@pytest.mark.parametrize(("life", "after"), [(6, 7), (7, 8), (8, 8)])
def test_sid_ketchums_gift_stops_at_the_maximum(life, after):
    story = DiceStory(A="sheriff", B=f"outlaw sid_ketchum {life}/8", C="outlaw", D="renegade").turn("B")
    story.gives("B").state(f"B {after}/8; pile 9").rolls(BEERS)


@pytest.mark.rule("DICE-LIFE-2")
@pytest.mark.parametrize(("life", "after"), [(5, 7), (6, 8), (7, 8), (8, 8)])
def test_suzy_lafayettes_gain_stops_at_the_maximum(life, after):
    story = DiceStory(A="sheriff", B=f"outlaw suzy_lafayette {life}/8", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite gatling gatling arrow").stops()
    story.state(f"B {after}/8 arrows 1; pile 8").passes_to("C")


@pytest.mark.rule("DICE-LIFE-2")
@pytest.mark.parametrize(("life", "after"), [(6, 8), (7, 9), (8, 9), (9, 9)])
def test_vulture_sams_gain_stops_at_the_maximum(life, after):
    story = DiceStory(A="sheriff", B="outlaw 1", C=f"outlaw vulture_sam {life}/9", D="renegade").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling").stops().shoots("B")
    story.state(f"B out; C {after}/9; pile 9").passes_to("C")


@pytest.mark.rule("DICE-LIFE-2")
def test_a_surplus_is_lost_and_nobody_else_gets_it():
    # Jesse Jones at 4 drinks three doubled beers: 4 + 6 would be 10.
    story = DiceStory(A="sheriff", B="outlaw jesse_jones 4/9", C="outlaw 5/8", D="renegade 5/8").turn("B")
    story.rolls("beer beer beer dynamite dynamite").stops().heals("B", "B", "B")
    story.state("B 9/9; pile 9").passes_to("C")


@pytest.mark.rule("DICE-LIFE-3")
@pytest.mark.parametrize(("life", "how"), [(4, "1/8"), (3, "out"), (2, "out"), (1, "out")])
def test_at_0_or_less_a_player_is_eliminated_by_a_volley(life, how):
    story = DiceStory(A="sheriff", B=f"outlaw {life}/8", C="outlaw rose_doolan", D="renegade").turn("A")
    story.rolls("1 1 1 dynamite dynamite").stops().shoots("B", "B", "B")
    story.state(f"B {how}; pile 9").passes_to("B" if life > 3 else "C")
    assert story.life("B") == max(0, life - 3)


@pytest.mark.rule("DICE-LIFE-3")
@pytest.mark.parametrize(("life", "how"), [(2, "1/8"), (1, "out")])
def test_at_0_a_player_is_eliminated_by_the_gatling(life, how):
    story = DiceStory(A="sheriff", B="outlaw", C=f"outlaw {life}/8", D="renegade").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state(f"B 7/8; C {how}; D 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-LIFE-3")
@pytest.mark.parametrize(("life", "how"), [(4, "1/8"), (3, "out"), (1, "out")])
def test_at_0_or_less_a_player_is_eliminated_by_the_indians(life, how):
    story = DiceStory(A="sheriff 10/10 arrows 5", B="outlaw", C=f"outlaw {life}/8 arrows 3", D="renegade").turn("A")
    story.rolls("arrow dynamite dynamite gatling gatling").stops()
    story.state(f"A 4/10; C {how}; pile 9").passes_to("B")
    assert story.life("C") == max(0, life - 3)


@pytest.mark.rule("DICE-LIFE-3")
@pytest.mark.parametrize(("life", "how"), [(2, "1/8"), (1, "out")])
def test_at_0_a_player_is_eliminated_by_dynamite(life, how):
    story = DiceStory(A="sheriff", B=f"outlaw {life}/8", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite gatling gatling").state(f"B {how}; pile 9").passes_to("C")


@pytest.mark.rule("DICE-LIFE-4")
def test_no_beer_saves_a_player_whom_the_volley_brings_to_0():
    story = DiceStory(A="sheriff", B="deputy 1", C="outlaw", D="outlaw", E="renegade").turn("A")
    story.rolls("1 beer beer dynamite dynamite").stops().shoots("B").state("B out; pile 9").asks("A", "heal")
    story.refuses("heal B").heals("A", "A").passes_to("C")


@pytest.mark.rule("DICE-LIFE-4")
@pytest.mark.parametrize("character", ["jesse_jones", "sid_ketchum", "suzy_lafayette", "vulture_sam"])
def test_nothing_a_player_can_do_saves_him_at_0(character):
    # C falls with B: neither beers, gifts and gains of his own nor the other death bring him back, and nobody is asked.
    story = DiceStory(A="sheriff", B="outlaw 1", C=f"outlaw {character} 1", D="renegade").turn("A")
    story.rolls("1 2 gatling dynamite dynamite").stops().shoots("B", "C")
    story.state("B out; C out; pile 9").passes_to("D")


@pytest.mark.rule("DICE-LIFE-4")
def test_his_own_beers_come_too_late_for_a_player_who_falls_while_he_rolls():
    story = DiceStory(A="sheriff", B="outlaw jesse_jones 1/9", C="outlaw", D="renegade").turn("B")
    story.rolls("dynamite dynamite dynamite beer beer").state("B out; pile 9").passes_to("C")


@pytest.mark.rule("DICE-LIFE-5")
@pytest.mark.parametrize("seed", range(6))
def test_with_three_players_nobody_gets_extra_life(seed):
    t = new_table(DiceOptions(3, seed=seed, characters=("jourdonnais", "jesse_jones", "suzy_lafayette")))
    assert t.life == t.max_life == [7, 9, 8]


# ---- information ---------------------------------------------------------------------------------------------------


def seen_but_roles(match, viewer):
    """What a viewer sees, without his seat and the roles."""
    seen = match.view(viewer).dump()
    del seen["seat"]
    for player in seen["players"]:
        del player["role"]
    return seen


@pytest.mark.rule("DICE-INFO-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_everything_but_roles(players):
    for seed in range(3):
        match = new_match(DiceOptions(players, seed=seed))
        for decision in decisions(match, seed):
            assert not decision.hidden
            all_of_it = seen_but_roles(match, EVERYTHING)
            assert all(seen_but_roles(match, viewer) == all_of_it for viewer in (*range(players), SPECTATOR))


@pytest.mark.rule("DICE-INFO-1")
def test_what_the_view_shows_is_what_is():
    story = DiceStory(A="sheriff arrows 1", B="outlaw out", C="outlaw 3/8", D="deputy arrows 2", E="renegade").turn("A")
    story.rolls("1 2 gatling arrow beer").rerolls("3", "1").stops().shoots("C", "D").asks("A", "shoot")
    seen, t = story.view("D"), story.t
    assert (seen.life, seen.max_life) == ((10, 0, 3, 8, 8), (10, 8, 8, 8, 8))
    assert (seen.arrows, seen.pile) == ((2, 0, 0, 2, 0), 5)
    assert (seen.character, seen.seats, seen.active) == (t.character, (0, 2, 3, 4), 0)
    assert [FACES[face] for face in seen.dice] == ["one", "two", "one", "arrow", "beer"]
    assert (seen.rolls, seen.aimed, seen.spent) == (2, (0, 0, 1, 1, 0), 0b00011)  # the 2 can only go to D
    assert [deed[2] for deed in seen.deeds] == [2, 3]
    story.shoots("C").asks("A", "heal")


@pytest.mark.rule("DICE-INFO-1")
def test_the_roles_of_the_living_are_secret_but_for_the_sheriffs():
    story = DiceStory(A="outlaw", B="sheriff", C="outlaw out", D="deputy", E="renegade").turn("A").rolls(BEERS)
    assert story.view("A").role == (OUTLAW, SHERIFF, OUTLAW, HIDDEN, HIDDEN)
    assert story.view("B").role == (HIDDEN, SHERIFF, OUTLAW, HIDDEN, HIDDEN)
    assert story.view("E").role == (HIDDEN, SHERIFF, OUTLAW, HIDDEN, RENEGADE)
    assert DiceView(story.t, SPECTATOR).role == (HIDDEN, SHERIFF, OUTLAW, HIDDEN, HIDDEN)


@pytest.mark.rule("DICE-INFO-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_happens_is_told_to_some_players_only(players):
    match = new_match(DiceOptions(players, seed=1))
    for _ in decisions(match, 2):
        pass
    assert {event[0] for event in match.events if event[2] or event[3]} == {"seated"}
    assert {"rolled", "aimed", "healed", "eliminated"} <= {event[0] for event in match.events}


@pytest.mark.rule("DICE-INFO-2")
def test_a_role_becomes_public_at_elimination():
    story = DiceStory(A="sheriff", B="outlaw 2", C="outlaw", D="renegade").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B").asks("A", "shoot")
    assert story.view("A").role == (SHERIFF, HIDDEN, HIDDEN, HIDDEN)
    assert story.view("C").role == (SHERIFF, HIDDEN, OUTLAW, HIDDEN)
    story.shoots("B").state("B out; pile 9").passes_to("C")
    assert story.view("A").role == (SHERIFF, OUTLAW, HIDDEN, HIDDEN)
    assert story.view("D").role == (SHERIFF, OUTLAW, HIDDEN, RENEGADE)
    assert DiceView(story.t, SPECTATOR).role == (SHERIFF, OUTLAW, HIDDEN, HIDDEN)
    assert [(public[:2], audience) for _, public, audience, _ in story.events("eliminated")] == [((1, OUTLAW), ())]


@pytest.mark.rule("DICE-INFO-2")
def test_all_roles_are_public_at_the_end():
    story = DiceStory(A="outlaw", B="sheriff 1", C="outlaw", D="deputy", E="renegade").turn("A")
    story.rolls("1 dynamite dynamite gatling gatling")
    assert story.view("D").role == (HIDDEN, SHERIFF, HIDDEN, DEPUTY, HIDDEN)
    story.stops().shoots("B").wins("A C")
    for viewer in (0, 3, SPECTATOR):
        assert DiceView(story.t, viewer).role == (OUTLAW, SHERIFF, OUTLAW, DEPUTY, RENEGADE)
