"""docs/protocol.md: what it says of messages, fields, codes and limits is so, and it leaves out none that matters."""

import ast
import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

import boothill.server
from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.telling.words import Words
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.decision import Decision
from boothill.kernel.declared import TONES
from boothill.kernel.reasons import WhyNot
from boothill.server.live.film import Film, FilmStep
from boothill.server.web import problems
from boothill.server.web.schema import schema
from boothill.server.wire import protocol, wire_of
from boothill.server.wire.protocol import ClientMessage, ServerMessage
from boothill.server.wire.settings import GAMES, Settings
from boothill.telling import Texts, told
from boothill.terminal.plain import PlainTelling
from support.games import ALL_SETS
from support.heard import as_read
from support.sources import messages

SOURCES = Path(boothill.server.__file__).parent
DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
SAID = get_args(ClientMessage)
HEARD = get_args(ServerMessage)
TOLD = (
    *(told.Event, told.OtherEvent, told.Asked, told.OtherAsked, told.Choices, told.Reason, told.Ability, told.Source),
    *(wire_of(game).types.option for game in GAMES),
)
PLAIN = {"seat", "name", "text", "aside", "key", "started", "ended", "winners", "seed", "names"}
"""Fields that say what they are."""


def tag(kind):
    return kind.__struct_config__.tag


def named(kind):
    return kind.__name__


@cache
def document():
    return DOCUMENT.read_text(encoding="utf-8")


