"""The texts of the event decks, told of stories: what happened and why, what is asked, what is offered."""

import pytest

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.terms import EVENT
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.kernel.journal import EVERYTHING
from support.extras import base_and
from support.story import Story
from support.tales import TEXTS, tale, words_for
from support.telling import asked_in, offered_in, reason_in, told_of, waited_for, words_now

# The deck.


@pytest.mark.rule("EV-5")
def test_an_event_turned_up_says_what_it_does_and_what_comes_next():
    story = tale().next_events("thirst", "lasso").deck("2C").starts_turn("A")
    effect = "Phase 1 yields one card fewer: the usual second card is not drawn."
    assert told_of(story)[1:] == [
        f"A turns up the event Thirst. {effect} Next comes Lasso.",
        "Thirst: Phase 1 brings A 1 card.",
        "A draws 1 card.",
    ]
    assert told_of(story, "A")[1:3] == [
        f"You turn up the event Thirst. {effect} Next comes Lasso.",
        "Thirst: Phase 1 brings you 1 card.",
    ]


def test_the_final_event_has_none_after_it():
    story = tale().next_events("high_noon").starts_turn("A")
    told = told_of(story)
    assert told[1].startswith("A turns up the event High Noon. Final card, valid until the game is over: ")
    assert "Next comes" not in told[1]
    assert told[2] == "A loses 1 life (4 left): High Noon"
    assert told_of(story, "A")[2] == "You lose 1 life (4 left): High Noon"


@pytest.mark.parametrize(("players", "role"), [(4, "Sheriff"), (3, "Deputy")])
def test_the_first_event_is_told_when_the_table_is_laid(players, role):
    story = tale(players).turn("A")
    story.t.emit("next_event", story.t.rules.card_index["lasso"])
    assert told_of(story, "C")[-1] == (
        f"The first event is Lasso (cards in play do nothing). It comes at the start of the {role}'s second turn."
    )


def test_every_event_has_its_facts_and_fits_beside_its_name():
    words = words_for(tale().turn("A"), "A")
    events = [kind for kind in words.rules.kinds if kind.colour == EVENT]
    assert len(events) == 30
    for kind in events:
        assert words.kind_facts[kind.index].text not in ("", kind.name), kind
        assert len(words.brief(kind.index)) <= 40, kind
        assert [fact.name for fact in words.find(kind.name)] == [kind.name]


def test_an_event_of_somebody_else_is_told_by_its_own_text():
    home = Box("home", "At home")
    home.event("picnic", "Picnic", text="Everybody eats.")
    story = Story(4, rules=base_and(home)).next_events("picnic").starts_turn("A")
    words = words_for(story, "B")
    assert words.brief(words.telling.memory.standing) == "Everybody eats."
    assert told_of(story, "B")[1] == "A turns up the event Picnic. Everybody eats."


# One suit for all cards.


@pytest.mark.rule("HN-BLESS-1")
def test_a_draw_says_that_the_event_changes_the_suit():
    story = tale().event("blessing").in_play("B", "jail").deck("9S", "2C", "3C").starts_turn("B")
    assert told_of(story)[1].endswith("(9 of Spades), which counts as Hearts (Blessing).")
    story = tale().event("blessing").in_play("B", "jail").deck("9H", "2C", "3C").starts_turn("B")
    assert told_of(story)[1].endswith("(9 of Hearts).")
    story = tale().in_play("B", "jail").deck("9S", "2C", "3C").starts_turn("B")
    assert told_of(story)[1].endswith("(9 of Spades).")


@pytest.mark.rule("HN-CURSE-1")
def test_several_cards_and_their_choice_say_so_too():
    story = tale(B="lucky_duke").event("curse").in_play("B", "dynamite").deck("9H", "2C").starts_turn("B")
    assert told_of(story)[1].endswith(", which all count as Spades (Curse).")
    assert asked_in(story) == (
        "Which card counts for the draw! for Dynamite (2 to 9 of Spades explodes)? Every card counts as Spades (Curse)."
    )
    story.asks("B", "flip")


