"""Nothing hidden leaves the server: every message that anybody hears is held against the true game.

Two proofs. All traffic of whole games of every set against a real server process is read: every card, role and
character named there has to be one that this client may know at that moment of the true game. And two rooms which
differ only in what a viewer cannot see tell them the same, to the byte and to the moment. For each proof some leaks are
planted, which it has to find.
"""

import asyncio
import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from boothill.family.roles import ROLES
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import EVENTS
from boothill.games.dice.rules.setup import DiceOptions
from boothill.kernel.journal import SPECTATOR
from boothill.server.room.game import LiveGame
from boothill.server.room.memory import Memory
from boothill.server.room.room import Room
from boothill.server.room.telling import Teller
from boothill.server.wire.protocol import Watch
from boothill.telling.telling import Happening
from support.clients import Client, seats
from support.games import ALL_SETS, MIXES, decisions, new_match
from support.leaks import Audit, Overheard, audit, secrets_of
from support.rooms import Parlour, deal_by_lot, people_at
from support.serving import serving
from support.twins import Twins
from support.wires import plain, view_of

TABLES = (
    ("base, five", 5, {}),
    ("base, three", 3, {}),
    ("starter", 4, {"starter": True}),
    ("dodge city, eight", 8, {"sets": ["base", "dodge_city"]}),
    ("promos", 5, {"sets": ["base", "promos"]}),
    ("high noon", 5, {"sets": ["base", "high_noon"]}),
    ("fistful", 4, {"sets": ["base", "fistful"]}),
    ("gold rush", 5, {"sets": ["base", "gold_rush"]}),
    ("shadows", 5, {"sets": ["base", "gold_rush"], "shadow": True}),
    ("everything", 6, {"sets": list(ALL_SETS)}),
    ("everything, three", 3, {"sets": list(ALL_SETS)}),
    ("dice, five", 5, {"game": "dice"}),
    ("dice, eight", 8, {"game": "dice"}),
)
PAUSES = (3, 20, 45, 80, 120)
"""After so many answers the asked person looks around before they answer: the game waits for them."""


# ---- all traffic of a real server -------------------------------------------------------------------------------


class Evening:
    """One game against the server, with all that its people, onlookers and the lobby's visitors were told."""

    def __init__(self, server, name, players, settings):
        self.server = server
        self.name = name
        self.players = players
        public = players < 5  # at a public table nobody sees everything
        self.settings = {"bot": "random", "pace": 0, "public": public, "chat": True, **settings}
        self.luck = Random(name)
        self.given = 0
        self.clients = []
        """Each with its seat; those who came for a moment as well."""
        self.wanted_everything = set()
        self.lobby = []
        self.table, self.tokens = "", []

    async def play(self):
        people = self.players - 1 if self.players < 8 else 7
        self.table, self.tokens = await seats(self.server, people, players=self.players, **self.settings)
        persons = [await self.join(seat) for seat in range(people)]
        others = [await self.join(SPECTATOR), await self.join(0)]
        await persons[0].send({"type": "start"})
        await asyncio.gather(*(self.sit(client) for client in persons), *(self.look_on(client) for client in others))
        for client, _ in self.clients:
            await client.close()

    async def join(self, seat, seen=0):
        token = self.tokens[seat] if seat >= 0 else None
        client = await Client.join(self.server, self.table, token, game=1 if seen else 0, seen=seen)
        self.clients.append((client, seat))
        return client

    async def look_on(self, client):
        while client.result is None:
            await client.receive()

    async def sit(self, client):
        while client.result is None:
            if client.you["may_watch_everything"] and client.seat % 2 and client.seat not in self.wanted_everything:
                self.wanted_everything.add(client.seat)
                await client.send({"type": "watch", "what": "everything"})
                await client.send({"type": "chat", "text": "So that is what you had!"})
            if client.is_asked:
                if self.given in PAUSES:
                    await self.look_around()
                self.given += 1
                await client.answer(self.luck.randrange(len(client.choices["options"])))
            await client.receive()

    async def look_around(self):
        """The lobby's answers, somebody back after a break, an onlooker, some talk."""
        paths = ("", f"/{self.table}", f"/{self.table}/games", f"/{self.table}/games/1/replay")
        for path in (*(f"/api/tables{path}" for path in paths), "/api/games", "/metrics", "/healthz"):
            status, told = await asyncio.to_thread(self.server.request, path)
            assert status == (409 if path.endswith("replay") else 200), (path, told)
            self.lobby.append((path, json.dumps(told)))
        told = await asyncio.to_thread(
            self.server.request, f"/api/tables/{self.table}/reports", {"text": "Odd.", "token": self.tokens[0]}
        )
        self.lobby.append(("report", json.dumps(told)))
        for seat in (self.luck.randrange(len(self.tokens)), SPECTATOR):
            client = await self.join(seat, seen=self.luck.randrange(30))
            await client.send({"type": "answer", "game": 1, "question": 1, "option": 0})
            await client.send({"type": "emote", "emote": "hello"})
            await client.send({"type": "chat", "text": "Howdy."})
            await client.drain()
            await client.close()

    def overheard(self):
        return [
            Overheard(f"{self.name}, seat {seat}", seat, client.traffic, seat in self.wanted_everything)
            for client, seat in self.clients
        ]


