"""The texts: every name the engine uses has one, none is left over, and each can be told to every viewer."""

import textwrap
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from boothill.family.roles import ROLES
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.kinds import Action
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset, ruleset
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.declared import everything_declared
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.harm.dying import regain_life
from boothill.games.bang.rules.piles import draw, look_at_top, return_to_top
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import ABILITY, CALLS, EVENT, FROM_HAND, PHASES, SUITS, TAKE, USE, VERBS
from boothill.games.bang.rules.turn.phase_2 import why_not
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal.face import CardTableFace
from boothill.kernel.decision import Decision
from boothill.kernel.errors import UserError
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.reasons import WhyNot
from boothill.telling import TextError, Texts, languages
from boothill.terminal.screen import Terminal
from boothill.terminal.session import COMMANDS
from support.extras import base_and
from support.games import ALL_SETS
from support.sources import messages, spoken
from support.story import Story

TEXTS = Texts(strict=True)


DECLARED = everything_declared(ruleset(ALL_SETS).declared)
EVENTS, REASONS, QUESTIONS = set(DECLARED.entries), set(DECLARED.reasons), set(DECLARED.questions)
EVENT_CARDS = {kind.id for kind in ruleset(ALL_SETS).kinds if kind.colour == EVENT}
ACTIONS = {action.id for action in ruleset(ALL_SETS).actions}
NEEDED = {
    *(f"event-{name}" for name in EVENTS),
    *(f"reason-{code}" for code in REASONS),
    *(f"{form}-{kind}" for form in ("ask", "wait") for kind in QUESTIONS),
    *(f"option-{verb}" for verb in VERBS),
    *(f"action-{action}" for action in ACTIONS),
    *(f"phase-{phase.replace(' ', '_')}" for phase in PHASES),
    *(f"suit-{suit}" for suit in SUITS),
    *(f"colour-{colour}" for colour in CALLS[len(SUITS) :]),
    *(f"rank-{rank}" for rank in "JQKA"),
    *(f"brief-{event}" for event in EVENT_CARDS),
}


def test_what_the_engine_says_is_declared():
    assert {"lost_life", "escaped", "stays_in_jail", "game_over", "spent", "copied", "revealed", "called"} <= EVENTS
    assert {"bought", "gained_nuggets", "took_side", "shadows_gone"} <= EVENTS
    assert {"out_of_range", "own_side", "full_life", "just_laid", "used_this_turn", "event_forbids"} <= REASONS
    assert {"too_dear", "own_equipment", "not_on_offer"} <= REASONS
    assert {"play", "dodge", "last_will", "strip", "gift", "identity", "roulette", "save_card"} <= QUESTIONS
    assert {"drop_one", "find"} <= QUESTIONS
    assert {"sid_ketchum", "doc_holyday", "ricochet", "sniper", "sell_beer", "rucksack"} <= ACTIONS
    assert len(EVENT_CARDS) == 30


def test_every_name_of_the_engine_has_a_message():
    assert sorted(NEEDED - set(messages("en"))) == []


def test_no_message_is_unused():
    """Of ours, that is: what outside sets bring along is their own affair."""
    for_special_questions = {f"option-{verb}-{kind}" for verb in VERBS for kind in QUESTIONS}
    for_outside_sets = {f"{form}-other" for form in ("ask", "wait", "option", "reason")}
    used = NEEDED | spoken() | for_special_questions | for_outside_sets
    assert sorted(message for message in set(messages("en")) - used if not message.startswith("dice-")) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language):
    ids = messages(language)
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("language", languages())
def test_a_language_says_nothing_that_english_does_not(language):
    assert set(messages(language)) <= set(messages("en"))


def test_every_event_says_what_its_numbers_are():
    assert set(everything_declared(ruleset(ALL_SETS).declared).entries) == EVENTS


def test_every_question_says_what_its_numbers_are():
    assert set(everything_declared(ruleset(ALL_SETS).declared).questions) == QUESTIONS


