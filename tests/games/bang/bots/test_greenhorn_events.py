"""Positions under events: what they ask, what they let players do, and what they switch off."""

import pytest

from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.bots.judging.situation import event_at_turn_of, hit_chance
from boothill.games.bang.bots.judging.traits import bang_share, missed_share
from boothill.games.bang.rules.terms import PASSING
from boothill.kernel.decision import Decision
from games.bang.bots.positions import answer, deeds
from support.story import NAMES, Story
from support.tales import tale

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.

B_OUTLAW = "sheriff outlaw deputy outlaw renegade"


# ---- what events ask -------------------------------------------------------------------------------------------


def second_life(first, second, life):
    """B begins their turn with so much life and may become somebody else."""
    told = tale(B=first).event("new_identity").with_life(B=life)
    told.t.second[1] = told.t.rules.character_index[second]
    return answer(told.starts_turn("B").asks("B", "identity"))


@pytest.mark.parametrize(
    ("first", "second", "life", "expected"),
    [
        ("lucky_duke", "rose_doolan", 1, "keep"),
        ("bart_cassidy", "rose_doolan", 2, "pass"),
        ("rose_doolan", "bart_cassidy", 2, "keep"),
        ("rose_doolan", "bart_cassidy", 4, "pass"),
        ("rose_doolan", "bart_cassidy", 3, "pass"),
        ("bart_cassidy", "sean_mallory", 1, "keep"),
    ],
)
def test_the_second_character_is_taken_by_the_weak_or_for_a_better_ability(first, second, life, expected):
    """HN-IDENT-2: two life points, whatever they were."""
    assert second_life(first, second, life) == expected


@pytest.mark.parametrize(
    ("hand", "life", "expected"),
    [
        (("wells_fargo/3H", "jail/JS", "missed/2S"), 4, "call H"),
        (("beer/6H", "barrel/QS"), 4, "call S"),
        (("beer/6H", "jail/JS"), 1, "call H"),
        (("bang/2D", "bang/3D", "bang/4D", "bang/2C", "schofield/JC"), 4, "call C"),
        (("missed/2S", "missed/3S", "gatling/10H"), 4, "call H"),
        (("mustang/9H", "bang/2D"), 4, "call D"),
        (("beer/6H", "barrel/QS"), 1, "call H"),
    ],
)
def test_the_suit_named_is_that_of_the_cards_that_do_most_now(hand, life, expected):
    """HN-CUFFS-1: what cannot be played anyway, or would not be, counts for nothing."""
    told = tale(roles=B_OUTLAW).event("handcuffs").with_life(B=life).in_play("B", "mustang").hand("B", *hand)
    told.deck("dynamite/2H", "missed/10C")
    assert answer(told.starts_turn("B").asks("B", "name_suit")) == expected


def test_nothing_is_expected_of_shots_at_nobody_in_range():
    told = tale(roles=B_OUTLAW).event("handcuffs").in_play("A", "mustang").in_play("C", "hideout")
    told.hand("B", "bang/2D", "jail/JS").deck("dynamite/2H", "missed/10C")
    assert answer(told.starts_turn("B").asks("B", "name_suit")) == "call S"


def test_nothing_is_expected_of_a_jail_for_the_sheriff_alone():
    """BASE-LIM-9."""
    told = tale(4, roles="sheriff outlaw outlaw renegade").event("handcuffs").out("D").with_life(B=3)
    told.hand("B", "jail/JS", "saloon/5H").deck("dynamite/2H", "missed/10C")
    assert answer(told.starts_turn("B").asks("B", "name_suit")) == "call H"


def test_a_card_counts_as_what_it_can_be_played_as():
    """BASE-JANET-1."""
    told = tale(B="calamity_janet", roles=B_OUTLAW).event("handcuffs").hand("B", "missed/2S", "saloon/5H")
    told.deck("dynamite/2H", "schofield/JC").in_play("B", "schofield/QC").with_life(B=3)
    assert answer(told.starts_turn("B").asks("B", "name_suit")) == "call S"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [(("barrel", "jail"), "jail"), (("mustang", "schofield"), "schofield"), (("scope", "barrel"), "scope")],
)
def test_the_blue_card_lost_is_a_menace_or_the_least(cards, expected):
    told = tale().next_events("the_daltons").in_play("B", *cards)
    assert answer(told.starts_turn("A").asks("B", "lose_blue")).startswith(f"discard {expected}")


