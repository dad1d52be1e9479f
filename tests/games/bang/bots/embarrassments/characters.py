"""Abilities: at whom, at what cost, for what. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FIVE = "sheriff deputy outlaw outlaw renegade"
B_OUTLAW = "sheriff outlaw deputy outlaw renegade"


# ---- the base game ---------------------------------------------------------------------------------------------


@position("A BANG! is a Missed! for her.", must="respond bang")
def calamity_janet_dodges_with_a_bang():
    story = Story(5, B="calamity_janet").with_life(B=1).hand("A", "bang").hand("B", "bang").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("A Missed! is a BANG! for her, and the Sheriff cannot dodge.", wins=True)
def calamity_janet_shoots_with_a_missed():
    return Story(5, roles=B_OUTLAW, B="calamity_janet").with_life(A=1).hand("B", "missed").turn("B")


@position("Two useless cards are a life point.", must="use sid_ketchum")
def sid_ketchum_saves_himself():
    story = Story(5, B="sid_ketchum").with_life(B=1).hand("A", "bang").hand("B", "dynamite", "jail").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")


@position("Each Beer alone is a life point.", never="use sid_ketchum")
def sid_ketchum_does_not_pay_with_beers():
    return Story(5, B="sid_ketchum").with_life(B=1).hand("B", "beer", "beer").turn("B")


@position("They stay in jail with the Club, and leave it with the Heart.", must="take jail")
def lucky_duke_leaves_the_jail():
    story = Story(5, B="lucky_duke").in_play("B", "jail/JS").deck("bang/2C", "jail/4H")
    return story.starts_turn("B").asks("B", "flip")


@position("The Dynamite explodes with the Spade.", never="take missed")
def lucky_duke_does_not_blow_himself_up():
    story = Story(5, B="lucky_duke").in_play("B", "dynamite").deck("missed/6S", "bang/2C")
    return story.starts_turn("B").asks("B", "flip")


@position(
    "A card that brings three is not left on the pile.",
    must="take wells_fargo",
)
def kit_carlson_takes_the_best():
    story = Story(5, B="kit_carlson").deck("dynamite", "wells_fargo", "jail")
    return story.starts_turn("B").asks("B", "look")


@position("The Sheriff needs their last card more.", must="draw")
def jesse_jones_as_deputy_does_not_rob_the_sheriff():
    story = Story(5, roles=FIVE, B="jesse_jones").with_life(A=1).hand("A", "missed")
    return story.starts_turn("B").asks("B", "first_draw")


@position("The top of the draw pile may be anything, and is hardly worse.", must="draw")
def pedro_ramirez_leaves_dynamite_on_the_pile():
    return Story(5, A="pedro_ramirez").discard("dynamite").starts_turn("A").asks("A", "first_draw")


# ---- Dodge City ------------------------------------------------------------------------------------------------


def dodge_city(players=5, **table):
    return Story(players, sets=ALL_SETS, **table)


@position("Diamonds do nothing to them.", never="on C")
def apache_kid_is_not_shot_with_diamonds():
    story = dodge_city(roles=FIVE, C="apache_kid").hand("B", "bang/2D", "bang/3D")
    return witness(story, *["C bang A"] * 3).with_life(C=1).turn("B")


@position("They would have to discard what they draw, and be at their last life point.", never="use chuck_wengam")
def chuck_wengam_does_not_pay_for_cards_he_cannot_keep():
    return dodge_city(B="chuck_wengam").with_life(B=2).hand("B", *["missed"] * 4).turn("B")


@position("Two cards for a shot at the Sheriff, whom they have to protect.", never="on A")
def doc_holyday_as_deputy_does_not_shoot_the_sheriff():
    return dodge_city(roles=FIVE, B="doc_holyday").hand("B", "dynamite/2H", "dynamite/10C").turn("B")


@position("Any card dodges for her: not the Beer.", never="respond beer")
def elena_fuente_dodges_with_a_useless_card():
    story = dodge_city(B="elena_fuente").with_life(B=1).hand("A", "bang").hand("B", "beer", "dynamite").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("The Sheriff's Barrel serves the Deputy best where it is.", must="draw")
def pat_brennan_as_deputy_does_not_rob_the_sheriff():
    return dodge_city(roles=FIVE, B="pat_brennan").in_play("A", "barrel").starts_turn("B").asks("B", "draw_or_take")


@position("The Mustang can be mounted, the second-best gun cannot be used.", never="use mustang")
def jose_delgado_trades_the_surplus_gun():
    story = dodge_city(B="jose_delgado").with_life(B=2).in_play("B", "winchester")
    return story.hand("B", "mustang", "schofield").turn("B")