def test_the_suit_is_told_only_while_the_event_is_in_force():
    story = tale().next_events("blessing", "thirst").in_play("A", "jail").deck("9S", "2C", "3C").starts_turn("A")
    words = Words(story.t.rules, story.t.names, 4, TEXTS)
    narrator = Narrator(words, story.t.character)
    lines = [line.text for line in narrator.lines(story.match.events)]
    assert [line for line in lines if "which counts as Hearts (Blessing)" in line]
    flip = ("flipped", (1, -1, story.t.rules.card_index["volcanic/10S"]), (), ())
    assert narrator.line(flip).text.endswith("which counts as Hearts (Blessing).")
    narrator.line(("revealed", (0, story.t.rules.card_index["thirst"], -1), (), ()))
    assert narrator.line(flip).text.endswith("(10 of Spades).")
    narrator.line(("revealed", (0, story.t.rules.card_index["blessing"], -1), (), ()))
    narrator.line(("next_event", (story.t.rules.card_index["thirst"],), (), ()))  # told from the beginning again
    assert narrator.line(flip).text.endswith("(10 of Spades).")


# High Noon.


@pytest.mark.rule("HN-IDENT-1")
def test_new_identity_shows_its_owner_the_second_character():
    story = tale(A="sid_ketchum").event("new_identity")
    story.t.second[0] = story.t.rules.character_index["suzy_lafayette"]
    before = list(story.t.character)
    story.starts_turn("A")
    assert told_of(story, "A")[1] == "New Identity: You look at your second character: Suzy Lafayette."
    assert told_of(story, "B")[1] == "New Identity: A looks at the second character."
    question = asked_in(story)
    assert question.startswith("New Identity: become Suzy Lafayette, with 2 life, for good? ")
    assert len(question) > 80  # and what she can do
    assert "Suzy" not in waited_for(story, "B")
    assert offered_in(story) == ["become Suzy Lafayette, with 2 life", "stay Sid Ketchum"]
    story.asks("A", "identity").answers("keep")
    assert told_of(story, "A")[2] == "New Identity: From now on you are Suzy Lafayette, with 2 of 5 life."
    assert told_of(story, "B")[2] == "New Identity: From now on A is Suzy Lafayette, with 2 of 5 life."
    words = Words(story.t.rules, story.t.names, 1, TEXTS)
    Narrator(words, before).lines(story.match.events)
    assert words.character(words.telling.memory.abilities[0][0]) == "Suzy Lafayette"
    assert words.character(words.telling.memory.second[0]) == "Sid Ketchum"


@pytest.mark.rule("HN-CUFFS-1")
def test_handcuffs_name_a_suit():
    story = tale().event("handcuffs").hand("A", "beer/6H").starts_turn("A")
    assert asked_in(story).startswith("Handcuffs: name a suit.")
    assert waited_for(story, "B") == "A is naming a suit ..."
    assert offered_in(story) == ["Spades", "Hearts", "Diamonds", "Clubs"]
    story.asks("A", "name_suit").answers("spades")
    assert told_of(story)[-1] == "Handcuffs: A names Spades, and this turn plays only Spades from the hand."
    assert told_of(story, "A")[-1] == "Handcuffs: You name Spades: this turn you play only Spades from your hand."
    assert reason_in(story, "A", "beer/6H") == (
        "Handcuffs: for the rest of this turn you play only Spades from your hand [HN-CUFFS-1]"
    )


@pytest.mark.parametrize(
    ("event", "card", "reason"),
    [
        ("the_reverend", "beer", "not while the event The Reverend is in force [HN-REV-1]"),
        ("sermon", "bang", "not while the event The Sermon is in force [HN-SERMON-1]"),
        ("the_judge", "barrel", "not while the event The Judge is in force [FF-JUDGE-1]"),
        ("lasso", "spend knife", "not while the event Lasso is in force [FF-LASSO-1]"),
    ],
)
def test_an_event_is_named_as_the_reason(event, card, reason):
    story = tale().event(event).hand("A", "beer", "bang", "barrel").in_play("A", "knife").turn("A")
    assert reason_in(story, "A", card) == reason


