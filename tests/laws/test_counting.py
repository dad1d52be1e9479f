"""Counting: how many questions lie how many answers after a small fixed position.

Any option too many or too few, and any question asked once too often, changes a number. The first two columns were
counted by hand.
"""

import pytest

from support.story import Story
from support.tales import rush, tale


def count(match, depth):
    """How many different ways lead from here to a question or the game's end `depth` answers on."""
    if depth == 0:
        return 1
    if match.decision is None:
        return 0
    total = 0
    for index in range(len(match.decision.options)):
        twin = match.clone(record=True)
        twin.push(index)
        total += count(twin, depth - 1)
    return total


def nothing_to_play():
    """An empty hand: end the turn; the next player draws two cards he can only keep."""
    return Story(4).only_deck("missed", "missed", "missed", "missed").turn("A")


def one_bang():
    """At B or D, or end the turn; each target has no answer in hand but is asked all the same (law 7)."""
    return Story(4).hand("A", "bang").only_deck("missed", "missed").turn("A")


def bang_against_barrel_and_missed():
    """B may flip, use either Missed! or take it."""
    return (
        Story(4).hand("A", "bang").in_play("B", "barrel").hand("B", "missed", "missed").only_deck("2C", "3C").turn("A")
    )


def slab_against_two_missed():
    """Two Missed! are needed; the first may be spent in vain."""
    story = Story(4, A="slab_the_killer").hand("A", "bang").hand("B", "missed", "missed")
    return story.only_deck("2C", "3C").turn("A")


def weapons_and_reach():
    """A Schofield in hand: shots reach only the neighbours until it lies in front of A."""
    return Story(5).hand("A", "schofield", "bang").only_deck("missed", "missed").turn("A")


def duel_of_bangs():
    """The Duel goes to and fro as long as both have BANG! cards."""
    return Story(4).hand("A", "duel", "bang").hand("B", "bang", "bang").only_deck("missed", "missed").turn("A")


def general_store():
    """Four cards, four players: the last one has no choice and is not asked."""
    return Story(4).hand("A", "general_store").only_deck("beer", "missed", "bang", "panic", "2C").turn("A")


def panic_and_cat_balou():
    """Hands and cards in play of others, cards in front of oneself; Panic! only at distance 1."""
    story = (
        Story(4)
        .hand("A", "panic", "cat_balou")
        .in_play("A", "scope")
        .hand("B", "missed")
        .in_play("B", "mustang", "barrel")
    )
    return story.hand("C", "missed").in_play("D", "volcanic").only_deck("2C", "3C").turn("A")


def dying_with_two_beers():
    """A shot at a player with one life point: which Beer, or none."""
    story = Story(4).hand("A", "bang").hand("B", "beer", "beer").with_life(B=1)
    return story.only_deck("missed", "missed", "missed").turn("A")


def sid_in_trouble():
    """Sid Ketchum may heal while he dodges, while he dies, and between two effects."""
    story = Story(4, B="sid_ketchum").hand("A", "bang").hand("B", "bang", "mustang", "missed").with_life(B=1)
    return story.only_deck("missed", "missed", "missed").turn("A")


def kit_looks():
    """Two of three cards one after another, then his turn."""
    return Story(4, A="kit_carlson").only_deck("beer", "missed", "saloon", "mustang").starts_turn("A")


def jesse_steals():
    """From the draw pile or one of three hands."""
    story = Story(4, A="jesse_jones").hand("B", "missed").hand("C", "beer").hand("D", "missed", "missed")
    return story.only_deck("saloon", "missed", "missed").starts_turn("A")


def janet_has_both():
    """Every BANG! is a Missed! and the other way round."""
    story = Story(4, A="calamity_janet").ability("B", "calamity_janet")
    return story.hand("A", "bang", "missed").hand("B", "bang", "missed").only_deck("2C", "3C").turn("A")


def too_many_cards():
    """Three cards above the hand limit are discarded one by one."""
    return Story(4).hand("A", "missed", "missed", "missed", "missed").with_life(A=1).only_deck("2C", "3C").turn("A")


def jail_for_anybody():
    """Anybody but the Sheriff who is not in Jail already; oneself included."""
    return Story(5).hand("B", "jail").in_play("C", "jail").only_deck("2C", "3C").turn("B")


# ---- further sets ----------------------------------------------------------------------------------------------


def all_sets(players=4, **characters):
    """A story with all sets but equipment."""
    return tale(players, **characters)


def green_cards():
    """A lays the Canteen and cannot use it yet; the Knife and the Pony Express he uses, B answers from play."""
    story = all_sets().hand("A", "canteen").in_play("A", "knife", "pony_express").in_play("B", "iron_plate")
    return story.only_deck(*["missed"] * 8).turn("A")


def a_second_card():
    """Tequila for anybody, and either of two cards goes with it."""
    return all_sets().hand("A", "tequila", "missed", "missed").only_deck(*["missed"] * 8).turn("A")


def only_one_second_card():
    """With a single other card there is no question; at any distance, unlike a BANG!."""
    return all_sets().hand("A", "springfield", "missed").only_deck(*["missed"] * 8).turn("A")


def brawl():
    """B's hand or his Mustang; C has nothing and is passed over; either card of D."""
    story = all_sets().hand("A", "brawl", "missed").hand("B", "missed").in_play("B", "mustang")
    return story.in_play("D", "barrel", "volcanic").only_deck(*["missed"] * 8).turn("A")


def elena_dodges_with_anything():
    """Beer and Mustang are as good as a Missed!, but in her own turn they are what they are."""
    story = all_sets(B="elena_fuente").hand("A", "bang").hand("B", "beer", "mustang")
    return story.only_deck(*["missed"] * 8).turn("A")


def claus_gives():
    """Five cards: any of them for B, one of four for C, one of three for D."""
    return all_sets(A="claus_the_saint").only_deck(*["missed"] * 10).starts_turn("A")


def vera_copies():
    """Pixie Pete's three cards, Sid Ketchum's trade of cards for life, or Jesse Jones's draw from B's hand."""
    story = all_sets(A="vera_custer", B="pixie_pete", C="sid_ketchum", D="jesse_jones").hand("B", "missed")
    return story.with_life(A=2).only_deck(*["missed"] * 8).starts_turn("A")


def doc_shoots():
    """Two of three cards for a shot at a neighbour; once."""
    story = all_sets(A="doc_holyday").hand("A", "missed", "missed", "mustang")
    return story.only_deck(*["missed"] * 8).turn("A")


def will_opens_a_store():
    """Either card as a General Store, once; the Beer also as a Beer."""
    return all_sets(A="uncle_will").hand("A", "missed", "beer").only_deck(*["missed"] * 8).turn("A")


def jail_among_three():
    """There is no Sheriff: anybody may be jailed."""
    return all_sets(3).hand("A", "jail").only_deck(*["missed"] * 8).turn("A")


# ---- events ----------------------------------------------------------------------------------------------------


def with_event(event, **characters):
    """A story of four with this event in force."""
    return all_sets(**characters).event(event)


def ricochets():
    """Either BANG! at any of three cards, or at D (B is too far off); the owner is asked whatever he has."""
    story = with_event("ricochet").hand("A", "bang/2D", "bang/3D").in_play("B", "mustang")
    return story.in_play("C", "barrel", "knife").only_deck(*["missed"] * 8).turn("A")


def snipers():
    """Any of three BANG! cards at B or D, or two of them together; which, is asked one by one."""
    return with_event("sniper").hand("A", "bang", "bang", "bang").only_deck(*["missed"] * 8).turn("A")


def peyote_calls():
    """Red or black; after a right call also enough."""
    return with_event("peyote").only_deck("beer/6H", "missed/JC", "beer/7H").starts_turn("A")


def ranch_exchanges():
    """None, one or both of the two cards drawn, in either order."""
    return with_event("ranch").only_deck(*["missed"] * 8).starts_turn("A")


def handcuffed():
    """Four suits; a Spade and a Diamond may be played if theirs was named, at B or D."""
    return with_event("handcuffs").only_deck("bang/2D", "bang/AS", *["missed"] * 8).starts_turn("A")


def second_identity():
    """The second character or not, and so for everybody."""
    story = with_event("new_identity")
    story.t.second[0] = story.t.rules.character_index["rose_doolan"]
    return story.only_deck(*["missed"] * 8).starts_turn("A")


