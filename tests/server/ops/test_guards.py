"""Limits, and where requests come from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boothill.server.ops.config import Config
from boothill.server.ops.guards import Bucket, Connections, Guards, Limiter, address_of, is_inside, same_origin
from boothill.server.room.member import Refusal
from support.games import law


def test_a_bucket_gives_its_burst_and_then_its_rate():
    bucket = Bucket(rate=2, burst=3, now=10.0)
    assert [bucket.take(10.0) for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait(10.0) == 0.5
    assert not bucket.take(10.25)
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_costs_nothing_and_time_never_goes_back():
    bucket = Bucket(rate=1, burst=1, now=10.0)
    assert bucket.take(10.0)
    assert not any(bucket.take(9.0 - step) for step in range(20))
    assert not bucket.take(10.9)
    assert bucket.take(11.0)


@law(300)
@given(
    st.floats(0.1, 100),
    st.integers(1, 50),
    st.lists(st.tuples(st.floats(0, 3), st.floats(0.1, 3)), max_size=60),
)
def test_no_more_is_ever_given_than_burst_and_rate_allow(rate, burst, steps):
    now, given_out = 0.0, 0.0
    bucket = Bucket(rate, burst, now)
    for passed, cost in steps:
        now += passed
        could = bucket.wait(now, cost) == 0
        took = bucket.take(now, cost)
        assert took == could
        given_out += cost * took
        assert given_out <= burst + rate * now + 1e-6
        assert 0 <= bucket.level <= burst


def test_addresses_do_not_disturb_each_other():
    limiter = Limiter(rate=1, burst=2)
    assert [limiter.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limiter.take("b", 0.0)
    assert limiter.wait("a", 0.0) == 1.0
    assert limiter.wait("never seen", 0.0) == 0.0


def test_addresses_are_forgotten_but_not_those_that_are_busy():
    limiter = Limiter(rate=1, burst=1, most=100)
    assert limiter.take("busy", 0.0)
    for number in range(1000):
        assert not limiter.take("busy", 0.0)
        limiter.take(str(number), 0.0)
    assert len(limiter) <= 100


def test_addresses_that_were_quiet_long_enough_are_forgotten_first():
    limiter = Limiter(rate=1, burst=10, most=1000)
    for number in range(500):
        limiter.take(str(number), 0.0)
    for number in range(500):
        limiter.take(f"later {number}", 3600.0)
    assert len(limiter) <= 501


def test_connections_are_limited_in_all_and_by_address():
    connections = Connections(most=3, most_per_address=2)
    connections.enter("a")
    connections.enter("a")
    with pytest.raises(Refusal, match="there are 2 connections from your address") as refusal:
        connections.enter("a")
    assert refusal.value.code == "too_many_connections"
    connections.enter("b")
    with pytest.raises(Refusal, match="as many connections as it can take") as refusal:
        connections.enter("c")
    assert refusal.value.code == "server_full"
    connections.leave("a")
    connections.enter("c")
    for address in ("a", "b", "c"):
        connections.leave(address)
    assert (connections.count, connections.by_address) == (0, {})


def test_the_limits_are_those_of_the_configuration():
    config = Config(
        db="x", message_rate=1, message_burst=2, address_rate=1, address_burst=3, create_rate=30, create_burst=1
    )
    guards = Guards(config)
    one, other = guards.bucket(0.0), guards.bucket(0.0)
    assert [guards.may_say(one, "a", 0.0) for _ in range(3)] == [True, True, False]
    assert [guards.may_say(other, "a", 0.0) for _ in range(2)] == [True, False]
    guards.may_create("a", 0.0)
    for now, wait in ((0.0, 2), (1.0, 1)):
        with pytest.raises(Refusal, match=f"try again in {wait} seconds"):
            guards.may_create("a", now)
    guards.may_create("b", 0.0)
    guards.may_create("a", 2.0)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "example.org", True),
        ("http://example.org", "example.org", True),
        ("https://example.org", "example.org", True),
        ("https://EXAMPLE.org", "example.ORG", True),
        ("https://example.org:443", "example.org", True),
        ("https://example.org", "example.org:443", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("https://example.org", "example.org:8000", False),
        ("http://evil.example", "example.org", False),
        ("http://example.org.evil.example", "example.org", False),
        ("http://evil.example@example.org", "example.org", False),
        ("http://example.org/path", "example.org", False),
        ("null", "example.org", False),
        ("", "", False),
        ("", "example.org", False),
        ("http://", "", False),
        ("file://", "example.org", False),
        ("ftp://example.org", "example.org", False),
        ("chrome-extension://example.org", "example.org", False),
        ("http://example.org:port", "example.org", False),
        ("http://[::1", "example.org", False),
        ("https://friend.example", "example.org", True),
        ("https://Friend.example", "example.org", True),
        ("http://friend.example", "example.org", False),
    ],
)
def test_pages_of_other_sites_are_told_apart(origin, host, same):
    assert same_origin(origin, host, ("https://friend.example",)) is same


@law(500)
@given(st.text(max_size=40), st.text(max_size=40))
def test_no_origin_makes_it_stumble(origin, host):
    assert same_origin(origin, host) in (True, False)


def scope(client, **headers):
    return {
        "client": (client, 1) if client else None,
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }


@pytest.mark.parametrize(
    ("client", "forwarded", "trust", "address"),
    [
        ("1.2.3.4", None, False, "1.2.3.4"),
        ("1.2.3.4", "5.6.7.8", False, "1.2.3.4"),
        ("127.0.0.1", "5.6.7.8", True, "5.6.7.8"),
        ("127.0.0.1", "9.9.9.9, 5.6.7.8", True, "5.6.7.8"),
        ("127.0.0.1", "5.6.7.8:1234", True, "5.6.7.8"),
        ("127.0.0.1", "[2001:db8::1]:99", True, "2001:db8::/64"),
        ("127.0.0.1", "nonsense", True, "unknown"),
        ("127.0.0.1", "", True, "127.0.0.1"),
        ("2001:db8::1", None, False, "2001:db8::/64"),
        ("2001:db8::ffff:1:2", None, False, "2001:db8::/64"),
        ("::ffff:1.2.3.4", None, False, "1.2.3.4"),
        (None, None, False, "unknown"),
    ],
)
def test_the_address_is_the_one_nobody_can_make_up(client, forwarded, trust, address):
    headers = {} if forwarded is None else {"x_forwarded_for": forwarded}
    assert address_of(scope(client, **headers), trust) == address


def test_of_several_headers_the_last_counts():
    twice = {
        "client": ("127.0.0.1", 1),
        "headers": [(b"x-forwarded-for", b"9.9.9.9"), (b"x-forwarded-for", b"5.6.7.8")],
    }
    assert address_of(twice, True) == "5.6.7.8"


@pytest.mark.parametrize(
    ("client", "headers", "trust", "inside"),
    [
        ("127.0.0.1", {}, False, True),
        ("::1", {}, False, True),
        ("::ffff:127.0.0.1", {}, False, True),
        ("10.1.2.3", {}, False, False),
        ("127.0.0.1", {"x_forwarded_for": "10.1.2.3"}, False, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, False, False),
        ("127.0.0.1", {"x_forwarded_for": "10.1.2.3"}, True, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1, 10.1.2.3"}, True, False),
        ("10.1.2.3", {"x_forwarded_for": "127.0.0.1"}, True, True),
        ("127.0.0.1", {"forwarded": "for=10.1.2.3"}, True, False),
        (None, {}, False, False),
    ],
)
def test_whoever_comes_through_a_proxy_is_not_inside(client, headers, trust, inside):
    assert is_inside(scope(client, **headers), ("127.0.0.0/8", "::1"), trust) is inside


def test_a_right_can_be_had_in_advance_within_patience():
    bucket = Bucket(rate=2, burst=2, now=0.0)
    assert bucket.reserve(0.0, 2, 1.0) == 0.0
    assert bucket.reserve(0.0, 2, 1.0) == 1.0
    assert bucket.reserve(0.0, 1, 1.0) is None, "it would come after one second and a half"
    assert bucket.reserve(1.0, 1, 1.0) == 0.5
    assert bucket.reserve(100.0, 50, 1.0) == 0.0, "what is dearer than all there can be is owed"
    assert bucket.reserve(100.0, 1, 1.0) is None


def test_lobby_tables_and_films_are_counted_apart():
    guards = Guards(Config(db="x", address_burst=1, request_burst=1, arrival_burst=1, film_burst=1, create_burst=1))
    assert guards.requests.take("a", 0.0)
    assert not guards.requests.take("a", 0.0)
    assert guards.may_say(guards.bucket(0.0), "a", 0.0)
    assert not guards.may_say(guards.bucket(0.0), "a", 0.0)
    assert guards.arrivals.take("a", 0.0)
    guards.may_create("a", 0.0)
    guards.may_film("a", 0.0)
    with pytest.raises(Refusal, match="too many films for your address; try again in 3 seconds"):
        guards.may_film("a", 0.0)
