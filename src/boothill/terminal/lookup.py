"""Looking up what has a name: a rule of the catalogue, or something at the table."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from boothill.rulebook import brought, catalogue
from boothill.telling.facts import Fact
from boothill.telling.speech import Speech
from boothill.terminal.screen import Terminal, excerpt


def look_up(terminal: Terminal, words: Speech, asked: str) -> None:
    """Say what goes by this name, or ask for a name."""
    if not asked:
        terminal.show(terminal.texts.say(f"{words.prefix}name-one", "plain-name-one"))
        return
    rules = (*catalogue(), *(entry for folder in words.folders for entry in brought(folder)))
    rule = next((entry for entry in rules if entry.id == asked.upper()), None)
    if rule is not None:
        terminal.show(rule.id, "bold")
        terminal.show(Padding(Markdown(rule.text), (0, 0, 0, 2)))
        return
    found = words.find(asked)
    names = list(dict.fromkeys(fact.name for fact in found))
    if not found:
        terminal.show(terminal.texts.say(f"{words.prefix}not-found", "plain-not-found", name=excerpt(asked)))
    elif len(names) > 1:
        terminal.say("several", name=excerpt(asked), names=words.listed(names))
    else:
        for fact in found:  # an event and a piece of equipment may share a name
            show_fact(terminal, fact)


def show_fact(terminal: Terminal, fact: Fact) -> None:
    """What something is called and does."""
    terminal.show(Text.assemble((fact.name, "bold"), f": {fact.text}"))
