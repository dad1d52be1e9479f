"""Nothing leaks: what a seat sees, is told and is asked does not depend on what is hidden from it (GEN-6, law 7)."""

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.family.roles import HIDDEN, SHERIFF
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.mechanics.event_deck import next_event
from boothill.games.bang.rules.table.problems import problems
from boothill.games.bang.rules.table.setup import TableOptions, new_table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    BOUGHT,
    EQUIPMENT,
    EVENT,
    EVENTS,
    NO_CARD,
    OVER,
    PAST_EVENTS,
    SHOP,
    UNUSED_EVENTS,
    USED_EQUIPMENT,
)
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.journal import EVERYTHING, SPECTATOR, Journal, seen_by
from boothill.kernel.match import Match
from support import dice_events, events
from support.events import SECRET, cards_of, public_words, words
from support.games import ALL_SETS, GAMES, MIXES, both_games, decisions, law, luck, new_match, redeal, tables
from support.tales import rush, tale
from support.worlds import attributes, everything_in, slots_of, two_worlds, viewers

TELLING = ("looked_at_second", "new_identity")
"""Events after which somebody knows more of a player's second character."""
OPEN = (SHOP, USED_EQUIPMENT, BOUGHT)
"""The piles of our own sets that everybody may look through (GR-SETUP-1, GR-BUY-1)."""
# ---- views -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-6", "DICE-INFO-1")
@both_games
@law(25)
@given(st.data(), luck(), luck())
def test_a_view_does_not_show_what_could_be_dealt_otherwise(some, data, seed, deal):
    options = data.draw(some)
    match = new_match(options)
    for decision in decisions(match, seed):
        if decision.number % 4:
            continue
        for viewer in viewers(options):
            other = match.state.copy()
            redeal(other, viewer, deal)
            assert everything_in(match.game.view(other, viewer)) == everything_in(match.view(viewer))


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2", "DICE-SETUP-3", "DICE-THREE-1")
@both_games
@law(30)
@given(st.data(), luck())
def test_a_view_shows_the_roles_its_seat_may_know(some, data, seed):
    options = data.draw(some)
    match = new_match(options)
    for _ in decisions(match, seed):
        t = match.state
        # Whoever was eliminated once has shown his role, and it stays face up if he comes back (FF-DEAD-4).
        fallen = {public[0] for name, public, *_ in match.events if name == "eliminated"}
        for viewer in viewers(options):
            view = match.view(viewer)
            known = fallen | {seat for seat, role in enumerate(t.role) if role == SHERIFF or seat == viewer}
            if len(t.role) == 3:  # DC-3P-1, DICE-THREE-1
                known = {0, 1, 2}
            assert {seat for seat, role in enumerate(view.role) if role != HIDDEN} == known
            assert all(view.role[seat] == t.role[seat] for seat in known)
        assert match.view(EVERYTHING).role == t.role
    for viewer in viewers(options):
        assert match.view(viewer).role == match.state.role, "after the game all roles are open"


@law(10)
@given(tables(), luck(), luck())
def test_dealing_anew_really_changes_what_is_hidden(options, seed, deal):
    """Otherwise the test above would show nothing."""
    match = new_match(options)
    changed = set()
    for decision in decisions(match, seed):
        t = match.state
        for viewer in viewers(options):
            other = t.copy()
            redeal(other, viewer, deal + decision.number)  # one deal might happen to be the true one
            assert other.seed == deal + decision.number
            assert problems(other) == set()
            for part in ("deck", "hand", "role", "second", "piles"):
                if getattr(other, part) != getattr(t, part):
                    changed.add(part)
            if viewer >= 0:
                assert other.hand[viewer] == t.hand[viewer]
                assert other.role[viewer] == t.role[viewer]
                assert viewer != t.looker or other.aside == t.aside
            assert [len(cards) for cards in other.hand] == [len(cards) for cards in t.hand]
            assert (len(other.deck), len(other.aside)) == (len(t.deck), len(t.aside))
            assert (other.discard, other.play, other.limbo) == (t.discard, t.play, t.limbo)
            assert (other.standing, other.tokens, other.sides) == (t.standing, t.tokens, t.sides)
            assert all(other.piles.get(pile) == t.piles.get(pile) for pile in (PAST_EVENTS, *OPEN))
            assert next_event(other) == next_event(t)
            if other.piles.get(EQUIPMENT) != t.piles.get(EQUIPMENT):
                changed.add(EQUIPMENT)
    # DC-3P-1: of three players nobody's role is hidden.
    hidden = {"deck", "hand", "second", "role"} - ({"role"} if len(options.names) == 3 else set())
    if EQUIPMENT in match.state.piles:
        hidden.add(EQUIPMENT)
    assert changed == hidden | ({"piles"} if match.state.piles else set())


