"""The answers to a question, numbered, with those that belong together side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import BUY, END, FROM_HAND, NO_CARD, REMOVE, USE
from boothill.games.bang.telling.words import Words
from boothill.games.bang.terminal.drawing import card_text, green_cards, green_mark, on_offer, priced
from boothill.kernel.decision import NOBODY, Decision
from boothill.telling.told import facts_of
from boothill.terminal.drawing import LONG_LIST, numbered
from boothill.terminal.flow import Flow


def choices(
    view: View, decision: Decision, words: Words, doubtful: Sequence[bool], roomy: bool = True
) -> RenderableType:
    """The numbered options: grouped by card and ability when cards are played, a list otherwise.

    `doubtful` says which options carry a warning; they are marked. On a screen that is not `roomy` all cards that
    cannot be used now share a line, and so do the ways to use a card that is bought.
    """
    options = decision.options
    answers = Answers(decision, words, doubtful)
    if decision.kind != "play":
        if any(option[0] == BUY for option in options):
            return answers.ways_to_use(range(len(options)), roomy)
        labels = [answers.label(at) for at in range(len(options))]
        return Group(*labels) if len(labels) <= LONG_LIST else Columns(labels, padding=(0, 3))
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False, expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    rows = {card: card_text(words, card) for card in view.hand}
    for card in green_cards(view, view.seat):
        rows[card] = Text(f"{green_mark(view, card)} ", style="green").append_text(card_text(words, card))
    not_now, idle = Text(words.texts.say("not-now"), style="dim"), []
    for card, row in rows.items():
        mine = [at for at, option in enumerate(options) if option[1] == card]
        if mine:
            grid.add_row(row, Flow(answers.labels(mine)))
        elif roomy:
            grid.add_row(row, not_now)
        else:
            idle.append(row)
    if idle:
        grid.add_row(not_now, Flow(idle, gap=", "))
    others = [(at, option) for at, option in enumerate(options) if option[1] not in rows]
    for action in dict.fromkeys(option[2] for _, option in others if option[0] == USE):
        mine = [at for at, option in others if option[0] == USE and option[2] == action]
        grid.add_row(words.action_owner(action), Flow(answers.labels(mine)))
    offered = set()
    for card in on_offer(view):
        mine = [at for at, option in others if option[0] == BUY and option[1] == card]
        kind = view.rules.kind_of[card]
        price = Text(priced(view, words, card, brief=True), style="yellow")
        if kind in offered and len(mine) > LONG_LIST:
            grid.add_row(
                price, Text(words.texts.say("same-choices", first=mine[0] + 1, last=mine[-1] + 1), style="dim")
            )
        elif mine:
            grid.add_row(price, answers.ways_to_use(mine, roomy))
        offered.add(kind)
    removed = [answers.label(at, grouped=True) for at, option in others if option[0] == REMOVE]
    if removed:
        grid.add_row(Text(words.texts.say("remove-row"), style="yellow"), Flow(removed))
    rest = [answers.label(at) for at, option in others if option[0] not in (USE, BUY, REMOVE)]
    if all(option[0] != END for option in options):
        rest.append(Text(words.texts.say("end-not-now"), style="dim"))
    grid.add_row("", Flow(rest))
    return grid


class Answers:
    """The options of one question as numbered texts. They are counted from 0 here, and from 1 on the screen."""

    def __init__(self, decision: Decision, words: Words, doubtful: Sequence[bool]) -> None:
        self.decision = decision
        self.words = words
        self.doubtful = doubtful

    def label(self, at: int, *, grouped: bool = False) -> Text:
        """One option; `grouped` as in Words.option."""
        option = self.decision.options[at]
        return numbered(at + 1, self.words.option(self.decision, option, grouped=grouped), self.doubtful[at])

    def labels(self, places: Sequence[int], *, grouped: bool = False) -> list[Text]:
        """The options in these places. Where many cards can be picked, those of one player stand together; among those
        `grouped` all do.
        """
        picked = all(self.decision.options[at][4] != NO_CARD for at in places)
        if not picked or (len(places) <= LONG_LIST and not grouped):
            return [self.label(at, grouped=grouped) for at in places]
        words, say = self.words, self.words.texts.say
        texts, owner = [], NOBODY
        for at in places:
            _, _, _, target, pick = self.decision.options[at]
            name = say("pick-hand") if pick == FROM_HAND else words.kind(words.rules.kind_of[pick])
            text = numbered(at + 1, name, self.doubtful[at])
            if target != owner:
                text = Text(say("whose-cards", **words.seat_values("target", target))).append(" ").append_text(text)
            owner = target
            texts.append(text)
        return texts

    def ways_to_use(self, places: Sequence[int], roomy: bool) -> RenderableType:
        """The options in these places, which all use one piece of equipment: by what it is used as."""
        words = self.words
        lines: dict[int, list[int]] = {}
        for at in places:
            lines.setdefault(self.decision.options[at][2], []).append(at)
        flows = []
        for mine in lines.values():
            option = self.decision.options[mine[0]]
            if option[3] < 0:
                flows.append(self.labels(mine))
                continue
            used = facts_of(words.telling.option(self.decision, option))
            heading = Text(words.say("group-buy", used))
            first, *others = self.labels(mine, grouped=True)
            flows.append([heading.append(" ").append_text(first), *others])
        if roomy:
            return Group(*map(Flow, flows))
        return Flow([label for flow in flows for label in flow])