@pytest.mark.parametrize(
    ("giver", "life", "expected"),
    [
        ("B", {"A": 1, "B": 4}, "take at 0"),
        ("B", {"A": 1, "B": 3}, "take at 0"),
        ("B", {"A": 1, "B": 2}, "pass"),
        ("B", {"A": 2, "B": 3}, "pass"),
        ("B", {"A": 4, "B": 4}, "pass"),
        ("C", {"A": 1, "B": 1, "E": 1}, "pass"),
        ("E", {"A": 1}, "pass"),
        ("A", {"B": 1}, "pass"),
    ],
)
def test_life_is_given_to_a_sure_friend_in_danger_alone(giver, life, expected):
    told = deeds(tale().event("blood_brothers").with_life(**life), "C bang A", "D bang A", "B bang C")
    assert answer(told.starts_turn(giver).asks(giver, "give_life")) == expected


def test_outlaws_who_know_each_other_help_each_other():
    told = deeds(tale().event("blood_brothers").with_life(D=1), *["D bang A", "B bang D", "E bang D"] * 4)
    assert answer(told.starts_turn("C").asks("C", "give_life")) == "take at 3"
    told = deeds(tale().event("blood_brothers").with_life(D=1), "D bang A")
    assert answer(told.starts_turn("C").asks("C", "give_life")) == "pass"


@pytest.mark.parametrize(
    ("life", "hand", "expected"),
    [(1, (), "keep"), (3, (), "draw"), (2, ("missed", "bang", "panic"), "keep"), (2, (), "draw")],
)
def test_the_weak_drink_and_the_others_draw(life, hand, expected):
    told = tale().event("hard_liquor").with_life(B=life).hand("B", *hand)
    assert answer(told.starts_turn("B").asks("B", "drink_or_draw")) == expected


def test_the_colour_called_is_that_of_most_cards_not_seen():
    """FF-PEYOTE-1: of the base game 40 cards are red and 40 black."""
    for hand, expected in ((("bang/2D",), "call black"), (("missed/2S",), "call red")):
        told = Story(sets=("base", "fistful")).event("peyote").hand("B", *hand)
        assert answer(told.starts_turn("B").asks("B", "call_colour")) == expected
    told = Story(sets=("base", "fistful")).event("peyote").hand("B", "bang/2D").in_play("C", "barrel", "volcanic")
    assert answer(told.starts_turn("B").asks("B", "call_colour")) == "call red"


def test_nobody_stops_calling():
    """FF-PEYOTE-1, -2: a wrong call costs nothing that stopping would save."""
    told = tale().event("peyote").deck("2D", "3D", "4D").starts_turn("B").asks("B", "call_colour")
    told.answers("red").answers("red")
    assert told.offers("pass")
    assert answer(told.asks("B", "call_colour")).startswith("call")


def test_what_is_of_little_use_is_exchanged_and_nothing_else():
    told = tale().event("ranch").in_play("B", "schofield/JC").hand("B", "dynamite", "wells_fargo", "schofield/QC")
    told.deck("beer", "barrel").starts_turn("B").asks("B", "exchange")
    assert answer(told).startswith("discard dynamite")
    assert answer(told.answers("dynamite")).startswith("discard schofield")
    assert answer(told.answers("schofield")) == "pass"


def test_a_missed_is_exchanged_by_the_healthy_alone():
    for life, expected in ((4, "discard missed"), (2, "pass")):
        told = tale().event("ranch").with_life(B=life).hand("B", "missed").deck("beer", "barrel").starts_turn("B")
        assert answer(told.asks("B", "exchange")).startswith(expected)


def test_a_beer_is_exchanged_by_the_last_two():
    told = tale(4).event("ranch").out("C", "D").hand("A", "beer").deck("barrel", "mustang")
    assert answer(told.starts_turn("A").asks("A", "exchange")).startswith("discard beer")


# ---- answers with Missed! --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "in_play", "expected"),
    [
        (("missed",), ("barrel",), "flip"),
        (("missed",), ("iron_plate",), "respond iron_plate"),
        (("missed", "dodge"), (), "respond dodge"),
    ],
)
@pytest.mark.parametrize("life", [2, 5])
def test_nobody_who_has_an_answer_loses_two_life_points(hand, in_play, expected, life):
    """FF-ROULETTE-1."""
    told = tale().next_events("russian_roulette").hand("A", *hand).in_play("A", *in_play).with_life(A=life)
    assert answer(told.starts_turn("A").asks("A", "roulette")).startswith(expected)


def test_refusing_is_not_warned_of_without_an_answer_or_with_an_ability_that_saves():
    """FF-ROULETTE-1: nothing is given up, or it is not the end."""
    told = tale().next_events("russian_roulette").hand("A", "beer").with_life(A=1)
    assert told.starts_turn("A").asks("A", "roulette").warns("pass") == ""
    told = tale(A="sid_ketchum").next_events("russian_roulette").hand("A", "missed", "bang", "panic").with_life(A=1)
    assert told.starts_turn("A").asks("A", "roulette").warns("pass") == ""