@law(25)
@given(tables(), luck())
def test_a_view_shows_the_cards_and_second_characters_its_seat_may_know(options, seed):
    match = new_match(options)
    for _ in decisions(match, seed):
        t = match.state
        told = {name: {public[0] for event, public, *_ in match.events if event == name} for name in TELLING}
        for viewer in viewers(options):
            view = View(t, viewer)
            seen = told["new_identity"] | (told["looked_at_second"] & {viewer})  # HN-IDENT-1, -3
            assert {s for s, second in enumerate(view.second) if second != HIDDEN} == seen
            assert all(view.second[s] == t.second[s] for s in seen)
            assert view.next_event == (t.piles[EVENTS][-1] if t.piles.get(EVENTS) else NO_CARD)  # EV-5
            assert view.standing == t.standing
            assert view.piles == {pile: tuple(t.piles[pile]) for pile in OPEN if pile in t.piles}
            assert view.tokens == {name: tuple(counts) for name, counts in t.tokens.items()}  # GR-NUG-3
            assert (view.shadow, view.shadows, view.sides) == (t.shadow, t.shadows, t.sides)  # SH-15
            assert view.pile_sizes == {name: len(cards) for name, cards in t.piles.items()}
            assert view.hand == (tuple(t.hand[viewer]) if viewer >= 0 else ())
            assert view.hands == ()
            assert view.aside == (tuple(t.aside) if t.aside and t.looker == viewer else ())
            assert view.discard_top == (t.discard[-1] if t.discard else -1)
    for viewer in (SPECTATOR, 0):
        assert View(match.state, viewer).second == tuple(match.state.second)
    assert View(match.state, EVERYTHING).hands == tuple(map(tuple, match.state.hand))


@pytest.mark.parametrize(("looker", "asked", "number"), [("kit_carlson", "look", 3), ("claus_the_saint", "gift", 5)])
def test_only_the_looker_sees_cards_set_aside(looker, asked, number):
    options = TableOptions(4, sets=ALL_SETS, seed=1, characters=(looker, None, None, None), sheriff=0)
    match = new_match(options)
    assert match.decision.kind == asked
    assert len(View(match.state, 0).aside) == number
    assert [View(match.state, viewer).aside for viewer in (SPECTATOR, 1, 2, 3)] == [()] * 4


def changeable(value):
    """A list or dictionary, and those in it."""
    if isinstance(value, dict | list):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changeable(part)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
@pytest.mark.parametrize(
    ("options", "hidden"),
    [
        (TableOptions(5, sets=ALL_SETS, seed=987654321), ("role", "second_known")),
        (DiceOptions(5, seed=987654321), ("role",)),
    ],
    ids=GAMES,
)
def test_a_view_does_not_hold_the_game(options, hidden, viewer):
    """No way leads from a view to the table: neither to it nor to its lists, its generator or its seed."""
    match = new_match(options)
    t = match.state
    view = match.view(viewer)
    fields = [getattr(t, name) for name in slots_of(type(t))]
    own = [t, match, *[getattr(t, name) for name in hidden], *[part for field in fields for part in changeable(field)]]
    assert len(own) > 10
    for name, value in attributes(view).items():
        assert all(value is not thing for thing in own), name
        assert not isinstance(value, list), f"{name} could be changed"
    assert "987654321" not in json.dumps(view.dump())
    assert "987654321" not in repr(list(attributes(view).values()))


