"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..core.errors import refuse
from ..i18n import reason, system_language
from . import checks, fairness_meter, game_requests, guests, hints, lessons, limits, static, tables
from .broker import Broker
from .hub import Hub
from .logs import set_up_logs
from .refusing import HANDLERS, Refused
from .security import HEADERS, SAFE_METHODS, is_welcome_origin
from .settings import Settings
from .socket import table_socket
from .store import Store


def from_environment() -> Litestar:
    """For uvicorn's factory option, one a worker. `sobremesa serve` has checked the settings; who asks uvicorn alone is told here."""
    settings, wrong = checks.from_environment()
    if wrong:
        raise SystemExit("\n".join(reason(system_language(), refusal) for refusal in wrong))
    return create_app(settings)


def create_app(
    settings: Settings, store: Store | None = None, broker: Broker | None = None, host: str = "127.0.0.1"
) -> Litestar:
    set_up_logs(as_json=settings.log == "json")
    hub = Hub(settings, store, broker)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Litestar(
        [
            *guests.ROUTES,
            *tables.ROUTES,
            *hints.ROUTES,
            *game_requests.routes(),
            *fairness_meter.ROUTES,
            *lessons.ROUTES,
            table_socket,
            healthz,
            metrics,
            static.client,
        ],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        before_request=check_origin,
        middleware=[DefineMiddleware(secure_headers)],
        request_max_body_size=limits.MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        logging_config=None,
    )
    app.state.hub = hub
    app.state.host = host
    app.state.adviser = hints.Adviser(hub.thinkers)
    app.state.meters = fairness_meter.Meters()
    rates = (
        limits.CREATION,
        limits.CODES,
        limits.HINTS,
        limits.REQUESTS,
        limits.BOARDS,
        limits.METERS,
        limits.CONNECTS,
    )
    app.state.gates = {rate: limits.Gate(rate.times(settings.hurry)) for rate in rates}
    return app


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE_METHODS and not is_welcome_origin(request.app.state.hub.settings, request.headers):
        raise Refused(refuse("wrong-origin"))


def secure_headers(app: ASGIApp) -> ASGIApp:
    pairs = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", [])]
                names = {name.lower() for name, _ in given}  # a picture has a policy of its own
                message["headers"] = [*given, *(pair for pair in pairs if pair[0] not in names)]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


@get("/healthz", include_in_schema=False)
async def healthz(request: Request) -> dict[str, Any]:
    """Up, and the database answers."""
    hub: Hub = request.app.state.hub
    await hub.store.load("healthz")
    return {"ok": True, "version": __version__}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request) -> Response[bytes]:
    hub: Hub = request.app.state.hub
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")
