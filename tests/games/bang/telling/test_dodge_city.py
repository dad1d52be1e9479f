"""The texts of Dodge City and the promo characters, told of stories: what happened, what is asked, what is offered."""

import pytest

from boothill.kernel.reasons import WhyNot
from support.tales import tale, words_for
from support.telling import asked_in, offered_in, reason_in, told_of, waited_for

# Green cards.


def test_a_green_card_is_laid_down_and_used_later():
    story = tale().hand("A", "knife").in_play("A", "pepperbox", "canteen").turn("A")
    assert offered_in(story)[:2] == ["lay down for later", "shoot B"]
    assert "use" in offered_in(story)
    story.plays("knife")
    assert told_of(story) == ["A puts Knife (8 of Hearts) into play."]
    assert reason_in(story, "A", "spend knife") == (
        "you laid it down this turn; you can use it from your next turn on [DC-GREEN-2]"
    )
    story.spends("canteen")
    assert told_of(story)[1] == "A uses Canteen (7 of Hearts) from play."
    assert told_of(story, "A")[1] == "You use Canteen (7 of Hearts) from play."


def test_a_shot_with_a_green_card_names_it():
    story = tale().in_play("A", "knife").turn("A").spends("knife", on="B")
    assert told_of(story) == ["A shoots B with Knife (8 of Hearts) from play."]
    assert told_of(story, "A") == ["You shoot B with Knife (8 of Hearts) from play."]
    assert told_of(story, "B") == ["A shoots you with Knife (8 of Hearts) from play."]
    assert asked_in(story) == "A shoots at you (Knife). One Missed! effect stops it."
    story.asks("B", "dodge").answers("pass")
    assert told_of(story)[-1] == "B loses 1 life (3 left): Knife by A"
    assert told_of(story, "A")[-1] == "B loses 1 life (3 left): your Knife"


def test_a_green_card_at_a_card_of_somebody():
    story = tale().in_play("A", "can_can").in_play("B", "barrel").hand("C", "beer").turn("A")
    assert {"B's Barrel Q♠", "C's hand"} <= set(offered_in(story))
    story.spends("can_can", on="C", taking="hand")
    assert told_of(story) == [
        "A uses Can Can (Jack of Clubs) from play on C.",
        "A makes C discard Beer (6 of Hearts) from the hand.",
    ]
    assert told_of(story, "C")[1] == "A makes you discard Beer (6 of Hearts) from the hand."


def test_answers_from_play_are_told_from_answers_from_the_hand():
    story = tale().hand("A", "bang").hand("B", "missed").in_play("B", "sombrero").turn("A").plays("bang", on="B")
    assert offered_in(story) == [
        "play Missed! 10♣",
        "use Sombrero 7♣ (in play)",
        "take the hit: lose 1 life",
    ]
    story.asks("B", "dodge").answers("sombrero")
    assert told_of(story)[1:] == ["B answers with Sombrero (7 of Clubs) from play.", "A's BANG! misses B."]
    assert told_of(story, "B")[1] == "You answer with Sombrero (7 of Clubs) from play."


@pytest.mark.parametrize(
    ("character", "cards", "said"),
    [
        ("plain", ("barrel",), "use the Barrel (needs a heart)"),
        ("jourdonnais", (), "use your ability (needs a heart)"),
        ("jourdonnais", ("barrel",), "use the Barrel or your ability (needs a heart)"),
    ],
)
def test_a_draw_check_is_offered_by_what_it_is_made_with(character, cards, said):
    story = tale(B=character).hand("A", "bang").in_play("B", *cards).turn("A").plays("bang", on="B")
    assert offered_in(story)[0] == said


@pytest.mark.rule("FF-LASSO-1")
def test_where_cards_in_play_have_no_effect_the_ability_alone_is_meant():
    story = tale(B="jourdonnais").event("lasso").hand("A", "bang").in_play("B", "barrel").turn("A")
    story.plays("bang", on="B")
    assert offered_in(story)[0] == "make a draw! (needs a heart)"


def test_a_draw_check_against_any_shot_says_what_counts():
    for card in ("knife", "buffalo_rifle", "howitzer"):
        story = tale().in_play("A", card).in_play("B", "barrel").deck("4C").turn("A")
        story.spends(card, on="" if card == "howitzer" else "B").asks("B", "dodge").answers("flip")
        assert "B makes a draw! against the shot (Hearts count as a Missed!): " in told_of(story)[1]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("spend sombrero", "it only answers a shot at you [BASE-LIM-7]"),
        ("spend barrel", "there is nothing to use: it works by itself, or has no effect now [DC-GREEN-3]"),
        ("springfield", "it costs another card of your hand, and you have none [DC-COST-1]"),
    ],
)
def test_why_a_card_cannot_be_used(card, reason):
    story = tale().hand("A", "springfield").in_play("A", "sombrero", "barrel").turn("A")
    assert reason_in(story, "A", card) == reason


# Cards with a price, and Brawl.


