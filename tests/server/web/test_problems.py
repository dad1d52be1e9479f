"""What is answered when a request is refused or goes wrong."""

import msgspec
import pytest
from litestar import Request, get, post
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    NotAuthorizedException,
    ServiceUnavailableException,
)
from litestar.params import JSONBody
from structlog.testing import capture_logs

from boothill.kernel.errors import UserError
from boothill.server.ops.metrics import Metrics
from boothill.server.room.member import Refusal
from boothill.server.store.errors import AnswerTaken, DatabaseDown, StoreError
from boothill.server.web.problems import STATUS, read_body
from boothill.server.wire.protocol import NewTable, Problem


def failing(error):
    @get("/fail", sync_to_thread=False)
    def fail() -> None:
        raise error

    return fail


def problem(response):
    """The body, which is a Problem and nothing else."""
    assert response.headers["content-type"] == "application/json"
    found = msgspec.json.decode(response.content, type=Problem)
    assert set(response.json()) == {"code", "message"}
    assert found.message[0].isupper()
    assert found.message.endswith((".", "!", "?"))
    return found


def refusals(metrics: Metrics, code: str) -> float:
    return metrics.registry.get_sample_value("boothill_refusals_total", {"code": code}) or 0.0


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (UserError("this cannot be; do that"), 400, "refused"),
        (Refusal("own_code", "this cannot be; do that"), 400, "own_code"),
        *((Refusal(code, "this cannot be; do that"), status, code) for code, status in STATUS.items()),
    ],
)
def test_a_refusal_has_the_status_of_its_code(serve, error, status, code):
    with serve(failing(error)) as client:
        response = client.get("/fail")
        assert response.status_code == status
        assert problem(response) == Problem(code, "This cannot be; do that.")
        assert refusals(client.metrics, code) == 1
        assert ("retry-after" in response.headers) == (status in (429, 503))


def test_an_unexpected_error_tells_a_number_and_nothing_else(serve):
    with serve(failing(ValueError("the database at 10.0.0.5 said no"))) as client, capture_logs() as logged:
        response = client.get("/fail?secret=1")
    found = problem(response)
    assert (response.status_code, found.code) == (500, "error")
    assert "10.0.0.5" not in response.text
    assert "ValueError" not in response.text
    (line,) = logged
    assert line["report"] in found.message
    assert (line["log_level"], line["route"], line["method"]) == ("error", "/fail", "GET")
    assert isinstance(line["exc_info"], ValueError)
    assert "secret" not in str({key: value for key, value in line.items() if key != "exc_info"})
    assert client.metrics.registry.get_sample_value("boothill_errors_total") == 1


@pytest.mark.parametrize("error", [DatabaseDown("no route to 10.0.0.5"), AnswerTaken("answered already")])
def test_a_database_that_fails_is_trouble_which_the_store_logs(serve, error):
    with serve(failing(error)) as client, capture_logs() as logged:
        response = client.get("/fail")
    found = problem(response)
    assert (response.status_code, found.code, response.headers["retry-after"]) == (503, "trouble", "5")
    assert found.message.startswith("Nothing can be stored or read at the moment")
    assert logged == []
    assert refusals(client.metrics, "trouble") == 1


def test_what_is_stored_and_cannot_be_used_is_trouble_with_a_number(serve):
    damage = StoreError("the database holds what this version cannot read")
    with serve(failing(damage)) as client, capture_logs() as logged:
        response = client.get("/fail")
    found = problem(response)
    assert (response.status_code, found.code) == (503, "trouble")
    (line,) = logged
    assert line["report"] in found.message
    assert line["exc_info"] is damage


@pytest.mark.parametrize("error", [InternalServerException("inside"), HTTPException("inside", status_code=502)])
def test_errors_of_the_framework_are_unexpected_too(serve, error):
    with serve(failing(error)) as client, capture_logs() as logged:
        response = client.get("/fail")
    assert problem(response).code == "error"
    assert response.status_code == 500
    assert "inside" not in response.text
    assert len(logged) == 1


def test_not_now_is_no_error(serve):
    with serve(failing(ServiceUnavailableException("inside"))) as client, capture_logs() as logged:
        response = client.get("/fail")
    assert (response.status_code, problem(response).code) == (503, "closing")
    assert logged == []


def test_a_status_without_words_of_its_own_has_words(serve):
    with serve(failing(NotAuthorizedException("inside"))) as client:
        response = client.get("/fail")
    assert (response.status_code, problem(response).code) == (401, "refused")
    assert "inside" not in response.text


def test_unknown_addresses_and_methods(client):
    response = client.get("/nowhere/at/all")
    assert (response.status_code, problem(response).code) == (404, "not_found")
    assert "nowhere" not in response.text
    response = client.delete("/api/catalogue")
    assert (response.status_code, problem(response).code) == (405, "wrong_method")
    assert "GET" in response.headers["allow"]


@post("/body", status_code=200)
async def typed(data: JSONBody[NewTable]) -> str:
    return data.name


@post("/strict", status_code=200)
async def strict(request: Request) -> str:
    return read_body(await request.body(), NewTable).name


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"settings": {}}, "The field 'name' is missing; send it too."),
        ({"name": 5}, "The field 'name' has to be a text, not a whole number."),
        ({"name": ""}, "The field 'name' has to be a text of at least 1 characters."),
        (
            {"name": "Joe", "settings": {"players": 99}},
            "The field 'settings.players' has to be a whole number of at most 8.",
        ),
        ([], "What is sent has to be an object, not a list."),
    ],
)
def test_a_body_that_does_not_fit_is_told_what_would(serve, body, told):
    with serve(typed, strict) as client:
        for path in ("/strict", "/body"):
            response = client.post(path, json=body)
            assert response.status_code == 400
            assert problem(response) == Problem("malformed", told)
            assert "/body" not in response.text
        assert refusals(client.metrics, "malformed") == 2


def test_a_body_that_is_no_json(serve):
    with serve(typed, strict) as client:
        for path in ("/strict", "/body"):
            response = client.post(path, content=b"{nonsense", headers={"content-type": "application/json"})
            assert (response.status_code, problem(response).code) == (400, "malformed")
            assert "nonsense" not in response.text


def test_only_the_strict_reader_tells_texts_from_numbers(serve):
    body = {"name": "Joe", "settings": {"players": "5"}}
    with serve(typed, strict) as client:
        assert client.post("/strict", json=body).status_code == 400
        assert client.post("/body", json=body).status_code == 200


def test_a_body_that_is_too_large(serve):
    with serve(typed, strict, max_message_bytes=1024) as client:
        for path in ("/strict", "/body"):
            response = client.post(path, json={"name": "x" * 2000})
            assert (response.status_code, problem(response).code) == (413, "too_large")

            def endless():
                for _ in range(100):
                    yield b"[" * 100

            response = client.post(path, content=endless(), headers={"content-type": "application/json"})
            assert (response.status_code, problem(response).code) == (413, "too_large")


def test_an_error_of_msgspec_itself_is_a_misreading(serve):
    with serve(failing(msgspec.ValidationError("Expected `int`, got `str` - at `$.seat`"))) as client:
        response = client.get("/fail")
        assert refusals(client.metrics, "malformed") == 1
    assert problem(response) == Problem("malformed", "The field 'seat' has to be a whole number, not a text.")
