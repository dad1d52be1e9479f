"""What many games made use of is counted as their logs tell it, and watching changes no game."""

from collections import Counter
from random import Random

from boothill.family.roles import DEPUTY, OUTLAW, RENEGADE
from boothill.games.bang.lab.usage import CardUse, CharacterUse, EquipmentUse, EventUse, ShadowUse, Usage, Watch
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import ABILITY, BROWN
from support.games import ALL_SETS, BASE, MIXES, decisions
from support.story import Story
from support.tales import WITHOUT_EQUIPMENT, rush, tale

WITHOUT_EVENTS = MIXES[:4]


def watched_games(characters, seeds, sets=WITHOUT_EQUIPMENT, *, shadow=False):
    """Random games by the rules of a watch: what it counted, and the log of each game."""
    watch = Watch(sets)
    games = []
    for seed in seeds:
        options = TableOptions(len(characters), sets=sets, seed=seed, characters=characters, shadow=shadow)
        options.rules = watch.rules
        match = new_match(options)
        watch.sit_down(match.state)
        roll = Random(seed).randrange
        while (decision := match.decision) is not None:
            index = roll(len(decision.options))
            watch.note(match.state, decision, decision.options[index])
            match.push(index)
        games.append(match.events)
    return watch.rules, watch.take(), games


def test_cards_are_used_as_often_as_the_log_says():
    rules, usage, games = watched_games((None,) * 6, range(36))
    told = Counter()
    for name, public, *_ in [event for events in games for event in events]:
        if name in ("played", "spent") and rules.kind_of[public[1]] == public[2]:
            told[name, public[1]] += 1
        elif name == "used_missed" and (public[2] or rules.kinds[rules.kind_of[public[1]]].colour == BROWN):
            told["answered", public[1]] += 1  # a green card from the hand only stands in for a Missed!
    for card in rules.cards:
        kind, name = rules.kinds[rules.kind_of[card]], rules.card_names[card]
        assert usage.spent[name] == told["spent", card]
        if kind.missed:
            assert usage.answered[name] == told["answered", card]
        if kind.rescue is None:
            assert usage.played[name] == told["played", card]
        else:
            assert usage.played[name] + usage.answered[name] == told["played", card]
    assert usage.spent.total() > 100


def test_abilities_act_as_often_as_the_log_says():
    who = ("bart_cassidy", "suzy_lafayette", "molly_stark", "herb_hunter", "jose_delgado")
    _, usage, games = watched_games(who, range(30), WITHOUT_EVENTS[-1])
    told = Counter()
    turns, over = Counter(), Counter()
    for name, public, *_ in [event for events in games for event in events]:
        if name == "used_ability" or (name == "drew" and public[2] == ABILITY and who[public[0]] != "jose_delgado"):
            told[who[public[0]]] += 1
        elif name in ("turn", "turn_over"):
            (turns if name == "turn" else over)[who[public[0]]] += 1
    assert usage.acts == told
    assert len(told) == 5
    assert usage.games == dict.fromkeys(who, 30)
    assert all(over[one] <= usage.turns[one] <= turns[one] for one in who)  # Jail ends a turn before phase 2


def test_abilities_that_move_nuggets_act_as_often_as_the_log_says():
    who = ("simeon_picos", "josh_mccloud", "dutch_will", "raddie_snake")
    rules, usage, games = watched_games(who, range(30), ("base", "gold_rush"))
    told = Counter()
    for name, public, *_ in [event for events in games for event in events]:
        used = name == "used_ability" and rules.actions[public[1]].id == who[public[0]]
        if used or (name == "gained_nuggets" and public[3] == ABILITY):
            told[who[public[0]]] += 1
    assert usage.acts == told
    assert min(told[one] for one in who) > 5


def test_equipment_is_bought_and_removed_as_often_as_the_log_says():
    rules, usage, games = watched_games((None,) * 5, range(25), ALL_SETS)
    bought, bought_as, removed = Counter(), Counter(), Counter()
    for name, public, *_ in [event for events in games for event in events]:
        if name == "bought":
            own, used = rules.kinds[rules.kind_of[public[1]]].id, rules.kinds[public[2]].id
            bought[own] += 1
            if own != used:
                bought_as[own, used] += 1
        elif name == "removed":
            removed[rules.kinds[rules.kind_of[public[2]]].id] += 1
    assert (usage.bought, usage.bought_as, usage.removed) == (bought, bought_as, removed)
    assert len(bought) > 12
    assert len(bought_as) > 4
    assert removed.total() > 5
    equipment = usage.equipment([ALL_SETS])
    assert Counter({one.id: one.bought for one in equipment}) == bought
    assert sum(sum(one.ways.values()) for one in equipment) == bought["bottle"] + bought["pardner"]


