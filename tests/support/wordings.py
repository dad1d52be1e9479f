"""Games as the browser hears of them, with what the terminal says of the same: the browser has to say it, too.

Each game becomes one JSON file with names, and for several viewers step by step the events, the question and the
choices as they go over the wire, and beside them the sentences.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from boothill.bots import make_bot
from boothill.family.roles import ROLES, ROLES_BY_PLAYERS
from boothill.games.bang.rules.cards.loading import find_box
from boothill.games.bang.rules.cards.warnings import warnings as card_warnings
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.turn.phase_2 import why_not, why_not_end
from boothill.games.bang.telling.words import Words
from boothill.games.bang.words import CardWords
from boothill.games.dice.rules.setup import DiceOptions
from boothill.games.dice.rules.warnings import warnings as dice_warnings
from boothill.games.dice.words import WORDS as DICE_WORDS
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.server.web.words import words_of
from boothill.server.wire import Wire, wire_of
from boothill.server.wire.protocol import Json
from boothill.telling import FALLBACK, Texts
from support.games import ALL_SETS, Options, new_match
from support.jumbles import NAMES, OWN, jumble, speakers

LEARNING = 11
"""After how many steps the words are shown the table. In between they know it from what happens."""


class Game(NamedTuple):
    """A game to be played by bots of this name."""

    name: str
    options: Options
    bot: str


RICH = (10653, 3646, 1823, 3111, 5244, 4090, 331, 690)
"""Seeds of random card games in which every event, every question and every way to answer it comes."""
RICH_DICE = (323, 102)
"""The same for the dice game."""


def games(language: str = FALLBACK) -> list[Game]:
    """Games with everything there is, at tables of every size; for other languages than English fewer of them."""
    rich = [_rich(seed) for seed in RICH]
    dice = [_dice(3 + seed % 6, seed, "random") for seed in RICH_DICE]
    if language != FALLBACK:
        return [*rich[:2], *dice]
    return [
        *rich,
        *(_cards(players, players, "random", sets=ALL_SETS) for players in (3, 5, 8)),
        _cards(5, 0, "greenhorn", sets=ALL_SETS),
        _cards(4, 0, "random", starter=True),
        *dice,
        *(_dice(players, players, "greenhorn") for players in (3, 5, 8)),
    ]


def _rich(seed: int) -> Game:
    players, shadow = 3 + seed % 6, seed % 3 == 0
    players = max(players, 4) if shadow else players
    return _cards(players, seed, "random", sets=ALL_SETS, shadow=shadow, events=28)


def _cards(players: int, seed: int, bot: str, **table: Any) -> Game:
    variants = "-".join(word for word in ("shadow", "starter") if table.get(word)) or "cards"
    return Game(f"{variants}-{players}-{bot}-{seed}", TableOptions(NAMES[:players], seed=seed, **table), bot)


def _dice(players: int, seed: int, bot: str) -> Game:
    return Game(f"dice-{players}-{bot}-{seed}", DiceOptions(NAMES[:players], seed=seed), bot)


def write(folder: Path, language: str) -> Counter[str]:
    """Write the glossary, a file for each game, and a jumble for each of the two; how often which event, question and
    answer comes in the games, and how much there is to compare in them.
    """
    boxes = [*map(find_box, ALL_SETS), OWN]
    (folder / "glossary.json").write_bytes(
        msgspec.json.encode(words_of(language, {"bang": CardWords(boxes), "dice": DICE_WORDS}))
    )
    texts = Texts(language, strict=True)
    counts: Counter[str] = Counter()
    told = {game.name: tell(game, texts, counts) for game in games(language)}
    told |= {f"jumble-{game}": jumble(game, texts) for game in ("bang", "dice")}
    for name, game in told.items():
        (folder / f"game-{name}.json").write_text(json.dumps(game, default=list), encoding="utf-8")
    return counts


def tell(game: Game, texts: Texts, counts: Counter[str]) -> Json:
    """A whole game as one seat, a spectator and somebody who sees everything are told of it."""
    match = new_match(game.options)
    seed = game.options.seed
    wire = wire_of(match.game.id)
    characters = wire.characters(match)
    players = len(match.state.names)
    listeners = [_Listener(match, viewer, texts) for viewer in (seed % players, SPECTATOR, EVERYTHING)]
    bots = [make_bot(game.bot, seed * 10 + seat, match.game.id) for seat in range(players)]
    step = 0
    while True:
        choices = _choices(wire, match)
        for listener in listeners:
            listener.step(wire, choices, counts, learns=step % LEARNING == 0 or match.over)
        decision = match.decision
        if decision is None:
            break
        match.push(bots[decision.seat].choose(match.view(decision.seat), decision))
        step += 1
    return {
        "game": match.game.id,
        "names": match.state.names,
        "characters": characters,
        "viewers": [listener.told for listener in listeners],
    }


class _Choices(NamedTuple):
    """What the asked player is told, and the reasons in it: of the options by index, of other things by name."""

    wire: Json
    warnings: dict[str, WhyNot]
    why_not: dict[str, WhyNot]


def _choices(wire: Wire, match: Match[Any]) -> _Choices | None:
    decision = match.decision
    if decision is None:
        return None
    told = msgspec.to_builtins(wire.choices(match))
    t, seat = match.state, decision.seat
    warnings = (card_warnings if match.game.id == "bang" else dice_warnings)(match.view(seat), decision)
    reasons: dict[str, WhyNot | None] = {}
    for name in told["why_not"]:
        if name == "end":
            reasons[name] = why_not_end(t, seat, list(decision.options))
        else:
            reasons[name] = why_not(t, seat, t.rules.card_index[name])
    return _Choices(
        told,
        {str(at): reason for at, reason in enumerate(warnings) if reason is not None},
        {name: reason for name, reason in reasons.items() if reason is not None},
    )


class _Listener:
    """A viewer in the browser, and the same at the terminal."""

    def __init__(self, match: Match[Any], viewer: Seat, texts: Texts) -> None:
        t = match.state
        self.match = match
        self.viewer = viewer
        rules = t.rules if match.game.id == "bang" else None
        self.words, self.narrator = speakers(t.names, t.character, viewer, texts, rules)
        self.heard = 0
        self.told: Json = {"viewer": viewer, "names": self._names(), "steps": []}

    def step(self, wire: Wire, choices: _Choices | None, counts: Counter[str], *, learns: bool) -> None:
        """Hear what the last answer has led to, and what is asked now."""
        match, words = self.match, self.words
        said: Json = {"events": [], "lines": []}
        for number, event in enumerate(match.events[self.heard :], self.heard + 1):
            said["events"].append(wire.event(match, number, event, self.viewer))
            line = self.narrator.line(event)
            counts[f"event {event[0]}"] += 1
            if line is not None:
                said["lines"].append([number, line.event, line.text])
        counts["lines"] += len(said["lines"])
        self.heard = len(match.events)
        if learns:
            said["view"] = wire.view(match, self.viewer)
            if isinstance(words, Words):
                words.learn_table(match.view(self.viewer))
        decision = match.decision
        if decision is not None and choices is not None:
            counts[f"question {decision.kind}"] += 1
            said["asked"] = {
                "question": 1,
                "seat": decision.seat,
                "kind": decision.kind,
                "about": wire.about(match, decision),
            }
            said["waiting"] = words.waiting(decision)
            if self.viewer in (decision.seat, EVERYTHING):
                said |= self._answers(decision, choices)
                counts["options"] += len(said["options"])
                counts["reasons"] += len(said["warnings"]) + len(said["why_not"])
                counts.update({f"answer {decision.kind} {option['verb']}" for option in choices.wire["options"]})
        self.told["steps"].append(said)

    def _answers(self, decision: Decision, choices: _Choices) -> Json:
        words = self.words
        return {
            "question": words.question(decision),
            "choices": choices.wire,
            "options": [words.option(decision, option) for option in decision.options],
            "warnings": {at: self._reason(reason) for at, reason in choices.warnings.items()},
            "why_not": {name: self._reason(reason) for name, reason in choices.why_not.items()},
        }

    def _reason(self, reason: WhyNot) -> str:
        return self.words.reason(reason).removesuffix(f" [{reason.rule}]")

    def _names(self) -> Json:
        """What things are called: by method and id."""
        words = self.words
        dealt = ROLES_BY_PLAYERS[len(words.names)]
        roles = {role: dealt.count(number) for number, role in enumerate(ROLES)}
        named: Json = {
            "roles": [[roles, words.roles(list(roles.values()))]],
            "role": [[ROLES[role], words.role(role)] for role in dealt] + [[None, words.role(-1)]],
            "goal": [[ROLES[role], words.goal(role)] for role in dealt],
        }
        if isinstance(words, Words):
            rules = words.rules
            named["card"] = [[rules.card_names[card], words.card(card)] for card in rules.cards]
            named["short"] = [[rules.card_names[card], words.short(card)] for card in rules.cards]
            named["brief"] = [[kind.id, words.brief(kind.index)] for kind in rules.kinds if not kind.price]
            named["action"] = [[action.id, words.action(action.index)] for action in rules.actions]
            named["actionOwner"] = [[action.id, words.action_owner(action.index)] for action in rules.actions]
        return named