def test_every_command_is_in_the_help():
    help_text = TEXTS.say("help")
    terminal = Terminal(Console(file=StringIO()), TEXTS)
    own = CardTableFace(terminal, new_match(TableOptions(4)), 0).commands
    assert [command for command in [*COMMANDS, *own] if command != "help" and command not in help_text] == []


def test_an_unknown_language_is_refused():
    with pytest.raises(TextError, match="no texts in the language 'xx'; there are "):
        Texts("xx")


def test_a_message_without_its_values_is_an_error():
    with pytest.raises(TextError, match="event-turn"):
        TEXTS.say("event-turn", who="Bo")
    with pytest.raises(TextError, match="no message 'nonsense'"):
        TEXTS.say("nonsense")


@pytest.mark.parametrize(
    ("players", "sets", "shadow"),
    [
        (4, ("base",), False),
        (5, ("base",), False),
        (7, ("base",), True),
        (3, ALL_SETS, False),
        (4, ALL_SETS, True),
        (5, ALL_SETS, False),
        (6, ALL_SETS, True),
        (8, ALL_SETS, True),
    ],
)
def test_whole_games_can_be_told_to_every_viewer(players, sets, shadow):
    """Missing values raise, so rendering everything is the test; leftovers of Fluent would show as braces."""
    for seed in range(2):
        roll = Random(seed)
        match = new_match(TableOptions(players, seed=seed, sets=sets, shadow=shadow))
        state = match.state
        kinds, kind_of = state.rules.kinds, state.rules.kind_of
        viewers = [*range(players), SPECTATOR, EVERYTHING]
        words = {viewer: Words(state.rules, state.names, viewer, TEXTS) for viewer in viewers}
        needed = set()
        while (decision := match.decision) is not None:
            for viewer in viewers:
                words[viewer].learn_table(View(state, viewer))
            asked = words[decision.seat]
            told = [asked.question(decision), *(asked.option(decision, option) for option in decision.options)]
            told += [words[viewer].waiting(decision) for viewer in viewers]
            cards = state.hand[decision.seat] + state.play[decision.seat] + state.piles.get("shop", [])
            cards += [card for others in state.play for card in others if kinds[kind_of[card]].price]
            found = [why_not(state, decision.seat, card) for card in cards]
            found += warnings(View(state, decision.seat), decision)
            told += [asked.reason(reason) for reason in found if reason]
            assert_plain(told)
            needed |= {f"ask-{decision.kind}", f"wait-{decision.kind}"}
            needed |= {f"reason-{reason.code}" for reason in found if reason}
            match.push(int(roll.random() * len(decision.options)))
        for viewer in viewers:
            assert_plain(line.text for line in Narrator(words[viewer], state.character).lines(match.events))
        needed |= {f"event-{event[0]}" for event in match.events}
        assert sorted(message for message in needed if not TEXTS.has(message)) == []


def assert_plain(told):
    for text in told:
        assert text
        assert text == text.strip()
        assert not set(text) & set("{}$")
        assert "  " not in text, text


def words_for(viewer):
    rules = ruleset(("base",))
    return Words(rules, ("Ann", "Bo", "Kit", "Lou"), viewer, TEXTS)


def line(viewer, name, *public, to=(), secret=()):
    words = words_for(viewer)
    told = Narrator(words, [words.rules.character_index["paul_regret"]] * 4).line((name, public, to, secret))
    assert told is not None
    return told.text


def card(name):
    return ruleset(("base",)).card_index[name]


def kind(name):
    return ruleset(("base",)).kind_index[name]


def test_a_shot_is_told_to_the_one_shot_at_and_to_others():
    shot = ("played", 1, card("bang/9D"), kind("bang"), 0, -1)
    assert line(0, *shot) == "Bo shoots you with BANG! (9 of Diamonds)."
    assert line(1, *shot) == "You shoot Ann with BANG! (9 of Diamonds)."
    assert line(2, *shot) == "Bo shoots Ann with BANG! (9 of Diamonds)."


def test_a_card_used_as_another_says_so():
    shot = ("played", 1, card("missed/2S"), kind("bang"), 0, -1)
    assert line(0, *shot) == "Bo shoots you with Missed! (2 of Spades) as BANG!."