class Heard:
    """What came of all evenings."""

    def __init__(self, server, evenings):
        self.evenings = evenings
        self.records = {evening.name: server.get(f"/api/tables/{evening.table}/games/1/replay") for evening in evenings}
        self.metrics = server.get("/metrics")
        self.log = server.log
        self.folder = server.folder


def test_nothing_hidden_leaves_a_server_in_whole_games_of_all_sets(tmp_path):
    """Several at a time. One test, since the games take longer than all that is looked at."""
    with serving(tmp_path, log_level="debug") as server:

        async def play():
            evenings = [Evening(server, *table) for table in TABLES]
            for some in (evenings[::3], evenings[1::3], evenings[2::3]):
                await asyncio.gather(*(evening.play() for evening in some))
            return evenings

        heard = Heard(server, asyncio.run(play()))
        every_message_names_only_what_its_client_may_know(heard)
        the_truth_is_looked_at_from_beginning_to_end(heard)
        the_lobby_says_nothing_of_a_game_that_is_not_over(heard)
        no_secret_is_in_the_log_the_metrics_or_anywhere_but_hashed_in_the_database(heard)


def every_message_names_only_what_its_client_may_know(heard):
    total = Audit()
    for evening in heard.evenings:
        found = audit(heard.records[evening.name], evening.overheard(), evening.tokens)
        assert found.leaks == [], f"{evening.name}: {len(found.leaks)} leaks"
        assert found.questions > 0
        total.add(found)
    print(
        f"{len(heard.evenings)} games, {total.messages} messages, {total.bytes} bytes, {total.cards} cards, "
        f"{total.roles} roles, {total.events} events, {total.questions} questions, {dict(total.viewers)}"
    )
    assert total.messages > 5_000
    assert total.cards > 10_000
    assert total.viewers.keys() == {"seat", "public", "everything"}


def the_truth_is_looked_at_from_beginning_to_end(heard):
    """Every question of every game was told to somebody, and the deals were the ones committed to."""
    for evening in heard.evenings:
        record = heard.records[evening.name]
        person = evening.clients[0][0]
        asked = [message["asked"]["question"] for message in person.messages if message.get("asked") is not None]
        assert set(asked) >= set(range(1, len(record["answers"]) + 1))
        assert person.result["seed"] == record["options"]["seed"]
        assert person.game["commitment"] == record["deal"]["commitment"]


def the_lobby_says_nothing_of_a_game_that_is_not_over(heard):
    for evening in heard.evenings:
        record = heard.records[evening.name]
        never, not_yet = secrets_of(record, evening.tokens)
        hidden = {*ROLES, *(name for person in evening.clients[0][0].view["players"] for name in [person["character"]])}
        assert len(evening.lobby) >= 8
        for path, text in evening.lobby:
            assert not [secret for secret in (*never, *not_yet) if secret in text], path
            assert not re.search(r"\w/(?:\d+|[JQKA])[SHDC]\b", text), path
            if path == "/api/games":  # other games are over, and may be told of
                assert evening.table not in text
            elif path != "/metrics":
                assert not hidden & set(re.findall(r'"(\w+)"', text)), (path, text)