def test_the_second_card_is_asked_for_and_told():
    story = tale().hand("A", "tequila", "beer").with_life(B=2).turn("A")
    assert offered_in(story)[:2] == ["heal yourself", "heal B"]
    story.plays("tequila", on="B")  # a single card is taken unasked
    assert told_of(story) == [
        "A discards Beer (6 of Hearts) to play Tequila.",
        "A plays Tequila (9 of Clubs) on B.",
        "B regains 1 life (3 now).",
    ]
    story = tale().hand("A", "springfield", "beer", "missed").turn("A").plays("springfield", on="C")
    assert asked_in(story) == "Which other card do you discard to play Springfield?"
    assert waited_for(story, "B") == "A is choosing a card to discard for Springfield ..."
    assert offered_in(story) == ["Beer 6♥", "Missed! 10♣"]
    story.asks("A", "second_card").answers("beer").asks("C", "dodge")
    assert told_of(story, "C") == [
        "A discards Beer (6 of Hearts) to play Springfield.",
        "A shoots you with Springfield (King of Spades).",
    ]


def test_brawl_asks_for_each_player():
    story = tale().hand("A", "brawl", "beer").hand("B", "missed").in_play("B", "barrel").turn("A").plays("brawl")
    assert asked_in(story) == "Brawl: which card does B discard?"
    assert waited_for(story, "B") == "A is choosing which card you discard ..."
    assert waited_for(story, "C") == "A is choosing which card B discards ..."
    assert offered_in(story) == ["Barrel Q♠", "a random hand card"]
    story.asks("A", "strip").answers("take", on="B", taking="barrel")
    assert told_of(story)[-1] == "A makes B discard Barrel (Queen of Spades) from play."
    assert told_of(story, "A")[-1] == "You make B discard Barrel (Queen of Spades) from play."


@pytest.mark.parametrize(("viewer", "who"), [("A", "B is"), ("B", "you are")])
def test_healing_the_healthy_is_warned_of(viewer, who):
    story = tale().turn("A")
    said = words_for(story, viewer).reason(WhyNot("healthy", "GEN-10", 1))
    assert said == f"{who} at full life, so it does nothing [GEN-10]"


# Characters.


def test_doc_holyday_s_shot_is_told_as_what_it_is():
    story = tale(A="doc_holyday").hand("A", "beer", "beer").in_play("B", "barrel").deck("4C").turn("A")
    assert "discard 2 cards for a shot at B" in offered_in(story)
    story.uses(on="B").asks("A", "cost").answers("beer")
    assert told_of(story)[0] == "Doc Holyday: A uses the ability: discard 2 cards for a shot (at B)."
    assert told_of(story, "A")[0] == "Doc Holyday: You discard 2 cards for a shot (at B)."
    assert asked_in(story) == "A shoots at you (Doc Holyday's shot). One Missed! effect stops it."
    assert waited_for(story, "C") == "B is answering Doc Holyday's shot ..."
    story.asks("B", "dodge").answers("flip").answers("pass")
    assert told_of(story)[-2].startswith("B makes a draw! against the shot (Hearts count as a Missed!): ")
    assert told_of(story)[-1] == "B loses 1 life (3 left): Doc Holyday's shot by A"
    assert told_of(story, "A")[-1] == "B loses 1 life (3 left): Doc Holyday's shot by you"


def test_a_choice_of_flips_against_doc_holyday_s_shot_says_what_counts():
    story = tale(A="doc_holyday", B="lucky_duke").hand("A", "beer", "beer").in_play("B", "barrel").turn("A")
    story.uses(on="B").asks("A", "cost").answers("beer").asks("B", "dodge").answers("flip").asks("B", "flip")
    assert asked_in(story) == "Which card counts for the draw! against the shot (Hearts count as a Missed!)?"


def test_doc_holyday_s_shot_may_miss_or_do_nothing():
    story = tale(A="doc_holyday").hand("A", "beer", "beer").hand("B", "missed").turn("A").uses(on="B")
    story.asks("A", "cost").answers("beer").asks("B", "dodge").answers("missed")
    assert told_of(story)[-1] == "Doc Holyday's shot by A misses B."
    story = tale(A="doc_holyday", B="apache_kid").hand("A", "bang/2D", "bang/3D").turn("A").uses(on="B")
    story.asks("A", "cost").answers("bang/2D")
    assert told_of(story)[-1] == "Apache Kid: Doc Holyday's shot does nothing to B."


def test_chuck_wengam_pays_with_his_own_life():
    story = tale(A="chuck_wengam").deck("2C", "3C").turn("A")
    assert "lose 1 life to draw 2 cards" in offered_in(story)
    story.uses()
    assert told_of(story) == [
        "Chuck Wengam: A uses the ability: lose 1 life to draw 2 cards.",
        "A loses 1 life (4 left): Chuck Wengam's ability",
        "Chuck Wengam: A draws 2 cards.",
    ]


