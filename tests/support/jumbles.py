"""Whatever could be told of a game, with numbers chance gives it: as the browser hears it, and as the terminal says it.

Games that are really played seldom have everything in them; `support.wordings` has those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.layouts import FIELDS, FLAGS, KINDS, LISTS, REASONS, SEATS, SUBJECTS
from boothill.games.bang.rules.terms import ABILITY, CALLS, EVENT
from boothill.games.bang.telling.narrator import Narrator, texts_of
from boothill.games.bang.telling.words import Words
from boothill.games.bang.wire import glossary
from boothill.games.dice.rules import layouts as dice_fields
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.terms import ALL_DICE, CAUSES, DICE, FACES, WHYS
from boothill.games.dice.telling.narrator import DiceNarrator
from boothill.games.dice.telling.words import DiceWords
from boothill.games.dice.wire import LAYOUTS as dice_layouts  # noqa: N811
from boothill.kernel.decision import NOBODY, Decision, Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR, seen_by
from boothill.kernel.reasons import WhyNot
from boothill.server.wire.layouts import Layouts
from boothill.server.wire.protocol import Json
from boothill.telling import Texts
from support.games import ALL_SETS

NAMES = ("Ann", "Bo", "Cé", "Dee Dee", "Elle", "Flo", "Gus", "Hal")
PLAYERS = 5
"""At the table of a jumble."""
NO_CHOICES: Json = {"options": [], "why_not": {}}
OWN = Box("own", "A set of somebody's own")
OWN.log = {"cheered": "who target number | card", "counted": "number total", "glanced": "who card card"}
OWN.questions = {"bet": "seat number", "muse": "number"}
OWN.reasons = {"shy": "seat number", "tired": "number"}
OWN.brown("pie", "Pie", copies="2H", text="Eat it.")
OWN.texts = {
    "en": """
event-cheered = { $who } cheers { $target } { $number } times{ $card_seen ->
    [yes] {" "}with { $card }
   *[no] {""}
}.
ask-bet = { $seat } bets { $number }. And you?
reason-shy = { $seat } is shy ({ $number })
"""
}
"""Some of it has no text, some no layout that can be told by name."""
UNTOLD = "hummed"
"""An event nobody has said anything about."""
TIMES = 30
"""How often each event, question and reason comes in a jumble."""

Speakers = tuple[Words | DiceWords, Narrator | DiceNarrator]


def speakers(
    names: Sequence[str], characters: Sequence[int], viewer: Seat, texts: Texts, rules: Ruleset | None
) -> Speakers:
    """The terminal's; without rules those of the dice game."""
    if rules is not None:
        words = Words(rules, names, viewer, texts)
        return words, Narrator(words, characters)
    dice_words = DiceWords(names, viewer, texts)
    return dice_words, DiceNarrator(dice_words, characters)


def jumble(game: str, texts: Texts) -> Json:
    """Every event, question and reason there is, many times over, with numbers that chance gives them: no game goes
    like this, but everything in it can be told.
    """
    random = Random(game)
    rules = Ruleset((*map(find_box, ALL_SETS), OWN)) if game == "bang" else None
    scope = _CardScope(rules) if rules is not None else _DiceScope()
    names = NAMES[:PLAYERS]
    people = random.sample(range(scope.most["character"]), PLAYERS)
    told: Json = {"game": game, "names": names, "characters": [scope.characters[who] for who in people], "viewers": []}
    for viewer in (2, SPECTATOR, EVERYTHING):
        words, narrator = speakers(names, people, viewer, texts, rules)
        steps: list[Json] = []
        events = [*scope.events] * TIMES
        for number, name in enumerate(random.sample(events, len(events)), 1):
            public, secret = scope.numbers(random, name)
            event = (name, public, tuple(random.sample(range(PLAYERS), 2)), secret)
            line = narrator.line(event)
            seen = scope.layouts.event(number, *seen_by(event, viewer))
            steps.append({"events": [seen], "lines": [] if line is None else [[number, name, line.text]]})
        for kind in [*scope.subjects] * TIMES:
            decision = Decision(random.randrange(PLAYERS), kind, [], scope.subject(random, kind))
            asked = {"seat": decision.seat, "kind": kind, "about": scope.layouts.about(decision)}
            said = {"asked": asked, "waiting": words.waiting(decision), "question": words.question(decision)}
            steps.append({"events": [], "lines": [], **said, "choices": NO_CHOICES, "options": []})
        for code in [*scope.reasons] * TIMES:
            reason = WhyNot(code, "GEN-1", *scope.parameters(random, code))
            text = words.reason(reason).removesuffix(" [GEN-1]")
            choices = {"options": [], "why_not": {"it": scope.layouts.reason(reason)}}
            steps.append({"events": [], "lines": [], "choices": choices, "reason": text})
        told["viewers"].append({"viewer": viewer, "names": {}, "steps": steps})
    return told


