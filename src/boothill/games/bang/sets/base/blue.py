"""The blue cards of the base game."""

from __future__ import annotations

from boothill.games.bang.rules.cards.targets import anybody_but_the_sheriff
from boothill.games.bang.rules.harm.dying import lose_life
from boothill.games.bang.rules.piles import discard_from_play, name_in_play, put_in_play, take_out_of_play
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import NO_CARD, SPADES, UNLIMITED, Card
from boothill.games.bang.rules.turn.draw_check import draw_check, is_heart
from boothill.games.bang.sets.base.box import box
from boothill.kernel.decision import Rule, Seat

box.blue("barrel", "Barrel", copies="QS KS", barrels=1, worth=8)  # BASE-BARREL-1, -2
box.blue("mustang", "Mustang", copies="8H 9H", seen_at=1, worth=8)  # BASE-MUSTANG-1
box.blue("scope", "Scope", copies="AS", sees_at=-1, worth=6)  # BASE-SCOPE-1

# BASE-DIST-6, BASE-WEAPON-1
box.weapon("volcanic", "Volcanic", copies="10S 10C", range=1, bang_limit=UNLIMITED, books=True, worth=6)
box.weapon("schofield", "Schofield", copies="JC QC KS", range=2, worth=5)
box.weapon("remington", "Remington", copies="KC", range=3, worth=6)
box.weapon("rev_carabine", "Rev. Carabine", copies="AC", range=4, worth=6)
box.weapon("winchester", "Winchester", copies="8S", range=5, worth=7)


def in_front(t: Table, seat: Seat, kind: int) -> Card:
    """The card of this kind in front of a seat, NO_CARD if there is none."""
    kind_of = t.rules.kind_of
    for card in t.play[seat]:
        if kind_of[card] == kind:
            return card
    return NO_CARD


def explodes(t: Table, card: Card) -> bool:
    """BASE-DYN-1: 2 to 9 of Spades, both ends included."""
    return card >= 0 and t.suit(card) == SPADES and 2 <= t.rules.rank_of[card] <= 9


EXPLODED = box.entry("exploded", "who card", tone="doom", milestone=True)
PASSED_ON = box.entry("passed_on", "who target card")
STAYS = box.entry("stays", "who card")


def check_dynamite(t: Table, me: Seat) -> Rule[None]:
    """BASE-DYN-1 to -5, -8: draw!; it explodes, or passes to the next player on the left without one."""
    kind = t.rules.kind_index["dynamite"]
    dynamite = in_front(t, me, kind)
    if dynamite < 0:
        return
    if explodes(t, (yield from draw_check(t, me, kind))):
        t.emit(EXPLODED, me, dynamite)
        discard_from_play(t, me, dynamite)
        yield from lose_life(t, me, 3, cause=kind)
        return
    for seat in t.clockwise(me)[1:]:
        if not name_in_play(t, seat, kind):
            take_out_of_play(t, me, dynamite)
            put_in_play(t, seat, dynamite)
            t.emit(PASSED_ON, me, seat, dynamite)
            return
    t.emit(STAYS, me, dynamite)  # BASE-DYN-3: nobody else can have it


ESCAPED = box.entry("escaped", "who", tone="good")
STAYS_IN_JAIL = box.entry("stays_in_jail", "who")


def check_jail(t: Table, me: Seat) -> Rule[None]:
    """BASE-JAIL-2: draw!; a Heart frees, anything else skips the turn; Jail is discarded either way."""
    kind = t.rules.kind_index["jail"]
    jail = in_front(t, me, kind)
    if jail < 0:
        return
    free = is_heart(t, (yield from draw_check(t, me, kind)))
    discard_from_play(t, me, jail)
    t.skipped = not free
    t.emit(ESCAPED if free else STAYS_IN_JAIL, me)


# BASE-DYN-2: Dynamite is checked before Jail.
box.blue("dynamite", "Dynamite", copies="2H", books=True, worth=2, turn_check=(1, check_dynamite))
box.blue(
    "jail",
    "Jail",
    copies="JS 10S 4H",
    target=anybody_but_the_sheriff,
    hostile=True,
    books=True,
    worth=4,
    turn_check=(2, check_jail),
)
