"""The card game for clients."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from boothill.family.roles import MOST, ROLES, ROLES_BY_PLAYERS, SHERIFF
from boothill.games.bang import lesson
from boothill.games.bang.rules.cards.kinds import SHOT
from boothill.games.bang.rules.cards.loading import BUILT_IN, known_sets
from boothill.games.bang.rules.cards.profile import Profile
from boothill.games.bang.rules.cards.ruleset import Ruleset
from boothill.games.bang.rules.cards.warnings import warnings
from boothill.games.bang.rules.distance import base_distance, distance, modifiers, reach_with
from boothill.games.bang.rules.game import BANG
from boothill.games.bang.rules.layouts import FIELDS, FLAGS, KINDS, REASONS, SEATS, SUBJECTS
from boothill.games.bang.rules.mechanics.shop import price_for, removal_price
from boothill.games.bang.rules.table.series import next_game, survivors
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.table.state import Table
from boothill.games.bang.rules.table.view import View, private_part
from boothill.games.bang.rules.terms import (
    ABILITY,
    BLACK,
    BUY,
    CALL,
    CALLS,
    END,
    EVENTS,
    FROM_HAND,
    GREEN,
    NUGGETS,
    PAST_EVENTS,
    PLAY,
    REMOVE,
    SHOP,
    SPEND,
    SUITS,
    USE,
    VERBS,
    Card,
    KindId,
)
from boothill.games.bang.rules.turn.phase_2 import why_not, why_not_end
from boothill.games.bang.telling.narrator import texts_of
from boothill.kernel.decision import Decision, Option, Seat
from boothill.kernel.journal import EVERYTHING, SPECTATOR
from boothill.kernel.match import Match
from boothill.server.wire.base import Wire, check_names, living
from boothill.server.wire.layouts import Layouts, Names, layouts_of
from boothill.server.wire.protocol import Choices, Json
from boothill.server.wire.settings import OF_SOME_GAMES, Settings, SettingsError
from boothill.server.wire.text import printable

COMES_BACK = ("returns", "coming_back")
"""The hooks that bring eliminated players back."""
HAND = "hand"
"""In place of a card: an unseen one from somebody's hand."""


class CardWire(Wire):
    """The card game as JSON."""

    game = BANG
    choosable = OF_SOME_GAMES
    lesson = lesson.LESSON

    # Setting up.

    def options(self, settings: Settings, names: Sequence[str], seed: int) -> Json:
        """Only our own sets and installed ones can be named: no client may make the server load a folder."""
        return _table_options(settings, names, seed).dump()

    def following(
        self, match: Match[Any], settings: Settings, names: Sequence[str], seed: int, keep: Collection[Seat]
    ) -> Json:
        """BASE-SERIES-1 to -6."""
        t = match.state
        options = _table_options(settings, names, seed)
        if not isinstance(t, Table) or len(t.names) != len(names):  # another game, or other people
            return options.dump()
        alive = survivors(t)
        carried = next_game(t, seed=seed, keep=[seat for seat in keep if seat in alive], badge=settings.badge)
        known = options.rules.character_index
        kept = [character if character in known else None for character in carried.characters]
        return {**options.dump(), "characters": kept, "sheriff": carried.sheriff}

    def bot_seed(self, options: Json, seat: Seat) -> int | None:
        """In the lesson bots always play alike."""
        return lesson.bot_seed(options, seat)

    # What clients see.

    def views(self, match: Match[Any], viewers: Sequence[Seat]) -> list[Json]:
        """What everybody sees, with what only the viewer sees written over it."""
        t = match.state
        shown = View(t, SPECTATOR)
        public = _dumped(shown)
        return [public if seat == SPECTATOR else _as_seen(t, seat, shown, public) for seat in viewers]

    def layouts(self, match: Match[Any]) -> Layouts:
        """Those of the core and of the table's sets."""
        return glossary(match.state.rules).layouts

    def choices(self, match: Match[Any]) -> Choices:
        """The options with what speaks against them; in phase 2 also why cards cannot be used."""
        decision = match.decision
        assert decision is not None
        t = match.state
        view, terms = View(t, decision.seat), glossary(t.rules)
        options = [_option(t, view, terms, decision, option) for option in decision.options]
        for said, caution in zip(options, warnings(view, decision), strict=True):
            if caution is not None:
                said["warning"] = terms.layouts.reason(caution)
        return Choices(options, _reasons(t, view, terms, decision) if decision.main else {})

    # What the server needs to know.

    def out_for_good(self, match: Match[Any], seat: Seat) -> bool:
        """Nobody is as long as there are shadows, or an event that brings players back is in force or may come.

        Which events were left out nobody knows, so only those that are past do not come. What sets that are not our own
        do is anybody's guess.
        """
        t = match.state
        if not super().out_for_good(match, seat) or t.shadows or t.common.returns or t.common.coming_back:
            return False
        if not all(set_id in BUILT_IN for set_id in t.options["sets"]):
            return False
        if not t.piles.get(EVENTS):
            return True
        past = [t.rules.kind_of[card] for card in t.piles[PAST_EVENTS]]
        return all(kind in past for kind in glossary(t.rules).bring_back)

    def characters(self, match: Match[Any]) -> list[str]:
        """The character of each seat now."""
        t = match.state
        return [t.rules.characters[character].id for character in t.character]


