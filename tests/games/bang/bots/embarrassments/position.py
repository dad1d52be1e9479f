"""What a position of the suite is: a table, a question, and what no sensible player would answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boothill.bots.bot import Bot
from boothill.games.bang.rules import terms
from boothill.games.bang.rules.distance import distance
from boothill.games.bang.rules.remembering import note
from boothill.kernel.decision import Option
from support.story import CALLS, NAMES, Story

SEEDS = range(5)
"""Each position is put to this many bots of a kind: none may owe the right answer to a whim."""

Tell = Callable[[], Story]


@dataclass(frozen=True)
class Position:
    """One position. Answers are written as in `said`; what is looked for in them are whole words in a row."""

    name: str
    why: str
    """Why all good players would agree."""
    tell: Tell
    must: tuple[str, ...] = ()
    """One of these is answered."""
    never: tuple[str, ...] = ()
    """None of these is."""
    turn: bool | None = None
    """The rest of the turn is looked at, not the one question: `must` then comes sooner or later. If it is left open,
    that holds for whatever must never be done in phase 2: it must not be done later in the turn either."""
    wins: bool = False
    """The turn has to end with the victory of whoever plays it."""

    def faults(self, bot: Bot) -> str:
        """What the bot does wrong here, in words; nothing if it passes."""
        story = self.tell()
        me, whole = story.decision.seat, self.is_of_a_turn(story)
        answers: list[str] = []
        while True:
            option = story.decision.options[bot.choose(story.view(NAMES[me]), story.decision)]
            answers.append(said(story, option))
            if not whole:
                break
            push(story, option)
            if not _until_asked_again(story, me):
                break
        won = story.over and NAMES[me] in story.winners
        return "" if self.passed(answers, won) else f"{'; '.join(answers)}: {self.why}"

    def is_of_a_turn(self, story: Story) -> bool:
        """Whether all answers until the end of the turn count, in this telling of the position."""
        if self.turn is None:
            return self.wins or (bool(self.never) and story.decision.main)
        return self.turn or self.wins

    def passed(self, answers: list[str], won: bool) -> bool:
        """Whether these answers, and the end they led to, are good enough."""
        if self.wins and not won:
            return False
        if any(has(answer, words) for answer in answers for words in self.never):
            return False
        return not self.must or any(has(answer, words) for answer in answers for words in self.must)


SUITE: list[Position] = []
"""All positions, in the order they were told."""


def position(
    why: str, *, must: str = "", never: str = "", turn: bool | None = None, wins: bool = False
) -> Callable[[Tell], Tell]:
    """Add the position that the function tells to the suite, under the function's name. "|" stands between answers."""

    def add(tell: Tell) -> Tell:
        wanted, banned = [tuple(words.strip() for words in text.split("|") if words) for text in (must, never)]
        SUITE.append(Position(tell.__name__, why, tell, wanted, banned, turn, wins))
        return tell

    return add


def witness(story: Story, *deeds: str) -> Story:
    """What everybody has seen, in this order: "C bang A", "C doc_holyday A". Life and seats are those of now.

    Whoever aimed further than their weapon reaches now had a better one then: they could have aimed at anybody as near.
    """
    t = story.t
    abilities = {action.id: action.index for action in t.rules.actions}
    for deed in deeds:
        by, what, at = deed.split()
        me, victim = story.seat(by), story.seat(at)
        kind, action = (-1, abilities[what]) if what in abilities else (t.rules.kind_index[what], -1)
        aimed = t.rules.kinds[kind].target if kind >= 0 else None
        if aimed is None:
            reach = list(t.seats)
        else:
            near = distance(t, me, victim)
            aimed_at = aimed.seats(t, me, t.rules.kinds[kind])
            reach = [seat for seat in t.seats if seat != me and (seat in aimed_at or distance(t, me, seat) <= near)]
        note(t, me, kind, victim, terms.NO_CARD, reach, action=action)
    return story


def said(story: Story, option: Option) -> str:
    """An option in words: "play missed as bang on A", "use sniper on A", "play panic on B taking hand", "flip"."""
    rules = story.t.rules
    verb, card, kind, seat, pick = option
    words = [terms.VERBS[verb]]
    if verb == terms.CALL:
        return f"call {CALLS[pick]}"
    if card >= 0:
        words.append(story.kind(card))
    if verb == terms.USE:
        words += ["as", rules.actions[kind].id] if card >= 0 else [rules.actions[kind].id]
    elif kind >= 0 and rules.kinds[kind].id != words[-1]:
        words += ["as", rules.kinds[kind].id]
    if seat >= 0:
        words += ["on", NAMES[seat]]
    if pick == terms.FROM_HAND:
        words += ["taking", "hand"]
    elif pick >= 0:
        words += ["taking", story.kind(pick)]
    return " ".join(words)


def has(answer: str, words: str) -> bool:
    """Whether these words stand one after the other in the answer."""
    return f" {words} " in f" {answer} "


def push(story: Story, option: Option) -> None:
    """Give this answer to the open question."""
    assert story.match is not None
    story.match.answer_option(story.decision.number, option)


def _until_asked_again(story: Story, me: int) -> bool:
    """Let everybody else give in, until it is this seat's question again; False if their turn or the game is over."""
    while not story.over and story.t.active == me:
        if story.decision.seat == me:
            return True
        options = story.decision.options
        push(story, terms.PASSING if terms.PASSING in options else options[0])
    return False
