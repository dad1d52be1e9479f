"""What a person at the terminal may look up: cards, characters, rules, the event deck, the shop, and why not."""

from __future__ import annotations

from rich.text import Text

from boothill.family.roles import HIDDEN
from boothill.games.bang.rules.roles import acting_sheriff
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import EQUIPMENT, EVENTS, NO_CARD, SHOP, USED_EQUIPMENT
from boothill.games.bang.rules.turn.phase_2 import reasons, why_not_end
from boothill.games.bang.telling.words import Words, copied
from boothill.games.bang.terminal import drawing as table
from boothill.kernel.decision import Decision
from boothill.kernel.match import Match
from boothill.kernel.reasons import WhyNot
from boothill.telling.facts import Fact
from boothill.terminal.lookup import show_fact
from boothill.terminal.screen import Terminal


class Guide:
    """Answers what the person in one seat asks about the table."""

    def __init__(self, terminal: Terminal, words: Words, match: Match[Table]) -> None:
        self.terminal = terminal
        self.words = words
        self.match = match

    @property
    def view(self) -> View:
        """What the person sees."""
        return View(self.match.state, self.words.viewer)

    def why_not_end(self, decision: Decision) -> WhyNot | None:
        """What keeps the person from ending the turn in phase 2."""
        return why_not_end(self.match.state, self.words.viewer, list(decision.options)) if decision.main else None

    def reasons(self, decision: Decision) -> None:
        """Why each card of the hand, and each green one in play, that no option uses cannot be used now; in the
        person's own phase 2 also why equipment cannot be bought or removed.
        """
        view, words = self.view, self.words
        named = {card: words.short(card) for card in [*view.hand, *table.green_cards(view, view.seat)]}
        if decision.main:
            named |= {card: table.priced(view, words, card) for card in table.on_offer(view)}
            for seat in view.seats:
                if seat != view.seat:
                    for card in table.equipment(view, seat):
                        named[card] = words.texts.say("equipment-of", who=view.names[seat], card=words.short(card))
        used = {option[1] for option in decision.options}
        found = reasons(self.match.state, view.seat, [card for card in named if card not in used])
        for card, why_not in found.items():
            self.terminal.say("reason-line", card=named[card], reason=words.reason(why_not))
        reason = self.why_not_end(decision)
        if reason is not None:
            self.terminal.say("end-reason", reason=words.reason(reason))
        elif not found:
            self.terminal.say("reasons-none")

    def event(self) -> None:
        """The event in force and the next one, with what they do, and how many are left."""
        view, words, say = self.view, self.words, self.terminal.texts.say
        if EVENTS not in view.pile_sizes:
            self.terminal.say("deck-none")
            return
        if view.standing:
            fact = words.kind_facts[view.standing[0]]
            show_fact(self.terminal, Fact(say("deck-in-force", name=fact.name), fact.text))
        if view.next_event == NO_CARD:
            self.terminal.say("deck-none-left")
            return
        fact = words.kind_facts[view.rules.kind_of[view.next_event]]
        reveals = words.role(view.role[acting_sheriff(view)])
        coming = say("deck-next" if view.standing else "deck-first", name=fact.name, role=reveals)
        show_fact(self.terminal, Fact(coming, fact.text))
        self.terminal.say("deck-count", left=view.pile_sizes[EVENTS])

    def shop(self) -> None:
        """The equipment on offer with what it does, the deck, and the person's nuggets."""
        view, words = self.view, self.words
        if SHOP not in view.piles:
            self.terminal.say("shop-none")
            return
        for card in table.on_offer(view):
            kind = view.rules.kinds[view.rules.kind_of[card]]
            fact = words.kind_facts[kind.index]
            price = table.price_now(view, kind)
            if price < kind.price:
                fact = Fact(self.terminal.texts.say("shop-cut", name=fact.name, price=price), fact.text)
            show_fact(self.terminal, fact)
        self.terminal.say("shop-deck", deck=view.pile_sizes[EQUIPMENT], used=view.pile_sizes[USED_EQUIPMENT])
        self.terminal.say("shop-purse", number=table.nuggets(view, view.seat))

    def who(self) -> None:
        """Who sits at the table, with the abilities of the characters."""
        view, words = self.view, self.words
        for seat, character in enumerate(view.character):
            fact = words.character_facts[character]
            role = f", {table.role_and_side(view, words, seat)}" if view.role[seat] != HIDDEN else ""
            self.terminal.show(Text.assemble((f"{view.names[seat]}{role}, {fact.name}", "bold"), f": {fact.text}"))
            for other in copied(view, seat):
                self.terminal.show(table.copied_ability(words, other))
            if view.second[seat] != HIDDEN:
                fact = words.character_facts[view.second[seat]]
                self.terminal.say("who-second", character=fact.name, ability=fact.text)