def no_secret_is_in_the_log_the_metrics_or_anywhere_but_hashed_in_the_database(heard):
    log = heard.log.read_text(encoding="utf-8")
    assert "table opened" in log
    kept = b"".join(path.read_bytes() for path in Path(heard.folder).glob("boothill.db*"))
    for evening in heard.evenings:
        record = heard.records[evening.name]
        never, not_yet = secrets_of(record, evening.tokens)
        for secret in (*never, *not_yet, evening.table):
            assert secret not in log
            assert secret not in heard.metrics
        for token in evening.tokens:
            assert token.encode() not in kept
    assert not re.search(r"\w/(?:\d+|[JQKA])[SHDC]\b", log), "a card"


# ---- the first proof can fail -----------------------------------------------------------------------------------


def overheard_in(**settings):
    """A whole game in a room, and what was found in what everybody heard."""
    parlour = Parlour(bot="random", **settings)
    people = people_at(parlour, parlour.room.row.settings.players - 1)
    parlour.begin()
    onlooker = parlour.join()
    luck, wanted = Random(4), set()
    for _ in parlour.questions(luck.randrange):
        for person in people:
            if person.you["may_watch_everything"] and person.seat not in wanted:
                wanted.add(person.seat)
                parlour.tell(person, Watch(what="everything"))
    deal = {"salt": parlour.kept.matches[1].salt}
    record = json.loads(json.dumps({**parlour.kept.record(1), "deal": deal}))
    clients = [
        Overheard(f"seat {one.seat}", one.seat, [said.decode() for _, said in one.heard], one.seat in wanted)
        for one in (*people, onlooker)
    ]
    return audit(record, clients, parlour.tokens.values())


def plant_in_views(monkeypatch, leak):
    """Let `leak` write something into every view; changes are then the whole of it."""

    def leaky(match, viewer):
        told = view_of(match, viewer)
        leak(match.state, viewer, told)
        return told

    def changes(self, viewers):
        found = [leaky(self.match, viewer) for viewer in viewers]
        return [{**view, "players": {str(at): one for at, one in enumerate(view["players"])}} for view in found]

    monkeypatch.setattr(LiveGame, "view", lambda self, viewer: leaky(self.match, viewer))
    monkeypatch.setattr(LiveGame, "changes", changes)


def names(t, cards):
    return [t.rules.card_names[card] for card in cards]


def a_hand(t, viewer, view):
    view["shown"] = [*view["shown"], *names(t, t.hand[t.active])]


def the_top_of_the_deck(t, viewer, view):
    view["discard_top"] = names(t, t.deck[-1:])[0] if t.deck else None


def events_to_come(t, viewer, view):
    view["standing"] = names(t, t.piles[EVENTS][:1])


def a_role(t, viewer, view):
    view["players"] = [{**player, "role": ROLES[t.role[seat]]} for seat, player in enumerate(view["players"])]


def a_second_character(t, viewer, view):
    view["players"] = [
        {**player, "second": t.rules.characters[t.second[seat]].id} for seat, player in enumerate(view["players"])
    ]


def all_hands(t, viewer, view):
    view["players"] = [{**player, "hand": names(t, t.hand[seat])} for seat, player in enumerate(view["players"])]


def the_seed(t, viewer, view):
    view["marks"] = {**view["marks"], "luck": t.seed}


def the_seed_in_hex(t, viewer, view):
    view["phase"] = f"{t.seed:x}"


def a_new_field(t, viewer, view):
    view["luck"] = 1


CARD_LEAKS = {
    a_hand: "in the view",
    the_top_of_the_deck: "in the view",
    events_to_come: "in the view",
    a_role: "is said to be",
    a_second_character: "the second character of",
    all_hands: "the hand of seat",
    the_seed: "early",
    the_seed_in_hex: "early",
    a_new_field: "has a field 'luck'",
}
"""Each with how the proof reports it."""


