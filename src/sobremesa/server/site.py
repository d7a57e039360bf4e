"""The application as the web server calls it. Before any route is looked for it is known who asks; and every GET has its HEAD."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Message, Send

from .security import COOKIE
from .signing import Signer
from .visitors import Asker, Proxies, asking, household


class Site(Litestar):
    def __init__(self, *handlers: Any, proxies: Proxies, signer: Signer, **more: Any) -> None:
        self._proxies, self._signer = proxies, signer
        super().__init__(*handlers, **more)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            scope = self._proxies.unwrap(scope)
            asking.set(self._asker(scope))
        if scope.get("method") == "HEAD":
            scope, send = {**scope, "method": "GET"}, without_body(send)
        await super().__call__(scope, receive, send)

    def _asker(self, scope: Any) -> Asker:
        host = scope["client"][0] if scope.get("client") else ""
        card = self._signer.card(ASGIConnection(scope).cookies.get(COOKIE, ""))
        return Asker(household(host), card and card.guest)


def without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {"type": "http.response.body", "body": b"", "more_body": message["more_body"]}
        await send(message)

    return send_head