class _Scope:
    """What can be told of a game, and which numbers it may be told with."""

    events: Mapping[str, str]
    subjects: Mapping[str, str]
    reasons: Mapping[str, str]
    layouts: Layouts
    characters: Sequence[str]
    most: dict[str, int]
    """How many there are of what a field counts."""
    none: frozenset[str]
    """Fields that need not apply."""
    lists: frozenset[str]

    def numbers(self, random: Random, event: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The public and the secret part of an event."""
        public, _, secret = self.events[event].partition("|")
        return self._draw(random, public.split()), self._draw(random, secret.split())

    def subject(self, random: Random, question: str) -> tuple[int, ...]:
        """What a question is about."""
        return self._draw(random, self.subjects[question].split())

    def parameters(self, random: Random, reason: str) -> tuple[int, ...]:
        """The parameters of a reason."""
        return self._draw(random, self.reasons[reason].split())

    def _draw(self, random: Random, fields: Sequence[str]) -> tuple[int, ...]:
        drawn: list[int] = []
        for at, field in enumerate(fields):
            times = random.randrange(4) if field in self.lists else 1
            for _ in range(times):
                drawn.append(self.number(random, field, first=at == 0))
        return tuple(drawn)

    def number(self, random: Random, field: str, *, first: bool) -> int:
        """A number for a field. What an event is about in the first place always applies."""
        if field in self.none and not first and random.random() < 0.3:
            return NOBODY
        return random.randrange(self.most.get(field, 4))


class _CardScope(_Scope):
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.events = {**texts_of(rules.declared), **FIELDS, UNTOLD: "number number"}
        self.subjects = {**{kind: one.text for kind, one in rules.declared.questions.items()}, **SUBJECTS}
        self.reasons = {**{code: one.text for code, one in rules.declared.reasons.items()}, **REASONS}
        self.layouts = glossary(rules).layouts
        self.characters = [character.id for character in rules.characters]
        self.most = {
            **dict.fromkeys(SEATS, PLAYERS),
            **dict.fromkeys((*KINDS, "source"), len(rules.kinds)),
            **dict.fromkeys(("card", "mark", "next", "pick", "cards", "hidden"), len(rules.cards)),
            "winners": PLAYERS,
            "character": len(rules.characters),
            "action": len(rules.actions),
            "call": len(CALLS),
            **dict.fromkeys(FLAGS, 2),
        }
        self.none = frozenset({"target", "by", "cause", "occasion", "source", "next", "pick"})
        self.lists = LISTS

    def number(self, random: Random, field: str, *, first: bool) -> int:
        if field in ("cause", "occasion", "source") and random.random() < 0.4:
            return ABILITY
        return super().number(random, field, first=first)

    def numbers(self, random: Random, event: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if event == "took_side":
            return (random.randrange(PLAYERS), random.choice((DEPUTY, OUTLAW))), ()
        if event in ("revealed", "next_event"):
            events = [card for card in self.rules.cards if self.rules.kinds[self.rules.kind_of[card]].colour == EVENT]
            card, following = random.sample(events, 2)
            return (random.randrange(PLAYERS), card, following) if event == "revealed" else (card,), ()
        return super().numbers(random, event)


class _DiceScope(_Scope):
    def __init__(self) -> None:
        self.events, self.subjects, self.reasons = dice_fields.FIELDS, dice_fields.SUBJECTS, dice_fields.REASONS
        self.layouts = dice_layouts
        self.characters = [character.id for character in CHARACTERS]
        self.most = {
            **dict.fromkeys(dice_fields.SEATS, PLAYERS),
            "winners": PLAYERS,
            "cause": len(CAUSES),
            "character": len(CHARACTERS),
            "dice": ALL_DICE + 1,
            "die": DICE,
            "face": len(FACES),
            "why": len(WHYS),
        }
        self.none = frozenset({"by"})
        self.lists = frozenset({"winners"})

    def numbers(self, random: Random, event: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        public, secret = super().numbers(random, event)
        if event == "rolled":
            public = (*public[:3], *(random.randrange(len(FACES)) for _ in range(DICE)))
        return public, secret