def named(value):
    """What a test is called by its parameter."""
    return value.__name__ if callable(value) else ""


@pytest.mark.parametrize("sets", [("base",), ALL_SETS], ids=["base", "everything"])
def test_the_proof_finds_nothing_in_an_honest_room(sets, monkeypatch):
    deal_by_lot(monkeypatch, 3)
    found = overheard_in(players=4, sets=list(sets))
    assert found.leaks == []
    assert found.cards > 300


@pytest.mark.parametrize(("leak", "said"), CARD_LEAKS.items(), ids=named)
def test_the_proof_finds_what_is_planted_in_views(leak, said, monkeypatch):
    deal_by_lot(monkeypatch, 3)
    plant_in_views(monkeypatch, leak)
    assert any(said in told for told in overheard_in(players=4, sets=list(ALL_SETS)).leaks)


@pytest.mark.parametrize("leak", [a_role, a_new_field], ids=named)
def test_the_proof_finds_what_is_planted_in_views_of_the_dice_game(leak, monkeypatch):
    deal_by_lot(monkeypatch, 3)
    assert overheard_in(players=5, game="dice").leaks == []
    plant_in_views(monkeypatch, leak)
    assert overheard_in(players=5, game="dice").leaks


def every_event(monkeypatch):
    """Everybody hears what only its audience should."""
    monkeypatch.setattr(Happening, "is_more_to", lambda self, viewer: self.private is not None)


def every_choice(monkeypatch):
    """Everybody hears what the asked player may answer."""
    true = Teller.tell_news

    def tell_news(self):
        people, decision = list(self._memory.people), self._memory.live.decision
        seats, asked = [member.seat for member in people], decision.seat if decision is not None else -1
        for member in people:
            member.seat = asked if member.seat == 0 else member.seat
        true(self)
        for member, seat in zip(people, seats, strict=True):
            member.seat = seat

    monkeypatch.setattr(Teller, "tell_news", tell_news)


def plant_in_questions(monkeypatch, leak):
    """Let questions be about more than they are."""
    true = Teller._asked

    def asked(self):
        told, live = true(self), self._memory.live
        if told is None:
            return None
        said = plain(told)
        return {**said, "about": {**said.get("about", {}), **leak(live.match.state, live.decision)}}

    monkeypatch.setattr(Teller, "_asked", asked)


def about_a_hand(monkeypatch):
    """The question says what the asked player holds."""
    plant_in_questions(monkeypatch, lambda t, decision: {"cards": names(t, t.hand[decision.seat])})


def about_an_answer(monkeypatch):
    """The question says how many answers there are."""
    plant_in_questions(monkeypatch, lambda t, decision: {"options": 100 + len(decision.options)})


def an_early_result(monkeypatch):
    """The seed is told with the first update."""
    true = LiveGame.result.fget

    def result(self):
        over, self.row.winners = self.row.winners, self.row.winners or []
        decision, self.match.decision = self.match.decision, None
        try:
            return true(self)
        finally:
            self.row.winners, self.match.decision = over, decision

    monkeypatch.setattr(LiveGame, "result", property(result))


def everything_for_all(monkeypatch):
    """Those who are alive may watch everything, too."""
    monkeypatch.setattr(Memory, "may_watch_everything", lambda self, seat: self.playing and seat >= 0)


ELSEWHERE = {
    every_event: "which is",
    every_choice: "may answer",
    about_a_hand: "in what the question is about",
    about_an_answer: "is not what the question says",
    an_early_result: "was told the result after",
    everything_for_all: "sees everything without",
}


@pytest.mark.parametrize(("plant", "said"), ELSEWHERE.items(), ids=named)
def test_the_proof_finds_what_is_planted_elsewhere(plant, said, monkeypatch):
    deal_by_lot(monkeypatch, 3)
    plant(monkeypatch)
    assert any(said in told for told in overheard_in(players=4, sets=["base", "dodge_city"]).leaks)