def test_refusing_is_warned_of_when_it_is_the_end():
    """FF-ROULETTE-1, -2: with an answer at hand, and nothing that would save them."""
    for life, hand, expected in (
        (2, (), "gives_up_life"),
        (3, (), ""),
        (2, ("beer",), ""),
        (1, ("beer",), "gives_up_life"),
    ):
        told = tale().next_events("russian_roulette").hand("A", "missed", *hand).with_life(A=life)
        assert told.starts_turn("A").asks("A", "roulette").warns("pass") == expected


def test_refusing_is_warned_of_when_a_beer_no_longer_saves():
    """BASE-DIE-6: two players are left."""
    told = tale(4).out("C", "D").next_events("russian_roulette").hand("A", "missed", "beer").with_life(A=2)
    assert told.starts_turn("A").asks("A", "roulette").warns("pass") == "gives_up_life"


def aimed_at(card, *hand, in_play=(), **characters):
    """A aims a BANG! at a card in front of C."""
    told = tale(**characters).event("ricochet").hand("A", "bang/2C").hand("C", *hand).in_play("C", card, *in_play)
    return told.turn("A").uses(on="C", card="bang", taking=card)


@pytest.mark.parametrize(
    ("card", "hand", "in_play", "expected"),
    [
        ("mustang", ("missed",), (), "respond missed"),
        ("schofield", ("missed",), (), "pass"),
        ("schofield", ("missed",), ("barrel",), "flip"),
        ("schofield", ("missed", "missed", "missed"), (), "respond missed"),
        ("jail", ("missed",), ("barrel",), "pass"),
        ("iron_plate", (), (), "pass"),
        ("bible", (), (), "respond bible"),
        ("barrel", (), (), "flip"),
    ],
)
def test_a_missed_saves_only_what_is_worth_it(card, hand, in_play, expected):
    """FF-RICO-1, -2: the card aimed at may answer for itself, and is gone then."""
    assert answer(aimed_at(card, *hand, in_play=in_play).asks("C", "save_card")).startswith(expected)


def test_whoever_draws_for_answers_saves_anything():
    assert answer(aimed_at("schofield", "missed", C="molly_stark").asks("C", "save_card")).startswith("respond missed")


def test_the_shots_of_the_last_event_are_dodged():
    """FF-FIST-1: nobody shoots."""
    told = tale().event("a_fistful_of_cards").hand("B", "missed", "beer").starts_turn("B")
    assert answer(told.asks("B", "dodge")).startswith("respond missed")


# ---- what events switch off ------------------------------------------------------------------------------------


def test_no_duel_is_fought_with_bangs_that_may_not_be_used():
    """HN-SERMON-1."""
    for event, expected in (("shootout", "play duel/QD as duel at 0"), ("sermon", "end")):
        told = tale(4).event(event).out("C", "D").in_play("A", "mustang").hand("A", *["missed"] * 3)
        assert answer(told.hand("B", "duel/QD", *["bang"] * 3).turn("B")) == expected


def test_no_life_is_paid_for_cards_when_no_drink_brings_it_back():
    """HN-REV-1."""
    for event, expected in (("thirst", "use as chuck_wengam"), ("the_reverend", "end")):
        told = tale(B="vera_custer").event(event).ability("B", "chuck_wengam").hand("B", "beer").turn("B")
        assert answer(told) == expected


def test_shots_without_limit_are_wanted_where_two_are_allowed():
    """HN-SHOOT-1."""
    told = tale(roles=B_OUTLAW).event("shootout").hand("B", "volcanic", *["bang"] * 4).turn("B")
    assert answer(told).startswith("play volcanic")


def test_a_weapon_is_not_changed_for_shots_it_does_not_give_now():
    """FF-LASSO-2, HN-SERMON-2."""
    for event, expected in (("thirst", "play volcanic"), ("lasso", "play bang"), ("sermon", "end")):
        told = tale(roles=B_OUTLAW).event(event).in_play("B", "schofield").hand("B", "volcanic", *["bang"] * 3)
        assert answer(told.turn("B")).startswith(expected)


@pytest.mark.parametrize(("event", "chance"), [("thirst", 0.75), ("blessing", 0.0), ("curse", 1.0), ("lasso", 1.0)])
def test_a_barrel_is_worth_what_the_event_makes_of_it(event, chance):
    """HN-BLESS-1, HN-CURSE-1, FF-LASSO-2."""
    assert hit_chance(tale().event(event).in_play("C", "barrel").view("A"), 2, 1) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("now", "then", "target", "jailed"),
    [
        ("thirst", "ambush", "D", True),
        ("blessing", "thirst", "D", False),
        ("lasso", "thirst", "D", False),
        ("curse", "thirst", "D", True),
        ("lasso", "thirst", "B", True),
        ("thirst", "blessing", "B", False),
        ("thirst", "lasso", "B", False),
    ],
)
def test_nobody_is_put_in_jail_for_an_event_that_frees_him(now, then, target, jailed):
    """EV-5: D's turn comes before the Sheriff turns up the next event, B's after it."""
    roles = "sheriff outlaw deputy renegade outlaw" if target == "B" else "sheriff renegade deputy outlaw outlaw"
    told = tale(roles=roles).event(now).next_events(then).hand("C", "jail").out("D" if target == "B" else "B", "E")
    assert answer(deeds(told, f"{target} bang A").turn("C")).startswith("play jail") == jailed


