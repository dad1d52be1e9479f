"""Whether anything hidden was told: all that clients of a table heard, held against the true game, step by step.

The truth is the record of the game, replayed in step with the messages. What a viewer may know is worked out here from
the table itself and from `support.events`, apart from the views and wires that made the messages.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from boothill.family.roles import ROLES, SHERIFF
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import BOUGHT, CALLS, EVENTS, MUST_PLAY, PAST_EVENTS, SHOP, USED_EQUIPMENT
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.terms import CAUSES, FACES, WHYS
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR, Event
from boothill.kernel.match import Match
from boothill.kernel.record import replay
from boothill.server.wire import wire_of
from boothill.titles import game_of
from support import dice_events, events
from support.heard import as_read

Message = dict[str, Any]

OPEN_PILES = (SHOP, USED_EQUIPMENT, BOUGHT, PAST_EVENTS)
"""The piles of our own sets that lie open, and the events that have been turned up."""
VIEW = {
    "bang": "seat phase turn active extra_turn bangs players hand shown seen eliminated killed_by first_out fresh "
    "deck_size discard_size discard_top piles pile_sizes ghost shadow shadows shadow_variant next_event standing marks "
    "winners living distances ways in_range prices",
    "dice": "seat phase turn active pile dice rolls rerolls_left spent beer_worth players eliminated killed_by winners "
    "locked living distances targets",
}
PLAYER = {
    "bang": "name in_game role side character second abilities life max_life hand_size hand in_play range weapon "
    "tokens",
    "dice": "name in_game role character life max_life arrows aimed",
}
"""The fields of a view and of a player in it. A new one has to be written down here before it may be told."""
OPTION = {
    "bang": "say more verb card kind action target pick call price warning reaches needs",
    "dice": "say more verb dice target number warning",
}
BESIDE = ("event", "n", "say", "more", "tone", "source")
"""What an event has besides its facts."""
ROLES_BESIDES = ("next_event", "took_side")
"""Events whose lines have to know a role besides: that of whoever turns up events, and the one they tell of."""


@dataclass
class Overheard:
    """A client: who it is, and every message it was sent, as it came."""

    name: str
    seat: Seat
    texts: list[str]
    asked_for_everything: bool = False
    """Whether it said that it wants to see everything."""
    came_late: bool = False
    """Whether it came in when the game was over."""


@dataclass
class Audit:
    """What was found, and how much was looked at."""

    leaks: list[str] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    cards: int = 0
    roles: int = 0
    events: int = 0
    questions: int = 0
    viewers: Counter[str] = field(default_factory=Counter)

    def add(self, other: Audit) -> None:
        """Count these, too."""
        self.leaks += other.leaks
        for name in ("messages", "bytes", "cards", "roles", "events", "questions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.viewers += other.viewers


def secrets_of(record: Message, tokens: Iterable[str]) -> tuple[list[str], list[str]]:
    """What is never told to anybody, and what is not told before the end, as text."""
    seed = int(record["options"]["seed"])
    never = [text for token in tokens for text in (token, hashlib.sha256(token.encode()).hexdigest())]
    return never, [str(seed), f"{seed:x}", f"{seed:X}", record["deal"]["salt"]]


def audit(record: Message, clients: Sequence[Overheard], tokens: Iterable[str]) -> Audit:
    """Hold what the clients of one game heard against its record (with its `deal`)."""
    found = Audit()
    never, not_yet = secrets_of(record, tokens)
    total = len(record["answers"])
    moments: dict[int, list[tuple[Overheard, Seat, Message]]] = {}
    for client in clients:
        viewer, last = client.seat, 0
        for text in client.texts:
            message: Message = json.loads(text)
            found.messages += 1
            found.bytes += len(text.encode())
            found.leaks += [f"{client.name} was told {secret!r}: {text[:200]}" for secret in never if secret in text]
            if as_read(text, record["game"]) != message:
                found.leaks.append(f"{client.name} was told something the protocol does not know: {text[:300]}")
            you = message.get("you")
            if you is not None:
                viewer = EVERYTHING if you["watching"] == "everything" else client.seat
                if you["seat"] != client.seat:
                    found.leaks.append(f"{client.name} was given another seat: {you}")
            over = message.get("result") is not None
            if over and last != total - 1 and not client.came_late:
                found.leaks.append(f"{client.name} was told the result after {last} of {total} answers")
            if not over:
                found.leaks += [f"{client.name} was told {secret!r} early" for secret in not_yet if secret in text]
            asked = message.get("asked")
            if asked is not None:
                last = asked["question"] - 1
                moments.setdefault(last, []).append((client, viewer, message))
            elif over:
                last = total
            elif message.get("view") or message["type"] == "update":
                found.leaks.append(f"{client.name} was told of a game without a question: {text[:200]}")
            else:
                moments.setdefault(last, []).append((client, viewer, message))

    def look(match: Match[Any]) -> None:
        for client, viewer, message in moments.get(match.answered, ()):
            moment = Moment(match, viewer, client, found)
            moment.check(message)
            found.viewers["everything" if viewer == EVERYTHING else "seat" if viewer >= 0 else "public"] += 1

    match = replay({**record}, game_of(record["game"]), watch=look)
    assert match.over, "only a whole game can be audited"
    assert match.answered == total
    return found


class Moment:
    """One message at its moment in the true game."""

    def __init__(self, match: Match[Any], viewer: Seat, client: Overheard, found: Audit) -> None:
        self.match = match
        self.game = match.game.id
        self.viewer = viewer
        self.client = client
        self.found = found

    def leak(self, what: str) -> None:
        """Something was told that should not have been."""
        self.found.leaks.append(f"{self.client.name} (as {self.viewer}) at question {self.match.answered + 1}: {what}")

    def check(self, message: Message) -> None:
        """Look at everything in it."""
        t, viewer = self.match.state, self.viewer
        if viewer == EVERYTHING and not (
            self.client.asked_for_everything and self.client.seat in t.eliminated and not getattr(t, "shadows", False)
        ):
            self.leak("sees everything without being out of the game, or without having asked for it")
        kind = message["type"]
        if kind in ("snapshot", "update"):
            self._view(message.get("view", {}) if kind == "snapshot" else message["changes"])
            for event in message.get("events", ()):
                self._event(event)
        if message.get("asked") is not None:
            self._asked(message["asked"])
        if message.get("choices") is not None:
            self._choices(message["choices"])
        plain = {part: value for part, value in message.items() if part not in ("view", "changes", "events", "choices")}
        if plain.get("asked") is not None:
            plain["asked"] = {**plain["asked"], "about": {}}
        self._names(plain, set(), set(), "the message itself")

    # ---- its parts

    def _view(self, view: Message) -> None:
        """Fields of the view, whole or changed; players in a list, or by seat."""
        t, viewer = self.match.state, self.viewer
        for name in view.keys() - set(VIEW[self.game].split()):
            self.leak(f"the view has a field {name!r}")
        players = view.get("players", [])
        by_seat = (
            enumerate(players) if isinstance(players, list) else [(int(seat), one) for seat, one in players.items()]
        )
        known = self._known_roles()
        others = {name: part for name, part in view.items() if name != "players"}
        for seat, player in by_seat:
            for name in player.keys() - set(PLAYER[self.game].split()):
                self.leak(f"a player has a field {name!r}")
            role = player.get("role")
            if role is not None:
                self.found.roles += 1
                if seat not in known or role != ROLES[t.role[seat]]:
                    self.leak(f"seat {seat} is said to be {role}")
            if player.get("side") is not None and seat not in known:
                self.leak(f"seat {seat} is said to serve {player['side']}")
            if player.get("hand") is not None and viewer != EVERYTHING:
                self.leak(f"the hand of seat {seat}")
            if player.get("second") is not None and player["second"] not in self._known_seconds():
                self.leak(f"the second character of seat {seat}")
            rest = {name: part for name, part in player.items() if name not in ("role", "side", "name")}
            self._names(rest, self._cards(), self._characters(), f"player {seat}")
        out = Counter(ROLES[t.role[seat]] for seat in t.eliminated)
        if "living" in others and Counter(others["living"]) + out != Counter(ROLES[role] for role in t.role):
            self.leak(f"the living are {others['living']}")
        if others.get("hand") and viewer < 0:
            self.leak("a hand, without a seat")
        if others.get("seat", viewer) != viewer:
            self.leak(f"the view of seat {others['seat']}")
        self._names(others, self._cards(), self._characters(), "the view")

    def _event(self, said: Message) -> None:
        """Exactly what the event says to this viewer, in names, and nothing else."""
        number = said["n"]
        self.found.events += 1
        if not 1 <= number <= len(self.match.events):
            self.leak(f"an event that has not happened: {said}")
            return
        event = self.match.events[number - 1]
        allowed = self._words(event)
        texts = {value for word, value in allowed if isinstance(value, str)}
        numbers = {value for word, value in allowed if not isinstance(value, str)}
        if said["event"] != event[0] or not said.keys() <= self._fields(event[0]):
            self.leak(f"event {number} is {event[0]}, told as {said}")
        people = self._characters()
        for name, value in said.items():
            if name in BESIDE or name == "dice":
                continue
            if isinstance(value, dict):  # somebody's ability
                self._names(value, set(), people, f"event {number}")
                continue
            for part in value if isinstance(value, list) else [value]:
                self.found.cards += isinstance(part, str) and "/" in part
                if part not in (texts if isinstance(part, str) else numbers):
                    self.leak(f"{part!r} in {said}, which is {event}")
        more = {name: value for name, value in said.get("more", {}).items() if event[0] not in ROLES_BESIDES}
        self._names({"source": said.get("source", {}), "more": more}, set(), people, f"what is told besides {event}")

    def _fields(self, event: str) -> set[str]:
        """What may be told of an event."""
        return {"event", *wire_of(self.game).types.told.events[event].__struct_fields__}

    def _asked(self, asked: Message) -> None:
        """The question as everybody may know it."""
        decision = self._decision()
        if (asked["question"], asked["seat"], asked["kind"]) != (decision.number, decision.seat, decision.kind):
            self.leak(f"question {asked}, but it is {decision}")
        # What a question is about is public: it may name what lies open, or was played openly and is still going on.
        about, subject = asked.get("about", {}), decision.subject
        cards = self._cards(SPECTATOR) | self._cards_of_events()
        self._names(about, cards, self._characters(SPECTATOR), "what the question is about")
        numbers = [part for part in _leaves(about) if isinstance(part, int)]
        kinds = {self._named("kind", number) for number in subject if number < len(self._kinds())}
        named = {
            "ability" if isinstance(about[name], dict) else about[name]
            for name in ("kind", "cause", "occasion")
            if name in about and self.game == "bang"
        }
        if Counter(numbers) - Counter(subject) or not named <= kinds or len(list(_leaves(about))) > len(subject):
            self.leak(f"{about} is not what the question says: {subject}")

    def _choices(self, choices: Message) -> None:
        """Only for the one who is asked, only of what they see."""
        decision = self._decision()
        if decision.seat != self.viewer:
            self.leak(f"what seat {decision.seat} may answer")
        if len(choices["options"]) != len(decision.options):
            self.leak("more options than there are")
        for option in choices["options"]:
            for name in option.keys() - set(OPTION[self.game].split()):
                self.leak(f"an option has a field {name!r}")
        reasons, more = choices.get("why_not", {}), choices.get("more", {})
        said = {"options": choices["options"], "why_not": [*reasons, *reasons.values()], "more": more}
        self._names(said, self._cards() | self._cards_of_events(), self._characters(), "the choices")

    def _names(self, said: Any, cards: set[str], characters: set[str], where: str) -> None:
        """Every card and character named there is one the viewer may know."""
        if self.game != "bang":
            known = {character.id for character in CHARACTERS} if characters else set()
            every: tuple[set[str], set[str]] = (set(), {character.id for character in CHARACTERS})
            characters = known
        else:
            rules = self.match.state.rules
            every = set(rules.card_names), {character.id for character in rules.characters}
        for part in _leaves(said):
            if not isinstance(part, str):
                continue
            if part in every[0]:
                self.found.cards += 1
                if part not in cards:
                    self.leak(f"the card {part} in {where}: {str(said)[:200]}")
            elif part in every[1] and part not in characters:
                self.leak(f"the character {part} in {where}: {str(said)[:200]}")
            elif part in ROLES and where != "the view":
                self.leak(f"the role {part} in {where}")

    # ---- what they may know

    def _decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None
        self.found.questions += 1
        return decision

    def _known_roles(self) -> set[Seat]:
        """The Sheriff, who was ever eliminated, oneself; of three players everybody."""
        t = self.match.state
        if self.viewer == EVERYTHING or len(t.role) == 3:
            return set(range(len(t.role)))
        fallen = {public[0] for name, public, *_ in self.match.events if name == "eliminated"}
        return fallen | {seat for seat, role in enumerate(t.role) if role == SHERIFF or seat == self.viewer}

    def _cards(self, viewer: Seat | None = None) -> set[str]:
        """The cards that lie where the viewer sees them."""
        t = self.match.state
        if not isinstance(t, Table):
            return set()
        seat = self.viewer if viewer is None else viewer
        zones = [*t.play, t.limbo, t.discard[-1:], t.piles.get(EVENTS, [])[-1:]]
        zones += [t.piles.get(pile, []) for pile in OPEN_PILES]
        if seat == EVERYTHING:
            zones += [*t.hand, t.aside]
        elif seat >= 0:
            zones.append(t.hand[seat])
            if t.looker == seat:
                zones.append(t.aside)
        # FF-LAW-1: the second card drawn was shown to all, and has to be played this turn.
        zones.append([t.turn_marks[MUST_PLAY]] if MUST_PLAY in t.turn_marks else [])
        return {t.rules.card_names[card] for zone in zones for card in zone}

    def _kinds(self) -> Sequence[Any]:
        return self.match.state.rules.kinds if self.game == "bang" else CAUSES

    def _cards_of_events(self) -> set[str]:
        """The cards that everybody was told of since somebody last chose what to do in their turn."""
        match = self.match
        since = match.marks[match.checkpoint_answers] if match.marks[match.checkpoint_answers :] else 0
        told = [word for event in match.events[since:] for word in self._words(event, SPECTATOR)]
        return {value for word, value in told if word in ("card", "pick") and isinstance(value, str)}

    def _known_seconds(self) -> set[str]:
        t = self.match.state
        if self.viewer == EVERYTHING:
            return {t.rules.characters[second].id for second in t.second}
        told = {
            public[0]
            for name, public, *_ in self.match.events
            if name == "new_identity" or (name == "looked_at_second" and public[0] == self.viewer)
        }
        return {t.rules.characters[t.second[seat]].id for seat in told}

    def _characters(self, viewer: Seat | None = None) -> set[str]:
        t = self.match.state
        if not isinstance(t, Table):
            return {"all"}
        seen = {*t.character, *(one for abilities in t.abilities for one in abilities)}
        names = {t.rules.characters[one].id for one in seen}
        return names | self._known_seconds() if viewer is None else names

    def _words(self, event: Event, viewer: Seat | None = None) -> list[tuple[str, str | int]]:
        """What an event says to the viewer: words and values, named where they have names."""
        seat = self.viewer if viewer is None else viewer
        layout: Any = events if self.game == "bang" else dice_events
        said = list(layout.public_words(event))
        if seat == EVERYTHING or seat in event[2]:
            said += layout.secret_words(event)
        return [(word, self._named(word, value)) for word, value in said]

    def _named(self, word: str, value: int) -> str | int:
        if word == "role":
            return ROLES[value]
        if self.game == "dice":
            tables: dict[str, Sequence[str]] = {
                "cause": CAUSES,
                "face": FACES,
                "why": WHYS,
                "character": [character.id for character in CHARACTERS],
            }
            return tables[word][value] if word in tables and value >= 0 else value
        rules: Ruleset = self.match.state.rules
        if word in ("card", "pick"):
            return rules.card_names[value] if value >= 0 else "hand" if value < -1 else value
        if word in ("kind", "source"):
            return rules.kinds[value].id if value >= 0 else "ability" if value < -1 else value
        if word == "character":
            return rules.characters[value].id
        if word == "action":
            return rules.actions[value].id
        if word == "suit":
            return str(CALLS[value])
        return value


def _leaves(said: Any) -> Iterator[Any]:
    """All values in there but for kinds and actions, which are called like cards and characters here and there."""
    if isinstance(said, dict):
        for key, value in said.items():
            if key not in (
                "settings",
                "kind",
                "action",
                "cause",
                "occasion",
                "code",
                "event",
                "as",
                "use",
                "brief",
                "effect",
            ):
                yield from _leaves(value)
    elif isinstance(said, list):
        for value in said:
            yield from _leaves(value)
    else:
        yield said