def test_lost_life_names_its_cause():
    assert line(0, "lost_life", 0, 1, 3, 1, kind("bang")) == "You lose 1 life (3 left): BANG! by Bo"
    assert line(1, "lost_life", 0, 1, 3, 1, kind("bang")) == "Ann loses 1 life (3 left): your BANG!"
    assert line(2, "lost_life", 0, 3, 1, -1, kind("dynamite")) == "Ann loses 3 life (1 left): Dynamite"


def test_a_draw_check_says_what_counts():
    assert line(2, "flipped", 0, kind("jail"), card("beer/6H")) == (
        "Ann makes a draw! for Jail (Hearts go free): Beer (6 of Hearts)."
    )
    assert "(2 to 9 of Spades explodes): Missed! (2 of Spades)." in line(
        0, "flipped", 0, kind("dynamite"), card("missed/2S")
    )


def test_explosion_reward_and_elimination():
    assert line(0, "exploded", 2, card("dynamite/2H")) == "Dynamite explodes in front of Kit!"
    assert line(1, "reward", 0, 3, 2) == "Reward: Ann draws 3 cards for eliminating Kit."
    assert line(2, "reward", 0, 3, 2) == "Reward: Ann draws 3 cards for eliminating you."
    assert line(1, "eliminated", 2, ROLES.index("outlaw"), 0) == "Kit is eliminated by Ann. Kit's role was Outlaw."
    assert line(2, "eliminated", 2, ROLES.index("outlaw"), -1) == "You are eliminated. Your role was Outlaw."


@pytest.mark.rule("GEN-6")
def test_drawn_cards_are_told_to_their_owner_alone():
    drew = {"to": (0,), "secret": (card("beer/6H"), card("bang/9D"))}
    owner, other = line(0, "drew", 0, 2, -1, **drew), line(1, "drew", 0, 2, -1, **drew)
    assert "You draw Beer (6 of Hearts) and BANG! (9 of Diamonds)." in owner
    assert "Ann draws 2 cards." in other
    assert "Beer" not in other


@pytest.mark.rule("GEN-6")
def test_a_card_taken_from_a_hand_is_told_to_both_and_to_nobody_else():
    took = {"to": (0, 1), "secret": (card("beer/6H"),)}
    told = [line(viewer, "took_from_hand", 0, 1, -1, **took) for viewer in range(3)]
    assert "You take Beer (6 of Hearts) from Bo's hand." in told[0]
    assert "Ann takes Beer (6 of Hearts) from your hand." in told[1]
    assert "Ann takes a card from Bo's hand." in told[2]


def told_of(story, viewer="E"):
    """What the viewer is told of a story, line by line."""
    words = Words(story.t.rules, story.t.names, story.seat(viewer), TEXTS)
    return [line.text for line in Narrator(words, story.t.character).lines(story.match.events)]


def test_cards_drawn_by_an_ability_name_the_character():
    story = (
        Story(B="bart_cassidy")
        .hand("A", "bang")
        .deck("2C")
        .turn("A")
        .plays("bang", on="B")
        .asks("B", "dodge")
        .answers("pass")
    )
    assert told_of(story)[-1] == "Bart Cassidy: B draws 1 card."
    story = Story(A="suzy_lafayette").hand("A", "barrel").deck("2C").turn("A").plays("barrel")
    assert told_of(story)[-1] == "Suzy Lafayette: A draws 1 card."
    story = Story(C="black_jack").deck("6H", "7H", "8H").starts_turn("C")
    assert told_of(story)[1:] == [
        "C draws 1 card.",
        "C draws 1 card.",
        "Black Jack: C shows the card just drawn: Beer (7 of Hearts).",
        "Black Jack: C draws 1 card.",
    ]


def test_cards_taken_from_a_hand_name_the_character_or_the_card_played():
    story = (
        Story(B="el_gringo")
        .hand("A", "bang", "beer")
        .turn("A")
        .plays("bang", on="B")
        .asks("B", "dodge")
        .answers("pass")
    )
    assert told_of(story)[-1] == "El Gringo: B takes a card from A's hand."
    story = (
        Story(A="jesse_jones").hand("B", "beer").starts_turn("A").asks("A", "first_draw").answers("draw_from", on="B")
    )
    assert told_of(story)[1] == "Jesse Jones: A takes a card from B's hand."
    story = Story(A="jesse_jones").hand("A", "panic").hand("B", "beer").turn("A").plays("panic", on="B", taking="hand")
    assert told_of(story)[-1] == "A takes a card from B's hand."


