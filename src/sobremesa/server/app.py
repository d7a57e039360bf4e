"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..core.errors import refuse
from ..i18n import reason, system_language
from . import (
    adviser,
    daily,
    devices,
    fairness_meter,
    game_requests,
    glances,
    guests,
    health,
    history,
    hosting,
    imports,
    leagues,
    leaving,
    lessons,
    limits,
    lookbacks,
    preflight,
    privacy,
    puzzles,
    static,
    tables,
    takeout,
    words,
)
from .broker import Broker
from .calling import channels, pages
from .calling.caller import Caller
from .films import Films
from .garbage import looked_for_seldom
from .hub import Hub
from .logs import set_up_logs
from .nearby import NearbyBroker, meeting_place
from .neighbours import Neighbours, among, open_to
from .offspring import end_with_parent
from .posters import result
from .refusing import Answers, Refused
from .routing import Gates
from .security import SAFE_METHODS, headers_for, is_operator, is_operators, is_welcome_origin
from .settings import Settings
from .signing import Signer
from .site import Site
from .socket import table_socket
from .spending import share_spending
from .store import Store
from .tending import Tending
from .visitors import Proxies


def from_environment() -> Litestar:
    """For uvicorn's factory option, one a worker. `sobremesa serve` has checked the settings; who asks uvicorn alone is told here."""
    settings, wrong = preflight.from_environment()
    if wrong:
        raise SystemExit("\n".join(reason(system_language(), refusal) for refusal in wrong))
    place = None if settings.redis else meeting_place()
    if settings.workers > 1 and not settings.redis and not place:
        raise SystemExit(reason(system_language(), preflight.apart(settings)))
    end_with_parent()
    return create_app(settings, broker=place and NearbyBroker(place), neighbours=among(settings.workers))


def create_app(
    settings: Settings,
    store: Store | None = None,
    broker: Broker | None = None,
    host: str = "127.0.0.1",
    neighbours: Neighbours | None = None,
) -> Litestar:
    set_up_logs(as_json=settings.log == "json")
    hub = Hub(settings, store, broker, neighbours)
    gates, tending, caller = Gates(settings.hurry), Tending(hub), Caller(hub)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        share_spending(gates, hub.broker, hub.worker)
        caller.start()
        try:
            with looked_for_seldom():
                async with open_to(neighbours, app):
                    yield
        finally:
            await tending.stop()
            await caller.stop()
            await hub.stop()

    return Site(
        [
            *guests.ROUTES,
            *devices.ROUTES,
            *tables.ROUTES,
            *hosting.ROUTES,
            *glances.ROUTES,
            *history.ROUTES,
            *takeout.ROUTES,
            *leaving.ROUTES,
            *adviser.ROUTES,
            *lookbacks.ROUTES,
            *daily.ROUTES,
            *puzzles.ROUTES,
            *leagues.ROUTES,
            *imports.ROUTES,
            *game_requests.routes(),
            *fairness_meter.ROUTES,
            *lessons.ROUTES,
            *words.ROUTES,
            *health.ROUTES,
            *privacy.ROUTES,
            *result.ROUTES,
            *channels.ROUTES,
            *pages.ROUTES,
            table_socket,
            static.client,
        ],
        proxies=Proxies(settings.trusted_proxies),
        signer=hub.signer,
        lifespan=[lifespan],
        dependencies={
            "hub": always(hub),
            "gates": always(gates),
            "adviser": always(adviser.Adviser(hub.thinkers, hub.workshop)),
            "lookbacks": always(lookbacks.LookBacks(hub)),
            "meters": always(fairness_meter.Meters()),
            "readiness": always(health.Readiness(hub)),
            "caller": always(caller),
            "films": always(Films(hub.workshop)),
            "bound_to": always(host),
            "guest": Provide(guests.guest_of, sync_to_thread=False),
        },
        exception_handlers=Answers(hub.metrics).handlers(),
        before_request=partial(check_asker, settings, hub.signer),
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


def always(thing: object) -> Provide:
    """The same one for whoever needs it."""
    return Provide(lambda: thing, sync_to_thread=False)


async def check_asker(settings: Settings, signer: Signer, request: Request[Any, Any, Any]) -> None:
    if is_operators(request.scope["path"]) and not is_operator(signer, request.headers):
        raise Refused(refuse("not-operator"))
    if request.method not in SAFE_METHODS and not is_welcome_origin(settings, request.headers):
        raise Refused(refuse("wrong-origin"))


def secure_headers(app: ASGIApp) -> ASGIApp:
    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = headers_for(scope.get("path", "")).items()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", [])]
                names = {name.lower() for name, _ in given}  # a picture has a policy of its own
                more = [(name.encode(), value.encode()) for name, value in wanted if name.encode() not in names]
                message["headers"] = [*given, *more]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped
