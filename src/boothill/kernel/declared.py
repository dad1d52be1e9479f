"""Log entries, questions and reasons, each declared once, beside the rules that use it.

A declaration says what the numbers are, as names with blanks between: "who card kind target? pick? | hidden". What a
name stands for is the vocabulary of the game: `who` is a seat, `card` a card; a name that is not in it is a plain
number. A number behind whose name stands "?" may be none of its sort, and says then that there is none. A name whose
sort is a list takes all further numbers and stands last. What stands behind " | " only the audience of an event learns.

    DREW = entry("drew", "who count source? | hidden")
    ...
    t.emit(DREW, seat, len(drawn), source, to=(seat,), secret=tuple(drawn))

What is declared is a plain text in the rules; whoever puts games into words or on the wire looks up the rest here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

from boothill.kernel.errors import UserError

NUMBER: Final = "number"
"""The sort of every name that is not in the vocabulary."""
Tone = Literal["", "turn", "hurt", "doom", "good", "quiet", "event", "gold", "notice"]
"""What a line of the log may be about, for its colour and weight; nothing in particular."""
TONES: Final[tuple[Tone, ...]] = get_args(Tone)[1:]


class Field(NamedTuple):
    """One number, or all further ones, under a name."""

    name: str
    sort: str
    needed: bool
    """Whether it always stands for something."""


class Layout:
    """What some numbers are, in their order."""

    __slots__ = ("rest", "singles")

    def __init__(self, singles: Sequence[Field], rest: Field | None) -> None:
        self.singles: tuple[Field, ...] = tuple(singles)
        self.rest: Field | None = rest
        """The field that takes all further numbers."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """All of them."""
        return self.singles if self.rest is None else (*self.singles, self.rest)

    def fits(self, numbers: Sequence[int]) -> bool:
        """Whether there is a number for each field, and none is left over."""
        return len(numbers) == len(self.singles) or (self.rest is not None and len(numbers) > len(self.singles))

    @property
    def text(self) -> str:
        """The names, with blanks between."""
        return " ".join([field.name for field in self.fields])

    def __repr__(self) -> str:
        return f"<Layout {self.text}>"


class Entry(NamedTuple):
    """An entry of the log."""

    name: str
    public: Layout
    secret: Layout
    """What only its audience learns."""
    tone: Tone = ""
    through: str = ""
    """To what it is put down if it has no `source` that says so: what its first seat has to have, several separated by
    blanks; what that is the game knows."""
    announces: bool = False
    """Says already that cards are drawn, so that the line about them says nothing new."""
    milestone: bool = False
    """Told even to those who only want to know how the game ends."""


class Declared:
    """All that a game, or a set of it, declares. Each of the three is found by the text it goes by in the rules."""

    def __init__(self, sorts: Mapping[str, str], lists: Collection[str]) -> None:
        self.sorts = sorts
        """The vocabulary: what the names of fields stand for."""
        self.lists = lists
        """The sorts that take all further numbers."""
        self.entries: dict[str, Entry] = {}
        self.questions: dict[str, Layout] = {}
        self.reasons: dict[str, Layout] = {}

    def entry(
        self,
        name: str,
        fields: str = "",
        *,
        tone: Tone = "",
        through: str = "",
        announces: bool = False,
        milestone: bool = False,
    ) -> str:
        """Declare an entry of the log (see `Entry`); its name, to be written down with."""
        _check_new(name, self.entries, "log entry")
        if tone and tone not in TONES:
            raise UserError(f"the log entry '{name}' has the tone '{tone}'; there are {', '.join(TONES)}")
        public, secret = self._layouts(name, fields)
        self.entries[name] = Entry(name, public, secret, tone, through, announces, milestone)
        return name

    def question(self, kind: str, fields: str = "") -> str:
        """Declare a kind of question and what the numbers of its subject are; the kind, to be asked with."""
        _check_new(kind, self.questions, "question")
        self.questions[kind] = self._public(kind, fields)
        return kind

    def reason(self, code: str, fields: str = "") -> str:
        """Declare why something cannot be done, or what speaks against it, and its parameters; the code."""
        _check_new(code, self.reasons, "reason")
        self.reasons[code] = self._public(code, fields)
        return code

    @property
    def milestones(self) -> frozenset[str]:
        """The entries told even to those who only want to know how the game ends."""
        return frozenset([name for name, entry in self.entries.items() if entry.milestone])

    def add(self, others: Declared) -> None:
        """Take over what others have declared; where a name comes twice, theirs counts."""
        self.entries |= others.entries
        self.questions |= others.questions
        self.reasons |= others.reasons

    def _public(self, owner: str, text: str) -> Layout:
        """The fields of what has no audience. Raises UserError as `_layouts`, and if some were for an audience."""
        public, secret = self._layouts(owner, text)
        if secret.fields:
            raise UserError(f"'{owner}' declares fields behind a '|', which only log entries have; leave them out")
        return public

    def _layouts(self, owner: str, text: str) -> tuple[Layout, Layout]:
        """The public and the secret part. Raises UserError for a text that cannot be read, or read in two ways."""
        if not isinstance(text, str):
            raise UserError(f"'{owner}' declares the fields {text!r}; write their names in one string")
        public, _, secret = text.partition("|")
        parts = self._layout(owner, public), self._layout(owner, secret)
        names = [field.name for part in parts for field in part.fields]
        for name in names:
            if names.count(name) > 1:
                raise UserError(f"'{owner}' declares the field '{name}' twice; give one of them another name")
        return parts

    def _layout(self, owner: str, text: str) -> Layout:
        fields = []
        for word in text.split():
            name = word.removesuffix("?")
            fields.append(Field(name, self.sorts.get(name, NUMBER), name == word))
        for field in fields[:-1]:
            if field.sort in self.lists:
                raise UserError(f"'{owner}' declares '{field.name}', a list, before another field; put it at the end")
        if fields and fields[-1].sort in self.lists:
            return Layout(fields[:-1], fields[-1])
        return Layout(fields, None)


def _check_new(name: str, known: Mapping[str, object], sort: str) -> None:
    if name in known:
        raise UserError(f"the {sort} '{name}' is declared twice; give one of them another name")