def laid_out(options, *events):
    """A match in which these are the next events: the first of them comes in the second round."""
    t = new_table(options, Journal())
    pile, unused = t.piles[EVENTS], t.piles[UNUSED_EVENTS]
    for event in reversed(events):
        card = t.rules.card_index[event]
        if card in unused:
            other = next(each for each in pile if is_final(t, each) == is_final(t, card))
            pile[pile.index(other)], unused[unused.index(card)] = card, other
        pile.remove(card)
        pile.append(card)
    return Match(BANG, t, record=True)


def is_final(t, card):
    return t.rules.kinds[t.rules.kind_of[card]].final


@pytest.mark.rule("EV-5")
@pytest.mark.parametrize("sets", [("base", "high_noon"), ("base", "fistful"), ALL_SETS])
def test_of_the_event_deck_a_view_names_only_the_event_in_force_and_the_next(sets):
    match = new_match(TableOptions(4, sets=sets, seed=12))
    rules = match.state.rules
    events = {kind.id for kind in rules.kinds if kind.colour == EVENT}
    revealed = set()
    for decision in decisions(match, 12):
        t = match.state
        open_events = {rules.kinds[kind].id for kind in t.standing} | {
            rules.card_names[card] for card in t.piles[EVENTS][-1:]
        }
        revealed |= open_events
        for viewer in (SPECTATOR, decision.seat):
            data = View(t, viewer).dump()
            del data["deeds"], data["marks"]  # where actions and marks are called like the events they come with
            assert set(re.findall(r'"(\w+)"', json.dumps(data))) & events == open_events
    assert len(revealed) > 4


@pytest.mark.rule("GR-SETUP-1", "GR-NUG-3")
def test_of_the_equipment_a_view_shows_everything_but_the_deck():
    story = rush().shop("boots", "shot", "rhum").equipment_deck("pickaxe", face_up=("wanted",)).nuggets(B=3)
    story.in_play("C", "horseshoe").turn("A")
    equipment = {kind.id for kind in story.t.rules.kinds if kind.price}
    for viewer in (SPECTATOR, 0, 1):
        data = View(story.t, viewer).dump()
        said = {name.partition("/")[0] for name in re.findall(r'"([\w/]+)"', json.dumps(data))}
        assert said & equipment == {"boots", "shot", "rhum", "wanted", "horseshoe"}
        assert data["piles"] == {"shop": ["boots", "shot", "rhum"], "used equipment": ["wanted"], "bought": []}
        assert data["pile_sizes"]["equipment"] == 24 - 5
        assert [player["tokens"] for player in data["players"]] == [{"nuggets": n} for n in (0, 3, 0, 0, 0)]


@pytest.mark.rule("SH-15")
def test_everybody_sees_whom_a_shadow_renegade_serves():
    story = rush(5, shadow=True).out("E").starts_turn("E")
    for viewer in (SPECTATOR, *range(5)):
        data = View(story.t, viewer).dump()
        assert (data["shadow"], data["shadows"]) == (4, True)
        assert [player["side"] for player in data["players"]] == [None] * 4 + ["deputy"]
        other = story.t.copy()
        other.journal = None
        redeal(other, viewer, 3)
        assert (other.role[4], other.sides) == (story.t.role[4], story.t.sides)


# ---- events ----------------------------------------------------------------------------------------------------


LAYOUTS = {"bang": events, "dice": dice_events}
"""What the numbers of each game's events mean."""


def check_audiences(match, seed):
    """Play a game and look at who learns what; returns how often each event came."""
    for _ in decisions(match, seed):
        pass
    layout = LAYOUTS[match.game.id]
    seats = range(len(match.state.names))
    for event in match.events:
        name, public, audience, secret = event
        assert set(audience) == layout.audience_of(event) or not (secret or audience), event
        assert set(cards_of(layout.public_words(event))).isdisjoint(cards_of(layout.secret_words(event))), event
        for viewer in (SPECTATOR, *seats):
            assert seen_by(event, viewer) == (name, public, secret if viewer in audience else ())
        assert seen_by(event, EVERYTHING) == (name, public, secret)
    return Counter(event[0] for event in match.events)


@pytest.mark.rule("DICE-INFO-1", "DICE-INFO-2")
@both_games
@law(30)
@given(st.data(), luck())
def test_secrets_of_events_reach_their_audience_alone(some, data, seed):
    assert check_audiences(new_match(data.draw(some)), seed)