@pytest.mark.rule("HN-SERMON-1")
def test_who_may_not_answer_a_duel_is_told_why():
    story = tale().event("sermon").hand("A", "duel", "bang").hand("B", "bang").turn("A").plays("duel", on="B")
    story.asks("B", "bang").answers("bang")
    assert told_of(story)[-2:] == [
        "The Sermon: A has no use of BANG! cards in this turn and cannot answer Duel.",
        "A loses 1 life (4 left): Duel",
    ]
    assert told_of(story, "A")[-2].startswith("The Sermon: You have no use of BANG! cards in your own turn")


def test_the_daltons_ask_for_a_blue_card():
    story = tale().next_events("the_daltons").in_play("B", "barrel", "mustang").starts_turn("A")
    assert asked_in(story) == "The Daltons: which of your blue cards do you discard?"
    assert waited_for(story, "A") == "B is choosing a blue card to discard ..."
    assert offered_in(story) == ["Barrel Q♠", "Mustang 8♥"]
    story.asks("B", "lose_blue")


def test_the_doctor_is_named_with_the_life_regained():
    story = tale().next_events("the_doctor").with_life(C=1).starts_turn("A")
    assert told_of(story)[2] == "The Doctor: C regains 1 life (2 now)."


@pytest.mark.rule("HN-GHOST-2", "HN-GHOST-4")
def test_ghosts_come_back_fade_and_leave():
    story = tale().out("B").event("ghost_town").hand("A", "bang").deck("6H", "8H", "3S").starts_turn("B")
    assert told_of(story)[1] == "Ghost Town: B is back as a ghost, for this turn only."
    assert told_of(story, "B")[1] == "Ghost Town: You are back as a ghost, for this turn only."
    story.plays("beer/6H").ends_turn().asks("B", "surplus").answers("mustang")
    told = told_of(story)
    assert "Ghost Town: The life B regained as a ghost is gone." in told
    assert "The ghost of B leaves: B is out again." in told
    assert not [line for line in told if "is eliminated" in line]
    assert "Your turn as a ghost is over: you are out again." in told_of(story, "B")
    assert words_now(story, "A").telling.memory.ghost == -1


def test_the_heir_of_a_ghost_with_nothing_is_not_told_of():
    story = tale(C="vulture_sam").out("B").event("ghost_town").deck("2C", "3C", "4C").starts_turn("B").ends_turn()
    for card in ("2C", "3C"):
        story.asks("B", "surplus").answers(card)
    assert "The ghost of B leaves: B is out again." in told_of(story)
    assert not [line for line in told_of(story) if "takes" in line]


def test_a_ghost_without_life_cannot_be_hurt():
    story = tale().out("B").event("ghost_town").hand("C", "bang").deck("duel", "3C", "4C").starts_turn("B")
    story.plays("duel", on="C").asks("C", "bang").answers("bang").asks("B", "bang").answers("pass")
    assert told_of(story)[-1] == "B is a ghost and has no life to lose: Duel does nothing."
    assert told_of(story, "B")[-1] == "You are a ghost and have no life to lose: Duel does nothing."


def test_somebody_else_eliminated_in_a_ghost_s_turn_is_no_ghost():
    story = tale().out("B").with_life(C=1).event("ghost_town").deck("9D", "3C", "4C").starts_turn("B")
    story.plays("bang/9D", on="C").asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert [line for line in told_of(story) if line.startswith("C is eliminated by B. C's role was ")]
    assert words_now(story, "A").telling.memory.ghost == 1


# A Fistful of Cards.


