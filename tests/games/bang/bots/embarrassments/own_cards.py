"""What is played, kept and given away, whoever one is. A is the Sheriff."""

from games.bang.bots.embarrassments.position import position, witness
from support.story import Story

# ---- drinks ----------------------------------------------------------------------------------------------------


@position("It would do nothing.", never="beer")
def beer_at_full_life():
    return Story(5).hand("A", "beer", "beer").turn("A")


@position("With two players left it does nothing.", never="beer")
def beer_of_the_last_two():
    return Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").with_life(B=1).hand("B", "beer").turn("B")


@position("A card has to go at the end of the turn: better down the throat.", must="beer", turn=True)
def beer_that_would_be_discarded():
    return Story(6).with_life(B=2).hand("B", "beer", "missed", "missed").turn("B")


@position("It would do nothing.", never="saloon")
def saloon_for_a_healthy_table():
    return Story(4).hand("A", "saloon").turn("A")


@position("With two players left it would heal the enemy alone.", never="saloon")
def saloon_for_the_last_enemy():
    return Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").with_life(A=1).hand("B", "saloon").turn("B")


# ---- weapons and other blue cards ------------------------------------------------------------------------------


@position("A Winchester reaches further.", never="schofield")
def worse_gun_for_a_better_one():
    return Story(5).in_play("A", "winchester").hand("A", "schofield").turn("A")


@position("A Remington reaches further.", never="schofield")
def middling_gun_for_a_better_one():
    story = Story(7, roles="sheriff deputy outlaw outlaw outlaw deputy renegade").in_play("D", "remington")
    return story.hand("D", "schofield", "missed").turn("D")


@position("Shots without limit are of no use without shots, range is.", never="volcanic")
def volcanic_without_bangs():
    return Story(6).in_play("D", "remington").hand("D", "volcanic", "missed").turn("D")


@position("They shoot without limit anyway, and further.", never="volcanic")
def volcanic_for_willy_the_kid():
    story = Story(5, roles="sheriff deputy outlaw outlaw renegade", C="willy_the_kid").in_play("C", "winchester")
    return story.hand("C", "volcanic", "bang", "bang", "bang").hand("A", "missed").turn("C")


@position("It protects from the next shot, and costs nothing.", must="barrel", turn=True)
def barrel_is_put_up():
    return Story(7).with_life(D=2).hand("D", "barrel").turn("D")


@position("It protects from the next shot, and costs nothing.", must="mustang", turn=True)
def mustang_is_mounted():
    return Story(5).with_life(A=2).hand("A", "mustang", "missed").turn("A")


@position("Three cards for one.", must="wells_fargo", turn=True)
def wells_fargo_is_played():
    return Story(6, roles="sheriff outlaw outlaw deputy outlaw renegade").hand("D", "wells_fargo", "missed").turn("D")


@position("Two cards for one.", must="stagecoach", turn=True)
def stagecoach_is_played():
    return Story(4).hand("B", "stagecoach").turn("B")


@position("Their own Barrel is all that it could hit.", never="on B")
def cat_balou_at_ones_own_barrel():
    return Story(5).in_play("B", "barrel").hand("B", "cat_balou").turn("B")


# ---- jail and dynamite -----------------------------------------------------------------------------------------


@position("The jail holds an enemy.", never="taking jail")
def cat_balou_does_not_free_an_enemy():
    story = Story(5).in_play("C", "jail", "barrel").hand("A", "cat_balou")
    return witness(story, *["C bang A"] * 3).turn("A")


@position("The Dynamite threatens an enemy.", never="taking dynamite")
def panic_does_not_rid_an_enemy_of_dynamite():
    story = Story(5).in_play("C", "dynamite").hand("C", "bang", "missed").hand("B", "panic")
    return witness(story, *["C bang A"] * 3).with_life(C=2).turn("B")


@position("It explodes first in front of whoever lights it, and the other would survive it.", never="dynamite")
def dynamite_of_the_last_two():
    story = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").with_life(B=1)
    return story.hand("B", "dynamite").turn("B")


@position("The Sheriff is the one the Deputy needs alive, at two life points and next in turn.", never="dynamite")
def dynamite_next_to_a_weak_sheriff():
    story = Story(5, roles="sheriff outlaw outlaw renegade deputy").with_life(A=2, E=1)
    return story.hand("E", "dynamite").turn("E")


# ---- General Store and the end of the turn ---------------------------------------------------------------------


@position("A Barrel protects; they have a better gun, and nobody needs Dynamite.", must="barrel")
def store_with_a_barrel_and_junk():
    story = (
        Story(4).in_play("A", "winchester").hand("A", "general_store").deck("schofield", "dynamite", "barrel", "jail")
    )
    return story.with_life(A=3).turn("A").plays("general_store").asks("A", "store")


@position("With one life point left a Beer is another one.", must="beer")
def store_with_beer_for_the_dying():
    story = Story(4).in_play("A", "winchester").with_life(A=1).hand("A", "general_store")
    story.deck("schofield", "beer", "dynamite", "scope")
    return story.turn("A").plays("general_store").asks("A", "store")


@position("They have a Mustang in play: a second one cannot be laid down.", never="mustang | dynamite")
def store_with_what_he_has_already():
    story = Story(4).in_play("B", "mustang/8H").hand("A", "general_store")
    story.deck("bang", "mustang/9H", "missed", "dynamite").turn("A").plays("general_store").asks("A", "store")
    return story.answers("bang").asks("B", "store")


@position("Beer and Missed! save life, a worse gun than their own does nothing.", must="discard schofield")
def discards_the_surplus_gun():
    story = Story(5).in_play("A", "remington").with_life(A=2).hand("A", "beer", "missed", "schofield")
    return story.turn("A").ends_turn().asks("A", "surplus")


@position("A second Mustang cannot be laid down.", must="discard mustang")
def discards_what_he_has_in_play():
    story = Story(6, roles="sheriff outlaw outlaw deputy outlaw renegade").in_play("B", "mustang/8H").with_life(B=3)
    return story.hand("B", "mustang/9H", "missed", "beer", "bang").turn("B").ends_turn().asks("B", "surplus")


@position("With one life point left they keep what saves it.", never="discard missed")
def discards_nothing_that_saves_his_life():
    story = Story(7).with_life(E=1).hand("E", "missed", "dynamite").turn("E").ends_turn()
    return story.asks("E", "surplus")