def further_tables(seeds, sets=MIXES[3], *, who=("claus_the_saint", "vera_custer", "doc_holyday", "pat_brennan")):
    """Tables of all sizes where it is certain that the questions and events of further sets come up.

    With equipment there are shadows as well, if there is a Sheriff.
    """
    who = (*who, *(None,) * 8)
    return [
        TableOptions(
            players, sets=sets, seed=seed, characters=who[:players], shadow="gold_rush" in sets and players > 3
        )
        for players in (3, 4, 5, 8)
        for seed in range(seeds)
    ]


PROSPECTORS = ("josh_mccloud", "dutch_will", "simeon_picos", "pretty_luzena")


@pytest.mark.rule("PROMO-CLAUS-2")
def test_secrets_of_events_of_further_sets_reach_their_audience_alone():
    told = sum((check_audiences(new_match(options), options.seed) for options in further_tables(3)), Counter())
    assert min(told[event] for event in ("gave", "copied", "paid", "spent")) > 10, told


@pytest.mark.rule("FF-MINE-1", "HN-IDENT-1", "HN-IDENT-3")
def test_secrets_of_the_event_decks_reach_their_audience_alone():
    told = Counter()
    for options in further_tables(3, ALL_SETS):
        match = laid_out(options, "new_identity", "abandoned_mine")
        told += check_audiences(match, options.seed)
        for name, public, audience, secret in match.events:
            if name in ("put_on_deck", "looked_at_second"):
                assert (audience, len(public), len(secret)) == (public[:1], 1, 1)
            elif name == "new_identity":
                assert (audience, secret) == ((), ())
    assert min(told[event] for event in ("put_on_deck", "looked_at_second", "new_identity", "drew_discards")) > 10, told


@pytest.mark.rule("GR-NUG-3", "SH-15")
@pytest.mark.parametrize("sets", [("base", "gold_rush"), ALL_SETS])
def test_what_is_bought_and_found_and_who_returns_is_no_secret(sets):
    told = Counter()
    new = ("bought", "found", "restocked", "removed", "gained_nuggets", "sold", "shadow_came", "took_side", "unhealed")
    for options in further_tables(6, sets, who=PROSPECTORS):
        match = new_match(options)
        told += check_audiences(match, options.seed)
        assert all((audience, secret) == ((), ()) for name, _, audience, secret in match.events if name in new)
    assert min(told[event] for event in new) > 5, told


def test_the_owner_and_nobody_else_learns_what_was_drawn():
    match = new_match(TableOptions(4, seed=6))
    dealt = {event[1][0]: event for event in [event for event in match.events if event[0] == "drew"][:4]}
    for seat in range(4):
        event = dealt[seat]
        assert event[2] == (seat,)
        assert set(event[3]) <= set(match.state.hand[seat])
        assert event[1] == (seat, len(event[3]), -1)


FOLLOWING = {"called": ("yes",), "looked_at_second": ("character",), "new_identity": ("character", "life")}
"""What else differs between two deals in events that show a card or a second character, since it follows from that."""


def masked(event, said):
    """The words without the cards and roles, which are what differs between two deals."""
    hidden = ("card", "pick", "role", "winner", *FOLLOWING.get(event, ()))
    return [(word, value if word not in hidden else None) for word, value in said]


def tellings(match, index, viewer):
    """Answer, and return what the viewer is told of the consequences, in words."""
    before = len(match.events)
    match.push(index)
    told = []
    for event in match.events[before:]:
        name, _, secret = seen_by(event, viewer)
        told.append((name, public_words(event), words(SECRET[name], secret) if secret else []))
    return told


def reveals(one, other, hidden):
    """Whether two tellings of one moment differ, and then only in a card or role the viewer could not know before."""
    if one == other:
        return False
    assert one[0] == other[0], f"{one} here, {other} in another deal of the hidden cards"
    for mine, theirs in zip(one[1:], other[1:], strict=True):
        assert masked(one[0], mine) == masked(one[0], theirs), f"{one} here, {other} in another deal"
        for (word, a), (_, b) in zip(mine, theirs, strict=True):
            if a != b and word in ("card", "pick", "character"):
                what = word if word == "character" else "card"
                assert (what, a) in hidden[0], f"{one}: the viewer could see this before"
                assert (what, b) in hidden[1], f"{other}: the viewer could see this before"
    return True