def section(title):
    """What stands under a heading."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#|\Z)", document(), re.M | re.S)
    assert found is not None, f"docs/protocol.md has no section '{title}'"
    return found[2]


def in_code(text):
    """The words in backquotes, on their own line."""
    return {word for piece in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text) for word in re.findall(r"\w+", piece)}


@pytest.mark.parametrize(("title", "kinds"), [("What a client says", SAID), ("What a client hears", HEARD)])
def test_the_document_names_every_message(title, kinds):
    table = {word for row in section(title).splitlines() for word in in_code(row.split("|")[1] if "|" in row else "")}
    assert table == {tag(kind) for kind in kinds}


def explained(kind):
    """The fields of a type that its own text, or one of the field, tells something about."""
    tree = ast.parse((SOURCES / "wire" / "protocol.py").read_text(encoding="utf-8"))
    body = next(part for part in tree.body if isinstance(part, ast.ClassDef) and part.name == kind.__name__).body
    fields = {
        part.target.id
        for part, after in pairwise(body)
        if isinstance(part, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    }
    return fields | set(re.findall(r"\w+", kind.__doc__))


@pytest.mark.parametrize("kind", [*SAID, protocol.NewTable, protocol.TakeSeat, protocol.Report], ids=named)
def test_every_field_that_a_client_may_send_is_explained(kind):
    """In the text of its type, or in the document."""
    assert set(kind.__struct_fields__) <= explained(kind) | in_code(document()) | in_examples()


def in_examples():
    """The fields that are shown in examples."""
    return set(re.findall(r'"(\w+)":', document()))


@pytest.mark.parametrize("kind", [*HEARD, *TOLD, Film, FilmStep, protocol.Result], ids=named)
def test_every_field_that_a_client_hears_is_explained(kind):
    """In the document, or in the schema, by the text of its type or of the field."""
    fields = schema()["$defs"][kind.__name__].get("properties", {})  # what any game tells has none
    described = {field for field, text in fields.items() if "description" in text}
    told = described | set(re.findall(r"\w+", kind.__doc__)) | in_code(document()) | in_examples()
    assert set(kind.__struct_fields__) - told - PLAIN == set()


@cache
def vocabulary():
    """Every field, every structure, and every value of a field that has only some, as the schema has them."""
    found = set()

    def look(part):
        if isinstance(part, dict):
            found.update(part.get("properties", ()), part.get("mapping", ()), map(str, part.get("enum", ())))
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(written := schema())
    games = written["games"].values()
    return found | set(written["$defs"]) | {"references"} | {name for game in games for name in game["references"]}


NOT_OF_THE_SCHEMA = {
    "Versions": {"malformed"},  # a code
    "Views, events, questions": {"QH", "value", "end"},  # parts of cards; a key of `why_not`
    "Seats in a game": {"GET", "api", "ID", "absence", "knows"},  # a request, a setting of the server, a code
}
ALL_OF_THE_SCHEMA = (
    "What a client says",
    "What a client hears",
    "Time",
    "Spectators",
    "After elimination",
    "Films",
    *NOT_OF_THE_SCHEMA,
)


@pytest.mark.parametrize("title", ALL_OF_THE_SCHEMA)
def test_the_document_uses_no_word_that_is_not_in_the_schema(title):
    said = in_code(section(title))
    assert said, "there is something to check"
    assert said - vocabulary() == NOT_OF_THE_SCHEMA.get(title, set())


@pytest.mark.parametrize("part", ["event", "asked", "choices"])
def test_the_examples_of_the_document_are_what_a_server_would_say(part):
    """They are read as strictly as anything in the tests: nothing unknown, nothing that could be left out."""
    found = re.findall(rf"^```json {part}\n(.*?)^```", document(), re.M | re.S)
    assert found
    for example in map(json.loads, found):
        said = {"type": "update", "game": 1, "changes": {}, "events": []}
        said |= {"events": [example]} if part == "event" else {part: example}
        assert as_read(json.dumps(said), "bang") == said


def speech_of(game):
    return Words(ruleset(ALL_SETS), (), -1, Texts()) if game == "bang" else DiceWords((), -1, Texts())


@pytest.mark.parametrize("game", GAMES)
def test_the_regular_messages_are_those_of_the_document(game):
    """As the schema has them, and as they are said."""
    parts, types, speech = schema()["$defs"], wire_of(game).types.told, speech_of(game)
    prefix = speech.prefix
    for form, kinds in ((f"{prefix}event-", types.events), (f"{prefix}wait-", types.asked)):
        for name, kind in kinds.items():
            assert parts[kind.__name__]["properties"]["say"]["default"] == form + name
    said = []
    speech.texts.say = lambda message, *others, **values: said.append(message) or ""
    speech.telling = PlainTelling()
    asked = Decision(0, "QUESTION", [(0,)])
    speech.question(asked)
    speech.option(asked, (0,))
    speech.reason(WhyNot("CODE", ""))
    regular = tuple(f"{prefix}{form}-" for form in ("ask", "option", "reason"))
    assert {message for message in said if message.startswith(regular)} == {
        f"{prefix}ask-QUESTION",
        f"{prefix}option-QUESTION-QUESTION",
        f"{prefix}reason-CODE",
    }
    forms = ("event-NAME", "wait-QUESTION", "ask-QUESTION", "option-VERB-QUESTION", "reason-CODE")
    assert all(f"| `{prefix}{form}` |" in section("Telling") for form in forms)


def test_what_is_told_of_telling_is_so():
    """Messages are there, but for those that stand for missing ones; values are what messages are given."""
    found = set(re.findall(r"`([^`\n]+)`", section("Telling")))
    ids = {word for word in found if "-" in word and word == word.lower()}
    assert ids - set(messages("en")) == {"option-take-store", "dice-event-turn"}
    given = {value for speech in map(speech_of, GAMES) for value in speech.gives(speech.sorts)}
    values = {word for word in found if re.fullmatch(r"[a-z_]+", word)}
    assert values - given - vocabulary() == {"numbers", "grouped"}


def test_the_document_names_every_tone():
    assert in_code(section("Views, events, questions")) >= set(TONES)


def codes():
    """Every code that the server refuses or closes with, with where it does."""
    found = {}
    at = {"Refusal": 0, "Problem": 0, "dismiss": 1, "_refuse": 1, "_put_out": 2}
    for file in sorted(SOURCES.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            told = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
            if name in at and len(call.args) > at[name]:
                told.append(call.args[at[name]])
            for value in told:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.setdefault(value.value, f"{file.name}:{call.lineno}")
    found |= dict.fromkeys([code for code, _ in problems._HTTP.values()], "problems.py")
    return found | {problems.REFUSED: "problems.py", "error": "problems.py", "seat": "problems.py"}


def test_the_document_names_every_code():
    written = in_code(section("Codes"))
    found = codes()
    assert len(found) > 40
    missing = {code: where for code, where in found.items() if code not in written}
    assert missing == {}, "codes that docs/protocol.md does not name, and where they come from"


def test_the_document_names_no_code_that_nobody_uses():
    texts = {
        constant.value
        for file in SOURCES.rglob("*.py")
        for constant in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }
    assert in_code(section("Codes")) - {"retry"} <= texts


def test_the_document_tells_the_limits_as_they_are():
    assert f"{protocol.MOST_MESSAGE // 1024} KiB" in section("The socket")
    assert f"at most {protocol.MOST_TEXT} characters" in section("What a client says")
    assert in_code(section("The lobby")) >= set(Settings.__struct_fields__)
