"""The order of resolution, and what players are asked."""

from itertools import combinations, permutations

import pytest

from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import (
    BEER,
    BULLSEYE,
    DICE,
    DYNAMITE,
    EXPLOSION,
    GATLING,
    GATLING_FIRE,
    GIVE,
    HEAL,
    PASSING,
    REMOVE,
    REROLL,
    RETURN_ARROWS,
    SHOOT,
    SHOT,
    STOPPING,
    TAKE_ARROWS,
    TWO,
)
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import NOBODY, IllegalAnswer
from support.dice_story import NAMES, DiceStory
from support.games import decisions

# ---- the order -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-RES-1")
@pytest.mark.parametrize("faces", sorted(set(permutations(["1", "beer", "gatling", "gatling", "gatling"]))))
def test_shots_then_beer_then_gatling_wherever_the_dice_lie(faces):
    story = DiceStory(A="sheriff 5/10 arrows 1", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls(" ".join(faces)).stops().shoots("B").heals("A")
    story.state("A 6/10; B 6/8; C 7/8; D 7/8; pile 9").passes_to("B")
    assert story.happened()[2:] == [
        "aimed",
        "lost_life",
        "healed",
        "fired",
        "returned_arrows",
        *["lost_life"] * 3,
        "turn_over",
    ]


@pytest.mark.rule("DICE-RES-1")
def test_arrows_and_dynamite_come_before_shots_and_beer():
    story = DiceStory(A="sheriff 5/10", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("beer 1 arrow dynamite dynamite").rerolls("3", "dynamite").shoots("B").heals("A")
    story.state("A 5/10 arrows 1; B 7/8; pile 8").passes_to("B")
    assert story.happened()[1:] == [
        "rolled",
        "took_arrows",
        "rolled",
        "exploded",
        "lost_life",
        "aimed",
        "lost_life",
        "healed",
        "turn_over",
    ]


@pytest.mark.rule("DICE-RES-1")
@pytest.mark.parametrize("faces", ["1 2 1 dynamite dynamite", "2 1 1 dynamite dynamite", "1 1 2 dynamite dynamite"])
def test_bulls_eyes_of_both_kinds_hit_together(faces):
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw 1", D="renegade").turn("A").rolls(faces).stops()
    story.shoots(*["C" if face == "2" else "B" for face in faces.split()[:3]]).state("B out; C out; pile 9")
    story.passes_to("D")
    assert story.happened()[2:] == [*["aimed"] * 3, *["lost_life"] * 2, *["eliminated"] * 2, "turn_over"]


@pytest.mark.rule("DICE-RES-1")
@pytest.mark.parametrize(("life", "after"), [(1, "1/8"), (2, "2/8")])
def test_a_beer_protects_from_the_gatling(life, after):
    story = DiceStory(A="sheriff", B=f"outlaw {life}/8", C="outlaw", D="renegade").turn("A")
    story.rolls("gatling gatling gatling beer dynamite").stops().heals("B")
    story.state(f"B {after}; C 7/8; D 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-RES-1")
def test_the_end_of_the_turn_comes_after_the_gatling_and_all_it_causes():
    # She is at her maximum: only because the Indians come first does she gain anything.
    story = DiceStory(
        A="outlaw suzy_lafayette", B="sheriff el_gringo", C="outlaw arrows 4", D="renegade arrows 4"
    ).turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops()
    story.state("A 8/8; B 8/9; C 3/8; D 3/8; pile 9").passes_to("B")
    assert story.happened()[-2:] == ["gained_life", "turn_over"]


@pytest.mark.rule("DICE-RES-2")
def test_every_bulls_eye_is_fired_even_at_friends():
    # The Deputy between the Sheriff and another Deputy.
    story = DiceStory(A="deputy", B="sheriff", C="outlaw", D="outlaw", E="outlaw", F="renegade", G="deputy").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().asks("A", "shoot")
    assert story.options() == ["shoot B", "shoot G"]
    for option in (PASSING, STOPPING):
        with pytest.raises(IllegalAnswer):
            story.match.answer_option(story.decision.number, option)
    story.shoots("B").asks("A", "shoot")
    assert story.options() == ["shoot B", "shoot G"]
    story.shoots("G").state("B 9/10; G 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-RES-2")
def test_a_bulls_eye_with_a_friend_as_its_only_target_is_fired_all_the_same():
    story = DiceStory(A="deputy", B="outlaw", C="sheriff 1", D="outlaw out", E="renegade").turn("A")
    story.rolls("2 dynamite dynamite gatling gatling").stops().shoots("C").state("C out; pile 9").wins("B D")


@pytest.mark.rule("DICE-RES-2")
def test_every_beer_is_given_even_if_it_is_wasted_or_helps_an_enemy():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw out", D="renegade 3/8").turn("A")
    story.rolls("beer beer dynamite dynamite gatling").stops().asks("A", "heal")
    assert story.options() == ["heal A", "heal B", "heal D"]
    for option in (PASSING, STOPPING):
        with pytest.raises(IllegalAnswer):
            story.match.answer_option(story.decision.number, option)
    story.answers("heal A").asks("A", "heal")
    assert story.options() == ["heal A", "heal B", "heal D"]
    story.answers("heal D").state("D 4/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-RES-2")
@pytest.mark.parametrize("faces", ["1 2 1 2 1", "beer beer beer beer beer"])
def test_five_dice_are_five_shots_or_five_beers(faces):
    story = DiceStory(A="sheriff 3/10", B="outlaw", C="outlaw", D="renegade").turn("A").rolls(faces).stops()
    if "1" in faces:
        story.shoots("B", "C", "B", "C", "D").state("B 6/8; C 6/8; D 7/8; pile 9")
    else:
        story.heals("A", "A", "A", "A", "A").state("A 8/10; pile 9")
    story.passes_to("B")


@pytest.mark.rule("DICE-RES-3")
def test_arrow_dice_do_nothing_more():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("arrow arrow arrow arrow 1")
    story.state("A 10/10 arrows 4; pile 5").stops().shoots("B").state("B 7/8; pile 5").passes_to("B")
    assert len(story.events("took_arrows")) == 1


@pytest.mark.rule("DICE-RES-3")
@pytest.mark.parametrize(
    ("character", "gatlings", "fires"),
    [
        ("paul_regret", 1, False),
        ("paul_regret", 2, False),
        ("paul_regret", 3, True),
        ("willy_the_kid", 1, False),
        ("willy_the_kid", 2, True),
    ],
)
def test_gatlings_below_the_threshold_do_nothing(character, gatlings, fires):
    faces = ["gatling"] * gatlings + ["dynamite"] * min(2, 5 - gatlings) + ["arrow"] * max(0, 3 - gatlings)
    story = DiceStory(A=f"sheriff {character} arrows 2", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls(" ".join(faces)).stops().passes_to("B")
    assert story.t.life[1:] == ([7, 7, 7] if fires else [8, 8, 8])
    assert story.arrows("A") == (0 if fires else 2 + faces.count("arrow"))
    assert len(story.events("fired")) == fires


@pytest.mark.rule("DICE-RES-3")
@pytest.mark.parametrize("gatlings", [0, 1, 2])
def test_kit_carlson_uses_each_gatling(gatlings):
    faces = ["gatling"] * gatlings + ["dynamite"] * 2 + ["arrow"] * (3 - gatlings)
    story = DiceStory(A="sheriff kit_carlson", B="outlaw arrows 3", C="outlaw", D="renegade").turn("A")
    story.rolls(" ".join(faces)).stops().removes(*["B"] * gatlings).passes_to("B")
    assert story.t.arrows == [3 - gatlings, 3 - gatlings, 0, 0]
    assert story.t.life == [9, 8, 8, 8]


@pytest.mark.rule("DICE-RES-4")
def test_after_the_volley_the_fallen_leave_before_the_beers():
    story = DiceStory(A="sheriff", B="outlaw 1 arrows 2", C="outlaw vulture_sam 3/9", D="renegade").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B").asks("A", "heal")
    story.state("B out; C 5/9; pile 9")
    assert story.options() == ["heal A", "heal C", "heal D"]
    assert story.happened()[2:] == ["aimed", "lost_life", "eliminated", "returned_arrows", "gained_life"]
    story.heals("C").state("C 6/9; pile 9").passes_to("C")


@pytest.mark.rule("DICE-RES-4")
def test_who_falls_in_the_volley_is_not_there_for_the_gatling():
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw", D="renegade").turn("A")
    story.rolls("1 gatling gatling gatling dynamite").stops().shoots("B")
    story.state("B out; C 7/8; D 7/8; pile 9").passes_to("C")
    assert [public[::4] for _, public, _, _ in story.events("lost_life")] == [
        (1, BULLSEYE),
        (2, GATLING_FIRE),
        (3, GATLING_FIRE),
    ]


@pytest.mark.rule("DICE-RES-4")
def test_the_end_is_checked_after_the_explosion_the_volley_and_the_gatling_alike():
    dynamite = DiceStory(A="sheriff 1", B="outlaw", C="outlaw", D="renegade").turn("A")
    dynamite.rolls("dynamite dynamite dynamite 1 beer").state("A out; pile 9").wins("B C")
    volley = DiceStory(A="outlaw", B="sheriff 1", C="outlaw 1", D="renegade").turn("A")
    volley.rolls("1 beer gatling gatling gatling").stops().shoots("B").state("B out; pile 9").wins("A C")
    gatling = DiceStory(A="outlaw arrows 1", B="sheriff 1", C="outlaw", D="renegade").turn("A")
    gatling.rolls("gatling gatling gatling dynamite dynamite").stops()
    gatling.state("A 8/8; B out; C 7/8; D 7/8; pile 9").wins("A C")


@pytest.mark.rule("DICE-RES-4")
def test_el_gringos_arrow_follows_the_eliminations_of_its_batch():
    story = DiceStory(A="sheriff", B="outlaw el_gringo 1 arrows 1", C="outlaw", D="renegade").turn("A")
    story.rolls("1 beer dynamite dynamite gatling").stops().shoots("B").asks("A", "heal")
    story.state("A 10/10 arrows 1; B out; pile 8")
    assert story.happened()[2:] == ["aimed", "lost_life", "eliminated", "returned_arrows", "took_arrows"]


@pytest.mark.rule("DICE-RES-5")
def test_all_shots_are_aimed_before_one_hits_and_beers_are_aimed_after_the_volley():
    story = DiceStory(A="sheriff", B="outlaw 2", C="outlaw 5/8", D="renegade").turn("A")
    story.rolls("beer 1 2 1 dynamite").stops().asks("A", "shoot").shoots("B", "C").asks("A", "shoot")
    story.state("pile 9")  # nobody has lost anything yet
    assert story.view("D").aimed == (0, 1, 1, 0)
    story.shoots("D").asks("A", "heal").state("B 1/8; C 4/8; D 7/8; pile 9")
    assert story.view("D").aimed == (0, 0, 0, 0)
    story.heals("B").state("B 2/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-RES-5")
def test_a_shot_that_will_eliminate_somebody_opens_no_target_for_the_next_one():
    story = DiceStory(A="sheriff", B="outlaw 1", C="outlaw", D="renegade").turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B").asks("A", "shoot").refuses("shoot C")
    assert story.options() == ["shoot B", "shoot D"]


@pytest.mark.rule("DICE-RES-5")
def test_shots_are_aimed_knowing_what_arrows_and_dynamite_did():
    # The Indians eliminate B: C is A's neighbour when the shot is aimed.
    story = DiceStory(A="sheriff", B="outlaw 4 arrows 4", C="outlaw arrows 4", D="renegade").turn("A")
    story.rolls("1 arrow dynamite dynamite dynamite").asks("A", "shoot").state("A 8/10; B out; C 4/8; pile 9")
    assert story.options() == ["shoot C", "shoot D"]
    story.shoots("C").state("C 3/8; pile 9").passes_to("C")


@pytest.mark.rule("DICE-RES-5")
def test_slab_the_killer_decides_with_the_shots_and_spends_the_beer_then():
    story = DiceStory(A="sheriff slab_the_killer 5/10", B="outlaw 2", C="outlaw", D="renegade").turn("A")
    story.rolls("beer beer 1 1 dynamite").stops().asks("A", "shoot")
    assert story.options() == ["shoot B", "shoot D", "shoot B twice", "shoot D twice"]
    story.shoots("B twice").asks("A", "shoot").state("pile 9")
    assert story.options() == ["shoot B", "shoot D"]
    story.shoots("D").state("B out; D 7/8; pile 9").heals("A").state("A 6/10; pile 9").passes_to("C")


@pytest.mark.rule("DICE-RES-5")
def test_kit_carlson_chooses_after_the_beers_and_before_he_fires():
    story = DiceStory(A="sheriff kit_carlson 5/9", B="outlaw 1 arrows 2", C="outlaw arrows 2", D="renegade").turn("A")
    story.rolls("gatling gatling gatling beer 1").stops().shoots("B").asks("A", "heal").heals("A")
    story.asks("A", "remove_arrow").state("A 6/9; B out; pile 7")
    assert story.options() == ["remove C", "pass"]
    story.removes("C").passes().state("C 7/8 arrows 1; D 7/8; pile 8").passes_to("C")
    assert story.happened()[-6:] == ["healed", "removed_arrow", "fired", "lost_life", "lost_life", "turn_over"]


# ---- the choices ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DICE-CHOICE-1")
def test_sid_ketchum_names_any_living_player():
    story = DiceStory(A="sheriff", B="outlaw sid_ketchum", C="outlaw out", D="renegade").turn("B").asks("B", "gift")
    assert story.options() == ["give A", "give B", "give D"]
    story.refuses("give C")


@pytest.mark.rule("DICE-CHOICE-1")
def test_the_active_player_stops_or_throws_unlocked_dice():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A").rolls("dynamite 1 1 beer dynamite")
    assert story.options() == [
        "reroll 2",
        "reroll 4",
        "reroll 2 3",
        "reroll 2 4",
        "reroll 2 3 4",
        "stop",
    ]


@pytest.mark.rule("DICE-CHOICE-1")
@pytest.mark.parametrize(
    ("pile", "hits", "most"), [(1, 2, 0), (2, 2, 1), (3, 2, 2), (4, 2, 2), (4, 1, 1), (4, 3, 3), (3, 3, 2)]
)
def test_bart_cassidy_takes_arrows_for_hits_but_never_the_last_one(pile, hits, most):
    story = DiceStory(A="sheriff", B="outlaw bart_cassidy", C=f"outlaw arrows {9 - pile}", D="renegade").turn("A")
    story.rolls(" ".join(["1"] * hits + ["dynamite"] * 2 + ["gatling"] * (3 - hits))).stops().shoots(*["B"] * hits)
    if most:
        story.asks("B", "arrows_instead").refuses(f"take {most + 1}")
        assert story.options() == [f"take {number}" for number in range(most + 1)]
        assert story.decision.subject == (BULLSEYE, hits)
        story.takes("B", most)
    story.passes_to("B")
    assert (story.life("B"), story.arrows("B"), story.t.pile) == (8 - hits + most, most, pile - most)


@pytest.mark.rule("DICE-CHOICE-1")
@pytest.mark.parametrize(("arrows", "hits", "most"), [(0, 2, 0), (1, 2, 1), (2, 2, 2), (3, 2, 2), (3, 3, 3), (3, 1, 1)])
def test_pedro_ramirez_discards_an_arrow_for_each_point_he_lost(arrows, hits, most):
    story = DiceStory(A="sheriff", B=f"outlaw pedro_ramirez arrows {arrows}", C="outlaw", D="renegade").turn("A")
    story.rolls(" ".join(["1"] * hits + ["dynamite"] * 2 + ["gatling"] * (3 - hits))).stops().shoots(*["B"] * hits)
    if most:
        story.asks("B", "return_arrows").refuses(f"return {most + 1}")
        assert story.options() == [f"return {number}" for number in range(most + 1)]
        story.returns("B", most)
    story.passes_to("B")
    assert (story.life("B"), story.arrows("B"), story.t.pile) == (8 - hits, arrows - most, 9 - arrows + most)


@pytest.mark.rule("DICE-CHOICE-1")
def test_bart_and_pedro_are_not_asked_when_others_are_hit():
    story = DiceStory(
        A="sheriff", B="outlaw", C="outlaw bart_cassidy arrows 1", D="renegade pedro_ramirez arrows 1"
    ).turn("A")
    story.rolls("1 1 dynamite dynamite gatling").stops().shoots("B", "B").state("B 6/8; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-1")
def test_bart_is_asked_before_pedro_also_about_the_gatling():
    story = DiceStory(A="sheriff", B="outlaw pedro_ramirez arrows 1", C="outlaw bart_cassidy", D="renegade").turn("A")
    story.rolls("gatling gatling gatling dynamite dynamite").stops().asks("C", "arrows_instead")
    assert story.options() == ["take 0", "take 1"]
    story.takes("C", 0).asks("B", "return_arrows")
    assert story.options() == ["return 0", "return 1"]
    story.returns("B", 0).state("B 7/8 arrows 1; C 7/8; D 7/8; pile 8").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-1")
def test_kit_carlson_removes_up_to_one_arrow_for_each_gatling():
    story = DiceStory(A="sheriff kit_carlson", B="outlaw arrows 1", C="outlaw arrows 2", D="renegade").turn("A")
    story.rolls("gatling gatling dynamite dynamite arrow").stops().asks("A", "remove_arrow").refuses("remove D")
    assert (story.options(), story.decision.subject) == (["remove A", "remove B", "remove C", "pass"], (2,))
    story.removes("B").asks("A", "remove_arrow").refuses("remove B")
    assert (story.options(), story.decision.subject) == (["remove A", "remove C", "pass"], (1,))
    story.removes("C").state("A 9/9 arrows 1; B 8/8; C 8/8 arrows 1; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-1")
def test_kit_carlson_is_not_asked_in_the_turns_of_others():
    story = DiceStory(A="sheriff", B="outlaw kit_carlson arrows 1", C="outlaw", D="renegade").turn("A")
    story.rolls("gatling gatling dynamite dynamite arrow").stops().state("A 10/10 arrows 1; pile 7").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_whole_games_ask_for_exactly_these_decisions_of_the_right_players(players):
    for seed in range(8):
        match = new_match(DiceOptions(players, seed=seed))
        for decision in decisions(match, seed):
            assert set(decision.options) == legal_answers(match.state, decision)
            assert len(decision.options) == len(set(decision.options)) > 1


def legal_answers(t, decision):
    """Worked out anew from the table of the rule; an error if this player is not to be asked this now."""
    me, kind = decision.seat, decision.kind
    who = t.who(me).id
    match kind:
        case "arrows_instead":
            assert who == "bart_cassidy"
            return {(TAKE_ARROWS, -1, NOBODY, number) for number in range(min(t.aimed[me], t.pile - 1) + 1)}
        case "return_arrows":
            assert who == "pedro_ramirez"
            return {(RETURN_ARROWS, -1, NOBODY, number) for number in range(min(t.aimed[me], t.arrows[me]) + 1)}
    assert me == t.active
    match kind:
        case "gift":
            assert who == "sid_ketchum"
            return {(GIVE, -1, seat, -1) for seat in t.seats}
        case "reroll":
            return {STOPPING} | {(REROLL, mask, NOBODY, -1) for mask in masks_to_throw(t, who == "black_jack")}
        case "shoot":
            die, face = decision.subject
            beers = [place for place in range(DICE) if t.dice[place] == BEER]
            doubled = who == "slab_the_killer" and beers and not any(t.spent >> beer & 1 for beer in beers)
            reached = [seat for seat in t.seats if seat != me and places(t, me, seat) & reach(t, who, face)]
            return {(SHOOT, 1 << die, seat, points) for seat in reached for points in ((1, 2) if doubled else (1,))}
        case "heal":
            (die,) = decision.subject
            assert t.dice[die] == BEER
            return {(HEAL, 1 << die, seat, -1) for seat in t.seats}
        case "remove_arrow":
            assert who == "kit_carlson"
            assert 1 <= decision.subject[0] <= t.dice.count(GATLING)
            return {(REMOVE, -1, seat, -1) for seat in t.seats if t.arrows[seat]} | {PASSING}
    raise AssertionError(f"the rules know no question '{kind}'")


def masks_to_throw(t, dynamite_too):
    """All choices of loose dice as masks: of dice that show the same, the leftmost."""
    loose = [die for die in range(DICE) if dynamite_too or t.dice[die] != DYNAMITE]
    alike = [(left, right) for left, right in combinations(range(DICE), 2) if t.dice[left] == t.dice[right]]
    for mask in range(1, 1 << DICE):
        thrown = [die for die in range(DICE) if mask >> die & 1]
        if set(thrown) <= set(loose) and all(left in thrown or right not in thrown for left, right in alike):
            yield mask


def places(t, one, other):
    """How many places two players sit apart, counted both ways."""
    apart = t.seats.index(other) - t.seats.index(one)
    return {apart % len(t.seats), -apart % len(t.seats)}


def reach(t, who, face):
    """The distances at which a bull's-eye hits."""
    far = 2 if face == TWO and len(t.seats) > 3 else 1
    if who == "calamity_janet" and len(t.seats) > 3:
        return {1, 2}
    return {far, far + 1} if who == "rose_doolan" else {far}


ORDER = [
    ("gift",),
    ("reroll",),
    ("return_arrows", EXPLOSION),
    ("shoot",),
    ("arrows_instead", BULLSEYE),
    ("return_arrows", BULLSEYE),
    ("heal",),
    ("remove_arrow",),
    ("arrows_instead", GATLING_FIRE),
    ("return_arrows", GATLING_FIRE),
]
"""The decisions of a turn; those of Bart and Pedro belong to the batch that costs them something."""


@pytest.mark.rule("DICE-CHOICE-1")
def test_in_whole_games_the_decisions_of_a_turn_keep_their_order():
    seen = set()
    for seed in range(80):
        match = new_match(DiceOptions(8, seed=seed))
        before = (0, 0)
        for decision in decisions(match, seed):
            by_cause = decision.kind in ("arrows_instead", "return_arrows")
            asked = (decision.kind, decision.subject[0]) if by_cause else (decision.kind,)
            now = (match.state.turn, ORDER.index(asked))
            assert before <= now
            before = now
            seen.add(asked)
    assert seen == set(ORDER)


@pytest.mark.rule("DICE-CHOICE-1")
def test_one_turn_with_nearly_every_decision():
    story = DiceStory(
        A="sheriff kit_carlson 5/9",
        B="outlaw pedro_ramirez arrows 2",
        C="outlaw",
        D="deputy sid_ketchum",
        E="renegade bart_cassidy arrows 1",
    ).turn("A")
    story.rolls("1 1 beer gatling dynamite").rolling(2).stops()
    story.asks("A", "shoot").shoots("B").asks("A", "shoot").shoots("E")
    story.asks("E", "arrows_instead").takes("E", 1).asks("B", "return_arrows").returns("B", 1)
    story.asks("A", "heal").heals("A").asks("A", "remove_arrow").passes()
    story.state("A 6/9; B 7/8 arrows 1; E 8/8 arrows 2; pile 6").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-2")
def test_a_shot_with_one_target_is_not_asked_but_recorded():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("2 2 dynamite dynamite gatling").stops().shoots("C", "C").state("C 6/8; pile 9").passes_to("B")
    assert len(story.match.answers) == 1  # to stop
    assert [public for _, public, _, _ in story.events("aimed")] == [(0, 2, 0, 3, 1), (0, 2, 1, 3, 1)]
    assert [public[:2] for _, public, _, _ in story.events("lost_life")] == [(2, 2)]


@pytest.mark.rule("DICE-CHOICE-2")
def test_whether_a_shot_was_free_is_remembered():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("2 1 dynamite dynamite gatling").stops().shoots("C", "D").passes_to("B")
    forced, free = story.t.deeds
    assert forced == (0, SHOT, 2, 0b0100)
    assert free == (0, SHOT, 3, 0b1010)


@pytest.mark.rule("DICE-CHOICE-2")
def test_a_forced_shot_keeps_its_place_among_the_others():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("1 2 1 dynamite dynamite").stops().shoots("B", "C").asks("A", "shoot")
    assert story.decision.subject == (2, 2)
    assert story.view("B").aimed == (0, 1, 1, 0)
    story.shoots("D").state("B 7/8; C 7/8; D 7/8; pile 9").passes_to("B")


@pytest.mark.rule("DICE-CHOICE-2")
def test_of_two_players_left_neither_is_asked_for_a_target():
    story = DiceStory(A="sheriff", B="outlaw out", C="outlaw out", D="renegade").turn("A")
    story.rolls("1 2 1 dynamite dynamite").stops().shoots("D", "D", "D").state("D 5/8; pile 9").passes_to("D")
    assert len(story.match.answers) == 1


@pytest.mark.rule("DICE-CHOICE-2")
def test_slab_the_killer_with_a_beer_has_a_choice_even_with_one_target():
    story = DiceStory(A="sheriff slab_the_killer", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("2 beer dynamite dynamite gatling").stops().asks("A", "shoot")
    assert story.options() == ["shoot C", "shoot C twice"]


@pytest.mark.rule("DICE-CHOICE-2")
def test_everybody_learns_of_a_forced_shot():
    story = DiceStory(A="sheriff", B="outlaw", C="outlaw", D="renegade").turn("A")
    story.rolls("2 beer dynamite dynamite gatling").stops().shoots("C").asks("A", "heal")
    assert all(DiceView(story.t, NAMES.index(seat)).deeds == ((0, SHOT, 2, 0b0100),) for seat in "ABCD")
