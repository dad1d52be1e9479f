"""Sheriff and Deputies: who is spared, who is shot. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FIVE = "sheriff deputy outlaw outlaw renegade"
SIX = "sheriff outlaw deputy outlaw renegade outlaw"
SEVEN = "sheriff outlaw deputy outlaw deputy renegade outlaw"


# ---- a Deputy and the Sheriff ----------------------------------------------------------------------------------


@position("The Sheriff's death is the Deputy's defeat.", never="on A")
def deputy_does_not_shoot_the_sheriff():
    return Story(5, roles=FIVE).hand("B", "bang", "bang").turn("B")


@position("No shot is better than one at the Sheriff.", never="on A")
def deputy_who_reaches_only_the_sheriff_keeps_his_shot():
    return Story(5, roles=FIVE).in_play("C", "mustang").hand("B", "bang", "bang", "bang").turn("B")


@position("Whatever the Sheriff did to them, the Sheriff is the one who must live.", never="on A")
def deputy_shot_by_the_sheriff_does_not_shoot_back():
    story = Story(5, roles=FIVE).with_life(B=2).hand("B", "bang").in_play("B", "volcanic")
    return witness(story, "A bang B", "A bang B").turn("B")


@position("A Deputy with BANG!s in their hand would only hurt the Sheriff.", never="on A")
def deputy_does_not_duel_the_sheriff():
    return Story(6, roles=SIX).hand("C", "duel", "bang", "bang").hand("D", "bang", "missed").turn("C")


@position("The Sheriff's Barrel serves the Deputy best where it is.", never="on A")
def deputy_does_not_panic_the_sheriff():
    story = Story(7, roles="sheriff deputy outlaw outlaw outlaw deputy renegade").in_play("A", "barrel")
    return story.hand("A", "bang", "missed").hand("B", "panic").turn("B")


@position("Outlaws have cards in play as well.", never="on A")
def deputy_does_not_cat_balou_the_sheriff():
    story = Story(6, roles=SIX).in_play("A", "winchester", "mustang").in_play("D", "barrel").hand("C", "cat_balou")
    return witness(story, "D bang A").turn("C")


@position("The Sheriff would die of it, without a card in their hand.", never="gatling")
def deputy_does_not_fire_a_gatling_at_a_dying_sheriff():
    return Story(5, roles=FIVE).with_life(A=1, C=1, D=1).hand("B", "gatling").turn("B")


@position("The Sheriff would die of it, without a card in their hand.", never="indians", turn=False)
def deputy_does_not_send_indians_to_a_dying_sheriff():
    return Story(6, roles=SIX).with_life(A=1, B=1, D=2).hand("C", "indians", "bang").turn("C")


@position("One time in eight it would end the game in the Sheriff's next turn.", must="taking dynamite", turn=True)
def deputy_takes_the_dynamite_away_from_a_weak_sheriff():
    story = Story(5, roles="sheriff outlaw outlaw renegade deputy").in_play("A", "dynamite").with_life(A=2)
    return story.hand("E", "cat_balou").turn("E")


@position("It saves the Sheriff and heals no enemy.", must="saloon", turn=True)
def deputy_pours_for_a_dying_sheriff():
    return Story(5, roles=FIVE).with_life(A=1).hand("B", "saloon").turn("B")


@position("It would heal nobody but the Sheriff's enemies.", never="saloon")
def deputy_does_not_pour_for_outlaws():
    story = witness(Story(5, roles=FIVE).hand("B", "saloon"), "C bang A", "D bang A", "C bang A", "D bang A")
    return story.with_life(C=1, D=1).turn("B")


# ---- a Deputy and the others -----------------------------------------------------------------------------------


@position("The one attacked the Sheriff, the other one the attacker.", must="bang on B", turn=True)
def deputy_shoots_who_attacks_the_sheriff():
    story = Story(7, roles="sheriff outlaw deputy deputy outlaw renegade outlaw").hand("C", "bang", "bang", "bang")
    return witness(story, "B bang A", "D bang B", "B bang A", "D bang B").turn("C")


@position("A fellow Deputy who shoots Outlaws is needed out of jail.", never="jail on E")
def deputy_does_not_jail_a_fellow():
    story = Story(7, roles=SEVEN).hand("C", "jail")
    return witness(story, *["D bang A", "E bang D", "B bang A", "E bang D"] * 2).turn("C")


@position("A fellow Deputy who shoots Outlaws keeps their cards.", never="on D")
def deputy_does_not_rob_a_fellow():
    story = Story(7, roles="sheriff outlaw deputy deputy outlaw renegade outlaw").in_play("D", "barrel")
    return witness(story.hand("C", "panic"), *["B bang A", "D bang B"] * 3).turn("C")


@position("An Outlaw about to fall, nothing in their hand, three cards for it.", must="bang on D", turn=True)
def deputy_finishes_an_outlaw():
    story = witness(Story(6, roles=SIX).hand("C", "bang"), "D bang A", "D bang A")
    return story.with_life(D=1).turn("C")


@position("Only the Renegade is left, and they cannot dodge.", wins=True)
def deputy_ends_the_game():
    return Story(5, roles=FIVE).out("C", "D").with_life(E=1).hand("B", "bang").turn("B")


@position("With both Outlaws dead, E can only be the Renegade.", must="bang on E", never="on A", turn=True)
def deputy_knows_the_last_enemy():
    return Story(5, roles=FIVE).out("C", "D").hand("B", "bang", "bang", "bang").turn("B")


# ---- the Sheriff and who may be a Deputy -----------------------------------------------------------------------


@position("B shoots at those who shoot at the Sheriff.", must="bang on C", never="on B", turn=True)
def sheriff_spares_who_fights_his_enemies():
    story = Story(5, roles=FIVE).in_play("A", "winchester").hand("A", "bang", "bang", "bang")
    return witness(story, *["C bang A", "B bang C"] * 2).turn("A")


@position("B shoots at those who shoot at the Sheriff.", never="duel on B")
def sheriff_does_not_duel_who_fights_his_enemies():
    story = Story(5, roles=FIVE).hand("A", "duel", "bang").hand("C", "bang", "bang").hand("D", "bang")
    return witness(story, *["C bang A", "B bang C"] * 2).turn("A")


@position("A Deputy in jail helps nobody.", never="jail on B")
def sheriff_does_not_jail_who_fights_his_enemies():
    return witness(Story(5, roles=FIVE).hand("A", "jail"), *["C bang A", "B bang C"] * 2).turn("A")


@position("A Deputy's Volcanic is worth more with them than in the Sheriff's hand.", never="on B")
def sheriff_does_not_rob_who_fights_his_enemies():
    story = Story(5, roles=FIVE).in_play("A", "remington").in_play("B", "volcanic").hand("A", "panic")
    return witness(story, *["C bang A", "B bang C"] * 3).turn("A")


@position("An Outlaw found dead was shot by B: who does that is no Outlaw.", never="on B")
def sheriff_spares_who_shot_an_outlaw_dead():
    story = Story(6, roles="sheriff deputy outlaw outlaw outlaw renegade").hand("A", "bang", "missed", "beer")
    return witness(story, "C bang A", "B bang C", "B bang C", "B duel C").out("C").with_life(B=1).turn("A")


@position("If it is a Deputy, the Sheriff loses every good card.", never="on B | on G")
def sheriff_does_not_kill_a_stranger():
    story = Story(7).in_play("A", "barrel", "mustang", "winchester").hand("A", "bang", "beer", "missed", "missed")
    return story.with_life(B=1, G=1).turn("A")


@position("Two Deputies would die, and with them all the Sheriff has.", never="gatling")
def sheriff_does_not_mow_down_his_deputies():
    story = Story(7, roles=SEVEN).in_play("A", "barrel", "mustang").hand("A", "gatling", "beer", "missed", "missed")
    for outlaw in "BDG":
        story.hand(outlaw, "bang", "bang", "bang", "bang")
    story = witness(story, *["B bang A", "C bang B", "D bang A", "E bang D", "G bang A", "C bang B", "E bang D"] * 2)
    return story.with_life(C=1, E=1).turn("A")


@position("The only Deputy would die, and with them all the Sheriff has.", never="indians")
def sheriff_does_not_send_indians_to_his_deputy():
    story = Story(6, roles=SIX).in_play("A", "barrel", "mustang").hand("A", "indians", "beer", "missed", "missed")
    for outlaw in "BDF":
        story.hand(outlaw, "beer", "panic", "missed", "missed")
    story = witness(story, *["B bang A", "C bang B", "D bang A", "C bang D", "F bang A"] * 2)
    return story.with_life(C=1).turn("A")


@position("Twice they gave the Sheriff life.", never="on B")
def sheriff_spares_who_healed_him():
    story = Story(5, roles=FIVE, sets=ALL_SETS).hand("A", "bang", "missed", "beer").in_play("A", "barrel")
    return witness(story.with_life(A=3), "B tequila A", "B tequila A").with_life(B=1).turn("A")


# ---- the Sheriff's enemies -------------------------------------------------------------------------------------


@position("B has come into the open, has no card against it, and is worth three.", must="bang on B", turn=True)
def sheriff_finishes_an_outlaw():
    story = witness(Story(7, roles=SEVEN).hand("A", "bang"), "B bang A", "B bang A", "B bang A")
    return story.with_life(B=1).turn("A")


@position("At a table of four nobody is their friend, and B has shown it.", must="bang on B", turn=True)
def sheriff_of_four_shoots():
    return witness(Story(4).hand("A", "bang", "bang", "bang", "missed"), "B bang A", "B bang A").turn("A")


@position("With the Deputy dead there is nobody left to spare.", must="bang", turn=True)
def sheriff_without_deputies_shoots():
    return Story(5, roles=FIVE).out("B").with_life(E=1, C=1).hand("A", "bang", "bang").turn("A")


@position("Their last enemy cannot dodge.", wins=True)
def sheriff_ends_the_game():
    return Story(4).out("B", "D").with_life(C=1).hand("A", "bang", "beer").turn("A")


@position("Nobody else is left, and a weapon brings them into range.", wins=True)
def sheriff_arms_himself_for_the_last_shot():
    return Story(4).out("B", "D").in_play("C", "mustang").with_life(C=1).hand("A", "bang", "schofield").turn("A")
