"""Is the server alive, and can it do its work? For whoever looks after it: containers, proxies, monitors."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from litestar import Request, Response, get
from litestar.di import NamedDependency

from .. import __version__
from ..bots import is_ready
from ..games.registry import GAMES
from .hub import Hub
from .limits import REQUESTS
from .routing import NO_STORE, Gates

ANSWER_WITHIN: Final = 4.0  # seconds
KEPT: Final = 2.0  # seconds for which an answer stands: asking often writes no more often
logger = structlog.get_logger(__name__)


class Readiness:
    """What the server needs to work, looked at now and then."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._looking = asyncio.Lock()
        self._found: dict[str, bool] = {}
        self._at = -KEPT

    async def look(self) -> dict[str, bool]:
        async with self._looking:
            if time.monotonic() - self._at >= KEPT:
                writes, hears = await asyncio.gather(works(self._hub.store.probe()), works(self._hub.broker.probe()))
                self._found = {"writes": writes, "workers": hears}
                self._at = time.monotonic()
        return {**self._found, "rules": all(is_ready(game) for game in GAMES.values())}


async def works(probe: Any) -> bool:
    try:
        await asyncio.wait_for(probe, ANSWER_WITHIN)
    except Exception as error:
        logger.warning("not-ready", error=repr(error)[:300])
        return False
    return True


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, Any]:
    """Alive. Says nothing about the disk: a server that is started anew would find it as full as before."""
    return {"ok": True, "version": __version__}


@get("/readyz", include_in_schema=False)
async def readyz(
    request: Request, gates: NamedDependency[Gates], readiness: NamedDependency[Readiness]
) -> Response[dict[str, bool]]:
    """Can it write, hear the other workers, and let bots think?"""
    gates.enter(request, REQUESTS)
    found = await readiness.look()
    well = all(found.values())
    return Response({"ok": well, **found}, status_code=200 if well else 503, headers=NO_STORE)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates]) -> Response[bytes]:
    """What this server counts, for Prometheus. For the host alone, by their token."""
    gates.enter(request, REQUESTS)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [healthz, readyz, metrics]
