"""The table, the hand and the choices, drawn with Rich."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boothill.family.roles import HIDDEN, RENEGADE, ROLES
from boothill.games.bang.rules.cards.kinds import Kind
from boothill.games.bang.rules.mechanics.shop import price_for
from boothill.games.bang.rules.table.view import View
from boothill.games.bang.rules.terms import (
    BLACK,
    EQUIPMENT,
    EVENTS,
    GREEN,
    MUST_PLAY,
    NAMED_SUIT,
    NO_CARD,
    NUGGETS,
    OVER,
    PHASE_2,
    PHASES,
    SHOP,
    USED_EQUIPMENT,
    Card,
)
from boothill.games.bang.telling.words import COLT, Words, copied
from boothill.kernel.decision import Seat
from boothill.kernel.journal import EVERYTHING
from boothill.telling.speech import Values
from boothill.terminal.drawing import DOT, NAME_WIDTH, ROLE_STYLES, around, life_bar, living_roles
from boothill.terminal.flow import Flow, Packed

READY, NOT_YET = "◆", "◇"
"""The marks of green cards in play: one that can be used, and one laid down this turn (DC-GREEN-2)."""
EQUIPPED = "■"
"""The mark of black equipment, in the shop and in front of a player."""


def screen(view: View, words: Words, roomy: bool = True) -> RenderableType:
    """Everything on the table that the viewer sees, without their own hand.

    On a screen that is not `roomy` the marks are not explained, those who are out get no line of their own, and what
    stands below the players is run together, with the viewer's own role and character.
    """
    parts: list[RenderableType] = [Rule(title(view, words), style="dim"), players(view, words, roomy)]
    if roomy:
        parts.append(Flow([Text(entry, style="dim") for entry in legend(view, words)]))
    elif view.eliminated:
        parts.append(those_out(view, words))
    parts += [Text(line) for line in (*copies(view, words), *counts(view, words))]
    events, second = event_deck(view, words), seconds(view, words)
    if roomy:
        parts += [Flow(line, gap=DOT) for line in (events, second, shop(view, words)) if line]
        parts += [Flow(living(view, words), gap=DOT), Flow(piles(view, words), gap=DOT)]
    else:
        you = [about_you_briefly(view, words), *second[: view.second[view.seat] != HIDDEN]] if view.seat >= 0 else []
        deck, discard = piles(view, words, "brief")
        parts.append(Packed([*events, *shop(view, words, "brief"), *you, deck, *living(view, words), discard], gap=DOT))
    if view.limbo:
        parts.append(Text(words.texts.say("table-shown", cards=words.listed(map(words.short, view.limbo)))))
    return Group(*parts)


def copies(view: View, words: Words) -> list[str]:
    """Who has copied whose ability."""
    return [
        words.texts.say(
            "table-copied",
            copied=words.character(other),
            own=words.character(view.character[seat]),
            **words.seat_values("who", seat),
        )
        for seat in view.seats
        for other in copied(view, seat)
    ]


def counts(view: View, words: Words) -> list[str]:
    """What sets count for everybody to see, in marks and tokens, if they have messages that tell it."""
    texts = words.texts
    told = [
        texts.say(message, number=number)
        for mark, number in view.marks.items()
        if texts.has(message := f"table-mark-{mark}")
    ]
    for token, numbers in view.tokens.items():
        message = f"table-token-{token}"
        if texts.has(message):
            told += [texts.say(message, number=numbers[s], **words.seat_values("who", s)) for s in view.seats]
    return told


def event_deck(view: View, words: Words) -> list[Text]:
    """The event in force with what it does, the next one, and how many are left; nothing without an event deck."""
    if EVENTS not in view.pile_sizes and not view.standing:
        return []
    say = words.texts.say
    parts = [Text(say("table-no-event"))]
    if view.standing:
        event = view.standing[0]
        effect = duty(view, words) or words.brief(event)
        parts = [Text(say("table-event", event=words.kind(event), effect=effect), style="bold cyan")]
    if view.next_event >= 0:
        left = view.pile_sizes[EVENTS]
        parts.append(Text(say("table-next-event", event=words.card(view.next_event), left=left), style="cyan"))
    elif view.standing:
        parts.append(Text(say("table-events-last"), style="dim"))
    return parts


def duty(view: View, words: Words) -> str:
    """What the event in force has laid on the active player for this turn, if anything."""
    active = words.seat_values("active", view.active)
    if view.phase > PHASE_2:
        return ""
    if NAMED_SUIT in view.marks:
        return words.texts.say("mark-suit", suit=words.called(view.marks[NAMED_SUIT]), **active)
    card = view.marks.get(MUST_PLAY, NO_CARD)
    if card >= 0 and (view.seat != view.active or card in view.hand):
        return words.texts.say("mark-must_play", card=words.short(card), **active)
    return ""


def seconds(view: View, words: Words) -> list[Text]:
    """The second characters the viewer has seen: their own first."""
    if view.seat == EVERYTHING:  # who has seen nothing in particular
        return []
    seats = sorted((seat for seat in view.seats if view.second[seat] != HIDDEN), key=lambda seat: seat != view.seat)
    return [
        Text(
            words.texts.say(
                "table-second", character=words.character(view.second[seat]), **words.seat_values("who", seat)
            )
        )
        for seat in seats
    ]


def title(view: View, words: Words) -> str:
    """Whose turn it is and what goes on in it."""
    if view.phase == OVER:
        return words.texts.say("table-title-over")
    return words.texts.say(
        "table-title",
        turn=view.turn,
        turn_is="you" if view.active == view.seat else "other",
        who=view.names[view.active] if view.active >= 0 else "",
        as_is="shadow" if view.active == view.shadow >= 0 else "none",
        phase=words.texts.say(f"phase-{PHASES[view.phase].replace(' ', '_')}"),
    )


def legend(view: View, words: Words) -> list[str]:
    """What the marks on the table mean, as far as there are any."""
    entries = [] if view.phase == OVER else ["legend-turn"]
    if view.seat >= 0 and view.seat in view.seats:
        entries.append("legend-range")
    entries += ["legend-life", "legend-lost"]
    green = {card in view.fresh for seat in view.seats for card in green_cards(view, seat)}
    if False in green:
        entries.append("legend-green")
    if True in green:
        entries.append("legend-fresh")
    if any(equipment(view, seat) for seat in view.seats) or any(is_black(view, card) for card in on_offer(view)):
        entries.append("legend-black")
    if NUGGETS in view.tokens:
        entries.append("legend-nuggets")
    if view.ghost >= 0:
        entries.append("legend-ghost")
    if (shadows_return(view) and view.eliminated) or view.shadow >= 0:
        entries.append("legend-shadow")
    return [words.texts.say(entry) for entry in entries]


def living(view: View, words: Words) -> list[Text]:
    """How many of each role are still in the game, and whether shadows have stopped returning."""
    parts = [Text(words.texts.say("table-alive", roles=words.roles(living_roles(view))))]
    if view.shadow_variant and not view.shadows and view.phase != OVER:
        parts.append(Text(words.texts.say("table-shadows-gone"), style="dim"))
    return parts


def on_offer(view: View) -> tuple[Card, ...]:
    """The cards in the shop."""
    return view.piles.get(SHOP, ())


def is_black(view: View, card: Card) -> bool:
    """Whether a card is black equipment."""
    return view.rules.kinds[view.rules.kind_of[card]].colour == BLACK


def equipment(view: View, seat: Seat) -> list[Card]:
    """The black cards in front of a seat."""
    return [card for card in view.play[seat] if is_black(view, card)]


def price_now(view: View, kind: Kind) -> int:
    """What equipment in the shop costs the viewer, less than its price if it is their turn and they have a discount."""
    me = view.seat
    if me != view.active or me < 0:
        return kind.price
    return price_for(kind, view.tokens[NUGGETS][me], view.profile[me], view.marks)


def priced(view: View, words: Words, card: Card, brief: bool = False) -> str:
    """A card of the shop with what it costs the viewer now, and unless `brief` what it would cost others."""
    kind = view.rules.kinds[view.rules.kind_of[card]]
    cost = price_now(view, kind)
    name = f"{EQUIPPED if is_black(view, card) else ''}{words.kind(kind.index)}"
    price: Values = {"price": cost, "full": kind.price}
    return words.texts.say("price-cut" if cost < kind.price and not brief else "price", name=name, **price)


def shop(view: View, words: Words, form: str = "full") -> list[Text]:
    """What the shop offers, and how large the equipment deck is; nothing where no equipment is sold."""
    if SHOP not in view.piles:
        return []
    cards = [priced(view, words, card) for card in on_offer(view)]
    say = words.texts.say
    offers = say("table-shop", cards=words.listed(cards)) if cards else say("table-shop-empty")
    deck: Values = {"deck": view.pile_sizes[EQUIPMENT], "used": view.pile_sizes[USED_EQUIPMENT]}
    return [Text(offers, style="yellow"), Text(say("table-equipment", form=form, **deck))]


def piles(view: View, words: Words, form: str = "full") -> list[Text]:
    """Draw pile and discard pile; the form is full or brief."""
    top = view.discard_top
    on_top = {"top": words.short(top), "top_is": "card"} if top >= 0 else {"top": "", "top_is": "none"}
    return [
        Text(words.texts.say("table-deck", form=form, deck=view.deck_size)),
        Text(words.texts.say("table-discard", form=form, discard=view.discard_size, **on_top)),
    ]


def those_out(view: View, words: Words) -> Flow:
    """Who is out, with their roles and what nuggets they keep, in one line."""
    say = words.texts.say
    parts = [Text(say("table-those-shadows" if shadows_return(view) else "table-those-out"), style="dim")]
    for seat in view.eliminated:
        role = role_and_side(view, words, seat)
        if nuggets(view, seat):
            role = say("seen-nuggets", role=role, number=nuggets(view, seat))
        parts.append(Text(say("role-seen", who=view.names[seat], role=role), style="dim"))
    return Flow(parts)


def shadows_return(view: View) -> bool:
    """Whether those who are out come back for their turns as things stand."""
    return view.shadows and view.phase != OVER


def nuggets(view: View, seat: Seat) -> int:
    """How many nuggets a seat has."""
    return view.tokens[NUGGETS][seat] if NUGGETS in view.tokens else 0


def players(view: View, words: Words, roomy: bool = True) -> Table:
    """The players in seat order, the viewer first. Where there is little room only those in the game."""
    say = words.texts.say
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    grid.add_column("", width=1)
    grid.add_column(say("head-player"), max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    grid.add_column(say("head-role"), no_wrap=True)
    grid.add_column(say("head-character"), no_wrap=True)
    grid.add_column(say("head-life"), no_wrap=True)
    if NUGGETS in view.tokens:
        grid.add_column(say("head-nuggets", form="full" if roomy else "brief"), justify="right", no_wrap=True)
    grid.add_column(say("head-hand"), justify="right", no_wrap=True)
    own = view.seat >= 0 and view.seat in view.seats
    if own:
        grid.add_column(say("head-distance"), no_wrap=True)
    grid.add_column(say("head-in-play"), ratio=1)
    for seat in around(view):
        if seat not in view.seats and not roomy:
            continue
        row = player_row(view, words, seat, COLT if roomy else COLT.split()[0])
        if own:
            row.insert(6, distance(view, seat))
        if NUGGETS in view.tokens:
            row.insert(5, Text(str(nuggets(view, seat) or ""), style="bold yellow"))
        grid.add_row(*row, style=None if seat in view.seats else "dim")
    return grid


def player_row(view: View, words: Words, seat: Seat, colt: str = COLT) -> list[RenderableType]:
    """One player: turn mark, name, role, character, life, hand, cards in play. `colt` is the weapon without a card."""
    in_game = seat in view.seats
    name = words.texts.say("table-you") if seat == view.seat else view.names[seat]
    role = view.role[seat]
    role_style = "" if role == HIDDEN else ROLE_STYLES[ROLES[role]]
    return [
        Text("▶" if seat == view.active and view.phase != OVER else " ", style="bold"),
        Text(name, style="bold" if seat == view.seat else ""),
        Text(words.role(role), style=role_style),
        Text(words.character(view.character[seat])),
        life(view, words, seat),
        Text(str(view.hand_sizes[seat])) if in_game else Text(""),
        in_play(view, words, seat, colt) if in_game else side(view, words, seat),
    ]


def side(view: View, words: Words, seat: Seat) -> Text:
    """Which side a Renegade who is a shadow serves (SH-15)."""
    if view.sides[seat] != HIDDEN:
        return Text(words.texts.say("table-as-side", side=words.side(view.sides[seat]).name), style="magenta")
    return Text(words.texts.say("table-no-side") if shadows_return(view) and view.role[seat] == RENEGADE else "")


def life(view: View, words: Words, seat: Seat) -> Text:
    """Life as bullets and as a number. A ghost has a number only: nothing hangs on it; a shadow has none."""
    if seat not in view.seats:
        return Text(words.texts.say("table-shadow" if shadows_return(view) else "table-out"))
    if seat == view.shadow:
        return Text(words.texts.say("table-shadow"), style="italic")
    left, most = view.life[seat], view.max_life[seat]
    if seat == view.ghost:
        return Text(words.texts.say("table-ghost", life=left), style="italic")
    return life_bar(left, most)


def distance(view: View, seat: Seat) -> Text:
    """How far away the viewer sees a seat, with a mark if their weapon reaches it."""
    if seat == view.seat or seat not in view.seats:
        return Text("")
    far = view.distance(view.seat, seat)
    return Text(f"{far} ◎" if far <= view.profile[view.seat].range else str(far))


def in_play(view: View, words: Words, seat: Seat, colt: str = COLT) -> Flow:
    """The weapon with its range, then the other cards; those that threaten their owner stand out."""
    kinds, kind_of = view.rules.kinds, view.rules.kind_of
    weapon, others = colt, []
    for card in view.play[seat]:
        kind = kinds[kind_of[card]]
        name = words.kind(kind.index)
        if kind.weapon:
            weapon = name
        elif "turn_check" in kind.hooks:
            others.append(Text(f"!{name.upper()}!", style="bold red"))
        elif kind.colour == GREEN:
            others.append(Text(f"{green_mark(view, card)}{name}", style="green"))
        elif kind.colour == BLACK:
            others.append(Text(f"{EQUIPPED}{name}", style="bold red" if kind.hostile else "yellow"))
        else:
            others.append(Text(name))
    if view.sides[seat] != HIDDEN:
        others.append(side(view, words, seat))
    return Flow([Text(f"{weapon} ({view.profile[seat].range})"), *others], gap=", ")


def green_cards(view: View, seat: Seat) -> list[Card]:
    """The green cards in front of a seat."""
    kinds, kind_of = view.rules.kinds, view.rules.kind_of
    return [card for card in view.play[seat] if kinds[kind_of[card]].colour == GREEN]


def green_mark(view: View, card: Card) -> str:
    """Whether a green card in play may be used already."""
    return NOT_YET if card in view.fresh else READY


def copied_ability(words: Words, character: int) -> Text:
    """What somebody has taken over from another character."""
    fact = words.character_facts[character]
    return Text(words.texts.say("copied-ability", character=fact.name, ability=fact.text))


def about_you(view: View, words: Words) -> Text:
    """The viewer's role with its goal, and their character with its ability."""
    say = words.texts.say
    role, character = view.role[view.seat], view.character[view.seat]
    fact = words.character_facts[character]
    goal, served = words.goal(role), view.sides[view.seat]
    if served != HIDDEN:
        goal = say("side-goal", role_id=ROLES[served], returns="yes" if view.shadows else "no")
    return Text("\n").join(
        [
            Text(say("you-role", role=role_and_side(view, words, view.seat), goal=goal)),
            Text(say("you-character", character=fact.name, ability=fact.text)),
            *(copied_ability(words, other) for other in copied(view, view.seat)),
        ]
    )


