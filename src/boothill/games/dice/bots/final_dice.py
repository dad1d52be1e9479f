"""What final dice are worth, with everything that follows from them: the leaves of the expectation.

Arrows and attacks, the explosion, the volley, beers, the Gatling and what characters add are gone through in their
order (DICE-RES-1), with the answers this bot would give, so that what dice are worth is what comes of them. Only these
are simplified:
- Beers for friends see their lives before the volley, which matters if a friend has to be shot.
- Beers and removed arrows that save the same friend are counted for both.
- The plan of the volley, and whether a beer is spent on it, is made with the arrows held now, not with those that the
  throw will bring.
- Whoever may take arrows instead of hits is taken to choose by this seat's judgement.
- Arrows of the fallen are not counted back into the pile.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boothill.games.dice.bots.odds import Leaves, lattice
from boothill.games.dice.bots.position import Position
from boothill.games.dice.bots.shooting import Shooting
from boothill.games.dice.bots.volley import Numbers
from boothill.games.dice.rules.characters import CHARACTERS
from boothill.games.dice.rules.terms import ARROW, ARROWS, BEER, DICE, DYNAMITE, DYNAMITE_LIMIT, GATLING, ONE, TWO


class Rest(NamedTuple):
    """What final dice do for the seat itself once the shots are aimed."""

    beers: int
    removals: int
    """Gatlings that may remove an arrow each (DICE-CHAR-KIT-1)."""
    fires: bool
    explodes: bool
    gain: int
    """Life points for showing no bull's-eye (DICE-CHAR-SUZY-1)."""


class Kind(NamedTuple):
    """What matters of final dice, arrows apart."""

    numbers: Numbers
    rest: Rest


class Kinds(NamedTuple):
    """The kinds of dice there are, and which of them each complete multiset of a lattice is."""

    kinds: tuple[Kind, ...]
    rests: tuple[Rest, ...]
    places: dict[Rest, int]
    """Where in `rests` each is."""
    by_arrows: tuple[tuple[int, tuple[int, ...]], ...]
    """(arrows, kind of each of the multisets with so many), in the order of the lattice."""


@cache
def kinds_of(size: int, character: int) -> Kinds:
    """The kinds for so many unlocked dice of a character."""
    who = CHARACTERS[character]
    kinds: dict[Kind, int] = {}
    places: dict[Rest, int] = {}
    by_arrows: dict[int, list[int]] = {}
    for counts in lattice(size).complete:
        rest = Rest(
            counts[BEER],
            counts[GATLING] if who.removes_arrows else 0,
            counts[GATLING] >= who.gatlings_needed,
            counts[DYNAMITE] + DICE - size >= DYNAMITE_LIMIT,
            who.peaceful_gain if counts[ONE] + counts[TWO] == 0 else 0,
        )
        places.setdefault(rest, len(places))
        kind = Kind((counts[ONE], counts[TWO]), rest)
        by_arrows.setdefault(counts[ARROW], []).append(kinds.setdefault(kind, len(kinds)))
    groups = [(arrows, tuple(numbers)) for arrows, numbers in by_arrows.items()]
    return Kinds(tuple(kinds), tuple(places), places, tuple(groups))


class FinalDice:
    """What final dice are worth to the active player. Arrows taken are counted from the position on."""

    __slots__ = ("_at", "_kinds", "_scenes")

    def __init__(self, position: Position, unlocked: int) -> None:
        self._kinds = kinds_of(unlocked, position.character[position.me])
        self._scenes: list[Scene] = [Scene(position, self._kinds, 0)]
        self._at: dict[int, list[float]] = {}

    def leaves(self, offset: int) -> Leaves:
        """For the lattice of the unlocked dice; see `odds.Value`."""
        found: Leaves = []
        for arrows, numbers in self._kinds.by_arrows:
            taken = offset + arrows
            if taken < 0:
                found += [0.0] * len(numbers)
            else:
                values = self._at.get(taken) or self._values(taken)
                found += [values[number] for number in numbers]
        return found

    def _values(self, taken: int) -> list[float]:
        """For each kind, after so many arrows have been taken."""
        while not self._scenes[-1].holds(taken):
            self._scenes.append(self._scenes[-1].after_attack())
        scene = next(scene for scene in self._scenes if scene.holds(taken))
        self._at[taken] = scene.values(taken)
        return self._at[taken]