def test_the_proof_finds_tokens(monkeypatch):
    deal_by_lot(monkeypatch, 3)
    parlour = Parlour(players=4)
    (person,) = people_at(parlour, 1)
    parlour.begin()
    parlour.play(Random(1))
    record = {**parlour.kept.record(1), "deal": {"salt": "salt"}}
    token = parlour.tokens["Ann"]
    texts = [said.decode() for _, said in person.heard]
    assert audit(record, [Overheard("Ann", 0, texts)], [token]).leaks == []
    said = json.dumps({"type": "refused", "code": "x", "message": token, "to": "", "question": None})
    assert audit(record, [Overheard("Ann", 0, [*texts, said])], [token]).leaks, "not even to its owner"
    told = said.replace(token, parlour.room.row.seats[0].token_hash)
    assert audit(record, [Overheard("Ann", 0, [*texts, told])], [token]).leaks


# ---- two worlds -------------------------------------------------------------------------------------------------


def compared(options, luck, kind=Room, steps=8, every=5):
    """Walk through a random game; at some of its resting points let two rooms go on that differ in what a viewer cannot
    see. Returns how many worlds were compared, by how many steps they were walked, and how often they could be told
    apart by what the viewer was told, though they may know the same.
    """
    match = new_match(options)
    counts = Counter()
    for decision in decisions(match, luck.randrange(2**32)):
        if not decision.main or luck.randrange(every):
            continue
        viewer = luck.randrange(-1, len(options.names))
        twins = Twins(match, viewer, luck.randrange(2**32), kind)
        counts["worlds"] += 1
        counts["other"] += twins.differ
        for _ in range(steps):
            one, other = twins.known()
            if one != other:  # something has been revealed to them
                counts["revealed"] += 1
                break
            mine, theirs = twins.heard()
            counts["steps"] += 1
            if mine != theirs:
                counts["leaks"] += 1
                break
            if twins.matches[0].over or not twins.answer(luck):
                break
        counts["messages"] += len(twins.heard()[0])
    return counts


WORLDS = (
    *(TableOptions(4, sets=mix, seed=11) for mix in MIXES),
    TableOptions(6, sets=("base", "gold_rush"), seed=12, shadow=True),
    TableOptions(5, starter=True, seed=13),
    DiceOptions(5, seed=14),
    DiceOptions(8, seed=15),
)


def test_rooms_that_differ_in_what_is_hidden_alone_say_the_same_at_the_same_time():
    total = Counter()
    for options in WORLDS:
        counts = compared(options, Random(options.seed))
        assert counts["worlds"] >= 1
        total += counts
    print(dict(total))
    assert total["leaks"] == 0
    assert total["other"] > 0.9 * total["worlds"] > 50
    assert total["steps"] > 3 * total["worlds"]


def an_odd_deck(t, viewer, view):
    """One bit, in a number."""
    if hasattr(t, "deck") and t.deck:
        view["deck_size"] += t.deck[-1] % 2


def a_hint_of_a_role(t, viewer, view):
    view["turn"] += t.role.index(max(t.role))


@pytest.mark.parametrize("leak", [a_hand, a_role, an_odd_deck, a_hint_of_a_role], ids=named)
def test_the_comparison_finds_what_is_planted_in_views(leak, monkeypatch):
    plant_in_views(monkeypatch, leak)
    assert compared(TableOptions(4, seed=11), Random(2))["leaks"]


class Tattler(Room):
    """A room that is quicker when there is nothing to think about."""

    def ask(self):
        super().ask()
        if self.question is not None and self.question.hidden and len(self.live.decision.options) == 1:
            self.question.hold /= 2


def test_the_comparison_finds_a_room_that_is_quicker_without_an_answer():
    assert sum(compared(TableOptions(4, seed=seed), Random(seed), Tattler, every=2)["leaks"] for seed in range(3))


@pytest.mark.parametrize("plant", [every_event, about_a_hand], ids=named)
def test_the_comparison_finds_what_is_planted_elsewhere(plant, monkeypatch):
    plant(monkeypatch)
    assert sum(compared(TableOptions(4, seed=seed), Random(seed), every=2)["leaks"] for seed in range(3))
