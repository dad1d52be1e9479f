"""Told things with their English sentences: one table that the renderers of terminal and browser are both held to.

`python -m support.said --write`, run in `tests`, has the terminal say everything anew after a change of the texts.
A row is what goes over the wire: an `event`, a `reason`, a question (`asked`; with its `choices` as it is put to the
asked player), or an `option` of one; to which `viewer`, and what is `said`.
"""

from __future__ import annotations

import argparse
import json
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.telling.words import Words
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel import journal
from boothill.kernel.decision import Decision, Seat
from boothill.kernel.reasons import WhyNot
from boothill.server.web.catalogue import game_words
from boothill.server.web.words import words_of
from boothill.server.wire.games import wire_of
from boothill.telling import FALLBACK, Texts
from boothill.telling.speech import Speech
from boothill.telling.telling import Happening, Telling
from boothill.telling.told import Asked, Choices, Option, OtherAsked, OtherEvent, Reason, Told
from support.games import ALL_SETS, new_match

FILE = Path(__file__).parents[1] / "telling" / "said.json"
NAMES = ("Ann", "Bo", "Cé", "Dee Dee", "Elle", "Flo", "Gus", "Hal")

Row = dict[str, Any]


def table() -> dict[str, Any]:
    """All of it: `names` of the seats, the `rows`, and of the `glossary` what they speak of."""
    loaded: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return loaded


def say(row: Row) -> str:
    """What the terminal says."""
    game, viewer = row["game"], row["viewer"]
    words = _words(game, viewer)
    types = wire_of(game).types
    if "event" in row:
        return words.line(msgspec.convert(row["event"], reduce(or_, [*types.told.events.values(), OtherEvent])))
    words.telling = told = _Wire(row, types.option, reduce(or_, [*types.told.asked.values(), OtherAsked]))
    if "reason" in row:
        return words.reason(WhyNot(told.why.code, told.why.rule)).removesuffix(f" [{told.why.rule}]")
    decision = Decision(told.question_asked.seat, _kind(told.question_asked), [(0,)])
    if "option" in row:
        return words.option(decision, (0,))
    return words.question(decision) if "choices" in row else words.waiting(decision)


class _Wire(Telling):
    """Tells what has come over the wire, whatever it is asked to tell."""

    def __init__(self, row: Row, option: Any, asked: Any) -> None:
        def of(part: str, type: Any) -> Any:
            return msgspec.convert(row[part], type) if part in row else None

        self.question_asked: Asked = of("asked", asked)
        self.choices: Choices = of("choices", Choices)
        self.answer: Option = of("option", option)
        self.why: Reason = of("reason", Reason)

    def learn(self, state: Any) -> None:
        """Nothing is remembered."""

    def event(self, number: int, event: journal.Event) -> Happening:
        """Events are told without being asked for."""
        raise NotImplementedError

    def asked(self, decision: Decision) -> Asked:
        return self.question_asked

    def question(self, decision: Decision) -> Told:
        return self.choices

    def option(self, decision: Decision, option: tuple[int, ...]) -> Option:
        return self.answer

    def reason(self, reason: WhyNot) -> Reason:
        return self.why


def _kind(asked: Asked) -> str:
    """What the rules call a question."""
    return asked.name if isinstance(asked, OtherAsked) else str(type(asked).__struct_config__.tag)


def _words(game: str, viewer: Seat) -> Speech:
    texts = Texts(FALLBACK, strict=True)
    return Words(_rules(), NAMES, viewer, texts) if game == "bang" else DiceWords(NAMES, viewer, texts)


@cache
def _rules() -> Any:
    return new_match(TableOptions(NAMES, sets=ALL_SETS, seed=1)).state.rules


def glossary_of(rows: list[Row]) -> dict[str, dict[str, Any]]:
    """What GET /api/words/en tells of everything that is named in these rows, and all roles. Messages are left out."""
    spoken = json.dumps(rows)
    told = json.loads(msgspec.json.encode(words_of(FALLBACK, game_words())))
    sections = {name: part for name, part in told.items() if isinstance(part, dict) and name != "boxes"}
    return {
        name: {
            id: _short(fact)
            for id, fact in part.items()
            if "role" in name or name == "goals" or f'"{id}"' in spoken or f'"{id}/' in spoken
        }
        for name, part in sections.items()
    }


def _short(fact: Any) -> Any:
    """Without what belongs to no sentence."""
    unsaid = ("box", "copies", "reprints", "count", "symbols", "rules", "order", "life")
    return {name: value for name, value in fact.items() if name not in unsaid} if isinstance(fact, dict) else fact


def written(rows: list[Row]) -> str:
    """The file with these rows, said anew."""
    said = [{**row, "said": say(row)} for row in rows]
    facts = ",\n".join(
        f'"{section}": {{\n' + ",\n".join(f"{_line(id)}: {_line(fact)}" for id, fact in part.items()) + "\n}"
        for section, part in glossary_of(rows).items()
    )
    lines = ",\n".join(map(_line, said))
    return f'{{\n"names": {_line(NAMES)},\n"rows": [\n{lines}\n],\n"glossary": {{\n{facts}\n}}\n}}\n'


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", required=True)
    arguments.parse_args()
    FILE.write_text(written(table()["rows"]), "utf-8")