def brothers():
    """B and C lack life, D does not: to one of them or to nobody."""
    return with_event("blood_brothers").with_life(B=1, C=2).only_deck(*["missed"] * 8).starts_turn("A")


def must_play_the_second():
    """The BANG! drawn second, at B or D; until then A may not end his turn."""
    return with_event("law_of_the_west").only_deck("missed", "bang", *["missed"] * 8).starts_turn("A")


def drink_or_draw():
    """A life point or two cards."""
    return with_event("hard_liquor").with_life(A=2).only_deck(*["missed"] * 8).starts_turn("A")


def roulette_round_the_table():
    """A has a Missed!, B two: whoever does not use one loses two life points, and A's turn goes on."""
    story = all_sets().hand("A", "missed").hand("B", "missed", "missed").next_events("russian_roulette")
    return story.only_deck(*["bang"] * 8).starts_turn("A")


def two_blue_cards():
    """A has to choose, B has not."""
    story = all_sets().in_play("A", "mustang", "barrel").in_play("B", "scope").next_events("the_daltons")
    return story.only_deck(*["missed"] * 8).starts_turn("A")


def a_fistful_of_shots():
    """Two cards in A's hand, two shots, each with a question."""
    return with_event("a_fistful_of_cards").hand("A", "beer", "beer").only_deck(*["missed"] * 8).starts_turn("A")


# ---- equipment and shadows -------------------------------------------------------------------------------------


def shopping(*shop, below, in_front=("A",), **characters):
    """A story of four with these cards in the shop, in the equipment deck, and in front of a player."""
    return rush(4, **characters).in_play(*in_front).shop(*shop).equipment_deck(*below, only=True)


def a_beer_or_a_nugget():
    """A Beer for life or for a nugget, and the nugget for a Shot that anybody may get."""
    story = shopping("shot", "boots", "pickaxe", below=("rhum", "gun_belt")).hand("A", "beer").with_life(A=2)
    return story.only_deck(*["missed"] * 8).turn("A")


def one_card_for_another():
    """A Bottle: Panic! or BANG! at a neighbour, or Beer; a Pardner: General Store, a Duel with anybody, Cat Balou."""
    story = shopping("bottle", "pardner", "pickaxe", below=("boots", "rhum")).nuggets(A=2)
    return story.hand("B", "missed").in_play("D", "barrel").only_deck(*["missed"] * 8).turn("A")


def in_front_of_anybody():
    """Wanted in front of whoever has none; what lies in front of B can be removed for 3."""
    story = shopping("wanted", "horseshoe", "gun_belt", below=("boots", "rhum"), in_front=("B", "wanted"))
    return story.nuggets(A=4).only_deck(*["missed"] * 8).turn("A")


def will_drops_one():
    """Either of the two cards drawn; the nugget buys either Shot, for any of four."""
    story = shopping("shot", "shot", "boots", below=("rhum", "gun_belt"), A="dutch_will")
    return story.only_deck(*["missed"] * 8).starts_turn("A")


def josh_searches():
    """For two nuggets the Wanted on top of the deck, in front of any of four."""
    story = shopping("boots", "rhum", "pickaxe", below=("wanted", "gun_belt"), A="josh_mccloud").nuggets(A=2)
    return story.only_deck(*["missed"] * 8).turn("A")


def luzena_bargains():
    """With one nugget the Shot for nothing, either black card for one, or the same with the Shot at its full price."""
    story = shopping("shot", "gun_belt", "horseshoe", below=("boots", "rhum"), A="pretty_luzena").nuggets(A=1)
    return story.only_deck(*["missed"] * 8).turn("A")


def jacky_pays_for_a_shot():
    """At either neighbour, as often as he can pay, or one of two cards; what hits earns a nugget."""
    story = shopping("boots", "rhum", "pickaxe", below=("gun_belt",), A="jacky_murieta").nuggets(A=3)
    return story.hand("B", "missed").only_deck(*["missed"] * 8).turn("A")


def nuggets_for_cards_and_life():
    """A card for one nugget, twice, or a life point for two."""
    dear = ("pickaxe", "union_pacific", "gold_rush_equipment")
    story = shopping(*dear, below=("boots",), in_front=("A", "gold_pan", "rucksack"))
    return story.with_life(A=2).nuggets(A=3).only_deck(*["missed"] * 8).turn("A")


