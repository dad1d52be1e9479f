"""What others wrote is handed on under licences we accept and with their texts, and `make audit` never says that all is
well when nobody could be asked."""

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tools.audit.__main__ import FOUND, UNKNOWN, main
from tools.audit.advisories import advisories
from tools.audit.licences import AuditError, Licensed, installed, is_accepted, licence_of, loaded
from tools.audit.locked import NPM, NPM_LOCK, PYPI, RUN, Package, all_packages, npm_packages, python_packages

KNOWN = {("PyPI", "alembic"): ["GHSA-1"], ("npm", "svelte"): ["GHSA-2", "GHSA-3"]}


# ---- licences


def test_everything_that_is_handed_on_is_under_a_licence_we_accept(capsys):
    assert main(["--licences"]) == 0
    assert "all accepted" in capsys.readouterr().out


def test_everything_that_players_install_is_looked_at():
    named = [line.partition("==")[0] for line in RUN.read_text(encoding="utf-8").splitlines() if "==" in line]
    assert [package.name for package in python_packages(RUN)] == named
    assert len(named) > 20
    looked_at = {one.name for one in installed()}
    assert looked_at == {package.name for package in python_packages(RUN) if package.is_for_this_machine}


def test_everything_that_browsers_load_is_named_with_its_licence():
    shipped = {one.name: one.licence for one in loaded()}
    assert {"@fluent/bundle", "@fontsource/bitter", "svelte"} <= set(shipped)
    versions = {package.name: package.version for package in npm_packages()}
    assert {one.name: one.version for one in loaded()}.items() <= versions.items()


def test_the_texts_of_the_licences_are_handed_on_to_browsers(serve_client):
    text = serve_client("/third-party.txt")
    for sentence in (
        "Permission is hereby granted, free of charge",  # svelte
        "SIL OPEN FONT LICENSE Version 1.1",  # the font
        "Apache License",  # fluent, whose package has no text
        "END OF TERMS AND CONDITIONS",
    ):
        assert sentence in text


@pytest.fixture
def serve_client():
    from boothill.server.web.site import CLIENT, files_of

    return lambda path: files_of(CLIENT)[path].body.decode()


@pytest.mark.parametrize(
    ("expression", "accepted"),
    [
        ("MIT", True),
        ("(MIT OR GPL-3.0-only)", True),
        ("MIT AND GPL-3.0-only", False),
        ("Apache-2.0 AND BSD-2-Clause", True),
        ("MIT OR Apache-2.0 AND GPL-3.0-only", True),
        ("GPL-3.0-only OR Apache-2.0 AND AGPL-3.0-only", False),
        ("(MIT OR GPL-3.0-only) AND (GPL-2.0-only OR LGPL-3.0-only)", False),
        ("no licence", False),
        ("", False),
    ],
)
def test_an_expression_is_accepted_if_it_leaves_a_choice_that_is(expression, accepted):
    assert is_accepted(expression) == accepted


def test_metadata_old_and_new_are_understood():
    mit, other = "License :: OSI Approved :: MIT License", "License :: Other/Proprietary License"
    assert licence_of({"License-Expression": "BSD-3-Clause", "License": "x"}, [mit]) == "BSD-3-Clause"
    assert licence_of({"License": "Apache-2.0"}, [other]) == "Apache-2.0"
    assert licence_of({"License": "as it is"}, [mit]) == "MIT"
    assert licence_of({}, [mit, other]) == "MIT AND Other/Proprietary License"
    assert licence_of({}, []) == "no licence"


def test_a_licence_we_do_not_accept_is_named_in_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr("tools.audit.__main__.loaded", lambda: [Licensed(NPM, "greedy", "2.0", "AGPL-3.0-only")])
    assert main(["--licences"]) == FOUND
    assert capsys.readouterr().err == (
        "greedy 2.0 (npm) is under 'AGPL-3.0-only', which is none of the licences we accept; use another package, or "
        "add the licence to tools/audit/licences.py if it allows what we do.\n"
    )


