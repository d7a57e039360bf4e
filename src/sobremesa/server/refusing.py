"""Refusals over HTTP: a status, a code, the facts, and a reason in the asker's language. Also for what the framework itself refuses."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from sqlalchemy.exc import SQLAlchemyError

from .. import i18n
from ..core.errors import Refusal, refuse
from .limits import MOST_BYTES
from .messages import RefusalBody
from .metrics import Metrics

STATUS: Final = {
    "bad-cookie": 401,
    "logged-out": 401,
    "not-operator": 401,
    "wrong-origin": 403,
    "ticket-used": 409,
    "wrong-code": 403,
    "not-your-name": 403,
    "no-such-table": 404,
    "no-such-league": 404,
    "league-unread": 410,
    "league-not-organiser": 403,
    "league-removed": 403,
    "no-lesson": 404,
    "no-puzzle": 404,
    "no-try": 409,
    "not-found": 404,
    "wrong-method": 405,
    "no-hints": 403,
    "banned": 403,
    "private-table": 403,
    "no-watchers": 403,
    "host-only": 403,
    "invitation-wrong": 403,
    "invitation-used": 410,
    "nobody-there": 404,
    "no-such-message": 404,
    "not-over": 409,
    "not-shown": 403,
    "wrong-link": 403,
    "no-such-channel": 404,
    "closed-game": 410,
    "closed-host": 410,
    "closed-log": 410,
    "closed-rules": 410,
    "message-too-big": 413,
    "too-fast": 429,
    "server-error": 500,
    "hint-not-yet": 503,
    "not-saved": 503,
    "fairness-busy": 503,
    "lookback-busy": 503,
    "busy": 503,
    "read-only": 503,
    "store-away": 503,
}
logger = structlog.get_logger(__name__)
AnyRequest = Request[Any, Any, Any]


class Refused(Exception):
    """Carries a refusal out of a handler."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def language_of(request: AnyRequest) -> str:
    return i18n.accepted_language(request.headers.get("accept-language", "")) or i18n.FALLBACK


def answer(request: AnyRequest, refusal: Refusal) -> Response[RefusalBody]:
    body = RefusalBody(refusal.code, refusal.facts, i18n.reason(language_of(request), refusal))
    headers = {"cache-control": "no-store"}
    if refusal.code == "too-fast":
        headers["retry-after"] = str(refusal.facts["seconds"])
    return Response(body, status_code=STATUS.get(refusal.code, 400), headers=headers, media_type="application/json")


class Answers:
    """What is answered in place of what was asked; each is counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def handlers(self) -> Any:
        return {
            Refused: lambda request, error: self._answer(request, error.refusal),
            HTTPException: lambda request, error: self._answer(request, as_refusal(error)),
            UnicodeDecodeError: lambda request, _: self._answer(request, refuse("not-utf8")),
            RecursionError: lambda request, _: self._answer(request, refuse("bad-request", detail="too deep")),
            SQLAlchemyError: self._on_lost_store,
            OSError: self._on_lost_store,
            Exception: self._on_error,
        }

    def _on_lost_store(self, request: AnyRequest, error: Exception) -> Response[RefusalBody]:
        logger.error("store-away", path=request.scope["path"], error=repr(error)[:300])
        return self._answer(request, refuse("store-away"))

    def _on_error(self, request: AnyRequest, error: Exception) -> Response[RefusalBody]:
        if isinstance(
            error.__context__, msgspec.ValidationError
        ):  # Litestar stumbles over an odd Host when it says what is wrong
            return self._answer(request, refuse("bad-request", detail=str(error.__context__)[:200]))
        logger.error("server-error", path=request.scope["path"], error=repr(error)[:300], exc_info=error)
        return self._answer(request, refuse("server-error"))

    def _answer(self, request: AnyRequest, refusal: Refusal) -> Response[RefusalBody]:
        self._metrics.refusals.labels(refusal.code).inc()
        return answer(request, refusal)


def as_refusal(error: HTTPException) -> Refusal:
    if isinstance(error, NotFoundException):
        return refuse("not-found")
    if isinstance(error, MethodNotAllowedException):
        return refuse("wrong-method")
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return refuse("message-too-big", most=MOST_BYTES)
    if _is_not_utf8(error):
        return refuse("not-utf8")
    if isinstance(error, ClientException) or error.status_code < 500:
        return refuse("bad-request", detail=_detail(error))
    return refuse("server-error")


def _is_not_utf8(error: BaseException | None) -> bool:
    while error is not None:
        if isinstance(error, UnicodeDecodeError) or "utf-8" in str(error).lower():
            return True
        error = error.__cause__ or error.__context__
    return False


def _detail(error: HTTPException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra[:5])[:300]
    return str(error.detail)[:300]
