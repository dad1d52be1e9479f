"""Questions as clients get them: what they are about, the options, what speaks against them, and why not."""

from collections import Counter
from functools import reduce
from operator import or_

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.games.bang.rules.cards.warnings import warnings as card_warnings
from boothill.games.bang.rules.declared import everything_declared
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.dice.rules.declared import DECLARED as DICE_DECLARED
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.warnings import warnings as dice_warnings
from boothill.kernel.decision import Decision
from boothill.server.wire import wire_of
from boothill.server.wire.settings import CHOICE, REACTION, TURN
from support.games import ALL_SETS, both_games, decisions, law, luck, new_match
from support.story import Story
from support.tales import rush, tale
from support.wires import about_of, asked_of, choices_of
from support.worlds import two_worlds, viewers

WARNINGS = {"bang": card_warnings, "dice": dice_warnings}
NAMES = {
    *("kind", "cause", "occasion", "source", "card", "mark", "next", "pick", "character", "action", "suit", "call"),
    *("role", "face", "verb", "code", "rule"),
}
"""Fields that are names, in whatever they stand."""
SEATS = {"who", "target", "by", "victim", "seat", "at"}


def check_named(said):
    """No number where a name is due, a seat where a seat is, and nothing that nobody has described."""
    for field, value in said.items():
        assert field != "values", said
        if isinstance(value, dict) and field in ("cause", "occasion"):
            assert isinstance(value.get("ability", ""), str), said
        elif field in NAMES:
            assert isinstance(value, str), said
        elif field in SEATS:
            assert value in range(8), said
        elif field == "cards":
            assert all(isinstance(card, str) for card in value), said
        elif field == "dice":
            assert set(value) <= set(range(5)), said
            assert value, said
        elif field == "warning":
            check_reason(value)
        elif field == "reaches":
            assert set(value) <= set(range(8)), said
        else:
            assert type(value) is int, said


def check_reason(said):
    """A code, a rule, and what the message needs to know."""
    assert set(said) <= {"code", "rule", "more"}, said
    assert isinstance(said["code"], str), said
    assert isinstance(said["rule"], str), said
    check_named(said.get("more", {}))


def card_token(said):
    """The text that records write for this option."""
    words = [said["verb"]]
    if "card" in said:
        words.append(said["card"])
    for field in ("kind", "action"):
        if field in said:
            words.append(f"as {said[field]}")
    if "target" in said:
        words.append(f"at {said['target']}")
    if "call" in said:
        words.append(said["call"])
    if "pick" in said:
        words.append("from hand" if said["pick"] == "hand" else f"picking {said['pick']}")
    return " ".join(words)


def dice_token(said):
    words = [said["verb"]]
    if "dice" in said:
        words += ["dice", *(str(die + 1) for die in said["dice"])]
    if "target" in said:
        words.append(f"at {said['target']}")
    if "number" in said:
        words.append(f"for {said['number']}")
    return " ".join(words)


TOKENS = {"bang": card_token, "dice": dice_token}


@both_games
@law(25)
@given(st.data(), luck())
def test_options_are_complete_and_none_is_told_like_another(some, data, seed):
    match = new_match(data.draw(some))
    game = match.game
    wire = wire_of(game.id)
    for decision in decisions(match, seed):
        asked, choices = asked_of(match), choices_of(match)
        about = asked.get("about", {})
        read = msgspec.convert(asked, reduce(or_, wire.types.told.asked.values()))
        assert (asked["kind"], msgspec.to_builtins(read)) == (decision.kind, asked)
        check_named(about)
        for option in choices["options"]:
            assert msgspec.to_builtins(msgspec.convert(option, wire.types.option)) == option
            check_named({field: value for field, value in option.items() if field != "more"})
        for reason in choices["why_not"].values():
            check_reason(reason)
        cautions = WARNINGS[game.id](match.view(decision.seat), decision)
        told = [said.get("warning") for said in choices["options"]]
        assert [caution and (caution.code, caution.rule) for caution in cautions] == [
            said and (said["code"], said["rule"]) for said in told
        ]
        assert [TOKENS[game.id](said) for said in choices["options"]] == [
            game.token(match.state, option) for option in decision.options
        ]
        plain = [str({field: said[field] for field in said if field != "warning"}) for said in choices["options"]]
        assert len(set(plain)) == len(plain)
        assert len(about) <= len(decision.subject) + ("cards" in about)
        for said in choices["options"]:
            paid = game.id == "bang" and said["verb"] in ("buy", "remove") and decision.main
            assert ("price" in said) == paid
        if not decision.main:
            assert choices["why_not"] == {}


@both_games
@law(12)
@given(st.data(), luck(), luck())
def test_neither_questions_nor_options_depend_on_what_is_hidden(some, data, seed, deal):
    options = data.draw(some)
    match = new_match(options)
    wire = wire_of(match.game.id)
    for decision in decisions(match, seed):
        if decision.number % 6 and decision.main:
            continue
        for viewer in viewers(options):
            here, there = two_worlds(match, viewer, deal)
            assert asked_of(here) == asked_of(there)
            assert wire.sort(here, here.decision) == wire.sort(there, there.decision)
            if viewer == decision.seat:
                assert choices_of(here) == choices_of(there)
            for seat in range(len(options.names)):
                assert wire.out_for_good(here, seat) == wire.out_for_good(there, seat)


