"""Everything that can be wrong with a table, for tests and soaks to look at after every step."""

from __future__ import annotations

from boothill.games.bang.rules.distance import in_range
from boothill.games.bang.rules.mechanics.shop import SHOP_SIZE
from boothill.games.bang.rules.roles import of_three
from boothill.games.bang.rules.table.state import Table, is_back
from boothill.games.bang.rules.terms import (
    BOUGHT,
    BROWN,
    EQUIPMENT,
    EVENT,
    EVENTS,
    HIDDEN,
    NOBODY,
    NUGGETS,
    OVER,
    PAST_EVENTS,
    RENEGADE,
    SHERIFF,
    SHOP,
    USED_EQUIPMENT,
)


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
    if t.ghost not in (NOBODY, t.active) or (t.ghost >= 0 and t.ghost not in t.seats):
        found.add("a ghost out of his turn")
    if t.shadow not in (NOBODY, t.active) or (t.shadow >= 0 and t.shadow not in t.seats):
        found.add("a shadow out of his turn")
    if t.shadow >= 0 and t.life[t.shadow]:
        found.add("a shadow with life")
    if any(side != HIDDEN and t.role[seat] != RENEGADE for seat, side in enumerate(t.sides)):
        found.add("a side with a role of his own")
    if NUGGETS in t.tokens:
        _check_shop(t, found)
    if t.eliminated and t.first_out < 0:
        found.add("nobody was eliminated first")
    if EVENTS in t.piles:
        _check_events(t, found)
    if t.phase == OVER and not t.winners:
        found.add("over without winners")
    return found


def resting_problems(t: Table) -> set[str]:
    """What must hold besides at a main decision or when the game is over."""
    found = problems(t)
    if any(t.hand[seat] or t.play[seat] for seat in t.eliminated):
        found.add("cards with a player who is out of the game")
    if t.limbo or t.aside or t.piles.get(BOUGHT):
        found.add("cards in limbo at rest")
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


def _check_events(t: Table, found: set[str]) -> None:
    past, ahead = t.piles[PAST_EVENTS], t.piles[EVENTS]
    kinds, kind_of = t.rules.kinds, t.rules.kind_of
    if t.standing != tuple(kind_of[card] for card in past[-1:]):
        found.add("another event in force than the one revealed last")
    if any(kinds[kind_of[card]].final for card in ahead[1:] + past[:-1]):
        found.add("a final event that is not the last")


def _check_shop(t: Table, found: set[str]) -> None:
    deck, used, shop = t.piles[EQUIPMENT], t.piles[USED_EQUIPMENT], t.piles[SHOP]
    if min(t.tokens[NUGGETS]) < 0:
        found.add("nuggets owed")
    if len(shop) > SHOP_SIZE or (len(shop) < SHOP_SIZE and (deck or used)):
        found.add("a shop that is not filled")
    if any(t.rules.price_of[card] for zone in (t.deck, t.discard, t.limbo, t.aside, *t.hand) for card in zone):
        found.add("equipment among the playing cards")


def _recomputed(t: Table, seat: int) -> tuple[int, ...] | None:
    return in_range(t, seat) if seat in t.seats else None


def _count_cards(t: Table, found: set[str]) -> None:
    zones = [t.deck, t.discard, t.limbo, t.aside, *t.hand, *t.play, *t.piles.values()]
    cards = sorted(card for zone in zones for card in zone)
    if cards != list(t.rules.cards):
        found.add("a card missing or in two zones")
