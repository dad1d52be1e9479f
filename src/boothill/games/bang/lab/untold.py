"""What somebody's own sets say without words: some games are told strictly, and every text that fails is named."""

from __future__ import annotations

from typing import Any

from boothill.games.bang.rules.cards.declare import Box
from boothill.games.bang.rules.cards.loading import BUILT_IN, find_box
from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.telling.narrator import Narrator
from boothill.games.bang.telling.words import Words
from boothill.kernel.decision import Decision
from boothill.kernel.journal import EVERYTHING
from boothill.kernel.match import Match
from boothill.playing import Observer, play_out, seat_bots
from boothill.telling import FALLBACK, TextError, Texts, languages
from boothill.telling.translation import values_used

GAMES, PLAYERS = 12, 5
BESIDES = ("who", "event", "all_suit", "own", "second", "second_ability", "name", "numbers")
"""What messages about questions are given whatever is declared, and the last two all."""


class _Telling(Observer):
    """Tells a game in one language as it goes, and notes what cannot be told."""

    def __init__(self, words: Words, narrator: Narrator, faults: set[str]) -> None:
        self._words, self._narrator, self._faults = words, narrator, faults
        self._told = 0

    def before(self, match: Match[Any], decision: Decision) -> bool:
        """What has happened, the question, and every answer to it."""
        self.after(match)
        try:
            self._words.question(decision)
            for option in decision.options:
                self._words.option(decision, option)
        except TextError as error:
            self._faults.add(str(error))
        return False

    def after(self, match: Match[Any]) -> None:
        """What has happened since."""
        for event in match.events[self._told :]:
            try:
                if self._narrator.knows(event):
                    self._narrator.line(event)
                else:
                    self._faults.add(f"the log entry '{event[0]}' has other numbers than box.log says, or is not there")
            except TextError as error:
                self._faults.add(str(error))
        self._told = len(match.events)


def _not_given(words: Words, box: Box, language: str) -> set[str]:
    """What the messages of a box about its log entries, questions and reasons use and are not given."""
    declared = box.all_declared()
    given = {f"event-{name}": (*entry.public.fields, *entry.secret.fields) for name, entry in declared.entries.items()}
    given |= {f"{form}-{kind}": one.fields for kind, one in declared.questions.items() for form in ("ask", "wait")}
    given |= {f"reason-{code}": one.fields for code, one in declared.reasons.items()}
    faults = set()
    for message, used in values_used(box.texts.get(language, "")).items():
        if used is not None and message in given:
            known = words.gives([field.name for field in given[message]]) | words.gives(BESIDES)
            faults |= {f"the message '{message}' uses ${name}, which is not declared" for name in used - known}
    return faults


def untold(sets: tuple[str, ...]) -> list[str]:
    """What cannot be told of games with these sets, in English and the languages of those that are not ours."""
    faults: set[str] = set()
    options = TableOptions(PLAYERS, sets=sets)
    theirs = [find_box(set_id) for set_id in sets if set_id not in BUILT_IN]
    spoken = {FALLBACK, *(language for box in theirs for language in box.texts)} & set(languages())
    for language in sorted(spoken) if theirs else ():
        texts = Texts(language, strict=True, sets=options.rules.texts)
        wanted = [f"event-{entry}" for box in theirs for entry in box.all_declared().entries]
        wanted += [
            f"{form}-{kind}" for box in theirs for kind in box.all_declared().questions for form in ("ask", "wait")
        ]
        faults |= {f"there is no message '{message}'" for message in wanted if not texts.has(message)}
        words = Words(options.rules, options.names, EVERYTHING, texts)
        for box in theirs:
            faults |= _not_given(words, box, language)
        for seed in range(GAMES):
            match = new_match(TableOptions(PLAYERS, sets=sets, seed=seed))
            words = Words(match.state.rules, match.state.names, EVERYTHING, texts)
            telling = _Telling(words, Narrator(words, match.state.character), faults)
            play_out(match, seat_bots(["random"] * PLAYERS, seed), observer=telling)
    return sorted(faults)