@pytest.mark.parametrize("character", ["vulture_sam", "bart_cassidy", "el_gringo", "kit_carlson", "sid_ketchum"])
def test_what_a_card_brings_is_not_put_down_to_the_character(character):
    """Least of all for cards of other sets, whose effects nobody here can foresee."""
    home = Box("home", "At home")

    @home.brown("coffee", "Coffee", copies="4C")
    def coffee(t, play):
        regain_life(t, play.by, 1)
        draw(t, play.by, 1)
        look_at_top(t, play.by, 1)
        return_to_top(t)

    story = Story(A=character, rules=base_and(home)).with_life(A=2).hand("A", "coffee", "beer", "bang").turn("A")
    story.plays("coffee")
    assert told_of(story)[-3:] == [
        "A regains 1 life (3 now).",
        "A draws 1 card.",
        "A looks at the top card of the draw pile.",
    ]


def test_what_a_card_in_play_brings_names_the_card():
    assert line(2, "drew", 0, 1, kind("barrel"), to=(0,), secret=(card("beer/7H"),)) == "Barrel: Ann draws 1 card."
    assert line(2, "drew", 0, 1, ABILITY, to=(0,), secret=(card("beer/7H"),)) == "Paul Regret: Ann draws 1 card."


def test_an_action_is_put_down_to_the_character_only_if_it_is_the_character_s():
    home = Box("home", "At home")
    home.blue("still", "Still", copies="2C", actions=(Action("still", occasions="play", offer=print, effect=print),))
    rules = base_and(home)
    words = Words(rules, ("Ann", "Bo", "Kit", "Lou"), 0, TEXTS)
    narrator = Narrator(words, [rules.character_index["sid_ketchum"]] * 4)
    sid, still = ([action.id for action in rules.actions].index(id) for id in ("sid_ketchum", "still"))
    assert narrator.line(("used_ability", (1, sid, -1), (), ())).text == (
        "Sid Ketchum: Bo uses the ability: discard 2 cards to regain 1 life."
    )
    assert narrator.line(("used_ability", (1, still, 2), (), ())).text == (
        "Still: Bo uses the ability: use the ability still (on Kit)."
    )


def test_a_reward_is_told_once():
    story = Story().with_life(C=1).hand("A", "bang").in_play("A", "winchester").turn("A").plays("bang", on="C")
    story.asks("C", "dodge").answers("pass").asks("C", "rescue").answers("pass")
    assert "Reward: A draws 3 cards for eliminating C." in told_of(story)
    assert not [line for line in told_of(story) if line.startswith("A draws")]
    assert "You draw" in " ".join(told_of(story, "A"))


def test_names_are_found_in_part_and_with_small_mistakes():
    words = words_for(0)
    assert [fact.name for fact in words.find("cat balou")] == ["Cat Balou"]
    assert [fact.name for fact in words.find("slab")] == ["Slab the Killer"]
    assert [fact.name for fact in words.find("dinamite")] == ["Dynamite"]
    assert words.find("rolling pin") == []


def test_what_outside_sets_say_nothing_about_is_told_in_bare_words():
    home = Box("home", "At home")
    home.blue("pie", "Apple Pie", copies="2H", text="Smells good.")
    home.character("granny", "Granny", 4, text="Never misses.")
    rules = Ruleset((find_box("base"), home))
    words = Words(rules, ("Ann", "Bo", "Kit", "Lou"), 0, TEXTS)
    assert words.card(rules.card_index["pie/2H"]) == "Apple Pie (2 of Hearts)"
    assert [fact.text for fact in words.find("granny")] == ["Never misses."]
    assert Narrator(words, [0] * 4).line(("pie_thrown", (1, 2), (), ())).text == "pie thrown (1, 2)"
    assert words.question(Decision(0, "pie_taste", [])) == "Choose (pie taste)."
    assert words.waiting(Decision(1, "pie_taste", [])) == "Bo is choosing ..."
    assert words.reason(WhyNot("too_hot", "HOME-1")) == "not possible now (too hot) [HOME-1]"


