"""The catalogue: every rule and scenario of docs/rules as one entry with its id."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from boothill.family.sets import SetFolder, installed_sets
from boothill.rulebook.sets import scenario_prefixes

SOURCE_CLASSES = ("book", "card", "faq", "peer", "house")

_BOLD_ID = re.compile(r"\*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*")
_BOLD_LINE = re.compile(r"\*\*([^*]+)\*\*")
_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
# Further on in a clause "card" is a card of the game.
_SOURCE = re.compile(r"^card\b|\b(?:book|faq|peer|house)\b")


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule or scenario of the catalogue.

    `text` is Markdown as written, source tags included, with a table or list that belongs to the rule.
    `part` is the file's name without number and suffix ("dodge-city"), `section` the heading above the entry.
    `tags` are the source classes the text names, strongest source first.
    """

    id: str
    text: str
    part: str
    section: str
    tags: tuple[str, ...]

    @property
    def is_scenario(self) -> bool:
        """Whether this is a scenario, in which several rules meet, and not a rule of its own."""
        return self.id.startswith(scenario_prefixes())

    @property
    def group(self) -> str:
        """The id without its number: BASE-BEER of BASE-BEER-3."""
        return self.id.rpartition("-")[0]


@cache
def catalogue() -> tuple[Entry, ...]:
    """Every rule and scenario, in the order of the catalogue, and after them the rules of installed sets.

    Of an id that several give the first counts. Raises ValueError if we give one twice.
    """
    ours = [
        entry
        for file in sorted(_folder().glob("[0-9]*.md"))
        for entry in parse(file.read_text(encoding="utf-8"), part=file.stem.partition("-")[2])
    ]
    found: dict[str, Entry] = {}
    for entry in ours:
        if entry.id in found:
            raise ValueError(f"the catalogue gives the id {entry.id} twice")
        found[entry.id] = entry
    for folder in installed_sets().values():
        try:
            theirs = brought(folder)
        except (OSError, ValueError):  # somebody else's file: whatever is wrong with it, ours are there
            continue
        for entry in theirs:
            found.setdefault(entry.id, entry)
    return tuple(found.values())


def parse(markdown: str, part: str) -> list[Entry]:
    """The entries of one file of the catalogue.

    An entry begins at its bold id, also in the middle of a line. It ends at the next id, a heading or a
    paragraph; indented lines and tables continue it.
    """
    entries: list[Entry] = []
    section = ""
    open_id = ""
    lines: list[str] = []

    def close() -> None:
        nonlocal open_id
        if open_id:
            text = "\n".join(lines).strip()
            entries.append(Entry(open_id, text, part, section, _tags(text)))
            open_id = ""
        lines.clear()

    for line in markdown.splitlines():
        _before, *ids_and_texts = _BOLD_ID.split(line)
        heading = _BOLD_LINE.fullmatch(line)
        if ids_and_texts:
            for open_next, text in zip(ids_and_texts[::2], ids_and_texts[1::2], strict=True):
                close()
                open_id = open_next
                lines.append(text.strip())
        elif line.startswith("#"):
            close()
            section = line.lstrip("# ")
        elif heading:
            close()
            section = heading[1]
        elif not line or line.startswith((" ", "|")):
            lines.append(line)
        else:
            close()
    close()
    return entries


def brought(folder: SetFolder) -> list[Entry]:
    """The rules that a set brings along itself, as far as their ids begin as its facts say."""
    prefixes = tuple(f"{prefix}-" for prefix in folder.about.get("prefixes", ()))
    part = str(folder.about.get("id", folder.place.name)).replace("_", "-")
    return [entry for entry in parse(folder.rules, part=part) if entry.id.startswith(prefixes)]


def _folder() -> Path:
    """Where the catalogue is: packed into a wheel, or in the checkout."""
    packed = Path(__file__).with_name("catalogue")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def _tags(text: str) -> tuple[str, ...]:
    # In "[house: the book is silent; last part peer: BS]" what follows a colon is an explanation.
    heads = [clause.partition(":")[0] for note in _BRACKETS.findall(text) for clause in note.split(";")]
    named = {source for head in heads for source in _SOURCE.findall(head.strip())}
    return tuple(source for source in SOURCE_CLASSES if source in named)
