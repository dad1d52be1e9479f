"""A set of somebody's own, as it lies in a folder: a card that draws, a character that is remembered by a mark."""

from boothill.games.bang.rules.cards.declare import Box, Play
from boothill.games.bang.rules.piles import draw
from boothill.games.bang.rules.table.state import Table

box = Box("ghost_town", "Ghost Town")


@box.brown("whiskey", "Whiskey", copies="2H 3H 4H 5H 6H 7H 8H 9H")
def whiskey(t: Table, play: Play) -> None:
    draw(t, play.by, 1)


def haunt(t: Table, ghost: int, points: int, by: int, before: int) -> None:
    t.marks["haunted"] = t.marks.get("haunted", 0) + points


box.character("pale_rider", "Pale Rider", 3, life_lost=haunt)