def words_at_home(texts="", strict=True, viewer=0, **declared):
    """The words of a table with a set that brings these texts along."""
    home = Box("home", "At home")
    home.blue("pie", "Apple Pie", copies="- 2H")
    for name, fields in declared.items():
        setattr(home, name, fields)
    home.texts["en"] = textwrap.dedent(texts)
    return Words(base_and(home), ("Ann", "Bo", "Kit", "Lou"), viewer, Texts(strict=strict))


HOME = """
    event-pie_thrown = { $who_is ->
        [you] You throw
       *[other] { $who } throws
    } { $cause } ({ $slices } slices){ $card_seen ->
        [yes] {" "}made of { $card }
       *[no] {""}
    }.
    event-pies_seen = { $who } sees { $hidden_count } pies{ $hidden_count ->
        [0] {""}
       *[other] : { $hidden }
    }.
    ask-pie_taste = Does the { $kind } of { $by } taste?
    wait-pie_taste = { $who } is tasting ...
    option-take-pie_taste = eat { $card }
    action-bake = bake a pie
    reason-too_hot = it needs { $minutes } minutes yet, says { $seat }
"""
DECLARED = {
    "log": {"pie_thrown": "who cause slices | card", "pies_seen": "who | hidden"},
    "questions": {"pie_taste": "by kind"},
    "reasons": {"too_hot": "minutes seat"},
}


def test_a_set_brings_its_own_texts_along():
    for viewer, thrower, made_of in [
        (0, "Bo throws", " made of Beer (6 of Hearts)"),
        (1, "You throw", ""),
        (2, "Bo throws", ""),
    ]:
        words = words_at_home(HOME, viewer=viewer, **DECLARED)
        pie = words.rules.kind_index["pie"]
        narrator = Narrator(words, [0] * 4)
        thrown = narrator.line(("pie_thrown", (1, pie, 8), (0,), (card("beer/6H"),)))
        assert thrown.text == f"{thrower} Apple Pie (8 slices){made_of}."
        seen = narrator.line(("pies_seen", (3,), (0,), (card("beer/6H"), card("bang/9D"))))
        what = "2 pies: Beer (6 of Hearts) and BANG! (9 of Diamonds)" if viewer == 0 else "0 pies"
        assert seen.text == f"Lou sees {what}."
    words = words_at_home(HOME, **DECLARED)
    taste = Decision(1, "pie_taste", [], (0, pie))
    assert words.question(taste) == "Does the Apple Pie of Ann taste?"
    assert words.waiting(taste) == "Bo is tasting ..."
    assert words.option(taste, (TAKE, card("beer/6H"), -1, -1, -1)) == "eat Beer 6♥"
    assert words.reason(WhyNot("too_hot", "HOME-1", 5, 2)) == "it needs 5 minutes yet, says Kit [HOME-1]"


def test_a_set_does_not_change_our_texts():
    words = words_at_home("event-escaped = Wrong.", log={"escaped": "victim"}, questions={"dodge": "x y z"})
    assert Narrator(words, [0] * 4).line(("escaped", (1,), (), ())).text == "Bo breaks out of jail."
    assert "One Missed! effect" in words.question(Decision(0, "dodge", [], (1, kind("bang"), 1)))


