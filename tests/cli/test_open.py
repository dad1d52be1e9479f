"""The command `open`: where the table is, and who is told."""

import socket
from contextlib import closing

import pytest

from boothill.cli.commands import open as opening
from boothill.cli.main import main
from boothill.server.ops import config
from boothill.server.web import app, site

URL = "http://127.0.0.1:8000/"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch):
    """None of the values of whoever runs the tests, and no browser of his."""
    for name in ["config", *config.FIELDS]:
        monkeypatch.delenv(config.variable_of(name), raising=False)
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")


@pytest.fixture
def table(monkeypatch):
    """A client that is built, a server that listens at once, and a browser; what they are told."""
    told = {"config": None, "visited": []}

    def serve(chosen, opened):
        told["config"] = chosen
        opened(f"http://{chosen.host}:{chosen.port}/")
        return 0

    class Thread:
        def __init__(self, target, args, daemon):
            assert daemon
            self.start = lambda: target(*args)

    monkeypatch.setattr(app, "serve", serve)
    monkeypatch.setattr(site, "is_built", lambda: True)
    monkeypatch.setattr(opening.threading, "Thread", Thread)
    monkeypatch.setattr(opening.webbrowser, "open", told["visited"].append)
    monkeypatch.setattr(opening, "free_port", lambda: 8000)
    return told


def test_it_says_where_the_table_is_and_opens_it(table, capsys):
    assert main(["open"]) == 0
    assert capsys.readouterr().out == f"The table is open at {URL} (end with Ctrl-C)\n"
    assert table["visited"] == [URL]
    assert (table["config"].host, table["config"].port) == ("127.0.0.1", 8000)
    assert (table["config"].log_level, table["config"].log_format) == ("warning", "text")


def test_no_browser_is_started_if_none_is_wanted_or_there_is_no_screen(table, capsys, monkeypatch):
    assert main(["open", "--no-browser"]) == 0
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(opening.sys, "platform", "linux")
    assert main(["open"]) == 0
    assert table["visited"] == []
    assert capsys.readouterr().out.count(URL) == 2


def test_port_and_database_can_be_chosen(table, tmp_path):
    assert main(["open", "--port", "9000", "--db", str(tmp_path / "own.db")]) == 0
    assert (table["config"].port, table["config"].db) == (9000, str(tmp_path / "own.db"))
    assert table["visited"] == ["http://127.0.0.1:9000/"]


def test_a_port_that_is_taken_is_left_alone(monkeypatch):
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        taken = listener.getsockname()[1]
        monkeypatch.setattr(opening, "PORT", taken)
        monkeypatch.setattr(opening, "TRIED", 1)
        assert opening.free_port() == 0, "any that is free"
        monkeypatch.setattr(opening, "TRIED", 20)
        assert opening.free_port() != taken


def test_without_a_client_it_says_what_to_do(monkeypatch, capsys):
    monkeypatch.setattr(site, "is_built", lambda: False)
    assert main(["open"]) == 2
    assert capsys.readouterr().err == (
        "boothill open: the table for browsers has not been built; run `make client` first, or play in the terminal "
        "with `boothill play`.\n"
    )


def test_a_wrong_port_gives_one_sentence(table, capsys):
    assert main(["open", "--port", "x"]) == 2
    assert capsys.readouterr().err == (
        "boothill open: --port: port is 'x'; it has to be a whole number from 0 to 65535.\n"
    )