def test_jose_delgado_s_offer_stands_beside_its_card():
    story = tale(A="jose_delgado").hand("A", "barrel").deck("2C", "3C").turn("A")
    assert offered_in(story)[:2] == ["put into play", "discard it to draw 2 cards"]
    story.uses(card="barrel")
    assert told_of(story)[0] == "José Delgado: A uses the ability: discard a blue card to draw 2 cards."


def test_cards_used_as_a_missed_say_so():
    story = tale(B="elena_fuente").hand("A", "bang").hand("B", "beer", "missed", "sombrero").turn("A")
    story.plays("bang", on="B")
    assert offered_in(story)[:3] == [
        "play Beer 6♥ as Missed!",
        "play Missed! 10♣",
        "play Sombrero 7♣ as Missed!",
    ]
    story.asks("B", "dodge").answers("beer")
    assert told_of(story)[1] == "B answers with Beer (6 of Hearts) as Missed!."


def test_cards_given_up_as_a_bang_say_so():
    story = tale(B="calamity_janet").hand("A", "indians").hand("B", "missed").turn("A").plays("indians")
    assert offered_in(story)[0] == "give up Missed! 10♣ as BANG!"
    story.asks("B", "bang").answers("missed").asks("C", "bang")
    assert told_of(story)[-1] == "B answers Indians! with Missed! (10 of Clubs) as BANG!."


def test_pat_brennan_is_asked_what_he_takes():
    story = tale(A="pat_brennan").in_play("A", "barrel").in_play("B", "knife").starts_turn("A")
    assert asked_in(story) == "Draw, or take one card that lies in play?"
    assert waited_for(story, "B") == "A is drawing ..."
    assert offered_in(story) == ["draw 2 cards", "take your own Barrel Q♠ back", "take B's Knife 8♥"]
    story.asks("A", "draw_or_take").answers("barrel", on="A")
    assert told_of(story)[-1] == "Pat Brennan: A takes Barrel (Queen of Spades) from in front of themselves."


def test_vera_custer_s_copies_are_named_with_her():
    story = tale(A="vera_custer", B="bart_cassidy").hand("C", "bang").deck("2C", "3C", "4C", "5C", "6C")
    story.starts_turn("A")
    assert asked_in(story).startswith("Whose ability do you have until your next turn?")
    assert waited_for(story, "B") == "A is choosing an ability ..."
    assert offered_in(story)[0] == "Bart Cassidy (B)"
    story.asks("A", "copy").answers("take", on="B").ends_turn()
    assert "Vera Custer: From now on A has the ability of Bart Cassidy (B)." in told_of(story)
    assert "Vera Custer: From now on you have the ability of Bart Cassidy (B)." in told_of(story, "A")
    assert "Vera Custer: From now on A has the ability of Bart Cassidy (you)." in told_of(story, "B")


@pytest.mark.rule("DC-VERA-1")
def test_what_a_copied_ability_does_is_put_down_to_both():
    story = tale(A="vera_custer", B="doc_holyday").hand("A", "beer", "beer").deck("2C", "3C").starts_turn("A")
    story.asks("A", "copy").answers("take", on="B").uses(on="B")
    story.asks("A", "cost").answers("2C").answers("3C").asks("B", "dodge").answers("pass")
    told = told_of(story)
    assert "Vera Custer as Doc Holyday: A uses the ability: discard 2 cards for a shot (at B)." in told
    assert told[-1] == "B loses 1 life (3 left): Doc Holyday's shot by A"


@pytest.mark.rule("PROMO-CLAUS-2")
def test_gifts_are_told_to_giver_and_receiver_alone():
    story = tale(3, A="claus_the_saint").deck("2C", "3C", "4C", "6H").starts_turn("A")
    assert asked_in(story) == "Which card does B get? You keep what is left."
    assert waited_for(story, "B") == "A is choosing a card for you ..."
    assert waited_for(story, "C") == "A is choosing a card for B ..."
    story.asks("A", "gift").answers("beer", on="B")
    assert told_of(story, "A")[-1] == 'Claus "The Saint": You give B Beer (6 of Hearts).'
    assert told_of(story, "B")[-1] == 'Claus "The Saint": A gives you Beer (6 of Hearts).'
    assert told_of(story, "C")[-1] == 'Claus "The Saint": A gives B a card.'


def test_uncle_will_s_store_says_what_it_was():
    story = tale(A="uncle_will").hand("A", "knife", "beer").turn("A")
    assert offered_in(story)[:2] == ["lay down for later", "play as General Store"]
    story.plays("knife as general_store")
    assert told_of(story)[0] == "A plays Knife (8 of Hearts) as General Store."


def test_the_surplus_question_fits_every_hand_limit():
    story = tale(A="sean_mallory").with_life(A=1).hand("A", *["bang"] * 11).turn("A").ends_turn()
    assert asked_in(story) == "End of turn: you hold 1 card more than you may keep. Discard one."


@pytest.mark.parametrize("asked", ["jose", "josé delgado", "Jose Delgado"])
def test_names_are_found_without_accents(asked):
    story = tale().turn("A")
    assert [fact.name for fact in words_for(story, "A").find(asked)] == ["José Delgado"]
