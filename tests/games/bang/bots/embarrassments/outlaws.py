"""Outlaws: the Sheriff first, and each other never. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FOUR = "sheriff outlaw outlaw renegade"
FIVE = "sheriff outlaw deputy outlaw renegade"
SIX = "sheriff outlaw outlaw deputy outlaw renegade"
SEVEN = "sheriff outlaw outlaw outlaw deputy deputy renegade"


# ---- the game in their hand ------------------------------------------------------------------------------------


@position("The Sheriff cannot dodge.", wins=True)
def outlaw_shoots_a_dying_sheriff():
    return Story(5, roles=FIVE).with_life(A=1, C=1).hand("B", "bang").turn("B")


@position("The Sheriff cannot dodge, at any distance.", wins=True)
def outlaw_fires_the_gatling_at_a_dying_sheriff():
    return Story(7, roles=SEVEN).with_life(A=1, C=1).hand("D", "gatling", "bang").turn("D")


@position("The Sheriff has no BANG! against them.", wins=True)
def outlaw_sends_indians_to_a_dying_sheriff():
    return Story(6, roles=SIX).with_life(A=1, B=1).hand("C", "indians", "missed").turn("C")


@position("The Sheriff has no card to answer with.", wins=True)
def outlaw_duels_a_dying_sheriff():
    return Story(6, roles=SIX).with_life(A=1, C=1).hand("C", "duel").turn("C")


@position("With the Volcanic both shots hit.", wins=True)
def outlaw_shoots_twice_with_the_volcanic():
    return Story(5, roles=FIVE).with_life(A=2).hand("B", "volcanic", "bang", "bang").turn("B")


@position("A Scope brings the Sheriff into range.", wins=True)
def outlaw_sees_the_sheriff_through_a_scope():
    return Story(5, roles="sheriff deputy outlaw outlaw renegade").with_life(A=1).hand("C", "scope", "bang").turn("C")


@position("A Schofield brings the Sheriff into range.", wins=True)
def outlaw_lays_down_the_gun_that_reaches_the_sheriff():
    return Story(6, roles=SIX).with_life(A=1).in_play("C", "volcanic").hand("C", "schofield", "bang").turn("C")


@position("Without their Mustang the Sheriff is in range.", wins=True)
def outlaw_unhorses_the_sheriff_and_shoots():
    story = Story(5, roles=FIVE).with_life(A=1).in_play("A", "mustang").in_play("C", "barrel")
    return story.hand("B", "cat_balou", "bang").turn("B")


@position("BANG! and Gatling are two hits.", wins=True)
def outlaw_adds_a_gatling_to_his_shot():
    return Story(5, roles=FIVE).with_life(A=2).hand("B", "gatling", "bang").turn("B")


@position("BANG! and Duel are two hits.", wins=True)
def outlaw_adds_a_duel_to_his_shot():
    return Story(7, roles=SEVEN).with_life(A=2).hand("B", "duel", "bang").turn("B")


@position("Three shots, three life points, and no limit for them.", wins=True)
def willy_as_an_outlaw_empties_his_gun():
    return Story(5, roles=FIVE, B="willy_the_kid").with_life(A=3).hand("B", "bang", "bang", "bang").turn("B")


# ---- whom to attack --------------------------------------------------------------------------------------------


@position("C attacks the Sheriff too, and both are in range.", must="bang on A", never="on C", turn=True)
def outlaw_shoots_the_sheriff_and_not_his_fellow():
    story = Story(6, roles=SIX).hand("B", "bang", "bang")
    return witness(story, "C bang A", "C bang A").turn("B")


@position("Two BANG!s would have to be discarded, the Sheriff is in range.", must="bang on A", turn=True)
def outlaw_shoots_rather_than_discard():
    return Story(7, roles=SEVEN).with_life(A=3, B=1).hand("B", "bang", "bang", "bang").turn("B")


@position("The Renegade is dead: C can only be their fellow.", never="on C")
def outlaw_does_not_shoot_a_known_fellow():
    return Story(4, roles=FOUR).out("D").in_play("A", "mustang").hand("B", "bang", "bang", "bang").turn("B")


@position("The Renegade is dead: C can only be their fellow.", never="on C")
def outlaw_does_not_duel_a_known_fellow():
    return Story(4, roles=FOUR).out("D").hand("A", *["missed"] * 5).hand("B", "duel", "bang", "bang").turn("B")


@position("A fellow in jail does not shoot the Sheriff.", never="jail on C")
def outlaw_does_not_jail_a_fellow():
    return witness(Story(6, roles=SIX).hand("B", "jail"), *["C bang A"] * 3).turn("B")


@position("The Sheriff has a card to lose as well.", never="on C")
def outlaw_does_not_rob_a_fellow():
    story = Story(6, roles=SIX).in_play("A", "scope").in_play("C", "barrel").hand("B", "panic")
    return witness(story, *["C bang A"] * 3).turn("B")


@position("C's Volcanic is aimed at the Sheriff.", never="on C")
def outlaw_does_not_disarm_a_fellow():
    story = Story(6, roles=SIX).in_play("C", "volcanic").hand("B", "cat_balou")
    return witness(story, *["C bang A"] * 3).turn("B")


@position("It would heal the Sheriff and nobody else.", never="saloon")
def outlaw_does_not_pour_for_the_sheriff():
    return Story(5, roles=FIVE).with_life(A=1).hand("B", "saloon").turn("B")


@position("It would keep the Sheriff alive.", never="tequila on A")
def outlaw_does_not_give_the_sheriff_tequila():
    return Story(5, roles=FIVE, sets=ALL_SETS).with_life(A=1).hand("B", "tequila", "dynamite").turn("B")


@position("Without a BANG!, against five cards, with one life point.", never="duel on A")
def outlaw_does_not_duel_to_his_death():
    return Story(5, roles=FIVE).with_life(B=1).hand("A", *["bang"] * 5).hand("B", "duel", "missed").turn("B")


@position("Four shots at the Sheriff are worth more than range.", must="bang on A")
def outlaw_keeps_the_volcanic_while_he_has_bangs():
    story = Story(5, roles=FIVE).in_play("B", "volcanic").hand("A", "missed", "missed", "missed")
    return story.hand("B", "winchester", "bang", "bang", "bang", "bang").turn("B")


@position("The Sheriff's Dynamite does the Outlaws' work.", never="taking dynamite")
def outlaw_leaves_the_sheriff_his_dynamite():
    story = Story(5, roles=FIVE).in_play("A", "dynamite", "barrel").with_life(A=2)
    return story.hand("B", "cat_balou").turn("B")