@pytest.mark.parametrize(
    "texts",
    [
        "",
        "event-pie_thrown = { $nonsense }\nask-pie_taste = { $nonsense }\nreason-too_hot = { $nonsense }",
        "event-pie_thrown = { missing }\nask-pie_taste = { -missing }\nreason-too_hot = { MISSING() }",
        "event-pie_thrown = { event-pie_thrown }\nask-pie_taste = { NUMBER($by) }\nreason-too_hot = { NUMBER() }",
        "event-pie_thrown =\n    .only = attributes\nask-pie_taste =\nreason-too_hot",
        "event-pie_thrown = {\n}}} = {{{\n\0",
    ],
)
def test_a_faulty_or_missing_text_of_a_set_becomes_bare_words(texts):
    words = words_at_home(texts, strict=False, **{**DECLARED, "questions": {"pie_taste": "by"}})
    assert Narrator(words, [0] * 4).line(("pie_thrown", (1, 2, 3), (), ())).text == "pie thrown (1, scope, 3)"
    assert words.question(Decision(0, "pie_taste", [], (0,))) == "Choose (pie taste)."
    assert words.reason(WhyNot("too_hot", "HOME-1", 5, 2)) == "not possible now (too hot) [HOME-1]"


def test_numbers_that_do_not_fit_become_bare_words():
    words = words_at_home(HOME, strict=False, **DECLARED)
    narrator = Narrator(words, [0] * 4)
    assert narrator.line(("pie_thrown", (1,), (), ())).text == "pie thrown (1)"
    assert narrator.line(("pie_thrown", (), (), ())).text == "pie thrown ()"
    assert narrator.line(("pie_thrown", (77, 999, 3), (0,), (5000,))).text == " throws  (3 slices)."
    assert narrator.line(("drew", (), (), ())).text == "drew ()"  # a set may get our own events wrong as well
    assert narrator.line(("played", (1,), (), ())).text == "played (1)"
    assert words.question(Decision(0, "pie_taste", [])) == "Choose (pie taste)."
    assert words.question(Decision(0, "dodge", [])) == "Choose (dodge)."
    assert words.reason(WhyNot("bang_limit", "HOME-1")) == "not possible now (bang limit) [HOME-1]"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (("discarded", (1, -1), (), ()), "Bo discards ."),
        (("discarded", (-1, 5), (), ()), " discards Volcanic (10 of Spades)."),
        (("played", (1, -1, 0, 2, -1), (), ()), "Bo plays  on Kit."),
        (("drew", (-1, 2, -1), (), ()), " draws 2 cards."),
        (("gave_up_bang", (1, 5, -1), (), ()), "Bo answers  with Volcanic (10 of Spades)."),
        (("used_ability", (1, 999, -1), (), ()), "used ability (1)"),
    ],
)
def test_a_set_may_leave_out_what_our_events_always_have(event, said):
    """It is told as far as it goes; no table is lost to it."""
    words = words_at_home(strict=False)
    assert Narrator(words, [0] * 4).line(event).text == said
    assert words.telling.event(1, event).public.name == event[0]


def test_a_set_may_leave_out_what_our_questions_are_always_about():
    words = words_at_home(strict=False)
    assert words.waiting(Decision(1, "store", [], (-1,))) == "Bo is choosing in the General Store ..."
    assert words.question(Decision(0, "bang", [], (1, -1))) == " by Bo: give up a BANG!, or lose 1 life."


@pytest.mark.parametrize("name", ["side", "brief", "effect", "second_ability", "second", "own", "event", "use", "verb"])
def test_a_number_of_a_set_may_go_by_any_name(name):
    """Also by one that stands for something else in our messages."""
    texts = f"event-cut = {{ $who }} cuts {chr(123)} ${name} {chr(125)}.\nask-cut = Cut {{ ${name} }}?"
    words = words_at_home(texts, log={"cut": f"who {name}"}, questions={"cut": name})
    assert Narrator(words, [0] * 4).line(("cut", (1, 2), (), ())).text == "Bo cuts 2."
    assert words.question(Decision(0, "cut", [], (2,))) == "Cut 2?"


@pytest.mark.parametrize(("field", "said"), [("kind", "Scope"), ("luck", "2"), ("seat", "Kit"), ("suit", "Diamonds")])
def test_a_message_knows_whether_its_reader_has_learnt_the_secret(field, said):
    texts = f"""
    event-peeked = {{ $who }}: {{ ${field}_seen ->
        [yes] {{ ${field} }}
       *[no] nobody knows
    }}"""
    event = ("peeked", (1,), (1,), (2,))
    for viewer, text in [(1, f"Bo: {said}"), (0, "Bo: nobody knows")]:
        words = words_at_home(texts, viewer=viewer, log={"peeked": f"who | {field}"})
        assert Narrator(words, [0] * 4).line(event).text == text


