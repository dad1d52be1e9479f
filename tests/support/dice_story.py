"""Stories of the dice game: rules told as short scripted games.

A story sets a table, pins every roll, and scripts every answer. It is strict: a roll the story did not tell fails the
test, and so do a question it did not expect, an expected question that never comes, a shot or a beer that went
elsewhere, and an end with something open that the story did not mention.

    story = DiceStory(A="sheriff paul_regret", B="outlaw out", C="outlaw rose_doolan 7/9", D="renegade arrows 2")
    story.turn("A").rolls("1 beer dynamite 2 2").rerolls("4 5", "1 arrow", now="1 beer dynamite 1 arrow")
    story.state("A 11/11 arrows 1").refuses("reroll 3")
    story.stops().shoots("C", "D").heals("A")
    story.state("A 11/11 arrows 1; C 6/9; D 7/8 arrows 2; pile 6").passes_to("C")

Seats are called A to H, clockwise. A seat is told in words, in any order: its role, its character, "life/maximum" (or
the life alone; full without it), "arrows 2", or "out" for somebody eliminated before. Either every seat has a role or
none has: then they are Sheriff, Deputy, Outlaw, Outlaw, Renegade ... (of three Deputy, Outlaw, Renegade). What is not
with a player lies in the pile.

A seat without a character is plain: the abilities of its stand-in do not matter. Such a seat may be in its turn when
the story begins; a seat that takes a later turn needs a character, and the story says so.

Steps, in the order of a turn (DICE-TURN-1):
  `turn("A")` begins with A's turn; later turns follow by themselves (`passes_to("B")`, then `rolls`).
  `gives("C")` Sid Ketchum's gift.
  `rolls("1 1 beer arrow 2")` the first roll; `rerolls("2 3", "1 gatling")` throws dice 2 and 3 again;
  `now=` checks all five faces afterwards; `stops()`.
  `shoots("B", "C twice")` one target for each bull's-eye, dice from left to right, all at once or in several calls;
  also for dice that have only one target and that nobody is asked about (that there is only one, `targets` shows).
  "twice": Slab the Killer spends a beer.
  `takes("B", 1)` Bart Cassidy's arrows, `returns("B", 2)` Pedro Ramirez's.
  `heals("A", "C")` one player for each beer that is left, dice from left to right.
  `removes("B", "D")` Kit Carlson's arrows, `passes()` if he lets the rest be.
  `answers("take 1")` gives any answer, after `asks("B", "arrows_instead")` if one likes to say who is asked what.
Dice are named by their place, 1 to 5, for the whole turn. The game throws the leftmost of dice that show the same
face, whichever of them is named; the story keeps to the names it was told.

Checks: `state("A 4/9; B out; C 7/9 arrows 1; pile 8")` says how the named seats are; the others must be as they were at
the last `state` or, before that, when the story began. `rolling(2)`: the active player may roll again twice.
`refuses("reroll 1")`, `refuses("shoot C")`, `refuses("heal B")`, `refuses("take 2")`: that cannot be done now, and
trying changes nothing. `passes_to("B")`: the next turn is B's, and nothing of it has happened. `wins("A B")`: the game
is over. `targets("2") == {"B", "C"}`, `options()`, `offers("shoot C")`, `life("A")`, `arrows("A")`, `is_out("A")`,
`eliminated_by("B") == "A"`, `dice()`, `events("aimed")`, `told("lost_life")`, `happened()`, and `story.t`,
`story.match`, `story.decision` and `story.view("B")` for everything else.

Every step and check returns the story. Nothing is told twice: what a step has settled need not be checked again.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boothill.games.dice.rules import terms
from boothill.games.dice.rules.game import DICE
from boothill.games.dice.rules.problems import problems
from boothill.games.dice.rules.rolling import reroll_option
from boothill.games.dice.rules.state import DiceTable
from boothill.games.dice.rules.view import DiceView
from boothill.kernel.decision import NOBODY, Decision, IllegalAnswer, Option
from boothill.kernel.journal import Event
from boothill.kernel.match import Match
from support.dice_laying import WORDS, Luck, laid_table, parsed, stand_in_turn, told_faces
from support.story import NAMES, StoryError

KINDS: Final = {
    "stop": "reroll",
    "reroll": "reroll",
    "shoot": "shoot",
    "heal": "heal",
    "give": "gift",
    "take": "arrows_instead",
    "return": "return_arrows",
    "remove": "remove_arrow",
    "pass": "remove_arrow",
}
"""The question that each word answers."""


class DiceStory:
    """One scripted game of dice. See the module's docstring."""

    begun: ClassVar[list[DiceStory] | None] = None
    """While this is a list, every story that begins is noted in it, so that a fixture can look at their ends."""

    def __init__(self, **seats: str) -> None:
        self._table, self._plain = laid_table(seats)
        self._luck: list[tuple[int, ...]] = []
        self._answers: list[Option] = []
        self._aimed: dict[tuple[int, int], tuple[int, int]] = {}
        """By turn and die: the told target, and for how many points."""
        self._places = list(range(terms.DICE))
        """Where the die lies that the story calls by a number."""
        self._mentioned = 0
        self.match: Match[DiceTable] | None = None
        self._last = self._now(self._table)

    # ---- the game ----------------------------------------------------------------------------------------------

    @property
    def t(self) -> DiceTable:
        """The table as it is now."""
        return self.match.state if self.match is not None else self._table

    def turn(self, seat: str) -> DiceStory:
        """Begin with the turn of this seat, before anything of it has happened."""
        if self.match is not None:
            raise StoryError("the story has begun; later turns follow by themselves")
        t = self._table
        active = self.seat(seat)
        if active in self._plain:
            stand_in_turn(t, active)
        t.turn = 1
        t.active = (active - 1) % len(t.names)
        t.phase = terms.BEFORE_TURN
        if self.begun is not None:
            self.begun.append(self)
        self._play()
        if self.t.active != active:
            raise StoryError(f"{seat} is out and takes no turn")
        self._first = active
        return self._check_soundness()

    def _play(self) -> None:
        """Play the game anew from its beginning, as far as the story has been told.

        A first roll happens before anything can be said about it, so what was told of it comes a moment later.
        """
        t = self._table.copy()
        t.journal = Luck(self._luck)
        self.match = Match(DICE, t)
        for option in self._answers:
            self.match.answer_option(self.decision.number, option)
        self._check_luck()

    @property
    def _journal(self) -> Luck:
        assert self.match is not None
        assert isinstance(self.match.journal, Luck)
        return self.match.journal

    def _check_luck(self) -> None:
        if self._journal.used != len(self._luck):
            raise StoryError(f"nobody throws the dice of the roll '{told_faces(self._luck[-1])}'")

    def _push(self, option: Option) -> DiceStory:
        assert self.match is not None
        self.match.answer_option(self.decision.number, option)
        self._answers.append(option)
        self._check_luck()
        return self._check_soundness()

    def _check_soundness(self) -> DiceStory:
        found = problems(self.t)
        if found:
            raise StoryError(f"the table is unsound: {', '.join(sorted(found))}")
        for name in ("spared", "gained_life"):
            for event in self.events(name):
                if event[1][0] in self._plain:
                    raise StoryError(f"an ability of {NAMES[event[1][0]]} matters; name a character for him")
        return self

    @property
    def decision(self) -> Decision:
        """The open question."""
        if self.match is None:
            raise StoryError("the story has not begun; say turn() first")
        if self.match.decision is None:
            raise StoryError("the game is over; no question is open")
        return self.match.decision

    def _expect(self, kind: str, seat: int | None = None) -> Decision:
        """The open question, which has to be of this kind, and for the active player if no other seat is named."""
        decision = self.decision
        asked = self.t.active if seat is None else seat
        if (decision.seat, decision.kind) != (asked, kind):
            raise StoryError(f"the game asks {self._told()}, the story expects {NAMES[asked]}, {kind}")
        if kind == "reroll" and self._journal.quiet:
            raise StoryError(f"what does {NAMES[asked]} roll?")
        return decision

    def _told(self) -> str:
        decision = self.decision
        return f"{NAMES[decision.seat]}, {decision.kind}"

    # ---- the steps of a turn -----------------------------------------------------------------------------------

    def gives(self, to: str) -> DiceStory:
        """The active player gives a life point before he rolls."""
        self._expect("gift")
        return self._push(self._option(f"give {to}"))

    def rolls(self, faces: str) -> DiceStory:
        """The active player's first roll: five faces from left to right."""
        if self.match is None or self.match.over or not self._journal.quiet:
            raise StoryError(f"nobody makes a first roll now: '{faces}'")
        active = self.t.active
        if active in self._plain and (active != self._first or len(self.events("turn")) > 1):
            raise StoryError(f"{NAMES[active]} takes a turn; name a character for him")
        self._check_told()
        self._places = list(range(terms.DICE))
        self._luck.append(parsed(faces))
        self._play()
        return self._check_soundness()

    def rerolls(self, dice: str, faces: str, now: str = "") -> DiceStory:
        """The active player throws these dice again, and this is what they show; `now` is what all five show then."""
        self._expect("reroll")
        named = [int(number) - 1 for number in dice.split()]
        shown = parsed(faces)
        if len(named) != len(shown):
            raise StoryError(f"{len(named)} dice are thrown, {len(shown)} faces told")
        option = reroll_option(self.t, [self._places[die] for die in named])
        self._rename(named, option[1])
        by_place = sorted(zip([self._places[die] for die in named], shown, strict=True))
        self._luck.append(tuple(face for _, face in by_place))
        self._push(option)
        if now and self.dice() != now:
            raise StoryError(f"the dice show '{self.dice()}', the story says '{now}'")
        return self

    def _rename(self, named: list[int], thrown: int) -> None:
        """Let the named dice be those that are thrown: a die changes its name with another of the same face."""
        places, faces = self._places, self.t.dice
        for die in named:
            if not thrown >> places[die] & 1:
                other = next(
                    other
                    for other in range(terms.DICE)
                    if other not in named and thrown >> places[other] & 1 and faces[places[other]] == faces[places[die]]
                )
                places[die], places[other] = places[other], places[die]

    def stops(self) -> DiceStory:
        """The active player stops rolling. Not to be told where he cannot roll again."""
        self._expect("reroll")
        return self._push(terms.STOPPING)

    def shoots(self, *targets: str) -> DiceStory:
        """The targets of the next bull's-eyes, from left to right: "B", or "B twice" for a shot doubled with a beer."""
        told = self._final_dice(*terms.BULLS_EYES)
        turn, _, _ = self._last_roll()
        before = sum(1 for at, _ in self._aimed if at == turn)
        if before + len(targets) > len(told):
            raise StoryError(f"there are {len(told)} bull's-eyes, and the story tells {before + len(targets)} shots")
        aims: dict[int, str] = dict(zip(told[before:], targets, strict=False))
        for die, target in aims.items():
            self._aimed[turn, die] = (self.seat(target[0]), 2 if target.endswith(" twice") else 1)
        while not self._over() and self.decision.kind == "shoot" and self.decision.subject[0] in aims:
            self._push(self._option(f"shoot {aims[self.decision.subject[0]]}"))
        return self._check_aims()

    def _last_roll(self) -> tuple[int, int, tuple[int, ...]]:
        """The roll that the story told last: the number of its turn, who made it, and all five faces after it."""
        turn = 0
        rolls = []
        for name, public, _, _ in self._events():
            if name == "turn":
                turn = public[1]
            elif name == "rolled":
                rolls.append((turn, public[0], public[3:]))
        if not self._luck:
            raise StoryError("nobody has rolled yet")
        return rolls[len(self._luck) - 1]

    def _final_dice(self, *faces: int) -> list[int]:
        """Where the dice lie that show one of these faces in the end, in the order of their names."""
        _, _, shown = self._last_roll()
        return [place for place in self._places if shown[place] in faces]

    def _check_aims(self) -> DiceStory:
        """Every shot so far has been told, and went where the story says."""
        turn = 0
        for name, public, _, _ in self._events():
            if name == "turn":
                turn = public[1]
            elif name == "aimed":
                _, at, die, _, points = public
                told = self._aimed.get((turn, die))
                if told is None:
                    raise StoryError(f"a shot at {NAMES[at]} was not told")
                if told != (at, points):
                    raise StoryError(
                        f"a shot went at {NAMES[at]} for {points}, the story says {NAMES[told[0]]} for {told[1]}"
                    )
        return self

    def _check_told(self) -> None:
        """Every shot has been told, and every shot told has been fired."""
        self._check_aims()
        if not self._over() and self.decision.kind == "shoot":
            return
        if len(self.events("aimed")) != len(self._aimed):
            raise StoryError(f"{len(self._aimed)} shots were told, {len(self.events('aimed'))} fired")

    def heals(self, *targets: str) -> DiceStory:
        """Who gets the beers that are left, from left to right."""
        self._expect("heal")
        self._check_told()
        beers = [place for place in self._final_dice(terms.BEER) if not self.t.spent >> place & 1]
        if len(beers) != len(targets):
            raise StoryError(f"there are {len(beers)} beers, and the story gives out {len(targets)}")
        drinks = dict(zip(beers, targets, strict=True))
        for _ in targets:
            decision = self._expect("heal")
            self._push(self._option(f"heal {drinks[decision.subject[0]]}"))
        return self

    def takes(self, seat: str, number: int) -> DiceStory:
        """This player takes arrows instead of life points."""
        self._expect("arrows_instead", self.seat(seat))
        return self._push(self._option(f"take {number}"))

    def returns(self, seat: str, number: int) -> DiceStory:
        """This player returns arrows for the life points he lost."""
        self._expect("return_arrows", self.seat(seat))
        return self._push(self._option(f"return {number}"))

    def removes(self, *seats: str) -> DiceStory:
        """The active player sends an arrow of each of these players back to the pile."""
        for name in seats:
            self._expect("remove_arrow")
            self._push(self._option(f"remove {name}"))
        return self

    def passes(self) -> DiceStory:
        """The active player lets the other arrows be."""
        self._expect("remove_arrow")
        return self._push(self._option("pass"))

    def asks(self, seat: str, kind: str) -> DiceStory:
        """The open question is of this kind and for this seat."""
        decision = self._expect(kind, self.seat(seat))
        self._check_told()
        self._mentioned = decision.number
        return self

    def answers(self, what: str) -> DiceStory:
        """Answer the open question: "stop", "shoot C twice", "heal A", "take 1", "pass" ..."""
        return self._push(self._option(what))

    # ---- options -----------------------------------------------------------------------------------------------

    def _option(self, what: str) -> Option:
        """The option a text stands for; it must be offered."""
        for option in self.decision.options:
            if self._text(option) == what:
                return option
        raise StoryError(f"'{what}' is not offered to {self._told()}; offered are: {'; '.join(self.options())}")

    def _text(self, option: Option) -> str:
        verb, dice, seat, number = option
        match verb:
            case terms.REROLL:
                return "reroll " + " ".join(str(die + 1) for die, place in enumerate(self._places) if dice >> place & 1)
            case terms.SHOOT:
                return f"shoot {NAMES[seat]}" + (" twice" if number == 2 else "")
            case terms.HEAL | terms.GIVE | terms.REMOVE:
                return f"{terms.VERBS[verb]} {NAMES[seat]}"
            case terms.TAKE_ARROWS | terms.RETURN_ARROWS:
                return f"{terms.VERBS[verb].removesuffix('_arrows')} {number}"
        return terms.VERBS[verb]

    def options(self) -> list[str]:
        """The options of the open question, as `answers` takes them."""
        return [self._text(option) for option in self.decision.options]

    def offers(self, what: str) -> bool:
        """Whether the open question has this option. Of dice with the same face the leftmost are named in options."""
        return what in self.options()

    def refuses(self, what: str) -> DiceStory:
        """This cannot be done now, and trying changes nothing.

        "reroll 2 3" is tried for whoever the story told to roll last, even if nobody is asked to roll; for anything
        else the question that it would answer must be open.
        """
        assert self.match is not None
        verb, *words = what.split()
        before = self.match.digest()
        if verb == "reroll":
            self._refuses_reroll([int(word) - 1 for word in words])
        else:
            if self.decision.kind != KINDS[verb]:
                raise StoryError(f"the game asks {self._told()}, so '{what}' answers nothing")
            if self.offers(what):
                raise StoryError(f"'{what}' is not refused")
            option = self._meant(verb, words)
            try:
                self.match.answer_option(self.decision.number, option)
            except IllegalAnswer:
                pass
            else:
                raise StoryError(f"'{what}' is not refused")
        if self.match.digest() != before:
            raise StoryError(f"'{what}' was refused, and something changed")
        return self

    def _refuses_reroll(self, dice: list[int]) -> None:
        if self._over() or self.t.active != self._last_roll()[1] or self._journal.quiet:
            return  # his turn is over, and nobody else can roll for him
        try:
            option = reroll_option(self.t, [self._places[die] for die in dice])
        except IllegalAnswer:
            return
        raise StoryError(f"'{self._text(option)}' is not refused")

    def _meant(self, verb: str, words: list[str]) -> Option:
        """The option that would be meant, if there were one like it."""
        names = {"take": "take_arrows", "return": "return_arrows"}
        code = terms.VERBS.index(names.get(verb, verb))
        if verb in ("take", "return"):
            return (code, -1, NOBODY, int(words[0]))
        dice = 1 << self.decision.subject[0] if verb in ("shoot", "heal") else -1
        points = (2 if words[1:] else 1) if verb == "shoot" else -1
        return (code, dice, self.seat(words[0]) if words else NOBODY, points)

    # ---- checks ------------------------------------------------------------------------------------------------

    @staticmethod
    def _now(t: DiceTable) -> dict[str, str]:
        """How every seat is, as `state` says it."""
        told = {}
        for seat, name in enumerate(t.names):
            if seat not in t.seats:
                told[name] = "out"
            else:
                told[name] = f"{t.life[seat]}/{t.max_life[seat]}"
                if t.arrows[seat]:
                    told[name] += f" arrows {t.arrows[seat]}"
        return told

    def state(self, text: str) -> DiceStory:
        """How the named seats are, and the pile; all other seats are as at the last `state`, or at the beginning."""
        self._check_told()
        now = self._now(self.t)
        expected = dict(self._last)
        parts = [part.partition(" ")[::2] for part in text.split("; ")]
        if len(dict(parts)) < len(parts):
            raise StoryError(f"'{text}' names something twice")
        for name, how in parts:
            if name == "pile":
                if self.t.pile != int(how):
                    raise StoryError(f"the pile holds {self.t.pile} arrows, the story says {how}")
            elif name in expected:
                expected[name] = how
            else:
                raise StoryError(f"there is no seat '{name}'")
        wrong = [f"{name} is {now[name]}, not {how}" for name, how in expected.items() if now[name] != how]
        if wrong:
            raise StoryError("; ".join(wrong))
        self._last = now
        return self

    def rolling(self, left: int) -> DiceStory:
        """The active player may still roll again, this often."""
        decision = self._expect("reroll")
        if decision.subject != (left,):
            raise StoryError(f"{NAMES[decision.seat]} may roll again {decision.subject[0]} times, not {left}")
        return self

    def passes_to(self, seat: str) -> DiceStory:
        """The next turn is that of this seat, and nothing of it has happened yet."""
        self._check_told()
        decision = self.decision
        begins = self._journal.quiet if decision.kind == "reroll" else decision.kind == "gift"
        if not begins:
            raise StoryError(f"the turn does not pass on: the game asks {self._told()}")
        if decision.seat != self.seat(seat):
            raise StoryError(f"the turn passes to {NAMES[decision.seat]}, not to {seat}")
        self._mentioned = decision.number
        return self

    def wins(self, winners: str) -> DiceStory:
        """The game is over, and these have won: "A B"."""
        if not self._over():
            raise StoryError(f"the game is not over: it asks {self._told()}")
        self._check_told()
        won = " ".join(NAMES[seat] for seat in self.t.winners)
        if won != winners:
            raise StoryError(f"the winners are {won}, not {winners}")
        self._mentioned = -1
        return self

    def check_end(self) -> None:
        """Fail if the story ends while something is open that it did not mention."""
        self._check_told()
        assert self.match is not None
        decision = self.match.decision
        if decision is None:
            if self._mentioned != -1:
                raise StoryError("the story ends, and does not say who has won")
        elif decision.number != self._mentioned and not (decision.kind == "reroll" and not self._journal.quiet):
            raise StoryError(f"the story ends, and the game still asks {self._told()}")

    # ---- looking at the table ----------------------------------------------------------------------------------

    @staticmethod
    def seat(name: str) -> int:
        """A -> 0."""
        return NAMES.index(name)

    def _over(self) -> bool:
        return self.match is not None and self.match.over

    def targets(self, face: str) -> set[str]:
        """At whom the active player may aim a die that shows this face."""
        active = self.t.active
        return {NAMES[seat] for seat in DiceView(self.t, active).targets(active, WORDS.index(face))}

    def dice(self) -> str:
        """What the dice showed after the roll that was told last, in the order of their names."""
        _, _, shown = self._last_roll()
        return told_faces([shown[place] for place in self._places])

    def life(self, seat: str) -> int:
        """Current life."""
        return self.t.life[self.seat(seat)]

    def arrows(self, seat: str) -> int:
        """The arrows in front of a seat."""
        return self.t.arrows[self.seat(seat)]

    def is_out(self, seat: str) -> bool:
        """Whether a player has been eliminated."""
        return self.seat(seat) not in self.t.seats

    def eliminated_by(self, seat: str) -> str:
        """Whose doing it was that this player is out: "A", or "" for nobody's."""
        found = [event[1][2] for event in self.events("eliminated") if event[1][0] == self.seat(seat)]
        if not found:
            raise StoryError(f"{seat} has not been eliminated in this story")
        return NAMES[found[0]] if found[0] != NOBODY else ""

    def view(self, seat: str) -> DiceView:
        """What a seat sees."""
        return DiceView(self.t, self.seat(seat))

    def _events(self) -> list[Event]:
        return self.match.events if self.match is not None else []

    def events(self, name: str) -> list[Event]:
        """The recorded events of this name."""
        return [event for event in self._events() if event[0] == name]

    def told(self, *names: str) -> list[str]:
        """The events of these names in their order, each with the seat it begins with: "lost_life B"."""
        return [f"{name} {NAMES[public[0]]}" for name, public, _, _ in self._events() if name in names]

    def happened(self) -> list[str]:
        """The names of all events, in order, up to the end of the first turn."""
        names = [event[0] for event in self._events()]
        return names[: names.index("turn_over") + 1] if "turn_over" in names else names

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"stories of the dice game know no '{name}'")