def test_the_next_event_is_that_of_the_next_round_whichever_way_it_goes():
    """EV-3, HN-GOLD-1."""
    for event, before in (("thirst", "DE"), ("gold_rush_event", "B")):
        told = tale().event(event).next_events("lasso")
        told.t.active = 2
        view = told.view("C")
        idle = [bool(event_at_turn_of(view, seat).get("cards_off")) for seat in range(5)]
        assert "".join(NAMES[seat] for seat in (0, 1, 3, 4) if not idle[seat]) == before


def test_in_the_turn_of_the_sheriff_his_event_is_that_of_the_others():
    told = tale().event("thirst").next_events("lasso")
    told.t.active = 0
    assert not any("cards_off" in event_at_turn_of(told.view("A"), seat) for seat in range(1, 5))


def test_of_three_the_event_changes_with_the_deputy_or_who_comes_after_him():
    """DC-3P-8."""
    cases = (("", 2, [0, 1]), ("", 1, [0]), ("A", 2, [1]), ("A", 1, []))
    for event, (out, active, changed) in (*(("thirst", case) for case in cases), ("gold_rush_event", cases[-1])):
        told = tale(3).event(event).next_events("lasso").out(*out)
        told.t.active = active
        others = [seat for seat in told.t.seats if seat != active]
        assert [s for s in others if "cards_off" in event_at_turn_of(told.view("A"), s)] == changed


def test_the_flip_taken_under_a_curse_is_not_the_one_that_explodes():
    told = tale(B="lucky_duke").event("curse").in_play("B", "dynamite").deck("6H", "KC").starts_turn("B")
    assert answer(told.asks("B", "flip")).endswith("/KC")


def test_what_goes_on_the_draw_pile_goes_with_the_worst_on_top():
    """FF-MINE-1."""
    told = tale().event("abandoned_mine").hand("B", "dynamite", "missed", "panic", "beer").with_life(B=2).turn("B")
    told.ends_turn().asks("B", "surplus")
    assert answer(told).startswith("discard panic")
    assert answer(told.answers("panic")).startswith("discard dynamite")


# ---- the last event, and those who come back -------------------------------------------------------------------


@pytest.mark.parametrize("event", ["high_noon", "a_fistful_of_cards"])
def test_when_every_turn_costs_life_no_bang_is_kept(event):
    """EV-4."""
    for now, expected in (("thirst", "end"), (event, "play bang/2D as bang at 2")):
        told = tale(4, roles="sheriff renegade outlaw outlaw").event(now).hand("B", "bang/2D").with_life(A=5)
        assert answer(deeds(told, "C bang A").turn("B")) == expected


@pytest.mark.parametrize(("event", "gone"), [("thirst", "missed"), ("high_noon", "stagecoach")])
def test_when_every_turn_costs_life_what_saves_it_is_kept(event, gone):
    told = tale().event(event).hand("B", "missed", "stagecoach", "wells_fargo", "barrel").with_life(B=3).turn("B")
    assert answer(told.ends_turn().asks("B", "surplus")).startswith(f"discard {gone}")


def test_somebody_who_is_back_counts_again():
    """FF-DEAD-4: with an Outlaw back in the game the Renegade is no longer the law's worst enemy."""
    memory = Memory()
    told = tale(4, roles="sheriff outlaw renegade outlaw").event("dead_man").out("B")
    memory.look(told.view("A"))
    left = dict(memory.left)
    memory.look(told.starts_turn("B").view("A"))
    assert {role: memory.left[role] - left[role] for role in left} == {0: 0, 1: 0, 2: 1, 3: 0}


def test_events_are_no_cards_somebody_might_hold():
    for sets in (("base",), ("base", "high_noon", "fistful")):
        told = Story(sets=sets)
        profile = told.view("A").profile[0]
        assert missed_share(told.t.rules, profile) == pytest.approx(12 / 80)
        assert bang_share(told.t.rules, profile) == pytest.approx(25 / 80)


def test_a_question_of_an_event_nobody_knows_gets_an_answer():
    story = tale().hand("A", "beer", "dynamite").turn("A")
    cards = [(7, card, -1, -1, -1) for card in story.t.hand[0]]
    assert answer(story, Decision(0, "offering", [*cards, PASSING])).startswith("discard dynamite")