def test_an_entry_may_announce_cards_without_saying_whose():
    home = Box("home", "At home")
    home.entry("feast", announces=True)
    words = Words(base_and(home), ("Ann", "Bo", "Kit", "Lou"), 0, Texts())
    lines = Narrator(words, [0] * 4).lines([("feast", (), (), ()), ("drew", (1, 2, -1), (), ())])
    assert [line.text for line in lines] == ["feast ()", "Bo draws 2 cards."]


def test_an_entry_may_come_of_one_of_several_hooks():
    home = Box("home", "At home")
    home.entry("grew", "who", through="inherits hand_limit")
    rules = base_and(home)
    words = Words(rules, ("Ann", "Bo", "Kit", "Lou"), 0, Texts())
    narrator = Narrator(words, [rules.character_index["vulture_sam"]] * 4)
    assert narrator.line(("grew", (1,), (), ())).text == "Vulture Sam: grew (1)"


@pytest.mark.parametrize("declare", ["question", "reason"])
def test_only_log_entries_have_secrets(declare):
    with pytest.raises(UserError, match=r"'taste' declares fields behind a '\|', which only log entries have"):
        getattr(Box("home", "At home"), declare)("taste", "by | card")


def test_our_own_texts_fail_softly_in_play_alone():
    """In play no text is worth the end of a game; strict, as in these tests, nothing is passed over."""
    assert Texts().say("event-turn", who="Bo") == "event turn Bo"
    assert Texts().say("no-such_thing") == "no such thing"
    assert Texts().say("no-such_thing", "yes") == "yes"
    for strict in (TEXTS, TEXTS.with_sets([{"en": "event-home = { $x }"}])):
        with pytest.raises(TextError, match="event-turn"):
            strict.say("event-turn", "yes", who="Bo")


def test_a_field_may_have_any_name():
    fields = "name numbers self message others 1-2 seat"
    words = words_at_home("event-odd = { $name } of { $seat }", log={"odd": fields})
    assert Narrator(words, [0] * 4).line(("odd", (1, 2, 3, 4, 5, 6, 3), (), ())).text == "1 of Lou"


def test_declared_fields_are_one_string():
    with pytest.raises(
        UserError, match=r"the set 'home' 'pie_taste' declares the fields \('by',\); write their names in one string"
    ):
        words_at_home(questions={"pie_taste": ("by",)})


def test_a_card_without_value_goes_by_its_name():
    words = words_at_home()
    plain = words.rules.card_index["pie"]
    assert (words.card(plain), words.short(plain)) == ("Apple Pie", "Apple Pie")
    assert words.card(words.rules.card_index["pie/2H"]) == "Apple Pie (2 of Hearts)"


@pytest.mark.parametrize(
    ("text", "messages", "label"),
    [
        ("", "", "use the ability bake"),
        ("bake a pie", "", "bake a pie"),
        ("bake a pie", "action-bake = put a pie into the oven", "put a pie into the oven"),
    ],
)
def test_what_an_action_does_is_said_by_its_set(text, messages, label):
    home = Box("home", "At home")
    home.texts["en"] = messages
    bake = Action("bake", occasions="play", offer=print, effect=print, text=text)
    home.character("granny", "Granny", 4, actions=(bake,))
    rules = base_and(home)
    words = Words(rules, ("Ann", "Bo", "Kit", "Lou"), 0, TEXTS)
    index = rules.characters[-1].hooks["actions"][0].index
    play = Decision(0, "play", [])
    assert words.option(play, (USE, -1, index, -1, -1)) == label
    assert words.option(play, (USE, -1, index, 2, FROM_HAND)) == f"{label}: Kit (hand)"
    assert words.option(play, (USE, card("beer/6H"), index, 0, card("barrel/QS"))) == (
        f"{label}: Beer 6♥: yourself (Barrel Q♠)"
    )
    assert words.option(play, (USE, -1, rules.actions[0].index, -1, -1)) == "discard 2 cards to regain 1 life"
