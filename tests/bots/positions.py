"""Positions for greenhorns: what they remember, and what they answer."""

from boothill.bang.game import BANG
from boothill.bang.warnings import warnings
from boothill.bots import make_bot
from boothill.bots.memory import Memory
from support.story import NAMES


def deeds(story, *told):
    """What the table remembers: "C bang A", or "C doc_holyday A" for an ability."""
    rules = story.t.rules
    abilities = {action.id: ~action.index for action in rules.actions}
    for deed in told:
        by, what, at = deed.split()
        kind = rules.kind_index[what] if what in rules.kind_index else abilities[what]
        story.t.deeds.append((NAMES.index(by), kind, NAMES.index(at), -1))
    return story


def answer(story, decision=None):
    """What greenhorns answer to the open question, whatever their seed; never warned of if there is another way."""
    decision = decision or story.decision
    view = story.view(NAMES[decision.seat])
    choices = {make_bot("greenhorn", seed).choose(view, decision) for seed in range(8)}
    assert len(choices) == 1, [decision.options[choice] for choice in choices]
    choice = choices.pop()
    warned = warnings(view, decision)
    if any(warning is None for warning in warned):
        assert warned[choice] is None
    return BANG.token(story.t, decision.options[choice])


def chances(story, viewer):
    """What somebody makes of everybody's role: (Deputy, Outlaw, Renegade) per seat."""
    memory = Memory()
    memory.look(story.view(viewer))
    return memory.chances
