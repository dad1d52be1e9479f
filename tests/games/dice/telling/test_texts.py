"""The texts of the dice game: every name the engine uses has one, none is left over, each is told to every viewer."""

from random import Random

import pytest

from boothill.family.roles import OUTLAW
from boothill.games.dice.rules.declared import DECLARED
from boothill.games.dice.rules.game import new_match
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.terms import (
    ALL_DICE,
    BULLSEYE,
    BY_LOSS,
    EXPLOSION,
    FACES,
    FIRED_OFF,
    GATLING_FIRE,
    INDIANS,
    INSTEAD,
    OUT,
    OVER,
    PHASES,
    ROLLED,
    STRUCK_BACK,
    TWO,
    VERBS,
)
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.rules.warnings import Caution, warnings
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.decision import NOBODY, Decision
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.terminal.session import COMMANDS
from support.dice_telling import desk_at, told
from support.sources import messages, spoken
from support.tales import TEXTS

NAMES = ("Ann", "Bo", "Kit")
CAST = ("willy_the_kid", "el_gringo", "vulture_sam")

EVENTS, REASONS, QUESTIONS = set(DECLARED.entries), set(DECLARED.reasons), set(DECLARED.questions)
NEEDED = {
    *(f"dice-{form}-{kind}" for form in ("ask", "wait") for kind in QUESTIONS),
    *(f"dice-option-{verb}" for verb in VERBS),
    *(f"dice-face-{face}" for face in FACES),
    *(f"dice-phase-{phase.replace(' ', '_')}" for phase in PHASES if phase != PHASES[OVER]),
}
AS_IN_THE_CARD_GAME = {"game_over", "role_shown", "seated", "turn", "turn_over"}
"""Events that are told with the card game's own messages."""
REASONS_OF_BOTH = {"gives_up_life", "healthy"}


def assert_plain(lines):
    assert [line for line in lines if set(line) & set("{}$")] == []


def test_what_the_engine_says_is_declared():
    assert {"rolled", "took_arrows", "indians", "exploded", "fired", "game_over"} <= EVENTS
    assert {"gift", "reroll", "shoot", "heal", "arrows_instead", "return_arrows", "remove_arrow"} == QUESTIONS
    assert {"healthy", "overkill"} <= REASONS


def test_every_name_of_the_engine_has_a_message():
    needed = NEEDED | {f"dice-event-{name}" for name in EVENTS - AS_IN_THE_CARD_GAME}
    needed |= {f"dice-reason-{code}" for code in REASONS - REASONS_OF_BOTH}
    needed |= {f"event-{name}" for name in AS_IN_THE_CARD_GAME} | {f"reason-{code}" for code in REASONS_OF_BOTH}
    assert sorted(needed - set(messages("en"))) == []


def test_no_message_is_unused():
    used = NEEDED | {f"dice-event-{name}" for name in EVENTS} | {f"dice-reason-{code}" for code in REASONS}
    used |= {text for text in spoken() if text.startswith("dice-")}
    used |= {f"dice-die-{note}" for note in ("locked", "new", "kept", "now", "used")}
    used |= {f"dice-{name}" for name in ("name-one", "not-found", "three-goal", "three-sheriff")}  # said by prefix
    assert sorted(message for message in set(messages("en")) - used if message.startswith("dice-")) == []


def test_every_event_question_and_reason_says_what_its_numbers_are():
    assert set(DECLARED.entries) == EVENTS
    assert set(DECLARED.questions) == QUESTIONS
    assert set(DECLARED.reasons) <= REASONS


def test_every_command_is_in_the_help():
    words = TEXTS.say("dice-help").replace(",", " ").replace(";", " ").split()
    own = desk_at(new_match(DiceOptions(4))).commands
    assert {"roll", "r", "keep", "k", "stop", "s", "end"} <= set(own)
    assert [word for word in [*COMMANDS, *own] if word != "help" and word not in words] == []


@pytest.mark.parametrize("players", range(3, 9))
def test_whole_games_can_be_told_to_every_viewer(players):
    """Missing values raise, so rendering everything is the test; leftovers of Fluent would show as braces."""
    for seed in range(3):
        roll = Random(seed)
        match = new_match(DiceOptions(players, seed=seed))
        viewers = [*range(players), SPECTATOR, EVERYTHING]
        words = {viewer: DiceWords(match.state.names, viewer, TEXTS) for viewer in viewers}
        while (decision := match.decision) is not None:
            asked = words[decision.seat]
            lines = [asked.question(decision), *(asked.option(decision, option) for option in decision.options)]
            lines += [words[viewer].waiting(decision) for viewer in viewers]
            found = warnings(DiceView(match.state, decision.seat), decision)
            assert_plain([*lines, *(asked.reason(reason) for reason in found if reason)])
            match.push(int(roll.random() * len(decision.options)))
        for viewer in viewers:
            lines = desk_at(match, viewer).narrator.lines(match.events)
            assert len(lines) == len(match.events)
            assert_plain(line.text for line in lines)