def a_turn_for_sale():
    """The turn ends with three cards and one life point, whether it was bought to its end or not."""
    story = shopping("gold_rush_equipment", "union_pacific", "pickaxe", below=("boots", "rhum")).nuggets(A=5)
    return story.hand("A", "missed", "missed", "missed").with_life(A=1).only_deck(*["missed"] * 8).turn("A")


def a_shadow_returns():
    """E is back: a BANG! at A or D, a Shot for anybody; at the end he lays down his cards in either order."""
    story = rush(5, shadow=True).shop("shot", "boots", "pickaxe").equipment_deck("rhum", "gun_belt", only=True)
    return story.out("E").nuggets(E=2).only_deck("bang", *["missed"] * 8).starts_turn("E")


COUNTS = [
    (nothing_to_play, [1, 1, 1, 1, 1]),
    (one_bang, [3, 3, 3, 3, 9]),
    (bang_against_barrel_and_missed, [3, 10, 12, 28, 59]),
    (slab_against_two_missed, [3, 9, 11, 19, 50]),
    (weapons_and_reach, [4, 8, 10, 10, 14]),
    (duel_of_bangs, [6, 12, 26, 56, 87]),
    (general_store, [2, 6, 17, 38, 85]),
    (panic_and_cat_balou, [14, 84, 200, 544, 1399]),
    (dying_with_two_beers, [3, 5, 12, 26, 56]),
    (sid_in_trouble, [3, 9, 26, 84, 291]),
    (kit_looks, [3, 6, 14, 28, 48]),
    (jesse_steals, [4, 9, 11, 15, 22]),
    (janet_has_both, [5, 17, 25, 81, 161]),
    (too_many_cards, [1, 4, 12, 24, 120]),
    (jail_for_anybody, [4, 8, 26, 51, 139]),
    (green_cards, [5, 12, 24, 38, 43]),
    (a_second_card, [5, 9, 9, 9, 13]),
    (only_one_second_card, [4, 4, 4, 4, 7]),
    (brawl, [2, 3, 5, 5, 6]),
    (elena_dodges_with_anything, [3, 7, 12, 18, 28]),
    (claus_gives, [5, 20, 60, 60, 60]),
    (vera_copies, [3, 5, 9, 10, 25]),
    (doc_shoots, [4, 10, 18, 18, 25]),
    (will_opens_a_store, [4, 11, 30, 62, 103]),
    (jail_among_three, [4, 4, 4, 7, 7]),
    (ricochets, [9, 13, 40, 62, 80]),
    (snipers, [9, 13, 31, 43, 75]),
    (peyote_calls, [2, 4, 9, 17, 34]),
    (ranch_exchanges, [3, 5, 7, 17, 27]),
    (handcuffed, [4, 8, 20, 20, 80]),
    (second_identity, [2, 2, 4, 4, 8]),
    (brothers, [3, 3, 5, 7, 17]),
    (must_play_the_second, [2, 2, 2, 2, 2]),
    (drink_or_draw, [2, 2, 2, 2, 2]),
    (roulette_round_the_table, [2, 8, 20, 42, 97]),
    (two_blue_cards, [2, 2, 2, 2, 2]),
    (a_fistful_of_shots, [1, 1, 3, 8, 8]),
    (a_beer_or_a_nugget, [3, 7, 7, 7, 9]),
    (one_card_for_another, [12, 18, 26, 38, 53]),
    (in_front_of_anybody, [7, 21, 21, 21, 27]),
    (will_drops_one, [2, 18, 18, 18, 18]),
    (josh_searches, [2, 5, 5, 5, 6]),
    (luzena_bargains, [8, 14, 14, 14, 21]),
    (jacky_pays_for_a_shot, [5, 6, 10, 12, 16]),
    (nuggets_for_cards_and_life, [3, 6, 6, 6, 8]),
    (a_turn_for_sale, [4, 8, 22, 60, 228]),
    (a_shadow_returns, [8, 19, 36, 36, 36]),
]


@pytest.mark.parametrize(("position", "counts"), COUNTS, ids=[position.__name__ for position, _ in COUNTS])
def test_as_many_ways_as_counted(position, counts):
    match = position().match
    assert [count(match, depth) for depth in range(1, len(counts) + 1)] == counts
