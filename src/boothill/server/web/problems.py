"""What is answered when a request is refused or goes wrong: a `Problem` with a code and one sentence.

`HANDLERS` are the app's exception handlers. They use `app.state.metrics` if it is there.
"""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from boothill.kernel.errors import UserError
from boothill.server.ops.metrics import Metrics
from boothill.server.room.member import Refusal
from boothill.server.room.seats import SeatError
from boothill.server.store.errors import AnswerTaken, DatabaseDown, StoreError
from boothill.server.web import site
from boothill.server.web.wording import MISREADING, what_is_wrong
from boothill.server.wire.protocol import Problem, encode
from boothill.server.wire.text import sentence

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

REFUSED = "refused"
"""The code of a refusal that has none of its own."""
STATUS = {
    "no_such_box": 404,
    "no_such_rule": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "not_here": 403,
    "bad_token": 403,
    "other_rules": 409,
    "seat": 409,
    "taken": 409,
    "not_now": 409,
    "too_fast": 429,
    "too_many_tables": 503,
    "closing": 503,
    "trouble": 503,
}
"""By the code of a refusal; all others are 400."""
LATER = (429, 503)
RETRY_AFTER = {"trouble": "5"}
"""Seconds after which to ask again, by the code of a refusal with a status of LATER; 60 with all others."""

_HTTP = {
    400: ("malformed", "The request cannot be read; GET /api/schema tells what can be sent."),
    404: ("not_found", "There is nothing at this address; GET /api/catalogue tells what this server has."),
    405: ("wrong_method", "This address does not take that method; GET reads, POST to /api/tables opens a table."),
    413: ("too_large", "The request is too large; send less."),
    415: ("malformed", "The request is not JSON; send a JSON object."),
    429: ("too_fast", "Too many requests; wait a little."),
    503: ("closing", "The server cannot answer now; try again in a moment."),
}

log = structlog.get_logger()


def read_body(body: bytes, wanted: type[T]) -> T:
    """The body of a request in its type. Raises Refusal with one sentence for anything that is not of it.

    Stricter than a handler's own `data` argument, which takes the text "5" for the number 5.
    """
    try:
        return msgspec.json.decode(body, type=wanted)
    except MISREADING as error:
        raise Refusal("malformed", what_is_wrong(error, wanted)) from None


def answer(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A refusal as it is sent."""
    body = encode(Problem(code, sentence(message)))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: UserError) -> Response[bytes]:
    """Something was asked for that cannot be done."""
    code = str(getattr(error, "code", "seat" if isinstance(error, SeatError) else REFUSED))
    status = STATUS.get(code, 400)
    _count(request, code)
    return answer(status, code, str(error), {"Retry-After": RETRY_AFTER.get(code, "60")} if status in LATER else None)


def not_stored(request: AnyRequest, error: StoreError) -> Response[bytes]:
    """The database could not be asked. Its outage the store logs; anything else is a bug of ours, or a damage."""
    message = "nothing can be stored or read at the moment, and no game is lost; try again in a moment"
    if not isinstance(error, DatabaseDown | AnswerTaken):
        message = f"what is stored could not be used, and it is not your fault; it is noted as {_noted(request, error)}"
    return refused(request, Refusal("trouble", message))


def misread(request: AnyRequest, error: Exception) -> Response[bytes]:
    """What was sent is not of its type."""
    _count(request, "malformed")
    return answer(400, "malformed", what_is_wrong(error))


def http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses. Its own text is not told: it holds the path, and the names of our types.

    People who have opened a wrong address in a browser get a page instead.
    """
    status = error.status_code
    if status >= 500 and status != HTTPStatus.SERVICE_UNAVAILABLE:
        return unexpected(request, error)
    code, message = _HTTP.get(status, (REFUSED, "The request cannot be followed; see GET /api/schema."))
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        message = _of_argument(error.extra[0]) or message
    _count(request, code)
    page = site.lost(request) if status == HTTPStatus.NOT_FOUND else None
    if page is not None:
        return page
    # Of the headers only those that belong to the status: which methods there are, when to come again.
    kept = {key: value for key, value in (error.headers or {}).items() if key.lower() in ("allow", "retry-after")}
    return answer(status, code, message, kept)


def _of_argument(extra: dict[str, Any]) -> str:
    """What the framework found wrong with an argument."""
    message = str(extra.get("message", ""))
    key = str(extra.get("key", "")).removeprefix("data")
    path = f" - at `$.{key}`" if key and not message.startswith("Object ") else ""
    return what_is_wrong(msgspec.ValidationError(message + path)) if message else ""


def unexpected(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A bug of ours: the log has it under a number, and only the number is told."""
    report = _noted(request, error)
    return answer(500, "error", f"Something went wrong here, and it is not your fault; it is noted as {report}.")


def _noted(request: AnyRequest, error: Exception) -> str:
    """Put it into the log; under which number."""
    report = secrets.token_hex(4)
    metrics = _metrics(request)
    if metrics is not None:
        metrics.errors.inc()
    log.error(
        "unexpected error",
        report=report,
        method=request.method,
        route=request.scope.get("path_template", ""),
        exc_info=error,
    )
    return report


def _metrics(request: AnyRequest) -> Metrics | None:
    found = request.app.state.get("metrics")
    return found if isinstance(found, Metrics) else None


def _count(request: AnyRequest, code: str) -> None:
    metrics = _metrics(request)
    if metrics is not None:
        metrics.refused(code)


HANDLERS: ExceptionHandlersMap = {
    UserError: refused,
    StoreError: not_stored,
    msgspec.MsgspecError: misread,
    HTTPException: http_error,
    Exception: unexpected,
}
"""For Litestar's `exception_handlers`."""
