"""A table and its host: who gives orders, who is put out or replaced, settings, series and rematches."""

from collections import Counter

import pytest

from boothill.server.store.rows import BOT, CLOSED, OVER, WAITING
from boothill.server.wire.protocol import Configure, Fill, Kick, Leave, Mute, PassHost, Ready, Replace, Start
from boothill.server.wire.settings import Settings, SettingsError
from boothill.server.wire.tables import WatcherInfo
from server.room.tables import (
    AWAY,
    SLOW,
    THINK,
    TURN,
    heard_since,
    over,
    refusal_of,
    table,
    until,
)
from support.rooms import NAMES, deal_by_lot


@pytest.fixture(autouse=True)
def _dealt_by_lot(monkeypatch):
    deal_by_lot(monkeypatch, 2)


# ---- hosting


def test_another_person_is_host_when_the_host_has_been_gone_for_a_while():
    parlour, ann, bob, cat, dan = table()
    until(parlour, lambda question, decision: question.seat == cat.seat)
    parlour.part(ann)
    parlour.part(bob)
    parlour.pass_time(AWAY - 0.01)
    assert parlour.room.row.host == ann.seat
    parlour.pass_time(0.01)
    assert parlour.room.row.host == parlour.kept.table.host == cat.seat, "bob is not there"
    assert cat.you["host"]
    assert not dan.you["host"]
    assert dan.table["host"] == cat.seat
    assert not parlour.join("Ann").you["host"]


def test_hosting_passes_on_while_nobody_plays_too():
    parlour, ann, bob = table(people=2, begin=False)
    parlour.part(ann)
    assert parlour.room.due() == parlour.clock.now() + AWAY
    parlour.step()
    assert bob.you["host"]
    assert parlour.room.due() is None


def test_a_host_who_is_gone_stays_host_while_nobody_else_is_there():
    parlour, ann, bob = table(people=2, begin=False)
    parlour.part(bob)
    parlour.part(ann)
    assert parlour.room.due() is None
    parlour.pass_time(1000)
    assert parlour.join("Ann").you["host"]


HOST_ONLY = [
    Fill(bot="random"),
    Start(),
    Kick(seat=2),
    Replace(seat=2, bot="random"),
    PassHost(seat=2),
    Mute(seat=2),
    Configure(settings=Settings()),
]


@pytest.mark.parametrize("message", HOST_ONLY, ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("begin", [True, False])
def test_only_the_host_gives_orders(message, begin):
    parlour, ann, bob, _ = table(people=3, begin=begin)
    before = parlour.room.teller.info()
    writes = parlour.kept.table
    onlooker = parlour.join()
    for one in (bob, onlooker):
        parlour.say(one, message)
        assert one.refused == "not_host"
        assert ann.table["host"] == ann.seat
    assert parlour.kept.table is writes
    seen = {"spectators": 1, "watchers": [WatcherInfo(1, "")]}
    assert parlour.room.teller.info() == before.__class__(**{**as_fields(before), **seen})


def as_fields(struct):
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_somebody_who_was_put_out_has_no_token_any_more():
    parlour, ann, bob, cat, _ = table(begin=False)
    parlour.say(ann, Kick(seat=bob.seat))
    assert bob.closed
    assert bob.messages[-1]["code"] == "kicked"
    assert refusal_of(parlour, name="Bob") == "bad_token"
    parlour.begin()
    parlour.say(cat, Leave())
    assert cat.closed
    assert cat.messages[-1]["code"] == "left"
    assert refusal_of(parlour, name="Cat") == "bad_token"
    seats = ann.table["seats"]
    assert [seats[seat]["kind"] for seat in (1, 2)] == ["bot", "bot"]
    assert seats[2]["name"] == "Cat"
    assert parlour.take("Eve", 1) == 1, "a bot's seat in a game"
    eve = parlour.join("Eve")
    assert eve.view["hand"] == [] or eve.view["seat"] == 1
    assert refusal_of(parlour, name="Bob") == "bad_token"


def test_somebody_who_was_replaced_has_his_seat_again_when_he_comes():
    parlour, ann, bob, *_ = table(begin=False)
    parlour.say(ann, Replace(seat=bob.seat, bot="random"))
    assert ann.refused == "present"
    parlour.part(bob)
    parlour.say(ann, Replace(seat=bob.seat, bot="greenhorn"))
    assert (ann.table["seats"][1]["kind"], ann.table["seats"][1]["bot"]) == ("bot", "greenhorn")
    assert parlour.kept.table.seats[1].bot == "greenhorn"
    again = parlour.join("Bob")
    assert again.seat == 1
    assert ann.table["seats"][1]["kind"] == "person"
    assert parlour.kept.table.seats[1].bot == ""


def test_somebody_who_was_replaced_has_the_full_time_if_he_comes_when_he_is_asked():
    parlour, ann, *others = table(begin=False)
    for one in others:
        parlour.part(one)
        parlour.say(ann, Replace(seat=one.seat, bot="random"))
    parlour.begin()
    until(parlour, lambda question, decision: decision.main and question.seat != ann.seat)
    assert "left" not in ann.asked
    parlour.move(THINK / 2)
    again = parlour.join(NAMES[parlour.room.question.seat])
    assert again.asked["left"] == TURN
    assert ann.messages[-1]["table"]["seats"][again.seat]["kind"] == "person"
    notices = [message["notice"] for message in ann.told("notice")]
    assert [(one["what"], one["seat"], one["name"]) for one in notices] == [("sat_down", again.seat, NAMES[again.seat])]


def test_an_answer_held_back_does_not_count_once_its_person_has_left():
    parlour, ann, *_ = table()
    person = until(parlour, lambda question, decision: question.hidden and question.seat != ann.seat)
    parlour.answer(person, 0)
    assert parlour.room.question.held == 0
    parlour.say(person, Leave())
    assert parlour.room.question.held is None
    parlour.step()
    assert parlour.kept.answers[1][-1].by == BOT


def test_the_table_is_closed_with_its_last_person():
    parlour, ann = table(people=1)
    onlooker = parlour.join()
    parlour.say(ann, Leave())
    assert parlour.room.row.status == parlour.kept.table.status == CLOSED
    assert onlooker.closed
    assert list(parlour.room.people) == []
    assert refusal_of(parlour) == "no_such_table"


def test_settings_that_make_no_game_change_nothing():
    parlour, ann, *_ = table(people=3, begin=False)
    before, kept = parlour.room.teller.info(), parlour.kept.table
    mark = len(ann.heard)
    for wrong in (
        Settings(players=4, sets=["base", "no_such_box"]),
        Settings(players=3, shadow=True),
        Settings(players=4, game="dice", starter=True),
        Settings(players=4, bot="nobody"),
        Settings(players=3, badge=True),
    ):
        parlour.say(ann, Configure(settings=wrong))
        assert ann.refused == "refused"
    assert parlour.room.teller.info() == before
    assert parlour.kept.table is kept
    parlour.room.row.settings = Settings(players=4, sets=["base", "gone_since"])
    with pytest.raises(SettingsError):
        parlour.begin()
    parlour.say(ann, Start())
    assert ann.refused == "refused"
    for one in parlour.room.people:
        parlour.say(one, Ready())
    assert [place.name for place in parlour.room.row.seats] == [*NAMES[:3], ""], "not even bots sit down"
    assert (parlour.room.row.status, parlour.room.row.game, parlour.room.live) == (WAITING, 0, None)
    assert "snapshot" not in heard_since(ann, mark)


def test_a_table_is_made_larger_and_smaller_between_games():
    parlour, ann, bob = table(people=2, pace=SLOW)
    parlour.say(ann, Configure(settings=Settings(players=6)))
    assert ann.refused == "not_now"
    over(parlour)
    parlour.say(ann, Configure(settings=Settings(players=6, bot="random")))
    assert len(ann.table["seats"]) == 6
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person"] * 2 + ["bot"] * 2 + ["empty"] * 2
    assert parlour.take("Cat") == 4
    cat = parlour.join("Cat")
    assert cat.you["seat"] == 4
    parlour.say(ann, Configure(settings=Settings(players=3, bot="random")))
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob", "Cat"]
    assert cat.you["seat"] == 2, "they have moved up"
    parlour.say(ann, Configure(settings=Settings(players=4, bot="random")))
    parlour.take("Dan")
    parlour.say(ann, Configure(settings=Settings(players=3, bot="random")))
    assert ann.refused == "seated", "four people sit there"
    parlour.begin()
    assert (ann.table["game"], len(ann.view["players"])) == (2, 4)
    assert [bob.view["seat"], cat.view["seat"]] == [1, 2]


@pytest.mark.parametrize("seating", ["keep", "rotate", "shuffle"])
def test_people_change_seats_between_series_as_the_table_has_it(seating):
    parlour, *people = table(people=3, players=5, seating=seating)
    orders = []
    for game in range(1, 4):
        names = [place.name for place in parlour.room.row.seats]
        orders.append([names.index(name) for name in NAMES[:3]])
        assert [one.you["seat"] for one in people] == orders[-1]
        assert [one.view["seat"] for one in people] == orders[-1]
        assert parlour.room.row.seats[parlour.room.row.host].name == "Ann"
        assert [player["name"] for player in people[0].view["players"]] == names
        over(parlour)
        assert people[0].table["game"] == game
        parlour.begin()
    if seating == "keep":
        assert orders == [[0, 1, 2]] * 3
    elif seating == "rotate":
        assert orders == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
    else:
        assert len({tuple(order) for order in orders}) > 1
    assert parlour.reopened().room.teller.info().seats == [
        seat.__class__(**{**as_fields(seat), "connected": False}) for seat in parlour.room.teller.info().seats
    ]


def test_in_a_series_people_keep_their_seats_and_their_wins_are_counted():
    parlour, ann, *_ = table(people=3, games=3, seating="rotate")
    wins = Counter()
    for _ in range(3):
        over(parlour)
        wins.update(ann.result["winners"])
        assert [seat["wins"] for seat in ann.table["seats"]] == [wins[seat] for seat in range(4)]
        assert [place.wins for place in parlour.kept.table.seats] == [wins[seat] for seat in range(4)]
        names = [place.name for place in parlour.room.row.seats]
        parlour.begin()
        again = [place.name for place in parlour.room.row.seats]
        if parlour.room.row.series_game > 1:
            assert names == again
    assert (parlour.room.row.series_game, again) == (1, names[-1:] + names[:-1]), "a new series"
    assert [seat["wins"] for seat in ann.messages[-1]["table"]["seats"]] == [0] * 4


def test_the_next_game_begins_when_all_who_are_there_are_ready_and_the_others_become_bots():
    parlour, ann, bob, cat, dan = table()
    over(parlour)
    parlour.part(dan)
    parlour.say(ann, Ready())
    parlour.say(bob, Ready())
    assert parlour.room.row.status == OVER
    assert [seat["ready"] for seat in cat.table["seats"]] == [True, True, False, False]
    parlour.say(bob, Ready(ready=False))
    parlour.say(cat, Ready())
    assert parlour.room.row.game == 1
    parlour.say(bob, Ready())
    assert parlour.room.row.game == 2
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person"] * 3 + ["bot"]
    assert ann.table["seats"][3]["name"] == "Dan"
    again = parlour.join("Dan")
    assert ann.table["seats"][3]["kind"] == "person"
    assert again.view["seat"] == 3
    parlour.say(ann, Ready())
    assert ann.refused == "not_now"


def test_the_first_game_waits_for_every_seat():
    parlour, ann, bob, cat = table(people=3, begin=False)
    for one in (ann, bob, cat):
        parlour.say(one, Ready())
    assert parlour.room.row.status == WAITING
    parlour.say(ann, Fill(bot="random", seat=0))
    assert ann.refused == "taken"
    parlour.say(ann, Fill(bot="random"))
    parlour.say(ann, Ready())
    assert parlour.room.row.game == 1
