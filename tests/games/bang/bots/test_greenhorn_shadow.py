"""Positions of shadows, who are back for one turn only, and of those who have one at the table."""

import pytest

from boothill.family.roles import DEPUTY, OUTLAW
from boothill.games.bang.bots.judging.enmity import enmity
from boothill.games.bang.bots.judging.hand import Hand
from boothill.games.bang.bots.judging.memory import Memory
from boothill.games.bang.rules.roles import side_of
from games.bang.bots.positions import answer, chances, deeds
from support.tales import rush

# Five players: A Sheriff, B Deputy, C and D Outlaws, E Renegade, unless a story says otherwise.

B_OUTLAW = "sheriff outlaw deputy outlaw renegade"
B_RENEGADE = "sheriff renegade outlaw outlaw deputy"


def shadow(*hand, seat="B", others="", nuggets=0, shop=("wanted", "wanted", "wanted"), sheriff_has=(), **table):
    """An eliminated player in phase 2 of the turn they are back for; the others named are out, too."""
    told = rush(shadow=True, **table).out(seat, *others).hand(seat, *hand).shop(*shop).nuggets(**{seat: nuggets})
    told.in_play("A", *sheriff_has).deck("missed/2S", "missed/3S", "missed/4S")
    return told.starts_turn(seat)


# ---- a shadow's turn -------------------------------------------------------------------------------------------


def test_a_shadow_plays_for_its_side():
    outlaw = shadow("bang/2D", roles=B_OUTLAW)
    assert answer(outlaw) == "play bang/2D as bang at 0"
    deputy = shadow("bang/2D")
    assert deputy.offers("bang/2D", on="A")
    assert answer(deputy) == "play bang/2D as bang at 2"


@pytest.mark.parametrize(("others", "side", "target"), [("E", DEPUTY, 2), ("C", OUTLAW, 0)])
def test_a_renegade_who_is_a_shadow_plays_for_the_side_he_was_given(others, side, target):
    """SH-12: by the roles that lie open; a Renegade alive would spare the Sheriff and bide their time."""
    told = shadow("bang/2D", others=others, roles=B_RENEGADE, B="rose_doolan")
    assert side_of(told.view("B"), 1) == side
    assert told.offers("bang/2D", on="A")
    told.t.life[2] = 1
    assert answer(told) == f"play bang/2D as bang at {target}"


def test_a_shadow_neither_heals_itself_nor_builds():
    """SH-4, SH-5."""
    told = shadow("whisky", "barrel", "mustang", "canteen", "saloon", "winchester", B="sid_ketchum")
    assert told.offers("barrel")
    assert told.offers("canteen")
    assert answer(told) == "end"


def test_a_shadow_lays_down_what_helps_it_to_shoot_at_once():
    told = shadow("winchester", "bang/2D", roles="sheriff deputy outlaw outlaw renegade", seat="C")
    assert answer(told) == "play winchester/8S as winchester"


def test_a_shadow_has_nothing_to_lose_in_a_duel():
    told = shadow("duel", roles=B_OUTLAW)
    told.t.hand[0] += [told.t.deck.pop() for _ in range(4)]
    assert answer(told) == "play duel/QD as duel at 0"


def test_a_shadow_keeps_no_card_for_later():
    """SH-5: whatever its character lets it hold at the end of a turn."""
    told = shadow(B="sean_mallory")
    assert told.view("B").hand_sizes[1] == 2
    assert Hand(told.view("B")).surplus == 2
    living = rush(shadow=True, B="sean_mallory").hand("B", "missed", "missed").turn("B")
    assert Hand(living.view("B")).surplus < 0


def test_a_shadow_sells_its_beers_and_a_living_player_does_not():
    """SH-5: nuggets are kept from turn to turn."""
    assert answer(shadow("beer")) == "use beer/6H as sell_beer"
    assert answer(rush(shadow=True).hand("B", "beer").turn("B")) == "end"


def test_a_shadow_that_will_not_be_back_keeps_nothing_at_all():
    """SH-10."""
    told = shadow("beer")
    told.t.shadows = False
    assert answer(told) == "end"