def line(viewer, name, *public, cast=CAST, **event):
    return told((name, public, event.get("to", ()), event.get("secret", ())), NAMES, cast, viewer)


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_reads_as_one_sentence_or_two(name):
    """Whoever is told of it: it begins like a sentence, and ends like one."""
    numbers = {"seated": 3, "rolled": 8, "game_over": 1}.get(name, len(DECLARED.entries[name].public.fields))
    for viewer in (0, 1, SPECTATOR):
        text = line(viewer, name, *([0, 1] * 4)[:numbers], to=(0,), secret=(1,) if name == "seated" else ())
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith((".", "!")), text


def test_a_roll_is_told_die_by_die():
    first = ("rolled", 0, 1, ALL_DICE, *[FACES.index(face) for face in ("arrow", "one", "two", "beer", "gatling")])
    assert line(0, *first) == "You roll: arrow, 1, 2, beer, gatling."
    assert line(1, *first) == "Ann rolls: arrow, 1, 2, beer, gatling."


def test_of_a_later_roll_the_thrown_dice_stand_in_brackets():
    faces = [FACES.index(face) for face in ("arrow", "dynamite", "two", "beer", "gatling")]
    assert line(1, "rolled", 0, 2, 0b01010, *faces) == "Ann throws 2 dice again: arrow, [dynamite], 2, [beer], gatling."
    assert line(0, "rolled", 0, 3, 0b00001, *faces) == "You throw 1 die again: [arrow], dynamite, 2, beer, gatling."
    assert line(0, "rolled", 0, 2, ALL_DICE, *faces) == "You throw 5 dice again: arrow, dynamite, 2, beer, gatling."


@pytest.mark.parametrize(
    ("viewer", "event", "said"),
    [
        (0, ("lost_life", 0, 1, 3, 1, BULLSEYE), "You lose 1 life (3 left): shot by Bo."),
        (1, ("lost_life", 0, 2, 3, 1, BULLSEYE), "Ann loses 2 life (3 left): shot by you."),
        (2, ("lost_life", 0, 2, 3, 1, BULLSEYE), "Ann loses 2 life (3 left): shot by Bo."),
        (2, ("lost_life", 0, 1, 3, 1, GATLING_FIRE), "Ann loses 1 life (3 left): Gatling of Bo."),
        (1, ("lost_life", 0, 1, 3, 1, GATLING_FIRE), "Ann loses 1 life (3 left): your Gatling."),
        (2, ("lost_life", 0, 4, 0, NOBODY, INDIANS), "Ann loses 4 life (0 left): Indians."),
        (0, ("lost_life", 0, 1, 5, NOBODY, EXPLOSION), "You lose 1 life (5 left): dynamite."),
        (0, ("took_arrows", 0, 2, 3, ROLLED), "You take 2 arrows. 3 are left in the pile."),
        (1, ("took_arrows", 0, 1, 0, ROLLED), "Ann takes 1 arrow. That was the last one."),
        (2, ("returned_arrows", 0, 3, 8, FIRED_OFF), "Ann returns 3 arrows. 8 are in the pile."),
        (2, ("returned_arrows", 0, 1, 8, FIRED_OFF), "Ann returns 1 arrow. 8 are in the pile."),
        (0, ("returned_arrows", 0, 1, 8, OUT), "Your arrow goes back to the pile. 8 are in the pile."),
        (2, ("returned_arrows", 0, 2, 9, OUT), "Ann's 2 arrows go back to the pile. 9 are in the pile."),
        (2, ("exploded", 0, 4), "4 dynamites explode: Ann throws no more."),
        (1, ("aimed", 0, 1, 2, TWO, 1), "Ann aims a 2 at you."),
        (0, ("aimed", 0, 1, 2, TWO, 2), "You aim a 2 at Bo and double it with a beer."),
        (1, ("healed", 0, 0, 1), "Ann drinks a beer: 1 life gained."),
        (0, ("healed", 0, 0, 2), "You drink a beer: 2 life gained."),
        (1, ("healed", 0, 1, 0), "Ann gives you a beer, which is wasted: at full life already."),
        (2, ("fired", 0, 3), "Ann fires the Gatling (3 gatlings): all others lose 1 life."),
        (2, ("eliminated", 0, OUTLAW, 1, BULLSEYE), "Ann is eliminated by Bo. Ann's role was Outlaw."),
        (0, ("eliminated", 0, OUTLAW, NOBODY, INDIANS), "You are eliminated by the Indians. Your role was Outlaw."),
        (1, ("eliminated", 0, OUTLAW, NOBODY, EXPLOSION), "Ann is eliminated by the dynamite. Ann's role was Outlaw."),
    ],
)
def test_what_happens_is_told_with_its_cause(viewer, event, said):
    assert line(viewer, *event) == said


