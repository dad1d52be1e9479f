"""Who is who, from what was done and from the roles of the dead. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FIVE = "sheriff deputy outlaw outlaw renegade"


# ---- roles of the dead -----------------------------------------------------------------------------------------


@position("Deputy and Renegade are dead: all the others are their enemies.", must="bang", turn=True)
def sheriff_among_outlaws_only():
    story = Story(6, roles="sheriff deputy outlaw outlaw outlaw renegade").out("B", "F").with_life(C=1, E=1)
    return story.hand("A", "bang", "bang").turn("A")


@position("Deputies and Renegade are dead: all the others are their fellows.", never="on C | on E")
def outlaw_among_fellows_only():
    story = Story(7, roles="sheriff deputy outlaw outlaw outlaw deputy renegade").out("B", "F", "G")
    return story.in_play("A", "mustang").hand("D", "bang", "bang", "duel").turn("D")


@position("The Renegade and an Outlaw are dead: D can only be the other Outlaw.", must="bang on D", turn=True)
def deputy_knows_the_last_outlaw():
    return Story(5, roles=FIVE).out("C", "E").with_life(D=1).hand("B", "bang").turn("B")


AVENGERS = "sheriff outlaw deputy outlaw deputy renegade outlaw"
SHOOTING = ("B bang A", "C bang B", "D bang C", "G bang A", "F bang G") * 3
"""C defends the Sheriff against B and is shot at by D, who cannot reach A; F defends the Sheriff against G."""


@position("D shot at a Deputy for shooting an Outlaw, F at an Outlaw.", must="bang on D", never="on F", turn=True)
def sheriff_avenges_his_deputy():
    story = witness(Story(7, roles=AVENGERS).hand("A", "bang", "bang"), *SHOOTING)
    return story.in_play("A", "winchester").out("B", "C", "G").with_life(D=1, F=1).turn("A")


@position("D shot at a Deputy for shooting an Outlaw, F at an Outlaw.", must="bang on D", never="on F", turn=True)
def deputy_avenges_his_fellow():
    story = witness(Story(7, roles=AVENGERS).hand("E", "bang", "bang", "bang"), *SHOOTING)
    return story.out("B", "C").turn("E")


# ---- what was done ---------------------------------------------------------------------------------------------


@position("Both Outlaws have shown themselves, and B is against them.", never="on B")
def sheriff_knows_both_outlaws():
    story = Story(5, roles=FIVE).hand("A", "bang", "missed", "beer").in_play("A", "barrel")
    return witness(story, *["C bang A", "D bang A"] * 3, "B bang C").with_life(B=1, E=1).turn("A")


@position("Three Outlaws have shown themselves, D among them.", must="bang on D", never="on B", turn=True)
def deputy_knows_all_outlaws():
    story = Story(7, roles="sheriff renegade deputy outlaw outlaw outlaw deputy").hand("C", "bang", "bang", "bang")
    return witness(story, *["D bang A", "E bang A", "F bang A"] * 3).turn("C")


@position("C robbed the Sheriff twice, E did nothing.", must="bang on C", never="on E", turn=True)
def deputy_shoots_who_robs_the_sheriff():
    story = Story(5, roles="sheriff outlaw outlaw deputy renegade").hand("D", "bang", "bang", "bang")
    return witness(story, "C cat_balou A", "C panic A", "C duel A").turn("D")


@position("The Sheriff is out of range; B protects them, D attacks them.", must="bang on B", never="on D", turn=True)
def outlaw_shoots_who_defends_the_sheriff():
    story = Story(7, roles="sheriff deputy outlaw outlaw renegade deputy outlaw").hand("C", *["bang"] * 4)
    return witness(story, *["D bang A", "B bang D"] * 3).with_life(C=2).turn("C")


@position("Two cards thrown away for a shot at the Sheriff: no friend does that.", must="bang on B", turn=True)
def sheriff_minds_abilities_too():
    story = Story(5, roles="sheriff outlaw deputy outlaw renegade", sets=ALL_SETS, B="doc_holyday")
    return witness(story.hand("A", "bang", "bang", "bang"), *["B doc_holyday A"] * 3).turn("A")


@position(
    "B shot at the one who attacks the Sheriff, E at the Sheriff.", must="jail on E", never="jail on B", turn=True
)
def sheriff_of_eight_jails_the_attacker():
    story = Story(8, roles="sheriff deputy outlaw outlaw outlaw deputy renegade renegade", sets=ALL_SETS)
    return witness(story.hand("A", "jail"), *["E bang A", "B bang E"] * 3).turn("A")
