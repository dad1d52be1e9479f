"""What bot people understand is what servers say."""

from typing import get_args

import msgspec
import pytest

from boothill.games.bang.rules.game import new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.wire import WIRE
from boothill.server.load import hearing
from boothill.server.load.person import READY, START
from boothill.server.load.plan import Plan
from boothill.server.web.echo import payload
from boothill.server.web.lobby import NewTable
from boothill.server.wire import protocol
from boothill.telling.told import Choices, Option, OtherAsked, OtherEvent, Reason

TABLE = protocol.TableInfo("t", Plan().settings(), "waiting", 0, [], 0, 0, 0.0)
YOU = protocol.You(0, True, "seat")
ASKED = OtherAsked(question=17, seat=2, name="play", left=5.0, total=30.0)
CHOICES = Choices(
    options=[Option(verb="play"), Option(verb="end")], why_not={"x": Reason(code="bang_limit", rule="BASE-LIM-1")}
)
VIEW = WIRE.public(WIRE.shown(new_match(TableOptions(4))))
RESULT = protocol.Result([1], 2, "s", "c", {"seed": 2}, "/r", "k")
GAME = protocol.GameInfo(3, "r", "e", "c", 0.0)

MESSAGES = [
    protocol.Snapshot(protocol=2, table=TABLE, you=YOU),
    protocol.Snapshot(protocol=2, table=TABLE, you=YOU, game=GAME, view=VIEW, asked=ASKED, choices=CHOICES),
    protocol.Update(
        game=3, events=[OtherEvent(n=1, name="x")], changes=WIRE.patch.changes(turn=2), asked=ASKED, choices=CHOICES
    ),
    protocol.Update(game=3, events=[], changes=WIRE.patch.changes(), result=RESULT),
    protocol.AskedAgain(game=3, asked=ASKED),
    protocol.TableNews(table=TABLE),
    protocol.YouNews(you=YOU),
    protocol.Noticed(notice=protocol.Notice("left", 1, "Bob", 7, 0.0)),
    protocol.Emoted(seat=1, emote="hello"),
    protocol.Chatted(line=protocol.ChatLine(0, "Ann", "hi", 0.0)),
    protocol.Refused(code="stale", message="No."),
    protocol.Closing(code="restart", message="Bye."),
    protocol.Pong(n=1),
]


def test_every_message_of_a_server_is_among_these():
    assert {type(message) for message in MESSAGES} == set(get_args(protocol.ServerMessage))


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_every_message_of_a_server_is_understood(message):
    heard = hearing.decode(protocol.encode(message))
    assert heard.__struct_config__.tag == message.__struct_config__.tag
    if isinstance(message, (protocol.Snapshot, protocol.Update)) and message.asked is not None:
        assert heard.asked.question == 17
        assert len(heard.choices.options) == 2
    if isinstance(message, protocol.Update):
        assert heard.game == 3
        assert (heard.result is None) == (message.result is None)
    if isinstance(message, protocol.Snapshot) and message.game is not None:
        assert heard.game.number == 3


@pytest.mark.parametrize("said", [READY, START])
def test_servers_understand_what_bot_people_say(said):
    assert isinstance(protocol.decode_client(said), protocol.Said)


def test_servers_understand_the_settings_of_tables():
    body = protocol.encode(NewTable(name="Ann", settings=Plan(paced_bots=True, game="dice").settings()))
    assert msgspec.json.decode(body, type=NewTable).settings.pace == 1.0


@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize("size", [200, 444, 5000])
def test_what_the_echo_says_is_as_long_as_it_should_be_and_asks_or_does_not(size, asked):
    said = payload(size, asked)
    heard = hearing.decode(said)
    assert len(said.encode()) == size
    assert isinstance(heard, hearing.Update)
    assert (heard.choices is not None) is asked
    assert heard.result is None
