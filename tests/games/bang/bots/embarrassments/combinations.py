"""Several cards in the right order. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.games import ALL_SETS
from support.story import Story

FIVE = "sheriff outlaw deputy outlaw renegade"
FAR = "sheriff deputy outlaw outlaw renegade"


@position("Without the Barrel the shot hits for sure.", must="cat_balou on A taking barrel")
def outlaw_removes_the_barrel_before_the_shot():
    return Story(5, roles=FIVE).in_play("A", "barrel").with_life(A=1).hand("B", "cat_balou", "bang").turn("B")


@position("Without their last card the Sheriff cannot dodge.", must="panic on A taking hand")
def outlaw_takes_the_last_card_before_the_shot():
    return Story(5, roles=FIVE).hand("A", "missed").with_life(A=1).hand("B", "panic", "bang").turn("B")


@position("Scope for the distance, Volcanic for the second shot.", wins=True)
def outlaw_with_scope_and_volcanic():
    return Story(5, roles=FAR).with_life(A=2).hand("C", "volcanic", "scope", "bang", "bang").turn("C")


@position("Next to the Sheriff three shots are worth more than a Remington.", wins=True)
def outlaw_changes_the_remington_for_a_volcanic():
    story = Story(7, roles="sheriff outlaw outlaw outlaw deputy deputy renegade").in_play("B", "remington")
    return story.with_life(A=3).hand("B", "volcanic", "bang", "bang", "bang").turn("B")


@position("Gatling, Indians! and BANG! are three hits.", wins=True)
def outlaw_with_everything_at_once():
    return Story(5, roles=FIVE).with_life(A=3).hand("B", "indians", "bang", "gatling").turn("B")


@position("Without their Mustang the Sheriff is in range.", wins=True)
def renegade_unhorses_the_sheriff_at_last():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").in_play("A", "mustang").with_life(A=1)
    return story.hand("B", "bang", "cat_balou").turn("B")


@position("With the Volcanic both shots hit the last enemy.", wins=True)
def deputy_shoots_twice_at_the_last_outlaw():
    story = Story(5, roles=FAR).out("C", "E").with_life(D=2).in_play("B", "winchester")
    return story.hand("B", "volcanic", "bang", "bang").turn("B")


@position("Two useless cards are a shot, and the Sheriff cannot dodge.", wins=True)
def doc_holyday_ends_the_game():
    story = Story(5, roles=FIVE, sets=ALL_SETS, B="doc_holyday").with_life(A=1)
    return story.hand("B", "dynamite/2H", "dynamite/10C").turn("B")


@position("BANG! from the hand and a knife from the table are two hits.", wins=True)
def outlaw_throws_the_knife_as_well():
    return Story(5, roles=FIVE, sets=ALL_SETS).in_play("B", "knife").with_life(A=2).hand("B", "bang").turn("B")


@position("Cards that have to go are a life point.", must="use sid_ketchum", turn=True)
def sid_ketchum_heals_with_what_has_to_go():
    return Story(5, B="sid_ketchum").with_life(B=1).hand("B", "dynamite", "jail/JS", "schofield", "missed").turn("B")


@position("A Missed! is a BANG! for her, against Indians! too.", must="respond missed")
def calamity_janet_drives_off_the_indians():
    story = Story(5, B="calamity_janet").with_life(B=1).hand("A", "indians").hand("B", "missed").turn("A")
    return story.plays("indians").asks("B", "bang")


@position("Two Beers are just enough.", must="respond beer")
def two_beers_against_dynamite():
    story = Story(5).in_play("C", "dynamite").with_life(C=2).hand("C", "beer", "beer").deck("missed/6S")
    return story.starts_turn("C").asks("C", "rescue")


@position("B shoots those who shoot at the Sheriff: B's cards are no prey.", never="draw_from on B")
def jesse_jones_as_sheriff_does_not_rob_a_friend():
    story = Story(5, roles=FAR, A="jesse_jones").hand("B", "bang", "missed").hand("C", "bang", "missed")
    return witness(story, *["C bang A", "B bang C"] * 3).starts_turn("A").asks("A", "first_draw")


@position("BANG! first: the Duel then kills, or the other way round, but not the Beer.", wins=True)
def outlaw_at_the_last_life_point_attacks():
    return Story(5, roles=FIVE).with_life(A=2, B=1).hand("B", "beer", "duel", "bang").turn("B")
