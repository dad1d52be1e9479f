"""What the table of the card game has, declared (see `kernel.fields`).

A field more is a line here and `make generated`. What only a set remembers needs none: see `Table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.family.fields import SeatedFields
from boothill.family.roles import HIDDEN, ROLES, RoleId
from boothill.games.bang.rules.terms import BEFORE_TURN, NOT_SEEN, PHASES, Card, CharacterId, Deed, KindId, Noted, Phase
from boothill.kernel.decision import NOBODY, Seat
from boothill.kernel.fields import derived, field, given, named

if TYPE_CHECKING:
    from boothill.games.bang.rules.cards.profile import Profile
    from boothill.games.bang.rules.cards.ruleset import Ruleset

named(
    Card=lambda view, card: view.rules.card_names[card],
    KindId=lambda view, kind: view.rules.kinds[kind].id,
    CharacterId=lambda view, character: view.rules.characters[character].id,
    RoleId=lambda view, role: None if role == HIDDEN else ROLES[role],
    Phase=lambda view, phase: PHASES[phase],
)


class TableFields(SeatedFields):
    """The state of one game with cards."""

    rules: Ruleset = given(seen=True)
    """The rules in force, shared by all games with the same sets."""

    # Zones.
    deck: list[Card] = field()
    """The draw pile, top last."""
    discard: list[Card] = field()
    """The discard pile, top last."""
    hand: list[list[Card]] = field(each=[])
    """What a player holds."""
    play: list[list[Card]] = field(each=[], shown="in_play")
    """What lies in front of a player."""
    limbo: list[Card] = field(shown="shown")
    """Cards shown to all that are not yet anywhere."""
    aside: list[Card] = field()
    """The same, but only `looker` sees them."""
    looker: Seat = field(NOBODY)
    """Who sees the cards set aside."""
    piles: dict[str, list[Card]] = field()
    """The sets' own piles."""

    # Seats.
    character: list[CharacterId] = field(each=-1, shown=True)
    """Who a player is."""
    abilities: list[tuple[CharacterId, ...]] = field(each=(), shown=True)
    """Whose abilities a player has: usually those of their own character alone."""
    second: list[CharacterId] = field(each=-1)
    """BASE-SET-5: the face-down second character."""
    second_known: tuple[int, ...] = field(each=NOT_SEEN)
    """Who knows each second character: NOT_SEEN, SEEN_BY_OWNER or SEEN_BY_ALL."""
    face_up: list[Seat] = field(seen=True)
    """Whose role everybody knows: the Sheriff, and whoever was ever eliminated (BASE-SET-3); of three, all."""
    first_out: Seat = field(NOBODY, shown=True)
    """Who was eliminated before everybody else, wherever they are now, -1 if nobody was."""
    ghost: Seat = field(NOBODY, shown=True)
    """The eliminated player who is back for this turn only, -1 if there is none. Nothing can eliminate them before it
    ends.
    """
    shadows: bool = field(lambda t: bool(t.options.get("shadow")), option="shadow", shown=True)
    """Whether eliminated players return for their turns (SH-3): no longer at the end of the variant (SH-10)."""
    shadow: Seat = field(NOBODY, option="shadow", shown=True)
    """The one who has returned for this turn, -1 if there is none. They have no life, cannot get any, and leave when it
    ends.
    """
    sides: tuple[RoleId, ...] = field(each=HIDDEN, option="shadow", shown="side")
    """The role whose goal an eliminated Renegade has taken over, none for all others (SH-12, -13, -15)."""

    # The turn.
    phase: Phase = field(BEFORE_TURN, shown=True)
    """Where in the turn the game is."""
    turns_begun: tuple[int, ...] = field(each=0)
    """How many regular turns each seat has begun."""
    bangs: int = field(0, shown=True)
    """BANG! cards played this turn (BASE-LIM-1)."""
    fresh: list[Card] = field()
    """Green cards laid down this turn: they cannot be used yet (DC-GREEN-2)."""
    resolving: bool = field(False)
    """A card or ability of phase 2 is being carried out."""
    skipped: bool = field(False)
    """The rest of this turn does not take place."""
    extra_turn: bool = field(False, shown=True)
    """Whether the turn is one that its player takes besides the regular ones."""
    extra_turns: list[Seat] = field()
    """Who takes extra turns before play passes on (BASE-TURN-8)."""

    # What goes on.
    holding: list[Seat] = field()
    """Players whose own card or Duel is being carried out: an empty hand does not count yet."""
    spent: list[Seat] = field()
    """Who answered the effect being carried out with a hand card out of turn, once per card, if that matters."""
    deaths: bool = field(False)
    """Somebody was eliminated since victory was last checked."""
    remembered: list[Deed] = field(saved=False)
    """Public memory, as far as it is worked out: see `Table.deeds`."""
    noted: list[Noted] = field(saved=False)
    """What came after that, as it was noted."""
    minded: bool = field(True, saved=False)
    """Whether what players do is noted at all: not in a playout, at which nobody looks."""

    # Counters of chance streams and whatever sets remember.
    counters: dict[str, int] = field()
    """What nobody may see: how often each chance stream was used, and numbers of sets."""
    marks: dict[str, int] = field()
    """Numbers of sets, for the whole game."""
    turn_marks: dict[str, int] = field()
    """Numbers of sets, forgotten when the next turn begins."""
    tokens: dict[str, list[int]] = field(seen=True)
    """Numbers of sets, one for each seat."""
    standing: tuple[KindId, ...] = field(shown=True)
    """Kinds whose hooks hold for everybody: the event in force, if there is one."""

    # What `Table.refresh` rebuilds.
    common: Profile = derived(lambda t: t.rules.profile((), (), ()), seen=True)
    """The hooks that hold for everybody."""
    profile: list[Profile] = derived(each=lambda t: t.common, seen=True)
    """The folded hooks of each seat."""
    reach: list[tuple[Seat, ...] | None] = derived(each=None)
    """Whom the weapon of each seat reaches, once that has been asked."""
    near: list[tuple[Seat, ...] | None] = derived(each=None)
    """Whom each seat sees at distance 1, once that has been asked."""
    hand_watchers: tuple[Seat, ...] = derived()
    """Seats with an ability that looks at an empty hand."""
    play_watchers: tuple[Seat, ...] = derived()
    """Seats with an ability that looks at cards being played."""
    idlers: tuple[Seat, ...] = derived()
    """Seats that may act between two effects."""
    shifty: bool = derived(False)
    """Profiles depend on whose turn it is."""