class Scene:
    """The time between two attacks: everything but the seat's own arrows and the pile stays as it is."""

    __slots__ = (
        "_answering",
        "_base",
        "_friends",
        "_kinds",
        "_others",
        "_price",
        "_settled",
        "_strikes",
        "_ways",
        "_which",
        "position",
        "since",
    )

    def __init__(self, position: Position, kinds: Kinds, since: int) -> None:
        self.position = position
        self._kinds = kinds
        self.since = since
        """How many arrows had been taken when it began."""
        self._others = position.others()
        self._friends: dict[bool, list[float]] = {}
        self._ways: dict[tuple[Rest, int], list[tuple[int, float]]] = {}
        self._settled: dict[int, float] = {}
        """Rests whose worth does not depend on the arrows taken: whoever fires returns them all (DICE-GAT-3)."""
        self._base: list[float] = []
        """For each kind the part that is the same whatever arrows the seat has taken: shots and the Gatling."""
        self._which: list[int] = []
        """For each kind which rest is left to do; those after a hit that is answered follow all the others, and what
        comes after the last shot of the game is the very last."""
        self._strikes = False
        self._answering = any(position.who(seat).strikes_back for seat in position.seats if seat != position.me)
        self._price = position.struck_back() if self._answering and not position.over else 0.0
        if not position.over:
            self._aim()

    def holds(self, taken: int) -> bool:
        """Whether no attack comes before so many arrows have been taken; nothing comes after the end."""
        return self.position.over or taken < self.since + self.position.pile

    def after_attack(self) -> Scene:
        """What follows the attack that the last arrow of the pile brings."""
        position = self.position
        return Scene(position.with_arrows(position.pile).after_attack(), self._kinds, self.since + position.pile)

    def values(self, taken: int) -> list[float]:
        """For each kind, after so many arrows have been taken."""
        position = self.position
        if position.over:
            return [position.worth()] * len(self._kinds.kinds)
        arrows = position.arrows[position.me] + taken - self.since
        pile = position.pile - (taken - self.since)
        own = position.own(arrows, pile)
        settled = self._settled
        rests = []
        for place, rest in enumerate(self._kinds.rests):
            if rest.fires:
                if place not in settled:
                    settled[place] = self._fired(rest, arrows + pile)
                rests.append(settled[place])
            elif rest.removals:
                rests.append(self._removed(rest, arrows, pile))
            else:
                rests.append(self._helped(rest, own))
        if self._strikes:
            rests += [self._struck(rest, arrows, pile) for rest in self._kinds.rests]
        rests.append(position.own(0, ARROWS)[position.life[position.me]])
        return [base + rests[at] for base, at in zip(self._base, self._which, strict=True)]

    def _aim(self) -> None:
        position = self.position
        doubles = position.who(position.me).doubles_shots
        dies = position.life[position.me] <= 1
        shooting = Shooting(position, self._others, self._price)
        rests, places = self._kinds.rests, self._kinds.places
        for numbers, rest in self._kinds.kinds:
            shots = shooting.best(numbers, rest.fires)
            place = places[rest]
            if doubles and rest.beers and any(numbers):
                twice = shooting.doubled(numbers, rest.fires)
                if twice.base - shots.base > self.last_beer(rest):
                    shots = twice
                    place = places[rest._replace(beers=rest.beers - 1)]
            if rest.explodes and dies:  # DICE-DYN-6: no die is resolved
                self._base.append(self._others)
            else:
                self._base.append(shots.base)
                if shots.ends:
                    place = -1
                elif shots.struck:
                    self._strikes = True
                    place += len(rests)
            self._which.append(place)

    def last_beer(self, rest: Rest) -> float:
        """What the last of the beers is worth as a beer."""
        position = self.position
        own = position.own(0 if rest.fires else position.arrows[position.me], position.pile)
        return self._helped(rest, own) - self._helped(rest._replace(beers=rest.beers - 1), own)

    def _helped(self, rest: Rest, own: list[float], lost: int = 0) -> float:
        """What is left of the seat itself and gained for friends, if an attack in between costs so much life."""
        known = self._ways.get((rest, lost)) or self._find_ways(rest, lost)
        if len(known) == 1:
            life, gained = known[0]
            return own[life] + gained
        return max([own[life] + gained for life, gained in known])

    def _find_ways(self, rest: Rest, lost: int) -> list[tuple[int, float]]:
        """How to share the beers: (own life in the end, what it does for friends), for each number of own beers.

        What is gained at the very end is in it (DICE-CHAR-SUZY-3).
        """
        position = self.position
        most = position.max_life[position.me]
        life = position.life[position.me] - rest.explodes - lost
        if life <= 0:
            found = [(0, 0.0)]
        else:
            friends = self._friends.get(rest.fires) or self._befriend(rest.fires)
            last = len(friends) - 1
            step = position.beer_step(life)
            fewest = 0 if last else rest.beers  # without a friend in need all of them are one's own
            found = [
                (min(most, life + step * mine + rest.gain), friends[min(last, rest.beers - mine)])
                for mine in range(fewest, rest.beers + 1)
            ]
        self._ways[rest, lost] = found
        return found

    def _befriend(self, fires: bool) -> list[float]:
        """What 0, 1, 2 ... beers do for others."""
        friends = [0.0]
        for worth, _ in self.position.help_others(DICE, fires):
            friends.append(friends[-1] + worth)
        self._friends[fires] = friends
        return friends

    def _removed(self, rest: Rest, arrows: int, pile: int) -> float:
        """Each gatling sends an arrow back, one's own or a friend's (DICE-CHAR-KIT-1)."""
        position = self.position
        friends = [0.0]
        for worth, _ in position.spare_others(rest.removals):
            friends.append(friends[-1] + worth)
        last = len(friends) - 1
        return max(
            [
                self._helped(rest, position.own(arrows - mine, pile + mine)) + friends[min(last, rest.removals - mine)]
                for mine in range(min(arrows, rest.removals) + 1)
            ]
        )

    def _fired(self, rest: Rest, pile: int) -> float:
        """All arrows go back (DICE-GAT-3); one may come again (DICE-CHAR-GRINGO-3)."""
        position = self.position
        if self._answering:
            own = position.own(1, max(1, pile - 1))
        else:
            own = position.own(0, pile)
        spared = sum([worth for worth, _ in position.spare_others(rest.removals)], 0.0) if rest.removals else 0.0
        return spared + self._helped(rest, own)

    def _struck(self, rest: Rest, arrows: int, pile: int) -> float:
        """An arrow comes back for the volley; it may be the last one (DICE-CHAR-GRINGO-4)."""
        position = self.position
        if pile > 1:
            if rest.fires:
                return self._fired(rest, arrows + pile)
            return self._helped(rest, position.own(arrows + 1, pile - 1))
        lost = position.attack_loss(position.me, arrows + 1)
        after = position.after_attack().others() - self._others
        return after + self._helped(rest, position.own(0, ARROWS), lost)
