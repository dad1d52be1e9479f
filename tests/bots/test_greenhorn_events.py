"""Positions under events: what they ask, what they let players do, and what they switch off."""

import pytest

from boothill.bang.terms import PASSING
from boothill.bots.memory import Memory
from boothill.bots.outlook import event_at_turn_of, hit_chance
from boothill.bots.traits import bang_share, missed_share
from boothill.kernel.decision import Decision
from bots.positions import answer, carry_on, chances, deeds
from support.story import NAMES, Story
from support.tales import tale

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.

B_OUTLAW = "sheriff outlaw deputy outlaw renegade"


# ---- what events ask -------------------------------------------------------------------------------------------


def second_life(first, second, life):
    """B begins his turn with so much life and may become somebody else."""
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
        (("missed/2S", "missed/3S", "missed/4S", "stagecoach/9S", "gatling/10H"), 4, "call S"),
    ],
)
def test_the_suit_named_is_that_of_the_cards_that_do_most_now(hand, life, expected):
    """HN-CUFFS-1: what cannot be played anyway, or would not be, counts for nothing."""
    told = tale(roles=B_OUTLAW).event("handcuffs").with_life(B=life).in_play("B", "mustang").hand("B", *hand)
    told.deck("dynamite/2H", "missed/10C")
    assert answer(told.starts_turn("B").asks("B", "name_suit")) == expected


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


def test_what_is_of_no_use_is_exchanged_and_nothing_else():
    told = tale().event("ranch").in_play("B", "schofield/JC").hand("B", "dynamite", "missed", "schofield/QC")
    told.deck("beer", "bang").starts_turn("B").asks("B", "exchange")
    assert answer(told).startswith("discard dynamite")
    assert answer(told.answers("dynamite")).startswith("discard schofield")
    assert answer(told.answers("schofield")) == "pass"


def test_a_beer_is_exchanged_by_the_last_two():
    told = tale(4).event("ranch").out("C", "D").hand("A", "beer").deck("missed", "panic")
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


def test_refusing_is_warned_of_when_it_is_the_end():
    """FF-ROULETTE-1, -2: with an answer at hand, and nothing that would save him."""
    for life, hand, expected in (
        (2, (), "gives_up_life"),
        (3, (), ""),
        (2, ("beer",), ""),
        (1, ("beer",), "gives_up_life"),
    ):
        told = tale().next_events("russian_roulette").hand("A", "missed", *hand).with_life(A=life)
        assert told.starts_turn("A").asks("A", "roulette").warns("pass") == expected


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


# ---- what events let players do --------------------------------------------------------------------------------


def test_a_bang_that_cannot_be_shot_goes_at_an_enemys_best_card():
    told = (
        tale(7).event("ricochet").hand("A", "bang/2C", "bang/3C").in_play("D", "jail", "barrel").in_play("B", "mustang")
    )
    assert (
        answer(deeds(told, *["D bang A"] * 4, "B bang D").turn("A")) == "use bang/3C as ricochet at 3 picking barrel/QS"
    )


def test_a_bang_is_shot_rather_than_aimed_at_a_card():
    told = tale(roles=B_OUTLAW).event("ricochet").hand("B", "bang/2C").in_play("A", "schofield").turn("B")
    assert answer(told) == "play bang/2C as bang at 0"


def test_no_bang_is_aimed_at_a_friends_card_or_at_next_to_nothing():
    told = tale().event("ricochet").out("C", "D", "E").hand("B", "bang").in_play("A", "barrel").turn("B")
    assert answer(told) == "end"
    told = tale(7).event("ricochet").hand("A", "bang").in_play("D", "volcanic").hand("D", *["missed"] * 5)
    assert answer(deeds(told, *["D bang A"] * 4).turn("A")) == "end"


def test_a_friends_jail_or_dynamite_is_shot_away():
    told = tale().event("ricochet").out("C", "D", "E").hand("B", "bang").in_play("A", "dynamite", "barrel").turn("B")
    assert answer(told) == "use bang/AS as ricochet at 0 picking dynamite/2H"


def test_no_bang_is_aimed_at_the_card_of_somebody_to_whom_it_does_nothing():
    """DC-APACHE-5."""
    for bang, expected in (("bang/2D", "end"), ("bang/2C", "use bang/2C as ricochet at 3 picking barrel/QS")):
        told = tale(7, D="apache_kid").event("ricochet").hand("A", bang).in_play("D", "barrel")
        told = deeds(told, *["D bang A"] * 4).turn("A")
        assert answer(told) == expected
        assert told.warns(f"use {bang}", on="D", taking="barrel") == ("immune_target" if expected == "end" else "")


def test_two_bangs_hit_who_would_dodge_one():
    """FF-SNIPER-1."""
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C").in_play("A", "iron_plate").turn("B")
    assert answer(told) == "use as sniper at 0"
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C").turn("B")
    assert answer(told) == "play bang/2C as bang at 0"


def test_two_bangs_too_many_make_another_shot():
    told = tale(roles=B_OUTLAW).event("sniper").hand("B", "bang/2C", "bang/3C", "bang/4C").with_life(B=2).turn("B")
    told.plays("bang/2C", on="A").asks("A", "dodge").answers("pass")
    assert answer(told) == "use as sniper at 0"