@pytest.mark.rule("FF-MINE-4")
def test_the_abandoned_mine_is_named_where_cards_come_from_and_go():
    story = tale().event("abandoned_mine").discard("3C", "2C").with_life(B=1).starts_turn("B")
    drawn = told_of(story)[1]
    assert drawn.startswith("Abandoned Mine: B draws ")
    assert drawn.endswith(" from the discard pile.")
    story.ends_turn()
    assert asked_in(story) == (
        "End of turn: you hold 1 card more than you may keep. Put one face down on the draw pile (Abandoned Mine)."
    )
    story.asks("B", "surplus").answers("2C")
    assert "Abandoned Mine: B puts a card face down on the draw pile." in told_of(story)
    own = [line for line in told_of(story, "B") if "face down" in line]
    assert len(own) == 1
    assert own[0].startswith("Abandoned Mine: You put ")
    assert "(2 of Clubs)" in own[0]


def test_what_is_uncovered_on_the_discard_pile_is_told():
    story = tale(A="kit_carlson").event("abandoned_mine").discard("4C", "3C", "2C").starts_turn("A").asks("A", "look")
    told = told_of(story)[1]
    assert told.startswith("Abandoned Mine: A looks at the top of the discard pile: ")
    assert [value in told for value in ("2 of Clubs", "3 of Clubs", "4 of Clubs")] == [True] * 3


@pytest.mark.rule("FF-BLOOD-1")
def test_blood_brothers():
    story = tale().event("blood_brothers").with_life(C=2).deck("2C", "3C").starts_turn("A")
    assert asked_in(story) == "Blood Brothers: lose 1 life so that somebody else regains 1?"
    assert waited_for(story, "B") == "A may give away a life point ..."
    assert offered_in(story) == ["give nothing", "give C 1 life"]
    story.asks("A", "give_life").answers("take", on="C")
    assert told_of(story, "C")[1:4] == [
        "Blood Brothers: A gives you a life point.",
        "A loses 1 life (4 left): Blood Brothers",
        "Blood Brothers: You regain 1 life (3 now).",
    ]
    assert told_of(story, "A")[1] == "Blood Brothers: You give C a life point."


def test_dead_man():
    story = tale().out("B").event("dead_man").deck("2C", "3C", "4C", "5C").starts_turn("B")
    assert told_of(story)[1:4] == [
        "Dead Man: B is back in the game with 2 life.",
        "Dead Man: B draws 2 cards.",
        "B draws 2 cards.",
    ]
    assert told_of(story, "B")[1] == "Dead Man: You are back in the game with 2 life."
    assert words_now(story, "A").telling.memory.ghost == -1


def test_hard_liquor():
    story = tale().event("hard_liquor").with_life(B=1).starts_turn("B")
    assert asked_in(story) == "Hard Liquor: regain 1 life instead of drawing cards?"
    assert waited_for(story, "A") == "B is choosing between drink and cards ..."
    assert offered_in(story) == ["regain 1 life", "draw as usual"]
    story.asks("B", "drink_or_draw").answers("keep")
    assert told_of(story)[-1] == "Hard Liquor: B regains 1 life (2 now)."


def test_lasso_says_what_lies_idle():
    story = tale().event("lasso").in_play("B", "jail/4H").deck("2C", "3C").starts_turn("B")
    assert told_of(story)[1] == "Lasso: Jail (4 of Hearts) in front of B has no effect now and stays."
    assert told_of(story, "B")[1] == "Lasso: Jail (4 of Hearts) in front of you has no effect now and stays."


@pytest.mark.rule("FF-LAW-1")
def test_law_of_the_west_says_which_card_must_be_played():
    story = tale().event("law_of_the_west").deck("2C", "6H").starts_turn("A")
    assert told_of(story)[-1] == (
        "Law of the West: A shows Beer (6 of Hearts), the second card drawn; it must be played this turn if possible."
    )
    assert told_of(story, "A")[-1] == (
        "Law of the West: You show Beer (6 of Hearts), the second card drawn; you must play it this turn if you can."
    )