def hidden_from(t, viewer):
    """The cards and characters a viewer does not see, each with what it is."""
    zones = [t.deck, *(cards for seat, cards in enumerate(t.hand) if seat != viewer)]
    if t.looker != viewer:
        zones.append(t.aside)
    if EVENTS in t.piles:
        zones += [t.piles[EVENTS][:-1], t.piles[UNUSED_EVENTS]]
    zones.append(t.piles.get(EQUIPMENT, []))
    seen = {*t.character, *View(t, viewer).second}
    characters = {("character", one.index) for one in t.rules.characters if one.index not in seen}
    return characters | {("card", card) for zone in zones for card in zone}


def common_answer(match, twin, roll, viewer, hidden):
    """An answer that is possible in both worlds: its two indices; None if there is none.

    If the two worlds share no option, one may stand for the other if the viewer, who is not the one asked, can tell
    them apart by a hidden card alone.
    """
    options, others = match.decision.options, twin.decision.options
    pairs = [(at, others.index(option)) for at, option in enumerate(options) if option in others]
    if not pairs and match.decision.seat != viewer:
        pairs = [
            (at, other)
            for at, mine in enumerate(options)
            for other, theirs in enumerate(others)
            if ("card", mine[1]) in hidden[0]
            and ("card", theirs[1]) in hidden[1]
            and (mine[0], *mine[2:]) == (theirs[0], *theirs[2:])
        ]
    return pairs[int(roll.random() * len(pairs))] if pairs else None


def walk_two_worlds(match, viewer, deal, roll):
    """Play a position and another deal of what the viewer cannot see with the same answers.

    Until a card or role is revealed to the viewer that is another one in the other world, he must be told the same
    events, and the same players must be asked the same things. Returns the questions that were compared, by kind.
    """
    here, there = two_worlds(match, viewer, deal)
    compared = Counter()
    while True:
        mine, theirs = here.decision, there.decision
        assert (mine is None) == (theirs is None)
        if mine is None:
            return compared
        assert (mine.seat, mine.kind, mine.subject) == (theirs.seat, theirs.kind, theirs.subject)
        if mine.seat == viewer:
            assert mine.options == theirs.options, "a player's options tell him what he cannot see"
        compared[mine.kind] += 1
        hidden = hidden_from(here.state, viewer), hidden_from(there.state, viewer)
        indices = common_answer(here, there, roll, viewer, hidden)
        if indices is None:
            return compared
        told_here = tellings(here, indices[0], viewer)
        told_there = tellings(there, indices[1], viewer)
        for one, other in zip(told_here, told_there, strict=False):
            if one == other and one[0] == "reshuffled":
                shuffled_in = {("card", card) for card in here.state.rules.cards}
                hidden = (hidden[0] | shuffled_in, hidden[1] | shuffled_in)
            if reveals(one, other, hidden):
                return compared
        assert len(told_here) == len(told_there), "more happens in one of two worlds that look alike"
        assert here.state.phase == OVER or View(here.state, viewer).dump() == View(there.state, viewer).dump()


def compare_worlds(match, seed, deal, stride, always=""):
    """Play a game, and its other worlds at every so many questions, and `always` at those of one kind.

    Returns the questions compared, by kind.
    """
    roll = Random(seed)
    compared = Counter()
    for decision in decisions(match, seed):
        if decision.number % stride and decision.kind != always:
            continue
        viewers = (SPECTATOR, *range(len(match.state.names))) if decision.main else (decision.seat,)
        for viewer in viewers:
            compared += walk_two_worlds(match, viewer, deal + viewer, roll)
    return compared


@pytest.mark.rule("GEN-6")
@law(40)
@given(tables(), luck(), luck(), st.integers(2, 9))
def test_two_worlds_that_look_alike_stay_alike_until_a_card_is_shown(options, seed, deal, stride):
    """Events, questions and options follow from what a seat has seen, and the absence of an answer does not show."""
    assert compare_worlds(new_match(options), seed, deal, stride)


