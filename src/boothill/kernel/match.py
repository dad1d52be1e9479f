"""The match driver: stops at each decision, takes the answer, goes on. It never calls players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from boothill.kernel.decision import Decision, IllegalAnswer, Option, Seat, StaleAnswer
from boothill.kernel.errors import RuleError, UserError
from boothill.kernel.game import Game, S
from boothill.kernel.journal import Chance, Event, Journal


class Match(Generic[S]):
    """One game under way.

    `decision` is the open question, None when the game is over. Answer with `answer` (checked; for anything that comes
    from outside) or `push` (unchecked and fast; for callers that took the index from `decision.options`).

    With recording on, a match keeps its answers, events, chance results and the latest checkpoint: a copy of the state
    at the last main decision. `clone` and `save` start from that copy and replay the few answers since.
    """

    __slots__ = (
        "_send",
        "answered",
        "answers",
        "checkpoint",
        "checkpoint_answers",
        "decision",
        "game",
        "journal",
        "marks",
        "origin",
        "state",
    )

    def __init__(
        self, game: Game[S], state: S, *, record: bool = True, answered: int = 0, checkpoint: S | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.answered = answered
        """How many questions have been answered since the game began."""
        self.journal: Journal | None
        self.origin: S | None = None
        """The state recording began with, if the journal does not tell how it came about."""
        if record:
            self.checkpoint: S | None = checkpoint if checkpoint is not None else state.copy()
            if state.journal is None:
                state.journal = Journal()
                self.origin = self.checkpoint
            self.journal = state.journal
        else:
            state.journal = None
            self.journal = None
            self.checkpoint = None
        self.checkpoint_answers = 0
        """How many of `answers` were given before the checkpoint."""
        self.answers: list[tuple[int, Option]] = []
        """(index, option) of every answer since recording began."""
        self.marks: list[int] = []
        """Where in `journal.events` each answer's consequences begin."""
        self._send: Callable[[Any], Decision] = game.run(state).send
        self.decision: Decision | None = None
        self._advance(None)

    def __repr__(self) -> str:
        seed = self.game.options(self.state).get("seed")
        name = self.game.id if seed is None else f"{self.game.id}, seed {seed}"
        decision = self.decision
        if decision is None:
            return f"<Match {name}, over after {self.answered} answers>"
        does = "plays" if decision.main else f"answers '{decision.kind}'"
        count = len(decision.options)
        options = "1 option" if count == 1 else f"{count} options"
        return f"<Match {name}, question {decision.number}: seat {decision.seat} {does}, {options}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def choices(self) -> list[str]:
        """The options of the open question as texts, in their order; none when the game is over."""
        if self.decision is None:
            return []
        return [self.game.token(self.state, option) for option in self.decision.options]

    @property
    def events(self) -> list[Event]:
        """All recorded events (empty with recording off)."""
        return self.journal.events if self.journal is not None else []

    @property
    def chance(self) -> list[Chance]:
        """All recorded chance results (empty with recording off)."""
        return self.journal.chance if self.journal is not None else []

    def _advance(self, option: Option | None) -> None:
        """Go on with this answer, or begin with none."""
        send = self._send
        try:
            decision = send(option)
            # A public question with one legal answer is no question: the driver answers it, here and nowhere else.
            options = decision.options
            while len(options) == 1 and not decision.hidden:
                decision = send(options[0])
                options = decision.options
            if not options:
                raise RuleError(
                    f"the question '{decision.kind}' to seat {decision.seat} has no option; offer at least one"
                )
        except StopIteration:
            self.decision = None
            return
        decision.number = self.answered + 1
        self.decision = decision

    def push(self, index: int) -> None:
        """Answer the open question with the option at `index`, without any check."""
        decision = self.decision
        assert decision is not None
        option = decision.options[index]
        if self.journal is not None:
            if decision.main:
                self.checkpoint = self.state.copy()
                self.checkpoint_answers = len(self.answers)
            self.answers.append((index, option))
            self.marks.append(len(self.journal.events))
        self.answered += 1
        self._advance(option)

    def answer(self, number: int, index: int) -> None:
        """Answer question `number` with its option `index`; refuses anything else and then changes nothing."""
        decision = self.decision
        if decision is None:
            raise StaleAnswer("the game is over; no question is open")
        if number != decision.number:
            raise StaleAnswer(f"question {number} is not open; answer question {decision.number}")
        if not 0 <= index < len(decision.options):
            raise IllegalAnswer(
                f"question {number} has no option {index}; choose from 0 to {len(decision.options) - 1}"
            )
        self.push(index)

    def answer_option(self, number: int, option: Option) -> None:
        """Like `answer`, with the option itself."""
        decision = self.decision
        index = -1  # if the number is not that of the open question, `answer` says so
        if decision is not None and number == decision.number:
            if option not in decision.options:
                raise IllegalAnswer(f"{option} is not an option of question {number}; choose one that is listed")
            index = decision.options.index(option)
        self.answer(number, index)

    def clone(self, *, record: bool = False) -> Match[S]:
        """An independent match at the same question, with the same future.

        Copies the checkpoint and replays the answers since. Needs recording on, or an open main decision.
        """
        decision = self.decision
        if decision is None or decision.main:
            return Match(self.game, self.state.copy(), record=record, answered=self.answered)
        if self.checkpoint is None:
            raise UserError("only a recorded match can be cloned between two main decisions; switch recording on")
        since = self.answers[self.checkpoint_answers :]
        twin = Match(
            self.game,
            self.checkpoint.copy(),
            record=record,
            answered=self.answered - len(since),
            checkpoint=self.checkpoint,  # shared: a checkpoint is never changed
        )
        for index, _ in since:
            twin.push(index)
        return twin

    def view(self, seat: Seat) -> Any:
        """What this seat may see now."""
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        """A fingerprint of the state and the open question."""
        decision = self.decision
        asked = (
            "over"
            if decision is None
            else f"{decision.number} {decision.seat} {decision.kind} {decision.subject} {decision.options}"
        )
        return f"{self.game.digest(self.state)} {asked}"
