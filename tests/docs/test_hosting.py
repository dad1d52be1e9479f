"""docs/hosting.md and its samples speak of settings, commands and addresses that there are, and fit each other.

That the proxies do what is promised is tried with real ones, by `make proxies` (tests/hosting/try_proxies.py).
"""

import re
import tomllib
from pathlib import Path

import pytest
import uvicorn

from boothill.cli.main import COMMANDS
from boothill.server.ops import config
from boothill.server.ops.config import Config
from boothill.server.web.socket import play

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NGINX, CADDY, SERVICE = (
    (ROOT / "docs" / "hosting" / name).read_text(encoding="utf-8")
    for name in ("nginx.conf", "Caddyfile", "boothill.service")
)
DEFAULT = Config(db="boothill.db")
FIRST_VISIT = 12
"""Requests of a browser that comes for the first time (tests/browser/test_landing.py holds it to fewer)."""
SCHOOL = 30
"""People who may come at the same moment from one address."""
SIZES = {"": 1, "k": 1024, "kb": 1000, "kib": 1024, "m": 1024**2}
TIMES = {"s": 1, "m": 60, "h": 3600}
OF_COMMANDS = {"--config", "--print-config", "--help", "--yes", "--vacuum"}
"""Flags that are no settings."""


def measure(text, units):
    """A number with a unit."""
    number, unit = re.fullmatch(r"(\d+)([a-zA-Z]*)", text).groups()
    return int(number) * units[unit.lower()]


def directives(text):
    """The directives of nginx by name, each a list of arguments, wherever they stand."""
    plain = re.sub(r"(?m)#.*$", "", text)
    assert plain.count("{") == plain.count("}")
    found = {}
    for words in re.findall(r"(?m)^\s*([a-z_]+(?:\s+[^;{}]+)?)[;{]", plain):
        name, *rest = words.split(maxsplit=1)
        found.setdefault(name, []).append(" ".join(rest[0].split()) if rest else "")
    return found


def units():
    """The lines of the service by name."""
    lines = [line for line in SERVICE.splitlines() if line and not line.startswith(("#", "["))]
    found = {}
    for line in lines:
        name, _, value = line.partition("=")
        found.setdefault(name, []).append(value)
    return found


# ---- the page