@pytest.mark.rule("GEN-6", "PROMO-CLAUS-2")
def test_questions_of_further_sets_tell_nothing_either():
    compared = Counter()
    for options in further_tables(5):
        compared += compare_worlds(new_match(options), options.seed, options.seed, 4)
    asked = {kind: compared[kind] for kind in ("gift", "copy", "cost", "draw_or_take", "second_card", "strip")}
    assert min(asked.values()) > 10, asked


@pytest.mark.rule("GEN-6", "GR-DUTCH-1", "GR-JOSH-1")
@pytest.mark.parametrize("sets", [("base", "gold_rush"), ALL_SETS])
def test_questions_of_equipment_and_in_the_turns_of_shadows_tell_nothing_either(sets):
    compared = Counter()
    for options in further_tables(5, sets, who=PROSPECTORS):
        match = new_match(options)
        for asked in ("drop_one", "find"):
            compared += compare_worlds(new_match(options), options.seed, options.seed, 9, asked)
        for decision in decisions(match, options.seed):
            if match.state.shadow == decision.seat and decision.main:
                viewer = decision.number % len(options.names)
                walk_two_worlds(match, viewer, options.seed, Random(options.seed))
                compared["in the turn of a shadow"] += 1
    asked = {kind: compared[kind] for kind in ("drop_one", "find", "in the turn of a shadow")}
    assert min(asked.values()) > 10, asked


ASKING = {
    "new_identity": "identity",
    "handcuffs": "name_suit",
    "the_daltons": "lose_blue",
    "blood_brothers": "give_life",
    "hard_liquor": "drink_or_draw",
    "peyote": "call_colour",
    "ranch": "exchange",
    "russian_roulette": "roulette",
    "ricochet": "save_card",
    "sniper": "cost",
    "abandoned_mine": "surplus",
    "a_fistful_of_cards": "dodge",
    "law_of_the_west": "surplus",
    "ghost_town": "surplus",
}
"""Events that ask or change what is hidden, each with a question that must be compared."""


@pytest.mark.rule("GEN-6")
@pytest.mark.parametrize("event", ASKING)
def test_questions_of_events_tell_nothing_either(event):
    compared = Counter()
    for seed in range(6):
        options = TableOptions(3 + seed, sets=ALL_SETS, seed=seed)
        compared += compare_worlds(laid_out(options, event), seed, seed, 8, ASKING[event])
    assert compared[ASKING[event]] >= 5, compared


@pytest.mark.rule("GEN-6", "FF-SNIPER-1")
def test_paying_with_bang_cards_does_not_show_how_many_there_are():
    few = tale(4).event("sniper").hand("A", "bang", "bang", "beer").turn("A").uses(on="B")
    many = tale(4).event("sniper").hand("A", "bang", "bang", "bang").turn("A").uses(on="B")
    for story in (few, many):
        story.asks("A", "cost").answers("bang")
    asked = [(story.decision.seat, story.decision.kind, story.decision.subject) for story in (few, many)]
    assert asked[0] == asked[1]


@pytest.mark.rule("GEN-6", "FF-LAW-4")
def test_whether_the_card_shown_was_the_one_taken_unseen_stays_a_secret():
    taken, seen = set(), set()
    for seed in range(12):
        story = tale(4, B="el_gringo").event("law_of_the_west").hand("A", "bang", "beer").deck("saloon", "missed/10C")
        story.t.seed = seed
        story.starts_turn("A").plays("bang", on="B")
        story.asks("B", "dodge").answers("pass")
        assert story.decision.main
        taken.add(tuple(story.hand_of("B")))
        seen.add(json.dumps(story.view("C").dump()))
    assert len(taken) == 3
    assert len(seen) == 1


@pytest.mark.rule("FF-LAW-1")
def test_dealing_anew_leaves_a_card_that_was_shown_where_it_is():
    story = tale(4).event("law_of_the_west").deck("saloon", "beer").starts_turn("A")
    shown = story.t.turn_marks["must_play"]
    for seed in range(5):
        other = story.t.copy()
        redeal(other, 2, seed)
        assert shown in other.hand[0]