def test_what_is_found_and_not_paid_for_is_not_bought():
    story = rush(4, A="josh_mccloud").shop("shot", "boots", "rhum").equipment_deck("wanted").nuggets(A=3).turn("A")
    watch = Watch(ALL_SETS)
    for choice in ("use", "end"):
        watch.note(story.t, story.decision, story._choose(choice, "", ""))
    story.uses().asks("A", "find")
    watch.note(story.t, story.decision, story.decision.options[0])
    story.answers("buy wanted", on="B")
    assert watch.take().bought == {}
    watch.note(story.t, story.decision, story._choose("buy shot", "A", ""))
    assert watch.take().bought == {"shot": 1}


def test_a_discount_is_an_act_of_the_ability():
    story = rush(4, A="pretty_luzena").shop("shot", "boots", "rhum").nuggets(A=4).turn("A")
    watch = Watch(ALL_SETS)
    watch.note(story.t, story.decision, story._choose("buy boots", "", ""))
    assert watch.take().acts == {"pretty_luzena": 1}
    story.buys("boots")  # the discount of this turn is spent
    watch.note(story.t, story.decision, story._choose("buy shot", "A", ""))
    assert (watch.take().acts, story.purse("A")) == ({}, 2)


def test_turns_of_shadows_are_counted_by_role_and_side():
    _, usage, games = watched_games((None,) * 6, range(25), ALL_SETS, shadow=True)
    came = Counter(name for events in games for name, *_ in events if name == "shadow_came")
    counted = sum(usage.shadow_turns.values())
    assert came["shadow_came"] * 0.7 < counted  # Jail and the like end some before phase 2, extra turns add some
    assert set(usage.shadow_turns) == {(DEPUTY, DEPUTY), (OUTLAW, OUTLAW), (RENEGADE, DEPUTY), (RENEGADE, OUTLAW)}
    assert [one.told for one in usage.shadows()] == [
        "shadow deputy",
        "shadow outlaw",
        "shadow renegade as deputy",
        "shadow renegade as outlaw",
    ]
    assert sum(one.turns for one in usage.shadows()) == counted


def test_the_turn_of_a_shadow_is_counted_once():
    story = rush(5, shadow=True).out("E").starts_turn("E")
    watch = Watch(ALL_SETS)
    for _ in range(2):
        watch.note(story.t, story.decision, story.decision.options[-1])
    assert watch.take().shadow_turns == {(RENEGADE, DEPUTY): 1}
    watch.note(story.t, story.decision, story.decision.options[-1])
    assert watch.take().shadow_turns == {}


def test_abilities_act_for_whoever_has_them_by_then():
    who = ("bart_cassidy", "suzy_lafayette", "slab_the_killer", "rose_doolan")
    rules, usage, games = watched_games(who, range(40), ("base", "high_noon"))
    acted, turns, swaps = Counter(), Counter(), 0
    for log in games:
        now = list(who)
        for name, public, *_ in log:
            if name == "new_identity":
                now[public[0]] = rules.characters[public[1]].id
                swaps += 1
            elif name == "drew" and public[2] == ABILITY:
                acted[now[public[0]]] += 1
            elif name == "turn":
                turns[now[public[0]]] += 1
    assert swaps > 20
    for one in ("bart_cassidy", "suzy_lafayette"):
        assert usage.acts[one] == acted[one] > 30, one
    assert sum(usage.turns[one] for one in turns if one not in who) > 20
    assert usage.games == dict.fromkeys(who, 40)


def test_events_are_in_force_as_often_as_the_log_says():
    rules, usage, games = watched_games((None,) * 5, range(30), ("base", "high_noon", "fistful"))
    games_told, turns_told, broke_off = Counter(), Counter(), 0
    for log in games:
        event, seen, asleep = None, set(), True
        for name, public, *_ in log:
            if name == "revealed":
                event = rules.kinds[rules.kind_of[public[1]]].id
            elif name == "turn":
                broke_off += not asleep
                asleep = False
            elif name == "turn_over":
                asleep = True
                if event is not None:
                    turns_told[event] += 1
                    games_told[event] += event not in seen
                    seen.add(event)
    # A turn that broke off may have come to phase 2 before; the log does not say.
    assert 0 <= usage.event_turns.total() - turns_told.total() <= broke_off
    assert all(usage.event_turns[event] >= turns for event, turns in turns_told.items())
    assert all(usage.event_games[event] >= games for event, games in games_told.items())
    assert all(usage.event_games[event] <= min(30, turns) for event, turns in usage.event_turns.items())
    assert len(turns_told) > 20


