"""What is told and asked about nuggets, equipment and shadows, to those concerned and to the others."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.bang.rules.terms import BUY
from boothill.games.bang.rules.turn.phase_2 import why_not
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.kernel.decision import NOBODY, Decision
from boothill.kernel.journal import SPECTATOR
from support.story import Story
from support.tales import TEXTS, dies, rush, words_for
from support.telling import asked_in, offered_in, reason_in, told_of, waited_for


def last(story, viewer):
    """What the viewer is told last."""
    return told_of(story, viewer)[-1]


def about(story, viewer, start):
    """The one line told to the viewer that begins like this."""
    [line] = [line for line in told_of(story, viewer) if line.startswith(start)]
    return line


# Buying and removing.


@pytest.mark.rule("GR-BUY-1", "GR-BUY-2")
def test_a_purchase_names_the_price_and_what_is_new_in_the_shop():
    story = rush().shop("boots", "shot", "rhum").equipment_deck("pickaxe").nuggets(A=3).turn("A").buys("boots")
    assert told_of(story, "A")[-2:] == ["You buy Boots for 3 nuggets.", "New in the shop: Pickaxe."]
    assert told_of(story, "B")[-2] == "A buys Boots for 3 nuggets."


@pytest.mark.rule("GR-WANTED-1", "GR-SHOT-1")
def test_a_purchase_names_whom_it_is_for():
    story = rush().shop("wanted", "shot", "rhum").nuggets(A=3).turn("A").buys("wanted", on="B")
    told = {viewer: about(story, viewer, "You buy" if viewer == "A" else "A buys") for viewer in "ABC"}
    assert told == {
        "A": "You buy Wanted for 2 nuggets and lay it in front of B.",
        "B": "A buys Wanted for 2 nuggets and lays it in front of you.",
        "C": "A buys Wanted for 2 nuggets and lays it in front of B.",
    }
    story = rush().shop("wanted", "shot", "rhum").nuggets(A=3).turn("A").buys("wanted", on="A")
    assert about(story, "A", "You buy").endswith("lay it in front of yourself.")
    assert about(story, "B", "A buys").endswith("lays it in front of themselves.")
    story = rush().with_life(B=2).shop("wanted", "shot", "rhum").nuggets(A=1).turn("A").buys("shot", on="B")
    assert about(story, "A", "You buy") == "You buy Shot for 1 nugget and use it on B."
    assert about(story, "B", "A buys") == "A buys Shot for 1 nugget and uses it on you."


@pytest.mark.rule("GR-BOTTLE-1", "GR-PARDNER-1")
def test_equipment_says_what_it_is_used_as():
    def bottle(how, **at):
        return rush().hand("B", "beer").shop("bottle", "pardner", "rhum").nuggets(A=2).turn("A").buys(how, **at)

    assert about(bottle("bottle as beer"), "A", "You buy") == "You buy Bottle for 2 nuggets and use it as Beer."
    panic = bottle("bottle as panic", on="B", taking="hand")
    assert about(panic, "B", "A buys") == "A buys Bottle for 2 nuggets and uses it as Panic! on you."
    shot = bottle("bottle as bang", on="B")
    assert about(shot, "A", "You buy") == "You buy Bottle for 2 nuggets and shoot B with it."
    assert about(shot, "B", "A buys") == "A buys Bottle for 2 nuggets and shoots you with it."
    assert about(bottle("pardner as duel", on="B"), "C", "A buys").endswith("and uses it as Duel on B.")
    assert about(bottle("pardner as general_store"), "C", "A buys").endswith("and uses it as General Store.")


@pytest.mark.rule("GR-LUZENA-1")
def test_a_cheaper_purchase_names_what_was_paid():
    story = rush(A="pretty_luzena").with_life(B=2).shop("shot", "boots", "rhum").nuggets(A=3).turn("A")
    assert about(story.buys("shot", on="B"), "C", "A buys") == "A buys Shot for nothing and uses it on B."
    story = rush(A="pretty_luzena").shop("shot", "boots", "rhum").nuggets(A=3).turn("A").uses()
    assert last(story, "A") == (
        "Pretty Luzena: You keep the discount for a later purchase and will pay the full price of the next."
    )
    assert last(story, "B").startswith("Pretty Luzena: A keeps the discount")


@pytest.mark.rule("GR-REM-1")
def test_removed_equipment():
    story = rush().in_play("B", "boots").nuggets(A=4).turn("A").removes("boots", of="B")
    assert last(story, "A") == "You pay 4 nuggets to have B's Boots removed."
    assert last(story, "B") == "A pays 4 nuggets to have your Boots removed."
    assert last(story, "C") == "A pays 4 nuggets to have B's Boots removed."


@pytest.mark.rule("GR-BUY-3")
def test_a_new_equipment_deck():
    story = rush().shop("shot", "boots", "rhum").equipment_deck("gun_belt", only=True, face_up=("horseshoe", "wanted"))
    story.nuggets(A=3).turn("A").buys("boots")
    assert last(story, "B") == "The used equipment is shuffled into a new deck of 2 cards."


# Nuggets.


@pytest.mark.rule("GR-NUG-1", "GR-CHARM-1", "GR-SIMEON-1")
def test_nuggets_taken_say_why_and_how_many_there_are():
    story = rush(B="simeon_picos").in_play("B", "lucky_charm").hand("A", "bang").nuggets(B=1).turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    assert told_of(story, "B")[-3:] == [
        "Simeon Picos: You take 1 nugget (2 now).",
        "Lucky Charm: You take 1 nugget (3 now).",
        "A takes 1 nugget (1 now).",
    ]


@pytest.mark.rule("GR-BEER-1")
def test_a_beer_sold_is_told_once():
    story = rush().hand("A", "beer").turn("A")
    assert offered_in(story)[:2] == ["play", "sell for 1 nugget"]
    story.uses(card="beer")
    assert told_of(story, "A")[-2:] == ["You play Beer (6 of Hearts) for a nugget.", "You take 1 nugget (1 now)."]
    assert told_of(story, "B")[-2:] == ["A plays Beer (6 of Hearts) for a nugget.", "A takes 1 nugget (1 now)."]
    assert not [line for line in told_of(story, "B") if "ability" in line]


@pytest.mark.rule("GR-NUG-4", "GR-EQ-3")
def test_what_an_eliminated_player_leaves():
    story = rush().with_life(B=1).in_play("B", "boots").nuggets(B=2).hand("A", "bang").turn("A").plays("bang", on="B")
    told = told_of(dies(story, "B"), "C")
    assert "B puts Boots face up under the equipment deck." in told
    assert "B's 2 nuggets go back to the supply." in told
    story = rush().with_life(B=1).nuggets(B=1).hand("A", "bang").turn("A").plays("bang", on="B")
    assert "Your nugget goes back to the supply." in told_of(dies(story, "B"), "B")


@pytest.mark.rule("GR-WANTED-1")
def test_the_bounty_is_told_of_and_put_down_to_its_card():
    story = rush().with_life(C=1).in_play("C", "wanted").in_play("A", "winchester").hand("A", "bang").turn("A")
    told = told_of(dies(story.plays("bang", on="C"), "C"), "E")
    at = told.index("A collects the bounty on C.")
    assert told[at + 1 :] == ["Wanted: A draws 2 cards.", "Wanted: A takes 1 nugget (2 now)."]
    assert "You collect the bounty on C." in told_of(story, "A")
    assert "A collects the bounty on you." in told_of(story, "C")


# Characters and equipment that act.


@pytest.mark.parametrize(
    ("table", "offer", "to_self", "to_others"),
    [
        ({"A": "raddie_snake"}, "pay 1 nugget to draw 1 card", "Raddie Snake: You pay 1 nugget for a card.", ""),
        ({"front": "gold_pan"}, "pay 1 nugget to draw 1 card", "Gold Pan: You pay 1 nugget for a card.", ""),
        ({"front": "rucksack"}, "pay 2 nuggets to regain 1 life", "Rucksack: You pay 2 nuggets to regain 1 life.", ""),
        (
            {"A": "jacky_murieta", "on": "B"},
            "shoot B for 2 nuggets",
            "Jacky Murieta: You pay 2 nuggets to shoot B.",
            "Jacky Murieta: A pays 2 nuggets to shoot you.",
        ),
        (
            {"A": "josh_mccloud"},
            "pay 2 nuggets for the top card of the equipment deck",
            "Josh McCloud: You pay 2 nuggets for the top card of the equipment deck.",
            "",
        ),
    ],
)
@pytest.mark.rule("GR-RADDIE-1", "GR-PAN-1", "GR-RUCK-1", "GR-JACKY-1", "GR-JOSH-1")
def test_abilities_paid_with_nuggets(table, offer, to_self, to_others):
    front, on = table.pop("front", ""), table.pop("on", "")
    story = rush(**table).with_life(A=2).shop("gun_belt", "boots", "horseshoe").nuggets(A=2)
    story = (story.in_play("A", front) if front else story).turn("A")
    assert offer in offered_in(story)
    story.uses(on=on)
    assert to_self in told_of(story, "A")
    assert (to_others or to_self.replace("You pay", "A pays")) in told_of(story, "B")


@pytest.mark.rule("GR-JACKY-2")
def test_jacky_s_shot_goes_by_his_name():
    story = rush(A="jacky_murieta").nuggets(A=2).turn("A").uses(on="B").asks("B", "dodge")
    assert asked_in(story) == "A shoots at you (Jacky Murieta's shot). One Missed! effect stops it."
    story.answers("pass")
    assert "A loses" not in " ".join(told_of(story, "A"))
    assert "B loses 1 life (3 left): Jacky Murieta's shot by you" in told_of(story, "A")


@pytest.mark.rule("GR-JACKY-2")
def test_a_barrel_against_jacky_s_shot_is_not_his_draw():
    story = rush(A="jacky_murieta").in_play("B", "barrel").nuggets(A=2).deck("2C").turn("A").uses(on="B")
    story.asks("B", "dodge").answers("flip")
    assert "B makes a draw! against the shot (Hearts count as a Missed!): " in " ".join(told_of(story, "A"))


@pytest.mark.rule("GR-DUTCH-1")
def test_dutch_will_is_asked_which_card_goes():
    story = rush(A="dutch_will").deck("6H", "9D").starts_turn("A").asks("A", "drop_one")
    assert asked_in(story) == "Which of the cards you drew do you discard?"
    assert waited_for(story, "B") == "A is choosing which card to discard ..."
    assert offered_in(story) == ["Beer 6♥", "BANG! 9♦"]
    story.answers("bang")
    assert told_of(story, "B")[-2:] == [
        "A discards BANG! (9 of Diamonds).",
        "Dutch Will: A takes 1 nugget (1 now).",
    ]


@pytest.mark.rule("GR-DON-1")
def test_don_bell_s_draw():
    story = rush(A="don_bell").deck("3H").turn("A").ends_turn()
    told = told_of(story, "B")
    at = next(at for at, line in enumerate(told) if "a draw!" in line)
    assert told[at] == (
        "Don Bell: A makes a draw! for an extra turn (Hearts and Diamonds bring one): Wells Fargo (3 of Hearts)."
    )
    assert told[at + 1] == "Don Bell: A gets an extra turn."


@pytest.mark.rule("GR-DON-1", "GR-HORSE-1")
def test_don_bell_is_asked_which_card_counts():
    story = rush(A="don_bell").in_play("A", "horseshoe").deck("3H", "2C").turn("A").ends_turn().asks("A", "flip")
    assert asked_in(story) == "Which card counts for the draw! for an extra turn (Hearts and Diamonds bring one)?"


@pytest.mark.rule("GR-DON-1", "DC-VERA-1")
def test_a_copied_don_bell_is_named_with_who_copied_him():
    story = rush(A="vera_custer", B="don_bell").deck("2C", "3C", "3H").starts_turn("A")
    told = told_of(story.asks("A", "copy").answers("take", on="B").ends_turn(), "B")
    assert [line for line in told if line.startswith("Vera Custer as Don Bell: A makes a draw! for an extra turn (")]
    assert "Vera Custer as Don Bell: A gets an extra turn." in told


@pytest.mark.rule("GR-JOSH-1")
def test_josh_finds_something_to_use():
    story = rush(A="josh_mccloud").hand("B", "beer").equipment_deck("bottle").nuggets(A=2).turn("A").uses()
    story.asks("A", "find")
    assert last(story, "A") == "You find Bottle on top of the equipment deck."
    assert asked_in(story) == "You have found Bottle. What do you do with it?"
    assert waited_for(story, "B") == "A has found Bottle and is thinking what to do with it ..."
    assert "as Panic!: B's hand" in offered_in(story)
    assert "as Beer" in offered_in(story)
    story.answers("buy bottle as panic", on="B", taking="hand")
    assert told_of(story, "B")[-2] == "A uses Bottle as Panic! on you."
    assert told_of(story, "A")[-2] == "You use Bottle as Panic! on B."


@pytest.mark.rule("GR-JOSH-1")
def test_josh_finds_something_that_stays_or_is_of_no_use():
    story = rush(A="josh_mccloud").equipment_deck("boots").nuggets(A=2).turn("A").uses()
    assert told_of(story, "B")[-2:] == [
        "A finds Boots on top of the equipment deck.",
        "A lays Boots in front of themselves.",
    ]
    assert last(story, "A") == "You lay Boots in front of yourself."
    story = rush(A="josh_mccloud").equipment_deck("wanted").nuggets(A=2).turn("A").uses().asks("A", "find")
    assert offered_in(story)[:2] == ["in front of yourself", "in front of B"]
    assert last(story.answers("buy wanted", on="B"), "B") == "A lays Wanted in front of you."
    story = rush(A="josh_mccloud").event("the_judge").equipment_deck("boots").nuggets(A=2).turn("A").uses()
    assert last(story, "B") == "A puts Boots face up under the equipment deck."


@pytest.mark.rule("GR-RHUM-1")
def test_rhum_says_what_its_draw_is_for():
    story = rush().with_life(A=1).shop("rhum", "boots", "shot").nuggets(A=3).deck("2C", "3C", "3H", "9D").turn("A")
    told = told_of(story.buys("rhum"), "B")
    assert [line for line in told if line.startswith("A makes a draw! for Rhum (each suit brings 1 life): ")]
    assert "A regains 3 life (4 now)." in told


@pytest.mark.rule("GR-RUSH-1")
def test_the_turn_bought_names_gold_rush():
    story = rush().with_life(A=2).shop("gold_rush_equipment", "boots", "shot").nuggets(A=5).turn("A")
    told = told_of(story.buys("gold_rush_equipment"), "B")
    assert "A buys Gold Rush for 5 nuggets." in told
    assert "Gold Rush: A regains 3 life (5 now)." in told
    assert "Gold Rush: A gets an extra turn." in told


# Options and reasons.


@pytest.mark.rule("GR-BUY-1")
def test_what_can_be_bought_and_removed():
    story = rush().hand("B", "beer").shop("boots", "wanted", "pardner").in_play("C", "rucksack", "barrel")
    offers = offered_in(story.nuggets(A=4).turn("A"))
    for offer in (
        "buy",
        "in front of yourself",
        "in front of B",
        "as General Store",
        "as Duel: challenge C",
        "as Cat Balou: B's hand",
        "as Cat Balou: C's Barrel Q♠",
        "remove C's Rucksack for 4 nuggets",
    ):
        assert offer in offers, offer


@pytest.mark.rule("GR-BUY-1", "GR-BUY-5", "GR-REM-1", "GR-REM-2")
def test_why_equipment_cannot_be_bought_or_removed():
    story = rush().shop("shot", "rhum", "boots").in_play("A", "horseshoe").in_play("B", "rucksack").nuggets(A=1)
    story.turn("A")
    assert reason_in(story, "A", "buy boots") == "it costs 3 nuggets, and you have 1 [GR-BUY-1]"
    words, cards = words_for(story, "A"), story.t.rules.card_names
    whys = {}
    for seat, name in ((0, "horseshoe"), (1, "rucksack")):
        card = next(card for card in story.t.play[seat] if cards[card].startswith(name))
        whys[name] = words.reason(why_not_now(story, card))
    assert whys == {
        "horseshoe": "equipment in front of yourself cannot be removed [GR-REM-2]",
        "rucksack": "it costs 4 nuggets, and you have 1 [GR-REM-1]",
    }
    hidden = story.t.piles["equipment"][-1]
    assert words.reason(why_not_now(story, hidden)) == "only the cards in the shop can be bought [GR-BUY-1]"
    story = rush().shop("shot", "rhum", "boots").turn("A")
    assert reason_in(story, "A", "buy shot") == "it costs 1 nugget, and you have none [GR-BUY-1]"


def why_not_now(story, card):
    """Why A cannot have this very card."""
    return why_not(story.t, 0, card)


# Looking up.


def test_equipment_is_explained_with_colour_and_price():
    words = words_for(rush().turn("A"), "A")
    [boots] = words.find("boots")
    assert boots.text.startswith("(black equipment, 3 nuggets) For each life")
    [shot] = words.find("shot")
    assert shot.text.startswith("(brown equipment, 1 nugget) One player")


def test_an_event_and_a_piece_of_equipment_of_one_name_are_both_found():
    words = words_for(rush().turn("A"), "A")
    found = words.find("gold rush")
    assert [fact.name for fact in found] == ["Gold Rush"] * 2
    assert len({fact.text for fact in found}) == 2
    assert len(words.find("gold")) == 3  # with the Gold Pan


@pytest.mark.rule("SH-9")
def test_shadow_roles_are_found_where_there_are_shadows():
    assert words_for(Story().turn("A"), "A").find("shadow-renegade") == []
    words = words_for(Story(shadow=True).turn("A"), "A")
    [fact] = words.find("shadow-ren")
    assert fact.name == "Shadow-Renegade"
    assert [fact.name for fact in words.find("deputy")] == ["Deputy"]


# Shadows.


@pytest.mark.rule("SH-3", "SH-5", "SH-12", "SH-15")
def test_a_shadow_comes_takes_a_side_and_leaves():
    story = rush(shadow=True).out("E").deck("2C", "3C").starts_turn("E")
    assert told_of(story, "E")[-3:-1] == [
        "You return as a shadow, for this turn only.",
        "You are now a Shadow-Deputy and win with the Sheriff.",
    ]
    assert told_of(story, "A")[-3:-1] == [
        "E returns as a shadow, for this turn only.",
        "E is now a Shadow-Deputy and wins with the Sheriff.",
    ]
    story.ends_turn().asks("E", "surplus").answers("discard")
    assert "Your turn as a shadow is over: you are out again." in told_of(story, "E")
    assert "The shadow of E leaves: E is out again." in told_of(story, "A")
    story = rush(shadow=True).out("C", "E").starts_turn("E")
    assert "E is now a Shadow-Outlaw and wins with the Outlaws." in told_of(story, "A")


@pytest.mark.rule("SH-4")
def test_a_shadow_neither_loses_nor_regains_life():
    story = rush(shadow=True).out("C").deck("6H", "duel").hand("A", "bang").starts_turn("C").plays("beer")
    assert last(story, "C") == "You are a shadow and regain no life."
    assert last(story, "A") == "C is a shadow and regains no life."
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert last(story, "C") == "You are a shadow and have no life to lose: Duel does nothing."


@pytest.mark.rule("SH-4")
def test_the_log_alone_tells_who_is_a_shadow():
    story = rush().turn("A")
    words = Words(story.t.rules, story.t.names, 0, TEXTS)
    narrator = Narrator(words, story.t.character)
    duel = story.t.rules.kind_index["duel"]
    come, hurt, leave = ("shadow_came", (2,), (), ()), ("unhurt", (2, duel), (), ()), ("shadow_left", (2,), (), ())
    told = [line.text for line in narrator.lines([come, hurt, leave])]
    assert told[1] == "C is a shadow and has no life to lose: Duel does nothing."
    assert narrator.line(hurt).text == "C is a ghost and has no life to lose: Duel does nothing."


@pytest.mark.rule("HN-GHOST-2")
def test_a_ghost_is_still_called_a_ghost():
    story = rush(shadow=True).out("C").event("ghost_town").deck("duel", "3H", "4H").hand("A", "bang").starts_turn("C")
    story.plays("duel", on="A").asks("A", "bang").answers("bang").asks("C", "bang").answers("pass")
    assert last(story, "A") == "C is a ghost and has no life to lose: Duel does nothing."


@pytest.mark.rule("SH-10")
def test_shadows_return_no_longer():
    story = rush(shadow=True).out("B", "C").with_life(D=1).in_play("A", "winchester").hand("A", "bang").turn("A")
    told = told_of(dies(story.plays("bang", on="D"), "D"), "B")
    assert "Only the Sheriff and a Renegade are left: shadows return no longer." in told


def test_a_side_goes_by_the_name_of_its_shadow_role():
    words = words_for(Story(shadow=True).turn("A"), "A")
    assert [words.side(role).name for role in (DEPUTY, OUTLAW)] == ["Shadow-Deputy", "Shadow-Outlaw"]


def test_somebody_without_a_seat_is_told_everything_by_name():
    story = rush(shadow=True).out("E").shop("wanted", "boots", "shot").nuggets(E=2).starts_turn("E")
    story.buys("wanted", on="E")
    words = words_for(story, "A")
    words.viewer = SPECTATOR
    told = [line.text for line in Narrator(words, story.t.character).lines(story.match.events)]
    assert "E buys Wanted for 2 nuggets and lays it in front of themselves." in told
    assert not [line for line in told if "you" in line.casefold().split()]


def test_an_option_to_buy_does_not_repeat_what_its_group_says():
    story = rush().hand("B", "beer").shop("bottle", "boots", "rhum").nuggets(A=2).turn("A")
    words = words_for(story, "A")
    play = Decision(0, "play", [])
    bottle = next(option for option in story.decision.options if option[0] == BUY and option[3] != NOBODY)
    assert words.option(play, bottle).startswith("as ")
    assert words.option(play, bottle, grouped=True) == "B"
