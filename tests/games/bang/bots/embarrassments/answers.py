"""Answers to shots, duels and death. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position
from support.story import Story

FIVE = "sheriff deputy outlaw outlaw renegade"


@position("They would die with a Missed! in their hand.", must="respond missed")
def missed_at_the_last_life_point():
    story = Story(5).with_life(B=1).hand("A", "bang").hand("B", "missed", "bang").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("The Sheriff's shot kills like any other.", must="respond missed")
def deputy_dodges_the_sheriffs_shot():
    story = Story(7, roles="sheriff deputy outlaw outlaw outlaw deputy renegade").with_life(B=1)
    return story.hand("A", "bang").hand("B", "missed").turn("A").plays("bang", on="B").asks("B", "dodge")


@position("They would die with a Missed! in their hand.", must="respond missed")
def missed_against_a_gatling():
    story = Story(4).with_life(B=1).hand("A", "gatling").hand("B", "missed").turn("A")
    return story.plays("gatling").asks("B", "dodge")


@position("The draw! costs nothing, the Missed! does.", must="flip")
def barrel_before_missed():
    story = Story(6).in_play("B", "barrel").hand("A", "bang").hand("B", "missed").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("The draw! costs nothing, the Missed! does.", must="flip")
def jourdonnais_before_missed():
    story = Story(5, B="jourdonnais").with_life(B=1).hand("A", "bang").hand("B", "missed").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("One is not enough, and would be lost as well.", must="pass")
def one_missed_against_slab():
    story = Story(5, A="slab_the_killer").hand("A", "bang").hand("B", "missed").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("Two are enough, and it is the last life point.", must="respond missed")
def two_missed_against_slab():
    story = Story(5, A="slab_the_killer").with_life(B=1).hand("A", "bang").hand("B", "missed", "missed").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge")


@position("If the Barrel helps, the one Missed! is enough.", must="flip")
def barrel_and_one_missed_against_slab():
    story = Story(5, A="slab_the_killer").with_life(B=1).in_play("B", "barrel").hand("A", "bang").hand("B", "missed")
    return story.turn("A").plays("bang", on="B").asks("B", "dodge")


@position("They would die with a BANG! in their hand.", must="respond bang")
def bang_against_indians():
    story = Story(5, roles=FIVE).with_life(B=1).hand("A", "indians").hand("B", "bang").turn("A")
    return story.plays("indians").asks("B", "bang")


@position("They would die with a Beer in their hand.", must="respond beer")
def beer_of_a_dying_deputy():
    story = Story(5, roles=FIVE).with_life(B=1).hand("A", "bang").hand("B", "beer").turn("A")
    return story.plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")


@position("The game would be over.", must="respond beer")
def beer_of_a_dying_sheriff():
    story = Story(7).with_life(A=1).hand("B", "bang").hand("A", "beer", "missed").turn("B")
    return story.plays("bang", on="A").asks("A", "dodge").answers("pass").asks("A", "rescue")


@position("A dead Renegade has lost.", must="respond beer")
def beer_of_a_dying_renegade():
    story = Story(4, roles="sheriff renegade outlaw outlaw").with_life(B=1).hand("C", "bang").hand("B", "beer", "bang")
    return story.turn("C").plays("bang", on="B").asks("B", "dodge").answers("pass").asks("B", "rescue")


@position("They can bear the hit, the Sheriff cannot.", must="pass")
def deputy_gives_up_a_duel_with_a_dying_sheriff():
    story = Story(5, roles=FIVE).with_life(A=1, B=3).hand("A", "duel").hand("B", "bang", "bang").turn("A")
    return story.plays("duel", on="B").asks("B", "bang")


@position("Better the Deputy's life than the Sheriff's.", must="pass")
def deputy_dies_in_a_duel_for_the_sheriff():
    story = Story(6, roles="sheriff deputy outlaw outlaw outlaw renegade").with_life(A=1, B=1)
    story.hand("A", "duel").hand("B", "bang", "bang", "bang").turn("A")
    return story.plays("duel", on="B").asks("B", "bang")


@position("One BANG! more and the Sheriff is dead.", must="respond bang")
def outlaw_fights_a_duel_with_a_dying_sheriff():
    story = Story(5, roles="sheriff outlaw deputy outlaw renegade").with_life(A=1).hand("A", "duel")
    return story.hand("B", "bang").turn("A").plays("duel", on="B").asks("B", "bang")


@position("They would die with a BANG! in their hand.", must="respond bang")
def outlaw_at_the_last_life_point_fights_a_duel():
    story = Story(4, roles="sheriff outlaw outlaw renegade").with_life(B=1).hand("A", "duel", "bang")
    return story.hand("B", "bang", "missed").turn("A").plays("duel", on="B").asks("B", "bang")


@position("The game would be over.", must="respond bang")
def sheriff_at_the_last_life_point_fights_a_duel():
    story = Story(6).with_life(A=1).hand("C", "duel").hand("A", "bang").turn("C")
    return story.plays("duel", on="A").asks("A", "bang")


@position("The last two fight to the end.", must="respond bang")
def renegade_fights_the_last_duel():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").with_life(A=1, B=2).hand("A", "duel")
    return story.hand("B", "bang", "bang").turn("A").plays("duel", on="B").asks("B", "bang")