@pytest.mark.rule("FF-PEYOTE-1")
def test_peyote_asks_for_colours():
    story = tale().event("peyote").deck("6H", "2C").starts_turn("A")
    assert asked_in(story).startswith("Peyote: red or black? If the next card is of that colour you take it")
    assert waited_for(story, "B") == "A is calling a colour ..."
    assert offered_in(story) == ["red", "black"]
    story.asks("A", "call_colour").answers("red")
    assert told_of(story)[-1] == "Peyote: A calls red: Beer (6 of Hearts). Right: A takes it."
    assert told_of(story, "A")[-1] == "Peyote: You call red: Beer (6 of Hearts). Right: you take it."
    assert asked_in(story) == "Peyote: 1 right. Red, black, or stop? A wrong call ends your drawing."
    assert offered_in(story) == ["red", "black", "stop here"]
    story.answers("red")
    assert told_of(story)[-1].endswith("(2 of Clubs). Wrong: it is discarded.")


def test_ranch_asks_card_by_card():
    story = tale().event("ranch").hand("A", "bang/AS", "beer/6H").deck("2C", "3C", "4C", "5C").starts_turn("A")
    assert asked_in(story) == ("Ranch: discard any of your cards and draw as many? Choose one after the other.")
    assert waited_for(story, "B") == "A is exchanging cards ..."
    assert offered_in(story)[-1] == "keep your hand"
    story.asks("A", "exchange").answers("bang/AS")
    assert asked_in(story) == "Ranch: 1 card chosen. Which others go?"
    assert offered_in(story)[-1] == "exchange 1 card"
    story.answers("beer/6H")
    assert asked_in(story) == "Ranch: 2 cards chosen. Which others go?"
    assert offered_in(story)[-1] == "exchange 2 cards"
    story.answers("pass")
    assert told_of(story)[-1] == "Ranch: A draws 2 cards."


@pytest.mark.rule("FF-RICO-1")
def test_ricochet_aims_at_a_card():
    story = tale().event("ricochet").hand("A", "bang/9D").hand("C", "missed").in_play("C", "barrel/QS")
    story.deck("4C").turn("A")
    assert "hit C's Barrel Q♠" in offered_in(story)
    story.uses(on="C", card="bang", taking="barrel")
    assert told_of(story) == [
        "Ricochet: A shoots at a card in front of C.",
        "A discards BANG! (9 of Diamonds).",
        "Ricochet: A's shot goes at C's Barrel (Queen of Spades).",
    ]
    assert told_of(story, "A")[0] == "Ricochet: You shoot at a card in front of C."
    assert told_of(story, "A")[2] == "Ricochet: Your shot goes at C's Barrel (Queen of Spades)."
    assert told_of(story, "C")[2] == "Ricochet: A's shot goes at your Barrel (Queen of Spades)."
    assert asked_in(story) == "Ricochet: A shoots at your Barrel (Queen of Spades). One Missed! effect saves it."
    assert waited_for(story, "B") == "C may save Barrel (Queen of Spades) ..."
    assert offered_in(story) == [
        "use the Barrel (needs a heart)",
        "save it with Missed! 10♣",
        "let it go: lose Barrel (Queen of Spades)",
    ]
    story.asks("C", "save_card").answers("flip")
    assert "C makes a draw! against the shot (Hearts count as a Missed!): " in told_of(story)[-1]
    story.answers("missed")
    assert told_of(story)[-1] == "A's shot (Ricochet) misses C's card."
    assert told_of(story, "A")[-1] == "Your shot (Ricochet) misses C's card."
    assert told_of(story, "C")[-1] == "A's shot (Ricochet) misses your card."


def test_a_card_hit_by_a_ricochet():
    story = tale().event("ricochet").hand("A", "bang/9D").in_play("C", "mustang/8H").turn("A")
    story.uses(on="C", card="bang", taking="mustang").asks("C", "save_card").answers("pass")
    assert told_of(story, "C")[-1] == "Ricochet: A makes you discard Mustang (8 of Hearts) from play."