# ---- setting up --------------------------------------------------------------------------------------------------


def _table_options(settings: Settings, names: Sequence[str], seed: int) -> TableOptions:
    others = [set_id for set_id in settings.sets if set_id not in BUILT_IN]
    known = known_sets() if others else ()  # which reads many files, to find what is installed
    for set_id in others:
        if set_id not in known:
            raise SettingsError(f"there is no set '{printable(set_id)}' here; there are {', '.join(known)}")
    check_names(settings, names)
    if settings.badge and SHERIFF not in ROLES_BY_PLAYERS[settings.players]:
        raise SettingsError(f"{settings.players} players have no Sheriff whose badge could pass on; leave it out")
    return TableOptions(
        tuple(names),
        sets=tuple(settings.sets),
        starter=settings.starter,
        seed=seed,
        events=settings.events,
        shadow=settings.shadow,
    )


# ---- names -------------------------------------------------------------------------------------------------------


class Glossary:
    """What the numbers of a ruleset are called."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards = rules.card_names
        self.kinds = [kind.id for kind in rules.kinds]
        self.actions = [action.id for action in rules.actions]
        self.bring_back = [kind.index for kind in rules.kinds if any(hook in kind.hooks for hook in COMES_BACK)]
        """The events that bring eliminated players back."""
        weapons = {kind.index: kind.id for kind in rules.kinds if kind.weapon}
        self.weapons = {card: weapons[kind] for card, kind in enumerate(rules.kind_of) if kind in weapons}
        """The kind of each card that is a weapon."""
        cards: Names = dict(enumerate(self.cards))
        kinds: Names = {**dict(enumerate(self.kinds)), ABILITY: "ability"}
        seats: Names = {seat: seat for seat in range(MOST)}
        named: dict[str, Names] = {
            **dict.fromkeys(SEATS, seats),
            **dict.fromkeys((*KINDS, "source"), kinds),
            **dict.fromkeys(("card", "mark", "next"), cards),
            "pick": {**cards, FROM_HAND: HAND},
            "character": {character.index: character.id for character in rules.characters},
            "action": dict(enumerate(self.actions)),
            "suit": dict(enumerate(SUITS)),
            "call": dict(enumerate(CALLS)),
            "role": dict(enumerate(ROLES)),
        }
        lists = {"cards": cards, "hidden": cards, "winners": seats}
        flags: dict[str, Names] = {flag: {0: False, 1: True} for flag in FLAGS}
        self.layouts = Layouts(
            {**layouts_of(texts_of(rules.declared), named, lists), **layouts_of(FIELDS, {**named, **flags}, lists)},
            layouts_of(
                {**{kind: layout.text for kind, layout in rules.declared.questions.items()}, **SUBJECTS}, named, lists
            ),
            layouts_of(
                {**{code: layout.text for code, layout in rules.declared.reasons.items()}, **REASONS}, named, lists
            ),
        )


@lru_cache(maxsize=64)
def glossary(rules: Ruleset) -> Glossary:
    """The names of these rules, put together once."""
    return Glossary(rules)


# ---- views -------------------------------------------------------------------------------------------------------


def _dumped(view: View) -> Json:
    """A view without the deeds, for which clients have the events, and with what they would have to work out."""
    said = view.dump(deeds=False)
    said["living"] = living(len(view.names), (view.role[seat] for seat in view.eliminated))
    weapons = glossary(view.rules).weapons
    for player, cards in zip(said["players"], view.play, strict=True):
        player["weapon"] = next((weapons[card] for card in cards if card in weapons), None)
    return said


def _as_seen(t: Table, me: Seat, shown: View, public: Json) -> Json:
    """What a viewer sees; `public` is what everybody does, made from the view `shown`."""
    names = shown.rules.card_names
    roles, hand, aside, second = private_part(t, me)
    said = public.copy()
    said["seat"] = me
    said["hand"] = [names[card] for card in hand]
    said["seen"] = [names[card] for card in aside]
    if me == EVERYTHING or roles != shown.role or second != shown.second:
        hands = View(t, me).hands if me == EVERYTHING else ()
        said["players"] = [
            _player(shown.rules, player, roles[seat], second[seat], hands[seat] if hands else None)
            if hands or roles[seat] != shown.role[seat] or second[seat] != shown.second[seat]
            else player
            for seat, player in enumerate(public["players"])
        ]
    if me >= 0:
        circle = Seated(shown.rules, len(shown.names), shown.seats, shown.profile, shown.common, shown.standing)
        said["distances"], said["ways"], said["in_range"] = _distances(circle, me)
        if SHOP in shown.piles:
            said["prices"] = [_price(shown, me, card) for card in shown.piles[SHOP]]
    return said


class Seated(NamedTuple):
    """All that distances hang on; a `Circle`. It changes seldom, and its profiles never."""

    rules: Ruleset
    players: int
    seats: tuple[Seat, ...]
    profile: tuple[Profile, ...]
    common: Profile
    standing: tuple[KindId, ...]


@lru_cache(maxsize=4096)
def _distances(circle: Seated, me: Seat) -> tuple[list[int | None], list[Json | None], list[Seat]]:
    """How far away a seat sees each other one, what that is made of, and whom its weapon reaches."""
    others = [seat for seat in circle.seats if seat != me] if me in circle.seats else []
    distances: list[int | None] = [None] * circle.players
    ways: list[Json | None] = [None] * circle.players
    for seat in others:
        distances[seat] = distance(circle, me, seat)
        ways[seat] = _way(circle, me, seat)
    reach = circle.profile[me].range
    return distances, ways, [seat for seat, far in enumerate(distances) if far is not None and far <= reach]


def _way(circle: Seated, me: Seat, other: Seat) -> Json:
    """What the distance from one seat to another is made of: steps around the table and what changes them; of the sum
    at least 1 counts. Where an event has all seats at one distance it is named.
    """
    rules, profile = circle.rules, circle.profile
    way: Json = {
        "steps": base_distance(circle, me, other),
        "parts": [*_parts(rules, profile[me], me, "sees_at"), *_parts(rules, profile[other], other, "seen_at")],
    }
    if circle.common.base_distance:
        event = [rules.kinds[kind].id for kind in circle.standing if "base_distance" in rules.kinds[kind].hooks]
        way |= {"fixed": event[0]} if event else {}
    return way


def _parts(rules: Ruleset, profile: Profile, seat: Seat, hook: Literal["sees_at", "seen_at"]) -> list[Json]:
    """What a seat itself changes about distances."""
    parts: list[Json] = []
    for by, kind, character in modifiers(rules, profile, hook):
        part: Json = {"by": by, "seat": seat}
        if kind >= 0:
            part["kind"] = rules.kinds[kind].id
        elif character >= 0:
            part["character"] = rules.characters[character].id
        parts.append(part)
    return parts


def _player(rules: Ruleset, public: Json, role: int, second: int, hand: Sequence[Card] | None) -> Json:
    """A player of whom the viewer knows more than everybody does."""
    return {
        **public,
        "role": ROLES[role] if role >= 0 else None,
        "second": rules.characters[second].id if second >= 0 else None,
        "hand": None if hand is None else [rules.card_names[card] for card in hand],
    }


def _price(shown: View, me: Seat, card: Card) -> int:
    """What equipment in the shop costs a player: less than others if it is their turn and they have a discount."""
    kind = shown.rules.kinds[shown.rules.kind_of[card]]
    if me != shown.active:
        return kind.price
    return price_for(kind, shown.tokens[NUGGETS][me], shown.profile[me], shown.marks)


# ---- options -----------------------------------------------------------------------------------------------------


def _option(t: Table, view: View, terms: Glossary, decision: Decision, option: Option) -> Json:
    verb, card, kind, seat, pick = option
    said: Json = {"verb": VERBS[verb]}
    if card >= 0:
        said["card"] = terms.cards[card]
    if kind >= 0:
        if verb == USE:
            said["action"] = terms.actions[kind]
        else:
            said["kind"] = terms.kinds[kind]
    if seat >= 0:
        said["seat"] = seat
    if verb == CALL:
        said["call"] = CALLS[pick]
    elif pick >= 0:
        said["pick"] = terms.cards[pick]
    elif pick == FROM_HAND:
        said["pick"] = HAND
    if verb == BUY and decision.main:  # otherwise it has been paid for
        said["price"] = _price(view, view.seat, card)
    elif verb == REMOVE:
        said["price"] = removal_price(view.rules.kinds[kind])
    if verb == PLAY and view.rules.kinds[kind].weapon:
        said["reaches"] = reach_with(t, view.seat, kind)
    if seat >= 0 and kind >= 0:
        needs = _needs(view, verb, kind)
        if needs:
            said["needs"] = needs
    return said


def _needs(view: View, verb: int, kind: int) -> int:
    """How many Missed! effects stop what is done: 0 if it is no shot."""
    if verb == USE:
        action = view.rules.actions[kind]
        return action.needs if action.use == SHOT else 0
    if verb not in (PLAY, SPEND, BUY):
        return 0
    used = view.rules.kinds[kind]
    if used.bang_card:  # equipment that does what a BANG! does is none (BASE-SHOT-2)
        return view.profile[view.seat].bang_needs if verb == PLAY else 1
    return int(used.use == SHOT)


def _reasons(t: Table, view: View, terms: Glossary, decision: Decision) -> Json:
    """Why not, for what the player has and no option uses: hand cards, green cards in play, equipment; and the end."""
    me, kinds, kind_of = view.seat, view.rules.kinds, view.rules.kind_of
    cards = [*view.hand, *view.piles.get(SHOP, ())]
    for seat in view.seats:
        colour = GREEN if seat == me else BLACK
        cards += [card for card in view.play[seat] if kinds[kind_of[card]].colour == colour]
    used = {option[1] for option in decision.options}
    found: Json = {}
    for card in cards:
        if card not in used:
            reason = why_not(t, me, card)
            if reason is not None:
                found[terms.cards[card]] = terms.layouts.reason(reason)
    if decision.options[-1][0] != END:
        reason = why_not_end(t, me, list(decision.options))
        if reason is not None:
            found["end"] = terms.layouts.reason(reason)
    return found


WIRE = CardWire()
