"""Three and eight players, Dodge City's cards, events, Gold Rush. A is the Sheriff, at a table of three the Deputy."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story
from support.tales import rush, tale

FIVE = "sheriff deputy outlaw outlaw renegade"
B_OUTLAW = "sheriff outlaw deputy outlaw renegade"


# ---- three: A Deputy after C Renegade, who is after B Outlaw, who is after A ------------------------------------


@position("Whoever kills their quarry has won; both others cannot dodge.", wins=True)
def deputy_of_three_kills_the_renegade():
    return Story(3).with_life(B=1, C=1).hand("A", "bang").turn("A")


@position("Whoever kills their quarry has won; both others cannot dodge.", wins=True)
def outlaw_of_three_kills_the_deputy():
    return Story(3).with_life(A=1, C=1).hand("B", "duel").turn("B")


@position("Whoever kills their quarry has won; both others cannot dodge.", wins=True)
def renegade_of_three_kills_the_outlaw():
    return Story(3).with_life(A=1, B=1).hand("C", "bang").turn("C")


# ---- eight: two Deputies, three Outlaws, two Renegades ----------------------------------------------------------


@position("The Sheriff would die of it, without a card in their hand.", never="spend howitzer")
def deputy_of_eight_does_not_shell_a_dying_sheriff():
    return Story(8, sets=ALL_SETS).in_play("B", "howitzer").with_life(A=1, D=1, E=1).turn("B")


@position("The Sheriff cannot dodge.", wins=True)
def outlaw_of_eight_ends_the_game():
    return Story(8, sets=ALL_SETS).in_play("E", "buffalo_rifle").with_life(A=1).turn("E")


# ---- Dodge City ------------------------------------------------------------------------------------------------


@position("The Sheriff is the one neighbour they must not hurt.", never="on A")
def deputy_does_not_throw_a_knife_at_the_sheriff():
    return rush(roles=FIVE).in_play("B", "knife").turn("B")


@position("The Sheriff's Barrel serves the Deputy best where it is.", never="on A")
def deputy_does_not_take_the_sheriffs_barrel_with_a_wagon():
    return rush(roles=FIVE).in_play("B", "conestoga").in_play("A", "barrel").turn("B")


@position("It would do nothing.", never="spend canteen")
def canteen_at_full_life():
    return tale().in_play("A", "canteen").turn("A")


@position("It would do nothing, and cost a card besides.", never="whisky")
def whisky_at_full_life():
    return tale().hand("A", "whisky", "missed").turn("A")


@position("The Sheriff is dying, the Outlaw should.", never="tequila on C", must="tequila on A", turn=True)
def deputy_gives_the_sheriff_tequila():
    story = witness(tale(roles=FIVE).hand("B", "tequila", "dynamite"), *["C bang A"] * 3)
    return story.with_life(A=1, C=1).turn("B")


@position("One plate is not enough against them, and would be lost.", must="pass")
def iron_plate_against_slab():
    story = tale(A="slab_the_killer").hand("A", "bang").in_play("B", "iron_plate").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("They would die with an Iron Plate in front of them.", must="respond iron_plate")
def iron_plate_at_the_last_life_point():
    story = tale().with_life(B=1).hand("A", "bang").in_play("B", "iron_plate").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("Springfield, at any distance, and the Sheriff cannot dodge.", wins=True)
def outlaw_pays_for_the_last_shot():
    story = tale(7, roles="sheriff deputy outlaw outlaw outlaw deputy renegade").with_life(A=1)
    return story.hand("D", "springfield", "beer").turn("D")


# ---- events ----------------------------------------------------------------------------------------------------


@position("Two BANG!s for a sure hit on the Sheriff, whom they have to protect.", never="on A")
def deputy_does_not_snipe_the_sheriff():
    return tale(roles=FIVE).event("sniper").hand("B", "bang", "bang").turn("B")


@position("The Sheriff's Barrel serves the Deputy best where it is.", never="on A")
def deputy_does_not_shoot_at_the_sheriffs_barrel():
    return tale(roles=FIVE).event("ricochet").in_play("A", "barrel").hand("B", "bang", "bang").turn("B")


@position("The card has to be played, but not at the Sheriff.", never="on A")
def deputy_who_must_shoot_spares_the_sheriff():
    return tale(roles=FIVE).event("law_of_the_west").deck("missed", "bang").starts_turn("B")


@position("A life point for the Sheriff is one more to shoot away.", never="on A")
def outlaw_gives_the_sheriff_no_life():
    return tale(roles=B_OUTLAW).event("blood_brothers").with_life(A=1).starts_turn("B").asks("B", "give_life")


@position("They would lose two life points and die, with a Missed! in their hand.", must="respond missed")
def roulette_at_the_last_life_points():
    story = tale().next_events("russian_roulette").with_life(A=2).hand("A", "missed")
    return story.starts_turn("A").asks("A", "roulette")


@position("Nobody may play BANG! in their turn, and it is won with Duels as well.", wins=True)
def outlaw_duels_during_the_sermon():
    return tale(roles=B_OUTLAW).event("sermon").with_life(A=1).hand("B", "bang", "duel").turn("B")


# ---- Gold Rush -------------------------------------------------------------------------------------------------


def shop(*cards, nuggets, **table):
    """B has so many nuggets."""
    return rush(**table).shop(*cards, *["wanted"] * (3 - len(cards))).nuggets(B=nuggets)


@position("A nugget for a life point that nobody can have.", never="shot on B")
def life_is_not_bought_by_the_healthy():
    return shop("shot", nuggets=1, roles=FIVE).turn("B")


@position("A nugget for a life point of the Sheriff.", never="shot on A")
def life_is_not_bought_for_the_sheriff_by_an_outlaw():
    return shop("shot", nuggets=1, roles=B_OUTLAW).with_life(A=1).turn("B")


@position("Two nuggets for a shot at the Sheriff, whom they have to protect.", never="on A")
def deputy_buys_no_shot_at_the_sheriff():
    return shop("bottle", nuggets=2, roles=FIVE).in_play("A", "barrel").turn("B")


@position("Two nuggets for a shot, and the Sheriff cannot dodge.", wins=True)
def outlaw_buys_the_last_shot():
    return shop("bottle", nuggets=2, roles=B_OUTLAW).with_life(A=1).turn("B")


@position("The Sheriff's equipment helps the Deputy.", never="remove rucksack on A")
def deputy_does_not_have_the_sheriffs_equipment_removed():
    return shop(nuggets=5, roles=FIVE).in_play("A", "rucksack").turn("B")


@position("A price on one's own head.", never="wanted on B")
def nobody_puts_a_price_on_himself():
    return shop(nuggets=2, roles=B_OUTLAW).with_life(B=1).turn("B")