@pytest.mark.rule("FF-SNIPER-1")
def test_sniper():
    story = tale().event("sniper").hand("A", "bang/2D", "bang/3D", "beer").turn("A")
    assert "discard 2 BANG! cards for a shot at B" in offered_in(story)
    story.uses(on="B").asks("A", "cost").answers("bang/2D").asks("A", "cost").answers("bang/3D")
    assert told_of(story)[0] == "Sniper: A shoots B with 2 BANG! cards at once."
    assert told_of(story, "A")[0] == "Sniper: You shoot B with 2 BANG! cards at once."
    assert told_of(story, "B")[0] == "Sniper: A shoots you with 2 BANG! cards at once."
    assert asked_in(story) == "A shoots at you (Sniper). 2 Missed! effects stop it."
    story.asks("B", "dodge").answers("pass")
    assert told_of(story)[-1] == "B loses 1 life (3 left): A's shot (Sniper)"
    assert told_of(story, "A")[-1] == "B loses 1 life (3 left): your shot (Sniper)"


def test_a_sniper_s_shot_may_do_nothing():
    story = tale(B="apache_kid").event("sniper").hand("A", "bang/2D", "bang/3D").turn("A").uses(on="B")
    story.asks("A", "cost").answers("bang/2D").asks("A", "cost").answers("bang/3D")
    assert told_of(story)[-1] == "Apache Kid: The shot (Sniper) does nothing to B."
    assert told_of(story, "B")[-1] == "Apache Kid: The shot (Sniper) does nothing to you."


@pytest.mark.rule("FF-ROULETTE-1")
def test_russian_roulette():
    story = tale().next_events("russian_roulette").hand("A", "missed").in_play("B", "barrel").deck("4C")
    story.starts_turn("A")
    assert asked_in(story).startswith("Russian Roulette: use one Missed! effect, or lose 2 life.")
    assert waited_for(story, "B") == "A faces Russian Roulette ..."
    assert offered_in(story) == ["use Missed! 10♣", "use nothing: lose 2 life"]
    story.asks("A", "roulette").answers("missed").asks("B", "roulette").answers("flip")
    assert "B makes a draw! in the Russian Roulette (Hearts count as a Missed!): " in told_of(story)[-1]
    story.asks("B", "roulette").answers("pass")
    assert "B loses 2 life (2 left): Russian Roulette" in told_of(story)


def test_vendetta():
    story = tale().event("vendetta").deck("2C", "3C", "6H").starts_turn("A").ends_turn()
    told = told_of(story)
    assert "A makes a draw! for Vendetta (Hearts bring an extra turn): Beer (6 of Hearts)." in told
    assert "Vendetta: A gets an extra turn." in told
    assert "Vendetta: You get an extra turn." in told_of(story, "A")


@pytest.mark.rule("FF-FIST-1")
def test_a_fistful_of_cards_shoots_without_an_author():
    story = tale().event("a_fistful_of_cards").hand("A", "missed", "beer").in_play("A", "barrel").deck("4C")
    story.starts_turn("A")
    assert asked_in(story) == "A shot at you (A Fistful of Cards). One Missed! effect stops it."
    assert waited_for(story, "B") == "A is answering A Fistful of Cards ..."
    story.asks("A", "dodge").answers("flip")
    assert "against the shot (Hearts count as a Missed!): " in told_of(story)[-1]
    story.answers("missed")
    assert told_of(story)[-1] == "The shot (A Fistful of Cards) misses A."
    story.asks("A", "dodge").answers("pass")
    assert "You lose 1 life (4 left): A Fistful of Cards" in told_of(story, "A")


def test_whoever_sees_everything_learns_second_characters_from_the_log():
    story = tale(A="sid_ketchum").event("new_identity").starts_turn("A").asks("A", "identity")
    words = Words(story.t.rules, story.t.names, EVERYTHING, TEXTS)
    told = [line.text for line in Narrator(words, story.t.character).lines(story.match.events)]
    assert told[1] == f"A looks at the second character: {words.character(story.t.second[0])}."