@pytest.mark.parametrize(
    ("cast", "event", "said"),
    [
        ("el_gringo", ("took_arrows", 1, 1, 4, STRUCK_BACK), "El Gringo: Bo takes 1 arrow for hurting Ann. 4 are left"),
        (
            "bart_cassidy",
            ("took_arrows", 0, 2, 4, INSTEAD),
            "Bart Cassidy: Ann takes 2 arrows instead of losing 2 life.",
        ),
        ("pedro_ramirez", ("returned_arrows", 0, 1, 4, BY_LOSS), "Pedro Ramirez: Ann returns 1 arrow for lost life."),
        ("paul_regret", ("spared", 0, 0, GATLING_FIRE), "Paul Regret: The Gatling does not hurt Ann."),
        ("jourdonnais", ("spared", 0, 1, INDIANS), "Jourdonnais: Ann loses only 1 life, however many arrows"),
        ("suzy_lafayette", ("gained_life", 0, 2, 6), "Suzy Lafayette: Ann gains 2 life (6 now), having no 1 and no 2"),
        ("vulture_sam", ("gained_life", 0, 2, 6), "Vulture Sam: Ann gains 2 life (6 now), because somebody was"),
        ("sid_ketchum", ("gave_life", 0, 0, 1), "Sid Ketchum: Ann gives themselves 1 life."),
        ("sid_ketchum", ("gave_life", 0, 2, 0), "Sid Ketchum: Ann gives you 1 life, which is wasted: at full life"),
        (
            "kit_carlson",
            ("removed_arrow", 0, 2, 5),
            "Kit Carlson: Ann sends an arrow of yours back. 5 are in the pile.",
        ),
    ],
)
def test_what_an_ability_does_names_the_character(cast, event, said):
    assert line(2, *event, cast=(cast, "lucky_duke", "rose_doolan")).startswith(said)


@pytest.mark.parametrize(
    "event",
    [
        ("took_arrows", 1, 1, 4, ROLLED),
        ("returned_arrows", 0, 1, 4, OUT),
        ("healed", 2, 0, 1),
        ("lost_life", 0, 1, 3, 1, BULLSEYE),
    ],
)
def test_nothing_else_is_put_down_to_an_ability(event):
    text = line(SPECTATOR, *event, cast=("pedro_ramirez", "bart_cassidy", "sid_ketchum"))
    assert text.startswith(("Ann", "Bo", "Kit"))


@pytest.mark.rule("DICE-INFO-1")
def test_a_role_is_told_to_its_owner_alone():
    seat = {"to": (0,), "secret": (OUTLAW,)}
    assert line(0, "seated", 0, 15, 8, **seat) == "You are Willy the Kid with 8 life, and your role is Outlaw."
    assert line(1, "seated", 0, 15, 8, **seat) == "Ann is Willy the Kid with 8 life."
    assert line(EVERYTHING, "seated", 0, 15, 8, **seat) == "Ann is Willy the Kid with 8 life: Outlaw."


def test_names_are_found_in_part_and_with_small_mistakes():
    words = DiceWords(("A", "B", "C", "D"), 0, TEXTS)
    for asked, name in [
        ("slab", "Slab the Killer"),
        ("arrow", "Indian arrow"),
        ("gatlin", "Gatling"),
        ("dinamite", "Dynamite"),
        ("1", "Bull's Eye 1"),
        ("renegade", "Renegade"),
    ]:
        assert [fact.name for fact in words.find(asked)] == [name]
    assert words.find("rolling pin") == []


@pytest.mark.rule("DICE-THREE-2")
def test_of_three_each_role_has_a_goal_of_its_own():
    words = DiceWords(NAMES, 0, TEXTS)
    assert "eliminating the Renegade" in words.find("deputy")[0].text
    assert "eliminating the Outlaw" in words.find("renegade")[0].text
    assert "eliminating the Deputy" in words.find("outlaw")[0].text


def test_a_reason_names_its_rule():
    words = DiceWords(NAMES, 0, TEXTS)
    assert (
        words.reason(Caution("healthy", "DICE-BEER-3", 0)) == "you are at full life, so it does nothing [DICE-BEER-3]"
    )
    assert words.reason(Caution("overkill", "DICE-SHOT-7", 1)).startswith("Bo is going to fall anyway")


def test_questions_say_what_they_are_about():
    words = DiceWords(NAMES, 0, TEXTS)
    shots = Decision(0, "arrows_instead", [], (BULLSEYE, 2))
    assert words.question(shots) == "You are about to lose 2 life (shooting). How many arrows do you take instead?"
    blast = Decision(0, "return_arrows", [], (EXPLOSION, 1))
    assert words.question(blast) == "You lose 1 life (dynamite). How many of your arrows do you return for it?"
    assert words.question(Decision(0, "shoot", [], (2, TWO))).startswith("Die 3: whom do you hit with the 2?")
    assert words.question(Decision(0, "reroll", [], (1,))) == "Throw dice again (1 re-roll left), or stop?"
