"""Where the values of a server come from, and what is said about wrong ones."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.server.ops import config
from boothill.server.ops.config import Config, ConfigError, as_toml, load, without_password
from support.games import law


def file_with(tmp_path, text):
    path = tmp_path / "boothill.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_later_sources_win(tmp_path):
    path = file_with(tmp_path, "port = 1\nmax_tables = 2\nabsence = 3\n")
    environ = {"BOOTHILL_CONFIG": path, "BOOTHILL_MAX_TABLES": "20", "BOOTHILL_ABSENCE": "30"}
    found, sources = load({"absence": "300", "host": None}, environ)
    assert (found.port, found.max_tables, found.absence, found.host) == (1, 20, 300.0, "127.0.0.1")
    assert (sources["port"], sources["max_tables"]) == (path, "BOOTHILL_MAX_TABLES")
    assert (sources["absence"], sources["host"]) == ("--absence", "default")


def test_a_file_on_the_command_line_replaces_that_of_the_environment(tmp_path):
    path = file_with(tmp_path, "port = 7\n")
    found, _ = load({}, {"BOOTHILL_CONFIG": str(tmp_path / "missing.toml")}, path)
    assert found.port == 7


def test_an_empty_variable_counts_as_none():
    assert load({}, {"BOOTHILL_PORT": "", "BOOTHILL_CONFIG": ""})[0].port == 8000


@pytest.mark.parametrize(
    ("text", "value"),
    [("yes", True), ("1", True), ("true", True), ("ON", True), ("no", False), ("0", False), ("False", False)],
)
def test_yes_and_no_may_be_written_in_several_ways(text, value):
    assert load({}, {"BOOTHILL_TRUST_PROXY": text})[0].trust_proxy is value


def test_lists_are_separated_by_commas():
    found, _ = load({"origins": "https://A.example, http://b.example:81/"}, {"BOOTHILL_METRICS_FROM": "10.0.0.0/8,::1"})
    assert found.origins == ("https://a.example", "http://b.example:81")
    assert found.metrics_from == ("10.0.0.0/8", "::1")
    found, _ = load({"hosts": "Play.Example.org., m\u00fcnchen.example, pi, *"}, {})
    assert found.hosts == ("play.example.org", "xn--mnchen-3ya.example", "pi", "*")


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("port", "x", "port is 'x'; it has to be a whole number from 0 to 65535"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "1.5", "a whole number from 0 to 65535"),
        ("trust_proxy", "perhaps", "true or false"),
        ("message_rate", "0", "a number above 0, at most 10000"),
        ("think_min", "nan", "a number from 0 to 60"),
        ("think_max", "inf", "a number from 0 to 60"),
        ("log_level", "loud", "debug, error, info or warning"),
        ("log_format", "xml", "json or text"),
        ("origins", "example.org", "scheme and host only"),
        ("origins", "https://example.org/path", "scheme and host only"),
        ("metrics_from", "home", "addresses or networks"),
        ("hosts", "https://example.org", "names without scheme and port"),
        ("hosts", "example.org:443", "names without scheme and port"),
        ("hosts", "*.example.org", "names without scheme and port"),
        ("hosts", "..", "names without scheme and port"),
    ],
)
def test_a_wrong_value_is_named_with_its_source_and_what_would_be_right(name, text, told):
    for flags, environ, source in (
        ({name: text}, {}, config.flag_of(name)),
        ({}, {config.variable_of(name): text}, config.variable_of(name)),
    ):
        with pytest.raises(ConfigError) as error:
            load(flags, environ)
        assert str(error.value).startswith(f"{source}: {name} is ")
        assert told in str(error.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = '8000'", "port is '8000'; it has to be a whole number"),
        ("port = true", "a whole number"),
        ("db = 5", "db is 5; it has to be a text that is not empty"),
        ("db = ''", "a text that is not empty"),
        ("origins = 'https://a.example'", "a list of web sites"),
        ("prot = 5", "there is no value 'prot'; did you mean port?"),
        ("[server]\nport = 5", "there is no value 'server'"),
        ("port = ", "is not TOML"),
        ("x = " + "[" * 5000, "is not TOML"),
    ],
)
def test_a_wrong_file_is_refused_by_its_name(tmp_path, text, told):
    path = file_with(tmp_path, text)
    with pytest.raises(ConfigError) as error:
        load({}, {}, path)
    assert path in str(error.value)
    assert told in str(error.value)


def test_files_that_cannot_be_read_are_refused(tmp_path):
    with pytest.raises(ConfigError, match=r"missing\.toml cannot be read: No such file"):
        load({}, {}, str(tmp_path / "missing.toml"))
    (tmp_path / "latin.toml").write_bytes(b"host = '\xe9'")
    with pytest.raises(ConfigError, match="not in UTF-8"):
        load({}, {}, str(tmp_path / "latin.toml"))


def test_least_times_are_not_greater_than_greatest():
    with pytest.raises(ConfigError, match=r"hold_min is 3 \(BOOTHILL_HOLD_MIN\) and hold_max is 1\.8 \(default\)"):
        load({}, {"BOOTHILL_HOLD_MIN": "3"})
    assert load({"hold_max": "3"}, {"BOOTHILL_HOLD_MIN": "3"})[0].hold_min == 3


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://joe:secret@host:5432/name", "postgresql://joe:***@host:5432/name"),
        ("postgresql://joe:sec@ret:x@host/name", "postgresql://joe:***@host/name"),
        ("postgresql://host/name?user=joe&password=secret&x=1", "postgresql://host/name?user=joe&password=***&x=1"),
        ("postgresql://joe@host/name", "postgresql://joe@host/name"),
        ("sqlite:////var/lib/boothill.db", "sqlite:////var/lib/boothill.db"),
        ("boothill.db", "boothill.db"),
    ],
)
def test_passwords_are_masked(url, shown):
    assert without_password(url) == shown
    assert Config(db=url).db_shown == shown


def test_a_password_is_not_told_by_errors_or_listings():
    found, sources = load({"db": "postgresql://joe:secret@host/name"}, {})
    assert "secret" not in as_toml(found, sources)


def test_the_database_is_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert load({}, {})[0].db == str(tmp_path / "boothill" / "boothill.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert load({}, {})[0].db == str(tmp_path / ".local" / "share" / "boothill" / "boothill.db")


def test_the_listing_says_where_values_come_from():
    listing = as_toml(*load({"port": "9000"}, {"BOOTHILL_ABSENCE": "5"}))
    assert "any free one [--port]\nport = 9000\n" in listing
    assert "[BOOTHILL_ABSENCE]\nabsence = 5.0\n" in listing
    assert "[default]" not in listing


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


@law(200)
@given(
    host=texts,
    words=texts,
    port=st.integers(0, 65535),
    rate=st.floats(0, 60),
    proxy=st.booleans(),
    level=st.sampled_from(["debug", "info", "warning", "error"]),
)
def test_the_listing_is_a_file_that_gives_the_same_configuration(host, words, port, rate, proxy, level):
    made = Config(
        db="boothill.db", host=host, banned_words=words, port=port, absence=rate, trust_proxy=proxy, log_level=level,
        origins=("https://a.example",),
    )  # fmt: skip
    listing = as_toml(made, {"port": f"a\nb{host}"})
    lists = {name: getattr(made, name) for name in ("origins", "hosts", "metrics_from")}
    assert Config(**{**tomllib.loads(listing), **lists}) == made
    assert set(tomllib.loads(listing)) == set(config.FIELDS)
