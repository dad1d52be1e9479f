"""What is logged, and above all what is not."""

import io
import json
import logging
from base64 import urlsafe_b64encode
from random import Random

import msgspec
import pytest
import structlog

from boothill.server.ops import logs
from boothill.server.ops.fewer import Fewer
from boothill.server.room.seats import new_token
from boothill.server.wire.protocol import Answer, Hello


@pytest.fixture(autouse=True)
def as_before():
    """Whatever a test does to the logs of the process is undone."""
    root = logging.getLogger()
    names = [name for name in root.manager.loggerDict if isinstance(root.manager.loggerDict[name], logging.Logger)]
    names += [name for name in logs._TAKEN_OVER if name not in names]
    kept = [(logging.getLogger(name), logging.getLogger(name).__dict__.copy()) for name in names]
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for logger, values in kept:
        logger.setLevel(values["level"])
        logger.handlers, logger.propagate = values["handlers"], values["propagate"]
    structlog.reset_defaults()


def logged(level, form, speak):
    out = io.StringIO()
    logs.configure(level, form, out)
    speak(structlog.get_logger())
    return out.getvalue()


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def test_a_line_is_json_with_time_level_and_values():
    (line,) = lines(logged("info", "json", lambda log: log.info("table opened", table=logs.mark("x"), seats=5)))
    assert line.pop("at").endswith("Z")
    assert line == {"event": "table opened", "level": "info", "table": logs.mark("x"), "seats": 5}


def test_text_is_for_people():
    text = logged("info", "text", lambda log: log.warning("table opened", seats=5))
    assert "table opened" in text
    assert "seats=5" in text
    assert "warning" in text


@pytest.mark.parametrize("form", ["json", "text"])
def test_what_is_less_bad_than_asked_for_is_left_out(form):
    text = logged("warning", form, lambda log: (log.info("quiet"), logging.getLogger("litestar").info("hush")))
    assert text == ""


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize(
    "secret",
    [
        lambda token: {"token": token},
        lambda token: {"Authorization": token},
        lambda token: {"reason": f"the token {token} is unknown"},
        lambda token: {"path": f"/api/tables/{token}/play"},
        lambda token: {"said": {"deep": [{"er": (token,)}]}},
        lambda token: {"said": {token: 1}},
        lambda token: {"said": Hello(token=token)},
        lambda token: {"said": [Hello(token=token)]},
        lambda token: {"said": token.encode()},
        lambda token: {"said": {"token": [token[:10], token[10:]]}},
        lambda token: {"said": ValueError(token)},
        lambda token: {"said": {token}},
    ],
)
def test_no_way_of_saying_it_lets_a_token_through(form, secret):
    token = new_token()
    text = logged("debug", form, lambda log: log.info("said", **secret(token)))
    assert token not in text
    assert token[:10] not in text
    assert "said" in text


@pytest.mark.parametrize("key", ["seed", "salt", "token", "SEED", "password", "token_hash", "authorization"])
def test_secrets_are_masked_by_their_names(key):
    (line,) = lines(logged("info", "json", lambda log: log.info("game over", **{key: 123456}, inner={key: [1, 2]})))
    assert line[key] == "***"
    assert line["inner"] == {key: "***"}


def test_a_token_in_an_exception_is_masked_and_the_traceback_stays_readable():
    token = new_token()

    def a_function_with_a_rather_long_name(log):
        try:
            raise LookupErrorWithLongName(f"no seat for {token}")
        except LookupError:
            log.exception("oops")

    (line,) = lines(logged("info", "json", a_function_with_a_rather_long_name))
    assert token not in line["exception"]
    assert "no seat for ***" in line["exception"]
    assert "LookupErrorWithLongName" in line["exception"]
    assert "in a_function_with_a_rather_long_name\n" in line["exception"]


class LookupErrorWithLongName(LookupError):
    pass


def test_other_libraries_take_the_same_way():
    token = new_token()

    def speak(_log):
        logging.getLogger("litestar").warning("got %s", token)
        logging.getLogger("sqlalchemy.pool").error("bad", exc_info=ValueError(token))
        logging.getLogger("somebody.else").info("hello")

    first, second, third = lines(logged("info", "json", speak))
    assert (first["event"], first["level"], first["logger"]) == ("got ***", "warning", "litestar")
    assert second["exception"] == "ValueError: ***"
    assert third["event"] == "hello"


def test_uvicorn_tells_no_paths_and_no_frames_even_when_debugging():
    def speak(_log):
        logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4", "/api/tables/abc/play")
        logging.getLogger("uvicorn.error").debug("< TEXT '{...}'")
        logging.getLogger("uvicorn.access").critical("GET /t/abc")
        logging.getLogger("websockets.server").debug("< TEXT '{...}'")
        logging.getLogger("sqlalchemy.engine").info("INSERT ...")
        logging.getLogger("uvicorn.error").error("port taken")

    assert [line["event"] for line in lines(logged("debug", "json", speak))] == ["port taken"]
    # Not inherited: uvicorn compares this very number, and would log each connection at its own level of 5.
    assert logging.getLogger("uvicorn.error").level == logging.WARNING


def test_uvicorn_leaves_the_logs_alone():
    import uvicorn

    logs.configure("debug", "json", io.StringIO())
    before = logging.getLogger().handlers[:]
    uvicorn.Config("nothing:app", **logs.UVICORN)
    assert logging.getLogger("uvicorn.error").level == logging.WARNING
    assert logging.getLogger("uvicorn.error").handlers == []
    assert not logging.getLogger("uvicorn.access").hasHandlers()
    assert logging.getLogger().handlers == before


class Unspeakable:
    def __repr__(self):
        raise RuntimeError("no")


@pytest.mark.parametrize(
    "value",
    [
        2**80,
        "\ud800",
        Unspeakable(),
        float("nan"),
        object,
        {1: 2},
        {None: {b"x": 1}},
        Answer(game=1, question=2, option=3),
    ],
)
def test_whatever_is_logged_makes_a_line(value):
    (line,) = lines(logged("info", "json", lambda log: log.info("odd", value=value)))
    assert line["event"] == "odd"
    assert "value" in line


def test_what_contains_itself_makes_a_line():
    endless = []
    endless.append(endless)
    (line,) = lines(logged("info", "json", lambda log: log.info("odd", value=endless)))
    assert "..." in json.dumps(line["value"])


def test_of_many_tokens_every_one_is_masked():
    chance = Random(7)
    tokens = [urlsafe_b64encode(chance.randbytes(18)).decode() for _ in range(50_000)]
    assert len(tokens[0]) == len(new_token())
    assert [token for token in tokens if logs.masked_text(f"seat={token};") != "seat=***;"] == []


@pytest.mark.parametrize(
    "text",
    [
        "a_function_with_a_rather_long_name",
        "__test_http_404_for_box2__",
        "ImproperlyConfiguredException",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "2026-11-16T10:17:14.546642Z",
        "/usr/lib/python3.11/site-packages/litestar/app.py",
        "BOOTHILL_MAX_CONNECTIONS_PER_ADDRESS",
    ],
)
def test_what_is_no_token_is_left_alone(text):
    assert logs.masked_text(text) == text


def test_marks_are_short_and_tell_tables_apart():
    assert logs.mark("abc") == logs.mark("abc") == "ba7816bf"
    assert logs.mark("abd") != logs.mark("abc")


def test_structs_are_masked_by_the_names_of_their_fields():
    class Opened(msgspec.Struct):
        seed: int
        seat: int

    (line,) = lines(logged("info", "json", lambda log: log.info("said", opened=Opened(seed=99887766, seat=3))))
    assert line["opened"] == {"seed": "***", "seat": 3}


# ---- how much


class Hand:
    """A clock that is moved by hand."""

    def __init__(self):
        self.time = 5.0

    def __call__(self):
        return self.time


def test_of_lines_that_are_alike_most_are_left_out_and_counted():
    clock = Hand()
    fewer = Fewer(clock)
    assert [fewer.admit("a") for _ in range(100)] == [0] * 20 + [-1] * 80
    assert fewer.admit("b") == 0, "another kind is not left out"
    clock.time += 2.5
    assert [fewer.admit("a") for _ in range(4)] == [80, 0, -1, -1]
    clock.time += 1000.0
    assert [fewer.admit("a") for _ in range(22)] == [2, *[0] * 19, -1, -1]
    clock.time -= 500.0
    assert fewer.admit("a") == -1, "a clock that goes back gives no right"


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_flood_of_lines_leaves_room_for_others(form):
    def speak(log):
        for number in range(5_000):
            log.warning("a stranger knocked", number=number)
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
            logging.getLogger("elsewhere").error("failed with %s", number)
        log.error("something of ours is broken")

    text = logged("info", form, speak)
    assert len(text.splitlines()) < 3 * 20 + 100, "one a second at most after the first twenty of each kind"
    assert "something of ours is broken" in text
    assert "a stranger knocked" in text
    assert "Invalid HTTP request received." in text


def test_an_error_that_comes_often_hides_no_other():
    def speak(log):
        library = logging.getLogger("asyncio")
        for number in range(100):
            try:
                raise (ZeroDivisionError if number < 99 else IndexError)("no")
            except Exception as error:
                log.error("table failed", exc_info=error if number % 2 else True)
                library.exception("failed in a callback")

    told = logged("info", "json", speak)
    assert told.count("ZeroDivisionError: no") <= 2 * 22
    assert told.count("IndexError: no") == 2


def test_the_next_line_says_how_many_were_left_out(monkeypatch):
    clock = Hand()
    monkeypatch.setattr(logs, "Fewer", lambda: Fewer(clock))

    def speak(log):
        for _ in range(2):
            for _ in range(50):
                log.warning("a stranger knocked")
                logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
            clock.time += 1.0

    told = [line["left_out"] for line in lines(logged("info", "json", speak)) if "left_out" in line]
    assert told == [30, 30]


def test_what_is_logged_for_debugging_is_never_left_out():
    text = logged("debug", "json", lambda log: [log.debug("request", number=number) for number in range(500)])
    assert [line["number"] for line in lines(text)] == list(range(500))
