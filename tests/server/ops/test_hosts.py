"""By what names a server goes, and by which it does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.server.ops.config import Config
from boothill.server.ops.hosts import OwnHosts
from support.games import law


def hosts(machine="deadwood", **config):
    return OwnHosts(Config(db="x", **config), machine)


ALWAYS = [None, "localhost", "LOCALHOST:8000", "localhost.", "a.localhost", "127.0.0.1", "127.0.0.1:1", "127.8.9.1"]
ALWAYS += ["[::1]", "[::1]:8000", "192.0.2.7:8000", "[2001:db8::1]:80", "deadwood", "Deadwood:80"]
IN_A_NETWORK = ["deadwood.local", "deadwood.lan:8000", "pi", "saloon.home.arpa", "boothill.default.svc.cluster.local"]
NEVER = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "deadwood.evil.example",
]
NEVER += [
    "1.2.3",
    "[evil",
    "user@127.0.0.1",
    "127.0.0.1 evil.example",
    "evil.example.",
    "localhost@evil.example",
    "::1x",
]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_its_own_machine(host):
    here = hosts(host=host)
    assert [one for one in ALWAYS if not here.know(one)] == []
    assert [one for one in (*NEVER, *IN_A_NETWORK, "") if here.know(one)] == []


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7"])
def test_a_server_for_a_network(host):
    here = hosts(host=host)
    assert [one for one in (*ALWAYS, *IN_A_NETWORK) if not here.know(one)] == []
    assert [one for one in (*NEVER, "") if here.know(one)] == []


def test_names_that_are_given():
    here = hosts(hosts=("play.example.org",), origins=("https://friend.example:81",))
    for name in ("play.example.org", "PLAY.example.org:443", "play.example.org.", "friend.example"):
        assert here.know(name)
    assert not here.know("example.org")
    assert not here.know("evil.play.example.org")
    assert hosts(hosts=("*",)).know("evil.example")
    assert hosts(host="saloon.example", machine="saloon.example.").know("saloon.example:8000")


def test_a_server_behind_a_proxy_goes_by_any_name_until_it_is_told_its_own():
    assert hosts(trust_proxy=True).any
    assert hosts(trust_proxy=True).know("play.example.org")
    told = hosts(trust_proxy=True, hosts=("play.example.org",))
    assert not told.any
    assert told.know("play.example.org")
    assert told.know("127.0.0.1:8000"), "as proxies call it that say nothing else"
    assert not told.know("evil.example")


@law(300)
@given(st.text(max_size=40))
def test_no_name_makes_it_stumble(name):
    assert hosts().know(name) in (True, False)