def test_every_link_leads_somewhere():
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert {"hosting/nginx.conf", "hosting/Caddyfile", "hosting/boothill.service", "../SECURITY.md"} <= set(links)
    assert [link for link in links if not (ROOT / "docs" / link).is_file()] == []
    headings = {re.sub(r"[^a-z -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"(?m)^## (.+)$", PAGE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings


def test_every_setting_and_every_command_it_names_is_there():
    sentences = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    flags = set(re.findall(r"`(?:boothill serve )?(--[a-z-]+)", sentences)) - OF_COMMANDS
    assert len(flags) >= 4
    assert flags <= {config.flag_of(name) for name in config.FIELDS}
    names = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", sentences))
    assert len(names) > 12
    nginx = {"worker_rlimit_nofile", "worker_connections"}
    assert names - nginx <= set(config.FIELDS)
    assert set(re.findall(r"(?m)(?:^|`)boothill ([a-z]+)", PAGE)) <= {*COMMANDS}


def test_the_limits_of_the_table_are_those_of_the_settings():
    rows = re.findall(r"(?m)^\| [^|]+ \| ((?:`\w+`(?:, )?)+) \| ([\d; ]+) \|$", PAGE)
    told = {
        name: float(value)
        for names, values in rows
        for name, value in zip(re.findall(r"\w+", names), values.split("; "), strict=True)
    }
    assert len(told) >= 11
    assert {name: getattr(DEFAULT, name) for name in told} == told


# ---- nginx


def test_nginx_finds_boothill_where_it_listens():
    assert set(directives(NGINX)["proxy_pass"]) == {f"http://{DEFAULT.host}:{DEFAULT.port}"}


def test_nginx_lets_tables_through_for_hours_and_nothing_else():
    (pattern,) = (where[2:] for where in directives(NGINX)["location"] if where.startswith("~ "))
    (path,) = play.paths
    assert re.search(pattern, path.replace("{table:str}", "abc"))
    for other in ("/api/tables", "/api/tables/abc", "/api/tables/abc/seats", "/api/tables/abc/play/x", "/"):
        assert not re.search(pattern, other)
    asks_every = uvicorn.Config("").ws_ping_interval
    assert max(measure(text, TIMES) for text in directives(NGINX)["proxy_read_timeout"]) >= 3600
    assert min(measure(text, TIMES) for text in directives(NGINX)["proxy_send_timeout"]) > asks_every


def test_nginx_tells_boothill_who_asks_and_for_what_name():
    headers = dict(words.split(maxsplit=1) for words in directives(NGINX)["proxy_set_header"])
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["Host"] == "$http_host"
    assert headers["Upgrade"] == "$http_upgrade"
    assert "$proxy_add_x_forwarded_for" not in NGINX


def test_the_limits_of_nginx_leave_room_for_a_school_and_for_the_limits_of_boothill():
    found = directives(NGINX)
    assert measure(found["client_max_body_size"][0], SIZES) == DEFAULT.max_message_bytes
    assert int(found["limit_conn"][0].split()[1]) >= DEFAULT.max_connections_per_address + SCHOOL
    assert int(re.search(r"burst=(\d+)", found["limit_req"][0])[1]) >= SCHOOL * FIRST_VISIT
    zones = re.findall(r"zone=(\w+):", NGINX)
    assert set(zones) == {found["limit_conn"][0].split()[0], re.search(r"zone=(\w+)", found["limit_req"][0])[1]}
    for limit in ("client_header_timeout", "client_body_timeout"):
        assert {measure(text, TIMES) for text in found[limit]} == {10}
    # The first server of an address decides how long a head may take.
    assert "client_header_timeout" in NGINX.partition("default_server;")[2].partition("}")[0]


@pytest.mark.parametrize("sample", [NGINX, CADDY], ids=["nginx", "caddy"])
def test_figures_are_kept_inside_and_only_tls_is_spoken(sample):
    assert re.search(r"(location = |path )/metrics", sample)
    assert "Strict-Transport-Security" in sample
    assert set(re.findall(r"[\w.]*example\.org", sample)) == {"table.example.org"}


# ---- Caddy


def test_caddy_fits_too():
    assert re.search(r"reverse_proxy (\S+) \{", CADDY)[1] == f"{DEFAULT.host}:{DEFAULT.port}"
    assert measure(re.search(r"max_size (\w+)", CADDY)[1], SIZES) == DEFAULT.max_message_bytes
    assert re.findall(r"read_(?:header|body) (\w+)", CADDY) == ["10s", "10s"]
    directive_lines = re.sub(r"(?m)#.*$", "", CADDY)
    assert "trusted_proxies" not in directive_lines, "then what a client says of its address would count"
    assert directive_lines.count("{") == directive_lines.count("}")


# ---- the service


def test_the_service_starts_boothill_with_settings_there_are():
    (command,) = units()["ExecStart"]
    program, *arguments = command.split()
    assert (Path(program).name, arguments) == ("boothill", ["serve"])
    environment = dict(line.split("=", 1) for line in units()["Environment"])
    chosen, sources = config.load({}, environment)
    assert {name for name, source in sources.items() if source != config.DEFAULT} == {
        "host",
        "port",
        "db",
        "trust_proxy",
    }
    assert (chosen.host, chosen.port, chosen.trust_proxy) == (DEFAULT.host, DEFAULT.port, True)
    assert chosen.db == f"/var/lib/{units()['StateDirectory'][0]}/boothill.db"
    assert chosen.db in PAGE


def test_the_service_gives_boothill_what_it_needs():
    found = {name: values[0] for name, values in units().items()}
    assert int(found["TimeoutStopSec"]) > 2 * DEFAULT.drain_seconds + 10
    assert int(found["LimitNOFILE"]) >= 2 * DEFAULT.max_connections
    # 1,000 tables with 5,000 connections took 319 MiB (docs/performance.md).
    assert measure(found["MemoryMax"].lower(), {"g": 1024}) >= 319 * 2
    assert (found["Restart"], found["User"]) == ("always", "boothill")
    for shut in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "MemoryDenyWriteExecute"):
        assert found[shut] == "yes"
    assert (found["ProtectSystem"], found["CapabilityBoundingSet"]) == ("strict", "")
    assert {"AF_INET", "AF_INET6", "AF_UNIX"} == set(found["RestrictAddressFamilies"].split())


def test_what_it_installs_is_what_is_locked():
    (block,) = (text for text in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if "/opt/boothill" in text)
    assert "--no-deps --require-hashes --requirement requirements/run.txt" in block
    assert units()["ExecStart"][0].startswith(re.search(r"venv (\S+)", block)[1] + "/bin/")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert wanted["postgres"][0].startswith("psycopg[binary]")


# ---- reporting a hole


def test_whoever_finds_a_hole_is_told_where_to_report_it():
    security = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "](SECURITY.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Report a vulnerability" in security
    assert [link for link in re.findall(r"\]\(([^)#]+)", security) if not (ROOT / link).is_file()] == []
    assert set(re.findall(r"#([a-z-]+)\)", security)) == {"what-people-can-still-do"}
    assert "@" not in security, "there is no address to keep up to date"
