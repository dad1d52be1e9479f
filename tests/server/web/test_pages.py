"""The pages that need no client, and what operators ask for."""

import asyncio
import re
from html.parser import HTMLParser

import pytest
from structlog.testing import capture_logs

from boothill.server.web import pages


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.open, self.links, self.text = [], [], ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        assert tag not in ("script", "style", "img", "iframe")
        values = dict(attributes)
        assert "style" not in values
        if tag not in ("meta", "link"):
            self.open.append(tag)
        if "href" in values:
            self.links.append(values["href"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.mark.parametrize("path", ["/", "/about"])
def test_pages_are_whole_and_link_only_to_this_server(client, path):
    response = client.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    page = Page(response.text)
    assert "Boothill" in page.text
    assert "/plain.css" in page.links
    for link in page.links:
        if link != "data:,":
            assert re.fullmatch(r"/[a-z./]*", link)
            assert client.get(link).status_code == 200


def test_the_first_page_says_how_to_get_the_table(client):
    text = " ".join(Page(client.get("/").text).text.split())
    assert "the table for browsers has not been built: run make client and start the server again" in text
    assert {"/about", "/api/catalogue"} <= set(Page(client.get("/").text).links)


def test_about_has_the_licence_and_the_trademark(client):
    text = " ".join(Page(client.get("/about").text).text.split())
    assert "MIT licence" in text
    assert "BANG! is a trademark of its publisher, dV Giochi." in text
    assert "independent, non-commercial fan project, neither made nor endorsed by the publisher" in text


def test_robots_stay_away_from_tables(client):
    response = client.get("/robots.txt")
    assert response.headers["content-type"].startswith("text/plain")
    assert response.text.splitlines() == ["User-agent: *", "Disallow: /t/", "Disallow: /api/"]


def test_the_style_is_a_style_sheet(client):
    assert client.get("/plain.css").headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(("word", "status"), [("ok", 200), ("draining", 503), ("store", 503)])
def test_health_is_what_the_server_says(serve, word, status):
    async def health():
        return word

    with serve(health=health) as client:
        response = client.get("/healthz")
    assert (response.status_code, response.json()) == (status, {"status": word})


def test_a_health_check_that_fails_or_hangs_is_bad_health(serve, monkeypatch):
    async def fails():
        raise OSError("the disk is gone")

    async def hangs():
        await asyncio.Event().wait()

    monkeypatch.setattr(pages, "HEALTH_SECONDS", 0.01)
    for health in (fails, hangs):
        with serve(health=health) as client, capture_logs() as logged:
            response = client.get("/healthz")
        assert (response.status_code, response.json()) == (503, {"status": "failing"})
        assert [line["event"] for line in logged] == ["health check failed"]


def test_figures_are_for_this_machine(serve):
    with serve() as client:
        client.metrics.messages.inc()
        response = client.get("/metrics")
        assert response.status_code == 200
        assert "boothill_messages_total 1.0" in response.text.splitlines()
        assert response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


@pytest.mark.parametrize(
    ("address", "headers"), [("10.0.0.5", {}), ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}), ("nowhere", {})]
)
def test_figures_are_for_nobody_else(serve, address, headers):
    with serve(address=address) as client:
        response = client.get("/metrics", headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "not_here")
        assert "boothill_" not in response.text


@pytest.mark.parametrize(("address", "status"), [("10.0.0.5", 200), ("127.0.0.1", 403)])
def test_figures_are_for_whom_the_configuration_names(serve, address, status):
    with serve(address=address, metrics_from=("10.0.0.0/8",)) as client:
        assert client.get("/metrics").status_code == status