def test_what_a_question_is_about_follows_from_the_question_alone():
    """So that it can tell no more than the question itself, whose subject is the same in all worlds (test_secrets)."""
    match, other = (new_match(TableOptions(5, sets=ALL_SETS, seed=seed)) for seed in (1, 2))
    rules = match.state.rules
    for kind, layout in everything_declared(rules.declared).questions.items():
        decision = Decision(0, kind, [], tuple(1 for _ in layout.fields))
        assert about_of(match, decision) == about_of(other, decision)
        assert len(about_of(match, decision)) == len(layout.fields)
    dodge = Decision(0, "dodge", [], (3, rules.kind_index["bang"], 2, rules.card_index["bang/AS"]))
    assert about_of(match, dodge) == {"by": 3, "cause": "bang", "needs": 2, "cards": ["bang/AS"]}
    strange = Decision(0, "pie", [], (3, 4))
    assert asked_of(match, strange) == {"kind": "other", "name": "pie", "say": "wait-pie", "question": 0, "seat": 0}
    for kind, layout in DICE_DECLARED.questions.items():
        decision = Decision(0, kind, [], tuple(1 for _ in layout.fields))
        assert len(about_of(new_match(DiceOptions(5)), decision)) == len(layout.fields)


def test_every_kind_of_question_of_ours_is_described():
    asked = Counter()
    for seed in range(6):
        match = new_match(TableOptions(4 + seed % 5, sets=ALL_SETS, seed=seed))
        for decision in decisions(match, seed):
            asked[decision.kind] += 1
            assert decision.kind in everything_declared(match.state.rules.declared).questions, decision
    assert len(asked) > 12


# ---- single positions ------------------------------------------------------------------------------------------


def test_a_warning_is_told_with_its_parameters():
    story = Story(A="rose_doolan").hand("B", "bang").turn("B")
    shots = [said for said in choices_of(story.match)["options"] if said["verb"] == "play"]
    assert {said["target"]: said.get("warning") for said in shots} == {
        0: {"code": "own_side", "rule": "BASE-WIN-2", "more": {"seat": 0}},
        2: None,
    }
    assert {said["card"].partition("/")[0] for said in shots} == {said["kind"] for said in shots} == {"bang"}


def test_why_a_hand_card_cannot_be_played_is_told_by_its_name():
    story = Story().hand("A", "bang/AS", "bang/2D", "missed/2S", "beer/6H").turn("A")
    story.plays("bang/AS", on="B")
    story.asks("B", "dodge").answers("pass")
    choices = choices_of(story.match)
    assert choices["why_not"] == {
        "bang/2D": {"code": "bang_limit", "rule": "BASE-LIM-1", "more": {"limit": 1}},
        "missed/2S": {"code": "only_in_response", "rule": "BASE-LIM-7"},
    }
    assert [said["verb"] for said in choices["options"]] == ["play", "end"]
    assert choices["options"][0]["warning"]["code"] == "full_life"


def test_why_the_turn_cannot_end():
    story = tale(4).event("law_of_the_west").deck("saloon", "beer/6H").hand("A").starts_turn("A")
    choices = choices_of(story.match)
    assert all(said["verb"] != "end" for said in choices["options"])
    assert choices["why_not"]["end"] == {
        "code": "must_play",
        "rule": "FF-LAW-2",
        "more": {"kind": "law_of_the_west", "card": "beer/6H"},
    }


def test_equipment_has_its_price_or_why_it_cannot_be_had():
    story = rush(5).shop("boots", "shot", "horseshoe").in_play("C", "wanted").nuggets(A=3).in_play("A", "knife")
    story.in_play("A", "barrel").turn("A")
    choices, rules = choices_of(story.match), story.t.rules
    price = {kind.id: kind.price for kind in rules.kinds if kind.price}
    bought = {said["card"]: said["price"] for said in choices["options"] if said["verb"] == "buy"}
    removed = {said["card"]: said["price"] for said in choices["options"] if said["verb"] == "remove"}
    assert bought == {card: price[card] for card in ("boots", "shot", "horseshoe") if price[card] <= 3}
    assert removed == ({"wanted": price["wanted"] + 1} if price["wanted"] < 3 else {})
    dear = {card for card in ("boots", "shot", "horseshoe") if price[card] > 3}
    poor = rush(5).shop("boots", "shot", "horseshoe").in_play("C", "wanted").turn("A")
    reasons = choices_of(poor.match)["why_not"]
    assert set(reasons) == {"boots", "shot", "horseshoe", "wanted"}
    for card in ("boots", "shot", "horseshoe"):
        reason = reasons[card]
        assert (reason["code"], reason["more"]) == ("too_dear", {"price": price[card], "purse": 0})
    assert set(choices["why_not"]) >= dear
    assert not any(card.startswith("barrel") for card in choices["why_not"]), "it works all by itself"


def test_what_has_been_paid_for_has_no_price():
    story = rush(A="josh_mccloud").shop("boots", "horseshoe", "wanted").equipment_deck("shot").nuggets(A=2).turn("A")
    story.uses()
    story.asks("A", "find")
    options = choices_of(story.match)["options"]
    assert {said["verb"] for said in options} == {"buy"}
    assert all("price" not in said for said in options)
    assert about_of(story.match) == {"card": "shot"}


def test_a_green_card_just_laid_says_so():
    story = tale(4).hand("A", "knife").turn("A").plays("knife")
    (card,) = choices_of(story.match)["why_not"]
    assert card.startswith("knife")
    assert choices_of(story.match)["why_not"][card]["code"] == "just_laid"


def test_random_picks_abilities_and_calls_have_names():
    story = Story(A="sid_ketchum").hand("A", "panic", "beer", "saloon").hand("B", "bang").in_play("B", "barrel")
    story.with_life(A=2).turn("A")
    options = choices_of(story.match)["options"]
    picks = {said["pick"].partition("/")[0] for said in options if said["verb"] == "play" and "pick" in said}
    assert picks == {"hand", "barrel"}
    assert {said["action"] for said in options if said["verb"] == "use"} == {"sid_ketchum"}
    suits = tale(4).event("handcuffs").deck("saloon", "beer").starts_turn("A")
    suits.asks("A", "name_suit")
    assert [said["call"] for said in choices_of(suits.match)["options"]] == ["S", "H", "D", "C"]
    assert about_of(suits.match) == {"kind": "handcuffs"}


def test_options_of_the_dice_game():
    seen = {}
    for seed in range(4):
        match = new_match(DiceOptions(6, seed=seed))
        for _ in decisions(match, seed):
            for said in choices_of(match)["options"]:
                seen.setdefault(said["verb"], said)
    assert set(seen) >= {"stop", "reroll", "shoot", "heal"}
    assert seen["stop"] == {"verb": "stop"}
    assert set(seen["reroll"]) == {"verb", "dice"}
    assert {"verb", "dice", "target", "number"} <= set(seen["shoot"])
    assert len(seen["shoot"]["dice"]) == 1


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_by_which_clock_a_question_is_put(game):
    wire, sorts = wire_of(game), Counter()
    for seed in range(4):
        match = new_match(TableOptions(5, seed=seed) if game == "bang" else DiceOptions(8, seed=seed))
        for decision in decisions(match, seed):
            sort = wire.sort(match, decision)
            main = decision.kind in ("play", "reroll")
            mine = decision.seat == match.state.active
            assert sort == (TURN if main else CHOICE if mine else REACTION)
            sorts[sort] += 1
    assert len(sorts) == 3, sorts


@law(12)
@given(st.sampled_from([4, 8]), st.sampled_from([("base",), ALL_SETS]), luck())
def test_a_weapon_says_whom_it_would_reach(players, sets, seed):
    """Playing it gives that range."""
    match = new_match(TableOptions(players, sets=sets, seed=seed))
    rules = match.state.rules
    for decision in decisions(match, seed):
        told = choices_of(match)["options"]
        weapons = [
            at for at, said in enumerate(told) if said["verb"] == "play" and rules.kinds[kind_of(rules, said)].weapon
        ]
        assert [at for at, said in enumerate(told) if "reaches" in said] == weapons
        for at in weapons:
            other = match.clone()
            other.push(at)
            if not other.state.common.cards_off:
                assert told[at]["reaches"] == list(in_range(other.state, decision.seat))


def kind_of(rules, said):
    return rules.kind_index[said["kind"]]


def test_a_shot_says_how_many_missed_stop_it():
    story = Story(4, sets=("base", "dodge_city"), A="slab_the_killer").hand("A", "bang", "punch", "duel").turn("A")
    told = {said["kind"]: said.get("needs") for said in choices_of(story.match)["options"] if "target" in said}
    assert told == {"bang": 2, "punch": 1, "duel": None}
    story = Story(4, sets=("base", "fistful")).event("sniper").hand("A", "bang", "bang").turn("A")
    assert {said["needs"] for said in choices_of(story.match)["options"] if said.get("action") == "sniper"} == {2}


@law(12)
@given(st.sampled_from([4, 7]), luck())
def test_only_shots_need_missed(players, seed):
    match = new_match(TableOptions(players, sets=ALL_SETS, seed=seed))
    rules = match.state.rules
    for decision in decisions(match, seed):
        if not decision.main:
            continue
        for said in choices_of(match)["options"]:
            if "needs" in said:
                assert said["needs"] in (1, 2)
                assert "target" in said
            if said["verb"] == "play" and "target" in said and rules.kinds[kind_of(rules, said)].bang_card:
                assert said["needs"] == match.state.profile[decision.seat].bang_needs
            if said["verb"] == "play" and said["kind"] in ("duel", "panic", "cat_balou", "jail"):
                assert "needs" not in said