def test_what_cannot_be_looked_at_is_said(tmp_path):
    with pytest.raises(AuditError, match="has not been built; run `make client`"):
        loaded(tmp_path / "third-party.txt")
    lock = tmp_path / "run.txt"
    lock.write_text("no-such-package==1.0 \\\n    --hash=sha256:0\n", encoding="utf-8")
    with pytest.raises(AuditError, match="no-such-package is locked and not installed"):
        installed(lock)
    lock.write_text("no-such-package==1.0 ; sys_platform == 'never' \\\n    --hash=sha256:0\n", encoding="utf-8")
    assert installed(lock) == []


# ---- vulnerabilities


@contextmanager
def source_of(answer):
    """A source of advisories on this machine; `answer` makes status and body from a question."""
    asked = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            question = json.loads(self.rfile.read(int(self.headers["content-length"])))
            asked.append((self.path, question))
            status, body = answer(question)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_):
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()


def known_of(question):
    results = [
        {"vulns": [{"id": one} for one in KNOWN.get((query["package"]["ecosystem"], query["package"]["name"]), [])]}
        for query in question["queries"]
    ]
    return 200, json.dumps({"results": results})


def test_every_locked_package_is_asked_about_with_its_version():
    with source_of(lambda question: (200, json.dumps({"results": [{} for _ in question["queries"]]}))) as (url, asked):
        assert advisories(all_packages(), url) == []
    queries = [(path, query) for path, question in asked for query in question["queries"]]
    assert {path for path, _ in queries} == {"/v1/querybatch"}
    about = {(query["package"]["ecosystem"], query["package"]["name"], query["version"]) for _, query in queries}
    npm = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    assert about >= {package[:3] for package in python_packages(RUN)}
    assert len({(name, version) for ecosystem, name, version in about if ecosystem == PYPI}) > 50
    assert ("npm", "svelte", npm["node_modules/svelte"]["version"]) in about
    assert len({one for one in about if one[0] == NPM}) == len(
        {(package.name, package.version) for package in npm_packages()}
    )


def test_what_is_known_is_named_and_fails(capsys):
    with source_of(known_of) as (url, _):
        assert main(["--source", url]) == FOUND
    err = capsys.readouterr().err
    assert err.count("has a known vulnerability") == 3
    assert "alembic" in err
    assert "https://osv.dev/vulnerability/GHSA-3" in err


def test_nothing_known_is_said_only_after_everything_was_answered(capsys):
    with source_of(lambda question: (200, json.dumps({"results": [{} for _ in question["queries"]]}))) as (url, _):
        assert main(["--source", url]) == 0
    assert f"none known of {len(all_packages())} locked packages" in capsys.readouterr().out


def test_further_pages_are_read():
    def paged(question):
        (query,) = question["queries"]
        token = query.get("page_token")
        told = (
            {"vulns": [{"id": "GHSA-9"}]}
            if token == "more"
            else {"vulns": [{"id": "GHSA-8"}], "next_page_token": "more"}
        )
        return 200, json.dumps({"results": [told]})

    with source_of(paged) as (url, _):
        found = advisories([Package(PYPI, "x", "1.0")], url)
    assert [one.id for one in found] == ["GHSA-8", "GHSA-9"]


@pytest.mark.parametrize(
    "answer",
    [(405, "no"), (200, "<html>hello</html>"), (200, "[]"), (200, '{"results": []}'), (200, '{"results": 3}')],
    ids=["refused", "no JSON", "something else", "too few", "no list"],
)
def test_a_source_that_does_not_answer_is_no_all_clear(answer, capsys):
    with source_of(lambda _: answer) as (url, _):
        assert main(["--source", url]) == UNKNOWN
    told = capsys.readouterr()
    assert "Vulnerabilities: UNKNOWN. No advisory source could be reached" in told.err
    assert "none known" not in told.out


def test_a_source_that_is_not_there_is_no_all_clear(capsys):
    with source_of(known_of) as (url, _):
        pass
    assert main(["--source", url]) == UNKNOWN
    assert f"could be reached: {url}" in capsys.readouterr().err