def test_an_event_is_counted_once_a_turn_and_once_a_game():
    story = tale(4).event("lasso").hand("A", "bang").turn("A")
    watch = Watch(WITHOUT_EQUIPMENT)
    decision = story.decision
    for turn, again in ((7, True), (8, False)):
        story.t.turn = turn
        for _ in range(2 if again else 1):
            watch.note(story.t, decision, decision.options[-1])
    assert watch.take() == Usage(
        turns=Counter({story.t.rules.characters[story.t.character[0]].id: 2}),
        event_games=Counter(lasso=1),
        event_turns=Counter(lasso=2),
    )
    watch.sit_down(story.t)
    watch.note(story.t, decision, decision.options[-1])
    usage = watch.take()
    assert (usage.event_games, usage.event_turns) == ({"lasso": 1}, {"lasso": 1})


def test_a_stand_in_is_a_use_of_the_ability_and_not_of_the_card():
    watch = Watch(BASE)
    story = Story(4, A="calamity_janet").hand("A", "missed", "bang").turn("A")
    watch.note(story.t, story.decision, next(o for o in story.decision.options if o[1] == story.t.hand[0][0]))
    watch.note(story.t, story.decision, next(o for o in story.decision.options if o[1] == story.t.hand[0][1]))
    usage = watch.take()
    assert usage.acts == {"calamity_janet": 1}
    assert [name.partition("/")[0] for name in usage.played.elements()] == ["bang"]
    assert watch.take() == Usage()


def test_the_table_shows_what_was_never_used_as_well():
    usage = Usage(played=Counter({"bang/AS": 3, "knife/8H": 2}), answered=Counter({"bang/AS": 1}), games=Counter(a=1))
    cards = {card.id: card for card in usage.cards(MIXES)}
    assert cards["bang"] == CardUse("bang", "base", 3, 0, 1, 4, 0)
    assert cards["knife"] == CardUse("knife", "dodge_city", 2, 0, 0, 0, 0)  # only laid down
    assert len(cards) == 22 + 22  # events and equipment are not for playing
    characters = {one.id: one for one in usage.characters(MIXES)}
    assert len(characters) == 16 + 15 + 3 + 8
    assert characters["paul_regret"] == CharacterUse("paul_regret", "base", 0, 0, None)
    assert characters["claus_the_saint"] == CharacterUse("claus_the_saint", "promos", 0, 0, 0)
    usage.event_games["lasso"], usage.event_turns["lasso"] = 2, 5
    events = {event.id: event for event in usage.events(MIXES)}
    assert events["lasso"] == EventUse("lasso", "fistful", 2, 5)
    assert events["curse"] == EventUse("curse", "high_noon", 0, 0)
    assert len(events) == 15 + 15
    assert usage.events(WITHOUT_EVENTS) == []
    usage.bought["bottle"], usage.bought_as["bottle", "beer"], usage.removed["boots"] = 4, 3, 2
    equipment = {one.id: one for one in usage.equipment(MIXES)}
    assert equipment["bottle"] == EquipmentUse("bottle", "gold_rush", 2, 4, 0, {"panic": 0, "beer": 3, "bang": 0})
    assert equipment["boots"] == EquipmentUse("boots", "gold_rush", 3, 0, 2, {})
    assert len(equipment) == 15
    assert usage.equipment(WITHOUT_EVENTS) == []
    assert usage.shadows()[2] == ShadowUse("renegade", "deputy", 0)


def test_watching_changes_no_game():
    plain = new_match(TableOptions(5, sets=ALL_SETS, seed=9))
    for _ in decisions(plain, 9):
        pass
    options = TableOptions(5, sets=ALL_SETS, seed=9)
    options.rules = Watch(ALL_SETS).rules
    watched = new_match(options)
    for _ in decisions(watched, 9):
        pass
    assert watched.digest() == plain.digest()
    assert watched.events == plain.events
