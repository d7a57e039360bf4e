"""Who may speak to us, and what a browser may do with our pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie

from .settings import Settings
from .signing import Card, Signer

COOKIE: Final = "sobremesa"
YEAR: Final = 365 * 24 * 3600

# Everything from ourselves: no inline script, no inline style (Svelte sets styles through the object model, which is allowed).
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# Of a script or a style, which is no page; with dozens of files to a visit, the other lines would be felt on a slow line.
FILE_HEADERS: Final = ("x-content-type-options", "cross-origin-resource-policy")
FILES: Final = (".js", ".css", ".woff2")
OPERATORS: Final = frozenset({"metrics", "schema"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_welcome_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Browsers say which site a request comes from; programs say nothing, and have no cookies to be abused."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in settings.origins or host_of(origin) == headers.get("host", "").lower() != ""


def headers_for(path: str) -> Mapping[str, str]:
    if path.startswith("/assets/") and path.endswith(FILES):
        return {name: HEADERS[name] for name in FILE_HEADERS}
    return HEADERS


def is_operators(path: str) -> bool:
    """What is there is for the host alone: `sobremesa admin token` says how to ask for it."""
    return path.lstrip("/").partition("/")[0] in OPERATORS


def is_operator(signer: Signer, headers: Mapping[str, str]) -> bool:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return kind.lower() == "bearer" and signer.is_operator(token.strip())


def host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # half an IPv6 address
        return ""


def is_https(request: Request[Any, Any, Any]) -> bool:
    return request.scope["scheme"] == "https"


def guest_cookie(signer: Signer, card: Card, is_secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE, value=signer.cookie(card), httponly=True, samesite="lax", secure=is_secure, max_age=YEAR, path="/"
    )


def no_cookie(is_secure: bool) -> Cookie:
    """In place of the one there was."""
    return Cookie(key=COOKIE, value="", httponly=True, samesite="lax", secure=is_secure, max_age=0, path="/")
