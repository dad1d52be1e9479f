"""The table of the dice game, drawn with Rich."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boothill.family.roles import HIDDEN, ROLES
from boothill.games.dice.rules.terms import ONE, OVER, PHASES, TWO
from boothill.games.dice.rules.view import DiceView
from boothill.games.dice.telling.words import DiceWords
from boothill.kernel.decision import Seat
from boothill.terminal.drawing import DOT, NAME_WIDTH, ROLE_STYLES, around, life_bar, living_roles
from boothill.terminal.flow import Flow, Packed

ARROW_MARK = "↑"
FEW_ARROWS = 3
"""With so many arrows left in the pile it is said what happens when they are gone."""


def screen(view: DiceView, words: DiceWords, roomy: bool = True) -> RenderableType:
    """Everything on the table but the dice.

    On a screen that is not `roomy` the marks are not explained, those who are out get no line of their own, and what
    stands below the players is run together, with the viewer's own role and character.
    """
    say = words.texts.say
    parts: list[RenderableType] = [Rule(title(view, words), style="dim"), players(view, words, roomy)]
    pile = Text(say("dice-pile", pile=view.pile), style="bold red" if view.pile == 1 else "")
    if 0 < view.pile <= FEW_ARROWS and view.phase != OVER:
        pile.append(f" ({say('dice-indians-near')})")
    alive = Text(say("table-alive", roles=words.roles(living_roles(view))))
    if roomy:
        parts.append(Flow([Text(entry, style="dim") for entry in legend(view, words)]))
        parts.append(Flow([pile, alive], gap=DOT))
    else:
        if view.eliminated:
            parts.append(those_out(view, words))
        you = [about_you_briefly(view, words)] if view.seat >= 0 else []
        parts.append(Packed([*you, pile, alive], gap=DOT))
    return Group(*parts)


def title(view: DiceView, words: DiceWords) -> str:
    """Whose turn it is and what goes on in it."""
    if view.phase == OVER:
        return words.texts.say("table-title-over")
    phase = f"dice-phase-{PHASES[view.phase].replace(' ', '_')}"
    return words.texts.say(
        "table-title",
        turn=view.turn,
        turn_is="you" if view.active == view.seat else "other",
        who=view.names[view.active] if view.active >= 0 else "",
        as_is="none",
        phase=words.texts.say(phase, roll=view.rolls, left=view.rerolls_left),
    )


def legend(view: DiceView, words: DiceWords) -> list[str]:
    """What the marks on the table mean, as far as there are any."""
    entries = [] if view.phase == OVER else ["legend-turn"]
    entries += ["legend-life", "legend-lost"]
    if any(view.arrows):
        entries.append("dice-legend-arrow")
    if any(view.aimed):
        entries.append("dice-legend-aimed")
    return [words.texts.say(entry) for entry in entries]


def those_out(view: DiceView, words: DiceWords) -> Flow:
    """Who is out, with their roles, in one line."""
    say = words.texts.say
    seen = [say("role-seen", who=view.names[seat], role=words.role(view.role[seat])) for seat in view.eliminated]
    return Flow([Text(part, style="dim") for part in (say("table-those-out"), *seen)])


def players(view: DiceView, words: DiceWords, roomy: bool = True) -> Table:
    """The players in seat order, the viewer first. Where there is little room only those in the game."""
    say = words.texts.say
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    grid.add_column("", width=1)
    grid.add_column(say("head-player"), max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for heading in ("head-role", "head-character", "head-life", "dice-head-arrows"):
        grid.add_column(say(heading), no_wrap=True)
    own = view.seat in view.seats
    if own:
        grid.add_column(say("head-distance"), no_wrap=True)
        grid.add_column(say("dice-head-hit"), no_wrap=True)
    for seat in around(view):
        in_game = seat in view.seats
        if in_game or roomy:
            row = player_row(view, words, seat)
            if own:
                row += [distance(view, seat), hit_by(view, words, seat)]
            grid.add_row(*row, style=None if in_game else "dim")
    return grid


def player_row(view: DiceView, words: DiceWords, seat: Seat) -> list[RenderableType]:
    """One player: turn mark, name, role, character, life, arrows."""
    role = view.role[seat]
    arrows = view.arrows[seat]
    return [
        Text("▶" if seat == view.active and view.phase != OVER else " ", style="bold"),
        Text(words.texts.say("table-you") if seat == view.seat else view.names[seat], style=_own(view, seat)),
        Text(words.role(role), style="" if role == HIDDEN else ROLE_STYLES[ROLES[role]]),
        Text(words.character(view.character[seat])),
        life(view, words, seat),
        Text(f"{ARROW_MARK * arrows} {arrows}" if arrows else "", style="yellow"),
    ]


def _own(view: DiceView, seat: Seat) -> str:
    return "bold" if seat == view.seat else ""


def life(view: DiceView, words: DiceWords, seat: Seat) -> Text:
    """Life as bullets and as a number, with what is about to be lost."""
    if seat not in view.seats:
        return Text(words.texts.say("table-out"))
    bar = life_bar(view.life[seat], view.max_life[seat])
    if view.aimed[seat]:
        bar.append(f" -{view.aimed[seat]}", style="bold red")
    return bar


def distance(view: DiceView, seat: Seat) -> Text:
    """How many places away the viewer sees a seat."""
    there = seat != view.seat and seat in view.seats
    return Text(str(view.distance(view.seat, seat)) if there else "")


def hit_by(view: DiceView, words: DiceWords, seat: Seat) -> Text:
    """With which bull's-eyes the viewer can hit a seat."""
    if seat == view.seat or seat not in view.seats:
        return Text("")
    faces = [face for face in (ONE, TWO) if seat in view.targets(view.seat, face)]
    if len(faces) > 1:
        return Text(words.texts.say("dice-hit-both"))
    return Text(words.face(faces[0]) if faces else words.texts.say("dice-hit-none"))


def about_you(view: DiceView, words: DiceWords) -> Text:
    """The viewer's role with its goal, and their character with its ability."""
    role, fact = view.role[view.seat], words.characters[view.character[view.seat]]
    say = words.texts.say
    return Text("\n").join(
        [
            Text(say("you-role", role=words.role(role), goal=words.goal(role))),
            Text(say("you-character", character=fact.name, ability=fact.text)),
        ]
    )


def about_you_briefly(view: DiceView, words: DiceWords) -> Text:
    """The viewer's role and character in one line."""
    role, character = view.role[view.seat], words.character(view.character[view.seat])
    prey = words.prey(role)
    after = {"prey": prey, "prey_is": "role" if prey else "none"}
    return Text(words.texts.say("you-brief", role=words.role(role), character=character, **after))