def test_a_shadow_buys_only_what_does_something_now():
    for card, nuggets in (("pickaxe", 4), ("boots", 3), ("rhum", 3)):
        told = shadow(nuggets=nuggets, shop=(card, "wanted", "wanted"))
        assert told.offers(f"buy {card}")
        assert answer(told) == "end"
    assert answer(shadow(nuggets=4, shop=("union_pacific", "boots", "wanted"))).startswith("buy union_pacific")
    outlaw = shadow(nuggets=2, shop=("bottle", "boots", "wanted"), roles=B_OUTLAW)
    assert answer(outlaw) == "buy bottle as bang at 0"


def test_a_shadow_leaves_an_enemy_what_harms_him():
    shop = ("boots", "calumet", "rucksack")
    told = shadow(nuggets=3, shop=shop, sheriff_has=("wanted", "horseshoe"), roles=B_OUTLAW)
    assert told.offers("remove wanted", on="A")
    assert answer(told) == "remove horseshoe as horseshoe at 0"
    assert answer(shadow(nuggets=3, shop=shop, sheriff_has=("wanted",), roles=B_OUTLAW)) == "end"


def test_a_shadow_helps_a_friend_and_not_itself():
    told = shadow(nuggets=1, shop=("shot", "wanted", "wanted"))
    assert told.offers("buy shot", on="B")
    assert answer(told) == "end"
    told.t.life[0] = 2
    assert answer(told) == "buy shot as shot at 0"


def test_a_shadow_buys_another_turn():
    """GR-RUSH-3, SH-19."""
    told = shadow(nuggets=5, shop=("gold_rush_equipment", "wanted", "wanted"))
    assert answer(told).startswith("buy gold_rush_equipment")


@pytest.mark.parametrize(("variant", "expected"), [(False, "end"), (True, "use beer/6H as sell_beer")])
def test_a_ghost_saves_nothing_unless_it_comes_back_as_a_shadow(variant, expected):
    """GR-NUG-4, HN-GHOST-11."""
    told = rush(shadow=variant).event("ghost_town").out("B").hand("B", "beer").shop("pickaxe", "boots", "calumet")
    told.deck("missed/2S", "missed/3S", "missed/4S").starts_turn("B")
    assert told.offers("use beer")
    assert answer(told) == expected


# ---- the others ------------------------------------------------------------------------------------------------


def test_a_shadow_is_nobodys_enemy_and_nobodys_friend():
    for viewer in ("A", "D"):
        told = shadow(seat="C")
        memory, view = Memory(), told.view(viewer)
        memory.look(view)
        assert view.shadow == 2
        assert enmity(view, memory)[2] == 0.0


def test_a_duel_with_a_shadow_of_ones_own_side_is_not_given_up():
    """SH-4: it cannot be hurt; a living friend is let off."""
    told = shadow("duel", seat="C")
    told.t.hand[3].append(next(card for card in told.t.deck if told.t.rules.card_names[card] == "bang/2D"))
    told.t.deck.remove(told.t.hand[3][-1])
    told.plays("duel", on="D").asks("D", "bang")
    assert answer(told).startswith("respond bang/2D")


def test_the_last_renegade_is_after_the_sheriff_though_a_shadow_is_still_there():
    """SH-10: its turn is finished, but only two are left."""
    told = shadow(seat="C", others="BD")
    memory, view = Memory(), told.view("E")
    memory.look(view)
    assert len(view.seats) == 3
    assert enmity(view, memory)[0] > 1.0


def test_nothing_is_forgotten_or_weighed_anew_when_shadows_come_and_go():
    told = deeds(rush(shadow=True).out("C").deck("missed/2S", "missed/3S"), "D bang A", "E bang C")
    told.starts_turn("B")
    memory = Memory()
    assert memory.look(told.view("A"))
    before, left = memory.chances, dict(memory.left)
    told.ends_turn()
    assert told.view("A").shadow == 2
    assert not memory.look(told.view("A"))
    assert chances(told, "A") == before
    fresh = Memory()
    fresh.look(told.view("A"))
    assert fresh.left == left
    told.ends_turn()
    told.asks("C", "surplus").answers("discard")  # the last card goes unasked
    assert told.at_rest("D")
    assert told.view("A").shadow == -1
    assert not memory.look(told.view("A"))
