"""A type checker refuses a set whose functions do not fit their hooks, although seats, cards and numbers are ints."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

RIGHT = """
from boothill.games.bang.making import Box, Card, Kind, Mechanic, Rule, Seat, Table, WhyNot, draw

box = Box("right", "Right")


def draws(t: Table, annie: Seat, points: int, by: Seat, before: int) -> None:
    draw(t, annie, points)


def asks(t: Table, me: Seat) -> Rule[None]:
    yield from ()


def mourns(t: Table, owner: Seat, victim: Seat, by: Seat) -> None:
    draw(t, owner, 1)


def forbids(t: Table, me: Seat, card: Card, kind: Kind, occasion: str) -> WhyNot | None:
    return None


def one_more(t: Table, me: Seat, number: int) -> int:
    return number + 1


box.character("annie", "Annie", 4, life_lost=draws, turn_end=asks, somebody_out=mourns, may_play=forbids, sees_at=-1)
box.black("spade", "Spade", price=2, phase_1_count=(4, one_more))


class Stars(Mechanic):
    def wounded(self, t: Table, victim: Seat, points: int, by: Seat) -> None:
        t.tokens["stars"][by] += points


box.mechanic(Stars())
"""
WRONG = """
from boothill.games.bang.making import Box, Card, Kind, Mechanic, Seat, Table, WhyNot

box = Box("wrong", "Wrong")


def by_and_points(t: Table, annie: Seat, by: Seat, points: int, before: int) -> None: ...


def killer_first(t: Table, owner: Seat, by: Seat, victim: Seat) -> None: ...


def card_and_player(t: Table, owner: Seat, card: Card, player: Seat, kind: Kind) -> None: ...


def no_occasion(t: Table, me: Seat, card: Card, kind: Kind) -> WhyNot | None:
    return None


def answers_nothing(t: Table, me: Seat, number: int) -> None: ...


box.character("a", "A", 4, life_lost=by_and_points)  # refused
box.character("b", "B", 4, somebody_out=killer_first)  # refused
box.character("c", "C", 4, card_played=card_and_player)  # refused
box.character("d", "D", 4, may_play=no_occasion)  # refused
box.character("e", "E", 4, phase_1_count=(1, answers_nothing))  # refused
box.character("f", "F", 4, sees_at="1")  # refused
box.character("g", "G", 4, seen_att=1)  # refused
box.event("h", "H", before_turn=by_and_points)  # refused


class Stars(Mechanic):
    def wounded(self, t: Table, victim: Seat, by: Seat, points: int) -> None: ...  # refused
"""


def test_arguments_in_a_wrong_order_are_seen_by_the_type_checker(tmp_path):
    """Both sets in one go, with the settings and the cache of `make check`, whose findings are used again."""
    for name, source in (("right_set", RIGHT), ("wrong_set", WRONG)):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary"]
    run = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    found = {int(line) for line in re.findall(r"wrong_set\.py:(\d+): error", run.stdout)}
    assert "right_set.py" not in run.stdout, run.stdout
    assert found == {at for at, line in enumerate(WRONG.splitlines(), 1) if line.endswith("# refused")}, run.stdout
