"""People with browsers: what they asked for, what their console said, what the table told them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, ViewportSize, WebSocket

Message = dict[str, Any]

DESKTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 740}
# What a browser says by itself when a server or a network is cut off; the tests that cut them mean to.
CUT_OFF = ("WebSocket connection to", "net::ERR_")
# And what a page says whose server is killed before it has loaded everything.
HALF_LOADED = ("Unable to preload CSS", "Failed to fetch dynamically imported module")

REMEMBER = """(prefs) => {
    if (!localStorage.getItem("sobremesa")) localStorage.setItem("sobremesa", JSON.stringify(prefs));
}"""


# Where a test is not about the app, Playwright keeps it from being one, and says so.
NO_APP = ("Service Worker registration blocked",)


@dataclass
class Visitor:
    address: str
    context: BrowserContext
    page: Page
    console: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    heard: list[Message] = field(default_factory=list)  # from the table, over the WebSocket
    expected: tuple[str, ...] = (*CUT_OFF, *NO_APP)

    def listen(self, page: Page) -> Page:
        page.on("console", self._note)
        page.on("pageerror", lambda error: self._mind(f"{error.message}\n{error.stack}"))
        page.on("websocket", self._overhear)
        page.on("response", self._check)
        return page

    def tab(self) -> Page:
        """Another tab of the same browser: the same person."""
        return self.listen(self.context.new_page())

    def _note(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text}"
        self.console.append(line)
        if message.type in ("error", "warning"):
            self._mind(line)

    def _mind(self, problem: str) -> None:
        if not any(words in problem for words in self.expected):
            self.problems.append(problem)

    def _check(self, response: Response) -> None:
        if response.status >= 400:
            self.console.append(f"{response.status} {response.request.method} {response.url}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))

    def expects(self, *words: str) -> Visitor:
        """The console may say this."""
        self.expected += words
        return self

    def told(self) -> list[Message]:
        """What the table showed, oldest first, each with all that was known by then: an update says what has changed."""
        told: list[Message] = []
        for message in self.heard:
            if message["type"] in ("welcome", "update"):
                before = told[-1] if told else {"table": {}, "game": None}
                table, game = ({**(before[part] or {}), **(message.get(part) or {})} for part in ("table", "game"))
                told.append({**before, **message, "table": table, "game": game or None})
        return told

    def goto(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self


def arrive(
    browser: Browser,
    address: str,
    language: str = "en",
    phone: bool = False,
    tablet: bool = False,
    motion: bool = False,
    prefs: dict[str, Any] | None = None,
    app: bool = False,
    letters: bool = True,
) -> Visitor:
    """Others' moves are shown at once and nothing moves by itself, unless the test is about that (`prefs`, `motion`); nor does anything outlive a
    page (`app`). Pages wait for our `letters`, as those of somebody do who was here before."""
    context = browser.new_context(
        locale=language,
        viewport=PHONE if phone else TABLET if tablet else DESKTOP,
        has_touch=phone or tablet,
        is_mobile=phone or tablet,
        device_scale_factor=1,
        service_workers="allow" if app else "block",
        reduced_motion="no-preference" if motion else "reduce",
    )
    remembered = {"pace": "instant", "bots": {"count": 1, "level": "beginner"}} if prefs is None else prefs
    context.add_init_script(f"({REMEMBER})({json.dumps({'letters': letters, **remembered})})")
    visitor = Visitor(address, context, context.new_page())
    visitor.listen(visitor.page)
    return visitor