def test_two_bangs_are_not_spent_on_a_friend_or_for_a_little_harm():
    told = tale().event("sniper").out("C", "D", "E").hand("B", "bang", "bang").turn("B")
    assert answer(told) == "end"


@pytest.mark.parametrize("deed", ["C ricochet A", "C sniper A"])
def test_what_events_let_players_do_to_the_sheriff_tells_on_who_did_it(deed):
    told = deeds(tale(7), deed)
    suspect, other = chances(told, "A")[2], chances(told, "A")[3]
    assert suspect[1] > 0.75 > other[1]


# ---- a card that must be played --------------------------------------------------------------------------------


def must_play(card, *hand, **table):
    """B is about to draw a card that he must play if he can."""
    return tale(**table).event("law_of_the_west").hand("B", *hand).deck("missed/2S", card)


def test_whatever_must_be_played_is_played_where_it_does_least_harm():
    told = deeds(must_play("bang"), "C bang A").starts_turn("B")
    assert told.offers("bang", on="A")
    assert answer(told) == "play bang/AS as bang at 2"


def test_a_friend_is_spared_for_one_who_may_be_an_enemy():
    told = deeds(must_play("cat_balou", roles="sheriff deputy deputy outlaw renegade").out("D"), "C bang D", "E bang D")
    told.hand("C", "bang").hand("A", "bang").in_play("A", "barrel").starts_turn("B")
    assert not answer(told).endswith("at 0 picking barrel/QS")


def test_a_beer_that_must_be_drunk_is_drunk_for_nothing():
    """FF-LAW-3: and no other card with it."""
    told = must_play("beer", "dynamite").starts_turn("B")
    assert not told.offers("end")
    assert answer(told).startswith("play beer")


def test_everything_worth_it_comes_before_the_card_that_must_be_played():
    told = must_play("beer", "stagecoach").starts_turn("B")
    assert answer(told).startswith("play stagecoach")


DUTIES = (
    *("bang", "beer", "panic", "cat_balou", "duel", "indians", "gatling", "saloon", "jail", "dynamite", "volcanic"),
    *("general_store", "brawl", "springfield", "rag_time", "tequila", "whisky", "punch", "knife", "howitzer"),
)


@pytest.mark.parametrize("card", DUTIES)
def test_the_card_that_must_be_played_brings_the_turn_to_its_end(card):
    told = must_play(card, "missed", "winchester").in_play("A", "barrel").in_play("B", "remington")
    deeds(told, "C bang A").starts_turn("B")
    assert not told.offers("end")
    for _ in told.hand_of("B"):
        if not told.offers("end"):
            carry_on(told)
    assert told.offers("end")


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


def test_the_flip_taken_under_a_curse_is_not_the_one_that_explodes():
    told = tale(B="lucky_duke").event("curse").in_play("B", "dynamite").deck("6H", "KC").starts_turn("B")
    assert answer(told.asks("B", "flip")).endswith("/KC")


def test_what_goes_on_the_draw_pile_goes_with_the_worst_on_top():
    """FF-MINE-1."""
    told = tale().event("abandoned_mine").hand("B", "dynamite", "missed", "panic", "beer").with_life(B=2).turn("B")
    told.ends_turn().asks("B", "surplus")
    assert answer(told).startswith("discard panic")
    assert answer(told.answers("panic")).startswith("discard dynamite")


# ---- ghosts ----------------------------------------------------------------------------------------------------


def ghost(*hand, seat="B", **table):
    """An eliminated player in phase 2 of the turn he is back for."""
    told = tale(**table).event("ghost_town").out(seat).hand(seat, *hand)
    told.deck("missed/2S", "missed/3S", "missed/4S")
    return told.starts_turn(seat)


def test_a_ghost_does_not_heal_himself_or_build_for_a_future_he_has_not():
    told = ghost("beer", "barrel", "mustang", "canteen", "saloon", "whisky")
    assert told.offers("beer")
    assert told.offers("barrel")
    assert answer(told) == "end"


def test_a_ghost_drinks_if_life_buys_him_cards():
    """HN-GHOST-8."""
    told = ghost("beer", B="chuck_wengam")
    assert answer(told).startswith("play beer")
    assert answer(told.plays("beer")) == "use as chuck_wengam"


def test_a_ghost_has_nothing_to_lose_in_a_duel():
    told = ghost("duel", roles=B_OUTLAW)
    told.t.hand[0].append(told.t.deck.pop())
    assert answer(told) == "play duel/QD as duel at 0"


def test_a_ghost_shoots_with_everything_and_spares_his_friends():
    outlaw = ghost("bang", "winchester", roles="sheriff deputy outlaw outlaw renegade", seat="C")
    assert answer(outlaw).startswith("play winchester")
    assert answer(outlaw.plays("winchester")) == "play bang/AS as bang at 0"
    told = ghost("gatling")
    told.t.life[0] = 1
    assert answer(told) == "end"


def test_a_ghost_does_not_pay_cards_for_life_at_the_end_of_his_turn():
    told = ghost("panic", "jail", B="sid_ketchum").ends_turn()
    assert answer(told.asks("B", "surplus")).startswith("discard")


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