def role_and_side(view: View, words: Words, seat: Seat) -> str:
    """A role, and the side a Renegade serves who has had to take one."""
    role, served = words.role(view.role[seat]), view.sides[seat]
    return role if served == HIDDEN else words.texts.say("role-as-side", role=role, side=words.side(served).name)


def about_you_briefly(view: View, words: Words) -> Text:
    """The viewer's role and character in one line."""
    role, character = view.role[view.seat], words.character(view.character[view.seat])
    prey = words.prey(role)
    after = {"prey": prey, "prey_is": "role" if prey else "none"}
    return Text(words.texts.say("you-brief", role=role_and_side(view, words, view.seat), character=character, **after))


def hand_line(view: View, words: Words) -> Text:
    """The viewer's hand in one line."""
    if not view.hand:
        return Text(words.texts.say("hand-empty"))
    return Text(words.texts.say("hand-line", cards=words.listed(map(words.short, view.hand))))


def hands(view: View, words: Words) -> RenderableType:
    """All hands, for the viewer who sees everything."""
    return Group(
        *(
            Text(words.texts.say("hand-of", who=view.names[seat], cards=words.listed(map(words.short, cards))))
            for seat, cards in enumerate(view.hands)
            if cards
        )
    )


def card_text(words: Words, card: Card) -> Text:
    """A card, red suits in red."""
    text = words.short(card)
    return Text(text, style="red" if text[-1] in "♥♦" else "")
