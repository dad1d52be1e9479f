"""What the server logs: one line an event, as JSON or as text, to standard error, and never a secret.

Ours come from structlog, those of libraries through the standard library; both take the same way out, past
`without_secrets`. A table is named by its `mark`: its id is an invitation. Requests are logged by the pattern of their
route for the same reason (`web/headers.py`). Of many lines that are alike most are left out (`Fewer`).
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
from collections.abc import Mapping
from typing import Any, Literal, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from boothill.server.ops.fewer import LEFT_OUT, Fewer

MASK = "***"
SECRET_KEYS = frozenset({"token", "tokens", "seed", "salt", "authorization", "cookie", "password", "token_hash"})

UVICORN: dict[str, Any] = {"log_config": None, "log_level": None, "access_log": False}
"""What uvicorn must be told so that it leaves the logs alone: its access log would hold the links to tables."""

# uvicorn tells at INFO which path a socket was opened at, and at DEBUG what went over it: the link, and the token.
_AT_LEAST = {
    "uvicorn": logging.WARNING,
    "uvicorn.error": logging.WARNING,
    "uvicorn.asgi": logging.WARNING,
    "websockets": logging.WARNING,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "asyncio": logging.INFO,
}
_NO_ERRORS = ("Invalid UTF-8 sequence received from client.",)
"""What uvicorn reports with a traceback although only a client did something wrong: anybody could fill the log."""
_TAKEN_OVER = ("litestar", "uvicorn.access", *_AT_LEAST)

_RUN = re.compile(r"[A-Za-z0-9_-]{22,}")
# Names in code, and numbers in hex. A token is random and next to never like that: of ten million one.
_HARMLESS = re.compile(
    r"(?:[A-Z][a-z]{2,})+"
    r"|[_-]*(?:[a-z]+[0-9]*|[0-9]+)(?:[_-]+(?:[a-z]+[0-9]*|[0-9]+))*[_-]*"
    r"|[_-]*(?:[A-Z]+[0-9]*|[0-9]+)(?:[_-]+(?:[A-Z]+[0-9]*|[0-9]+))*[_-]*"
    r"|[0-9a-f-]+"
)
_DEEPEST = 8


def mark(table_id: str) -> str:
    """What a table is called in logs: the same for the same table, and no way back to its link."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def configure(level: str = "info", form: Literal["json", "text"] = "json", stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process to the stream (standard error), in this form.

    To standard error once and for all: loggers that have been used keep it. Another stream can be changed again.
    """
    out = stream or sys.stderr
    least = logging.getLevelNamesMapping()[level.upper()]
    fewer = Fewer()
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
    ]
    after: list[Processor] = [structlog.processors.format_exc_info, without_secrets, _renderer(form, out)]
    structlog.configure(
        processors=[fewer, *before, *after],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(file=out),
        cache_logger_on_first_use=stream is None,
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(fewer)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*before, structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder([LEFT_OUT])],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *after],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(least)
    logging.getLogger("uvicorn.error").addFilter(_is_an_error)
    for name in _TAKEN_OVER:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
        # A level of its own for each: some libraries look at that, not at the one they inherit.
        logger.setLevel(max(least, _AT_LEAST.get(name, least)))


def _is_an_error(record: logging.LogRecord) -> bool:
    return record.msg not in _NO_ERRORS


def without_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Mask what is filed under a secret's name, and whatever looks like the token of a seat, however deep."""
    return {key: _masked(key, value, 0) for key, value in event.items()}


def masked_text(text: str) -> str:
    """The text with a mask over whatever looks like the token of a seat."""
    return _RUN.sub(_masked_run, text)


def _masked_run(found: re.Match[str]) -> str:
    return found[0] if _HARMLESS.fullmatch(found[0]) else MASK


def _masked(key: Any, value: Any, depth: int) -> Any:
    if isinstance(key, str) and key.lower() in SECRET_KEYS:
        return MASK
    if isinstance(value, str):
        return masked_text(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if depth == _DEEPEST:
        return "..."
    if isinstance(value, (bytes, bytearray, memoryview)):
        return f"{len(value)} bytes"
    if isinstance(value, Mapping):
        return {masked_text(str(inner)): _masked(inner, one, depth + 1) for inner, one in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_masked(None, one, depth + 1) for one in value]
    if isinstance(value, msgspec.Struct):
        return _masked(None, msgspec.structs.asdict(value), depth + 1)
    return masked_text(_repr(value))


def _repr(value: Any) -> str:
    try:
        return repr(value)
    except Exception:  # whatever is wrong with it, it is no reason to lose the line
        return f"<{type(value).__name__}>"


_encode = msgspec.json.Encoder(enc_hook=_repr).encode


def _as_json(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    try:
        return _encode(event).decode()
    except (UnicodeEncodeError, msgspec.MsgspecError, OverflowError):  # half a character, a number beyond 64 bits
        return json.dumps(event, default=_repr)


def _renderer(form: Literal["json", "text"], stream: TextIO) -> Processor:
    if form == "json":
        return _as_json
    return structlog.dev.ConsoleRenderer(
        colors=stream.isatty(), timestamp_key="at", exception_formatter=structlog.dev.plain_traceback
    )
