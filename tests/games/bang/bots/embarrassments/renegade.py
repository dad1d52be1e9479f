"""The Renegade: the Sheriff last. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FOUR = "sheriff renegade outlaw outlaw"
FIVE = "sheriff renegade outlaw outlaw deputy"
SEVEN = "sheriff renegade outlaw outlaw outlaw deputy deputy"


@position("With others alive the Sheriff's death is the Outlaws' victory.", never="on A")
def renegade_does_not_shoot_a_dying_sheriff():
    return Story(4, roles=FOUR).with_life(A=1).hand("B", "bang", "bang").turn("B")


@position("With others alive the Sheriff's death is the Outlaws' victory.", never="on A")
def renegade_of_seven_does_not_shoot_a_dying_sheriff():
    return Story(7, roles=SEVEN).with_life(A=1, B=1).hand("B", "bang", "duel").in_play("B", "volcanic").turn("B")


@position("With others alive the Sheriff's death is the Outlaws' victory.", never="gatling")
def renegade_does_not_fire_a_gatling_at_a_dying_sheriff():
    return Story(5, roles=FIVE).with_life(A=1, C=1, D=1).hand("B", "gatling").turn("B")


@position("With others alive the Sheriff's death is the Outlaws' victory.", never="indians")
def renegade_does_not_send_indians_to_a_dying_sheriff():
    return Story(5, roles=FIVE).with_life(A=1, C=1, D=1).hand("B", "indians").turn("B")


@position("With others alive the Sheriff's death is the Outlaws' victory.", never="on A")
def renegade_does_not_duel_a_dying_sheriff():
    return Story(4, roles=FOUR).with_life(A=1).hand("B", "duel", "bang").hand("C", "bang").hand("D", "bang").turn("B")


@position("They can bear the hit; the Sheriff's death now would be their own defeat.", must="pass")
def renegade_gives_up_a_duel_with_a_dying_sheriff():
    story = Story(4, roles=FOUR).with_life(A=1).hand("A", "duel").hand("B", "bang", "bang")
    return story.turn("A").plays("duel", on="B").asks("B", "bang")


@position("The Sheriff's death would be the Outlaw's victory.", must="bang on C", never="on A", turn=True)
def renegade_of_three_left_shoots_the_outlaw():
    return Story(4, roles=FOUR).out("D").with_life(A=1, C=1).hand("B", "bang").turn("B")


@position("The Deputy first: the Sheriff must be the last to fall.", must="bang on E", never="on A", turn=True)
def renegade_of_three_left_shoots_the_deputy():
    return Story(5, roles=FIVE).out("C", "D").with_life(A=1, E=1).hand("B", "bang").turn("B")


@position("The Outlaw would finish the Sheriff in their next turn.", must="bang on C", turn=True)
def renegade_stops_the_outlaw_who_is_about_to_win():
    story = witness(Story(4, roles=FOUR).hand("B", "bang"), "C bang A", "C bang A", "C bang A")
    return story.with_life(A=1, C=1).turn("B")


@position("One time in eight the Dynamite would make the Outlaws win.", must="taking dynamite", turn=True)
def renegade_takes_the_dynamite_away_from_a_weak_sheriff():
    story = Story(4, roles="sheriff outlaw outlaw renegade").in_play("A", "dynamite").with_life(A=2)
    return story.hand("D", "cat_balou").turn("D")


@position("Only the two are left: now the Sheriff has to fall.", must="bang on A", turn=True)
def renegade_fights_the_sheriff_at_last():
    story = Story(5, roles=FIVE).out("C", "D", "E").hand("A", "missed", "bang")
    return story.hand("B", "bang", "bang", "bang").turn("B")


@position("The Sheriff cannot dodge.", wins=True)
def renegade_ends_the_game():
    return Story(7, roles=SEVEN).out(*"CDEFG").with_life(A=1, B=1).hand("B", "bang").turn("B")


@position("Duel, Gatling and BANG! are three hits.", wins=True)
def renegade_throws_in_everything_at_last():
    return Story(4, roles=FOUR).out("C", "D").with_life(A=3, B=1).hand("B", "bang", "gatling", "duel").turn("B")


@position("The last enemy but the Sheriff is a Renegade too, and must fall first.", never="on A")
def renegade_of_eight_does_not_shoot_the_sheriff_before_the_other():
    return Story(8, sets=ALL_SETS).out(*"BCDEF").with_life(A=1).hand("G", "bang", "bang").turn("G")


@position("Only they and the Sheriff are left of eight.", wins=True)
def last_renegade_of_eight_ends_the_game():
    return Story(8, sets=ALL_SETS).out(*"BCDEFG").with_life(A=1).hand("H", "punch").turn("H")
