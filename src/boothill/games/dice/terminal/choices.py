"""The answers to a question of the dice game, as they are typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from boothill.games.dice.rules.terms import GIVE, HEAL, REMOVE, SHOOT
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.decision import Decision, Option
from boothill.terminal.drawing import LONG_LIST, numbered


def choices(view: DiceView, decision: Decision, words: DiceWords, doubtful: Sequence[bool]) -> RenderableType:
    """The numbered options; those that are `doubtful` are marked. Dice to throw again go by their own numbers."""
    if decision.kind == "reroll":
        return Text(words.texts.say("dice-hint-reroll"))
    labels = [
        numbered(at, _label(view, decision, words, option), doubt)
        for at, (option, doubt) in enumerate(zip(decision.options, doubtful, strict=True), 1)
    ]
    return Group(*labels) if len(labels) <= LONG_LIST else Columns(labels, padding=(0, 3))


def _label(view: DiceView, decision: Decision, words: DiceWords, option: Option) -> str:
    """An option with how its target stands."""
    verb, _, seat, _ = option
    label = words.option(decision, option)
    if verb in (SHOOT, HEAL, GIVE):
        message = "dice-somebody-aimed" if view.aimed[seat] else "dice-nobody-aimed"
        standing = {"life": view.life[seat], "most": view.max_life[seat], "aimed": view.aimed[seat]}
        return f"{label} ({words.texts.say(message, **standing)})"
    if verb == REMOVE:
        return f"{label} ({words.texts.say('dice-holds-arrows', count=view.arrows[seat])})"
    return label
