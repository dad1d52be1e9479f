"""Everything that can be wrong with a table, for tests and soaks to look at after every step."""

from __future__ import annotations

from boothill.family.roles import SHERIFF, of_three
from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.mechanics.back import is_back
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.terms import BROWN, EVENT, OVER


def problems(t: Table) -> set[str]:
    """Flags of everything wrong with the table; empty for a sound one."""
    found: set[str] = set()
    _count_cards(t, found)
    rules, kinds = t.rules, t.rules.kinds
    for seat in range(len(t.names)):
        life, limit = t.life[seat], t.max_life[seat]
        if life > limit:
            found.add("life above max life")
        names = [rules.kind_of[card] for card in t.play[seat]]
        if len(set(names)) < len(names):
            found.add("two cards of one name in play")
        if sum(kinds[kind].weapon for kind in names) > 1:
            found.add("two weapons in play")
        if any(kinds[kind].colour in (BROWN, EVENT) for kind in names):
            found.add("brown card in play")
        if seat in t.seats and seat in t.eliminated:
            found.add("seat both in the game and eliminated")
    if not t.seats and t.phase != OVER:
        found.add("nobody left and the game not over")
    if t.seats != tuple(sorted(set(t.seats))):
        found.add("seats out of order")
    if t.role.count(SHERIFF) != (0 if of_three(t) else 1):
        found.add("not exactly one Sheriff")
    used = [*t.character, *t.second]
    if len(set(used)) < len(used):
        found.add("a character twice")
    if not t.deck and t.discard:
        found.add("empty draw pile beside a discard pile")
    if t.aside and t.looker < 0:
        found.add("cards set aside for nobody")
    if t.eliminated and t.first_out < 0:
        found.add("nobody was eliminated first")
    for tell in rules.mechanics.problems:
        tell(t, found)
    if t.phase == OVER and not t.winners:
        found.add("over without winners")
    return found


def resting_problems(t: Table) -> set[str]:
    """What must hold besides at a main decision or when the game is over."""
    found = problems(t)
    if any(t.hand[seat] or t.play[seat] for seat in t.eliminated):
        found.add("cards with a player who is out of the game")
    if t.limbo or t.aside:
        found.add("cards in limbo at rest")
    for tell in t.rules.mechanics.resting_problems:
        tell(t, found)
    if t.phase != OVER:
        if t.holding:
            found.add("a card still being carried out at rest")
        if t.spent:
            found.add("an answer not settled at rest")
        if any(t.life[seat] <= 0 for seat in t.seats if not is_back(t, seat)):
            found.add("player in the game without life at rest")
        if t.deaths:
            found.add("victory not checked at rest")
    fresh = t.copy()
    fresh.refresh()
    if any(fresh.profile[seat].sources != t.profile[seat].sources for seat in t.seats):
        found.add("stale profile")
    if any(mine is not None and mine != _recomputed(fresh, seat) for seat, mine in enumerate(t.reach)):
        found.add("stale range")
    if any(getattr(fresh, name) != getattr(t, name) for name in ("hand_watchers", "play_watchers", "idlers", "shifty")):
        found.add("stale list of watchers")
    return found


def _recomputed(t: Table, seat: int) -> tuple[int, ...] | None:
    return in_range(t, seat) if seat in t.seats else None


def _count_cards(t: Table, found: set[str]) -> None:
    zones = [t.deck, t.discard, t.limbo, t.aside, *t.hand, *t.play, *t.piles.values()]
    cards = sorted(card for zone in zones for card in zone)
    if cards != list(t.rules.cards):
        found.add("a card missing or in two zones")
