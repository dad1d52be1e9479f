"""Positions for greenhorns: what they remember, and what they answer."""

from boothill.bots import make_bot
from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.terms import ENDING, Deed
from support.story import NAMES


def deeds(story, *told):
    """What the table remembers: "C bang A", or "C doc_holyday A" for an ability, an event's as well."""
    rules = story.t.rules
    abilities = {action.id: action.index for action in rules.actions}
    for deed in told:
        by, what, at = deed.split()
        kind, action = (-1, abilities[what]) if what in abilities else (rules.kind_index[what], -1)
        story.t.deeds.append(Deed(NAMES.index(by), kind, NAMES.index(at), -1, action=action))
    return story


def answer(story, decision=None):
    """What greenhorns answer to the open question, whatever their seed; never warned of if there is another way."""
    return BANG.token(story.t, chosen(story, decision or story.decision))


def chosen(story, decision):
    """The same as an option. Where phase 2 cannot be ended there is no other way: better wasteful than harmful."""
    view = story.view(NAMES[decision.seat])
    choices = {make_bot("greenhorn", seed).choose(view, decision) for seed in range(8)}
    assert len(choices) == 1, [decision.options[choice] for choice in choices]
    choice = choices.pop()
    warned = warnings(view, decision)
    if any(warning is None for warning in warned) and (not decision.main or ENDING in decision.options):
        assert warned[choice] is None
    return decision.options[choice]


def carry_on(story):
    """Let greenhorns answer until phase 2 of somebody is open again, and once more if it is already."""
    answered = False
    while not answered or not story.decision.main:
        story.match.answer_option(story.decision.number, chosen(story, story.decision))
        answered = True
    return story


def chances(story, viewer):
    """What somebody makes of everybody's role: (Deputy, Outlaw, Renegade) per seat."""
    memory = Memory()
    memory.look(story.view(viewer))
    return memory.chances
