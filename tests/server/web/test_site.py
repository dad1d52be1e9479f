"""The built client: its page at every address, its files from memory, and nothing else of the disk."""

import gzip

import pytest

from boothill.server.web.cached import accepts_gzip
from boothill.server.web.site import FOREVER, files_of

PAGE = "<!doctype html>\n<title>Boothill</title>\n" + "<p>the table</p>\n" * 100
SCRIPT = "export const table = 1;\n" * 100
ADDRESSES = [
    "/",
    "/new",
    "/t/x7k2m9qwp4ab",
    "/tables",
    "/learn",
    "/cards",
    "/cards/base",
    "/cards/base/bang",
    "/rules",
    "/rules/BASE-BEER-1",
    "/replay/0123456789abcdef01234567",
    "/about",
]


@pytest.fixture
def built(tmp_path):
    """A client as Vite would build it, and a file beside it."""
    folder = tmp_path / "client"
    (folder / "assets" / "deeper").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "sw.js").write_text("// worker\n", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>" * 300, encoding="utf-8")
    (folder / "robots.txt").write_text("not ours", encoding="utf-8")
    (folder / ".secret.txt").write_text("hidden", encoding="utf-8")
    (folder / "assets" / "index-Ab_1-2.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "font-x.woff2").write_bytes(b"\0" * 2000)
    (folder / "assets" / "index.js.map").write_text("{}", encoding="utf-8")
    (folder / "assets" / "deeper" / "x.js").write_text("{}", encoding="utf-8")
    (tmp_path / "outside.js").write_text("outside", encoding="utf-8")
    return folder


@pytest.fixture
def site(serve, built):
    with serve(built=built) as client:
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_client_gets_its_page(site, address):
    response = site.get(address)
    assert (response.status_code, response.text) == (200, PAGE)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert site.get(address, headers={"if-none-match": response.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-Ab_1-2.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/font-x.woff2", "font/woff2", FOREVER),
    ],
)
def test_files_have_their_types_and_are_kept_as_long_as_they_hold(site, built, path, kind, kept):
    response = site.get(path)
    assert response.status_code == 200
    assert response.content == (built / path[1:]).read_bytes()
    assert (response.headers["content-type"], response.headers["cache-control"]) == (kind, kept)


def test_what_gets_shorter_is_packed_for_who_can_unpack_it(site):
    packed = site.get("/assets/index-Ab_1-2.js", headers={"accept-encoding": "br, gzip;q=0.5"})
    plain = site.get("/assets/index-Ab_1-2.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    for tag in (packed.headers["etag"], plain.headers["etag"], f"W/{plain.headers['etag']}"):
        assert site.get("/assets/index-Ab_1-2.js", headers={"if-none-match": tag}).status_code == 304
    for path in ("/assets/font-x.woff2", "/sw.js"):  # packed by itself; too short
        assert "content-encoding" not in site.get(path).headers


@pytest.mark.parametrize(
    ("accepted", "can"),
    [
        ("", False),
        ("gzip", True),
        ("GZIP, br", True),
        ("br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0, br", False),
        ("*", True),
        ("deflate, br, zstd", False),
    ],
)
def test_who_can_unpack(accepted, can):
    assert accepts_gzip(accepted) is can


def test_the_answers_of_the_catalogue_are_packed_too(client):
    plain = client.get("/api/catalogue/base", headers={"accept-encoding": ""})
    packed = client.get("/api/catalogue/base", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/.secret.txt",
        "/assets",
        "/assets/",
        "/assets/index.js.map",
        "/assets/deeper/x.js",
        "/assets/../../outside.js",
        "/assets/%2e%2e/%2e%2e/outside.js",
        "/assets/..%2f..%2foutside.js",
        "/outside.js",
        "/plain.css",
        "/t",
        "/replay",
        "/elsewhere",
    ],
)
def test_nothing_else_is_there(site, path):
    response = site.get(path)
    assert (response.status_code, response.json()["code"]) == (404, "not_found")


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/elsewhere", "/elsewhere/", "/t", "/t/", "/t/a/b", "/replay", "/assets/gone.js"])
def test_people_at_a_wrong_address_see_the_client(site, path):
    response = site.get(path, headers=BROWSER)
    assert (response.status_code, response.text) == (404, PAGE)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-store"
    assert "etag" not in response.headers
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert site.head(path, headers=BROWSER).status_code == 404
    assert site.metrics.registry.get_sample_value("boothill_refusals_total", {"code": "not_found"}) == 2


@pytest.mark.parametrize(
    ("method", "path", "accepted"),
    [
        ("GET", "/api", BROWSER["accept"]),
        ("GET", "/api/nothing", BROWSER["accept"]),
        ("GET", "/elsewhere", "*/*"),
        ("GET", "/elsewhere", "application/json"),
        ("POST", "/elsewhere", BROWSER["accept"]),
    ],
)
def test_programs_at_a_wrong_address_are_told_in_json(site, method, path, accepted):
    response = site.request(method, path, headers={"accept": accepted})
    assert (response.status_code, response.json()["code"]) == (404, "not_found")


def test_without_the_client_a_wrong_address_is_told_in_json(client):
    response = client.get("/elsewhere", headers=BROWSER)
    assert (response.status_code, response.json()["code"]) == (404, "not_found")


def test_the_server_keeps_its_own_addresses(site):
    assert site.get("/robots.txt").text.startswith("User-agent: *")
    assert site.get("/healthz").json() == {"status": "ok"}
    assert site.get("/metrics").status_code == 200
    assert site.get("/api/catalogue").headers["content-type"] == "application/json"
    assert site.get("/api/nothing").status_code == 404


def test_files_are_read_when_the_server_starts(serve, built):
    with serve(built=built) as client:
        (built / "assets" / "index-Ab_1-2.js").unlink()
        assert client.get("/assets/index-Ab_1-2.js").text == SCRIPT


def test_a_folder_without_a_page_is_no_client(built):
    assert gzip.decompress(files_of(built)["/index.html"].packed).decode() == PAGE
    (built / "index.html").unlink()
    assert files_of(built) == {}
    assert files_of(built / "none") == {}
