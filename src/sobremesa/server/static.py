"""The built web client. Every page of it is index.html; which one is for the browser to say."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from .. import i18n
from ..core.errors import Refusal, refuse
from .guests import card_of
from .hub import Hub
from .previews import TABLE, with_preview
from .refusing import Refused, language_of
from .routing import Gates
from .security import COOKIE

FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSIBLE: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)
WORKER: Final = "sw.js"  # it speaks for all pages
KINDS: Final = {".webmanifest": "application/manifest+json"}  # not every system knows it
LONGEST_NAME: Final = 255  # bytes
OURS: Final = ("api", "schema", "assets", "healthz", "readyz", "metrics", "calls")


@dataclass(frozen=True)
class Page:
    body: bytes
    zipped: bytes | None
    kind: str
    etag: str
    packed: bytes | None = None  # with Brotli, if the build has done that


@lru_cache(maxsize=256)
def page(file: Path, _changed: float) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = {"application/javascript": "text/javascript"}.get(kind, KINDS.get(file.suffix, kind))
    packed = file.with_name(f"{file.name}.br")
    return replace(page_of(body, kind), packed=packed.read_bytes() if packed.is_file() else None)


@lru_cache(maxsize=256)
def page_of(body: bytes, kind: str) -> Page:
    zipped = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    return Page(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    bound_to: NamedDependency[str],
    path: FromPath[str] = "",
) -> Response[Any]:
    file = find(hub.settings.static, path.strip("/"))
    if file is None:
        raise Refused(refuse("not-found"))
    if not file.is_file():
        text = i18n.say(language_of(request), "server-not-built")
        return Response(text, media_type="text/plain", status_code=503)
    is_hashed = file.parent.name == "assets"
    found = page(file, file.stat().st_mtime)
    if file.name == "index.html":
        body = await with_preview(request, hub, gates, bound_to, path.strip("/"), found.body)
        found = found if body is found.body else page_of(body, found.kind)
    answer = respond(request, found, FOREVER if is_hashed else "no-cache")
    if TABLE.fullmatch(path.strip("/")):
        answer.headers["server-timing"] = f"card;desc={'yes' if has_card(request, hub) else 'no'}"
    if path.strip("/") == WORKER:
        answer.headers["service-worker-allowed"] = "/"
    return answer


def has_card(request: Request[Any, Any, Any], hub: Hub) -> bool:
    """Whoever has one can be let in at once (web/src/early.ts). Said beside the page, which is the same for everybody."""
    cookie = request.cookies.get(COOKIE)
    return cookie is not None and not isinstance(card_of(hub, cookie), Refusal)


def find(root: Path, path: str) -> Path | None:
    """The file of the client that answers this path; None if there is none."""
    file = (root / path).resolve() if could_be_a_file(path) else root
    if path and file.is_relative_to(root.resolve()) and file.is_file():
        return file
    first, last = path.split("/")[0], path.rsplit("/", 1)[-1]
    return None if first in OURS or "." in last else root / "index.html"


def could_be_a_file(path: str) -> bool:
    """No file system has names like these, and some raise an error when asked."""
    return "\0" not in path and all(len(name.encode(errors="replace")) <= LONGEST_NAME for name in path.split("/"))


def respond(request: Request[Any, Any, Any], found: Page, caching: str) -> Response[Any]:
    language = ", accept-language" if found.kind == "text/html" else ""
    headers = {"cache-control": caching, "etag": found.etag, "vary": f"accept-encoding{language}"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(None, status_code=304, headers=headers)
    body, welcome = found.body, accepted(request.headers.get("accept-encoding", ""))
    if found.packed is not None and "br" in welcome:
        body, headers["content-encoding"] = found.packed, "br"
    elif found.zipped is not None and "gzip" in welcome:
        body, headers["content-encoding"] = found.zipped, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


def accepted(encodings: str) -> set[str]:
    """What a browser unpacks; nobody whose pages matter says `q=0`, but they may."""
    named = [one.replace(" ", "").partition(";") for one in encodings.lower().split(",")]
    return {name for name, _, wish in named if wish not in ("q=0", "q=0.0")}
