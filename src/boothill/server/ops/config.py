"""What can be set about a server, and where the values come from.

Later sources win: the defaults here, a TOML file, environment variables, the command line. Each value remembers its
source, so that a wrong one can be put right where it was written.
"""

from __future__ import annotations

import difflib
import ipaddress
import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field, inspect

from boothill.kernel.errors import UserError

PREFIX = "BOOTHILL_"
"""Before the name of a value, in capitals, in the environment."""
FILE_VARIABLE = f"{PREFIX}CONFIG"
DEFAULT = "default"
"""The source of a value that nobody has set."""
ANY_HOST = "*"
"""Among `hosts`: whatever somebody calls this server."""

_DAY = 86_400.0


class ConfigError(UserError):
    """A value that cannot be used; the message names its source and says what would be right."""


def default_db() -> str:
    """Where tables are kept if nobody says otherwise: boothill.db in the platform's place for a user's data."""
    if os.name == "nt":
        return str(Path(os.environ.get("LOCALAPPDATA", Path.home())) / "boothill" / "boothill.db")
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(folder) / "boothill" / "boothill.db")


def _is(description: str, **limits: Any) -> Meta:
    return Meta(description=description, **limits)


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set about a server. The descriptions are the help of `boothill serve`."""

    host: Annotated[str, _is("address to listen at; 0.0.0.0 for every network of this machine", min_length=1)] = (
        "127.0.0.1"
    )
    port: Annotated[int, _is("port to listen at, 0 for any free one", ge=0, le=65_535)] = 8000
    db: Annotated[str, _is("where tables are kept: a file for SQLite, or postgresql://...", min_length=1)] = field(
        default_factory=default_db
    )
    origins: Annotated[
        tuple[str, ...], _is("other web sites that may use this server, such as https://example.org")
    ] = ()
    hosts: Annotated[
        tuple[str, ...], _is("names this server goes by on the internet, such as play.example.org; * for any")
    ] = ()
    trust_proxy: Annotated[
        bool, _is("take the address of a client from X-Forwarded-For; only behind a proxy that sets it")
    ] = False
    metrics_from: Annotated[
        tuple[str, ...], _is("addresses and networks that may read /metrics; figures tell who is a bot")
    ] = ("127.0.0.0/8", "::1")

    max_tables: Annotated[int, _is("tables that people may be at", ge=1, le=1_000_000)] = 2000
    max_stored: Annotated[int, _is("tables that are kept, with those asleep", ge=1, le=100_000_000)] = 100_000
    max_tables_per_address: Annotated[
        int,
        _is("tables one address may have opened within a day that wait or are played at", ge=1, le=1_000_000),
    ] = 100
    max_connections: Annotated[int, _is("connections to tables", ge=1, le=1_000_000)] = 5000
    max_connections_per_address: Annotated[int, _is("the same, of one address", ge=1, le=1_000_000)] = 200
    max_message_bytes: Annotated[int, _is("bytes of one message or request", ge=1024, le=1_048_576)] = 16_384
    message_rate: Annotated[float, _is("messages a second of one connection, in the long run", gt=0, le=10_000)] = 20.0
    message_burst: Annotated[int, _is("messages of one connection at once", ge=1, le=100_000)] = 60
    byte_rate: Annotated[
        float, _is("bytes a second of one connection, in the long run; who sends more is cut off", ge=1024, le=1e9)
    ] = 16_384.0
    byte_burst: Annotated[int, _is("bytes of one connection at once", ge=16_384, le=1_000_000_000)] = 65_536
    address_rate: Annotated[
        float, _is("messages a second at tables of one address, in the long run; a school is one", gt=0, le=100_000)
    ] = 1000.0
    address_burst: Annotated[int, _is("messages at tables of one address at once", ge=1, le=1_000_000)] = 4000
    arrival_rate: Annotated[
        float, _is("new connections to tables a second of one address, in the long run", gt=0, le=100_000)
    ] = 10.0
    arrival_burst: Annotated[int, _is("new connections to tables of one address at once", ge=1, le=1_000_000)] = 200
    request_rate: Annotated[
        float, _is("requests a second of one address, in the long run, dear ones counted more", gt=0, le=1e6)
    ] = 100.0
    request_burst: Annotated[
        int, _is("requests of one address at once; opening the page counts for about 50", ge=1, le=10_000_000)
    ] = 3000
    create_rate: Annotated[
        float, _is("tables and seats a minute that one address may take, in the long run", gt=0, le=100_000)
    ] = 60.0
    create_burst: Annotated[int, _is("tables and seats one address may take at once", ge=1, le=100_000)] = 60
    film_rate: Annotated[
        float, _is("films a minute made for one address, in the long run; those kept are free", gt=0, le=100_000)
    ] = 20.0
    film_burst: Annotated[int, _is("films made for one address at once", ge=1, le=100_000)] = 10
    max_spectators: Annotated[int, _is("people who may look on at one table", ge=0, le=100_000)] = 100
    max_tcp_per_address: Annotated[
        int, _is("TCP connections of one address, those that load pages as well", ge=8, le=1_000_000)
    ] = 500
    head_seconds: Annotated[float, _is("seconds a request may take until its head has come", gt=0, le=600)] = 10.0
    body_seconds: Annotated[
        float, _is("seconds until its body has come, or something of the answer been taken in", gt=0, le=600)
    ] = 20.0

    waiting_minutes: Annotated[
        float, _is("minutes after which a public table is closed that waits and has nobody", gt=0, le=1_000_000)
    ] = 10.0
    waiting_hours: Annotated[
        float, _is("hours after which one is closed that only those with its link find", gt=0, le=87_600)
    ] = 72.0
    expire_days: Annotated[float, _is("days after which a table at which nothing happens is closed", gt=0, le=3650)] = (
        14.0
    )
    expire_over_hours: Annotated[float, _is("hours after which it is closed if its game is over", gt=0, le=87_600)] = (
        48.0
    )
    expire_grace_hours: Annotated[
        float, _is("hours until any is, if the server was off for long or its clock has jumped", ge=0, le=720)
    ] = 24.0
    keep_games_days: Annotated[
        float, _is("days after which games that are over are removed, and reports; 0 for never", ge=0, le=36_500)
    ] = 365.0
    max_reports: Annotated[int, _is("reports that are kept; beyond these the oldest go", ge=1, le=10_000_000)] = 10_000
    absence: Annotated[float, _is("seconds until a bot covers for somebody who lost the connection", ge=0, le=3600)] = (
        20.0
    )
    sleep_after: Annotated[float, _is("seconds a table without people stays in memory", ge=0, le=_DAY)] = 60.0

    think_min: Annotated[float, _is("seconds a bot thinks at least", ge=0, le=60)] = 0.4
    think_max: Annotated[float, _is("seconds a bot thinks at most", ge=0, le=60)] = 2.6
    least_think: Annotated[
        float, _is("seconds a bot takes at least at tables that want none to think", ge=0, le=60)
    ] = 0.05
    hold_min: Annotated[
        float, _is("seconds at least until an answer that depends on hidden cards is told", ge=0, le=60)
    ] = 0.8
    hold_max: Annotated[float, _is("the same at most; the time is drawn between the two", ge=0, le=60)] = 1.8

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _is("what is logged: this and what is worse")
    ] = "info"
    log_format: Annotated[Literal["json", "text"], _is("how it is logged, to standard error")] = "json"
    banned_words: Annotated[
        str, _is("file with one word a line; they are masked in chat and refused in names; empty for none")
    ] = ""
    drain_seconds: Annotated[float, _is("seconds that connections get to end when the server stops", ge=0, le=600)] = (
        5.0
    )

    @property
    def db_shown(self) -> str:
        """The database without its password."""
        return without_password(self.db)


FIELDS = {one.name: one for one in msgspec.structs.fields(Config)}
_KNOWN = inspect.type_info(Config)
assert isinstance(_KNOWN, inspect.StructType)
_TYPES = {one.name: one.type for one in _KNOWN.fields}


def description_of(name: str) -> str:
    """What a value is."""
    extra = _TYPES[name]
    assert isinstance(extra, inspect.Metadata)
    schema = extra.extra_json_schema or {}
    return str(schema["description"])


def type_of(name: str) -> inspect.Type:
    """Its type, with its limits."""
    known = _TYPES[name]
    return known.type if isinstance(known, inspect.Metadata) else known


def variable_of(name: str) -> str:
    """The environment variable for a value."""
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    """Its flag on the command line."""
    return "--" + name.replace("_", "-")


def default_of(name: str) -> Any:
    """What it is if nobody sets it."""
    one = FIELDS[name]
    return one.default_factory() if one.default_factory is not msgspec.NODEFAULT else one.default


def load(
    flags: Mapping[str, str | bool | None], environ: Mapping[str, str], file: str | None = None
) -> tuple[Config, dict[str, str]]:
    """The configuration, and the source of each value.

    `flags` are values of the command line as they were typed, by name, None if they were not given. The file may also
    be named by the environment; an empty variable counts as none. Raises ConfigError for the first value that cannot
    be used.
    """
    values: dict[str, Any] = {}
    sources = dict.fromkeys(FIELDS, DEFAULT)
    chosen = file or environ.get(FILE_VARIABLE)
    if chosen:
        for name, value in _read(chosen).items():
            values[name] = _checked(name, value, chosen, typed=False)
            sources[name] = chosen
    for name in FIELDS:
        given = environ.get(variable_of(name))
        if given:
            sources[name] = variable_of(name)
            values[name] = _checked(name, given, sources[name], typed=True)
    for name, value in flags.items():
        if value is not None:
            sources[name] = flag_of(name)
            values[name] = _checked(name, value, sources[name], typed=True)
    try:
        config = Config(**values)
    except RuntimeError:  # no home folder
        raise ConfigError("there is no home folder to keep tables in; name a database with --db") from None
    for low, high in (("think_min", "think_max"), ("hold_min", "hold_max")):
        if getattr(config, low) > getattr(config, high):
            told = [f"{name} is {getattr(config, name):g} ({sources[name]})" for name in (low, high)]
            raise ConfigError(f"{' and '.join(told)}; the first may not be greater than the second")
    return config, sources


def _read(path: str) -> dict[str, Any]:
    try:
        values = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"the configuration {path} cannot be read: {error.strerror}; check its name") from None
    except UnicodeDecodeError:
        raise ConfigError(f"the configuration {path} is not in UTF-8; save it so") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigError(f"the configuration {path} is not TOML: {error}") from None
    for name in values:
        if name not in FIELDS:
            near = difflib.get_close_matches(name, FIELDS, n=1)
            hint = f"did you mean {near[0]}?" if near else "`boothill serve --print-config` prints those there are"
            raise ConfigError(f"{path}: there is no value {name!r}; {hint}")
    return values


def _checked(name: str, value: Any, source: str, typed: bool) -> Any:
    """The value in its type. `typed` ones are text: lists are separated by commas."""
    kind = type_of(name)
    shown = without_password(value) if name == "db" and isinstance(value, str) else value
    if typed and isinstance(kind, inspect.VarTupleType):
        value = [part.strip() for part in str(value).split(",") if part.strip()]
    if typed and isinstance(kind, inspect.BoolType) and isinstance(value, str):
        value = {"yes": True, "on": True, "no": False, "off": False}.get(value.lower(), value)
    if typed and isinstance(kind, inspect.LiteralType):
        value = str(value).lower()
    try:
        right = msgspec.convert(value, FIELDS[name].type, strict=not typed)
        if name == "origins":
            right = tuple(_origin(one) for one in right)
        if name == "hosts":
            right = tuple(_host(one) for one in right)
        if name == "metrics_from":
            right = tuple(_network(one) for one in right)
    except (msgspec.ValidationError, ValueError):
        text = repr(shown) if len(repr(shown)) <= 60 else f"{repr(shown)[:57]}..."
        raise ConfigError(f"{source}: {name} is {text}; it has to be {expected(name)}") from None
    return right


def expected(name: str) -> str:
    """What would be right for a value, in words."""
    if name == "origins":
        return "a list of web sites, each with scheme and host only, such as https://example.org"
    if name == "hosts":
        return "a list of names without scheme and port, such as play.example.org"
    if name == "metrics_from":
        return "a list of addresses or networks, such as 10.0.0.0/8"
    match type_of(name):
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.FloatType(gt=None, ge=low, le=high):
            return f"a number from {low:g} to {high:g}"
        case inspect.FloatType(le=high):
            return f"a number above 0, at most {high:g}"
        case inspect.LiteralType(values=values):
            return f"{', '.join(map(str, values[:-1]))} or {values[-1]}"
        case inspect.StrType(min_length=1):
            return "a text that is not empty"
    return "a text"


_ORIGIN = re.compile(r"https?://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?")


def _origin(text: str) -> str:
    """A web site as browsers name it. Raises ValueError."""
    plain = text.lower().removesuffix("/")
    if not _ORIGIN.fullmatch(plain):
        raise ValueError(text)
    return plain


_HOST = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")


def _host(text: str) -> str:
    """A name of a machine as browsers write it. Raises ValueError."""
    if text == ANY_HOST:
        return text
    plain = text.removesuffix(".").encode("idna").decode().lower()
    if not _HOST.fullmatch(plain):
        raise ValueError(text)
    return plain


def _network(text: str) -> str:
    """An address or a network. Raises ValueError."""
    ipaddress.ip_network(text, strict=False)
    return text


_QUERY_PASSWORD = re.compile(r"(?<=password=)[^&]*", re.IGNORECASE)


def without_password(url: str) -> str:
    """The URL of a database with three stars for its password."""
    scheme, found, rest = url.partition("://")
    if not found:
        return url
    account, at, place = rest.rpartition("@")
    user, colon, _password = account.partition(":")
    rest = f"{user}{colon and ':***'}{at}{place}"
    return f"{scheme}://{_QUERY_PASSWORD.sub('***', rest)}"


def as_toml(config: Config, sources: Mapping[str, str] | None = None) -> str:
    """The configuration as a TOML file, with the sources of values that somebody has set. Passwords are masked."""
    lines = []
    for name in FIELDS:
        value = config.db_shown if name == "db" else getattr(config, name)
        source = (sources or {}).get(name, DEFAULT)
        lines += [f"# {description_of(name)}" + (f" [{_on_one_line(source)}]" if source != DEFAULT else "")]
        lines += [f"{name} = {_toml(value)}"]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    # JSON is TOML here, but for the one control character that JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _on_one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)
